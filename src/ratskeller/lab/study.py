"""Plays the games of a plan and counts what becomes of every piece of content; several processes, the same result."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import msgspec

from ratskeller.agents.registry import find_bot
from ratskeller.catalogue import find_game
from ratskeller.lab.piece_counter import PieceCounter
from ratskeller.lab.playing import Chunk, play_match
from ratskeller.lab.pool import run_tasks
from ratskeller.lab.simulation_plan import CannotSimulate, SimulationPlan
from ratskeller.lab.tally import Tally, empty_tally

if TYPE_CHECKING:
    from collections.abc import Callable

    from ratskeller.kernel.pieces import Pieces

NOTHING_KEPT = (
    "nothing is kept of a study that is not finished; the same command begins anew, perhaps with fewer --jobs"
)


class Counted(msgspec.Struct, frozen=True):
    """What the games of a chunk came to."""

    number: int
    tally: Tally


def find_pieces(plan: SimulationPlan) -> Pieces:
    """The pieces of the plan's table, or one sentence."""
    game = find_game(plan.game)
    if game.pieces is None:
        raise CannotSimulate(f"{game.title} does not say what its pieces of content are, so there is nothing to study.")
    return game.pieces(game.set_up(plan.seats, plan.options, plan.packs))


def count_chunk(chunk: Chunk) -> Counted:
    """Play and count. This is what runs in the worker processes."""
    plan, game = chunk.plan, find_game(chunk.plan.game)
    bots = [find_bot(name, game) for name in plan.bots]
    counter = PieceCounter(find_pieces(plan), plan.seats)
    for index in range(chunk.first, chunk.first + chunk.games):
        match = play_match(plan, index, bots, counter)
        counter.end_game(match.state, len(match.steps))
    return Counted(chunk.number, counter.tally)


def study(plan: SimulationPlan, *, jobs: int, advance: Callable[[int], None]) -> Tally:
    """Play and count all games of a plan. `advance` is told of every chunk how many games it had."""
    total = empty_tally(plan.seats, len(find_pieces(plan).pieces))
    chunks = [Chunk(plan, number, games.start, len(games)) for number, games in enumerate(plan.chunks())]
    early: dict[int, Tally] = {}  # sums of fractions depend on their order, so chunks wait for those before them
    due = 0
    with closing(run_tasks(count_chunk, chunks, jobs, NOTHING_KEPT)) as answers:
        for answer in answers:
            early[answer.number] = answer.tally
            advance(answer.tally.games)
            while due in early:
                total.merge(early.pop(due))
                due += 1
    return total
