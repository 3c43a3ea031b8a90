"""House of Rath: what lies on the table, and what can be asked of it. The chapters beside this file move it."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.kernel.native import Content
from ratskeller.kernel.numbers import NOBODY, Grid, Ints
from ratskeller.kernel.state import State

# From a cell to the cells around it, by side: east, then counter-clockwise.
_COLUMN: Annotated[Ints, SIDES] = [1, 1, 0, -1, -1, 0]
_ROW: Annotated[Ints, SIDES] = [0, -1, -1, 0, 1, 1]
# The other way round: the side on which a cell lies, by its column and row from one before to one after; or SIDES.
_SIDE_TO: Annotated[Grid, 3, 3] = [
    [SIDES, WEST, SOUTH_WEST],
    [NORTH_WEST, SIDES, SOUTH_EAST],
    [NORTH_EAST, EAST, SIDES],
]
# 3.1, 3.2: the house at first: m, then a to f from the north-east, clockwise.
_FIRST_COLUMN: Annotated[Ints, ROOMS] = [0, 1, 1, 0, -1, -1, 0]
_FIRST_ROW: Annotated[Ints, ROOMS] = [0, -1, 0, 1, 1, 0, -1]


class Box(Content):
    """What the packs of this table say: names for people, and which card has which ability."""

    names: object
    ability: Annotated[Ints, CARDS]


class Position(State):
    """A position of House of Rath. Sets of rooms, orphans, cards and seats are kept as bits."""

    content: Box
    # Table options
    is_boyden: bool
    is_any_lock: bool
    is_team: bool
    locks_return: bool
    fate_board: int
    dawn: int
    # The house
    phase: int
    rooms: int  # in the house
    q: Annotated[Ints, ROOMS]  # the cell of each room: column …
    r: Annotated[Ints, ROOMS]  # … and row
    near: Annotated[Grid, ROOMS, SIDES]  # the room on each side, or NO_ROOM
    joined: Annotated[Ints, ROOMS]  # the rooms that touch
    locked: Annotated[Ints, ROOMS]  # the rooms behind locks
    locks_left: int
    locks_gone: int
    rath: int
    # The orphans
    room: Annotated[Ints, ORPHANS]  # or GONE
    hidden: int
    placed: int  # orphans that have been given a room in the setup
    # The cards
    holder: Annotated[Ints, ORPHANS]  # the seat to which a card was dealt, or NOBODY
    dealt: int
    boxed: int  # removed in the setup
    up: int  # face up, or discarded: whose they are is known to all
    lesson: Annotated[Ints, CARDS]  # each Run Away card: a seat, UNDRAWN or USED
    lessons_left: int
    # The turn
    turn: int
    turns: int  # begun so far
    quiet: int  # turns in a row without an attack
    face: int  # what the die, or a card, permits
    by_card: bool
    rotations: int  # made of those that the face permits
    chosen: int  # the room that pivots, the orphan that moves, the seat whose card is turned up
    is_attacked: bool  # in this turn
    victim: int
    answered: int  # seats that have let the victim go
    # Who is out
    out: Annotated[Ints, SEATS_MAX]  # 0, or in which order
    shrinks_from: int  # the turn from which the house shrinks, or 0

    # ---- 3: setting up -------------------------------------------------------------------------------------

    def lay_out(self, seats: int) -> None:
        """3.1 to 3.4, 3.10, 3.11: the table before the first orphan has a room."""
        self.seats = seats
        self.rooms = (1 << ROOMS) - 1
        for room in range(ROOMS):
            self.q[room] = _FIRST_COLUMN[room]
            self.r[room] = _FIRST_ROW[room]
        for orphan in range(ORPHANS):
            self.room[orphan] = GONE
            self.holder[orphan] = NOBODY
        for card in range(CARDS):
            self.lesson[card] = UNDRAWN
        self.lessons_left = seats
        self.locks_left = LOCKS
        self.rath = MOURNING
        self.victim = NONE
        self.chosen = NONE
        self.face = NONE
        self.turn = NOBODY
        self.phase = PLACING
        self.survey()

    def survey(self) -> None:
        """Work out which rooms touch, from the cells that they lie in."""
        for room in range(ROOMS):
            self.joined[room] = 0
            for side in range(SIDES):
                self.near[room][side] = NO_ROOM
        for room in range(ROOMS):
            if self.has_room(room):
                self.attach(room)

    def attach(self, room: int) -> None:
        """A room of the house touches those around the cell that it lies in now."""
        side: int
        for other in range(ROOMS):
            if other != room and (self.rooms >> other) & 1:
                side = side_to(self.q[other] - self.q[room], self.r[other] - self.r[room])
                if side < SIDES:
                    self.near[room][side] = other
                    self.near[other][_opposite(side)] = room
                    self.joined[room] |= 1 << other
                    self.joined[other] |= 1 << room

    def detach(self, room: int) -> None:
        """A room touches no other any more."""
        other: int
        for side in range(SIDES):
            other = self.near[room][side]
            if other != NO_ROOM:
                self.near[room][side] = NO_ROOM
                self.near[other][_opposite(side)] = NO_ROOM
                self.joined[other] &= ~(1 << room)
        self.joined[room] = 0

    def dealt_to(self) -> int:
        """The seat that gets the next card."""
        return self.dealt % self.seats

    def removing(self) -> int:
        """3.7: the seats that have yet to remove a card."""
        seats: int = 0
        cards: Annotated[Ints, 6] = [0] * 6
        for orphan in range(ORPHANS):
            if self.owner_of(orphan) >= 0:
                cards[self.holder[orphan]] += 1
        for seat in range(self.seats):
            if cards[seat] > CARDS_KEPT:
                seats |= 1 << seat
        return seats

    # ---- rooms ---------------------------------------------------------------------------------------------

    def has_room(self, room: int) -> bool:
        """Whether a room is still in the house."""
        return ((self.rooms >> room) & 1) == 1

    def open_to(self, room: int) -> int:
        """The rooms that one can step into from a room without passing a lock."""
        return self.joined[room] & ~self.locked[room]

    def partner_room(self, room: int) -> int:
        """17.2, 17.4, H26: the other end of the Secret Passage, or NO_ROOM."""
        other: int
        if room == MOURNING:
            return NO_ROOM
        other = OUTER + (room - OUTER + OPPOSITE) % (ROOMS - OUTER)
        return other if self.has_room(other) else NO_ROOM

    # ---- orphans -------------------------------------------------------------------------------------------

    def is_on_board(self, orphan: int) -> bool:
        """Whether an orphan lives."""
        return self.room[orphan] != GONE

    def is_hidden(self, orphan: int) -> bool:
        """Whether its token is turned over."""
        return ((self.hidden >> orphan) & 1) == 1

    def seen_in(self, room: int) -> int:
        """The orphans in a room that Rath can see."""
        found: int = 0
        for orphan in range(ORPHANS):
            if self.room[orphan] == room and not (self.hidden >> orphan) & 1:
                found |= 1 << orphan
        return found

    def living(self) -> int:
        """All orphans on the board."""
        found: int = 0
        for orphan in range(ORPHANS):
            if self.room[orphan] != GONE:
                found |= 1 << orphan
        return found

    def lived_in(self) -> int:
        """The rooms in which an orphan is."""
        rooms: int = 0
        for orphan in range(ORPHANS):
            if self.room[orphan] != GONE:
                rooms |= 1 << self.room[orphan]
        return rooms

    # ---- Adoption cards ------------------------------------------------------------------------------------

    def cards_of(self, seat: int) -> int:
        """All Adoption cards of a seat, but for one removed in the setup."""
        found: int = 0
        for orphan in range(ORPHANS):
            if self.holder[orphan] == seat:
                found |= 1 << orphan
        return found & ~self.boxed

    def cards_down(self, seat: int) -> int:
        """The face-down Adoption cards of a seat."""
        return self.cards_of(seat) & ~self.up

    def with_cards_down(self) -> int:
        """The seats that have a face-down Adoption card."""
        seats: int = 0
        others: int = self.boxed | self.up
        for orphan in range(ORPHANS):
            if self.holder[orphan] >= 0 and not (others >> orphan) & 1:
                seats |= 1 << self.holder[orphan]
        return seats

    def children_of(self, seat: int) -> int:
        """1.1: the living orphans in the care of a seat."""
        return self.cards_of(seat) & self.living()

    def is_last(self, orphan: int) -> bool:
        """Whether an orphan is the last that its owner has."""
        return self.children_of(self.holder[orphan]) == 1 << orphan

    def owner_of(self, orphan: int) -> int:
        """The seat in whose care an orphan is, or NOBODY."""
        return NOBODY if (self.boxed >> orphan) & 1 else self.holder[orphan]

    def is_up(self, orphan: int) -> bool:
        """Whether the card of an orphan lies face up."""
        return ((self.up >> orphan) & 1) == 1

    # ---- Run Away cards, seats -----------------------------------------------------------------------------

    def lessons_of(self, seat: int) -> int:
        """The Run Away cards that a seat holds; those in the pile for UNDRAWN."""
        found: int = 0
        for card in range(CARDS):
            if self.lesson[card] == seat:
                found |= 1 << card
        return found

    def partner_of(self, seat: int) -> int:
        """H32: who sits opposite."""
        return (seat + self.seats // 2) % self.seats

    def is_side_out(self, seat: int) -> bool:
        """20.1, H41: whether a seat is out, and in team play its partner too."""
        if self.out[seat] == 0:
            return False
        return not self.is_team or self.out[self.partner_of(seat)] != 0

    def may_claim(self, seat: int) -> bool:
        """H39, H58: whether a seat may own the victim as far as anybody can tell: not out, with a card face down."""
        return self.out[seat] == 0 and self.cards_down(seat) != 0

    def asked(self) -> int:
        """Everybody who may."""
        seats: int = self.with_cards_down()
        for seat in range(self.seats):
            if self.out[seat] != 0:
                seats &= ~(1 << seat)
        return seats


def side_to(column: int, row: int) -> int:
    """The side on which a cell lies that is so far away, or SIDES if it is not next door."""
    if column < -1 or column > 1 or row < -1 or row > 1:
        return SIDES
    return _SIDE_TO[column + 1][row + 1]


def _opposite(side: int) -> int:
    """The side of a cell on which another lies that has the cell on this side."""
    return side + SIDES // 2 if side < SIDES // 2 else side - SIDES // 2


def column_of(side: int) -> int:
    """How far the cell on a side is in columns."""
    return _COLUMN[side]


def row_of(side: int) -> int:
    """How far the cell on a side is in rows."""
    return _ROW[side]


def count_bits(bits: int) -> int:
    """How many there are in a set."""
    found: int = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def first_bit(bits: int) -> int:
    """The first of a set that is not empty."""
    found: int = 0
    while not (bits >> found) & 1:
        found += 1
    return found
