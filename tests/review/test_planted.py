"""Blunders where one knows what is right are named, with what is right and why; a perfect game has none."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from ratskeller import BUILD
from ratskeller.bots.remembering import Noticing
from ratskeller.catalogue import find_game
from ratskeller.games.darkhouse.rules import codes as darkhouse
from ratskeller.games.house_of_rath.rules import codes as rath
from ratskeller.games.rathulhu.rules import codes as rathulhu
from ratskeller.games.rats_in_the_walls.rules import codes as rats
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import CHANCE
from ratskeller.kernel.replay import walk
from ratskeller.kernel.rng import Rng
from ratskeller.review.judge import Judge
from ratskeller.review.reviewed import ReviewedStep
from ratskeller.review.telling import Telling, ToldSlip
from tests.review.games import LITTLE, play, review_all

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.record import Record
    from ratskeller.review.reviewed import Judgement

THROWN = 108  # the step

pytestmark = pytest.mark.skipif(BUILD.kind == "pure", reason="slow")


class Planted(NamedTuple):
    """A decision, what was made of it, and what is said of that."""

    state: Any
    seat: int
    judgement: Judgement
    told: ToldSlip


def decisions(game: Game, record: Record) -> Iterator[tuple[int, Any, list[float], int]]:
    """Every step of a seat that had a choice: its number, the position before it, the memory, the seat."""
    noticing, before = None, None
    for step, match in enumerate(walk(game, record)):
        noticing = noticing or Noticing(game, match.state)
        if before is not None:
            line = record.steps[step - 1]
            seat = CHANCE if line.by == "chance" else line.by
            code = game.read_outcome(line.do) if seat == CHANCE else game.read_action(line.do)
            if seat != CHANCE and len(before.legal_actions(seat)) > 1:
                yield step, before, noticing.memory(), seat
            noticing.see(before, seat, code)
        before = match.state.copy()


def plant(game: Game, record: Record, wrong: Callable[[Any, int, list[int]], int | None]) -> Iterator[Planted]:
    """What is found where something wrong is done instead: `wrong` says what, or nothing."""
    judge, telling = Judge(game), Telling(game, record, "en")
    for step, state, memory, seat in decisions(game, record):
        code = wrong(state, seat, state.legal_actions(seat))
        if code is not None:
            judgement = judge.judge(state, seat, code, memory, Rng(1).split(step))
            assert judgement is not None
            shares: Any = (0.0,) * state.seats
            found = {"step": step, "by": seat, "do": "", "chances": shares, "points": (), "luck": shares}
            told = telling.slip(ReviewedStep(**found, judgement=judgement))
            assert told is not None, (step, judgement)
            yield Planted(state, seat, judgement, told)


def test_a_word_that_is_hardly_true_should_be_doubted() -> None:
    game = find_game("rats_in_the_walls")

    def believe(state: Any, seat: int, actions: list[int]) -> int | None:
        is_asked = state.phase == rats.ANSWERING and state.claim > 0
        return rats.BELIEVE if is_asked and state.ways_at_least(state.claim) * 5 < state.ways_at_least(0) else None

    found = list(islice(plant(game, play(game, 3, 0, "greedy"), believe), 4))
    assert len(found) == 4
    for each in found:
        assert each.judgement.options[1].code == rats.DOUBT
        assert "of 100 throws; after all that was said, the word was true with" in each.told.why


def test_the_last_die_of_the_last_roll_is_not_thrown_away() -> None:
    game = find_game("darkhouse")

    def stop(state: Any, seat: int, actions: list[int]) -> int | None:
        is_last = state.round == darkhouse.ROUNDS and state.rolls[seat] == darkhouse.ROLLS_A_ROUND
        fives = [code for code in actions if code < darkhouse.ARC and code % darkhouse.FACES >= 4]
        return darkhouse.STOP if is_last and fives else None

    found = [each for seed in range(4) for each in plant(game, play(game, 1, seed, "level:2"), stop)]
    assert found
    for each in found:
        assert each.told.done != each.told.best
        assert each.judgement.options[1].code != darkhouse.STOP
        assert each.judgement.points is not None
        assert each.judgement.points >= 5
        assert each.told.loss.endswith("points")
        assert each.told.why.startswith("Stopping gives up")
        assert "points could be expected" in each.told.why


def test_a_higher_token_than_is_needed_is_a_dominated_bid() -> None:
    """Everybody else has passed: any token wins, and a higher one is worth more in the next auctions."""
    game = find_game("rathulhu")

    def bid_most(state: Any, seat: int, actions: list[int]) -> int | None:
        others = [state.bids[other] for other in range(state.seats) if other != seat]
        is_alone = state.phase == rathulhu.BIDDING and all(each == rathulhu.PASSED for each in others)
        bids = [code for code in actions if game.write_action(code).startswith("bid")]
        return bids[-1] if is_alone and len(bids) > 3 else None

    judge, asked, named = Judge(game), 0, 0
    for seed in range(6):
        record = play(game, 2, seed, "greedy")
        for step, state, memory, seat in decisions(game, record):
            code = bid_most(state, seat, state.legal_actions(seat))
            if code is not None:
                judgement = judge.judge(state, seat, code, memory, Rng(1).split(step))
                assert judgement is not None
                asked += 1
                assert judgement.options[1].gain > 0
                if judgement.is_slip:
                    named += 1
                    assert "favour" in _why(game, record, step, seat, judgement)
    assert asked > 3
    assert named > 0


def _why(game: Game, record: Record, step: int, seat: int, judgement: Judgement) -> str:
    shares: Any = (0.0,) * record.header.seats
    found = ReviewedStep(step=step, by=seat, do="", chances=shares, points=(), luck=shares, judgement=judgement)
    told = Telling(game, record, "en").slip(found)
    assert told is not None
    return told.why


def test_rath_is_not_led_onto_ones_own_last_orphan() -> None:
    """Where somebody else could be attacked: whoever loses the last orphan is out."""
    game = find_game("house_of_rath")
    judge, named = Judge(game), 0
    for seed in range(12):
        record = play(game, 2, seed, "level:2")
        for step, state, memory, seat in decisions(game, record):
            mine = [
                orphan for orphan in range(rath.ORPHANS) if state.owner_of(orphan) == seat and state.room[orphan] >= 0
            ]
            attacks = [code for code in state.legal_actions(seat) if rath.ATTACK <= code < rath.ATTACK + rath.ORPHANS]
            if len(mine) == 1 and rath.ATTACK + mine[0] in attacks and len(attacks) > 1:
                judgement = judge.judge(state, seat, rath.ATTACK + mine[0], memory, Rng(1).split(step))
                assert judgement is not None
                assert judgement.options[1].code != rath.ATTACK + mine[0]
                assert judgement.loss > 0
                if not judgement.is_slip:  # where a Run Away card or two may still save it
                    continue
                named += 1
                why = _why(game, record, step, seat, judgement)
                assert "was one’s own" in why
                assert " is out in" in why or "own last orphan" in why
    assert named > 2


def test_a_card_that_protects_is_not_thrown_away() -> None:
    """A real game: seat 3 throws a Defensive card away that it could keep."""
    game = find_game("condyle_cove")
    record = play(game, 3, 1, "level:5,level:3,level:2")
    thrown = next(step for step in decisions(game, record) if step[0] == THROWN)
    judgement = Judge(game).judge(thrown[1], 2, game.read_action("card 3"), thrown[2], Rng(1).split(THROWN))
    assert judgement is not None
    assert judgement.is_slip
    assert judgement.options[1].do == "stop"
    assert "Defensive cards" in _why(game, record, THROWN, 2, judgement)


@pytest.mark.parametrize(
    ("name", "seats"),
    [("rats_in_the_walls", 4), ("rathulhu", 3), ("darkhouse", 1), ("house_of_rath", 2), ("condyle_cove", 3)],
)
def test_a_perfect_game_has_no_slip(name: str, seats: int) -> None:
    """Every decision is what the judge itself likes best."""
    game = find_game(name)
    judge, match = Judge(game, LITTLE), Match(game, seats)
    dealer, noticing = Rng(5), Noticing(game, match.state)
    while not match.state.is_over():
        state, step = match.state, len(match.steps) + 1
        if state.is_chance():
            outcome = state.draw(dealer)
            noticing.see(state, CHANCE, outcome)
            match.deal(outcome)
            continue
        seat = state.mover
        code = state.legal_actions(seat)[0]
        judgement = judge.judge(state, seat, code, noticing.memory(), Rng(1).split(step))
        if judgement is not None and any(judgement.given_away):
            code = judgement.options[1].code
        noticing.see(state, seat, code)
        match.act(seat, code)
    steps = review_all(game, match.record())
    assert [each.step for each in steps if each.judgement and each.judgement.is_slip] == []
    assert all(not each.judgement or each.judgement.loss <= 1e-9 for each in steps)
