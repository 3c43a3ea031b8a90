"""Plays a plan into a folder: many games, several processes, and whatever is there already is not played again."""

from __future__ import annotations

import time
from contextlib import closing
from typing import TYPE_CHECKING, NamedTuple

from ratskeller.catalogue import find_game
from ratskeller.extras import require
from ratskeller.lab.parquet import read_row
from ratskeller.lab.playing import Chunk, Played, play_chunk, record_game
from ratskeller.lab.pool import run_tasks
from ratskeller.lab.simulation_plan import CannotSimulate, SimulationPlan

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from ratskeller.lab.simulation_folder import Folder


class Simulated(NamedTuple):
    """What one call of `simulate` did."""

    games: int  # played by this call; the rest was there
    seconds: float


def games_left(plan: SimulationPlan, folder: Folder) -> int:
    """How many games are still to be played."""
    return sum(len(games) for number, games in enumerate(plan.chunks()) if not folder.chunk_file(number).exists())


def simulate(
    plan: SimulationPlan,
    folder: Folder,
    *,
    jobs: int,
    recorded: Collection[int] = (),
    advance: Callable[[int], None],
    play: Callable[[Chunk], Played] = play_chunk,
) -> Simulated:
    """Play what is missing of a plan. `advance` is told of every chunk how many games it had; `play` plays one.

    The files are the same whatever the number of jobs. An interrupt leaves whole chunks behind.
    """
    require("lab")
    began = time.monotonic()
    tasks = [
        Chunk(plan, number, games.start, len(games), tuple(index for index in recorded if index in games))
        for number, games in enumerate(plan.chunks())
        if not folder.chunk_file(number).exists()
    ]
    played = 0
    with closing(run_tasks(play, tasks, jobs)) as answers:
        for answer in answers:
            for index, text in answer.records.items():
                folder.write_record(index, text)
            folder.write_chunk(answer.number, answer.content)
            played += answer.games
            advance(answer.games)
    took = time.monotonic() - began
    _record_later(plan, folder, recorded)
    return Simulated(played, took)


def _record_later(plan: SimulationPlan, folder: Folder, recorded: Collection[int]) -> None:
    """Record games that were played by an earlier call, which was not asked to."""
    wanted = sorted(index for index in recorded if not folder.record_file(index).exists())
    if wanted and not plan.is_repeatable:
        raise CannotSimulate(
            f"Game {wanted[0]} was not recorded when it was played, and a bot that looks at the clock cannot repeat it."
        )
    endings = find_game(plan.game).endings
    for index in wanted:
        number, place = divmod(index, plan.chunk_size)
        row = read_row(folder.chunk_file(number), place, endings)
        folder.write_record(index, record_game(plan, row))
