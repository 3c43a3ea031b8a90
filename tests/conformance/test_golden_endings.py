"""Every way in which any game can end has a golden record of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.kernel.record import read_record
from tools.golden import folder

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game


def test_every_ending_has_a_golden_record(game: Game) -> None:
    ends = [read_record(path.read_text(encoding="utf-8")).end for path in folder(game).glob("*.jsonl")]
    missing = {ending.name for ending in game.endings().values()} - {end.end for end in ends if end is not None}
    assert not missing, f"`python -m tools.golden --write`, with a plan for {sorted(missing)}"
