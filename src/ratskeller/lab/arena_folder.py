"""Where an arena is kept: its settings, and a line for every block that was played, so that the same command goes on.

How many blocks are wanted is no setting: the same folder can be gone on with for more.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from ratskeller.lab.arena_plan import ArenaPlan
from ratskeller.lab.arena_playing import PlayedBlock
from ratskeller.lab.plan_folder import PlanFolder

if TYPE_CHECKING:
    from pathlib import Path


class ArenaFolder(PlanFolder[ArenaPlan]):
    """The folder of one arena."""

    what = "arena"
    plan_type = ArenaPlan

    @property
    def blocks_file(self) -> Path:
        """Where the blocks are, one in a line, in the order in which they were finished."""
        return self.path / "blocks.jsonl"

    def begin(self, plan: ArenaPlan, command: str) -> dict[int, PlayedBlock]:
        """Make sure that the folder holds this plan and no other; the blocks that are there, by number."""
        self.settle(plan, command)
        return self._read_blocks()

    def keep(self, block: PlayedBlock) -> None:
        """Keep a block that was played."""
        with self.blocks_file.open("ab") as opened:
            opened.write(msgspec.json.encode(block) + b"\n")

    def _read_blocks(self) -> dict[int, PlayedBlock]:
        found: dict[int, PlayedBlock] = {}
        for line in self._whole_lines(self.blocks_file):
            with suppress(msgspec.MsgspecError, ValueError):  # played again
                block = msgspec.json.decode(line, type=PlayedBlock)
                found[block.number] = block
        return found
