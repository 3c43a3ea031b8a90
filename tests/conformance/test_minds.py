"""What must hold of every game's mind, its levels, its zoo and its learnt numbers, whatever table it sits at."""

from __future__ import annotations

import math
import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratskeller.bots.bot import imagine
from ratskeller.bots.registry import make_bot
from ratskeller.bots.remembering import Noticing
from ratskeller.catalogue import GAMES
from ratskeller.kernel.learned import BYTES_MAX, FOLDER, Learned, read_learned
from ratskeller.kernel.levels import FILE, LEVELS, read_levels
from ratskeller.kernel.numbers import NOBODY, SPECTATOR
from ratskeller.kernel.rng import Rng
from tests.conformance.play import UNCOMPILED, Driver, examples, setups
from tools.every_game import EVERY_GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.mind import Mind
    from ratskeller.kernel.state import State
    from tests.conformance.play import Setup

WITH_MIND = sorted(name for name, game in EVERY_GAME.items() if game.mind is not None)
APART = 7  # one position in so many is looked at
MANY = 12 if UNCOMPILED else 40  # games; uncompiled a quarter of it
STEPS = 60 if UNCOMPILED else 300  # of a game that is remembered
MOST = 4 if UNCOMPILED else 30  # positions of a game


@pytest.fixture(params=WITH_MIND, scope="module")
def knowing(request: pytest.FixtureRequest) -> Game:
    """Every game that has a mind."""
    return EVERY_GAME[request.param]


def mind_of(game: Game, state: State, effort: int = 0, temper: int = 0) -> Mind:
    """The mind for a position."""
    assert game.mind is not None
    made: Mind = game.mind(state)
    made.effort, made.temper = effort, temper
    return made


class Table(NamedTuple):
    """A mind, and positions of a random game to show it."""

    mind: Mind
    positions: Iterator[State]
    seed: int


def tables(game: Game) -> st.SearchStrategy[Table]:
    """Minds of every level and temperament, at every table that can be opened; uncompiled those that think least."""
    levels = read_levels(game.package)
    efforts = [0] if UNCOMPILED else sorted({0, *(level.effort for level in levels.level)})
    tempers = range(len(levels.temperaments))

    def make(setup: Setup, effort: int, temper: int) -> Table:
        mind = mind_of(game, setup.open(game).state, effort, temper)
        return Table(mind, positions(game, setup), setup.seed)

    return st.builds(make, setups(game), st.sampled_from(efforts), st.sampled_from(tempers))


def positions(game: Game, setup: Setup, most: int = MOST) -> Iterator[State]:
    """Positions of a random game in which somebody must choose."""
    state = setup.open(game).state.copy()
    driver, left = Driver(setup.seed), setup.seed % APART
    while state.mover != NOBODY and most > 0:
        if state.mover >= 0:
            left -= 1
            if left < 0:
                left = APART - 1
                most -= 1
                yield state.copy()
        state.apply(*driver.choose(state))


def choosers(state: State) -> list[int]:
    """Everybody for whom the game waits, and who knows it: nobody else is asked what a bot would do."""
    return [seat for seat in range(state.seats) if state.legal(seat) > 0 and state.awaited(seat) >> seat & 1]


# ---- what it prefers ---------------------------------------------------------------------------------------


@examples(MANY)
@given(data=st.data())
def test_it_weighs_exactly_what_is_legal(knowing: Game, data: st.DataObject) -> None:
    mind, shown, seed = data.draw(tables(knowing))
    for state in shown:
        row = state.as_row()
        for seat in choosers(state):
            legal = state.legal_actions(seat)
            preferences = mind.preferences(state, seat)
            assert state.legal_actions(seat) == legal
            assert len(preferences) == len(legal)
            assert all(math.isfinite(each) and each >= 0 for each in preferences)
            assert sum(preferences) == pytest.approx(1, abs=1e-6)
            assert mind.preferences(state, seat) == preferences, "the same question, another answer"
            assert mind.choose(state, seat) in legal
            assert mind.sample(state, seat, Rng(seed)) in legal
        assert state.as_row() == row, "who is asked changes nothing"


@examples(MANY)
@given(data=st.data())
def test_what_is_hidden_changes_nothing(knowing: Game, data: st.DataObject) -> None:
    mind, shown, _ = data.draw(tables(knowing))
    for state in shown:
        for seat in choosers(state):
            swapped = [state, *(imagine(state, seat, Rng(stream)) for stream in range(3))]
            assert len({tuple(mind.preferences(each, seat)) for each in swapped}) == 1
            assert len({mind.choose(each, seat) for each in swapped}) == 1
            assert len({mind.sample(each, seat, Rng(5)) for each in swapped}) == 1


# ---- what it hopes for and believes ------------------------------------------------------------------------


@examples(MANY)
@given(data=st.data())
def test_hopes_are_parts_of_a_win(knowing: Game, data: st.DataObject) -> None:
    mind, shown, _ = data.draw(tables(knowing))
    for state in shown:
        row = state.as_row()
        hopes = [mind.outlook(state, seat) for seat in range(state.seats)]
        assert all(0 <= hope <= 1 for hope in hopes)
        if state.seats > 1:
            # Who has a temperament sees their own danger, or that of others, larger than it is.
            assert sum(hopes) == pytest.approx(1, abs=0.2 if mind.temper else 0.02)
        for seat in range(state.seats):
            assert 0 <= mind.belief(state, seat) <= 1
            assert mind.secret(state, seat) == mind.secret(state.copy(), seat)
            check_terms(mind.terms(state, seat))
        assert mind.is_quiet(state) in {True, False}
        assert state.as_row() == row, "who is asked changes nothing"


def check_terms(terms: list[tuple[str, float]]) -> None:
    """Named terms, each name once."""
    names = [name for name, _ in terms]
    assert len(set(names)) == len(names)
    assert all(names)
    assert all(math.isfinite(value) for _, value in terms)


def test_what_it_hopes_for_has_names(knowing: Game) -> None:
    state = knowing.set_up(knowing.seats[-1], {}, {}).copy()
    assert mind_of(knowing, state).terms(state, 0)


@examples(MANY)
@given(data=st.data())
def test_a_seat_knows_its_own_secret_whatever_else_is_hidden(knowing: Game, data: st.DataObject) -> None:
    mind, shown, _ = data.draw(tables(knowing))
    for state in shown:
        for seat in range(state.seats):
            swapped = [state, *(imagine(state, seat, Rng(stream)) for stream in range(3))]
            assert len({mind.secret(each, seat) for each in swapped}) == 1


# ---- what it remembers -------------------------------------------------------------------------------------


@examples(MANY)
@given(data=st.data())
def test_it_remembers_what_everybody_saw(knowing: Game, data: st.DataObject) -> None:
    """The same, whatever is hidden while it looks on; and what it recalls tells a seat no more than it may know."""
    setup = data.draw(setups(knowing))
    state = setup.open(knowing).state.copy()
    mind, driver = mind_of(knowing, state), Driver(setup.seed)
    if not mind.has_memory():
        return
    looking, elsewhere = Noticing(knowing, state), Noticing(knowing, state)
    for _ in range(STEPS):
        if state.mover == NOBODY:
            break
        seat, action = driver.choose(state)
        looking.see(state, seat, action)
        elsewhere.see(imagine(state, SPECTATOR, Rng(77)), seat, action)
        state.apply(seat, action)
    memory = looking.memory()
    assert memory == elsewhere.memory()
    assert all(math.isfinite(number) for number in memory)
    mind.recall(memory)
    assert mind.memory() == memory
    for seat in choosers(state):
        swapped = [state, *(imagine(state, seat, Rng(stream)) for stream in range(3))]
        assert len({tuple(mind.preferences(each, seat)) for each in swapped}) == 1
    mind.forget()
    fresh = mind_of(knowing, state).memory()
    assert mind.memory() == fresh
    mind.recall([])
    assert mind.memory() == fresh


# ---- levels and the zoo ------------------------------------------------------------------------------------


def test_five_levels_are_told(knowing: Game) -> None:
    levels = read_levels(knowing.package)
    assert levels.seats in knowing.seats
    assert "arena" in levels.measured
    assert len(set(levels.temperaments)) == len(levels.temperaments) in {2, 3}
    assert all(name.isidentifier() for name in levels.temperaments)
    assert levels.level[0].temperature > 0
    for number in LEVELS:
        for temperament in levels.temperaments:
            bot = make_bot(f"level:{number}:{temperament}", knowing)
            assert bot.is_repeatable
    assert knowing.zoo


def test_a_game_without_a_mind_has_no_levels() -> None:
    for name, game in EVERY_GAME.items():
        if name not in WITH_MIND:
            assert not files(game.package).joinpath(FILE).is_file()
            assert not game.zoo


def test_every_game_of_the_catalogue_has_a_mind() -> None:
    assert [name for name, game in GAMES.items() if game.mind is None] == []


@pytest.mark.skipif(UNCOMPILED, reason="too slow uncompiled, and both builds think alike")
@examples(6)
@given(data=st.data())
def test_levels_play_the_same_whatever_is_hidden(knowing: Game, data: st.DataObject) -> None:
    setup = data.draw(setups(knowing))
    names = [f"level:{number}" for number in LEVELS]
    bots = [make_bot(name, knowing) for name in data.draw(st.permutations(names))[:2]]
    for state in positions(knowing, setup, most=3):
        seat = state.mover
        swapped = [imagine(state, seat, Rng(stream)) for stream in range(2)]
        for bot in bots:
            chosen = [bot.choose(each.copy(), seat, Rng(setup.seed)) for each in [*swapped, swapped[0]]]
            assert set(chosen) == {chosen[0]}, f"{bot.name} knows too much, or is not the same twice"
            assert chosen[0] in state.legal_actions(seat)


@examples(MANY)
@given(data=st.data())
def test_the_zoo_and_the_mind_alone_play_what_is_legal_everywhere(knowing: Game, data: st.DataObject) -> None:
    setup = data.draw(setups(knowing))
    bots = [make_bot(name, knowing) for name in ("greedy", *knowing.zoo)]
    for state in positions(knowing, setup):
        for seat in choosers(state):
            for bot in bots:
                swapped = [imagine(state, seat, Rng(stream)) for stream in range(2)]
                chosen = {bot.choose(each, seat, Rng(setup.seed)) for each in swapped}
                assert len(chosen) == 1, f"{bot.name} knows too much"
                assert chosen <= set(state.legal_actions(seat))


@pytest.mark.skipif(UNCOMPILED, reason="whole games are too slow uncompiled")
def test_the_zoo_plays_games_to_the_end(knowing: Game) -> None:
    for seats in (knowing.seats[0], knowing.seats[-1]):
        for name in ("greedy", *knowing.zoo):
            bot = make_bot(name, knowing)
            state = knowing.set_up(seats, {}, {}).copy()
            dealer, players, steps = Rng(1), Rng(2), 0
            while not state.is_over():
                seat = state.mover
                action = state.draw(dealer) if seat < 0 else bot.choose(imagine(state, seat, players), seat, players)
                state.apply(seat, action)
                steps += 1
                assert steps <= knowing.steps_max


# ---- learnt numbers ----------------------------------------------------------------------------------------


def test_learnt_numbers_are_small_and_for_the_rules_of_today(knowing: Game) -> None:
    folder = files(knowing.package).joinpath(FOLDER)
    found = sorted(each.name for each in folder.iterdir()) if folder.is_dir() else []
    texts = {name: folder.joinpath(name).read_text(encoding="utf-8") for name in found}
    assert sum(len(text.encode()) for text in texts.values()) <= BYTES_MAX
    for name, text in texts.items():
        learned = msgspec.convert(tomllib.loads(text), Learned)
        assert learned == read_learned(knowing.package, name.removesuffix(".toml"), knowing.rules_version)
        assert f"train {knowing.name} --seed {learned.making.seed}" in learned.making.command
        assert learned.title.endswith(".")
        assert learned.making.strength
        assert all(math.isfinite(number) for numbers in learned.numbers.values() for number in numbers)
