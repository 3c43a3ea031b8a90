"""Darkhouse: every action and outcome as a typed value and as notation, and back."""

from __future__ import annotations

import re

import msgspec

from ratskeller.games.darkhouse.content import PAIRS
from ratskeller.games.darkhouse.events import EVENTS, faces_of
from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.darkhouse.rules.dice import handful_of
from ratskeller.kernel.vocabulary import Notation, Vocabulary, dice_in_order

# ---- actions -----------------------------------------------------------------------------------------------


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    """What a seat can do."""


class Place(Action, frozen=True):
    """Lay a die into an engine block."""

    die: int
    block: int


class Arc(Action, frozen=True):
    """Lay a die on the power arc between two blocks; the lower number stands first."""

    one: int
    other: int
    die: int


class Reroll(Action, frozen=True):
    """Roll all dice that are not laid."""


class Stop(Action, frozen=True):
    """Be done with the round."""


FACES = range(1, codes.FACES_END)
ACTIONS: dict[int, Action] = {
    **{
        codes.PLACE + codes.FACES * (block - 1) + face - 1: Place(face, block)
        for block in range(1, codes.BLOCKS_END)
        for face in FACES
    },
    **{
        codes.ARC + codes.FACES * pair + face - 1: Arc(*PAIRS[pair], face)
        for pair in range(codes.PAIRS)
        for face in FACES
    },
    codes.REROLL: Reroll(),
    codes.STOP: Stop(),
}


def write_action(action: Action) -> str:
    """`place 5 in 3`, `arc 1-3 with 4`, `reroll`, `stop`."""
    match action:
        case Place(die=die, block=block):
            return f"place {die} in {block}"
        case Arc(one=one, other=other, die=die):
            return f"arc {one}-{other} with {die}"
    return type(action).__name__.lower()


def tidy_action(plain: str) -> str:
    """The blocks of an arc may stand in either order."""
    found = re.fullmatch(r"arc ([1-6])-([1-6]) with ([1-6])", plain)
    return "arc {}-{} with {}".format(*sorted(found.group(1, 2)), found.group(3)) if found else plain


# ---- outcomes ----------------------------------------------------------------------------------------------


class Outcome(msgspec.Struct, frozen=True, tag_field="chance", tag=str.lower):
    """What chance can bring."""


class Track(Outcome, frozen=True):
    """The number for the turn track."""

    number: int


class Roll(Outcome, frozen=True):
    """Dice as they fell, lowest first."""

    dice: tuple[int, ...]


OUTCOMES: dict[int, Outcome] = {
    **{number: Track(number) for number in range(codes.LEAST, codes.FACES_END)},
    **{codes.ROLL + number: Roll(faces_of(handful_of(number))) for number in range(1, codes.HANDFULS)},
}


def write_outcome(outcome: Track | Roll) -> str:
    """`track 4`, `roll 1 1 2 5 6 6`."""
    return f"roll {' '.join(map(str, outcome.dice))}" if isinstance(outcome, Roll) else f"track {outcome.number}"


VOCABULARY = Vocabulary(
    Notation(ACTIONS, write_action, "like-actions", tidy_action),
    Notation(
        OUTCOMES,
        write_outcome,
        "like-outcomes",
        dice_in_order,
    ),
    EVENTS,
)
