"""Chapters 17 and 18: Secret Passages, and revealing Adoption cards."""

from __future__ import annotations

import pytest

from ratskeller.games.house_of_rath.events import CardRevealed
from tests.games.house_of_rath.table import LINE, Table

# ---- 17 Secret Passages ------------------------------------------------------------------------------------


@pytest.mark.parametrize("roll", ["roll move", "roll wild, choose move"])
def test_17_1_a_secret_passage_with_move(roll: str) -> None:
    table = Table().up("2").play(f"{roll}, move 2, go d")
    assert table.where(2) == "d"


def test_17_1_and_right_after_an_escape() -> None:
    table = Table().orphans(rest="c", b="4").boogey().let_go(2).play("2: claim, fate 6")
    assert table.phase == "fleeing"
    table.play("2: go e")
    assert table.where(4) == "e"


@pytest.mark.parametrize(("orphan", "start", "room"), [(1, "a", "d"), (2, "d", "a"), (3, "c", "f")])
def test_17_2_it_leads_to_the_room_with_the_same_border(orphan: int, start: str, room: str) -> None:
    table = Table().house(LINE).rath("m").up(str(orphan)).orphans(rest="e", **{start: str(orphan)})
    table.play(f"roll move, move {orphan}, go {room}")
    assert table.where(orphan) == room


def test_17_2_however_far_and_whatever_locks_lie_between() -> None:
    table = Table().house("a m b c e f d").rath("m").up("1").orphans(rest="e", a="1").locks("m-a", "d-f")
    table.play("roll move, move 1")
    assert table.choices() == {"go d"}
    table.play("go d")
    assert table.where(1) == "d"
    assert table.locked == {"m-a", "d-f"}


def test_17_3_a_player_moves_only_their_own_orphans_so() -> None:
    table = Table().up("1 4").orphans(rest="c", a="1 4 10 2")
    table.play("roll move, move 4")
    assert table.refuses("go d") == "6.2"
    table = Table().up("1 4").orphans(rest="c", a="1 4 10 2").play("roll move, move 10")
    assert not table.can("go d")
    table = Table().up("1 4").orphans(rest="c", a="1 4 10 2").turn(2).play("roll move, move 4")
    assert table.can("go d")


def test_17_4_the_room_of_mourning_has_no_secret_passage() -> None:
    table = Table().house(LINE).rath("c").up("1").orphans(rest="e", m="1").play("roll move, move 1")
    assert table.choices() == {"go a"}
    table = Table().house(LINE).rath("c").up("1").orphans(rest="e", m="1").locks("m-a").play("roll move")
    assert not table.can("move 1")


def test_H26_no_secret_passage_without_the_other_room() -> None:
    table = Table().house("""
 f a
e m b
   c
""")
    table.up("1").orphans(rest="c", a="1").play("roll move, move 1")
    assert table.choices() == {"go m", "go b", "go f"}
    assert not table.can("go d")


# ---- 18 Revealing ------------------------------------------------------------------------------------------


def test_18_1_a_player_may_turn_up_an_own_card_at_any_time() -> None:
    table = Table().play("roll hide")
    assert {each for each in table.choices(2, reveal=True) if "reveal" in each} == {"reveal 4", "reveal 5", "reveal 6"}
    table.play("2: reveal 5")
    assert table.told(CardRevealed) == [CardRevealed(seat=1, orphan=5)]
    assert table.orphan(5).revealed
    assert (table.phase, table.mover) == ("acting", 1)


def test_18_1_for_good_and_only_ones_own() -> None:
    table = Table().play("roll hide, 2: reveal 5")
    assert table.refuses("reveal 5", seat=2) == "18.1"
    assert table.refuses("reveal 1", seat=2) == "18.1"
    assert table.refuses("reveal 14", seat=2) == "18.1"  # removed in the setup
    table.play("nothing")
    assert table.orphan(5).revealed


def test_18_2_a_revealed_orphan_can_make_run_away_rolls() -> None:
    table = Table().up("4").orphans(rest="d", b="4").boogey()
    assert (table.phase, table.mover) == ("running", 2)
    table.play("run")
    assert "fate 5" in table.chances


def test_18_3_a_revealed_orphan_can_use_secret_passages() -> None:
    table = Table().play("roll move, reveal 1, move 1")
    assert table.can("go d")


def test_18_4_everybody_knows_whose_it_is() -> None:
    table = Table().play("roll hide, 2: reveal 5")
    for viewer in (None, 1, 2, 3):
        orphan = table.orphan(5, viewer)
        assert (orphan.owner, orphan.maybe, orphan.maybe_nobody) == (1, (1,), False)
        assert table.view(viewer).seats[1].up == (5,)


def test_18_4_before_that_only_the_owner_does() -> None:
    table = Table()
    assert table.orphan(5, 2).owner == 1
    for viewer in (None, 1, 3):
        assert table.orphan(5, viewer).owner is None


# ---- rulings -----------------------------------------------------------------------------------------------

PHASES = {
    "acting": "roll move",
    "turning": "roll rotate, rotate a",
    "moving": "roll move, move 10",
    "stalking": "roll move, nothing",
    "attacking": "roll move, nothing, rath b",
    "claiming": "roll move, nothing, rath b, attack 4",
    "fleeing": "roll move, nothing, rath b, attack 4, 2: claim, fate 5",
}


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_H10_at_any_moment_in_other_players_turns_too(phase: str, seat: int) -> None:
    table = Table().play(PHASES[phase])
    assert table.phase == phase
    table.play(f"{seat}: reveal {seat * 3}")
    assert table.orphan(seat * 3).revealed
    assert table.phase == phase


def test_H10_just_before_a_move_to_open_a_secret_passage() -> None:
    table = Table().play("roll move, move 1")
    assert not table.can("go d")
    table.play("reveal 1, go d")
    assert table.where(1) == "d"


def test_H10_while_run_away_cards_and_rooms_are_asked_for() -> None:
    table = Table().lessons(1, "1").play("roll move, nothing")
    assert table.phase == "learnt"
    table.play("2: reveal 6, 1: reveal 2")
    assert (table.orphan(6).revealed, table.orphan(2).revealed) == (True, True)
    table = Table().lessons(2, "1").orphans(rest="d", b="4").boogey(1).play("2: claim, fate 1")
    assert table.phase == "dashing"
    table.play("2: reveal 6, 3: reveal 7")
    assert (table.phase, table.mover) == ("dashing", 2)
