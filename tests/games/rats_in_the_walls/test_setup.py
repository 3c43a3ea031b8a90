"""Chapters 1 to 5: players, the box, setting up, and who begins."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from ratskeller.games.rats_in_the_walls.content import Sheet
from ratskeller.games.rats_in_the_walls.events import Begins, RolledOff, RollOffTied
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.texts import plain_values
from tests.games.rats_in_the_walls.table import FIVE_DICE, GAME, Table

FACES = (0, 0, 0, 0, 1, 2)


def throws(dice: int) -> Counter[tuple[int, ...]]:
    """Every throw of some dice as its faces in order, and in how many ways it comes."""
    return Counter(tuple(sorted(faces)) for faces in product(FACES, repeat=dice))


def notation(faces: tuple[int, ...]) -> str:
    """The notation of a throw."""
    return "roll " + (" ".join(str(face) for face in faces if face) or "none")


# ---- 1 Players ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_1_1_three_to_six_players_can_play(seats: int) -> None:
    table = Table(seats)
    assert len(table.brains) == seats
    assert table.turn == 1


@pytest.mark.parametrize("seats", [-1, 0, 1, 2])
def test_1_1_fewer_than_three_cannot(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"takes 3 to 12 seats, not {seats}"):
        Table(seats)


@pytest.mark.parametrize("seats", [7, 8, 9, 10, 11, 12])
def test_1_2_with_a_second_box_up_to_twelve_can_play(seats: int) -> None:
    table = Table(seats, first=seats).play(f"{seats}: announce none, 1: believe, 1: announce none, 2: doubt, roll none")
    assert len(table.brains) == seats
    assert table.turn == 2


def test_1_2_thirteen_cannot() -> None:
    with pytest.raises(BadSetup, match="takes 3 to 12 seats, not 13"):
        Table(13)


# ---- 2 What is in the box ----------------------------------------------------------------------------------


def test_2_1_a_die_has_one_rat_on_one_face_two_on_another_and_four_blank_faces() -> None:
    table = Table().play("peek")
    assert table.chances == {"roll none": Fraction(4, 6), "roll 1": Fraction(1, 6), "roll 2": Fraction(1, 6)}


def test_2_1_two_dice_fall_independently() -> None:
    table = Table().play("announce none, believe, peek")
    assert table.chances == {notation(faces): Fraction(ways, 36) for faces, ways in throws(2).items()}
    assert table.chances["roll 1 2"] == Fraction(2, 36)


def test_2_1_there_are_five_dice() -> None:
    table = Table().play(FIVE_DICE + ", announce 1, believe, shake, peek")
    assert table.dice == 5
    assert table.chances == {notation(faces): Fraction(ways, 6**5) for faces, ways in throws(5).items()}


def test_2_1_the_view_says_in_how_many_throws_there_are_so_many_rats() -> None:
    table = Table()
    for dice in range(1, 6):
        counted = [
            sum(ways for faces, ways in throws(dice).items() if sum(faces) >= rats) for rats in range(2 * dice + 1)
        ]
        assert table.view().ways == tuple(counted)
        table.play("announce none, believe")


@pytest.mark.parametrize(("seats", "boxes"), [(3, 1), (4, 1), (5, 1), (6, 1), (7, 2), (12, 2)])
def test_2_2_thirty_brains_of_a_box_are_enough(seats: int, boxes: int) -> None:
    assert Table(seats).total <= 30 * boxes


def test_2_2_the_coaster_has_a_side_with_cats_and_one_with_a_skull() -> None:
    table = Table().play(FIVE_DICE + ", announce 10, believe")
    assert not table.view().skull
    assert table.play("turn").view().skull


# ---- 4 Setting up ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "brains"), [(3, 8), (4, 7), (5, 6), (6, 5)])
def test_4_1_every_player_takes_brains_by_the_number_of_players(seats: int, brains: int) -> None:
    assert Table(seats).brains == [brains] * seats


@pytest.mark.parametrize(("seats", "total"), [(3, 24), (4, 28), (5, 30), (6, 30)])
def test_4_2_brains_left_over_never_come_into_the_game(seats: int, total: int) -> None:
    table = Table(seats)
    assert (table.middle, table.total) == (0, total)
    table.play("announce none, doubt, roll none, announce 1, believe, announce 2, doubt, roll none")
    assert table.total == total


def test_4_3_the_brains_of_all_are_open_to_all() -> None:
    table = Table().play("peek, roll 1, announce 1, believe, announce 1, doubt")
    seen = [[seat.brains for seat in table.view(viewer).seats] for viewer in (1, 2, 3, 4, None)]
    assert seen == [[7, 7, 5, 7]] * 5


def test_4_4_both_sides_of_the_sheet_are_at_hand_as_data() -> None:
    sheet = GAME.choose_packs({})["payout"]
    assert isinstance(sheet, Sheet)
    plain = plain_values(sheet)
    assert plain["fee"]["giver"] == -1
    assert {case: (cell["giver"], cell["receiver"]) for case, cell in plain["none"].items()} == {
        "doubted_true": (1, -1),
        "doubted_false": (-2, 1),
    }
    assert {case: (cell["giver"], cell["receiver"]) for case, cell in plain["rats"].items()} == {
        "believed": (1, -1),
        "doubted_true": (1, -2),
        "doubted_false": (-1, 1),
    }


@pytest.mark.parametrize("name", ["reconstructed", "other_reading"])
def test_4_4_every_number_of_the_sheet_says_where_it_comes_from(name: str) -> None:
    plain = plain_values(GAME.choose_packs({"payout": name})["payout"])
    cells = [plain["fee"], *plain["none"].values(), *plain["rats"].values()]
    assert len(cells) == 6
    assert [cell["provenance"] for cell in cells] == [
        "printed",
        "inferred",
        "inferred",
        "printed",
        "inferred",
        "inferred",
    ]
    assert all(cell["source"]["en"].endswith(".") for cell in cells)


def test_4_5_no_die_is_in_the_walls_before_the_first_round() -> None:
    view = Table(first=None).view()
    assert (view.dice, view.skull, view.round) == (0, False, 0)


def test_4_5_nothing_has_been_announced_before_the_first_round() -> None:
    view = Table(first=None).view()
    assert view.claim is None
    assert [seat.said for seat in view.seats] == [None] * 4


# ---- 5 Who begins ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_5_1_the_table_may_agree_on_who_begins(first: int) -> None:
    table = Table(first=first)
    assert (table.turn, table.giver, table.dice) == (first, first, 1)


def test_5_1_who_begins_must_sit_at_the_table() -> None:
    with pytest.raises(BadSetup, match="there are only 4 seats"):
        Table(first=5)


def test_5_2_everybody_in_turn_rolls_all_five_dice() -> None:
    table, rollers = Table(3, first=None), []
    for _ in range(3):
        rollers.append(table.view().roller)
        assert table.chances == {notation(faces): Fraction(ways, 6**5) for faces, ways in throws(5).items()}
        table.roll("none" if len(rollers) < 3 else "2")
    assert rollers == [0, 1, 2]
    assert not table.is_rolling


def test_5_2_the_one_with_the_most_rats_begins() -> None:
    table = Table(4, first=None).play("roll 1 1 1, roll 2 2, roll 1 1, roll none")
    assert (table.turn, table.giver) == (2, 2)
    assert table.events()[:2] == [RolledOff(seat=3, ones=0, twos=0), Begins(seat=1)]


def test_5_2_nobody_can_do_anything_before_the_dice_have_decided() -> None:
    table = Table(3, first=None)
    assert table.turn is None
    assert table.match.scene(0).awaited == ()
    assert [table.refuses("announce none", seat=seat) for seat in (1, 2, 3)] == [None] * 3


def test_5_3_those_who_are_level_roll_again_alone() -> None:
    table = Table(4, first=None).play("roll 1, roll 2 2, roll 1 1 2, roll none")
    assert RollOffTied(seats=(1, 2)) in table.events()
    table.roll("none")
    assert table.is_rolling
    table.roll("1")
    assert (table.is_rolling, table.turn) == (False, 3)


def test_5_3_only_the_last_roll_counts_among_those_who_roll_again() -> None:
    table = Table(3, first=None).play("roll 2 2, roll 2 2, roll 1, roll 1, roll 2 2 2")
    assert table.turn == 2


def test_5_3_a_second_tie_is_rolled_off_as_well() -> None:
    table = Table(3, first=None).play("roll 2, roll 2, roll 2, roll 1, roll none, roll 1")
    assert RollOffTied(seats=(0, 2)) in table.events()
    table.play("roll 1, roll none")
    assert table.turn == 1
