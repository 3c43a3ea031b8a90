"""Agents as processes: what they are told, that they are alone with it, and what becomes of wrong answers."""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest

import ratskeller as rk
from ratskeller.agents import talking
from ratskeller.agents.process_agent import ProcessAgent
from ratskeller.agents.registry import find_bot
from ratskeller.bots.bot import BadBot
from ratskeller.bots.driver import newcomer_seed, play_state
from ratskeller.bots.registry import make_bot
from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.rng import Rng
from tests.agents.scripts import READY, write
from tests.cli.command import assert_one_sentence, run_here
from tools.setup_env import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from ratskeller.kernel.game import Game

    Capture = pytest.CaptureFixture[str]

PATIENT, HASTY = 60.0, 0.3


@pytest.fixture(autouse=True)
def _short_goodbyes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "LAST_WORDS", 0.3)


KEEP = 'here.joinpath(f"{os.getpid()}.txt").open("a").write(line); '
PLACES = 'say({"action": legal[asked % len(legal)]})'


def play(name: str, game: Game, seats: int = 3, seed: int = 1, patience: float = PATIENT) -> list[int]:
    """A whole game among agents; its scores."""
    state = game.set_up(seats, {}, {}).copy()
    play_state(state, [find_bot(name, game, patience)] * seats, seed)
    return [state.score(seat) for seat in range(seats)]


def notes(folder: Path) -> list[list[dict[str, Any]]]:
    """All that each process was told."""
    return [[json.loads(line) for line in file.read_text().splitlines()] for file in sorted(folder.glob("*.txt"))]


# ---- what an agent is told -------------------------------------------------------------------------------------------


def test_every_seat_has_a_process_and_a_seed_of_its_own(rats: Game, tmp_path: Path) -> None:
    play(write(tmp_path, on_welcome=KEEP + READY, on_question=KEEP + PLACES), rats, seed=7)
    told = notes(tmp_path)
    assert sorted(lines[0]["seat"] for lines in told) == [0, 1, 2]
    for welcome, *questions in told:
        assert welcome["type"] == "welcome"
        assert (welcome["protocol"], welcome["game"], welcome["seats"]) == (1, "rats_in_the_walls-v1", 3)
        assert welcome["seed"] == newcomer_seed(7, welcome["seat"]) >> 11 < 2**53
        assert welcome["actions"] == [rats.write_action(code) for code in rats.action_codes()]
        assert [part["name"] for part in welcome["layout"]] == [part.name for part in rats.layout(3).parts]
        assert questions
        for question in questions:
            assert question.keys() == {"type", "observation", "legal", "mask"}
            assert [code for code, is_legal in enumerate(question["mask"]) if is_legal] == question["legal"]
            assert question["observation"][0] == welcome["seat"] + 1


@pytest.mark.parametrize("name", GAMES)
def test_it_is_told_what_its_seat_may_know_and_nothing_else(name: str, tmp_path: Path) -> None:
    """Question by question what `observe` and `legal` say; the same if all that it cannot know were otherwise."""
    env = rk.make(name, seed=3)
    agent = write(tmp_path, on_welcome=KEEP + READY, on_question=KEEP + PLACES)
    expected: dict[int, list[list[int]]] = {seat: [] for seat in range(env.seats)}
    for _ in range(30):
        if env.mover is None:
            break
        expected[env.mover].append(env.observe())
        action = env.choose(agent)
        assert action in env.legal()
        seat, other = env.mover, env.resample(seed=9)
        assert (other.observe(seat), other.legal(seat)) == (env.observe(), env.legal())
        env.step(action)
    told = {lines[0]["seat"]: [question["observation"] for question in lines[1:]] for lines in notes(tmp_path)}
    assert told == {seat: rows for seat, rows in expected.items() if rows}


def test_notation_will_do(rats: Game, tmp_path: Path) -> None:
    by_number = write(tmp_path, on_question='say({"action": legal[-1]})', name="numbers")
    by_notation = write(tmp_path, on_question='say({"action": welcome["actions"][legal[-1]]})', name="texts")
    assert play(by_number, rats) == play(by_notation, rats)


# ---- nothing goes from one game into the next ------------------------------------------------------------------------


def test_every_game_begins_with_a_new_process(rats: Game, tmp_path: Path) -> None:
    agent = write(tmp_path, on_welcome=KEEP + READY, on_question=PLACES)
    assert play(agent, rats) == play(agent, rats)
    assert [len(lines) for lines in notes(tmp_path)] == [1] * 6


def test_who_can_begin_again_is_asked_to_but_never_by_two_seats_at_once(rats: Game, tmp_path: Path) -> None:
    again = 'asked = 0; say({"ready": True, "again": True})'
    agent = find_bot(write(tmp_path, on_welcome=KEEP + again, on_question=PLACES), rats)
    scores = []
    for _ in range(3):
        state = rats.set_up(3, {}, {}).copy()
        play_state(state, [agent] * 3, 1)
        scores.append([state.score(seat) for seat in range(3)])
    assert scores == [scores[0]] * 3
    assert [len(lines) for lines in notes(tmp_path)] == [3] * 3


def test_nobody_is_left_when_a_game_is_over(rats: Game, tmp_path: Path) -> None:
    deaf = "signal = __import__('signal'); signal.signal(signal.SIGTERM, signal.SIG_IGN); "
    stays = deaf + KEEP + 'say({"ready": True, "again": True})'
    agent = find_bot(write(tmp_path, on_welcome=stays), rats)
    play_state(rats.set_up(3, {}, {}).copy(), [agent] * 3, 1)
    running = [int(file.stem) for file in tmp_path.glob("*.txt")]
    assert len(running) == 3
    del agent
    for pid in running:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


# ---- what it may do wrong --------------------------------------------------------------------------------------------

LEGAL = 'expected {"action": …} with one of the legal actions, by number or notation: 0 (peek)'
ANSWERS = {
    "an illegal number": ('say({"action": 16})', "answered “16”; expected one of the legal actions"),
    "a number of no action": ('say({"action": 99})', "answered “99”; expected"),
    "an illegal notation": ('say({"action": "doubt"})', "answered “doubt”; expected"),
    "no notation": ('say({"action": "dance"})', "answered “dance”; expected"),
    "half a number": ('say({"action": 0.5})', f'answered “{{"action": 0.5}}”; {LEGAL}'),
    "true": ('say({"action": True})', f'answered “{{"action": true}}”; {LEGAL}'),
    "another word": ('say({"move": 0})', f'answered “{{"move": 0}}”; {LEGAL}'),
    "no object": ("say([0])", f"answered “[0]”; {LEGAL}"),
    "no JSON": ('say("peek")', f"answered “peek”; {LEGAL}"),
    "an empty line": ('say("")', f"answered “”; {LEGAL}"),
    "no text": (r'sys.stdout.buffer.write(b"\xff\n"); sys.stdout.flush()', "answered “\ufffd”; expected"),
    "far too much": ('say("9" * 70000)', "answered “" + "9" * 79 + "…”; expected"),
    "deep nonsense": ('say("[" * 60000)', "answered “" + "[" * 79 + "…”; expected"),
    "an end": ("sys.exit(3)", f"ended with the exit code 3; {LEGAL}"),
    "a crash": ("os.kill(os.getpid(), 9)", "was ended by the signal 9; expected"),
    "a closed door": ("sys.stdout.close(); os.close(1); time.sleep(60)", "closed its output; expected"),
    "silence": ("time.sleep(60)", f"has said nothing for 0.3 seconds; {LEGAL}"),
}


@pytest.mark.parametrize("what", ANSWERS)
def test_a_wrong_answer_is_named_with_what_was_expected(rats: Game, tmp_path: Path, what: str) -> None:
    on_question, sentence = ANSWERS[what]
    agent = write(tmp_path, on_welcome=KEEP + READY, on_question=on_question)
    state = rats.set_up(3, {"start": "agreed"}, {}).copy()
    with pytest.raises(BadBot) as caught:
        play_state(state, [find_bot(agent, rats, HASTY if what == "silence" else PATIENT)] * 3, 1)
    assert str(caught.value).startswith(f"The bot {agent} in seat 0 {sentence}")
    for file in tmp_path.glob("*.txt"):
        with pytest.raises(ProcessLookupError):
            os.kill(int(file.stem), 0)


WELCOMES = {
    "no": ('say({"ready": False})', 'answered its welcome with “{"ready": false}”'),
    "an action": ('say({"action": 0})', 'answered its welcome with “{"action": 0}”'),
    "no JSON": ('say("hello")', "answered its welcome with “hello”"),
    "an end": ("sys.exit(0)", "ended with the exit code 0"),
    "silence": ("time.sleep(60)", "has said nothing for 0.3 seconds"),
}


@pytest.mark.parametrize("what", WELCOMES)
def test_a_wrong_welcome_is_named_too(rats: Game, tmp_path: Path, what: str) -> None:
    on_welcome, sentence = WELCOMES[what]
    agent = write(tmp_path, on_welcome=on_welcome)
    with pytest.raises(BadBot) as caught:
        play(agent, rats, patience=HASTY if what == "silence" else PATIENT)
    assert str(caught.value).endswith(f'{sentence}; expected {{"ready": true}}.')


def test_who_says_more_than_was_asked_is_stopped(rats: Game) -> None:
    """Else its answers would be taken for those to later questions."""
    program = """import sys; print('{"ready": true}\\n{"action": 0}', flush=True); sys.stdin.read()"""
    agent = ProcessAgent("chatty", rats, [sys.executable, "-c", program], PATIENT)
    sitting = agent.sit_down(3, 0, 1)
    sitting._get_ready()
    while not sitting._talking.has_news():
        time.sleep(0.01)
    with pytest.raises(BadBot, match=r'wrote “{"action": 0}” before it was asked; expected'):
        sitting.choose(rats.set_up(3, {"start": "agreed"}, {}), 0, Rng(1))
    sitting.get_up()


def test_who_does_not_listen_holds_nobody_up(tmp_path: Path) -> None:
    """The first line is longer than what the system keeps for somebody who does not read."""
    game = find_game("condyle_cove")
    agent = find_bot(f"process:{sys.executable} -c 'import time; time.sleep(60)'", game, HASTY)
    with pytest.raises(BadBot, match="has said nothing"):
        play_state(game.set_up(4, {}, {}).copy(), [agent] * 4, 1)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("process:", "'process:' names no agent; expected process:COMMAND, such as process:./my_bot."),
        ("process:  ", "names no agent"),
        ("process:'half", "names no agent"),
        ("process:./no_such_bot --fast", "./no_such_bot cannot be started: there is no such program, or it may not be"),
        ("process:README.md", "README.md cannot be started"),
    ],
)
def test_what_cannot_be_started_is_said_before_anything_is_played(capsys: Capture, name: str, sentence: str) -> None:
    words = ("arena", "rats_in_the_walls", "--seats", "3", "--blocks", "1", "--jobs", "1")
    assert_one_sentence(run_here(capsys, *words, "--bots", f"{name},random"), sentence)


def test_a_server_starts_no_programs(rats: Game) -> None:
    """Its bots come from the registry of bots alone; agents are for the lab and for programs."""
    for name in ("process:true", "python:os:abort"):
        with pytest.raises(BadSetup, match="There is no bot"):
            make_bot(name, rats)


# ---- the examples ----------------------------------------------------------------------------------------------------

EXAMPLES = {"agent.py": sys.executable, "agent.mjs": shutil.which("node")}


@pytest.mark.parametrize("file", EXAMPLES)
def test_the_examples_play(file: str, rats: Game) -> None:
    if EXAMPLES[file] is None:
        pytest.skip("Node is not here")
    agent = f"process:{EXAMPLES[file]} {ROOT / 'examples' / file}"
    assert play(agent, rats, seed=4) == play(agent, rats, seed=4)
    assert play(agent, rats, seed=4) != play(agent, rats, seed=5)
    assert len((ROOT / "examples" / file).read_text(encoding="utf-8").splitlines()) <= 35
