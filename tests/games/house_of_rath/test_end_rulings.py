"""The rulings about the Shrinking House, dawn, and how the game ends."""

from __future__ import annotations

from ratskeller.games.house_of_rath.events import (
    CardOpened,
    Dawn,
    HouseShrinks,
    OrphanSeen,
)
from ratskeller.kernel.numbers import CHANCE
from tests.games.house_of_rath.scenes import one_out, quiet_turn
from tests.games.house_of_rath.table import GAME, LINE, Table


def test_H28_exactly_one_room_at_the_end_of_every_turn() -> None:
    table = one_out()
    for number, room in enumerate(("m", "a", "m"), start=1):
        quiet_turn(table, room)
        if table.phase == "shrinking":
            table.do(max(table.choices()))
        assert len(table.view().rooms) == 7 - number


def test_H28_not_in_the_turn_in_which_it_happened_even_if_it_was_ones_own() -> None:
    table = Table().orphans(b="1", d="(4) (7)").boogey(1).play("1: claim, fate 1")
    assert len(table.view().rooms) == 7
    assert (table.whose, table.phase) == (2, "rolling")
    quiet_turn(table, "m")
    assert (table.phase, table.mover) == ("shrinking", 2)


def test_H28_never_with_two_players() -> None:
    table = Table(2).orphans(b="4", d="(1)").boogey(1).play("2: claim, fate 1")
    assert table.phase == "over"
    assert len(table.view().rooms) == 7


def test_H28_a_second_player_who_is_out_changes_nothing() -> None:
    table = one_out(4)
    table.orphans(c="7", d="(1) (10)").play("roll lock, nothing, 3: claim, fate 1")
    assert table.seat(3).out == 2
    assert table.told(HouseShrinks) == []
    assert (table.phase, table.mover) == ("shrinking", 3)  # H42


def test_H29_the_room_in_which_rath_stands_is_not_empty() -> None:
    table = quiet_turn(one_out(), "a")
    assert not table.can("remove a")
    assert table.refuses("remove a") == "H29"


def test_H30_the_game_is_over_the_moment_only_one_player_has_a_living_orphan() -> None:
    table = Table(2).orphans(rest="d", b="4").up("5 6")
    table.orphans(b="4", d="(1) (10) 11 12").locks("m-d").boogey().play("2: claim, fate 1")
    assert table.phase == "over"  # extras live on, and do not matter
    assert table.where(11) == "d"


def test_H42_who_is_out_in_their_own_turn_still_removes_a_room() -> None:
    table = one_out(4).orphans(c="7", d="(1) (10)").play("roll lock, nothing, 3: claim, fate 1")
    assert (table.whose, table.mover) == (3, 3)
    table.play("3: remove b")
    assert table.view().rooms_gone == ("b",)
    assert table.whose == 4


def test_H44_the_face_down_cards_of_a_player_who_is_out_are_turned_up() -> None:
    table = one_out()
    assert table.told(CardOpened) == [CardOpened(seat=1, orphan=5), CardOpened(seat=1, orphan=6)]
    assert (table.seat(2).down, table.seat(2).up) == (0, (4, 5, 6))
    table.play("roll hide")
    assert table.refuses("expose 2") == "7.6"


def test_H37_after_so_many_quiet_turns_day_breaks() -> None:
    table = Table(dawn=3).orphans(rest="d")
    for number, room in enumerate(("a", "m", "a"), start=1):
        assert table.told(Dawn) == []
        assert (table.view().quiet, table.hidden) == (number - 1, set(range(1, 19)))
        quiet_turn(table, room)
    assert table.told(Dawn) == [Dawn()]
    assert table.hidden == set()


def test_H37_nobody_wakes_where_nobody_hides() -> None:
    table = Table(dawn=1).house(LINE).orphans(f="4").rath("m")
    table.play("roll lock, nothing")
    assert (table.told(Dawn), table.view().quiet) == ([], 0)


def test_H37_an_attack_breaks_the_silence() -> None:
    table = Table(dawn=3).orphans(rest="d")
    quiet_turn(quiet_turn(table, "a"), "m")
    assert table.view().quiet == 2
    table.orphans(rest="d", b="4").play("roll lock, nothing").let_go()
    assert table.view().quiet == 0
    assert table.told(Dawn) == []


def test_H37_twenty_unless_the_table_says_otherwise_and_never_with_zero() -> None:
    assert Table().view().dawn == 20
    table = Table(dawn=0).orphans(rest="d")
    for number in range(70):
        quiet_turn(table, "am"[number % 2])
    assert len(table.hidden) == 18


def test_H66_day_breaks_after_the_house_has_shrunk_and_the_count_begins_anew() -> None:
    table = one_out()
    table.state.dawn = 20
    table.state.quiet = 19
    quiet_turn(table, "m")
    assert table.phase == "shrinking"
    assert table.hidden == {1, 7, 10, 13}
    assert table.refuses("remove d") == "19.3"
    table.play("remove b")
    assert table.told(Dawn) == [Dawn()]
    assert table.hidden == set()
    assert table.view().quiet == 0
    assert sorted(event.orphan for event in table.told(OrphanSeen)) in ([], [1, 7, 10, 13])


def test_H64_a_game_of_500_turns_ends_there() -> None:
    table = Table(dawn=0).orphans(a="(1)", d="(4) (5)", f="(7) (10)")
    table.state.turns = 498
    table.turn(3)
    assert table.view().turns == 499
    quiet_turn(table, "b")
    assert table.match.end() is None
    quiet_turn(table, "m")
    end = table.match.end()
    assert end is not None
    assert (end.end, end.clause, end.scores) == ("limit", "H64", [1, 2, 1])
    assert end.ranks[1] == 1
    assert min(end.ranks[0], end.ranks[2]) > 1


def test_H64_level_players_share_the_win() -> None:
    table = Table(dawn=0).orphans(a="(1)", d="(4)", f="(7)")
    table.state.turns = 499
    quiet_turn(table.turn(3), "b")
    assert table.places == [1, 1, 1]


def test_H65_who_is_out_later_is_placed_higher() -> None:
    table = one_out(4)
    table.orphans(c="7", d="(1) (10)").play("roll lock, nothing, 3: claim, fate 1, remove b")
    table.orphans(e="1", d="(10)").rath("m").boogey(4).play("1: claim, fate 1")
    assert table.places == [2, 4, 3, 1]


def test_H69_who_is_out_is_asked_nothing_any_more() -> None:
    table = one_out(4)
    assert table.choices(2, reveal=True) == set()
    table.orphans(c="7 8", d="(1) (10)").play("roll lock, nothing, attack 7")
    assert table.asked == [1, 3, 4]
    assert table.choices(2, reveal=True) == set()


def test_H70_a_game_has_a_bound() -> None:
    assert GAME.steps_max == 11_000
    # Nobody does anything for 500 turns.
    state = Table(dawn=0).orphans(rest="d").state
    state.telling = False
    steps = 43
    while not state.is_over():
        seat = CHANCE if state.is_chance() else state.mover
        code = state.weighted_outcomes()[0][0] if seat == CHANCE else state.legal_actions(seat)[-1]
        if seat != CHANCE and GAME.read_action("nothing") in state.legal_actions(seat):
            code = GAME.read_action("nothing")
        state.apply(seat, code)
        steps += 1
        assert steps <= GAME.steps_max
    assert state.turns == 500


def test_H71_turns_go_around_the_table() -> None:
    table = Table(4).orphans(rest="d")
    order = []
    for room in ("a", "m", "a", "m", "a"):
        order.append(table.whose)
        quiet_turn(table, room)
    assert order == [1, 2, 3, 4, 1]


def test_H71_whoever_is_out_is_passed_over() -> None:
    table = one_out(4)  # the second seat
    order = [table.whose]
    while len(order) < 4:
        quiet_turn(table, "m" if len(order) % 2 else "a")
        if table.phase == "shrinking":
            table.do(max(table.choices()))
        order.append(table.whose)
    assert order == [3, 4, 1, 3]
