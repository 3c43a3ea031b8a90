"""The rulings about Move, Hide, Lock and Wild."""

from __future__ import annotations

from fractions import Fraction

from ratskeller.games.house_of_rath.events import (
    DidNothing,
    Exposing,
)
from ratskeller.kernel.numbers import SPECTATOR
from tests.games.house_of_rath.table import LINE, Table, bits

SEAMS = {"m-a", "m-b", "m-c", "m-d", "m-e", "m-f", "a-b", "b-c", "c-d", "d-e", "e-f", "a-f"}
EIGHT = ("m-a", "m-b", "m-c", "m-d", "m-e", "m-f", "a-b", "b-c")


def test_H7_move_is_for_ones_own_for_others_for_extras_and_for_hidden_ones() -> None:
    for orphan in (1, 4, 10, 13):
        table = Table().orphans(rest="b", a="2").play(f"roll move, move {orphan}, go c")
        assert table.where(orphan) == "c"
        assert orphan not in table.hidden


def test_H8_any_orphan_can_be_hidden_in_raths_room_too() -> None:
    table = Table().orphans(rest="d", m="1 4 10").play("roll hide")
    assert {"hide 1", "hide 4", "hide 10"} <= table.choices()
    table.play("hide 4")
    assert table.victims == {1, 10}


def test_H9_one_chooses_a_player_and_the_card_is_drawn_unseen() -> None:
    table = Table().up("5").play("roll hide, expose 2")
    assert table.told(Exposing) == [Exposing(seat=0, whose=1)]
    assert table.chances == {"turn up 4": Fraction(1, 2), "turn up 6": Fraction(1, 2)}


def test_H9_ones_own_cards_are_allowed() -> None:
    table = Table().play("roll hide, expose 1, turn up 2")
    assert table.orphan(2).revealed


def test_H9_the_card_of_a_dead_orphan_may_come_up_and_nothing_else_happens() -> None:
    table = Table().orphans(rest="d", b="5 6", a="1 2 3").play("roll hide, expose 2")
    state = table.state
    state.room = [-1 if orphan == 3 else room for orphan, room in enumerate(state.room)]
    assert table.chances["turn up 4"] == Fraction(1, 3)
    table.play("turn up 4")
    assert table.orphan(4).revealed
    assert table.where(4) is None
    assert table.seat(2).lessons == 0
    assert table.seat(2).out is None


def test_H11_with_all_eight_locks_on_the_board_one_can_only_unlock() -> None:
    table = Table().locks(*EIGHT).play("roll lock")
    assert table.choices() == {"nothing", *(f"unlock {seam}" for seam in EIGHT)}
    assert table.refuses("lock c-d") == "H11"


def test_H11_a_lock_that_was_taken_off_goes_back_to_the_side() -> None:
    table = Table().locks(*EIGHT).play("roll lock, unlock m-a")
    assert (table.view().locks_left, table.view().locks_gone) == (1, 0)


def test_H11_or_out_of_the_game_if_the_table_says_so() -> None:
    table = Table(locks_return=False).locks(*EIGHT).play("roll lock, unlock m-a")
    assert (table.view().locks_left, table.view().locks_gone) == (0, 1)
    assert len(table.locked) == 7


def test_H12_a_lock_stops_orphans_in_both_directions() -> None:
    for orphan, forbidden in ((1, "b"), (4, "a")):
        table = Table().locks("a-b").play(f"roll move, move {orphan}")
        assert table.refuses(f"go {forbidden}") == "8.4"


def test_H34_if_the_die_shows_what_is_impossible_one_does_nothing() -> None:
    table = Table().house(LINE).locks("m-a", "e-f").play("roll rotate")
    assert table.choices() == {"nothing"}
    table.play("nothing")
    assert table.told(DidNothing) == [DidNothing(seat=0)]


def test_H48_which_orphan_a_hidden_one_is_stays_known() -> None:
    table = Table().orphans(rest="d", a="(1)")
    for viewer in (None, 1, 2, 3):
        assert table.view(viewer).rooms[1].hidden == (1,)


def test_H48_a_secret_passage_turns_an_orphan_up_like_any_move() -> None:
    table = Table().up("1").orphans(rest="c", a="(1) (2)").play("roll move, move 1, go d")
    assert 1 not in table.hidden
    assert 2 in table.hidden


def test_H54_after_wild_one_may_still_do_nothing() -> None:
    table = Table().play("roll wild, choose lock")
    assert "nothing" in table.choices()
    assert table.refuses("move 1") == "4.2"
    table.play("nothing")
    assert table.locked == set()
    assert table.phase == "stalking"


def test_H55_door_and_secret_passage_to_the_same_room_are_one_choice() -> None:
    # a and d have the same border and touch.
    table = Table().house("a d m b c e f").up("1").orphans(rest="f", a="1").rath("m").play("roll move, move 1")
    assert [choice.notation for choice in table.match.scene(0).choices].count("go d") == 1
    assert table.choices() == {"go d"}
    table = Table().house("a d m b c e f").locks("a-d").up("1").orphans(rest="f", a="1").rath("m")
    assert table.play("roll move, move 1, go d").where(1) == "d"


def test_H56_an_own_card_is_drawn_unseen_too() -> None:
    table = Table().play("roll hide, expose 1")
    assert table.chances == {f"turn up {orphan}": Fraction(1, 3) for orphan in (1, 2, 3)}
    code = table.state.weighted_outcomes()[0][0]
    assert table.state.glimpse(SPECTATOR, -1, code) == code
    assert table.state.up & bits("1 2 3") == 0
