"""PPO with PyTorch, through Gymnasium's vector form: one seat learns The Rats in the Walls against bots of level 1.

    pip install 'ratskeller[gymnasium]' torch
    python examples/ppo_torch.py --seed 1 --seconds 10
    ratskeller arena rats_in_the_walls --seats 4 --against-rest --bots python:examples/ppo_torch.py:Learnt,level:1

An action that is not legal has no chance: its number is taken away before the chances are made. docs/environments.md
has what came of it.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from torch import nn

import ratskeller as rk
from ratskeller.envs import gymnasium

GAME, SEATS, OTHERS, FILE = "rats_in_the_walls", 4, "level:1", "learnt.pt"
TABLES, STEPS, PASSES, SLICE, HIDDEN = 32, 32, 4, 256, 64
RATE, CLIP, CURIOSITY, VALUE, STRIDE, FAR = 3e-3, 0.2, 0.01, 0.5, 0.5, 0.95


def make_net() -> Any:
    """Two hidden layers; out come a number for every action, and what part of a win can be hoped for."""
    table = rk.make(GAME, seats=SEATS, seed=0)
    sizes = (table.layout.planes_size, HIDDEN, HIDDEN)
    hidden = [layer for each in pairwise(sizes) for layer in (nn.Linear(*each), nn.Tanh())]
    return nn.Sequential(*hidden, nn.Linear(HIDDEN, table.action_count + 1))


def look(net: Any, seen: Any, masks: Any) -> tuple[Any, Any]:
    """How likely each legal action is, and the hope to win."""
    out = net(seen)
    numbers = out[:, :-1].masked_fill(~masks, -torch.inf)
    return torch.distributions.Categorical(logits=numbers), out[:, -1]


class Tables:
    """So many tables side by side. The seat that learns is another one at each, so all seats are learnt."""

    def __init__(self, seed: int) -> None:
        """Begin all games."""
        settings: dict[str, Any] = {"seats": SEATS, "others": OTHERS, "planes": True}
        makers = [partial(gymnasium.env, GAME, seat=each % SEATS, **settings) for each in range(TABLES)]
        self.vector: Any = SyncVectorEnv(makers, autoreset_mode=AutoresetMode.SAME_STEP)
        self._show(*self.vector.reset(seed=seed))

    def _show(self, seen: Any, info: dict[str, Any]) -> None:
        self.seen, self.masks = torch.as_tensor(seen), torch.as_tensor(info["action_mask"]).bool()

    def play(self, net: Any) -> tuple[list[Any], list[float]]:
        """Some steps at every table: what was seen, legal, done and thought of it, its gains; what ended games paid."""
        rows, paid = [], []
        for _ in range(STEPS):
            with torch.no_grad():
                likely, hopes = look(net, self.seen, self.masks)
                actions = likely.sample()
            row = [self.seen, self.masks, actions, likely.log_prob(actions), hopes]
            seen, rewards, ends, _, info = self.vector.step(actions.numpy())
            self._show(seen, info)
            rows.append([*row, torch.as_tensor(rewards).float(), torch.as_tensor(ends).float()])
            paid += rewards[ends].tolist()
        with torch.no_grad():
            following = look(net, self.seen, self.masks)[1]
        gain, gains = torch.zeros(TABLES), []
        for *_, hopes, rewards, ends in reversed(rows):
            surprise = rewards + following * (1 - ends) - hopes
            gain = surprise + FAR * gain * (1 - ends)
            gains.append(gain)
            following = hopes
        columns = [torch.cat(column) for column in zip(*(row[:5] for row in rows), strict=True)]
        return [*columns, torch.cat(gains[::-1])], paid


def improve(net: Any, adam: Any, played: list[Any]) -> None:
    """Make likelier what went better than hoped for, within bounds, and keep curious."""
    seen, masks, actions, before, hopes, gains = played
    worth, gains = gains + hopes, (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(PASSES):
        for some in torch.randperm(len(actions)).split(SLICE):
            likely, hope = look(net, seen[some], masks[some])
            change = (likely.log_prob(actions[some]) - before[some]).exp()
            gain = torch.minimum(change * gains[some], change.clamp(1 - CLIP, 1 + CLIP) * gains[some])
            loss = VALUE * (hope - worth[some]).pow(2).mean() - gain.mean() - CURIOSITY * likely.entropy().mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), STRIDE)
            adam.step()


class Learnt:
    """What was learnt, as an agent (docs/agents.md)."""

    def __init__(self, welcome: Any) -> None:
        """Read it for every game."""
        self.net = make_net()
        self.net.load_state_dict(torch.load(FILE))
        self.layout, self.rng = rk.layout(welcome.game, welcome.seats), np.random.default_rng(welcome.seed)

    def choose(self, question: Any) -> int:
        """As likely as the net says."""
        seen = torch.tensor([self.layout.planes(question.observation)])
        with torch.no_grad():
            likely = look(self.net, seen, torch.tensor([question.mask]).bool())[0].probs[0].numpy().astype(float)
        return int(self.rng.choice(len(likely), p=likely / likely.sum()))


def main() -> None:
    """Learn for some seconds of one processor, and keep it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=10)
    wishes = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(wishes.seed)
    tables, net = Tables(wishes.seed), make_net()
    adam = torch.optim.Adam(net.parameters(), RATE)
    decisions, told, latest, began = 0, -1, [0.0], time.process_time()
    while (part := (time.process_time() - began) / wishes.seconds) < 1:
        adam.param_groups[0]["lr"] = RATE * (1 - part)
        played, paid = tables.play(net)
        improve(net, adam, played)
        decisions, latest = decisions + len(played[0]), [*latest, *paid][-400:]
        if int(10 * part) > told:
            told = int(10 * part)
            torch.save(net.state_dict(), FILE)
            print(f"{100 * part:.0f} %: {decisions:,} decisions, {np.mean(latest):.3f} of a win", flush=True)
    torch.save(net.state_dict(), FILE)
    print(f"Kept in {FILE}.")


if __name__ == "__main__":
    main()
