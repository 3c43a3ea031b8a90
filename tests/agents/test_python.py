"""Agents by import path: how they are found, what they may do wrong, and that they play wherever bots do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import ratskeller as rk
from ratskeller.agents.registry import KINDS, find_bot, find_bots
from ratskeller.bots.bot import BadBot
from ratskeller.bots.driver import play_out
from ratskeller.bots.registry import KINDS as BOTS
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.match import Match
from ratskeller.kernel.rng import Rng
from tests.cli.command import assert_one_sentence, run_here

if TYPE_CHECKING:
    from pathlib import Path

    from ratskeller.kernel.game import Game

    Capture = pytest.CaptureFixture[str]

SOURCE = '''
import random

class Chance:
    """Any legal action."""
    games = 0

    def __init__(self, table):
        Chance.games += 1
        self.table, self.random = table, random.Random(table.seed)

    def choose(self, question):
        assert [code for code, may in enumerate(question.mask) if may] == list(question.legal)
        return self.random.choice(question.legal)

class Named(Chance):
    def choose(self, question):
        return self.table.actions[super().choose(question)]

class Wrong(Chance):
    answer = None
    def choose(self, question):
        return self.answer

class Breaks(Chance):
    def choose(self, question):
        raise ValueError("no idea")

class Leaves(Chance):
    def choose(self, question):
        raise SystemExit(1)

class NeverSits(Chance):
    def __init__(self, table):
        raise KeyError("chair")

class Meddles(Chance):
    def choose(self, question):
        question.legal = (16,)

def make(table):
    return Chance(table)

def nothing(table):
    return None

number = 7
'''
WORDS = ("arena", "rats_in_the_walls", "--seats", "3", "--blocks", "2", "--jobs", "1", "--against-rest", "--json")


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "my_bot.py"
    path.write_text(SOURCE, encoding="utf-8")
    return f"python:{path}"


def play(bot: Any, game: Game, seed: int = 1) -> str:
    """A whole game of three; its last position."""
    match = Match(game, 3)
    play_out(match, [bot] * 3, seed)
    return match.steps[-1].state


# ---- finding them ----------------------------------------------------------------------------------------------------


def test_a_class_in_a_file_or_a_module_plays(
    rats: Game, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names = [f"{file}:Chance", f"{file}:Named", f"{file}:make", "python:my_bot:Chance", "python:./my_bot.py:Chance"]
    assert len({play(find_bot(name, rats), rats) for name in names}) == 1
    assert play(find_bot(names[0], rats), rats, 2) != play(find_bot(names[0], rats), rats, 1)


def test_what_lies_beside_a_file_can_be_imported(rats: Game, tmp_path: Path) -> None:
    (tmp_path / "beside_my_bot.py").write_text("from random import Random\n", encoding="utf-8")
    path = tmp_path / "other_bot.py"
    path.write_text(
        "import beside_my_bot\n" + SOURCE.replace("random.Random", "beside_my_bot.Random"), encoding="utf-8"
    )
    play(find_bot(f"python:{path}:Chance", rats), rats)


def test_each_seat_of_each_game_has_an_object_of_its_own(rats: Game, file: str) -> None:
    bot: Any = find_bot(f"{file}:Chance", rats)
    before = bot._make.games
    play(bot, rats)
    play(bot, rats)
    assert bot._make.games == before + 6


def test_one_name_for_all_seats_or_one_for_each(rats: Game, file: str) -> None:
    assert [bot.name for bot in find_bots(f"{file}:Chance, greedy,level:2", 3, rats)][1:] == ["greedy", "level:2"]
    assert len(find_bots(f"{file}:Chance", 3, rats)) == 3
    assert KINDS.startswith(BOTS)


NOT_FOUND = {
    "python:": "names no agent; expected python:MODULE:NAME, such as python:./my_bot.py:MyBot.",
    "python:my_bot": "names no agent",
    "python:my_bot:": "names no agent",
    "python::Chance": "names no agent",
    "python:my_bot:a-b": "names no agent",
    "python:./no_bot.py:Chance": "There is no file ./no_bot.py.",
    "python:no_bot_here:Chance": "no_bot_here cannot be imported: there is no module 'no_bot_here' here or",
    "python:./needs.py:Chance": "there is no module 'what_nobody_has'",
    "python:./half.py:Chance": "./half.py cannot be imported: SyntaxError: ",
    "python:./ends.py:Chance": "./ends.py cannot be imported: SystemExit: 3 (ends.py, line 2).",
    "python:./my_bot.py:chance": "has no 'chance'; it has: Chance, Named, Wrong",
    "python:./my_bot.py:number": "'number' in ./my_bot.py makes no agent; expected a class, or a function that gives",
}


@pytest.mark.usefixtures("file")
@pytest.mark.parametrize("name", NOT_FOUND)
def test_what_is_no_agent_is_said_before_anything_is_played(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "needs.py").write_text("import what_nobody_has\n", encoding="utf-8")
    (tmp_path / "half.py").write_text("class Chance(\n", encoding="utf-8")
    (tmp_path / "ends.py").write_text("import sys\nsys.exit(3)\n", encoding="utf-8")
    assert_one_sentence(run_here(capsys, *WORDS, "--bots", f"{name},random"), NOT_FOUND[name])


# ---- what they may do wrong ------------------------------------------------------------------------------------------

ANSWERS = {
    "nothing": (
        None,
        "answered “None”; expected one of the legal actions, by number or notation: 0 (peek), 4 (announce none)",
    ),
    "true": (True, "answered “True”"),
    "a float": (0.0, "answered “0.0”"),
    "an illegal number": (16, "answered “16”"),
    "below all": (-1, "answered “-1”"),
    "an illegal notation": ("doubt", "answered “doubt”"),
    "a list": ([0], "answered “[0]”"),
}


@pytest.mark.parametrize("what", ANSWERS)
def test_a_wrong_answer_is_named_with_what_was_expected(rats: Game, file: str, what: str) -> None:
    bot: Any = find_bot(f"{file}:Wrong", rats)
    bot._make.answer = ANSWERS[what][0]
    match = Match(rats, 3, {"start": "agreed"})
    with pytest.raises(BadBot) as caught:
        play_out(match, [bot] * 3, 1)
    assert f"The bot {bot.name} in seat 0 {ANSWERS[what][1]}" in str(caught.value)
    assert match.steps == []


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ("Breaks", " broke down: ValueError: no idea (my_bot.py, line 27); expected one of the legal actions"),
        ("Leaves", " broke down: SystemExit: 1 (my_bot.py, line 31); expected"),
        ("Meddles", " broke down: AttributeError: "),
        ("NeverSits", ": KeyError: 'chair' (my_bot.py, line 35)."),
        ("nothing", "gave NoneType for a game; expected an object with choose(question)."),
    ],
)
def test_what_goes_wrong_in_it_is_one_sentence(capsys: Capture, file: str, what: str, sentence: str) -> None:
    words = (*WORDS, "--option", "start=agreed", "--bots", f"{file}:{what},random")
    assert_one_sentence(run_here(capsys, *words), f"Block 0: The bot {file}:{what} ", sentence)


# ---- where they play -------------------------------------------------------------------------------------------------


def test_an_environment_asks_it(file: str) -> None:
    name = f"{file}:Chance"
    env = rk.make("rats_in_the_walls", seats=3, seed=5).play_out(name, "random", name)
    again = rk.make("rats_in_the_walls", seats=3, seed=5).play_out(name, "random", name)
    assert env.steps == again.steps
    assert env.reset(6).copy().play_out(name).steps == env.play_out(name).steps


def test_a_bot_alone_can_be_asked_once(rats: Game, file: str) -> None:
    state = rats.set_up(3, {"start": "agreed"}, {})
    assert find_bot(f"{file}:Chance", rats).choose(state, 0, Rng(1)) in state.legal_actions(0)


def test_simulations_take_it_too(capsys: Capture, file: str, tmp_path: Path) -> None:
    words = ("simulate", "rats_in_the_walls", "--seats", "3", "--games", "2", "--jobs", "1", "--records", "1")
    ran = run_here(capsys, *words, "--bots", f"{file}:Chance,random,random", "--out", str(tmp_path / "out"))
    assert (ran.code, ran.err) == (0, "")
    assert rk.read((tmp_path / "out" / "records" / "000000.jsonl").read_text(encoding="utf-8")).is_over


def test_an_unknown_bot_is_still_unknown(rats: Game) -> None:
    with pytest.raises(BadSetup, match="There is no bot 'snake:x' in"):
        find_bot("snake:x", rats)
