"""Where a simulation is kept: its settings, its chunks and its records, each written whole or not at all.

`simulation.json` holds the settings and the command that plays the same games again, `games-00000.parquet` and so on
hold a chunk of games each, a row a game, and `records/000017.jsonl` is game 17 as a whole, for `replay` and `verify`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ratskeller.lab.plan_folder import PlanFolder
from ratskeller.lab.simulation_plan import SimulationPlan

if TYPE_CHECKING:
    from pathlib import Path

OURS = re.compile(r"((games|decisions)-\d{5,}\.parquet|\d{6,}\.jsonl)(\.tmp)?")


class Folder(PlanFolder[SimulationPlan]):
    """The folder of one simulation."""

    what = "simulation"
    plan_type = SimulationPlan
    way_out = "take another folder, or --force to begin anew"

    def chunk_file(self, number: int) -> Path:
        """Where a chunk is or will be."""
        return self.path / f"games-{number:05d}.parquet"

    def record_file(self, index: int) -> Path:
        """Where the record of a game is or will be."""
        return self.path / "records" / f"{index:06d}.jsonl"

    def begin(self, plan: SimulationPlan, command: str, *, anew: bool) -> None:
        """Make sure that the folder holds this plan and no other; `anew` throws away what a simulation left."""
        if anew and self.settings_file.exists():
            self._clear()
            self.write_settings(plan, command)
        self.settle(plan, command)

    def write_chunk(self, number: int, content: bytes) -> None:
        """Store a chunk."""
        self._write(self.chunk_file(number), content)

    def write_record(self, index: int, text: str) -> None:
        """Store a record."""
        file = self.record_file(index)
        file.parent.mkdir(exist_ok=True)
        self._write(file, text.encode())

    def _clear(self) -> None:
        """Delete the chunks and records of a simulation, and nothing else; its settings are written over."""
        for file in [*self.path.iterdir(), *self.path.glob("records/*")]:
            if OURS.fullmatch(file.name) is not None and file.is_file():
                file.unlink()
