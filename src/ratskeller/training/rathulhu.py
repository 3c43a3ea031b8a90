"""How Rathulhu is learnt: for each number of seats, from games of the policy against itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.rathulhu.rules.learning import Learner
from ratskeller.games.rathulhu.rules.mind import RathulhuMind
from ratskeller.games.rathulhu.rules.self_play import learn_from_games
from ratskeller.kernel.rng import Rng

if TYPE_CHECKING:
    from ratskeller.training.training import Training

TITLE = "What each row of the score sheet will still bring, from what can be seen of a position, with {seats} players."
STRENGTH = "python3 run.py arena rathulhu --bots level:5,greedy --seats 3 --blocks 40 --against-rest"
CHUNK = 500  # games between two reports
GAMES = 60_000
FAST, SLOW = 0.003, 0.00003  # the step of learning, at the beginning and at the end


def train(training: Training) -> None:
    """Make `learned/seats-N.toml` for every N."""
    for seats in training.game.seats:
        numbers = training.kept(f"seats-{seats}")
        if numbers is None:
            numbers = _train_seats(training, seats)
            training.keep(f"seats-{seats}", numbers)
        training.finish(f"seats-{seats}", TITLE.format(seats=seats), numbers, games=GAMES, strength=STRENGTH)


def _train_seats(training: Training, seats: int) -> dict[str, list[float]]:
    start = training.game.set_up(seats, {}, {})
    start.telling = False
    mind, learner = RathulhuMind(), Learner()
    rng = Rng(training.seed).split(seats)
    learner.begin(mind.lookahead.outlook, rng.split(0))
    for first in range(0, GAMES, CHUNK):
        rate = FAST * (SLOW / FAST) ** (first / GAMES)
        learn_from_games(start, mind, learner, rng, min(CHUNK, GAMES - first), rate)
        training.progress.show(first + CHUNK, GAMES, f"{seats} players")
    return {
        "weight": [round(each, 4) for each in mind.lookahead.outlook.weight],
        "spread": [round(each, 2) for each in mind.lookahead.outlook.spread],
    }
