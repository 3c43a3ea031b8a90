"""The review of one table as it gets ready: made in parts, kept, and shared by all who ask for it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, TypeVar

import msgspec

from ratskeller.kernel.record import write_record
from ratskeller.review.edition import edition
from ratskeller.review.parts import parts_of, review_part
from ratskeller.review.reviewed import ReviewedStep
from ratskeller.review.reviewing import SEED
from ratskeller.tables.review_wire import ReviewBegun, ReviewedMoments, ReviewStopped
from ratskeller.tables.store_errors import StoreDown
from ratskeller.tables.told_reviews import ReviewTeller
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ratskeller.kernel.words import Saying
    from ratskeller.review.parts import Part
    from ratskeller.tables.database.database_store import DatabaseStore
    from ratskeller.tables.judge_processes import JudgeProcesses
    from ratskeller.tables.review_wire import ReviewedMoment, ReviewLine
    from ratskeller.tables.table_replay import TableReplay

T = TypeVar("T")
log = logging.getLogger(__name__)
_steps = msgspec.json.Decoder(list[ReviewedStep])


class ReviewJob:
    """It is worked on as long as somebody listens."""

    def __init__(self, table: str, replay: TableReplay, store: DatabaseStore, judges: JudgeProcesses) -> None:
        """Nothing is ready yet; see `recall`."""
        self.table, self.replay, self.game = table, replay, replay.game
        self.record = replay.record()
        self.text = write_record(self.record)
        self.edition = edition(self.game)
        self.listeners: dict[object, str] = {}  # and from which address they listen
        self.stopped: Saying | None = None  # why it cannot go on
        self.news = asyncio.Event()  # replaced whenever it has happened
        self._store, self._judges = store, judges
        self._parts = {part.first: part for part in parts_of(self.text, len(self.record.steps), SEED)}
        self._found: dict[int, list[ReviewedStep]] = {}
        self._work: asyncio.Task[None] | None = None
        self._begun: dict[int, asyncio.Task[None]] = {}  # parts that are being made and kept, by their first step
        self._tellers: dict[str, ReviewTeller] = {}
        self._told: dict[tuple[str, int], tuple[ReviewedMoment, ...]] = {}  # by language and part
        self._wording = asyncio.Lock()

    # ---- what there is -------------------------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens and nothing is being made."""
        return not self.listeners and not self._begun

    @property
    def is_whole(self) -> bool:
        """Whether every step has been reviewed."""
        return len(self._found) == len(self._parts)

    @property
    def moments(self) -> int:
        """How many there are in all."""
        return len(self.record.steps) + 1

    def ready(self) -> list[int]:
        """The parts that are ready, by their first step."""
        return sorted(self._found)

    def count(self, parts: Iterable[int]) -> int:
        """How many moments some parts have."""
        return sum(len(self._found[first]) for first in parts)

    def step(self, step: int) -> ReviewedStep | None:
        """What was found of a step, if it is ready."""
        found = (each for part in self._found.values() for each in part if each.step == step)
        return next(found, None)

    async def recall(self) -> None:
        """Take over what is kept; what cannot be read is made anew."""
        for first, body in (await self._store.review_parts(self.table, self.edition)).items():
            try:
                self._found[first] = _steps.decode(body)
            except msgspec.DecodeError:
                told = "table %s: a part of its review cannot be read and is made anew"
                log.warning(told, self.table, extra={"table": self.table, "first": first})

    # ---- what is told of it --------------------------------------------------------------------------------

    def begun(self) -> ReviewBegun:
        """The first line."""
        names, marks = self.replay.names, self.replay.marks
        last = len(self.record.steps)
        return ReviewBegun(game=self.game.name, names=names, marks=marks, last=last, edition=self.edition)

    async def word(self, language: str, work: Callable[[ReviewTeller], T]) -> T:
        """Have something worded, in a thread: a position can be asked about by one at a time."""
        async with self._wording:
            if language not in self._tellers:
                self._tellers[language] = await asyncio.to_thread(ReviewTeller, self.game, self.record, language)
            return await asyncio.to_thread(work, self._tellers[language])

    async def tell_part(self, first: int, language: str, done: int) -> bytes:
        """A part as a line; `done`: how many moments its reader has with it."""
        key = (language, first)
        if key not in self._told:
            self._told[key] = await self.word(language, lambda teller: teller.moments(self._found[first]))
        return msgspec.json.encode(ReviewedMoments(self._told[key], done, self.moments))

    async def tell_end(self, language: str) -> ReviewLine:
        """The last line."""
        if self.stopped is not None:
            return ReviewStopped("unavailable", self.stopped.word(language))
        steps = [each for first in self.ready() for each in self._found[first]]
        return await self.word(language, lambda teller: teller.end(steps))

    # ---- working on it -------------------------------------------------------------------------------------

    def add(self, listener: object, address: str) -> None:
        """Somebody listens: work begins, or goes on."""
        self.listeners[listener] = address
        if not self.is_whole and (self._work is None or self._work.done()):
            self.stopped = None
            self._work = asyncio.create_task(self._make(), name=f"table {self.table}: its review")

    def remove(self, listener: object) -> None:
        """They have gone; when nobody is left nothing more is begun, and what has begun is finished and kept."""
        self.listeners.pop(listener, None)
        if not self.listeners and self._work is not None:
            self._work.cancel()
            self._work = None

    async def _make(self) -> None:
        """Make the parts that are missing, in the order of the game, as many at a time as there are processes."""
        missing = iter([part for first, part in sorted(self._parts.items()) if first not in self._found])
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self._judges.processes):
                    group.create_task(self._make_some(missing))
        except* Exception as errors:  # noqa: BLE001 (a process has died or took too long, or a bug)
            told = "table %s: its review cannot go on; whoever asks again goes on there"
            log.warning(told, self.table, extra={"table": self.table, "error": repr(errors.exceptions[0])})
            self.stopped = HOUSE("review-stopped")
            self._tell()

    async def _make_some(self, missing: Iterable[Part]) -> None:
        for part in missing:
            if part.first not in self._begun:
                address = next(iter(self.listeners.values()))
                answer = await self._judges.begin_review(address, self.table, review_part, part)
                self._begin(part, answer)
            await asyncio.shield(self._begun[part.first])

    def _begin(self, part: Part, answer: asyncio.Future[list[ReviewedStep]]) -> None:
        """A part is being made: keep it when it is ready, whoever listens then."""

        def end(keeping: asyncio.Task[None]) -> None:
            del self._begun[part.first]
            if not keeping.cancelled():
                keeping.exception()  # whoever waits for the part hears of it

        self._begun[part.first] = asyncio.create_task(
            self._keep(part, answer), name=f"table {self.table}: a part of its review"
        )
        self._begun[part.first].add_done_callback(end)

    async def _keep(self, part: Part, answer: asyncio.Future[list[ReviewedStep]]) -> None:
        """What cannot be written is told all the same, and made anew some day."""
        steps = await answer
        try:
            body = msgspec.json.encode(steps).decode()
            await self._store.keep_review_part(self.table, self.edition, part.first, body)
        except StoreDown as error:
            told = "table %s: a part of its review is not kept, for the database is away"
            log.warning(told, self.table, extra={"table": self.table, "error": str(error)})
        self._found[part.first] = steps
        self._tell()

    def _tell(self) -> None:
        self.news.set()
        self.news = asyncio.Event()
