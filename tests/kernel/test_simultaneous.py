"""Acting at the same time, in any order, and out of turn: the door and the records need no special case for it."""

from __future__ import annotations

from itertools import permutations

import pytest

from ratskeller.kernel.errors import Altered, Refused
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.record import read_record, write_record
from ratskeller.kernel.replay import fork, replay, verify
from tests.conformance.play import Driver, Setup, play, play_on
from tests.conformance.positions import check_end, check_position
from tests.kernel.toy import TOY, skip_unless_uncompiled

skip_unless_uncompiled()

GAME = TOY
CLAUSES = {"T1", "T2", "T3", "T4", "T5"}


def table(seats: int = 2, cards: str = "", **options: int) -> Match:
    """A toy game in which these cards have been dealt."""
    match = Match(GAME, seats, options)
    for card in cards:
        match.deal(GAME.read_outcome(f"card {card}"))
    return match


def act(match: Match, *texts: str) -> Match:
    """Let the seats do what is written, such as `high 1`."""
    for text in texts:
        match.act(int(text[-1]), GAME.read_action(text))
    return match


def test_bids_come_in_any_order_and_lead_to_the_same_position() -> None:
    bids = ("high 0", "low 1", "high 2")
    ends = [act(table(3, "123"), *order).state.as_row() for order in permutations(bids)]
    assert ends == [ends[0]] * 6


def test_the_mover_is_only_the_first_who_must() -> None:
    match = act(table(2, "12"), "low 1")
    assert match.state.mover == 0
    act(match, "high 0")
    assert match.state.is_chance()


def test_a_second_bid_names_its_clause() -> None:
    match = act(table(2, "12"), "low 1")
    with pytest.raises(Refused, match="there is one bid a round") as caught:
        act(match, "high 1")
    assert caught.value.clause == "T1"


def test_a_card_can_be_shown_before_and_after_a_bid() -> None:
    for order in (("show 1", "high 1", "low 0"), ("high 1", "show 1", "low 0"), ("low 0", "show 1", "high 1")):
        match = act(table(2, "12"), *order)
        assert [step.do for step in match.steps[2:]] == list(order)
        assert match.state.is_chance()


def test_a_card_can_be_shown_while_chance_deals_on() -> None:
    match = table(3, "3")
    assert match.state.is_chance()
    act(match, "show 0")
    assert match.state.is_chance()
    with pytest.raises(Refused, match="there is no card to show") as caught:
        act(match, "show 1")
    assert caught.value.clause == "T3"
    with pytest.raises(Refused, match="the dice have the word"):
        act(match, "low 0")


def test_a_roll_is_derived_although_somebody_acted_in_between() -> None:
    match, driver = Match(GAME, 3, {}, seed=5), Driver(5)
    match.deal_from(driver.dealer)
    act(match, "show 0")
    match.deal_from(driver.dealer)
    match.deal_from(driver.dealer)
    verdict = verify(GAME, match.record())
    assert (verdict.rolls, verdict.rolls_derived, verdict.finished) == (3, True, False)


def test_a_bid_is_secret_until_the_last_one() -> None:
    match = act(table(2, "12"), "high 1")
    views = [match.scene(viewer).view for viewer in (0, 1, SPECTATOR)]
    assert [view.bids for view in views] == [(0, 0), (0, 2), (0, 0)]
    assert [view.has_bid for view in views] == [(False, True)] * 3
    told = match.act(0, GAME.read_action("low 0"))
    assert all(event.is_for(SPECTATOR) for event in told)


def test_somebody_out_of_turn_can_end_the_game() -> None:
    match = act(table(3, "111"), "fold 2")
    end = match.end()
    assert end is not None
    assert (end.end, end.clause, end.ranks) == ("folded", "T5", [1, 1, 1])


def test_records_keep_the_order_in_which_things_were_done() -> None:
    match = act(table(2, "12", rounds=1), "high 1", "show 0", "show 1", "low 0")
    text = write_record(match.record())
    assert [(step.by, step.do) for step in match.steps[2:]] == [
        (1, "high 1"),
        (0, "show 0"),
        (1, "show 1"),
        (0, "low 0"),
    ]
    assert replay(GAME, read_record(text)).state.as_row() == match.state.as_row()
    assert fork(match, 4).state.as_row() == act(table(2, "12", rounds=1), "high 1", "show 0").state.as_row()


def test_a_step_by_the_wrong_seat_is_found() -> None:
    record = act(table(2, "12", rounds=1), "high 1", "low 0").record()
    text = write_record(record).replace('"by":1,"do":"high 1"', '"by":0,"do":"high 1"')
    with pytest.raises(Altered, match="Step 3"):
        replay(GAME, read_record(text))


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_are_sound(seats: int) -> None:
    for seed in range(40):
        setup = Setup(seats, {"rounds": 1 + seed % 3}, {}, seed)
        match, driver = setup.open(GAME), Driver(seed)
        while not match.state.is_over():
            check_position(GAME, match.state, CLAUSES)
            driver.step(match)
        check_position(GAME, match.state, CLAUSES)
        check_end(GAME, match, CLAUSES)


def test_random_games_replay_and_reload_anywhere() -> None:
    for seed in range(40):
        setup = Setup(2 + seed % 2, {}, {}, seed)
        match = play(GAME, setup)
        record = read_record(write_record(match.record()))
        assert verify(GAME, record).rolls_derived
        stopped, driver = setup.open(GAME), Driver(seed)
        while not stopped.state.is_over():
            play_on(stopped, driver, 1 + seed % 4)
            stopped = replay(GAME, read_record(write_record(stopped.record())))
        assert stopped.record() == record
