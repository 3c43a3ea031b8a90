"""Where bots think: in processes of their own, so that no table waits for another one's bot.

A bot's process gets an imagined position, never the real one, and what everybody has seen of the game so far. One that
hangs is killed, one that dies is replaced, and then the bot has to move at a glance. Bots that need some microseconds
need no process, and wait for nobody who does.

However little there is to think about, a bot thinks as if there were a choice, and answers when a time is over that
follows from its game and level. Who has not finished by then, because the machine is busy, answers at a glance: how
long a thought takes must tell nobody what it is about.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ratskeller import BUILD
from ratskeller.bots.bot import imagine
from ratskeller.bots.greedy_bot import GreedyBot
from ratskeller.bots.level_bot import LevelBot
from ratskeller.bots.remembering import remember
from ratskeller.catalogue import find_game
from ratskeller.kernel.rng import Rng
from ratskeller.processes import end_pool, make_pool
from ratskeller.tables.bot_levels import hold_of, read_bot, seconds_of, stored_bot
from ratskeller.tables.bot_queue import BotQueue, Budgets

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from ratskeller.kernel.match import Match
    from ratskeller.kernel.state import State

# Seconds over its time after which a bot hangs. A busy machine is no reason to kill it, nor are uncompiled rules.
GRACE = 10.0 if BUILD.kind == "compiled" else 120.0
IN_TIME = 0.8  # of its time, after which a bot that still thinks prepares to answer at a glance
SECONDS_PER_MINUTE = 45.0  # of thinking, for one address: less than one processor
QUICK_SLOTS = 4  # for bots that need microseconds: their moves cost the house time all the same
NICENESS = 5  # the house itself comes first: whether bots search must not slow anybody's lines
SET_UPS = 32  # positions before the first step that a process keeps; to read packs takes a while
BOTS = 8  # that a process keeps, each for one set-up: to make its mind may take a while, and its tree is large
THOUGHT = "a bot's thought"  # what its task is called
log = logging.getLogger(__name__)


class Question(NamedTuple):
    """What a bot is asked."""

    setup: bytes  # game, seats, options and packs
    row: list[int]  # the imagined position
    memory: list[float]  # what a mind has noticed of the game so far
    seat: int
    bot: str
    seed: int


class BotProcesses:
    """A few processes that think for all bots at all tables."""

    def __init__(
        self,
        processes: int,
        *,
        grace: float = GRACE,
        seconds_per_minute: float = SECONDS_PER_MINUTE,
        on_turn: Callable[[float], None] = lambda _: None,
    ) -> None:
        """`processes`: how many bots may think at the same time; `seconds_per_minute`: of thinking for one address.

        `on_turn` is told how many seconds each bot had to wait.
        """
        self._processes = processes
        self._grace = grace
        self._pool = make_pool(processes, NICENESS)
        self._is_open = True
        self._tasks: set[asyncio.Task[None]] = set()
        budgets = Budgets(seconds_per_minute)
        self._slow = BotQueue(processes, budgets, on_turn)
        self._quick = BotQueue(QUICK_SLOTS, budgets, on_turn)

    @property
    def waiting(self) -> int:
        """How many bots wait for their turn to think."""
        return self._slow.waiting + self._quick.waiting

    @property
    def thinking(self) -> int:
        """How many bots think."""
        return self._slow.thinking + self._quick.thinking

    async def choose(self, table: str, address: str, match: Match, seat: int, level: str, seed: int) -> int:
        """An action for a seat of a table that was opened from an address.

        Always answers with a legal one, whatever becomes of the process, `hold_of(level, game)` seconds after the bot's
        turn to think has come. Raises Unwatched if it has not come when the last visitor leaves the table.
        """
        rng, game = Rng(seed), match.game
        imagined = imagine(match.state, seat, rng)
        actions = imagined.legal_actions(seat)  # now: the game may go on meanwhile
        seconds, hold = seconds_of(level, game), hold_of(level, game)
        memory, bot = remember(match), stored_bot(level, game)
        question = Question(encode_setup(match), imagined.as_row(), memory, seat, bot, rng.next())
        queue = self._slow if seconds else self._quick
        await queue.begin(address, table, hold)

        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def hold_slot() -> None:
            began = time.monotonic()
            moment = began + hold
            thought = asyncio.create_task(self._ask(question, seconds), name=THOUGHT)
            thought.add_done_callback(partial(_tell_errors, table, seat, level))
            try:
                await sleep_until(began + hold * IN_TIME)
                if not thought.done():
                    told = "table %s: the bot at seat %d is late, for the machine is busy; it moves at a glance"
                    log.warning(told, table, seat + 1, extra={"table": table, "level": level})
                chosen = _result(thought)
                if chosen is None:
                    chosen = _glance_or_guess(question, actions, rng)
                await sleep_until(moment)
                answer.set_result(chosen)
            finally:  # also of whoever is late: that must not be seen in the queue either
                answer.cancel()  # unless it is given
                thought.cancel()

        task = asyncio.create_task(hold_slot())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: queue.end(address))
        return await asyncio.shield(answer)  # a slot is held to its end, also if whoever asked has given up

    def send_away(self, table: str) -> None:
        """Nobody watches a table any more: its bots do not begin to think. Who thinks already, answers."""
        for queue in (self._slow, self._quick):
            queue.send_away(table)

    async def _ask(self, question: Question, seconds: float) -> int:
        """What a bot chooses: in a process of its own, or here if it needs some microseconds."""
        if not seconds:
            return _think(*question)
        scheduled = self._schedule(question, seconds + self._grace)
        thought = asyncio.wrap_future(scheduled)
        thought.add_done_callback(lambda it: it.cancelled() or it.exception())  # nobody need hear it any more
        try:
            return await asyncio.shield(thought)
        finally:  # who has not begun need not begin any more; to kill a process that has would only cost more time
            if not scheduled.running():
                scheduled.cancel()

    def _schedule(self, question: Question, seconds: float) -> Future[int]:
        """Let a process think. A pool whose last process has died while nobody thought is broken for good."""
        try:
            return self._pool.schedule(_think, args=question, timeout=seconds)
        except RuntimeError:
            if not self._is_open:
                raise
            log.warning("all %d processes in which bots think have died; new ones are started", self._processes)
            self._pool = make_pool(self._processes, NICENESS)
            return self._pool.schedule(_think, args=question, timeout=seconds)

    def close(self) -> None:
        """Stop all thinking at once."""
        self._is_open = False
        for task in self._tasks:
            task.cancel()
        end_pool(self._pool)


def _result(thought: asyncio.Task[int]) -> int | None:
    """What a bot has chosen, if it has."""
    return thought.result() if thought.done() and not thought.cancelled() and thought.exception() is None else None


def _tell_errors(table: str, seat: int, level: str, thought: asyncio.Task[int]) -> None:
    """Note a thought that came to nothing: its process hung or died, or there is a bug."""
    if not thought.cancelled() and (error := thought.exception()) is not None:
        told = "table %s: the bot at seat %d did not answer; it moves at a glance"
        log.warning(told, table, seat + 1, extra={"table": table, "level": level, "error": repr(error)})


def _glance_or_guess(question: Question, actions: list[int], rng: Rng) -> int:
    """What looks best at a glance; if even that fails, anything: people must not wait for a bot for ever."""
    try:
        return _glance(*question)
    except Exception:
        log.exception("a bot cannot even glance at its position; a random move is made for it")
        return actions[rng.below(len(actions))]


async def sleep_until(moment: float) -> None:
    """Wait for a moment on the clock that never jumps; a timer may ring a millisecond early."""
    while (left := moment - time.monotonic()) > 0:  # noqa: ASYNC110
        await asyncio.sleep(left)


def encode_setup(match: Match) -> bytes:
    """How a game was set up, for another process."""
    header = match.header
    return msgspec.json.encode((header.game, header.seats, header.options, header.packs))


def _think(setup: bytes, row: list[int], memory: list[float], seat: int, name: str, seed: int) -> int:
    """In the bot's own process: the position from its numbers, then the bot's choice."""
    bot = _bot(name, setup)
    bot.recall(memory)
    return bot.choose(read_position(setup, row), seat, Rng(seed))


def _glance(setup: bytes, row: list[int], memory: list[float], seat: int, _name: str, seed: int) -> int:
    """In the house itself, which takes some microseconds: what looks best without looking ahead."""
    bot = _glancer(setup)
    bot.recall(memory)
    return bot.choose(read_position(setup, row), seat, Rng(seed))


def read_position(setup: bytes, row: list[int]) -> State:
    """The position that a bot is asked about."""
    state = _set_up(setup).copy()
    state.recall(row)
    return state


@lru_cache(SET_UPS)
def _set_up(setup: bytes) -> State:
    game, seats, options, packs = msgspec.json.decode(setup)
    state: State = find_game(game).set_up(seats, options, packs)
    return state


@lru_cache(BOTS)
def _bot(name: str, setup: bytes) -> LevelBot:
    """A bot for one set-up: it makes its mind once for all tables that are alike."""
    game = find_game(msgspec.json.decode(setup)[0])
    bot = LevelBot(game, *read_bot(name, game))
    bot.is_steady = True
    return bot


@lru_cache(BOTS)
def _glancer(setup: bytes) -> GreedyBot:
    """The bot that moves at a glance, for one set-up."""
    return GreedyBot(find_game(msgspec.json.decode(setup)[0]))
