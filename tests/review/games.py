"""Finished games to look back on, and a budget so small that many can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.bots.driver import play_out
from ratskeller.bots.registry import make_bots
from ratskeller.kernel.match import Match
from ratskeller.review.judge import Budget, Judge
from ratskeller.review.reviewing import review

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.record import Record
    from ratskeller.review.reviewed import ReviewedStep

LITTLE = Budget(parts=(500,), looks=8, tries=(2, 3, 4), terms=2, games=2)


def play(game: Game, seats: int, seed: int, bots: str = "random") -> Record:
    """The record of a game between bots."""
    match = Match(game, seats, seed=seed)
    play_out(match, make_bots(bots, seats, game), seed)
    return match.record()


def review_all(game: Game, record: Record, seed: int = 1, budget: Budget = LITTLE) -> list[ReviewedStep]:
    """A whole review."""
    return list(review(Judge(game, budget), record, seed))
