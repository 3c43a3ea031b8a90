"""Condyle Cove, chapters 1 to 3: the box, setting up, how it begins."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from ratskeller.games.condyle_cove.events import Dealt, Got, TurnBegan
from ratskeller.kernel.errors import BadSetup
from tests.games.condyle_cove.alone import Alone
from tests.games.condyle_cove.box import BASE, space_name
from tests.games.condyle_cove.table import Opening, Table
from tests.games.condyle_cove.traits import cards_total

DEALS = [
    (2, {}, [20, 20]),
    (3, {}, [14, 13, 13]),
    (2, {"fourth_player": "always"}, [27, 27]),
    (3, {"fourth_player": "always"}, [18, 18, 18]),
    (4, {}, [14, 14, 13, 13]),
]


def cove_cards(table: Table) -> set[str]:
    """The Cove cards in the pile."""
    return {space_name(number) for number in range(18) if table.state.cove_left >> number & 1}


def test_1_1_one_cul_de_sac_nine_cove_cards_forty_options_cards_and_six_acts() -> None:
    table = Opening(2)
    assert list(table.spots) == ["corner"]
    assert table.view().cove_left == 9
    assert sum(table.state.content.used) == 40
    assert table.view().acts_down == 6


def test_1_1_eight_of_the_nine_cove_cards_are_named_in_the_rulebook() -> None:
    assert cove_cards(Opening(2)) == set(BASE)


def test_1_2_every_player_and_the_boogeyman_have_a_pawn() -> None:
    assert [Table(3).where(seat) for seat in (1, 2, 3)] == ["corner"] * 3
    assert Alone().where("ghost") == "corner"


def test_1_3_three_more_cards_are_for_playing_alone() -> None:
    table = Table(3)
    alone = ["HE SMELLS YOU", "SOFT FOOTSTEPS", "GNAWED BONES"]
    assert [table.state.content.used[table.names.option(name)] for name in alone] == [0, 0, 0]
    assert {table.names.of[card] for card in Alone().state.content.move_cards} >= set(alone)


@pytest.mark.parametrize(("seats", "options", "piles"), DEALS)
def test_2_1_all_options_cards_are_dealt_face_down(seats: int, options: dict[str, Any], piles: list[int]) -> None:
    table = Opening(seats, **options).play("first 1")
    assert [table.piled(seat) for seat in range(1, seats + 1)] == piles
    assert all(table.player(seat, viewer).pile_known == () for seat in (1, 2) for viewer in (1, 2))


def test_2_2_the_deck_need_not_divide_evenly() -> None:
    told = Opening(3).play("first 2").told(Dealt)
    assert [(each.seat, each.cards) for each in told] == [(1, 14), (2, 13), (0, 13)]


def test_2_3_the_cove_cards_are_mixed() -> None:
    table = Opening(2).play("first 1")
    assert table.phase == "cove"
    assert sorted(table.chances.values()) == [Fraction(1, 9)] * 9


def test_2_4_the_six_acts_are_mixed_and_face_down() -> None:
    table = Table().turn()
    assert [(act.up, act.act) for act in table.view(1).acts] == [(False, None)] * 6
    table.play("act 2")
    assert sorted(table.chances.values()) == [Fraction(1, 6)] * 6


def test_2_5_the_cul_de_sac_lies_in_the_middle() -> None:
    assert Opening(2).spots == {"corner": (0, 0)}


def test_3_1_the_last_orphan_standing_wins() -> None:
    table = Table(3).pawns("town town town").pile(1, 0).pile(2, 0).drawing(1)
    assert table.ending is None
    table.play("stay")
    assert table.ending == "options"
    assert table.places == [3, 2, 1]


def test_3_2_without_a_draw_pile_when_the_draw_phase_begins_one_is_out() -> None:
    table = Table(3).pawns("town town town").pile(1, 0).hand(1, "LOST").playing()
    assert table.player(1).alive
    table.play("stop")
    assert not table.player(1).alive


def test_3_3_whoever_turns_up_the_boogeyman_is_out() -> None:
    table = Table(3).turn(1).play("act 1, turns THE BOOGEYMAN")
    assert not table.player(1).alive


def test_3_4_four_cove_cards_are_laid_around_the_cul_de_sac_in_any_order() -> None:
    table = Opening(2).play("first 2, cove town, cove hill, cove creek, cove alley")
    assert table.asks(2, "cross")
    assert table.offers("lay") == {"0 -1", "1 0", "0 1", "-1 0"}
    table.play("lay 0 1")
    assert table.offers("lay") == {"0 -1", "1 0", "-1 0"}
    assert table.refuses("lay 0 1") == "3.4"
    assert table.refuses("lay 0 2") == "3.4"
    table.play("lay -1 0, lay 0 -1")
    assert table.spots == {"corner": (0, 0), "town": (0, 1), "hill": (-1, 0), "creek": (0, -1), "alley": (1, 0)}
    assert table.view().cove_left == 5


def test_3_5_every_cove_card_in_play_and_the_cul_de_sac_are_spaces() -> None:
    table = Opening(2).cross("town", "hill", "creek", "alley")
    assert table.offers("go") == {"corner", "town", "hill", "creek", "alley"}


def test_3_6_each_player_begins_on_any_of_the_five_spaces_also_on_the_same() -> None:
    table = Opening(3).cross("town", "hill", "creek", "alley").play("go creek")
    assert table.offers("go") == {"corner", "town", "hill", "creek", "alley"}
    assert table.refuses("go beach") == "3.6"
    table.play("go creek, go corner")
    assert [table.where(seat) for seat in (1, 2, 3)] == ["corner", "creek", "creek"]


def test_3_7_the_first_player_has_the_first_turn_and_turns_pass_clockwise() -> None:
    table = Table(3).pawns("town town town").turn(2)
    order = []
    for _ in range(4):
        order.append(table.whose)
        table.idle()
    assert order == [2, 3, 1, 2]


def test_3_7_whoever_is_drawn_first_begins() -> None:
    table = Opening(3).play("first 3, cove town, cove hill, cove creek, cove alley, lay 0 1, lay 1 0, lay -1 0")
    table.play("go town, go town, go town").hands()
    assert table.told(TurnBegan)[0].seat == 2
    assert table.asks(3, "move")


def test_3_8_each_player_draws_two_cards_and_looks_at_them() -> None:
    table = Opening(2).cross("town", "hill", "creek", "alley").play("go town, go hill, option LOST, option BAD DOG")
    table.play("option CURFEW, option CRUMBS")
    assert (table.held(1), table.held(2)) == (["LOST", "BAD DOG"], ["CURFEW", "CRUMBS"])
    assert (table.piled(1), table.piled(2)) == (18, 18)
    assert table.sees(1, 1) == ["LOST", "BAD DOG"]
    assert table.sees(1, 2) == [None, None]
    assert table.told(Got, seat=1, steps=4)[-1].card == table.names.option("BAD DOG")
    assert table.told(Got, steps=4) == []


@pytest.mark.parametrize(("seats", "options", "piles"), DEALS)
def test_C1_who_comes_earlier_may_have_a_card_more(seats: int, options: dict[str, Any], piles: list[int]) -> None:
    table = Opening(seats, **options).play("first 2")
    dealt = [table.piled(seat) for seat in range(1, seats + 1)]
    assert dealt[1:] + dealt[:1] == piles


def test_C1_four_play_with_the_fourteen_cards_of_the_fourth_player() -> None:
    assert sum(Opening(4).state.content.used) == 54


def test_C1_nobody_plays_with_five() -> None:
    with pytest.raises(BadSetup):
        Opening(5)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C2_who_begins_is_drawn_by_lot(seats: int) -> None:
    assert list(Opening(seats).chances.values()) == [Fraction(1, seats)] * seats


def test_C2_the_four_cards_are_seen_before_the_first_is_laid() -> None:
    table = Opening(2).play("first 1, cove town, cove hill, cove creek")
    assert table.phase == "cove"
    table.play("cove alley")
    assert table.asks(1, "cross")
    shown = table.view(1)
    assert [space_name(number) for number in (shown.space or 0, *shown.spaces_next)] == [
        "town",
        "hill",
        "creek",
        "alley",
    ]


def test_C3_the_first_player_places_the_own_pawn_last() -> None:
    table = Opening(3).play("first 2, cove town, cove hill, cove creek, cove alley, lay 0 1, lay 1 0, lay -1 0")
    asked = []
    while table.phase == "pawn":
        asked.append(table.mover)
        table.play("go town")
    assert asked == [3, 1, 2]


def test_C4_a_pawn_placed_on_the_cemetery_at_the_start_discards_nothing() -> None:
    table = Opening(2).cross("cemetery", "hill", "creek", "alley").play("go hill, go cemetery").hands()
    assert table.asks(1, "move")
    assert (len(table.held(1)), table.piled(1), table.discarded(1)) == (2, 18, [])


def test_C4_a_pawn_placed_on_the_cul_de_sac_turns_up_an_act_in_its_first_turn() -> None:
    table = Opening(2).cross("cemetery", "hill", "creek", "alley").play("go hill, go corner").hands()
    assert table.asks(1, "act")


def test_2_1_no_card_is_there_twice() -> None:
    table = Opening(2).cross("town", "hill", "creek", "alley").play("go town, go hill").hands()
    held = Counter(table.names.option(name, []) for seat in (1, 2) for name in table.held(seat))
    assert sum(held.values()) == 4
    assert cards_total(table.state) == 40
