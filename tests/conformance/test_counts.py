"""Counting finds what looking misses: how many ways lead on from fixed positions, and in which order they are offered.

A count is the number of different sequences of steps, actions and outcomes alike; a sequence that ends early does not
count. The first numbers of each row are counted by hand in its comment. Counts say nothing about order, so that has its
own test.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import pytest

from ratskeller.kernel.match import Match
from tests.conformance.play import steps

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.state import State

AGREED = {"start": "agreed"}
FIVE_DICE = ("announce none", "believe") * 4
TEN = (*FIVE_DICE, "announce 10", "believe")


class Position(NamedTuple):
    """A fixed position of The Rats in the Walls: the table, and what has been done."""

    seats: int
    options: dict[str, Any]
    done: tuple[str, ...] = ()
    fee: int = 1

    def reach(self, game: Game) -> State:
        """Play up to it."""
        sheet = msgspec.to_builtins(game.shipped_packs()["payout"]["reconstructed"])
        sheet["fee"]["giver"] = -self.fee
        match = Match(game, self.seats, self.options, {"payout": sheet})
        for text in self.done:
            if text.startswith("roll"):
                match.deal(game.read_outcome(text))
            else:
                match.act(match.state.mover, game.read_action(text))
        return match.state


def count_ways(state: State, depth: int) -> int:
    """The number of sequences of exactly so many steps."""
    possible = steps(state)
    if depth == 1:
        return len(possible)
    total = 0
    for seat, code in possible:
        after = state.copy()
        after.apply(seat, code)
        total += count_ways(after, depth - 1)
    return total


COUNTS = [
    # Peek, none, 1, 2: 4. Then 3 rolls after the peek and 2 answers to each announcement: 9. Then, after each roll,
    # rolling again or 3 announcements: 12; none believed: peek or 0 to 4, so 6; 1 believed: shake, 1, 2; 2 believed:
    # shake, 2; each doubted: 3 rolls. Together 12 + 6 + 3 + 2 + 9 = 32.
    pytest.param(Position(3, AGREED), [4, 9, 32, 92, 294, 928, 3004], id="first die"),
    # Five dice fall in 21 ways, for each of three seats; then nobody is ahead, or a round begins with 4 choices.
    pytest.param(Position(3, {}), [21, 21**2, 21**3, 61218], id="roll-off of three"),
    # After three of twelve seats have rolled, the next one rolls.
    pytest.param(Position(12, {}), [21, 21**2, 21**3], id="roll-off of twelve"),
    # Peek and 0 to 10: 12. Then 21 rolls and 2 answers to each of 11: 43.
    pytest.param(Position(3, AGREED, FIVE_DICE), [12, 43, 560, 1835, 7392], id="five dice"),
    # Turn, or stay at ten. Then 11 on the skull and 2 answers: 13. Then 41 on the skull (see below), turn or ten for
    # the believer, 21 rolls for the doubter: 64.
    pytest.param(Position(3, AGREED, TEN), [2, 13, 64, 558, 1302, 2488], id="after ten"),
    # Only turning is left, so every count is that of the skull, one step later.
    pytest.param(
        Position(3, {**AGREED, "after_ten": "must_turn"}, TEN), [1, 11, 41, 461, 1050, 1260], id="after ten, must turn"
    ),
    # Peek and 1 to 10: 11. Then 21 rolls and 20 answers: 41. Then 21 times roll again or 1 to 10 (231), 10 times 2
    # victims, 10 times 21 rolls: 461.
    pytest.param(Position(3, AGREED, (*TEN, "turn")), [11, 41, 461, 1050, 1260, 4830], id="skull, three seats"),
    # The same with 5 victims: 231 + 50 + 210 = 491.
    pytest.param(Position(6, AGREED, (*TEN, "turn")), [11, 41, 491, 1680, 2520], id="skull, six seats"),
    # A fee of all brains ends the game with the first claim of rats: 3 rolls and 2 answers to none are left.
    pytest.param(Position(3, AGREED, fee=8), [4, 5, 21], id="dear fee, at once"),
    # … but not before the end of the round, if that is when it counts: 4, 9, 32 as with a fee of one.
    pytest.param(
        Position(3, {**AGREED, "end": "round_end"}, fee=8), [4, 9, 32], id="dear fee, at the end of the round"
    ),
]


@pytest.mark.parametrize(("position", "counts"), COUNTS)
def test_the_number_of_ways_on(rats: Game, position: Position, counts: list[int]) -> None:
    state = position.reach(rats)
    assert [count_ways(state, depth) for depth in range(1, len(counts) + 1)] == counts


ONE_TO_TEN = " · ".join(f"announce {rats}" for rats in range(1, 11))
ORDERS = [
    pytest.param(Position(3, AGREED), "peek · announce none · announce 1 · announce 2", id="examining"),
    pytest.param(Position(3, AGREED, ("peek",)), "roll none · roll 2 · roll 1", id="looking"),
    pytest.param(
        Position(3, AGREED, ("peek", "roll 1")), "reroll · announce none · announce 1 · announce 2", id="looked"
    ),
    pytest.param(
        Position(3, AGREED, ("peek", "roll 1", "reroll")), "announce none · announce 1 · announce 2", id="blind"
    ),
    pytest.param(Position(3, AGREED, ("announce 1",)), "believe · doubt", id="answering"),
    pytest.param(Position(3, AGREED, ("announce 1", "believe")), "shake · announce 1 · announce 2", id="continuing"),
    pytest.param(
        Position(3, AGREED, ("announce none", "believe", "peek")),
        "roll none · roll 2 · roll 2 2 · roll 1 · roll 1 2 · roll 1 1",
        id="looking at two dice",
    ),
    pytest.param(Position(3, AGREED, TEN), "turn · announce 10", id="after ten"),
    pytest.param(Position(3, AGREED, (*TEN, "turn")), f"peek · {ONE_TO_TEN}", id="on the skull"),
    pytest.param(
        Position(5, AGREED, (*TEN, "turn", "announce 1", "believe")), "kill 1 · kill 3 · kill 4 · kill 5", id="insane"
    ),
]


@pytest.mark.parametrize(("position", "order"), ORDERS)
def test_the_order_of_choices(rats: Game, position: Position, order: str) -> None:
    state = position.reach(rats)
    found = [rats.write_action(code) if seat >= 0 else rats.write_outcome(code) for seat, code in steps(state)]
    assert " · ".join(found) == order
