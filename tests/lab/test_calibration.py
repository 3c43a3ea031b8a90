"""What was promised and what became of it: in bins, with a game as one observation."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ratskeller.lab.calibration import GameTask, Seen, bin_of, plan_games, play_and_look_back, tabulate
from tests.cli.command import assert_one_sentence, run_here

if TYPE_CHECKING:
    from collections.abc import Iterator


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
    seen = play_and_look_back(task)
    assert len(seen) == 20
    assert play_and_look_back(task) == seen
    assert sum(each.promised for each in seen) == pytest.approx(10)
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
    def stop(*_: object) -> Iterator[list[Seen]]:
        yield []
        raise KeyboardInterrupt

    monkeypatch.setattr("ratskeller.cli.calibrate.look_back", stop)
    ran = run_here(capsys, "calibrate", "rathulhu", "--seats", "2")
    assert_one_sentence(ran, "Stopped after 1 of 200 games", code=130)
