"""Rows of games as Parquet and back. The only place that knows PyArrow, which is an optional extra."""

from __future__ import annotations

import io
from array import array
from importlib import import_module
from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller.extras import require
from ratskeller.lab.simulation_plan import CannotSimulate, SimulationPlan
from ratskeller.search.playouts import game_seed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from ratskeller.kernel.game import Ending

Row = list[int]  # index, steps, ending, digest, the scores, the ranks: as `play_games` gives it
INDEX, STEPS, ENDING, DIGEST, SCORES = range(5)


def pyarrow() -> tuple[Any, Any]:
    """`pyarrow` and `pyarrow.parquet`, which only they need who simulate."""
    require("lab")
    return import_module("pyarrow"), import_module("pyarrow.parquet")


def write_rows(plan: SimulationPlan, rows: Sequence[Row], endings: Mapping[int, Ending]) -> bytes:
    """The bytes of a Parquet file. They depend on the rows alone."""
    pa, pq = pyarrow()
    columns = list(zip(*rows, strict=True))
    seats = range(plan.seats)
    arrays = {
        "index": pa.array(columns[INDEX], pa.int64()),
        "seed": pa.array([f"{game_seed(plan.seed, index):016x}" for index in columns[INDEX]]),
        "steps": pa.array(columns[STEPS], pa.int32()),
        "ending": pa.array([endings[code].name for code in columns[ENDING]]),
        "clause": pa.array([endings[code].clause for code in columns[ENDING]]),
        **{f"score_{seat}": pa.array(columns[SCORES + seat], pa.int32()) for seat in seats},
        **{f"rank_{seat}": pa.array(columns[SCORES + plan.seats + seat], pa.int16()) for seat in seats},
        "digest": pa.array([f"{digest:016x}" for digest in columns[DIGEST]]),
    }
    found = io.BytesIO()
    pq.write_table(pa.table(arrays), found, compression="zstd", use_dictionary=["ending", "clause"])
    return found.getvalue()


class Decisions:
    """The decisions of some games, one after the other, as they are written."""

    def __init__(self, layout: int, actions: int) -> None:
        """How many numbers an observation has, and how many actions the game."""
        self.sizes = layout, actions
        self.games, self.steps, self.movers, self.actions = array("q"), array("i"), array("h"), array("i")
        self.seeds: list[str] = []
        self.returns = array("d")
        self.observations, self.masks = array("i"), bytearray()

    def add(
        self, game: int, seed: str, step: int, mover: int, observation: list[int], legal: list[int], action: int
    ) -> None:
        """One decision; what it was worth is known when the game is over."""
        self.games.append(game)
        self.seeds.append(seed)
        self.steps.append(step)
        self.movers.append(mover)
        self.actions.append(action)
        self.observations.extend(observation)
        mask = bytearray(self.sizes[1])
        for each in legal:
            mask[each] = 1
        self.masks += mask

    def end(self, rewards: Sequence[float]) -> None:
        """A game is over: what it was worth to each seat."""
        self.returns.extend(rewards[mover] for mover in self.movers[len(self.returns) :])


def write_decisions(decisions: Decisions) -> bytes:
    """The bytes of a Parquet file. They depend on the decisions alone."""
    pa, pq = pyarrow()
    observed, actions = decisions.sizes

    def column(numbers: Any, kind: Any) -> Any:
        return pa.Array.from_buffers(kind, len(numbers), [None, pa.py_buffer(numbers)])

    def rows(numbers: Any, size: int) -> Any:
        return pa.FixedSizeListArray.from_arrays(numbers, size)

    arrays = {
        "game": column(decisions.games, pa.int64()),
        "seed": pa.array(decisions.seeds),
        "step": column(decisions.steps, pa.int32()),
        "mover": column(decisions.movers, pa.int16()),
        "observation": rows(column(decisions.observations, pa.int32()), observed),
        "mask": rows(column(decisions.masks, pa.uint8()).cast(pa.bool_()), actions),
        "action": column(decisions.actions, pa.int32()),
        "return": column(decisions.returns, pa.float64()),
    }
    found = io.BytesIO()
    pq.write_table(pa.table(arrays), found, compression="zstd", use_dictionary=["seed"])
    return found.getvalue()


class ChunkTotals(msgspec.Struct, frozen=True):
    """A stored chunk in numbers."""

    games: int
    steps_total: int
    steps_min: int
    steps_max: int
    score_totals: list[int]
    endings: dict[tuple[str, str], int]  # name and clause
    winners: dict[tuple[bool, ...], int]  # by seat, whether it won


def read_table(file: Path, columns: Sequence[str]) -> Any:
    """Some columns of a stored chunk."""
    pa, pq = pyarrow()
    with file.open("rb") as opened:
        try:
            table = pq.read_table(opened, columns=list(columns))
        except (pa.ArrowException, OSError):  # for some kinds of damage PyArrow blames the disk
            table = None
    if table is None or table.num_rows == 0:
        raise CannotSimulate(f"{file} is damaged or foreign; delete it, and the same command plays its games again.")
    return table


def count_games(file: Path, seats: int) -> ChunkTotals:
    """Count everything in a stored chunk."""
    pa, _ = pyarrow()
    compute = import_module("pyarrow.compute")
    scores, ranks = [f"score_{seat}" for seat in range(seats)], [f"rank_{seat}" for seat in range(seats)]
    table = read_table(file, ["steps", "ending", "clause", *scores, *ranks])
    won = pa.table({name: compute.equal(table[name], 1) for name in ranks})
    extremes = compute.min_max(table["steps"]).as_py()
    return ChunkTotals(
        games=table.num_rows,
        steps_total=compute.sum(table["steps"]).as_py(),
        steps_min=extremes["min"],
        steps_max=extremes["max"],
        score_totals=[compute.sum(table[name]).as_py() for name in scores],
        endings=_count(table.select(["ending", "clause"])),
        winners=_count(won),
    )


def _count(table: Any) -> dict[Any, int]:
    """How often each row of a table occurs."""
    columns = table.column_names
    counted = table.group_by(columns).aggregate([([], "count_all")]).to_pylist()
    return {tuple(row[name] for name in columns): row["count_all"] for row in counted}


def read_row(file: Path, place: int, endings: Mapping[int, Ending]) -> Row:
    """The row at a place in a stored chunk, as far as a record is compared with it."""
    table = read_table(file, ["index", "steps", "ending", "digest"])
    found = table.slice(place, 1).to_pylist()[0]
    code = next(code for code, ending in endings.items() if ending.name == found["ending"])
    return [found["index"], found["steps"], code, int(found["digest"], 16)]
