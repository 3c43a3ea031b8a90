"""House of Rath: everything that a step can do, as typed values. Orphans and cards count from 1, seats from 0."""

from __future__ import annotations

from ratskeller.games.house_of_rath.kinds import BOARDS, FACES, REASONS, ROOMS, SIDES, Board, Face, Reason, Room, Side
from ratskeller.games.house_of_rath.rules import codes
from ratskeller.kernel.vocabulary import EventReader, Happening

# ---- setting up --------------------------------------------------------------------------------------------


class OrphanPlaced(Happening, frozen=True, tag="orphan_placed"):
    """An orphan begins in a room."""

    clause = "3.3"
    orphan: int
    room: Room


class BeginsHidden(Happening, frozen=True, tag="begins_hidden"):
    """An orphan begins hidden."""

    clause = "3.5"
    orphan: int


class CardDealt(Happening, frozen=True, tag="card_dealt"):
    """A seat got an Adoption card, and has so many now."""

    clause = "3.7"
    seat: int
    cards: int


class CardSeen(Happening, frozen=True, tag="card_seen"):
    """Which card it was: for its owner alone."""

    clause = "1.1"
    seat: int
    orphan: int


class CardRemoved(Happening, frozen=True, tag="card_removed"):
    """A seat put a card back into the box."""

    clause = "3.7"
    seat: int


class CardBoxed(Happening, frozen=True, tag="card_boxed"):
    """Which card it was: for its owner alone."""

    clause = "3.9"
    seat: int
    orphan: int


class Begins(Happening, frozen=True, tag="begins"):
    """Who begins."""

    clause = "H50"
    seat: int


# ---- the Roll phase ----------------------------------------------------------------------------------------


class Rolled(Happening, frozen=True, tag="rolled"):
    """What the Options die shows."""

    clause = "4.4"
    seat: int
    face: Face


class DidNothing(Happening, frozen=True, tag="did_nothing"):
    """A seat did nothing with it."""

    clause = "4.2"
    seat: int


class Chose(Happening, frozen=True, tag="chose"):
    """What a seat made of Wild."""

    clause = "9.1"
    seat: int
    face: Face


class Pivoted(Happening, frozen=True, tag="pivoted"):
    """A room pivoted on another."""

    clause = "5.3"
    seat: int
    room: Room
    side: Side
    on: Room


class OrphanMoved(Happening, frozen=True, tag="orphan_moved"):
    """An orphan was moved."""

    clause = "6.2"
    seat: int
    orphan: int
    start: Room
    room: Room


class OrphanHidden(Happening, frozen=True, tag="orphan_hidden"):
    """An orphan was hidden."""

    clause = "7.2"
    seat: int
    orphan: int


class OrphanUnhidden(Happening, frozen=True, tag="orphan_unhidden"):
    """A hidden orphan was turned up."""

    clause = "7.5"
    seat: int
    orphan: int


class OrphanSeen(Happening, frozen=True, tag="orphan_seen"):
    """A hidden orphan is visible again, because it was moved or its room was."""

    clause = "5.7"
    orphan: int


class Exposing(Happening, frozen=True, tag="exposing"):
    """A seat wants to see a card of another."""

    clause = "7.6"
    seat: int
    whose: int


class CardExposed(Happening, frozen=True, tag="card_exposed"):
    """A card came up."""

    clause = "H9"
    seat: int
    orphan: int


class Locked(Happening, frozen=True, tag="locked"):
    """A passage was locked."""

    clause = "8.2"
    seat: int
    one: Room
    other: Room


class Unlocked(Happening, frozen=True, tag="unlocked"):
    """A passage was unlocked."""

    clause = "8.8"
    seat: int
    one: Room
    other: Room


class CardRevealed(Happening, frozen=True, tag="card_revealed"):
    """A seat revealed an own card."""

    clause = "18.1"
    seat: int
    orphan: int


class AbilityUsed(Happening, frozen=True, tag="ability_used"):
    """A Run Away card was used for its special ability."""

    clause = "16.5"
    seat: int
    card: int


# ---- the Boogeyman phase -----------------------------------------------------------------------------------


class RathWent(Happening, frozen=True, tag="rath_went"):
    """Rath went, or stayed, and why."""

    clause = "10.1"
    start: Room
    room: Room
    reason: Reason


class LockBroken(Happening, frozen=True, tag="lock_broken"):
    """Rath broke a lock."""

    clause = "8.7"
    one: Room
    other: Room


class Attacked(Happening, frozen=True, tag="attacked"):
    """Rath attacked an orphan, as a seat chose."""

    clause = "12.1"
    seat: int
    orphan: int
    room: Room


class Claimed(Happening, frozen=True, tag="claimed"):
    """The owner claimed the orphan."""

    clause = "12.3"
    seat: int
    orphan: int


class WasExtra(Happening, frozen=True, tag="was_extra"):
    """Nobody claimed the orphan; it is gone."""

    clause = "12.4"
    orphan: int


class Stayed(Happening, frozen=True, tag="stayed"):
    """The owner did not roll."""

    clause = "H59"
    seat: int
    orphan: int


class FateMet(Happening, frozen=True, tag="fate_met"):
    """What the Fate die showed, whether that is an escape, and on which board."""

    clause = "13.5"
    seat: int
    orphan: int
    number: int
    escaped: bool
    board: Board


class Dashed(Happening, frozen=True, tag="dashed"):
    """A Run Away card was used for one more roll."""

    clause = "16.2"
    seat: int
    orphan: int
    card: int


class GaveUp(Happening, frozen=True, tag="gave_up"):
    """The owner used no more cards."""

    clause = "H23"
    seat: int
    orphan: int


class Fled(Happening, frozen=True, tag="fled"):
    """An orphan that has escaped went to another room."""

    clause = "15.2"
    orphan: int
    start: Room
    room: Room


class Cornered(Happening, frozen=True, tag="cornered"):
    """An orphan that has escaped had nowhere to go."""

    clause = "H25"
    orphan: int


class Lost(Happening, frozen=True, tag="lost"):
    """A claimed orphan is gone."""

    clause = "14.2"
    seat: int
    orphan: int


class Learnt(Happening, frozen=True, tag="learnt"):
    """A seat drew a Run Away card; so many are left."""

    clause = "14.3"
    seat: int
    left: int


class LessonSeen(Happening, frozen=True, tag="lesson_seen"):
    """Which card it was: for its owner alone."""

    clause = "16.1"
    seat: int
    card: int


# ---- the end of a turn, and of the game --------------------------------------------------------------------


class Out(Happening, frozen=True, tag="out"):
    """A seat has no orphan left."""

    clause = "20.1"
    seat: int


class CardOpened(Happening, frozen=True, tag="card_opened"):
    """A card that a seat who is out had face down."""

    clause = "H44"
    seat: int
    orphan: int


class LessonShown(Happening, frozen=True, tag="lesson_shown"):
    """A Run Away card that a seat who is out had."""

    clause = "H61"
    seat: int
    card: int


class HouseShrinks(Happening, frozen=True, tag="house_shrinks"):
    """With the next turn the house begins to shrink."""

    clause = "19.1"


class RoomGone(Happening, frozen=True, tag="room_gone"):
    """A room was removed."""

    clause = "19.2"
    seat: int
    room: Room


class NoRoomGone(Happening, frozen=True, tag="no_room_gone"):
    """No room could be removed."""

    clause = "19.7"
    seat: int


class Dawn(Happening, frozen=True, tag="dawn"):
    """Day breaks: all hidden orphans are visible."""

    clause = "H37"


class Won(Happening, frozen=True, tag="won"):
    """A seat has won, with so many living orphans."""

    clause = "1.3"
    seat: int
    orphans: int


class Over(Happening, frozen=True, tag="over"):
    """The game ended."""

    clause = "20.5"
    ending: int


def _of_orphan(kind: type[Happening]) -> EventReader:
    return lambda orphan, *_: kind(orphan + 1)


def _of_seat_and_number(kind: type[Happening]) -> EventReader:
    """An orphan or a card, and the seat that it is about."""
    return lambda seat, number, *_: kind(seat, number + 1)


def _of_seam(kind: type[Happening]) -> EventReader:
    return lambda seat, one, other, *_: kind(seat, ROOMS[one], ROOMS[other])


EVENTS: dict[int, EventReader] = {
    codes.EV_PLACED: lambda orphan, room, *_: OrphanPlaced(orphan + 1, ROOMS[room]),
    codes.EV_BEGINS_HIDDEN: _of_orphan(BeginsHidden),
    codes.EV_DEALT: CardDealt,
    codes.EV_CARD: _of_seat_and_number(CardSeen),
    codes.EV_REMOVED: CardRemoved,
    codes.EV_BOXED: _of_seat_and_number(CardBoxed),
    codes.EV_BEGINS: Begins,
    codes.EV_ROLLED: lambda seat, face, *_: Rolled(seat, FACES[face]),
    codes.EV_NOTHING: DidNothing,
    codes.EV_CHOSE: lambda seat, face, *_: Chose(seat, FACES[face]),
    codes.EV_PIVOTED: lambda seat, room, side, on: Pivoted(seat, ROOMS[room], SIDES[side], ROOMS[on]),
    codes.EV_MOVED: lambda seat, orphan, start, room: OrphanMoved(seat, orphan + 1, ROOMS[start], ROOMS[room]),
    codes.EV_HID: _of_seat_and_number(OrphanHidden),
    codes.EV_UNHID: _of_seat_and_number(OrphanUnhidden),
    codes.EV_TURNED_UP: _of_orphan(OrphanSeen),
    codes.EV_EXPOSING: Exposing,
    codes.EV_EXPOSED: _of_seat_and_number(CardExposed),
    codes.EV_LOCKED: _of_seam(Locked),
    codes.EV_UNLOCKED: _of_seam(Unlocked),
    codes.EV_REVEALED: _of_seat_and_number(CardRevealed),
    codes.EV_USED: _of_seat_and_number(AbilityUsed),
    codes.EV_RATH: lambda start, room, reason, *_: RathWent(ROOMS[start], ROOMS[room], REASONS[reason]),
    codes.EV_BROKE: lambda one, other, *_: LockBroken(ROOMS[one], ROOMS[other]),
    codes.EV_ATTACKED: lambda seat, orphan, room, *_: Attacked(seat, orphan + 1, ROOMS[room]),
    codes.EV_CLAIMED: _of_seat_and_number(Claimed),
    codes.EV_EXTRA: _of_orphan(WasExtra),
    codes.EV_STAYED: _of_seat_and_number(Stayed),
    codes.EV_FATE: lambda seat, orphan, number, escaped: FateMet(
        seat, orphan + 1, number, bool(escaped & 1), BOARDS[escaped >> 1]
    ),
    codes.EV_DASHED: lambda seat, orphan, card, *_: Dashed(seat, orphan + 1, card + 1),
    codes.EV_GAVE_UP: _of_seat_and_number(GaveUp),
    codes.EV_FLED: lambda orphan, start, room, *_: Fled(orphan + 1, ROOMS[start], ROOMS[room]),
    codes.EV_CORNERED: _of_orphan(Cornered),
    codes.EV_LOST: _of_seat_and_number(Lost),
    codes.EV_LEARNT: Learnt,
    codes.EV_LESSON: _of_seat_and_number(LessonSeen),
    codes.EV_OUT: Out,
    codes.EV_OPENED: _of_seat_and_number(CardOpened),
    codes.EV_SHOWN: _of_seat_and_number(LessonShown),
    codes.EV_SHRINKS: lambda *_: HouseShrinks(),
    codes.EV_ROOM_GONE: lambda seat, room, *_: RoomGone(seat, ROOMS[room]),
    codes.EV_NO_ROOM: NoRoomGone,
    codes.EV_DAWN: lambda *_: Dawn(),
    codes.EV_WON: Won,
    codes.EV_OVER: Over,
}
