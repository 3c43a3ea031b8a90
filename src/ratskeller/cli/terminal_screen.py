"""A conversation in the terminal: what is said, what is asked, and the pauses between."""

from __future__ import annotations

import io
import re
import sys
import time
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ratskeller.cli.terminal_plain import speak_plainly
from ratskeller.cli.words import DOOR, heard
from ratskeller.kernel.words import ENGLISH, word

if sys.platform != "win32":
    import select
    import termios

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rich.console import RenderableType

    from ratskeller.kernel.match import Match
    from ratskeller.kernel.words import Saying

BRASS, INK, AMBER = "#b58b3a", "#1c1814", "#c9832b"
WIDTH_MAX = 80
INDENT = 2
PAUSE = 0.5  # seconds after a sentence, so that it can be read
ECHO_MAX = 60
FORGET = "\x1b[3J"  # what has been scrolled away is cleared too


class EndOfInput(Exception):
    """Nobody is typing any more."""


class Screen:
    """Where a game is told and people are asked."""

    def __init__(
        self, console: Console, read_line: Callable[[str], str], *, is_live: bool, pace: float = PAUSE
    ) -> None:
        """A live screen has somebody in front of it: it pauses, clears and shows who thinks."""
        self.console = console
        self.language = ENGLISH  # of whoever sits in front of it
        self.is_live = is_live
        self.pace = pace
        self._read_line = read_line
        self._is_hurried = False

    @property
    def width(self) -> int:
        """Never wider than a page."""
        return min(self.console.width, WIDTH_MAX)

    # ---- saying --------------------------------------------------------------------------------------------

    def show(self, what: RenderableType = "") -> None:
        """Show a picture, or an empty line."""
        self.console.print(what, width=self.width, highlight=False, markup=False, emoji=False)

    def show_indented(self, what: RenderableType, indent: int = INDENT) -> None:
        """Show something a little to the right."""
        self.show(Padding(what, (0, 0, 0, indent), expand=False))

    def show_meanings(self, lines: Iterable[tuple[str, str]]) -> None:
        """What can be typed, each with what it means."""
        table = Table.grid(padding=(0, 2))
        for typed, meaning in lines:
            table.add_row(Text(typed, style="bold"), Text(meaning))
        self.show_indented(table)

    def say(self, sentence: Saying | str, style: str = "", indent: int = INDENT) -> None:
        """Say a sentence; what is quoted in it stands out."""
        text = Text(word(sentence, self.language), style=style)
        text.highlight_regex(r"“[^”]*”|„[^“]*“", "bold italic")
        self.show_indented(text, indent)

    def say_line(self, line: str) -> None:
        """Say something that must stay in one piece, such as a command to copy."""
        self.console.print(Text(" " * INDENT + line), soft_wrap=True, highlight=False)

    def say_pages(self, what: Iterable[RenderableType]) -> None:
        """Show something long, a screenful at a time."""
        with self.console.capture() as captured:
            for each in what:
                self.show(each)
        lines = captured.get().splitlines()
        size = max(self.console.height - 3, 5) if self.is_live else len(lines)
        for start in range(0, len(lines), max(size, 1)):
            if start and self.ask(DOOR("more")).lower().startswith("q"):
                return
            self.console.file.write("\n".join(lines[start : start + size]) + "\n")
        self.console.file.flush()

    def clear(self, *, forget: bool = True) -> None:
        """Leave nothing on the screen, nor, if it is to be forgotten, above it."""
        if not self.is_live:
            self.show(Text("─" * self.width))
        elif self.console.is_dumb_terminal:
            self.console.file.write("\n" * 2 * self.console.height)
        else:
            self.console.clear()
            if forget and not self.console.legacy_windows:
                self.console.file.write(FORGET)
                self.console.file.flush()

    # ---- waiting -------------------------------------------------------------------------------------------

    def thinking(self, who: str) -> AbstractContextManager[Any]:
        """A sign of life while somebody thinks."""
        if not self.is_live or self.console.is_dumb_terminal:
            return nullcontext()
        thinks = DOOR("thinks", who=who).word(self.language)
        return self.console.status(Text(thinks, style=AMBER), spinner="line", spinner_style=AMBER)

    def pause(self, seconds: float | None = None) -> None:
        """Give time to read; Enter skips this pause and those after it, up to the next question."""
        seconds = self.pace if seconds is None else seconds
        if not self.is_live or self._is_hurried or seconds <= 0:
            return
        if sys.platform == "win32":
            time.sleep(seconds)
        elif select.select([sys.stdin], [], [], seconds)[0]:
            sys.stdin.readline()
            self._is_hurried = True

    def ask(self, question: Saying | str) -> str:
        """What somebody answers, without what cannot be printed."""
        self._is_hurried = False
        self.console.file.flush()
        try:
            line = self._read_line(f"{' ' * INDENT}{word(question, self.language)} > ")
        except (EOFError, OSError) as error:
            raise EndOfInput from error
        return printable(line, "").strip()

    def ask_afresh(self, question: Saying | str) -> str:
        """The same, but what was typed before the question does not count."""
        if self.is_live and sys.platform != "win32":
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
        return self.ask(question)

    def confirm(self) -> bool:
        """Whether somebody is sure; anything but a yes is a no."""
        return bool(heard(self.ask_afresh(DOOR("sure")), "sure"))


def printable(text: str, instead: str = "?") -> str:
    """A text without anything that could steer a terminal."""
    return "".join(sign if sign.isprintable() else instead for sign in text)


def printable_names(match: Match, language: str) -> list[str]:
    """The names in a record that came from somewhere; seats without a name have a number."""
    seats = range(1, match.state.seats + 1)
    return [printable(name) for name in match.header.names or [DOOR("seat", number=n).word(language) for n in seats]]


def make_screen(*, pace: float = PAUSE) -> Screen:
    """The screen of this process."""
    speak_plainly(sys.stdout)
    speak_plainly(sys.stderr)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return Screen(Console(highlight=False), read_line, is_live=is_interactive(), pace=pace)


def is_interactive() -> bool:
    """Whether somebody sits at both ends of the conversation."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def read_line(prompt: str) -> str:
    """A line from the keyboard; a line from a script is echoed, so that the transcript can be read."""
    if is_interactive():
        return input(prompt)
    if sys.stdin is None:
        raise EOFError
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    echo = re.sub(r"[^ -~]", "?", line.rstrip("\r\n"))
    room = max(WIDTH_MAX - len(prompt), 1)
    sys.stdout.write(echo[: min(ECHO_MAX, room)] + "\n")
    return line
