"""Condyle Cove, chapters 14, 16, 18 and 19: the fourth player, Last Winter, other Cul-De-Sacs and Acts."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.errors import BadSetup
from tests.games.condyle_cove.box import CROSS, NINE, Names
from tests.games.condyle_cove.table import Opening, Table

COLD = CROSS.replace("woods", "cold")


def winter(where: str = "cold town", **options: Any) -> Table:
    """A table with OUT IN THE COLD beside the Cul-De-Sac, and every other Cove card in the pile."""
    return Table(len(where.split()), winter=True, **options).cove(COLD).pawns(where)


def act_names(table: Table) -> list[str]:
    """The six Acts of a table."""
    return [Names(table.state).of[number] for number in range(codes.ACT, codes.WINTER)]


def boogeymen(table: Table) -> int:
    """How many Boogeymen are among the Acts."""
    return table.view().boogeymen_down


# ---- 14 -----------------------------------------------------------------------------------------------------------


def test_14_1_fourteen_cards_more_for_a_fourth_player() -> None:
    assert sum(Opening(4).state.content.used) - sum(Opening(3).state.content.used) == 14


@pytest.mark.parametrize("seats", [2, 3])
def test_14_2_they_may_be_used_with_fewer_players(seats: int) -> None:
    assert sum(Opening(seats, fourth_player="always").state.content.used) == 54


def test_C35_with_four_they_come_in_by_themselves_with_fewer_if_the_table_wants() -> None:
    assert sum(Opening(4).state.content.used) == sum(Opening(4, fourth_player="always").state.content.used) == 54
    assert sum(Opening(2).state.content.used) == 40


# ---- 16 -----------------------------------------------------------------------------------------------------------


def test_16_1_out_in_the_cold_is_shuffled_in_with_the_cove_cards() -> None:
    table = Opening(2, winter=True).play("first 1")
    assert table.view().cove_left == 10
    assert table.chances["cove 12"] == Fraction(1, 10)
    assert "cove 12" not in Opening(2).play("first 1").chances


def test_16_2_twenty_one_cards_shuffled_face_down() -> None:
    table = winter().hand(1, "LOST").playing()
    assert table.view().winter_left == 21
    table.play("winter")
    assert list(table.chances.values()) == [Fraction(1, 21)] * 21


def test_16_2_without_the_expansion_there_are_none() -> None:
    assert Table().view().winter_left == 0


def test_16_3_who_comes_to_the_cold_may_turn_up_a_card() -> None:
    table = winter("corner town").acts("UNDER THE BED").turn().play("act 1, go cold")
    assert table.asks(1, "play")
    assert table.can("winter")
    assert table.can("stop")


def test_16_3_who_is_there_already_may_too() -> None:
    assert winter().turn().play("stay").can("winter")


def test_16_3_nobody_else() -> None:
    table = winter("town cold").hand(1, "LOST").playing()
    assert table.refuses("winter") == "16.3"


def test_16_4_a_permanent_card_stays_beside_the_mat_to_the_end_of_the_game() -> None:
    table = winter("cold town").playing().play("winter, winter FUR BOOTS")
    assert [table.permanents(seat) for seat in (1, 2)] == [["FUR BOOTS"], []]
    assert [table.names.of[card] for card in table.player(1, viewer=2).permanents] == ["FUR BOOTS"]
    for _ in range(6):
        table.pile(1, 9).pile(2, 9).hand(1, "").hand(2, "").idle()
    assert table.permanents(1) == ["FUR BOOTS"]


def test_16_5_they_are_no_part_of_the_hand_and_there_may_be_several() -> None:
    table = winter().keeps(1, "FUR BOOTS, FROZEN TOES").hand(1, "LOST, CURFEW, CRUMBS, BAD DOG").playing()
    table.play("winter, winter DEEP SNOW")
    assert table.permanents(1) == ["FUR BOOTS", "FROZEN TOES", "DEEP SNOW"]
    assert len(table.held(1)) == 4


def test_C36_once_in_each_own_turn_and_it_replaces_no_draw() -> None:
    table = winter().hand(1, "LOST").playing().play("winter, winter FUR BOOTS")
    assert table.refuses("winter") == "C36"
    table.play("stop, draw option").settle()
    assert table.asks(1, "draw")  # a second card is due
    table.playing(1)
    assert table.can("winter")


def test_C36_with_the_option_draw_it_replaces_one_of_the_two() -> None:
    table = winter(cold="draw").hand(1, "LOST").playing().play("winter, winter FUR BOOTS, stop, draw option").settle()
    assert table.whose == 2
    assert len(table.held(1)) == 2


def test_C36_in_both_readings_one_draws_two_without_turning_up() -> None:
    table = winter(cold="draw").hand(1, "LOST").playing().play("stop, draw option").settle()
    assert table.asks(1, "draw")


def test_C36_without_last_winter_it_replaces_nothing() -> None:
    with pytest.raises(BadSetup, match="nobody is out in the cold"):
        Opening(2, cold="draw")
    assert Opening(2, cold="extra", winter=False).view().winter_left == 0  # a form sends what is usual


def test_C37_a_card_that_is_not_permanent_is_gone_and_the_deck_is_not_reshuffled() -> None:
    table = winter().hand(1, "LOST").playing().play("winter, winter WHITEOUT")
    assert (table.permanents(1), table.view().winter_left) == ([], 20)
    table.state.winter_left = 0
    assert not table.playing(1).can("winter")


def test_C38_permanent_cards_lie_open_in_any_number() -> None:
    table = winter().keeps(2, "FUR BOOTS, SHIVERS, DEEP SNOW, LOCKED SATCHEL, THICK BLANKET").turn()
    assert len(table.player(2, viewer=1).permanents) == 5


def test_C55_the_flip_comes_after_the_movement_phase() -> None:
    table = winter("cold town").hand(1, "LOST").turn()
    assert table.refuses("winter") is None
    table.play("stay")
    assert table.can("winter")
    table.play("stop")
    assert table.refuses("winter") is None


# ---- 18 -----------------------------------------------------------------------------------------------------------

KIDDIE = ["THE BOOGEYMAN", "MAKE YOUR MOVE", "HIDDEN PASSAGE", "SHOVE", "UNDER THE BED", "HOLD YOUR BREATH"]
CORNERS = {
    "creepy_carnival": ("CREEPY CARNIVAL", 2),
    "down_lexington": ("DOWN LEXINGTON DR.", 3),
    "beneath_the_cove": ("BENEATH THE COVE", 2),
    "hollow_days": ("HOLLOW DAYS", 1),
}


@pytest.mark.parametrize("pack", CORNERS)
def test_18_1_each_replaces_kiddie_corner_and_its_six_acts(pack: str) -> None:
    table = Table(packs={"corner": pack})
    assert next(str(spot.info.name) for spot in table.view().cove if spot.number == 0) == CORNERS[pack][0]
    assert len(act_names(table)) == table.view().acts_down == 6
    assert not set(act_names(table)) & set(KIDDIE)
    assert table.turn().asks(1, "act")


def test_18_2_the_creepy_carnival_has_two_boogeymen() -> None:
    assert boogeymen(Table(packs={"corner": "creepy_carnival"})) == 2


def test_18_3_down_lexington_dr_has_three() -> None:
    assert boogeymen(Table(packs={"corner": "down_lexington"})) == 3


def test_18_4_beneath_the_cove_has_two() -> None:
    assert boogeymen(Table(packs={"corner": "beneath_the_cove"})) == 2


def test_18_5_hollow_days_has_one() -> None:
    assert boogeymen(Table(packs={"corner": "hollow_days"})) == 1


# ---- 19 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 6))
def test_19_1_my_binky_may_replace_any_act_but_the_boogeyman(number: int) -> None:
    names = act_names(Table(my_binky=number))
    assert set(KIDDIE) - set(names) == {KIDDIE[number]}
    assert set(names) - set(KIDDIE) == {"MY BINKY"}


@pytest.mark.parametrize("number", range(1, 6))
def test_19_2_the_other_boogeyman_may_replace_any_act_so_that_there_are_two(number: int) -> None:
    table = Table(other_boogeyman=number)
    assert boogeymen(table) == 2
    assert set(KIDDIE) - set(act_names(table)) == {KIDDIE[number]}


def test_19_2_or_the_first_boogeyman() -> None:
    table = Table(other_boogeyman=6)
    assert boogeymen(table) == 1
    assert set(KIDDIE) - set(act_names(table)) == {"THE BOOGEYMAN"}


def test_19_2_both_choices_at_once_but_not_for_the_same_act() -> None:
    assert boogeymen(Table(other_boogeyman=1, my_binky=2)) == 2
    with pytest.raises(BadSetup):
        Table(other_boogeyman=2, my_binky=2)


@pytest.mark.parametrize("options", [{"my_binky": 1}, {"other_boogeyman": 6}, {"my_binky": 5, "other_boogeyman": 6}])
@pytest.mark.parametrize("pack", ["kiddie_corner", "hollow_days"])
def test_19_3_there_is_always_at_least_one_boogeyman(pack: str, options: dict[str, int]) -> None:
    assert boogeymen(Table(packs={"corner": pack}, **options)) == 1


def test_19_3_an_act_that_a_cul_de_sac_does_not_have_cannot_be_replaced() -> None:
    with pytest.raises(BadSetup):
        Table(packs={"corner": "down_lexington"}, my_binky=4)
    assert "MY BINKY" in act_names(Table(packs={"corner": "down_lexington"}, my_binky=3).cove(NINE))
