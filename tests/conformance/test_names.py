"""Every action and every outcome of every game: whole number, typed value, JSON, notation, and all the way back."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratskeller.kernel.errors import BadText

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

NONSENSE = ["", " ", "\n", "nonsense", "nonsense 1 2", "💀", "null"]


def through_json(value: msgspec.Struct) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=type(value))


def test_every_action_survives_the_way_out_and_back(game: Game) -> None:
    for code in game.action_codes():
        action = game.action(code)
        assert through_json(action) == action
        assert game.action_code(through_json(action)) == code
        assert game.read_action(game.write_action(code)) == code


def test_every_outcome_survives_the_way_out_and_back(game: Game) -> None:
    for code in game.outcome_codes():
        outcome = game.outcome(code)
        assert through_json(outcome) == outcome
        assert game.outcome_code(through_json(outcome)) == code
        assert game.read_outcome(game.write_outcome(code)) == code


def test_no_two_actions_or_outcomes_look_the_same(game: Game) -> None:
    actions, outcomes = game.action_codes(), game.outcome_codes()
    for codes in (actions, outcomes):
        assert len(set(codes)) == len(codes) > 0
    assert len({game.write_action(code) for code in actions}) == len(actions)
    assert len({game.write_outcome(code) for code in outcomes}) == len(outcomes)
    assert len({msgspec.json.encode(game.action(code)) for code in actions}) == len(actions)
    assert len({msgspec.json.encode(game.outcome(code)) for code in outcomes}) == len(outcomes)


def test_notation_is_one_line_without_surprises(game: Game) -> None:
    texts = [game.write_action(code) for code in game.action_codes()]
    texts += [game.write_outcome(code) for code in game.outcome_codes()]
    for text in texts:
        assert text
        assert text.isprintable()
        assert text == " ".join(text.split())


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_refused_with_a_sentence(game: Game, text: str) -> None:
    for read in (game.read_action, game.read_outcome):
        with pytest.raises(BadText):
            read(text)


@given(text=st.text(max_size=30))
def test_any_text_is_read_or_refused(game: Game, text: str) -> None:
    for read, known in ((game.read_action, game.action_codes()), (game.read_outcome, game.outcome_codes())):
        with contextlib.suppress(BadText):
            assert read(text) in known
