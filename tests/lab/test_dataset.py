"""Datasets: their rows are what the library shows, their bytes are the same however they are played, and they go on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pyarrow.parquet as pq
import pytest

import ratskeller as rk
from ratskeller.catalogue import GAMES, find_game
from ratskeller.lab import dataset
from ratskeller.lab.dataset import DatasetFolder
from tests.agents.scripts import write
from tests.cli.command import assert_one_sentence, run_here
from tests.conformance.traits import traits

if TYPE_CHECKING:
    from pathlib import Path

    Capture = pytest.CaptureFixture[str]

BASE = ("dataset", "rats_in_the_walls", "--seats", "3", "--seed", "7", "--bots", "level:1,random,honest")
COLUMNS = ["game", "seed", "step", "mover", "observation", "mask", "action", "return"]


def rows(path: Path) -> list[dict[str, Any]]:
    return [row for file in sorted(path.glob("*.parquet")) for row in pq.ParquetFile(file).read().to_pylist()]


def contents(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.iterdir() if file.suffix == ".parquet"}


@pytest.mark.parametrize("name", GAMES)
def test_the_rows_are_what_the_library_shows(capsys: Capture, tmp_path: Path, name: str) -> None:
    """The games are played again by their seeds and actions alone; every column is compared."""
    game, options = find_game(name), dict(traits(find_game(name)).short)
    seats = game.seats[-1]
    chosen = [word for key, value in options.items() for word in ("--option", f"{key}={str(value).lower()}")]
    words = (
        "dataset",
        name,
        "--seats",
        str(seats),
        "--games",
        "2",
        "--jobs",
        "1",
        "--bots",
        "greedy",
        "--json",
        *chosen,
    )
    found = json.loads(run_here(capsys, *words, "--out", str(tmp_path)).out)
    kept = rows(tmp_path)
    assert list(kept[0]) == COLUMNS
    assert (found["games"], found["decisions"], found["played_now"]) == (2, len(kept), 2)
    for number in range(2):
        decisions = [row for row in kept if row["game"] == number]
        env = rk.make(name, seats=seats, options=options, seed=int(decisions[0]["seed"], 16))
        for row in decisions:
            assert (row["step"], row["mover"]) == (len(env.steps), env.mover)
            assert row["observation"] == env.observe()
            assert row["mask"] == env.mask()
            env.step(row["action"])
        assert env.is_over
        assert [row["return"] for row in decisions] == [env.rewards[row["mover"]] for row in decisions]


def test_the_bytes_do_not_depend_on_the_number_of_jobs(capsys: Capture, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        run_here(capsys, *BASE, "--games", "5", "--jobs", jobs, "--out", str(tmp_path / jobs))
    assert contents(tmp_path / "1") == contents(tmp_path / "2")
    assert len(contents(tmp_path / "1")) == 5
    run_here(capsys, *BASE, "--games", "5", "--jobs", "1", "--seed", "8", "--out", str(tmp_path / "other"))
    assert contents(tmp_path / "other") != contents(tmp_path / "1")


def test_it_goes_on_where_it_was(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = (*BASE, "--games", "4", "--jobs", "1", "--out")
    whole = run_here(capsys, *words, str(tmp_path / "whole"))
    assert whole.out.startswith(f"{len(rows(tmp_path / 'whole')):,} decisions of 4 games are in ")
    write_chunk = DatasetFolder.write_chunk

    def interrupted(folder: DatasetFolder, number: int, content: bytes) -> None:
        write_chunk(folder, number, content)
        if number == 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(dataset.DatasetFolder, "write_chunk", interrupted)
    out = tmp_path / "out"
    assert_one_sentence(run_here(capsys, *words, str(out)), "Stopped; 2 of 4 games are in", "goes on from", code=130)
    monkeypatch.undo()
    again = json.loads(run_here(capsys, *words, str(out), "--json").out)
    assert again["played_now"] == 2
    assert contents(out) == contents(tmp_path / "whole")
    other = (*words, str(out), "--seed", "8")
    assert_one_sentence(
        run_here(capsys, *other), "holds another dataset (seed: 7, not 8); take another folder, or --force"
    )
    assert run_here(capsys, *other, "--force").code == 0
    assert contents(out) != contents(tmp_path / "whole")


def test_agents_play_and_are_named_when_they_break_down(capsys: Capture, tmp_path: Path) -> None:
    words = (
        "dataset",
        "rats_in_the_walls",
        "--seats",
        "3",
        "--games",
        "1",
        "--jobs",
        "1",
        "--out",
        str(tmp_path / "out"),
    )
    ends = write(tmp_path, on_question="sys.exit(3)")
    assert_one_sentence(
        run_here(capsys, *words, "--bots", ends), "Game 0: The bot process:", "the exit code 3; expected"
    )
    assert_one_sentence(run_here(capsys, *words, "--bots", "genius"), "There is no bot 'genius'")
    assert run_here(capsys, *words, "--bots", write(tmp_path), "--force").code == 0
    assert rows(tmp_path / "out")


def test_a_damaged_file_is_named(capsys: Capture, tmp_path: Path) -> None:
    words = (*BASE, "--games", "2", "--jobs", "1", "--out", str(tmp_path))
    run_here(capsys, *words)
    (tmp_path / "decisions-00001.parquet").write_bytes(b"nothing")
    assert_one_sentence(
        run_here(capsys, *words), "decisions-00001.parquet is damaged or foreign; delete it, and the same"
    )
