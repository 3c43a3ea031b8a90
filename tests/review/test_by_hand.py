"""Blunders in positions laid by hand, whose value follows from the rulebook alone: each is named, with what is right.

Each says what must come of both choices, by a clause or by counting; only then is the judge asked.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from ratskeller import BUILD
from ratskeller.bots.remembering import Noticing
from ratskeller.games.darkhouse.rules.codes import ROUNDS
from ratskeller.kernel.rng import Rng
from ratskeller.review.judge import Judge
from ratskeller.review.telling import slip_of
from tests.games.condyle_cove.box import NINE
from tests.games.condyle_cove.table import Table as Cove
from tests.games.darkhouse.table import Table as Darkhouse
from tests.games.house_of_rath.table import Table as Rath
from tests.games.rathulhu.table import Table as Rathulhu
from tests.games.rats_in_the_walls.table import FIVE_DICE
from tests.games.rats_in_the_walls.table import Table as Rats

if TYPE_CHECKING:
    from ratskeller.kernel.match import Match
    from ratskeller.review.reviewed import Judgement

pytestmark = pytest.mark.skipif(BUILD.kind == "pure", reason="slow")


def judge(match: Match, seat: int, wrong: str, language: str = "en") -> tuple[Judgement, str]:
    """What is found if a seat does something wrong, and why."""
    game, state = match.game, match.state
    memory = Noticing(game, state).memory()
    found = Judge(game).judge(state, seat - 1, game.read_action(wrong), memory, Rng(1))
    assert found is not None
    assert found.options[0].do == wrong
    names = [f"Seat {number + 1}" for number in range(state.seats)]
    assert game.hindsight is not None
    return found, game.hindsight(state, slip_of(seat - 1, found), names, game.words(language))


def share_of(found: Judgement, do: str) -> float:
    """What a choice is worth."""
    return next(each.share for each in found.options if each.do == do)


def assert_is_out(said: str, least: float) -> None:
    """That is said to happen about so often or oftener; less often after the better choice."""
    found = re.search(r" is out in (\d+) of 100 cases, after the better choice in (\d+)", said)
    assert found is not None, said
    done, best = map(int, found.groups())
    assert done > 100 * least - 10
    assert best < done - 20


# ---- The Rats in the Walls -------------------------------------------------------------------------------------------


def test_a_lie_that_one_has_seen_oneself_is_doubted() -> None:
    """Seat 1 has seen that there is no rat. 6d.4, 7.1, 8.1: the doubt takes the last brain of seat 3 and wins."""
    table = Rats(seats=3).play("peek, roll none, announce 1, believe, announce 1, believe, announce 2")
    table.arrange(brains=[9, 5, 1], middle=9)
    assert (table.turn, table.dice) == (1, 1)
    found, said = judge(table.match, 1, "believe")
    assert found.is_slip
    assert found.options[1].do == "doubt"
    assert share_of(found, "doubt") == 1.0
    assert share_of(found, "believe") < 1.0
    assert found.tries == 0, "worked out"
    assert "knew that the word was a lie" in said


def test_ten_rats_under_five_dice_are_doubted() -> None:
    """Nobody has looked: ten are there once in 6^5 throws, or else seat 1 loses its last brain, and seat 2 wins."""
    table = Rats(seats=4).play(FIVE_DICE + ", announce 10")
    table.arrange(brains=[1, 12, 3, 3], middle=28 - 19)
    found, said = judge(table.match, 2, "believe")
    assert found.is_slip
    assert found.options[1].do == "doubt"
    assert share_of(found, "doubt") >= 1 - 1 / 6**5
    assert "At least 10 under 5 dice" in said
    assert "Whoever doubts is right with 100 %" in said


# ---- Rathulhu --------------------------------------------------------------------------------------------------------


def last_auction() -> Rathulhu:
    """The third Aeon, one space before its end, two seats. Seat 1 has invoked, seat 2 has passed, nothing lies there.

    The sums are 26 and 18, the 1 is on the board. With the 3 bid they are 24 and 18: 5 favour for seat 1 and -5 for
    seat 2 (12.9), which turns 14 to 20 into 19 to 15. With the 9 bid they are 18 and 18: nobody scores (K2), and
    it stays 14 to 20. Seat 2 has the next turn (8.13), and an Elder Sign ends the game at once (10.2).
    """
    table = Rathulhu(2).tokens("9 3 / 8 6", "2 / 7 5 4", board=1).aeon(3)
    table.signs(table.view().spaces - 1).favour_is(14, 20)
    table.play("invoke, pass")
    assert table.mover == 1
    return table


def test_a_token_that_wins_and_costs_more_is_not_bid() -> None:
    found, said = judge(last_auction().match, 1, "bid 9")
    assert found.is_slip
    assert found.options[1].do == "bid 3"
    assert "from tokens" in said


# ---- Darkhouse -------------------------------------------------------------------------------------------------------


def last_roll() -> Darkhouse:
    """Round ten, third roll: five sixes stand in block 4, and a six and a five lie on the table."""
    table = Darkhouse().idle(ROUNDS - 2).round(4, "666661, 6>4 x5")
    table.open(4, "111111").work(1, "111111", "111165")
    return table


@pytest.mark.parametrize(
    ("wrong", "loss", "reason"),
    [
        ("stop", 72 - 30, "dice that still had a use"),  # 5 × 6, or by 7.2 twice 6 × 6
        ("place 5 in 4", 72 - 35, "another number fits better"),
        ("arc 4-6 with 6", 72 - 35, "counted for more in block 4"),  # the five is still worth five, here or there
    ],
)
def test_a_die_is_not_wasted(wrong: str, loss: int, reason: str) -> None:
    found, said = judge(last_roll().match, 1, wrong)
    assert found.is_slip
    assert found.options[1].do == "place 6 in 4"
    assert found.points == pytest.approx(loss, abs=1e-9)
    assert reason in said


# ---- House of Rath ---------------------------------------------------------------------------------------------------


def last_orphans() -> Rath:
    """Two seats with one orphan each, both cards face up, both orphans in Rath's room, no Run Away card."""
    table = Rath(2).orphans(a="1 4").rath("a").up("1 4")
    return table.boogey(1)


def test_rath_is_not_led_onto_ones_own_last_orphan() -> None:
    """14.1, 20.3: four of six rolls fail: in 2 of 3 cases an attack on seat 2 wins, and one on oneself loses."""
    found, said = judge(last_orphans().match, 1, "attack 1")
    assert found.is_slip
    assert found.options[1].do == "attack 4"
    assert share_of(found, "attack 4") > 2 / 3 - 0.05
    assert share_of(found, "attack 1") < 1 / 3 + 0.05
    assert_is_out(said, 2 / 3)


def test_rath_is_not_led_into_ones_own_room() -> None:
    """The same, one step before: of two rooms that are level (11.5) one holds its last orphan, one that of seat 2."""
    table = Rath(2).orphans(a="1", c="4").rath("m").up("1 4").boogey(1)
    found, said = judge(table.match, 1, "rath a")
    assert found.is_slip
    assert found.options[1].do == "rath c"
    assert share_of(found, "rath c") > 2 / 3 - 0.05
    assert share_of(found, "rath a") < 1 / 3 + 0.05
    assert_is_out(said, 2 / 3)


# ---- Condyle Cove ----------------------------------------------------------------------------------------------------


def at_the_cemetery() -> Cove:
    """Seat 1 has landed on the CEMETERY (9.7) with one card in its pile and one in the hand; seat 2 has neither."""
    table = (
        Cove(2)
        .cove(NINE)
        .hand(1, "LOST")
        .pile(1, 1)
        .hand(2, "")
        .pile(2, 0)
        .pawns("beach hill")
        .discard(1, 19)
        .discard(2, 19)
    )
    return table.tidy().turn(1).play("go cemetery")


def test_the_last_card_of_the_pile_is_not_thrown_away() -> None:
    """6.4: without a pile seat 1 is out when it is to draw; with one, seat 2 is out on its own turn."""
    table = at_the_cemetery()
    assert table.mover == 1
    found, said = judge(table.match, 1, "discard pile")
    assert found.is_slip
    assert found.options[1].do == "card 1"
    assert share_of(found, "card 1") == 1.0
    assert share_of(found, "discard pile") == 0.0
    assert "Seat 1 is out in 100 of 100 cases, after the better choice in 0" in said
