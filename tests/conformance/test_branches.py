"""Playing on from any step of any game, laid open or as a seat knew it; and what a record of that tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratskeller.bots.remembering import remember
from ratskeller.kernel.branches import digest_of
from ratskeller.kernel.errors import Altered, BadRecord, BadSetup
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import DEALER
from ratskeller.kernel.record import BRANCHED, Branch, Record, read_record, write_record
from ratskeller.kernel.replay import fork, play_on, replay, verify
from ratskeller.kernel.rng import Rng
from tests.conformance.play import SEEDS, Driver, carry_out, examples, play, setups
from tests.conformance.test_secrets import received

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game


def branch(match: Match, steps: int, seat: int | None, seed: int) -> Match:
    """A game that branches off from another one."""
    names = [f"New {number}" for number in range(match.state.seats)]
    return play_on(match.game, match.record(), steps, seat, names=names, bots=[], seed=seed)


def to_the_end(match: Match, seed: int) -> Match:
    """Played by chance, with the dice that `verify` derives."""
    driver = Driver(seed)
    while not match.state.is_over():
        carry_out(match, *driver.choose(match.state))
    return match


@examples(20)
@given(data=st.data(), share=st.floats(0, 1), seed=SEEDS, is_open=st.booleans())
def test_a_branch_is_played_to_its_end_and_its_record_is_true(
    game: Game, data: st.DataObject, share: float, seed: int, *, is_open: bool
) -> None:
    setup = data.draw(setups(game))
    old = play(game, setup)
    steps = int(share * (len(old.steps) - 1))
    seat = None if is_open else data.draw(st.integers(0, setup.seats - 1))
    made = branch(old, steps, seat, seed)
    assert made.steps == old.steps[:steps]
    if seat is None:
        assert made.state.as_row() == replay(game, old.record(), steps).state.as_row()
    to_the_end(made, seed)
    remember(made)
    text = write_record(made.record())
    record = read_record(text)
    assert record.header.branches == [Branch(of=digest_of(old.record()), steps=steps, seat=seat)]
    assert (record.header.record, record.header.seed) == (BRANCHED, f"{seed:016x}")
    verdict = verify(game, record)
    assert verdict.finished
    assert verdict.rolls_derived
    assert verdict.rolls_before == sum(line.by == "chance" for line in old.steps[:steps])
    assert verdict.match.state.as_row() == made.state.as_row()
    assert replay(game, record).record() == made.record()


@examples(20)
@given(data=st.data(), share=st.floats(0, 1), seed=SEEDS, other=SEEDS)
def test_as_a_seat_knew_it_nothing_follows_from_the_old_secrets(
    game: Game, data: st.DataObject, share: float, seed: int, other: int
) -> None:
    setup = data.draw(setups(game))
    old = play(game, setup)
    steps, seat = int(share * (len(old.steps) - 1)), data.draw(st.integers(0, setup.seats - 1))
    real = replay(game, old.record(), steps)
    made = branch(old, steps, seat, seed)
    made.names = real.names
    assert received(made, seat) == received(real, seat)
    assert all(event.audience in {-1, 0, 1 << seat} for events in made.events for event in events)
    twin = real.state.copy()
    twin.redeal(seat, Rng(other))
    twin.redeal(seat, Rng(Rng(seed).split(3).next()))
    assert twin.as_row() == made.state.as_row()


@examples(10)
@given(data=st.data(), seed=SEEDS)
def test_a_branch_of_a_branch_knows_what_was_imagined_before(game: Game, data: st.DataObject, seed: int) -> None:
    setup = data.draw(setups(game))
    old = play(game, setup)
    first = to_the_end(branch(old, len(old.steps) // 3, 0, seed), seed)
    steps = (len(old.steps) // 3 + len(first.steps)) // 2
    second = branch(first, steps, setup.seats - 1, seed ^ 1)
    assert second.header.branches[0].seed is not None
    assert second.header.branches[1].seed is None
    record = read_record(write_record(to_the_end(second, seed ^ 1).record()))
    assert verify(game, record).rolls_derived
    before = fork(second, len(old.steps) // 3 - 1 if len(old.steps) > 3 else 0)
    assert len(before.header.branches) == (1 if len(old.steps) <= 2 else 0)


def finished(game: Game) -> Match:
    """A short game that is over."""
    seats = game.seats[:2][-1]
    match = Match(game, seats, seed=1)
    driver = Driver(1)
    while not match.state.is_over():
        carry_out(match, *driver.choose(match.state))
    return match


def test_what_cannot_be_played_on_is_refused_in_a_sentence(game: Game) -> None:
    old = finished(game)
    last = len(old.steps)
    with pytest.raises(BadSetup, match=f"After step {last} the game is over"):
        branch(old, last, None, 1)
    with pytest.raises(BadSetup, match=f"There is no step {last + 1} to play on from"):
        branch(old, last + 1, 0, 1)
    with pytest.raises(BadSetup, match="there is no seat 12"):
        branch(old, 0, 12, 1)


def changed(record: Record, **values: object) -> Record:
    """A record whose only branch says something else."""
    branch = msgspec.structs.replace(record.header.branches[0], **values)
    header = msgspec.structs.replace(record.header, branches=[branch])
    return Record(header, record.steps, record.end)


def test_a_branch_that_was_altered_is_found(game: Game) -> None:
    old = finished(game)
    steps = len(old.steps) // 2
    record = to_the_end(branch(old, steps, 0, 5), 5).record()
    for values, why in (
        ({"steps": len(record.steps) + 1}, "begins after step"),
        ({"seat": 12}, "there is no such seat"),
        ({"seed": "x"}, "is not 16 hexadecimal digits"),
        ({"of": "x"}, "does not name the record"),
    ):
        with pytest.raises(BadRecord, match=why):
            verify(game, changed(record, **values))
    header = msgspec.structs.replace(record.header, branches=record.header.branches * 101)
    with pytest.raises(BadRecord, match="at most"):
        verify(game, Record(header, record.steps, record.end))
    with pytest.raises(BadRecord, match="a secret that is not in the record"):
        verify(game, Record(msgspec.structs.replace(record.header, seed=None), record.steps, record.end))
    if any(line.by == "chance" for line in record.steps[:steps]):
        with pytest.raises(Altered, match="is not fair"):
            verify(game, changed(record, steps=0, seat=None))


def test_the_format_says_whether_there_are_branches(game: Game) -> None:
    record = to_the_end(branch(finished(game), 0, None, 5), 5).record()
    text = write_record(record)
    with pytest.raises(BadRecord, match="if it branches off"):
        read_record(text.replace('"record":2', '"record":1', 1))
    plain = write_record(finished(game).record())
    assert '"record":1' in plain
    assert "branches" not in plain
    with pytest.raises(BadRecord, match="if it branches off"):
        read_record(plain.replace('"record":1', '"record":2', 1))


def test_the_stream_that_imagines_is_none_of_the_others() -> None:
    assert Rng(1).split(3).next() != Rng(1).split(DEALER).next()
