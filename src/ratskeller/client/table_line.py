"""The line to a table.

It connects again by itself, and sends again what was not answered: under the same id, so that the server carries it
out once. What every device adds to the dice it seals and opens by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from typing import TYPE_CHECKING, Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from ratskeller.client.errors import Dismissed, ServerRefused
from ratskeller.client.shares import Sealer
from ratskeller.tables import wire

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from ratskeller.client.shares import Shares
    from ratskeller.tables.saved import Said

_decoder = msgspec.json.Decoder(wire.FromHouse)
FIRST_WAIT, LONGEST_WAIT = 0.1, 10.0  # seconds before connecting again
LAST_SECONDS = 1.0  # that the last position may take after the end was told
LINE_MAX = 16_000_000
WISH_MAX = 65_536  # bytes; a server hangs up on more, and a wish that cannot arrive would be sent for ever
PASSING = {"unavailable", "too_many"}  # why a server sends somebody away who may come back later


class Line:
    """A table as one visitor sees it, kept up to date. Use it as `async with client.line(table, token) as line:`."""

    def __init__(self, address: str, token: str = "", language: str = "", shares: Shares | None = None) -> None:
        """`address`: of the WebSocket; `token`: of a seat or the host, or empty to watch; `language`: the reader's.

        `shares`: of this device; without them its seats add nothing to the dice.
        """
        self._address = address
        self._hello = wire.Hello(token, language)
        self._pending: dict[str, tuple[bytes, asyncio.Future[wire.Done]]] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._sealer = None if shares is None else Sealer(shares)
        self._sealing: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Condition()
        self._error: Exception | None = None
        self._wait = FIRST_WAIT
        self._saw_end = False
        self.revision = 0  # goes up with every line that was read
        self.table: wire.TableInfo | None = None
        self.you: wire.You | None = None
        self.state: wire.GameShown | None = None
        self.story: list[wire.Told] = []
        self.said: list[Said] = []

    # ---- opening and closing -------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._keep_up())
        try:
            async with self._changed:
                await self._changed.wait_for(lambda: self.table is not None or self._error is not None)
            self._raise_error()
        except BaseException:
            await self._hang_up()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._hang_up()

    async def _hang_up(self) -> None:
        tasks = {task for task in (self._task, *self._sealing) if task is not None}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep_up(self) -> None:
        """Be connected, again and again, until the server says that it is over."""
        try:
            while True:
                with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    await self._connect()
                self._socket = None
                await asyncio.sleep(self._wait * (0.5 + random.random()))
                self._wait = min(LONGEST_WAIT, self._wait * 2)
        except Exception as error:  # noqa: BLE001 (whoever waits for the line gets it)
            await self._end(error)

    async def _connect(self) -> None:
        try:
            async with connect(
                self._address, max_size=LINE_MAX, compression=None, proxy=None, open_timeout=10
            ) as socket:
                await self._converse(socket)
        except InvalidStatus as error:
            if error.response.status_code in {403, 404}:  # else it may be a proxy whose server is away
                raise Dismissed("not_found", f"There are no tables at {self._address}.") from error
            raise

    async def _converse(self, socket: ClientConnection) -> None:
        await socket.send(msgspec.json.encode(self._hello).decode())
        for sent, _ in list(self._pending.values()):
            await socket.send(sent.decode())
        self._socket = socket
        async for message in socket:
            if not await self._read(message if isinstance(message, bytes) else message.encode()):
                return

    async def _end(self, error: Exception) -> None:
        self._error = error
        for _, waiting in self._pending.values():
            if not waiting.done():
                waiting.set_exception(error)
        async with self._changed:
            self._changed.notify_all()

    def _raise_error(self) -> None:
        if self._error is not None:
            raise self._error

    # ---- reading -------------------------------------------------------------------------------------------

    async def _read(self, message: bytes) -> bool:
        """Take a line in; whether more will come on this connection."""
        match _decoder.decode(message):
            case wire.GameShown() as state:
                self.story[state.kept :] = state.told
                self.state = state
                self._saw_end = self._has_ended()
            case wire.Table() as table:
                self.table = msgspec.json.decode(table.table, type=wire.TableInfo)
                self.you = table.you
                self._wait = FIRST_WAIT
                self._add_shares()
            case wire.Talked() as talked:  # after a new connection some of it again
                first = talked.lines[0].n if talked.lines else 0
                self.said = [*(each for each in self.said if each.n < first), *talked.lines]
            case wire.Done() as done:
                self._answer(done.id, done)
            case wire.Refused() as refused:
                advice = refused.advice if isinstance(refused.advice, wire.Advice) else None
                self._answer(refused.id, ServerRefused(refused.cause, refused.why, refused.clause, advice))
            case wire.Bye() as bye:
                if bye.cause in PASSING:
                    return False
                raise Dismissed(bye.cause, bye.why)
        self.revision += 1
        async with self._changed:
            self._changed.notify_all()
        return True

    def _answer(self, name: str, answer: wire.Done | ServerRefused) -> None:
        _, waiting = self._pending.pop(name, (b"", None))
        if waiting is None or waiting.done():
            return
        if isinstance(answer, wire.Done):
            waiting.set_result(answer)
        else:
            waiting.set_exception(answer)

    def _add_shares(self) -> None:
        """Seal shares or open them, if the table wants it; reading goes on meanwhile."""
        if self._sealer is None or self.table is None:
            return
        for wish in self._sealer.answer(self.table, self.you):
            task = asyncio.create_task(self._insist(wish))
            self._sealing.add(task)
            task.add_done_callback(self._sealing.discard)

    async def _insist(self, wish: wire.Wish) -> None:
        """Wish for something until it is granted or refused for good; nobody waits for it."""
        with contextlib.suppress(Exception):  # whoever else uses the line gets what is wrong with it
            while True:
                try:
                    await self.wish(wish)
                except ServerRefused as refused:
                    if refused.cause not in PASSING:
                        return
                    await asyncio.sleep(FIRST_WAIT)
                else:
                    return

    async def news(self) -> AsyncIterator[Self]:
        """Yield this line now and whenever something has changed, until the game has ended; the end comes last."""
        seen = -1
        while not self._has_ended():
            async with self._changed:
                await self._changed.wait_for(lambda: self.revision != seen or self._error is not None)  # noqa: B023
            self._raise_error()
            seen = self.revision
            if not self._has_ended():
                yield self
        with contextlib.suppress(TimeoutError):  # the table is told before its last position is
            async with asyncio.timeout(LAST_SECONDS), self._changed:
                await self._changed.wait_for(lambda: self._saw_end)
        yield self

    def _has_ended(self) -> bool:
        return self.table is not None and self.table.status in {"over", "closed"}

    def scene(self, seat: int | None) -> dict[str, Any] | None:
        """What a seat sees (None: whoever watches): view, prompt, awaited, choices."""
        found = self._find(seat)
        return None if found is None else msgspec.json.decode(found.scene)

    def _find(self, seat: int | None) -> wire.SeatScene | None:
        scenes = self.state.scenes if self.state is not None else ()
        return next((each for each in scenes if each.seat == seat), None)

    # ---- wishing -------------------------------------------------------------------------------------------

    async def act(self, seat: int, do: str, seq: int | None = None, *, sure: bool = False) -> wire.Done:
        """Take an action, as decided at `seq` (now, unless told); `sure`: whatever the coach says."""
        return await self.wish(wire.Act(new_id(), seat, self._seq(seat) if seq is None else seq, do, sure))

    async def hint(self, seat: int) -> wire.Advice:
        """What the best bot would do for a seat of one's own that is asked, at a table that has agreed on hints."""
        done = await self.wish(wire.Hint(new_id(), seat, self._seq(seat)))
        if not isinstance(done.advice, wire.Advice):
            raise ServerRefused("fault", "The server has granted a hint and told none.")
        return done.advice

    def _seq(self, seat: int) -> int:
        found = self._find(seat)
        return 0 if found is None else found.seq

    async def wish(self, wish: wire.Wish) -> wire.Done:
        """Send a wish and wait for the answer, over as many connections as it takes."""
        self._raise_error()
        sent = msgspec.json.encode(wish)
        if len(sent) > WISH_MAX:
            raise ServerRefused("too_large", f"A wish has at most {WISH_MAX} bytes; this one has {len(sent)}.")
        waiting = asyncio.get_running_loop().create_future()
        self._pending[wish.id] = (sent, waiting)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(sent.decode())
        try:
            answer: wire.Done = await waiting
        finally:
            self._pending.pop(wish.id, None)
        return answer


def new_id() -> str:
    """A name for a wish that nobody else uses."""
    return secrets.token_hex(8)
