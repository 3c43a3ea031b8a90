"""Darkhouse: what the numbers mean that a viewer observes (`rules/observe.py`)."""

from __future__ import annotations

from ratskeller.games.darkhouse.rules import codes
from ratskeller.kernel.layout import Part, flags, kinds, numbers

BOXES_MOST = 8  # of a block
POWERED = codes.FACES_END - codes.LEAST  # faces that can be written down


def parts(seats: int) -> tuple[Part, ...]:
    """The board, the turn track, and everybody's pages and dice: all of it is open."""
    blocks, earlier = codes.BLOCKS, codes.GAMES_MAX - 1
    return (
        kinds("phase", codes.OVER + 1, "what the table waits for, in the order of rules/codes.py"),
        numbers("game", 0, codes.GAMES_MAX, "number of the game"),
        numbers("games", 0, codes.GAMES_MAX, "table option: how many there are"),
        numbers("scored", 0, codes.GAMES_MAX, "how many are over"),
        numbers("round", 0, codes.ROUNDS, "number of the round"),
        kinds("x_penalty", codes.X_ONCE + 1, "table option: what X's cost, in the order of rules/codes.py"),
        flags("last_deadline", "table option: the last gray square has a deadline too"),
        kinds("due", blocks + 1, "the block that is under a deadline"),
        kinds("track", codes.FACES_END, "the turn track of this game", codes.ROUNDS),
        flags("gray", "its gray squares", codes.ROUNDS),
        numbers("boxes", 0, BOXES_MOST, "boxes of each block", blocks),
        flags("wired", "whether an arc joins two blocks: 1-2, 1-3 … 5-6", codes.PAIRS),
        numbers(
            "page", 0, BOXES_MOST, "X's, twos … sixes in each block of this game's page", seats, blocks, POWERED + 1
        ),
        numbers("empty", 0, BOXES_MOST, "boxes that can take a die, by block", seats, blocks),
        numbers("lying", 0, codes.DICE, "twos … sixes laid in each block, not recorded", seats, blocks, POWERED),
        numbers("loose", 0, codes.DICE, "ones … sixes rolled and not laid", seats, codes.FACES),
        numbers("in_hand", 0, codes.DICE, "dice about to be rolled", seats),
        kinds("arcs", codes.FACES_END, "the die on each arc", seats, codes.PAIRS),
        flags("reached", "blocks that may be filled in this round", seats, blocks),
        numbers("rolls", 0, codes.ROLLS_A_ROUND, "rolls made in this round", seats),
        flags("playing", "who is not done with the round", seats),
        flags("early", "who had every block full before round ten, by game", codes.GAMES_MAX, seats),
        numbers("earlier", 0, BOXES_MOST, "the pages of earlier games", earlier, seats, blocks, POWERED + 1),
    )
