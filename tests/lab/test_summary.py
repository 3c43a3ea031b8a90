"""Summaries: counted against a second, naive count; intervals against known values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from ratskeller.lab.parquet import Row, write_rows
from ratskeller.lab.simulation_folder import Folder
from ratskeller.lab.simulation_plan import CannotSimulate, SimulationPlan, make_plan
from ratskeller.lab.summary import interval, summarise

if TYPE_CHECKING:
    from pathlib import Path

    from ratskeller.kernel.game import Game

# index, steps, ending, digest, three scores, three ranks
ROWS: list[Row] = [
    [0, 10, 1, 11, 5, 3, 1, 1, 2, 3],
    [1, 20, 1, 12, 5, 5, 1, 1, 1, 3],
    [2, 60, 3, 13, 0, 0, 0, 1, 1, 1],
    [3, 30, 2, 14, -1, 3, 2, 3, 1, 2],
]


@pytest.fixture
def plan(rats: Game) -> SimulationPlan:
    return make_plan(rats, 3, {}, {}, bots="random,search:5,random", seed=1, games=4)


def write(plan: SimulationPlan, rats: Game, path: Path) -> Folder:
    folder = Folder(path)
    for number, games in enumerate(plan.chunks()):
        folder.write_chunk(number, write_rows(plan, [ROWS[index] for index in games], rats.endings))
    return folder


def test_a_summary_by_hand(plan: SimulationPlan, rats: Game, tmp_path: Path) -> None:
    found = summarise(plan, write(plan, rats, tmp_path))
    assert found.games == 4
    assert (found.steps.mean, found.steps.min, found.steps.max) == (30, 10, 60)
    shares = [each.win_share for each in found.by_seat]
    assert shares == pytest.approx([(1 + 1 / 2 + 1 / 3) / 4, (1 / 2 + 1 / 3 + 1) / 4, 1 / 3 / 4])
    assert [each.mean_score for each in found.by_seat] == [2.25, 2.75, 1.0]
    assert [each.bot for each in found.by_seat] == list(plan.bots)
    first, *others = found.endings
    assert (first.ending, first.clause, first.games, first.share) == ("fee", "7.1", 2, 0.5)
    assert [each.ending for each in others] == ["belief", "doubt"]


def test_the_interval_is_wilsons() -> None:
    assert interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert interval(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


@pytest.mark.parametrize(("first", "last"), [(0, 1000), (150, 500), (600, 900)])
def test_a_damaged_chunk_is_named(plan: SimulationPlan, rats: Game, tmp_path: Path, first: int, last: int) -> None:
    folder = write(plan, rats, tmp_path)
    file = folder.chunk_file(0)
    good = file.read_bytes()
    file.write_bytes(good[:first] + b"\x99" * (last - first) + good[last:])
    with pytest.raises(CannotSimulate, match=r"games-00000\.parquet is damaged or foreign"):
        summarise(plan, folder)


@pytest.mark.parametrize("columns", [{"steps": [1]}, {}])
def test_a_foreign_chunk_is_named(plan: SimulationPlan, rats: Game, tmp_path: Path, columns: dict[str, Any]) -> None:
    folder = write(plan, rats, tmp_path)
    pq.write_table(pa.table(columns), folder.chunk_file(0))
    with pytest.raises(CannotSimulate, match="is damaged or foreign"):
        summarise(plan, folder)


def test_the_columns_have_the_types_that_readers_expect(plan: SimulationPlan, rats: Game, tmp_path: Path) -> None:
    schema = pq.read_schema(write(plan, rats, tmp_path).chunk_file(0))
    assert {name: str(kind) for name, kind in zip(schema.names, schema.types, strict=True)} == {
        "index": "int64",
        "seed": "string",
        "steps": "int32",
        "ending": "string",
        "clause": "string",
        **{f"score_{seat}": "int32" for seat in range(3)},
        **{f"rank_{seat}": "int16" for seat in range(3)},
        "digest": "string",
    }
    assert schema.metadata is None
