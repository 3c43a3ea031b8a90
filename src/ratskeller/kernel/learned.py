"""Numbers that were learnt, as readable files: what they are, how they were made, and for which rules."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from ratskeller.kernel.errors import BadSetup

FOLDER = "learned"
BYTES_MAX = 200_000  # of all files of a game


class Making(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the numbers of a file were made: enough to make them again."""

    command: str
    seed: int
    rules_version: int
    games: int  # that were played for it; 0 where it was solved without playing
    processor_seconds: float
    strength: str  # what was measured of it, with the command


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A file of learnt numbers."""

    title: str  # what they are, in a sentence
    making: Making
    numbers: dict[str, list[float]]  # by name


@cache
def read_learned(package: str, name: str, rules_version: int) -> Learned:
    """The file `learned/NAME.toml` of a game; one that was made for other rules is refused."""
    text = files(package).joinpath(FOLDER, f"{name}.toml").read_text(encoding="utf-8")
    learned = msgspec.convert(tomllib.loads(text), Learned)
    made_for = learned.making.rules_version
    if made_for != rules_version:
        raise BadSetup(
            f"{FOLDER}/{name}.toml of {package.rpartition('.')[2]} was made for version {made_for} of the rules, "
            f"and these are version {rules_version}: make it anew with `{learned.making.command}`."
        )
    return learned


def write_learned(learned: Learned) -> str:
    """The text of such a file: the numbers in lines of ten, as short as they can be."""
    making = learned.making
    lines = [f"title = {_quoted(learned.title)}", "", "[making]"]
    for field in Making.__struct_fields__:
        value = getattr(making, field)
        lines.append(f"{field} = {_quoted(value) if isinstance(value, str) else value}")
    lines += ["", "[numbers]"]
    for name, numbers in learned.numbers.items():
        lines.append(f"{name} = [")
        shown = [f"{number:g}" for number in numbers]
        lines += ["  " + ", ".join(shown[first : first + 10]) + "," for first in range(0, len(shown), 10)]
        lines.append("]")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
