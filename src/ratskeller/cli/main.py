"""The front door: finds the command, runs it, and turns every foreseeable error into one sentence."""

from __future__ import annotations

import io
import os
import platform
import sys
from argparse import RawDescriptionHelpFormatter
from contextlib import suppress
from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ratskeller import BUILD, __version__
from ratskeller.cli.files import file_error, flush_or_drop, open_missing_streams
from ratskeller.cli.parser import Parser
from ratskeller.kernel.errors import RatskellerError

if TYPE_CHECKING:
    from collections.abc import Sequence

WRONG, BROKEN_PIPE, INTERRUPTED = 2, 1, 130  # exit codes; 0 is well, 1 is for a command's own bad news

# Every command is the module of its name in this package. A module is imported only when its command is asked for.
COMMANDS: dict[str, dict[str, str]] = {
    "At the table": {
        "play": "play in the browser, or with --terminal right here",
        "serve": "host tables for others, over HTTP and WebSocket",
        "review": "look back on a game: luck, skill, and what would have been better",
        "replay": "go through a recorded game step by step, from any seat's view",
    },
    "On the shelf": {
        "games": "list the games, or tell all about one of them",
        "verify": "say whether every step of a record was legal and every roll fair",
        "pack": "check a pack of your own: every mistake, or all cards as sentences",
    },
    "In the lab": {
        "simulate": "play many games between bots and keep them as Parquet",
        "dataset": "keep every decision of many games as Parquet, to learn from",
        "arena": "let bots meet in all seats with the same dice: who is stronger?",
        "calibrate": "does what reviews call 70 % come true in 70 of 100 games?",
        "train": "make the learnt numbers of a game's bots anew",
        "study": "play games between bots and judge every card by what became of it",
        "bench": "measure how fast the rules, the search or the server run here",
    },
}
SUMMARIES = {name: summary for group in COMMANDS.values() for name, summary in group.items()}


class FrontDoor(Parser):
    """The parser of the program itself; it knows the commands by name only."""

    def format_help(self) -> str:
        """The page for `ratskeller --help`."""
        lines = ["Ratskeller: five dark tabletop games in one cellar.", "", f"Usage: {self.prog} COMMAND [ARGUMENTS]"]
        for group, commands in COMMANDS.items():
            lines += ["", group, *(f"  {name:<11}{summary}" for name, summary in commands.items())]
        lines += ["", "Anywhere", "  --help     this page; after a command, all about that command"]
        lines += ["  --version  the version, and whether the compiled rules are running", ""]
        return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code says how it went, whatever has become of those who read its output."""
    open_missing_streams()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without dashes is no reason to fail
    try:
        return _run_or_complain(list(sys.argv[1:] if argv is None else argv))
    finally:
        flush_or_drop(sys.stdout)
        flush_or_drop(sys.stderr)


def _run_or_complain(typed: list[str]) -> int:
    try:
        code = _run(typed)
        sys.stdout.flush()
    except RatskellerError as error:
        return _complain(str(error), WRONG)
    except KeyboardInterrupt:
        return _complain("Stopped.", INTERRUPTED)
    except BrokenPipeError:
        return BROKEN_PIPE
    except OSError as error:
        return _complain(file_error(error), WRONG)
    return code


def _run(typed: list[str]) -> int:
    """Run a command; help, version and wrong arguments end here too, with an exit code like all others."""
    try:
        return _run_command(typed)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)


def _run_command(typed: list[str]) -> int:
    parser = FrontDoor(prog="ratskeller", formatter_class=RawDescriptionHelpFormatter)  # the version stays in one line
    parser.add_argument("--version", action="version", version=version_line())
    commands = parser.add_subparsers(dest="command", parser_class=Parser)
    name = next((word for word in typed if not word.startswith("-")), None)
    if typed[:2] == ["bench", "server"]:
        module: Any = import_module("ratskeller.cli.bench_server")
        module.add(commands)
        del typed[1]
    elif name in SUMMARIES:
        module = import_module(f"ratskeller.cli.{name}")
        module.add(commands)
    elif name is not None:
        near = get_close_matches(name, SUMMARIES, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(SUMMARIES)}."
        parser.error(f"There is no command {name!r}; {hint}")
    arguments, unknown = parser.parse_known_args(typed)
    if unknown:
        commands.choices.get(name or "", parser).error(f"unrecognized arguments: {' '.join(unknown)}")
    if name is None:
        sys.stderr.write(parser.format_help())
        return WRONG
    _mention_build(arguments)
    code: int = arguments.run(arguments)
    return code


def version_line() -> str:
    """What `--version` says."""
    rules = "compiled" if BUILD.kind == "compiled" else "uncompiled"
    return f"ratskeller {__version__}, {rules} rules ({BUILD.reason}), Python {platform.python_version()}"


def _mention_build(arguments: Any) -> None:
    """Say once that the rules are slow and why, unless that was asked for or the answer will carry it."""
    asked_for = os.environ.get("RATSKELLER_PURE") == "1"
    told_in_answer = arguments.command == "games" and arguments.json
    if BUILD.kind == "pure" and not asked_for and not told_in_answer:
        sys.stderr.write(f"ratskeller: The rules run uncompiled, which is slow: {BUILD.reason}.\n")


def _complain(sentence: str, code: int) -> int:
    with suppress(OSError):  # nobody listens
        sys.stderr.write(f"ratskeller: {sentence}\n")
    return code
