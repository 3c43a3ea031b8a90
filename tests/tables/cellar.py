"""A house to test: on a real store, with visitors that keep every line they are sent."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import msgspec

from ratskeller.catalogue import GAMES
from ratskeller.tables import wire
from ratskeller.tables.bots_and_clocks import BotsAndClocks
from ratskeller.tables.database import open_store
from ratskeller.tables.house import House
from ratskeller.tables.house_key import HouseKey
from ratskeller.tables.tables_in_memory import TablesInMemory
from ratskeller.tables.wire import Join, NewTable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    import pytest

    from ratskeller.kernel.match import Match
    from ratskeller.tables.bot_processes import BotProcesses
    from ratskeller.tables.database.database_store import DatabaseStore
    from ratskeller.tables.live_table import LiveTable
    from ratskeller.tables.saved import Said
    from ratskeller.tables.watchers import Watcher

KEY = bytes(range(32))
RATS, RATHULHU, DARKHOUSE, RATH = "rats_in_the_walls", "rathulhu", "darkhouse", "house_of_rath"
COVE = "condyle_cove"
SEATS = {name: max(2, game.seats[0]) for name, game in GAMES.items()} | {RATH: 3, COVE: 3}

_decoder = msgspec.json.Decoder(wire.FromHouse)


class Visitor:
    """Somebody who looks at a table, knows it only by its lines, and wishes things."""

    def __init__(self, house: House, table: str, token: str = "") -> None:
        self.house = house
        self.table = table
        self.token = token
        self.watcher: Watcher | None = None
        self.forget()

    def forget(self) -> None:
        """Know nothing, as after a lost connection."""
        self.raw: list[bytes] = []
        self.lines: list[wire.FromHouse] = []
        self.you: wire.You | None = None
        self._info: wire.TableInfo | None = None
        self._state: wire.GameShown | None = None
        self.story: list[wire.Told] = []
        self.said: list[Said] = []

    def hear(self, raw: bytes) -> None:
        """Take a line in."""
        line = _decoder.decode(raw)
        self.raw.append(raw)
        self.lines.append(line)
        match line:
            case wire.GameShown():
                assert line.kept <= len(self.story)
                self.story[line.kept :] = line.told
                self._state = line
            case wire.Table():
                self._info = msgspec.json.decode(line.table, type=wire.TableInfo)
                self.you = line.you
            case wire.Talked():
                self.said += line.lines

    async def come(self) -> Visitor:
        """Open a connection."""
        self.forget()
        self.watcher = await self.house.tables.watch(self.table, self.token, self.hear)
        return self

    def go(self) -> None:
        """Close it."""
        assert self.watcher is not None
        self.house.tables.leave(self.table, self.watcher)
        self.watcher = None

    @property
    def link(self) -> str:
        return self.watcher.link if self.watcher else ""

    @property
    def info(self) -> wire.TableInfo:
        """The table as it was last told."""
        assert self._info is not None
        return self._info

    @property
    def state(self) -> wire.GameShown:
        """The game as it was last told."""
        assert self._state is not None
        return self._state

    @property
    def sees_a_game(self) -> bool:
        return self._state is not None

    @property
    def status(self) -> str:
        return self.info.status

    @property
    def texts(self) -> list[str]:
        """The story as sentences."""
        return [told.text for told in self.story]

    def scene(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees; the first one unless told."""
        found: dict[str, Any] = msgspec.json.decode(self._find(seat).scene)
        return found

    def seq(self, seat: int | None = None) -> int:
        """Up to where a seat has seen."""
        return self._find(seat).seq

    def _find(self, seat: int | None) -> wire.SeatScene:
        return next(each for each in self.state.scenes if seat is None or each.seat == seat)

    def choices(self, seat: int | None = None) -> list[str]:
        """What a seat can do."""
        return [choice["notation"] for choice in self.scene(seat)["choices"]]

    async def wish(self, wish: wire.Wish) -> wire.Done:
        """Send a wish; raises what the house refuses it with."""
        return await self.house.grant(self.table, self.link, wish)

    async def act(self, seat: int, do: str, seq: int | None = None, name: str = "") -> wire.Done:
        """Take an action, as decided now or at a certain seq."""
        return await self.wish(wire.Act(name or new_id(), seat, self.seq(seat) if seq is None else seq, do))

    async def undo(self, seat: int) -> wire.Done:
        return await self.wish(wire.Undo(new_id(), seat, self.seq(seat)))

    async def say(self, text: str, name: str = "") -> wire.Done:
        return await self.wish(wire.Say(name or new_id(), text))


class Cellar:
    """A house on a store, and how to open and close it."""

    def __init__(self, place: str, key: bytes = KEY) -> None:
        self.place = place
        self.key = key
        self.wrap: Callable[[Any], Any] = lambda store: store

    async def open(self) -> Cellar:
        self.store: DatabaseStore = self.wrap(open_store(self.place))
        await self.store.open(HouseKey(self.key))
        self.house = House(TablesInMemory(self.store, HouseKey(self.key)))
        return self

    async def close(self) -> None:
        await self.house.tables.close()
        await self.store.close()

    async def rest(self) -> None:
        """Wait until the house has nothing left to do."""
        while self.house.tables._tasks:
            await asyncio.wait(set(self.house.tables._tasks))

    async def restart(self) -> None:
        """Forget all that is only in memory."""
        await self.close()
        await self.open()

    # ---- tables --------------------------------------------------------------------------------------------

    async def table(self, game: str = RATS, people: int = 0, **wishes: Any) -> list[Visitor]:
        """A table that waits for its host, with a visitor on each seat; the first is the host."""
        people = people or SEATS[game]
        opened = await self.house.open_table(
            NewTable(game=game, seats=people, **{"name": "Anna", "window": 0, **wishes}), "here"
        )
        visitors = [Visitor(self.house, opened.table.id, opened.token)]
        others = people - len(wishes.get("bots", ())) - int(wishes.get("sit", True))
        for name in ("Bert", "Cleo", "Dora", "Emil", "Fritz")[:others]:
            joined = await self.house.join(opened.table.id, Join(name=name), "")
            visitors.append(Visitor(self.house, opened.table.id, joined.token))
        for visitor in visitors:
            await visitor.come()
        return visitors

    async def game(self, game: str = RATS, people: int = 0, **wishes: Any) -> list[Visitor]:
        """A table that has begun."""
        visitors = await self.table(game, people, **wishes)
        await visitors[0].wish(wire.Start("start"))
        return visitors

    async def again(self, visitors: list[Visitor]) -> list[Visitor]:
        """The same people once more, at a house that may be another one now."""
        return [await Visitor(self.house, each.table, each.token).come() for each in visitors]

    async def live(self, visitor: Visitor) -> LiveTable:
        return await self.house.tables.find(visitor.table)


def new_id() -> str:
    """A name for a wish that nobody else uses."""
    return secrets.token_hex(8)


def mover(visitors: list[Visitor]) -> int:
    """The first seat that may act, as its own holder sees it."""
    return next(seat for seat, visitor in enumerate(visitors) if visitor.choices(seat))


async def play(visitors: list[Visitor], rng: random.Random, most: int = 10**6) -> int:
    """Play at random, one visitor a seat, to the end or for so many moves; how many were made."""
    for made in range(most):
        able = [seat for seat, visitor in enumerate(visitors) if visitor.choices(seat)]
        if not able or visitors[0].status != "running":
            return made
        seat = rng.choice(able)
        await visitors[seat].act(seat, rng.choice(visitors[seat].choices(seat)))
    return most


async def until(true: Callable[[], Any], seconds: float = 120.0) -> None:
    """Wait until something is so; only a test that fails waits so long."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it did not come about"
        await asyncio.sleep(0.01)


class FakeTime:
    """The time of a house, its bots and its clocks. It stands still until a test moves it; nobody else notices."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.passed = 1000.0  # on a clock that never jumps
        self.wall = 1_700_000_000.0
        clock = SimpleNamespace(monotonic=lambda: self.passed, time=lambda: self.wall)
        for module in ("tables_in_memory", "house", "bots_and_clocks", "opening_alarms"):
            monkeypatch.setattr(f"ratskeller.tables.{module}.time", clock)


class QuickBots:
    """Bots that answer at once, in this process, with their first or a random action."""

    def __init__(self, rng: random.Random | None = None) -> None:
        self.rng = rng or random.Random(1)
        self.asked: list[tuple[int, str]] = []

    async def choose(self, table: str, address: str, match: Match, seat: int, level: str, seed: int) -> int:
        self.asked.append((seat, level))
        return self.rng.choice(match.state.legal_actions(seat))

    def send_away(self, table: str) -> None:
        """Nobody waits here."""


@asynccontextmanager
async def looked_after(house: House, bots: Any = None) -> AsyncIterator[BotsAndClocks]:
    """A house whose bots move, without needing time, and whose clocks are watched."""
    minder = BotsAndClocks(house.tables, bots or cast("BotProcesses", QuickBots()), pace=0.0)
    await minder.start()
    try:
        yield minder
    finally:
        await minder.stop()
