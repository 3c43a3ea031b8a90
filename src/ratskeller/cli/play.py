"""`play`: the browser with a house of one's own behind it, or a game in the terminal."""

from __future__ import annotations

import signal
import sys
import threading
import time
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratskeller.bots.company import USUAL
from ratskeller.bots.registry import KINDS
from ratskeller.cli import play_browser
from ratskeller.cli.arguments import LANGUAGE_HELP, add_content, language, language_of_environment, whole_number
from ratskeller.cli.files import flush_or_drop
from ratskeller.cli.terminal_decision import Left
from ratskeller.cli.terminal_end import command
from ratskeller.cli.terminal_screen import PAUSE, EndOfInput, is_interactive, make_screen
from ratskeller.cli.terminal_setup import lay_table
from ratskeller.cli.words import DOOR

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator

    from ratskeller.cli.terminal_table import TerminalTable

DESCRIPTION = (
    "Open the house on this machine, and the browser in front of it. With --terminal, play right here: every step is "
    "kept at once, and whatever happens to this program or this machine, --resume goes on exactly there."
)
STOPPED, INTERRUPTED, SIGNALLED = 1, 130, 128
STOPPING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
HANGING_UP = 0.5  # seconds


class Stopped(BaseException):
    """The system asks this program to end. Like KeyboardInterrupt, nothing but `run` may catch it."""

    def __init__(self, number: int) -> None:
        """Remember the signal."""
        super().__init__(number)
        self.number = number


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Add this command's parser."""
    parser = commands.add_parser("play", description=DESCRIPTION)
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help="its name in `ratskeller games`; without one, the shelf"
    )
    for_others = parser.add_mutually_exclusive_group()
    for_others.add_argument(
        "--friends", action="store_true", help="let friends in your network join, with their phones (--host 0.0.0.0)"
    )
    for_others.add_argument(
        "--host", metavar="ADDRESS", help="the address to listen on (127.0.0.1, this machine only); :: is IPv6, too"
    )
    parser.add_argument("--no-browser", action="store_true", help="only say where the house is")
    parser.add_argument(
        "--port", metavar="N", type=whole_number(0, 65535), help="the port of the house (8000, or any free one)"
    )
    parser.add_argument("--terminal", action="store_true", help="play in the terminal; all that follows is for that")
    parser.add_argument(
        "--seats", metavar="N", type=whole_number(1, 1000), help="how many play (4 unless told, if the game takes 4)"
    )
    parser.add_argument(
        "--people", metavar="ANNA,BERT", help="the people at this keyboard (one unless told); '' lets bots play alone"
    )
    help_bots = f"a bot for all other seats, or one for each: {KINDS} ({USUAL}, unless you are asked and say otherwise)"
    parser.add_argument("--bots", metavar="A,B,…", help=help_bots)
    add_content(parser)
    parser.add_argument("--seed", metavar="S", help="decides all dice and cards: a decimal or hexadecimal number")
    parser.add_argument(
        "--record", metavar="FILE", type=Path, help="where the game is kept (in your data folder unless told)"
    )
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with a game that was left")
    parser.add_argument("--language", metavar="L", type=language, help=LANGUAGE_HELP)
    parser.add_argument("--fast", action="store_true", help="no pauses")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play until the end, or until somebody leaves."""
    if not arguments.terminal:
        return play_browser.run(arguments)
    arguments.language = arguments.language or language_of_environment()

    def lay() -> TerminalTable:
        screen = make_screen(pace=0.0 if arguments.fast else PAUSE)
        screen.language = arguments.language
        return lay_table(screen, arguments)

    return play_at(lay, arguments.language)


def play_at(lay: Callable[[], TerminalTable], language: str) -> int:
    """Lay a table and play there until the end, or until somebody leaves."""
    kept: list[Path] = []
    with stopping_signals():
        try:
            return _play_or_leave(lay, kept, language)
        except Stopped as stopped:  # perhaps while somebody was leaving for another reason
            return _leave(language, kept, SIGNALLED + stopped.number)


def _play_or_leave(lay: Callable[[], TerminalTable], kept: list[Path], language: str) -> int:
    is_watched = is_interactive()
    try:
        table = lay()
        kept.append(table.file.path)
        with closing(table.file):
            table.play()
    except Left:
        return _leave(language, kept, 0)
    except KeyboardInterrupt:
        return _leave(language, kept, INTERRUPTED)
    except (EndOfInput, OSError) as fault:
        if is_watched:
            time.sleep(HANGING_UP)  # a terminal that is closed fails a moment before its signal comes
        if isinstance(fault, OSError):
            raise
        return _leave(language, kept, STOPPED)
    return 0


def _leave(language: str, kept: list[Path], code: int) -> int:
    """Say where the game is, if anybody still listens."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # here, too
    going_on = [command("play --terminal --resume", path) for path in kept]
    message = DOOR("kept", command=going_on[0]) if going_on else DOOR("not-begun")
    flush_or_drop(sys.stdout)
    with suppress(OSError):  # a closed window
        sys.stderr.write(f"\n{message.word(language)}\n")
    return code


@contextmanager
def stopping_signals() -> Iterator[None]:
    """Let the signals that end a program end it tidily: a closed terminal, a shutdown."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, _stop) for number in STOPPING}
    before[signal.SIGINT] = signal.getsignal(signal.SIGINT)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, signal.SIG_DFL if handler is None else handler)


def _stop(number: int, _frame: Any) -> None:
    for each in STOPPING:
        signal.signal(each, signal.SIG_IGN)  # once is enough
    raise Stopped(number)
