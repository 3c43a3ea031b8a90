"""The Rats in the Walls: everything that a step can do, as typed values."""

from __future__ import annotations

from ratskeller.games.rats_in_the_walls.rules import codes
from ratskeller.kernel.vocabulary import EventReader, Happening


class RolledOff(Happening, frozen=True, tag="rolled_off"):
    """A seat rolled five dice for the right to begin."""

    clause = "5.2"
    seat: int
    ones: int
    twos: int


class RollOffTied(Happening, frozen=True, tag="roll_off_tied"):
    """Several seats rolled the most and roll again."""

    clause = "5.3"
    seats: tuple[int, ...]


class Begins(Happening, frozen=True, tag="begins"):
    """A seat won the roll-off."""

    clause = "5.2"
    seat: int


class RoundBegan(Happening, frozen=True, tag="round_began"):
    """A new round, one die, the cats."""

    clause = "6a.1"
    number: int
    giver: int


class DieAdded(Happening, frozen=True, tag="die_added"):
    """One more die is in the walls."""

    clause = "6e.3"
    seat: int
    dice: int


class Shook(Happening, frozen=True, tag="shook"):
    """The dice were shaken."""

    clause = "6b.1"
    seat: int
    dice: int


class CoasterTurned(Happening, frozen=True, tag="coaster_turned"):
    """The coaster shows the skull."""

    clause = "6b.8"
    seat: int


class Peeked(Happening, frozen=True, tag="peeked"):
    """The Giver looked."""

    clause = "6b.2"
    seat: int


class Saw(Happening, frozen=True, tag="saw"):
    """What the Giver saw; for his eyes alone."""

    clause = "6b.2"
    seat: int
    ones: int
    twos: int
    dice: int


class Rerolled(Happening, frozen=True, tag="rerolled"):
    """The Giver shook again, unseen."""

    clause = "6b.6"
    seat: int


class Announced(Happening, frozen=True, tag="announced"):
    """A claim was made."""

    clause = "6c.1"
    seat: int
    rats: int
    untouched: bool


class FeePaid(Happening, frozen=True, tag="fee_paid"):
    """The first claim of rats in a round cost a brain."""

    clause = "6c.4"
    seat: int
    brains: int
    left: int


class Believed(Happening, frozen=True, tag="believed"):
    """The Receiver took the cup."""

    clause = "6d.2"
    receiver: int
    giver: int
    rats: int


class Doubted(Happening, frozen=True, tag="doubted"):
    """The Receiver wants to see."""

    clause = "6d.3"
    receiver: int
    giver: int
    rats: int


class Lifted(Happening, frozen=True, tag="lifted"):
    """The dice lie open."""

    clause = "R22"
    ones: int
    twos: int
    dice: int


class Judged(Happening, frozen=True, tag="judged"):
    """Whether the claim, of so many rats, was true."""

    clause = "R6"
    giver: int
    true: bool
    rats: int


class Lost(Happening, frozen=True, tag="lost"):
    """Brains were lost."""

    clause = "R1"
    seat: int
    brains: int
    left: int


class Gained(Happening, frozen=True, tag="gained"):
    """Brains were gained."""

    clause = "R1"
    seat: int
    brains: int
    now: int


class WentInsane(Happening, frozen=True, tag="went_insane"):
    """A seat lost its mind on the skull."""

    clause = "7.2"
    seat: int


class Killed(Happening, frozen=True, tag="killed"):
    """The insane player took another one along."""

    clause = "7.2"
    victim: int
    killer: int


class Over(Happening, frozen=True, tag="over"):
    """The game ended."""

    clause = "7.1"
    ending: int


def _seats(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(codes.SEATS_MAX) if bits >> seat & 1)


EVENTS: dict[int, EventReader] = {
    codes.EV_ROLLED_OFF: RolledOff,
    codes.EV_ROLL_OFF_TIED: lambda seats, *_: RollOffTied(_seats(seats)),
    codes.EV_BEGINS: Begins,
    codes.EV_ROUND: RoundBegan,
    codes.EV_DIE_ADDED: DieAdded,
    codes.EV_SHOOK: Shook,
    codes.EV_TURNED: CoasterTurned,
    codes.EV_PEEKED: Peeked,
    codes.EV_SAW: Saw,
    codes.EV_REROLLED: Rerolled,
    codes.EV_ANNOUNCED: lambda seat, rats, untouched, *_: Announced(seat, rats, bool(untouched)),
    codes.EV_FEE: FeePaid,
    codes.EV_BELIEVED: Believed,
    codes.EV_DOUBTED: Doubted,
    codes.EV_LIFTED: Lifted,
    codes.EV_JUDGED: lambda giver, true, rats, *_: Judged(giver, bool(true), rats),
    codes.EV_LOST: Lost,
    codes.EV_GAINED: Gained,
    codes.EV_INSANE: WentInsane,
    codes.EV_KILLED: Killed,
    codes.EV_OVER: Over,
}
