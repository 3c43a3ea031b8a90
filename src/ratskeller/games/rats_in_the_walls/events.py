"""The Rats in the Walls: everything that a step can do, as typed values."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rats_in_the_walls.rules import codes
from ratskeller.kernel.vocabulary import Events, Happening, bits_of

EVENTS = Events()


@EVENTS.kind(codes.EV_ROLLED_OFF, "5.2")
class RolledOff(Happening, frozen=True):
    """A seat rolled five dice for the right to begin."""

    seat: int
    ones: int
    twos: int


@EVENTS.kind(codes.EV_ROLL_OFF_TIED, "5.3")
class RollOffTied(Happening, frozen=True):
    """Several seats rolled the most and roll again."""

    seats: Annotated[tuple[int, ...], bits_of]


@EVENTS.kind(codes.EV_BEGINS, "5.2")
class Begins(Happening, frozen=True):
    """A seat won the roll-off."""

    seat: int


@EVENTS.kind(codes.EV_ROUND, "6a.1")
class RoundBegan(Happening, frozen=True):
    """A new round, one die, the cats."""

    number: int
    giver: int


@EVENTS.kind(codes.EV_DIE_ADDED, "6e.3")
class DieAdded(Happening, frozen=True):
    """One more die is in the walls."""

    seat: int
    dice: int


@EVENTS.kind(codes.EV_SHOOK, "6b.1")
class Shook(Happening, frozen=True):
    """The dice were shaken."""

    seat: int
    dice: int


@EVENTS.kind(codes.EV_TURNED, "6b.8")
class CoasterTurned(Happening, frozen=True):
    """The coaster shows the skull."""

    seat: int


@EVENTS.kind(codes.EV_PEEKED, "6b.2")
class Peeked(Happening, frozen=True):
    """The Giver looked."""

    seat: int


@EVENTS.kind(codes.EV_SAW, "6b.2")
class Saw(Happening, frozen=True):
    """What the Giver saw; for his eyes alone."""

    seat: int
    ones: int
    twos: int
    dice: int


@EVENTS.kind(codes.EV_REROLLED, "6b.6")
class Rerolled(Happening, frozen=True):
    """The Giver shook again, unseen."""

    seat: int


@EVENTS.kind(codes.EV_ANNOUNCED, "6c.1")
class Announced(Happening, frozen=True):
    """A claim was made."""

    seat: int
    rats: int
    untouched: bool


@EVENTS.kind(codes.EV_FEE, "6c.4")
class FeePaid(Happening, frozen=True):
    """The first claim of rats in a round cost a brain."""

    seat: int
    brains: int
    left: int


@EVENTS.kind(codes.EV_BELIEVED, "6d.2")
class Believed(Happening, frozen=True):
    """The Receiver took the cup."""

    receiver: int
    giver: int
    rats: int


@EVENTS.kind(codes.EV_DOUBTED, "6d.3")
class Doubted(Happening, frozen=True):
    """The Receiver wants to see."""

    receiver: int
    giver: int
    rats: int


@EVENTS.kind(codes.EV_LIFTED, "R22")
class Lifted(Happening, frozen=True):
    """The dice lie open."""

    ones: int
    twos: int
    dice: int


@EVENTS.kind(codes.EV_JUDGED, "R6")
class Judged(Happening, frozen=True):
    """Whether the claim, of so many rats, was true."""

    giver: int
    true: bool
    rats: int


@EVENTS.kind(codes.EV_LOST, "R1")
class Lost(Happening, frozen=True):
    """Brains were lost."""

    seat: int
    brains: int
    left: int


@EVENTS.kind(codes.EV_GAINED, "R1")
class Gained(Happening, frozen=True):
    """Brains were gained."""

    seat: int
    brains: int
    now: int


@EVENTS.kind(codes.EV_INSANE, "7.2")
class WentInsane(Happening, frozen=True):
    """A seat lost its mind on the skull."""

    seat: int


@EVENTS.kind(codes.EV_KILLED, "7.2")
class Killed(Happening, frozen=True):
    """The insane player took another one along."""

    victim: int
    killer: int


@EVENTS.kind(codes.EV_OVER, "7.1")
class Over(Happening, frozen=True):
    """The game ended."""

    ending: int
