"""Agents in the arena: the same figures for any number of processes, and a folder that goes on after a mishap."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.agents.scripts import write
from tests.cli.command import assert_one_sentence, run_here

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    Capture = pytest.CaptureFixture[str]

BASE = ("arena", "rats_in_the_walls", "--seats", "3", "--against-rest", "--seed", "5", "--json")
DRAWS = 'say({"action": __import__("random").Random(welcome["seed"] * 1000 + asked).choice(legal)})'
TIMED = {"ms_per_move", "ms_slowest"}


def rows(out: str) -> list[dict[str, Any]]:
    return [{key: value for key, value in row.items() if key not in TIMED} for row in json.loads(out)["rows"]]


def test_the_figures_do_not_depend_on_the_number_of_jobs(capsys: Capture, tmp_path: Path) -> None:
    words = (*BASE, "--blocks", "4", "--bots", f"{write(tmp_path, on_question=DRAWS)},random")
    alone, together = (run_here(capsys, *words, "--jobs", jobs) for jobs in ("1", "2"))
    assert (alone.code, alone.err, together.err) == (0, "", "")
    assert rows(alone.out) == rows(together.out)


def test_after_a_mishap_the_same_command_goes_on(capsys: Capture, tmp_path: Path) -> None:
    """It breaks down in the third game of the arena, and is mended."""
    mishap = (
        'broken = here / "broken"; broken.exists() and broken.read_text() == str(welcome["seed"]) and sys.exit(4); '
    )
    agent = write(
        tmp_path, on_question=mishap + 'here.joinpath("seeds").open("a").write(f"{welcome[\'seed\']}\\n"); ' + DRAWS
    )
    words = (*BASE, "--blocks", "5", "--bots", f"{agent},random", "--jobs")
    whole = run_here(capsys, *words, "1").out
    seeds = list(dict.fromkeys((tmp_path / "seeds").read_text().split()))
    (tmp_path / "broken").write_text(seeds[9])  # there are three games in each block
    out = tmp_path / "out"
    broken = run_here(capsys, *words, "2", "--out", str(out))
    assert_one_sentence(broken, "Block 3: The bot process:", "ended with the exit code 4; expected {")
    kept = out.joinpath("blocks.jsonl").read_text()
    assert kept
    (tmp_path / "broken").unlink()
    ran = run_here(capsys, *words, "2", "--out", str(out))
    assert (ran.code, ran.err) == (0, "")
    assert rows(ran.out) == rows(whole)
    assert out.joinpath("blocks.jsonl").read_text().startswith(kept)


def test_patience_has_an_end(capsys: Capture, tmp_path: Path) -> None:
    words = (*BASE, "--blocks", "1", "--jobs", "1", "--patience", "0.2")
    agent = write(tmp_path, on_question="time.sleep(60)")
    assert_one_sentence(run_here(capsys, *words, "--bots", f"{agent},random"), "has said nothing for 0.2 seconds")
    assert_one_sentence(run_here(capsys, *words, "--bots", "random", "--patience", "0"), "--patience takes a number of")
