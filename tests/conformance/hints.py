"""Where to look for the history of a redealt position, in games with too many secrets to try them all.

A hint says what a hidden step would have been. It proves nothing: the history is played, every frame compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ratskeller.games.condyle_cove.rules import codes as cove

if TYPE_CHECKING:
    from collections.abc import Callable


class Hint(NamedTuple):
    """What is known of a game.

    `step`: what a step would have been, by the real and the imagined position, the one before it, and the step.
    `is_open`: whether a question that was open before a step is open in the real position; who has answered it unseen
    is forgotten then.
    """

    step: Callable[[Any, Any, Any, int], int]
    is_open: Callable[[Any, Any], bool]


def imagined_card(real: Any, imagined: Any, before: Any, code: int) -> int:
    """Condyle Cove: a card has its record, and an Act its place, and so has the Boogeyman."""
    if before.phase == cove.CH_CARD:
        zone = (before.hand, before.pile, before.discard)[before.show_zone]
        number = (zone[before.show_seat][before.show_place] & cove.SLOT_BITS) - 1
        return cove.OPTION_CARD + int(imagined.record[number] & cove.CARD_BITS) - 1
    if before.phase == cove.CH_ACT and real.act[before.show_place] == code - cove.ACT_CARD + 1:
        return cove.ACT_CARD + int(imagined.act[before.show_place]) - 1
    if before.phase == cove.ASK_BOOGEY and real.put_by:
        return cove.ACT_PLACE + int(imagined.put_at)
    return code


def same_question(real: Any, before: Any) -> bool:
    """Condyle Cove: whether the same card may still be answered."""
    asked = (real.asked_seats, real.turns, real.plays, real.playing)
    return bool(real.asked_seats) and asked == (before.asked_seats, before.turns, before.plays, before.playing)


HINTS = {"condyle_cove": Hint(imagined_card, same_question)}
