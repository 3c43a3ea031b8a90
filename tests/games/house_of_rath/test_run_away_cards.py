"""Chapter 16: Run Away cards, and the other Fate board."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ratskeller.games.house_of_rath.events import AbilityUsed, CardExposed, FateMet, LessonSeen, LessonShown
from ratskeller.kernel.numbers import CHANCE, HIDDEN, SPECTATOR
from tests.games.house_of_rath.table import GAME, LINE, Table

ROTATE, MOVE, HIDE, UNHIDE, REVEAL, LOCK, AGAIN = range(1, 8)


def holding(cards: str, seats: int = 4) -> Table:
    """Seat 1 has these cards and has finished the Roll phase."""
    return Table(seats).lessons(1, cards).play("roll move, nothing")


# ---- 16 Run Away cards -------------------------------------------------------------------------------------


def test_16_1_only_its_owner_sees_a_card() -> None:
    table = Table().orphans(rest="d", b="4").boogey().play("2: claim, fate 1")
    code = GAME.read_outcome("learn 6")
    assert table.state.glimpse(1, CHANCE, code) == code
    assert [table.state.glimpse(viewer, CHANCE, code) for viewer in (0, 2, SPECTATOR)] == [HIDDEN] * 3
    table.play("learn 6")
    assert table.told(LessonSeen, 2) == [LessonSeen(seat=1, card=6)]
    for viewer in (None, 1, 3):
        assert table.told(LessonSeen, viewer) == []
        seat = table.view(viewer).seats[1]
        assert (seat.lessons, seat.lesson_cards) == (1, None)
    assert table.seat(2).lesson_cards == (6,)


def test_16_2_to_run_away_it_is_one_more_roll_of_the_fate_die() -> None:
    table = Table().lessons(2, "6").orphans(rest="d", b="4").boogey().play("2: claim, fate 1, dash 6")
    assert table.chances == {f"fate {number}": Fraction(1, 6) for number in range(1, 7)}
    table.play("fate 5, go a")
    assert table.where(4) == "a"


@pytest.mark.parametrize("whose", [1, 2, 3])
def test_16_3_when_an_orphan_of_its_owner_is_attacked_in_whoevers_turn(whose: int) -> None:
    table = Table().lessons(2, "6").orphans(rest="d", b="4").boogey(whose).play("2: claim, fate 1")
    assert table.choices(2) == {"dash 6", "give up"}
    table = Table().lessons(2, "6").orphans(rest="d", b="7").boogey(whose).play("3: claim, fate 1")
    assert table.phase == "learning"


@pytest.mark.parametrize(("room", "number"), [("a", 1), ("b", 2), ("c", 3), ("d", 4), ("e", 5), ("f", 6)])
def test_16_4_on_the_other_board_only_the_number_of_the_room_saves(room: str, number: int) -> None:
    for rolled in range(1, 7):
        table = Table(fate="rooms").orphans(rest="m", **{room: "4"}).boogey().play(f"2: claim, fate {rolled}")
        assert [(met.escaped, met.board) for met in table.told(FateMet)] == [(rolled == number, "rooms")]
        assert (table.where(4) is not None) == (rolled == number)


def test_16_5_instead_it_can_be_used_once_for_its_ability() -> None:
    table = holding("3")
    assert table.can("use 3")
    table.play("use 3")
    assert table.told(AbilityUsed) == [AbilityUsed(seat=0, card=3)]
    table.play("hide 10")
    assert table.hidden == {10}
    assert table.seat(1).lessons == 0
    assert table.phase == "stalking"


def test_16_6_in_ones_own_turn_between_the_two_phases() -> None:
    table = Table().lessons(1, "3").play("roll move")
    assert table.refuses("use 3") is None
    table.play("move 10, go m")
    assert (table.phase, table.mover) == ("learnt", 1)
    assert table.choices() == {"use 3", "go on"}
    table.play("go on")
    assert table.phase in {"stalking", "attacking"}
    assert table.refuses("use 3") is None


def test_16_6_not_in_other_players_turns_and_in_any_of_ones_own() -> None:
    table = Table().lessons(1, "3").turn(2).play("roll move, nothing")
    assert table.phase == "stalking"
    table.turn(1).play("roll move, nothing, go on").turn(1).play("roll move, nothing")
    assert table.can("use 3")


def test_16_7_a_used_card_is_discarded_and_never_comes_back() -> None:
    table = holding("3").play("use 3, hide 10")
    assert table.view().lessons_used == (3,)
    assert table.view().lessons_left == 3
    table = Table(2).lessons(2, "5 6").orphans(rest="d", b="4").boogey().play("2: claim, fate 1, dash 5, fate 1")
    table.play("give up")
    assert table.view().lessons_used == (5,)
    assert table.seat(2).lesson_cards == (6,)  # the pile was empty, so none was drawn
    assert table.phase == "rolling"


# ---- rulings -----------------------------------------------------------------------------------------------


def test_H27_any_number_of_abilities_in_one_turn() -> None:
    table = holding("3 6 2").play("use 3, hide 10")
    assert (table.phase, table.mover) == ("learnt", 1)
    assert table.choices() == {"use 2", "use 6", "go on"}
    table.play("use 6, lock m-a, use 2, move 4, go c")
    assert table.seat(1).lessons == 0
    assert (table.hidden, table.locked, table.where(4)) == ({10}, {"m-a"}, "c")


def test_H31_the_cards_of_a_player_who_is_out_are_out_of_the_game() -> None:
    table = Table().lessons(2, "5 6").orphans(b="4", d="(1) (7)").boogey().play("2: claim, fate 1, give up")
    assert table.seat(2).out == 1
    assert table.seat(2).lessons == 0
    assert table.view().lessons_used == (5, 6)
    assert table.view().lessons_left == 1


@pytest.mark.parametrize("card", range(1, 8))
def test_H49_no_ability_removes_an_orphan_or_ends_the_game(card: int) -> None:
    table = Table(2).lessons(1, str(card)).orphans(b="4 (5)", a="1 (2)", d="10").play("roll lock, nothing")
    if table.can(f"use {card}"):
        table.play(f"use {card}")
    while table.state.is_chance() or table.phase in {"acting", "turning", "moving"}:
        if table.state.is_chance():
            table.deal(next(iter(table.chances)))
        else:
            table.do(min(table.choices() - {"nothing"}))
        if table.phase == "rolling":
            break
    assert all(table.where(orphan) for orphan in (1, 2, 4, 5, 10))
    assert table.match.end() is None


def test_H60_whoever_has_cards_is_asked_also_when_none_can_be_used() -> None:
    table = Table().lessons(1, str(UNHIDE)).play("roll move, nothing")
    assert table.phase == "learnt"
    assert table.choices() == {"go on"}
    assert table.refuses(f"use {UNHIDE}") == "H67"
    assert table.refuses(f"use {LOCK}") == "16.1"


def test_H61_a_card_is_shown_when_it_is_used() -> None:
    table = holding("3").play("use 3")
    for viewer in (None, 2, 3):
        assert table.told(AbilityUsed, viewer) == [AbilityUsed(seat=0, card=3)]
    code = GAME.read_action("use 3")
    assert holding("3").state.glimpse(2, 0, code) == code


def test_H61_those_of_a_player_who_is_out_are_shown_too() -> None:
    table = Table().lessons(2, "5 6").orphans(b="4", d="(1) (7)").boogey().play("2: claim, fate 1, give up")
    assert table.told(LessonShown) == [LessonShown(seat=1, card=5), LessonShown(seat=1, card=6)]


@pytest.mark.parametrize("number", range(1, 7))
def test_H62_nobody_escapes_from_the_room_of_mourning(number: int) -> None:
    table = Table(fate="rooms").orphans(rest="d", m="4").boogey().play(f"2: claim, fate {number}")
    assert table.where(4) is None


def test_H67_rotate_a_room_once() -> None:
    table = holding(str(ROTATE)).play("use 1, rotate a, pivot e")
    assert table.drawn["a"] == (2, -1)
    assert table.phase == "stalking"


def test_H67_move_an_orphan() -> None:
    table = Table(4).lessons(1, str(MOVE)).up("1").play("roll hide, nothing, use 2, move 1, go d")
    assert table.where(1) == "d"


def test_H67_hide_an_orphan() -> None:
    table = holding(str(HIDE)).play("use 3")
    assert table.choices() == {f"hide {orphan}" for orphan in range(1, 19)}


def test_H67_turn_a_hidden_orphan_up() -> None:
    table = Table().lessons(1, str(UNHIDE)).orphans(rest="d", b="4").play("roll move, nothing, use 4")
    assert table.choices() == {f"unhide {orphan}" for orphan in range(1, 19) if orphan != 4}
    assert 10 not in table.play("unhide 10").hidden


def test_H67_have_a_face_down_card_revealed() -> None:
    table = holding(str(REVEAL)).play("use 5")
    assert table.choices() == {f"expose {seat}" for seat in (1, 2, 3, 4)}
    table.play("expose 3, turn up 8")
    assert table.told(CardExposed) == [CardExposed(seat=2, orphan=8)]
    assert table.phase == "stalking"


def test_H67_lock_or_unlock_a_passage() -> None:
    table = Table(4).lessons(1, str(LOCK)).locks("m-a").play("roll move, nothing, use 6")
    assert {"unlock m-a", "lock m-b"} <= table.choices()
    assert all(each.startswith(("lock ", "unlock ")) for each in table.choices())
    assert table.play("unlock m-a").locked == set()


def test_H67_roll_the_options_die_once_more() -> None:
    table = holding(str(AGAIN)).play("use 7")
    assert table.chances == Table().chances
    table.play("roll hide")
    assert "nothing" in table.choices()
    table.play("hide 10")
    assert table.hidden == {10}
    assert table.phase == "stalking"
    table = holding(str(AGAIN)).play("use 7, roll rotate, rotate a, pivot e")
    assert table.phase == "acting"  # as in the Roll phase: a second rotation must follow


def test_H67_each_only_if_it_can_be_carried_out() -> None:
    table = Table(4).lessons(1, "1").locks("a-b", "c-d", "e-f").play("roll move, nothing")
    assert table.refuses("use 1") == "H67"
    table = Table(4).lessons(1, "2").house(LINE).locks("m-a", "a-b", "b-c", "c-d", "d-e", "e-f")
    assert table.play("roll move, nothing").choices() == {"go on"}
    table = Table(2).lessons(1, "5").up("1 2 3 4 5 6").play("roll move, nothing")
    assert table.choices() == {"go on"}


def test_H67_if_the_last_card_is_revealed_meanwhile_nothing_happens() -> None:
    table = Table(2).lessons(1, "5").up("1 2 3 4 5").play("roll move, nothing, use 5")
    assert table.choices() == {"expose 2"}
    table.play("2: reveal 6")
    assert table.choices() == {"nothing"}
    assert table.play("nothing").phase == "stalking"
    assert table.view().lessons_used == (5,)
