"""Condyle Cove, chapter 12: the Boogeyman and the Acts of Desperation; with the rulings about going out."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from ratskeller.games.condyle_cove.events import ActsShuffled, LookedAtAct, SawAct, WentOut
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.rng import Rng
from tests.conformance.secrecy import Trail
from tests.games.condyle_cove.box import NINE
from tests.games.condyle_cove.looks import looks
from tests.games.condyle_cove.table import Table

HIM = "THE BOOGEYMAN"


def three(where: str = "corner town hill", **options: Any) -> Table:
    """A table of three with all nine Cove cards in play."""
    return Table(3, **options).cove(NINE).pawns(where)


def ups(table: Table) -> list[bool]:
    """Which Acts are face up."""
    return [act.up for act in table.view().acts]


def known(table: Table, seat: int) -> list[str | None]:
    """The Acts as a seat knows them."""
    return [None if act.act is None else table.names.of[act.act] for act in table.view(seat).acts]


def test_12_1_who_starts_in_the_cul_de_sac_must_turn_up_an_act() -> None:
    table = three().turn()
    assert table.asks(1, "act")
    assert table.offers("act") == {"1", "2", "3", "4", "5", "6"}
    assert not table.can("stop")


def test_12_2_one_act_of_six_is_the_boogeyman_who_puts_one_out() -> None:
    table = three().turn().play("act 4")
    names = ["THE BOOGEYMAN", "MAKE YOUR MOVE", "HIDDEN PASSAGE", "SHOVE", "UNDER THE BED", "HOLD YOUR BREATH"]
    assert [table.read_outcome(f"turns {name}") for name in names] == [83 + number for number in range(6)]
    table.play(f"turns {HIM}")
    assert table.told(WentOut)[0].by == "boogeyman"


def test_12_3_the_cards_of_who_is_out_cannot_be_reached() -> None:
    table = three().hand(1, "LOST").discard(1, "CRUMBS, CURFEW").hand(2, "STICKY FINGERS, FINDERS KEEPERS").turn()
    table.play(f"act 1, turns {HIM}, shuffle").playing(2).play("play FINDERS KEEPERS").settle()
    assert table.discarded(1) == ["CRUMBS", "CURFEW"]  # no choice: seat 3 was the only one left
    assert table.view().players[0].alive is False


def test_12_4_one_player_may_send_another_there() -> None:
    table = three("town hill woods").hand(1, "SOMETHING WICKED, LOST").playing().use("SOMETHING WICKED", "pawn 2")
    assert table.where(2) == "corner"


def test_12_5_an_act_that_was_turned_up_stays_up_and_cannot_be_chosen_again() -> None:
    table = three().turn().play("act 2, turns UNDER THE BED, stay").settle()
    assert ups(table) == [False, True, False, False, False, False]
    table.turn(1)
    assert table.offers("act") == {"1", "3", "4", "5", "6"}
    assert table.refuses("act 2") == "12.5"


def test_12_6_players_may_come_back_for_more() -> None:
    table = three().turn().play("act 2, turns UNDER THE BED").turn(1).play("act 1")
    assert sum(table.chances.values()) == 1
    assert list(table.chances.values()) == [Fraction(1, 5)] * 5


def test_12_7_he_is_shuffled_among_the_acts_that_are_face_down() -> None:
    table = three().acts(f"[SHOVE], [UNDER THE BED], {HIM}").turn().play("act 3, shuffle")
    assert ups(table) == [True, True, False, False, False, False]
    table.pawns("corner corner corner").turn(2).play("act 5")
    assert list(table.chances.values()) == [Fraction(1, 4)] * 4
    table.play(f"turns {HIM}")  # he can lie anywhere again
    assert table.ending == "boogeyman"


def test_12_7_who_goes_out_later_has_no_choice() -> None:
    table = Table(4).cove(NINE).pawns("corner corner town hill").acts(HIM).turn().play("act 1, shuffle")
    table.turn(2).play(f"act 1, turns {HIM}")
    assert table.told(ActsShuffled)[0].placed is False
    assert table.whose == 3


def test_12_8_the_first_to_go_out_may_put_him_in_a_place_of_choice() -> None:
    table = three("corner corner hill").acts(f"[SHOVE], ?, {HIM}").turn().play("act 3")
    assert table.asks(1, "boogeyman")
    assert table.offers("act") == {"2", "3", "4", "5", "6"}
    table.play("act 5")
    assert table.told(ActsShuffled)[0].placed is True
    assert ups(table) == [True, False, False, False, False, False]
    table.turn(2).play("act 5")
    assert not table.view().players[1].alive


def test_12_8_not_if_somebody_else_went_out_before() -> None:
    table = Table(4).cove(NINE).pawns("town corner hill woods").pile(1, 0).acts(f"?, {HIM}").drawing(1)
    assert not table.view().players[0].alive
    table.play("act 2")
    assert table.told(ActsShuffled)[0].placed is False


def test_12_9_with_only_the_boogeyman_left_the_next_to_start_there_is_out() -> None:
    up = "[MAKE YOUR MOVE], [HIDDEN PASSAGE], [SHOVE], [UNDER THE BED], [HOLD YOUR BREATH]"
    table = three().acts(f"{up}, {HIM}").turn().settle()
    assert not table.view().players[0].alive


def test_12_9_who_enters_then_and_gets_away_before_the_next_turn_lives() -> None:
    up = "[MAKE YOUR MOVE], [HIDDEN PASSAGE], [SHOVE], [UNDER THE BED], [HOLD YOUR BREATH]"
    table = three("town creek hill").acts(f"{up}, {HIM}").hand(1, "BAD DOG, LOST").turn().play("go corner")
    assert table.player(1).alive
    table.use("BAD DOG", "pawn 1, go alley").turn(1)
    assert (table.player(1).alive, table.phase) == (True, "move")


def test_C5_who_turns_one_up_chooses_which() -> None:
    table = three().acts(f"{HIM}, SHOVE, UNDER THE BED").discard(1, "LOST").pile(1, 3).turn().play("act 3")
    assert (table.piled(1), ups(table)[2]) == (4, True)


def test_C6_acts_are_never_used_again() -> None:
    table = three().turn().play("act 1, turns SHOVE, pawn 1, go town").turn(1)
    for _ in range(2):
        assert "act 4" not in table.chances  # SHOVE is the fourth
        table.pawns("corner").turn(1)


def test_C7_whom_he_takes_is_out_at_once_before_the_three_phases() -> None:
    table = three().hand(1, "LOST").acts(HIM).turn().play("act 1")
    assert table.asks(1, "boogeyman")
    assert (table.view().players[0].alive, table.where(1)) == (False, None)
    table.play("shuffle")
    assert table.asks(2, "move")


def test_C7_the_place_is_known_to_nobody_else() -> None:
    table = three().acts(HIM).turn().play("act 1, act 4")
    assert known(table, 1)[3] == HIM
    assert known(table, 2) == [None] * 6
    assert known(table, 3) == [None] * 6


def test_C7_the_others_are_shuffled_into_the_places_that_are_left() -> None:
    table = three("corner corner hill").acts(f"{HIM}, SHOVE, UNDER THE BED").turn().play("act 1, act 1")
    table.turn(2).play("act 2")
    assert len(table.chances) == 5


def test_C7_nothing_is_to_be_done_when_one_is_left() -> None:
    table = Table(2).cove(NINE).pawns("corner town").acts(HIM).turn().play("act 1")
    assert (table.ending, table.places) == ("boogeyman", [2, 1])


def test_C59_with_nobody_but_the_boogeyman_left_there_is_one_place_for_him() -> None:
    acts = "THE BOOGEYMAN, [SHOVE], [MAKE YOUR MOVE], [UNDER THE BED], [HIDDEN PASSAGE], [HOLD YOUR BREATH]"
    table = Table(3).pawns("corner corner town").acts(acts).turn().settle()
    assert table.places == [3, 2, 1]  # nobody is asked anything


def test_C8_merely_entering_does_nothing() -> None:
    up = "[MAKE YOUR MOVE], [HIDDEN PASSAGE], [SHOVE], [UNDER THE BED], [HOLD YOUR BREATH]"
    table = three("town hill woods").acts(f"{up}, {HIM}").hand(1, "LOST").turn().play("go corner")
    assert table.asks(1, "play")
    assert table.player(1).alive


def test_C29_pawn_hand_and_piles_leave_the_game() -> None:
    table = (
        three("corner corner creek").hand(1, "LOST").hand(2, "CURFEW, LULLABY, BAD DOG").pile(1, 5).pile(3, 5).acts(HIM)
    )
    table.turn().play("act 1, shuffle").playing(2).use("CURFEW")
    assert table.where(1) is None
    assert (table.piled(1), table.piled(3)) == (5, 3)
    table.use("LULLABY")  # only seat 3 can be meant
    assert table.piled(3) == 2


def test_C34_the_game_is_over_at_once() -> None:
    table = Table(2).cove(NINE).pawns("corner town").hand(2, "LOST").acts(HIM).turn().play("act 1")
    assert table.phase == "over"
    assert table.state.legal_actions(0) == table.state.legal_actions(1) == []


def test_C52_which_act_somebody_looked_at_is_seen_by_all() -> None:
    table = three("town hill woods").hand(1, "THROUGH THE KEYHOLE, LOST").acts("?, ?, SHOVE").playing()
    table.play("play THROUGH THE KEYHOLE, pawn 2, act 3")
    assert table.told(LookedAtAct, seat=2, steps=2)[0].place == 2
    assert table.told(SawAct, seat=2, steps=2) == []
    assert table.told(SawAct, seat=1)[0].place == 2
    assert known(table, 1)[2] == "SHOVE"
    assert known(table, 2)[2] is None


def looked_at(place: int, corner: str = "kiddie_corner") -> Table:
    """Seat 1 has put the Boogeyman in a place; seat 2 is asked at which Act to look."""
    table = Table(4, packs={"corner": corner}).cove(NINE).pawns("corner town hill woods").turn()
    him = HIM if corner == "kiddie_corner" else "THE RINGMASTER"
    table.play(f"act 1, turns {him}, act {place}")
    return table.hand(2, "THROUGH THE KEYHOLE, LOST").playing(2).play("play THROUGH THE KEYHOLE, pawn 3")


@pytest.mark.parametrize("viewer", [3, 4, None])
def test_C52_a_look_takes_the_same_steps_wherever_he_waits(viewer: int | None) -> None:
    frames = []
    for place in (2, 5):
        table = looked_at(place)
        table.do("act 2")
        frames.append([(table.phase, table.view(viewer), table.events(viewer))])
        while table.state.is_chance():
            table.first_chance()
            frames[-1].append((table.phase, table.view(viewer), table.events(viewer)))
        assert table.asks(2, "play")
    assert frames[0] == frames[1]


def test_C52_a_look_where_he_waits_can_bring_nothing_else() -> None:
    table = looked_at(2)
    table.do("act 2")
    assert table.chances == {f"act {table.names.act(HIM) + 1}": 1}
    table.first_chance()
    assert known(table, 2)[1] == HIM
    assert known(table, 3)[1] is None


def test_C54_turning_up_a_boogeyman_does_not_tell_whether_he_was_put_there() -> None:
    """With two of them, the one who comes may have been put there or lie there by chance."""
    seen = []
    for place in (2, 5):
        table = looked_at(place, "creepy_carnival").pawns("town corner hill woods").turn(2)
        table.do("act 2")
        seen.append((table.phase, table.view(None)))
    assert seen[0] == seen[1]


def test_C52_nobody_can_tell_a_look_from_its_twins() -> None:
    found = 0
    for match in looks(4, range(150)):
        for viewer in (0, 1, 2, 3, SPECTATOR):
            trail = Trail(match.game, viewer, match.names)
            for code in match.state.legal_actions(match.state.mover):
                trail.check_twins(match.state, match.state.mover, code, Rng(code))
            found += trail.found["twins"]
    assert found > 100


def test_C52_when_the_acts_are_laid_out_anew_that_knowledge_is_void() -> None:
    table = three("corner hill woods").hand(2, "THROUGH THE KEYHOLE, LOST").acts(f"{HIM}, ?, SHOVE").playing(2)
    table.play("play THROUGH THE KEYHOLE, pawn 3, act 3").turn(1).play("act 1, shuffle")
    assert known(table, 2) == [None] * 6


def test_C53_with_all_acts_face_up_the_cul_de_sac_is_an_ordinary_space() -> None:
    up = f"[MAKE YOUR MOVE], [HIDDEN PASSAGE], [SHOVE], [UNDER THE BED], [HOLD YOUR BREATH], [{HIM}]"
    assert three().acts(up).turn().asks(1, "move")


def test_C54_each_of_several_boogeymen_puts_one_out_and_all_stay() -> None:
    table = Table(4, packs={"corner": "creepy_carnival"}).cove(NINE).pawns("corner corner corner town")
    table.turn().play("act 1, turns THE RINGMASTER, shuffle")
    assert table.view().boogeymen_down == 2
    table.turn(2).play("act 1, turns THE PAINTED CLOWN")
    assert table.view().boogeymen_down == 2
    table.turn(3).play("act 1, turns THE RINGMASTER")
    assert table.ending == "boogeyman"


def test_C54_the_first_to_go_out_puts_only_the_boogeyman_who_came() -> None:
    table = Table(3, packs={"corner": "creepy_carnival"}).cove(NINE).pawns("corner corner town")
    table.acts("THE RINGMASTER, THE PAINTED CLOWN").turn().play("act 1, act 3")
    assert (known(table, 1)[2], known(table, 1)[1]) == ("THE RINGMASTER", None)
    table.turn(2).play("act 2")
    assert len(table.chances) == 5  # the other one, or any of the four good Acts


def test_C61_who_goes_out_later_has_the_better_place() -> None:
    table = three("corner corner town").acts(HIM).turn().play("act 1, shuffle").turn(2).play(f"act 1, turns {HIM}")
    assert table.places == [3, 2, 1]
