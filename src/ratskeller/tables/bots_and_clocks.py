"""Moves the bots, and watches the clocks and the empty chairs. Of several processes one does so for all: the leader.

A bot answers no sooner than its pace says, however little there was to think about: how long it takes must not tell
what it holds. Where nobody watches, none begins to think.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from ratskeller.kernel.errors import RatskellerError
from ratskeller.tables.bot_queue import Unwatched
from ratskeller.tables.errors import Stale, Unavailable
from ratskeller.tables.moves import time_is_up
from ratskeller.tables.opening_alarms import OpeningAlarms
from ratskeller.tables.presence import BEAT, Beat
from ratskeller.tables.shares import end_attempt
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Iterable
    from typing import Any

    from ratskeller.tables.bot_processes import BotProcesses
    from ratskeller.tables.live_table import LiveTable
    from ratskeller.tables.tables_in_memory import TablesInMemory

PACE = 0.6  # seconds that a bot takes at least, so that people can follow
IDLE = 900.0  # seconds after which a table that nobody looks at leaves the memory
LOOK = 1.0  # seconds between two looks around
log = logging.getLogger(__name__)


class BotsAndClocks:
    """Looks after every running table, if this process is the leader."""

    def __init__(self, tables: TablesInMemory, bots: BotProcesses, *, pace: float = PACE) -> None:
        """`pace`: seconds that a bot takes at least for a move."""
        self._tables = tables
        self._bots = bots
        self._pace = pace
        self._name = secrets.token_hex(4)
        self._leads = False
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._alone: dict[tuple[str, int], float] = {}  # since when an asked seat's person has not been here
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._openings = OpeningAlarms(self._end_opening)
        self._tasks: set[asyncio.Task[None]] = set()
        self._has_news = asyncio.Event()  # of who watches which table
        tables.store.on_message(self._hear)

    async def start(self) -> None:
        """Begin to look around."""
        self._tables.on_table = self._on_table
        self._tables.on_presence = self._on_presence
        await self._lead()
        self._do(self._look_around(), "looking after all tables")
        self._do(self._tell_news(), "telling other processes who has come and gone")

    async def stop(self) -> None:
        """Stop everything; what bots were thinking about is thought again after the next start."""
        self._tables.on_table = None
        self._tables.on_presence = None
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        self._openings.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _do(self, work: Coroutine[Any, Any, None], what: str) -> asyncio.Task[None]:
        """Do something until it is done or all of this stops; `what` it is, for the log."""
        task = asyncio.create_task(work, name=what)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            told = "%s met an unexpected error; it begins anew when the table changes"
            log.error(told, task.get_name(), exc_info=task.exception())

    def _do_at(self, table: str, what: str, work: Callable[[], Awaitable[object]]) -> None:
        self._do(self._persist(work, table, what), f"table {table}: {what}")

    async def _persist(self, work: Callable[[], Awaitable[object]], table: str, what: str) -> None:
        """Do something at a table, again and again if need be: the database may be away for a while."""
        while True:
            try:
                await work()
            except Unavailable as error:
                told = "table %s: %s waits for the database; it is tried again in %g s"
                log.warning(told, table, what, LOOK, extra={"table": table, "error": str(error)})
                await asyncio.sleep(LOOK)
            except RatskellerError as error:  # its sentence may hold names and secrets of the game
                told = "table %s: %s was refused (%s); it begins anew when the table changes"
                log.warning(told, table, what, type(error).__name__, extra={"table": table})
                return
            else:
                return

    async def _look_around(self) -> None:
        for look in itertools.count():
            await asyncio.sleep(LOOK)
            try:
                await self._lead()
                if look % BEAT == 0:
                    await self._tell(self._tables.presence.beats(self._name))
                self._others_changed(self._tables.presence.forget_silent())
                if self._leads:
                    await self._mind_absent()
                self._tables.forget_idle(IDLE)
            except Exception as error:  # the database is away, or a bug: the next look comes all the same
                told = "bots, clocks and absent people at all tables are not looked after; it is tried again in %g s"
                is_bug = not isinstance(error, RatskellerError)
                log.warning(told, LOOK, exc_info=is_bug, extra={"error": str(error)})

    async def _lead(self) -> None:
        """Become the leader if nobody is, and then look after every table that is running."""
        leads = await self._tables.store.is_leader()
        if leads and not self._leads:
            for table in await self._tables.store.ids(["running"]):
                self._do_at(table, "the first look at it", partial(self._visit, table))
        self._leads = leads

    async def _visit(self, table: str) -> None:
        """Look at a running table for the first time; one that was played by other rules goes on by those of today."""
        live = await self._tables.change(table, _note_version)
        self._on_table(live)

    async def _tell(self, beats: Iterable[Beat]) -> None:
        for beat in beats:
            await self._tables.store.broadcast(msgspec.json.encode(beat).decode())

    async def _tell_news(self) -> None:
        """Tell the others at once of tables that are watched here now, or no more: the leader must know."""
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            try:
                await self._tell(self._tables.presence.news(self._name))
            except RatskellerError as error:
                told = "other processes are not told at once who watches which table; they hear of it in %g s"
                log.warning(told, BEAT * LOOK, extra={"error": str(error)})

    def _hear(self, text: str) -> None:
        try:
            changed = self._tables.presence.hear(msgspec.json.decode(text, type=Beat))
        except msgspec.DecodeError:
            log.warning("another process sent something that is not who is at its tables; it is ignored")
        else:
            self._others_changed(changed)

    def _others_changed(self, tables: list[str]) -> None:
        """Elsewhere, somebody has come to tables or has gone."""
        self._tables.notify_presence(tables)
        for table in tables:
            if not self._tables.presence.is_watched(table):
                self._bots.send_away(table)
            elif self._leads:
                self._do_at(table, "somebody who has come", partial(self._attend, table))

    async def _attend(self, table: str) -> None:
        self._on_table(await self._tables.find(table))

    def _on_presence(self, table: str) -> None:
        """Here, somebody has come to a table, of which `_on_table` is told too, or has gone."""
        self._has_news.set()
        if not self._tables.presence.is_watched(table):
            self._bots.send_away(table)

    # ---- one table -----------------------------------------------------------------------------------------

    def _on_table(self, live: LiveTable) -> None:
        """A table has changed or is watched anew: bots that are asked begin to think, and the alarm is set."""
        self._openings.look_at(live)
        if not self._leads:
            return
        table = live.document.id
        is_watched = self._tables.presence.is_watched(table)
        for seat in range(len(live.document.seats)) if is_watched else ():
            is_idle = (table, seat) not in self._thinking and seat not in live.question.thoughts
            if is_idle and live.is_asked(seat) and live.bot_of(seat):
                what = f"table {table}: the bot at seat {seat + 1}"
                self._thinking[table, seat] = self._do(self._think(table, seat), what)
        self._set_alarm(live)

    async def _think(self, table: str, seat: int) -> None:
        """Move for a seat, as long as it is asked, a bot plays it and somebody watches."""

        async def work() -> None:
            while await self._move(table, seat):
                pass

        try:
            await self._persist(work, table, f"the bot at seat {seat + 1}")
        finally:
            del self._thinking[table, seat]

    async def _move(self, table: str, seat: int) -> bool:
        """One move of a bot; whether it has to go on."""
        live = await self._tables.find(table)
        level = live.bot_of(seat)
        if not level or not live.is_asked(seat) or live.match is None or not self._tables.presence.is_watched(table):
            return False
        if live.question.is_open:
            return await self._answer(table, seat, level)
        asked, seq = time.monotonic(), live.viewer_history.seq(seat)
        address, seed = live.document.address, secrets.randbits(64)
        try:
            code = await self._bots.choose(table, address, live.match, seat, level, seed)
        except Unwatched:
            return True
        await asyncio.sleep(max(0.0, asked + self._pace - time.monotonic()))

        def work(live: LiveTable) -> None:
            if not live.bot_of(seat) or not live.is_asked(seat) or not live.viewer_history.is_fresh(seat, seq):
                raise Stale(HOUSE("stale"))
            live.step(seat, code, "")
            if live.document.seats[seat].away == "time":
                live.document.seats[seat].away = ""

        with contextlib.suppress(Stale):
            await self._tables.change(table, work)
        return True

    async def _answer(self, table: str, seat: int, level: str) -> bool:
        """Let a bot make up its mind about a question; it answers with all others when that ends (ADR 18)."""
        live = await self._tables.find(table)
        if live.match is None or seat in live.question.thoughts:
            return False
        number, address, seed = live.document.question, live.document.address, secrets.randbits(64)
        try:
            code = await self._bots.choose(table, address, live.match, seat, level, seed)
        except Unwatched:
            return True
        live = await self._tables.find(table)
        if not live.question.is_open or live.document.question != number:
            return True
        live.question.thoughts[seat] = code
        self._set_alarm(live)
        return False

    # ---- clocks --------------------------------------------------------------------------------------------

    def _set_alarm(self, live: LiveTable) -> None:
        table = live.document.id
        if table in self._alarms:
            self._alarms.pop(table).cancel()
        alarms = (live.clock.next_to_fall(live.bots()), live.question.ends(self._pace))
        when = min((each for each in alarms if each is not None), default=None)
        if when is not None:
            loop, delay = asyncio.get_running_loop(), max(0.0, when - time.monotonic())
            self._alarms[table] = loop.call_later(delay, self._ring, table)

    def _ring(self, table: str) -> None:
        """A clock has run out, unless the seat has moved in the last moment."""
        del self._alarms[table]
        self._do_at(table, "the end of somebody's time", partial(self._end_time, table))

    async def _end_time(self, table: str) -> None:
        """Mind the clocks of a table. An alarm may ring a millisecond early: as nothing has changed, it is set here."""
        self._set_alarm(await self._tables.change(table, partial(_mind_clocks, pace=self._pace)))

    def _end_opening(self, table: str, number: int) -> None:
        """The time to open shares is over, unless the last was opened in the last moment."""

        def work(live: LiveTable) -> None:
            if live.document.opening and len(live.document.attempts) == number:
                end_attempt(live)

        self._do_at(table, "the end of the time to open shares", partial(self._tables.change, table, work))

    # ---- empty chairs --------------------------------------------------------------------------------------

    async def _mind_absent(self) -> None:
        """Let a bot play for whoever is asked and has been away too long; give the seat back when they come."""
        now = time.monotonic()
        for live in self._tables.all():
            table, after = live.document.id, live.document.absent_after
            here = self._tables.presence.links(table)
            for number, seat in enumerate(live.document.seats):
                if not seat.link or not live.is_running:
                    self._alone.pop((table, number), None)
                    continue
                if seat.link in here:
                    self._alone.pop((table, number), None)
                    if seat.away == "absent":
                        await self._set_absent(table, number, absent=False)
                elif after and not seat.away and live.goes_on and number in live.asked():
                    since = self._alone.setdefault((table, number), now)
                    if now - since >= after:
                        self._alone.pop((table, number), None)
                        await self._set_absent(table, number, absent=True)

    async def _set_absent(self, table: str, number: int, *, absent: bool) -> None:
        def work(live: LiveTable) -> None:
            seat = live.document.seats[number]
            if absent and not seat.away and seat.link:
                seat.away = "absent"
            elif not absent and seat.away == "absent":
                seat.away = ""

        try:
            await self._tables.change(table, work)
        except RatskellerError as error:  # it is tried again at the next look
            told = "table %s: the absence of seat %d cannot be noted; it is tried again in %g s"
            log.warning(told, table, number + 1, LOOK, extra={"table": table, "error": str(error)})


def _mind_clocks(live: LiveTable, *, pace: float) -> LiveTable:
    """What the table has agreed on, for every seat that has no time left; and the end of a question asked in secret."""
    ends = live.question.ends(pace)
    if ends is not None and ends <= time.monotonic():
        live.question.end()
    for seat in live.clock.fallen(live.bots(), time.monotonic()):
        time_is_up(live, seat)
    return live


def _note_version(live: LiveTable) -> LiveTable:
    """Every step was played again by the rules of today and led where it had led: the table goes on by them."""
    if live.is_running and not live.document.note:
        live.document.rules_version = live.game.rules_version
    return live
