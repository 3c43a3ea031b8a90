"""Where to look for the history of a redealt position, in games with too many secrets to try them all.

A hint says which hidden step became which other one. It proves nothing: the history is played, every frame compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.condyle_cove import codes as cove

if TYPE_CHECKING:
    from collections.abc import Callable

    Hint = Callable[[Any, Any], dict[int, int]]


def exchanged_cards(real: Any, imagined: Any) -> dict[int, int]:
    """Condyle Cove: the card that lies where another one lay, the same for Acts, and where the Boogeyman was put."""
    found: dict[int, int] = {}
    for zone in ("hand", "pile", "discard"):
        for mine, other in zip(getattr(real, zone), getattr(imagined, zone), strict=True):
            for one, two in zip(mine, other, strict=True):
                if one & cove.CARD_BITS:
                    found[cove.OPTION_CARD + (one & cove.CARD_BITS) - 1] = cove.OPTION_CARD + (two & cove.CARD_BITS) - 1
    for one, two in zip(real.act, imagined.act, strict=True):
        if one and two:
            found[cove.ACT_CARD + one - 1] = cove.ACT_CARD + two - 1
    if real.put_by:
        found[cove.ACT_PLACE + real.put_at] = cove.ACT_PLACE + imagined.put_at
    return found


HINTS: dict[str, Hint] = {"condyle_cove": exchanged_cards}
