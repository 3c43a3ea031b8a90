"""Condyle Cove, chapters 4 to 6: Movement, Play, Draw; with the rulings about them."""

from __future__ import annotations

import pytest

from ratskeller.games.condyle_cove.events import TurnBegan, WentOut
from ratskeller.kernel.numbers import CHANCE, HIDDEN, SPECTATOR
from tests.games.condyle_cove.box import NINE
from tests.games.condyle_cove.table import Table


def nine(where: str = "town hill", seats: int = 2) -> Table:
    """A table with all nine Cove cards in play, so that nothing can be drawn but Options cards."""
    return Table(seats).cove(NINE).pawns(where)


# ---- 4 ------------------------------------------------------------------------------------------------------------


def test_4_1_movement_then_play_then_draw() -> None:
    table = nine().hand(1, "CURFEW").turn()
    assert table.asks(1, "move")
    table.play("go hill")
    assert table.asks(1, "play")
    table.cove(NINE, pile="").play("stop").settle()
    assert table.told(TurnBegan)
    assert len(table.held(1)) == 3


def test_4_2_a_pawn_moves_one_or_two_spaces() -> None:
    table = nine().turn()
    assert table.offers("go") == {"hill", "corner", "highway", "woods", "cemetery", "town"}
    assert table.refuses("go alley") == "4.2"
    table.play("go woods")
    assert table.where(1) == "woods"


def test_4_3_never_diagonally() -> None:
    drawing = """
    .    highway woods
    town corner  .
    """
    table = Table().cove(drawing).pawns("town town").turn()
    assert table.offers("go") == {"corner", "highway", "town"}  # the woods are three steps away, one across a corner


def test_4_3_corners_that_touch_are_no_way() -> None:
    drawing = """
    .    highway
    town corner
    """
    table = Table().cove(drawing).pawns("town town").keeps(1, "FROZEN TOES").turn()
    assert table.offers("go") == {"corner"}


def test_4_4_the_movement_phase_may_be_skipped() -> None:
    table = nine().hand(1, "LOST").turn().play("stay")
    assert table.where(1) == "town"
    assert table.asks(1, "play")


def test_C9_up_to_two_steps_from_the_highway_up_to_four() -> None:
    table = nine("highway hill").turn()
    assert table.offers("go") == set(table.spots)
    assert nine("alley hill").turn().offers("go") == {"highway", "corner", "alley"}


def test_C9_a_way_may_go_back() -> None:
    assert nine("hill hill").turn().can("go hill")


def test_C10_out_and_back_counts_as_landing_again() -> None:
    table = nine("cemetery hill").pile(1, 5).turn().play("go cemetery")
    assert table.where(1) == "cemetery"
    assert table.discarded(1) == ["?"]


def test_C11_a_pawn_that_a_card_sends_stops_where_it_ends() -> None:
    table = nine("town highway").pile(2, 5).hand(1, "SCARECROW").playing().use("SCARECROW", "go cemetery")
    assert table.where(2) == "cemetery"
    assert table.discarded(2) == ["?"]


def test_C33_no_phase_comes_back() -> None:
    table = nine().hand(1, "LOST, CURFEW").turn().play("stay").use("LOST")
    assert table.refuses("go hill") is None
    table.cove(NINE.replace("creek", ".")).play("stop")
    assert table.phase == "draw"
    assert table.refuses("play CURFEW") is None


# ---- 5 ------------------------------------------------------------------------------------------------------------


def test_5_1_as_many_cards_as_one_likes_one_after_another() -> None:
    table = nine().hand(1, "LOST, CURFEW, TATTLETALE, BAD DOG").playing()
    table.use("LOST").use("BAD DOG", "pawn 1, go woods").use("CURFEW").use("TATTLETALE")
    assert table.told(TurnBegan)
    assert table.discarded(1)[:1] == ["LOST"]


def test_5_1_nobody_plays_a_card_that_is_not_held() -> None:
    assert nine().hand(1, "LOST").playing().refuses("play CURFEW") == "5.1"


def test_5_2_a_card_that_came_in_this_phase_may_be_played_in_it() -> None:
    table = nine().hand(1, "STICKY FINGERS").hand(2, "LOST").playing().use("STICKY FINGERS")
    assert table.offers("play") == {"LOST"}
    table.use("LOST")
    assert "LOST" in table.discarded(1)


def test_5_3_the_phase_may_be_skipped() -> None:
    table = nine().hand(1, "LOST").playing().play("stop").settle()
    assert "LOST" in table.held(1)
    assert table.whose == 2


def test_C32_a_stolen_card_may_be_played_at_once() -> None:
    table = nine().hand(1, "NOWHERE TO HIDE").hand(2, "TATTLETALE").playing().use("NOWHERE TO HIDE")
    assert table.can("play TATTLETALE")


# ---- 6 ------------------------------------------------------------------------------------------------------------


def test_6_1_a_turn_ends_with_drawing_two_cards() -> None:
    table = nine().drawing()
    table.play("option LOST, option CURFEW")
    assert table.held(1) == ["LOST", "CURFEW"]
    assert table.whose == 2


def test_6_1_with_one_card_to_be_had_one_is_drawn() -> None:
    table = nine().pile(1, 1).drawing().play("option LOST")
    assert table.held(1) == ["LOST"]
    assert (table.whose, table.player(1).alive) == (2, True)


def test_6_1_nobody_draws_only_one_of_two() -> None:
    table = Table().pawns("town town").drawing().play("draw option, option LOST")
    assert table.refuses("stop") == "6.1"


@pytest.mark.parametrize(("first", "second"), [("option", "option"), ("option", "cove"), ("cove", "cove")])
def test_6_2_each_card_from_the_own_pile_or_the_cove(first: str, second: str) -> None:
    table = Table().pawns("town town").drawing()
    for kind in (first, second):
        table.play(f"draw {kind}").settle()
        if kind == "cove":
            table.play("lay 0 2" if table.can("lay 0 2") else "lay 0 -2")
    cove = [first, second].count("cove")
    assert (len(table.held(1)), len(table.spots)) == (2 - cove, 5 + cove)
    assert table.whose == 2


def test_6_2_only_as_long_as_there_are_any() -> None:
    table = nine().cove(NINE.replace("alley", ".")).drawing().play("draw cove, cove alley, lay 0 -2")
    assert table.state.is_chance()  # no Cove card is left, so an Options card is drawn
    assert len(table.spots) == 10
    short = Table().pawns("town town").pile(1, 1).drawing().play("draw option, option LOST")
    assert short.phase == "cove"  # no Options card is left, so a Cove card is drawn


def test_6_3_a_cove_card_is_laid_at_once_and_never_held() -> None:
    table = Table().pawns("town town").drawing().play("draw cove, cove creek")
    assert table.asks(1, "lay")
    assert table.held(1) == []
    table.play("lay 2 0")
    assert table.spots["creek"] == (2, 0)


def test_6_4_with_no_card_in_the_pile_when_the_phase_begins_one_is_out() -> None:
    table = Table(3).pawns("town town town").hand(1, "LOST").pile(1, 0).playing().play("stop")
    assert table.told(WentOut)[0].by == "options"
    assert (table.player(1).alive, table.whose) == (False, 2)


def test_C15_two_cards_if_pile_and_cove_together_have_two() -> None:
    table = nine().cove(NINE.replace("alley", ".")).pile(1, 1).drawing()
    table.play("draw option, option LOST").settle()
    assert table.asks(1, "lay")


def test_C16_cove_cards_do_not_save_whoever_has_no_pile() -> None:
    table = Table(3).pawns("town town town").pile(1, 0).drawing()
    assert table.view().cove_left > 0
    assert not table.player(1).alive


def test_C16_emptying_the_pile_while_drawing_is_safe_until_the_next_time() -> None:
    table = nine(seats=3, where="town town town").pile(1, 2).drawing().settle()
    assert (table.piled(1), table.player(1).alive) == (0, True)
    table.idle().idle().play("stay, stop")
    assert not table.player(1).alive


def test_C51_a_draw_phase_never_draws_less_than_one() -> None:
    table = nine("beach hill").hand(1, "").acts("HOLD YOUR BREATH").pawns("corner hill").turn()
    table.play("act 1").settle().play("go beach")
    # Two less one for the Act; alone on the BEACH one might draw one less still.
    table.settle()
    assert len(table.held(1)) == 1


def test_6_2_an_empty_draw_pile_gives_no_card() -> None:
    table = Table().cove("town corner beach").pawns("beach town").pile(1, 1).turn().play("stay, draw option").settle()
    assert table.asks(1, "draw")
    assert table.refuses("draw option") == "6.2"


def test_6_2_nobody_else_sees_the_card_that_is_drawn() -> None:
    table = Table().pawns("town town").pile(1, 4).turn().play("stay, draw option")
    code = table.state.weighted_outcomes()[0][0]
    assert [table.state.glimpse(viewer, CHANCE, code) for viewer in (0, 1, SPECTATOR)] == [code, HIDDEN, HIDDEN]


def test_6_3_everybody_sees_the_cove_card_that_is_drawn() -> None:
    table = Table().pawns("town town").pile(1, 4).turn().play("stay, draw cove")
    code = table.state.weighted_outcomes()[0][0]
    assert [table.state.glimpse(viewer, CHANCE, code) for viewer in (0, 1, SPECTATOR)] == [code] * 3
