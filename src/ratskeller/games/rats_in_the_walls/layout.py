"""The Rats in the Walls: what the numbers mean that a viewer observes (`rules/observe.py`)."""

from __future__ import annotations

from ratskeller.games.rats_in_the_walls.rules import codes
from ratskeller.kernel.layout import Part, flags, kinds, numbers

BRAINS_MOST = 60  # all that there are at the largest table
PAID_MOST = 8  # for one thing, by a summary sheet


def parts(seats: int) -> tuple[Part, ...]:
    """The table, the dice as far as the viewer has seen them, and the summary sheet."""
    return (
        kinds("phase", codes.OVER + 1, "what the table waits for, in the order of rules/codes.py"),
        numbers("round", 0, codes.ROUNDS_MAX, "number of the round, 0 before the first"),
        kinds("giver", seats + 1, "who has the cup"),
        numbers("dice", 0, codes.DICE_MAX, "dice under the cup"),
        numbers("claim", 0, codes.RATS_MAX + 1, "the last number announced, plus one; 0 for none yet"),
        flags("skull", "whether the coaster shows the skull"),
        flags("fee_paid", "whether somebody has paid for the first claim of rats"),
        numbers("middle", 0, BRAINS_MOST, "brains in the middle"),
        kinds("looker", seats + 1, "who was seen looking at these dice"),
        flags("seen", "whether the viewer knows the dice"),
        numbers("ones", 0, codes.DICE_MAX, "dice with one rat, if the viewer knows them"),
        numbers("twos", 0, codes.DICE_MAX, "dice with two rats, if the viewer knows them"),
        numbers("brains", 0, BRAINS_MOST, "brains in front of each seat", seats),
        numbers(
            "said", 0, codes.RATS_MAX + 1, "each seat's last number in this round, plus one; 0 for none yet", seats
        ),
        flags("denied", "who has said “none” on five dice in this round", seats),
        kinds("insane", seats + 1, "who is insane"),
        kinds("killed", seats + 1, "who was killed"),
        kinds("roller", seats + 1, "whose dice are rolled for the right to begin"),
        numbers("roll_offs", 0, codes.ROLL_OFFS_MAX, "how often it was rolled for that"),
        numbers("most", 0, codes.RATS_MAX + 1, "the most rats that were rolled, plus one; 0 for none yet"),
        flags("leaders", "who has rolled the most", seats),
        flags("rollers", "who rolls", seats),
        flags("ends_with_round", "table option: the round is finished when somebody has no brain left"),
        flags("must_turn", "table option: after ten rats the coaster must be turned"),
        numbers("fee", 0, PAID_MOST, "what the first claim of rats costs"),
        numbers(
            "loses", 0, PAID_MOST, "what whoever is wrong loses: nothing or rats said; believed, doubted, a lie", 2, 3
        ),
        numbers("gains", 0, PAID_MOST, "what the other one gains, in the same order", 2, 3),
    )
