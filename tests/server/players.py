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
from tests.server.acknowledged import Move, check_moves

if TYPE_CHECKING:
    from ratskeller.client import Line
    from ratskeller.kernel.record import Record
    from ratskeller.tables.saved import Document
    from tests.server.visitors import Round

    # Each seat's last acknowledged action: its id, whether it answered in secret, how much the seat had seen by then.
    Acknowledged = dict[int, tuple[str, bool, int]]

AGAIN = 0.2  # seconds before a wish is tried again that the database could not take
ASKED_IN_SECRET = {
    "house_of_rath": ("claiming", "let go"),
    "condyle_cove": ("answer", "stop"),
}  # when, and what is unseen
PATIENCE = 300.0  # only a test that fails waits so long


class Players:
    """Everybody at one table, each with a line of their own. Use `play` once, or as a task."""

    def __init__(self, address: str, made: Round, seed: int = 0, pace: float = 0.0, hold: int | None = None) -> None:
        """`pace`: seconds between two moves; `hold`: after so many in all they wait, until it is changed."""
        self.made = made
        self.hold = hold
        self.done: dict[int, list[Move]] = defaultdict(list)  # acknowledged, by seat
        self.trying: dict[int, Move] = {}  # on their way, by seat
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
                        await self._move(line, seat, self._rng.choice(choices)["notation"])

    async def _move(self, line: Line, seat: int, do: str) -> None:
        seen = next(each.seq for each in (line.state.scenes if line.state else ()) if each.seat == seat)
        act, is_unseen = wire.Act(new_id(), seat, seen, do), _is_unseen(line, seat, do)
        self.trying[seat] = Move(len(line.story), do)
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
                self.done[seat].append(self.trying.pop(seat))
                self.last[seat] = act.id, is_unseen, done.seq or 0
                return

    def check_stored(self, document: Document, moves: set[str], acknowledged: Acknowledged) -> int:
        """Every seat's last acknowledged action is in the log, or held until the seat sees more; how many are held.

        A held one may have been replaced since.
        """
        said = (*document.held, *document.noted)
        held, names = {each.seat for each in said}, moves | {each.move for each in said}
        for seat, (name, is_unseen, seen) in acknowledged.items():
            assert document.seen[seat] >= seen, f"seat {seat} of {self.made.table} has seen {seen}"
            if not is_unseen or document.seen[seat] == seen:
                is_there = name in names or (is_unseen and seat in held)
                assert is_there, f"the last move of seat {seat} of {self.made.table}, {self.done[seat][-1]}"
        return len(held & acknowledged.keys())

    def check(self, text: str) -> Record:
        """A record is true, and holds every acknowledged move of everybody once and nothing else of theirs.

        A move that was on its way when its player was sent home may be there or not.
        """
        record = read_record(text)
        verify(find_game(record.header.game), record)
        check_moves(record, self.done, self.trying, self.made.table)
        return record


def _choices(line: Line, seat: int) -> list[dict[str, Any]]:
    """What a seat may choose from in what its line has shown last, also for later."""
    scene = line.scene(seat)
    if not scene or not line.table or line.table.status != "running":
        return []
    return [*scene["choices"], *([scene["aside"]] if scene["aside"] else [])]


def _is_unseen(line: Line, seat: int, do: str) -> bool:
    """Whether a choice answers a question in secret: such an answer may be replaced, or come to nothing."""
    scene = line.scene(seat)
    if scene is None or line.table is None:
        return False
    phase, silent = ASKED_IN_SECRET.get(line.table.game, (None, ""))
    is_aside = scene["aside"] is not None and scene["aside"]["notation"] == do
    return is_aside or (do == silent and scene["view"]["phase"] == phase)


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
