"""A package with files, for tests of what reads a game's files."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def make_package(path: Path, monkeypatch: pytest.MonkeyPatch, **files: str) -> str:
    """A package that can be imported until the test ends, with `levels.toml` for levels=…; its name."""
    name = f"package_of_{path.name.replace('-', '_')}"
    folder = path / name
    (folder / "learned").mkdir(parents=True)
    (folder / "__init__.py").touch()
    for file, text in files.items():
        place = folder / "levels.toml" if file == "levels" else folder / "learned" / f"{file}.toml"
        place.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(path))
    return name
