"""Every Options card whose name is printed does what its text says (sections 1 and 3 of the reconstruction)."""

from __future__ import annotations

from tests.games.condyle_cove.box import CROSS
from tests.games.condyle_cove.scenes import holding
from tests.games.condyle_cove.table import Table


def test_detour_becomes_a_cove_card() -> None:
    table = (
        Table().cove(CROSS).pawns("town town").hand(1, "DETOUR, LOST").playing().use("DETOUR", "replace town, lay 2 0")
    )
    assert (table.spots["detour"], table.spots["town"]) == ((-1, 0), (2, 0))
    assert (table.where(1), table.discarded(1), table.gone) == ("town", [], [])


def test_all_four_detours_may_lie_in_the_cove() -> None:
    table = Table().cove(CROSS).pawns("town town")
    for cell in ("2 0", "0 2", "0 -2", "-2 0"):
        table.hand(1, "DETOUR, LOST").playing().use("DETOUR", f"lay {cell}")
    assert {"detour", "detour2", "detour3", "detour4"} <= set(table.spots)


def test_bad_dog_moves_any_pawn_two_or_four() -> None:
    table = holding("BAD DOG", "hill creek beach").play("play BAD DOG, pawn 1")
    assert table.offers("go") == {"hill", "corner", "alley", "creek", "beach"}
    table.use_rest("go alley")
    assert table.where(1) == "alley"


def test_scarecrow_moves_another_player_two_or_four() -> None:
    table = holding("SCARECROW", "hill creek beach").play("play SCARECROW")
    assert table.offers("pawn") == {"2", "3"}
    table.use_rest("pawn 2, go corner")
    assert table.where(2) == "corner"


def test_something_wicked_puts_another_player_on_the_cul_de_sac() -> None:
    table = holding("SOMETHING WICKED", "town creek beach").use("SOMETHING WICKED", "pawn 3")
    assert (table.where(1), table.where(2), table.where(3)) == ("town", "creek", "corner")


def test_something_wicked_does_not_turn_up_an_act_yet() -> None:
    table = holding("SOMETHING WICKED").use("SOMETHING WICKED")
    assert table.asks(1, "play")


def test_no_friend_of_mine_robs_everybody_else_on_the_own_space() -> None:
    table = holding("NO FRIEND OF MINE", "creek creek creek beach").hand(2, "LOST").hand(3, "CURFEW").hand(4, "CRUMBS")
    table.use("NO FRIEND OF MINE")
    assert table.held(1) == ["BAD DOG", "LOST", "CURFEW"]
    assert [table.piled(seat) for seat in (1, 2, 3, 4)] == [5, 3, 3, 5]
    assert table.held(4) == ["CRUMBS"]


def test_no_friend_of_mine_still_discards_where_the_hand_is_safe() -> None:
    table = holding("NO FRIEND OF MINE", "alley alley").hand(2, "LOST").use("NO FRIEND OF MINE")
    assert (table.held(2), table.piled(2)) == (["LOST"], 3)


def test_no_friend_of_mine_the_hands_are_robbed_before_anything_is_discarded() -> None:
    table = holding("NO FRIEND OF MINE, LULLABY, CURFEW", "creek creek creek").hand(2, "LOST").hand(3, "CRUMBS")
    table.use("NO FRIEND OF MINE")
    assert (len(table.held(1)), len(table.held(2)) + len(table.held(3))) == (4, 1)  # there was room for one
    assert (table.held(2), table.held(3)) == ([], ["CRUMBS"])  # clockwise


def test_open_view_steals_two_from_each_other_player_on_the_open_field() -> None:
    table = holding("OPEN VIEW", "town field field").hand(2, "LOST, CRUMBS, CURFEW").hand(3, "TATTLETALE")
    table.use("OPEN VIEW")
    assert (len(table.held(1)), len(table.held(2)), table.held(3)) == (4, 1, [])


def test_open_view_with_nobody_there_does_nothing() -> None:
    table = holding("OPEN VIEW", "town hill beach").hand(2, "LOST").hand(3, "CURFEW").use("OPEN VIEW")
    assert (table.held(1), table.held(2), table.held(3)) == (["BAD DOG"], ["LOST"], ["CURFEW"])


def test_open_view_from_the_open_field_one_card_of_anybody() -> None:
    table = holding("OPEN VIEW", "field town beach").hand(2, "LOST").hand(3, "CURFEW").use("OPEN VIEW", "pawn 3")
    assert (table.held(1), table.held(2), table.held(3)) == (["BAD DOG", "CURFEW"], ["LOST"], [])


def test_away_from_danger_steals_from_another_player_on_beach_or_creek() -> None:
    for space in ("beach", "creek"):
        table = holding("AWAY FROM DANGER", f"town {space}").hand(2, "LOST").use("AWAY FROM DANGER")
        assert (table.held(1), table.held(2), table.whose) == (["BAD DOG", "LOST"], [], 2)


def test_away_from_danger_steals_from_nobody_elsewhere() -> None:
    table = holding("AWAY FROM DANGER", "beach town").hand(2, "LOST").use("AWAY FROM DANGER")
    assert (table.held(1), table.held(2), table.whose) == (["BAD DOG"], ["LOST"], 2)


def test_swept_away_moves_any_pawn_on_beach_or_creek_and_its_hand_is_gone() -> None:
    table = holding("SWEPT AWAY", "town creek beach hill").hand(2, "LOST, CRUMBS").play("play SWEPT AWAY")
    assert table.offers("pawn") == {"2", "3"}
    table.play("pawn 2")
    assert table.offers("go") == {"woods", "town", "highway", "cemetery"}
    table.use_rest("go town")
    assert (table.where(2), table.held(2)) == ("town", [])
    assert sorted(table.discarded(2)) == ["(CRUMBS)", "(LOST)"]


def test_swept_away_may_hit_its_own_player() -> None:
    table = holding("SWEPT AWAY, LULLABY", "beach town").play("play SWEPT AWAY")
    assert table.offers("go") == {"highway", "town", "woods", "cemetery", "field"}
    table.use_rest("go highway")
    assert table.where(1) == "highway"
    assert sorted(table.discarded(1)) == ["(BAD DOG)", "(LULLABY)", "SWEPT AWAY"]


def test_swept_away_the_hand_is_gone_even_if_the_pawn_is_firm() -> None:
    table = holding("SWEPT AWAY", "town creek").keeps(2, "DEEP SNOW").hand(2, "LOST").use("SWEPT AWAY")
    assert (table.where(2), table.held(2)) == ("creek", [])


def test_lost_everyone_in_the_woods_discards_the_whole_hand() -> None:
    table = holding("LOST", "woods woods town").hand(2, "CRUMBS, CURFEW").hand(3, "TATTLETALE").use("LOST")
    assert table.held(2) == []
    assert table.held(3) == ["TATTLETALE"]
    assert table.discarded(1)[0] == "(BAD DOG)"


def test_out_of_reach_in_the_woods_shuffles_three_back() -> None:
    table = holding("OUT OF REACH", "woods town").discard(1, "LOST, CRUMBS, CURFEW, TATTLETALE").use("OUT OF REACH")
    assert (table.piled(1), table.discarded(1)) == (8, ["LOST"])
    assert table.gone == ["OUT OF REACH"]


def test_out_of_reach_elsewhere_does_nothing() -> None:
    table = holding("OUT OF REACH", "town woods").discard(1, "LOST, CRUMBS").use("OUT OF REACH")
    assert (table.piled(1), table.discarded(1)) == (5, ["LOST", "CRUMBS"])


def test_on_the_move_takes_the_top_of_another_pile() -> None:
    table = holding("ON THE MOVE", "hill creek beach").use("ON THE MOVE", "pawn 3")
    assert [table.piled(seat) for seat in (1, 2, 3)] == [6, 5, 4]


def test_on_the_move_takes_two_from_the_highway() -> None:
    table = holding("ON THE MOVE", "highway creek beach").use("ON THE MOVE", "pawn 3")
    assert [table.piled(seat) for seat in (1, 2, 3)] == [7, 5, 3]


def test_kidnapped_moves_any_player_in_town_or_alley_and_steals() -> None:
    table = holding("KIDNAPPED", "beach town alley creek").hand(2, "LOST").hand(3, "CRUMBS").play("play KIDNAPPED")
    assert table.offers("pawn") == {"2", "3"}
    table.play("pawn 2")
    assert table.offers("go") == {"town", "highway", "woods", "cemetery"}
    table.use_rest("go highway")
    assert (table.where(2), table.held(1)) == ("highway", ["BAD DOG", "LOST"])


def test_kidnapped_may_move_its_own_player_and_nobody_is_robbed() -> None:
    table = holding("KIDNAPPED", "alley beach").hand(2, "LOST").use("KIDNAPPED", "go corner")
    assert (table.where(1), table.held(1), table.held(2)) == ("corner", ["BAD DOG"], ["LOST"])


def test_kidnapped_back_into_the_alley_the_hand_is_safe() -> None:
    table = holding("KIDNAPPED", "beach alley").hand(2, "LOST").use("KIDNAPPED", "go alley")
    assert table.held(2) == ["LOST"]


def test_cat_under_a_lamp_cancels_for_everybody() -> None:
    table = holding("HIT AND RUN", "town highway field").hand(2, "CAT UNDER A LAMP")
    table.play("play HIT AND RUN, 2: play CAT UNDER A LAMP")
    assert [table.piled(seat) for seat in (1, 2, 3)] == [5, 5, 5]


def test_shed_some_light_cancels_for_everybody_and_looks() -> None:
    table = holding("HIT AND RUN", "town highway field").hand(2, "SHED SOME LIGHT")
    table.play("play HIT AND RUN, 2: play SHED SOME LIGHT")
    assert [table.piled(seat) for seat in (1, 2, 3)] == [5, 5, 5]
    assert (table.sees(2, 1), table.sees(3, 1)) == (["BAD DOG"], [None])


def test_lucky_passerby_cancels_for_its_player() -> None:
    table = holding("HIT AND RUN", "town highway field").hand(2, "LUCKY PASSERBY")
    table.play("play HIT AND RUN, 2: play LUCKY PASSERBY")
    assert [table.piled(seat) for seat in (1, 2, 3)] == [5, 5, 2]


def test_lucky_passerby_answered_by_who_is_not_meant_changes_nothing_else() -> None:
    table = holding("TATTLETALE", "town highway field").hand(2, "LUCKY PASSERBY")
    table.play("play TATTLETALE, pawn 3, 2: play LUCKY PASSERBY")
    assert [table.piled(seat) for seat in (1, 2, 3)] == [5, 5, 3]
