"""The Rats in the Walls: every action and outcome as a typed value and as notation, and back."""

from __future__ import annotations

import msgspec

from ratskeller.games.rats_in_the_walls.rules import codes
from ratskeller.kernel.vocabulary import Action, Notation, dice_in_order

# ---- actions -----------------------------------------------------------------------------------------------

ACTIONS = Notation("like-actions")


@ACTIONS.kind(codes.PEEK)
class Peek(Action, frozen=True):
    """Look under the walls."""


@ACTIONS.kind(codes.REROLL)
class Reroll(Action, frozen=True):
    """Shake again after peeking, and do not look."""


@ACTIONS.kind(codes.SHAKE)
class Shake(Action, frozen=True):
    """Add a die, if there is one left, and shake."""


@ACTIONS.kind(codes.TURN)
class Turn(Action, frozen=True):
    """Turn the coaster to the skull and shake."""


@ACTIONS.kind(codes.ANNOUNCE + 1, range(1, codes.RATS_MAX + 1))
class Announce(Action, frozen=True):
    """Say how many rats there are at least; 0 says that there are none."""

    rats: int


ACTIONS.add(codes.ANNOUNCE, Announce(0), "announce none", "announce 0")


@ACTIONS.kind(codes.BELIEVE)
class Believe(Action, frozen=True):
    """Take the cup and believe."""


@ACTIONS.kind(codes.DOUBT)
class Doubt(Action, frozen=True):
    """Lift the cup."""


@ACTIONS.kind(codes.KILL, range(codes.SEATS_MAX))
class Kill(Action, frozen=True):
    """Take another player along."""

    seat: int


# ---- outcomes ----------------------------------------------------------------------------------------------

OUTCOMES = Notation("like-outcomes", tidy=dice_in_order)


class Roll(msgspec.Struct, frozen=True):
    """The dice as they fell: how many show one rat, how many show two. The others are blank."""

    ones: int
    twos: int


for ones in range(codes.DICE_MAX + 1):
    for twos in range(codes.DICE_MAX - ones + 1):
        faces = ["1"] * ones + ["2"] * twos  # the dice that show rats
        OUTCOMES.add(codes.ROLL_BASE * ones + twos, Roll(ones, twos), "roll " + (" ".join(faces) or "none"))
