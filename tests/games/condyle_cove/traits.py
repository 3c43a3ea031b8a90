"""What the tests that hold for every game must know of Condyle Cove."""

from __future__ import annotations

from typing import Any

from ratskeller.games.condyle_cove.rules import codes
from tests.conformance.traits import Hint, Traits


def cards_total(state: Any) -> int:
    """Every Options card is in a hand, a pile, the Cove, on the table or out of the game."""
    found = sum(state.held) + sum(state.piled) + sum(state.discarded) + sum(state.gone)
    found += sum(card > 0 for card in state.detour_card)
    is_played = state.playing > 0 and bool(state.content.used[state.playing - 1])
    return int(found + is_played + (state.answering > 0))


def options_cards(state: Any) -> int:
    """Nothing is dealt before somebody begins."""
    return cards_total(state) or int(sum(state.content.used))


def imagined_card(real: Any, imagined: Any, before: Any, code: int) -> int:
    """A card has its record, and an Act its place, and so has the Boogeyman."""
    if before.phase == codes.CH_CARD:
        zone = (before.hand, before.pile, before.discard)[before.show_zone]
        number = (zone[before.show_seat][before.show_place] & codes.SLOT_BITS) - 1
        return codes.OPTION_CARD + int(imagined.record[number] & codes.CARD_BITS) - 1
    if before.phase == codes.CH_ACT and real.act[before.show_place] == code - codes.ACT_CARD + 1:
        return codes.ACT_CARD + int(imagined.act[before.show_place]) - 1
    if before.phase == codes.ASK_BOOGEY and real.put_by:
        return codes.ACT_PLACE + int(imagined.put_at)
    return code


def same_question(real: Any, before: Any) -> bool:
    """Whether the same card may still be answered."""
    asked = (real.turns, real.plays, real.playing)
    return bool(real.asked_seats) and asked == (before.turns, before.plays, before.playing)


TRAITS = Traits(options_cards, hint=Hint(imagined_card, same_question), undos=200)
