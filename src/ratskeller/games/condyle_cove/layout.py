"""Condyle Cove: what the numbers mean that a viewer observes (`rules/observe.py`).

Rows of cards are those of the seats; alone, the Boogeyman's comes second. Pawns come in the same order, then Benny's;
alone the second is the Boogeyman's. What a card or space does is said by the packs of the table, by its number.
"""

from __future__ import annotations

from ratskeller.games.condyle_cove.content_grammar import ATTRIBUTES
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.layout import Part, flags, kinds, numbers

EIGHT_ACTS = 8  # the six of the Cul-De-Sac, then the two choices
GRANTED_MOST = 99


def parts(seats: int) -> tuple[Part, ...]:
    """The Cove, all cards that the viewer knows, the Acts, the turn, the card in play, and the table's options."""
    rows = 2 if seats == 1 else seats
    pawns = seats + 1
    spaces, cards, acts, things = codes.SPACES, codes.CARDS, codes.ACTS, codes.THINGS
    return (
        kinds("phase", codes.OVER + 1, "what the table waits for, in the order of rules/codes.py"),
        kinds("turn", rows + 1, "whose turn it is"),
        numbers("turns", 0, codes.TURNS_MAX, "number of the turn"),
        numbers("plays", 0, codes.PLAYS_MAX, "cards played in this turn"),
        numbers("drawn", 0, cards, "cards drawn in this Draw phase"),
        numbers("draws", 0, GRANTED_MOST, "… of so many, while it is asked which"),
        flags("flipped", "whether a Last Winter card was turned up in this turn"),
        numbers("screams", 0, GRANTED_MOST, "Benny's screams in this turn"),
        flags("may_stop", "whether whoever is asked may do nothing"),
        numbers("count", 0, codes.ALL_CARDS, "cards that are still to be discarded or may be put away"),
        flags("asked", "who was asked for an answer to a card", seats),
        flags("replied", "whether the viewer has let it happen"),
        flags("laid", "spaces in play", spaces),
        numbers("x", -codes.REACH, codes.REACH, "where each of them lies, from the Cul-De-Sac to the right …", spaces),
        numbers("y", -codes.REACH, codes.REACH, "… and down", spaces),
        kinds("kind", codes.KIND_HERE + 1, "the kind of each space, in the order of rules/codes.py", spaces),
        numbers("cove_left", 0, spaces, "Cove cards that are left"),
        kinds("pawns", spaces + 1, "the space that each pawn stands on, plus one; 0 for none", pawns),
        kinds("next_spaces", spaces + 1, "the space that is being laid, plus one, and those after it", codes.ARMS),
        flags("alive", "who is in the game", rows),
        numbers("out", 0, seats, "when each went out, 0 for not yet", rows),
        flags("quiet", "who wants to pass on every card", rows),
        numbers("held", 0, codes.HAND_MAX, "cards in each hand", rows),
        numbers("piled", 0, cards, "cards in each draw pile", rows),
        numbers("discarded", 0, cards, "cards in each discard pile", rows),
        numbers("granted", -GRANTED_MOST, GRANTED_MOST, "what each has now", rows, len(ATTRIBUTES)),
        kinds("where", 3 * rows + 2, "each Options card: 0 unknown, hands, draw piles, discard piles, gone", cards),
        numbers(
            "depth",
            0,
            cards,
            "its place there from 1: in a draw pile from the top, in a discard pile from below",
            cards,
        ),
        flags("face_down", "places of each discard pile, from below, with a card face down", rows, cards),
        kinds(
            "kept", things + 1, "Permanent cards in play, in the order in which they came, plus one", codes.PERMANENTS
        ),
        kinds("keeper", rows + 1, "whose they are", codes.PERMANENTS),
        flags("act_places", "places that hold an Act", acts),
        flags("acts_up", "places where it lies face up", acts),
        kinds("act", acts + 1, "the Act in each place, plus one; 0 for unknown", acts),
        kinds("act_title", EIGHT_ACTS, "what each of the six Acts of this table is", acts),
        flags("deadly", "whether it is a Boogeyman", acts),
        numbers("winter_left", 0, codes.WINTERS, "Last Winter cards that are left"),
        numbers("haunted_left", 0, codes.HAUNTS, "Haunted cards that are left"),
        numbers("move_left", 0, codes.MOVE_CARDS, "alone, Move cards that are left"),
        numbers("his_bonus", 0, GRANTED_MOST, "alone, spaces that the Boogeyman walks farther"),
        kinds("playing", things + 1, "the card that is being played, plus one"),
        kinds("player", rows + 1, "who plays it"),
        kinds("answering", things + 1, "the card that answers it, plus one"),
        kinds("because", things + spaces + 1, "the card, Act or space whose effect is asked about, plus one"),
        kinds("sent", pawns + 1, "the pawn that is being sent, plus one"),
        kinds("picked", pawns + 1, "the pawn that each clause of the card means, plus one", codes.LINE_ROWS),
        kinds("picked_end", codes.STAYED + 1, "where each pawn of it is to go, plus one", codes.LINE_ROWS, pawns),
        flags("picked_cell", "whether a place for a DETOUR is chosen"),
        numbers("picked_x", -codes.REACH, codes.REACH, "… where it is, to the right"),
        numbers("picked_y", -codes.REACH, codes.REACH, "… and down"),
        kinds("picked_swap", spaces + 1, "the space that it will replace, plus one"),
        flags("benny", "table option: Benny"),
        flags("harder", "table option: Benny begins in the Cul-De-Sac"),
        flags("cold_draws", "table option: a Last Winter card takes the place of a draw"),
        numbers("scream_rate", 0, GRANTED_MOST, "table option: one in so many times Benny screams"),
        flags("entering_kills", "table option: to enter the Cul-De-Sac can be deadly"),
        flags("draws_at_end", "table option: a turn that a card ends has its Draw phase all the same"),
    )
