"""A small language for tests: a table that is played by notation. Seats are counted from 1."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.catalogue import find_game
from ratskeller.games.rathulhu.kinds import TILES, Tile
from ratskeller.games.rathulhu.rules import codes
from ratskeller.kernel.errors import Refused
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ratskeller.games.rathulhu.view import Seat, View
    from ratskeller.kernel.game import Choice
    from ratskeller.kernel.vocabulary import Happening

GAME = find_game("rathulhu")
EIGHT = "4 shoggoth, 4 cultist"  # a full track without anything special on it


class Table:
    """A match of Rathulhu. Seat 1 gets the first set of tokens and so on, unless `sets` says otherwise.

    With three seats they hold 13 8 5 2, 12 9 6 3 and 11 10 7 4, the token 1 is on the board, and seat 1 begins.
    """

    def __init__(self, seats: int = 3, *, sets: Sequence[int] | None = None, **options: str) -> None:
        self.match = Match(GAME, seats, options)
        for number in range(1, seats) if sets is None else sets:
            self.deal(f"tokens {number}")

    @property
    def state(self) -> Any:
        """The position itself, for arranging."""
        return self.match.state

    # ---- playing -------------------------------------------------------------------------------------------

    def play(self, script: str) -> Table:
        """Steps with commas between: `draw altar, 2: invoke, bid 11, pass`. A number in front says who must do it."""
        for step in script.split(","):
            seat, colon, what = step.strip().rpartition(":")
            action, _, tile = what.strip().partition(" ")
            if action == "tile":
                self.deal(what.strip())
            elif action == "draw" and tile:
                self.do("draw", seat=int(seat) if colon else None)
                self.deal(f"tile {tile}")
            else:
                self.do(what.strip(), seat=int(seat) if colon else None)
        return self

    def deal(self, notation: str) -> None:
        """Let chance bring something: `tile altar`, `tokens 2`."""
        self.match.deal(GAME.read_outcome(notation))

    def do(self, notation: str, *, seat: int | None = None) -> None:
        """Let a seat, or else the one who is asked, carry out an action."""
        if seat is not None:
            assert self.mover == seat
        self.match.act(self._acting(seat), GAME.read_action(notation))

    def refuses(self, notation: str, *, seat: int | None = None) -> str | None:
        """The clause that forbids an action, or None where it is simply not due; that it is refused is checked."""
        acting, code, before = self._acting(seat), GAME.read_action(notation), self.state.digest()
        with pytest.raises(Refused) as refused:
            self.match.act(acting, code)
        assert self.state.digest() == before
        assert code not in self.state.legal_actions(acting)
        return refused.value.clause

    def reason(self, notation: str, *, seat: int | None = None) -> str:
        """The sentence that refuses an action."""
        with pytest.raises(Refused) as refused:
            self.match.act(self._acting(seat), GAME.read_action(notation))
        return str(refused.value)

    def auction(self, *bids: str) -> Table:
        """Whoever has the turn invokes, and those who are asked answer in order: `pass` or a number."""
        self.do("invoke")
        for each in bids:
            self.do("pass" if each == "pass" else f"bid {each}")
        return self

    def end_aeon(self) -> Table:
        """Fill the time track but for one space, and let the next Elder Sign end the Aeon."""
        self.signs(self.view().spaces - 1)
        return self.play("draw elder sign")

    def _acting(self, seat: int | None) -> int:
        acting = self.mover if seat is None else seat
        assert acting is not None, "nobody is asked for anything"
        return acting - 1

    # ---- arranging: no tile and no token appears or vanishes ------------------------------------------------

    def _leave_bag(self, tile: Tile, count: int) -> None:
        bag = list(self.state.bag)
        assert bag[tile.code] >= count, f"there are not so many tiles {tile} in the bag"
        bag[tile.code] -= count
        self.state.bag = bag
        self.state.bag_tiles -= count

    def give(self, seat: int, tiles: str) -> Table:
        """Put tiles from the bag into a collection: `3 shoggoth, tome 1, 2 site 8`."""
        for tile, count in read_tiles(tiles):
            self._leave_bag(tile, count)
            held = [list(row) for row in self.state.held]
            held[seat - 1][tile.code] += count
            self.state.held = held
        return self

    def lay(self, tiles: str) -> Table:
        """Put tiles from the bag on to the auction track."""
        for tile, count in read_tiles(tiles):
            self._leave_bag(tile, count)
            track = list(self.state.track)
            for _ in range(count):
                track[track.index(codes.EMPTY)] = tile.code
            self.state.track = track
            self.state.tiles += count
        return self

    def signs(self, count: int) -> Table:
        """Put Elder Signs from the bag on to the time track until it holds so many."""
        self._leave_bag(Tile.ELDER_SIGN, count - self.state.time)
        self.state.time = count
        return self

    def tokens(self, *seats: str, board: int | None = None) -> Table:
        """Hand out tokens anew: `13 8 / 5 2` are two face up and two face down; `board` lies in the middle."""
        before = self.all_tokens()
        up, down = list(self.state.up), list(self.state.down)
        for seat, text in enumerate(seats):
            faces = [sum(1 << int(token) for token in side.split()) for side in f"{text} /".split("/")[:2]]
            up[seat], down[seat] = faces
        self.state.up, self.state.down = up, down
        if board is not None:
            self.state.board_token = board
        assert self.all_tokens() == before
        return self

    def aeon(self, number: int) -> Table:
        """Say that this is another Aeon."""
        self.state.aeon = number
        return self

    def favour_is(self, *favour: int) -> Table:
        """Write other sums on the score sheet."""
        self.state.favour = [*favour, *[0] * (codes.SEATS_MAX - len(favour))]
        return self

    # ---- asking --------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        """What a seat may know, or a spectator."""
        shown: View = self.match.scene(SPECTATOR if seat is None else seat - 1).view
        return shown

    def seat(self, seat: int) -> Seat:
        """What lies in front of a seat."""
        return self.view().seats[seat - 1]

    def holds(self, seat: int) -> dict[str, int]:
        """The collection of a seat, by tile."""
        held = self.seat(seat).collection
        counts = {
            "shoggoth": held.shoggoths,
            "cultist": held.cultists,
            "altar": held.altars,
            **{f"tome {number}": count for number, count in enumerate(held.tomes, start=1)},
            **{f"site {number}": count for number, count in enumerate(held.sites, start=1)},
            "old one": held.old_ones,
            "relic": held.relics,
            **{str(tile): count for tile, count in held.setbacks.items()},
        }
        return {tile: count for tile, count in counts.items() if count}

    def up(self, seat: int) -> set[int]:
        """The tokens that lie face up in front of a seat."""
        return set(self.seat(seat).tokens_up)

    def down(self, seat: int) -> set[int]:
        """The tokens that lie face down in front of a seat."""
        return set(self.seat(seat).tokens_down)

    def all_tokens(self) -> list[int]:
        """Every token at the table."""
        view = self.view()
        held = [token for seat in view.seats for token in (*seat.tokens_up, *seat.tokens_down)]
        return sorted([*held, view.board_token])

    def offers(self, seat: int) -> dict[str, Choice]:
        """What a seat is offered, by notation."""
        return {choice.notation: choice for choice in self.match.scene(seat - 1).choices}

    def can(self, notation: str) -> bool:
        """Whether the one who is asked may do this."""
        return notation in self.choices

    @property
    def choices(self) -> set[str]:
        """All that the one who is asked may do; nobody else is offered anything."""
        mover = self.mover
        for seat in range(1, self.state.seats + 1):
            assert bool(self.offers(seat)) == (seat == mover)
        return set(self.offers(mover)) if mover else set()

    @property
    def chances(self) -> dict[str, Fraction]:
        """How likely each outcome is now; empty if none is due."""
        weights = dict(self.state.weighted_outcomes()) if self.state.is_chance() else {}
        return {GAME.write_outcome(code): Fraction(weight, sum(weights.values())) for code, weight in weights.items()}

    def events(self, seat: int | None = None) -> list[Happening]:
        """What the last step did, as far as a seat, or a spectator, may know."""
        viewer = SPECTATOR if seat is None else seat - 1
        return [event.what for event in self.match.events[-1] if event.is_for(viewer)]

    def told(self, kind: type[Happening], seat: int | None = None) -> list[Any]:
        """The events of one kind in the last step."""
        return [event for event in self.events(seat) if isinstance(event, kind)]

    @property
    def mover(self) -> int | None:
        """Who is asked; None while chance decides and when the game is over."""
        mover = self.view().mover
        return None if mover is None else mover + 1

    @property
    def phase(self) -> str:
        """What the table waits for."""
        return self.view().phase

    @property
    def track(self) -> list[str]:
        """The eight spaces of the auction track, `-` where nothing lies."""
        return [str(tile) if tile else "-" for tile in self.view().track]

    @property
    def on_track(self) -> list[str]:
        """The tiles on the auction track."""
        return [tile for tile in self.track if tile != "-"]

    @property
    def board(self) -> int:
        """The token on the board."""
        return self.view().board_token

    @property
    def discarded(self) -> dict[str, int]:
        """What has left the game."""
        return {str(tile): count for tile, count in self.view().discarded.items()}

    @property
    def favour(self) -> list[int | None]:
        """The favour of everybody."""
        return [seat.favour for seat in self.view().seats]

    def paid(self, row: str, aeon: int | None = None) -> list[int]:
        """What a row paid to each seat, in an Aeon or in the last one that was scored."""
        lines = [line for line in self.view().sheet if line.row == row and aeon in (None, line.aeon)]
        return [cell.points for cell in lines[-1].cells if cell is not None]

    @property
    def places(self) -> list[int | None]:
        """The place of every seat once the game is over."""
        return [seat.rank for seat in self.view().seats]

    def tiles(self) -> Counter[str]:
        """All tiles, wherever they are."""
        view = self.view()
        found: Counter[str] = Counter({"elder sign": view.signs})
        found.update(self.on_track)
        found.update({str(tile): count for tile, count in view.bag.items()})
        found.update(self.discarded)
        for seat in range(1, len(view.seats) + 1):
            found.update(self.holds(seat))
        return found


def read_tiles(text: str) -> Iterable[tuple[Tile, int]]:
    """Tiles with their numbers out of `3 shoggoth, tome 1`."""
    for part in text.split(","):
        first, _, rest = part.strip().partition(" ")
        count, name = (int(first), rest) if first.isdigit() else (1, part.strip())
        yield Tile(name), count


BOX: Counter[str] = Counter(
    {
        "shoggoth": 25,
        "cultist": 25,
        "altar": 12,
        **{f"tome {number}": 5 for number in range(1, 6)},
        **{f"site {number}": 5 for number in range(1, 9)},
        "shoggoth setback": 2,
        "ritual setback": 2,
        "tome setback": 4,
        "site setback": 2,
        "old one": 8,
        "relic": 5,
        "elder sign": 30,
    }
)
assert len(BOX) == len(TILES)
