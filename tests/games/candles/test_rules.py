"""Candles, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from ratskeller.games.candles.game import GAME
from ratskeller.kernel.errors import BadSetup, Refused
from ratskeller.kernel.match import Match


def play(candles: int, *snuffed: int) -> Match:
    """A table at which the seats have snuffed so many candles in turn."""
    match = Match(GAME, 2, {"candles": candles})
    for number in snuffed:
        match.act(match.state.mover, GAME.read_action(f"snuff {number}"))
    return match


def state(match: Match) -> Any:
    return match.state


def test_1_1_thirteen_candles_burn_or_as_many_as_agreed() -> None:
    assert state(Match(GAME, 2)).lit == 13
    assert state(play(5)).lit == 5
    assert state(play(21)).lit == 21
    for wrong in (4, 22):
        with pytest.raises(BadSetup, match="takes a whole number from 5 to 21"):
            play(wrong)


def test_1_2_the_first_seat_begins() -> None:
    assert play(13).state.mover == 0


def test_2_1_one_two_or_three_are_snuffed_and_nobody_passes() -> None:
    assert [GAME.write_action(code) for code in play(13).state.legal_actions(0)] == ["snuff 1", "snuff 2", "snuff 3"]
    assert [state(play(13, number)).lit for number in (1, 2, 3)] == [12, 11, 10]


def test_2_2_nobody_can_snuff_more_than_burn() -> None:
    match = play(5, 3)
    with pytest.raises(Refused, match=r"nobody can snuff more candles than burn \(clause 2\.2\)"):
        match.act(1, GAME.read_action("snuff 3"))
    assert state(match).lit == 2


def test_2_3_then_it_is_the_turn_of_the_other() -> None:
    match = play(13, 1)
    assert match.state.mover == 1
    with pytest.raises(Refused, match="it is the turn of"):
        match.act(0, GAME.read_action("snuff 1"))
    assert play(13, 1, 1).state.mover == 0


@pytest.mark.parametrize(("snuffed", "loser"), [((3, 1, 1), 0), ((3, 2), 1), ((1, 1, 1, 1, 1), 0)])
def test_3_1_whoever_snuffs_the_last_candle_has_lost(snuffed: tuple[int, ...], loser: int) -> None:
    match = play(5, *snuffed)
    end = match.end()
    assert end is not None
    assert (end.end, end.clause) == ("dark", "3.1")
    assert end.ranks == [2 - (seat != loser) for seat in range(2)]
