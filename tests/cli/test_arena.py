"""`arena`: its table, its JSON, going on where it was, and everything it refuses."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ratskeller.lab.arena_folder import ArenaFolder
from tests.cli.command import assert_one_sentence, run_here

if TYPE_CHECKING:
    from pathlib import Path

    from ratskeller.lab.arena_playing import PlayedBlock

    Capture = pytest.CaptureFixture[str]

BASE = ("arena", "rats_in_the_walls", "--seats", "3", "--bots", "search:3,random", "--seed", "5", "--jobs", "1")
ROW = {"bot", "share", "low", "high", "games", "ms_per_move"}


def test_the_table_in_80_columns(capsys: Capture) -> None:
    ran = run_here(capsys, *BASE, "--blocks", "4", "--against-rest")
    assert (ran.code, ran.err) == (0, "")
    assert "The Rats in the Walls  12 games in 4 blocks, 3 seats, seed 5" in ran.out
    assert ran.out.count("search:3") == 2
    assert "95 % interval" in ran.out
    assert "33.3 % would be even" in ran.out
    assert "Each met a table full of random." in ran.out
    assert "decided" not in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_one_block_has_no_intervals_but_that_of_shares(capsys: Capture) -> None:
    out = run_here(capsys, *BASE, "--blocks", "1").out
    assert "0.0 – 100.0 %" in out
    scores = [line for line in out.splitlines() if line.startswith(("search", "random")) and "%" not in line]
    assert [line.count("–") for line in scores] == [2, 2]


def test_json_for_machines(capsys: Capture) -> None:
    found = json.loads(run_here(capsys, *BASE, "--blocks", "4", "--json").out)
    assert (found["game"], found["seats"], found["seed"], found["blocks"]) == ("rats_in_the_walls", 3, 5, 4)
    assert (found["repeatable"], found["decided"], found["level"]) == (True, None, 0.95)
    assert [row["bot"] for row in found["rows"]] == ["search:3", "random"]
    for row in found["rows"]:
        assert row.keys() >= ROW
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
        assert row["games"] == found["games"]


def test_the_command_it_names_finds_the_same(capsys: Capture) -> None:
    words = (*BASE, "--blocks", "3", "--against-rest", "--option", "end=round_end", "--until-decided", "--json")
    first = json.loads(run_here(capsys, *words).out)
    named = first["command"].split()
    assert named[:2] == ["python3", "run.py"]
    again = json.loads(run_here(capsys, *named[2:], "--json").out)
    assert again["command"] == first["command"]
    for one, other in zip(first["rows"], again["rows"], strict=True):
        timed = {"ms_per_move", "ms_slowest"}
        assert {name: value for name, value in one.items() if name not in timed} == {
            name: value for name, value in other.items() if name not in timed
        }


def test_who_plays_alone(capsys: Capture) -> None:
    words = ("arena", "darkhouse", "--seats", "1", "--bots", "random", "--option", "games=1", "--jobs", "1")
    assert "–" in run_here(capsys, *words, "--blocks", "3").out
    found = json.loads(run_here(capsys, *words, "--blocks", "3", "--bar", "5000", "--json").out)
    assert found["rows"][0]["share"] == 0
    assert "--bar 5000" in found["command"]
    assert found["rows"][0]["rating"] is None


def test_until_it_is_decided(capsys: Capture) -> None:
    words = (*BASE, "--bots", "search:60,random", "--against-rest", "--until-decided")
    assert "It is decided." in run_here(capsys, *words, "--blocks", "50").out
    assert "It is not decided." in run_here(capsys, *BASE, "--until-decided", "--blocks", "2").out


def test_a_bot_with_a_clock_is_mentioned(capsys: Capture) -> None:
    words = (*BASE, "--bots", "search:0.0001s,random", "--blocks", "1")
    assert "cannot be repeated exactly" in run_here(capsys, *words).out
    assert json.loads(run_here(capsys, *words, "--json").out)["repeatable"] is False


def test_it_goes_on_where_it_was_and_further(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = ("--out", str(tmp_path / "out"), "--json")
    keep = ArenaFolder.keep

    def interrupted_after_two(folder: ArenaFolder, block: PlayedBlock) -> None:
        keep(folder, block)
        if block.number == 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(ArenaFolder, "keep", interrupted_after_two)
    ran = run_here(capsys, *BASE, "--blocks", "4", *out)
    assert_one_sentence(ran, "Stopped after 2 of 4 blocks; they are in", "the same command goes on", code=130)
    monkeypatch.undo()
    played = json.loads(run_here(capsys, *BASE, "--blocks", "6", *out).out)
    assert (tmp_path / "out" / "blocks.jsonl").read_text().count("\n") == 6
    assert (
        played["rows"][0]["share"]
        == json.loads(run_here(capsys, *BASE, "--blocks", "6", "--json").out)["rows"][0]["share"]
    )
    assert_one_sentence(run_here(capsys, *BASE, "--seed", "6", *out), "holds another arena (seed: 5, not 6)")


def test_an_interrupt_without_a_folder_keeps_nothing(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ratskeller.cli.arena.meet", interrupted)
    assert_one_sentence(run_here(capsys, *BASE), "Stopped after 0 of 100 blocks; none is kept.", code=130)


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        (["--bots", "foo,random"], "There is no bot 'foo' in The Rats in the Walls; a bot is "),
        (["--bots", "random", "--against-rest"], "--against-rest takes two bots at least"),
        (["--blocks", "0"], "--blocks takes a whole number from 1 to 1,000,000"),
        (["--bar", "5"], "--bar is for games that are played alone"),
        (["--seats", "2"], "takes 3 to 12 seats, not 2."),
        (["--option", "nix=1"], "There is no option 'nix'"),
    ],
)
def test_what_it_refuses(capsys: Capture, changed: list[str], expected: str) -> None:
    assert_one_sentence(run_here(capsys, *BASE, *changed), expected)


def test_nobody_to_meet(capsys: Capture) -> None:
    words = ("arena", "darkhouse", "--seats", "1", "--bots", "random,search:1", "--against-rest")
    assert_one_sentence(run_here(capsys, *words), "Who plays alone has nobody to meet")
    assert_one_sentence(run_here(capsys, "arena"), "GAME, --seats and --bots are missing")
