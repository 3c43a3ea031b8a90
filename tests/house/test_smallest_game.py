"""The smallest game is in no catalogue, but whoever puts it there can play it at every door at once."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from ratskeller.catalogue import GAMES
from ratskeller.kernel.record import read_record
from ratskeller.kernel.replay import verify
from tests.cli.command import environment
from tests.server.conftest import anyio_backend
from tests.server.players import Players
from tests.server.running import QUICK, Server
from tests.server.visitors import begin
from tools.every_game import SMALLEST
from tools.setup_env import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

__all__ = ["anyio_backend"]
WITH_SMALLEST = "tests.with_smallest"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("smallest") / "data", *QUICK, port=0, program=WITH_SMALLEST) as running:
        yield running
        running.check_log()


def test_it_is_in_no_catalogue() -> None:
    assert SMALLEST.name not in GAMES


def test_it_has_neither_chance_nor_secrets_nor_many_steps() -> None:
    """Then the tests that hold for every game cannot presume any of these."""
    assert SMALLEST.outcome_codes() == ()
    assert SMALLEST.steps_max < 40
    assert list(SMALLEST.seats) == [2]
    assert not SMALLEST.packs


@pytest.mark.parametrize(("language", "last"), [("en", "is long gone"), ("de", "ist längst fort")])
def test_it_is_played_in_the_terminal(tmp_path: Path, language: str, last: str) -> None:
    file = tmp_path / "game.jsonl"
    words = ("play", "candles", "--terminal", "--people", "Anna", "--bots", "search:20", "--record", str(file))
    done = subprocess.run(
        [sys.executable, "-m", WITH_SMALLEST, *words],
        cwd=ROOT,
        env=environment(LC_ALL=f"{language}.UTF-8", XDG_DATA_HOME=str(tmp_path)),
        input="1\ny\n" * 20,
        capture_output=True,
        check=False,
        encoding="utf-8",
        timeout=300,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "(((((((((((((\n|||||||||||||\n" in done.stdout
    assert last in done.stdout
    assert verify(SMALLEST, read_record(file.read_text(encoding="utf-8"))).finished


@pytest.mark.anyio
@pytest.mark.parametrize("wish", [{"options": {"candles": 5}}, {"bots": ["hard"]}], ids=["people", "a bot"])
async def test_it_is_played_over_the_line(
    server: Server, monkeypatch: pytest.MonkeyPatch, wish: dict[str, Any]
) -> None:
    """With a bot, its process knows the game as well."""
    monkeypatch.setitem(GAMES, SMALLEST.name, SMALLEST)
    made = await begin(server, SMALLEST.name, 2, **wish)
    players = Players(server.address, made)
    await players.play()
    async with server.client() as client:
        record = players.check(await client.record(made.table))
    assert record.end is not None
    assert record.end.end == "dark"
    assert {step.by for step in record.steps} == {0, 1}
    assert players.refused == []


@pytest.mark.parametrize(("language", "says"), [("en", "snuffs the last candle"), ("de", "die letzte Kerze löscht")])
def test_its_rules_and_its_lesson_can_be_read(server: Server, language: str, says: str) -> None:
    with httpx.Client(base_url=server.address, timeout=60, trust_env=False) as http:
        http.headers["Accept-Language"] = language
        assert [game["name"] for game in http.get("/api/games").json()["games"]] == [*GAMES, SMALLEST.name]
        assert says in http.get("/api/games/candles/rules").text
        assert len(http.get("/api/games/candles/lesson").json()["stops"]) == 5
