"""What a game finds directly is what it would find by trying: its legal actions, and the outcome that chance draws."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.kernel.numbers import CHANCE, NOT_NOW, PERMITTED
from ratskeller.kernel.options import describe_options
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.state import State
from tests.conformance.play import UNCOMPILED, Driver, viewers
from tests.conformance.positions import check_draw, check_legal
from tests.conformance.traits import traits
from tools.differential import Setup, is_accepted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.game import Game

# Uncompiled, fewer tables and fewer positions of each: every game has its own tests of what is legal there.
TABLES = 4 if UNCOMPILED else 1  # one of so many
POSITIONS = 20 if UNCOMPILED else 3


def test_legal_and_draw_agree_with_forbids_and_outcomes(game: Game) -> None:
    """At tables of every kind, in positions that were played and in those that somebody imagines there."""
    chance = Random(game.name)
    for setup in list(tables(game, chance))[::TABLES]:
        state, driver = game.set_up(*setup), Driver(chance.getrandbits(64))
        state.telling = False
        while not state.is_over():
            if chance.randrange(POSITIONS) == 0:
                check_draws_and_actions(game, state, chance)
                imagined = state.copy()
                imagined.redeal(chance.randrange(state.seats), Rng(chance.getrandbits(64)))
                check_draws_and_actions(game, imagined, chance)
            state.apply(*driver.choose(state))
        check_draws_and_actions(game, state, chance)


def tables(game: Game, chance: Random) -> Iterator[Setup]:
    """Each number of seats with each value of each option and each pack; the rest at random, if the game takes it."""
    options: dict[str, tuple[Any, ...]] = {}
    for info in describe_options(game.options):
        numbers = (info.least, info.default, info.most) if info.type == "number" else (info.default,)
        options[info.name] = info.choices or ((False, True) if info.type == "flag" else numbers)
    packs = {kind: tuple(shipped) for kind, shipped in game.shipped_packs().items()}
    for seats in game.seats:
        yield Setup(seats, {}, {})
        for name, value in [(name, value) for name, values in (options | packs).items() for value in values]:
            rest = {each: chance.choice(values) for each, values in (options | packs).items()}
            for said in ({name: value}, rest | {name: value}):
                setup = Setup(
                    seats,
                    {each: what for each, what in said.items() if each in options},
                    {each: what for each, what in said.items() if each in packs},
                )
                if is_accepted(game, setup):
                    yield setup


def check_draws_and_actions(game: Game, state: State, chance: Random) -> None:
    """What is asked of one position."""
    for viewer in viewers(state):
        check_legal(state, viewer, game.action_codes())
    if state.is_chance():
        for _ in range(5):
            check_draw(state, chance.getrandbits(64), in_its_own_way=traits(game).draws_itself)


# ---- that this can fail --------------------------------------------------------------------------------------


class Flawed(State):
    """Actions 2, 3 and 4 are permitted to seat 0, and as many outcomes possible; `ending` says what is done wrong."""

    __slots__ = ()

    def legal(self, seat: int) -> int:
        self.count = 0
        for action in ((2, 3, 4), (2, 4), (2, 3, 4, 5), (2, 4, 3), (2, 3, 3, 4))[self.ending] if seat == 0 else ():
            self.offer(action)
        return self.count

    def forbids(self, seat: int, action: int) -> int:
        return PERMITTED if seat == 0 and 2 <= action <= 4 else NOT_NOW

    def outcomes(self) -> int:
        self.count = 0
        for outcome in range(3):
            self.weigh(outcome, 1 + outcome)
        return self.count

    def draw(self, rng: Rng) -> int:
        self.outcomes()
        drawn = self.pick(rng)
        if self.ending == 1:
            rng.next()
        return (drawn, drawn, 2 - drawn, 7)[self.ending]


def flawed(flaw: int) -> Flawed:
    """A position for seat 0, or for chance, with a flaw; 0 is none."""
    state = Flawed()
    state.seats, state.mover, state.ending = 2, CHANCE, flaw
    return state


def check_draws(state: State) -> None:
    """Enough of them to meet every outcome."""
    for seed in range(20):
        check_draw(state, seed, in_its_own_way=False)


def test_a_list_without_a_flaw_passes() -> None:
    assert check_legal(flawed(0), 0, range(10)) == [2, 3, 4]
    assert check_legal(flawed(0), 1, range(10)) == []
    check_draws(flawed(0))


@pytest.mark.parametrize("flaw", range(1, 5), ids=["missing", "forbidden", "out of order", "twice"])
def test_a_flawed_list_is_found(flaw: int) -> None:
    with pytest.raises(AssertionError):
        check_legal(flawed(flaw), 0, range(10))


@pytest.mark.parametrize("flaw", range(1, 3), ids=["one number too many", "another outcome"])
def test_a_flawed_draw_is_found(flaw: int) -> None:
    with pytest.raises(AssertionError):
        check_draws(flawed(flaw))


def test_what_cannot_be_is_found_even_where_a_game_draws_in_its_own_way() -> None:
    check_draw(flawed(2), 1, in_its_own_way=True)
    with pytest.raises(AssertionError):
        check_draw(flawed(3), 1, in_its_own_way=True)
