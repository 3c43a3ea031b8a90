"""Where bots think: in processes of their own, so that no table waits for another one's bot.

A bot's process gets an imagined position, never the real one. One that hangs is killed, one that dies is replaced, and
then the bot has to move without thinking. Bots that do not search need no process, and wait for nobody who does.

However little there is to think about, a bot thinks for its whole budget, holds its slot for a time that follows from
its level, and answers at the end of it: neither its own time nor the queue behind it tells what it holds.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller.bots.bot import imagine
from ratskeller.bots.registry import make_bot
from ratskeller.bots.search_bot import SearchBot
from ratskeller.catalogue import find_game
from ratskeller.kernel.rng import Rng
from ratskeller.processes import end_pool, make_pool
from ratskeller.tables.bot_levels import bot_behind, budget_of, hold_of
from ratskeller.tables.bot_queue import BotQueue, Budgets

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from ratskeller.bots.bot import Bot
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.state import State

GRACE = 10.0  # seconds over its budget after which a bot hangs; a busy machine is no reason to kill it
SECONDS_PER_MINUTE = 45.0  # of thinking, for one address: less than one processor
QUICK_SLOTS = 4  # for bots that do not search: their moves cost the house time all the same
NICENESS = 5  # the house itself comes first: whether bots search must not slow anybody's lines
SET_UPS = 32  # positions before the first step that a process keeps; to read packs takes a while
log = logging.getLogger(__name__)


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
        """`processes`: how many bots may search at the same time; `seconds_per_minute`: of thinking for one address.

        `on_turn` is told how many seconds each bot had to wait.
        """
        self._processes = processes
        self._grace = grace
        self._pool = make_pool(processes, NICENESS)
        self._is_open = True
        self._tasks: set[asyncio.Task[int]] = set()
        budgets = Budgets(seconds_per_minute)
        self._searching = BotQueue(processes, budgets, on_turn)
        self._quick = BotQueue(QUICK_SLOTS, budgets, on_turn)

    @property
    def waiting(self) -> int:
        """How many bots wait for their turn to think."""
        return self._searching.waiting + self._quick.waiting

    @property
    def thinking(self) -> int:
        """How many bots think."""
        return self._searching.thinking + self._quick.thinking

    async def choose(self, table: str, address: str, match: Match, seat: int, level: str, seed: int) -> int:
        """An action for a seat of a table that was opened from an address.

        Always answers with a legal one, whatever becomes of the process, `hold_of(level, game)` seconds after the bot's
        turn to think has come. Raises Unwatched if it has not come when the last visitor leaves the table.
        """
        rng, game = Rng(seed), match.game
        imagined = imagine(match.state, seat, rng)
        actions = imagined.legal_actions(seat)  # now: the game may go on meanwhile
        bot, budget, hold = bot_behind(level, game), budget_of(level, game), hold_of(level, game)
        queue, think = (self._searching, self._search) if budget else (self._quick, self._play)
        await queue.begin(address, table, hold)

        async def hold_slot() -> int:
            moment = time.monotonic() + hold
            try:
                chosen = await think(match, imagined, seat, bot, rng.next(), budget)
            except Exception as error:  # noqa: BLE001 (hung, killed, a bug: people must not wait for a bot for ever)
                told = "table %s: the bot at seat %d did not answer; a random move is made for it"
                log.warning(told, table, seat + 1, extra={"table": table, "level": level, "error": repr(error)})
                chosen = actions[rng.below(len(actions))]
            while moment < time.monotonic():  # by how much it is late must tell nothing
                moment += hold
            await sleep_until(moment)
            return chosen

        task = asyncio.create_task(hold_slot())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: queue.end(address))
        return await asyncio.shield(task)  # a slot is held to its end, also if whoever asked has given up

    def send_away(self, table: str) -> None:
        """Nobody watches a table any more: its bots do not begin to think. Who thinks already, answers."""
        for queue in (self._searching, self._quick):
            queue.send_away(table)

    async def _search(self, match: Match, imagined: State, seat: int, bot: str, seed: int, budget: float) -> int:
        """What a bot chooses in a process of its own."""
        header = match.header
        setup = msgspec.json.encode((header.game, header.seats, header.options, header.packs))
        args = (setup, imagined.as_row(), seat, bot, seed)
        return await asyncio.wrap_future(self._schedule(args, budget + self._grace))

    async def _play(self, match: Match, imagined: State, seat: int, bot: str, seed: int, _budget: float) -> int:
        """What a bot chooses that does not search: here, in some microseconds."""
        return make_bot(bot, match.game).choose(imagined, seat, Rng(seed))

    def _schedule(self, args: tuple[Any, ...], seconds: float) -> Future[int]:
        """Let a process think. A pool whose last process has died while nobody thought is broken for good."""
        try:
            return self._pool.schedule(_think, args=args, timeout=seconds)
        except RuntimeError:
            if not self._is_open:
                raise
            log.warning("all %d processes in which bots think have died; new ones are started", self._processes)
            self._pool = make_pool(self._processes, NICENESS)
            return self._pool.schedule(_think, args=args, timeout=seconds)

    def close(self) -> None:
        """Stop all thinking at once."""
        self._is_open = False
        for task in self._tasks:
            task.cancel()
        end_pool(self._pool)


async def sleep_until(moment: float) -> None:
    """Wait for a moment on the clock that never jumps; a timer may ring a millisecond early."""
    while (left := moment - time.monotonic()) > 0:  # noqa: ASYNC110
        await asyncio.sleep(left)


def _think(setup: bytes, row: list[int], seat: int, bot: str, seed: int) -> int:
    """In the bot's own process: the position from its numbers, then the bot's choice."""
    state = _set_up(setup).copy()
    state.recall(row)
    return _bot(bot, msgspec.json.decode(setup)[0]).choose(state, seat, Rng(seed))


@lru_cache(SET_UPS)
def _set_up(setup: bytes) -> State:
    game, seats, options, packs = msgspec.json.decode(setup)
    state: State = find_game(game).set_up(seats, options, packs)
    return state


@cache
def _bot(name: str, game: str) -> Bot:
    bot = make_bot(name, find_game(game))
    if isinstance(bot, SearchBot):
        bot.is_steady = True
    return bot
