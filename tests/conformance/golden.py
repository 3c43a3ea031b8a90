"""The golden records of a game, read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.kernel.numbers import CHANCE
from ratskeller.kernel.record import read_record
from tools.golden import folder

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
