"""Chapters 19 and 20: the Shrinking House, being out, and how the game ends."""

from __future__ import annotations

import pytest

from ratskeller.games.house_of_rath.events import (
    HouseShrinks,
    NoRoomGone,
    Out,
    RoomGone,
    Won,
)
from tests.games.house_of_rath.scenes import one_out, quiet_turn
from tests.games.house_of_rath.table import LINE, START, Table

# ---- 19 The Shrinking House --------------------------------------------------------------------------------


def test_19_1_the_house_begins_to_shrink_with_the_next_players_turn() -> None:
    table = one_out()
    assert table.told(HouseShrinks) == [HouseShrinks()]
    assert len(table.view().rooms) == 7  # nothing was removed in the turn in which it happened
    assert (table.whose, table.phase) == (3, "rolling")
    quiet_turn(table, "m")
    assert (table.phase, table.mover) == ("shrinking", 3)


def test_19_2_every_player_removes_a_room_at_the_end_of_their_turn() -> None:
    table = quiet_turn(one_out(), "m").play("3: remove b")
    assert table.told(RoomGone) == [RoomGone(seat=2, room="b")]
    assert table.view().rooms_gone == ("b",)
    assert table.whose == 1
    quiet_turn(table, "a")
    assert table.refuses("remove b") == "19.2"
    table.play("1: remove c")
    assert table.view().rooms_gone == ("b", "c")
    assert table.whose == 3


def test_19_2_a_removed_room_is_gone_for_everything() -> None:
    table = quiet_turn(one_out(), "m").play("3: remove b, roll rotate")
    assert table.refuses("rotate b") == "19.2"
    assert table.can("rotate a")


def test_19_3_the_room_must_be_quite_empty() -> None:
    table = quiet_turn(one_out(d="(1) (7)", c="(10)"), "m")
    assert table.choices() == {"remove a", "remove b", "remove e", "remove f"}
    assert table.refuses("remove c") == "19.3"
    assert table.refuses("remove d") == "19.3"


def test_19_4_it_must_have_no_lock() -> None:
    table = one_out().locks("a-f")
    quiet_turn(table, "m")
    assert table.choices() == {"remove b", "remove c", "remove e"}
    assert table.refuses("remove a") == "19.4"


def test_19_5_it_must_not_be_landlocked() -> None:
    table = quiet_turn(one_out(), "a")
    assert table.refuses("remove m") == "19.5"
    assert table.choices() == {"remove b", "remove c", "remove e", "remove f"}


def test_19_5_landlocked_means_the_same_as_for_rotating() -> None:
    table = one_out().house(START)
    quiet_turn(table, "c")
    assert not table.room("m").can_rotate
    assert not table.can("remove m")


def test_19_6_the_rooms_that_stay_must_hang_together() -> None:
    table = one_out().house(LINE)
    quiet_turn(table, "c")
    assert table.choices() == {"remove m", "remove f"}
    assert table.refuses("remove b") == "19.6"
    assert table.refuses("remove e") == "19.6"


def test_19_7_if_there_is_no_such_room_none_is_removed() -> None:
    table = one_out().locks("a-f", "b-c", "m-e")
    quiet_turn(table, "m")
    assert table.told(NoRoomGone) == [NoRoomGone(seat=2)]
    assert len(table.view().rooms) == 7
    assert table.whose == 1


def test_19_8_two_rooms_always_stay() -> None:
    table = one_out(c="(1) (7)").house("b c d")
    quiet_turn(table, "c").play("remove b")
    assert [room.room for room in table.view().rooms] == ["c", "d"]
    quiet_turn(table, "d")
    assert len(table.view().rooms) == 2
    quiet_turn(table, "c")
    assert len(table.view().rooms) == 2  # d is empty, has no lock and could go, but would leave one room


# ---- 20 Being out ------------------------------------------------------------------------------------------


def test_20_1_a_player_whose_last_orphan_was_removed_takes_no_more_turns() -> None:
    table = one_out(4)
    assert table.told(Out) == [Out(seat=1)]
    turns = []
    for room in ("m", "a", "m", "a"):
        turns.append(table.whose)
        quiet_turn(table, room)
        if table.phase == "shrinking":
            table.do(max(table.choices()))
    assert turns == [3, 4, 1, 3]
    assert not table.seat(2).plays


def test_20_2_nobody_can_be_sneaky_about_the_last_one() -> None:
    table = Table().orphans(rest="d", b="4").boogey().let_go()
    table.orphans(rest="d", b="5").boogey().let_go()
    assert table.seat(2).down == 3
    table.orphans(b="6", d="(1) (7)").boogey()
    assert table.choices(2) == {"claim"}
    table.play("2: claim, fate 1")
    assert table.told(Out) == [Out(seat=1)]


def test_20_3_with_two_players_the_other_one_has_won() -> None:
    table = Table(2).orphans(b="4", d="(1) 10", a="(2)").locks("m-d").boogey().play("2: claim, fate 1")
    end = table.match.end()
    assert end is not None
    assert (end.end, end.clause, end.ranks) == ("two", "20.3", [1, 2])
    assert table.told(HouseShrinks) == []


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_20_4_with_three_or_more_the_house_begins_to_shrink(seats: int) -> None:
    table = one_out(seats, d="(1) (7) (10) (13) (16)")
    assert table.told(HouseShrinks) == [HouseShrinks()]
    assert table.match.end() is None


def test_20_5_the_last_player_with_a_living_orphan_wins() -> None:
    table = one_out(3, d="(1) (7)")
    quiet_turn(table, "m").play("remove b")
    table.orphans(c="7", d="(1)").boogey(1).play("3: claim, fate 1")
    end = table.match.end()
    assert end is not None
    assert (end.end, end.clause, end.ranks, end.scores) == ("last", "20.5", [1, 3, 2], [1, 0, 0])
    assert table.told(Won) == [Won(seat=0, orphans=1)]
