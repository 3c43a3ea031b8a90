"""The training examples: the one in NumPy learns for a moment, and what it keeps plays as an agent."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from ratskeller.agents.registry import find_bot
from ratskeller.bots.driver import play_state
from tools.setup_env import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from ratskeller.kernel.game import Game

EXAMPLES = ROOT / "examples"


def test_the_learner_in_numpy_keeps_what_plays(rats: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = (str(EXAMPLES / "self_play.py"), "--seed", "1", "--seconds", "1")
    ran = subprocess.run([sys.executable, *words], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "Kept in learnt.npz."
    monkeypatch.chdir(tmp_path)
    agent = find_bot(f"python:{EXAMPLES / 'self_play.py'}:Learnt", rats)
    scores = []
    for _ in range(2):
        state = rats.set_up(4, {}, {}).copy()
        play_state(state, [agent] * 4, 3)
        assert state.is_over()
        scores.append([state.score(seat) for seat in range(4)])
    assert scores[0] == scores[1]


def test_the_search_of_openspiel_plays() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")
    words = (str(EXAMPLES / "openspiel_search.py"), "--seed", "1", "--games", "1", "--simulations", "5")
    told = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=True).stdout
    assert told.startswith("seed 1: ")
    assert "of the wins in 1 games against random (one seat's share is 0.333)" in told


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.py")), ids=lambda file: file.name)
def test_an_example_is_short_and_told_of(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) < 150
    pages = [*(ROOT / "docs").rglob("*.md"), ROOT / "README.md"]
    assert any(f"examples/{file.name}" in page.read_text(encoding="utf-8") for page in pages)
