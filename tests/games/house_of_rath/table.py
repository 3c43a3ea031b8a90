"""A small language for tests: a table that is set up by drawing and played by notation. Seats are counted from 1."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.catalogue import find_game
from ratskeller.games.house_of_rath.rules import codes
from ratskeller.kernel.errors import Refused
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ratskeller.games.house_of_rath.view import OrphanView, RoomView, Seat, View
    from ratskeller.kernel.vocabulary import Happening

GAME = find_game("house_of_rath")
ROOMS = "mabcdef"
CHANCES = ("place", "begin", "deal", "roll", "turn", "fate", "learn")
# Every room touches the Room of Mourning and the two beside it.
START = """
 f a
e m b
 d c
"""
LINE = "m a b c d e f"  # a house in which every room has two others beside it at most


class Table:
    """A match of House of Rath after its setup: seat 1 is about to roll, and nobody is hidden.

    Orphans 1 to 3 begin in room a, 4 to 6 in b, and so on. Seat 1 has 1 2 3 in its care, seat 2 has 4 5 6, and so on;
    with up to four seats, seat 1 has removed 13, seat 2 14, and so on. All others are extras. `hands` says otherwise:
    for each seat its cards, the last one to be removed.
    """

    def __init__(self, seats: int = 3, *, first: int = 1, hands: Sequence[str] = (), **options: Any) -> None:
        self.match = Match(GAME, seats, options)
        cards = [hand.split() for hand in hands or [default_hand(seat) for seat in range(1, seats + 1)]]
        for orphan in range(18):
            self.deal(f"place {ROOMS[1 + orphan // 3]}")
        for orphan in (16, 17, 18):
            self.deal(f"begin hidden {orphan}")
        for card in range(3):
            for seat in range(seats):
                self.deal(f"deal {cards[seat][card]}")
        if seats <= 4:
            for seat in range(seats):
                self.deal(f"deal {cards[seat][3]}")
            for seat in range(seats):
                self.do(f"remove {cards[seat][3]}", seat=seat + 1)
        self.deal(f"begin {first}")
        self.state.hidden = 0

    @property
    def state(self) -> Any:
        """The position itself, for arranging."""
        return self.match.state

    # ---- playing -------------------------------------------------------------------------------------------

    def play(self, script: str) -> Table:
        """Steps with commas between: `roll move, move 7, go c, 2: claim`. A number in front says whose step it is."""
        for step in script.split(","):
            seat, colon, what = step.strip().rpartition(":")
            if what.split()[0] in CHANCES:
                self.deal(what.strip())
            else:
                self.do(what.strip(), seat=int(seat) if colon else None)
        return self

    def deal(self, notation: str) -> None:
        """Let chance bring something: `roll move`, `fate 5`."""
        self.match.deal(GAME.read_outcome(notation))

    def do(self, notation: str, *, seat: int | None = None) -> None:
        """Let a seat, or else the one who decides, carry out an action."""
        self.match.act(self._acting(seat), GAME.read_action(notation))

    def let_go(self, *but: int) -> Table:
        """Everybody who is asked lets the attacked orphan go, but for some."""
        for seat in self.asked:
            if seat not in but and self.phase == "claiming":
                self.do("let go", seat=seat)
        return self

    def refuses(self, notation: str, *, seat: int | None = None) -> str | None:
        """The clause that forbids an action, or None where it is simply not due; that it is refused is checked."""
        acting, code, before = self._acting(seat), GAME.read_action(notation), self.state.digest()
        with pytest.raises(Refused) as refused:
            self.match.act(acting, code)
        assert self.state.digest() == before
        assert code not in self.state.legal_actions(acting)
        return refused.value.clause

    def _acting(self, seat: int | None) -> int:
        if seat is not None:
            return seat - 1
        assert self.mover is not None, f"nobody alone is asked in phase {self.phase}"
        return self.mover - 1

    # ---- arranging -----------------------------------------------------------------------------------------

    def house(self, drawing: str) -> Table:
        """Lay the rooms as drawn; a row is shifted by half a room against the next. Rooms not drawn are removed."""
        cells = read_house(drawing)
        self.state.q = [cells.get(room, (0, 0))[0] for room in ROOMS]
        self.state.r = [cells.get(room, (0, 0))[1] for room in ROOMS]
        self.state.rooms = sum(1 << ROOMS.index(room) for room in cells)
        self.state.survey()
        return self

    def locks(self, *seams: str) -> Table:
        """Lay locks on these seams (`m-a`) and on no others."""
        locked = [0] * len(ROOMS)
        for seam in seams:
            one, other = (ROOMS.index(room) for room in seam.split("-"))
            assert self.state.joined[one] >> other & 1, f"{seam} is no seam"
            locked[one] |= 1 << other
            locked[other] |= 1 << one
        self.state.locked = locked
        self.state.locks_left = 8 - len(seams) - self.state.locks_gone
        return self

    def orphans(self, rest: str = "", **rooms: str) -> Table:
        """Put orphans into rooms: `a="1 2 (3)"`, in brackets if hidden. All others are gone, or hidden in `rest`."""
        place = [codes.GONE if not rest else ROOMS.index(rest)] * 18
        hidden = set(range(18)) if rest else set()
        for room, inside in rooms.items():
            for orphan in inside.split():
                number = int(orphan.strip("()")) - 1
                place[number] = ROOMS.index(room)
                hidden.discard(number)
                if orphan.startswith("("):
                    hidden.add(number)
        self.state.room = place
        self.state.hidden = sum(1 << orphan for orphan in hidden)
        return self

    def rath(self, room: str) -> Table:
        """Put Rath into a room."""
        self.state.rath = ROOMS.index(room)
        return self

    def up(self, orphans: str) -> Table:
        """Turn up the Adoption cards of these orphans."""
        self.state.up = self.state.up | bits(orphans)
        return self

    def lessons(self, seat: int, cards: str) -> Table:
        """Give Run Away cards from the pile to a seat."""
        lesson = list(self.state.lesson)
        for card in cards.split():
            assert lesson[int(card) - 1] == codes.UNDRAWN
            lesson[int(card) - 1] = seat - 1
            self.state.lessons_left -= 1
        self.state.lesson = lesson
        return self

    def turn(self, seat: int) -> Table:
        """The Options die is about to be rolled for this seat."""
        self.state.begin_turn(seat - 1)
        return self

    def boogey(self, seat: int = 1) -> Table:
        """Let this seat do nothing in the Roll phase, so that the Boogeyman phase begins."""
        self.turn(seat).play("roll lock, nothing")
        return self.play("go on") if self.phase == "learnt" else self

    # ---- asking --------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        """What a seat may know, or a spectator."""
        shown: View = self.match.scene(SPECTATOR if seat is None else seat - 1).view
        return shown

    def seat(self, seat: int, viewer: int | None = None) -> Seat:
        """What lies in front of a seat, as that seat sees it or another."""
        return self.view(viewer or seat).seats[seat - 1]

    def room(self, room: str) -> RoomView:
        """A room of the house."""
        return next(each for each in self.view().rooms if each.room == room)

    def orphan(self, number: int, viewer: int | None = None) -> OrphanView:
        """An orphan as a viewer sees it."""
        return self.view(viewer).orphans[number - 1]

    def where(self, number: int) -> str | None:
        """The room of an orphan; None if it is gone."""
        return self.orphan(number).room

    @property
    def hidden(self) -> set[int]:
        """The orphans that Rath does not see."""
        return {each.number for each in self.view().orphans if each.hidden}

    @property
    def locked(self) -> set[str]:
        """The seams with locks."""
        return {seam(each.room, other) for each in self.view().rooms for other in each.locks}

    @property
    def drawn(self) -> dict[str, tuple[int, int]]:
        """The cell of every room."""
        return {each.room: (each.q, each.r) for each in self.view().rooms}

    def choices(self, seat: int | None = None, *, reveal: bool = False) -> set[str]:
        """What a seat, or else the one who decides, may do; revealing is always possible and left out."""
        offered = [choice.notation for choice in self.match.scene(self._acting(seat)).choices]
        assert len(offered) == len(set(offered))
        return {each for each in offered if reveal or not each.startswith("reveal")}

    def can(self, notation: str, seat: int | None = None) -> bool:
        """Whether a seat, or else the one who decides, may do this."""
        return notation in self.choices(seat, reveal=True)

    @property
    def rath_may(self) -> set[str]:
        """Where Rath may be after this turn: the choices, or where he has gone since there was none (H51)."""
        if self.phase == "stalking":
            return {each.removeprefix("rath ") for each in self.choices()}
        return {self.view().rath}

    @property
    def victims(self) -> set[int]:
        """Whom Rath may attack or is attacking."""
        if self.phase == "attacking":
            return {int(each.removeprefix("attack ")) for each in self.choices()}
        attack = self.view().attack
        return {attack.orphan} if attack else set()

    @property
    def asked(self) -> list[int]:
        """Who is asked whether to claim."""
        attack = self.view().attack
        return [seat + 1 for seat in attack.asked] if attack else []

    @property
    def chances(self) -> dict[str, Fraction]:
        """How likely each outcome is now; empty if none is due."""
        weights = dict(self.state.weighted_outcomes()) if self.state.is_chance() else {}
        return {GAME.write_outcome(code): Fraction(weight, sum(weights.values())) for code, weight in weights.items()}

    def events(self, seat: int | None = None, steps: int = 1) -> list[Happening]:
        """What the last steps did, as far as a seat, or a spectator, may know."""
        viewer = SPECTATOR if seat is None else seat - 1
        return [event.what for told in self.match.events[-steps:] for event in told if event.is_for(viewer)]

    def told(self, kind: type[Happening], seat: int | None = None, steps: int = 1) -> list[Any]:
        """The events of one kind in the last steps."""
        return [event for event in self.events(seat, steps) if isinstance(event, kind)]

    @property
    def mover(self) -> int | None:
        """Who decides; None while chance or several do, and when the game is over."""
        mover = self.view().mover
        return None if mover is None else mover + 1

    @property
    def whose(self) -> int | None:
        """Whose turn it is."""
        turn = self.view().turn
        return None if turn is None else turn + 1

    @property
    def phase(self) -> str:
        """What the table waits for."""
        return self.view().phase

    @property
    def places(self) -> list[int | None]:
        """The place of every seat once the game is over."""
        return [seat.rank for seat in self.view().seats]


def default_hand(seat: int) -> str:
    """The three cards of a seat, and the one that it removes with up to four players."""
    return f"{seat * 3 - 2} {seat * 3 - 1} {seat * 3} {12 + seat}"


def read_house(drawing: str) -> dict[str, tuple[int, int]]:
    """The cells of the rooms of a drawing, the first one named at (0, 0) unless m is there."""
    found = {
        letter: ((column - row) // 2, row)
        for row, line in enumerate(drawing.splitlines())
        for column, letter in enumerate(line)
        if letter in ROOMS
    }
    columns = {
        (column - row) % 2
        for row, line in enumerate(drawing.splitlines())
        for column, letter in enumerate(line)
        if letter in ROOMS
    }
    assert len(columns) == 1, "a row must be shifted by half a room against the next"
    q, r = found.get("m") or next(iter(found.values()))
    return {room: (found[room][0] - q, found[room][1] - r) for room in ROOMS if room in found}


def seam(one: str, other: str) -> str:
    """A seam as it is written."""
    return "-".join(sorted((one, other), key=ROOMS.index))


def bits(orphans: str | Iterable[int]) -> int:
    """Orphans as bits."""
    numbers: Sequence[int] = [int(each) for each in (orphans.split() if isinstance(orphans, str) else orphans)]
    return sum(1 << number - 1 for number in numbers)
