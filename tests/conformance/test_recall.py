"""What holds for the row of every position: sent elsewhere and recalled there, it is the same position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from ratskeller.bots.bot import imagine
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.words import ENGLISH
from tests.conformance.play import Driver, examples, play_on, setups, steps, viewers

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game


@examples(20)
@given(data=st.data(), at=st.integers(0, 200))
def test_words_are_the_whole_position(game: Game, data: st.DataObject, at: int) -> None:
    setup = data.draw(setups(game))
    match = play_on(setup.open(game), Driver(setup.seed), at)
    there = game.set_up(setup.seats, setup.options, setup.packs)
    words = game.words(ENGLISH)
    for viewer in viewers(match.state):
        imagined = imagine(match.state, viewer, Rng(at))
        there.recall(imagined.as_row())
        assert (there.as_row(), there.digest()) == (imagined.as_row(), imagined.digest())
        assert steps(there) == steps(imagined)
        assert game.scene(there, viewer, match.names, words) == game.scene(imagined, viewer, match.names, words)


@examples(20)
@given(data=st.data(), at=st.integers(0, 200))
def test_a_recalled_position_is_played_on_in_the_same_way(game: Game, data: st.DataObject, at: int) -> None:
    setup = data.draw(setups(game))
    here = play_on(setup.open(game), Driver(setup.seed), at).state
    there = game.set_up(setup.seats, setup.options, setup.packs)
    there.recall(here.as_row())
    driver = Driver(at)
    here.telling = there.telling = False
    while not there.is_over():
        step = driver.choose(there)
        here.apply(*step)
        there.apply(*step)
    assert there.as_row() == here.as_row()
