"""The search bot is much better than chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller import BUILD
from ratskeller.bots.driver import play_out
from ratskeller.bots.registry import make_bot
from ratskeller.kernel.match import Match
from ratskeller.search.playouts import game_seed

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

pytestmark = pytest.mark.skipif(BUILD.kind == "pure", reason="too slow uncompiled, and both builds search alike")


def win_share(game: Game, strong: str, weak: str, games: int) -> float:
    """What one strong bot wins against three weak ones, going round the table."""
    bots = [make_bot(strong, game), make_bot(weak, game)]
    share = 0.0
    for index in range(games):
        seat = index % 4
        match = Match(game, 4)
        play_out(match, [bots[0] if each == seat else bots[1] for each in range(4)], game_seed(7, index))
        share += match.state.reward(seat)
    return share / games


def test_searching_beats_chance(rats: Game) -> None:
    """About 70 % when this was written, where 25 % is an equal share."""
    assert win_share(rats, "search:300", "random", 200) > 0.55


def test_searching_longer_beats_searching_shortly(rats: Game) -> None:
    assert win_share(rats, "search:400", "search:25", 120) > 0.30
