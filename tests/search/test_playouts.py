"""Random games in compiled loops: reproducible, divisible, and the same that bots would play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller.bots.driver import play_out
from ratskeller.bots.random_bot import RandomBot
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import NOBODY
from ratskeller.kernel.rng import Rng
from ratskeller.search.playouts import count_playouts, game_seed, play_games, playout
from tests.conformance.play import UNCOMPILED
from tests.search.little_games import Coin, Corridor

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game


def test_rows_are_reproducible(game: Game) -> None:
    start = game.set_up(game.seats[0], {}, {})
    row = start.as_row()
    rows = play_games(start, 5, 0, 10)
    assert play_games(start, 5, 0, 10) == rows
    assert play_games(start, 6, 0, 10) != rows
    assert start.as_row() == row


@pytest.mark.parametrize("parts", [[12], [1] * 12, [5, 7], [0, 3, 0, 9]])
def test_any_split_of_the_range_gives_the_same_rows(game: Game, parts: list[int]) -> None:
    start = game.set_up(game.seats[0], {}, {})
    whole = play_games(start, 2**64 - 1, 100, 12)
    found: list[list[int]] = []
    for part in parts:
        found += play_games(start, 2**64 - 1, 100 + len(found), part)
    assert found == whole


def test_a_row_says_how_a_game_went(game: Game) -> None:
    for seats in game.seats:
        for row in play_games(game.set_up(seats, {}, {}), 9, 3, 4):
            index, steps, ending, digest, *results = row
            scores, ranks = results[:seats], results[seats:]
            assert 3 <= index < 7
            assert 1 <= steps <= game.steps_max
            assert ending in game.endings
            assert 0 <= digest < 2**64
            assert len(scores) == len(ranks) == seats
            assert min(ranks) == 1 or ranks == [2]  # who has lost alone has no place
            assert max(ranks) <= seats or ranks == [2]


def test_bots_at_random_play_the_same_games(game: Game) -> None:
    seats = game.seats[1] if len(game.seats) > 1 else game.seats[0]
    rows = play_games(game.set_up(seats, {}, {}), 77, 0, 2 if UNCOMPILED else 5)
    for index, row in enumerate(rows):
        match = Match(game, seats)
        play_out(match, [RandomBot()] * seats, game_seed(77, index))
        end = match.end()
        assert end is not None
        assert row == [index, end.steps, match.state.ending, match.state.digest(), *end.scores, *end.ranks]


def test_a_playout_goes_to_the_end() -> None:
    state = Corridor().begin(2, 0, 1000)
    assert playout(state, Rng(1), Rng(2)) == 1000
    assert state.mover == NOBODY
    assert playout(state, Rng(1), Rng(2)) == 0


def test_dealer_and_players_draw_from_streams_of_their_own() -> None:
    """The same dealer tosses the same coins, whatever the players do."""
    tossed = []
    for players in range(8):
        dealer = Rng(3)
        playout(Coin().begin(2, -1, 0), dealer, Rng(players))
        tossed.append(dealer.position)
    assert len(set(tossed)) == 1


def test_counting_plays_whole_games(game: Game) -> None:
    start = game.set_up(game.seats[0], {}, {})
    assert count_playouts(start, 1, 0) == 0
    steps = count_playouts(start, 1, 5)
    assert steps >= 5
    assert count_playouts(start, 1, 5) == steps


def test_seeds_of_games_differ() -> None:
    seeds = {game_seed(seed, index) for seed in (0, 1, 2**64 - 1) for index in range(200)}
    assert len(seeds) == 600
    assert game_seed(1, 2) == Rng(1).split(2).seed
