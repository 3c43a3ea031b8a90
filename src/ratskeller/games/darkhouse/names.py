"""Darkhouse: every action, outcome and event as a typed value and as notation, and back."""

from __future__ import annotations

import re
from functools import cache
from typing import ClassVar

import msgspec

from ratskeller.games.darkhouse.content import PAIRS
from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.darkhouse.rules.dice import count_of, handful_of
from ratskeller.kernel.vocabulary import EventReader, Notation, Vocabulary, dice_in_order


@cache
def faces_of(handful: int) -> tuple[int, ...]:
    """The dice of a handful, lowest first."""
    return tuple(face for face in range(1, codes.FACES_END) for _ in range(count_of(handful, face)))


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


# ---- events ------------------------------------------------------------------------------------------------


class Happening(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that a step did."""

    clause: ClassVar[str]  # that somebody reads who wonders why


class GameBegan(Happening, frozen=True, tag="game_began"):
    """Fresh pages for everybody."""

    clause = "8.1"
    game: int


class TrackWritten(Happening, frozen=True, tag="track_written"):
    """A number was written into the turn track."""

    clause = "5.4"
    round: int
    number: int
    gray: bool
    due: int | None  # the round at whose end the block must be full


class Rolled(Happening, frozen=True, tag="rolled"):
    """Dice fell."""

    clause = "4.2"
    seat: int
    dice: tuple[int, ...]
    roll: int


class Placed(Happening, frozen=True, tag="placed"):
    """A die was laid into a block."""

    clause = "4.7"
    seat: int
    die: int
    block: int
    empty: int


class Arced(Happening, frozen=True, tag="arced"):
    """A die was laid on an arc; it leads from one block to another."""

    clause = "6.1"
    seat: int
    die: int
    source: int
    target: int


class Rerolled(Happening, frozen=True, tag="rerolled"):
    """Somebody took the dice that were not laid and rolls them again."""

    clause = "D6"
    seat: int
    dice: int


class Stopped(Happening, frozen=True, tag="stopped"):
    """Somebody is done with the round by choice."""

    clause = "D7"
    seat: int
    dice: int


class Done(Happening, frozen=True, tag="done"):
    """Somebody is done with the round because nothing is left to do."""

    clause = "D29"
    seat: int
    dice: int


class Wrote(Happening, frozen=True, tag="wrote"):
    """The dice in a block were written down."""

    clause = "4.10"
    seat: int
    block: int
    numbers: tuple[int, ...]
    empty: int


class Repaired(Happening, frozen=True, tag="repaired"):
    """A block is full."""

    clause = "7.1"
    seat: int
    block: int
    factor: int
    points: int


class Shut(Happening, frozen=True, tag="shut"):
    """A deadline was missed, and the empty boxes of a block are crossed out."""

    clause = "5.8"
    seat: int
    block: int
    crosses: int


class Early(Happening, frozen=True, tag="early"):
    """Every block of a page is full before the last round."""

    clause = "7.6"
    seat: int
    round: int


class PageScored(Happening, frozen=True, tag="page_scored"):
    """A game is over, and a page was added up."""

    clause = "7.5"
    seat: int
    game: int
    points: int


class Verdict(Happening, frozen=True, tag="verdict"):
    """Whether somebody may come back tomorrow."""

    clause = "8.2"
    seat: int
    points: int
    kept: bool


class Over(Happening, frozen=True, tag="over"):
    """The last page was added up."""

    clause = "8.1"
    ending: int


EVENTS: dict[int, EventReader] = {
    codes.EV_GAME: GameBegan,
    codes.EV_TRACK: lambda number, block, gray, due: TrackWritten(number, block, bool(gray), due or None),
    codes.EV_ROLLED: lambda seat, handful, roll, _: Rolled(seat, faces_of(handful), roll),
    codes.EV_PLACED: Placed,
    codes.EV_ARCED: Arced,
    codes.EV_REROLLED: Rerolled,
    codes.EV_STOPPED: Stopped,
    codes.EV_DONE: Done,
    codes.EV_WROTE: lambda seat, block, handful, empty: Wrote(seat, block, faces_of(handful), empty),
    codes.EV_REPAIRED: Repaired,
    codes.EV_SHUT: Shut,
    codes.EV_EARLY: Early,
    codes.EV_PAGE: PageScored,
    codes.EV_VERDICT: lambda seat, points, kept, _: Verdict(seat, points, bool(kept)),
    codes.EV_OVER: Over,
}

VOCABULARY = Vocabulary(
    Notation(ACTIONS, write_action, "there are “place 5 in 3”, “arc 1-3 with 4”, “reroll” and “stop”", tidy_action),
    Notation(
        OUTCOMES,
        write_outcome,
        "there are “track 4” (2 to 6) and “roll 1 1 2 5 6 6” (one to six dice)",
        dice_in_order,
    ),
    EVENTS,
)
