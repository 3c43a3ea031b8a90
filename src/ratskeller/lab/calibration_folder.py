"""Where a calibration is kept: its settings, and a line for every game, so that the same command goes on.

How many positions are wanted is no setting: the same folder can be gone on with for more.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from ratskeller.lab.calibration import LookedBack
from ratskeller.lab.plan_folder import PlanFolder
from ratskeller.lab.simulation_plan import Plan

if TYPE_CHECKING:
    from pathlib import Path


class CalibrationFolder(PlanFolder[Plan]):
    """The folder of one calibration."""

    what = "calibration"
    plan_type = Plan

    @property
    def games_file(self) -> Path:
        """Where the games are, one in a line, in the order in which they were finished."""
        return self.path / "games.jsonl"

    def begin(self, plan: Plan, command: str) -> list[LookedBack]:
        """Make sure that the folder holds this plan and no other; the games that are there."""
        self.settle(plan, command)
        found: dict[int, LookedBack] = {}
        for line in self._whole_lines(self.games_file):
            with suppress(msgspec.MsgspecError):  # played again
                game = msgspec.json.decode(line, type=LookedBack)
                found[game.seed] = game
        return list(found.values())

    def keep(self, game: LookedBack) -> None:
        """Keep a game that was looked back on."""
        with self.games_file.open("ab") as opened:
            opened.write(msgspec.json.encode(game) + b"\n")
