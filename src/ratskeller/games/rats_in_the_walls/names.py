"""The Rats in the Walls: every action, outcome and event as a typed value and as notation, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ratskeller.games.rats_in_the_walls import codes
from ratskeller.kernel.errors import BadText

if TYPE_CHECKING:
    from collections.abc import Sequence


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


PLAIN: dict[int, Action] = {
    codes.PEEK: Peek(),
    codes.REROLL: Reroll(),
    codes.SHAKE: Shake(),
    codes.TURN: Turn(),
    codes.BELIEVE: Believe(),
    codes.DOUBT: Doubt(),
}
ACTIONS: dict[int, Action] = dict(
    sorted(
        {
            **PLAIN,
            **{codes.ANNOUNCE + rats: Announce(rats) for rats in range(codes.RATS_MAX + 1)},
            **{codes.KILL + seat: Kill(seat) for seat in range(codes.SEATS_MAX)},
        }.items()
    )
)
ACTION_CODES: dict[Action, int] = {action: code for code, action in ACTIONS.items()}


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


ACTION_TEXTS: dict[str, int] = {write_action(action): code for code, action in ACTIONS.items()}


def read_action(text: str) -> int:
    """The code of an action from its notation."""
    code = ACTION_TEXTS.get(" ".join(text.lower().split()))
    if code is None:
        raise BadText(
            f"“{text}” is no action of The Rats in the Walls; "
            "there are peek, reroll, shake, turn, announce 0–10 or none, believe, doubt and kill 1–12."
        )
    return code


ACTION_TEXTS["announce 0"] = codes.ANNOUNCE


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
OUTCOME_CODES: dict[Roll, int] = {roll: code for code, roll in OUTCOMES.items()}


def write_outcome(roll: Roll) -> str:
    """`roll 1 2 2` for the dice that show rats, `roll none` when none does."""
    faces = ["1"] * roll.ones + ["2"] * roll.twos
    return "roll " + (" ".join(faces) or "none")


def read_outcome(text: str) -> int:
    """The code of a roll from its notation."""
    word, _, rest = " ".join(text.split()).partition(" ")
    faces = [] if rest == "none" else rest.split(" ")
    if word == "roll" and set(faces) <= {"1", "2"} and len(faces) <= codes.DICE_MAX:
        return OUTCOME_CODES[Roll(faces.count("1"), faces.count("2"))]
    raise BadText(f"“{text}” is no roll of The Rats in the Walls; a roll reads like “roll 1 2” or “roll none”.")


# ---- events ------------------------------------------------------------------------------------------------


class Happening(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that a step did."""


class RolledOff(Happening, frozen=True, tag="rolled_off"):
    """A seat rolled five dice for the right to begin."""

    seat: int
    ones: int
    twos: int


class RollOffTied(Happening, frozen=True, tag="roll_off_tied"):
    """Several seats rolled the most and roll again."""

    seats: tuple[int, ...]


class Begins(Happening, frozen=True, tag="begins"):
    """A seat won the roll-off."""

    seat: int


class RoundBegan(Happening, frozen=True, tag="round_began"):
    """A new round, one die, the cats."""

    number: int
    giver: int


class DieAdded(Happening, frozen=True, tag="die_added"):
    """One more die is in the walls."""

    seat: int
    dice: int


class Shook(Happening, frozen=True, tag="shook"):
    """The dice were shaken."""

    seat: int
    dice: int


class CoasterTurned(Happening, frozen=True, tag="coaster_turned"):
    """The coaster shows the skull."""

    seat: int


class Peeked(Happening, frozen=True, tag="peeked"):
    """The Giver looked."""

    seat: int


class Saw(Happening, frozen=True, tag="saw"):
    """What the Giver saw; for his eyes alone."""

    seat: int
    ones: int
    twos: int
    dice: int


class Rerolled(Happening, frozen=True, tag="rerolled"):
    """The Giver shook again, unseen."""

    seat: int


class Announced(Happening, frozen=True, tag="announced"):
    """A claim was made."""

    seat: int
    rats: int
    untouched: bool


class FeePaid(Happening, frozen=True, tag="fee_paid"):
    """The first claim of rats in a round cost a brain."""

    seat: int
    brains: int
    left: int


class Believed(Happening, frozen=True, tag="believed"):
    """The Receiver took the cup."""

    receiver: int
    giver: int
    rats: int


class Doubted(Happening, frozen=True, tag="doubted"):
    """The Receiver wants to see."""

    receiver: int
    giver: int
    rats: int


class Lifted(Happening, frozen=True, tag="lifted"):
    """The dice lie open."""

    ones: int
    twos: int
    dice: int


class Judged(Happening, frozen=True, tag="judged"):
    """Whether the claim, of so many rats, was true."""

    giver: int
    true: bool
    rats: int


class Lost(Happening, frozen=True, tag="lost"):
    """Brains were lost."""

    seat: int
    brains: int
    left: int


class Gained(Happening, frozen=True, tag="gained"):
    """Brains were gained."""

    seat: int
    brains: int
    now: int


class WentInsane(Happening, frozen=True, tag="went_insane"):
    """A seat lost its mind on the skull."""

    seat: int


class Killed(Happening, frozen=True, tag="killed"):
    """The insane player took another one along."""

    victim: int
    killer: int


class Over(Happening, frozen=True, tag="over"):
    """The game ended."""

    ending: int


def _seats(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(codes.SEATS_MAX) if bits >> seat & 1)


def read_event(coded: Sequence[int]) -> Happening:
    """A coded event as a typed value."""
    kind, _, a, b, c, d = coded
    match kind:
        case codes.EV_ROLLED_OFF:
            return RolledOff(a, b, c)
        case codes.EV_ROLL_OFF_TIED:
            return RollOffTied(_seats(a))
        case codes.EV_ANNOUNCED:
            return Announced(a, b, bool(c))
        case codes.EV_JUDGED:
            return Judged(a, bool(b), c)
        case codes.EV_SAW:
            return Saw(a, b, c, d)
    kind_of, size = SIMPLE_EVENTS[kind]
    return kind_of(*(a, b, c, d)[:size])


SIMPLE_EVENTS: dict[int, tuple[type[Happening], int]] = {
    codes.EV_BEGINS: (Begins, 1),
    codes.EV_ROUND: (RoundBegan, 2),
    codes.EV_DIE_ADDED: (DieAdded, 2),
    codes.EV_SHOOK: (Shook, 2),
    codes.EV_TURNED: (CoasterTurned, 1),
    codes.EV_PEEKED: (Peeked, 1),
    codes.EV_REROLLED: (Rerolled, 1),
    codes.EV_FEE: (FeePaid, 3),
    codes.EV_BELIEVED: (Believed, 3),
    codes.EV_DOUBTED: (Doubted, 3),
    codes.EV_LIFTED: (Lifted, 3),
    codes.EV_LOST: (Lost, 3),
    codes.EV_GAINED: (Gained, 3),
    codes.EV_INSANE: (WentInsane, 1),
    codes.EV_KILLED: (Killed, 2),
    codes.EV_OVER: (Over, 1),
}
