"""A training that is there for one test only."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ratskeller import training as room
from ratskeller.training.training import ROOM
from tools.every_game import SMALLEST

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import pytest


@contextmanager
def training_of_smallest(path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> Iterator[None]:
    """Let the smallest game have something to learn."""
    (path / f"{SMALLEST.name}.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr(room, "__path__", [*room.__path__, str(path)])
    yield
    sys.modules.pop(f"{ROOM}.{SMALLEST.name}", None)
