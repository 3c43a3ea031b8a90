"""Candles: what is said when it is dark."""

from __future__ import annotations

from ratskeller.games.candles.game import GAME
from ratskeller.kernel.match import Match
from tests.games.epilogues import moments, tell


def test_the_winner_the_loser_and_a_spectator_read_different_headlines() -> None:
    match = Match(GAME, 2, {"candles": 5})
    for number in (3, 1, 1):
        match.act(match.state.mover, GAME.read_action(f"snuff {number}"))
    assert tell(match, 1).headline == "You have found the stairs."
    assert tell(match, 0).headline == "You sit in the dark, and Ben is long gone."
    assert tell(match).headline == "Ben has found the stairs."
    assert tell(match, 0, "de").headline == "Du sitzt im Dunkeln, und Ben ist längst fort."
    told = tell(match)
    assert [row.points for row in told.rows] == [(4, 1)]
    assert told.scores == ("four candles", "one candle")
    assert moments(told) == {"What decided it": (2, "Ben leaves a single flame to the other, and hears it go out.")}
