"""The golden records of all games: one for every ending; and what holds everywhere holds in their positions too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.kernel.replay import open_match
from tests.conformance.golden import records, steps
from tests.conformance.play import UNCOMPILED, carry_out, kept_on_failure
from tests.conformance.positions import check_end, check_position, written_clauses
from tests.conformance.traits import traits

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

MOST = 40  # positions of a game are looked at whole by the uncompiled rules; both builds play alike


def test_every_ending_has_a_golden_record(game: Game) -> None:
    ends = {record.end.end for record in records(game) if record.end is not None}
    missing = {ending.name for ending in game.endings.values()} - ends
    assert not missing, f"`python -m tools.golden --write`, with golden games for {sorted(missing)}"


def test_every_position_of_a_golden_game_is_sound(game: Game) -> None:
    conserved, clauses = traits(game).conserved, written_clauses(game.name)
    for record in records(game):
        match = open_match(game, record.header)
        at_first, every = conserved(match.state), 1 + len(record.steps) // MOST if UNCOMPILED else 1
        with kept_on_failure(match):
            for number, (seat, code) in enumerate(steps(game, record)):
                if number % every == 0:
                    check_position(game, match.state, clauses)
                carry_out(match, seat, code)
                assert conserved(match.state) == at_first
            check_end(game, match, clauses)
