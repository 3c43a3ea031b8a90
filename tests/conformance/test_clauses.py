"""Every line of the story and every prompt leads to a clause that is really written in the rules."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, get_args, get_type_hints

from hypothesis import given
from hypothesis import strategies as st

from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.vocabulary import Happening
from tests.conformance.play import Driver, examples, setups, viewers
from tests.conformance.positions import written_clauses

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

STEPS = 150


def test_every_kind_of_event_has_a_clause(game: Game) -> None:
    kinds = [kind for kind in Happening.__subclasses__() if kind.__module__ == f"{game.package}.events"]
    clauses = {kind.__name__: kind.clause for kind in kinds}
    assert len(clauses) == len(game.events)
    assert set(clauses.values()) <= written_clauses(game.name)
    assert len(set(clauses.values())) > len(clauses) / 2, "one clause for everything explains nothing"


def test_every_phase_has_a_clause(game: Game) -> None:
    view = game.view(game.set_up(game.seats[0], {}, {}), SPECTATOR)
    prompts = import_module(f"{game.package}.game").PROMPTS
    assert set(prompts) == set(get_args(get_type_hints(type(view))["phase"]))
    assert set(prompts.values()) <= written_clauses(game.name)


@examples(10)
@given(data=st.data())
def test_every_prompt_and_every_event_of_a_game_has_a_clause(game: Game, data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    match, driver = setup.open(game), Driver(setup.seed)
    written = written_clauses(game.name)
    for _ in range(STEPS):
        assert {match.scene(viewer).clause for viewer in viewers(match.state)} <= written
        if match.state.is_over():
            break
        driver.step(match)
    assert {event.clause for step in (match.opening, *match.events) for event in step} <= written
