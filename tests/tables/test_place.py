"""Where tables are kept, as an administrator writes it; and passwords, which nobody gets to see."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

import pytest

from ratskeller.kernel.errors import BadSetup
from ratskeller.tables.database import open_store
from ratskeller.tables.database.place import Place, find_place, find_secrets, mask_address
from ratskeller.tables.store_errors import StoreDown
from tests.tables.changes import HOUSE_KEY
from tests.tables.postgres import Cluster, free_port

SECRETS = {
    "simple": "geheim",
    "with signs": "p@ss/w:rd?x",
    "quoted": "p%40ss%2Fw%3Ard",
}


def test_a_path_is_a_file(tmp_path: Path) -> None:
    assert find_place(f"{tmp_path}/tables.db").file == tmp_path / "tables.db"
    assert find_place(f"sqlite:///{tmp_path}/tables.db").file == tmp_path / "tables.db"
    assert find_place("sqlite:///tables.db").file == Path.cwd() / "tables.db"
    assert find_place("~/tables.db").file == Path.home() / "tables.db"


def test_a_folder_gets_a_file(tmp_path: Path) -> None:
    assert find_place(str(tmp_path)).file == tmp_path / "ratskeller.db"
    assert find_place(f"{tmp_path}/new/").file == tmp_path / "new" / "ratskeller.db"


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_an_address_is_passed_on_as_it_is(scheme: str) -> None:
    place = find_place(f"{scheme}://me:geheim@host:5433/db?sslmode=require")
    assert place.address == f"{scheme}://me:geheim@host:5433/db?sslmode=require"
    assert str(place) == f"{scheme}://me:***@host:5433/db?sslmode=require"


@pytest.mark.parametrize(
    "text", ["mysql://me:geheim@host/db", "http://x", "sqlite://", "postgresql+asyncpg://me:geheim@h/d"]
)
def test_anything_else_is_one_sentence(text: str) -> None:
    with pytest.raises(BadSetup) as raised:
        open_store(text)
    told = str(raised.value)
    assert told.startswith("Tables are kept in a file")
    assert told.endswith(f"not in {mask_address(text)}.")
    assert "geheim" not in told


@pytest.mark.parametrize("text", ["", "sqlite:///", ":memory:", "sqlite:///:memory:", "a\0b"])
def test_a_place_must_last(text: str) -> None:
    with pytest.raises(BadSetup, match="Tables need a place that lasts"):
        open_store(text)


@pytest.mark.parametrize("secret", SECRETS.values(), ids=SECRETS)
def test_a_password_is_masked_wherever_it_stands(secret: str) -> None:
    for text in (f"postgresql://me:{secret}@host/db", f"postgresql://me@host/db?password={secret}&x=1"):
        place = Place(None, text, find_secrets(text))
        for shown in (str(place), repr(place), place.mask(text), place.mask(f"cannot use {text}!"), mask_address(text)):
            assert secret not in shown
            assert "p@ss" not in shown
            assert "***" in shown
        assert place.mask(f"wrong: {secret}") == "wrong: ***"


@pytest.mark.parametrize("secret", ["p@ss?word", "p/ss", "p#ss:x", "[p"])
def test_signs_that_are_not_quoted_are_one_sentence(secret: str) -> None:
    with pytest.raises(BadSetup, match=r"^postgresql://me:\*\*\*@host/db is not the address of a database; .*%25\.$"):
        open_store(f"postgresql://me:{secret}@host/db")


@pytest.mark.parametrize(
    "rest",
    ["host", "host:5433/db", "[::1]:5432/db", "[::1]/db", "a:1,b:2/db", "/db?host=/tmp&port=5", "me@/db", "me@a:1/"],
)
def test_addresses_as_postgresql_takes_them(rest: str) -> None:
    assert find_place(f"postgresql://{rest}").address == f"postgresql://{rest}"


@pytest.mark.anyio
async def test_what_only_the_driver_finds_wrong_is_one_sentence_too() -> None:
    with pytest.raises(StoreDown, match=r"cannot be used now: .*sslmode"):
        await open_store("postgresql://me:geheim@127.0.0.1/db?sslmode=perhaps").open(HOUSE_KEY)


@pytest.mark.anyio
@pytest.mark.parametrize("secret", ["geheim", "p%40ss%2Fw%3Ard"])
async def test_a_server_that_is_not_there_is_one_sentence_without_the_password(
    secret: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    store = open_store(f"postgresql://me:{secret}@127.0.0.1:{free_port()}/db")
    with pytest.raises(StoreDown) as raised:
        await store.open(HOUSE_KEY)
    told = str(raised.value)
    assert told.startswith("The tables' database cannot be used now: ")
    assert "\n" not in told
    everything = told + caplog.text + "".join(traceback.format_exception(raised.value)) + repr(store.place)
    assert secret not in everything


@pytest.mark.anyio
async def test_a_database_that_is_not_there_is_one_sentence(cluster: Cluster) -> None:
    with pytest.raises(StoreDown, match=r'cannot be used now: database "nowhere" does not exist\.$'):
        await open_store(cluster.address("nowhere", password="geheim")).open(HOUSE_KEY)  # noqa: S106


@pytest.mark.anyio
async def test_a_postgresql_behind_a_socket_in_the_file_system(cluster: Cluster, postgres_place: str) -> None:
    store = open_store(cluster.socket_address(postgres_place.rpartition("/")[2]))
    await store.open(HOUSE_KEY)
    await store.ping()
    await store.close()


@pytest.mark.anyio
async def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Sirs, " * 1000, encoding="utf-8")
    with pytest.raises(StoreDown, match=r"cannot be used now: file is not a database\.$"):
        await open_store(str(file)).open(HOUSE_KEY)
    assert file.read_text(encoding="utf-8").startswith("Dear Sirs")


@pytest.mark.anyio
async def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreDown, match=r"^Tables cannot be kept in .*/file/data: "):
        await open_store(f"{tmp_path}/file/data/tables.db").open(HOUSE_KEY)
