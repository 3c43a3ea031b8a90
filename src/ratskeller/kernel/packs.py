"""Content as data: reading a pack from TOML, with errors that name the file, the line and what was expected."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import msgspec

from ratskeller.kernel.errors import BadPack

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

Provenance = Literal["printed", "inferred", "invented"]


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every pack begins with."""

    name: str
    title: str
    note: str = ""

    def problems(self) -> Iterator[tuple[str, str]]:
        """What the types cannot say: pairs of a path such as `rats.believed.giver` and what was expected there."""
        yield from ()


P = TypeVar("P", bound=Pack)


def read_pack(kind: type[P], text: str, source: str) -> P:
    """A pack from the text of its file; `source` is what an error calls it."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        line = found.group(1) if found else str(text.count("\n") + 1)
        reason = re.sub(r" \(at .*\)$", "", str(error))
        raise BadPack(f"{source}:{line}: this is not TOML: {reason}.") from error
    return convert_pack(kind, values, source, text)


def convert_pack(kind: type[P], values: Mapping[str, Any], source: str, text: str = "") -> P:
    """A pack from plain values, as they stand in a record."""
    try:
        pack = msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at `$")
        path = place.rstrip("`").lstrip(".")
        raise BadPack(_at(source, text, path, reason)) from error
    for path, expected in pack.problems():
        raise BadPack(_at(source, text, path, expected))
    return pack


def _at(source: str, text: str, path: str, reason: str) -> str:
    where = f"{source}:{line_of(text, path)}" if text else source
    return f"{where}: {path or 'the file'}: {reason}."


def line_of(text: str, path: str) -> int:
    """The line on which a path such as `cards[2].name` stands in a TOML text, or the line nearest above it."""
    wanted = [part for part in re.split(r"[.\[\]]+", path) if part]
    best, best_line = -1, 1
    for line, found in _paths(text):
        shared = 0
        while shared < min(len(found), len(wanted)) and found[shared] == wanted[shared]:
            shared += 1
        if shared == len(found) and shared > best:
            best, best_line = shared, line
    return best_line


def _paths(text: str) -> Iterator[tuple[int, list[str]]]:
    """The path that each line of a TOML text defines."""
    table: list[str] = []
    counts: dict[str, int] = {}
    for line, content in enumerate(text.splitlines(), start=1):
        if array := re.match(r"\s*\[\[\s*([^\]]+?)\s*\]\]", content):
            name = array.group(1)
            table = [*name.split("."), str(counts.get(name, 0))]
            counts[name] = counts.get(name, 0) + 1
            yield line, table
        elif header := re.match(r"\s*\[\s*([^\]]+?)\s*\]", content):
            table = header.group(1).split(".")
            yield line, table
        elif key := re.match(r"\s*([A-Za-z0-9_.\"-]+)\s*=", content):
            yield line, [*table, *key.group(1).replace('"', "").split(".")]
