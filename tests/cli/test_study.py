"""`study`: what it says, the page it writes, that it can be repeated, and everything it refuses."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ratskeller.cli import study as command
from tests.cli.command import assert_one_sentence, run_apart, run_here

if TYPE_CHECKING:
    from pathlib import Path

    Capture = pytest.CaptureFixture[str]

BASE = ("study", "condyle_cove", "--seats", "2", "--games", "32", "--seed", "5", "--jobs", "1", "--bots", "random")


def test_the_page_in_80_columns(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    ran = run_here(capsys, *BASE)
    assert (ran.code, ran.err) == (0, "")
    assert "Endangered Orphans of Condyle Cove  32 games, 2 seats, seed 5" in ran.out
    for part in ("Turn order", "Against even", "Options cards", "STICKY FINGERS", "Acts of Desperation", "Spaces"):
        assert part in ran.out
    assert "still open: too few games to say." in ran.out
    assert "32 games played in" in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_alone(capsys: Capture) -> None:
    ran = run_here(capsys, *BASE, "--seats", "1")
    assert ran.code == 0
    assert "1 seat, seed 5" in ran.out
    assert "The Boogeyman's Move deck" in ran.out
    assert "30 to 45 % of the games should be won" in ran.out
    assert "Against even" not in ran.out


def test_json_for_machines(capsys: Capture) -> None:
    found = json.loads(run_here(capsys, *BASE, "--json").out)
    assert (found["game"], found["seats"], found["games"], found["repeatable"]) == ("condyle_cove", 2, 32, True)
    assert sum(each["wins"] for each in found["by_order"]) == pytest.approx(1)
    names = {(each["deck"], each["name"]) for each in found["pieces"]}
    assert len(names) == len(found["pieces"])
    tattle = next(each for each in found["pieces"] if each["name"] == "TATTLETALE")
    assert set(tattle["effect"]) == {"value", "error"}
    assert tattle["gain"] is None  # chance does not think


def test_bots_that_think_and_bots_that_differ(capsys: Capture) -> None:
    found = json.loads(run_here(capsys, *BASE, "--games", "50", "--bots", "search:4", "--json").out)
    assert found["bots"] == ["search:4", "search:4"]
    assert any(each["gain"] is not None for each in found["pieces"])
    page = run_here(capsys, *BASE, "--games", "2", "--bots", "search:6,random").out
    assert "Seat   Bot" in page


def test_the_page_of_markdown_can_be_made_again_by_its_own_command(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "cards.md"
    assert run_here(capsys, *BASE, "--option", "winter=true", "--out", str(file)).code == 0
    text = file.read_text(encoding="utf-8")
    assert str(tmp_path) not in text
    line = next(line for line in text.splitlines() if line.startswith("python3 run.py "))
    words = line.split()[2:]
    assert words[-2:] == ["--out", "cards.md"]
    assert "--option winter=true" in line
    again = tmp_path / "again"
    again.mkdir()
    assert run_here(capsys, *words[:-1], str(again / "cards.md")).code == 0
    assert (again / "cards.md").read_text(encoding="utf-8") == text
    assert "## Last Winter" in text
    assert "- Option winter: True." in text
    rows = [row for row in text.splitlines() if row.startswith("|")]
    assert all(row.endswith("|") for row in rows)
    assert any(row.startswith("| STICKY FINGERS | ") and row.count("|") == 8 for row in rows)


def test_the_command_names_no_place_on_this_machine(tmp_path: Path) -> None:
    assert command._place("docs/cards.md") == "docs/cards.md"
    assert command._place(str(tmp_path / "mine.toml")) == "mine.toml"
    assert command._place("../../elsewhere/mine.toml") == "mine.toml"
    assert command._place("hollow_days") == "hollow_days"


def test_a_bot_with_a_clock_is_mentioned(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "cards.md"
    ran = run_here(capsys, *BASE, "--games", "1", "--bots", "search:0.0001s,random", "--out", str(file))
    assert "cannot be repeated exactly" in ran.out
    assert "cannot be repeated exactly" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        (["--seats", "9"], "takes 1 to 4 seats, not 9."),
        (["--games", "0"], "--games takes"),
        (["--bots", "foo"], "There is no bot 'foo'"),
        (["--option", "nix=1"], "There is no option 'nix'"),
        (["--out", "."], "is a directory; a study is written to a file."),
        (["--out", "no/such/place.md"], "There is no directory no/such to write to."),
    ],
)
def test_what_it_refuses(capsys: Capture, changed: list[str], expected: str) -> None:
    assert_one_sentence(run_here(capsys, *BASE, *changed), expected)


def test_a_game_without_pieces(capsys: Capture) -> None:
    ran = run_here(capsys, "study", "rats_in_the_walls", "--seats", "3")
    assert_one_sentence(ran, "does not say what its pieces of content are, so there is nothing to study.")


def test_an_interrupt_is_one_sentence(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from ratskeller.lab import playing, study

    count_chunk = study.count_chunk

    def interrupted_at_the_third(chunk: playing.Chunk) -> study.Counted:
        if chunk.number == 2:
            raise KeyboardInterrupt
        return count_chunk(chunk)

    monkeypatch.setattr(study, "count_chunk", interrupted_at_the_third)
    file = tmp_path / "cards.md"
    ran = run_here(capsys, *BASE, "--games", "5", "--out", str(file))
    assert_one_sentence(ran, "Stopped after 2 of 5 games; nothing is kept", code=130)
    assert not file.exists()


def test_a_process_of_its_own_with_workers() -> None:
    ran = run_apart(*BASE, "--games", "4", "--jobs", "2", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["games"] == 4
