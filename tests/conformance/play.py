"""Playing any game at random, out of turn too, for the tests that hold for every game."""

from __future__ import annotations

import os
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import CHANCE, DEALER, PLAYERS, SPECTATOR
from ratskeller.kernel.options import describe_options
from ratskeller.kernel.record import write_record
from ratskeller.kernel.rng import Rng
from tests.conformance.traits import traits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.options import OptionInfo
    from ratskeller.kernel.state import State

FAILURES = Path(tempfile.gettempdir()) / "ratskeller-failures"
OUT_OF_TURN = 4  # one step in four is taken by a seat that need not act, where there is one that may
SEEDS = st.integers(0, 2**64 - 1)
FUZZ = 100  # times as many examples with HYPOTHESIS_PROFILE=fuzz


UNCOMPILED = os.environ.get("RATSKELLER_PURE") == "1"


def examples(count: int) -> settings:
    """So many examples in every run, fewer where the rules are slow, and many more when looking for new trouble."""
    if os.environ.get("HYPOTHESIS_PROFILE") == "fuzz":
        return settings(max_examples=count * FUZZ)
    return settings(max_examples=max(2, count // 4) if UNCOMPILED else count)


class Setup(NamedTuple):
    """A table that can be opened, and the seed of its dice."""

    seats: int
    options: dict[str, Any]
    packs: dict[str, Any]
    seed: int

    def open(self, game: Game) -> Match:
        """The game before its first step."""
        return Match(game, self.seats, self.options, self.packs, seed=self.seed)


def setups(game: Game) -> st.SearchStrategy[Setup]:
    """Every number of seats, every option and every shipped pack of a game, in all combinations that it takes."""
    options = {info.name: _option_values(info) for info in describe_options(game.options)}
    short = traits(game).short if UNCOMPILED else {}  # then they are played by few, too
    options.update({name: st.just(value) for name, value in short.items()})
    packs = {kind: st.sampled_from(sorted(known)) for kind, known in game.shipped_packs().items()}
    return st.builds(
        Setup,
        seats=st.sampled_from(game.seats[:2] if short else game.seats),
        options=st.fixed_dictionaries(
            {name: options[name] for name in short},
            optional={name: values for name, values in options.items() if name not in short},
        ),
        packs=st.fixed_dictionaries({}, optional=packs),
        seed=SEEDS,
    ).filter(lambda setup: _is_taken(game, setup))


def _option_values(info: OptionInfo) -> st.SearchStrategy[Any]:
    if info.type == "choice":
        return st.sampled_from(info.choices)
    if info.type == "flag":
        return st.booleans()
    if info.type == "number":
        return st.integers(info.least, info.most)
    return st.just(info.default)


def _is_taken(game: Game, setup: Setup) -> bool:
    try:
        setup.open(game)
    except BadSetup:
        return False
    return True


def some_seats(game: Game) -> int:
    """One more than the fewest, where a game takes more."""
    return game.seats[:2][-1]


def viewers(state: State) -> tuple[int, ...]:
    """Everybody who looks on: all seats, and a spectator."""
    return (*range(state.seats), SPECTATOR)


def steps(state: State) -> list[tuple[int, int]]:
    """Every step that is possible now, by anybody: pairs of a seat (or CHANCE) and a code."""
    found = [(seat, code) for seat in range(state.seats) for code in state.legal_actions(seat)]
    if state.is_chance():
        found += [(CHANCE, code) for code, _ in state.weighted_outcomes()]
    return found


def carry_out(match: Match, seat: int, code: int) -> None:
    """Let a step in through the door."""
    if seat == CHANCE:
        match.deal(code)
    else:
        match.act(seat, code)


class Driver:
    """Plays at random, but always the same for a seed; the dice are those that `verify` will derive."""

    def __init__(self, seed: int) -> None:
        stream = Rng(seed)
        self.dealer = stream.split(DEALER)
        self.players = stream.split(PLAYERS)

    def step(self, match: Match) -> tuple[int, int]:
        """Take one step and say which."""
        seat, code = self.choose(match.state)
        carry_out(match, seat, code)
        return seat, code

    def choose(self, state: State) -> tuple[int, int]:
        """The next step: mostly the mover's, now and then that of somebody who may act out of turn."""
        seat = state.mover
        others = [each for each in range(state.seats) if each != state.mover and state.legal(each)]
        if others and self.players.below(OUT_OF_TURN) == 0:
            seat = others[self.players.below(len(others))]
        if seat == CHANCE:
            return CHANCE, state.draw(self.dealer)
        actions = state.legal_actions(seat)
        return seat, actions[self.players.below(len(actions))]


def play_on(match: Match, driver: Driver, most: int | None = None) -> Match:
    """Play to the end, or for so many steps."""
    while not match.state.is_over() and (most is None or most > 0):
        driver.step(match)
        most = None if most is None else most - 1
    return match


def play(game: Game, setup: Setup) -> Match:
    """A whole random game."""
    match = setup.open(game)
    with kept_on_failure(match):
        return play_on(match, Driver(setup.seed))


@contextmanager
def kept_on_failure(match: Match) -> Iterator[None]:
    """Write the record of a game in which something went wrong to a file that `replay` opens."""
    try:
        yield
    except Exception as error:
        FAILURES.mkdir(exist_ok=True)
        path = FAILURES / f"{match.game.name}.jsonl"
        path.write_text(write_record(match.record()), encoding="utf-8")
        error.add_note(f"The record up to here: {path}")
        raise
