"""Where games are looked back on and advice is found: in processes of their own, which stand behind everybody else.

They are not those of the bots: a bot that waited for a review to end would be late, and how late could tell something.
Here nobody has a time that must be kept, so they get what the others leave of the processors.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from ratskeller.processes import end_pool, make_pool
from ratskeller.tables.bot_queue import BotQueue, Budgets

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

NICENESS = 19  # a bot thinks with 5: where they want the same processor it has more than nine parts of ten
LONGEST = 120.0  # seconds, on a machine that has much else to do; then the process is ended
log = logging.getLogger(__name__)


class JudgeProcesses:
    """A few processes for reviews, and for advice to whoever waits for it."""

    def __init__(
        self, processes: int, longest: float = LONGEST, on_turn: Callable[[float], None] = lambda _: None
    ) -> None:
        """`processes`: how many parts of reviews are made at the same time; `on_turn`: how long each had to wait."""
        self.processes = processes
        self._longest = longest
        self._pool = make_pool(processes, NICENESS)
        self._is_open, self._is_warm = True, False
        # Parts of reviews wait here and not in the pool, so that advice has only those before it that have begun.
        self._reviews = BotQueue(processes, Budgets(1.0), on_turn, most=processes)
        self._advice = BotQueue(processes, Budgets(1.0), most=processes)

    @property
    def reviewing(self) -> int:
        """How many parts of reviews are being made."""
        return self._reviews.thinking

    @property
    def waiting(self) -> int:
        """How many parts of reviews wait for their turn."""
        return self._reviews.waiting

    async def begin_review(self, address: str, table: str, work: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """Begin a part of a review, in turn over the addresses, then over their tables; its answer comes some day.

        Whoever gives up before its turn waits no more. What has begun is finished, whoever waits for it.
        """
        return (await self._begin(self._reviews, address, table, work, args))[1]

    async def advise(self, address: str, table: str, work: Callable[..., Any], *args: Any) -> Any:
        """Find something for somebody who waits for it; it comes before all parts of reviews that have not begun."""
        scheduled, done = await self._begin(self._advice, address, table, work, args)
        try:
            return await asyncio.shield(done)
        finally:
            if not scheduled.running():
                scheduled.cancel()

    async def _begin(
        self, queue: BotQueue, address: str, table: str, work: Callable[..., Any], args: tuple[Any, ...]
    ) -> tuple[Future[Any], asyncio.Future[Any]]:
        """What has begun holds its slot until it is finished, whoever gives up."""
        await queue.begin(address, table, 0.0)
        try:
            scheduled = self._schedule(work, args)
        except BaseException:
            queue.end(address)
            raise
        done = asyncio.wrap_future(scheduled)
        done.add_done_callback(lambda it: it.cancelled() or it.exception())  # nobody need hear it any more
        done.add_done_callback(lambda _: queue.end(address))
        return scheduled, done

    def warm_up(self) -> None:
        """Somebody may soon ask: let the processes begin, which takes longer than a first answer."""
        if not self._is_warm:
            self._is_warm = True
            for _ in range(self.processes):
                self._schedule(_be_ready, ())

    def _schedule(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Future[Any]:
        """Let a process work. A pool whose last process has died while it had nothing to do is broken for good."""
        try:
            return self._pool.schedule(work, args=args, timeout=self._longest)
        except RuntimeError:
            if not self._is_open:
                raise
            log.warning("all %d processes that judge games have died; new ones are started", self.processes)
            self._pool = make_pool(self.processes, NICENESS)
            return self._pool.schedule(work, args=args, timeout=self._longest)

    def close(self) -> None:
        """End all of it at once."""
        self._is_open = False
        end_pool(self._pool)


def _be_ready() -> None:
    """What every answer needs."""
    import ratskeller.review.trying  # noqa: F401, PLC0415
