"""Where bots think: in processes of their own, so that no table waits for another one's bot.

A bot's process gets an imagined position, never the real one. One that hangs is killed, one that dies is replaced, and
then the bot has to move without thinking.
"""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from typing import TYPE_CHECKING, Any

from ratskeller.bots.bot import imagine
from ratskeller.bots.registry import make_bot
from ratskeller.catalogue import find_game
from ratskeller.kernel.rng import Rng
from ratskeller.processes import end_pool, make_pool
from ratskeller.tables.bot_levels import bot_behind, budget_of

if TYPE_CHECKING:
    from concurrent.futures import Future

    from ratskeller.bots.bot import Bot
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.state import State

GRACE = 10.0  # seconds over its budget after which a bot hangs; a busy machine is no reason to kill it
log = logging.getLogger(__name__)


class BotProcesses:
    """A few processes that think for all bots at all tables."""

    def __init__(self, processes: int, grace: float = GRACE) -> None:
        """`processes`: how many bots may think at the same time."""
        self._processes = processes
        self._grace = grace
        self._pool = make_pool(processes)
        self._is_open = True

    async def choose(self, table: str, match: Match, seat: int, level: str, seed: int) -> int:
        """An action for a seat of a table. Always answers with a legal one, whatever becomes of the process."""
        rng = Rng(seed)
        imagined = imagine(match.state, seat, rng)
        actions = imagined.legal_actions(seat)  # now: the game may go on meanwhile
        header = match.header
        setup = (header.game, header.seats, header.options, header.packs)
        args = (setup, imagined.as_row(), seat, level, rng.next())
        try:
            job = self._schedule(args, budget_of(level, match.game) + self._grace)
            chosen: int = await asyncio.wrap_future(job)
        except Exception as error:  # noqa: BLE001 (hung, killed, a bug: people must not wait for a bot for ever)
            told = "table %s: the bot at seat %d did not answer; a random move is made for it"
            log.warning(told, table, seat + 1, extra={"table": table, "level": level, "error": repr(error)})
            chosen = actions[rng.below(len(actions))]
        return chosen

    def _schedule(self, args: tuple[Any, ...], seconds: float) -> Future[int]:
        """Let a process think. A pool whose last process has died while nobody thought is broken for good."""
        try:
            return self._pool.schedule(_think, args=args, timeout=seconds)
        except RuntimeError:
            if not self._is_open:
                raise
            log.warning("all %d processes in which bots think have died; new ones are started", self._processes)
            self._pool = make_pool(self._processes)
            return self._pool.schedule(_think, args=args, timeout=seconds)

    def close(self) -> None:
        """Stop all thinking at once."""
        self._is_open = False
        end_pool(self._pool)


def _think(setup: tuple[str, int, Any, Any], row: list[int], seat: int, level: str, seed: int) -> int:
    """In the bot's own process: the position from its numbers, then the bot's choice."""
    game, seats, options, packs = setup
    state: State = find_game(game).set_up(seats, options, packs)
    state.recall(row)
    return _bot(level, game).choose(state, seat, Rng(seed))


@cache
def _bot(level: str, game: str) -> Bot:
    played = find_game(game)
    return make_bot(bot_behind(level, played), played)
