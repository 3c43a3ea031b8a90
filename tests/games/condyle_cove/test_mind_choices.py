"""What a mind of Condyle Cove does at arranged tables: nothing is thrown away, risks are exact, answers are kept."""

from __future__ import annotations

from itertools import permutations
from math import log
from statistics import mean
from typing import Any

import pytest

from ratskeller.games.condyle_cove.rules import codes
from ratskeller.games.condyle_cove.rules.race import Race
from tests.games.condyle_cove.alone import HIM, Alone, flips
from tests.games.condyle_cove.box import CROSS, NINE
from tests.games.condyle_cove.table import Table
from tests.games.condyle_cove.thinking import does, hope, likes, mind_of


def three(where: str = "town hill beach", **options: Any) -> Table:
    """A table of three who have equally much, no Cove cards are left."""
    table = Table(3, **options).cove(NINE).pawns(where)
    for seat in (1, 2, 3):
        table.hand(seat, "").pile(seat, 6)
    return table


def winter_promises(table: Table, *cards: int) -> float:
    """How much more seat 1 hopes for by a Last Winter card than by none, on a scale of its own, if these are left."""
    table.state.winter_left = sum(1 << card for card in cards)
    return log(likes(table, "winter") / likes(table, "stop"))


def test_equals_hope_for_the_same_and_cards_to_live_on_count() -> None:
    table = three("town town town").turn()
    hopes = [hope(table, seat) for seat in (1, 2, 3)]
    assert sum(hopes) == pytest.approx(1.0)
    assert max(hopes) - min(hopes) < 0.1
    assert hope(three("town town town").pile(1, 3).turn()) < hopes[0] < hope(three("town town town").pile(1, 9).turn())


def test_an_act_is_worth_more_to_who_has_little_to_live_on() -> None:
    def change(cards: int) -> float:
        rich = three("town hill beach").pile(1, cards).discard(1, 4).turn(2)
        risky = three("corner hill beach").pile(1, cards).discard(1, 4).turn(2)
        return hope(risky) / hope(rich)

    assert change(1) > change(6)


def test_the_terms_tell_what_the_hope_is_made_of() -> None:
    table = three("town corner beach").hand(1, "LUCKY PASSERBY").turn()
    terms = dict(mind_of(table).terms(table.state, 0))
    assert list(terms) == ["even", "cards", "hand", "defence", "place", "turn", "risk"]
    assert terms["even"] == pytest.approx(1 / 3)
    assert terms["defence"] > 0
    assert terms["risk"] > 0  # another one is in the Cul-De-Sac


def test_what_can_come_back_comes_back_and_an_answer_is_not_thrown_away() -> None:
    table = three().pile(1, 2).discard(1, 3).hand(1, "CRUMBS, LUCKY PASSERBY").playing()
    assert does(table, "play CRUMBS")
    assert likes(table, "play LUCKY PASSERBY") < likes(table, "stop")


def test_who_must_make_room_keeps_the_better_cards() -> None:
    table = three().hand(1, "LUCKY PASSERBY, CAT UNDER A LAMP, TATTLETALE").playing()
    assert does(table, "play TATTLETALE")


def test_an_answer_is_for_what_hurts() -> None:
    table = (
        three("town creek beach").hand(1, "TATTLETALE").hand(2, "CAT UNDER A LAMP").hand(3, "LUCKY PASSERBY").pile(2, 3)
    )
    table.playing().play("play TATTLETALE, pawn 2")
    assert does(table, "play CAT UNDER A LAMP", seat=2)
    assert does(table, "pass", seat=3)
    table = three().hand(1, "CRUMBS").hand(2, "SHED SOME LIGHT").playing().play("play CRUMBS")
    assert does(table, "pass", seat=2)


def test_who_is_hit_alone_would_rather_answer_than_who_is_hit_with_another() -> None:
    table = three("town highway field").hand(1, "HIT AND RUN, LOST").hand(2, "LUCKY PASSERBY")
    table.hand(3, "CAT UNDER A LAMP").playing().play("play HIT AND RUN")
    with_another = likes(table, "play CAT UNDER A LAMP", seat=3)
    table.play("2: play LUCKY PASSERBY")
    assert likes(table, "play CAT UNDER A LAMP", seat=3) > with_another


def test_a_card_that_is_just_being_drawn_is_a_card_but_none_in_particular() -> None:
    table = three().hand(1, "LOST, CURFEW, CRUMBS").drawing()
    assert table.state.is_chance()
    unseen, hoped = mind_of(table).features(table.state, 0), hope(table)
    table.play("option CAT UNDER A LAMP")
    seen = mind_of(table).features(table.state, 0)
    assert (unseen[codes.F_HELD], seen[codes.F_HELD]) == (4, 4)
    assert (unseen[codes.F_DEFENCE], seen[codes.F_DEFENCE]) == (0, 1)
    assert hope(table) > hoped


def test_a_last_winter_card_is_judged_by_those_that_are_left() -> None:
    table = Table(2, winter=True).cove(CROSS.replace("woods", "cold")).pawns("cold town")
    table.hand(1, "LOST").pile(1, 5).pile(2, 5).playing()
    promises = [winter_promises(table, card) for card in range(codes.WINTERS)]
    assert min(promises) < max(promises)
    for left in ((0, 1, 2), range(codes.WINTERS)):
        assert winter_promises(table, *left) == pytest.approx(mean(promises[card] for card in left))


def test_an_act_that_one_knows_needs_no_second_look() -> None:
    table = three().hand(1, "THROUGH THE KEYHOLE, LOST").hand(2, "CURFEW").acts("SHOVE")
    table._set("act_known", 0, 1)
    table.playing().use("THROUGH THE KEYHOLE", "pawn 2")
    assert table.phase == "peek"
    assert likes(table, "act 1") < likes(table, "act 2") == likes(table, "act 3")


def test_a_boogeyman_whom_one_knows_is_not_turned_up() -> None:
    table = three("corner hill beach").acts("THE BOOGEYMAN, SHOVE")
    table._set("act_known", 0, 1)
    table._set("act_known", 1, 1)
    table.turn()
    assert does(table, "act 2")
    assert likes(table, "act 1") < 0.001


def test_a_temperament_sees_more_or_less_of_a_risk() -> None:
    table = three("corner hill beach").discard(1, 4).turn(2)
    mind = mind_of(table)
    hopes = []
    for temper in (1, 0, 2):
        mind.temper = temper
        hopes.append(mind.outlook(table.state, 0))
    mind.temper = 0
    assert hopes == sorted(hopes)


def test_a_search_may_look_on_beyond_the_next_turn() -> None:
    table = three().turn()
    mind = mind_of(table)
    assert mind.is_quiet(table.state)
    mind.effort = table.state.turns + 1
    assert not mind.is_quiet(table.state)
    mind.effort = 0


# ---- alone -------------------------------------------------------------------------------------------------


def chance_by_trying(spaces: list[int], gap: int, turns: int) -> float:
    """The chance to get away for some turns with a fresh Move deck and two steps a turn, over all its orders."""
    orders = list(permutations(spaces, turns))
    good = 0
    for order in orders:
        left = gap
        for walked in order:
            left = min(left + 2, 9)
            if walked >= left:
                break
            left -= walked
        else:
            good += 1
    return good / len(orders)


@pytest.mark.parametrize("gap", [1, 2, 3])
def test_the_race_is_exact(gap: int) -> None:
    table = Alone()
    race = Race()
    race.solve(table.state.content)
    wanted = chance_by_trying(list(table.state.content.move_spaces), gap, codes.RACE_TURNS)
    assert race.chance[((codes.DECKS - 1) * codes.RING + gap) * codes.GUARDS] == pytest.approx(wanted)


def test_who_could_be_caught_runs_and_does_not_run_into_him() -> None:
    table = Alone().me("town").him("highway").my_turn()
    assert does(table, "go cemetery")
    table = Alone().me("creek").him("corner").hand(1, "LOST").my_turn()
    assert likes(table, "go corner") < 0.05


def test_who_would_be_caught_answers_and_who_would_not_does_not() -> None:
    table = Alone().me("town").him("alley").hand(1, "CAT UNDER A LAMP, LOST").his_turn().play("move BAD DOG")
    assert does(table, "play CAT UNDER A LAMP")
    table = Alone().me("field").him("highway").hand(1, "CAT UNDER A LAMP, LOST").his_turn().play("move SOFT FOOTSTEPS")
    assert does(table, "pass")


def test_his_cards_count_and_so_do_ones_own() -> None:
    usual = hope(Alone().pile(HIM, 8).pile(1, 8).my_turn())
    assert hope(Alone().pile(HIM, 4).pile(1, 8).my_turn()) > usual > hope(Alone().pile(HIM, 8).pile(1, 3).my_turn())
    table = Alone().pile(HIM, 2).hand(1, "TATTLETALE, LOST").playing()
    assert does(table, "play TATTLETALE")


def test_what_he_looks_at_needs_no_answer() -> None:
    table = flips("THROUGH THE KEYHOLE", hand="CAT UNDER A LAMP, CURFEW").play("pass")
    assert table.names.of[table.state.playing - 1] == "THROUGH THE KEYHOLE"
    assert does(table, "pass")


def test_alone_a_card_that_is_just_being_drawn_stops_nobody_yet() -> None:
    table = Alone().me("town").him("alley").hand(1, "LOST, CURFEW, CRUMBS").drawing()
    assert table.state.is_chance()
    unseen, hoped = mind_of(table).features(table.state, 0), hope(table)
    table.play("option CAT UNDER A LAMP")
    seen = mind_of(table).features(table.state, 0)
    assert (unseen[codes.A_HELD], seen[codes.A_HELD]) == (4, 4)
    assert (unseen[codes.A_DEFENCE], seen[codes.A_DEFENCE]) == (0, 1)
    assert hope(table) > hoped
