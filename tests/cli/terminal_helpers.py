"""Somebody at the terminal, for tests: answers when asked, and remembers everything that was on the screen."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING

from rich.console import Console

from ratskeller.catalogue import find_game
from ratskeller.cli import main as front_door
from ratskeller.cli import play, replay
from ratskeller.cli.terminal_screen import Screen
from ratskeller.kernel.record import read_record
from ratskeller.kernel.replay import verify

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    import pytest

    from ratskeller.kernel.replay import Verdict

    Answer = Callable[[str, str], str]

ALONE = ("play", "--terminal", "--people", "Anna", "--bots", "random")
ASKED = "(? for help) > "
CHOICE = re.compile(r"^ {1,3}(\d+)  \S", re.MULTILINE)


def at_home(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in a folder where nothing else is; without waiting for the disk, which only a crash would notice."""
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")  # an English table, wherever this runs
    monkeypatch.chdir(folder)
    monkeypatch.setattr(os, "fsync", lambda _file: None)
    return folder


def verdict(path: Path) -> Verdict:
    """What `verify` says of a record."""
    record = read_record(path.read_text(encoding="utf-8"))
    return verify(find_game(record.header.game), record)


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line on stderr; slow rules may be mentioned beside it."""
    [line] = [line for line in capsys.readouterr().err.splitlines() if line and "uncompiled" not in line]
    return line


class Visitor:
    """Plays through the real front door; `answer(prompt, screen)` says what is typed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, answer: Answer, width: int = 80) -> None:
        """Take the place of the keyboard and the screen."""
        self.output = io.StringIO()
        self.prompts: list[str] = []
        self._answer = answer
        console = Console(file=self.output, width=width, color_system=None, highlight=False)
        self.screen = Screen(console, self._read, is_live=False)
        monkeypatch.setenv("LC_ALL", "C.UTF-8")
        for command in (play, replay):
            monkeypatch.setattr(command, "make_screen", lambda **_: self.screen)

    def _read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.output.write(prompt)
        line = self._answer(prompt, self.output.getvalue())
        self.output.write(line + "\n")
        return line

    @property
    def text(self) -> str:
        """All that was on the screen."""
        return self.output.getvalue()

    def run(self, *words: str) -> int:
        """A command; its exit code."""
        return front_door.main(words)


def first_choice(prompt: str, screen: str) -> str:
    """Always the first choice on the list; yes to every warning, Enter to everything else."""
    if "(?" not in prompt:
        return "y" if "/N]" in prompt else ""
    numbers: list[str] = CHOICE.findall(screen[screen.rindex("\n\n") :])
    return numbers[0]


def eager(prompt: str, screen: str) -> str:
    """Peeks whenever that is offered, believes nobody, and otherwise takes the last choice on the list."""
    if "(?" not in prompt:
        return "y" if "/N]" in prompt else ""
    offered = screen[screen.rindex("\n\n") :]
    if "Peek" in offered:
        return "peek"
    numbers: list[str] = CHOICE.findall(offered)
    return "doubt" if "Doubt" in offered else numbers[-1]


def answers(lines: Iterable[str]) -> Answer:
    """Answers one after the other; then nobody is there any more."""
    left = iter(lines)

    def answer(_prompt: str, _screen: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    return answer


def start(folder: Path, *words: str, **variables: str) -> subprocess.Popen[str]:
    """The program itself, with pipes at both ends, in a folder of its own."""
    environment = {name: value for name, value in os.environ.items() if name not in {"FORCE_COLOR", "NO_COLOR"}}
    environment |= {"COLUMNS": "80", "XDG_DATA_HOME": str(folder / "data"), "PYTHONUTF8": "1", **variables}
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "ratskeller", *words],
        cwd=folder,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def run(folder: Path, *words: str, typed: str = "", **variables: str) -> tuple[int, str, str]:
    """Run the program to its end: exit code, output, complaints."""
    process = start(folder, *words, **variables)
    output, complaints = process.communicate(typed, timeout=120)
    return process.returncode, output, complaints


def read_until(process: subprocess.Popen[str], wanted: str) -> str:
    """Read what a program says up to and including some words."""
    assert process.stdout is not None
    said = ""
    while wanted not in said:
        sign = process.stdout.read(1)
        assert sign, f"the program ended before it said {wanted!r}: {said}"
        said += sign
    return said


TAKE_TERMINAL = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"
)


class RealTerminal:
    """The program on a pseudo-terminal, as somebody really sees it."""

    def __init__(self, folder: Path, *words: str) -> None:
        """Start the program."""
        self.terminal, end = os.openpty()
        # Not pty.fork(): the tests may run beside threads.
        self.process = subprocess.Popen(
            [sys.executable, "-c", TAKE_TERMINAL, sys.executable, "-P", "-m", "ratskeller", *words],
            cwd=folder,
            env=os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "50", "PYTHONUTF8": "1"},
            stdin=end,
            stdout=end,
            stderr=end,
            start_new_session=True,
        )
        os.close(end)

    def until(self, wanted: str) -> str:
        """What is written up to some words."""
        seen = b""
        while wanted.encode() not in seen:
            seen += os.read(self.terminal, 4096)
        return seen.decode(errors="replace")

    def answer(self, line: str, wanted: str) -> str:
        """Type a line; what is written then, up to some words."""
        os.write(self.terminal, line.encode() + b"\n")
        return self.until(wanted)

    def close(self) -> int:
        """Close the window; the exit code of the program in it."""
        os.close(self.terminal)
        return self.process.wait(timeout=60)

    def end(self) -> int:
        """Wait for the end; the exit code."""
        code = self.process.wait(timeout=60)
        os.close(self.terminal)
        return code
