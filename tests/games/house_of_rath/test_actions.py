"""Chapters 6 to 9: Move, Hide, Lock and Wild."""

from __future__ import annotations

import pytest

from ratskeller.games.house_of_rath.events import (
    CardExposed,
    Locked,
    OrphanHidden,
    OrphanMoved,
    OrphanSeen,
    OrphanUnhidden,
    Unlocked,
)
from tests.games.house_of_rath.table import LINE, Table

SEAMS = {"m-a", "m-b", "m-c", "m-d", "m-e", "m-f", "a-b", "b-c", "c-d", "d-e", "e-f", "a-f"}
EIGHT = ("m-a", "m-b", "m-c", "m-d", "m-e", "m-f", "a-b", "b-c")

# ---- 6 Move ------------------------------------------------------------------------------------------------


def test_6_1_the_player_moves_one_orphan_to_another_room() -> None:
    table = Table().play("roll move, move 10, go c")
    assert table.where(10) == "c"
    assert table.told(OrphanMoved) == [OrphanMoved(seat=0, orphan=10, start="d", room="c")]
    assert table.view().rath == "c"  # the Roll phase is over
    assert [table.where(orphan) for orphan in (9, 11, 12)] == ["c", "d", "d"]


def test_6_2_to_a_room_next_to_its_own_through_a_passage_without_a_lock() -> None:
    table = Table().locks("a-b").play("roll move, move 4")
    assert table.choices() == {"go m", "go c"}
    assert table.refuses("go a") == "8.4"
    assert table.refuses("go d") == "6.2"
    assert table.refuses("go b") == "6.2"


def test_6_2_any_orphan_can_be_moved() -> None:
    table = Table().orphans(a="1 (4) 10", b="2 (3) 5 13 18").play("roll move")
    assert table.choices() == {"nothing", *(f"move {orphan}" for orphan in (1, 2, 3, 4, 5, 10, 13, 18))}


def test_6_3_a_hidden_orphan_that_is_moved_is_turned_up() -> None:
    table = Table().orphans(rest="d", b="(4) (5)").play("roll move, move 4, go c")
    assert table.told(OrphanSeen) == [OrphanSeen(orphan=4)]
    assert 4 not in table.hidden
    assert 5 in table.hidden


def test_6_4_a_secret_passage_is_for_orphans_whose_card_is_face_up() -> None:
    table = Table().up("1").play("roll move, move 1")
    assert table.choices() == {"go m", "go b", "go f", "go d"}
    table = Table().up("1").play("roll move, move 2")
    assert table.choices() == {"go m", "go b", "go f"}
    assert table.refuses("go d") == "6.2"


def test_6_4_only_their_owner_can_move_them_so() -> None:
    table = Table().up("1").turn(2).play("roll move, move 1")
    assert table.choices() == {"go m", "go b", "go f"}


# ---- 7 Hide ------------------------------------------------------------------------------------------------


def test_7_1_hide_an_orphan_turn_one_up_or_reveal_a_card() -> None:
    table = Table().orphans(a="1 4", b="(2) (7) 10").play("roll hide")
    assert table.choices() == {
        "nothing",
        *("hide 1", "hide 4", "hide 10"),
        *("unhide 2", "unhide 7"),
        *("expose 1", "expose 2", "expose 3"),
    }


def test_7_2_any_orphan_can_be_hidden() -> None:
    table = Table().play("roll hide, hide 17")
    assert table.hidden == {17}
    assert table.told(OrphanHidden) == [OrphanHidden(seat=0, orphan=17)]
    assert table.where(17) == "f"
    table = Table().orphans(rest="d", a="1").play("roll hide")
    assert table.refuses("hide 5") == "7.2"


def test_7_3_rath_cannot_attack_a_hidden_orphan() -> None:
    table = Table().orphans(rest="d", b="4 (5) 6").boogey()
    assert table.victims == {4, 6}
    assert table.refuses("attack 5") == "7.3"


def test_7_4_rath_does_not_count_hidden_orphans() -> None:
    table = Table().orphans(rest="d", b="4 (5) (6) (13)", c="7 8").boogey()
    assert table.rath_may == {"c"}


def test_7_5_any_hidden_orphan_can_be_turned_up() -> None:
    table = Table().orphans(rest="d", a="1").play("roll hide, unhide 17")
    assert 17 not in table.hidden
    assert table.told(OrphanUnhidden) == [OrphanUnhidden(seat=0, orphan=17)]
    table = Table().orphans(rest="d", a="1").play("roll hide")
    assert table.refuses("unhide 1") == "7.5"


def test_7_6_one_face_down_card_of_one_player_is_revealed() -> None:
    table = Table().play("roll hide, expose 2, turn up 5")
    assert table.told(CardExposed) == [CardExposed(seat=1, orphan=5)]
    for viewer in (None, 1, 2, 3):
        assert table.orphan(5, viewer).revealed
        assert table.orphan(5, viewer).owner == 1
        assert table.view(viewer).seats[1].up == (5,)
        assert table.view(viewer).seats[1].down == 2
    assert table.phase == "stalking"


def test_7_6_it_stays_face_up_for_the_rest_of_the_game() -> None:
    table = Table().play("roll hide, expose 2, turn up 5, rath d, attack 10").let_go()
    table.play("roll hide, expose 2")
    assert set(table.chances) == {"turn up 4", "turn up 6"}


def test_7_6_a_player_without_face_down_cards_cannot_be_chosen() -> None:
    table = Table().up("4 5 6").play("roll hide")
    assert not table.can("expose 2")
    assert table.refuses("expose 2") == "7.6"
    assert table.can("expose 3")


# ---- 8 Lock ------------------------------------------------------------------------------------------------


def test_8_1_lock_a_passage_or_unlock_one() -> None:
    table = Table().locks("m-a", "c-d").play("roll lock")
    assert table.choices() == {
        "nothing",
        *(f"lock {seam}" for seam in SEAMS - {"m-a", "c-d"}),
        *("unlock m-a", "unlock c-d"),
    }


def test_8_2_a_lock_lies_on_the_seam_between_two_rooms_that_touch() -> None:
    table = Table().play("roll lock")
    assert table.refuses("lock a-c") == "8.2"
    table.play("lock b-a")
    assert table.locked == {"a-b"}
    assert table.told(Locked) == [Locked(seat=0, one="a", other="b")]
    assert table.view().locks_left == 7


def test_8_3_several_locks_on_a_room_but_one_on_a_seam() -> None:
    table = Table().locks("m-a").play("roll lock")
    assert table.refuses("lock m-a") == "8.3"
    table.play("lock a-b")
    assert table.room("a").locks == ("m", "b")


def test_8_4_orphans_cannot_pass_a_lock() -> None:
    table = Table().locks("m-b", "a-b", "b-c").play("roll move")
    assert not any(table.can(f"move {orphan}") for orphan in (4, 5, 6))
    assert table.can("move 1")
    table.play("move 7")
    assert table.refuses("go b") == "8.4"


def test_8_5_locks_do_not_matter_to_secret_passages() -> None:
    table = Table().up("4").locks("m-b", "a-b", "b-c", "m-e", "d-e", "e-f").turn(2).play("roll move, move 4, go e")
    assert table.where(4) == "e"
    assert len(table.locked) == 6


def test_8_6_a_room_with_a_lock_cannot_be_rotated() -> None:
    table = Table().play("roll lock, lock m-a, rath c, attack 7").let_go().play("roll rotate")
    assert table.refuses("rotate a") == "5.5"
    assert not table.room("a").can_rotate
    assert table.can("rotate b")


def test_8_7_rath_breaks_locks_only_when_nobody_else_is_to_be_seen() -> None:
    behind = {"rest": "d", "b": "4 5 6"}
    table = Table().orphans(**behind, e="13").house(LINE).rath("c").locks("b-c").boogey()
    assert table.rath_may == {"d"}
    assert table.locked == {"b-c"}
    table = Table().orphans(**behind, e="(13)").house(LINE).rath("c").locks("b-c").boogey()
    assert table.rath_may == {"b"}
    assert table.locked == set()


def test_8_8_to_unlock_is_to_take_a_lock_off_the_board() -> None:
    table = Table().locks("m-a", "c-d").play("roll lock")
    assert table.refuses("unlock m-b") == "8.8"
    table.play("unlock d-c")
    assert table.locked == {"m-a"}
    assert table.told(Unlocked) == [Unlocked(seat=0, one="c", other="d")]


# ---- 9 Wild ------------------------------------------------------------------------------------------------


def test_9_1_wild_is_any_of_the_four() -> None:
    table = Table().play("roll wild")
    assert table.choices() == {"nothing", "choose rotate", "choose move", "choose hide", "choose lock"}


@pytest.mark.parametrize(
    ("face", "steps"),
    [
        ("rotate", "rotate a, pivot e, rotate d, pivot w"),
        ("move", "move 4, go c"),
        ("hide", "hide 4"),
        ("lock", "lock m-b"),
    ],
)
def test_9_1_each_of_them_is_done_as_if_it_had_been_rolled(face: str, steps: str) -> None:
    wild = Table().play(f"roll wild, choose {face}")
    rolled = Table().play(f"roll {face}")
    assert wild.choices() == rolled.choices()
    wild.play(steps)
    rolled.play(steps)
    assert wild.phase == rolled.phase
    assert wild.phase in {"stalking", "attacking"}
    assert (wild.view().rooms, wild.view().orphans) == (rolled.view().rooms, rolled.view().orphans)
