"""Every action and every outcome of every game: whole number, typed value, JSON, notation, and all the way back."""

from __future__ import annotations

import contextlib
from functools import reduce
from importlib import import_module
from operator import or_
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratskeller.kernel.errors import BadText
from tests.conformance.play import Setup, play, some_seats

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ratskeller.kernel.game import Game

NONSENSE = ["", " ", "\n", "nonsense", "nonsense 1 2", "💀", "null"]


def through_json(value: msgspec.Struct, values: Iterable[msgspec.Struct]) -> Any:
    """A value as a client sends or gets it, who does not know beforehand which of these values it will be."""
    any_of_them: Any = reduce(or_, {type(each) for each in values})
    return msgspec.json.decode(msgspec.json.encode(value), type=any_of_them)


def codes_named(game: Game, prefix: str) -> set[int]:
    """The codes of a game whose names begin so."""
    codes = import_module(f"{game.package}.rules.codes")
    return {code for name, code in vars(codes).items() if name.startswith(prefix)}


def is_one_sentence(text: str) -> bool:
    return "\n" not in text and text == text.strip() and text.endswith(".")


def test_actions_are_numbered_from_zero_without_a_gap(game: Game) -> None:
    assert list(game.action_codes()) == list(game.actions.codes)


def test_every_action_survives_the_way_out_and_back(game: Game) -> None:
    actions = [game.action(code) for code in game.action_codes()]
    for code, action in zip(game.action_codes(), actions, strict=True):
        assert through_json(action, actions) == action
        assert game.read_action(game.write_action(code)) == code
        assert game.read_action(f" {game.write_action(code).upper().replace(' ', '  ')} ") == code


def test_every_outcome_survives_the_way_out_and_back(game: Game) -> None:
    outcomes = [game.outcome(code) for code in game.outcome_codes()]
    for code, outcome in zip(game.outcome_codes(), outcomes, strict=True):
        assert through_json(outcome, outcomes) == outcome
        assert game.read_outcome(game.write_outcome(code)) == code
        assert game.read_outcome(f" {game.write_outcome(code).upper().replace(' ', '  ')} ") == code


def test_every_kind_of_event_can_be_read(game: Game) -> None:
    assert set(game.events) == codes_named(game, "EV_")


def test_every_event_survives_json(game: Game) -> None:
    """Those of a whole game; and each says by its tag what it is."""
    match = play(game, Setup(some_seats(game), {}, {}, 7))
    told = [event.what for event in (*match.opening, *(each for step in match.events for each in step))]
    for what in told:
        assert through_json(what, told) == what
    assert len({type(what) for what in told}) > len(game.events) / 2


def test_every_ending_has_a_name_of_its_own(game: Game) -> None:
    assert set(game.endings) == codes_named(game, "END_")
    assert len({ending.name for ending in game.endings.values()}) == len(game.endings)


def test_no_two_actions_or_outcomes_look_the_same(game: Game) -> None:
    actions, outcomes = game.action_codes(), game.outcome_codes()
    assert actions
    for codes in (actions, outcomes):
        assert len(set(codes)) == len(codes)
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
        with pytest.raises(BadText) as bad:
            read(text)
        said = str(bad.value)
        assert said.startswith(f"“{text}” is no ")
        assert game.title in said
        assert is_one_sentence(said.removeprefix(f"“{text}”").strip())


@given(text=st.text(max_size=30))
def test_any_text_is_read_or_refused(game: Game, text: str) -> None:
    for read, known in ((game.read_action, game.action_codes()), (game.read_outcome, game.outcome_codes())):
        with contextlib.suppress(BadText):
            assert read(text) in known
