"""Uncompiled against compiled: a sample of what `python -m tools.differential` does, and whether it would notice."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller import BUILD
from tests.conformance.traits import traits
from tools import differential
from tools.differential import Comparison

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

ROOT = Path(__file__).resolve().parents[2]
needs_compiled_rules = pytest.mark.skipif(BUILD.kind == "pure", reason="there is nothing to compare here")


def make_comparison(game: Game, seats: str = "all", seed: int = 7) -> Comparison:
    setups = differential.all_setups(game, differential.read_seats(game, seats))
    return Comparison(game, setups, seats, seed)


def tell(game: Game, indexes: range, *, seats: str = "3,4") -> list[str]:
    comparison = make_comparison(game, seats)
    return list(differential.tell_games(game, comparison.setups, comparison.seed, indexes))


# ---- the comparison itself ---------------------------------------------------------------------------------------


@needs_compiled_rules
def test_both_builds_agree_at_every_step(game: Game) -> None:
    games = 8 if traits(game).short else 40  # tools/differential.py plays as many as one likes
    steps, found = differential.compare(make_comparison(game), games=games, jobs=2)
    assert found is None, make_comparison(game).explain(found)
    assert steps > 200


@needs_compiled_rules
def test_a_planted_difference_is_found(tmp_path: Path) -> None:
    """A copy of the project in which the uncompiled rules say something else than they did when they were compiled."""
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    rules = tmp_path / "src/ratskeller/games/rats_in_the_walls/rules/handover.py"
    text = rules.read_text(encoding="utf-8")
    planted = text.replace("state.middle += lost - gain", "state.middle += lost - gain + 1")
    assert planted != text
    rules.write_text(planted, encoding="utf-8")
    manifest_file = tmp_path / "src/ratskeller/compiled.json"
    manifest = json.loads(manifest_file.read_text(encoding="utf-8"))
    built = manifest["modules"]["ratskeller.games.rats_in_the_walls.rules.handover"]
    built["source"] = hashlib.sha256(rules.read_bytes()).hexdigest()
    manifest_file.write_text(json.dumps(manifest), encoding="utf-8")

    done = run(tmp_path, "rats_in_the_walls", "--games", "60", "--seats", "4", "--seed", "3", "--jobs", "2")
    assert done.returncode == 1, done.stderr
    first, step, *rest = done.stdout.splitlines()
    assert first.startswith("The compiled rules are not the same as the uncompiled ones: rats_in_the_walls, 4 seats, ")
    assert "seed 3, game " in first
    assert step.startswith("step ")
    rows = [line for line in rest if line.startswith("  row, ")]
    assert [line.partition(": ")[0] for line in rows] == ["  row, uncompiled", "  row, compiled"]
    one, other = (json.loads(line.partition(": ")[2]) for line in rows)  # a search may differ before the rows do
    assert len(one) == len(other) > 40


@needs_compiled_rules
def test_without_compiled_rules_nothing_is_compared(tmp_path: Path) -> None:
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "compiled.json"))
    done = run(tmp_path, "--games", "5")
    assert done.returncode == 2
    assert "The compiled rules are not there to be compared: pure the rules have not been compiled." in done.stderr


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tools.differential", *arguments],
        check=False,
        cwd=project,
        env=os.environ | {"PYTHONPATH": f"{project}{os.pathsep}{project / 'src'}"},
        capture_output=True,
        encoding="utf-8",
    )


# ---- finding a difference --------------------------------------------------------------------------------------------


def test_doctored_lines_are_found(rats: Game) -> None:
    lines = tell(rats, range(10, 14))
    assert differential.find_difference(lines, list(lines)) is None
    assert [line.split()[0] for line in lines] == ["10", "11", "12", "13"]
    doctored = list(lines)
    doctored[2] = doctored[2][:-1] + ("0" if doctored[2][-1] != "0" else "1")
    assert differential.find_difference(lines, doctored) == 12
    assert differential.find_difference(lines, lines[:3]) == 13
    assert differential.find_difference(lines[:3], lines) == 13
    assert differential.find_difference([], []) is None


def test_an_error_in_both_builds_is_a_finding_too() -> None:
    lines = ["0 5 abcdef", "1 3 raised IndexError: list index out of range"]
    assert differential.find_difference(lines, list(lines)) == 1


def test_a_game_is_told_the_same_every_time(rats: Game) -> None:
    assert tell(rats, range(3)) == tell(rats, range(3))
    assert tell(rats, range(2, 3)) == tell(rats, range(3))[2:]


@pytest.mark.parametrize(
    "name", ["legal", "row", "events", "outcomes", "scores", "redealt", "view", "glimpses", "code"]
)
def test_any_fact_that_differs_is_named(rats: Game, name: str) -> None:
    setup = make_comparison(rats, "4").setups[0]
    lines = list(differential.tell_steps(rats, setup, 1, 0))
    doctored = list(lines)
    facts = json.loads(doctored[6])
    facts[name] = "something else"
    doctored[6] = json.dumps(facts)
    said = differential.describe_difference(lines, doctored)
    assert said.startswith(f"step 6: {name}\n")
    assert f"  {name}, compiled: something else" in said
    assert f"  row, uncompiled: {json.loads(lines[6])['row']}" in said


def test_a_trace_that_ends_early_or_raises_is_described(rats: Game) -> None:
    setup = make_comparison(rats, "3").setups[0]
    lines = list(differential.tell_steps(rats, setup, 1, 0))
    assert "  raised, compiled: nothing, the game was over" in differential.describe_difference(lines, lines[:4])
    raised = [*lines[:4], json.dumps({"raised": "ValueError: no"})]
    assert differential.describe_difference(raised, list(raised)).startswith("step 4: an error in both")
    assert "are the same when played again" in differential.describe_difference(lines, list(lines))


def test_an_error_is_told_with_the_position(rats: Game) -> None:
    rats = replace(rats, steps_max=2)
    setup = make_comparison(rats, "4").setups[0]
    (line,) = differential.tell_games(rats, [setup], 1, range(1))
    assert re.fullmatch(r"0 3 [0-9a-f]{32} raised RuntimeError: the game goes on after 2 steps", line)
    *steps, last = (json.loads(line) for line in differential.tell_steps(rats, setup, 1, 0))
    assert len(steps) == 3
    assert last == {"raised": "RuntimeError: the game goes on after 2 steps", "row": steps[-1]["row"]}


def test_a_number_too_large_for_c_shows(rats: Game) -> None:
    """A digest takes 32 bits of each word, so it would be the same; the rows are not."""
    state: Any = rats.set_up(4, {"start": "agreed"}, {})
    if BUILD.kind == "compiled":
        with pytest.raises(OverflowError):
            state.middle = 2**31
        return
    state.middle = -(2**31)
    digest, row = state.digest(), state.as_row()
    state.middle = 2**31
    assert state.digest() == digest
    assert state.as_row() != row


# ---- all setups --------------------------------------------------------------------------------------------------


def test_all_seats_options_and_packs_are_played(rats: Game) -> None:
    setups = make_comparison(rats).setups
    assert {setup.seats for setup in setups} == set(rats.seats)
    assert {setup.options["end"] for setup in setups} == {"at_once", "round_end"}
    assert {setup.options["after_ten"] for setup in setups} == {"pass_or_turn", "must_turn"}
    assert {setup.options["start"] for setup in setups} == {"roll_off", "agreed"}
    assert {setup.packs["payout"] for setup in setups} == set(rats.shipped_packs()["payout"])
    assert len({repr(setup) for setup in setups}) == len(setups) == len(rats.seats) * 2 * 2 * 2 * 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "There is no game 'chess'"),
        (["rats_in_the_walls", "--seats", "2"], "takes 3 to 12 seats, not 2."),
        (["rats_in_the_walls", "--seats", "many"], "--seats takes `all` or numbers"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert differential.main(arguments) == 2
    assert said in capsys.readouterr().err


def test_a_worker_says_which_rules_it_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert differential.main(["rats_in_the_walls", "--play", "0", "2"]) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert first == f"{BUILD.kind} {BUILD.reason}"
    assert len(lines) == 2
    assert differential.main(["rats_in_the_walls", "--trace", "1"]) == 0
    first, *steps = capsys.readouterr().out.splitlines()
    assert len(steps) == int(lines[1].split()[1]) + 1
    assert "view" in json.loads(steps[0])
    assert differential.main(["rats_in_the_walls", "--trace", "1", "--brief"]) == 0
    first, *steps = capsys.readouterr().out.splitlines()
    brief = [json.loads(step) for step in steps]
    assert all("digest" in facts and "view" not in facts for facts in brief)
    assert any("drawn" in facts for facts in brief)
