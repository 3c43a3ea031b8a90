"""House of Rath: everything that a step can do, as typed values. Orphans and cards count from 1, seats from 0."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.house_of_rath.kinds import BOARDS, REASONS, Board, Face, Reason, Room, Side
from ratskeller.games.house_of_rath.rules import codes
from ratskeller.kernel.vocabulary import Events, Happening

EVENTS = Events()


def from_one(number: int) -> int:
    """An orphan or a card as it is counted outside the core."""
    return number + 1


Number = Annotated[int, from_one]


# ---- setting up --------------------------------------------------------------------------------------------


@EVENTS.kind(codes.EV_PLACED, "3.3")
class OrphanPlaced(Happening, frozen=True):
    """An orphan begins in a room."""

    orphan: Number
    room: Room


@EVENTS.kind(codes.EV_BEGINS_HIDDEN, "3.5")
class BeginsHidden(Happening, frozen=True):
    """An orphan begins hidden."""

    orphan: Number


@EVENTS.kind(codes.EV_DEALT, "3.7")
class CardDealt(Happening, frozen=True):
    """A seat got an Adoption card, and has so many now."""

    seat: int
    cards: int


@EVENTS.kind(codes.EV_CARD, "1.1")
class CardSeen(Happening, frozen=True):
    """Which card it was: for its owner alone."""

    seat: int
    orphan: Number


@EVENTS.kind(codes.EV_REMOVED, "3.7")
class CardRemoved(Happening, frozen=True):
    """A seat put a card back into the box."""

    seat: int


@EVENTS.kind(codes.EV_BOXED, "3.9")
class CardBoxed(Happening, frozen=True):
    """Which card it was: for its owner alone."""

    seat: int
    orphan: Number


@EVENTS.kind(codes.EV_BEGINS, "H50")
class Begins(Happening, frozen=True):
    """Who begins."""

    seat: int


# ---- the Roll phase ----------------------------------------------------------------------------------------


@EVENTS.kind(codes.EV_ROLLED, "4.4")
class Rolled(Happening, frozen=True):
    """What the Options die shows."""

    seat: int
    face: Face


@EVENTS.kind(codes.EV_NOTHING, "4.2")
class DidNothing(Happening, frozen=True):
    """A seat did nothing with it."""

    seat: int


@EVENTS.kind(codes.EV_CHOSE, "9.1")
class Chose(Happening, frozen=True):
    """What a seat made of Wild."""

    seat: int
    face: Face


@EVENTS.kind(codes.EV_PIVOTED, "5.3")
class Pivoted(Happening, frozen=True):
    """A room pivoted on another."""

    seat: int
    room: Room
    side: Side
    on: Room


@EVENTS.kind(codes.EV_MOVED, "6.2")
class OrphanMoved(Happening, frozen=True):
    """An orphan was moved."""

    seat: int
    orphan: Number
    start: Room
    room: Room


@EVENTS.kind(codes.EV_HID, "7.2")
class OrphanHidden(Happening, frozen=True):
    """An orphan was hidden."""

    seat: int
    orphan: Number


@EVENTS.kind(codes.EV_UNHID, "7.5")
class OrphanUnhidden(Happening, frozen=True):
    """A hidden orphan was turned up."""

    seat: int
    orphan: Number


@EVENTS.kind(codes.EV_TURNED_UP, "5.7")
class OrphanSeen(Happening, frozen=True):
    """A hidden orphan is visible again, because it was moved or its room was."""

    orphan: Number


@EVENTS.kind(codes.EV_EXPOSING, "7.6")
class Exposing(Happening, frozen=True):
    """A seat wants to see a card of another."""

    seat: int
    whose: int


@EVENTS.kind(codes.EV_EXPOSED, "H9")
class CardExposed(Happening, frozen=True):
    """A card came up."""

    seat: int
    orphan: Number


@EVENTS.kind(codes.EV_LOCKED, "8.2")
class Locked(Happening, frozen=True):
    """A passage was locked."""

    seat: int
    one: Room
    other: Room


@EVENTS.kind(codes.EV_UNLOCKED, "8.8")
class Unlocked(Happening, frozen=True):
    """A passage was unlocked."""

    seat: int
    one: Room
    other: Room


@EVENTS.kind(codes.EV_REVEALED, "18.1")
class CardRevealed(Happening, frozen=True):
    """A seat revealed an own card."""

    seat: int
    orphan: Number


@EVENTS.kind(codes.EV_USED, "16.5")
class AbilityUsed(Happening, frozen=True):
    """A Run Away card was used for its special ability."""

    seat: int
    card: Number


# ---- the Boogeyman phase -----------------------------------------------------------------------------------


@EVENTS.kind(codes.EV_RATH, "10.1")
class RathWent(Happening, frozen=True):
    """Rath went, or stayed, and why."""

    start: Room
    room: Room
    reason: Annotated[Reason, REASONS.__getitem__]


@EVENTS.kind(codes.EV_BROKE, "8.7")
class LockBroken(Happening, frozen=True):
    """Rath broke a lock."""

    one: Room
    other: Room


@EVENTS.kind(codes.EV_ATTACKED, "12.1")
class Attacked(Happening, frozen=True):
    """Rath attacked an orphan, as a seat chose."""

    seat: int
    orphan: Number
    room: Room


@EVENTS.kind(codes.EV_CLAIMED, "12.3")
class Claimed(Happening, frozen=True):
    """The owner claimed the orphan."""

    seat: int
    orphan: Number


@EVENTS.kind(codes.EV_EXTRA, "12.4")
class WasExtra(Happening, frozen=True):
    """Nobody claimed the orphan; it is gone."""

    orphan: Number


@EVENTS.kind(codes.EV_STAYED, "H59")
class Stayed(Happening, frozen=True):
    """The owner did not roll."""

    seat: int
    orphan: Number


@EVENTS.kind(
    codes.EV_FATE,
    "13.5",
    read=lambda seat, orphan, number, how: FateMet(seat, orphan + 1, number, bool(how & 1), BOARDS[how >> 1]),
)
class FateMet(Happening, frozen=True):
    """What the Fate die showed, whether that is an escape, and on which board."""

    seat: int
    orphan: Number
    number: int
    escaped: bool
    board: Board


@EVENTS.kind(codes.EV_DASHED, "16.2")
class Dashed(Happening, frozen=True):
    """A Run Away card was used for one more roll."""

    seat: int
    orphan: Number
    card: Number


@EVENTS.kind(codes.EV_GAVE_UP, "H23")
class GaveUp(Happening, frozen=True):
    """The owner used no more cards."""

    seat: int
    orphan: Number


@EVENTS.kind(codes.EV_FLED, "15.2")
class Fled(Happening, frozen=True):
    """An orphan that has escaped went to another room."""

    orphan: Number
    start: Room
    room: Room


@EVENTS.kind(codes.EV_CORNERED, "H25")
class Cornered(Happening, frozen=True):
    """An orphan that has escaped had nowhere to go."""

    orphan: Number


@EVENTS.kind(codes.EV_LOST, "14.2")
class Lost(Happening, frozen=True):
    """A claimed orphan is gone."""

    seat: int
    orphan: Number


@EVENTS.kind(codes.EV_LEARNT, "14.3")
class Learnt(Happening, frozen=True):
    """A seat drew a Run Away card; so many are left."""

    seat: int
    left: int


@EVENTS.kind(codes.EV_LESSON, "16.1")
class LessonSeen(Happening, frozen=True):
    """Which card it was: for its owner alone."""

    seat: int
    card: Number


# ---- the end of a turn, and of the game --------------------------------------------------------------------


@EVENTS.kind(codes.EV_OUT, "20.1")
class Out(Happening, frozen=True):
    """A seat has no orphan left."""

    seat: int


@EVENTS.kind(codes.EV_OPENED, "H44")
class CardOpened(Happening, frozen=True):
    """A card that a seat who is out had face down."""

    seat: int
    orphan: Number


@EVENTS.kind(codes.EV_SHOWN, "H61")
class LessonShown(Happening, frozen=True):
    """A Run Away card that a seat who is out had."""

    seat: int
    card: Number


@EVENTS.kind(codes.EV_SHRINKS, "19.1")
class HouseShrinks(Happening, frozen=True):
    """With the next turn the house begins to shrink."""


@EVENTS.kind(codes.EV_ROOM_GONE, "19.2")
class RoomGone(Happening, frozen=True):
    """A room was removed."""

    seat: int
    room: Room


@EVENTS.kind(codes.EV_NO_ROOM, "19.7")
class NoRoomGone(Happening, frozen=True):
    """No room could be removed."""

    seat: int


@EVENTS.kind(codes.EV_DAWN, "H37")
class Dawn(Happening, frozen=True):
    """Day breaks: all hidden orphans are visible."""


@EVENTS.kind(codes.EV_WON, "1.3")
class Won(Happening, frozen=True):
    """A seat has won, with so many living orphans."""

    seat: int
    orphans: int


@EVENTS.kind(codes.EV_OVER, "20.5")
class Over(Happening, frozen=True):
    """The game ended."""

    ending: int
