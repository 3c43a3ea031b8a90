"""Games kept decision by decision: what a mover could know and do, what it did, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ratskeller.agents.registry import find_bot
from ratskeller.bots.bot import BadBot
from ratskeller.bots.driver import play_state
from ratskeller.bots.remembering import Noticing, Rememberer
from ratskeller.catalogue import find_game
from ratskeller.kernel.numbers import CHANCE
from ratskeller.lab.parquet import Decisions, read_table, write_decisions
from ratskeller.lab.playing import Chunk, Played
from ratskeller.lab.simulation_folder import Folder
from ratskeller.lab.simulation_plan import CannotSimulate, SimulationPlan, make_plan
from ratskeller.search.playouts import game_seed

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.state import State

CHUNK_MAX = 100  # games: a game may have hundreds of decisions, and each of them a thousand numbers


class DatasetFolder(Folder):
    """The folder of one dataset, with its `dataset.json` and `decisions-00000.parquet`, and so on."""

    what = "dataset"

    def chunk_file(self, number: int) -> Path:
        """Where a chunk is or will be."""
        return self.path / f"decisions-{number:05d}.parquet"


class Summed(NamedTuple):
    """A dataset in numbers."""

    decisions: int
    size: int  # bytes on the disk


def make_dataset_plan(game: Game, *setup: Any, bots: str, seed: int, games: int) -> SimulationPlan:
    """The plan of a simulation, in chunks that are small enough for every decision to be kept in memory."""
    plan = make_plan(game, *setup, bots=bots, seed=seed, games=games, is_driven=True)
    return msgspec.structs.replace(plan, chunk_size=min(plan.chunk_size, CHUNK_MAX))


def play_decisions(chunk: Chunk) -> Played:
    """Play a chunk and keep every decision."""
    plan = chunk.plan
    game = find_game(plan.game)
    start = game.set_up(plan.seats, plan.options, plan.packs)
    bots = [find_bot(name, game) for name in plan.bots]
    is_noticed = any(isinstance(bot, Rememberer) for bot in bots) and Noticing(game, start).is_needed
    decisions = Decisions(game.layout(plan.seats).size, len(game.action_codes()))
    for index in range(chunk.first, chunk.first + chunk.games):
        state, seed = start.copy(), game_seed(plan.seed, index)
        try:
            noticing = Noticing(game, state) if is_noticed else None
            play_state(state, bots, seed, noticing, _Onlooker(state, decisions, index, seed).see)
        except BadBot as error:
            raise CannotSimulate(f"Game {index}: {error}") from None
        decisions.end([state.reward(seat) for seat in range(plan.seats)])
    return Played(chunk.number, chunk.games, write_decisions(decisions), {})


class _Onlooker:
    """Writes down the decisions of one game."""

    def __init__(self, state: State, decisions: Decisions, index: int, seed: int) -> None:
        self._state, self._decisions, self._index, self._seed = state, decisions, index, f"{seed:016x}"
        self._step = 0

    def see(self, seat: int, action: int, _seconds: float) -> None:
        """A step is about to be carried out."""
        if seat != CHANCE:
            observation, legal = self._state.observed(seat), self._state.legal_actions(seat)
            self._decisions.add(self._index, self._seed, self._step, seat, observation, legal, action)
        self._step += 1


def sum_up(plan: SimulationPlan, folder: DatasetFolder) -> Summed:
    """Count what is kept."""
    files = [folder.chunk_file(number) for number in range(len(plan.chunks()))]
    decisions = sum(read_table(file, ["step"]).num_rows for file in files)
    return Summed(decisions, sum(file.stat().st_size for file in files))
