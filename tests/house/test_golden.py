"""The golden records of every game replay, and everybody still sees what they saw then.

When one of these tests fails, look at the difference before anything else: a line that reaches more viewers than before
is a leak. If only sentences or views changed on purpose, refresh the transcripts with `python -m tools.golden --write`.
If a record no longer replays, the rules have changed: raise `rules_version` in game.py, tell it in CHANGELOG.md under
“Rules”, and refresh in the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller.catalogue import find_game
from ratskeller.kernel.record import read_record, write_record
from ratskeller.kernel.replay import verify
from tools import golden
from tools.every_game import EVERY_GAME, find_any_game
from tools.golden import GoldenGame, folder, golden_games, main, transcript

if TYPE_CHECKING:
    from pathlib import Path

    from ratskeller.kernel.game import Game

GAME = find_game("rats_in_the_walls")
GOLDEN = [(game.name, path.stem) for game in EVERY_GAME.values() for path in sorted(folder(game).glob("*.jsonl"))]


def read(game: Game, name: str, suffix: str) -> str:
    return (folder(game) / f"{name}{suffix}").read_text(encoding="utf-8")


@pytest.mark.parametrize(("of", "name"), GOLDEN)
def test_a_golden_record_is_still_true(of: str, name: str) -> None:
    text = read(find_any_game(of), name, ".jsonl")
    verdict = verify(find_any_game(of), read_record(text))
    assert verdict.finished
    assert verdict.rolls_derived
    assert write_record(verdict.match.record()) == text


@pytest.mark.parametrize(("of", "name"), GOLDEN)
def test_everybody_sees_what_they_saw(of: str, name: str) -> None:
    record = read_record(read(find_any_game(of), name, ".jsonl"))
    assert transcript(find_any_game(of), record) == read(find_any_game(of), name, ".txt")


def test_every_record_has_a_transcript_and_is_wanted(game: Game) -> None:
    names = sorted(name for of, name in GOLDEN if of == game.name)
    assert sorted(path.stem for path in folder(game).glob("*.txt")) == names
    assert sorted(wanted.name for wanted in golden_games(game.name)) == names


def test_the_golden_records_stay_small(game: Game) -> None:
    assert sum(path.stat().st_size for path in folder(game).iterdir()) < 640_000


def test_the_command_finds_nothing_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out == "golden: all as expected\n"


# ---- the command, in an empty folder -------------------------------------------------------------------------


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Golden records of another place: one is wanted, and the seed is near."""
    record = read_record(read(GAME, "fee", ".jsonl"))
    seed = int(record.header.seed or "", 16)
    monkeypatch.setattr(golden, "ROOT", tmp_path)
    monkeypatch.setattr(golden, "EVERY_GAME", {GAME.name: GAME})
    wanted = GoldenGame("fee", "fee", 3, {}, {}, range(seed - 1, seed + 1))
    monkeypatch.setattr(golden, "golden_games", lambda _: (wanted,))
    return tmp_path / "tests" / "games" / GAME.name / "golden"


def test_what_is_missing_is_said_and_written(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 1
    assert "fee: the record is missing or no longer replays" in capsys.readouterr().out
    assert main(["--write"]) == 0
    assert capsys.readouterr().out.count("wrote: ") == 2
    assert sorted(path.name for path in elsewhere.iterdir()) == ["fee.jsonl", "fee.txt"]
    assert verify(GAME, read_record((elsewhere / "fee.jsonl").read_text(encoding="utf-8"))).finished
    assert main([]) == 0


def test_an_altered_record_is_searched_for_anew(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--write"])
    record = elsewhere / "fee.jsonl"
    good = record.read_text(encoding="utf-8")
    record.write_text(good.replace("announce 1", "announce 2", 1), encoding="utf-8")
    assert main([]) == 1
    assert main(["--write"]) == 0
    assert record.read_text(encoding="utf-8") == good


def test_an_altered_transcript_differs(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--write"])
    told = elsewhere / "fee.txt"
    good = told.read_text(encoding="utf-8")
    told.write_text(good.replace("all ", "A B ", 1), encoding="utf-8")
    capsys.readouterr()
    assert main([]) == 1
    assert capsys.readouterr().out.startswith("differs: tests/games/rats_in_the_walls/golden/fee.txt\n")
    assert main(["--write"]) == 0
    assert told.read_text(encoding="utf-8") == good


def test_a_search_that_finds_nothing_says_so(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "golden_games", lambda _: (GoldenGame("fee", "limit", 3, {}, {}, range(2)),))
    with pytest.raises(SystemExit, match="no game of The Rats in the Walls ends by 'limit'"):
        main(["--write"])


def test_a_game_without_golden_games_is_named() -> None:
    with pytest.raises(SystemExit, match="there is no tests/games/whist/golden_games"):
        golden_games("whist")
