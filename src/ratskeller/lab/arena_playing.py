"""Plays the blocks of an arena, without writing anything down. This is what runs in the worker processes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ratskeller.agents.registry import PATIENCE, find_bot
from ratskeller.bots.bot import BadBot
from ratskeller.bots.driver import play_state
from ratskeller.bots.remembering import Noticing, Rememberer
from ratskeller.catalogue import find_game
from ratskeller.kernel.numbers import CHANCE
from ratskeller.lab.arena_plan import ArenaPlan, Seating
from ratskeller.lab.simulation_plan import CannotSimulate

if TYPE_CHECKING:
    from ratskeller.bots.bot import Bot
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.state import State


class BlockTask(msgspec.Struct, frozen=True):
    """A block to be played: the plan as JSON, which is quick to compare, and the number of the block."""

    plan: bytes
    number: int
    patience: float = PATIENCE  # seconds that an agent has for an answer


class Result(msgspec.Struct, frozen=True, array_like=True):
    """How one game ended: by seat who sat there, which place that was, and the score."""

    seating: Seating
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class PlayedBlock(msgspec.Struct, frozen=True):
    """The games of one seed, and for each bot of the plan its moves and the processor time that they took."""

    number: int
    results: list[Result]
    moves: list[int]
    seconds: list[float]
    slowest: list[float]  # of its moves, in seconds

    def note(self, bot: int, seconds: float) -> None:
        """A bot has made a move, which took so long."""
        self.moves[bot] += 1
        self.seconds[bot] += seconds
        self.slowest[bot] = max(self.slowest[bot], seconds)


class Table(NamedTuple):
    """All that a process needs to play blocks of a plan, made once."""

    plan: ArenaPlan
    game: Game
    start: State
    bots: list[Bot]
    is_noticed: bool  # whether somebody makes something of what was done earlier


def play_block(task: BlockTask) -> PlayedBlock:
    """Play all games of a block."""
    table = _prepare(task.plan, task.patience)
    nothing = [0.0] * len(table.bots)
    block = PlayedBlock(task.number, [], [0] * len(table.bots), [*nothing], [*nothing])
    for seating in table.plan.seatings(task.number):
        state = table.start.copy()
        _play(table, state, seating, block)
        seats = range(state.seats)
        ranks, scores = tuple(state.rank(seat) for seat in seats), tuple(state.score(seat) for seat in seats)
        block.results.append(Result(seating, ranks, scores))
    return block


@lru_cache(maxsize=1)
def _prepare(plan_as_json: bytes, patience: float) -> Table:
    plan = msgspec.json.decode(plan_as_json, type=ArenaPlan)
    game = find_game(plan.game)
    start = game.set_up(plan.seats, plan.options, plan.packs)
    bots = [find_bot(name, game, patience) for name in plan.bots]
    is_noticed = any(isinstance(bot, Rememberer) for bot in bots) and Noticing(game, start).is_needed
    return Table(plan, game, start, bots, is_noticed)


def _play(table: Table, state: State, seating: Seating, block: PlayedBlock) -> None:
    def see(seat: int, _action: int, seconds: float) -> None:
        if seat != CHANCE:
            block.note(seating[seat], seconds)

    noticing = Noticing(table.game, state) if table.is_noticed else None
    bots = [table.bots[bot] for bot in seating]
    try:
        play_state(state, bots, table.plan.block_seed(block.number), noticing, see)
    except BadBot as error:
        raise CannotSimulate(f"Block {block.number}: {error}") from None
