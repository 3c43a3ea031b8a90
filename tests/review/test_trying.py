"""Another choice at a decision, and advice before one: judged by the same judge, from what the seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller import BUILD
from ratskeller.bots.bot import imagine
from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.record import write_record
from ratskeller.kernel.rng import Rng
from ratskeller.review import parts, trying
from ratskeller.review.edition import edition
from ratskeller.review.judge import Judge
from ratskeller.review.trying import Trial, judge_trial, position_before
from tests.review.games import LITTLE, play

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.record import Record

compiled = pytest.mark.skipif(BUILD.kind == "pure", reason="slow")
TRIED_OUT = "rathulhu"
WORKED_OUT = "rats_in_the_walls"


def record_of(game: Game) -> Record:
    return play(game, max(game.seats[0], 2), 6)


def a_decision(game: Game, record: Record, least: int) -> tuple[int, int, int, list[int]]:
    """A decision with so many choices: its step, its seat, what was done, and all choices."""
    for step, line in enumerate(record.steps, start=1):
        if line.by != "chance":
            choices = position_before(game, record, step)[0].legal_actions(line.by)
            if len(choices) >= least:
                return step, line.by, game.read_action(line.do), choices
    raise AssertionError


@pytest.mark.parametrize(("name", "least"), [(TRIED_OUT, 5), (WORKED_OUT, 3)])
def test_what_is_tried_is_compared_with_what_was_done_whatever_it_is(name: str, least: int) -> None:
    game = find_game(name)
    record = record_of(game)
    step, seat, done, choices = a_decision(game, record, least)
    state, memory = position_before(game, record, step)
    judge = Judge(game, LITTLE)
    for code in choices:
        judgement = judge.judge(state, seat, code, memory, Rng(1).split(step), also=done)
        assert judgement is not None
        codes = [each.code for each in judgement.options]
        assert codes[0] == code
        assert done in codes
        assert len(codes) == len(set(codes)) <= 4
        assert judgement.options[0].gain == 0.0
        again = judge.judge(state, seat, code, memory, Rng(1).split(step), also=done)
        assert again == judgement, "the same streams"


@compiled
@pytest.mark.parametrize("name", GAMES)
def test_advice_rests_on_what_the_seat_knows_and_is_the_same_every_time(name: str) -> None:
    game = find_game(name)
    record = record_of(game)
    step, seat, _, choices = a_decision(game, record, 2)
    state, memory = position_before(game, record, step)
    judge = Judge(game, LITTLE)
    found = judge.advise(state, seat, memory, Rng(3))
    assert found is not None
    closest, best = found.options[:2]
    assert {closest.code, best.code} <= set(choices)
    assert closest.code != best.code
    for number in range(3):
        assert judge.advise(imagine(state, seat, Rng(number)), seat, memory, Rng(3)) == found


@compiled
def test_where_there_is_nothing_to_decide_there_is_no_advice() -> None:
    found = 0
    for game in GAMES.values():
        record = record_of(game)
        for step, line in enumerate(record.steps, start=1):
            state, memory = position_before(game, record, step)
            if line.by != "chance" and len(state.legal_actions(line.by)) == 1:
                judge = Judge(game, LITTLE)
                assert judge.advise(state, line.by, memory, Rng(1)) is None
                assert judge.judge(state, line.by, game.read_action(line.do), memory, Rng(1)) is None
                found += 1
                break
    assert found


def test_a_trial_is_a_task_for_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(WORKED_OUT)
    record = record_of(game)
    text = write_record(record)
    step, seat, done, choices = a_decision(game, record, 3)
    monkeypatch.setattr(trying, "judge_of", lambda _: Judge(game, LITTLE))
    other = next(each for each in choices if each != done)
    judgement = judge_trial(Trial(text, 1, step, other))
    state, memory = position_before(game, record, step)
    assert judgement == Judge(game, LITTLE).judge(state, seat, other, memory, Rng(1).split(step), also=done)
    chance = next(number for number, line in enumerate(record.steps, start=1) if line.by == "chance")
    with pytest.raises(BadSetup, match="no decision"):
        judge_trial(Trial(text, 1, chance, other))


def test_an_edition_is_another_one_where_the_judge_or_the_rules_are(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {edition(game) for game in GAMES.values()}
    assert len(found) == len(GAMES)
    game = find_game(WORKED_OUT)
    monkeypatch.setattr("ratskeller.review.edition.VERSION", 1000)
    edition.cache_clear()
    assert edition(game) not in found
    edition.cache_clear()


def test_a_process_keeps_the_record_that_it_is_asked_about() -> None:
    text = write_record(record_of(find_game(WORKED_OUT)))
    assert parts.read_text(text) is parts.read_text(text)
