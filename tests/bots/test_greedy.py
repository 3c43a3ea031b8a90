"""The bot `greedy`: which games have one, what is said of the others, and that it beats chance."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ratskeller.bots.driver import play_out
from ratskeller.bots.registry import bot_names, make_bot, make_bots
from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.match import Match
from ratskeller.kernel.record import read_record
from ratskeller.kernel.replay import verify
from tests.cli.command import assert_one_sentence, run_here
from tests.cli.terminal_helpers import Visitor, at_home
from tools.every_game import SMALLEST

if TYPE_CHECKING:
    from pathlib import Path

    from ratskeller.kernel.game import Game

    Capture = pytest.CaptureFixture[str]

DARKHOUSE = find_game("darkhouse")


def test_a_game_has_a_greedy_bot_if_it_brings_a_mind(game: Game) -> None:
    assert ("greedy" in bot_names(game)) == (game.mind is not None)
    if game.mind is None:
        with pytest.raises(BadSetup, match=f"^There is no bot 'greedy' in {game.title}; a bot is level:N"):
            make_bot("greedy", game)
    else:
        bot = make_bot("greedy", game)
        assert (bot.name, bot.is_repeatable) == ("greedy", True)


def test_it_beats_chance_by_far() -> None:
    """In every seat, and the same twice."""
    ends = []
    for seed in (1, 2, 1):
        match = Match(DARKHOUSE, 2, {"games": 1})
        play_out(match, make_bots("random,greedy", 2, DARKHOUSE), seed)
        assert match.state.score(1) > match.state.score(0) + 100
        ends.append(match.state.digest())
    assert ends[0] == ends[2] != ends[1]


def test_machines_are_told_which_bots_a_game_has(capsys: Capture) -> None:
    found = json.loads(run_here(capsys, "games", "--json").out)
    assert {each["name"]: each["bots"] for each in found["games"]} == {
        name: bot_names(game) for name, game in GAMES.items()
    }


def test_people_are_told_which_bots_a_game_has(capsys: Capture) -> None:
    told = " ".join(run_here(capsys, "games", "darkhouse").out.split())
    assert "A bot is level:N for the levels 1 to 5" in told
    assert "random, greedy" in told
    assert "greedy, one of the game's zoo" in " ".join(run_here(capsys, "play", "--help").out.split())


def test_simulating(capsys: Capture, tmp_path: Path) -> None:
    words = ("simulate", "darkhouse", "--seats", "2", "--games", "2", "--option", "games=1", "--jobs", "1", "--json")
    ran = run_here(capsys, *words, "--bots", "greedy,random", "--out", str(tmp_path / "out"))
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert found["repeatable"] is True
    assert [each["win_share"] for each in found["by_seat"]] == [1, 0]


@pytest.mark.usefixtures("smallest_is_there")
def test_simulating_a_game_without_one(capsys: Capture, tmp_path: Path) -> None:
    ran = run_here(capsys, "simulate", "candles", "--seats", "2", "--bots", "greedy", "--out", str(tmp_path / "out"))
    assert_one_sentence(ran, "There is no bot 'greedy' in Candles; a bot is level:N")


@pytest.fixture
def smallest_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, SMALLEST.name, SMALLEST)


def test_playing_against_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots alone; the record says who played, and can be verified."""
    home = at_home(tmp_path, monkeypatch)
    visitor = Visitor(monkeypatch, lambda _prompt, _screen: "q")
    words = ("play", "darkhouse", "--terminal", "--people", "", "--seats", "2", "--option", "games=1", "--seed", "1")
    assert visitor.run(*words, "--bots", "greedy,random", "--record", "game.jsonl") == 0
    assert visitor.text.count("Game 1: ") == 1
    record = read_record((home / "game.jsonl").read_text(encoding="utf-8"))
    assert record.header.bots == ["greedy", "random"]
    assert verify(DARKHOUSE, record).finished
