"""Chapters 10, 11 and 21: where Rath goes, and where the Boyden Boogey does."""

from __future__ import annotations

from typing import Any

from ratskeller.games.house_of_rath.events import Attacked, LockBroken, RathWent
from tests.games.house_of_rath.table import LINE, Table

TANYA, JOHNNY, BRONSON, JIMMY, COURTNEY, DOUG = 1, 2, 3, 4, 5, 6

# ---- 10 The Boogeyman phase --------------------------------------------------------------------------------


def test_10_1_the_closest_room_with_the_most_orphans() -> None:
    table = Table().orphans(rest="f", a="1", b="4 5", c="7 8 9").boogey()
    assert table.rath_may == {"c"}
    table = Table().orphans(rest="f", a="1 2", b="4 5", c="7").boogey()
    assert table.rath_may == {"a", "b"}
    for room in "cdefm":
        assert table.refuses(f"rath {room}") == "10.1"


def test_10_2_he_moves_or_stays_where_he_is() -> None:
    table = Table().orphans(rest="f", a="1 (2) (3)", b="4 5").boogey()
    assert table.told(RathWent) == [RathWent(start="m", room="b", reason="near")]
    table = Table().orphans(rest="f", a="1", m="4 5").boogey()
    assert table.told(RathWent) == [RathWent(start="m", room="m", reason="near")]
    table = Table().orphans(rest="f", a="1 2", b="4").locks("m-a").boogey()
    assert table.told(RathWent) == [RathWent(start="m", room="b", reason="near")]


def test_10_3_then_he_attacks_an_orphan_in_his_room_that_is_not_hidden() -> None:
    table = Table().orphans(rest="f", b="4 (5) 6 13", a="1 2").boogey()
    assert (table.view().rath, table.victims) == ("b", {4, 6, 13})
    table.play("attack 6")
    assert table.told(Attacked) == [Attacked(seat=0, orphan=6, room="b")]
    table.let_go(2).play("2: claim")
    assert set(table.chances) == {f"fate {number}" for number in range(1, 7)}


# ---- 11 Where Rath goes ------------------------------------------------------------------------------------


def test_11_1_one_room_at_most() -> None:
    table = Table().house(LINE).orphans(rest="a", f="4 5").boogey()
    assert table.view().rath == "a"
    assert table.view().attack is None
    assert table.whose == 2


def test_11_2_close_comes_before_crowded() -> None:
    table = Table().house(LINE).rath("c").orphans(rest="m", d="4", e="1 2 3 5 6 7 8").boogey()
    assert table.rath_may == {"d"}


def test_11_3_among_equally_close_rooms_the_most_crowded() -> None:
    table = Table().house(LINE).rath("c").orphans(rest="m", d="4", b="1 2", e="10 11 12").boogey()
    assert table.rath_may == {"b"}
    table = Table().house(LINE).rath("c").orphans(rest="m", a="1", e="4 5").boogey()
    assert table.rath_may == {"d"}


def test_11_4_his_own_room_is_as_close_as_those_next_to_it() -> None:
    table = Table().orphans(rest="f", m="1", b="4 5").boogey()
    assert table.rath_may == {"b"}
    lures = {lure.room: lure.turns for lure in Table().house(LINE).rath("c").view().compulsion.lures}  # type: ignore[union-attr]
    assert lures == {"m": 3, "a": 2, "b": 1, "c": 1, "d": 1, "e": 2, "f": 3}


def test_11_5_between_level_rooms_the_player_chooses() -> None:
    for room in "abc":
        table = Table().orphans(rest="f", a="1 2", b="4 5", c="7 8", d="10").boogey(3)
        assert table.choices(3) == {"rath a", "rath b", "rath c"}
        assert table.play(f"3: rath {room}").view().rath == room


def test_11_6_he_must_stay_if_his_room_has_the_most() -> None:
    table = Table().orphans(rest="f", m="1 2", a="4", b="5", c="7").boogey()
    assert (table.view().rath, table.victims) == ("m", {1, 2})


def test_11_7_he_may_stay_if_his_room_is_level_with_the_best() -> None:
    table = Table().orphans(rest="f", m="1 2", a="4 5", b="7").boogey()
    assert table.choices() == {"rath m", "rath a"}
    table.play("rath m")
    assert table.told(RathWent) == [RathWent(start="m", room="m", reason="near")]


def test_11_8_he_never_stays_in_an_empty_room() -> None:
    table = Table().orphans(rest="f").boogey()
    assert table.rath_may == set("abcdef")
    table = Table().orphans(rest="f", m="(1) (2)").boogey()
    assert table.rath_may == set("abcdef")
    table = Table().house(LINE).orphans(rest="a", m="(1)", f="4").boogey()
    assert table.rath_may == {"a"}


def test_11_9_he_does_not_use_secret_passages() -> None:
    # d has the border of a, where he is.
    table = Table().house("d e f m c b a").rath("a").orphans(rest="m", d="4 5 6", b="1").boogey()
    assert table.rath_may == {"b"}
    table = Table().house("d e f m c b a").rath("a").orphans(rest="m", d="4 5 6").boogey()
    assert table.rath_may == {"b"}


def test_11_10_behind_a_locked_passage_is_not_next_to_him() -> None:
    table = Table().orphans(rest="f", a="1 2 3", b="4 5", c="7").locks("m-a").boogey()
    assert table.rath_may == {"b"}
    table = Table().orphans(rest="f", a="1 2 3", b="4 5", c="7").locks("m-a", "m-b").boogey()
    assert table.rath_may == {"c"}
    assert table.locked == {"m-a", "m-b"}


def test_11_11_if_all_seem_empty_he_steps_towards_the_closest_room() -> None:
    table = Table().house(LINE).rath("c").orphans(rest="b", a="4", f="5 6 7 8").boogey()
    assert table.told(RathWent) == [RathWent(start="c", room="b", reason="far")]
    assert table.view().attack is None
    table = Table().house(LINE).rath("c").orphans(rest="b", f="5 6 7 8").boogey()
    assert table.rath_may == {"d"}


def test_11_12_locked_rooms_do_not_draw_him_while_others_have_somebody() -> None:
    table = Table().house(LINE).rath("c").orphans(rest="m", b="1 2 3 4 5 6 7", f="10").locks("b-c").boogey()
    assert table.rath_may == {"d"}
    table = Table().house(LINE).rath("c").orphans(rest="m", b="1 2 3 4 5 6 7", f="(10)").locks("b-c").boogey()
    assert table.rath_may == {"b"}


def test_11_13_he_looks_farther_one_room_at_a_time() -> None:
    for far, step in (("e", "d"), ("f", "d"), ("a", "b"), ("m", "b")):
        table = Table().house(LINE).rath("c").orphans(rest="d", **{far: "4"}).boogey()
        assert table.rath_may == {step}
    table = Table().house(LINE).rath("c").orphans(rest="d", e="4", m="1 2 3").boogey()
    assert table.rath_may == {"d"}


BESIDE_HIM = """
 a b
  m
 c d
  e f
"""


def test_11_14_tanya_and_johnny_or_bronson_and_jimmy() -> None:
    table = Table().house(BESIDE_HIM).orphans(rest="f", a="1 2", d="3 (4)").boogey()
    assert table.rath_may == {"a"}
    assert table.victims == {TANYA, JOHNNY}
    table = Table().house(BESIDE_HIM).orphans(rest="f", a="1 2", d="3 4").boogey()
    assert table.rath_may == {"a", "d"}
    assert table.play("rath d").victims == {BRONSON, JIMMY}


def test_11_15_the_same_with_a_lock() -> None:
    table = Table().house(BESIDE_HIM).orphans(rest="f", a="1 2", d="3 (4)").locks("m-a").boogey()
    assert (table.rath_may, table.victims) == ({"d"}, {BRONSON})
    assert table.locked == {"m-a"}


def test_11_16_courtney_and_doug_behind_the_lock() -> None:
    table = Table().house("c m a b d e f").orphans(rest="f", c="5 6", b="1 2").locks("m-c").boogey()
    assert table.rath_may == {"a"}
    assert table.view().attack is None
    assert table.locked == {"m-c"}


# ---- rulings about where he goes ---------------------------------------------------------------------------


def test_H13_ties_between_his_own_room_and_those_he_can_step_into() -> None:
    table = Table().orphans(rest="f", m="1", a="4", b="5", c="7").locks("m-c").boogey()
    assert table.rath_may == {"m", "a", "b"}


def test_H14_equal_rooms_in_a_ring_and_equally_short_ways_are_the_players_choice() -> None:
    table = Table().house(LINE).rath("c").orphans(rest="d", a="1", e="4").boogey()
    assert table.choices() == {"rath b", "rath d"}
    # From a to the opposite room there are two ways at the start once the middle one is locked.
    table = Table().rath("a").orphans(rest="e", c="4").boogey()
    assert table.choices() == {"rath m", "rath b"}
    table = Table().rath("a").orphans(rest="e", d="4").boogey()
    assert table.rath_may == {"m"}


def test_H15_a_detour_counts_with_its_length() -> None:
    # b lies behind the lock m-b, but he can go round by a or c.
    table = Table().orphans(rest="f", b="4").locks("m-b").boogey()
    assert table.rath_may == {"a", "c"}
    assert table.locked == {"m-b"}
    table = Table().orphans(rest="f", b="4", e="(10)").locks("m-b", "a-b", "b-c").boogey()
    assert table.told(RathWent) == [RathWent(start="m", room="b", reason="through_locks")]


def test_H16_he_breaks_the_lock_that_he_crosses_and_no_other() -> None:
    table = Table().orphans(rest="f", b="4").locks("m-b", "a-b", "b-c", "c-d").boogey()
    assert table.told(LockBroken) == [LockBroken(one="m", other="b")]
    assert table.locked == {"a-b", "b-c", "c-d"}
    assert table.victims == {4}
    assert table.view().locks_left == 5


def test_H16_on_the_way_to_a_farther_room_he_breaks_what_he_crosses_in_this_turn() -> None:
    table = Table().house(LINE).rath("c").orphans(rest="b", e="4").locks("d-e", "c-d").boogey()
    assert (table.view().rath, table.locked) == ("d", {"d-e"})
    table = Table().house(LINE).rath("c").orphans(rest="b", e="4").locks("d-e").boogey()
    assert (table.view().rath, table.locked) == ("d", {"d-e"})


def test_H17_if_nobody_is_visible_he_leaves_all_the_same() -> None:
    table = Table().orphans(rest="f").locks("m-a", "m-b").boogey()
    assert table.choices() == {"rath c", "rath d", "rath e", "rath f"}
    table.play("rath c")
    assert table.told(RathWent) == [RathWent(start="m", room="c", reason="restless")]
    assert table.view().attack is None
    assert (table.whose, table.phase) == (2, "rolling")


def test_H17_if_every_seam_is_locked_he_breaks_one() -> None:
    table = Table().house(LINE).rath("c").orphans(rest="m").locks("b-c", "c-d").boogey()
    assert table.choices() == {"rath b", "rath d"}
    table.play("rath b")
    assert table.locked == {"c-d"}


def test_H18_he_must_stay_if_his_room_has_the_most() -> None:
    table = Table().orphans(rest="f", m="1 2 (3)", a="4 (5) (6)").boogey()
    assert table.rath_may == {"m"}
    assert table.victims == {1, 2}


def test_H38_a_room_with_a_lock_that_can_be_reached_is_not_locked() -> None:
    where = {"rest": "f", "a": "1 2 3", "c": "7"}
    table = Table().orphans(**where).locks("a-b").boogey()
    assert table.rath_may == {"a"}
    table = Table(locked_rooms="any_lock").orphans(**where).locks("a-b").boogey()
    assert table.rath_may == {"c"}


def test_H46_a_lock_that_he_breaks_goes_where_others_go() -> None:
    table = Table().orphans(rest="f", b="4").locks("m-b", "a-b", "b-c").boogey()
    assert (table.view().locks_left, table.view().locks_gone) == (6, 0)
    table = Table(locks_return=False).orphans(rest="f", b="4").locks("m-b", "a-b", "b-c").boogey()
    assert (table.view().locks_left, table.view().locks_gone) == (5, 1)


def test_H47_breaking_through_the_fewest_steps_count_locks_or_not() -> None:
    # Two steps by m and by b alike; the seams of c are locked, so he cannot get there without breaking.
    table = Table().rath("a").orphans(rest="e", c="4").locks("m-c", "b-c", "c-d", "m-a").boogey()
    assert table.choices() == {"rath m", "rath b"}
    table.play("rath m")
    assert table.locked == {"m-c", "b-c", "c-d"}
    # A way of two steps with a lock now, against four steps with a lock later.
    table = Table().house("""
 a b c
  m d
""")
    table.rath("a").orphans(rest="b", d="4").locks("m-d", "c-d", "b-d", "m-a").boogey()
    assert table.rath_may == {"m", "b"}


def test_H63_his_own_room_counts_as_not_locked() -> None:
    table = Table(locked_rooms="any_lock").orphans(rest="f", m="1", a="4 5").locks("m-b", "a-b").boogey()
    assert table.rath_may == {"m"}


def test_H63_he_may_walk_through_a_locked_room_as_long_as_he_passes_no_lock() -> None:
    house = """
m a b c
   d e
"""
    table = Table(locked_rooms="any_lock").house(house).orphans(rest="e", c="4", a="(1)").locks("a-d").boogey()
    assert table.rath_may == {"a"}
    assert table.locked == {"a-d"}


def test_H63_if_only_locked_rooms_have_visible_orphans_the_locks_do_not_matter() -> None:
    table = Table(locked_rooms="any_lock").orphans(rest="f", a="1", b="4 5").locks("a-b").boogey()
    assert table.rath_may == {"b"}
    assert table.told(RathWent) == [RathWent(start="m", room="b", reason="through_locks")]
    assert table.locked == {"a-b"}


def test_H63_with_the_boyden_boogey_all_rooms_next_to_him_come_second() -> None:
    options: dict[str, Any] = {"locked_rooms": "any_lock", "boogey": "boyden"}
    table = Table(**options).orphans(rest="f", a="1", b="4 5").locks("a-b", "m-b").boogey()
    assert (table.view().rath, table.locked) == ("b", {"a-b"})
    table = Table(**options).orphans(rest="f", a="1", b="4 5", c="7").locks("a-b", "m-b").boogey()
    assert table.rath_may == {"c"}
