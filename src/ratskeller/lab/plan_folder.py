"""A held folder for what is played of one plan: its settings stand there first, and no other plan is played in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from ratskeller.lab.held_folder import HeldFolder
from ratskeller.lab.simulation_plan import CannotSimulate, Plan

if TYPE_CHECKING:
    from pathlib import Path

PlanT = TypeVar("PlanT", bound=Plan)

FORMAT = 1


class Settings(msgspec.Struct, frozen=True):
    """What a settings file holds. The plan is read only if the format is ours: another one may have another plan."""

    format: int
    command: str = ""
    settings: msgspec.Raw = msgspec.Raw()


class PlanFolder(HeldFolder, Generic[PlanT]):
    """The folder of a simulation, say, with its `simulation.json`."""

    plan_type: type[PlanT]
    way_out = "take another folder"

    @property
    def settings_file(self) -> Path:
        """Where the settings are."""
        return self.path / f"{self.what}.json"

    def settle(self, plan: PlanT, command: str) -> None:
        """Make sure that the folder holds this plan and no other; an empty one gets it."""
        stored = self._stored_plan()
        if stored is None:
            if any(file.name != f"{self.settings_file.name}.tmp" for file in self.path.iterdir()):
                raise CannotSimulate(f"{self.path} is not empty, but holds no {self.what}; take another folder.")
            self.write_settings(plan, command)
        elif (difference := plan.difference(stored)) is not None:
            raise CannotSimulate(f"{self.path} holds another {self.what} ({difference}); {self.way_out}.")

    def write_settings(self, plan: PlanT, command: str) -> None:
        """Write them, whatever was there."""
        settings = msgspec.json.encode(Settings(FORMAT, command, msgspec.Raw(msgspec.json.encode(plan))))
        self._write(self.settings_file, msgspec.json.format(settings, indent=1) + b"\n")

    def _stored_plan(self) -> PlanT | None:
        try:
            stored = msgspec.json.decode(self.settings_file.read_bytes(), type=Settings)
            if stored.format == FORMAT:
                return msgspec.json.decode(stored.settings, type=self.plan_type)
        except FileNotFoundError:
            return None
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise CannotSimulate(f"{self.settings_file} cannot be read; {self.way_out}.") from None
        raise CannotSimulate(f"{self.settings_file} has the format {stored.format}, not {FORMAT}.")
