"""What must hold in every position of every game, and at every end."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from ratskeller.kernel.errors import Refused
from ratskeller.kernel.numbers import CHANCE, NOBODY, NOT_NOW, PERMITTED, RUNNING
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.state import State
from tests.conformance.play import steps, viewers

if TYPE_CHECKING:
    from collections.abc import Iterable
    from collections.abc import Set as AbstractSet

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match


@cache
def written_clauses(name: str) -> frozenset[str]:
    """The clauses that a game's RULES.md really has."""
    rules = (files("ratskeller.games") / name / "RULES.md").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^- \*\*(\S+)\*\*", rules, flags=re.MULTILINE))


def check_position(game: Game, state: State, clauses: AbstractSet[str]) -> None:
    """All that can be asked of one position."""
    for seat in range(state.seats):
        check_actions(game, state, seat, clauses)
    check_chance(game, state)
    check_mover(state)


def check_actions(game: Game, state: State, seat: int, clauses: AbstractSet[str]) -> None:
    """The legal list of a seat, and `forbids` over the whole action space."""
    legal = check_legal(state, seat, game.action_codes())
    assert legal == state.legal_actions(seat), "the same question, another answer"
    assert len(legal) == state.legal(seat)
    for reason in {state.forbids(seat, code) for code in game.action_codes()} - {PERMITTED, NOT_NOW}:
        clause = game.clauses.get(reason)
        assert clause is not None, f"forbidden for the reason {reason}, which is no clause"
        assert clause.id in clauses
    assert game.clauses.get(NOT_NOW) is None


def check_legal(state: State, seat: int, codes: Iterable[int]) -> list[int]:
    """However `legal` finds them: it lists what `forbids` permits, no more, no less, in the order of the codes."""
    legal = state.legal_actions(seat)
    assert legal == [code for code in codes if state.forbids(seat, code) == PERMITTED]
    return legal


def check_draw(state: State, seed: int, *, in_its_own_way: bool) -> None:
    """However `draw` finds an outcome: it is the one that `State.draw` finds, and the stream goes on alike.

    A game with a way of its own must at least draw what is possible.
    """
    one, other = Rng(seed), Rng(seed)
    outcome = state.draw(one)
    if in_its_own_way:
        assert outcome in {code for code, _ in state.weighted_outcomes()}
    else:
        assert (outcome, one.next()) == (State.draw(state, other), other.next())


def check_chance(game: Game, state: State) -> None:
    """The outcomes and their weights, if chance has the word."""
    if not state.is_chance():
        return
    outcomes = state.weighted_outcomes()
    assert outcomes
    assert outcomes == state.weighted_outcomes(), "the same question, another answer"
    assert len({code for code, _ in outcomes}) == len(outcomes)
    assert all(weight > 0 for _, weight in outcomes)
    assert {code for code, _ in outcomes} <= set(game.outcome_codes())


def check_mover(state: State) -> None:
    """Whoever must act can, is waited for and knows it; nobody can act once it is over."""
    if state.mover >= 0:
        assert state.mover < state.seats
        assert state.legal(state.mover) > 0
        assert state.awaited(state.mover) >> state.mover & 1
    else:
        assert state.mover in {CHANCE, NOBODY}
    assert state.is_over() == (state.mover == NOBODY) == (state.ending != RUNNING)
    assert state.is_over() == (steps(state) == [])
    for viewer in viewers(state):
        assert 0 <= state.awaited(viewer) < 1 << state.seats
        assert not (state.is_over() and state.awaited(viewer))


def check_end(game: Game, match: Match, clauses: AbstractSet[str]) -> None:
    """The door is shut, somebody has won, and one whole win is shared."""
    state, words, told = match.state, match.state.as_row(), len(match.steps)
    assert told <= game.steps_max
    for seat in range(state.seats):
        for code in game.action_codes():
            with pytest.raises(Refused, match="the game is over"):
                match.act(seat, code)
    for code in game.outcome_codes():
        with pytest.raises(Refused, match="nothing is to be rolled or drawn"):
            match.deal(code)
    assert (state.as_row(), len(match.steps)) == (words, told)
    seats = range(state.seats)
    ranks = [state.rank(seat) for seat in seats]
    if set(ranks) == {state.seats + 1}:  # the game itself has won
        assert all(state.reward(seat) == 0 for seat in seats)
    elif len(seats) == 1:  # played alone, the reward says how well
        assert ranks == [1]
        assert 0 <= state.reward(0) <= 1
    else:
        assert 1 in ranks
        assert all(ranks[seat] == 1 + sum(ranks[other] < ranks[seat] for other in seats) for seat in seats)
        assert sum(state.reward(seat) for seat in seats) == pytest.approx(1)
        assert all((state.reward(seat) > 0) == (ranks[seat] == 1) for seat in seats)
    end = match.end()
    assert end is not None
    assert end.clause in clauses
    assert (end.end, end.steps, end.ranks) == (game.endings[state.ending].name, told, ranks)
