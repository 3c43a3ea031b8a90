"""Every choice of every game says what is at stake, or that nothing is, in every language.

That it tells no more is tested with all else that a seat is shown: see secrecy.py.
"""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.options import describe_options
from ratskeller.kernel.words import ENGLISH, LANGUAGES
from tests.conformance.play import UNCOMPILED, Driver, Setup, examples, kept_on_failure, setups
from tests.conformance.test_words import check
from tests.conformance.traits import traits
from tools.every_game import EVERY_GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.options import OptionInfo

STEPS = 200  # all of so many are looked at …
SELDOM = 20  # … and then one in so many, to the end
LENGTH_MAX = 240  # a short line; of a card all that it says
RULE_NAMES = re.compile(r"\b[a-z]+_[a-z_]+\b")  # such as `must_turn`: those are for programs


def check_stakes(match: Match) -> int:
    """Look at all choices of all seats; return how many there are."""
    found = 0
    for seat in range(match.state.seats):
        if not match.state.legal(seat):
            continue
        said: dict[str, list[str]] = {}
        for language in LANGUAGES:
            scene = match.scene(seat, language)
            said[language] = [choice.stakes for choice in (*scene.choices, *filter(None, [scene.aside]))]
            for stakes in said[language]:
                check(stakes)
                assert len(stakes) <= LENGTH_MAX, stakes
                assert not RULE_NAMES.search(stakes), stakes
        for language in LANGUAGES:
            if language != ENGLISH:
                assert all(one != two for one, two in zip(said[ENGLISH], said[language], strict=True)), said
        found += len(said[ENGLISH])
    return found


def play_through(game: Game, setup: Setup) -> int:
    """A whole random game; return how many choices it had."""
    match, driver, found = setup.open(game), Driver(setup.seed), 0
    with kept_on_failure(match):
        while not match.state.is_over():
            if len(match.steps) < STEPS or len(match.steps) % SELDOM == 0:
                found += check_stakes(match)
            driver.step(match)
    return found


@examples(6)
@given(data=st.data())
def test_every_choice_of_a_random_game_states_its_stakes(game: Game, data: st.DataObject) -> None:
    assert play_through(game, data.draw(setups(game))) > 0


def values(info: OptionInfo) -> list[Any]:
    """What an option can be; of numbers the least and the most."""
    if info.type == "choice":
        return list(info.choices)
    if info.type == "flag":
        return [False, True]
    return [info.least, info.most] if info.type == "number" else [info.default]


def every_option() -> Iterator[tuple[str, str, Any]]:
    """Every value of every option of every game."""
    for name, game in EVERY_GAME.items():
        for info in describe_options(game.options):
            yield from ((name, info.name, value) for value in values(info))


def table(game: Game, options: dict[str, Any]) -> Setup:
    """The smallest table that takes these options, with one more where they need it."""
    more = [{info.name: value} for info in describe_options(game.options) for value in values(info)]
    for seats, other in product(game.seats, [{}, *more]):
        setup = Setup(seats, {**other, **options}, {}, seats)
        with suppress(BadSetup):
            setup.open(game)
            return setup
    raise AssertionError(f"no table of {game.title} takes {options}")


@pytest.mark.parametrize(("name", "option", "value"), list(every_option()))
def test_every_option_has_choices_that_state_their_stakes(name: str, option: str, value: Any) -> None:
    game = EVERY_GAME[name]
    short = traits(game).short if UNCOMPILED else {}
    assert play_through(game, table(game, {**short, option: value})) > 0
