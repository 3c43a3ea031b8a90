"""Chapter 22: team play."""

from __future__ import annotations

import pytest

from ratskeller.games.house_of_rath.events import HouseShrinks, LessonShown, Out, Won
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.match import Match
from tests.games.house_of_rath.table import GAME, Table

HIDDEN = "(1) (7) (10) (13) (16)"


def one_out(seats: int = 4, lessons: str = "") -> Table:
    """Seat 2 has just lost the last orphan, in the turn of seat 1; everybody else has one, hidden in d."""
    table = Table(seats, teams=True).orphans(b="4", d=HIDDEN)
    if lessons:
        table.lessons(2, lessons)
    table.boogey(1).play("2: claim, fate 1")
    return table.play("give up") if table.phase == "dashing" else table


def test_22_1_partners_may_use_signs_only() -> None:
    assert GAME.forbids_talk is not None
    assert GAME.forbids_talk(GAME.options(teams=True))
    assert not GAME.forbids_talk(GAME.options())


def test_22_1_partners_do_not_see_each_others_cards() -> None:
    table = Table(4, teams=True)
    view = table.view(1)
    assert view.seats[2].hand is None
    assert view.seats[2].lesson_cards is None
    assert table.orphan(7, 1).owner is None


def test_22_2_a_player_who_has_lost_all_orphans_goes_on_playing_both_phases() -> None:
    table = one_out()
    assert table.told(Out) == [Out(seat=1)]
    assert table.seat(2).plays
    assert (table.whose, table.phase) == (2, "rolling")
    table.orphans(a="7 8", d="(1) (10)").play("roll hide, 2: unhide 1")
    assert table.view().rath == "a"
    assert table.choices(2) == {"attack 7", "attack 8"}
    table.play("2: attack 7")
    assert table.asked == [1, 3, 4]


def test_22_3_such_a_player_draws_no_more_run_away_cards() -> None:
    table = one_out()
    assert table.seat(2).lessons == 0
    assert table.view().lessons_left == 4
    table.orphans(a="7 8", d="(1) (10)").play("roll hide, nothing, 2: attack 7, 3: claim, fate 1, learn 1")
    assert [seat.lessons for seat in table.view().seats] == [0, 0, 1, 0]


def test_22_4_the_house_shrinks_as_usual() -> None:
    table = one_out()
    assert table.told(HouseShrinks) == [HouseShrinks()]
    table.play("roll lock, nothing, 2: rath m")
    assert (table.phase, table.mover) == ("shrinking", 2)
    table.play("2: remove b")
    assert table.view().rooms_gone == ("b",)


# ---- rulings -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_H32_team_play_is_for_four_or_six(seats: int) -> None:
    with pytest.raises(BadSetup):
        Match(GAME, seats, {"teams": True})


@pytest.mark.parametrize(("seats", "partners"), [(4, [3, 4, 1, 2]), (6, [4, 5, 6, 1, 2, 3])])
def test_H32_partners_sit_opposite_each_other(seats: int, partners: list[int]) -> None:
    shown = Table(seats, teams=True).view().seats
    assert [seat.partner + 1 for seat in shown if seat.partner is not None] == partners
    assert all(seat.partner is None for seat in Table(seats).view().seats)


def test_H41_the_last_pair_with_a_living_orphan_wins() -> None:
    table = one_out()
    table.orphans(a="10", d="(1) (7)").boogey(1).play("4: claim, fate 1")
    end = table.match.end()
    assert end is not None
    assert (end.end, end.clause, end.ranks) == ("pair", "H41", [1, 3, 1, 3])
    assert {event.seat for event in table.told(Won)} == {0, 2}


def test_H41_one_living_orphan_is_enough_for_the_pair() -> None:
    table = one_out().orphans(a="7", d="(1) (10)").boogey(1).play("3: claim, fate 1")
    assert table.match.end() is None
    table.orphans(a="10", d="(1)").boogey(1).play("4: claim, fate 1")
    assert table.places == [1, 3, 1, 3]


def test_H41_when_both_of_a_pair_are_out_they_take_no_more_turns() -> None:
    table = one_out(6)
    table.orphans(a="13", d="(1) (7) (10) (16)").boogey(1).play("5: claim, fate 1")
    assert table.match.end() is None
    assert [seat.plays for seat in table.view().seats] == [True, False, True, True, False, True]
    if table.phase == "shrinking":
        table.do(min(table.choices()))
    assert table.whose == 3


def test_H41_who_is_out_keeps_run_away_cards_for_their_abilities() -> None:
    table = one_out(lessons="3")
    assert table.told(LessonShown) == []
    assert (table.seat(2).lessons, table.seat(2).lesson_cards) == (1, (3,))
    table.orphans(a="7 8", d="(1) (10)").play("roll move, nothing")
    assert table.choices(2) == {"use 3", "go on"}
    table.play("use 3, hide 8")
    assert table.hidden == {1, 8, 10}


def test_H41_cards_of_a_pair_that_is_out_are_out_of_the_game() -> None:
    table = one_out(6, lessons="3")
    table.orphans(a="13", d="(1) (7) (10) (16)").boogey(1).play("5: claim, fate 1")
    assert table.seat(2).lessons == 0
    assert 3 in table.view().lessons_used


def test_H30_in_team_play_one_pair_is_enough() -> None:
    table = one_out()
    table.orphans(a="10", c="16 17 18", d="(1) (7)").locks("m-c", "b-c", "c-d").boogey(1)
    table.play("4: claim, fate 1")
    assert table.phase == "over"


def test_H64_at_the_limit_the_pairs_count() -> None:
    table = Table(4, teams=True, dawn=0).orphans(d="(1) (4) (5) (7) (8) (10)")  # one and two, two and one
    table.state.turns = 499
    table.turn(4).play("roll lock, nothing, rath b")
    assert table.places == [1, 1, 1, 1]
    table = Table(4, teams=True, dawn=0).orphans(d="(1) (4) (5) (6) (7) (10)")  # two against four
    table.state.turns = 499
    table.turn(4).play("roll lock, nothing, rath b")
    assert table.places == [3, 1, 3, 1]


def test_H65_partners_share_the_place_of_the_later_one() -> None:
    table = one_out(6)
    table.orphans(a="7", d="(1) (10) (13) (16)").boogey(1).play("3: claim, fate 1")
    table.orphans(e="16", d="(1) (10) (13)").rath("m").boogey(1).play("6: claim, fate 1")
    assert table.match.end() is None
    table.orphans(a="13", d="(1) (10)").rath("m").boogey(1).play("5: claim, fate 1")
    # Seats 3 and 6 were both out before seat 5, the partner of seat 2, who was the first.
    assert table.places == [1, 3, 5, 1, 3, 5]


def test_H69_a_partner_who_is_out_is_not_asked_to_claim() -> None:
    table = one_out().orphans(a="7 8", d="(1) (10)").play("roll move, nothing, 2: attack 7")
    assert table.choices(2, reveal=True) == set()
