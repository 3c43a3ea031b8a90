"""The rulings about a round: who pays whom, who is next, what may be said, what is open, and what falls when."""

from __future__ import annotations

import pytest

from ratskeller.games.rats_in_the_walls.events import (
    Announced,
    DieAdded,
    Gained,
    Judged,
    Lifted,
    Lost,
    Peeked,
    Rerolled,
    RollOffTied,
    Shook,
)
from ratskeller.games.rats_in_the_walls.view import Dice
from ratskeller.kernel.errors import BadText
from ratskeller.kernel.match import Match
from tests.games.rats_in_the_walls.table import FIVE_DICE, GAME, ON_THE_SKULL, Table

# ---- brains ------------------------------------------------------------------------------------------------


def test_R1_of_two_lost_brains_one_goes_to_the_winner_and_one_to_the_middle() -> None:
    table = Table().play("1: announce none, 2: doubt, roll 1")
    assert (table.brains, table.middle) == ([5, 8, 7, 7], 1)


def test_R1_a_single_lost_brain_goes_to_the_winner() -> None:
    table = Table().play("1: announce none, 2: doubt, roll none")
    assert (table.brains, table.middle) == ([8, 6, 7, 7], 0)


def test_R1_the_total_never_changes() -> None:
    table = Table()
    for script in (
        "announce 2, believe",
        "shake, announce 3, believe",
        "announce 4, doubt, roll none",
        "announce none",
    ):
        assert table.play(script).total == 28


def test_R2_a_giver_who_owes_two_and_has_one_gives_it_to_the_winner() -> None:
    table = Table()
    table.arrange(brains=[1, 9, 9, 9], middle=0)
    table.play("1: announce none, 2: doubt, roll 2")
    assert (table.brains, table.middle) == ([0, 10, 9, 9], 0)


def test_R2_a_receiver_who_owes_two_and_has_one_gives_it_to_the_winner() -> None:
    table = Table()
    table.arrange(brains=[10, 1, 9, 8], middle=0)
    table.play("1: announce 1, 2: doubt, roll 1")
    assert (table.brains, table.middle) == ([10, 0, 9, 8], 1)


def test_R4_the_one_who_was_wrong_starts_the_new_round() -> None:
    table = Table().play("1: announce 1, 2: believe, 2: announce 1, 3: doubt, roll none")
    assert (table.turn, table.giver) == (2, 2)
    table.play("2: announce none, 3: doubt, roll none")
    assert (table.turn, table.giver) == (3, 3)


def test_R4_a_new_round_has_one_die_and_the_cats() -> None:
    table = Table().play(FIVE_DICE + ", announce 2, doubt, roll none")
    assert (table.dice, table.view().skull, table.view().claim) == (1, False, None)


# ---- who is next -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 12])
def test_R5_the_cup_goes_clockwise_round_the_table(seats: int) -> None:
    table, givers = Table(seats, first=2), []
    for _ in range(seats + 1):
        givers.append(table.giver)
        table.play("announce none, believe")
    assert givers == [*range(2, seats + 1), 1, 2]


# ---- what may be said --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "roll", "true"),
    [
        ("none", "none", True),
        ("none", "1", False),
        ("3", "1 2", True),
        ("3", "2 2", True),
        ("3", "1 1", False),
        ("3", "none", False),
        ("4", "2 2", True),
        ("4", "1 2", False),
    ],
)
def test_R6_at_least_x_is_true_with_x_or_more(said: str, roll: str, true: bool) -> None:
    table = Table().play(f"announce none, believe, 2: announce {said}, 3: doubt, roll {roll}")
    claimed = 0 if said == "none" else int(said)
    right = 1 if true else 2
    assert Judged(giver=1, true=true, rats=claimed) in table.events()
    assert Gained(seat=right, brains=1, now=table.brains[right]) in table.events()


def test_R7_x_goes_from_one_to_twice_the_dice() -> None:
    table = Table().play("announce none, believe, announce none, believe")
    assert table.choices == {"peek", "announce none", *(f"announce {rats}" for rats in range(1, 7))}
    assert table.refuses("announce 7") == "6c.3"


def test_R8_none_is_open_to_the_first_giver_and_after_a_none_alone() -> None:
    table = Table()
    assert table.can("announce none")
    table.play("announce none, believe")
    assert table.can("announce none")
    table.play("announce 1, believe")
    assert table.refuses("announce none") == "6c.2"
    table.play("announce 1, believe")
    assert table.refuses("announce none") == "6c.2"


def test_R9_a_giver_peeks_at_most_once() -> None:
    table = Table().play("peek, roll 1")
    assert table.refuses("peek") == "R9"
    table.do("reroll")
    assert table.refuses("peek") == "R9"


def test_R9_a_giver_rolls_again_at_most_once() -> None:
    table = Table().play("peek, roll 1, reroll")
    assert table.refuses("reroll") == "R9"


def test_R9_rolling_again_without_a_peek_is_not_offered() -> None:
    table = Table()
    assert not table.can("reroll")
    assert table.refuses("reroll") == "R9"


def test_R9_the_next_giver_may_peek_again() -> None:
    table = Table().play("1: peek, roll 1, reroll, announce none, 2: believe")
    assert table.can("peek")


def test_R10_who_has_shaken_without_a_look_must_go_higher() -> None:
    table = Table().play("announce 2, believe, shake")
    assert table.refuses("announce 2") == "6c.5"
    assert table.choices == {"peek", "announce 3", "announce 4"}


def test_R10_who_hands_on_untouched_may_stay_or_go_higher() -> None:
    table = Table().play("announce none, believe, announce 2, believe")
    assert table.choices == {"announce 2", "announce 3", "announce 4", "shake"}


def test_R11_a_giver_does_not_say_a_number_twice_in_a_round() -> None:
    table = Table(3).play("1: announce 1" + ", believe, announce 1" * 2 + ", 1: believe")
    assert table.refuses("announce 1") == "6c.8"
    assert table.choices == {"announce 2", "shake"}


def test_R11_if_no_higher_number_fits_the_cup_must_be_shaken() -> None:
    table = Table(3).play("1: announce 2" + ", believe, announce 2" * 2 + ", 1: believe")
    assert table.choices == {"shake"}
    assert table.refuses("announce 2") == "6c.8"
    assert table.refuses("announce 3") == "6c.3"


def test_R11_what_another_giver_said_does_not_bind() -> None:
    table = Table(3).play("1: announce 1, 2: believe, 2: announce 2, 3: believe, 3: announce 2, 1: believe")
    assert table.can("announce 2")


def test_R12_five_dice_can_be_shaken_again() -> None:
    table = Table().play(FIVE_DICE + ", announce 1, believe, shake, announce 2, believe, shake")
    assert table.dice == 5
    assert table.events() == [Shook(seat=2, dice=5)]
    assert table.refuses("announce 2") == "6c.5"


def test_R13_after_a_believed_none_the_cup_must_be_shaken() -> None:
    table = Table().play("1: peek, roll 2, announce none, 2: believe")
    assert table.choices == {"peek", "announce none", *(f"announce {rats}" for rats in range(1, 5))}
    assert [table.view(viewer).seen for viewer in (1, 2, 3, 4, None)] == [None] * 5
    assert table.play("announce 1, doubt").is_rolling


def test_R13_a_first_claim_of_rats_is_then_free_from_one_up() -> None:
    table = Table().play(FIVE_DICE + ", announce 1")
    assert table.view().claim == 1


def test_R21_the_fee_is_due_once_a_round_and_goes_to_the_middle() -> None:
    table = Table().play("1: announce 1")
    assert (table.brains, table.middle, table.view().fee) == ([6, 7, 7, 7], 1, 0)
    table.play("2: believe, 2: announce 2, 3: believe, 3: shake, 3: announce 3")
    assert (table.brains, table.middle) == ([7, 7, 6, 7], 1)


def test_R21_the_next_round_has_its_own_fee() -> None:
    table = Table().play("1: announce 1, 2: doubt, roll none, 1: announce 1")
    assert (table.brains, table.middle) == ([4, 8, 7, 7], 2)


def test_R21_on_the_skull_no_fee_is_due() -> None:
    table = Table().play(ON_THE_SKULL)
    before = (table.brains, table.middle)
    assert table.view().fee == 0
    table.do("announce 1")
    assert (table.brains, table.middle) == before


@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_R26_who_has_denied_on_five_dice_may_not_deny_again_in_that_round(first: int) -> None:
    table = Table(first=first).play(FIVE_DICE + ", announce none, believe" * 4)
    assert (table.turn, table.dice) == (first, 5)
    assert table.refuses("announce none") == "R26"
    assert table.choices == {"peek"} | {f"announce {rats}" for rats in range(1, 11)}


def test_R26_nor_after_peeking_or_rolling_again() -> None:
    table = Table().play(FIVE_DICE + ", announce none, believe" * 4 + ", peek, roll none")
    assert table.refuses("announce none") == "R26"
    table.do("reroll")
    assert table.refuses("announce none") == "R26"


def test_R26_a_denial_on_fewer_dice_does_not_count() -> None:
    table = Table(3).play("announce none, believe" + ", announce none, believe" * 3)
    assert (table.turn, table.dice) == (2, 5)
    assert table.can("announce none")


def test_R26_it_binds_each_giver_alone() -> None:
    table = Table().play(FIVE_DICE + ", 1: announce none, 2: believe")
    assert table.can("announce none")


def test_R26_a_new_round_forgets_it() -> None:
    table = Table().play(FIVE_DICE + ", 1: announce none, 2: doubt, roll none")
    table.play("announce none, believe, " * 6 + "announce none, believe")
    assert (table.turn, table.dice) == (1, 5)
    assert table.can("announce none")


# ---- what is open ------------------------------------------------------------------------------------------


def test_R22_what_a_doubter_uncovers_is_told_to_everybody() -> None:
    table = Table().play("announce none, believe, announce 1, 3: doubt, roll 1")
    for viewer in (1, 2, 3, 4, None):
        assert Lifted(ones=1, twos=0, dice=2) in table.events(viewer)


def test_R22_uncovered_dice_lie_open_while_somebody_picks_a_victim() -> None:
    table = Table().play(ON_THE_SKULL + ", peek, roll 1 2 2, announce 6, 3: doubt")
    assert table.view().phase == "killing"
    assert [table.view(viewer).seen for viewer in (1, 2, 3, 4, None)] == [Dice(ones=1, twos=2, blank=2)] * 5


def test_R22_a_belief_uncovers_nothing() -> None:
    table = Table().play(ON_THE_SKULL + ", peek, roll 1 2 2, announce 6, 3: believe, kill 1")
    assert [table.view(viewer).seen for viewer in (1, 3, 4, None)] == [None] * 4


def test_R31_that_a_giver_peeked_is_open_but_not_what_was_seen() -> None:
    table = Table().play("peek")
    assert [table.events(viewer) for viewer in (1, 2, 3, 4, None)] == [[Peeked(seat=0)]] * 5
    table.roll("2")
    assert [table.view(viewer).looker for viewer in (1, 2, 3, 4, None)] == [0] * 5
    assert [table.events(viewer) for viewer in (2, 3, 4, None)] == [[]] * 4


def test_R31_who_peeked_is_named_also_when_another_has_the_cup() -> None:
    table = Table().play("peek, roll 2, announce 1, 2: believe")
    assert [(view.giver, view.looker) for view in map(table.view, (1, 2, 3, None))] == [(1, 0)] * 4
    table.play("2: announce 1, 3: believe")  # untouched: 6e.2 forbids a look
    assert (table.view().giver, table.view().looker) == (2, 0)
    assert table.play("3: shake").view().looker is None


def test_R31_when_the_cup_was_lifted_for_all_nobody_in_particular_has_looked() -> None:
    table = Table().play(ON_THE_SKULL + ", peek, roll 1 2 2, announce 6, 3: doubt")
    assert table.view().looker is None


def test_R31_that_a_giver_rolled_again_is_open() -> None:
    table = Table().play("peek, roll 2, reroll")
    assert [table.events(viewer) for viewer in (1, 2, 3, 4, None)] == [[Rerolled(seat=0)]] * 5
    assert table.view().looker is None


def test_R31_that_a_die_was_added_is_open() -> None:
    table = Table().play("announce 1, believe, shake")
    assert [table.events(viewer)[0] for viewer in (1, 2, 3, 4, None)] == [DieAdded(seat=1, dice=2)] * 5


def test_R31_whether_the_cup_was_handed_on_untouched_is_open() -> None:
    table = Table().play("1: announce 1, 2: believe, 2: announce 1")
    assert table.events() == [Announced(seat=1, rats=1, untouched=True)]
    table.play("3: believe, shake, announce 2")
    assert table.events() == [Announced(seat=2, rats=2, untouched=False)]


def test_R31_what_was_seen_changes_nothing_for_the_others() -> None:
    one, other = Table().play("peek, roll none, announce 1"), Table().play("peek, roll 2, announce 1")
    for viewer in (2, 3, 4, None):
        assert one.view(viewer) == other.view(viewer)
        assert one.events(viewer) == other.events(viewer)
    assert one.match.story(1) == other.match.story(1)
    assert one.match.story(0) != other.match.story(0)


# ---- the start, the box, and limits ------------------------------------------------------------------------


def test_R23_the_start_is_by_roll_off() -> None:
    match = Match(GAME, 3)
    assert match.state.is_chance()
    assert match.scene(0).view.phase == "rolling_off"


def test_R23_the_option_names_a_seat_instead() -> None:
    match = Match(GAME, 3, {"start": "agreed", "first_seat": 3})
    assert not match.state.is_chance()
    assert match.scene(0).view.mover == 2


@pytest.mark.parametrize("seats", [7, 8, 9, 10, 11, 12])
def test_R24_seven_to_twelve_players_have_five_brains_each(seats: int) -> None:
    assert Table(seats).brains == [5] * seats


def test_R24_and_still_five_dice() -> None:
    table = Table(12).play("announce none, believe, " * 7 + "announce none")
    assert table.dice == 5


def test_R25_no_outcome_stands_for_stacked_dice() -> None:
    faces = [GAME.write_outcome(code).removeprefix("roll ").split() for code in GAME.outcome_codes()]
    assert len(faces) == 21
    assert all(each == ["none"] or set(each) <= {"1", "2"} for each in faces)
    with pytest.raises(BadText):
        GAME.read_outcome("roll stacked")


def test_R33_after_fifty_tied_roll_offs_the_first_of_the_tied_begins() -> None:
    table = Table(3, first=None).play("roll none, roll 1, roll 1")
    ties = 1
    while table.is_rolling:
        assert RollOffTied(seats=(1, 2)) in table.events()
        table.play("roll 2, roll 2")
        ties += 1
    assert ties == 50
    assert table.turn == 2


def test_R35_unseen_dice_have_not_fallen_yet() -> None:
    table = Table().play("announce 1, believe, shake, announce 2, believe, announce 2, believe")
    assert [step.by for step in table.match.steps if step.by == "chance"] == []
    table.play("announce 3, 1: doubt")
    assert table.is_rolling


def test_R35_dice_that_somebody_has_seen_stay_as_they_are() -> None:
    table = Table().play("1: peek, roll 2, announce 1, 2: believe, 2: announce 2, 3: doubt")
    assert not table.is_rolling
    assert Lifted(ones=0, twos=1, dice=1) in table.events()


def test_R35_dice_rolled_again_after_a_peek_fall_when_they_are_uncovered() -> None:
    table = Table().play("1: peek, roll 2, reroll, announce 2, 2: doubt")
    assert table.is_rolling
    table.roll("none")
    assert Lost(seat=0, brains=1, left=5) in table.events()
