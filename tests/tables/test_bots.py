"""Bots at a table: they play to the end, answer whatever happens, stand in for people and give seats back."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from concurrent.futures import Future
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest

from ratskeller.bots.level_bot import LevelBot
from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.levels import read_levels
from ratskeller.kernel.match import Match
from ratskeller.kernel.rng import Rng
from ratskeller.tables import bot_processes, wire
from ratskeller.tables.bot_levels import (
    EARLIER,
    LEVELS,
    QUICK,
    SPARE,
    choose_bot,
    choose_stand_in,
    hold_of,
    seconds_of,
    stored_bot,
)
from ratskeller.tables.bot_processes import BotProcesses
from ratskeller.tables.errors import Unfit
from tests.tables.cellar import DARKHOUSE, RATS, SEATS, QuickBots, Visitor, looked_after, mover, until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.state import State
    from ratskeller.tables.bots_and_clocks import BotsAndClocks
    from ratskeller.tables.live_table import LiveTable
    from tests.tables.cellar import Cellar, FakeTime

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def bots() -> Iterator[BotProcesses]:
    """Bots in processes of their own."""
    bots = BotProcesses(1, grace=10.0)
    yield bots
    bots.close()


def begun(game: str = RATS) -> tuple[Match, int]:
    """A game in which a seat is asked."""
    match, rng = Match(find_game(game), SEATS[game]), Rng(1)
    while match.state.is_chance():
        match.deal_from(rng)
    return match, match.state.mover


def _hang(*_: object) -> int:
    time.sleep(3600)
    return 0


def _die(*_: object) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def _err(*_: object) -> int:
    raise ZeroDivisionError


# --- levels -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_how_long_a_bot_takes_follows_from_game_and_level(game: Game) -> None:
    settings = read_levels(game.package)
    for level, each in zip(LEVELS, settings.level, strict=True):
        for temperament in settings.temperaments:
            bot = choose_bot(f"{level}:{temperament}", game, "4f2c", ())
            assert bot == f"{level}:{temperament}"
            assert seconds_of(bot, game) == each.seconds
            assert hold_of(bot, game) == (each.seconds + SPARE if each.seconds else QUICK)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_only_what_needs_no_search_may_think_in_the_house(game: Game) -> None:
    assert all(level.seconds for level in read_levels(game.package).level if level.iterations)


@pytest.mark.parametrize(
    "level", ["genius", "search:0.5s", "search:20", "random", "greedy", "", "level:6", "level:3:", "level:3:sleepy"]
)
def test_only_levels_sit_down_at_a_table(level: str) -> None:
    game = find_game(RATS)
    told = (
        rf"^There is no bot {level!r}; the levels are: level:1, level:2, level:3, level:4, level:5, and .*: even.*\.$"
    )
    with pytest.raises(Unfit, match=told):
        choose_bot(level, game, "4f2c", ())
    with pytest.raises(Unfit, match=told):
        choose_stand_in(level, game)


@pytest.mark.usefixtures("_brief")
def test_several_bots_are_a_company() -> None:
    """They differ as long as they can, which ones come first depends on the table, and who is named is as named."""
    game, tempers = find_game(RATS), ("even", "cautious", "liar")

    def seat(table: str, *wished: str) -> list[str]:
        seated: list[str] = []
        for each in wished:
            seated.append(choose_bot(each, game, table, seated))
        return [bot.removeprefix("level:3:") for bot in seated]

    tables = [f"{number:04x}" for number in range(16)]
    for table in tables:
        three = seat(table, *["level:3"] * 3)
        assert sorted(three) == sorted(tempers)
        assert seat(table, *["medium"] * 6) == [*three, *three]
        assert sorted(seat(table, "level:3:liar", "level:3", "level:3")) == sorted(tempers)
    assert {seat(table, "level:3")[0] for table in tables} == set(tempers)
    assert seat("4f2c", *["level:3:liar"] * 2) == ["liar", "liar"]
    assert choose_stand_in("level:3", game) == choose_stand_in("medium", game) == "level:3:even"
    assert choose_stand_in("level:4:liar", game) == "level:4:liar"


def test_what_levels_were_called_before_is_understood() -> None:
    game = find_game(RATS)
    assert EARLIER == {"easy": "level:1", "medium": "level:3", "hard": "level:5"}
    for earlier, level in EARLIER.items():
        assert choose_bot(earlier, game, "4f2c", ()) == choose_bot(level, game, "4f2c", ())
        assert stored_bot(earlier, game) == f"{level}:even"


def test_a_bot_of_an_earlier_version_plays_as_the_nearest_level() -> None:
    names = ("random", "search", "search:500", "search:5s", "greedy", "level:2", "level:4:sleepy")
    levels = ["level:1:even", *["level:5:even"] * 4, "level:2:even", "level:4:even"]
    for game in GAMES.values():
        assert [stored_bot(name, game) for name in names] == levels
    assert stored_bot("", find_game(RATS)) == ""


# --- where bots think ---------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("_brief")
async def test_a_bot_answers_from_its_own_process(bots: BotProcesses, caplog: pytest.LogCaptureFixture) -> None:
    for game in sorted(GAMES):
        match, seat = begun(game)
        for level in ("level:1:even", "level:3:even"):
            assert await bots.choose("4f2c", "here", match, seat, level, 7) in match.state.legal_actions(seat)
    assert caplog.messages == []  # nobody was late


@pytest.mark.usefixtures("_brief")
@pytest.mark.parametrize(
    ("think", "error"), [(_hang, "TimeoutError"), (_die, "ProcessExpired"), (_err, "ZeroDivisionError")]
)
async def test_a_bot_that_hangs_dies_or_errs_moves_all_the_same(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, think: Any, error: str
) -> None:
    match, seat = begun()
    bots = BotProcesses(1, grace=0.5)
    try:
        with monkeypatch.context() as patch:
            patch.setattr(bot_processes, "_think", think)
            assert await bots.choose("4f2c", "here", match, seat, "level:3:even", 7) in match.state.legal_actions(seat)
        told = f"table 4f2c: the bot at seat {seat + 1} did not answer; it moves at a glance"
        assert caplog.messages == [told]
        assert [record.error.partition("(")[0] for record in caplog.records] == [error]  # type: ignore[attr-defined]
        bots._grace = 30.0
        assert await bots.choose("4f2c", "here", match, seat, "level:3:even", 8) in match.state.legal_actions(
            seat
        )  # another process
        workers = list(bots._pool._pool_manager.worker_manager.workers)
    finally:
        bots.close()
    assert workers
    for pid in workers:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    assert await bots.choose("4f2c", "here", match, seat, "level:3:even", 9) in match.state.legal_actions(
        seat
    )  # after closing


@pytest.mark.usefixtures("_brief")
async def test_a_bot_whose_seat_was_played_meanwhile_does_not_stumble(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = begun()
    bots = BotProcesses(1, grace=0.5)
    try:
        monkeypatch.setattr(bot_processes, "_think", _hang)
        thinking = asyncio.create_task(bots.choose("4f2c", "here", match, seat, "level:3:even", 7))
        await asyncio.sleep(0)  # it has imagined the position and waits for its process
        legal = match.state.legal_actions(seat)
        match.act(seat, legal[-1])
        assert await thinking in legal
    finally:
        bots.close()


async def test_a_bot_thinks_about_the_position_that_it_was_sent() -> None:
    for game in sorted(GAMES):
        match, seat = begun(game)
        setup = msgspec.json.encode((game, SEATS[game], {}, {}))
        chosen = bot_processes._think(setup, match.state.as_row(), [], seat, "level:1:even", 7)
        assert chosen in match.state.legal_actions(seat)


async def test_a_bot_is_told_what_everybody_has_seen(bots: BotProcesses, monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = begun()
    asked: list[list[float]] = []

    def schedule(question: bot_processes.Question, _seconds: float) -> Future[int]:
        asked.append(question.memory)
        chosen: Future[int] = Future()
        chosen.set_result(match.state.legal_actions(seat)[0])
        return chosen

    monkeypatch.setattr(bots, "_schedule", schedule)
    monkeypatch.setattr(bot_processes, "remember", lambda seen: [float(len(seen.steps))])
    monkeypatch.setattr(bot_processes, "hold_of", lambda *_: 0.01)
    await bots.choose("4f2c", "here", match, seat, "level:5:even", 7)
    assert asked == [[float(len(match.steps))]]


@pytest.mark.usefixtures("_brief")
def test_a_bot_thinks_also_where_there_is_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a search too: the load of the machine must not tell that a move was forced."""
    assert bot_processes._bot("level:1:even", msgspec.json.encode((RATS, SEATS[RATS], {}, {}))).is_steady
    asked: list[int] = []
    bot = LevelBot(find_game(RATS), 1, "even")

    def preferences(_state: State, seat: int) -> list[float]:
        asked.append(seat)
        return [1.0]

    monkeypatch.setattr(bot._minds, "at", lambda _state: SimpleNamespace(preferences=preferences))
    forced = cast("State", SimpleNamespace(legal_actions=lambda _seat: [8]))
    for is_steady in (False, True):
        bot.is_steady = is_steady
        assert bot.choose(forced, 2, Rng(1)) == 8
    assert asked == [2]


# --- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_bots_play_every_game_to_its_end(cellar: Cellar, game: str) -> None:
    seats = SEATS[game]
    options = {"games": 1} if game == DARKHOUSE else {}
    async with looked_after(cellar.house):
        people = await cellar.game(game, seats, sit=False, bots=["easy"] * seats, options=options)
        await until(lambda: people[0].status == "over")
    assert people[0].info.secret
    assert people[0].info.end is not None


@pytest.mark.usefixtures("_brief")
async def test_bots_in_processes_play_a_game_to_its_end(cellar: Cellar, bots: BotProcesses) -> None:
    async with looked_after(cellar.house, bots):
        people = await cellar.game(RATS, 3, sit=False, bots=["level:1", "level:3", "level:1"])
        await until(lambda: people[0].status == "over")


async def test_a_table_of_an_earlier_version_goes_on_with_its_bots(cellar: Cellar) -> None:
    """Bots could be called by their own names, and a rematch takes them over."""

    def rename(live: LiveTable) -> None:
        live.document.stand_in = live.document.seats[1].bot = live.document.seats[2].bot = "random"
        live.document.seats[0].bot = "search:5s"

    people = await cellar.table(RATS, 3, sit=False, bots=["easy"] * 3)
    await cellar.house.tables.change(people[0].table, rename)
    await people[0].wish(wire.Start("s"))
    bots = QuickBots()
    async with looked_after(cellar.house, bots):
        await until(lambda: people[0].status == "over")
    assert {level for _, level in bots.asked} == {"level:5:even", "level:1:even"}
    assert [seat.bot for seat in people[0].info.seats] == ["level:5:even", "level:1:even", "level:1:even"]
    assert people[0].info.stand_in == "level:1:even"


async def test_bots_go_on_after_a_restart(cellar: Cellar) -> None:
    people = await cellar.game(RATS, 3, sit=False, bots=["easy"] * 3)
    await cellar.restart()
    async with looked_after(cellar.house):
        watching = await Visitor(cellar.house, people[0].table).come()
        await until(lambda: watching.status == "over")


async def test_a_bot_takes_its_time_however_little_it_thinks(cellar: Cellar) -> None:
    from ratskeller.tables.bots_and_clocks import BotsAndClocks

    people = await cellar.game(RATS, 3, sit=False, bots=["easy"] * 3)
    minder = BotsAndClocks(cellar.house.tables, QuickBots(), pace=0.2)  # type: ignore[arg-type]
    began = time.monotonic()
    await minder.start()
    steps = len(people[0].story)
    await until(lambda: len(people[0].story) > steps)
    assert time.monotonic() - began >= 0.2
    await minder.stop()


# --- standing in --------------------------------------------------------------------------------------------------


async def test_a_bot_stands_in_on_request_and_gives_the_seat_back(cellar: Cellar) -> None:
    async with looked_after(cellar.house):
        people = await cellar.game()
        seat = mover(people)
        await people[seat].wish(wire.StandIn("s", seat, on=True))
        assert people[0].info.seats[seat].away == "asked"
        await until(lambda: not people[seat].choices(seat))
        await people[seat].wish(wire.StandIn("s", seat, on=False))
        assert people[0].info.seats[seat].away == ""
        assert people[0].info.seats[seat].bot == ""


async def test_whoever_moves_is_back(cellar: Cellar) -> None:
    people = await cellar.game()
    seat = mover(people)
    await people[seat].wish(wire.StandIn("s", seat, on=True))
    await people[seat].act(seat, "announce 1")
    assert people[0].info.seats[seat].away == ""


async def test_a_move_of_a_person_comes_before_the_bots_that_is_still_thinking(cellar: Cellar) -> None:
    done = asyncio.Event()

    class Slow(QuickBots):
        async def choose(self, *asked: Any) -> int:
            code = await super().choose(*asked)
            await done.wait()
            return code

    slow = Slow()
    async with looked_after(cellar.house, slow) as minder:
        people = await cellar.game()
        seat = mover(people)
        await people[seat].wish(wire.StandIn("s", seat, on=True))
        await until(lambda: slow.asked)
        await people[seat].act(seat, "announce 1")
        done.set()
        await until(lambda: not minder._thinking)
        loaded = await cellar.store.load(people[0].table)
        assert loaded is not None
        assert [entry.by for entry in loaded.entries if entry.by >= 0] == [seat]


class Looks:
    """Counts how often somebody has looked for empty chairs."""

    def __init__(self, minder: BotsAndClocks, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        look = minder._mind_absent

        async def count() -> None:
            await look()
            self.count += 1

        monkeypatch.setattr("ratskeller.tables.bots_and_clocks.LOOK", 0.01)
        monkeypatch.setattr(minder, "_mind_absent", count)

    async def twice(self) -> None:
        """Wait for two whole looks that begin from now on."""
        before = self.count
        await until(lambda: self.count >= before + 3)


async def test_a_bot_plays_for_the_absent_until_they_are_back(
    cellar: Cellar, fake: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with looked_after(cellar.house) as minder:
        looks = Looks(minder, monkeypatch)
        people = await cellar.game(absent_after=60)
        seat = mover(people)
        watching = await Visitor(cellar.house, people[0].table).come()
        people[seat].go()
        await looks.twice()
        fake.passed += 59
        await looks.twice()
        assert watching.info.seats[seat].away == ""
        fake.passed += 1
        await until(lambda: watching.info.seats[seat].away == "absent")
        assert watching.info.seats[seat].bot == "level:3:even"
        await people[seat].come()
        await until(lambda: people[seat].info.seats[seat].away == "")


async def test_nobody_is_missed_who_is_not_asked_or_at_a_pause(
    cellar: Cellar, fake: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with looked_after(cellar.house) as minder:
        looks = Looks(minder, monkeypatch)
        people = await cellar.game(absent_after=60)
        watching = await Visitor(cellar.house, people[0].table).come()
        await people[0].wish(wire.Pause("p", on=True))
        for person in people:
            person.go()
        await looks.twice()
        fake.passed += 3600
        await looks.twice()
        assert all(seat.away == "" for seat in watching.info.seats)


async def test_a_table_that_never_takes_over_waits(
    cellar: Cellar, fake: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with looked_after(cellar.house) as minder:
        looks = Looks(minder, monkeypatch)
        people = await cellar.game()
        watching = await Visitor(cellar.house, people[0].table).come()
        for person in people:
            person.go()
        await looks.twice()
        fake.passed += 10**6
        await looks.twice()
        assert all(seat.away == "" for seat in watching.info.seats)


async def test_a_seat_that_was_left_is_played_on(cellar: Cellar) -> None:
    async with looked_after(cellar.house):
        people = await cellar.game(stand_in="level:2")
        for seat in (1, 2):
            await people[seat].wish(wire.Leave("l", seat))
            assert people[0].info.seats[seat].bot == "level:2:even"
        rng = random.Random(3)
        while people[0].status == "running":
            if people[0].choices(0):
                await people[0].act(0, rng.choice(people[0].choices(0)))
            else:
                await asyncio.sleep(0.01)
        assert people[0].status == "over"
