"""Darkhouse: every action and outcome as a typed value and as notation, and back."""

from __future__ import annotations

from ratskeller.games.darkhouse.content import PAIRS
from ratskeller.games.darkhouse.events import faces_of
from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.darkhouse.rules.dice import handful_of
from ratskeller.kernel.vocabulary import Action, Notation, Outcome, dice_in_order

# ---- actions -----------------------------------------------------------------------------------------------

ACTIONS = Notation("like-actions")
FACES = range(1, codes.FACES_END)


@ACTIONS.kind(
    codes.PLACE,
    [(face, block) for block in range(1, codes.BLOCKS_END) for face in FACES],
    "place {die} in {block}",
)
class Place(Action, frozen=True):
    """Lay a die into an engine block."""

    die: int
    block: int


@ACTIONS.kind(
    codes.ARC,
    [(*pair, face) for pair in PAIRS for face in FACES],
    "arc {one}-{other} with {die}",
    "arc {other}-{one} with {die}",
)
class Arc(Action, frozen=True):
    """Lay a die on the power arc between two blocks; the lower number stands first."""

    one: int
    other: int
    die: int


@ACTIONS.kind(codes.REROLL)
class Reroll(Action, frozen=True):
    """Roll all dice that are not laid."""


@ACTIONS.kind(codes.STOP)
class Stop(Action, frozen=True):
    """Be done with the round."""


# ---- outcomes ----------------------------------------------------------------------------------------------

OUTCOMES = Notation("like-outcomes", tidy=dice_in_order)


@OUTCOMES.kind(codes.LEAST, range(codes.LEAST, codes.FACES_END))
class Track(Outcome, frozen=True):
    """The number for the turn track."""

    number: int


class Roll(Outcome, frozen=True):
    """Dice as they fell, lowest first."""

    dice: tuple[int, ...]


for number in range(1, codes.HANDFULS):
    dice = faces_of(handful_of(number))
    OUTCOMES.add(codes.ROLL + number, Roll(dice), " ".join(["roll", *map(str, dice)]))
