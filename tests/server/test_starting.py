"""What cannot work is said in one sentence before anything is opened: exit code 2, no traceback, no password."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import httpx
import pytest

from ratskeller.cli.main import main
from ratskeller.client import NewTable
from tests.server.running import Server, eventually

if TYPE_CHECKING:
    from pathlib import Path

    from tests.tables.postgres import Cluster

PASSWORD = "Rosebud:/@42"  # noqa: S105


Complain = Callable[..., str]


@pytest.fixture
def complaint(capfd: pytest.CaptureFixture[str]) -> Complain:
    """The one sentence that `serve` says instead of opening."""

    def complain(data: Path, *options: str) -> str:
        assert main(["serve", "--port", "0", "--data", str(data), *options]) == 2
        return only_sentence(*capfd.readouterr())

    return complain


def only_sentence(out: str, err: str) -> str:
    assert out == ""
    lines = err.splitlines()
    assert len(lines) == 1, err
    assert lines[0].startswith("ratskeller: ")
    assert lines[0].endswith(".")
    assert "Rosebud" not in lines[0]
    return lines[0].removeprefix("ratskeller: ")


def test_a_complaint_is_all_that_comes_from_the_program(data: Path) -> None:
    server = Server(data, "--database", "postgresql://anna:Rosebud@127.0.0.1:1/name")
    try:
        server.launch()
        assert server.wait() == 2
    finally:
        server.end()
    assert "cannot be used now" in only_sentence(server.said(), server.log())


def test_sqlite_is_for_one_worker(data: Path, complaint: Complain) -> None:
    said = complaint(data, "--workers", "2")
    assert said == "Several workers share their tables through PostgreSQL; give its address with --database."
    assert not data.exists()


def test_a_second_server_in_the_same_folder(server: Server, complaint: Complain) -> None:
    said = complaint(server.data)
    assert said == (
        f"{server.data / 'ratskeller.sqlite'} is in use by another process; several processes need PostgreSQL."
    )
    assert httpx.get(f"{server.address}/health", trust_env=False, timeout=60).status_code == 200


def test_a_port_that_is_taken(data: Path, complaint: Complain) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert (
            complaint(data, "--port", str(port)) == f"127.0.0.1:{port} cannot be listened on: Address already in use."
        )


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--workers", "0"], "at least one worker"),
        (["--bots", "0"], "at least one process"),
        (["--bot-seconds", "0"], "more than 0 seconds a minute"),
        (["--bot-seconds", "nan"], "more than 0 seconds a minute"),
        (["--pace", "-1"], "The pace of bots"),
        (["--pace", "nan"], "The pace of bots"),
        (["--rate", "0"], "The rate of wishes"),
        (["--rate", "nan"], "The rate of wishes"),
        (["--tables-per-day", "0"], "at least one table"),
        (["--sittings", "0"], "sit down at a table at least once"),
        (["--connections", "0"], "at least one connection"),
        (["--connections-in-all", "0"], "at least one connection"),
        (["--head-seconds", "0"], "at most 3600 seconds, not 0"),
        (["--body-seconds", "nan"], "at most 3600 seconds, not nan"),
        (["--answer-seconds", "1e9"], "at most 3600 seconds, not 1e+09"),
        (["--inspection-seconds", "0"], "packs and records are looked at"),
        (["--metrics", "9470"], "such as 127.0.0.1:9470"),
        (["--metrics", "127.0.0.1:x"], "such as 127.0.0.1:9470"),
        (["--metrics", "127.0.0.1:65536"], "such as 127.0.0.1:9470"),
        (["--metrics", "192.0.2.1:9470"], "cannot be listened on"),
        (["--port", "70000"], "0 to 65535"),
        (["--host", "256.0.0.1"], "cannot be listened on"),
        (["--host", "x" * 300], "cannot be listened on"),
    ],
)
def test_settings_that_cannot_be(data: Path, complaint: Complain, options: list[str], said: str) -> None:
    assert said in complaint(data, *options)


@pytest.mark.parametrize(
    "address",
    [
        "mysql://anna:Rosebud@host/name",
        f"postgresql://anna:{PASSWORD}@127.0.0.1:1/name",
        "postgresql://anna:Rosebud@127.0.0.1:1/name?sslmode=nonsense",
        "postgresql://anna@127.0.0.1:1/name?password=Rosebud",
        "postgresql://anna:Rosebud@127.0.0.1:port/name",
        "postgresql://anna:Rosebud@[::1/name",
        "postgresql://anna:Rosebud@nowhere.invalid/name",
    ],
)
def test_databases_that_cannot_be_used(data: Path, complaint: Complain, address: str) -> None:
    complaint(data, "--database", address)


def test_a_database_that_does_not_exist(data: Path, complaint: Complain, cluster: Cluster) -> None:
    said = complaint(data, "--database", cluster.address("nothing", "Rosebud"))
    assert 'database "nothing" does not exist' in said


def test_a_data_folder_that_cannot_be(tmp_path: Path, complaint: Complain) -> None:
    (tmp_path / "file").write_text("Not a folder.", "utf-8")
    assert "cannot be made" in complaint(tmp_path / "file")
    assert "cannot be made" in complaint(tmp_path / "file" / "below")


def test_a_key_that_is_none(data: Path, complaint: Complain) -> None:
    data.mkdir()
    (data / "house.key").write_text("Rosebud", "utf-8")
    assert "does not hold a key" in complaint(data)


def test_it_opens_where_it_is_told_to_and_ends_when_asked(data: Path) -> None:
    with Server(data, "--host", "::1") as server:
        assert f"http://[::1]:{server.port}" in server.said()
        with httpx.Client(base_url=f"http://[::1]:{server.port}", trust_env=False, timeout=60) as http:
            opened = http.post("/api/tables", json={"game": "rathulhu", "seats": 2})
            assert opened.status_code == 201
            server.tokens.add(opened.json()["token"])
        assert (data / "house.key").stat().st_mode & 0o077 == 0
        assert server.stop() == 0
        server.check_log()


@pytest.mark.anyio
async def test_ctrl_c_ends_it_in_peace(data: Path) -> None:
    with Server(data) as server:
        async with server.client() as client:
            await client.open_table(NewTable(game="rats_in_the_walls", seats=3, bots=["easy", "easy"], start=True))
        server.child.send_signal(signal.SIGINT)
        assert server.wait() == 130
        await eventually("nobody is left", lambda: not server.processes())
        assert "Traceback" not in server.log()


@pytest.fixture
def careless() -> Iterator[None]:
    """Whoever starts the server lets everybody read what they make."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """The permissions of a folder and all that is in it."""
    return {each.name: each.stat().st_mode & 0o777 for each in (folder, *folder.iterdir())}


@pytest.mark.usefixtures("careless")
def test_the_data_is_for_its_owner_only(data: Path) -> None:
    with Server(data) as server:
        files = ("house.key", *(f"ratskeller.sqlite{each}" for each in ("", "-wal", "-shm", ".lock")))
        wanted = {"data": 0o700, **dict.fromkeys(files, 0o600)}
        assert modes(data) == wanted
        server.kill()
        for each in (data, *data.iterdir()):  # as an older version has left them
            each.chmod(each.stat().st_mode | 0o055)
        server.start()
        assert modes(data) == wanted
        assert server.stop() == 0


@pytest.mark.usefixtures("careless")
def test_a_folder_with_other_things_in_it_stays_as_it_is(data: Path) -> None:
    data.mkdir()
    (data / "letter.txt").write_text("Dear Sirs", "utf-8")
    with Server(data) as server:
        found = modes(data)
        assert (found.pop("data"), found.pop("letter.txt")) == (0o755, 0o644)
        assert set(found.values()) == {0o600}
        assert server.stop() == 0


def test_an_empty_database_is_no_new_house(data: Path, complaint: Complain) -> None:
    data.mkdir()
    (data / "ratskeller.sqlite").touch()
    assert "ratskeller.sqlite is empty where a house should be: put a copy" in complaint(data)
    assert (data / "ratskeller.sqlite").stat().st_size == 0


def test_only_a_trusted_proxy_tells_where_visitors_come_from(data: Path) -> None:
    """Whoever sends the header is believed only about the last hop that is not a proxy of ours."""
    with (
        Server(data, "--tables-per-day", "2", "--trust-proxy") as server,
        httpx.Client(base_url=server.address, trust_env=False, timeout=60) as http,
    ):
        told = ["1.1.1.1", "9.9.9.1, 1.1.1.1", "9.9.9.2, 1.1.1.1", "1.1.1.1, 2.2.2.2", "3.3.3.3"]
        answers = [
            http.post("/api/tables", json={"game": "rathulhu", "seats": 2}, headers={"X-Forwarded-For": header})
            for header in told
        ]
        assert [answer.status_code for answer in answers] == [201, 201, 429, 201, 201]


def test_nobody_else_is_believed(data: Path) -> None:
    with Server(data, "--tables-per-day", "1", "--trust-proxy", "10.0.0.1") as other:
        for header, status in (("1.1.1.1", 201), ("2.2.2.2", 429)):
            answer = httpx.post(
                f"{other.address}/api/tables",
                json={"game": "rathulhu", "seats": 2},
                headers={"X-Forwarded-For": header},
                trust_env=False,
                timeout=60,
            )
            assert answer.status_code == status
