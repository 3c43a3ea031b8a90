"""`simulate`: what it keeps, that it goes on where it was, what it says, and everything it refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from ratskeller.cli.arguments import processors
from ratskeller.lab.simulation_folder import Folder
from tests.cli.command import assert_one_sentence, environment, run_apart, run_here

if TYPE_CHECKING:
    from pathlib import Path

    Capture = pytest.CaptureFixture[str]

BASE = ("simulate", "rats_in_the_walls", "--seats", "3", "--games", "30", "--seed", "5", "--jobs", "1")


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out"


def test_the_summary_in_80_columns(capsys: Capture, out: Path) -> None:
    ran = run_here(capsys, *BASE, "--out", str(out))
    assert (ran.code, ran.err) == (0, "")
    assert "The Rats in the Walls  30 games, 3 seats, seed 5" in ran.out
    assert ran.out.count("random") == 3
    assert "95 % interval" in ran.out
    assert "30 games played in" in ran.out
    assert "10 of them as records" in ran.out
    assert "cannot be repeated" not in ran.out
    table = [line for line in ran.out.splitlines() if str(out) not in line]
    assert max(len(line) for line in table) <= 80


def test_json_for_machines(capsys: Capture, out: Path) -> None:
    found = json.loads(run_here(capsys, *BASE, "--out", str(out), "--json").out)
    assert found["game"] == "rats_in_the_walls"
    assert found["games"] == found["played_now"] == 30
    assert found["repeatable"] is True
    assert found["games_per_s"] > 0
    assert found["steps"]["min"] <= found["steps"]["mean"] <= found["steps"]["max"]
    assert sum(each["win_share"] for each in found["by_seat"]) == pytest.approx(1)
    assert sum(each["games"] for each in found["endings"]) == 30
    assert [each["seat"] for each in found["by_seat"]] == [1, 2, 3]


def test_a_game_lost_alone_is_no_win(capsys: Capture, out: Path) -> None:
    solo = (
        "simulate",
        "condyle_cove",
        "--seats",
        "1",
        "--games",
        "20",
        "--seed",
        "5",
        "--jobs",
        "1",
        "--out",
        str(out),
    )
    assert "20 games, 1 seat, seed 5" in run_here(capsys, *solo).out
    found = json.loads(run_here(capsys, *solo, "--json").out)
    won = sum(each["games"] for each in found["endings"] if each["ending"] in {"drained", "acts"})
    assert found["by_seat"][0]["win_share"] == found["by_seat"][0]["mean_score"] == won / 20 < 1


def test_the_same_command_again_plays_nothing(capsys: Capture, out: Path) -> None:
    run_here(capsys, *BASE, "--out", str(out))
    before = {file: file.stat().st_mtime_ns for file in out.rglob("*.*")}
    ran = run_here(capsys, *BASE, "--out", str(out))
    assert "All games were there already." in ran.out
    assert {file: file.stat().st_mtime_ns for file in out.rglob("*.*")} == before
    assert json.loads(run_here(capsys, *BASE, "--out", str(out), "--json").out)["games_per_s"] is None


def test_the_settings_name_the_command(capsys: Capture, out: Path, tmp_path: Path) -> None:
    run_here(capsys, *BASE, "--option", "end=round_end", "--pack", "payout=other_reading", "--out", str(out))
    found = json.loads((out / "simulation.json").read_text())
    assert found["settings"]["options"] == {"end": "round_end"}
    assert found["settings"]["packs"] == {"payout": "other_reading"}
    words = found["command"].split()
    assert words[0] == "ratskeller"
    words[words.index("--out") + 1] = str(tmp_path / "again")
    assert run_here(capsys, *words[1:]).code == 0
    assert (tmp_path / "again/games-00000.parquet").read_bytes() == (out / "games-00000.parquet").read_bytes()


def test_its_records_can_be_verified(capsys: Capture, out: Path) -> None:
    run_here(capsys, *BASE, "--records", "3", "--record-games", "29,17", "--out", str(out))
    records = sorted((out / "records").iterdir())
    assert [file.name for file in records] == [f"{index:06d}.jsonl" for index in (0, 1, 2, 17, 29)]
    assert run_here(capsys, "verify", *map(str, records)).code == 0


def test_a_bot_with_a_clock_is_mentioned(capsys: Capture, out: Path) -> None:
    words = ("simulate", "rats_in_the_walls", "--seats", "3", "--games", "1", "--bots", "search:0.0001s,random,random")
    ran = run_here(capsys, *words, "--out", str(out))
    assert ran.code == 0
    assert "cannot be repeated exactly" in ran.out
    assert run_here(capsys, "verify", str(out / "records/000000.jsonl")).code == 0
    ran = run_here(capsys, *words, "--out", str(out), "--json")
    assert json.loads(ran.out)["repeatable"] is False


def test_a_pack_from_a_file_goes_into_the_record(capsys: Capture, out: Path, tmp_path: Path, rats_pack: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(rats_pack.replace('name = "reconstructed"', 'name = "mine"'))
    assert run_here(capsys, *BASE, "--pack", f"payout={file}", "--out", str(out)).code == 0
    record = out / "records/000000.jsonl"
    assert '"name":"mine"' in record.read_text()
    assert run_here(capsys, *BASE, "--pack", f"payout={file}", "--out", str(out)).code == 0
    file.unlink()
    assert run_here(capsys, "verify", str(record)).code == 0


@pytest.fixture
def rats_pack() -> str:
    from importlib.resources import files

    pack = files("ratskeller.games.rats_in_the_walls") / "packs" / "reconstructed.toml"
    return pack.read_text(encoding="utf-8")


def test_a_bad_pack_file_names_the_line(capsys: Capture, out: Path, tmp_path: Path, rats_pack: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(rats_pack.replace("receiver = -2", "receiver = 2"))
    line = rats_pack[: rats_pack.index("receiver = -2")].count("\n") + 1
    assert_one_sentence(run_here(capsys, *BASE, "--pack", f"payout={file}", "--out", str(out)), f"{file}:{line}:")
    file.write_bytes(b"\xff")
    assert_one_sentence(run_here(capsys, *BASE, "--pack", f"payout={file}", "--out", str(out)), "UTF-8")


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        (["--seats", "2"], "takes 3 to 12 seats, not 2."),
        (["--seats", "four"], "--seats takes a whole number from 1 to 1,000, not 'four'"),
        (["--games", "-5"], "--games takes a whole number from 1 to 100,000,000, not '-5'"),
        (["--games", "0"], "--games takes"),
        (["--games"], "--games needs a value"),
        (["--seed", "abc"], "--seed takes a whole number from 0 to 2^64 - 1, not 'abc'"),
        (["--seed", "-1"], "--seed takes"),
        (["--seed", str(2**64)], "--seed takes"),
        (["--jobs", "0"], "--jobs takes a whole number from 1 to 1,024"),
        (["--bots", "foo"], "There is no bot 'foo' in The Rats in the Walls; a bot is "),
        (["--bots", "random,random"], "There are 2 bots for 3 seats"),
        (["--option", "end"], "--option takes NAME=VALUE, not 'end'"),
        (["--option", "nix=1"], "There is no option 'nix'; the options are: end"),
        (["--option", "end=never"], "Option 'end' cannot be 'never'; it takes one of at_once, round_end."),
        (["--option", "first_seat=x"], "Option 'first_seat' cannot be 'x'; it takes a whole number from 1 to 12."),
        (["--option", "first_seat=99"], "a whole number from 1 to 12"),
        (["--option", "end=at_once", "--option", "end=round_end"], "--option end is given twice"),
        (["--pack", "payout=nix"], "There is no payout pack 'nix'; there are: reconstructed"),
        (["--pack", "payout=nix.toml"], "There is no file nix.toml."),
        (["--pack", "board=nix.toml"], "no pack of the kind 'board'"),
        (["--records", "-1"], "--records takes"),
        (["--record-games", "1,x"], "--record-games takes whole numbers with commas between them"),
        (["--record-games", "30"], "--record-games asks for game 30, but the last game is 29."),
        (["--json=yes"], "--json takes no value"),
        (["--nonsense"], "There is no option --nonsense here"),
    ],
)
def test_what_it_refuses(capsys: Capture, out: Path, changed: list[str], expected: str) -> None:
    assert_one_sentence(run_here(capsys, *BASE, "--out", str(out), *changed), expected)
    assert not out.exists()


def test_what_must_be_given(capsys: Capture) -> None:
    assert_one_sentence(run_here(capsys, "simulate"), "GAME, --seats and --out are missing")
    assert_one_sentence(run_here(capsys, *BASE), "--out is missing")


def test_an_unknown_game(capsys: Capture, out: Path) -> None:
    ran = run_here(capsys, "simulate", "rat_in_the_wall", "--seats", "3", "--out", str(out))
    assert_one_sentence(ran, "did you mean rats_in_the_walls?")


def test_places_that_cannot_be_written(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert_one_sentence(run_here(capsys, *BASE, "--out", str(file)), "is a file; a simulation is kept in a directory")
    assert_one_sentence(run_here(capsys, *BASE, "--out", str(file / "below")), "a directory was expected")
    assert_one_sentence(run_here(capsys, *BASE, "--out", str(tmp_path)), "is not empty, but holds no simulation")
    assert_one_sentence(run_here(capsys, *BASE, "--force", "--out", str(tmp_path)), "is not empty")
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_place_without_permission(capsys: Capture, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert_one_sentence(run_here(capsys, *BASE, "--out", str(tmp_path / "out")), "There is no permission")
    tmp_path.chmod(0o700)


def test_another_simulation_is_not_mixed_in(capsys: Capture, out: Path) -> None:
    run_here(capsys, *BASE, "--out", str(out))
    ran = run_here(capsys, *BASE, "--seed", "6", "--out", str(out))
    assert_one_sentence(ran, "holds another simulation (seed: 5, not 6)", "--force")
    before = (out / "games-00000.parquet").read_bytes()
    assert run_here(capsys, *BASE, "--seed", "6", "--out", str(out), "--force").code == 0
    assert (out / "games-00000.parquet").read_bytes() != before


def test_an_interrupt_keeps_what_is_finished(capsys: Capture, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = (*BASE, "--games", "5", "--bots", "search:1,random,random", "--out", str(out))
    write_chunk = Folder.write_chunk

    def interrupted_after_two(folder: Folder, number: int, content: bytes) -> None:
        if number == 2:
            raise KeyboardInterrupt
        write_chunk(folder, number, content)

    monkeypatch.setattr(Folder, "write_chunk", interrupted_after_two)
    assert_one_sentence(run_here(capsys, *words), "Stopped; 2 of 5 games are in", "goes on from there", code=130)
    monkeypatch.undo()
    ran = run_here(capsys, *words, "--json")
    assert json.loads(ran.out)["played_now"] == 3
    assert len(list((out / "records").iterdir())) == 5


def test_processors_are_counted_on_every_system(monkeypatch: pytest.MonkeyPatch) -> None:
    assert processors() >= 1
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    assert processors() >= 1


def test_a_seed_may_be_hexadecimal(capsys: Capture, out: Path) -> None:
    run_here(capsys, *BASE, "--seed", "0xff", "--out", str(out))
    assert json.loads((out / "simulation.json").read_text())["settings"]["seed"] == 255


def test_a_process_of_its_own_with_workers(out: Path) -> None:
    ran = run_apart(
        *BASE, "--games", "4", "--bots", "search:1,random,random", "--jobs", "2", "--out", str(out), "--json"
    )
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["games"] == 4
    assert_one_sentence(run_apart(*BASE, "--out", str(out)), "holds another simulation")


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C works differently there")
def test_ctrl_c_with_workers_is_one_sentence(out: Path) -> None:
    words = ["simulate", "rats_in_the_walls", "--seats", "3", "--games", "100000", "--bots", "search:200"]
    process = subprocess.Popen(
        [sys.executable, "-m", "ratskeller", *words, "--jobs", "2", "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env=environment(),
        encoding="utf-8",
    )
    deadline = time.monotonic() + 120
    while not out.exists():  # by then it plays, or starts its workers
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    printed, err = process.communicate(timeout=120)
    # Where it comes amid an import, Python itself ends by the signal once everything is said.
    assert process.returncode in {130, -signal.SIGINT}
    assert not printed
    assert len(err.splitlines()) == 1, err
    assert "Stopped" in err
