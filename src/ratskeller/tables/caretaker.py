"""The caretaker: moves the bots, watches the clocks and the empty chairs. One process of all is the caretaker.

A bot answers no sooner than its pace says, however little there was to think about: how long it takes must not tell
what it holds.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from ratskeller.kernel.errors import RatskellerError
from ratskeller.tables.faults import Stale
from ratskeller.tables.levels import budget_of
from ratskeller.tables.play import time_is_up
from ratskeller.tables.presence import BEAT, Beat
from ratskeller.tables.store import StoreError

if TYPE_CHECKING:
    from ratskeller.tables.bot_desk import BotDesk
    from ratskeller.tables.house import House
    from ratskeller.tables.live import LiveTable

PACE = 0.6  # seconds that a bot takes at least, so that people can follow
IDLE = 900.0  # seconds after which a table that nobody looks at leaves the memory
LOOK = 1.0  # seconds between two looks around
log = logging.getLogger(__name__)


class Caretaker:
    """Looks after every running table, if this process is the leader."""

    def __init__(self, house: House, desk: BotDesk, *, pace: float = PACE) -> None:
        """`pace`: seconds that a bot takes at least for a move."""
        self._house = house
        self._desk = desk
        self._pace = pace
        self._name = secrets.token_hex(4)
        self._leads = False
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._alone: dict[tuple[str, int], float] = {}  # since when an asked seat's person has not been here
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._loop: asyncio.Task[None] | None = None
        house.store.on_message(self._hear)

    async def start(self) -> None:
        """Begin to look around."""
        self._house.on_table = self._on_table
        await self._lead()
        self._loop = asyncio.create_task(self._look_around())

    async def stop(self) -> None:
        """Stop everything; what bots were thinking about is thought again after the next start."""
        tasks = [*self._thinking.values(), *([self._loop] if self._loop else [])]
        for task in tasks:
            task.cancel()
        for alarm in self._alarms.values():
            alarm.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look_around(self) -> None:
        beat = 0.0
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._lead()
                if time.monotonic() - beat >= BEAT:
                    beat = time.monotonic()
                    message = msgspec.json.encode(self._house.presence.beat(self._name)).decode()
                    await self._house.store.broadcast(message)
                if self._leads:
                    await self._mind_absent()
                self._house.forget_idle(IDLE)
            except RatskellerError as error:  # the database may be away for a while
                log.warning("looking around failed", extra={"fault": str(error)})

    async def _lead(self) -> None:
        """Become the caretaker if nobody is, and then look after every table that is running."""
        leads = await self._house.store.is_leader()
        if leads and not self._leads:
            for table in await self._house.store.ids(["running"]):
                self._house.spawn(self._visit(table))
        self._leads = leads

    async def _visit(self, table: str) -> None:
        try:
            live = await self._house.find(table)
            if live.document.rules_version != live.game.rules_version and not live.document.note:
                await self._house.change(table, _note_version)
            self._on_table(live)
        except RatskellerError as error:
            log.warning("a running table could not be loaded", extra={"table": table, "fault": str(error)})

    def _hear(self, text: str) -> None:
        try:
            self._house.presence.hear(msgspec.json.decode(text, type=Beat))
        except msgspec.DecodeError:
            log.warning("another process said something strange")

    # ---- one table -----------------------------------------------------------------------------------------

    def _on_table(self, live: LiveTable) -> None:
        """A table has changed: bots that are asked begin to think, and the alarm is set anew."""
        if not self._leads:
            return
        table = live.document.id
        for seat in range(len(live.document.seats)):
            if (table, seat) not in self._thinking and live.is_asked(seat) and live.bot_of(seat):
                task = asyncio.create_task(self._think(table, seat))
                self._thinking[table, seat] = task
        self._set_alarm(live)

    async def _think(self, table: str, seat: int) -> None:
        """Move for a seat, as long as it is asked and a bot plays it."""
        try:
            while await self._move(table, seat):
                pass
        except RatskellerError as error:
            log.warning("a bot could not move", extra={"table": table, "seat": seat, "fault": str(error)})
            await asyncio.sleep(LOOK)
            self._house.spawn(self._visit(table))
        finally:
            self._thinking.pop((table, seat), None)

    async def _move(self, table: str, seat: int) -> bool:
        """One move of a bot; whether it has to go on."""
        live = await self._house.find(table)
        level = live.bot_of(seat)
        if not level or not live.is_asked(seat) or live.match is None:
            return False
        began, seq = time.monotonic(), live.eyes.seq(seat)
        code = await self._desk.choose(live.match, seat, level, secrets.randbits(64))
        await asyncio.sleep(max(0.0, began + max(self._pace, budget_of(level, live.game)) - time.monotonic()))

        def work(live: LiveTable) -> None:
            if not live.bot_of(seat) or not live.is_asked(seat) or not live.eyes.is_fresh(seat, seq):
                raise Stale("The game has gone on.")
            live.step(seat, code, "")
            if live.document.seats[seat].away == "time":
                live.document.seats[seat].away = ""

        try:
            await self._house.change(table, work)
        except Stale:
            return True
        after = await self._house.find(table)
        return bool(after.bot_of(seat)) and after.is_asked(seat)

    # ---- clocks --------------------------------------------------------------------------------------------

    def _set_alarm(self, live: LiveTable) -> None:
        table = live.document.id
        if table in self._alarms:
            self._alarms.pop(table).cancel()
        falls = live.clock.next_to_fall()
        if falls is None:
            return
        when, seat = falls
        loop = asyncio.get_running_loop()
        delay = max(0.0, when - time.monotonic())
        self._alarms[table] = loop.call_later(delay, lambda: self._house.spawn(self._ring(table, seat)))

    async def _ring(self, table: str, seat: int) -> None:
        """A clock has run out, unless the seat has moved in the last moment."""

        def work(live: LiveTable) -> None:
            falls = live.clock.next_to_fall()
            if falls is not None and falls[1] == seat and falls[0] <= time.monotonic() and not live.bot_of(seat):
                time_is_up(live, seat)

        try:
            await self._house.change(table, work)
        except RatskellerError as error:
            log.warning("a clock could not be stopped", extra={"table": table, "fault": str(error)})
            await asyncio.sleep(LOOK)
            self._house.spawn(self._visit(table))

    # ---- empty chairs --------------------------------------------------------------------------------------

    async def _mind_absent(self) -> None:
        """Let a bot play for whoever is asked and has been away too long; give the seat back when they come."""
        now = time.monotonic()
        for live in self._house.tables():
            table, after = live.document.id, live.document.absent_after
            here = self._house.presence.links(table)
            for number, seat in enumerate(live.document.seats):
                if not seat.link or not live.is_running:
                    continue
                if seat.link in here:
                    self._alone.pop((table, number), None)
                    if seat.away == "absent":
                        await self._set_absent(table, number, absent=False)
                elif after and not seat.away and number in live.asked():
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
            await self._house.change(table, work)
        except StoreError as error:
            log.warning("an empty chair could not be minded", extra={"table": table, "fault": str(error)})


def _note_version(live: LiveTable) -> None:
    """Every step was played again by the rules of today and led where it had led: the table goes on by them."""
    live.document.rules_version = live.game.rules_version
