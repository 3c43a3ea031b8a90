"""The folder of a simulation: whole files only, one plan, one writer."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ratskeller.lab.simulation_folder import Folder
from ratskeller.lab.simulation_plan import CannotSimulate, SimulationPlan, make_plan

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game


@pytest.fixture
def plan(rats: Game) -> SimulationPlan:
    return make_plan(rats, 3, {}, {}, bots="random", seed=1, games=10)


def begin(path: Path, plan: SimulationPlan, *, anew: bool = False) -> None:
    with Folder(path) as folder:
        folder.begin(plan, "the command", anew=anew)


def test_settings_are_written_once_and_read_again(tmp_path: Path, plan: SimulationPlan) -> None:
    begin(tmp_path / "a" / "b", plan)
    before = (tmp_path / "a/b/simulation.json").read_text()
    assert json.loads(before)["command"] == "the command"
    begin(tmp_path / "a" / "b", plan)
    assert (tmp_path / "a/b/simulation.json").read_text() == before


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"format": 1, "settings": {}}', "[" * 100_000, "\x00", '{"format": 1}']
)
def test_broken_settings_are_refused(tmp_path: Path, plan: SimulationPlan, text: str) -> None:
    (tmp_path / "simulation.json").write_text(text)
    with pytest.raises(CannotSimulate, match="cannot be read"):
        begin(tmp_path, plan)
    begin(tmp_path, plan, anew=True)


def test_another_format_is_refused(tmp_path: Path, plan: SimulationPlan) -> None:
    (tmp_path / "simulation.json").write_text('{"format": 2}')
    with pytest.raises(CannotSimulate, match="has the format 2, not 1"):
        begin(tmp_path, plan)


def test_beginning_anew_deletes_only_what_is_ours(tmp_path: Path, plan: SimulationPlan) -> None:
    begin(tmp_path, plan)
    folder = Folder(tmp_path)
    folder.write_chunk(0, b"x")
    folder.write_record(5, "x")
    mine = [tmp_path / "games-of-mine.parquet", tmp_path / "records/notes.txt", tmp_path / "00001.jsonl"]
    for file in mine:
        file.write_text("mine")
    begin(tmp_path, plan, anew=True)
    assert not folder.chunk_file(0).exists()
    assert not folder.record_file(5).exists()
    assert all(file.read_text() == "mine" for file in mine)


def test_chunks_without_settings_are_not_trusted(tmp_path: Path, plan: SimulationPlan) -> None:
    Folder(tmp_path).write_chunk(0, b"x")
    with pytest.raises(CannotSimulate, match="is not empty, but holds no simulation"):
        begin(tmp_path, plan)


def test_one_simulation_at_a_time(tmp_path: Path) -> None:
    with (
        Folder(tmp_path),
        pytest.raises(CannotSimulate, match="Another simulation is being played"),
        Folder(tmp_path),
    ):
        pass
    with Folder(tmp_path):
        pass


def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left") as caught:
        Folder(tmp_path).write_chunk(3, b"x")
    assert caught.value.filename == str(tmp_path / "games-00003.parquet")
    assert not list(tmp_path.iterdir())


def test_a_directory_that_cannot_be_made() -> None:
    if not Path("/proc/self").exists():
        pytest.skip("no /proc here")
    with pytest.raises(CannotSimulate, match="cannot be made"), Folder(Path("/proc/nix")):
        pass
