"""People who play at random through the reference client, and remember every move that was acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import defaultdict
from typing import TYPE_CHECKING, Any

from ratskeller.catalogue import find_game
from ratskeller.client import Client, ServerRefused
from ratskeller.client.table_line import new_id
from ratskeller.kernel.record import read_record
from ratskeller.kernel.replay import verify
from ratskeller.tables import wire

if TYPE_CHECKING:
    from ratskeller.client import Line
    from ratskeller.kernel.record import Record
    from ratskeller.tables.saved import Document
    from tests.server.visitors import Round

    # Each seat's last acknowledged action: its id, what it was, and how much the seat had seen by then.
    Acknowledged = dict[int, tuple[str, str, int]]

AGAIN = 0.2  # seconds before a wish is tried again that the database could not take
UNSEEN = {"let go", "stop"}  # answers in secret
PATIENCE = 300.0  # only a test that fails waits so long


class Players:
    """Everybody at one table, each with a line of their own. Use `play` once, or as a task."""

    def __init__(self, address: str, made: Round, seed: int = 0, pace: float = 0.0, hold: int | None = None) -> None:
        """`pace`: seconds between two moves; `hold`: after so many in all they wait, until it is changed."""
        self.made = made
        self.hold = hold
        self.done: dict[int, list[str]] = defaultdict(list)  # acknowledged actions by seat
        self.trying: dict[int, str] = {}  # actions on their way, by seat
        self.refused: list[str] = []  # causes
        self.last: Acknowledged = {}
        self.lines: list[Line] = []  # of those who play
        self._address = address
        self._rng = random.Random(seed)
        self._pace = pace

    @property
    def moves(self) -> int:
        """How many moves were acknowledged."""
        return sum(map(len, self.done.values()))

    async def play(self, moves: int | None = None) -> None:
        """Play on until the game is over, or for about so many moves."""
        async with Client(self._address) as client, asyncio.TaskGroup() as group:
            for token in self.made.tokens:
                group.create_task(self._play(client, token, moves))

    async def _play(self, client: Client, token: str, moves: int | None) -> None:
        async with client.line(self.made.table, token) as line:
            self.lines.append(line)
            async for _ in line.news():
                if moves is not None and self.moves >= moves:
                    return
                for seat in line.you.seats if line.you else ():
                    if not _choices(line, seat):
                        continue
                    await asyncio.sleep(self._pace)
                    while self.hold is not None and self.moves >= self.hold:  # noqa: ASYNC110
                        await asyncio.sleep(0.01)
                    if choices := _choices(line, seat):  # of what is asked now: meanwhile it may be something else
                        await self._move(line, seat, choices)

    async def _move(self, line: Line, seat: int, choices: list[dict[str, Any]]) -> None:
        seen = next(each.seq for each in (line.state.scenes if line.state else ()) if each.seat == seat)
        act = wire.Act(new_id(), seat, seen, self._rng.choice(choices)["notation"])
        self.trying[seat] = act.do
        while True:
            try:
                done = await line.wish(act)
            except ServerRefused as refused:
                self.refused.append(refused.cause)
                if refused.cause != "unavailable":
                    del self.trying[seat]
                    return
                await asyncio.sleep(AGAIN)  # perhaps it was written all the same: the id will tell
            else:
                self.done[seat].append(act.do)
                self.last[seat] = act.id, act.do, done.seq or 0
                del self.trying[seat]
                return

    def check_stored(self, document: Document, moves: set[str], acknowledged: Acknowledged) -> int:
        """Every seat's last acknowledged action is in the log, or held until the seat sees more; how many are held."""
        held = {each.seat for each in document.held}
        for seat, (name, do, seen) in acknowledged.items():
            assert document.seen[seat] >= seen, f"seat {seat} of {self.made.table} has seen {seen}"
            if do not in UNSEEN or document.seen[seat] == seen:
                assert name in moves or seat in held, f"{do} of seat {seat} of {self.made.table}"
        return len(held & acknowledged.keys())

    def check(self, text: str) -> Record:
        """A record is true, and holds every acknowledged move of everybody once and nothing else of theirs.

        A move that was on its way when its player was sent home may be there or not.
        """
        record = read_record(text)
        game = find_game(record.header.game)
        verify(game, record)
        played: dict[int, list[str]] = defaultdict(list)
        for step in record.steps:
            if step.by != "chance" and not record.header.bots[step.by]:
                played[step.by].append(step.do)
        for seat in range(record.header.seats):
            if game.window:  # ADR 18: an answer may be replaced, or come to nothing if somebody else ends the question
                played[seat] = [do for do in played[seat] if do not in UNSEEN]
                self.done[seat] = [do for do in self.done[seat] if do not in UNSEEN]
            if seat in self.trying and len(played[seat]) == len(self.done[seat]) + 1:
                self.done[seat].append(self.trying[seat])
            assert played[seat] == self.done[seat], (
                f"seat {seat} of {self.made.table}: played {played[seat][-8:]}, acknowledged {self.done[seat][-8:]}, "
                f"on its way {self.trying.get(seat)}"
            )
        return record


def _choices(line: Line, seat: int) -> list[dict[str, Any]]:
    """What a seat may choose from in what its line has shown last."""
    scene = line.scene(seat)
    return scene["choices"] if scene and line.table and line.table.status == "running" else []


async def stop(playing: asyncio.Task[None]) -> None:
    """Send everybody home who still plays; if they have stumbled, say so."""
    playing.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await playing


async def close_and_check(address: str, players: Players) -> Record:
    """End a table, if it has not ended by itself, and look at what is kept of it."""
    made = players.made
    async with asyncio.timeout(PATIENCE), Client(address) as client:
        async with client.line(made.table, made.tokens[0]) as line:
            if line.table is not None and line.table.status == "running":
                await line.wish(wire.Close(new_id()))
        return players.check(await client.record(made.table))
