"""Condyle Cove, chapter 11: Defensive cards; with the rulings about answers and silence."""

from __future__ import annotations

import pytest

from ratskeller.games.condyle_cove.events import Cancelled, MindChanged, Saw
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.games.condyle_cove.rules.play import forget_replies
from ratskeller.kernel.numbers import NO_ANSWER
from tests.games.condyle_cove.alone import alone
from tests.games.condyle_cove.box import CROSS, GAME, NINE, own_options
from tests.games.condyle_cove.table import Table

CAT, LIGHT, LUCKY = "CAT UNDER A LAMP", "SHED SOME LIGHT", "LUCKY PASSERBY"


def three(where: str = "town beach creek") -> Table:
    """A table of three with all nine Cove cards in play."""
    return Table(3).cove(NINE).pawns(where)


def test_11_1_there_are_four_defensive_cards() -> None:
    table = Table(2)
    assert [table.names.of[card] for card in range(40) if table.state.content.defensive[card]] == [
        CAT,
        LIGHT,
        LUCKY,
        LUCKY,
    ]


def test_11_1_they_are_the_only_cards_that_can_be_played_out_of_turn() -> None:
    table = three().hand(1, "TATTLETALE, LOST").hand(2, f"{CAT}, CURFEW, {LUCKY}").playing()
    assert not table.can(f"play {CAT}", seat=2)  # nothing has been played yet
    table.play("play TATTLETALE, pawn 2")
    assert table.offers("play") == {CAT, LUCKY}
    assert table.refuses("play CURFEW") == "11.1"


def test_11_2_they_cancel_an_options_card_that_somebody_else_has_played() -> None:
    table = three().hand(1, "TATTLETALE, LOST").hand(3, CAT).pile(2, 5).playing()
    table.play(f"play TATTLETALE, pawn 2, 3: play {CAT}")
    assert table.piled(2) == 5
    assert (table.told(Cancelled)[0].card, table.told(Cancelled)[0].seat) == (table.names.option("TATTLETALE"), None)


def test_11_2_nobody_answers_the_own_card() -> None:
    table = three().hand(1, f"TATTLETALE, {CAT}").hand(2, "LOST").playing().play("play TATTLETALE, pawn 2")
    assert table.mover == 2
    table.play("pass")
    assert table.phase == "play"


def test_11_3_some_protect_only_the_player_who_answers() -> None:
    table = three("town highway field").hand(1, "HIT AND RUN, LOST").hand(2, LUCKY).pile(2, 5).pile(3, 5).playing()
    table.play(f"play HIT AND RUN, 2: play {LUCKY}")
    assert (table.piled(2), table.piled(3)) == (5, 2)


def test_11_3_others_protect_everybody() -> None:
    table = three("town highway field").hand(1, "HIT AND RUN, LOST").hand(2, LIGHT).pile(2, 5).pile(3, 5).playing()
    table.play(f"play HIT AND RUN, 2: play {LIGHT}")
    assert (table.piled(2), table.piled(3)) == (5, 5)


def test_C28_all_others_are_asked_at_the_same_time() -> None:
    table = three().hand(1, "CURFEW").hand(2, "TATTLETALE, LOST").hand(3, "CRUMBS").playing(2)
    table.play("play TATTLETALE, pawn 1")
    assert table.view().asked == (0, 2)
    assert all(table.can("pass", seat=seat) for seat in (1, 3))
    table.play("1: pass")
    assert table.refuses("pass", seat=1) is None
    assert table.piled(1) == 14  # nothing happens before all have had their say
    table.play("3: pass")
    assert table.asks(2, "play")


@pytest.mark.parametrize("seat", [2, 3])
def test_C28_who_lets_the_card_happen_does_so_unseen(seat: int) -> None:
    table = three().hand(1, "TATTLETALE, LOST").hand(2, "CURFEW").hand(3, "CRUMBS").playing()
    table.play("play TATTLETALE, pawn 2")
    others = [viewer for viewer in (None, 1, 2, 3) if viewer != seat]
    before = [table.view(viewer) for viewer in others]
    table.play(f"{seat}: pass")
    assert [table.view(viewer) for viewer in others] == before
    assert all(table.events(viewer) == [] for viewer in others)
    assert table.view(seat).replied


@pytest.mark.parametrize(("seat", "other"), [(2, 3), (3, 2)])
def test_C28_who_cancels_a_card_for_all_closes_the_question(seat: int, other: int) -> None:
    table = three().hand(1, "TATTLETALE, LOST").hand(seat, CAT).hand(other, LIGHT).playing()
    table.play(f"play TATTLETALE, pawn 2, {seat}: play {CAT}")
    assert table.asks(1, "play")
    assert table.held(other) == [LIGHT]


def hit_and_run(two: str, three_: str) -> Table:
    """Seat 1 has played a card that hits seats 2 and 3, who hold these."""
    table = three("town highway field").hand(1, "HIT AND RUN, LOST").hand(2, two).hand(3, three_).pile(2, 5).pile(3, 5)
    return table.playing().play("play HIT AND RUN")


@pytest.mark.parametrize(("first", "second"), [(2, 3), (3, 2)])
def test_C28_who_protects_only_oneself_leaves_the_question_open_for_the_others(first: int, second: int) -> None:
    table = hit_and_run(LUCKY, LUCKY).play(f"{first}: play {LUCKY}")
    assert table.asks(second, "answer")
    assert (table.view().asked, table.piled(first), table.piled(second)) == ((second - 1,), 5, 5)
    assert table.discarded(first) == [LUCKY]
    table.play(f"{second}: play {LUCKY}")
    assert table.asks(1, "play")
    assert (table.piled(2), table.piled(3)) == (5, 5)


def test_C28_after_that_another_may_still_cancel_the_card_for_all() -> None:
    table = hit_and_run(f"{LUCKY}, BAD DOG", CAT).play(f"2: play {LUCKY}, 3: play {CAT}")
    assert table.asks(1, "play")
    assert (table.piled(2), table.piled(3)) == (5, 5)
    assert [each.seat for each in table.told(Cancelled, steps=2)] == [1, None]


def test_C28_after_that_the_card_happens_to_whoever_lets_it() -> None:
    table = hit_and_run(LUCKY, "CURFEW").play(f"2: play {LUCKY}, 3: pass")
    assert (table.piled(2), table.piled(3)) == (5, 2)


def test_C28_nobody_answers_a_card_twice() -> None:
    table = hit_and_run(f"{LUCKY}, {CAT}", "CURFEW").play(f"2: play {LUCKY}")
    assert table.refuses(f"play {CAT}", seat=2) is None
    assert table.refuses("pass", seat=2) is None


def test_C28_who_has_let_the_card_happen_before_is_not_asked_again() -> None:
    table = hit_and_run(LUCKY, "CURFEW").play(f"3: pass, 2: play {LUCKY}")
    assert table.asks(1, "play")
    assert (table.piled(2), table.piled(3)) == (5, 2)


@pytest.mark.parametrize("passed", [(), (4,), (3,)])
def test_C28_an_answer_for_oneself_tells_nobody_who_has_let_the_card_happen(passed: tuple[int, ...]) -> None:
    table = Table(4).cove(NINE).pawns("town highway field field").hand(1, "HIT AND RUN, LOST").hand(2, LUCKY)
    table.hand(3, "CURFEW").hand(4, "CRUMBS").playing().play("play HIT AND RUN")
    for seat in passed:
        table.play(f"{seat}: pass")
    table.play(f"2: play {LUCKY}")
    others = [viewer for viewer in (None, 1, 2, 3, 4) if viewer not in passed]
    assert all(table.view(viewer).asked == (2, 3) and not table.view(viewer).replied for viewer in others)
    assert all(table.state.awaited(-3 if viewer is None else viewer - 1) == 0b1100 for viewer in others)
    imagined = table.state.copy()
    imagined.replied = 0
    imagined.mover = 2
    for viewer in others:
        assert GAME.view(imagined, -3 if viewer is None else viewer - 1) == table.view(viewer)


def test_C28_nobody_learns_it_either_while_chance_is_busy_with_an_answer() -> None:
    answers = [{"do": "cancel", "what": "for you"}, {"do": "draw", "who": "you", "cards": 1}]
    table = Table(3, packs=own_options(LUCKY, answers=answers)).cove(NINE).pawns("town highway field")
    table.hand(1, "HIT AND RUN, LOST").hand(2, LUCKY).hand(3, "CURFEW").playing().play("play HIT AND RUN, 3: pass")
    table.play(f"2: play {LUCKY}")
    assert (table.phase, table.state.replied) == ("card", 0b100)
    assert table.refuses("quiet", seat=3) is None  # the question is still open
    forget_replies(table.state, 0)
    assert (table.phase, table.state.replied) == ("card", 0)
    table.first_chance()
    assert table.asks(3, "answer")


def test_C28_without_people_clockwise() -> None:
    table = three().hand(1, "CURFEW").hand(2, "TATTLETALE, LOST").hand(3, "CRUMBS").playing(2)
    table.play("play TATTLETALE, pawn 1")
    asked = []
    while table.phase == "answer":
        asked.append(table.mover)
        table.play("pass")
    assert asked == [3, 1]


def test_C28_both_cards_go_to_their_owners_discard_piles() -> None:
    table = three().hand(1, "CRUMBS, LOST").hand(2, CAT).discard(1, "CURFEW").playing()
    table.play(f"play CRUMBS, 2: play {CAT}")
    assert table.discarded(1) == ["CURFEW", "CRUMBS"]
    assert table.discarded(2) == [CAT]


def test_C28_an_answer_cannot_be_answered() -> None:
    table = three().hand(1, f"TATTLETALE, {LIGHT}").hand(2, CAT).hand(3, LUCKY).pile(2, 5).playing()
    table.play(f"play TATTLETALE, pawn 2, 2: play {CAT}")
    assert table.piled(2) == 5
    assert table.phase == "play"


def test_C28_acts_and_spaces_cannot_be_answered() -> None:
    table = three("corner beach creek").hand(2, CAT).acts("SHOVE").turn().play("act 1, pawn 2")
    assert table.asks(1, "where")
    table.play("go field")
    assert table.where(2) == "field"


def test_C28_last_winter_cards_cannot_be_answered() -> None:
    table = Table(2, winter=True).cove(CROSS.replace("woods", "cold")).pawns("cold town").hand(2, CAT).pile(2, 5)
    table.hand(1, "LOST").playing().play("winter, winter HUNGRY NIGHT")
    assert (table.piled(2), table.mover) == (4, 1)


def test_C48_everybody_else_with_a_card_is_asked_after_every_options_card() -> None:
    table = three().hand(1, "CRUMBS, LOST").hand(2, "CURFEW").playing().play("play CRUMBS")
    assert table.asks(2, "answer")  # the card helps only its player, and no Defensive card is held
    table.play("pass")
    assert table.asks(1, "play")  # seat 3 holds nothing and is not asked


def test_C48_also_after_a_defensive_card_that_is_played_in_the_own_turn() -> None:
    table = three().hand(1, f"{CAT}, LOST").hand(2, "CURFEW").playing().play(f"play {CAT}")
    assert table.asks(2, "answer")


def test_C49_a_cancelled_detour_goes_to_the_discard_pile() -> None:
    table = Table().cove(CROSS).pawns("town town").hand(1, "DETOUR, LOST").hand(2, CAT).playing()
    table.play(f"play DETOUR, lay 2 0, 2: play {CAT}")
    assert "detour" not in table.spots
    assert table.discarded(1) == ["DETOUR"]


def test_C49_a_detour_cannot_be_cancelled_for_one() -> None:
    table = Table().cove(CROSS).pawns("town town").hand(1, "DETOUR, LOST").hand(2, LUCKY).playing()
    table.play(f"play DETOUR, lay 2 0, 2: play {LUCKY}")
    assert table.spots["detour"] == (2, 0)


def test_C49_away_from_danger_cancelled_for_all_does_not_end_the_turn() -> None:
    table = three().hand(1, "AWAY FROM DANGER, LOST").hand(2, CAT).playing()
    table.play(f"play AWAY FROM DANGER, pawn 2, 2: play {CAT}")
    assert table.asks(1, "play")
    assert table.discarded(1) == ["AWAY FROM DANGER"]


def test_C49_cancelled_for_one_it_does() -> None:
    table = three().hand(1, "AWAY FROM DANGER, LOST").hand(2, f"{LUCKY}, CURFEW").playing()
    table.play(f"play AWAY FROM DANGER, pawn 2, 2: play {LUCKY}")
    assert (table.held(2), table.whose) == (["CURFEW"], 2)


def test_C43_a_cancelled_card_that_brings_cards_back_is_discarded_like_any_other() -> None:
    table = three().hand(1, "CRUMBS, LOST").hand(2, CAT).playing().play(f"play CRUMBS, 2: play {CAT}")
    assert (table.discarded(1), table.gone) == (["CRUMBS"], [])


def test_C46_what_is_cancelled_for_one_still_happens_to_the_others_as_chosen() -> None:
    table = three("town creek hill").pawns("town creek creek").hand(1, "LANDSLIDE, LOST").hand(2, LUCKY)
    table.pile(2, 5).pile(3, 5).playing().play(f"play LANDSLIDE, 2: play {LUCKY}")
    assert (table.where(2), table.piled(2)) == ("creek", 5)
    assert (table.where(3), table.piled(3)) == ("creek", 3)  # out and back: elsewhere lies only the Cul-De-Sac


def test_C62_who_is_not_asked_may_say_pass_for_me() -> None:
    table = three().hand(1, "CRUMBS, TATTLETALE, LOST").hand(2, "CURFEW").hand(3, CAT).playing().play("3: quiet")
    assert table.told(MindChanged)[0].seat == 2
    assert table.player(3, viewer=1).quiet
    table.play("play CRUMBS, 2: pass")
    assert table.asks(1, "play")


def test_C62_once_in_each_turn_and_back_again() -> None:
    table = three().hand(1, "CRUMBS, LOST").hand(3, CAT).playing().play("3: quiet")
    assert table.refuses("listen", seat=3) == "C62"
    table.playing(2).play("3: listen")
    assert not table.player(3).quiet


def test_C62_not_while_something_is_asked_of_that_player() -> None:
    table = three().hand(1, "CRUMBS, LOST").hand(2, "CURFEW").hand(3, "TATTLETALE").playing()
    assert table.refuses("quiet", seat=1) is None
    table.play("play CRUMBS")
    assert table.refuses("quiet", seat=2) is None
    assert table.refuses("quiet", seat=3) is None


def test_C62_it_holds_from_the_next_card_on() -> None:
    table = three().hand(1, "CRUMBS, TATTLETALE, LOST").hand(2, "CURFEW").hand(3, CAT).playing()
    table.play("play CRUMBS, 3: pass")
    assert table.refuses("quiet", seat=3) is None  # that would tell that seat 3 has let the card happen
    table.play("2: pass, 3: quiet, play TATTLETALE, pawn 3")
    assert table.view().asked == (1,)


def test_C70_who_says_nothing_lets_the_card_happen() -> None:
    table = three().hand(1, "CRUMBS, LOST").hand(2, "CURFEW").playing()
    assert table.state.silence(1) == NO_ANSWER
    table.play("play CRUMBS")
    assert table.state.silence(1) == codes.STOP


def test_C70_alone_one_has_all_the_time_in_the_world() -> None:
    table = alone("hill", "corner", CAT).his_turn().play("move BAD DOG")
    assert table.asks(1, "answer")
    assert table.state.silence(1) == NO_ANSWER


def test_C48_shed_some_light_shows_the_hand_only_to_who_played_it() -> None:
    table = three().hand(1, "TATTLETALE, LOST, CURFEW").hand(2, LIGHT).playing()
    table.play(f"play TATTLETALE, pawn 2, 2: play {LIGHT}")
    assert table.sees(2, 1) == ["LOST", "CURFEW"]
    assert table.sees(3, 1) == [None, None]
    assert len(table.told(Saw, seat=2)) == 2
    assert table.told(Saw, seat=3) == []
