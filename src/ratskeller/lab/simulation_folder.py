"""Where a simulation is kept: its settings, its chunks and its records, each written whole or not at all.

`simulation.json` holds the settings and the command that plays the same games again, `games-00000.parquet` and so on
hold a chunk of games each, a row a game, and `records/000017.jsonl` is game 17 as a whole, for `replay` and `verify`.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller.lab.held_folder import HeldFolder
from ratskeller.lab.simulation_plan import CannotSimulate, SimulationPlan

if TYPE_CHECKING:
    from pathlib import Path

FORMAT = 1
OURS = re.compile(r"(games-\d{5,}\.parquet|\d{6,}\.jsonl)(\.tmp)?")


class Folder(HeldFolder):
    """The folder of one simulation."""

    def chunk_file(self, number: int) -> Path:
        """Where a chunk is or will be."""
        return self.path / f"games-{number:05d}.parquet"

    def record_file(self, index: int) -> Path:
        """Where the record of a game is or will be."""
        return self.path / "records" / f"{index:06d}.jsonl"

    @property
    def settings_file(self) -> Path:
        """Where the settings are."""
        return self.path / "simulation.json"

    def begin(self, plan: SimulationPlan, command: str, *, anew: bool) -> None:
        """Make sure that the folder holds this plan and no other; `anew` throws away what a simulation left."""
        if anew and self.settings_file.exists():
            self._clear()
            self._write_settings(plan, command)
        stored = self._stored_plan()
        if stored is None:
            if any(file.name != "simulation.json.tmp" for file in self.path.iterdir()):
                raise CannotSimulate(f"{self.path} is not empty, but holds no simulation; take another folder.")
            self._write_settings(plan, command)
        elif (difference := plan.difference(stored)) is not None:
            raise CannotSimulate(
                f"{self.path} holds another simulation ({difference}); take another folder, or --force to begin anew."
            )

    def _stored_plan(self) -> SimulationPlan | None:
        try:
            found = json.loads(self.settings_file.read_bytes())
            if found["format"] != FORMAT:
                raise CannotSimulate(f"{self.settings_file} has the format {found['format']!r}, not {FORMAT}.")
            return msgspec.convert(found["settings"], SimulationPlan)
        except FileNotFoundError:
            return None
        except (ValueError, KeyError, TypeError, RecursionError, msgspec.ValidationError):
            raise CannotSimulate(f"{self.settings_file} cannot be read; take another folder, or --force.") from None

    def _write_settings(self, plan: SimulationPlan, command: str) -> None:
        settings: dict[str, Any] = msgspec.to_builtins(plan)
        found = {"format": FORMAT, "command": command, "settings": settings}
        self._write(self.settings_file, json.dumps(found, indent=1).encode() + b"\n")

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
