"""Counting finds what looking misses: how many ways lead on from fixed positions, and in which order they are offered.

A count is the number of different sequences of steps, actions and outcomes alike; a sequence that ends early does not
count. The first numbers of each row are counted by hand in its comment. Counts say nothing about order, so that has its
own test.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from ratskeller.catalogue import find_game
from ratskeller.kernel.match import Match
from ratskeller.kernel.texts import plain_values
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
        sheet = plain_values(game.shipped_packs()["payout"]["reconstructed"])
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


# ---- Rathulhu and Darkhouse ----------------------------------------------------------------------------------


class Opening(NamedTuple):
    """A fixed position of any game: the table, and what has been done by whoever had to."""

    game: str
    seats: int
    done: tuple[str, ...] = ()
    packs: dict[str, Any] = {}  # noqa: RUF012

    def reach(self) -> State:
        """Play up to it."""
        match = Match(find_game(self.game), self.seats, {}, self.packs)
        for text in self.done:
            if match.state.is_chance():
                match.deal(match.game.read_outcome(text))
            else:
                match.act(match.state.mover, match.game.read_action(text))
        return match.state


DEALT = ("tokens 1",)  # two seats: 9 6 4 3 begins, and the other has 8 7 5 2
OLD_ONE = (
    *(*DEALT, "draw", "tile old one", "invoke", "bid 9"),
    *("draw", "tile site 1", "draw", "tile tome setback", "draw", "tile old one", "draw", "tile shoggoth"),
)
FULL_HAND = ("track 4", "roll 1 2 3 4 5 6")
OPENINGS = [
    # Two sets, and the other one is left (K31). Draw or invoke: 4. Then 23 kinds of tiles, or four bids and a pass: 28
    # each. Then, after 22 tiles, the next one draws or invokes (44), after an Elder Sign there are five answers again,
    # and after invoking: 8 or 7 leaves 9 and a pass, 5 leaves 9, 6 and a pass, 2 leaves all four and a pass, and after
    # a pass one of four must be bid: 2 + 2 + 3 + 5 + 4. Together 65 each.
    pytest.param(Opening("rathulhu", 2), [2, 4, 2 * 28, 2 * 65, 1330], id="rathulhu, two seats"),
    # Three sets, then two; draw or invoke; 23 kinds of tiles, or four bids and a pass.
    pytest.param(Opening("rathulhu", 3), [3, 6, 12, 6 * 28], id="rathulhu, three seats"),
    # Five sets, four, three, two; draw or invoke.
    pytest.param(Opening("rathulhu", 5), [5, 20, 60, 120, 240], id="rathulhu, five seats"),
    # After an Elder Sign whoever drew it may pass: 2 + 2 + 3 + 5, and after a pass four bids and another pass.
    pytest.param(Opening("rathulhu", 2, (*DEALT, "draw", "tile elder sign")), [5, 17], id="rathulhu, an Elder Sign"),
    # The Old One can take the Site, the Setback and the Shoggoth, not the other Old One: 5 with draw and invoke. Then
    # 23 tiles, or four bids and a pass, or, after each of three takes, the other's draw or invoke: 34.
    pytest.param(Opening("rathulhu", 2, OLD_ONE), [5, 23 + 5 + 3 * 2], id="rathulhu, an Old One"),
    # Five numbers. Six dice fall in 462 ways. A face from 2 to 6 is among 252 of these, which makes 1,260 dice to lay,
    # each into the block or on one of its arcs: 2 + 3 + 3 + 2 + 2 of these; and always reroll and stop.
    pytest.param(Opening("darkhouse", 1), [5, 5 * 462, 17 * 1260 + 5 * 2 * 462], id="darkhouse, the tower"),
    # On the ring every block has two arcs.
    pytest.param(
        Opening("darkhouse", 1, packs={"board": "ring"}),
        [5, 5 * 462, 15 * 1260 + 5 * 2 * 462],
        id="darkhouse, the ring",
    ),
    # Both roll before anybody acts.
    pytest.param(Opening("darkhouse", 2), [5, 5 * 462], id="darkhouse, two seats"),
    # Five dice into block 4 or on three arcs, reroll, stop: 22. Then, after each of 5 dice in the block, four others in
    # four ways and two: 18; after each of 15 dice on an arc, into two blocks or on as many arcs as lead on from both:
    # from 3 and 4 to 1, 5, 2, 6, from 4 and 2 to 1, 3, 6, from 4 and 6 to 2, 3, 5, so 6, 5 and 5 ways, and two; six
    # dice fall in 462 ways; and after stopping there are five numbers.
    pytest.param(
        Opening("darkhouse", 1, FULL_HAND),
        [22, 5 * 18 + 5 * (4 * 6 + 2) + 10 * (4 * 5 + 2) + 462 + 5],
        id="darkhouse, one of each",
    ),
    # Who has only ones rolls again or stops; the other also lays the six into block 4 or on one of three arcs.
    pytest.param(
        Opening("darkhouse", 2, ("track 4", "roll 1 1 1 1 1 1", "roll 1 1 1 1 1 6")), [2 + 6], id="darkhouse, a six"
    ),
]


@pytest.mark.parametrize(("opening", "counts"), OPENINGS)
def test_the_number_of_ways_on_in_other_games(opening: Opening, counts: list[int]) -> None:
    state = opening.reach()
    assert [count_ways(state, depth) for depth in range(1, len(counts) + 1)] == counts


ORDERS_ELSEWHERE = [
    pytest.param(Opening("rathulhu", 3), "tokens 1 · tokens 2 · tokens 3", id="rathulhu, tokens"),
    pytest.param(Opening("rathulhu", 2, DEALT), "draw · invoke", id="rathulhu, a turn"),
    pytest.param(
        Opening("rathulhu", 2, (*DEALT, "invoke")), "pass · bid 2 · bid 5 · bid 7 · bid 8", id="rathulhu, an auction"
    ),
    pytest.param(
        Opening("rathulhu", 2, (*DEALT, "invoke", "bid 5")), "pass · bid 6 · bid 9", id="rathulhu, a higher bid"
    ),
    pytest.param(
        Opening("rathulhu", 2, (*DEALT, "invoke", "pass")), "bid 3 · bid 4 · bid 6 · bid 9", id="rathulhu, a bid is due"
    ),
    pytest.param(
        Opening("rathulhu", 2, OLD_ONE),
        "draw · invoke · old one shoggoth · old one site 1 · old one tome setback",
        id="rathulhu, an Old One",
    ),
    pytest.param(Opening("darkhouse", 1), "track 2 · track 3 · track 4 · track 5 · track 6", id="darkhouse, the track"),
    pytest.param(
        Opening("darkhouse", 1, ("track 2", "roll 1 1 1 5 6 6")),
        "place 5 in 2 · place 6 in 2 · arc 1-2 with 5 · arc 1-2 with 6 · arc 2-4 with 5 · arc 2-4 with 6 · "
        "reroll · stop",
        id="darkhouse, dice to lay",
    ),
    pytest.param(
        Opening("darkhouse", 1, ("track 2", "roll 1 1 1 1 1 6", "reroll", "roll 1 1 1 1 1 1")),
        "reroll · stop",
        id="darkhouse, ones",
    ),
    pytest.param(
        Opening("darkhouse", 1, ("track 2", "roll 1 2 6 6 6 6", *["place 6 in 2"] * 4, "place 2 in 2", "reroll")),
        "roll 1 · roll 2 · roll 3 · roll 4 · roll 5 · roll 6",
        id="darkhouse, one die",
    ),
]


@pytest.mark.parametrize(("opening", "order"), ORDERS_ELSEWHERE)
def test_the_order_of_choices_in_other_games(opening: Opening, order: str) -> None:
    game, state = find_game(opening.game), opening.reach()
    found = [game.write_action(code) if seat >= 0 else game.write_outcome(code) for seat, code in steps(state)]
    assert " · ".join(found) == order
