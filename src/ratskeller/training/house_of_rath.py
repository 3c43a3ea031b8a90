"""Learns how to play House of Rath: what the terms of the outlook weigh, and what signs of ownership are worth.

Both come from games of the mind against itself. The terms: before each roll, how likely is it that each seat wins? The
weights are those that make what happened most likely, over the shares of all seats. The signs: is an orphan a seat's?
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.house_of_rath.rules import codes
from ratskeller.games.house_of_rath.rules.mind import RathMind
from ratskeller.games.house_of_rath.rules.self_play import play_game, watch_game
from ratskeller.kernel.rng import Rng

if TYPE_CHECKING:
    from ratskeller.training.training import Training

ROUNDS = 3  # of playing and learning anew
GAMES = 3000  # for each number of seats in a round
GAMES_WATCHED = 1500
SEATS_WATCHED = 4
EVERY = 4  # rolls between two looks at whose orphans are whose
SMOOTHING = 20.0  # how many positions speak for a weight of zero
STEPS = 30
# What to begin with: more orphans are better than fewer, danger is bad, and nobody makes something of what others do.
FIRST_TERMS = [1.0, 1.0, 0.6, -0.15, -0.15, 0.3, 0.1, -0.1, 0.1, -0.8, -0.4, -0.2, -0.3, 0.15, 0.0]
FIRST_SIGNS = [0.0] * codes.SIGNS
WATCH, PLAY = 1, 2  # streams


def train(training: Training) -> None:
    """Make the file `outlook` anew."""
    seats = training.game.seats
    numbers = {f"seats_{each}": FIRST_TERMS for each in seats} | {"signs": FIRST_SIGNS}
    for turn in range(ROUNDS):
        name = f"round-{turn}"
        kept = training.kept(name)
        if kept is None:
            kept = _learn(training, numbers, turn)
            training.keep(name, kept)
        numbers = kept
    training.finish(
        "outlook",
        "What the terms of the outlook weigh, for each number of seats, and what signs of ownership are worth.",
        numbers,
        games=ROUNDS * (GAMES * len(seats) + GAMES_WATCHED),
        strength="see levels.toml and docs/bots.md",
    )


def _learn(training: Training, numbers: dict[str, list[float]], turn: int) -> dict[str, list[float]]:
    """One round: play with what is known, and learn from that."""
    root = Rng(training.seed).split(turn)
    seats = training.game.seats
    steps, done = len(seats) + 1, 0
    training.progress.show(done, steps, f"round {turn + 1} of {ROUNDS}")
    learnt = {"signs": _learn_signs(training, numbers, root.split(WATCH))}
    for each in seats:
        done += 1
        training.progress.show(done, steps, f"round {turn + 1} of {ROUNDS}")
        learnt[f"seats_{each}"] = _learn_terms(training, numbers | {"signs": learnt["signs"]}, each, root.split(PLAY))
    return learnt


def _make_mind(training: Training, numbers: dict[str, list[float]], seats: int) -> tuple[RathMind, Any]:
    first = training.game.set_up(seats, {}, {})
    first.telling = False
    mind = RathMind()
    mind.prepare(first)
    mind.learn("terms", numbers[f"seats_{seats}"])
    mind.learn("signs", numbers["signs"])
    return mind, first


def _learn_terms(training: Training, numbers: dict[str, list[float]], seats: int, rng: Rng) -> list[float]:
    import numpy as np  # noqa: PLC0415 (an extra)

    mind, first = _make_mind(training, numbers, seats)
    rows, won = [], []
    for number in range(GAMES):
        state = first.copy()
        seen = play_game(mind, state, rng.split(number * 8 + seats))
        rows += seen
        won += [[state.reward(seat) for seat in range(seats)]] * len(seen)
    terms = np.array(rows).reshape(len(rows), seats, codes.TERMS)
    is_in = np.abs(terms[:, :, codes.SECOND :]).sum(axis=2) + terms[:, :, codes.SURVIVES] != 0
    return [round(each, 4) for each in _fit_shares(np, terms, np.array(won), is_in)]


def _fit_shares(np: Any, terms: Any, won: Any, is_in: Any) -> list[float]:
    """The weights under which it was most likely that those won who did (by Newton's steps); SURVIVES weighs 1."""
    free = terms[:, :, codes.SECOND :]
    fixed = terms[:, :, codes.SURVIVES]
    weights = np.zeros(free.shape[2])
    for _ in range(STEPS):
        strength = np.where(is_in, fixed + free @ weights, -1000.0)
        share = np.exp(strength - strength.max(axis=1, keepdims=True))
        share /= share.sum(axis=1, keepdims=True)
        mean = (share[:, :, None] * free).sum(axis=1, keepdims=True)
        off = free - mean
        slope = ((won - share)[:, :, None] * free).sum(axis=(0, 1)) - SMOOTHING * weights
        bend = np.einsum("ns,nsa,nsb->ab", share, off, off) + SMOOTHING * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return [1.0, *(float(each) for each in weights)]


def _learn_signs(training: Training, numbers: dict[str, list[float]], rng: Rng) -> list[float]:
    """By a logistic regression: what speaks for an orphan being a seat's, beside how likely that was anyhow."""
    import numpy as np  # noqa: PLC0415 (an extra)

    mind, first = _make_mind(training, numbers, SEATS_WATCHED)
    rows = []
    for number in range(GAMES_WATCHED):
        rows += watch_game(mind, first.copy(), rng.split(number), EVERY)
    seen = np.array(rows)
    is_own, odds, signs = seen[:, 0], np.clip(seen[:, 1], 0.001, 0.999), seen[:, 2:]
    offset = np.log(odds / (1 - odds))
    columns = np.hstack([signs, np.ones((len(rows), 1))])  # the last one takes up what is the same for all
    weights = np.zeros(columns.shape[1])
    for _ in range(STEPS):
        guess = 1 / (1 + np.exp(-(offset + columns @ weights)))
        slope = columns.T @ (is_own - guess) - SMOOTHING * weights
        bend = (columns * (guess * (1 - guess))[:, None]).T @ columns + SMOOTHING * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return [round(float(each), 4) for each in weights[:-1]]
