"""The golden records of all games: one for every ending; and what holds everywhere holds in their positions too."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ratskeller.kernel.numbers import CHANCE
from ratskeller.kernel.record import read_record
from ratskeller.kernel.replay import open_match
from tests.conformance.conserved import CONSERVED
from tests.conformance.play import carry_out, kept_on_failure
from tests.conformance.positions import check_end, check_position, written_clauses
from tests.conformance.secrecy import watch
from tools.golden import STEPS_TOLD, folder

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.record import Record


def records(game: Game) -> list[Record]:
    """All golden records of a game."""
    return [read_record(path.read_text(encoding="utf-8")) for path in sorted(folder(game).glob("*.jsonl"))]


def steps(game: Game, record: Record) -> Iterator[tuple[int, int]]:
    """What was done, as numbers."""
    for line in record.steps:
        if line.by == "chance":
            yield CHANCE, game.read_outcome(line.do)
        else:
            yield line.by, game.read_action(line.do)


def test_every_ending_has_a_golden_record(game: Game) -> None:
    ends = {record.end.end for record in records(game) if record.end is not None}
    missing = {ending.name for ending in game.endings().values()} - ends
    assert not missing, f"`python -m tools.golden --write`, with a plan for {sorted(missing)}"


def test_every_position_of_a_golden_game_is_sound(game: Game) -> None:
    conserved, clauses = CONSERVED[game.name], written_clauses(game.name)
    for record in records(game):
        match = open_match(game, record.header)
        at_first = conserved(match.state)
        with kept_on_failure(match):
            for seat, code in steps(game, record):
                check_position(game, match.state, clauses)
                carry_out(match, seat, code)
                assert conserved(match.state) == at_first
            check_end(game, match, clauses)


def test_nothing_leaks_in_a_golden_game(game: Game) -> None:
    for record in records(game):
        if len(record.steps) <= STEPS_TOLD:
            watch(open_match(game, record.header), partial(next, steps(game, record), None))
