"""Every Last Winter card does what its text says (section 4.7 of the reconstruction)."""

from __future__ import annotations

import pytest

from tests.games.condyle_cove.box import NINE
from tests.games.condyle_cove.scenes import cold, nine
from tests.games.condyle_cove.table import Table


def keeping(cards: str, where: str = "town creek") -> Table:
    """Seat 1 has these Permanent cards; all nine Cove cards are in play; piles of five."""
    table = nine(where, winter=True).keeps(1, cards)
    for seat in range(1, table.state.seats + 1):
        table.pile(seat, 5)
    return table


# ---- once -----------------------------------------------------------------------------------------------------------


def test_there_are_twenty_one_of_which_nine_are_permanent() -> None:
    table = Table(2, winter=True)
    permanent = list(table.state.content.permanent)[63:84]
    assert (len(permanent), sum(permanent)) == (21, 9)
    assert [len([n for n in table.names.numbers[name] if n >= 63]) for name in ("WARM BREAD", "FROSTBITE")] == [2, 2]


def test_warm_bread_two_back() -> None:
    table = cold("WARM BREAD")
    assert (table.piled(1), table.discarded(1)) == (7, ["LOST"])


def test_one_mitten_steals_a_card_and_one_back() -> None:
    table = cold("ONE MITTEN", "cold town highway")
    table.hand(2, "TATTLETALE").hand(3, "LULLABY").play("pawn 2").settle()
    assert table.held(1) == ["BAD DOG", "TATTLETALE"]
    assert table.in_pile(1)[5:] == ["CRUMBS"]


def test_sled_ride_up_to_four_spaces_and_one_back() -> None:
    table = cold("SLED RIDE")
    assert table.offers("go") == {"cold", "corner", "town", "highway", "cemetery", "creek"}
    assert table.can("stay")
    table.play("go creek, keep")
    assert (table.where(1), table.in_pile(1)[5:]) == ("creek", ["CRUMBS"])


def test_sled_ride_one_may_stay() -> None:
    table = cold("SLED RIDE").play("stay")
    assert (table.where(1), table.piled(1)) == ("cold", 6)


def test_candle_in_the_window_a_look_at_an_act_and_one_back() -> None:
    table = cold("CANDLE IN THE WINDOW").play("act 2, turns SHOVE")
    assert table.view(1).acts[1].act is not None
    assert table.view(2).acts[1].act is None
    assert table.piled(1) == 6


def test_snowball_with_a_stone_another_player_discards_two() -> None:
    table = cold("SNOWBALL WITH A STONE", "cold town highway").hand(2, "TATTLETALE").play("pawn 2")
    assert table.asks(2, "lose")
    table.play("card 1").settle()
    assert (table.held(2), table.piled(2), table.discarded(2)) == ([], 4, ["(TATTLETALE)", "?"])


def test_frostbite_one_discards_two_of_hand_or_pile() -> None:
    table = cold("FROSTBITE")
    assert table.asks(1, "lose")
    table.play("discard pile, card 1").settle()
    assert "(BAD DOG)" in table.discarded(1)


def test_thin_ice_to_creek_or_beach_and_the_hand_is_gone() -> None:
    table = cold("THIN ICE")
    assert table.asks(1, "stash")  # landing on the CREEK comes before the rest
    table.play("keep")
    assert table.where(1) == "creek"
    assert "(BAD DOG)" in table.discarded(1)


def test_thin_ice_without_creek_or_beach_only_the_hand_is_gone() -> None:
    drawing = """
    .     highway  .
    town  corner   cold
    """
    table = Table(2, winter=True).cove(drawing).pawns("cold town").hand(1, "BAD DOG, LOST").pile(1, 5).playing()
    table.play("winter, winter THIN ICE")
    assert table.where(1) == "cold"
    assert sorted(table.discarded(1)) == ["(BAD DOG)", "(LOST)"]


def test_whiteout_no_movement_phase_next_turn() -> None:
    table = cold("WHITEOUT").turn(2).turn(1)
    assert table.asks(1, "play")
    table.idle().turn(1)
    assert table.asks(1, "move")


def test_a_knock_at_the_door_to_the_cul_de_sac() -> None:
    table = cold("A KNOCK AT THE DOOR")
    assert table.where(1) == "corner"
    assert table.asks(1, "play")


def test_hungry_night_everyone_discards_one() -> None:
    table = cold("HUNGRY NIGHT", "cold town highway")
    assert [table.piled(seat) for seat in (1, 2, 3)] == [4, 4, 4]


# ---- Permanent ------------------------------------------------------------------------------------------------------


def test_fur_boots_one_space_more() -> None:
    table = keeping("FUR BOOTS", "hill creek").turn()
    assert {"highway", "woods", "cemetery"} <= table.offers("go")
    assert not table.can("go beach")


@pytest.mark.parametrize(
    ("space", "safe"), [("woods", 1), ("hill", 1), ("creek", 1), ("cemetery", 1), ("town", 0), ("beach", 0)]
)
def test_bennys_scarf_the_hand_is_safe_on_four_spaces(space: str, safe: int) -> None:
    table = keeping("BENNY'S SCARF", f"{space} town").hand(1, "LOST").hand(2, "STICKY FINGERS, CURFEW").playing(2)
    table.use("STICKY FINGERS")
    assert len(table.held(1)) == safe


def test_locked_satchel_the_pile_is_safe() -> None:
    table = keeping("LOCKED SATCHEL", "beach highway").hand(2, "ON THE MOVE, CURFEW").playing(2).use("ON THE MOVE")
    assert (table.piled(1), table.piled(2)) == (5, 5)


def test_deep_snow_nobody_else_moves_you() -> None:
    table = keeping("DEEP SNOW", "beach highway").hand(2, "SCARECROW, CURFEW").playing(2).use("SCARECROW")
    assert table.where(1) == "beach"
    assert table.turn(1).can("go cemetery")


@pytest.mark.parametrize(("space", "left"), [("field", 5), ("beach", 5), ("highway", 5), ("town", 3), ("creek", 3)])
def test_thick_blanket_on_three_spaces_others_make_nobody_discard(space: str, left: int) -> None:
    table = keeping("THICK BLANKET", f"{space} hill").hand(2, "TATTLETALE, CURFEW").playing(2).use("TATTLETALE")
    assert table.piled(1) == left


def test_frozen_toes_one_space_less() -> None:
    assert keeping("FROZEN TOES", "hill creek").turn().offers("go") == {"town"}


def test_frozen_toes_and_the_highway_three() -> None:
    table = keeping("FROZEN TOES", "highway hill").turn()
    assert table.can("go creek")
    assert not table.can("go field")


@pytest.mark.parametrize(("space", "held"), [("highway", 0), ("creek", 0), ("town", 1), ("beach", 1)])
def test_holes_in_your_pockets_a_hand_card_on_three_spaces(space: str, held: int) -> None:
    table = keeping("HOLES IN YOUR POCKETS", f"{space} hill").hand(1, "LOST").turn()
    assert len(table.held(1)) == held


def test_holes_in_your_pockets_the_owner_chooses_and_the_field_counts() -> None:
    table = keeping("HOLES IN YOUR POCKETS", "field hill").hand(1, "LOST, CURFEW").turn()
    assert table.asks(1, "lose")
    assert not table.can("discard pile")
    table.play("card LOST")
    assert table.discarded(1) == ["(LOST)"]


def test_bell_on_a_ribbon_the_hand_lies_open() -> None:
    table = cold("BELL ON A RIBBON")
    assert table.sees(2, 1) == ["BAD DOG"]
    table.cove(NINE, pile="").pawns("hill town").drawing(1).play("option SCARECROW, option LULLABY")
    assert table.sees(2, 1) == ["BAD DOG", "SCARECROW", "LULLABY"]
    assert [table.names.of[card or 0] for card in table.view().players[0].hand] == ["BAD DOG", "SCARECROW", "LULLABY"]


def test_bell_on_a_ribbon_stolen_cards_lie_open_too() -> None:
    table = keeping("BELL ON A RIBBON", "town creek beach").hand(1, "STICKY FINGERS").hand(2, "LOST").playing()
    table.use("STICKY FINGERS", "pawn 2")
    assert table.sees(3, 1) == ["LOST"]


@pytest.mark.parametrize(("space", "left"), [("beach", 4), ("hill", 4), ("town", 5), ("creek", 5)])
def test_shivers_the_top_card_on_beach_or_hill(space: str, left: int) -> None:
    assert keeping("SHIVERS", f"{space} town").turn().piled(1) == left
