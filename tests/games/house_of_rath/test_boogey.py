"""Chapter 21: where the Boyden Boogey goes."""

from __future__ import annotations

import pytest

from ratskeller.games.house_of_rath.events import LockBroken, RathWent
from tests.games.house_of_rath.table import START, Table

TANYA, JOHNNY, BRONSON, JIMMY, COURTNEY, DOUG = 1, 2, 3, 4, 5, 6


@pytest.mark.parametrize(("boogey", "room"), [("standard", "a"), ("boyden", "c")])
def test_21_1_he_breaks_locks_as_soon_as_all_other_rooms_next_to_him_appear_empty(boogey: str, room: str) -> None:
    table = Table(boogey=boogey).house("c m a b d e f").orphans(rest="a", c="5 6", b="1 2").locks("m-c").boogey()
    assert table.rath_may == {room}
    table = Table(boogey=boogey).house("c m a b d e f").orphans(rest="a", a="7", c="5 6", b="1 2").locks("m-c")
    assert table.boogey().rath_may == {"a"}


def test_21_2_he_breaks_the_lock_to_get_into_a_room_next_to_him() -> None:
    table = Table(boogey="boyden").orphans(rest="f", b="4 5").locks("m-b", "a-b").boogey()
    assert table.told(LockBroken) == [LockBroken(one="m", other="b")]
    assert table.told(RathWent) == [RathWent(start="m", room="b", reason="behind_a_lock")]
    assert (table.locked, table.victims) == ({"a-b"}, {4, 5})


def test_21_3_among_several_the_one_with_the_most_orphans() -> None:
    table = Table(boogey="boyden").orphans(rest="f", a="1 2", b="4 5 6", c="7 8 (9) (10)").locks("m-a", "m-b", "m-c")
    assert table.boogey().rath_may == {"b"}
    table = Table(boogey="boyden").orphans(rest="f", a="1 2", b="4 (5) (6)", c="7 8").locks("m-a", "m-b", "m-c")
    assert table.boogey().choices() == {"rath a", "rath c"}


@pytest.mark.parametrize(
    ("where", "locks", "rooms"),
    [
        ({"a": "1 2", "b": "4"}, (), {"a"}),
        ({"m": "1 2", "b": "4"}, (), {"m"}),
        ({"a": "1 2", "b": "4"}, ("m-a",), {"b"}),
        ({}, ("m-a",), {"b", "c", "d", "e", "f"}),
    ],
)
def test_21_4_all_else_is_as_usual(where: dict[str, str], locks: tuple[str, ...], rooms: set[str]) -> None:
    for boogey in ("standard", "boyden"):
        table = Table(boogey=boogey).house(START).orphans(rest="f", **where).locks(*locks).boogey()
        assert table.rath_may == rooms


def test_21_5_around_the_lock_or_through_it() -> None:
    # The rulebook's two diagrams: a locked room beside him with somebody, and somebody else farther away.
    for boogey, room, locks in (("standard", "a", {"m-c"}), ("boyden", "c", set())):
        table = Table(boogey=boogey).house("c m a b d e f").orphans(rest="f", c="5 6", b="1 2").locks("m-c").boogey()
        assert (table.view().rath, table.locked) == (room, locks)


def test_H33_the_order_of_the_boyden_boogey() -> None:
    house = "c m a b d e f"
    # First where he can step, then behind locks beside him, then farther, then through locks.
    table = Table(boogey="boyden").house(house).orphans(rest="f", a="1", c="5 6").locks("m-c").boogey()
    assert table.told(RathWent)[0].reason == "near"
    table = Table(boogey="boyden").house(house).orphans(rest="f", c="5", b="1 2").locks("m-c").boogey()
    assert table.told(RathWent)[0].reason == "behind_a_lock"
    table = Table(boogey="boyden").house(house).orphans(rest="f", b="1 2").locks("m-c").boogey()
    assert table.told(RathWent) == [RathWent(start="m", room="a", reason="far")]
    table = Table(boogey="boyden").house(house).orphans(rest="f", b="1 2").locks("a-b").boogey()
    assert table.told(RathWent) == [RathWent(start="m", room="a", reason="through_locks")]


def test_H40_he_stays_in_a_room_that_is_not_empty_rather_than_break_a_lock() -> None:
    table = Table(boogey="boyden").orphans(rest="f", m="1", a="4 5 6").locks("m-a").boogey()
    assert (table.view().rath, table.locked) == ("m", {"m-a"})


def test_H40_he_breaks_no_lock_into_a_room_that_appears_empty() -> None:
    table = Table(boogey="boyden").house("c m a b d e f").orphans(rest="e", c="(5) (6)", b="1").locks("m-c").boogey()
    assert (table.view().rath, table.locked) == ("a", {"m-c"})
    table = Table(boogey="boyden").house("c m a b d e f").orphans(rest="e").locks("m-c").boogey()
    assert table.rath_may == {"a"}
    table = Table(boogey="boyden").house("c m a b d e f").orphans(rest="e").locks("m-c", "m-a").boogey()
    assert table.rath_may == {"a", "c"}
