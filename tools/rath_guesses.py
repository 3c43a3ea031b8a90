"""How well bots of House of Rath guess who owns what in the middle of a game, against an even guess.

    .venv/bin/python -m tools.rath_guesses [--seats 4] [--games 200] [--bot level:3] [--seed 1] [--json]

For every seat and every living orphan whose card it has not seen: the logarithm of how likely it held what was true
(one of the others, or nobody). The even guess holds all deals that fit to be equally likely. Also counts the cards that
were turned up without need, of all that were kept.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from typing import TYPE_CHECKING, Any

from ratskeller.bots.driver import play_out
from ratskeller.bots.registry import make_bot
from ratskeller.bots.remembering import remember
from ratskeller.catalogue import find_game
from ratskeller.games.house_of_rath.game import make_mind
from ratskeller.games.house_of_rath.rules import codes
from ratskeller.kernel.match import Match
from ratskeller.kernel.replay import fork

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.bots.bot import Bot
    from ratskeller.kernel.game import Event
    from ratskeller.kernel.state import State

GAME = find_game("house_of_rath")
LEAST = 1e-6  # nobody is surer than that


class Looker:
    """Counts cards that are turned up freely."""

    def __init__(self) -> None:
        self.shown = 0

    def see_choice(self, state: State, seat: int, action: int, bot: Bot) -> None:  # noqa: ARG002
        """A card is turned up, or not."""
        self.shown += codes.REVEAL <= action < codes.NOTHING

    def see_events(self, events: Sequence[Event]) -> None:
        """Nothing to be seen there."""


def lost_logarithms(guesses: list[list[float]], state: Any, viewer: int) -> list[float]:
    """For each living orphan whose card the viewer has not seen: minus the logarithm of what it held of the truth."""
    found = []
    for orphan in range(codes.ORPHANS):
        if state.is_on_board(orphan) and not state.is_up(orphan) and state.holder[orphan] != viewer:
            owner = state.owner_of(orphan)
            nobody = 1.0 - sum(each[orphan] for each in guesses)
            held = guesses[owner][orphan] if owner >= 0 else nobody
            found.append(-math.log(max(LEAST, held)))
    return found


def measure(seats: int, games: int, bot: str, seed: int, options: dict[str, Any]) -> dict[str, float]:
    """Play games and look at each of them in its middle."""
    bots = [make_bot(bot, GAME) for _ in range(seats)]
    looker = Looker()
    even: list[float] = []
    guessed: list[float] = []
    by_game = []
    for number in range(games):
        match = Match(GAME, seats, options)
        play_out(match, bots, seed * 1_000_000 + number, looker)
        middle = _middle(match)
        state: Any = middle.state
        mind = make_mind(state)
        mind.recall(remember(middle))
        game_even, game_guessed = [], []
        for viewer in range(seats):
            game_even += lost_logarithms(mind.even_guesses(state, viewer), state, viewer)
            game_guessed += lost_logarithms(mind.guesses(state, viewer), state, viewer)
        even += game_even
        guessed += game_guessed
        by_game.append((sum(game_even), sum(game_guessed)))
    low, high = _interval(by_game, seed)
    return {
        "seats": seats,
        "games": games,
        "even": sum(even) / len(even),
        "guessed": sum(guessed) / len(guessed),
        "better": 1 - sum(guessed) / sum(even),
        "low": low,
        "high": high,
        "shown_freely": looker.shown / (games * seats * codes.CARDS_KEPT),
    }


def _middle(match: Match) -> Match:
    """The same game, before the roll after half of its turns."""
    rolls = [line.n for line in match.steps if line.by == "chance" and line.do.startswith("roll")]
    return fork(match, rolls[len(rolls) // 2] - 1)


def _interval(by_game: list[tuple[float, float]], seed: int) -> tuple[float, float]:
    """95 %, by drawing games anew."""
    rng = random.Random(seed)
    found = []
    for _ in range(400):
        drawn = rng.choices(by_game, k=len(by_game))
        found.append(1 - sum(each[1] for each in drawn) / sum(each[0] for each in drawn))
    found.sort()
    return found[9], found[-10]


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="level:3")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = measure(asked.seats, asked.games, asked.bot, asked.seed, {})
    if asked.json:
        print(json.dumps(found))
        return
    print(f"{found['games']} games of {asked.bot}, {found['seats']} seats, each in its middle:")
    print(f"  log loss of an even guess  {found['even']:.4f}")
    print(f"  log loss of the bots       {found['guessed']:.4f}")
    print(f"  better by {found['better']:.1%} (95 %: {found['low']:.1%} to {found['high']:.1%})")
    print(f"  cards turned up freely: {found['shown_freely']:.2%} of all that were dealt and kept")


if __name__ == "__main__":
    main()
