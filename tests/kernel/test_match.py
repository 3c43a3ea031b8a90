"""The door: what comes in is checked, what is refused changes nothing, and what happens is told and recorded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.kernel.errors import BadPack, BadSetup, Refused
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable

    from ratskeller.kernel.game import Game

AGREED = {"start": "agreed"}
NAMES = ("Ann", "Bob", "Cy")
TITLE = "The Rats in the Walls"


@pytest.fixture
def match(rats: Game) -> Match:
    """Ann has one die in the walls."""
    return Match(rats, 3, AGREED, names=NAMES)


def refused(match: Match, step: Callable[[], object]) -> Refused:
    """The refusal of a step, after making sure that nothing else came of it."""
    before = (match.state.as_row(), match.state.digest(), list(match.steps), list(match.events), match.record())
    scenes = [match.scene(viewer) for viewer in (0, 1, 2, SPECTATOR)]
    with pytest.raises(Refused) as caught:
        step()
    assert (match.state.as_row(), match.state.digest(), match.steps, match.events, match.record()) == before
    assert [match.scene(viewer) for viewer in (0, 1, 2, SPECTATOR)] == scenes
    return caught.value


def act(match: Match, seat: int, text: str) -> Refused:
    return refused(match, lambda: match.act(seat, match.game.read_action(text)))


# ---- setting up ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "packs", "names", "kind", "sentence"),
    [
        (2, {}, {}, (), BadSetup, "The Rats in the Walls takes 3 to 12 seats, not 2."),
        (13, {}, {}, (), BadSetup, "The Rats in the Walls takes 3 to 12 seats, not 13."),
        (3, {}, {}, ("Ann",), BadSetup, "There are 1 names for 3 seats."),
        (
            3,
            {"end": "never"},
            {},
            (),
            BadSetup,
            "Option 'end' cannot be 'never'; it takes one of at_once, round_end.",
        ),
        (
            3,
            {"start": "agreed", "first_seat": 4},
            {},
            (),
            BadSetup,
            "Option 'first_seat' is 4, but there are only 3 seats.",
        ),
        (
            3,
            {},
            {"deck": "x"},
            (),
            BadSetup,
            "The Rats in the Walls has no pack of the kind 'deck'; its kinds are: payout.",
        ),
        (
            3,
            {},
            {"payout": "x"},
            (),
            BadSetup,
            "There is no payout pack 'x'; there are: reconstructed, other_reading.",
        ),
        (
            3,
            {},
            {"payout": {}},
            (),
            BadPack,
            "the payout pack of this table: the file: “name” is missing.",
        ),
    ],
)
def test_a_wrong_set_up_is_refused_with_a_sentence(
    rats: Game,
    seats: int,
    options: dict[str, Any],
    packs: dict[str, Any],
    names: tuple[str, ...],
    kind: type[BadSetup],
    sentence: str,
) -> None:
    with pytest.raises(BadSetup) as caught:
        Match(rats, seats, options, packs, names=names)
    assert (type(caught.value), str(caught.value)) == (kind, sentence)


def test_a_table_may_choose_a_shipped_pack(rats: Game) -> None:
    usual, other = Match(rats, 3, AGREED), Match(rats, 3, AGREED, {"payout": "other_reading"})
    for match in (usual, other):
        for text in ("announce none", "doubt"):
            match.act(match.state.mover, rats.read_action(text))
        match.deal(rats.read_outcome("roll none"))
    assert [usual.state.score(seat) for seat in range(3)] == [9, 7, 8]
    assert [other.state.score(seat) for seat in range(3)] == [9, 6, 8]


def test_seats_without_names_are_numbered_for_people(rats: Game) -> None:
    match = Match(rats, 3)
    assert match.names == ["Seat 1", "Seat 2", "Seat 3"]
    assert match.header.names == []


def test_the_header_tells_what_was_set_up(rats: Game) -> None:
    match = Match(rats, 3, AGREED, {"payout": "other_reading"}, names=NAMES, bots=("random", "", ""), seed=42, note="x")
    header = match.header
    assert (header.game, header.rules_version, header.seats) == ("rats_in_the_walls", rats.rules_version, 3)
    assert (header.options, header.packs) == (AGREED, {"payout": "other_reading"})
    assert (header.names, header.bots, header.note) == (list(NAMES), ["random", "", ""], "x")
    assert header.seed == "000000000000002a"


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_that_no_record_could_hold_is_refused(rats: Game, seed: int) -> None:
    with pytest.raises(BadSetup, match=rf"^A seed is a whole number from 0 to 2 \*\* 64 - 1, not {seed}\.$"):
        Match(rats, 3, seed=seed)
    assert Match(rats, 3, seed=2**64 - 1).header.seed == "f" * 16


# ---- the door ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-3, -2, -1, 3, 12, 10**30])
def test_there_is_no_such_seat(match: Match, seat: int) -> None:
    error = refused(match, lambda: match.act(seat, 0))
    assert str(error) == f"{TITLE}: there is no seat {seat} at this table of 3."
    assert error.clause is None


@pytest.mark.parametrize("code", [-1, 29, 10**30])
def test_there_is_no_such_action(match: Match, code: int) -> None:
    error = refused(match, lambda: match.act(0, code))
    assert str(error) == f"{TITLE}: Ann cannot do number {code}; there is no such action."
    assert error.clause is None


def test_out_of_turn(match: Match) -> None:
    error = act(match, 1, "peek")
    assert str(error) == f"{TITLE}: Bob cannot “peek” now; it is the turn of Ann."
    assert error.clause is None


def test_not_what_is_asked(match: Match) -> None:
    error = act(match, 0, "believe")
    assert str(error) == f"{TITLE}: Ann cannot “believe” now; that is not what is asked."
    assert error.clause is None


def test_forbidden_by_a_clause(match: Match) -> None:
    error = act(match, 0, "announce 3")
    assert str(error) == f"{TITLE}: Ann cannot “announce 3” now: a die has two rats at most (clause 6c.3)."
    assert error.clause == "6c.3"


def test_nobody_acts_while_the_dice_have_the_word(match: Match) -> None:
    match.act(0, match.game.read_action("peek"))
    error = act(match, 0, "announce 1")
    assert str(error) == f"{TITLE}: Ann cannot “announce 1” now; the dice have the word."


def test_nothing_is_rolled_when_a_seat_has_the_word(match: Match) -> None:
    error = refused(match, lambda: match.deal(0))
    assert str(error) == f"{TITLE}: nothing is to be rolled or drawn now."
    assert error.clause is None


def test_an_impossible_roll(match: Match) -> None:
    match.act(0, match.game.read_action("peek"))
    error = refused(match, lambda: match.deal(match.game.read_outcome("roll 1 1")))
    assert str(error) == f"{TITLE}: the outcome “roll 1 1” is not possible now."
    assert error.clause is None


def test_a_number_that_is_no_outcome(match: Match) -> None:
    match.act(0, match.game.read_action("peek"))
    error = refused(match, lambda: match.deal(-7))
    assert str(error) == f"{TITLE}: the outcome number -7 is not possible now."


def test_nothing_comes_in_once_it_is_over(rats: Game) -> None:
    match = Match(rats, 3, AGREED, names=NAMES)
    play_to_the_skull(match)
    error = act(match, 0, "peek")
    assert str(error) == f"{TITLE}: Ann cannot “peek” now; the game is over."
    error = refused(match, lambda: match.deal(0))
    assert str(error) == f"{TITLE}: nothing is to be rolled or drawn now."


def play_to_the_skull(match: Match) -> None:
    """The shortest way to an end: ten rats, the skull, and somebody believes."""
    texts = ["announce none", "believe"] * 4 + ["announce 10", "believe", "turn", "announce 1", "believe", "kill 2"]
    for text in texts:
        match.act(match.state.mover, match.game.read_action(text))


# ---- what is told and recorded -------------------------------------------------------------------------------


def test_a_step_is_recorded_with_its_digest(match: Match) -> None:
    match.act(0, match.game.read_action("peek"))
    match.deal(match.game.read_outcome("roll 2"))
    assert [(step.n, step.by, step.do) for step in match.steps] == [(1, 0, "peek"), (2, "chance", "roll 2")]
    assert match.steps[-1].state == f"{match.state.digest():016x}"


def test_only_the_giver_is_told_what_is_under_the_walls(match: Match) -> None:
    match.act(0, match.game.read_action("peek"))
    (saw,) = match.deal(match.game.read_outcome("roll 2"))
    assert [saw.is_for(viewer) for viewer in (0, 1, 2, SPECTATOR)] == [True, False, False, False]
    assert match.story(0, since=1) == ["You see: two rats."]
    assert match.story(1, since=1) == match.story(SPECTATOR, since=1) == []


def test_the_story_begins_with_the_opening(match: Match) -> None:
    opening = ["Round 1: Ann puts one die into the walls. The cats look up.", "Ann shakes the walls."]
    assert match.story(1) == opening
    match.act(0, match.game.read_action("announce none"))
    announced = "Ann: “There are no rats in the walls.”"
    assert match.story(1) == [*opening, announced]
    assert match.story(1, since=1) == []
    match.act(1, match.game.read_action("believe"))
    assert match.story(SPECTATOR, since=1)[0] == "Bob believes Ann."


def test_events_are_kept_step_by_step(match: Match) -> None:
    told = match.act(0, match.game.read_action("announce 1"))
    assert match.events == [told]
    assert [type(event.what).__name__ for event in told] == ["Announced", "FeePaid"]


def test_chance_can_be_left_to_a_generator(rats: Game) -> None:
    one, two = Match(rats, 3), Match(rats, 3)
    for _ in range(3):
        one.deal_from(Rng(5))
        two.deal_from(Rng(5))
    assert one.state.as_row() == two.state.as_row()


def test_an_unfinished_game_has_no_end(match: Match) -> None:
    assert match.end() is None
    assert match.record().end is None


def test_a_finished_game_tells_how(match: Match) -> None:
    play_to_the_skull(match)
    end = match.end()
    assert end is not None
    assert (end.end, end.clause, end.steps) == ("skull belief", "R16", len(match.steps))
    assert end == match.record().end
    assert sorted(end.ranks) == [1, 2, 2]


def test_a_record_is_a_snapshot(match: Match) -> None:
    record = match.record()
    match.act(0, match.game.read_action("peek"))
    assert record.steps == []
