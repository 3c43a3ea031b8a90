"""`python -m tools.rating_table`: a row for every bot, the best first, and it goes on where it was."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from ratskeller.bots.registry import everybody
from ratskeller.catalogue import find_game
from ratskeller.lab import arena_table
from ratskeller.lab.arena_folder import ArenaFolder
from tools import rating_table

if TYPE_CHECKING:
    from pathlib import Path

CELL = re.compile(r"`(.+)` ([+-]\d+) \([+-]\d+ – [+-]\d+\), (\d+) %")


def test_every_bot_has_a_row_and_nothing_is_played_twice(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("rats_in_the_walls")
    words = ["rating_table", "--out", str(tmp_path), "--games", game.name, "--blocks", "2", "--jobs", "1"]
    monkeypatch.setattr("sys.argv", words)
    monkeypatch.setattr(arena_table, "DRAWN_AGAIN", 40)
    rating_table.main()
    head, _, *lines = capsys.readouterr().out.splitlines()
    assert head == "| The Rats in the Walls, 4 seats |"
    cells = [CELL.fullmatch(line.strip("| ")) for line in lines]
    assert all(cells)
    found = [cell.groups() for cell in cells if cell]
    assert {bot for bot, _, _ in found} == set(everybody(game))
    assert [int(rating) for _, rating, _ in found] == sorted((int(rating) for _, rating, _ in found), reverse=True)
    monkeypatch.setattr(ArenaFolder, "keep", lambda *_: pytest.fail("a block was played again"))
    rating_table.main()
    assert capsys.readouterr().out.splitlines()[2:] == lines
