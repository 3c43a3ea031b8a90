"""Condyle Cove, C8: what becomes of whoever enters the Cul-De-Sac when only Boogeymen are left, by both readings."""

from __future__ import annotations

from typing import Any

import pytest

from ratskeller.games.condyle_cove.events import WentOut
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.words import ENGLISH
from tests.games.condyle_cove.box import GAME, NINE, own_options
from tests.games.condyle_cove.table import Table

HIM = "THE BOOGEYMAN"
WORDS = GAME.words(ENGLISH)
GOOD_UP = "[MAKE YOUR MOVE], [HIDDEN PASSAGE], [SHOVE], [UNDER THE BED], [HOLD YOUR BREATH]"


def entering(where: str, packs: dict[str, Any] | None = None) -> Table:
    """Only the Boogeyman is left, and whoever enters the Cul-De-Sac is out."""
    table = Table(3, packs=packs, last_boogeyman="enter").cove(NINE).pawns(where)
    return table.acts(f"{GOOD_UP}, {HIM}")


def test_C8_with_the_option_who_enters_is_out_and_the_turn_is_over() -> None:
    table = entering("town hill woods").hand(1, "LOST").turn()
    assert GAME.warning(table.view(1), table.read_action("go corner", 0), WORDS) == WORDS.say("warning-enter")
    table.play("go corner").settle()
    assert table.told(WentOut)[0].by == "boogeyman"
    assert (table.player(1).alive, table.asks(2, "move"), table.view().acts[5].up) == (False, True, False)


def test_C8_with_the_option_passing_through_is_not_entering() -> None:
    table = entering("town hill woods").hand(1, "LOST").turn().play("go highway")
    assert table.player(1).alive


def test_C8_with_the_option_it_holds_in_whoevers_turn() -> None:
    table = entering("town hill woods").hand(1, "SOMETHING WICKED, LOST").playing().use("SOMETHING WICKED", "pawn 2")
    assert [table.player(seat).alive for seat in (1, 2, 3)] == [True, False, True]
    assert table.asks(1, "play")


def test_C8_with_the_option_the_rest_of_a_card_does_not_reach_who_is_out() -> None:
    steal = {"do": "steal", "who": "the same", "cards": 1, "from": "hand", "to": "hand"}
    own = own_options("TATTLETALE", does=[{"do": "place", "who": "another player", "at": ["corner"]}, steal])
    table = entering("town hill creek", own).hand(1, "TATTLETALE, LOST").hand(2, "CURFEW").playing()
    table.use("TATTLETALE", "pawn 2")
    assert (table.player(2).alive, table.held(1)) == (False, ["LOST"])


def test_C8_with_the_option_who_sends_oneself_there_has_played_the_last_card() -> None:
    own = own_options("TATTLETALE", does=[{"do": "place", "who": "you", "at": ["corner"]}])
    table = entering("town hill woods", own).hand(1, "TATTLETALE, LOST").playing().use("TATTLETALE")
    assert (table.player(1).alive, table.asks(2, "move")) == (False, True)
    assert table.discarded(1) == ["TATTLETALE"]


def test_C8_with_the_option_a_good_act_face_down_lets_one_enter() -> None:
    table = Table(3, last_boogeyman="enter").cove(NINE).pawns("town hill woods").acts("[SHOVE]").hand(1, "LOST")
    table.turn().play("go corner")
    assert (table.player(1).alive, table.phase) == (True, "play")


def test_C8_with_the_option_who_stands_there_already_is_out_at_the_start_of_the_turn() -> None:
    table = entering("corner hill woods").turn(2)
    assert table.player(1).alive
    assert not table.turn(1).settle().player(1).alive


@pytest.mark.parametrize("asked", ["CURFEW", ""])
def test_C8_with_the_option_an_answer_may_send_there_whoever_played_the_card(asked: str) -> None:
    """A card of an owner's own: then nobody is asked any more, and both cards are laid away."""
    answers = [{"do": "cancel", "what": "for you"}, {"do": "place", "who": "the player", "at": ["corner"]}]
    table = Table(4, packs=own_options("LUCKY PASSERBY", answers=answers), last_boogeyman="enter").cove(NINE)
    table.pawns("town hill woods field").acts(f"{GOOD_UP}, {HIM}").hand(1, "TATTLETALE, LOST").hand(2, "LUCKY PASSERBY")
    table.hand(3, asked).playing().play("play TATTLETALE, pawn 2, 2: play LUCKY PASSERBY").settle()
    assert (table.player(1).alive, table.view().asked, table.state.answering) == (False, (), 0)
    assert (table.discarded(1), table.discarded(2)) == (["TATTLETALE"], ["LUCKY PASSERBY"])
    assert table.asks(2, "move")


def test_C8_with_the_option_who_is_out_is_not_asked_any_more() -> None:
    answers = [
        {"do": "cancel", "what": "for you"},
        {"do": "place", "who": "another player", "on": ["creek"], "at": ["corner"]},
    ]
    table = Table(4, packs=own_options("LUCKY PASSERBY", answers=answers), last_boogeyman="enter").cove(NINE)
    table.pawns("town hill creek field").acts(f"{GOOD_UP}, {HIM}").hand(1, "TATTLETALE, LOST").hand(2, "LUCKY PASSERBY")
    table.hand(3, "CURFEW").hand(4, "CRUMBS").playing()
    table.play("play TATTLETALE, pawn 2, 2: play LUCKY PASSERBY")
    assert (table.player(3).alive, table.view().asked) == (False, (3,))
    assert table.asks(4, "answer")


def test_C8_alone_the_option_is_refused() -> None:
    with pytest.raises(BadSetup, match="no Boogeyman among the Acts"):
        Table(1, last_boogeyman="enter")
