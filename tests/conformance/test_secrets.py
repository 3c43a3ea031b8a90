"""What a seat may imagine looks to it like what is, in every game. That nothing leaks is tested in test_leaks.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from ratskeller.kernel.rng import Rng
from ratskeller.kernel.texts import encode
from tests.conformance.play import SEEDS, Driver, examples, play_on, setups, viewers

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match


def received(match: Match, viewer: int) -> bytes:
    """Everything that a viewer has got of a game: the scene now, and all events and sentences so far."""
    told = [event for events in (match.opening, *match.events) for event in events if event.is_for(viewer)]
    return encode([match.scene(viewer), told, match.story(viewer)])


@examples(20)
@given(data=st.data(), at=st.integers(0, 60), seed=SEEDS)
def test_a_redealt_game_looks_the_same_and_can_be_played_on(
    game: Game, data: st.DataObject, at: int, seed: int
) -> None:
    setup = data.draw(setups(game))
    for viewer in (*range(setup.seats), -3)[:: max(1, setup.seats // 3)]:
        match = play_on(setup.open(game), Driver(setup.seed), at)
        before = received(match, viewer)
        match.state.redeal(viewer, Rng(seed))
        assert received(match, viewer) == before
        play_on(match, Driver(seed))
        assert match.state.is_over()


@examples(20)
@given(data=st.data(), at=st.integers(0, 60), seed=SEEDS)
def test_redealing_is_repeatable_and_keeps_what_was_redealt(
    game: Game, data: st.DataObject, at: int, seed: int
) -> None:
    setup = data.draw(setups(game))
    state = play_on(setup.open(game), Driver(setup.seed), at).state
    for viewer in viewers(state):
        one, two = state.copy(), state.copy()
        one.redeal(viewer, Rng(seed))
        two.redeal(viewer, Rng(seed))
        assert one.as_row() == two.as_row()
        assert (one.awaited(viewer), one.ending, one.seats) == (state.awaited(viewer), state.ending, state.seats)
