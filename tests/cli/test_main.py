"""The front door: help, version, unknown words, and every foreseeable error as one sentence."""

from __future__ import annotations

import errno
import io
import os
import subprocess
import sys
from importlib import import_module
from typing import TYPE_CHECKING, NoReturn

import pytest

from ratskeller import BUILD, __version__
from ratskeller.build import Build
from ratskeller.cli import files, games, main
from ratskeller.cli.parser import Parser, as_sentence
from ratskeller.cli.progress import progress
from ratskeller.kernel.errors import BadSetup
from tests.cli.command import assert_one_sentence, environment, run_apart, run_here

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable
    from pathlib import Path

    Capture = pytest.CaptureFixture[str]


def failing(error: BaseException) -> Callable[[argparse.Namespace], int]:
    """A command that comes to grief."""

    def run(arguments: argparse.Namespace) -> NoReturn:
        raise error

    return run


def test_help_names_every_command_in_at_most_80_columns(capsys: Capture) -> None:
    ran = run_here(capsys, "--help")
    assert ran.code == 0
    assert not ran.err
    for name in main.SUMMARIES:
        assert f"\n  {name} " in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_no_command_at_all_gets_the_help(capsys: Capture) -> None:
    ran = run_here(capsys)
    assert ran.code == 2
    assert "Usage: ratskeller COMMAND" in ran.err


@pytest.mark.parametrize("name", main.SUMMARIES)
def test_every_command_explains_itself(capsys: Capture, name: str) -> None:
    ran = run_here(capsys, name, "--help")
    assert ran.code == 0
    assert f"ratskeller {name}" in ran.out
    assert not ran.err


@pytest.mark.parametrize("name", main.SUMMARIES)
def test_every_command_keeps_the_contract(name: str) -> None:
    module = import_module(f"ratskeller.cli.{name}")
    assert callable(module.add)
    assert callable(module.run)


@pytest.mark.parametrize("name", main.SUMMARIES)
def test_every_command_refuses_what_it_does_not_know(capsys: Capture, name: str) -> None:
    needed = {
        "simulate": ["--seats", "4", "--out", "x"],
        "dataset": ["--seats", "4", "--out", "x"],
        "study": ["--seats", "4"],
        "arena": ["--seats", "4", "--bots", "random"],
        "calibrate": ["--seats", "4"],
    }
    words = ["check", "x"] if name == "pack" else ["x", *needed.get(name, [])]
    assert_one_sentence(run_here(capsys, name, *words, "--nonsense"), f"ratskeller {name}:", "--nonsense")


def test_version_tells_the_build(capsys: Capture) -> None:
    ran = run_here(capsys, "--version")
    assert ran.code == 0
    assert ran.out.startswith(f"ratskeller {__version__}, ")
    assert BUILD.reason in ran.out


def test_an_unknown_command_is_guessed(capsys: Capture) -> None:
    assert_one_sentence(run_here(capsys, "simulat"), "There is no command 'simulat'; did you mean simulate?")
    assert_one_sentence(run_here(capsys, "xyzzy"), f"there are: {', '.join(main.SUMMARIES)}")


def test_an_error_of_ours_is_one_sentence(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "run", failing(BadSetup("The cellar is locked.")))
    ran = run_here(capsys, "games")
    assert ran == (2, "", "ratskeller: The cellar is locked.\n")


def test_an_interrupt_is_one_sentence(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "run", failing(KeyboardInterrupt()))
    assert run_here(capsys, "games") == (130, "", "ratskeller: Stopped.\n")


def test_a_full_disk_is_one_sentence(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    error = OSError(errno.ENOSPC, "No space left on device", "there/games-00003.parquet")
    monkeypatch.setattr(games, "run", failing(error))
    assert_one_sentence(run_here(capsys, "games"), "The disk is full; there/games-00003.parquet could not be written.")


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (FileNotFoundError(errno.ENOENT, "", "a.jsonl"), "There is no file a.jsonl."),
        (IsADirectoryError(errno.EISDIR, "", "a"), "a is a directory; a file was expected."),
        (NotADirectoryError(errno.ENOTDIR, "", "a/b"), "a/b is a file or lies below one; a directory was expected."),
        (PermissionError(errno.EACCES, "", b"a"), "There is no permission to use a."),
        (OSError(errno.EROFS, "", "a"), "The disk is read-only; a could not be written."),
        (OSError(errno.ENOSPC, ""), "The disk is full; the output could not be written."),
        (OSError(errno.ENAMETOOLONG, "", "a" * 300), f"The file name {'a' * 40}… is too long."),
        (OSError(errno.EIO, "Input/output error", "a"), "a: Input/output error."),
        (OSError(errno.EIO, "Input/output error"), "The operating system says: Input/output error."),
    ],
)
def test_what_the_system_says_becomes_a_sentence(error: OSError, expected: str) -> None:
    assert files.file_error(error) == expected


def test_a_text_is_read_or_said_to_be_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_bytes("“ok”".encode())
    assert files.read_text(file) == "“ok”"
    file.write_bytes(b"ok\xff")
    with pytest.raises(files.Unreadable, match=r"is not a text in UTF-8 \(byte 3\)\."):
        files.read_text(file)
    monkeypatch.setattr(files, "TEXT_MAX", 2)
    with pytest.raises(files.Unreadable, match="is too large"):
        files.read_text(file)


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("the following arguments are required: --out", "--out is missing."),
        ("the following arguments are required: GAME, --seats, --out", "GAME, --seats and --out are missing."),
        ("unrecognized arguments: --foo 5", "There is no option --foo here."),
        ("unrecognized arguments: foo", "There is nothing to be done with “foo” here."),
        ("argument --seats: expected one argument", "--seats needs a value."),
        ("argument FILE: expected at least one argument", "FILE needs at least one value."),
        ("argument --x: expected 2 arguments", "--x has the wrong number of values."),
        ("argument --json: ignored explicit argument '5'", "--json takes no value, but got '5'."),
        ("argument --a: not allowed with argument --b", "--a does not go with --b."),
        ("argument --a: invalid choice: 'x' (choose from 'y', 'z')", "--a takes one of 'y', 'z', not 'x'."),
        ("argument --a: invalid int value: 'x'", "--a takes a whole number, not 'x'."),
        ("argument --a: invalid float value: 'x'", "--a takes a number, not 'x'."),
        ("argument --a: takes cheese,\nnot 'x'", "--a takes cheese, not 'x'."),
        ("What now?", "What now?"),
        ("something else", "something else."),
    ],
)
def test_what_argparse_says_becomes_a_sentence(message: str, sentence: str) -> None:
    assert as_sentence(message) == sentence


def test_options_cannot_be_shortened(capsys: Capture) -> None:
    parser = Parser(prog="x")
    parser.add_argument("--seats")
    with pytest.raises(SystemExit):
        parser.parse_args(["--sea", "4"])
    assert "There is no option --sea here" in capsys.readouterr().err


def test_a_stale_build_is_mentioned_once(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "BUILD", Build("pure", "the rules have not been compiled"))
    monkeypatch.delenv("RATSKELLER_PURE", raising=False)
    assert main.main(["games"]) == 0
    expected = "ratskeller: The rules run uncompiled, which is slow: the rules have not been compiled.\n"
    assert capsys.readouterr().err == expected
    assert main.main(["games", "--json"]) == 0
    assert not capsys.readouterr().err
    monkeypatch.setenv("RATSKELLER_PURE", "1")
    assert main.main(["games"]) == 0
    assert not capsys.readouterr().err


def test_a_reader_who_leaves_is_no_reason_for_noise() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "ratskeller", "games", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    process.stdout.close()
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (main.BROKEN_PIPE, b"")


def nobody_reads(end: str) -> int:
    """Where a program may write, but nobody reads: the pipe of a reader who has left, or a window that is closed."""
    reading, writing = os.pipe() if end == "pipe" else os.openpty()
    os.close(reading)
    return writing


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals on Windows")
@pytest.mark.parametrize(
    ("words", "codes"),
    [
        (["games"], {"pipe": 1, "terminal": 2, "nothing": 0}),
        (["--help"], {"pipe": 1, "terminal": 2, "nothing": 0}),
        (["games", "nonsense"], {"pipe": 2, "terminal": 2, "nothing": 2}),
        (["play", "--terminal", "--seed", "5"], {"pipe": 1, "terminal": 2, "nothing": 1}),  # it asks at once
    ],
)
def test_the_exit_code_is_ours_though_nobody_reads_and_nobody_listens(
    tmp_path: Path, words: list[str], codes: dict[str, int]
) -> None:
    """Python itself would end with 120, or with 1 and an explanation for nobody."""
    program = [sys.executable, "-m", "ratskeller", *words]
    without = ["sh", "-c", 'exec "$@" >&- 2>&-', "sh"]
    found = {}
    for end in codes:
        gone = subprocess.DEVNULL if end == "nothing" else nobody_reads(end)
        found[end] = subprocess.run(
            [*(without if end == "nothing" else []), *program],
            stdin=subprocess.DEVNULL,
            stdout=gone,
            stderr=gone,
            env=environment(XDG_DATA_HOME=str(tmp_path)),
            check=False,
            timeout=60,
        ).returncode
        if gone >= 0:
            os.close(gone)
    assert found == codes


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full here")  # noqa: PTH110
@pytest.mark.parametrize("words", [["games"], ["games", "--json"], ["--help"]])
def test_an_output_that_is_full_is_one_sentence(words: list[str]) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:  # noqa: PTH123
        done = subprocess.run(
            [sys.executable, "-m", "ratskeller", *words],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            check=False,
            timeout=60,
        )
    assert done.stderr == b"ratskeller: The disk is full; the output could not be written.\n"
    assert done.returncode == 2


def test_a_terminal_without_our_letters_gets_others() -> None:
    ran = run_apart("games", PYTHONIOENCODING="ascii")
    assert ran.code == 0
    assert "3?12" in ran.out


def test_listing_the_games_loads_neither_tables_nor_the_lab() -> None:
    code = (
        "import sys; from ratskeller.cli.main import main; main(['games', '--json']); "
        "print([name for name in sys.modules if name in ('rich', 'pyarrow', 'ratskeller.lab')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, encoding="utf-8", timeout=60)
    assert done.stdout.splitlines()[-1] == "[]"


class Terminal(io.StringIO):
    """Something that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("is_live", [True, False])
def test_who_watches_sees_progress(monkeypatch: pytest.MonkeyPatch, is_live: bool) -> None:
    monkeypatch.setenv("TERM", "xterm")
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with progress("Playing", 10, done=4, is_live=is_live) as advance:
        advance(3)
    assert "Playing" in terminal.getvalue()
    assert "7/10" in terminal.getvalue()


def test_who_does_not_watch_sees_nothing(capsys: Capture) -> None:
    with progress("Playing", 10) as advance:
        advance(3)
    assert capsys.readouterr() == ("", "")
