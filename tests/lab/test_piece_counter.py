"""Counting: a few choices and events whose counts can be told by heart, and deals whose effect is known."""

from __future__ import annotations

from typing import Any

import pytest

from ratskeller.bots.random_bot import RandomBot
from ratskeller.kernel.rng import Rng
from ratskeller.lab.piece_counter import PieceCounter
from ratskeller.lab.sums import ENOUGH
from ratskeller.lab.tally import Length, PieceTally
from tests.lab.little_study import STOP, LittlePieces, LittleState, Oracle, Told

ACE, TWOS, SUN, RAIN, DOOM, HILL, RUBBISH = range(7)


def test_chances_choices_and_free_plays() -> None:
    counter = PieceCounter(LittlePieces(), 2)
    state: Any = LittleState([1.0, 0.0])
    counter.see_choice(state.asked(ACE, TWOS, STOP), 0, ACE, RandomBot())  # free
    counter.see_choice(state.asked(ACE, TWOS), 0, TWOS, RandomBot())  # chosen, but one of the two had to be
    counter.see_choice(state.asked(TWOS), 1, TWOS, RandomBot())  # no choice at all
    counter.see_choice(state.asked(TWOS, STOP), 1, STOP, RandomBot())  # passed over
    counter.see_choice(state.asked(STOP), 1, STOP, RandomBot())
    counter.end_game(state, 12)
    ace, twos = counter.tally.pieces[ACE], counter.tally.pieces[TWOS]
    assert (ace.plays, ace.free, ace.chosen, ace.chances, ace.games) == (1, 1, 1, 2, 1)
    assert (twos.plays, twos.free, twos.chosen, twos.chances, twos.games) == (2, 0, 1, 3, 1)
    assert counter.tally.pieces[HILL] == PieceTally()
    assert ace.gain.games == 0  # chance does not think


def test_what_the_player_thought_of_it() -> None:
    counter = PieceCounter(LittlePieces(), 2)
    state: Any = LittleState([1.0, 0.0])
    bot = Oracle(a0=0.6, a1=0.5, a9=0.3)
    counter.see_choice(state.asked(ACE, TWOS, STOP), 0, ACE, bot)  # the next best is worth 0.5
    counter.see_choice(state.asked(TWOS, STOP), 0, TWOS, Oracle(a1=0.5, a9=0.3))
    counter.see_choice(state.asked(TWOS), 0, TWOS, Oracle())  # nothing to think about
    counter.end_game(state, 1)
    assert counter.tally.pieces[ACE].gain.much == pytest.approx(0.1)
    twos = counter.tally.pieces[TWOS].gain
    assert twos.many == 1
    assert twos.much == pytest.approx(0.2)


def test_the_next_best_is_what_was_tried_most() -> None:
    class Doubter(Oracle):
        def thoughts(self) -> list[Any]:
            found = super().thoughts()
            return [each._replace(visits=0 if each.action == STOP else each.visits) for each in found]

    counter = PieceCounter(LittlePieces(), 2)
    state: Any = LittleState([1.0, 0.0])
    counter.see_choice(state.asked(ACE, TWOS, STOP), 0, ACE, Doubter(a0=0.6, a1=0.5, a9=0.9))
    counter.end_game(state, 1)
    assert counter.tally.pieces[ACE].gain.much == pytest.approx(0.1)  # nobody has tried what looks like 0.9


def test_what_happens_to_winners_and_losers() -> None:
    counter = PieceCounter(LittlePieces(), 2)
    told: Any = [Told(SUN, 0), Told(SUN, 0), Told(SUN, 1)]
    counter.see_events(told)
    told = [Told(DOOM, 1)]
    counter.see_events(told)
    state: Any = LittleState([1.0, 0.0], first=1, turns=7, ending=3)
    counter.end_game(state, 12)
    sun, doom = counter.tally.pieces[SUN].happened, counter.tally.pieces[DOOM].happened
    assert (sun.many, sun.much, doom.many, doom.much) == (3, 2.0, 1, 0.0)
    tally = counter.tally
    assert (tally.games, tally.by_seat, tally.by_order) == (1, [1.0, 0.0], [0.0, 1.0])
    assert (tally.steps, tally.turns, dict(tally.endings)) == (Length(12, 12, 12), Length(7, 7, 7), {3: 1})
    shorter: Any = LittleState([0.5, 0.5], turns=3)
    counter.end_game(shorter, 5)
    assert tally.pieces[SUN].happened.many == 3  # a new game has forgotten the last one
    assert (tally.turns, tally.steps, tally.by_seat) == (Length(10, 3, 7), Length(17, 5, 12), [1.5, 0.5])


def deals(copies: int, seats: int, cards: int, games: int, strength: float) -> PieceCounter:
    """Games in which every copy of a piece makes its holder's win likelier by as much, at the others' expense."""
    rng = Rng(3)
    piece = ACE if copies == 1 else TWOS
    counter = PieceCounter(LittlePieces(cards), seats)
    for _ in range(games):
        places = list(range(cards))
        holders = [places.pop(rng.below(len(places))) % seats for _ in range(copies)]
        held = [float(holders.count(seat)) for seat in range(seats)]
        spare = (1 - strength * copies) / seats
        draw, seat = rng.below(10**6) / 10**6, 0
        while draw >= (chance := spare + strength * held[seat]) and seat < seats - 1:
            draw -= chance
            seat += 1
        rewards = [float(each == seat) for each in range(seats)]
        state: Any = LittleState(rewards, copies={piece: held}, sizes=[cards // seats] * seats)
        counter.see_choice(state.asked(piece, STOP), 0, piece, RandomBot())
        counter.end_game(state, 1)
    return counter


@pytest.mark.parametrize(("copies", "seats"), [(1, 2), (1, 4), (2, 2), (2, 4)])
def test_the_effect_of_a_dealt_copy_is_found(copies: int, seats: int) -> None:
    """A copy of strength 0.2 lifts its holder from 1/n to 1/n + 0.2 (1 - 1/n), whether there are one or two of it."""
    games = 4000
    counter = deals(copies, seats, 12, games, 0.2)
    found = counter.tally.pieces[ACE if copies == 1 else TWOS].dealt.mean(games, 1 / seats)
    assert found is not None
    truth = 0.2 * (1 - 1 / seats)
    assert found.low(3) < truth < found.high(3)
    assert found.error < truth / 10


def test_one_copy_is_the_win_share_of_its_holder_less_par() -> None:
    games = 500
    counter = deals(1, 2, 12, games, 0.3)
    dealt = counter.tally.pieces[ACE].dealt
    found = dealt.mean(games, 0.5)
    assert found is not None
    holder = deals_won(games)
    assert found.value == pytest.approx(holder / games - 0.5)


def deals_won(games: int) -> float:
    """How often the holder won in the games above: counted by hand, game by game."""
    won = 0.0
    before = PieceCounter.end_game

    def count(counter: PieceCounter, state: Any, steps: int) -> None:
        nonlocal won
        won += sum(share * reward for share, reward in zip(state.copies[ACE], state.rewards, strict=True))
        before(counter, state, steps)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PieceCounter, "end_game", count)
        deals(1, 2, 12, games, 0.3)
    return won


def test_alone_half_of_the_cards_are_nobodys() -> None:
    """With the card in the own half 3 of 4 games are won, else 1 of 4, and 1 of 2 in all: it is worth 25 points."""
    counter = PieceCounter(LittlePieces(10), 1)
    games = 4 * ENOUGH
    for number in range(games):
        won = number % 8 in {1, 3, 5, 0}  # the card is in the own half in every odd game
        state: Any = LittleState([float(won)], copies={ACE: [float(number % 2)]}, sizes=[5])
        counter.end_game(state, 1)
    assert counter.tally.by_seat == [games / 2]
    found = counter.tally.pieces[ACE].dealt.mean(games, 0.5)
    assert found is not None
    assert found.value == pytest.approx(0.25)
    # Half the difference between two shares, 3/4 and 1/4, each of half the games.
    assert found.error == pytest.approx((2 * 0.1875 / (games / 2)) ** 0.5 / 2, rel=0.01)
