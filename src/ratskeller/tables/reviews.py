"""Reviews of tables that have ended, for whoever may see their replay: streamed as they get ready, and kept.

All who ask for the review of a table share one. Nobody waits for one of these but who has asked: see judge_processes.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from ratskeller.kernel.errors import BadText
from ratskeller.review.reviewing import SEED
from ratskeller.review.trying import Trial, judge_trial
from ratskeller.tables.errors import NotNow, TooMany, Unavailable, Unfit
from ratskeller.tables.review_job import ReviewJob
from ratskeller.tables.review_wire import ReviewWaits
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable

    from ratskeller.review.reviewed import Judgement
    from ratskeller.tables.judge_processes import JudgeProcesses
    from ratskeller.tables.review_wire import Tried, TryOption
    from ratskeller.tables.table_replay import TableReplay
    from ratskeller.tables.tables_in_memory import TablesInMemory

STEPS_MAX = 5_000  # of a game that is reviewed
BEAT = 2.0  # seconds after which whoever listens is told that there is nothing new
KEPT = 8  # reviews in memory that nobody listens to and of which nothing is being made
PER_ADDRESS, IN_ALL = 4, 32  # under way at the same time
log = logging.getLogger(__name__)


class Reviews:
    """All reviews of a house."""

    def __init__(
        self,
        tables: TablesInMemory,
        judges: JudgeProcesses,
        replay_of: Callable[[str], Awaitable[TableReplay]],
        *,
        per_address: int = PER_ADDRESS,
        in_all: int = IN_ALL,
    ) -> None:
        """`per_address`, `in_all`: how many may be under way."""
        self._tables = tables
        self.judges = judges
        self._replay_of = replay_of
        self._per_address, self._in_all = per_address, in_all
        self._jobs: dict[str, ReviewJob] = {}

    # ---- listening -----------------------------------------------------------------------------------------

    async def listen(self, table: str, address: str, language: str) -> AsyncGenerator[bytes, None]:
        """The lines of a review, each as soon as there is something to tell; closing it ends the work.

        Whatever stands in its way is raised here, before the first line.
        """
        job = await self._job(table)
        self._check_room(job, address)
        lines = self._lines(job, address, language)
        await anext(lines)  # from now on it counts, and is missed when it is closed
        return lines

    async def _lines(self, job: ReviewJob, address: str, language: str) -> AsyncGenerator[bytes, None]:
        listener = object()
        job.add(listener, address)
        try:
            yield b""
            yield _line(msgspec.json.encode(job.begun()))
            told: list[int] = []
            while True:
                news = job.news
                for first in (each for each in job.ready() if each not in told):
                    told.append(first)
                    yield _line(await job.tell_part(first, language, job.count(told)))
                if job.stopped is not None or job.count(told) == job.moments:
                    break
                try:
                    async with asyncio.timeout(BEAT):
                        await news.wait()
                except TimeoutError:
                    yield _line(msgspec.json.encode(ReviewWaits(job.count(told), job.moments)))
            yield _line(msgspec.json.encode(await job.tell_end(language)))
        finally:
            job.remove(listener)
            self._forget_some()

    async def _job(self, table: str) -> ReviewJob:
        """The review of a table, which may be under way, or kept."""
        job = self._jobs.get(table)
        if job is None:
            made = await self._new_job(table)
            job = self._jobs.setdefault(table, made)  # somebody else may have been faster
        self._jobs[table] = self._jobs.pop(table)  # the one that was asked for last is the last to go
        return job

    async def _new_job(self, table: str) -> ReviewJob:
        replay = await self._replay_of(table)
        if not replay.is_over:
            raise NotNow(HOUSE("review-unfinished"))
        if replay.last > STEPS_MAX:
            raise Unfit(HOUSE("review-too-long", most=STEPS_MAX))
        job = await asyncio.to_thread(ReviewJob, table, replay, self._tables.store, self.judges)
        await self._tables.ask(job.recall())
        return job

    def _check_room(self, job: ReviewJob, address: str) -> None:
        if job.is_whole:
            return
        busy = [each for each in self._jobs.values() if each.listeners and not each.is_whole]
        if sum(list(each.listeners.values()).count(address) for each in busy) >= self._per_address:
            raise TooMany(HOUSE("reviews-per-address", most=self._per_address))
        if job not in busy and len(busy) >= self._in_all:
            raise TooMany(HOUSE("reviews-in-all"))

    def _forget_some(self) -> None:
        idle = [table for table, job in self._jobs.items() if job.is_idle]
        for table in idle[: max(0, len(idle) - KEPT)]:
            del self._jobs[table]

    # ---- trying again --------------------------------------------------------------------------------------

    async def try_option(self, table: str, wish: TryOption, address: str, language: str) -> Tried:
        """What another choice at a step would have been worth, beside what was done and the best."""
        job = await self._job(table)
        self._forget_some()
        read = job.game.read_action
        try:
            code = read(wish.do)
        except BadText as error:
            raise Unfit(error.args[0]) from error
        if job.replay.decided(wish.step, code) != wish.seat:
            raise Unfit(HOUSE("no-decision", step=wish.step))
        done = read(job.record.steps[wish.step - 1].do)
        judgement = self._known(job, wish.step, code) or await self._judge(job, wish.step, code, address)
        if judgement is None:
            raise Unfit(HOUSE("nothing-to-decide", step=wish.step))
        return await job.word(language, lambda teller: teller.tried(wish.step, wish.seat, judgement, done))

    @staticmethod
    def _known(job: ReviewJob, step: int, code: int) -> Judgement | None:
        """What the review says of what was done; of everything else it does not say what speaks for the best."""
        found = job.step(step)
        judgement = None if found is None else found.judgement
        return judgement if judgement is not None and judgement.options[0].code == code else None

    async def _judge(self, job: ReviewJob, step: int, code: int, address: str) -> Judgement | None:
        """Judged anew as if it had been done, in the same imagined positions and with the same chance."""
        trial = Trial(job.text, SEED, step, code)
        try:
            judgement: Judgement | None = await self.judges.advise(address, job.table, judge_trial, trial)
        except Exception as error:
            told = "table %s: another choice cannot be judged now"
            log.warning(told, job.table, extra={"table": job.table, "error": repr(error)})
            raise Unavailable(HOUSE("review-stopped")) from error
        return judgement


def _line(encoded: bytes) -> bytes:
    return encoded + b"\n"
