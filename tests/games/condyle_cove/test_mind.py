"""What a mind of Condyle Cove makes of whole games: at every table it plays on, and only by what its seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.bots.driver import play_out
from ratskeller.bots.registry import make_bots
from ratskeller.games.condyle_cove.game import GAME, make_mind
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.learned import BYTES_MAX, FOLDER, read_learned
from ratskeller.kernel.levels import read_levels
from ratskeller.kernel.match import Match
from tests.conformance.play import UNCOMPILED
from tests.games.condyle_cove.thinking import play_through

if TYPE_CHECKING:
    from ratskeller.games.condyle_cove.rules.mind import CoveMind
    from ratskeller.kernel.rng import Rng

GAMES = 1 if UNCOMPILED else 5
TABLES: tuple[tuple[int, dict[str, Any], str], ...] = (
    (1, {}, "kiddie_corner"),
    (1, {"turn_end": "draw"}, "hollow_days"),
    (2, {"benny": "yes", "winter": True, "scream": 30}, "beneath_the_cove"),
    (3, {}, "kiddie_corner"),
    (3, {"winter": True, "cold": "draw", "passages": True, "fourth_player": "always"}, "creepy_carnival"),
    (3, {"benny": "harder", "my_binky": 1, "turn_end": "draw"}, "hollow_days"),
    (4, {"last_boogeyman": "enter"}, "down_lexington"),
)


def weigh_twice(mind: CoveMind, state: Any, seat: int, rng: Rng) -> int:
    """Choose as the mind weighs, after a look that it weighs the same whatever lies where the seat cannot see."""
    weights = mind.preferences(state, seat)
    assert sum(weights) == pytest.approx(1.0)
    assert len(weights) == len(state.legal_actions(seat))
    imagined = state.copy()
    imagined.redeal(seat, rng)
    assert mind.preferences(imagined, seat) == weights
    if mind.is_quiet(state):
        hopes = [mind.outlook(state, each) for each in range(state.seats)]
        assert state.alone or sum(hopes) == pytest.approx(1.0)
        for each in range(state.seats):
            terms = mind.terms(state, each)
            assert sum(part for _, part in terms) == pytest.approx(hopes[each])
        for each in range(state.seats):
            assert len(mind.features(state, each)) == (codes.FEATURES_ALONE if state.alone else codes.FEATURES)
    return mind.sample(state, seat, rng)


@pytest.mark.parametrize(("seats", "options", "corner"), TABLES)
def test_a_mind_plays_at_any_table_and_by_what_its_seat_knows(seats: int, options: dict[str, Any], corner: str) -> None:
    for seed in range(GAMES):
        state = play_through(seats, seed, weigh_twice, {"corner": corner}, **options)
        assert state.is_over()


@pytest.mark.parametrize("name", list(GAME.zoo))
@pytest.mark.parametrize("seats", [1, 3])
def test_the_zoo_plays_to_the_end(seats: int, name: str) -> None:
    match = Match(GAME, seats)
    play_out(match, make_bots(name, seats, GAME), 3)
    assert match.state.is_over()


def test_who_is_not_asked_or_has_no_choice_needs_no_judgement() -> None:
    state: Any = Match(GAME, 3, {"winter": True}).state
    mind = make_mind(state)
    assert mind.preferences(state, 0) == []
    assert mind.terms(state, 0) != []  # nobody has a pawn yet
    state.alive = 0b110
    assert mind.terms(state, 0) == []


def test_the_temperaments_are_three_and_see_more_or_less_of_a_risk() -> None:
    assert read_levels(GAME.package).temperaments == ("even", "cautious", "gambler")


def test_what_was_learnt_is_small_and_for_these_rules() -> None:
    learned = read_learned(GAME.package, "weights", GAME.rules_version)
    assert {name: len(numbers) for name, numbers in learned.numbers.items()} == {
        "alone": codes.FEATURES_ALONE,
        "two": codes.FEATURES,
        "three": codes.FEATURES,
        "four": codes.FEATURES,
    }
    assert BYTES_MAX > 0
    assert FOLDER == "learned"
