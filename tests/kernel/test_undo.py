"""Taking back: in the real games, what may be undone until when, and that nothing is left of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller.catalogue import find_game
from ratskeller.kernel.dice import SCHEME, make_commitment
from ratskeller.kernel.errors import Refused
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.record import Dice, read_record, write_record
from ratskeller.kernel.replay import replay, verify
from ratskeller.kernel.undo import (
    CHANCE_CAME,
    NOTHING,
    OTHERS_CAME,
    OTHERS_LEARNT,
    OVER,
    REVEALED,
    take_back,
    why_not_undo,
)
from tests.kernel.fair_play import reveal, roll

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.words import Saying

SECRET = "c0" * 32


def play(match: Match, script: str) -> Match:
    """Steps with commas between; a seat, counted from 0, in front of an action, and nothing in front of an outcome."""
    for step in script.split(","):
        seat, colon, what = step.strip().rpartition(": ")
        if colon:
            match.act(int(seat), match.game.read_action(what))
        else:
            match.deal(match.game.read_outcome(what))
    return match


def darkhouse() -> Match:
    """Two seats have rolled."""
    match = Match(find_game("darkhouse"), 2, {"games": 1})
    return play(match, "track 4, roll 4 4 5 5 6 6, roll 1 2 3 4 5 6")


def rathulhu(**options: str) -> Match:
    """Three seats have their tokens, and a tile is on the track."""
    match = Match(find_game("rathulhu"), 3, options)
    return play(match, "tokens 1, tokens 2, 0: draw, tile altar")


def walls(rats: Game) -> Match:
    """Seat 0 has one die in the walls."""
    return Match(rats, 3, {"start": "agreed"})


def reasons(match: Match) -> list[Saying | None]:
    """Why each seat cannot undo."""
    return [why_not_undo(match, seat) for seat in range(match.state.seats)]


# ---- nothing is left of it ---------------------------------------------------------------------------------------


def test_what_is_taken_back_has_not_happened() -> None:
    match = darkhouse()
    record, row = write_record(match.record()), match.state.as_row()
    events, scenes = list(match.events), [match.scene(viewer) for viewer in (0, 1, SPECTATOR)]
    play(match, "0: place 6 in 4")
    line = match.steps[-1]
    assert take_back(match, 0) == line
    assert write_record(match.record()) == record
    assert (match.state.as_row(), match.events) == (row, events)
    assert [match.scene(viewer) for viewer in (0, 1, SPECTATOR)] == scenes


def test_the_game_goes_on_after_it() -> None:
    match = play(darkhouse(), "0: place 6 in 4")
    take_back(match, 0)
    play(match, "0: place 5 in 4, 1: stop, 0: stop")
    straight = play(darkhouse(), "0: place 5 in 4, 1: stop, 0: stop")
    assert match.record() == straight.record()
    again = replay(match.game, read_record(write_record(match.record())))
    assert again.state.as_row() == match.state.as_row()
    assert match.story(SPECTATOR) == straight.story(SPECTATOR)


def test_a_reloaded_game_permits_the_same() -> None:
    match = play(darkhouse(), "0: place 6 in 4, 0: place 6 in 4, 0: place 5 in 4")
    again = replay(match.game, read_record(write_record(match.record())))
    for _ in range(3):
        assert reasons(again) == reasons(match) == [None, OTHERS_CAME]
        take_back(match, 0)
        take_back(again, 0)
        assert again.record() == match.record()
    assert reasons(again) == reasons(match) == [CHANCE_CAME] * 2


def test_the_position_before_is_there_until_chance_has_its_way() -> None:
    match = darkhouse()
    assert match.before() is None
    row = match.state.as_row()
    play(match, "0: place 6 in 4")
    before = match.before()
    assert before is not None
    assert before.as_row() == row
    play(match, "0: reroll, roll 1 1 1 1 1")
    assert match.before() is None


@pytest.mark.parametrize("script", ["", "0: place 6 in 4, 0: reroll, roll 1 1 1 1 1"])
def test_chance_is_never_undone(script: str) -> None:
    match = darkhouse()
    if script:
        play(match, script)
    record = match.record()
    for seat in (0, 1):
        with pytest.raises(Refused) as caught:
            take_back(match, seat)
        assert str(caught.value) == f"Darkhouse: the action cannot be taken back. {CHANCE_CAME}"
    with pytest.raises(Refused, match=r"^Darkhouse: there is no action that could be taken back\.$"):
        match.take_back()
    assert match.record() == record


def test_before_the_first_step_there_is_nothing(rats: Game) -> None:
    match = walls(rats)
    assert reasons(match) == [NOTHING] * 3
    with pytest.raises(Refused, match="no action that could be taken back"):
        match.take_back()


# ---- Darkhouse: everything is open -------------------------------------------------------------------------------


def test_dice_can_be_taken_back_one_by_one_until_the_roll() -> None:
    match = darkhouse()
    record = match.record()
    play(match, "0: place 6 in 4, 0: place 6 in 4, 0: place 5 in 4")
    for _ in range(3):
        assert reasons(match) == [None, OTHERS_CAME]
        take_back(match, 0)
    assert match.record() == record
    assert reasons(match) == [CHANCE_CAME] * 2


def test_a_die_lies_once_another_seat_has_acted() -> None:
    match = play(darkhouse(), "0: place 6 in 4, 1: place 4 in 4")
    assert reasons(match) == [OTHERS_CAME, None]
    take_back(match, 1)
    assert reasons(match) == [None, OTHERS_CAME]


def test_a_die_lies_once_others_have_been_rolled_again() -> None:
    match = play(darkhouse(), "0: place 6 in 4, 0: reroll")
    assert reasons(match) == [None, OTHERS_CAME]
    play(match, "roll 1 1 1 1 1")
    assert reasons(match) == [CHANCE_CAME] * 2


def test_the_one_who_plays_alone_may_too() -> None:
    match = play(Match(find_game("darkhouse"), 1, {"games": 1}), "track 4, roll 4 4 5 5 6 6, 0: place 6 in 4")
    assert why_not_undo(match, 0) is None


# ---- Rathulhu ----------------------------------------------------------------------------------------------------


def test_invoking_and_bidding_can_be_taken_back_until_somebody_else_acts() -> None:
    match = play(rathulhu(), "1: invoke")
    assert reasons(match) == [OTHERS_CAME, None, OTHERS_CAME]
    play(match, "2: bid 7")
    assert reasons(match) == [OTHERS_CAME, OTHERS_CAME, None]
    take_back(match, 2)
    play(match, "2: bid 10")
    assert [step.do for step in match.steps[-2:]] == ["invoke", "bid 10"]


def test_a_tile_that_was_drawn_is_drawn() -> None:
    match = play(rathulhu(), "1: draw")
    assert why_not_undo(match, 1) is None
    match.deal(match.state.weighted_outcomes()[0][0])
    assert reasons(match) == [CHANCE_CAME] * 3


def test_where_scores_are_hidden_nothing_is_taken_back() -> None:
    """Conservative: the views differ, so that something is private."""
    match = play(rathulhu(scores="hidden"), "1: invoke")
    assert reasons(match) == [OTHERS_CAME, OTHERS_LEARNT, OTHERS_CAME]


# ---- The Rats in the Walls ---------------------------------------------------------------------------------------


def test_an_announcement_of_somebody_who_has_looked_stands(rats: Game) -> None:
    match = play(walls(rats), "0: peek, roll 2")
    assert reasons(match) == [CHANCE_CAME] * 3
    play(match, "0: announce 1")
    assert reasons(match) == [OTHERS_LEARNT, OTHERS_CAME, OTHERS_CAME]
    with pytest.raises(Refused, match="Others have learnt something from it"):
        take_back(match, 0)
    play(match, "1: believe")
    assert why_not_undo(match, 0) == OTHERS_CAME


def test_a_doubt_that_shows_the_dice_stands(rats: Game) -> None:
    match = play(walls(rats), "0: peek, roll 2, 0: announce 1, 1: doubt")
    assert why_not_undo(match, 1) == OTHERS_LEARNT


def test_a_blind_announcement_tells_nothing_but_itself(rats: Game) -> None:
    """Nobody has looked, so the dice have not fallen, and nothing is hidden."""
    match = play(walls(rats), "0: announce 1")
    assert reasons(match) == [None, OTHERS_CAME, OTHERS_CAME]


# ---- the end -----------------------------------------------------------------------------------------------------


def test_the_last_action_of_a_game_stands(rats: Game) -> None:
    texts = ["announce none", "believe"] * 4 + ["announce 10", "believe", "turn", "announce 1", "believe", "kill 2"]
    match = walls(rats)
    for text in texts:
        match.act(match.state.mover, rats.read_action(text))
    assert match.state.is_over()
    assert reasons(match) == [OVER] * 3


def test_once_the_dice_are_revealed_everything_stands(rats: Game) -> None:
    dice = Dice(scheme=SCHEME, commitment=make_commitment(SECRET))
    match = play(Match(rats, 3, {"start": "agreed"}, dice=dice), "0: announce 1")
    assert why_not_undo(match, 0) is None
    reveal(match, SECRET)
    assert why_not_undo(match, 0) == REVEALED


def test_rolls_after_an_undo_still_follow_from_the_secret(rats: Game) -> None:
    dice = Dice(scheme=SCHEME, commitment=make_commitment(SECRET))
    match = play(Match(rats, 3, {"start": "agreed"}, dice=dice), "0: announce none")
    take_back(match, 0)
    play(match, "0: peek")
    roll(match, SECRET)
    reveal(match, SECRET)
    verdict = verify(rats, match.record())
    assert (verdict.rolls, verdict.rolls_derived) == (1, True)
