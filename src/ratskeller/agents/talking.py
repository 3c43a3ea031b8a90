"""Lines to a process and back, with a time limit, and an end that it cannot put off."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
from contextlib import suppress
from threading import Thread
from typing import IO

LINE_MAX = 65_536  # bytes; an answer has thirty
AHEAD = 4  # lines that are read before anybody wants them; a process that writes more waits
LAST_WORDS = 2.0  # seconds in which a process may end by itself once nobody talks to it any more


class Gone(Exception):
    """The process says nothing any more."""


class Silent(Exception):
    """It has said nothing in time."""


class Talking:
    """A process that is told lines and says lines. What it writes to its standard error goes where ours goes.

    Threads write and read, so that a process that does neither holds nobody up.
    """

    def __init__(self, command: list[str]) -> None:
        """Start it, deaf to our Ctrl-C: who starts it also ends it."""
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=os.name != "nt"
        )
        self._to: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._from: queue.Queue[bytes] = queue.Queue(AHEAD)
        Thread(target=_write, args=(self._process.stdin, self._to), daemon=True).start()
        Thread(target=_read, args=(self._process.stdout, self._from), daemon=True).start()

    def tell(self, message: bytes) -> None:
        """Send a line."""
        self._to.put(message + b"\n")

    def hear(self, patience: float) -> bytes:
        """Its next line."""
        try:
            line = self._from.get(timeout=patience)
        except queue.Empty:
            raise Silent from None
        if not line:
            self._from.put(line)
            raise Gone
        return line

    def has_news(self) -> bool:
        """Whether it has written something that nobody has heard yet, or has ended."""
        return not self._from.empty()

    def end(self, *, at_once: bool = False) -> int | None:
        """Let it end, and make it; how it has ended, None if it had to be made to."""
        self._to.put(b"")
        try:
            return self._process.wait(0 if at_once else LAST_WORDS)
        except subprocess.TimeoutExpired:
            if os.name == "nt":
                self._process.kill()
            else:
                with suppress(ProcessLookupError):
                    os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            return None


def _write(stream: IO[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    """Every line; an empty one is the end."""
    with suppress(OSError), stream:
        while line := lines.get():
            stream.write(line)
            stream.flush()


def _read(stream: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """Every line, and an empty one for the end."""
    with stream:
        while line := stream.readline(LINE_MAX):
            lines.put(line)
    lines.put(b"")
