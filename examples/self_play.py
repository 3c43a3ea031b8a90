"""Learns The Rats in the Walls by playing against itself, with NumPy alone: a small net, a batch of games, and PPO.

    python examples/self_play.py --seed 1 --seconds 10
    python3 run.py arena rats_in_the_walls --seats 4 --against-rest --bots python:examples/self_play.py:Learnt,level:1

Who plays only against itself goes in circles: believing pays where all are honest, lying where all believe. So what is
kept is the running mean of all that the net has been, and that is what plays in the arena. docs/environments.md has
what came of it.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

import ratskeller as rk

GAME, SEATS, FILE = "rats_in_the_walls", 4, "learnt.npz"
GAMES, STEPS, PASSES, SLICE, HIDDEN = 64, 128, 4, 512, 64
RATE, CLIP, CURIOSITY, VALUE, STRIDE, KEPT = 2e-3, 0.2, 0.02, 0.5, 0.5, 0.95
Array = np.ndarray[Any, np.dtype[Any]]


class Net:
    """Two hidden layers; out come a number for every action, and what part of a win can be hoped for."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        """Small numbers at random."""
        sizes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions + 1)]
        self.weights: list[Array] = [rng.standard_normal(size, np.float32) * np.sqrt(2 / size[0]) for size in sizes]
        self.weights[2] *= 0.01
        self.weights += [np.zeros(size[1], np.float32) for size in sizes]
        self.mean = [weight.copy() for weight in self.weights]
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.updates = 0

    def look(self, seen: Array, masks: Array, weights: list[Array]) -> tuple[Array, Array, list[Array]]:
        """How likely each legal action is, the hope to win, and the layers on the way."""
        layers = [seen]
        for place in (0, 1):
            layers.append(np.maximum(layers[-1] @ weights[place] + weights[place + 3], 0))
        out = layers[-1] @ weights[2] + weights[5]
        likely = np.exp(np.where(masks, out[:, :-1] - out[:, :-1].max(1, keepdims=True), -50))
        likely = np.where(masks, likely + 1e-9, 0)
        return likely / likely.sum(1, keepdims=True), out[:, -1], layers

    def learn(self, layers: list[Array], slope: Array, rate: float) -> None:
        """Go down a slope of what comes out, as Adam does, no faster than a stride at a time."""
        slopes: list[Array] = [np.zeros(0)] * 6
        for place in (2, 1, 0):
            slopes[place], slopes[place + 3] = layers[place].T @ slope, slope.sum(0)
            slope = (slope @ self.weights[place].T) * (layers[place] > 0)
        far = np.sqrt(sum(float((each**2).sum()) for each in slopes))
        self.updates += 1
        for weight, each, (first, second) in zip(self.weights, slopes, self.moments, strict=True):
            down = each * min(1.0, STRIDE / (far + 1e-9))
            first[:] += 0.1 * (down - first)
            second[:] += 0.001 * (down**2 - second)
            spread = np.sqrt(second / (1 - 0.999**self.updates)) + 1e-8
            weight[:] -= rate * first / (1 - 0.9**self.updates) / spread


def draw(likely: Array, rng: np.random.Generator) -> Array:
    """An action from each row."""
    chosen: Array = (likely.cumsum(1) > rng.random((len(likely), 1)) * 0.99999).argmax(1)
    return chosen


def play(batch: rk.Batch, net: Net, rng: np.random.Generator) -> list[Array]:
    """Some steps of all games: what was seen, legal, done and thought of it, and what it was worth if that is known."""
    rows = []
    for _ in range(STEPS):
        seen, masks, movers = batch.planes(), batch.masks.copy(), batch.movers.copy()
        likely, hopes, _ = net.look(seen, masks, net.weights)
        actions = draw(likely, rng)
        batch.step(actions)
        taken = likely[np.arange(batch.count), actions]
        rows.append(((seen, masks, actions, taken, hopes), movers, batch.ends.copy(), batch.rewards.copy()))
    worth, is_known, kept = np.zeros((batch.count, batch.seats), np.float32), np.zeros(batch.count, bool), []
    for row, movers, ends, rewards in reversed(rows):
        worth[ends], is_known = rewards[ends], is_known | ends
        kept.append([each[is_known] for each in (*row, worth[np.arange(batch.count), movers])])
    return [np.concatenate(each) for each in zip(*kept, strict=True)]


def improve(net: Net, played: list[Array], rng: np.random.Generator, rate: float) -> None:
    """Make likelier what went better than hoped for, within bounds, and keep curious."""
    seen, masks, actions, taken, hopes, worth = played
    gains = worth - hopes
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(PASSES):
        for some in np.array_split(rng.permutation(len(actions)), max(1, len(actions) // SLICE)):
            likely, hope, layers = net.look(seen[some], masks[some], net.weights)
            place, gain = np.arange(len(some)), gains[some]
            change = likely[place, actions[some]] / taken[some]
            push = gain * change * np.where(gain > 0, change < 1 + CLIP, change > 1 - CLIP)
            logs = np.log(likely + 1e-9)
            slope = push[:, None] * likely + CURIOSITY * likely * (logs - (likely * logs).sum(1, keepdims=True))
            slope[place, actions[some]] -= push
            both = np.column_stack([slope, VALUE * (hope - worth[some])]).astype(np.float32)
            net.learn(layers, both / len(some), rate)
    for mean, weight in zip(net.mean, net.weights, strict=True):
        mean[:] += (1 - KEPT) * (weight - mean)


class Learnt:
    """What was learnt, as an agent (docs/agents.md)."""

    def __init__(self, welcome: Any) -> None:
        """Read it anew for every game: whoever trains on meanwhile is measured as they are."""
        with np.load(FILE) as kept:
            self.weights = [kept[name] for name in kept.files]
        self.net, self.rng = Net(1, 1, np.random.default_rng(0)), np.random.default_rng(welcome.seed)
        self.layout = rk.layout(welcome.game, welcome.seats)

    def choose(self, question: Any) -> int:
        """As likely as the net says."""
        seen = np.array([self.layout.planes(question.observation)], np.float32)
        likely, _, _ = self.net.look(seen, np.array([question.mask], bool), self.weights)
        return int(draw(likely, self.rng)[0])


def main() -> None:
    """Learn for some seconds of one processor, and keep it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=10)
    wishes = parser.parse_args()
    rng = np.random.default_rng(wishes.seed)
    batch = rk.make_batch(GAME, GAMES, seats=SEATS, seed=wishes.seed)
    net = Net(batch.layout.planes_size, batch.masks.shape[1], rng)
    decisions, told, began = 0, -1, time.process_time()
    while (part := (time.process_time() - began) / wishes.seconds) < 1:
        played = play(batch, net, rng)
        improve(net, played, rng, RATE * (1 - part))
        decisions += len(played[0])
        if int(10 * part) > told:
            told = int(10 * part)
            np.savez(FILE, *net.mean)
            print(f"{100 * part:.0f} %: {decisions:,} decisions, {played[5].mean():.3f} of a win each", flush=True)
    np.savez(FILE, *net.mean)
    print(f"Kept in {FILE}.")


if __name__ == "__main__":
    main()
