"""From a record back to a game: replayed, forked, verified, and found out wherever something in it was changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ratskeller.kernel.errors import Altered, BadRecord, OtherVersion, Truncated
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.replay import fork, open_match, replay, seen_notation, verify
from ratskeller.kernel.rng import Rng
from tests.conformance.play import Setup, play

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.record import Record

AGREED = {"start": "agreed"}


@pytest.fixture(scope="module")
def match(rats: Game) -> Match:
    """A random game, played to its end."""
    return play(rats, Setup(3, {}, {}, 42))


@pytest.fixture
def record(match: Match) -> Record:
    """Its record."""
    return match.record()


def with_step(record: Record, index: int, **changes: Any) -> Record:
    """The record with one step changed."""
    steps = list(record.steps)
    steps[index] = msgspec.structs.replace(steps[index], **changes)
    return msgspec.structs.replace(record, steps=steps)


def with_header(record: Record, **changes: Any) -> Record:
    """The record with another header."""
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, **changes))


def with_end(record: Record, **changes: Any) -> Record:
    """The record with another last line."""
    assert record.end is not None
    return msgspec.structs.replace(record, end=msgspec.structs.replace(record.end, **changes))


def test_more_steps_than_any_game_has_are_not_looked_at(rats: Game, record: Record) -> None:
    endless = msgspec.structs.replace(record, steps=record.steps * (rats.steps_max // len(record.steps) + 1))
    with pytest.raises(BadRecord, match=r"^The record has \d+ steps; no game of .* has more than 300000\.$"):
        verify(rats, endless)


def test_a_step_is_read_only_by_those_who_saw_it(rats: Game) -> None:
    match = Match(rats, 3, AGREED)
    before = match.state.copy()
    match.act(0, rats.read_action("peek"))
    assert {seen_notation(rats, match.steps[0], before, viewer) for viewer in (0, 1, SPECTATOR)} == {"peek"}
    before = match.state.copy()
    match.deal_from(Rng(1))
    rolled = match.steps[1]
    assert [seen_notation(rats, rolled, before, viewer) for viewer in (0, 1, SPECTATOR)] == [rolled.do, "", ""]


both = pytest.mark.parametrize("read", [replay, verify])


# ---- a good record -------------------------------------------------------------------------------------------


def test_a_replay_is_the_same_game(rats: Game, match: Match, record: Record) -> None:
    again = replay(rats, record)
    assert again.state.as_row() == match.state.as_row()
    assert again.record() == record


def test_a_replay_can_stop_anywhere(rats: Game, match: Match, record: Record) -> None:
    for steps in (0, 1, len(record.steps) // 2, len(record.steps)):
        again = replay(rats, record, steps)
        assert again.steps == match.steps[:steps]
        if steps:
            assert f"{again.state.digest():016x}" == record.steps[steps - 1].state


def test_a_good_record_is_verified(rats: Game, record: Record) -> None:
    verdict = verify(rats, record)
    assert verdict.finished
    assert verdict.rolls_derived
    assert verdict.rolls == sum(step.by == "chance" for step in record.steps) > 0
    assert verdict.match.record() == record


def test_an_unfinished_record_is_verified_as_far_as_it_goes(rats: Game, record: Record) -> None:
    cut = msgspec.structs.replace(record, steps=record.steps[:5], end=None)
    assert not verify(rats, cut).finished


def test_without_a_seed_the_rolls_are_taken_as_they_are(rats: Game, record: Record) -> None:
    verdict = verify(rats, with_header(record, seed=None))
    assert verdict.finished
    assert not verdict.rolls_derived
    assert verdict.rolls > 0


def test_a_fork_has_no_seed_and_leaves_the_game_alone(match: Match) -> None:
    before = match.record()
    made = fork(match, 4)
    assert made.steps == match.steps[:4]
    assert made.header == msgspec.structs.replace(match.header, seed=None)
    assert match.record() == before


# ---- a wrong header ------------------------------------------------------------------------------------------


@both
def test_other_rules_are_refused(rats: Game, record: Record, read: Any) -> None:
    with pytest.raises(OtherVersion) as caught:
        read(rats, with_header(record, rules_version=99))
    assert str(caught.value) == (
        "This record was played by version 99 of the rules of The Rats in the Walls; "
        f"this program has version {rats.rules_version}."
    )


@both
@pytest.mark.parametrize(
    "seed", ["", "42", "000000000000002A", "0x0000000000002a", "-00000000000002a", "0" * 17, "z" * 16]
)
def test_a_seed_has_sixteen_digits(rats: Game, record: Record, read: Any, seed: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(rats, with_header(record, seed=seed))
    assert str(caught.value) == f"The seed {seed!r} in the header is not 16 hexadecimal digits."


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seats": 99}, "The Rats in the Walls takes 3 to 12 seats, not 99."),
        ({"seats": 10**30}, "The Rats in the Walls takes 3 to 12 seats, not 1000000000000000000000000000000."),
        ({"names": ["Ann"]}, "There are 1 names for 3 seats."),
        ({"options": {"x": 1}}, "There is no option 'x'; the options are: end, after_ten, start, first_seat."),
        ({"packs": {"x": 1}}, "The Rats in the Walls has no pack of the kind 'x'; its kinds are: payout."),
        ({"packs": {"payout": 1}}, "the payout pack of this table: the file: expected a table, found a whole number."),
    ],
)
def test_a_header_that_no_game_takes(rats: Game, record: Record, changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        open_match(rats, with_header(record, **changes).header)
    assert str(caught.value) == f"The header of the record is wrong: {sentence}"


# ---- altered steps -------------------------------------------------------------------------------------------


def first_action(record: Record) -> int:
    """The index of the first step that a seat took."""
    return next(index for index, step in enumerate(record.steps) if step.by != "chance")


@both
def test_another_action_is_found_where_it_stands(rats: Game, record: Record, read: Any) -> None:
    index = first_action(record)
    other = "announce 1" if record.steps[index].do != "announce 1" else "announce 2"
    with pytest.raises(Altered, match="does not lead to the position") as caught:
        read(rats, with_step(record, index, do=other))
    assert caught.value.step == index + 1


@both
def test_a_forbidden_action_names_its_clause(rats: Game, record: Record, read: Any) -> None:
    index = first_action(record)
    with pytest.raises(Altered, match=r"is not legal: .*two rats at most") as caught:
        read(rats, with_step(record, index, do="announce 10"))
    assert (caught.value.step, caught.value.clause) == (index + 1, "6c.3")


@both
@pytest.mark.parametrize("do", ["", "dance", "announce eleven", "roll none"])
def test_an_action_that_means_nothing(rats: Game, record: Record, read: Any, do: str) -> None:
    index = first_action(record)
    with pytest.raises(Altered, match=rf"^Step {index + 1} cannot be read: ") as caught:
        read(rats, with_step(record, index, do=do))
    assert caught.value.step == index + 1


@both
def test_another_digest_is_found(rats: Game, record: Record, read: Any) -> None:
    with pytest.raises(Altered, match="it was altered") as caught:
        read(rats, with_step(record, 6, state="0" * 16))
    assert caught.value.step == 7


@both
def test_another_seat_is_found(rats: Game, record: Record, read: Any) -> None:
    index = first_action(record)
    by: Any = record.steps[index].by
    for other in ((by + 1) % 3, 3, -1, -2):
        with pytest.raises(Altered, match="is not legal"):
            read(rats, with_step(record, index, by=other))


@both
def test_chance_instead_of_a_seat_is_found(rats: Game, record: Record, read: Any) -> None:
    index = first_action(record)
    with pytest.raises(Altered, match="nothing is to be rolled or drawn"):
        read(rats, with_step(record, index, by="chance", do="roll none"))


@both
def test_a_seat_instead_of_chance_is_found(rats: Game, record: Record, read: Any) -> None:
    with pytest.raises(Altered, match="the dice have the word"):
        read(rats, with_step(record, 0, by=0, do="peek"))


def other_roll(record: Record, index: int) -> str:
    """A possible roll of five dice that is not the one in the record."""
    return "roll 1" if record.steps[index].do != "roll 1" else "roll 2"


def test_another_roll_does_not_fit_the_digest(rats: Game, record: Record) -> None:
    with pytest.raises(Altered, match="does not lead to the position") as caught:
        replay(rats, with_step(record, 0, do=other_roll(record, 0)))
    assert caught.value.step == 1


def test_another_roll_is_not_fair(rats: Game, record: Record) -> None:
    do = other_roll(record, 0)
    with pytest.raises(Altered) as caught:
        verify(rats, with_step(record, 0, do=do))
    fair = record.steps[0].do
    assert str(caught.value) == f"Step 1 is not fair: the seed gives “{fair}”, the record says “{do}”."
    assert caught.value.step == 1


def test_a_whole_game_with_a_wished_for_roll_replays_but_is_not_fair(rats: Game, record: Record) -> None:
    """The digests fit, because the roll was really played; only the seed tells that it was not the dealer's."""
    made = fork(replay(rats, record), 0)
    made.deal(rats.read_outcome(other_roll(record, 0)))
    wished = with_header(made.record(), seed=record.header.seed)
    assert replay(rats, wished).steps == made.steps
    with pytest.raises(Altered, match="is not fair"):
        verify(rats, wished)


@both
def test_an_impossible_roll_is_found(rats: Game, record: Record, read: Any) -> None:
    index = next(i for i, step in enumerate(record.steps) if step.by == "chance" and i > first_action(record))
    with pytest.raises(Altered):
        read(rats, with_step(record, index, do="roll 1 1 1 1 1"))
    with pytest.raises(Altered):
        read(rats, with_step(record, index, do="roll 9"))


@both
def test_a_step_left_out_is_found(rats: Game, record: Record, read: Any) -> None:
    index = first_action(record)
    steps = record.steps[:index] + record.steps[index + 1 :]
    with pytest.raises(Altered):
        read(rats, msgspec.structs.replace(record, steps=steps))


@both
def test_a_step_after_the_end_is_found(rats: Game, record: Record, read: Any) -> None:
    more = msgspec.structs.replace(record, steps=[*record.steps, record.steps[-1]])
    with pytest.raises(Altered, match=r"the game is over|nothing is to be rolled"):
        read(rats, more)


# ---- a wrong end ---------------------------------------------------------------------------------------------


@both
@pytest.mark.parametrize(
    "changes", [{"end": "limit"}, {"clause": "R34"}, {"steps": 1}, {"scores": []}, {"ranks": [1, 1, 1]}]
)
def test_another_end_is_found(rats: Game, record: Record, read: Any, changes: dict[str, Any]) -> None:
    with pytest.raises(Altered) as caught:
        read(rats, with_end(record, **changes))
    assert str(caught.value) == "The record's last line does not tell how the game really ended."
    assert caught.value.step == len(record.steps)


@both
def test_an_end_before_the_end_is_found(rats: Game, record: Record, read: Any) -> None:
    with pytest.raises(Altered) as caught:
        read(rats, msgspec.structs.replace(record, steps=record.steps[:-1]))
    assert str(caught.value) == "The record tells of an end, but the game is not over there."


def test_a_missing_last_line_is_found_by_verify_alone(rats: Game, record: Record) -> None:
    cut = msgspec.structs.replace(record, end=None)
    assert replay(rats, cut).state.is_over()
    with pytest.raises(Truncated, match="the record does not tell how it ended"):
        verify(rats, cut)
