"""Condyle Cove: where two rules meet. Each test is named after the clause that decides."""

from __future__ import annotations

import pytest

from ratskeller.games.condyle_cove.events import Moved, Stolen
from tests.games.condyle_cove.box import CROSS, NINE
from tests.games.condyle_cove.scenes import cold, holding, nine, turn_up, turned_up
from tests.games.condyle_cove.table import Table

LUCKY = "LUCKY PASSERBY"


# ---- moving -------------------------------------------------------------------------------------------------------


def test_C44_where_no_way_may_end_the_pawn_stays_and_the_card_is_played() -> None:
    table = Table().cove(CROSS).pawns("town highway").hand(1, "RUN FOR IT, LOST").playing().use("RUN FOR IT", "pawn 2")
    assert (table.where(2), table.discarded(1)) == ("highway", ["RUN FOR IT"])  # three steps end in the Cul-De-Sac


def test_C30_any_pawn_moves_benny_and_he_loses_no_cards() -> None:
    table = Table(2, benny="yes").cove(NINE).pawns("town hill", ghost="creek").hand(1, "SWEPT AWAY, LOST").playing()
    table.play("play SWEPT AWAY, go highway, silence")
    assert (table.where("ghost"), table.held(1), table.asks(1, "play")) == ("highway", ["LOST"], True)


def test_C30_benny_is_moved_to_haunted_ground_and_nothing_happens() -> None:
    table = Table(2, benny="yes").pawns("town town", ghost="town").keeps(1, "COLD HAND").hand(1, "BAD DOG, LOST")
    table.playing().play("play BAD DOG, pawn ghost, go ground, silence")
    assert (table.where("ghost"), table.permanents(1)) == ("ground", ["COLD HAND"])


def test_C11_what_a_landing_does_is_finished_before_the_card_goes_on() -> None:
    table = nine("beach town").hand(1, "KIDNAPPED, LOST").hand(2, "CURFEW, CRUMBS").pile(2, 5).playing()
    table.use("KIDNAPPED", "go cemetery")
    assert table.asks(2, "lose")
    table.play("card CURFEW")
    assert (table.held(2), table.held(1)) == ([], ["LOST", "CRUMBS"])


def test_C47_both_land_after_a_swap_the_actor_first() -> None:
    table = nine("creek cemetery").hand(1, "MUSICAL CHAIRS, LOST").hand(2, "CURFEW").pile(1, 5).pile(2, 5).playing()
    table.use("MUSICAL CHAIRS")
    assert table.asks(1, "lose")
    table.play("discard pile")
    assert table.asks(2, "stash")
    table.play("keep")
    assert (table.piled(1), table.piled(2)) == (4, 4)


def test_C46_a_firm_player_is_not_swapped_and_discards_all_the_same() -> None:
    table = holding("MUSICAL CHAIRS", "town woods").use("MUSICAL CHAIRS")
    assert (table.where(1), table.where(2), table.piled(2)) == ("town", "woods", 4)


def test_C45_who_stands_in_the_woods_may_swap_with_another() -> None:
    table = holding("MUSICAL CHAIRS", "woods town").use("MUSICAL CHAIRS")
    assert (table.where(1), table.where(2)) == ("town", "woods")


def test_C47_swapping_with_somebody_on_the_same_space_moves_nobody() -> None:
    table = holding("MUSICAL CHAIRS", "cemetery cemetery").use("MUSICAL CHAIRS")
    assert table.told(Moved) == []
    assert (table.piled(1), table.piled(2)) == (5, 4)


def test_4_2_with_two_spaces_less_there_is_no_movement_phase() -> None:
    table = nine("town hill", winter=True, benny="yes").keeps(1, "FROZEN TOES, COLD HAND").hand(1, "LOST").turn()
    table.play("silence, silence")
    assert table.asks(1, "play")


def test_9_6_the_highway_helps_who_has_frozen_toes() -> None:
    table = nine("highway hill", winter=True).keeps(1, "FROZEN TOES").turn()
    assert table.can("go beach")  # three steps
    assert not table.can("go field")  # four


def test_9_6_who_is_put_on_the_highway_by_an_act_did_not_begin_there() -> None:
    table = turn_up("HIDDEN PASSAGE").play("go highway")
    assert table.offers("go") == {"alley", "corner", "highway", "town", "woods", "cemetery"}


def test_9_9_who_is_put_back_by_an_act_turns_up_only_one() -> None:
    table = turn_up("HIDDEN PASSAGE").play("go corner")
    assert table.asks(1, "move")


def test_8_3_a_replaced_card_may_not_go_back_where_it_lay() -> None:
    table = Table().cove(CROSS).pawns("town town").hand(1, "DETOUR").playing().play("play DETOUR, replace woods")
    assert not table.can("lay 1 0")


def test_15_1_a_replaced_passage_takes_its_way_along() -> None:
    drawing = """
    passage .      .     .        .
    hill    .      .     .        .
    corner  town   woods cemetery passage2
    """
    table = Table(passages=True).cove(drawing).pawns("hill town").hand(1, "DETOUR, LOST").playing()
    table.use("DETOUR", "replace passage2, lay 5 0")
    assert table.turn(1).offers("go") == {"passage", "corner", "town", "hill", "detour"}


def test_C12_pawns_on_both_passages_stay_together_when_one_card_is_replaced() -> None:
    drawing = """
    passage .      .     .        .
    hill    .      .     .        .
    corner  town   woods cemetery passage2
    """
    table = Table(3, passages=True).cove(drawing).pawns("passage2 passage passage2").hand(1, "DETOUR, LOST").playing()
    table.use("DETOUR", "replace passage2, lay 5 0")
    assert [table.where(seat) for seat in (1, 2, 3)] == ["passage2", "passage", "passage2"]
    table.hand(2, "NO FRIEND OF MINE, CURFEW").pile(1, 5).pile(3, 5).playing(2).use("NO FRIEND OF MINE")
    assert (table.piled(1), table.piled(3)) == (3, 3)


# ---- answers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["SOMETHING WICKED", "LULLABY", "TATTLETALE", "MUSICAL CHAIRS", "STICKY FINGERS"])
def test_11_3_whoever_answers_for_the_own_sake_is_left_alone(card: str) -> None:
    table = holding(card, "town creek").hand(2, f"{LUCKY}, CRUMBS").play(f"play {card}, 2: play {LUCKY}")
    assert (table.where(1), table.where(2), table.piled(2), table.held(2)) == ("town", "creek", 5, ["CRUMBS"])
    assert table.player(2).holds == {}


def test_11_3_a_card_that_brings_cards_back_is_spent_though_one_player_is_left_alone() -> None:
    table = holding("FINDERS KEEPERS", "town creek").hand(2, LUCKY).discard(2, "CURFEW, CRUMBS")
    table.play(f"play FINDERS KEEPERS, 2: play {LUCKY}")
    assert (table.piled(1), table.discarded(2)) == (5, ["CURFEW", "CRUMBS", LUCKY])
    assert table.gone == ["FINDERS KEEPERS"]


def test_11_3_what_helps_only_its_player_cannot_be_stopped_for_oneself() -> None:
    table = holding("CRUMBS", "town creek").hand(2, LUCKY).discard(1, "CURFEW").play(f"play CRUMBS, 2: play {LUCKY}")
    assert table.piled(1) == 6


def test_C28_the_answer_comes_before_anything_of_the_card_happens() -> None:
    table = holding("SHADOW ON THE WALL", "town alley").hand(2, "CURFEW").play("play SHADOW ON THE WALL")
    assert (table.asks(2, "answer"), table.where(2), table.piled(2)) == (True, "alley", 5)


def test_C48_who_has_just_played_the_last_card_is_not_asked() -> None:
    table = holding("TATTLETALE, CURFEW", "town creek hill").hand(2, "CAT UNDER A LAMP").hand(3, "CRUMBS")
    table.play("play TATTLETALE, pawn 2, 2: play CAT UNDER A LAMP, play CURFEW")
    assert table.asks(3, "answer")


# ---- stealing -----------------------------------------------------------------------------------------------------


def test_13_1_with_a_full_hand_nothing_is_stolen() -> None:
    table = (
        holding("LULLABY, CURFEW, LOST", "town creek", winter=True)
        .hand(2, "CRUMBS")
        .cove(NINE.replace("alley", "cold"))
    )
    table.pawns("cold creek").hand(1, "LULLABY, CURFEW, LOST, BAD DOG").playing().play("winter, winter ONE MITTEN")
    assert (len(table.held(1)), table.held(2)) == (4, ["CRUMBS"])


def test_13_1_open_view_takes_from_the_first_what_does_not_fit_from_the_second() -> None:
    table = holding("OPEN VIEW, LULLABY", "town field field").hand(2, "LOST, CURFEW").hand(3, "CRUMBS, TATTLETALE")
    table.use("OPEN VIEW")
    assert (len(table.held(1)), len(table.held(2)), len(table.held(3))) == (4, 0, 2)


def test_C24_the_victim_learns_which_card_it_was() -> None:
    table = holding("NOWHERE TO HIDE", "town creek").hand(2, "LOST, CURFEW").play("play NOWHERE TO HIDE, pass, hand 2")
    assert table.told(Stolen, seat=2)[0].card == table.names.option("CURFEW")


def test_13_4_a_short_pile_gives_what_it_has() -> None:
    table = holding("ON THE MOVE", "highway creek").pile(2, 1).use("ON THE MOVE")
    assert (table.piled(1), table.piled(2)) == (6, 0)
    table = holding("HIT AND RUN", "town field").pile(2, 2).use("HIT AND RUN")
    assert (table.piled(2), table.player(2).alive) == (0, True)


def test_C21_cards_that_find_nothing_to_bring_back_may_be_played() -> None:
    for card in ("CRUMBS", "DIG IT UP", "FINDERS KEEPERS", "OUT OF REACH"):
        table = holding(card, "woods creek").use(card)
        assert table.piled(1) == 5


# ---- Acts, Last Winter, going out ---------------------------------------------------------------------------------


def test_C47_hidden_passage_to_the_creek_trades_before_cards_come_back() -> None:
    table = turned_up("HIDDEN PASSAGE").hand(1, "BAD DOG").pile(1, "LANDSLIDE").turn().play("act 1, go creek")
    assert table.asks(1, "stash")
    table.play("card 1")
    assert (table.held(1), table.piled(1)) == (["LANDSLIDE"], 3)


def test_12_1_who_was_sent_there_by_a_last_winter_card_turns_up_an_act_in_the_next_turn() -> None:
    table = cold("A KNOCK AT THE DOOR").play("stop")
    assert table.turn(1).asks(1, "act")


def test_16_3_a_player_moved_there_by_others_may_turn_up_a_card_in_the_own_turn_only() -> None:
    drawing = CROSS.replace("woods", "cold ")
    table = (
        Table(2, winter=True).cove(drawing).pawns("town town").hand(1, "SCARECROW, LOST").hand(2, "CURFEW").playing()
    )
    table.use("SCARECROW", "go cold")
    assert not table.can("winter")
    assert table.turn(2).play("stay").can("winter")


def test_C36_who_leaves_and_comes_back_in_one_turn_turns_up_only_one() -> None:
    table = cold("FUR BOOTS").hand(1, "BAD DOG").play("play BAD DOG, pawn 1, go cold")
    assert table.where(1) == "cold"
    assert not table.can("winter")


def test_12_3_the_permanent_cards_of_who_is_out_leave_the_game() -> None:
    table = (
        Table(3, winter=True).cove(NINE).pawns("corner town hill").keeps(1, "FUR BOOTS").acts("THE BOOGEYMAN").turn()
    )
    table.play("act 1, shuffle")
    assert table.view().players[0].permanents == ()


def test_12_3_who_is_out_is_not_asked_and_has_no_turn() -> None:
    table = nine("corner creek beach").hand(1, "CAT UNDER A LAMP").acts("THE BOOGEYMAN").turn().play("act 1, shuffle")
    table.hand(2, "TATTLETALE, CURFEW").playing(2).play("play TATTLETALE")
    assert table.asks(2, "play")
    table.idle().idle()
    assert table.whose == 2


def test_C29_everyone_means_only_those_in_the_game() -> None:
    table = nine("corner creek beach").pile(1, 5).acts("THE BOOGEYMAN").turn().play("act 1, shuffle")
    table.hand(2, "CURFEW, LOST").pile(2, 5).pile(3, 5).playing(2).use("CURFEW")
    assert [table.piled(seat) for seat in (1, 2, 3)] == [5, 3, 3]


def test_C27_a_turn_that_a_card_ends_still_ends_what_lasted_for_it() -> None:
    table = turned_up("SHOVE").hand(1, "AWAY FROM DANGER, BAD DOG").turn().play("act 1, pawn 2, stay")
    table.use("AWAY FROM DANGER").idle()
    table.pawns("hill").turn(1)
    assert table.offers("go") == {"town", "corner", "hill"}


@pytest.mark.parametrize("card", ["LULLABY", "WHITEOUT"])
def test_4_4_who_may_not_move_still_has_the_other_phases(card: str) -> None:
    if card == "LULLABY":
        table = holding(card, "hill town").hand(2, "CURFEW").use(card).turn(2)
        assert table.asks(2, "play")
    else:
        table = cold(card).turn(1)
        assert table.asks(1, "play")


def test_17_5_with_no_haunted_card_left_none_is_drawn() -> None:
    table = Table(2, benny="yes").pawns("ground town", ghost="ground")
    table.state.haunted_left = 0
    assert table.turn().play("silence").asks(1, "move")


def test_C29_what_held_for_a_player_is_gone_with_the_player() -> None:
    table = holding("LULLABY", "town corner beach").acts("THE BOOGEYMAN").use("LULLABY", "pawn 2")
    assert table.player(2).holds == {"stuck": 1}
    table.turn(2).play("act 1, shuffle")
    assert table.state.modded == 0
