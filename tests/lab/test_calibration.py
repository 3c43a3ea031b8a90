"""What was promised and what became of it: in bins, with a game as one observation."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec
import pytest

from ratskeller.cli.calibrate import make_plan
from ratskeller.lab.calibration import (
    GameTask,
    LookedBack,
    Seen,
    bin_of,
    look_back,
    plan_games,
    play_and_look_back,
    tabulate,
)
from ratskeller.lab.calibration_folder import CalibrationFolder
from ratskeller.lab.simulation_plan import CannotSimulate
from tests.cli.command import assert_one_sentence, run_here

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def test_promises_are_put_in_ten_bins() -> None:
    assert [bin_of(each) for each in (0.0, 0.0999, 0.1, 0.95, 1.0)] == [0, 0, 1, 9, 9]


def test_a_row_says_what_was_promised_and_what_came_true() -> None:
    games = [[Seen(0.72, 1.0), Seen(0.28, 0.0)], [Seen(0.78, 1.0)], [Seen(0.75, 0.0)], [Seen(0.75, 1.0)]]
    first, second = tabulate(games)
    assert (first.least, first.promises, first.games) == (0.2, 1, 1)
    assert (first.low, first.high) == (0.0, 1.0), "of one game nothing is known"
    assert (second.promises, second.games, second.came_true) == (4, 4, 0.75)
    assert second.promised == pytest.approx(0.75)
    assert second.low < 0.75 < second.high


def test_positions_of_one_game_are_one_observation() -> None:
    alone = tabulate([[Seen(0.5, number % 2.0)] for number in range(40)])[0]
    together = tabulate([[Seen(0.5, number % 2.0)] * 10 for number in range(4)])[0]
    assert alone.came_true == together.came_true
    assert together.high - together.low > alone.high - alone.low


def test_a_game_is_looked_back_on_at_ten_steps() -> None:
    task = GameTask("rathulhu", 2, {}, {}, "random", 3)
    found = play_and_look_back(task)
    assert len(found.seen) == 20
    assert play_and_look_back(task) == found
    assert sum(each.promised for each in found.seen) == pytest.approx(10)
    assert len({each.seed for each in plan_games(task, 95)}) == 10


def test_the_command_is_the_same_with_more_processes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("calibrate", "rathulhu", "--seats", "2", "--bots", "random", "--positions", "40", "--seed", "4", "--json")
    one, two = (json.loads(run_here(capsys, *words, "--jobs", jobs).out) for jobs in ("1", "2"))
    assert one == two
    assert one["games"] == 4
    assert sum(row["promises"] for row in one["rows"]) == 80
    ran = run_here(capsys, *words[:-1], "--jobs", "1")
    assert "4 games, 2 seats" in ran.out


def test_who_stops_it_is_told_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> Iterator[LookedBack]:
        yield LookedBack(1, [])
        raise KeyboardInterrupt

    monkeypatch.setattr("ratskeller.cli.calibrate.look_back", stop)
    ran = run_here(capsys, "calibrate", "rathulhu", "--seats", "2")
    assert_one_sentence(ran, "Stopped after 1 of 200 games", code=130)


def test_games_that_are_kept_are_not_played_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ("calibrate", "rathulhu", "--seats", "2", "--bots", "random", "--seed", "4", "--jobs", "1", "--json")
    whole = json.loads(run_here(capsys, *words, "--positions", "40").out)
    out = ("--out", str(tmp_path / "kept"))
    assert json.loads(run_here(capsys, *words, "--positions", "20", *out).out)["games"] == 2
    with (tmp_path / "kept" / "games.jsonl").open("a") as opened:
        opened.write('{"half')
    played: list[int] = []

    def count(tasks: list[GameTask], jobs: int) -> Iterator[LookedBack]:
        played.append(len(tasks))
        return look_back(tasks, jobs)

    monkeypatch.setattr("ratskeller.cli.calibrate.look_back", count)
    assert json.loads(run_here(capsys, *words, "--positions", "40", *out).out) == whole
    assert json.loads(run_here(capsys, *words, "--positions", "20", *out).out)["games"] == 2
    assert played == [2, 0]


def test_who_stops_it_is_told_where_it_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def stop(*_: object) -> Iterator[LookedBack]:
        yield LookedBack(1, [])
        raise KeyboardInterrupt

    monkeypatch.setattr("ratskeller.cli.calibrate.look_back", stop)
    ran = run_here(capsys, "calibrate", "rathulhu", "--seats", "2", "--out", str(tmp_path / "kept"))
    assert_one_sentence(ran, "and the same command goes on", code=130)


def test_a_folder_keeps_whole_games_of_one_plan(tmp_path: Path) -> None:
    plan = make_plan(GameTask("rathulhu", 2, {}, {}, "random", 3))
    with CalibrationFolder(tmp_path) as folder:
        assert folder.begin(plan, "the command") == []
        folder.keep(LookedBack(5, [Seen(0.5, 1.0)]))
        folder.keep(LookedBack(6, []))
        assert folder.begin(plan, "another command") == [LookedBack(5, [Seen(0.5, 1.0)]), LookedBack(6, [])]
        with pytest.raises(CannotSimulate, match="holds another calibration"):
            folder.begin(msgspec.structs.replace(plan, seed=4), "")
        folder.games_file.write_text("nonsense\n")
        assert folder.begin(plan, "") == []
