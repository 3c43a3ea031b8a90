"""What is wrong with a request is answered with a Problem, and nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest

from ratskeller.catalogue import find_game
from ratskeller.tables.wire import Problem
from tests.server.visitors import Visitor, begin, sit_down

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from tests.server.running import Server

JSON = {"Content-Type": "application/json"}
HEADER = '{"record": 1, "game": "rats_in_the_walls", "rules_version": 1, "seats": 3}\n'
GOOD = b'{"game": "rats_in_the_walls", "seats": 3}'


@pytest.fixture(scope="module")
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=60, trust_env=False) as client:
        yield client


@pytest.fixture
async def web(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.address, timeout=60, trust_env=False) as client:
        yield client


def problem(response: httpx.Response) -> Problem:
    assert response.headers["content-type"] == "application/json"
    found = msgspec.json.decode(response.content, type=Problem)
    assert found.why.endswith(".")
    assert len(found.why) < 400
    return found


# ---- addresses and methods -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/nothing", "/api", "/api/", "/api/tables/abc/nothing", "/api/tables/abc/line/x", "/%00", "/api/..%2f"]
)
def test_unknown_addresses(http: httpx.Client, path: str) -> None:
    response = http.get(path)
    assert response.status_code == 404
    assert problem(response) == Problem("not_found", "There is nothing at this address.")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PUT", "/api/tables"),
        ("DELETE", "/api/tables/abc"),
        ("PATCH", "/health"),
        ("TRACE", "/api/games"),
        ("GET", "/api/records"),
        ("GET", "/api/tables/abc/seats"),
        ("BREW", "/api/games"),
    ],
)
def test_wrong_methods(http: httpx.Client, method: str, path: str) -> None:
    response = http.request(method, path)
    assert response.status_code == 405
    assert method not in response.headers["allow"]
    assert problem(response) == Problem("method", f"This address does not take {method}.")


def test_the_line_asked_for_without_a_websocket(http: httpx.Client) -> None:
    response = http.get("/api/tables/abc/line")
    assert response.status_code == 426
    assert response.headers["upgrade"] == "websocket"
    assert problem(response).why == "This address takes a WebSocket."


# ---- bodies ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "kind",
    [
        "",
        "text/plain",
        "text/plain;application/json",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/x-msgpack",
        "application/jsonp",
        "nonsense",
        ";",
        "application/json/",
    ],
)
def test_only_json_is_taken(http: httpx.Client, kind: str) -> None:
    response = http.post("/api/tables", content=GOOD, headers={"Content-Type": kind})
    assert response.status_code == 415
    assert problem(response).cause == "media_type"


def test_json_may_name_its_letters(http: httpx.Client) -> None:
    response = http.post("/api/tables", content=GOOD, headers={"Content-Type": "Application/JSON; charset=UTF-8"})
    assert response.status_code == 201


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"rats"',
        b"\xff\xfe",
        b"\x00" * 10,
        b"[" * 100_000,
        b'{"game": "rats_in_the_walls", "seats": 3, "options": ' + b'{"a": ' * 5000 + b"1" + b"}" * 5001,
        b'{"game": "rats_in_the_walls", "seats": 3, "packs": ' + b'{"payout": ' * 400 + b"1" + b"}" * 401,
        b'{"game": "rats_in_the_walls", "seats": 3, "name": "\\ud800"}',
        b'{"game": "rats_in_the_walls", "seats": 3, "more": 1}',
        b'{"game": "rats_in_the_walls", "seats": "3"}',
        b'{"game": "rats_in_the_walls", "seats": 1e400}',
        b'{"game": "rats_in_the_walls", "seats": 13}',
        b'{"game": "rats_in_the_walls", "seats": 1}',
        b'{"game": "rats_in_the_walls"}',
        b'{"game": "rats_in_the_walls", "seats": 3, "options": {"end": {"a": [1]}}}',
        b'{"game": "rats_in_the_walls", "seats": 3, "options": {"nothing": 1}}',
        b'{"game": "rats_in_the_walls", "seats": 3, "packs": {"payout": "../../etc/passwd"}}',
        b'{"game": "rats_in_the_walls", "seats": 3, "packs": {"payout": {"name": 1}}}',
        b'{"game": "rats_in_the_walls", "seats": 3, "bots": ["genius"]}',
        b'{"game": "rats_in_the_walls", "seats": 3, "bots": ["search:0.1s"]}',
        b'{"game": "rats_in_the_walls", "seats": 3, "bots": ["easy", "easy", "easy"]}',
        b'{"game": "rats_in_the_walls", "seats": 3, "stand_in": "nobody"}',
        b'{"game": "rats_in_the_walls", "seats": 3, "clock": {"kind": "move"}}',
        b'{"game": "rats_in_the_walls", "seats": 3, "clock": {"kind": "bank", "seconds": 99999999999999999999}}',
        b'{"game": "rats_in_the_walls", "seats": 3, "absent_after": -1}',
        b'{"game": "rats_in_the_walls", "seats": 3, "seal": "\\u0000"}',
        b'{"game": "rats_in_the_walls", "seats": 3, "seal": "' + b"A" * 64 + b'"}',
        b'{"game": "rats_in_the_walls", "seats": 3, "salt": "pepper"}',
        b'{"game": "rats_in_the_walls", "seats": 3, "name": "\\u202e\\u0007"}',
        b'{"game": "rats_in_the_walls", "seats": 3, "name": "' + b"n" * 33 + b'"}',
    ],
)
def test_bodies_that_no_table_can_be_made_of(http: httpx.Client, body: bytes) -> None:
    response = http.post("/api/tables", content=body, headers=JSON)
    assert (response.status_code, problem(response).cause) in {(400, "bad_request"), (409, "unfit")}


def test_a_game_that_is_not_there(http: httpx.Client) -> None:
    for name in ("chess", "", "<b>", "\u0000"):
        response = http.post("/api/tables", content=msgspec.json.encode({"game": name, "seats": 3}), headers=JSON)
        assert response.status_code == 404
        assert problem(response).cause == "no_such_game"
    assert problem(http.get("/api/games/chess")).cause == "no_such_game"


@pytest.mark.parametrize(
    ("path", "size"), [("/api/tables", 300_000), ("/api/tables/abc/seats", 300_000), ("/api/records", 9_000_000)]
)
def test_huge_bodies(http: httpx.Client, path: str, size: int) -> None:
    response = http.post(path, content=b'"' + b"x" * size + b'"', headers=JSON)
    assert response.status_code == 413
    assert problem(response) == Problem("too_large", "The body is too large.")


def test_a_huge_body_in_small_pieces(http: httpx.Client) -> None:
    response = http.post("/api/tables", content=(b"x" * 1000 for _ in range(300)), headers=JSON)
    assert response.status_code == 413


def test_bodies_with_too_much_in_them_are_not_walked_through(http: httpx.Client) -> None:
    many = b'{"game": "rats_in_the_walls", "seats": 3, "packs": {"payout": [' + b"1," * 100_000 + b"1]}}"
    response = http.post("/api/tables", content=many, headers=JSON)
    assert (response.status_code, problem(response).why) == (400, "The body holds more than 20000 values.")
    response = http.post("/api/records", content=b'{"record": [' + b"1," * 3_000_000 + b"1]}", headers=JSON)
    assert response.status_code == 400
    assert "Expected `str`, got `array`" in problem(response).why


@pytest.mark.parametrize("game", ["darkhouse", "condyle_cove"])
def test_packs_with_too_much_in_them_are_not_looked_at(http: httpx.Client, game: str) -> None:
    kind = {"darkhouse": "board", "condyle_cove": "options"}[game]
    packs = {kind: {"name": "huge", "title": "Huge", "arcs": [{"between": [0] * 400_000}]}}
    version = find_game(game).rules_version
    header = {"record": 1, "game": game, "rules_version": version, "seats": 3, "packs": packs}
    response = http.post("/api/records", json={"record": msgspec.json.encode(header).decode() + "\n"})
    assert response.status_code == 409
    assert problem(response).why.endswith("it holds more than 5000 values.")
    wish = {"game": game, "seats": 3, "packs": {kind: {"name": "huge", "title": "H", "arcs": [0] * 6_000}}}
    response = http.post("/api/tables", json=wish)
    assert response.status_code == 409
    assert problem(response).why.endswith("it holds more than 5000 values.")


@pytest.mark.parametrize(
    "record",
    [
        "",
        "\n",
        "{}\n",
        "[" * 50_000 + "\n",
        '{"record": 1, "game": "rats_in_the_walls", "rules_version": 999, "seats": 3}\n',
        '{"record": 1, "game": "rats_in_the_walls", "rules_version": 1, "seats": 99}\n',
        '{"record": 7}\n',
        HEADER + '{"n": 1, "by": 0, "do": "x", "state": ""}\n',
        HEADER + "[" * 50_000 + "\n",
        '{"record": 1, "game": "rats_in_the_walls", "rules_version": 1, "seats": 3, "names": ["", "", ""]}\n',
    ],
)
def test_records_that_are_none(http: httpx.Client, record: str) -> None:
    response = http.post("/api/records", json={"record": record})
    assert response.status_code == 409
    assert problem(response).cause == "unfit"


def test_a_record_of_an_unknown_game(http: httpx.Client) -> None:
    record = '{"record": 1, "game": "chess", "rules_version": 1, "seats": 2}\n'
    response = http.post("/api/records", json={"record": record})
    assert response.status_code == 404
    assert problem(response).cause == "no_such_game"


# ---- tables and tokens -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["", "/you", "/record"])
def test_a_table_that_is_not_there(http: httpx.Client, path: str) -> None:
    response = http.get(f"/api/tables/abcdefgh{path}", headers={"Authorization": "Bearer x"})
    assert response.status_code == 404
    assert problem(response) == Problem("no_such_table", "There is no such table.")


@pytest.mark.parametrize("name", ["ABC", "%00", "a" * 33, "a%20b", "ü"])
def test_a_name_that_no_table_can_have(http: httpx.Client, name: str) -> None:
    for path in ("", "/you", "/record"):
        response = http.get(f"/api/tables/{name}{path}")
        assert response.status_code == 400
        problem(response)


@pytest.mark.anyio
async def test_tokens_that_do_not_open(server: Server, web: httpx.AsyncClient) -> None:
    here, there = await sit_down(server), await sit_down(server)
    good = here.tokens[0]
    response = await web.get(f"/api/tables/{here.table}/you", headers={"Authorization": f"bearer {good}"})
    assert response.status_code == 200
    wrong: list[dict[str, Any]] = [
        {},
        {"Authorization": ""},
        {"Authorization": "Bearer"},
        {"Authorization": good},
        {"Authorization": f"Basic {good}"},
        {"Authorization": f"Bearer {good[:-1]}"},
        {"Authorization": f"Bearer {there.tokens[0]}"},
        {"Authorization": b"Bearer \xff\xfe"},
    ]
    for headers in wrong:
        response = await web.get(f"/api/tables/{here.table}/you", headers=headers)
        assert response.status_code == 403, headers
        assert problem(response).cause == "not_yours"
    response = await web.get(f"/api/tables/{here.table}/you", headers={"Authorization": "x" * 201})
    assert response.status_code == 400
    response = await web.post(
        f"/api/tables/{here.table}/seats", json={}, headers={"Authorization": f"Bearer {there.tokens[0]}"}
    )
    assert response.status_code == 403
    async with Visitor(server, here.table, "") as watcher:
        seats = (await watcher.hear())["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Host", "Guest 1", "Guest 2"]


@pytest.mark.anyio
async def test_seats_that_cannot_be_taken(server: Server, web: httpx.AsyncClient) -> None:
    made = await sit_down(server)
    path = f"/api/tables/{made.table}/seats"
    for wish, status in (({}, 409), ({"seat": 0}, 409), ({"seat": 3}, 409), ({"seat": 12}, 400), ({"seat": -1}, 400)):
        response = await web.post(path, json=wish)
        assert response.status_code == status
        problem(response)


@pytest.mark.anyio
async def test_the_record_of_a_running_game_stays_closed(server: Server, web: httpx.AsyncClient) -> None:
    made = await begin(server)
    response = await web.get(f"/api/tables/{made.table}/record", headers={"Authorization": f"Bearer {made.tokens[0]}"})
    assert response.status_code == 409
    assert problem(response).cause == "not_now"


@pytest.mark.parametrize("query", ["limit=0", "limit=101", "limit=x", "status=nothing", "status=", "limit=1e9"])
def test_lists_that_there_are_not(http: httpx.Client, query: str) -> None:
    response = http.get(f"/api/tables?{query}")
    assert response.status_code == 400
    assert problem(response).cause == "bad_request"


# ---- names -----------------------------------------------------------------------------------------------------------


def test_names_are_text_and_nothing_else(http: httpx.Client) -> None:
    name = "<b>A\u0000\u001b[31m\u202e\n  \u00a0B</b>\u2028\"'"
    response = http.post("/api/tables", json={"game": "rats_in_the_walls", "seats": 3, "name": name, "sit": True})
    assert response.status_code == 201
    assert response.json()["table"]["seats"][0]["name"] == "<b>A[31m B</b> \"'"
    assert b"\\u00" not in response.content
