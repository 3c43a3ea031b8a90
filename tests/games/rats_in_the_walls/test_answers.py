"""Chapter 6, part d, and chapters 10 and 11: believing, doubting, and what the summary sheet pays on the cats."""

from __future__ import annotations

import pytest

from ratskeller.games.rats_in_the_walls.events import Believed, Doubted, Gained, Lifted, Lost
from tests.games.rats_in_the_walls.table import FIVE_DICE, Table

# ---- 6d Taking the cup -------------------------------------------------------------------------------------


def test_6d_1_the_receiver_believes_or_does_not() -> None:
    table = Table().play("1: announce 1")
    assert table.turn == 2
    assert table.choices == {"believe", "doubt"}


def test_6d_1_nobody_else_is_asked() -> None:
    table = Table().play("1: announce 1")
    assert table.match.scene(1).awaited == (1,)
    assert [table.refuses(answer, seat=seat) for answer in ("believe", "doubt") for seat in (1, 3, 4)] == [None] * 6


def test_6d_1_the_receiver_answers_before_doing_anything_else() -> None:
    table = Table().play("1: announce 1")
    refused = {
        notation: table.refuses(notation) for notation in ("peek", "reroll", "shake", "turn", "announce 2", "kill 1")
    }
    assert set(refused.values()) == {None}


def test_6d_1_a_giver_has_nothing_to_answer() -> None:
    table = Table()
    assert table.refuses("believe") is None
    assert table.refuses("doubt") is None


def test_6d_2_believing_a_denial_settles_nothing_and_makes_the_receiver_the_giver() -> None:
    table = Table().play("1: announce none, 2: believe")
    assert (table.brains, table.middle) == ([7, 7, 7, 7], 0)
    assert (table.giver, table.turn, table.view().round) == (2, 2, 1)


def test_6d_2_believing_in_rats_settles_and_makes_the_receiver_the_giver() -> None:
    table = Table().play("1: announce 2, 2: believe")
    assert (table.brains, table.middle) == ([7, 6, 7, 7], 1)
    assert (table.giver, table.turn, table.view().round) == (2, 2, 1)
    assert table.events()[0] == Believed(receiver=1, giver=0, rats=2)


def test_6d_2_nobody_learns_the_dice_from_a_belief() -> None:
    table = Table().play("1: peek, roll 1, announce 2, 2: believe")
    assert [table.view(viewer).seen for viewer in (2, 3, 4, None)] == [None] * 4
    assert table.events() == [
        Believed(receiver=1, giver=0, rats=2),
        Lost(seat=1, brains=1, left=6),
        Gained(seat=0, brains=1, now=7),
    ]


def test_6d_3_who_doubts_looks_under_the_walls() -> None:
    table = Table().play("announce none, believe, announce 1, 3: doubt")
    assert table.events() == [Doubted(receiver=2, giver=1, rats=1)]
    assert (table.is_rolling, table.turn) == (True, None)
    table.roll("1 2")
    assert table.events()[0] == Lifted(ones=1, twos=1, dice=2)


@pytest.mark.parametrize(
    ("said", "roll", "right"),
    [
        ("none", "none", 1),
        ("none", "1", 2),
        ("none", "2", 2),
        ("1", "1", 1),
        ("1", "2", 1),
        ("2", "1", 2),
        ("1", "none", 2),
    ],
)
def test_6d_4_the_one_who_is_right_gains_a_brain(said: str, roll: str, right: int) -> None:
    table = Table().play(f"1: announce {said}")
    before = table.brains[right - 1]
    table.play(f"2: doubt, roll {roll}")
    assert table.brains[right - 1] == before + 1


@pytest.mark.parametrize(
    ("payout", "said", "roll", "brains", "middle"),
    [
        ("reconstructed", "none", "none", [8, 6, 7, 7], 0),
        ("reconstructed", "none", "1", [5, 8, 7, 7], 1),
        ("reconstructed", "1", "1", [7, 5, 7, 7], 2),
        ("reconstructed", "2", "1", [5, 8, 7, 7], 1),
        ("other_reading", "none", "none", [8, 5, 7, 7], 1),
        ("other_reading", "none", "1", [5, 8, 7, 7], 1),
        ("other_reading", "1", "1", [7, 6, 7, 7], 1),
        ("other_reading", "2", "1", [5, 8, 7, 7], 1),
    ],
)
def test_6d_5_the_one_who_is_wrong_loses_one_or_two_as_the_sheet_says(
    payout: str, said: str, roll: str, brains: list[int], middle: int
) -> None:
    table = Table(payout=payout).play(f"1: announce {said}, 2: doubt, roll {roll}")
    assert (table.brains, table.middle) == (brains, middle)


def test_6d_6_after_a_doubt_the_round_is_complete() -> None:
    table = Table().play(FIVE_DICE + ", announce 4")
    assert table.view().round == 1
    table.play("doubt, roll 2 2")
    assert (table.view().round, table.dice, table.view().claim) == (2, 1, None)


def test_6d_6_after_a_belief_it_is_not() -> None:
    assert Table().play("announce 1, believe").view().round == 1


# ---- 10 The signs on the summary sheet ---------------------------------------------------------------------


def test_10_1_a_die_is_added_unless_five_are_inside() -> None:
    table, counted = Table(6), []
    for _ in range(6):
        counted.append(table.dice)
        table.play("announce none, believe")
    assert counted == [1, 2, 3, 4, 5, 5]


def test_10_2_one_brain_is_lost_on_the_cats() -> None:
    table = Table().play("announce none, doubt, roll none")
    assert Lost(seat=1, brains=1, left=6) in table.events()


def test_10_3_two_brains_are_lost_on_the_cats() -> None:
    table = Table().play("announce none, doubt, roll 1")
    assert Lost(seat=0, brains=2, left=5) in table.events()


def test_10_3_two_brains_can_be_the_last_two() -> None:
    table = Table()
    table.arrange(brains=[2, 8, 9, 9], middle=0)
    table.play("announce none, doubt, roll 1")
    assert (table.brains, table.middle) == ([0, 9, 9, 9], 1)


def test_10_3_who_has_only_one_loses_that() -> None:
    table = Table()
    table.arrange(brains=[1, 9, 9, 9], middle=0)
    table.play("announce none, doubt, roll 1")
    assert Lost(seat=0, brains=1, left=0) in table.events()
    assert table.brains[0] == 0


def test_10_5_one_brain_is_gained() -> None:
    table = Table().play("announce none, doubt, roll 2")
    assert Gained(seat=1, brains=1, now=8) in table.events()


# ---- 11 What to remember -----------------------------------------------------------------------------------


@pytest.mark.parametrize("payout", ["reconstructed", "other_reading"])
@pytest.mark.parametrize(("said", "roll", "now"), [("none", "none", 8), ("1", "1", 7), ("2", "2", 7)])
def test_11_1_a_giver_whose_true_word_is_doubted_gains_a_brain(payout: str, said: str, roll: str, now: int) -> None:
    table = Table(payout=payout).play(f"1: announce {said}, 2: doubt, roll {roll}")
    assert Gained(seat=0, brains=1, now=now) in table.events()


@pytest.mark.parametrize("payout", ["reconstructed", "other_reading"])
@pytest.mark.parametrize(("said", "roll"), [("none", "1"), ("1", "none"), ("2", "1")])
def test_11_2_a_receiver_who_uncovers_a_false_announcement_gains_a_brain(payout: str, said: str, roll: str) -> None:
    table = Table(payout=payout).play(f"1: announce {said}, 2: doubt, roll {roll}")
    assert Gained(seat=1, brains=1, now=8) in table.events()


@pytest.mark.parametrize("payout", ["reconstructed", "other_reading"])
@pytest.mark.parametrize("roll", ["none", "2"])
def test_11_3_a_giver_who_is_believed_to_have_rats_gains_a_brain(payout: str, roll: str) -> None:
    table = Table(payout=payout).play(f"1: peek, roll {roll}, announce 2, 2: believe")
    assert Gained(seat=0, brains=1, now=7) in table.events()
    table.play("2: announce 2, 3: believe")
    assert Gained(seat=1, brains=1, now=7) in table.events()


@pytest.mark.parametrize("payout", ["reconstructed", "other_reading"])
@pytest.mark.parametrize("roll", ["none", "2"])
def test_11_4_a_receiver_who_believes_in_rats_loses_a_brain(payout: str, roll: str) -> None:
    table = Table(payout=payout).play(f"1: peek, roll {roll}, announce 2, 2: believe")
    assert Lost(seat=1, brains=1, left=6) in table.events()
    table.play("2: announce 2, 3: believe")
    assert Lost(seat=2, brains=1, left=6) in table.events()


def test_11_4_a_receiver_who_believes_in_no_rats_loses_nothing() -> None:
    table = Table().play("1: announce none, 2: believe")
    assert not [event for event in table.events() if isinstance(event, Lost | Gained)]
