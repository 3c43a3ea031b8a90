"""Condyle Cove, chapter 9: what the spaces say; with the rulings about them. One test at least for every space."""

from __future__ import annotations

from ratskeller.games.condyle_cove.events import Looked, Saw
from tests.games.condyle_cove.box import NINE
from tests.games.condyle_cove.table import Table


def nine(where: str = "town hill", seats: int = 2) -> Table:
    """A table with all nine Cove cards in play."""
    return Table(seats).cove(NINE).pawns(where)


def test_9_1_what_a_space_says_holds_only_for_who_has_stopped_there() -> None:
    table = nine("alley town").hand(1, "LOST").turn()
    assert table.player(1).holds == {"safe_hand": 1}
    table.play("go corner")  # through the HIGHWAY
    assert table.player(1).holds == {}


def test_9_6_who_begins_on_the_highway_may_move_up_to_four_spaces() -> None:
    table = nine("highway town").turn()
    assert {"field", "beach", "creek", "hill"} <= table.offers("go")


def test_9_6_the_highway_may_also_be_left_by_one_step_or_not_at_all() -> None:
    table = nine("highway town").turn()
    assert {"alley", "corner"} <= table.offers("go")
    assert table.can("stay")


def test_9_6_passing_through_the_highway_gives_nothing() -> None:
    table = nine("alley town").turn()
    assert table.offers("go") == {"highway", "corner", "alley"}


def test_9_6_landing_on_the_highway_gives_nothing_in_the_same_turn() -> None:
    table = nine("alley town").hand(1, "LOST").turn().play("go highway")
    assert table.phase == "play"
    assert table.turn(1).can("go beach")


def test_9_7_who_moves_to_the_cemetery_discards_one_card_at_once() -> None:
    table = nine("corner town").hand(1, "LOST, CURFEW").pile(1, 9).acts("UNDER THE BED").turn().play("act 1")
    table.settle().play("go cemetery")
    assert table.asks(1, "lose")
    assert table.offers("card") == {"1", "2"}
    assert table.can("discard pile")
    assert table.refuses("stop") == "7.4"
    table.play("card CURFEW")
    assert (table.held(1), table.discarded(1)) == (["LOST"], ["(CURFEW)"])
    assert table.phase == "play"


def test_9_7_from_the_pile_if_that_player_likes() -> None:
    table = nine("beach town").hand(1, "LOST").pile(1, "BAD DOG, CRUMBS").turn().play("go cemetery, discard pile")
    assert (table.held(1), table.discarded(1), table.in_pile(1)) == (["LOST"], ["(BAD DOG)"], ["CRUMBS"])


def test_9_7_on_whoevers_turn() -> None:
    table = nine("town woods").pawns("town alley").hand(1, "RUN FOR IT, LOST").hand(2, "CURFEW").pile(2, 5).playing()
    table.use("RUN FOR IT", "pawn 2, go cemetery")
    assert table.asks(2, "lose")
    table.play("card 1")
    assert (table.discarded(2), table.whose) == (["(CURFEW)"], 1)


def test_9_8_passing_through_the_cemetery_does_nothing() -> None:
    table = nine("corner town").pawns("beach town").pile(1, 9).hand(1, "LOST").turn().play("go corner")
    assert (table.discarded(1), table.piled(1), table.phase) == ([], 9, "play")


def test_9_9_who_begins_in_kiddie_corner_turns_up_an_act_before_the_three_phases() -> None:
    table = nine("corner town").discard(1, "LOST, CRUMBS").pile(1, 5).turn()
    assert table.asks(1, "act")
    assert table.refuses("stop") is None
    assert table.refuses("go town") is None
    table.play("act 3, turns UNDER THE BED")
    assert table.piled(1) == 7
    assert table.asks(1, "move")


def test_9_9_who_comes_there_later_in_the_turn_turns_up_nothing() -> None:
    table = nine("town hill").hand(1, "LOST").turn().play("go corner")
    assert table.asks(1, "play")
    assert table.view().acts_down == 6


def test_9_9_who_is_sent_away_in_time_turns_up_nothing() -> None:
    table = nine("corner corner").hand(1, "SCARECROW, LOST").playing().use("SCARECROW", "go hill").play("stop")
    table.settle()
    assert table.asks(2, "move")


def test_9_10_in_the_alley_nobody_steals_from_the_hand() -> None:
    table = nine("town alley").hand(1, "STICKY FINGERS, LOST").hand(2, "CURFEW, CRUMBS").playing().use("STICKY FINGERS")
    assert table.held(2) == ["CURFEW", "CRUMBS"]
    assert table.discarded(1) == ["STICKY FINGERS"]


def test_9_10_the_alley_protects_neither_pile_nor_pawn() -> None:
    table = nine("town alley").hand(1, "ON THE MOVE, SCARECROW, LOST").pile(2, 5).playing().use("ON THE MOVE")
    assert table.piled(2) == 4
    table.use("SCARECROW", "go corner")
    assert table.where(2) == "corner"


def test_9_11_nobody_is_moved_out_of_the_woods_by_others() -> None:
    table = nine("town woods").hand(1, "BAD DOG, SOMETHING WICKED, MUSICAL CHAIRS, LOST").playing()
    table.use("BAD DOG", "pawn 2").use("SOMETHING WICKED").use("MUSICAL CHAIRS")
    assert (table.where(1), table.where(2)) == ("town", "woods")


def test_9_11_who_stands_there_may_walk_away() -> None:
    table = nine("woods town").turn().play("go creek")
    assert table.where(1) == "creek"


def test_C13_from_the_draw_pile_it_is_the_top_card_unseen() -> None:
    table = nine("beach town").hand(1, "LOST").pile(1, "BAD DOG, CRUMBS").turn().play("go cemetery, discard pile")
    assert table.discarded(1) == ["(BAD DOG)"]
    assert table.player(1).discard[0].card is None


def test_C13_with_neither_hand_nor_pile_nothing_happens() -> None:
    table = nine("town highway").hand(1, "SCARECROW, LOST").pile(2, 0).playing().use("SCARECROW", "go cemetery")
    assert (table.discarded(2), table.player(2).alive) == ([], True)


def test_C26_what_a_space_protects_is_protected_from_cards() -> None:
    table = nine("hill town").hand(1, "ON THE MOVE, LOST").pile(2, 5).pile(1, 5).playing().use("ON THE MOVE")
    assert (table.piled(1), table.piled(2)) == (5, 5)


def test_C45_cannot_be_moved_stops_others_only() -> None:
    table = nine("woods town").hand(1, "RUN FOR IT, LOST").playing().use("RUN FOR IT", "pawn 1, go hill")
    assert table.where(1) == "hill"


def test_C46_a_protected_player_may_be_chosen_and_the_rest_of_the_card_happens() -> None:
    table = nine("town woods hill", seats=3).hand(1, "SHADOW ON THE WALL, LOST").pile(2, 5).playing()
    table.play("play SHADOW ON THE WALL")
    assert table.offers("pawn") == {"2", "3"}
    table.use_rest("pawn 2")
    assert (table.where(2), table.piled(2)) == ("woods", 4)


def test_C46_each_protection_is_tested_when_its_part_is_reached() -> None:
    table = (
        nine("town alley").hand(1, "KIDNAPPED, LOST").hand(2, "CURFEW").playing().use("KIDNAPPED", "pawn 2, go corner")
    )
    assert (table.where(2), table.held(2), table.held(1)) == ("corner", [], ["LOST", "CURFEW"])


def test_C47_a_pawn_that_is_put_somewhere_lands_there() -> None:
    table = nine("corner town").hand(1, "LOST").pile(1, 5).acts("HIDDEN PASSAGE").turn().play("act 1, go cemetery")
    assert table.asks(1, "lose")


def test_C47_a_pawn_that_is_put_where_it_stands_does_not_land() -> None:
    table = Table(fourth_player="always").cove(NINE).pawns("cemetery town").hand(1, "BACK DOOR, LOST").pile(1, 5)
    table.playing().use("BACK DOOR", "go cemetery")
    assert (table.discarded(1), table.piled(1)) == ([], 5)


def test_C47_a_pawn_that_is_swapped_lands_there() -> None:
    table = nine("creek cemetery").hand(1, "MUSICAL CHAIRS, LOST").pile(1, 5).playing().use("MUSICAL CHAIRS")
    assert (table.where(1), table.where(2)) == ("cemetery", "creek")
    assert table.asks(1, "lose")


# ---- spaces whose text the pack gives -----------------------------------------------------------------------------


def test_C64_town_nobody_steals_from_the_draw_pile() -> None:
    table = nine("highway town").hand(1, "ON THE MOVE, STICKY FINGERS, LOST").hand(2, "CURFEW").pile(2, 5).playing()
    table.use("ON THE MOVE").use("STICKY FINGERS")
    assert (table.piled(2), table.held(2)) == (5, [])


def test_C64_hill_the_cards_of_others_make_nobody_discard() -> None:
    table = nine("town hill").hand(1, "TATTLETALE, SHADOW ON THE WALL, LOST").pile(2, 5).playing()
    table.use("TATTLETALE")
    assert table.piled(2) == 5
    table.use("SHADOW ON THE WALL")  # first moved off the HILL, if there were another way than to town
    assert (table.where(2), table.piled(2)) == ("town", 4)


def test_C64_hill_does_not_protect_from_ones_own_card() -> None:
    table = nine("hill town").hand(1, "CURFEW, LOST").pile(1, 5).playing().use("CURFEW")
    assert table.piled(1) == 3


def test_C64_beach_alone_there_one_may_draw_one_card_less() -> None:
    table = nine("beach town").drawing().settle()
    assert table.asks(1, "draw")
    table.play("stop")
    assert (len(table.held(1)), table.whose) == (1, 2)


def test_C64_beach_not_alone_one_draws_two() -> None:
    table = nine("beach beach").drawing().settle()
    assert (len(table.held(1)), table.whose) == (2, 2)


def test_C64_creek_on_landing_a_hand_card_may_be_traded_for_the_top_of_the_pile() -> None:
    table = nine("woods town").hand(1, "LOST, CURFEW").pile(1, "BAD DOG, CRUMBS").turn().play("go creek")
    assert table.asks(1, "stash")
    table.play("card LOST")
    assert table.held(1) == ["CURFEW", "BAD DOG"]
    assert table.in_pile(1) == ["CRUMBS", "LOST"]


def test_C64_creek_one_need_not_trade() -> None:
    table = nine("woods town").hand(1, "LOST").pile(1, "BAD DOG").turn().play("go creek, keep")
    assert (table.held(1), table.in_pile(1), table.phase) == (["LOST"], ["BAD DOG"], "play")


def test_C64_creek_with_an_empty_pile_one_gets_the_same_card_back() -> None:
    table = nine("woods town").hand(1, "LOST").pile(1, 0).turn().play("go creek, card 1")
    assert (table.held(1), table.piled(1)) == (["LOST"], 0)


def test_C64_open_field_who_begins_there_looks_at_another_hand() -> None:
    table = nine("field town hill", seats=3).hand(2, "LOST, CRUMBS").turn()
    assert table.asks(1, "who")
    table.play("pawn 2")
    assert table.sees(1, 2) == ["LOST", "CRUMBS"]
    assert table.sees(3, 2) == [None, None]
    assert table.told(Looked, seat=3)[0].whose == 1
    assert len(table.told(Saw, seat=1)) == 2
    assert table.told(Saw, seat=3) == []


def test_C64_open_field_gives_a_step_more() -> None:
    table = nine("field town").turn().play("pawn 2")
    assert table.offers("go") == {"beach", "cemetery", "corner", "field"}


def test_C65_one_chooses_only_where_a_way_ends() -> None:
    table = nine("beach town").hand(1, "LOST").pile(1, 9).turn().play("go corner")
    assert (table.where(1), table.discarded(1)) == ("corner", [])


def test_C66_on_the_beach_it_is_decided_after_the_first_card() -> None:
    table = nine("beach town").drawing()
    assert table.state.is_chance()
    table.settle()
    assert table.asks(1, "draw")
    table.play("draw option").settle()
    assert (len(table.held(1)), table.whose) == (2, 2)


def test_C71_who_is_put_on_the_highway_by_an_act_has_not_begun_the_turn_there() -> None:
    table = nine("corner hill").acts("HIDDEN PASSAGE").turn().play("act 1, go highway")
    assert table.asks(1, "move")
    assert table.offers("go") == {"highway", "alley", "corner", "town", "woods", "cemetery"}


def test_C71_who_still_stands_on_the_cul_de_sac_after_an_act_turns_up_no_second() -> None:
    assert nine("corner hill").acts("UNDER THE BED").turn().play("act 1").asks(1, "move")
