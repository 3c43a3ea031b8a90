"""Do the chances that a review tells come true? What is called 70 % should, in 70 of 100 cases.

Games between bots of the best level are played and looked back on at some of their steps; every seat’s chances there
are compared with what became of it. The positions of one game are not independent, so a game is one observation.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller.agents.registry import find_bots
from ratskeller.bots.driver import play_out
from ratskeller.bots.remembering import Noticing
from ratskeller.catalogue import find_game
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import CHANCE
from ratskeller.kernel.replay import walk
from ratskeller.kernel.rng import Rng
from ratskeller.lab.pool import run_tasks
from ratskeller.lab.student import reach
from ratskeller.review.judge import Judge

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

BINS = 10
A_GAME = 10  # positions of one game
SURELY = 0.95
CHOOSING, CURVE = 1, 2
COMFORT = "the same command with fewer --jobs may do, and goes on from what is kept in --out"


class GameTask(msgspec.Struct, frozen=True):
    """A game to be played and looked back on."""

    game: str
    seats: int
    options: dict[str, Any]
    packs: dict[str, Any]
    bots: str
    seed: int


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """What a seat was promised at some step, and what it had in the end."""

    promised: float
    result: float


class LookedBack(msgspec.Struct, frozen=True):
    """A game that was looked back on."""

    seed: int
    seen: list[Seen]


class BinRow(msgspec.Struct, frozen=True):
    """All promises of one size."""

    least: float
    most: float
    promises: int
    games: int
    promised: float  # on average
    came_true: float
    low: float  # an interval of 95 % for that
    high: float


def plan_games(task: GameTask, positions: int) -> list[GameTask]:
    """As many games as give so many positions, each with a seed of its own."""
    games = -(-positions // A_GAME)
    stream = Rng(task.seed)
    return [msgspec.structs.replace(task, seed=stream.split(number).seed) for number in range(games)]


def look_back(tasks: Sequence[GameTask], jobs: int) -> Iterator[LookedBack]:
    """What was seen of each game, as they come."""
    return run_tasks(play_and_look_back, tasks, jobs, COMFORT)


def play_and_look_back(task: GameTask) -> LookedBack:
    """Play a game; ask for everybody's chances at some of its steps."""
    game = find_game(task.game)
    match = Match(game, task.seats, task.options, task.packs)
    play_out(match, find_bots(task.bots, task.seats, game), task.seed)
    stream = Rng(task.seed).split(CHOOSING)
    asked = {step * len(match.steps) // A_GAME + stream.below(-(-len(match.steps) // A_GAME)) for step in range(A_GAME)}
    result = [match.state.reward(seat) for seat in range(task.seats)]
    seen = [
        Seen(promised, result[seat])
        for chances in _chances_at(match, asked, task.seed)
        for seat, promised in enumerate(chances)
    ]
    return LookedBack(task.seed, seen)


def _chances_at(match: Match, asked: set[int], seed: int) -> Iterator[Sequence[float]]:
    game, noticing = match.game, None
    judge, stream = _judge(game.name), Rng(seed).split(CURVE)
    for step, again in enumerate(walk(game, match.record())):
        state = again.state
        noticing = noticing or Noticing(game, state)
        if step in asked:
            yield judge.chances(state, noticing.memory(), stream)[0]
        if step < len(match.steps) and noticing.is_needed:
            line = match.steps[step]
            seat = CHANCE if line.by == "chance" else line.by
            noticing.see(state, seat, game.read_outcome(line.do) if seat == CHANCE else game.read_action(line.do))


@lru_cache(maxsize=1)
def _judge(game: str) -> Judge:
    return Judge(find_game(game))


def tabulate(found: Sequence[Sequence[Seen]]) -> list[BinRow]:
    """The promises of all games by their size."""
    rows = []
    for number in range(BINS):
        games = [[each for each in game if bin_of(each.promised) == number] for game in found]
        if rowed := [game for game in games if game]:
            rows.append(_row(number, rowed))
    return rows


def bin_of(promised: float) -> int:
    """Where a promise belongs."""
    return min(BINS - 1, int(promised * BINS))


def _row(number: int, games: list[list[Seen]]) -> BinRow:
    promises = sum(map(len, games))
    promised = sum(each.promised for game in games for each in game) / promises
    came_true = sum(each.result for game in games for each in game) / promises
    # The mean of clusters of different sizes: its variance by what each game is off as a whole.
    off = sum(sum(each.result - came_true for each in game) ** 2 for game in games)
    many = len(games)
    error = (off * many / max(1, many - 1)) ** 0.5 / promises
    wide = reach(SURELY, many) * error if many > 1 else 1.0
    low, high = max(0.0, came_true - wide), min(1.0, came_true + wide)
    return BinRow(number / BINS, (number + 1) / BINS, promises, many, promised, came_true, low, high)
