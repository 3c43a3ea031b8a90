"""Plays the games of a simulation. This is what runs in the worker processes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ratskeller.agents.registry import find_bot
from ratskeller.bots.driver import play_out
from ratskeller.catalogue import find_game
from ratskeller.kernel.match import Match
from ratskeller.kernel.record import write_record
from ratskeller.lab.parquet import INDEX, SCORES, Row, write_rows
from ratskeller.lab.simulation_plan import CannotSimulate, SimulationPlan
from ratskeller.search.playouts import game_seed, play_games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.bots.bot import Bot
    from ratskeller.bots.driver import Onlooker


class Chunk(msgspec.Struct, frozen=True):
    """Games to be played in one go, and which of them are to be recorded."""

    plan: SimulationPlan
    number: int
    first: int
    games: int
    recorded: tuple[int, ...] = ()


class Played(msgspec.Struct, frozen=True):
    """A chunk's games as a Parquet file, and the records asked for as texts by index."""

    number: int
    games: int
    content: bytes
    records: dict[int, str]


def play_chunk(chunk: Chunk) -> Played:
    """Play a chunk: in the compiled loops where all seats play at random, else step by step."""
    plan = chunk.plan
    game = find_game(plan.game)
    bots = [find_bot(name, game) for name in plan.bots]
    rows: list[Row] = []
    records: dict[int, str] = {}
    if plan.is_random:
        start = game.set_up(plan.seats, plan.options, plan.packs)
        rows = play_games(start, plan.seed, chunk.first, chunk.games)
        records = {index: record_game(plan, rows[index - chunk.first], bots) for index in chunk.recorded}
    else:
        for index in range(chunk.first, chunk.first + chunk.games):
            match = play_match(plan, index, bots)
            rows.append(_row(match, index))
            if index in chunk.recorded:
                records[index] = write_record(match.record())
    return Played(chunk.number, chunk.games, write_rows(plan, rows, game.endings), records)


def play_match(
    plan: SimulationPlan, index: int, bots: Sequence[Bot] | None = None, onlooker: Onlooker | None = None
) -> Match:
    """Play one game of a plan step by step, writing down everything."""
    seed = game_seed(plan.seed, index)
    game = find_game(plan.game)
    match = Match(
        game,
        plan.seats,
        plan.options,
        plan.packs,
        bots=plan.bots,
        seed=seed,
        note=f"Game {index} of the simulation with the seed {plan.seed}.",
    )
    play_out(match, bots or [find_bot(name, game) for name in plan.bots], seed, onlooker)
    return match


def record_game(plan: SimulationPlan, row: Row, bots: Sequence[Bot] | None = None) -> str:
    """The record of a game that has been played before: it is played again and must come out the same."""
    match = play_match(plan, row[INDEX], bots)
    if _row(match, row[INDEX])[:SCORES] != row[:SCORES]:
        raise CannotSimulate(f"Game {row[INDEX]} came out differently when it was played again for its record.")
    return write_record(match.record())


def _row(match: Match, index: int) -> Row:
    state = match.state
    seats = range(state.seats)
    scores, ranks = [state.score(seat) for seat in seats], [state.rank(seat) for seat in seats]
    return [index, len(match.steps), state.ending, state.digest(), *scores, *ranks]
