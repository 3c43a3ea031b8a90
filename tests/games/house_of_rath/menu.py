"""What every seat may do, worked out a second time from the rulebook: rooms by letter, sets, no speed."""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

from ratskeller.games.house_of_rath.rules import codes
from tests.games.house_of_rath.hexes import Cell, is_connected, is_landlocked, neighbours, pivots
from tests.games.house_of_rath.oracle import House, where_rath_goes

ROOMS = "mabcdef"
PASSAGES = dict(zip("abcdef", "defabc", strict=True))
SETUP = {codes.PLACING, codes.HIDING, codes.DEALING, codes.REMOVING, codes.STARTING}
ONCE = {codes.ROTATE_ONCE: "rotate", codes.HIDE_ONLY: "hide", codes.UNHIDE_ONLY: "unhide", codes.EXPOSE_ONLY: "expose"}
FACES = {codes.ROTATE_FACE: "rotate", codes.MOVE_FACE: "move", codes.HIDE_FACE: "hide any", codes.LOCK_FACE: "lock"}
ABILITIES = ["rotate", "move", "hide", "unhide", "expose", "lock", "again"]  # of the shipped cards


class Board(NamedTuple):
    """The table in plain words, read off a state."""

    state: Any
    cells: dict[str, Cell]
    locks: set[frozenset[str]]
    where: dict[int, str]  # orphans in the house, from 1
    hidden: set[int]
    rath: str

    @classmethod
    def read(cls, state: Any) -> Board:
        """What lies on the table."""
        cells = {ROOMS[room]: (state.q[room], state.r[room]) for room in range(7) if state.rooms >> room & 1}
        return cls(
            state=state,
            cells=cells,
            locks={
                frozenset(pair)
                for pair in combinations(cells, 2)
                if state.locked[ROOMS.index(pair[0])] >> ROOMS.index(pair[1]) & 1
            },
            where={orphan + 1: ROOMS[room] for orphan, room in enumerate(state.room) if room != codes.GONE},
            hidden={orphan + 1 for orphan in range(18) if state.hidden >> orphan & 1},
            rath=ROOMS[state.rath],
        )

    # ---- cards -----------------------------------------------------------------------------------------------

    def cares_for(self, seat: int) -> set[int]:
        """The orphans whose cards a seat kept, dead or alive."""
        return {card + 1 for card in range(18) if self.state.holder[card] == seat and not self.state.boxed >> card & 1}

    def down(self, seat: int) -> set[int]:
        """Those whose cards are face down."""
        return {orphan for orphan in self.cares_for(seat) if not self.is_up(orphan)}

    def is_up(self, orphan: int) -> bool:
        """Whether a card is face up."""
        return bool(self.state.up >> orphan - 1 & 1)

    def is_last(self, seat: int, orphan: int) -> bool:
        """Whether a seat has no other living orphan."""
        return self.cares_for(seat) & set(self.where) == {orphan}

    # ---- rooms -----------------------------------------------------------------------------------------------

    def seams(self) -> list[tuple[str, str]]:
        """Pairs of rooms that touch."""
        return [
            (one, two) for one, two in combinations(self.cells, 2) if self.cells[two] in neighbours(self.cells[one])
        ]

    def doors(self, room: str) -> set[str]:
        """Rooms on the other side of passages without locks."""
        pairs = [pair for pair in self.seams() if room in pair and frozenset(pair) not in self.locks]
        return {one if two == room else two for one, two in pairs}

    def has_lock(self, room: str) -> bool:
        """Whether any passage of a room is locked."""
        return any(room in seam for seam in self.locks)

    def rotations(self) -> dict[str, set[str]]:
        """The rooms that can be rotated, and to which sides."""
        shape = frozenset(self.cells.values())
        sides = {room: set(pivots(shape, cell)) for room, cell in self.cells.items() if not self.has_lock(room)}
        return {room: found for room, found in sides.items() if found}

    def goals(self, seat: int, orphan: int) -> set[str]:
        """Where a seat can move an orphan: through a door, or an own revealed one through its Secret Passage."""
        room = self.where[orphan]
        found = self.doors(room)
        if orphan in self.cares_for(seat) and self.is_up(orphan) and PASSAGES.get(room) in self.cells:
            found.add(PASSAGES[room])
        return found

    def removable(self) -> set[str]:
        """The rooms that the Shrinking House may lose."""
        shape = frozenset(self.cells.values())
        return {
            room
            for room, cell in self.cells.items()
            if room not in self.where.values()
            and room != self.rath
            and not self.has_lock(room)
            and not is_landlocked(shape, cell)
            and len(shape) > 2
            and is_connected(shape - {cell})
        }

    def house(self) -> House:
        """What Rath looks at."""
        seen = [room for orphan, room in self.where.items() if orphan not in self.hidden]
        count = {room: seen.count(room) for room in self.cells}
        return House(self.cells, self.locks, count, self.rath, self.state.is_boyden, self.state.is_any_lock)

    # ---- what can be done ------------------------------------------------------------------------------------

    def task(self, seat: int, what: str) -> set[str]:
        """The actions of one side of the die, or of a Run Away card."""
        match what:
            case "rotate":
                return {f"rotate {room}" for room in self.rotations()}
            case "move":
                return {f"move {orphan}" for orphan in self.where if self.goals(seat, orphan)}
            case "hide":
                return {f"hide {orphan}" for orphan in set(self.where) - self.hidden}
            case "unhide":
                return {f"unhide {orphan}" for orphan in self.hidden}
            case "expose":
                return {f"expose {each + 1}" for each in range(self.state.seats) if self.down(each)}
            case "hide any":
                return self.task(seat, "hide") | self.task(seat, "unhide") | self.task(seat, "expose")
            case "lock":
                free = [
                    seam for seam in self.seams() if frozenset(seam) not in self.locks and self.state.locks_left > 0
                ]
                locked = [seam for seam in self.seams() if frozenset(seam) in self.locks]
                return {f"lock {one}-{two}" for one, two in free} | {f"unlock {one}-{two}" for one, two in locked}
        return {"again"}

    def acting(self, seat: int) -> set[str]:
        """The Roll phase, or a card that is being used."""
        state = self.state
        if state.face == codes.WILD_FACE:
            possible = {name for name in FACES.values() if self.task(seat, name)}
            return {"nothing", *(f"choose {name.removesuffix(' any')}" for name in possible)}
        found = self.task(seat, ONCE.get(state.face) or FACES[state.face])
        must = state.rotations == 1 or (state.by_card and bool(found))
        return found if must else found | {"nothing"}

    def asked(self, seat: int) -> set[str]:
        """What the phase asks of a seat."""
        state, victim = self.state, self.state.victim + 1
        if state.phase == codes.REMOVING:
            waiting = len(self.down(seat)) == 4
            return {f"remove {orphan}" for orphan in self.down(seat)} if waiting else set()
        if state.phase == codes.CLAIMING:
            if state.out[seat] or not self.down(seat) or state.answered >> seat & 1:
                return set()
            mine = victim in self.down(seat)
            return {"claim"} if mine and self.is_last(seat, victim) else {"claim", "let go"} if mine else {"let go"}
        if seat != state.mover:
            return set()
        return self.decides(seat, victim)

    def decides(self, seat: int, victim: int) -> set[str]:
        """What the one who decides may do."""
        state = self.state
        lessons = [card + 1 for card in range(7) if state.lesson[card] == seat]
        match state.phase:
            case codes.ACTING:
                return self.acting(seat)
            case codes.TURNING:
                return {f"pivot {side}" for side in self.rotations()[ROOMS[state.chosen]]}
            case codes.MOVING:
                return {f"go {room}" for room in self.goals(seat, state.chosen + 1)}
            case codes.LEARNT:
                return {"go on", *(f"use {card}" for card in lessons if self.task(seat, ABILITIES[card - 1]))}
            case codes.STALKING:
                return {f"rath {room}" for room in where_rath_goes(self.house()).rooms}
            case codes.ATTACKING:
                seen = set(self.where) - self.hidden
                return {f"attack {orphan}" for orphan in seen if self.where[orphan] == self.rath}
            case codes.RUNNING_AWAY:
                return {"run"} if self.is_last(seat, victim) else {"run", "stay"}
            case codes.DASHING:
                return {"give up", *(f"dash {card}" for card in lessons)}
            case codes.FLEEING:
                return {f"go {room}" for room in self.goals(seat, victim)}
            case codes.SHRINKING:
                return {f"remove {room}" for room in self.removable()}
        return set()

    def revealable(self, seat: int) -> set[str]:
        """Own cards that can be turned up at any time."""
        state = self.state
        if state.phase in SETUP or state.is_over() or state.is_chance() or state.out[seat]:
            return set()
        attacked = {state.victim + 1} if state.phase == codes.CLAIMING else set()
        return {f"reveal {orphan}" for orphan in self.down(seat) - attacked}

    def of(self, seat: int) -> set[str]:
        """All that a seat may do now."""
        return self.asked(seat) | self.revealable(seat)
