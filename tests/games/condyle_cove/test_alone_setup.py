"""Condyle Cove, chapters 20 and 21: playing alone. The decks, the ring, how one wins and loses."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from ratskeller.games.condyle_cove.events import Caught
from ratskeller.kernel.errors import BadSetup
from tests.games.condyle_cove.alone import HIM, Alone
from tests.games.condyle_cove.table import Opening, Table

MOVE_DECK = [
    "BAD DOG",
    "SCARECROW",
    "RUN FOR IT",
    "SHADOW ON THE WALL",
    "STICKY FINGERS",
    "HE SMELLS YOU",
    "SOFT FOOTSTEPS",
    "GNAWED BONES",
]


def dealt(table: Table) -> list[str]:
    """The cards that are dealt."""
    return [table.names.of[card] for card in range(57) if table.state.content.used[card]]


def test_20_1_three_cards_are_replaced_by_the_three_for_playing_alone() -> None:
    table = Alone()
    cards = dealt(table) + [table.names.of[card] for card in table.state.content.move_cards]
    assert not {"SOMETHING WICKED", "NO FRIEND OF MINE"} & set(cards)
    assert {"HE SMELLS YOU", "SOFT FOOTSTEPS", "GNAWED BONES"} <= set(cards)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_20_1_with_more_players_those_three_are_not_used(seats: int) -> None:
    assert not {"HE SMELLS YOU", "SOFT FOOTSTEPS", "GNAWED BONES"} & set(dealt(Opening(seats)))


def test_20_2_what_these_rules_do_not_allow_is_ignored() -> None:
    table = Alone().me("town").him("beach").hand(1, "MUSICAL CHAIRS, LOST").playing().use("MUSICAL CHAIRS")
    assert (table.where(1), table.where("ghost")) == ("town", "beach")
    assert table.his_pile() == 13  # the rest of the card holds


def test_20_3_the_cards_of_the_move_deck_are_set_apart() -> None:
    table = Alone()
    assert sorted(table.names.of[card] for card in table.state.content.move_cards) == sorted(MOVE_DECK)
    assert not set(MOVE_DECK) & set(dealt(table))


def test_20_3_the_move_deck_lies_in_the_middle_from_the_beginning() -> None:
    assert Alone().view().move_left == 8


def test_20_4_twenty_eight_cards_fourteen_each_and_a_hand_of_two() -> None:
    table = Opening(1)
    assert len(dealt(table)) == 28
    assert "DETOUR" not in dealt(table)
    table.settle()
    assert (len(table.held(1)), table.piled(1)) == (2, 12)
    him = table.view(1).him
    assert him is not None
    assert (him.pile, him.hand) == (14, ())


def test_21_1_a_ring_of_ten_with_cemetery_and_cul_de_sac_opposite_each_other() -> None:
    table = Opening(1)
    assert list(table.chances.values()) == [Fraction(1, 8)] * 8
    table.settle()
    cells = table.spots
    ring = [list(cells)[list(cells.values()).index((0, 0))]]
    seen = {ring[0]}
    for _ in range(9):
        x, y = cells[ring[-1]]
        beside = [name for name, (ox, oy) in cells.items() if abs(ox - x) + abs(oy - y) == 1]
        assert len(beside) == 2  # a ring and nothing but a ring
        ring.append(next((name for name in beside if name not in seen), ring[0]))
        seen.add(ring[-1])
    assert (len(seen), ring.index("cemetery")) == (10, 5)


def test_21_2_the_boogeyman_is_taken_out_of_the_acts() -> None:
    table = Alone()
    assert (table.view().acts_down, table.view().boogeymen_down) == (5, 0)


def test_21_3_you_begin_on_the_cemetery_he_on_the_cul_de_sac() -> None:
    table = Opening(1).settle()
    assert (table.where(1), table.where("ghost")) == ("cemetery", "corner")


def test_21_3_both_move_clockwise() -> None:
    table = Alone().my_turn()
    assert table.offers("go") == {"hill", "beach"}
    table = Alone().his_turn().play("move SCARECROW")
    assert table.where("ghost") == "alley"


def test_21_4_you_win_when_his_options_deck_is_empty() -> None:
    table = Alone().me("town").him("beach").hand(1, "TATTLETALE, LOST").pile(HIM, 2).playing().use("TATTLETALE")
    assert (table.ending, table.places) == ("drained", [1])


def test_21_4_his_move_deck_does_not_count() -> None:
    table = Alone().me("hill").him("corner").his_turn()
    table.state.move_left = 1
    table.play("move BAD DOG")
    assert table.ending is None


def test_21_5_you_win_when_all_five_acts_are_used() -> None:
    up = "?, [MAKE YOUR MOVE], [HIDDEN PASSAGE], [SHOVE], [UNDER THE BED], HOLD YOUR BREATH"
    table = Alone().acts(up).me("woods").him("beach").my_turn().play("go cemetery")
    assert table.ending == "acts"
    assert table.state.score(0) == 1


@pytest.mark.parametrize("steps", ["SCARECROW", "BAD DOG"])
def test_21_6_you_lose_when_he_lands_on_your_space_or_goes_past_it(steps: str) -> None:
    table = Alone().me("cemetery").him("town").his_turn().play(f"move {steps}")
    assert (table.ending, table.told(Caught)[0].his_move) == ("caught", True)
    assert table.places == [None]  # who has lost alone is not the first
    end = table.match.end()
    assert end is not None
    assert (end.ranks, end.scores, table.state.reward(0)) == ([2], [0], 0.0)
    assert table.state.score(0) == 0


def test_21_7_you_lose_with_no_card_left_to_draw() -> None:
    table = Alone().hand(1, "LOST, CURFEW").pile(1, 0).me("town").him("beach").playing().use("LOST").play("stop")
    assert table.ending == "no cards"
    assert table.match.scene(0).clause == "21.7"  # the last words lead to it


def test_21_7_after_a_whole_turn_too() -> None:
    table = Alone().hand(1, "LOST, CURFEW").pile(1, 0).me("town").him("beach").my_turn().play("stay").use("LOST")
    assert table.play("stop").ending == "no cards"


def test_21_8_you_begin_and_then_you_take_turns() -> None:
    assert Opening(1).settle().asks(1, "move")
    table = Alone().hand(1, "LOST, CURFEW").me("hill").him("corner").my_turn().play("stay").use("LOST")
    table.play("stop")
    while table.phase == "card":
        table.first_chance()
    assert table.phase == "move_card"
    table.play("move SOFT FOOTSTEPS").settle()
    assert table.asks(1, "move")


def test_S1_both_move_clockwise_also_on_cards() -> None:
    table = Alone().me("town").him("creek").hand(1, "KIDNAPPED, LOST").playing().play("play KIDNAPPED").settle()
    assert table.where(1) == "cemetery"


def test_S2_beginning_on_cemetery_and_cul_de_sac_does_nothing() -> None:
    table = Opening(1).settle()
    assert (table.view().acts_down, len(table.held(1)), table.discarded(1)) == (5, 2, [])
    him = table.view().him
    assert him is not None
    assert (him.pile, him.discard) == (14, ())


def test_S23_with_another_cul_de_sac_all_its_boogeymen_are_taken_out() -> None:
    for pack, acts in (("creepy_carnival", 4), ("down_lexington", 3), ("beneath_the_cove", 4), ("hollow_days", 5)):
        assert Opening(1, packs={"corner": pack}).view().acts_down == acts


def test_S23_also_the_other_boogeyman() -> None:
    assert Opening(1, other_boogeyman=1).view().acts_down == 4


def test_S23_there_is_no_first_boogeyman_to_replace() -> None:
    with pytest.raises(BadSetup, match="no Boogeyman among the Acts"):
        Opening(1, other_boogeyman=6)


def test_S23_and_all_that_remain_must_be_used_to_win() -> None:
    table = Alone(packs={"corner": "down_lexington"}).him("beach")
    for act in ("OPEN PANTRY", "PAPER ROUTE", "DOG DOOR"):
        assert table.ending is None
        table.me("woods").my_turn().play(f"go hill, turns {act}")
    table.play("go town")
    assert table.ending == "acts"


def test_S30_clockwise_from_the_cul_de_sac_four_cards_the_cemetery_four_cards() -> None:
    table = Alone("highway alley town woods hill beach creek field")
    assert [list(table.state.ring)[place] for place in range(10)] == [0, 1, 3, 4, 5, 2, 6, 7, 8, 9]


@pytest.mark.parametrize(
    "options", [{"winter": True}, {"passages": True}, {"benny": "yes"}, {"fourth_player": "always"}]
)
def test_20_2_the_expansions_are_not_for_playing_alone(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        Opening(1, **options)
