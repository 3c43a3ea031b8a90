"""Darkhouse: every action, outcome and event as a typed value and as notation, and back."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from ratskeller.games.darkhouse import codes
from ratskeller.games.darkhouse.board import PAIRS
from ratskeller.games.darkhouse.dice import count_of, handful_of
from ratskeller.kernel.errors import BadText

if TYPE_CHECKING:
    from collections.abc import Sequence


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
ACTION_CODES: dict[Action, int] = {action: code for code, action in ACTIONS.items()}


def write_action(action: Action) -> str:
    """`place 5 in 3`, `arc 1-3 with 4`, `reroll`, `stop`."""
    match action:
        case Place(die=die, block=block):
            return f"place {die} in {block}"
        case Arc(one=one, other=other, die=die):
            return f"arc {one}-{other} with {die}"
    return type(action).__name__.lower()


ACTION_TEXTS: dict[str, int] = {write_action(action): code for code, action in ACTIONS.items()}


def read_action(text: str) -> int:
    """The code of an action from its notation. The blocks of an arc may stand in either order."""
    plain = " ".join(text.lower().split())
    if found := re.fullmatch(r"arc ([1-6])-([1-6]) with ([1-6])", plain):
        one, other = sorted(found.group(1, 2))
        plain = f"arc {one}-{other} with {found.group(3)}"
    code = ACTION_TEXTS.get(plain)
    if code is None:
        raise BadText(
            f"“{text}” is no action of Darkhouse; there are “place 5 in 3”, “arc 1-3 with 4”, “reroll” and “stop”."
        )
    return code


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
OUTCOME_CODES: dict[Outcome, int] = {outcome: code for code, outcome in OUTCOMES.items()}


def write_outcome(outcome: Outcome) -> str:
    """`track 4`, `roll 1 1 2 5 6 6`."""
    match outcome:
        case Track(number=number):
            return f"track {number}"
        case Roll(dice=dice):
            return f"roll {' '.join(map(str, dice))}"
    raise TypeError(outcome)


def read_outcome(text: str) -> int:
    """The code of an outcome from its notation; dice may stand in any order."""
    plain = " ".join(text.lower().split())
    if found := re.fullmatch(r"track ([2-6])", plain):
        return OUTCOME_CODES[Track(int(found.group(1)))]
    if found := re.fullmatch(r"roll ([1-6](?: [1-6]){0,5})", plain):
        return OUTCOME_CODES[Roll(tuple(sorted(map(int, found.group(1).split()))))]
    raise BadText(
        f"“{text}” is no outcome of Darkhouse; there are “track 4” (2 to 6) and “roll 1 1 2 5 6 6” (one to six dice)."
    )


# ---- events ------------------------------------------------------------------------------------------------


class Happening(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that a step did."""


class GameBegan(Happening, frozen=True, tag="game_began"):
    """Fresh pages for everybody."""

    game: int


class TrackWritten(Happening, frozen=True, tag="track_written"):
    """A number was written into the turn track."""

    round: int
    number: int
    gray: bool
    due: int | None  # the round at whose end the block must be full


class Rolled(Happening, frozen=True, tag="rolled"):
    """Dice fell."""

    seat: int
    dice: tuple[int, ...]
    roll: int


class Placed(Happening, frozen=True, tag="placed"):
    """A die was laid into a block."""

    seat: int
    die: int
    block: int
    empty: int


class Arced(Happening, frozen=True, tag="arced"):
    """A die was laid on an arc; it leads from one block to another."""

    seat: int
    die: int
    source: int
    target: int


class Rerolled(Happening, frozen=True, tag="rerolled"):
    """Somebody took the dice that were not laid and rolls them again."""

    seat: int
    dice: int


class Stopped(Happening, frozen=True, tag="stopped"):
    """Somebody is done with the round by choice."""

    seat: int
    dice: int


class Done(Happening, frozen=True, tag="done"):
    """Somebody is done with the round because nothing is left to do."""

    seat: int
    dice: int


class Wrote(Happening, frozen=True, tag="wrote"):
    """The dice in a block were written down."""

    seat: int
    block: int
    numbers: tuple[int, ...]
    empty: int


class Repaired(Happening, frozen=True, tag="repaired"):
    """A block is full."""

    seat: int
    block: int
    factor: int
    points: int


class Shut(Happening, frozen=True, tag="shut"):
    """A deadline was missed, and the empty boxes of a block are crossed out."""

    seat: int
    block: int
    crosses: int


class Early(Happening, frozen=True, tag="early"):
    """Every block of a page is full before the last round."""

    seat: int
    round: int


class PageScored(Happening, frozen=True, tag="page_scored"):
    """A game is over, and a page was added up."""

    seat: int
    game: int
    points: int


class Verdict(Happening, frozen=True, tag="verdict"):
    """Whether somebody may come back tomorrow."""

    seat: int
    points: int
    kept: bool


class Over(Happening, frozen=True, tag="over"):
    """The last page was added up."""

    ending: int


def read_event(coded: Sequence[int]) -> Happening:
    """A coded event as a typed value."""
    kind, _, a, b, c, d = coded
    match kind:
        case codes.EV_TRACK:
            return TrackWritten(a, b, bool(c), d or None)
        case codes.EV_ROLLED:
            return Rolled(a, faces_of(b), c)
        case codes.EV_WROTE:
            return Wrote(a, b, faces_of(c), d)
        case codes.EV_VERDICT:
            return Verdict(a, b, bool(c))
    kind_of, size = SIMPLE_EVENTS[kind]
    return kind_of(*(a, b, c, d)[:size])


SIMPLE_EVENTS: dict[int, tuple[type[Happening], int]] = {
    codes.EV_GAME: (GameBegan, 1),
    codes.EV_PLACED: (Placed, 4),
    codes.EV_ARCED: (Arced, 4),
    codes.EV_REROLLED: (Rerolled, 2),
    codes.EV_STOPPED: (Stopped, 2),
    codes.EV_DONE: (Done, 2),
    codes.EV_REPAIRED: (Repaired, 4),
    codes.EV_SHUT: (Shut, 3),
    codes.EV_EARLY: (Early, 2),
    codes.EV_PAGE: (PageScored, 3),
    codes.EV_OVER: (Over, 1),
}
