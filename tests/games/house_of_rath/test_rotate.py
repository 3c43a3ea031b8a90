"""Chapters 4 and 5: a turn, and rotating rooms; with the geometry of all houses."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ratskeller.games.house_of_rath.events import OrphanSeen, Pivoted, RathWent
from tests.games.house_of_rath.table import LINE, ROOMS, START, Table, read_house

# ---- 4 A turn ----------------------------------------------------------------------------------------------


def test_4_1_first_the_roll_phase_then_the_boogeyman_phase() -> None:
    table = Table().orphans(rest="d", b="10 11", c="12 15")
    assert table.phase == "rolling"
    table.play("roll hide")
    assert table.view().rath == "m"
    table.play("hide 10")
    assert table.told(RathWent) == [RathWent(start="m", room="c", reason="near")]
    assert table.phase == "attacking"
    table.play("attack 12").let_go()
    assert (table.phase, table.whose) == ("rolling", 2)


def test_4_1_then_it_is_the_next_players_turn() -> None:
    table, turns = Table(4, first=3).orphans(rest="d"), []
    for room in "amamam":
        turns.append(table.whose)
        table.play(f"roll lock, nothing, rath {room}")
    assert turns == [3, 4, 1, 2, 3, 4]


def test_4_2_the_player_does_what_the_die_shows_or_nothing() -> None:
    table = Table().play("roll hide")
    assert table.choices() == {
        "nothing",
        *(f"hide {orphan}" for orphan in range(1, 19)),
        *(f"expose {seat}" for seat in (1, 2, 3)),
    }
    for other in ("rotate a", "move 1", "lock m-a", "choose move"):
        assert table.refuses(other) == "4.2"
    table.play("nothing")
    assert table.hidden == set()
    assert table.phase == "stalking"


@pytest.mark.parametrize("face", ["rotate", "move", "hide", "lock", "wild"])
def test_4_2_nothing_is_always_possible(face: str) -> None:
    table = Table().play(f"roll {face}")
    before = (table.drawn, table.hidden, table.locked, [table.where(orphan) for orphan in range(1, 19)])
    table.play("nothing")
    assert table.phase == "stalking"
    assert before == (table.drawn, table.hidden, table.locked, [table.where(orphan) for orphan in range(1, 19)])


def test_4_3_whose_turn_it_is_moves_rath_and_chooses_his_victim() -> None:
    table = Table().boogey(2)
    assert (table.phase, table.mover) == ("stalking", 2)
    assert table.choices(1) == table.choices(3) == set()
    table.play("2: rath c")
    assert (table.phase, table.mover) == ("attacking", 2)
    assert table.choices(1) == table.choices(3) == set()
    table.play("2: attack 8")
    assert table.phase == "claiming"


def test_4_4_the_sides_of_the_options_die() -> None:
    assert Table().chances == {
        "roll rotate": Fraction(4, 12),
        "roll move": Fraction(3, 12),
        "roll hide": Fraction(2, 12),
        "roll lock": Fraction(2, 12),
        "roll wild": Fraction(1, 12),
    }


# ---- 5 Rotate ----------------------------------------------------------------------------------------------


def test_5_1_one_room_twice() -> None:
    table = Table().play("roll rotate, rotate a, pivot e, rotate a, pivot se")
    assert table.phase == "stalking"
    assert table.drawn["a"] == (2, 0)
    assert {room: cell for room, cell in table.drawn.items() if room != "a"} == {
        room: cell for room, cell in read_house(START).items() if room != "a"
    }


def test_5_1_or_two_rooms_once_each() -> None:
    table = Table().play("roll rotate, rotate a, pivot e, rotate d, pivot w")
    assert table.phase == "stalking"
    assert (table.drawn["a"], table.drawn["d"]) == ((2, -1), (-2, 1))


def test_5_2_after_the_first_rotation_a_second_must_follow() -> None:
    table = Table().play("roll rotate, rotate a, pivot e")
    assert table.phase == "acting"
    assert "rotate a" in table.choices()
    assert "rotate d" in table.choices()
    assert all(each.startswith("rotate ") for each in table.choices())
    assert table.refuses("nothing") == "H52"


def test_5_3_a_room_pivots_by_sixty_degrees_on_a_room_next_to_it() -> None:
    table = Table().play("roll rotate, rotate a")
    assert table.choices() == {"pivot e", "pivot nw"}
    table.play("pivot e")
    assert table.told(Pivoted) == [Pivoted(seat=0, room="a", side="e", on="b")]
    # Around b, from its north-western side to its north-eastern one.
    assert (table.drawn["a"], table.drawn["b"]) == ((2, -1), (1, 0))


def test_5_3_nothing_pivots_where_there_is_no_room_to_pivot_on() -> None:
    table = Table().house(LINE).play("roll rotate, rotate f")
    assert table.choices() == {"pivot nw", "pivot sw"}
    assert table.refuses("pivot e") == "5.3"


def test_5_4_no_rotation_leaves_rooms_cut_off() -> None:
    table = Table().house(LINE).play("roll rotate")
    assert table.choices() == {"nothing", "rotate m", "rotate f"}
    for room in "abcde":
        assert table.refuses(f"rotate {room}") == "5.4"


def test_5_4_a_room_that_ties_another_to_the_house() -> None:
    table = Table().house("""
  f b
 e m c
  a
 d
""")
    table.play("roll rotate")
    assert table.refuses("rotate a") == "5.4"


def test_5_4_one_side_may_cut_off_and_the_other_not() -> None:
    # Only a ties f to the house. On f it swings over to m; on c it would leave f behind.
    table = Table().house("""
  f
   a b
m   c
 d e
""")
    table.play("roll rotate, rotate a")
    assert table.choices() == {"pivot w"}
    assert table.refuses("pivot sw") == "5.4"


def test_5_5_a_room_with_a_lock_cannot_be_rotated() -> None:
    table = Table().locks("a-b").play("roll rotate")
    assert table.refuses("rotate a") == "5.5"
    assert table.refuses("rotate b") == "5.5"
    assert table.choices() == {"nothing", "rotate c", "rotate d", "rotate e", "rotate f"}


def test_5_6_a_landlocked_room_cannot_be_rotated() -> None:
    table = Table().play("roll rotate")
    assert table.refuses("rotate m") == "5.6"
    assert not table.room("m").can_rotate


def test_5_6_one_gap_is_not_enough() -> None:
    # m has lost c only, which is on its south-eastern side.
    table = Table().house("""
  f a
 e m b
  d . c
""")
    table.play("roll rotate")
    assert table.refuses("rotate m") == "5.6"


def test_5_6_two_gaps_beside_each_other_are() -> None:
    table = Table().house("""
 c f a
b e m
   d
""")
    table.play("roll rotate, rotate m")
    assert table.choices() == {"pivot e", "pivot se"}


def test_5_6_at_the_beginning_twelve_rotations_are_possible() -> None:
    found = set()
    for room in ROOMS:
        table = Table().play("roll rotate")
        if table.can(f"rotate {room}"):
            table.play(f"rotate {room}")
            found |= {(room, each) for each in table.choices()}
    assert len(found) == 12
    assert {room for room, _ in found} == set("abcdef")


def test_5_7_hidden_orphans_in_a_rotated_room_are_turned_up() -> None:
    table = Table().orphans(rest="d", a="1 (2) (3)", b="(4) 5").play("roll rotate, rotate a, pivot e")
    assert not {2, 3} & table.hidden
    assert sorted(event.orphan for event in table.told(OrphanSeen)) == [2, 3]
    assert 4 in table.hidden
    assert 10 in table.hidden


# ---- rulings -----------------------------------------------------------------------------------------------


def test_H1_only_which_rooms_touch_counts() -> None:
    table = Table().play("roll rotate, rotate a, pivot e")
    assert set(table.room("a").touches) == {"b"}
    assert set(table.room("b").touches) == {"a", "c", "m"}
    assert set(table.room("f").touches) == {"e", "m"}


def test_H2_islands_are_looked_for_after_every_single_rotation() -> None:
    # If c went away first, f would be cut off for a moment, though it could follow.
    table = Table().house(LINE).play("roll rotate, rotate f, pivot nw")
    assert table.choices() == {"rotate m", "rotate f"}
    assert table.refuses("rotate e") == "5.4"


def test_H3_a_second_rotation_is_always_possible() -> None:
    # The way back is never shut, so what the ruling says happens without anybody noticing.
    table = Table().orphans(rest="m").locks("m-b", "m-c", "m-d", "m-e", "m-f").play("roll rotate, rotate a, pivot e")
    assert table.choices() == {"rotate a"}


def test_H4_the_second_rotation_may_undo_the_first() -> None:
    table = Table().orphans(rest="d", a="(1)").play("roll rotate, rotate a, pivot e, rotate a, pivot w")
    assert table.drawn == read_house(START)
    assert 1 not in table.hidden


def test_H5_orphans_and_rath_travel_with_their_room() -> None:
    table = Table().orphans(rest="d", a="1 2", c="(10)").rath("a").play("roll rotate, rotate a, pivot e")
    assert (table.view().rath, table.where(1), table.where(2)) == ("a", "a", "a")
    assert table.drawn["a"] == (2, -1)
    assert table.room("a").seen == (1, 2)


def test_H6_a_room_with_a_lock_may_serve_as_pivot() -> None:
    table = Table().locks("m-b").play("roll rotate, rotate a, pivot e")
    assert table.told(Pivoted) == [Pivoted(seat=0, room="a", side="e", on="b")]
    assert table.locked == {"m-b"}


def test_H52_what_cannot_be_finished_is_not_offered() -> None:
    table = Table().locks("a-b", "c-d", "e-f").play("roll rotate")
    assert table.choices() == {"nothing"}
    table = Table().house(LINE).locks("a-b", "b-c", "c-d", "d-e", "e-f", "m-a").play("roll move")
    assert table.choices() == {"nothing"}


def test_H52_what_was_begun_is_finished() -> None:
    table = Table().play("roll rotate, rotate a")
    assert table.choices() == {"pivot e", "pivot nw"}
    assert table.refuses("rotate b") is None
    assert table.refuses("nothing") == "H52"
    table = Table().play("roll move, move 4")
    assert table.choices() == {"go m", "go a", "go c"}
    assert table.refuses("nothing") == "H52"
    assert table.refuses("move 5") is None


def test_H53_the_cell_that_is_swept_must_be_empty() -> None:
    # The cell in the middle of the ring is empty and next to all six, but no room can swing into it.
    table = Table().house("""
 c d
a . e
 b f
  m
""")
    table.play("roll rotate, rotate a")
    assert table.choices() == {"pivot nw", "pivot sw"}
    assert table.refuses("pivot e") == "5.3"
