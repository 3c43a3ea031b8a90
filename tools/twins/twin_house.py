"""A whole server in this process, on a virtual clock: the real application, the real store, chosen chance.

What goes over the wire is what the application hands to ASGI, byte by byte, with its moment. Nothing of the house is
replaced but what no test can foresee: the clock, the names that are drawn by lot, the dice, and the processes in which
bots think, which here think as long as tells the most about what a bot holds.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import sys
import tempfile
import time
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Self
from unittest import mock

import msgspec
from aiosqlite.core import Connection
from litestar.exceptions import LitestarDeprecationWarning
from prometheus_client import Gauge

import ratskeller.server.app as app_module
from ratskeller.kernel.match import Match
from ratskeller.server.metrics import REGISTRY
from ratskeller.server.running_server import RunningServer
from ratskeller.server.settings import Settings
from ratskeller.tables.bot_levels import SPARE
from ratskeller.tables.bot_processes import IN_TIME, BotProcesses, Question, read_position
from tools.twins.virtual_time import Clock, VirtualLoop, connect_inline

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import TracebackType

    from ratskeller.kernel.game import Event
    from ratskeller.kernel.state import State
    from ratskeller.tables.live_table import LiveTable

HOST = "127.0.0.1:8000"
SEED = 16  # of the names that are drawn by lot, the same for both houses
QUICKLY = 0.001  # seconds; until then it must be planned what a bot chooses
MEMORY = Path("/dev/shm")  # noqa: S108 (a place where nothing need be written to a disk)
UNLIMITED = 1_000_000
CLOCK = Clock()


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    body: bytes

    def read(self) -> Any:
        """The JSON in it."""
        return msgspec.json.decode(self.body)


class Unforeseen(Exception):
    """Something came about at a table that was not planned: a bug of these tools, and no leak."""


class ChosenChance:
    """The dice of a house: what was planned, and for all else whoever plays the twins is asked."""

    def __init__(self) -> None:
        """Nothing is chosen yet."""
        self.plan: list[int] = []
        self.otherwise: Callable[[State], int]

    def rng_for(self, _step: int) -> ChosenChance:
        """What `FairDice` is asked for."""
        return self

    def choose(self, state: State) -> int:
        """The next outcome."""
        return self.plan.pop(0) if self.plan else self.otherwise(state)


_deal_from = Match.deal_from


def _deal(match: Match, dealer: Any) -> tuple[Event, ...]:
    return match.deal(dealer.choose(match.state)) if isinstance(dealer, ChosenChance) else _deal_from(match, dealer)


async def _ask(_processes: BotProcesses, question: Question, seconds: float) -> int:
    """How a bot thinks here: without a choice it knows at once, else at the last moment, and then what was planned."""
    actions = read_position(question.setup, question.row).legal_actions(question.seat)
    last = IN_TIME * (seconds + SPARE) - QUICKLY if seconds else QUICKLY  # a moment later it would move at a glance
    await asyncio.sleep(last if len(actions) > 1 else QUICKLY)
    if _Lots.house is None:
        raise Unforeseen("a bot thinks outside of both houses")
    return _Lots.house.bots.get(question.seat, actions[0])


class Inline:
    """Instead of the process that looks at what visitors bring along: it is looked at here."""

    def __init__(self, *_limits: object) -> None:
        """Nothing is limited."""

    async def __call__(self, _address: str, work: Callable[..., Any], *args: Any) -> Any:
        """Do the work."""
        return work(*args)

    def close(self) -> None:
        """Nothing is open."""


class Line:
    """One visitor's WebSocket, and every line with its moment."""

    def __init__(self, house: TwinHouse, table: str, token: str) -> None:
        """Connect and say hello."""
        self.house = house
        self.frames: list[tuple[float, bytes]] = []
        self.seqs: dict[int | None, int] = {}
        self.may_undo: tuple[int, ...] = ()
        self.window: float | None = None
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self.say({"type": "hello", "token": token, "language": "en"})
        scope = house.scope("websocket", f"/api/tables/{table}/line")
        self._task = house.loop.create_task(house.app(scope, self._inbox.get, self._take))

    def say(self, line: object) -> None:
        """Send a value as a line; it arrives as soon as time passes, or `do_all` is called."""
        text = line if isinstance(line, str) else msgspec.json.encode(line).decode()
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        """Leave."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def _take(self, message: dict[str, Any]) -> None:
        text: str = message.get("text") or repr(message)
        self.frames.append((self.house.loop.now, text.encode()))
        if message["type"] != "websocket.send":
            return
        line = msgspec.json.decode(text, type=_Heard)
        if line.type == "state":
            self.seqs = {scene.seat: scene.seq for scene in line.scenes}
            self.may_undo = line.may_undo
            self.window = line.window


class _HeardScene(msgspec.Struct):
    seat: int | None
    seq: int


class _Heard(msgspec.Struct):
    """As much of a line as its receiver needs for playing."""

    type: str
    scenes: tuple[_HeardScene, ...] = ()
    may_undo: tuple[int, ...] = ()
    window: float | None = None


class TwinHouse:
    """One of the two houses. Use it as `with TwinHouse(…) as house`; both have the same key and draw the same names."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        """`folder`: for the store and the key."""
        self.settings = Settings(
            data=str(folder),
            **{
                "tables_per_day": UNLIMITED,
                "connections_per_address": UNLIMITED,
                "wishes_per_second": float(UNLIMITED),
                "requests_per_second": float(UNLIMITED),
                "sittings": UNLIMITED,
                **settings,
            },
        )
        folder.mkdir(parents=True, exist_ok=True)
        self.settings.key_file.write_text("16" * 32 + "\n", encoding="ascii")
        self.settings.key_file.chmod(0o600)
        self.chance = ChosenChance()
        self.bots: dict[int, int] = {}  # what the bot at a seat will choose
        self.lots = random.Random(SEED)
        self.counted: dict[str, float] = {}  # what the counters of this house alone would show
        self.gauges: dict[str, Callable[[], float]] = {}
        self.server: RunningServer

    def __enter__(self) -> Self:
        self.loop = VirtualLoop()
        with self.inside():
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", LitestarDeprecationWarning)  # a server says so in its log, if at all
                app: Any = app_module.build_app(self.settings)
            self.app = app
            self.server.house.tables.house_key.dice = lambda _document: self.chance  # type: ignore[method-assign, assignment, return-value]
            self._lifespan: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
            self._opened = asyncio.Event()
            self._lifespan.put_nowait({"type": "lifespan.startup"})
            scope = {"type": "lifespan", "path": "", "asgi": {"version": "3.0"}, "state": {}}
            life = self.app(scope, self._lifespan.get, self._hear_of_life)
            self._life: asyncio.Task[None] = self.loop.create_task(life)
            self.loop.do_all()
            if self._life.done() or not self._opened.is_set():
                raise Unforeseen(f"the house does not open: {self._life}")
        return self

    async def _hear_of_life(self, message: dict[str, Any]) -> None:
        if message["type"].endswith("failed"):
            raise Unforeseen(message.get("message", ""))
        self._opened.set()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self.inside():
            self._lifespan.put_nowait({"type": "lifespan.shutdown"})
            with contextlib.suppress(asyncio.TimeoutError):
                self.loop.run_until_complete(asyncio.wait_for(self._life, 60))
            left = asyncio.all_tasks(self.loop)
            for task in left:
                task.cancel()
            if left:
                self.loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
            self.loop.close()

    # ---- time ----------------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def inside(self) -> Iterator[None]:
        """While this house has the word, all clocks, lots and counters are its own."""
        before = _samples()
        CLOCK.loop, _Lots.house = self.loop, self
        try:
            yield
        finally:
            CLOCK.loop, _Lots.house = None, None
            for name, value in _samples().items():
                self.counted[name] = self.counted.get(name, 0.0) + value - before.get(name, 0.0)

    def metrics(self) -> dict[str, float]:
        """What its counters would show if it had a process of its own."""
        with self.inside():
            gauges = {name: float(value()) for name, value in self.gauges.items()}
        # The two houses count in one process, each by differences; sums of seconds end in other rounding errors then.
        return {name: round(value, 6) for name, value in self.counted.items()} | gauges

    def pass_until(self, moment: float, stop: Callable[[], bool] = lambda: False) -> None:
        """Let the time of this house pass."""
        with self.inside():
            self.loop.pass_until(moment, stop)

    # ---- the wire ------------------------------------------------------------------------------------------

    def scope(self, kind: str, path: str, method: str = "GET", token: str = "") -> dict[str, Any]:
        """What ASGI tells an application of a request."""
        path, _, query = path.partition("?")
        headers = [(b"host", HOST.encode()), (b"content-type", b"application/json")]
        headers += [(b"authorization", f"Bearer {token}".encode())] if token else []
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": method,
            "scheme": "ws" if kind == "websocket" else "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 50000),
            "server": ("127.0.0.1", 8000),
            "subprotocols": [],
            "extensions": {},
            "state": {},
        }

    def ask(self, path: str, body: object = None, token: str = "") -> Answer:
        """A request over HTTP, answered before any time passes."""
        got: list[dict[str, Any]] = []
        content = b"" if body is None else msgspec.json.encode(body)
        requests = [{"type": "http.request", "body": content, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if not requests:
                await asyncio.Event().wait()  # whoever asked stays until the answer is there
            return requests.pop()

        async def send(message: dict[str, Any]) -> None:
            got.append(message)

        scope = self.scope("http", path, "GET" if body is None else "POST", token)
        with self.inside():
            self.loop.create_task(self.app(scope, receive, send))
            self.loop.do_all()
        if not got:
            raise Unforeseen(f"{path} was not answered at once")
        return Answer(got[0]["status"], b"".join(message.get("body", b"") for message in got[1:]))

    def connect(self, table: str, token: str = "") -> Line:
        """Open a line."""
        with self.inside():
            line = Line(self, table, token)
            self.loop.do_all()
        return line

    def live(self, table: str) -> LiveTable:
        """A table as the house has it in memory."""
        return self.server.house.tables._tables[table]  # noqa: SLF001


class _Lots:
    """The module `secrets`, as the house sees it: the same lots in both houses."""

    house: TwinHouse | None = None

    def randbits(self, bits: int) -> int:
        return self._lots().getrandbits(bits)

    def token_hex(self, size: int = 32) -> str:
        return self._lots().randbytes(size).hex()

    def token_bytes(self, size: int = 32) -> bytes:
        return self._lots().randbytes(size)

    def token_urlsafe(self, size: int = 32) -> str:
        return self._lots().randbytes(size).hex()

    @staticmethod
    def _lots() -> random.Random:
        return _Lots.house.lots if _Lots.house else random.SystemRandom()

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)


def _samples() -> dict[str, float]:
    """What all counters show, but for when they began to count."""
    return {
        f"{sample.name} {sorted(sample.labels.items())}": sample.value
        for metric in REGISTRY.collect()
        for sample in metric.samples
        if not sample.name.endswith("_created")
    }


def _set_function(gauge: Gauge, value: Callable[[], float]) -> None:
    """A gauge that asks the house has one answer in each of them."""
    if _Lots.house is not None:
        _Lots.house.gauges[next(iter(gauge.describe())).name] = value


class _Captured(RunningServer):
    """Tells the house that is being built which server it has."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        if _Lots.house is not None:
            _Lots.house.server = self


@contextlib.contextmanager
def two_houses(**settings: Any) -> Iterator[tuple[TwinHouse, TwinHouse]]:
    """Two houses that are the same in everything that is not chosen."""
    with contextlib.ExitStack() as stack:
        place = MEMORY if MEMORY.is_dir() else None
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="twins-", dir=place)))
        for name, module in list(sys.modules.items()):
            if name.startswith("ratskeller."):
                for wanted, real, ours in (("time", time, CLOCK), ("secrets", secrets, _Lots())):
                    if getattr(module, wanted, None) is real:
                        stack.enter_context(mock.patch.object(module, wanted, ours))
        stack.enter_context(mock.patch.object(Connection, "__await__", connect_inline))
        stack.enter_context(mock.patch.object(Match, "deal_from", _deal))
        stack.enter_context(mock.patch.object(Gauge, "set_function", _set_function))
        stack.enter_context(mock.patch.object(app_module, "RunningServer", _Captured))
        stack.enter_context(mock.patch.object(app_module, "calm_collector"))
        stack.enter_context(mock.patch.object(app_module, "set_up_logs"))
        stack.enter_context(mock.patch.object(app_module, "Inspection", Inline))
        stack.enter_context(mock.patch.object(BotProcesses, "_ask", _ask))
        logging.getLogger("ratskeller").setLevel(logging.WARNING)
        yield (
            stack.enter_context(TwinHouse(folder / "one", **settings)),
            stack.enter_context(TwinHouse(folder / "other", **settings)),
        )
