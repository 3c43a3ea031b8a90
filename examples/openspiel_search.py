"""OpenSpiel's tree search plays The Rats in the Walls: information set MCTS in one seat, bots in the others.

    pip install 'ratskeller[openspiel]'
    python examples/openspiel_search.py --seed 1 --games 30 --simulations 40 --others random

The search has never seen these rules. It asks for the information state of whoever acts, and begins every look ahead in
another position that its seat cannot tell from the real one: `resample_from_infostate`, which few games of OpenSpiel
have. docs/environments.md has what came of it.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import ratskeller.envs.openspiel  # noqa: F401  (it makes the games known)

GAME, SEATS = "rats_in_the_walls(players=3,start=agreed)", 3
CURIOSITY = 0.7  # of what is tried: about as large as the differences between wins


def make_search(game: Any, simulations: int, chance: np.random.RandomState) -> ISMCTSBot:
    """So many looks ahead a decision; where they leave the tree, the game is played out at random once."""
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), CURIOSITY, simulations, random_state=chance)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.uniform))
    return bot


class Table:
    """One seat searches, the others are bots of ours."""

    def __init__(self, simulations: int, others: str, seed: int) -> None:
        """`others`: such as random, greedy or level:1."""
        self.game: Any = pyspiel.load_game(GAME)
        self.chance = np.random.RandomState(seed)
        self.search, self.others = make_search(self.game, simulations, self.chance), others
        self.decisions, self.seconds = 0, 0.0

    def play(self, seat: int) -> float:
        """A whole game; what it was worth to the seat that searches."""
        state = self.game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(self._choose(state, seat))
        return float(state.returns()[seat])

    def _choose(self, state: Any, seat: int) -> int:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            return int(self.chance.choice(outcomes, p=chances))
        if state.current_player() != seat:
            return int(state.env.choose(self.others, seed=int(self.chance.randint(2**31))))
        began = time.process_time()
        action = int(self.search.step(state))
        self.decisions, self.seconds = self.decisions + 1, self.seconds + time.process_time() - began
        return action


def main() -> None:
    """Play some games, the search in each seat as often, and tell how many it won."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--simulations", type=int, default=40, help="looks ahead a decision")
    parser.add_argument("--others", default="random", help="the bot in the other seats: random, greedy, level:1 ...")
    told = parser.parse_args()
    table = Table(told.simulations, told.others, told.seed)
    worth = [table.play(number % SEATS) for number in range(told.games)]
    print(
        f"seed {told.seed}: {np.mean(worth):.3f} of the wins in {told.games} games against {told.others} "
        f"(one seat's share is {1 / SEATS:.3f}); {table.seconds / table.decisions:.3f} s a decision"
    )


if __name__ == "__main__":
    main()
