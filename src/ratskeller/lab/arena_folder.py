"""Where an arena is kept: its settings, and a line for every block that was played, so that the same command goes on.

How many blocks are wanted is no setting: the same folder can be gone on with for more.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from ratskeller.lab.arena_plan import ArenaPlan
from ratskeller.lab.arena_playing import PlayedBlock
from ratskeller.lab.held_folder import HeldFolder
from ratskeller.lab.simulation_plan import CannotSimulate

if TYPE_CHECKING:
    from pathlib import Path

FORMAT = 1


class Settings(msgspec.Struct, frozen=True):
    """What `arena.json` holds."""

    format: int
    command: str
    settings: ArenaPlan


class ArenaFolder(HeldFolder):
    """The folder of one arena."""

    what = "arena"

    @property
    def settings_file(self) -> Path:
        """Where the settings are."""
        return self.path / "arena.json"

    @property
    def blocks_file(self) -> Path:
        """Where the blocks are, one in a line, in the order in which they were finished."""
        return self.path / "blocks.jsonl"

    def begin(self, plan: ArenaPlan, command: str) -> dict[int, PlayedBlock]:
        """Make sure that the folder holds this plan and no other; the blocks that are there, by number."""
        stored = self._stored_plan()
        if stored is None:
            if any(file.name != "arena.json.tmp" for file in self.path.iterdir()):
                raise CannotSimulate(f"{self.path} is not empty, but holds no arena; take another folder.")
            settings = msgspec.json.encode(Settings(FORMAT, command, plan))
            self._write(self.settings_file, msgspec.json.format(settings, indent=1) + b"\n")
        elif (difference := plan.difference(stored)) is not None:
            raise CannotSimulate(f"{self.path} holds another arena ({difference}); take another folder.")
        return self._read_blocks()

    def keep(self, block: PlayedBlock) -> None:
        """Keep a block that was played."""
        with self.blocks_file.open("ab") as opened:
            opened.write(msgspec.json.encode(block) + b"\n")

    def _stored_plan(self) -> ArenaPlan | None:
        try:
            found = msgspec.json.decode(self.settings_file.read_bytes(), type=Settings)
        except FileNotFoundError:
            return None
        except (msgspec.MsgspecError, RecursionError):
            raise CannotSimulate(f"{self.settings_file} cannot be read; take another folder.") from None
        if found.format != FORMAT:
            raise CannotSimulate(f"{self.settings_file} has the format {found.format}, not {FORMAT}.")
        return found.settings

    def _read_blocks(self) -> dict[int, PlayedBlock]:
        """All whole lines; what a run that was killed left of one is cut away."""
        content = self.blocks_file.read_bytes() if self.blocks_file.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            self._write(self.blocks_file, whole)
        found: dict[int, PlayedBlock] = {}
        for line in whole.splitlines():
            with suppress(msgspec.MsgspecError):  # played again
                block = msgspec.json.decode(line, type=PlayedBlock)
                found[block.number] = block
        return found
