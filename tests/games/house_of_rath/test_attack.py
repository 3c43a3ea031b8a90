"""Chapters 12 to 15: the attack, running away, and what the Fate die says."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ratskeller.games.house_of_rath.events import (
    Attacked,
    Claimed,
    Dashed,
    FateMet,
    Fled,
    HouseShrinks,
    Learnt,
    Lost,
    Out,
    WasExtra,
)
from tests.games.house_of_rath.scenes import attacked
from tests.games.house_of_rath.table import LINE, Table

# ---- 12 The attack -----------------------------------------------------------------------------------------


def test_12_1_the_player_must_choose_one_visible_orphan_in_raths_room() -> None:
    table = Table().orphans(rest="d", b="1 4 (5) 10", c="7").boogey()
    assert table.choices() == {"attack 1", "attack 4", "attack 10"}
    assert table.refuses("attack 7") == "12.1"
    table.play("attack 10")
    assert table.told(Attacked) == [Attacked(seat=0, orphan=10, room="b")]


def test_12_2_if_nobody_is_to_be_seen_there_the_turn_ends() -> None:
    table = Table().house(LINE).orphans(rest="a", f="4").boogey()
    assert table.view().rath == "a"
    assert (table.phase, table.whose) == ("rolling", 2)


def test_12_3_the_owner_may_claim_by_turning_the_card_up() -> None:
    table = attacked(4)
    assert table.choices(2) == {"claim", "let go"}
    assert table.refuses("claim", seat=1) == "12.3"
    assert table.refuses("claim", seat=3) == "12.3"
    table.play("2: claim")
    assert table.told(Claimed) == [Claimed(seat=1, orphan=4)]
    for viewer in (None, 1, 2, 3):
        assert table.orphan(4, viewer).revealed
    assert table.phase == "fate"


def test_12_4_an_orphan_that_nobody_claims_is_removed() -> None:
    table = attacked(10).let_go()
    assert table.told(WasExtra) == [WasExtra(orphan=10)]
    assert table.where(10) is None
    assert (table.phase, table.whose) == ("rolling", 2)


def test_12_5_who_claims_and_fails_earns_a_run_away_card() -> None:
    table = attacked(4).play("2: claim, fate 3, learn 6")
    assert table.told(Learnt) == [Learnt(seat=1, left=2)]
    assert table.seat(2).lesson_cards == (6,)


def test_12_5_not_without_another_orphan_or_without_a_card_left() -> None:
    table = Table().orphans(b="4", d="(1) (7)").boogey().play("2: claim, fate 3")
    assert table.seat(2).lessons == 0
    table = Table().lessons(1, "1 2 3").orphans(rest="d", b="4").boogey().play("2: claim, fate 3")
    assert table.seat(2).lessons == 0
    assert table.phase == "rolling"


def test_12_6_not_to_claim_is_allowed_and_the_card_stays_face_down() -> None:
    table = attacked(4).let_go()
    assert table.where(4) is None
    for viewer in (None, 1, 3):
        orphan = table.orphan(4, viewer)
        assert (orphan.revealed, orphan.owner) == (False, None)
        assert table.view(viewer).seats[1].down == 3
    assert table.seat(2).hand == (4, 5, 6)
    assert table.seat(2).lessons == 0
    table.play("roll hide, expose 2")
    assert table.chances["turn up 4"] == Fraction(1, 3)


# ---- 13 Running away ---------------------------------------------------------------------------------------


def test_13_1_running_away_is_an_attempt() -> None:
    for number, lives in ((4, False), (5, True)):
        table = attacked(4).play(f"2: claim, fate {number}")
        assert (table.where(4) is not None) == lives


def test_13_2_the_owner_may_roll_once_in_each_attack() -> None:
    table = attacked(4).play("2: claim")
    assert table.chances == {f"fate {number}": Fraction(1, 6) for number in range(1, 7)}
    table.play("fate 2")
    assert table.where(4) is None
    table = Table().up("4").orphans(rest="d", b="4").boogey()
    assert table.choices() == {"run", "stay"}
    table.play("run, fate 1")
    assert table.where(4) is None


def test_13_3_and_use_run_away_cards_earned_before() -> None:
    table = Table().lessons(2, "3").orphans(rest="d", b="4").boogey().play("2: claim, fate 1")
    assert (table.phase, table.mover) == ("dashing", 2)
    assert table.choices() == {"dash 3", "give up"}
    table.play("dash 3")
    assert table.told(Dashed) == [Dashed(seat=1, orphan=4, card=3)]
    table.play("fate 5, go c")
    assert table.where(4) == "c"


def test_13_4_both_one_after_another_in_the_same_attack() -> None:
    table = Table(4).lessons(2, "3 5").orphans(rest="d", b="4").boogey()
    table.play("2: claim, fate 1, dash 5, fate 2, dash 3, fate 6, go a")
    assert table.where(4) == "a"
    assert table.seat(2).lessons == 0


@pytest.mark.parametrize("number", range(1, 7))
def test_13_5_the_number_is_looked_up_on_the_fate_board(number: int) -> None:
    table = attacked(4).play(f"2: claim, fate {number}")
    assert table.told(FateMet) == [
        FateMet(seat=1, orphan=4, number=number, escaped=number >= 5, board="standard"),
    ]


def test_13_6_a_card_face_up_lets_that_orphan_and_no_other_use_secret_passages() -> None:
    table = Table().up("1").orphans(rest="c", a="1 2").play("roll move, move 2")
    assert not table.can("go d")
    table = Table().up("1").orphans(rest="c", a="1 2").play("roll move, move 1")
    assert table.can("go d")


# ---- 14 The roll fails -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_14_1_one_to_four_are_failures(number: int) -> None:
    table = attacked(4).play(f"2: claim, fate {number}")
    assert table.told(Lost) == [Lost(seat=1, orphan=4)]
    assert table.where(4) is None


def test_14_2_the_orphan_is_removed_and_its_card_discarded() -> None:
    table = attacked(4).play("2: claim, fate 1, learn 1, roll hide")
    assert table.where(4) is None
    assert table.seat(2).hand == (5, 6)
    assert table.seat(2, viewer=1).down == 2
    table.play("expose 2")
    assert set(table.chances) == {"turn up 5", "turn up 6"}


def test_14_3_an_owner_with_other_orphans_draws_a_run_away_card() -> None:
    table = attacked(4).play("2: claim, fate 1")
    assert table.phase == "learning"
    assert table.chances == {f"learn {card}": Fraction(1, 7) for card in range(1, 8)}
    table.play("learn 7")
    assert table.seat(2).lesson_cards == (7,)
    assert table.view().lessons_left == 2


def test_14_4_it_cannot_be_used_in_the_turn_in_which_it_was_earned() -> None:
    table = attacked(4).play("2: claim, fate 1, learn 7")
    assert table.where(4) is None
    assert (table.phase, table.whose) == ("rolling", 2)
    table = Table().orphans(rest="d", b="1").boogey(1).play("1: claim, fate 1, learn 7")
    assert (table.phase, table.whose) == ("rolling", 2)


def test_14_5_an_owner_who_has_no_orphan_left_is_out() -> None:
    table = Table().orphans(b="4", d="(1) (7)").boogey().play("2: claim, fate 1")
    assert table.told(Out) == [Out(seat=1)]
    assert table.seat(2).out == 1
    assert table.seat(2).lessons == 0
    assert table.whose == 3


def test_14_6_the_first_player_who_is_out_sets_the_shrinking_house_going() -> None:
    table = Table(4).orphans(b="4", d="(1) (7) (10)").boogey().play("2: claim, fate 1")
    assert table.told(HouseShrinks) == [HouseShrinks()]
    assert table.view().shrinks


# ---- 15 The roll succeeds ----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [5, 6])
def test_15_1_five_and_six_are_escapes(number: int) -> None:
    table = attacked(4).play(f"2: claim, fate {number}")
    assert (table.phase, table.mover) == ("fleeing", 2)
    assert table.where(4) == "b"


def test_15_2_the_escaped_orphan_is_moved_one_room_or_through_a_secret_passage() -> None:
    table = attacked(4).play("2: claim, fate 5")
    assert table.choices() == {"go m", "go a", "go c", "go e"}
    table.play("go a")
    assert table.told(Fled) == [Fled(orphan=4, start="b", room="a")]
    assert (table.phase, table.whose) == ("rolling", 2)
    assert table.seat(2).lessons == 0
