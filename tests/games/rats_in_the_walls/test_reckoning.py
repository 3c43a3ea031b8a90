"""What a position and a choice are worth, worked out: before dice fall it is the mean of what it is afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from ratskeller import BUILD
from ratskeller.bots.bot import imagine
from ratskeller.games.rats_in_the_walls.rules import codes
from ratskeller.kernel.numbers import CHANCE
from ratskeller.kernel.rng import Rng
from tests.games.rats_in_the_walls.table import GAME, ON_THE_SKULL, TEN_BELIEVED, Table

THREE_DICE = ", ".join(["announce none, believe"] * 2)
EFFORT = 50  # below 100 it is said apart how many rounds a segment is played
PLACES = [
    ("", 4),
    ("peek", 4),
    ("peek, roll 1", 4),
    ("peek, roll 1, announce 1", 4),
    ("peek, roll 1, announce 1, believe", 4),
    ("peek, roll 1, reroll", 4),
    ("announce 1", 4),
    ("announce 1, doubt", 4),
    ("announce 1, believe", 4),
    (THREE_DICE + ", peek, roll 1 2, announce 2, believe, announce 3", 4),
    (THREE_DICE + ", peek", 7),
    (TEN_BELIEVED, 4),
    (ON_THE_SKULL, 4),
    (ON_THE_SKULL + ", announce 1, believe", 4),
]
ROLL_OFF = Table(first=None)


def mind_at(state: Any) -> Any:
    assert GAME.mind is not None
    mind: Any = GAME.mind(state)
    mind.effort, mind.rounds = EFFORT, 3 if BUILD.kind == "pure" else 100
    return mind


def after(state: Any, seat: int, code: int) -> Any:
    found = state.copy()
    found.telling = False
    found.apply(seat, code)
    return found


def at(script: str, seats: int = 4) -> Any:
    table = Table(seats)
    return (table.play(script) if script else table).match.state


@pytest.mark.parametrize(("script", "seats"), PLACES)
def test_the_shares_of_a_position_are_one_win(script: str, seats: int) -> None:
    state = at(script, seats)
    found = mind_at(state).reckon(state)
    assert len(found) == seats
    assert sum(found) == pytest.approx(1, abs=1e-9)
    assert min(found) >= 0


@pytest.mark.parametrize(("script", "seats"), [place for place in PLACES if at(*place).is_chance()])
def test_before_dice_fall_it_is_the_mean_of_what_comes(script: str, seats: int) -> None:
    state = at(script, seats)
    mind, mean, whole = mind_at(state), [0.0] * seats, 0
    for code, weight in state.weighted_outcomes():
        whole += weight
        for seat, share in enumerate(mind.reckon(after(state, CHANCE, code))):
            mean[seat] += weight * share
    assert mind.reckon(state) == pytest.approx([each / whole for each in mean], abs=1e-3)


def test_nothing_has_happened_when_it_is_rolled_for_the_cup() -> None:
    state: Any = ROLL_OFF.match.state
    assert state.phase == codes.ROLLING_OFF
    assert mind_at(state).reckon(state) == [0.25] * 4


@pytest.mark.parametrize(("script", "seats"), [place for place in PLACES if not at(*place).is_chance()])
def test_every_choice_is_worth_something_to_everybody(script: str, seats: int) -> None:
    state = at(script, seats)
    rows = mind_at(state).reckon_choices(state, state.mover)
    assert len(rows) == len(state.legal_actions(state.mover))
    for row in rows:
        assert sum(row) == pytest.approx(1, abs=1e-9)


def test_who_has_seen_the_dice_knows_what_comes() -> None:
    """What a choice is worth to seat 1 is then what the position behind it is."""
    state = at("peek, roll 1")
    mind = mind_at(state)
    for code, row in zip(state.legal_actions(0), mind.reckon_choices(state, 0), strict=True):
        assert row == pytest.approx(mind_at(state).reckon(after(state, 0, code)), abs=0.02)


def test_what_lies_under_the_cup_changes_nothing_for_who_has_not_looked() -> None:
    state = at(THREE_DICE + ", peek, roll 1 2 2, announce 4")
    mind = mind_at(state)
    rows, facts = mind.reckon_choices(state, 1), mind.facts(state, 1)
    other = imagine(state, 1, Rng(4))
    assert other.as_row() != state.as_row()
    assert mind.reckon_choices(other, 1) == rows
    assert mind.facts(other, 1) == facts


def test_a_word_about_dice_that_nobody_has_seen_is_as_likely_as_the_dice_make_it() -> None:
    """One die shows two rats once in six throws."""
    state = at("announce 2")
    assert mind_at(state).facts(state, 1) == [("truth", pytest.approx(1 / 6))]
    believe, doubt = mind_at(state).reckon_choices(state, 1)
    assert doubt[1] > believe[1]


def test_a_word_is_weighed_by_why_it_was_said() -> None:
    state = at(THREE_DICE + ", peek, roll 1 2 2, announce 4")
    [(name, truth)] = mind_at(state).facts(state, 1)
    assert name == "truth"
    assert truth > state.ways_at_least(4) / 6**3, "who has looked and may say less is not always lying"


def test_how_likely_a_word_is_is_asked_by_who_must_believe_or_doubt() -> None:
    state = at("peek, roll none")
    assert "truth" not in dict(mind_at(state).facts(state, 0))
    state = at("peek, roll none, announce none")
    [(_, truth)] = mind_at(state).facts(state, 1)
    assert 0 < truth <= 1


def test_a_handover_that_nobody_thinks_of_is_judged_as_well() -> None:
    state = at(THREE_DICE + ", peek, roll 1 2 2, announce 2, believe")
    rows = mind_at(state).reckon_choices(state, state.mover)
    assert f"doubted {codes.ANNOUNCE + 6}" not in dict(mind_at(state).facts(state, state.mover))
    far = state.legal_actions(state.mover).index(codes.ANNOUNCE + 6)
    assert sum(rows[far]) == pytest.approx(1)
    assert rows[far][state.mover] < max(row[state.mover] for row in rows)


@pytest.mark.skipif(BUILD.kind == "compiled", reason="compiled methods cannot be replaced")
def test_where_a_position_is_not_in_its_segment_the_dice_count_as_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at("peek, roll 1, announce 1")
    mind = mind_at(state)
    monkeypatch.setattr(type(mind), "_solve", lambda *_: codes.NO_NODE)
    assert sum(mind.reckon(state)) == pytest.approx(1)
    assert mind.facts(state, 1) == [("truth", pytest.approx(1 / 3))]
    assert len(mind.reckon_choices(state, 1)) == 2
