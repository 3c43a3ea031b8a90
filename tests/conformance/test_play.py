"""What holds for random games of every game: sound positions, independent copies, a certain end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from ratskeller.kernel.numbers import RUNNING
from ratskeller.kernel.options import describe_options
from tests.conformance.play import SEEDS, Driver, Setup, examples, kept_on_failure, play, play_on, setups, viewers
from tests.conformance.positions import check_end, check_position, written_clauses
from tests.conformance.traits import traits

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.state import State


@given(data=st.data())
@examples(25)
def test_every_position_is_sound(game: Game, data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    match, driver = setup.open(game), Driver(setup.seed)
    conserved, clauses = traits(game).conserved, written_clauses(game.name)
    at_first = conserved(match.state)
    with kept_on_failure(match):
        check_position(game, match.state, clauses)
        while not match.state.is_over():
            driver.step(match)
            check_position(game, match.state, clauses)
            assert conserved(match.state) == at_first
        check_end(game, match, clauses)


@given(data=st.data())
@examples(60)
def test_every_game_ends_within_its_bound(game: Game, data: st.DataObject) -> None:
    match = play(game, data.draw(setups(game)))
    assert match.state.is_over()
    assert len(match.steps) <= game.steps_max


def test_every_number_of_seats_can_play(game: Game) -> None:
    for seats in game.seats:
        match = play(game, Setup(seats, {}, {}, seats))
        assert match.state.seats == seats
        assert match.state.is_over()


# ---- copies --------------------------------------------------------------------------------------------------


@given(data=st.data(), at=st.integers(0, 60), seed=SEEDS)
@examples(20)
def test_a_copy_is_equal_and_independent(game: Game, data: st.DataObject, at: int, seed: int) -> None:
    setup = data.draw(setups(game))
    original = play_on(setup.open(game), Driver(setup.seed), at).state
    words, digest = original.as_row(), original.digest()
    copy, other = original.copy(), original.copy()
    assert (copy.as_row(), copy.digest()) == (words, digest)
    wander(copy, seed)
    assert (original.as_row(), original.digest()) == (words, digest), "changing the copy changed the original"
    after = copy.as_row()
    wander(original, seed)
    assert copy.as_row() == after, "changing the original changed the copy"
    assert original.as_row() == after, "the same steps from equal positions led apart"
    assert (other.as_row(), other.digest()) == (words, digest)
    other.assign(copy)
    assert (other.as_row(), other.digest()) == (copy.as_row(), copy.digest())


def wander(state: State, seed: int) -> None:
    """Some random steps, and a redeal after each."""
    driver = Driver(seed)
    for _ in range(15):
        if state.is_over():
            return
        seat, code = driver.choose(state)
        state.apply(seat, code)
        state.redeal(0, driver.dealer)


@given(data=st.data())
@examples(4)
def test_asking_changes_nothing(game: Game, data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    match, driver = setup.open(game), Driver(setup.seed)
    while not match.state.is_over():
        row = match.state.as_row()
        for viewer in viewers(match.state):
            match.scene(viewer)
            match.story(viewer, max(0, len(match.steps) - 1))
            for code in game.action_codes():
                match.state.forbids(viewer, code)
                match.state.glimpse(viewer, max(viewer, 0), code)
        for seat in range(match.state.seats):
            match.state.score(seat)
            match.state.rank(seat)
        match.record()
        assert match.state.as_row() == row
        driver.step(match)


# ---- facts ---------------------------------------------------------------------------------------------------


def test_every_ending_names_a_written_clause(game: Game) -> None:
    endings = game.endings
    assert endings
    assert RUNNING not in endings
    assert len({ending.name for ending in endings.values()}) == len(endings)
    assert {ending.clause for ending in endings.values()} <= written_clauses(game.name)


def test_every_option_is_described_and_every_number_has_bounds(game: Game) -> None:
    for info in describe_options(game.options):
        assert info.description
        if info.type == "number":
            assert info.least is not None
            assert info.most is not None
