"""Condyle Cove, playing alone: where two rules meet. Each test is named after the clause that decides."""

from __future__ import annotations

from tests.games.condyle_cove.alone import HIM, Alone

LUCKY = "LUCKY PASSERBY"


# ---- alone --------------------------------------------------------------------------------------------------------


def test_21_21_when_he_moves_you_past_the_cemetery_you_draw_an_act_too() -> None:
    table = Alone().me("town").him("field").hand(1, "CRUMBS, CURFEW").pile(HIM, "KIDNAPPED, LOST").his_turn()
    table.play("move SHADOW ON THE WALL, pass, pass")
    assert (table.where(1), table.phase) == ("cemetery", "act_card")
    table.play("turns UNDER THE BED")
    assert table.asks(1, "lose")


def test_21_6_moved_by_his_card_you_may_come_before_his_feet() -> None:
    table = Alone().me("creek").him("field").hand(1, "CRUMBS").pile(HIM, "SWEPT AWAY, LOST").his_turn()
    table.play("move SCARECROW, pass, pass")
    assert (table.ending, table.where("ghost")) == ("caught", "highway")


def test_21_20_moved_by_his_card_you_may_go_on_living() -> None:
    table = Alone().me("creek").him("field").hand(1, "CRUMBS").pile(HIM, "SWEPT AWAY, LOST").his_turn()
    table.play("move SHADOW ON THE WALL, pass, pass")
    assert (table.where(1), table.where("ghost"), table.held(1)) == ("highway", "corner", [])
    assert table.ending is None


def test_21_4_his_last_card_may_be_stolen() -> None:
    table = Alone().me("cemetery").him("field").hand(1, "NOWHERE TO HIDE, LOST").pile(HIM, "CRUMBS").playing()
    assert table.use("NOWHERE TO HIDE").ending == "drained"


def test_21_14_with_a_full_hand_nothing_is_stolen_from_him() -> None:
    table = Alone().me("cemetery").him("field").hand(1, "OPEN VIEW, LOST, CURFEW, CRUMBS").pile(HIM, 9).playing()
    table.play("play OPEN VIEW, pass")
    while table.phase == "card":
        table.first_chance()
    assert (len(table.held(1)), table.his_pile()) == (4, 8)


def test_S25_a_card_that_leads_you_past_the_cemetery_gives_an_act_after_it_has_moved_you() -> None:
    table = Alone().me("town").him("hill").hand(1, "KIDNAPPED, LOST").playing().play("play KIDNAPPED, pass")
    assert (table.where(1), table.phase) == ("cemetery", "act_card")


def test_S25_what_the_space_does_to_who_lands_comes_before_the_act() -> None:
    ring = "hill town alley highway creek beach field woods"
    table = Alone(ring).me("highway").him("field").hand(1, "LULLABY, CURFEW").pile(1, 5).my_turn().play("go creek")
    assert table.asks(1, "stash")
    table.play("keep, turns HIDDEN PASSAGE, go town")
    assert (table.where(1), table.asks(1, "play")) == ("town", True)


def test_S5_the_last_act_wins_even_if_it_leads_back_to_the_cemetery() -> None:
    acts = "?, [SHOVE], [MAKE YOUR MOVE], [UNDER THE BED], [HOLD YOUR BREATH], HIDDEN PASSAGE"
    table = Alone().me("woods").him("beach").hand(1, "LULLABY").acts(acts).my_turn().play("go hill, go cemetery")
    assert table.ending == "acts"


def test_S7_caught_by_the_last_act_is_caught() -> None:
    acts = "?, [SHOVE], [MAKE YOUR MOVE], [UNDER THE BED], [HOLD YOUR BREATH], HIDDEN PASSAGE"
    table = Alone().me("woods").him("beach").hand(1, "LULLABY").acts(acts).my_turn().play("go hill, go beach")
    assert table.ending == "caught"


def test_S29_what_an_act_in_his_turn_says_of_this_turn_holds_for_your_next() -> None:
    table = Alone().me("town").him("field").pile(HIM, "KIDNAPPED, LOST").pile(1, 9).his_turn()
    table.play("move SHADOW ON THE WALL, turns HOLD YOUR BREATH, stay")
    while table.phase == "card":
        table.first_chance()
    assert (table.phase, len(table.held(1))) == ("move_card", 3)
    table.play("move SCARECROW, stay").hand(1, "").drawing()
    while table.phase == "card":
        table.first_chance()
    assert len(table.held(1)) == 4


def test_S13_an_answer_is_no_play_of_that_name() -> None:
    table = Alone().me("cemetery").him("beach").hand(1, "CRUMBS, LUCKY PASSERBY, LUCKY PASSERBY").playing()
    table.play("play CRUMBS, play LUCKY PASSERBY")
    assert table.can("play LUCKY PASSERBY")


def test_21_10_a_countered_card_counts_as_played() -> None:
    table = Alone().me("cemetery").him("beach").hand(1, "CRUMBS, LUCKY PASSERBY, LOST").playing()
    table.play("play CRUMBS, play LUCKY PASSERBY")
    assert table.can("stop")


def test_C66_alone_on_the_beach_three_cards_are_enough() -> None:
    table = Alone().me("beach").him("corner").hand(1, "LOST, CRUMBS").drawing()
    while table.phase == "card":
        table.first_chance()
    assert (table.asks(1, "draw"), len(table.held(1))) == (True, 3)
    table.play("stop")
    assert table.phase == "move_card"


def test_C66_with_three_cards_and_no_pile_the_beach_saves_you() -> None:
    table = Alone().me("beach").him("corner").hand(1, "LOST, CRUMBS, CURFEW").pile(1, 0).drawing()
    assert table.ending is None


def test_21_6_caught_on_the_cul_de_sac_before_he_plays_a_card() -> None:
    table = Alone().me("corner").him("field").hand(1, "CRUMBS").pile(HIM, "CURFEW, LOST").his_turn()
    table.play("move SCARECROW, pass")
    assert (table.ending, table.his_pile()) == ("caught", 2)


def test_S9_with_his_last_card_he_is_empty_before_it_does_anything_and_before_his_next_step() -> None:
    table = Alone().me("highway").him("field").pile(HIM, "CURFEW").pile(1, 5).his_turn().play("move SCARECROW")
    assert (table.ending, table.where("ghost"), table.piled(1)) == ("drained", "corner", 5)


def test_21_4_a_card_that_empties_both_piles_wins() -> None:
    table = Alone().me("hill").him("field").hand(1, "CURFEW, LOST").pile(1, 1).pile(HIM, 2).playing()
    assert table.play("play CURFEW, pass").ending == "drained"
