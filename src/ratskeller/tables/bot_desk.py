"""Where bots think: in processes of their own, so that no table waits for another one's bot.

A bot's process gets an imagined position, never the real one. One that hangs is killed, one that dies is replaced, and
then the bot has to move without thinking.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from concurrent.futures import CancelledError as FutureCancelled
from functools import cache
from typing import TYPE_CHECKING, Any

from pebble import ProcessExpired, ProcessPool

from ratskeller.bots.bot import imagine
from ratskeller.bots.registry import make_bot
from ratskeller.catalogue import find_game
from ratskeller.kernel.rng import Rng
from ratskeller.tables.levels import bot_words, budget_of

if TYPE_CHECKING:
    from ratskeller.bots.bot import Bot
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.state import State

GRACE = 10.0  # seconds over its budget after which a bot hangs; a busy machine is no reason to kill it
log = logging.getLogger(__name__)


class BotDesk:
    """A few processes that think for all bots of the house."""

    def __init__(self, processes: int, grace: float = GRACE) -> None:
        """`processes`: how many bots may think at the same time."""
        self._grace = grace
        self._pool = ProcessPool(
            max_workers=processes,
            max_tasks=0,
            initializer=_ignore_interrupts,
            context=multiprocessing.get_context("spawn"),
        )

    async def choose(self, match: Match, seat: int, level: str, seed: int) -> int:
        """An action for a seat. Always answers with a legal one, whatever becomes of the process."""
        rng = Rng(seed)
        imagined = imagine(match.state, seat, rng)
        header = match.header
        table = (header.game, header.seats, header.options, header.packs)
        job = self._pool.schedule(
            _think, args=(table, imagined.words(), seat, level, rng.next()), timeout=budget_of(level) + self._grace
        )
        try:
            return int(await asyncio.wrap_future(job))
        except (TimeoutError, ProcessExpired, FutureCancelled) as fault:
            log.warning("a bot did not answer", extra={"level": level, "fault": type(fault).__name__})
            actions = match.state.legal_actions(seat)
            return actions[rng.below(len(actions))]

    def close(self) -> None:
        """Stop all thinking at once."""
        self._pool.stop()
        self._pool.join()


def _ignore_interrupts() -> None:
    """Ctrl+C goes to the house, which ends its bots itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _think(table: tuple[str, int, Any, Any], words: list[int], seat: int, level: str, seed: int) -> int:
    """In the bot's own process: the position from its numbers, then the bot's choice."""
    game, seats, options, packs = table
    state: State = find_game(game).set_up(seats, options, packs)
    state.recall(words)
    return _bot(level).choose(state, seat, Rng(seed))


@cache
def _bot(level: str) -> Bot:
    return make_bot(bot_words(level))
