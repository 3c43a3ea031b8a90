"""A real server as a child process: `python -m ratskeller serve`, its address, its log, its end."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import msgspec

from ratskeller.client import Client
from ratskeller.tables.house_key import HouseKey, read_key
from ratskeller.tables.tokens import TABLE_LENGTH, TABLE_LETTERS
from tests.tables.postgres import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType

READY = "Ratskeller is open at "
# Only a test that fails waits so long; a busy machine may take its time.
START_SECONDS = 240.0
STOP_SECONDS = 120.0
PATIENCE = 120.0
UNLIMITED = (
    *("--rate", "100000", "--tables-per-day", "100000"),
    *("--inspection-seconds", "100000", "--bot-seconds", "100000"),
)
QUICK = ("--pace", "0", *UNLIMITED)


class Server:
    """A server that can be stopped, killed and started again at the same address. Use it as `with Server(…) as …`."""

    def __init__(
        self,
        data: Path,
        *options: str,
        database: str = "",
        port: int | None = None,
        logs: Path | None = None,
        program: str = "ratskeller",
    ) -> None:
        """`port`: 0 lets the system choose; `logs`: a folder for what it says, if not beside its data.

        Unless told, it has a port that stays its own while it is stopped; those that the system chooses do not.
        """
        self.data = data
        self.database = database
        self.options = options
        self.program = program
        self.port = free_port() if port is None else port
        self._output = (logs or data.parent) / f"{data.name}-{secrets.token_hex(3)}"
        self._child: subprocess.Popen[bytes] | None = None
        self._lines = 0
        self._was_killed = False
        self.tokens: set[str] = set()  # all that were given out, as far as the test has noted them

    # ---- starting and ending -------------------------------------------------------------------------------

    def start(self) -> Self:
        """Start, and wait until it can be reached."""
        self.launch()
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            ready = [line for line in self.said().splitlines()[self._lines :] if line.startswith(READY)]
            if ready:
                self.port = int(ready[0].rpartition(":")[2])
                self._lines = len(self.said().splitlines())
                return self
            if self.child.poll() is not None:
                break
            time.sleep(0.02)
        self.end()
        raise AssertionError(f"The server did not open:\n{self.said()}\n{self.log()}")

    def launch(self) -> None:
        """Start without waiting."""
        assert self._child is None or self._child.poll() is not None
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port), "--data", str(self.data)]
        command += ["--database", self.database] if self.database else []
        command += [] if "--metrics" in self.options else ["--metrics", "off"]
        with self._file("out").open("ab") as out, self._file("log").open("ab") as log:
            self._child = subprocess.Popen(
                [*command, *self.options], stdin=subprocess.DEVNULL, stdout=out, stderr=log, start_new_session=True
            )

    def stop(self) -> int:
        """Ask it to end (SIGTERM); the exit code."""
        self.child.send_signal(signal.SIGTERM)
        return self.child.wait(STOP_SECONDS)

    def kill(self) -> None:
        """End it without a warning (SIGKILL), and nobody but it: what it has started must follow by itself."""
        self._was_killed = True
        self.child.kill()
        self.child.wait(STOP_SECONDS)

    def wait(self) -> int:
        """Wait until it has ended by itself; the exit code."""
        return self.child.wait(START_SECONDS)

    def end(self) -> None:
        """End it and whatever it has started, however it is."""
        if self._child is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._child.pid, signal.SIGKILL)
            self._child.wait(STOP_SECONDS)

    def __enter__(self) -> Self:
        return self if self._child else self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()
        if kind is not None:
            sys.stderr.write(self.log()[-4000:])  # pytest shows it with the failure

    # ---- what can be asked ---------------------------------------------------------------------------------

    @property
    def child(self) -> subprocess.Popen[bytes]:
        assert self._child is not None
        return self._child

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self, *, seals: bool = True) -> Client:
        return Client(self.address, seals=seals)

    def line_address(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/line"

    def said(self) -> str:
        """What it wrote to stdout."""
        return self._file("out").read_text("utf-8") if self._file("out").exists() else ""

    def log(self) -> str:
        """What it wrote to stderr."""
        return self._file("log").read_text("utf-8")

    def check_log(self) -> list[dict[str, Any]]:
        """Every line is JSON, none tells of a bug, none holds a token or a table's dice; the lines."""
        text = self.log()
        for token in self.tokens:
            assert token not in text, "There is a token in the log."
        # After a kill Python's own helper process complains in words of its own.
        said = [line for line in text.splitlines() if not self._was_killed or line.startswith("{")]
        lines = [msgspec.json.decode(line, type=dict[str, Any]) for line in said]
        assert [
            line for line in lines if "unexpected error" in line["message"] or "Traceback" in line.get("error", "")
        ] == []
        key = self.data / "house.key"
        if key.exists():
            assert key.read_text("ascii").strip() not in text
            house_key = HouseKey(read_key(key))
            for table in re.findall(f"[{TABLE_LETTERS}]{{{TABLE_LENGTH}}}", text):
                assert house_key.secret(table) not in text, "There are dice in the log."
        return lines

    def open_files(self) -> int:
        """How many files and connections it has open."""
        return len(list(Path(f"/proc/{self.child.pid}/fd").iterdir()))

    def _file(self, kind: str) -> Path:
        return self._output.with_name(f"{self._output.name}.{kind}")

    def processes(self) -> set[int]:
        """The server and all that it has started: everybody of its session who is alive."""
        return set(_members(self.child.pid))


def _members(session: int) -> Iterator[int]:
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            fields = (folder / "stat").read_text("utf-8").rpartition(")")[2].split()
        except OSError:  # has just ended
            continue
        if int(fields[3]) == session and fields[0] != "Z":
            yield int(folder.name)


async def eventually(what: str, holds: object, seconds: float = PATIENCE) -> None:
    """Wait until something holds that takes its time."""
    assert callable(holds)
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, f"In {seconds} seconds it did not come about that {what}."
        await asyncio.sleep(0.05)


__all__ = ["QUICK", "UNLIMITED", "Server", "eventually", "free_port"]
