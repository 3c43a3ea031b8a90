"""What holds for the record of every game: it replays, it proves its rolls, and stopping anywhere loses nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from ratskeller.kernel.record import read_record, write_record
from ratskeller.kernel.replay import fork, replay, verify
from tests.conformance.play import SEEDS, Driver, examples, kept_on_failure, play, play_on, setups, viewers

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match


def same(one: Match, other: Match) -> None:
    """Two games are in the same position after the same steps, and everybody has been told the same."""
    assert (one.state.as_row(), one.state.digest()) == (other.state.as_row(), other.state.digest())
    assert one.steps == other.steps
    assert one.end() == other.end()
    assert one.events == other.events
    for viewer in viewers(one.state):
        assert one.scene(viewer) == other.scene(viewer)
        assert one.story(viewer) == other.story(viewer)


@examples(20)
@given(data=st.data())
def test_a_record_replays_to_the_same_game(game: Game, data: st.DataObject) -> None:
    match = play(game, data.draw(setups(game)))
    text = write_record(match.record())
    record = read_record(text)
    assert record == match.record()
    with kept_on_failure(match):
        again = replay(game, record)
        same(match, again)
        assert write_record(again.record()) == text


@examples(20)
@given(data=st.data())
def test_verify_derives_every_roll(game: Game, data: st.DataObject) -> None:
    match = play(game, data.draw(setups(game)))
    with kept_on_failure(match):
        verdict = verify(game, match.record())
    assert verdict.finished
    assert verdict.rolls_derived
    assert verdict.rolls == sum(step.by == "chance" for step in match.steps)
    same(match, verdict.match)


@examples(20)
@given(data=st.data(), stops=st.lists(st.integers(1, 25), min_size=1, max_size=6))
def test_saving_and_reloading_anywhere_changes_nothing(game: Game, data: st.DataObject, stops: list[int]) -> None:
    setup = data.draw(setups(game))
    straight = play(game, setup)
    stopped, driver = setup.open(game), Driver(setup.seed)
    for most in stops:
        play_on(stopped, driver, most)
        stopped = replay(game, read_record(write_record(stopped.record())))
    play_on(stopped, driver)
    same(straight, stopped)
    assert write_record(straight.record()) == write_record(stopped.record())


@examples(20)
@given(data=st.data(), at=st.integers(0, 80), seed=SEEDS)
def test_a_fork_begins_where_it_left_and_goes_its_own_way(game: Game, data: st.DataObject, at: int, seed: int) -> None:
    setup = data.draw(setups(game))
    match = play(game, setup)
    before = write_record(match.record())
    made = fork(match, at)
    taken = min(at, len(match.steps))
    same(made, replay(game, match.record(), taken))
    assert made.steps == match.steps[:taken]
    assert made.header.seed is None
    play_on(made, Driver(seed))
    assert made.state.is_over()
    assert write_record(match.record()) == before, "playing the fork changed the game it came from"
    verdict = verify(game, read_record(write_record(made.record())))
    assert verdict.finished
    assert not verdict.rolls_derived
