"""Running commands in tests: here, for speed, or apart in a process of their own, for what only that can show."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING, NamedTuple
from unittest import mock

from ratskeller import BUILD
from ratskeller.cli.main import main
from ratskeller.kernel.record import write_record
from ratskeller.lab.playing import play_match
from ratskeller.lab.simulation_plan import make_plan

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


def environment(**variables: str) -> dict[str, str]:
    """The variables for a command: where the rules happen to be uncompiled, that is as if asked for, and not told."""
    return {**os.environ, **({"RATSKELLER_PURE": "1"} if BUILD.kind == "pure" else {}), **variables}


def run_here(capsys: pytest.CaptureFixture[str], *words: str) -> Ran:
    """Run a command in this process."""
    capsys.readouterr()
    with mock.patch.dict(os.environ, environment()):
        code = main(list(words))
    out, err = capsys.readouterr()
    return Ran(code, out, err)


def run_apart(*words: str, **variables: str) -> Ran:
    """Run a command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "ratskeller", *words],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env=environment(**variables),
        timeout=300,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def assert_one_sentence(ran: Ran, *expected: str, code: int = 2) -> None:
    """Bad news: nothing on stdout, one line on stderr that says what it must, and the right exit code."""
    assert ran.code == code, ran
    assert not ran.out
    lines = ran.err.splitlines()
    assert len(lines) == 1, ran.err
    assert lines[0].startswith("ratskeller")
    assert lines[0].endswith((".", "?", ")"))
    for part in expected:
        assert part in lines[0]


def played(game: Game, seed: int = 1, index: int = 0, seats: int = 3) -> Match:
    """A finished random game."""
    plan = make_plan(game, seats, {}, {}, bots="random", seed=seed, games=index + 1)
    return play_match(plan, index)


def write_game(game: Game, file: Path, seed: int = 1) -> list[str]:
    """Write the record of a finished random game; return its lines."""
    text = write_record(played(game, seed).record())
    file.write_text(text, encoding="utf-8")
    return text.splitlines(keepends=True)
