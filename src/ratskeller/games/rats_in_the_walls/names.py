"""The Rats in the Walls: every action and outcome as a typed value and as notation, and back."""

from __future__ import annotations

import msgspec

from ratskeller.games.rats_in_the_walls.events import EVENTS
from ratskeller.games.rats_in_the_walls.rules import codes
from ratskeller.kernel.vocabulary import Notation, Vocabulary, dice_in_order

# ---- actions -----------------------------------------------------------------------------------------------


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    """What a seat can do."""


class Peek(Action, frozen=True):
    """Look under the walls."""


class Reroll(Action, frozen=True):
    """Shake again after peeking, and do not look."""


class Shake(Action, frozen=True):
    """Add a die, if there is one left, and shake."""


class Turn(Action, frozen=True):
    """Turn the coaster to the skull and shake."""


class Announce(Action, frozen=True):
    """Say how many rats there are at least; 0 says that there are none."""

    rats: int


class Believe(Action, frozen=True):
    """Take the cup and believe."""


class Doubt(Action, frozen=True):
    """Lift the cup."""


class Kill(Action, frozen=True):
    """Take another player along."""

    seat: int


ACTIONS: dict[int, Action] = {
    codes.PEEK: Peek(),
    codes.REROLL: Reroll(),
    codes.SHAKE: Shake(),
    codes.TURN: Turn(),
    **{codes.ANNOUNCE + rats: Announce(rats) for rats in range(codes.RATS_MAX + 1)},
    codes.BELIEVE: Believe(),
    codes.DOUBT: Doubt(),
    **{codes.KILL + seat: Kill(seat) for seat in range(codes.SEATS_MAX)},
}


def write_action(action: Action) -> str:
    """`peek`, `announce 3`, `announce none`, `kill 2` (seats are counted from 1 for people)."""
    match action:
        case Announce(rats=0):
            return "announce none"
        case Announce(rats=rats):
            return f"announce {rats}"
        case Kill(seat=seat):
            return f"kill {seat + 1}"
    return type(action).__name__.lower()


def tidy_action(plain: str) -> str:
    """Somebody may also announce 0."""
    return "announce none" if plain == "announce 0" else plain


# ---- outcomes ----------------------------------------------------------------------------------------------


class Roll(msgspec.Struct, frozen=True):
    """The dice as they fell: how many show one rat, how many show two. The others are blank."""

    ones: int
    twos: int


OUTCOMES: dict[int, Roll] = {
    codes.ROLL_BASE * ones + twos: Roll(ones, twos)
    for ones in range(codes.DICE_MAX + 1)
    for twos in range(codes.DICE_MAX - ones + 1)
}


def write_outcome(roll: Roll) -> str:
    """`roll 1 2 2` for the dice that show rats, `roll none` when none does."""
    faces = ["1"] * roll.ones + ["2"] * roll.twos
    return "roll " + (" ".join(faces) or "none")


VOCABULARY = Vocabulary(
    Notation(
        ACTIONS,
        write_action,
        "like-actions",
        tidy_action,
    ),
    Notation(OUTCOMES, write_outcome, "like-outcomes", dice_in_order),
    EVENTS,
)
