"""Chapter 6, part c: what may be announced at the handover."""

from __future__ import annotations

import pytest

from ratskeller.games.rats_in_the_walls.events import Announced, FeePaid, Judged, Lifted
from tests.games.rats_in_the_walls.table import FIVE_DICE, ON_THE_SKULL, Table


def announcements(table: Table) -> set[str]:
    """What may be announced now."""
    return {notation.removeprefix("announce ") for notation in table.choices if notation.startswith("announce ")}


@pytest.mark.parametrize(("seen", "said"), [("none", "2"), ("2", "none"), ("1", "1"), ("1", "2")])
def test_6c_1_the_giver_may_tell_the_truth_or_lie(seen: str, said: str) -> None:
    table = Table().play(f"peek, roll {seen}, announce {said}")
    assert table.view().claim == (0 if said == "none" else int(said))
    assert table.turn == 2


def test_6c_1_the_dice_are_not_disturbed_by_a_handover() -> None:
    table = Table().play("1: peek, roll 1, announce 1, 2: believe, announce 1, 3: believe, announce 1, 4: doubt")
    assert not table.is_rolling
    assert Lifted(ones=1, twos=0, dice=1) in table.events()
    assert Judged(giver=2, true=True, rats=1) in table.events()


def test_6c_2_the_first_giver_of_a_round_may_deny_the_rats() -> None:
    table = Table()
    assert table.can("announce none")
    table.play("announce 1, doubt, roll none")
    assert table.can("announce none")


def test_6c_2_a_giver_after_a_denial_may_deny_too() -> None:
    table = Table().play("announce none, believe")
    assert table.can("announce none")


def test_6c_2_once_rats_are_announced_nobody_denies_them() -> None:
    table = Table().play("announce none, believe, announce 1, believe")
    assert table.refuses("announce none") == "6c.2"
    table.do("shake")
    assert table.refuses("announce none") == "6c.2"
    table.play("peek, roll none")
    assert table.refuses("announce none") == "6c.2"


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_6c_3_no_die_holds_more_than_two_rats(dice: int) -> None:
    table = Table(6).play("announce none, believe, " * (dice - 1) + "peek, roll none")
    assert table.dice == dice
    assert announcements(table) == {"none"} | {str(rats) for rats in range(1, 2 * dice + 1)}
    if dice < 5:
        assert table.refuses(f"announce {2 * dice + 1}") == "6c.3"


def test_6c_3_nor_do_untouched_dice() -> None:
    table = Table().play("announce 1, believe")
    assert table.can("announce 2")
    assert table.refuses("announce 3") == "6c.3"


def test_6c_4_the_first_claim_of_rats_costs_a_brain() -> None:
    table = Table().play("1: announce 1")
    assert (table.brains, table.middle) == ([6, 7, 7, 7], 1)
    assert table.events() == [Announced(seat=0, rats=1, untouched=False), FeePaid(seat=0, brains=1, left=6)]


def test_6c_4_whoever_is_first_to_claim_pays_not_the_first_giver() -> None:
    table = Table().play("1: announce none, 2: believe, 2: announce none, 3: believe, 3: announce 2")
    assert (table.brains, table.middle) == ([7, 7, 6, 7], 1)


def test_6c_4_the_price_is_the_same_for_a_lie_and_for_the_truth() -> None:
    truth, lie = Table().play("peek, roll 2, announce 2"), Table().play("peek, roll none, announce 2")
    assert truth.brains == lie.brains == [6, 7, 7, 7]


def test_6c_4_denying_is_free() -> None:
    table = Table().play("announce none")
    assert (table.brains, table.middle) == ([7, 7, 7, 7], 0)


def test_6c_4_a_later_claim_costs_nothing() -> None:
    table = Table().play("1: announce 1, 2: believe, 2: announce 1, 3: believe, 3: shake")
    before = table.brains
    table.do("announce 4")
    assert (table.brains, table.middle) == (before, 1)


@pytest.mark.parametrize("steps", ["peek, roll none", "peek, roll 1, reroll"])
def test_6c_5_who_has_examined_must_go_higher(steps: str) -> None:
    table = Table().play("announce 2, believe, shake, " + steps)
    assert announcements(table) == {"3", "4"}
    assert table.refuses("announce 2") == "6c.5"
    assert table.refuses("announce 1") == "6c.5"


def test_6c_6_on_the_skull_any_number_may_be_named() -> None:
    table = Table().play(ON_THE_SKULL)
    assert announcements(table) == {str(rats) for rats in range(1, 11)}
    table.do("announce 1")
    assert table.view().claim == 1


def test_6c_6_but_not_zero() -> None:
    table = Table().play(ON_THE_SKULL)
    assert table.refuses("announce none") == "6c.6"
    table.play("peek, roll none")
    assert table.refuses("announce none") == "6c.6"
    table.do("reroll")
    assert table.refuses("announce none") == "6c.6"


def test_6c_7_who_has_not_examined_names_the_same_number_or_a_higher_one() -> None:
    table = Table().play(FIVE_DICE + ", announce 7, believe")
    assert announcements(table) == {"7", "8", "9", "10"}
    assert table.refuses("announce 6") == "6c.7"


def test_6c_7_a_higher_number_on_untouched_dice_leaves_them_untouched() -> None:
    table = Table().play("peek, roll 1, announce 1, believe, 2: announce 2")
    assert table.events() == [Announced(seat=1, rats=2, untouched=True)]
    table.do("doubt")
    assert Lifted(ones=1, twos=0, dice=1) in table.events()


def test_6c_8_who_gets_the_cup_back_may_not_name_the_same_number_again() -> None:
    table = Table().play(FIVE_DICE + ", 1: announce 3" + ", believe, announce 3" * 3 + ", 1: believe")
    assert table.refuses("announce 3") == "6c.8"
    assert announcements(table) == {"4", "5", "6", "7", "8", "9", "10"}


def test_6c_8_the_others_may_still_name_it() -> None:
    table = Table().play(FIVE_DICE + ", 1: announce 3, 2: believe")
    for seat in (2, 3, 4):
        assert table.turn == seat
        assert table.can("announce 3")
        table.play("announce 3, believe")


def test_6c_8_a_new_round_forgets_what_was_named() -> None:
    table = Table().play("1: announce 1, 2: doubt, roll none, 1: announce 1")
    assert table.view().claim == 1
