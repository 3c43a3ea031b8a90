"""Every Act of Desperation of every Cul-De-Sac does what its text says (sections 4.1 to 4.5 of the reconstruction)."""

from __future__ import annotations

import pytest

from tests.games.condyle_cove.box import CROSS, SPACES
from tests.games.condyle_cove.scenes import turn_up, turned_up
from tests.games.condyle_cove.table import Table

BOOGEYMEN = [
    ("kiddie_corner", "THE BOOGEYMAN"),
    ("creepy_carnival", "THE RINGMASTER"),
    ("creepy_carnival", "THE PAINTED CLOWN"),
    ("down_lexington", "THE BABYSITTER"),
    ("down_lexington", "THE MILKMAN"),
    ("down_lexington", "OLD MRS. LEXINGTON"),
    ("beneath_the_cove", "THE DRAIN MOTHER"),
    ("beneath_the_cove", "OLD GUMS"),
    ("hollow_days", "FATHER HOLLOW"),
]


@pytest.mark.parametrize(("pack", "name"), BOOGEYMEN)
def test_every_boogeyman_puts_one_out(pack: str, name: str) -> None:
    table = turn_up(name, "corner creek beach", pack)
    assert not table.view().players[0].alive


# ---- KIDDIE CORNER ------------------------------------------------------------------------------------------------


def test_make_your_move_to_a_detour_and_two_of_anothers_discards() -> None:
    drawing = CROSS.replace("woods", "detour")
    table = Table(3).cove(drawing).pawns("corner town highway").acts("MAKE YOUR MOVE").pile(1, 5)
    table.discard(2, "LOST, CRUMBS, CURFEW").turn().play("act 1, pawn 2")
    assert (table.where(1), table.in_pile(1)[5:], table.discarded(2)) == ("detour", ["CURFEW", "CRUMBS"], ["LOST"])


def test_hidden_passage_to_any_space_and_two_back() -> None:
    table = turn_up("HIDDEN PASSAGE")
    assert table.offers("go") == set(SPACES[:10])
    table.play("go alley")
    assert (table.where(1), table.piled(1), len(table.discarded(1))) == ("alley", 7, 7)
    assert table.asks(1, "move")


def test_shove_any_pawn_one_space_a_longer_move_and_one_back() -> None:
    table = turn_up("SHOVE")
    assert table.offers("pawn") == {"1", "2"}
    table.play("pawn 2")
    assert table.where(2) == "woods"
    assert table.piled(1) == 6
    assert table.can("go field")  # three steps away


def test_under_the_bed_three_back() -> None:
    table = turn_up("UNDER THE BED")
    assert (table.piled(1), len(table.discarded(1))) == (8, 6)


def test_hold_your_breath_one_back_and_one_less_to_draw() -> None:
    table = turn_up("HOLD YOUR BREATH")
    assert table.piled(1) == 6
    table.play("stay").settle()
    assert (len(table.held(1)), table.whose) == (1, 2)


def test_my_binky_four_back_and_nobody_moves_you_until_your_next_turn() -> None:
    table = turn_up("MY BINKY", my_binky=1)
    assert table.piled(1) == 9
    table.play("go town").discard(1, 0).hand(2, "SCARECROW, BAD DOG").playing(2).use("SCARECROW")
    assert table.where(1) == "town"
    table.playing(1).discard(2, 0).hand(2, "SCARECROW, BAD DOG").playing(2).use("SCARECROW", "go highway")
    assert table.where(1) == "highway"


def test_the_other_boogeyman_puts_one_out() -> None:
    table = turn_up("THE OTHER BOOGEYMAN", "corner creek beach", other_boogeyman=6)
    assert not table.view().players[0].alive


# ---- CREEPY CARNIVAL ----------------------------------------------------------------------------------------------


def test_hall_of_mirrors_three_back_and_safe_until_the_next_turn() -> None:
    table = turn_up("HALL OF MIRRORS", pack="creepy_carnival")
    assert table.piled(1) == 8
    table.play("go highway").pile(1, 5).discard(1, 0).hand(2, "SCARECROW, ON THE MOVE, LULLABY").playing(2)
    table.use("SCARECROW").use("ON THE MOVE")
    assert (table.where(1), table.piled(1)) == ("highway", 5)
    table.playing(1).discard(2, 0).hand(2, "SCARECROW, ON THE MOVE, LULLABY").playing(2).use("ON THE MOVE")
    assert table.piled(1) == 4
    table.use("SCARECROW", "go woods")
    assert table.where(1) == "woods"


def test_runaway_carousel_moves_each_other_two_and_three_back() -> None:
    table = turned_up("RUNAWAY CAROUSEL", "corner town cemetery", "creepy_carnival").turn().play("act 1")
    assert "corner" not in table.offers("go")
    table.play("go highway, go field")
    assert (table.where(2), table.where(3), table.piled(1)) == ("highway", "field", 8)


def test_guess_your_weight_takes_two_of_another_pile_and_one_back() -> None:
    table = turn_up("GUESS YOUR WEIGHT", "corner creek beach", "creepy_carnival").play("pawn 3")
    assert [table.piled(seat) for seat in (1, 2, 3)] == [8, 5, 3]


def test_spun_sugar_five_back() -> None:
    assert turn_up("SPUN SUGAR", pack="creepy_carnival").piled(1) == 10


# ---- DOWN LEXINGTON DR. -------------------------------------------------------------------------------------------


def test_open_pantry_seven_back() -> None:
    assert turn_up("OPEN PANTRY", pack="down_lexington").piled(1) == 12


def test_dog_door_to_any_space_and_five_back() -> None:
    table = turn_up("DOG DOOR", pack="down_lexington")
    assert table.offers("go") == set(SPACES[:10])
    table.play("go field")
    assert (table.where(1), table.piled(1)) == ("field", 10)


def test_paper_route_one_of_every_other_pile_and_four_back() -> None:
    table = turn_up("PAPER ROUTE", "corner creek beach", "down_lexington")
    assert [table.piled(seat) for seat in (1, 2, 3)] == [11, 4, 4]


# ---- BENEATH THE COVE ---------------------------------------------------------------------------------------------


def test_storm_drain_to_any_space_and_three_back() -> None:
    table = turn_up("STORM DRAIN", pack="beneath_the_cove").play("go hill")
    assert (table.where(1), table.piled(1)) == ("hill", 8)


def test_rat_kings_hoard_two_of_anothers_discards_and_two_back() -> None:
    table = turned_up("RAT KING'S HOARD", "corner creek beach", "beneath_the_cove").discard(2, "BAD DOG, LANDSLIDE")
    table.turn().play("act 1, pawn 2")
    assert (table.piled(1), table.discarded(2), len(table.discarded(1))) == (9, [], 7)


def test_lantern_below_a_look_at_an_act_and_four_back() -> None:
    table = turn_up("LANTERN BELOW", pack="beneath_the_cove")
    assert table.asks(1, "peek")
    assert table.refuses("act 1") == "12.5"
    table.play("act 5, turns OLD GUMS")
    seen = table.view(1).acts[4]
    assert (seen.up, table.names.of[seen.act or 0], table.view(2).acts[4].act) == (False, "OLD GUMS", None)
    assert (table.piled(1), table.player(1).alive) == (9, True)


def test_loose_grate_puts_another_from_highway_town_or_alley_on_the_cul_de_sac_and_two_back() -> None:
    table = turned_up("LOOSE GRATE", "corner town highway beach", "beneath_the_cove").turn().play("act 1")
    assert table.offers("pawn") == {"2", "3"}
    table.play("pawn 3")
    assert (table.where(3), table.piled(1)) == ("corner", 7)
    assert table.asks(1, "move")


def test_loose_grate_with_nobody_there_brings_two_back() -> None:
    table = turn_up("LOOSE GRATE", "corner beach", "beneath_the_cove")
    assert (table.where(2), table.piled(1)) == ("beach", 7)


# ---- HOLLOW DAYS --------------------------------------------------------------------------------------------------


def test_empty_stocking_one_back_and_every_other_discards_one() -> None:
    table = turn_up("EMPTY STOCKING", "corner creek beach", "hollow_days")
    assert [table.piled(seat) for seat in (1, 2, 3)] == [6, 4, 4]


def test_secondhand_gifts_three_back_and_one_for_every_other() -> None:
    table = (
        turned_up("SECONDHAND GIFTS", "corner creek beach", "hollow_days").discard(2, "BAD DOG").turn().play("act 1")
    )
    assert [table.piled(seat) for seat in (1, 2, 3)] == [8, 6, 5]
    assert table.in_pile(2)[5:] == ["BAD DOG"]


def test_sleigh_tracks_any_pawn_two_or_four_and_one_back() -> None:
    table = turn_up("SLEIGH TRACKS", pack="hollow_days").play("pawn 2")
    assert table.offers("go") == {"corner", "creek", "hill", "alley", "beach"}
    table.play("go corner")
    assert (table.where(2), table.piled(1)) == ("corner", 6)


def test_carolers_each_other_one_space_not_onto_the_cul_de_sac_and_two_back() -> None:
    table = turn_up("CAROLERS", "corner town cemetery", "hollow_days")
    assert (table.where(2), table.where(3), table.piled(1)) == ("hill", "beach", 7)


def test_leftovers_two_of_anothers_discards_and_one_back() -> None:
    table = turned_up("LEFTOVERS", "corner creek", "hollow_days").discard(2, "BAD DOG, LANDSLIDE")
    table.turn().play("act 1")
    assert (table.piled(1), table.discarded(2)) == (8, [])
