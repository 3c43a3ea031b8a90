"""Where to look for the history of a redealt position, in games with too many secrets to try them all.

A hint says which hidden step became which other one. It proves nothing: the history is played, every frame compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.condyle_cove import codes as cove

if TYPE_CHECKING:
    from collections.abc import Callable

    Hint = Callable[[Any, Any], dict[tuple[int, int], int]]  # by step, and how often the same one came after it


def exchanged_cards(real: Any, imagined: Any) -> dict[tuple[int, int], int]:
    """Condyle Cove: the card that lies where another one lay, the same for Acts, and where the Boogeyman was put.

    A card that went through a shuffle may have been drawn twice in secret: before it, and after it.
    """
    found: dict[tuple[int, int], int] = {}
    roles = _exchanged_members(real, imagined)
    for card in range(cove.CARDS):
        if real.group[card]:
            found[cove.OPTION_CARD + card, 0] = cove.OPTION_CARD + roles[card]
    for one, two in zip(_slots(real), _slots(imagined), strict=True):
        card, other = (one & cove.CARD_BITS) - 1, (two & cove.CARD_BITS) - 1
        if card >= 0:
            found[cove.OPTION_CARD + card, 0] = cove.OPTION_CARD + other
            found[cove.OPTION_CARD + card, 1] = cove.OPTION_CARD + roles.get(card, card)
    for one, two in zip(real.act, imagined.act, strict=True):
        if one and two:
            found[cove.ACT_CARD + one - 1, 0] = cove.ACT_CARD + two - 1
    if real.put_by:
        found[cove.ACT_PLACE + real.put_at, 0] = cove.ACT_PLACE + imagined.put_at
    return found


def _slots(state: Any) -> list[int]:
    rows = [*state.hand, *state.pile, *state.discard]
    return [slot for row in rows for slot in row]


def _members(state: Any) -> dict[tuple[int, int], set[int]]:
    """The cards that somebody knows to have been in a shuffle: by the shuffle, and who."""
    tags = {card: state.group[card] for card in range(cove.CARDS) if state.group[card]}
    for slot in _slots(state):
        card, tag = (slot & cove.CARD_BITS) - 1, slot >> cove.TAG_SHIFT & cove.TAG_MASK
        if card >= 0 and tag and state.member[card]:
            tags[card] = tag
    found: dict[tuple[int, int], set[int]] = {}
    for card, tag in tags.items():
        found.setdefault((tag, state.member[card]), set()).add(card)
    return found


def _exchanged_members(real: Any, imagined: Any) -> dict[int, int]:
    mine, others = _members(real), _members(imagined)
    found: dict[int, int] = {}
    for key, cards in mine.items():
        there = others.get(key, set())
        found.update({card: card for card in cards & there})
        found.update(zip(sorted(cards - there), sorted(there - cards), strict=True))
    return found


HINTS: dict[str, Hint] = {"condyle_cove": exchanged_cards}
