"""A review: the same every time, in one go or in parts, and never by what lay hidden."""

from __future__ import annotations

import msgspec
import pytest

from ratskeller import BUILD
from ratskeller.bots.bot import imagine
from ratskeller.bots.remembering import Noticing
from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.errors import BadRecord
from ratskeller.kernel.numbers import CHANCE
from ratskeller.kernel.record import write_record
from ratskeller.kernel.replay import walk
from ratskeller.kernel.rng import Rng
from ratskeller.review.judge import Judge
from ratskeller.review.parts import parts_of, review_part
from ratskeller.review.reviewing import review
from tests.review.games import LITTLE, play, review_all

compiled = pytest.mark.skipif(BUILD.kind == "pure", reason="slow")
WITH_SECRETS = [name for name in GAMES if find_game(name).has_secrets]


@compiled
@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_review(name: str) -> None:
    game = find_game(name)
    record = play(game, game.seats[-1] if name == "rats_in_the_walls" else max(game.seats[0], 2), 5)
    assert review_all(game, record) == review_all(game, record)


@compiled
@pytest.mark.parametrize("name", GAMES)
def test_a_review_can_begin_anywhere(name: str) -> None:
    game = find_game(name)
    record = play(game, max(game.seats[0], 2), 6)
    whole = review_all(game, record)
    judge = Judge(game, LITTLE)
    middle = len(record.steps) // 2
    assert list(review(judge, record, 1, middle)) == whole[middle:]
    assert list(review(judge, record, 1, 3, middle)) == whole[3 : middle + 1]
    assert list(review(judge, record, 1)) == whole, "whatever was asked before"


@compiled
def test_parts_make_the_whole() -> None:
    game = find_game("rats_in_the_walls")
    record = play(game, 3, 7)
    parts = parts_of(write_record(record), len(record.steps), 1)
    found = [step for part in reversed(parts) for step in review_part(part)]
    assert sorted(found, key=lambda each: each.step) == list(review(Judge(game), record, 1))


@compiled
def test_another_seed_imagines_something_else() -> None:
    game = find_game("rathulhu")
    record = play(game, 3, 8)
    assert review_all(game, record, 1) != review_all(game, record, 2)


def test_only_a_game_that_is_over_is_looked_back_on() -> None:
    game = find_game("rathulhu")
    record = play(game, 2, 1)
    unfinished = msgspec.structs.replace(record, steps=record.steps[:-1], end=None)
    with pytest.raises(BadRecord, match="not over"):
        review(Judge(game), unfinished)


@compiled
@pytest.mark.parametrize("name", WITH_SECRETS)
def test_a_judgement_does_not_change_when_hidden_things_are_swapped(name: str) -> None:
    """Each real position is dealt anew, as far as the one who decided could not know it: nothing else is found."""
    game = find_game(name)
    record = play(game, max(game.seats[0], 3), 11, "greedy")
    judge, other = Judge(game, LITTLE), Judge(game, LITTLE)
    noticing, before, asked, swapped = None, None, 0, 0
    for step, match in enumerate(walk(game, record)):
        noticing = noticing or Noticing(game, match.state)
        if before is not None:
            line = record.steps[step - 1]
            seat = CHANCE if line.by == "chance" else line.by
            code = game.read_outcome(line.do) if line.by == "chance" else game.read_action(line.do)
            if seat != CHANCE and len(before.legal_actions(seat)) > 1 and asked < 40:
                asked += 1
                hidden = imagine(before, seat, Rng(step))
                swapped += hidden.as_row() != before.as_row()
                memory, rng = noticing.memory(), Rng(1).split(step)
                found = judge.judge(before, seat, code, memory, rng)
                assert found is not None
                assert found == other.judge(hidden, seat, code, memory, rng)
            noticing.see(before, seat, code)
        before = match.state.copy()
    assert asked > 5
    assert swapped > 0
