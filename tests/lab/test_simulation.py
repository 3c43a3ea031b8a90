"""Simulations: the same files however they are played, and rows that tell what the records tell."""

from __future__ import annotations

import os
import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pyarrow.parquet as pq
import pytest

from ratskeller.kernel.record import read_record
from ratskeller.kernel.replay import verify
from ratskeller.lab import playing
from ratskeller.lab.simulation import Simulated, games_left, simulate
from ratskeller.lab.simulation_folder import Folder
from ratskeller.lab.simulation_plan import CannotSimulate, SimulationPlan, make_plan
from ratskeller.search.playouts import game_seed

if TYPE_CHECKING:
    from collections.abc import Collection

    from ratskeller.kernel.game import Game


def plan_for(game: Game, games: int, bots: str = "random", chunk: int = 10, seed: int = 7) -> SimulationPlan:
    plan = make_plan(game, game.seats[0], {}, {}, bots=bots, seed=seed, games=games)
    return msgspec.structs.replace(plan, chunk_size=chunk)


def run(plan: SimulationPlan, path: Path, jobs: int = 1, recorded: Collection[int] = ()) -> Simulated:
    with Folder(path) as folder:
        folder.begin(plan, "", anew=False)
        return simulate(plan, folder, jobs=jobs, recorded=recorded, advance=lambda _more: None)


def contents(path: Path) -> dict[str, bytes]:
    return {str(file.relative_to(path)): file.read_bytes() for file in path.rglob("*") if file.is_file()}


def rows(path: Path) -> list[dict[str, Any]]:
    return [row for file in sorted(path.glob("games-*.parquet")) for row in pq.ParquetFile(file).read().to_pylist()]


@pytest.mark.parametrize("bots", ["random", "search:1,random,random"])
def test_files_do_not_depend_on_the_number_of_jobs(rats: Game, tmp_path: Path, bots: str) -> None:
    plan = plan_for(rats, 7, bots, chunk=2)
    for jobs in (1, 2, 3):
        run(plan, tmp_path / str(jobs), jobs, recorded=(0, 6))
    one = contents(tmp_path / "1")
    assert len(one) == 1 + 4 + 2
    assert contents(tmp_path / "2") == contents(tmp_path / "3") == one


def test_rows_do_not_depend_on_the_chunks(rats: Game, tmp_path: Path) -> None:
    run(plan_for(rats, 25, chunk=10), tmp_path / "a")
    run(plan_for(rats, 25, chunk=25), tmp_path / "b")
    assert rows(tmp_path / "a") == rows(tmp_path / "b")


@pytest.mark.usefixtures("in_catalogue")
def test_a_row_tells_what_its_record_tells(game: Game, tmp_path: Path) -> None:
    plan = plan_for(game, 12)
    run(plan, tmp_path, recorded=range(12))
    folder, seats = Folder(tmp_path), range(plan.seats)
    for index, row in enumerate(rows(tmp_path)):
        record = read_record(folder.record_file(index).read_text(encoding="utf-8"))
        verdict = verify(game, record)
        assert verdict.rolls_derived
        assert record.end is not None
        assert row == {
            "index": index,
            "seed": f"{game_seed(plan.seed, index):016x}",
            "steps": record.end.steps,
            "ending": record.end.end,
            "clause": record.end.clause,
            **{f"score_{seat}": record.end.scores[seat] for seat in seats},
            **{f"rank_{seat}": record.end.ranks[seat] for seat in seats},
            "digest": record.steps[-1].state,
        }


def test_the_driver_plays_the_same_random_games_as_the_loops(
    rats: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_for(rats, 20)
    run(plan, tmp_path / "loops")
    monkeypatch.setattr(SimulationPlan, "is_random", property(lambda _plan: False))
    run(plan, tmp_path / "driver")
    assert contents(tmp_path / "driver") == contents(tmp_path / "loops")


def test_only_what_is_missing_is_played(rats: Game, tmp_path: Path) -> None:
    plan = plan_for(rats, 35)
    assert run(plan, tmp_path).games == 35
    before = contents(tmp_path)
    folder = Folder(tmp_path)
    folder.chunk_file(1).unlink()
    folder.chunk_file(3).unlink()
    assert games_left(plan, folder) == 15
    assert run(plan, tmp_path).games == 15
    assert contents(tmp_path) == before
    assert run(plan, tmp_path).games == 0


def test_a_record_can_be_asked_for_later(rats: Game, tmp_path: Path) -> None:
    plan = plan_for(rats, 5, "search:1,random,random", chunk=2)
    run(plan, tmp_path / "later")
    run(plan, tmp_path / "later", recorded=(4, 3))
    run(plan, tmp_path / "at_once", recorded=(4, 3))
    assert contents(tmp_path / "later") == contents(tmp_path / "at_once")


def test_a_bot_with_a_clock_cannot_be_recorded_later(rats: Game, tmp_path: Path) -> None:
    plan = plan_for(rats, 1, "search:0.0001s,random,random")
    run(plan, tmp_path)
    with pytest.raises(CannotSimulate, match="Game 0 was not recorded when it was played"):
        run(plan, tmp_path, recorded=(0,))


def test_a_record_that_differs_from_its_row_is_not_written(rats: Game, tmp_path: Path) -> None:
    plan = plan_for(rats, 5)
    run(plan, tmp_path)
    other = msgspec.structs.replace(plan, seed=8)
    with pytest.raises(CannotSimulate, match="Game 3 came out differently"):
        simulate(other, Folder(tmp_path), jobs=1, recorded=(3,), advance=lambda _more: None)
    assert not (tmp_path / "records").exists()


def test_progress_is_told(rats: Game, tmp_path: Path) -> None:
    told: list[int] = []
    plan = plan_for(rats, 25)
    with Folder(tmp_path) as folder:
        folder.begin(plan, "", anew=False)
        simulate(plan, folder, jobs=1, recorded=(), advance=told.append)
    assert told == [10, 10, 5]


def test_a_worker_that_dies_is_told_and_can_be_gone_on_from(rats: Game, tmp_path: Path) -> None:
    plan = plan_for(rats, 35)
    with Folder(tmp_path) as folder:
        folder.begin(plan, "", anew=False)
        with pytest.raises(CannotSimulate, match="A worker process died"):
            simulate(plan, folder, jobs=2, advance=lambda _more: None, play=partial(die_in, 2))
    run(plan, tmp_path, jobs=2)
    assert len(rows(tmp_path)) == 35


def die_in(number: int, chunk: playing.Chunk) -> playing.Played:
    """Play a chunk, unless it is the one to die in."""
    if chunk.number == number:
        os._exit(9)
    return playing.play_chunk(chunk)


def test_every_column_is_explained_and_no_other(rats: Game, tmp_path: Path) -> None:
    run(plan_for(rats, 2), tmp_path)
    (file,) = tmp_path.glob("games-*.parquet")
    found = {field.name: str(field.type) for field in pq.ParquetFile(file).schema_arrow}
    seats = {name for name in found if name[-1].isdigit()} - {"score_0", "score_1", "rank_0", "rank_1"}
    page = (Path(__file__).parents[2] / "docs" / "simulations.md").read_text(encoding="utf-8")
    page = page.partition("## What `dataset` keeps")[0]  # a dataset has columns of its own
    told = {
        name: kind
        for names, kind in re.findall(r"^\| (`.*?) \| (int\d+|string) \|", page, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", names)
    }
    assert told == {name: kind for name, kind in found.items() if name not in seats}
