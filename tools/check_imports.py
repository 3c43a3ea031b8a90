"""Checks that every room imports only what pyproject.toml allows it, the standard library included."""

from __future__ import annotations

import ast
import sys
import tomllib
from fnmatch import fnmatch
from typing import TYPE_CHECKING, NamedTuple

from tools.setup_env import PACKAGE, ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    Rooms = dict[str, list[str]]

WHOLE_STANDARD_LIBRARY = "standard library"


class Import(NamedTuple):
    """One name that a file imports, wherever in it: at the top, in a function, for the types only."""

    line: int
    name: str


def main() -> int:
    """Say what is wrong, a line each."""
    mistakes = find_mistakes(PACKAGE, read_rooms())
    sys.stdout.writelines(f"{mistake}\n" for mistake in mistakes)
    return int(bool(mistakes))


def read_rooms() -> Rooms:
    """What each room may import, by the files that are in it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    rooms: Rooms = project["tool"]["ratskeller"]["imports"]
    return rooms


def find_mistakes(package: Path, rooms: Rooms) -> list[str]:
    """Every import that is not allowed, and every permission that nobody uses."""
    mistakes = []
    unused = {room: set(allowed) for room, allowed in rooms.items()}
    for file in sorted(package.rglob("*.py")):
        path = file.relative_to(package)
        game = path.parts[1] if path.parts[0] == "games" else "<game>"
        fitting = (room for room in rooms if fnmatch(path.as_posix(), room.replace("<game>", game)))
        room = next(fitting, "")
        for line, name in find_imports(file, package):
            permission = permit(name, rooms.get(room, []), game)
            unused.get(room, set()).discard(permission)
            if not permission:
                may = f"{room} may import {', '.join(rooms[room])}" if room else "the file belongs to no room"
                mistakes.append(f"{file}:{line}: {name} is imported here, but {may}.")
    for room, permissions in unused.items():
        mistakes += [f"pyproject.toml: {room} may import {each}, but nobody does." for each in sorted(permissions)]
    return mistakes


def permit(name: str, allowed: list[str], game: str) -> str:
    """The permission that covers a name, if there is one."""
    if name.partition(".")[0] in sys.stdlib_module_names and WHOLE_STANDARD_LIBRARY in allowed:
        return WHOLE_STANDARD_LIBRARY
    return next((each for each in allowed if f"{name}.".startswith(f"{each.replace('<game>', game)}.")), "")


def find_imports(file: Path, package: Path) -> Iterator[Import]:
    """What a file imports, by its whole name."""
    here = (package.name, *file.relative_to(package).parts)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (Import(node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = [*here[: -node.level], node.module or ""] if node.level else [node.module or ""]
            yield from (Import(node.lineno, ".".join(filter(None, [*module, alias.name]))) for alias in node.names)


if __name__ == "__main__":
    sys.exit(main())
