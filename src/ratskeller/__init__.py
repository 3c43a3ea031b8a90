"""Ratskeller: five dark tabletop games in one cellar.

For programs: `make` gives a game, `make_batch` many at once; docs/library.md tells the rest.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ratskeller.build import Build, choose_build, install

if TYPE_CHECKING:
    from ratskeller.kernel.errors import RatskellerError, Refused
    from ratskeller.kernel.layout import Layout
    from ratskeller.kernel.numbers import SPECTATOR
    from ratskeller.library.arrays.batches import Batch, make_batch
    from ratskeller.library.environment import Environment
    from ratskeller.library.names import BadCall, layout, list_games
    from ratskeller.library.opening import make, read

__version__ = "0.1.0"

__all__ = [
    "SPECTATOR",
    "BadCall",
    "Batch",
    "Environment",
    "Layout",
    "RatskellerError",
    "Refused",
    "layout",
    "list_games",
    "make",
    "make_batch",
    "read",
]

# Before any game is imported: the compiled rules, or the uncompiled ones and why.
BUILD: Build = install(choose_build())

# What programs ask for is imported when they do: whoever only starts a server or a terminal does not wait for it.
_HOMES = {
    "SPECTATOR": "kernel.numbers",
    "BadCall": "library.names",
    "Batch": "library.arrays.batches",
    "Environment": "library.environment",
    "Layout": "kernel.layout",
    "RatskellerError": "kernel.errors",
    "Refused": "kernel.errors",
    "list_games": "library.names",
    "layout": "library.names",
    "make": "library.opening",
    "make_batch": "library.arrays.batches",
    "read": "library.opening",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
