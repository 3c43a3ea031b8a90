"""What each game neither makes nor destroys: a number that stays the same from the first step to the last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.house_of_rath.rules import codes as rath

if TYPE_CHECKING:
    from collections.abc import Callable


def brains(state: Any) -> int:
    """R1: brains go from one player to another or to the middle of the table."""
    return int(sum(state.brains) + state.middle)


def tiles(state: Any) -> int:
    """Every tile of Rathulhu is in the bag, on the board, in a collection or discarded."""
    return int(state.tiles_total())


def boxes(state: Any) -> int:
    """Darkhouse: a box is empty, under a die, written in or crossed out; dice are all on the page or none is."""
    for seat in range(state.seats):
        assert state.count_dice(seat) in {0, codes.DICE}
    blocks = range(1, codes.BLOCKS_END)
    return int(sum(state.count_boxes(seat, block) for seat in range(state.seats) for block in blocks))


def options_cards(state: Any) -> int:
    """Condyle Cove: every Options card is in a hand, a pile, the Cove, on the table or out of the game."""
    return int(state.cards_total()) or int(sum(state.content.used))  # nothing is dealt before somebody begins


def pieces(state: Any) -> int:
    """House of Rath: locks, Adoption cards and Run Away cards are somewhere, each in one place; rooms only go."""
    held = [state.cards_of(seat) for seat in range(state.seats)]
    assert sum(cards.bit_count() for cards in held) + state.boxed.bit_count() == state.dealt
    assert all(one & other == 0 for one in held for other in held if one is not other)
    lessons = list(state.lesson)
    drawn = sum(place != rath.UNDRAWN for place in lessons)
    assert drawn + state.lessons_left == state.seats
    alive = state.living()
    assert state.hidden & ~alive == 0
    assert state.rooms >> state.rath & 1
    assert all(state.rooms >> room & 1 for room in state.room if room != rath.GONE)
    return int(state.count_locks())


CONSERVED: dict[str, Callable[[Any], int]] = {
    "rats_in_the_walls": brains,
    "rathulhu": tiles,
    "darkhouse": boxes,
    "condyle_cove": options_cards,
    "house_of_rath": pieces,
}
