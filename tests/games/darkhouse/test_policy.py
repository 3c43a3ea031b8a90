"""The policy behind the bot `greedy`: legal everywhere, the same every time, and no fool."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ratskeller import BUILD
from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.darkhouse.rules.policy import choose
from ratskeller.kernel.rng import Rng
from tests.games.darkhouse.table import GAME, Table, own_board

BOARDS = ["tower", "ring", own_board(), own_board(sizes=(8, 4, 6, 6, 6, 6), gray=(2, 3, 4, 9))]
IS_SLOW = BUILD.kind == "pure"  # then a sample will do; both builds play the same games
ENOUGH = 30  # games


def play_alone(board: Any, seed: int, **options: Any) -> Any:
    """A game that the policy plays alone."""
    state: Any = GAME.set_up(1, {"games": 1, **options}, {"board": board})
    dice = Rng(seed)
    state.telling = False
    while not state.is_over():
        if state.is_chance():
            state.apply(-1, state.draw(dice))
        else:
            state.apply(0, choose(state, 0))
    return state


@pytest.mark.parametrize("board", BOARDS, ids=["tower", "ring", "chain", "large first block"])
@settings(max_examples=1 if IS_SLOW else 20)
@given(
    seed=st.integers(0, 2**32),
    seats=st.integers(1, 6),
    penalty=st.sampled_from(["each", "block", "once"]),
    last_deadline=st.booleans(),
    games=st.sampled_from([1, 3]),
)
def test_it_only_does_what_is_legal(
    board: Any, seed: int, seats: int, penalty: str, last_deadline: bool, games: int
) -> None:
    """Everybody who may act is asked, and plays at random or by the policy."""
    options = {"games": games, "x_penalty": penalty, "last_deadline": last_deadline}
    state: Any = GAME.set_up(seats, options, {"board": board})
    rng = Rng(seed)
    state.telling = False
    steps = 0
    while not state.is_over() and steps < (40 if IS_SLOW else 150):
        steps += 1
        if state.is_chance():
            state.apply(-1, state.draw(rng))
            continue
        seat = rng.below(seats)
        legal = state.legal_actions(seat)
        if legal:
            before = state.as_row()
            wise = choose(state, seat)
            assert wise in legal
            assert wise == choose(state.copy(), seat)
            assert state.as_row() == before
            state.apply(seat, wise if rng.below(3) else legal[rng.below(len(legal))])


@pytest.mark.skipif(IS_SLOW, reason="both builds play the same games, see below")
@pytest.mark.parametrize("options", [{}, {"x_penalty": "block"}, {"x_penalty": "once", "last_deadline": True}])
def test_it_plays_whole_games_and_is_no_fool(options: dict[str, Any]) -> None:
    """About 348 a game when this was written; random play loses some hundred points."""
    scores = [play_alone("tower", seed, **options).score(0) for seed in range(ENOUGH)]
    assert sum(scores) / ENOUGH > 300


def test_both_builds_play_the_same_game() -> None:
    """The outlook is full of fractions; should they round differently, games would part."""
    assert play_alone("ring", 7).score(0) == 323


# ---- what it thinks of single positions ----------------------------------------------------------------------


def answer(table: Table) -> str:
    """What the policy does for seat 1."""
    state: Any = table.match.state
    return GAME.write_action(choose(state, 0))


def follow(table: Table) -> list[str]:
    """What the policy does until something is rolled again or the round is over."""
    done: list[str] = []
    before = table.view().round
    while not table.match.state.is_chance() and table.view().round == before:
        done.append(answer(table))
        table.do(done[-1])
    return done


def test_six_sixes_fill_a_block() -> None:
    assert follow(Table().open(4, "666666")) == ["place 6 in 4"] * 6


def test_of_a_mixed_roll_it_keeps_one_number_and_rolls_the_rest() -> None:
    assert follow(Table().open(4, "123666")) == ["place 6 in 4"] * 3 + ["reroll"]


def test_ones_are_rolled_again_or_left() -> None:
    table = Table().open(4, "111111")
    assert answer(table) == "reroll"
    table.work(1, "111111", "111111")
    assert table.view().round == 2


@pytest.mark.parametrize("penalty", ["each", "block", "once"])
def test_a_deadline_is_met_with_anything(penalty: str) -> None:
    """Two boxes of block 4 are empty when its deadline comes: a two is better than an X."""
    table = Table(x_penalty=penalty).rounds([(4, "666611, 6>4 x4"), (2, "")])
    table.open(4, "111112").work(1, "111112", "111122")
    assert follow(table) == ["place 2 in 4"] * 2


@pytest.mark.parametrize("penalty", ["each", "block", "once"])
def test_even_a_block_that_cannot_be_saved_takes_what_there_is(penalty: str) -> None:
    """Block 4 is shut already, and block 5 will be; until then a two counts two."""
    table = Table(x_penalty=penalty).rounds([*[(4, "")] * 3, (5, "666611, 6>5"), (5, "")])
    table.open(5, "111111").work(1, "111111", "111112")
    assert answer(table) == "place 2 in 5"


def test_an_arc_leads_to_where_dice_are_wanted_and_is_paid_with_the_worst() -> None:
    """Block 3 lacks two sixes, block 4 is full."""
    table = Table().rounds([(4, "666666, 6>4 x6"), (3, "666611, 6>3 x4")])
    table.open(4, "111111").work(1, "111111", "112566")
    assert follow(table)[:3] == ["arc 3-4 with 2", "place 6 in 3", "place 6 in 3"]


def test_in_the_last_roll_a_die_that_spoils_a_block_is_not_laid() -> None:
    """Five sixes stand in block 4 and there is time: a two would halve it."""
    table = Table().rounds([(2, ""), (4, "666661, 6>4 x5")])
    table.open(4, "111111").work(1, "111111", "111112")
    assert answer(table) == "stop"


def test_codes_of_the_table_of_odds_fit() -> None:
    """The most dice that can be hoped for, and the most boxes, have a place in the table."""
    assert codes.ODDS_DICE > 6 * (codes.ROUNDS - 1) + 1
    assert codes.ODDS_BOXES == 36 + 1
    assert codes.ODDS_ROWS == codes.ODDS_DEADLINE + 1 == codes.WANTED_MOST + 2
