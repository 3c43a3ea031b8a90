"""Verdicts: stated limits, wide intervals, and no word about what has hardly been seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.kernel.game import Ending
from ratskeller.lab.findings import DEALT_LIMIT, PLAYED_LIMIT, Finding, Findings, certain, find, judge
from ratskeller.lab.piece_counter import PieceCounter
from ratskeller.lab.summary import interval
from ratskeller.lab.sums import Estimate
from tests.lab.little_study import STOP, LittlePieces, LittleState, Oracle, Told
from tests.lab.test_piece_counter import ACE, DOOM, HILL, RAIN, RUBBISH, SUN, TWOS, deals

if TYPE_CHECKING:
    from collections.abc import Callable

ENDINGS = {1: Ending("end", "1.1", "it ended")}


def findings(counter: PieceCounter, pieces: LittlePieces | None = None) -> Findings:
    return find(counter.tally, pieces or LittlePieces(), ENDINGS)


def watched(
    games: int, see: Callable[[PieceCounter, Any, int], None], rewards: Callable[[int], list[float]]
) -> list[Finding]:
    counter = PieceCounter(LittlePieces(), 2)
    for number in range(games):
        state: Any = LittleState(rewards(number))
        see(counter, state, number)
        counter.end_game(state, 1)
    return findings(counter).pieces


def alternately(number: int) -> list[float]:
    return [float(number % 2), 1.0 - number % 2]


def test_more_comparisons_need_wider_intervals() -> None:
    assert certain(1) == pytest.approx(1.96, abs=0.001)
    assert certain(100) == pytest.approx(3.48, abs=0.01)
    assert interval(0.5, 100, certain(100))[0] < interval(0.5, 100)[0]


@pytest.mark.parametrize(
    ("value", "error", "expected"),
    [
        (0.20, 0.01, "too strong"),
        (0.20, 0.06, "open"),  # beyond the limit, but not surely
        (0.02, 0.01, "in bounds"),
        (0.02, 0.05, "open"),  # within, but not surely
        (-0.20, 0.01, "too weak"),
        (-0.20, 0.06, "open"),
    ],
)
def test_a_figure_is_surely_beyond_surely_within_or_open(value: float, error: float, expected: str) -> None:
    assert judge(Estimate(value, error), 0.1, 2.0) == expected
    assert judge(None, 0.1, 2.0) == "open"
    assert judge(Estimate(value, error), 0.0, 2.0) == "open"  # all games lost, say: nothing to compare


def test_a_card_that_wins_alone_is_found_and_a_fair_one_is_not() -> None:
    strong = findings(deals(1, 2, 10, 3000, 0.5)).pieces[ACE]
    assert strong.verdict == "too strong"
    assert strong.effect is not None
    assert strong.effect.value > DEALT_LIMIT * 0.25
    assert findings(deals(1, 2, 10, 3000, 0.0)).pieces[ACE].verdict == "in bounds"
    few = findings(deals(1, 2, 10, 20, 0.5)).pieces[ACE]
    assert (few.effect, few.verdict) == (None, "open")


def test_a_dead_card_is_found() -> None:
    def see(counter: PieceCounter, state: Any, number: int) -> None:
        bot: Any = object()
        counter.see_choice(state.asked(HILL, STOP), 0, HILL if number % 100 == 0 else STOP, bot)
        counter.see_choice(state.asked(RUBBISH, STOP), 0, STOP, bot)

    found = watched(1000, see, alternately)
    assert (found[HILL].chosen, found[HILL].verdict) == (0.01, "hardly ever chosen")
    assert found[RUBBISH].verdict == "not judged"
    assert (found[TWOS].verdict, found[SUN].verdict) == ("never came up", "never came up")
    assert watched(30, see, alternately)[HILL].verdict == "open"


def test_a_play_that_decides_is_found_by_comparison_with_its_deck() -> None:
    def see(counter: PieceCounter, state: Any, number: int) -> None:
        for _ in range(9):
            counter.see_choice(state.asked(ACE, STOP), 0, ACE, Oracle(a0=0.5, a9=0.45))
        worth = 0.5 + 0.05 + PLAYED_LIMIT + 0.15
        if number % 2:
            counter.see_choice(state.asked(TWOS, STOP), 0, TWOS, Oracle(a1=worth, a9=0.5))

    counter = PieceCounter(LittlePieces(), 2)
    for number in range(200):
        state: Any = LittleState(alternately(number), copies={ACE: [0.5, 0.5], TWOS: [1.0, 1.0]})
        see(counter, state, number)
        counter.end_game(state, 1)
    found = findings(counter).pieces
    assert (found[ACE].verdict, found[TWOS].verdict) == ("in bounds", "too strong")
    gain = found[ACE].gain
    assert gain is not None
    assert gain.value == pytest.approx(0.05)


def test_what_is_meant_to_stand_out_is_no_part_of_the_mean() -> None:
    def see(counter: PieceCounter, _state: Any, number: int) -> None:
        winner = number % 2 == 0
        told: Any = [Told(SUN, int(winner)), Told(RAIN, number // 2 % 2), Told(DOOM, int(winner))]
        counter.see_events(told)

    found = watched(400, see, alternately)
    sun, rain, doom = found[SUN].effect, found[RAIN].effect, found[DOOM].effect
    assert sun is not None
    assert rain is not None
    assert doom is not None
    assert rain.value == pytest.approx(-sun.value)  # SUN and RAIN are compared with each other
    assert doom.value == pytest.approx(sun.value)  # DOOM happens when SUN does, and is compared with both
    assert found[DOOM].reason == "It is doom."


@pytest.mark.parametrize(("lost", "verdict"), [(40, "open"), (400, "too weak")])
def test_that_all_were_lost_is_not_certainty(lost: int, verdict: str) -> None:
    """Who meets SUN wins one game of ten, who meets RAIN none: in forty games that may be chance, in 400 it is not."""

    def see(counter: PieceCounter, _state: Any, number: int) -> None:
        winner = 1 - number % 2
        told: Any = [Told(SUN, winner if number % 10 == 0 else 1 - winner)]
        if number < lost:
            told.append(Told(RAIN, 1 - winner))
        counter.see_events(told)

    rain = watched(4000, see, alternately)[RAIN]
    assert rain.verdict == verdict
    assert rain.effect is not None
    assert rain.effect.reach > 0.01


def test_places_in_the_order_of_play() -> None:
    counter = PieceCounter(LittlePieces(), 2)
    for number in range(2000):
        first = number % 2
        ahead = number % 5 < 3  # the first player wins three of five games
        state: Any = LittleState([float(seat == (first if ahead else 1 - first)) for seat in range(2)], first=first)
        counter.end_game(state, 1)
    found = findings(counter)
    assert [each.wins for each in found.by_order] == [0.6, 0.4]
    assert [each.verdict for each in found.by_order] == ["too strong", "in bounds"]
    assert [each.wins for each in found.by_seat] == [0.5, 0.5]
    assert [(each.ending, each.games) for each in found.endings] == [("end", 2000)]


@pytest.mark.parametrize(
    ("wins", "expected"), [(100, "too weak"), (380, "in bounds"), (450, "open"), (700, "too strong")]
)
def test_alone_the_share_of_wins_has_bounds(wins: int, expected: str) -> None:
    counter = PieceCounter(LittlePieces(), 1)
    for number in range(1000):
        state: Any = LittleState([float(number < wins)])
        counter.end_game(state, 1)
    assert [each.verdict for each in findings(counter).by_order] == [expected]
