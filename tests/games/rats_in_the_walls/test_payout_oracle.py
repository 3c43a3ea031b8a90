"""Thousands of random games beside a second, naive computation: pay-outs, legal actions, turns, ends and winners."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ratskeller.kernel.match import Match
from tests.games.rats_in_the_walls.oracle import RECONSTRUCTED, SHEETS, Case, Oracle
from tests.games.rats_in_the_walls.table import GAME

GAMES_OF_A_KIND = 150
# With rats said, all three answers come on the cats and on the skull; a denial never lies on the skull (6c.6).
CASES: set[Case] = {
    (*case, skull) for case in RECONSTRUCTED for skull in (False, True) if case[0] == "rats" or not skull
}


class Game:
    """A match and the oracle beside it; players are at random, but some are bold and some are trusting."""

    def __init__(self, seed: int, payout: str, *, round_end: bool) -> None:
        self.random = Random(seed)
        seats, must_turn = self.random.randint(3, 12), self.random.random() < 0.3
        first = self.random.randrange(seats)
        options = {
            "start": "agreed",
            "first_seat": first + 1,
            "end": "round_end" if round_end else "at_once",
            "after_ten": "must_turn" if must_turn else "pass_or_turn",
        }
        self.match = Match(GAME, seats, options, {"payout": payout})
        self.oracle = Oracle(seats, first, payout, round_end=round_end, must_turn=must_turn)
        self.trust = self.random.choice((0.3, 0.7, 0.95))
        self.denial = self.random.choice((0.1, 0.5, 0.9))
        self.boldness = self.random.choice((0.1, 0.5, 0.9))
        self.total = sum(self.oracle.brains)

    def play(self) -> None:
        """Play to the end and compare after every step."""
        self.compare()
        while not self.match.state.is_over():
            self.step()
            self.compare()
        end = self.match.end()
        assert end is not None
        assert {seat for seat, rank in enumerate(end.ranks) if rank == 1} == self.oracle.winners()

    def step(self) -> None:
        """One step of chance or of a player, in both."""
        state = self.match.state
        if state.is_chance():
            outcomes = state.weighted_outcomes()
            code = self.random.choices([each for each, _ in outcomes], [weight for _, weight in outcomes])[0]
            self.match.deal(code)
            self.oracle.apply(GAME.write_outcome(code))
        else:
            notation = self.choose(sorted(self.oracle.legal()))
            self.match.act(state.mover, GAME.read_action(notation))
            self.oracle.apply(notation)

    def choose(self, legal: list[str]) -> str:
        """Believe, deny or claim the most, as often as this table is inclined to; on the skull anything."""
        if self.oracle.skull:
            return self.random.choice(legal)
        if "believe" in legal:
            return "believe" if self.random.random() < self.trust else "doubt"
        if "announce none" in legal and self.random.random() < self.denial:
            return "announce none"
        claims = [int(each.split()[1]) for each in legal if each.startswith("announce") and "none" not in each]
        if claims and self.random.random() < self.boldness:
            return f"announce {max(claims)}"
        return self.random.choice(legal)

    def compare(self) -> None:
        """Both must agree about everything that is open."""
        state, oracle = self.match.state, self.oracle
        brains = state.brains[: state.seats]  # type: ignore[attr-defined]
        middle = state.middle  # type: ignore[attr-defined]
        where = self.match.steps[-3:]
        assert (brains, middle) == (oracle.brains, oracle.middle), where
        assert sum(brains) + middle == self.total, where
        assert min([*brains, middle]) >= 0, where
        assert state.is_over() == (oracle.waits_for == "over"), where
        assert state.is_chance() == (oracle.waits_for in ("look", "lift")), where
        for seat in range(state.seats):
            offered = [GAME.write_action(code) for code in state.legal_actions(seat)]
            assert len(offered) == len(set(offered)), where
            assert set(offered) == (oracle.legal() if seat == oracle.mover else set()), where


@pytest.mark.parametrize("round_end", [False, True], ids=["at_once", "round_end"])
@pytest.mark.parametrize("payout", SHEETS)
def test_random_games_agree_with_the_oracle(payout: str, *, round_end: bool) -> None:
    met: Counter[Case] = Counter()
    for seed in range(GAMES_OF_A_KIND):
        game = Game(seed, payout, round_end=round_end)
        game.play()
        met.update(game.oracle.answered)
    assert set(met) == CASES
    assert min(met.values()) >= 5
    assert met.total() >= 2000


@settings(max_examples=40, deadline=None)
@given(st.integers(min_value=0, max_value=2**32), st.sampled_from(sorted(SHEETS)), st.booleans())
def test_any_game_agrees_with_the_oracle(seed: int, payout: str, round_end: bool) -> None:
    Game(seed, payout, round_end=round_end).play()


@settings(max_examples=100, deadline=None)
@given(st.integers(min_value=1, max_value=9), st.integers(min_value=1, max_value=9), st.booleans(), st.data())
def test_one_answer_pays_what_the_table_of_the_sheets_says(
    giver: int,
    receiver: int,
    round_end: bool,
    data: st.DataObject,
) -> None:
    payout = data.draw(st.sampled_from(sorted(SHEETS)))
    said, answer = data.draw(st.sampled_from(["none", "1", "2"])), data.draw(st.sampled_from(["believe", "doubt"]))
    rats = data.draw(st.sampled_from([0, 1, 2]))
    match = Match(GAME, 3, {"start": "agreed", "end": "round_end" if round_end else "at_once"}, {"payout": payout})
    match.state.brains = [giver, receiver, 24 - giver - receiver] + [0] * 9  # type: ignore[attr-defined]
    match.act(0, GAME.read_action(f"announce {said}"))
    fee = 0 if said == "none" else 1
    giver -= fee
    middle = fee
    if giver == 0 and not round_end:
        assert match.state.is_over()
        return
    match.act(1, GAME.read_action(answer))
    if answer == "doubt":
        match.deal(GAME.read_outcome(f"roll {rats or 'none'}"))
    answered = {"believe": "believed", "doubt": "doubted"}[answer]
    true = None if answer == "believe" else (rats == 0 if said == "none" else rats >= int(said))
    changes = SHEETS[payout]["none" if said == "none" else "rats", answered, true]
    if changes[0] < 0:
        lost = min(-changes[0], giver)
        giver, middle = giver - lost, middle + lost
    if changes[1] < 0:
        lost = min(-changes[1], receiver)
        receiver, middle = receiver - lost, middle + lost
    if changes[0] > 0:
        giver, middle = giver + 1, middle - 1
    if changes[1] > 0:
        receiver, middle = receiver + 1, middle - 1
    brains = match.state.brains[:2]  # type: ignore[attr-defined]
    assert (brains, match.state.middle) == ([giver, receiver], middle)  # type: ignore[attr-defined]
