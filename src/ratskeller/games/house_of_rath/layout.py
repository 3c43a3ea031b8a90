"""House of Rath: what the numbers mean that a viewer observes (`rules/observe.py`)."""

from __future__ import annotations

from ratskeller.games.house_of_rath.rules import codes
from ratskeller.kernel.layout import Part, flags, kinds, numbers

FARTHEST = 300  # cells: the house drifts by less than one with each rotation
ABILITIES = codes.ROLL_AGAIN + 1


def parts(seats: int) -> tuple[Part, ...]:
    """The house, the orphans with what the viewer knows of their owners, the turn, and the table's options."""
    rooms, orphans, cards = codes.ROOMS, codes.ORPHANS, codes.CARDS
    return (
        kinds("phase", codes.OVER + 1, "what the table waits for, in the order of rules/codes.py"),
        kinds("turn", seats + 1, "whose turn it is"),
        numbers("turns", 0, codes.TURNS_MAX, "number of the turn"),
        numbers("quiet", 0, codes.TURNS_MAX, "turns in a row without an attack"),
        flags("attacked", "whether somebody was attacked in this turn"),
        kinds("face", codes.ROLL_AGAIN + 2, "what the die, or a card, permits, plus one; 0 for nothing yet"),
        flags("by_card", "whether a Run Away card permits it"),
        numbers("rotations", 0, 2, "rotations made of two"),
        kinds("chosen_room", rooms + 1, "the room that pivots, plus one"),
        kinds("chosen_orphan", orphans + 1, "the orphan that moves, by its number"),
        kinds("chosen_seat", seats + 1, "whose card is turned up"),
        flags("rooms", "the rooms that are in the house", rooms),
        numbers("columns", -FARTHEST, FARTHEST, "the column of each room's cell", rooms),
        numbers("rows", -FARTHEST, FARTHEST, "… and its row", rooms),
        flags("joined", "whether two rooms touch", rooms, rooms),
        flags("locked", "whether there is a lock between two rooms", rooms, rooms),
        numbers("locks_left", 0, codes.LOCKS, "locks at the side"),
        numbers("locks_gone", 0, codes.LOCKS, "locks out of the game"),
        kinds("rath", rooms, "Rath's room"),
        kinds("room", rooms + 1, "the room of each orphan, plus one; 0 for none", orphans),
        flags("hidden", "orphans that are hidden", orphans),
        flags("up", "orphans whose card is face up", orphans),
        kinds("owner", seats + 2, "the seat whose card it is: 0 unknown, 1 nobody, 2 the viewer …", orphans),
        flags("removed", "orphans whose card was put back in the setup, as far as the viewer knows", orphans),
        numbers("placed", 0, orphans, "orphans that have a room, in the setup"),
        numbers("dealt", 0, orphans, "cards that are dealt"),
        numbers("down", 0, codes.CARDS_KEPT + 1, "Adoption cards face down of each seat", seats),
        numbers("out", 0, seats, "when each seat was out, 0 for not yet", seats),
        numbers("lessons", 0, cards, "Run Away cards of each seat", seats),
        kinds("lesson", seats + 2, "each Run Away card: 0 unknown, 1 used, 2 the viewer's …", cards),
        numbers("lessons_left", 0, cards, "Run Away cards in the pile"),
        kinds("victim", orphans + 1, "the orphan that is attacked, by its number"),
        flags("asked", "who may claim it, as far as everybody can tell", seats),
        flags("answered", "whether the viewer has let it go"),
        flags("shrinks", "whether a room goes at the end of this turn, if one qualifies"),
        flags("shrinks_soon", "whether that begins with the next turn"),
        kinds("ability", ABILITIES, "what each Run Away card can do", cards),
        flags("boyden", "table option: Boyden Boogey"),
        flags("any_lock", "table option: any lock shuts a room off"),
        flags("teams", "table option: who sit opposite play together"),
        flags("locks_return", "table option: locks that Rath breaks come back"),
        kinds("fate_board", codes.ROOMS_BOARD + 1, "table option: which board the Fate die is read on"),
        numbers("dawn", 0, codes.DAWN_MOST, "table option: after how many quiet turns day breaks; 0 for never"),
    )
