"""One state machine for every game: whatever is done in whatever order, the game stays sound."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from ratskeller.kernel.errors import Refused
from ratskeller.kernel.record import read_record, write_record
from ratskeller.kernel.replay import fork, replay
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.words import ENGLISH
from tests.conformance.play import SEEDS, Driver, carry_out, examples, kept_on_failure, play_on, setups, steps, viewers
from tests.conformance.positions import check_position, written_clauses
from tests.conformance.traits import traits

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.state import State

INDEX = st.integers(0, 2**16)


class Machine(RuleBasedStateMachine):
    """A table at which anything may be tried."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.match: Match | None = None
        self.conserved = 0
        self.kept: list[tuple[State, list[int]]] = []  # copies, and what they must still be

    @property
    def table(self) -> Match:
        """The game being played."""
        assert self.match is not None
        return self.match

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        """Open a table."""
        self.match = data.draw(setups(self.game)).open(self.game)
        self.conserved = traits(self.game).conserved(self.match.state)

    def is_running(self) -> bool:
        """Whether a step is possible."""
        return self.match is not None and not self.match.state.is_over()

    @precondition(is_running)
    @rule(index=INDEX)
    def take_any_step(self, index: int) -> None:
        """Anything possible, by anybody."""
        possible = steps(self.table.state)
        seat, code = possible[index % len(possible)]
        carry_out(self.table, seat, code)

    @precondition(is_running)
    @rule(seed=SEEDS, most=st.integers(2, 30))
    def play_a_while(self, seed: int, most: int) -> None:
        """Many steps at once, so that late positions are reached."""
        play_on(self.table, Driver(seed), most)

    @rule(index=INDEX, seat=st.integers(-4, 13))
    def try_what_is_forbidden(self, index: int, seat: int) -> None:
        """A refusal changes nothing and says why."""
        codes = [*self.game.action_codes(), -1, 10**6]
        code = codes[index % len(codes)]
        if (seat, code) in steps(self.table.state):
            return
        before = (self.table.state.as_row(), len(self.table.steps), len(self.table.events))
        with pytest.raises(Refused, match=self.game.title):
            self.table.act(seat, code)
        assert (self.table.state.as_row(), len(self.table.steps), len(self.table.events)) == before

    @rule()
    def save_and_reload(self) -> None:
        """Go on with what a reader of the record has."""
        again = replay(self.game, read_record(write_record(self.table.record())))
        assert again.state.as_row() == self.table.state.as_row()
        assert again.record() == self.table.record()
        self.match = again

    @rule(index=INDEX)
    def go_back_and_fork(self, index: int) -> None:
        """Go on from an earlier position, or this one."""
        at = index % (len(self.table.steps) + 1)
        made = fork(self.table, at)
        assert made.steps == self.table.steps[:at]
        self.match = made

    @rule()
    def keep_a_copy(self) -> None:
        """A copy must stay as it is, whatever happens next."""
        self.kept.append((self.table.state.copy(), self.table.state.as_row()))

    @rule(index=INDEX, seed=SEEDS)
    def imagine_and_play_on(self, index: int, seed: int) -> None:
        """What somebody imagines looks the same to them and can be played to its end."""
        seen = viewers(self.table.state)
        viewer = seen[index % len(seen)]
        scene = self.table.scene(viewer)
        imagined = self.table.state.copy()
        imagined.redeal(viewer, Rng(seed))
        assert self.game.scene(imagined, viewer, self.table.names, self.game.words(ENGLISH)) == scene
        driver = Driver(seed)
        while not imagined.is_over():
            imagined.apply(*driver.choose(imagined))
        assert traits(self.game).conserved(imagined) == self.conserved

    @invariant()
    def is_sound(self) -> None:
        """What holds in every position."""
        if self.match is None:
            return
        with kept_on_failure(self.match):
            check_position(self.game, self.match.state, written_clauses(self.game.name))
            assert traits(self.game).conserved(self.match.state) == self.conserved
            assert all(copy.as_row() == row for copy, row in self.kept)


def test_the_table_stays_sound(game: Game) -> None:
    class Table(Machine):
        def __init__(self) -> None:
            super().__init__(game)

    run_state_machine_as_test(Table, settings=settings(examples(40), stateful_step_count=25))
