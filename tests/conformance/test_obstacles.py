"""Whatever is not offered has a reason: the rules' own, in words of the asking seat, who learns nothing by asking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from ratskeller.kernel.numbers import PERMITTED
from ratskeller.kernel.obstacles import find_obstacles
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.words import LANGUAGES
from ratskeller.rulebook import read_rulebook
from tests.conformance.play import SEEDS, Driver, examples, play_on, setups
from tests.conformance.test_words import check

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.obstacles import Obstacle


def ask(match: Match, seat: int, language: str = "en") -> tuple[Obstacle, ...]:
    """What a seat hears."""
    return find_obstacles(match.game, match.state, seat, match.names, match.game.words(language))


@examples(20)
@given(data=st.data(), at=st.integers(0, 80), seed=SEEDS)
def test_asking_why_not_tells_nothing_that_is_hidden(game: Game, data: st.DataObject, at: int, seed: int) -> None:
    match = play_on((setup := data.draw(setups(game))).open(game), Driver(setup.seed), at)
    for seat in range(match.state.seats):
        twin = match.state.copy()
        twin.redeal(seat, Rng(seed))
        for code in game.action_codes():
            assert twin.forbids(seat, code) == match.state.forbids(seat, code), game.write_action(code)
        told = find_obstacles(game, twin, seat, match.names, game.words("en"))
        assert msgspec.json.encode(told) == msgspec.json.encode(ask(match, seat))


@examples(20)
@given(data=st.data(), at=st.integers(0, 80))
def test_everything_that_is_not_offered_has_a_name_a_sentence_and_a_clause(
    game: Game, data: st.DataObject, at: int
) -> None:
    match = play_on((setup := data.draw(setups(game))).open(game), Driver(setup.seed), at)
    clauses = {each.id for each in game.clauses.values()}
    rulebook = msgspec.json.encode(read_rulebook(game, "en")).decode()
    for seat in range(match.state.seats):
        for language in LANGUAGES:
            for obstacle in ask(match, seat, language):
                check(obstacle.kind)
                check(obstacle.says)
                assert f'"{obstacle.clause}"' in rulebook
                for action in obstacle.actions:
                    check(action.text)
                    if game.actions.is_only(game.read_action(action.notation)):
                        assert action.text == obstacle.kind
                    code = game.read_action(action.notation)
                    forbidding = match.state.forbids(seat, code)
                    assert forbidding != PERMITTED
                    assert (forbidding in game.clauses) <= (obstacle.clause in clauses)
        offered = {choice.notation for choice in match.scene(seat).choices}
        assert not offered & {action.notation for each in ask(match, seat) for action in each.actions}


@examples(10)
@given(data=st.data(), at=st.integers(0, 80))
def test_what_is_offered_can_be_called_by_name_too(game: Game, data: st.DataObject, at: int) -> None:
    match = play_on((setup := data.draw(setups(game))).open(game), Driver(setup.seed), at)
    for seat in range(match.state.seats):
        view = game.view(match.state, seat)
        for code in match.state.legal_actions(seat):
            assert game.called(view, code, match.names, game.words("en")), game.write_action(code)
