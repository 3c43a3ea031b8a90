"""The server answers in the reader's language, over HTTP and over the line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import pytest

from ratskeller.client import Client, ServerRefused
from ratskeller.server.languages import accepted_language
from ratskeller.tables.wire import Sign
from tests.server.visitors import Visitor, begin, sit_down

if TYPE_CHECKING:
    from tests.server.running import Server

pytestmark = pytest.mark.anyio
GERMAN = {"Accept-Language": "de-AT, de;q=0.9, en;q=0.5"}


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("de-CH,de;q=0.9", "de"),
        ("en, de", "en"),
        ("en;q=0.5, de", "de"),
        ("fr, de ; q = 0.3", "de"),
        ("de;q=0", "en"),
        ("de;q=x, en", "en"),
        ("*", "en"),
        ("den;q=1", "en"),
        (",;,=;q", "en"),
        ("x" * 10_000 + ",de", "en"),
    ],
)
def test_what_a_browser_likes_best(header: str | None, language: str) -> None:
    assert accepted_language(header) == language


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.address}{path}", headers=headers, trust_env=False)


def test_the_shelf_in_two_languages(server: Server) -> None:
    english, german = get(server, "/api/games"), get(server, "/api/games", **GERMAN)
    assert [each.headers["content-language"] for each in (english, german)] == ["en", "de"]
    for each in (english, german):  # whoever keeps it keeps one for each
        assert {"Accept-Language", "Accept-Encoding"} <= set(each.headers["vary"].split(", "))
    one, other = ({game["name"]: game for game in answer.json()["games"]} for answer in (english, german))
    assert one["darkhouse"]["title"] == other["darkhouse"]["title"] == "Darkhouse"
    for path in (
        ("tagline",),
        ("options", 0, "description"),
        ("packs", "board", 0, "title"),
        ("packs", "board", 0, "note"),
    ):
        assert dig(one["darkhouse"], path) != dig(other["darkhouse"], path)
    assert dig(other["darkhouse"], ("packs", "board", 0, "title")) == "Der Turm"
    single = get(server, "/api/games/darkhouse", **GERMAN).json()
    assert single == other["darkhouse"]


def dig(value: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        value = value[step]
    return value


def test_refusals_over_http(server: Server) -> None:
    for path, why in [
        ("/api/tables/nowhere", "Diesen Tisch gibt es nicht."),
        ("/api/games/darkhaus", "Das Spiel 'darkhaus' gibt es nicht; meintest du darkhouse?"),
        ("/api/nothing", "Unter dieser Adresse ist nichts."),
    ]:
        response = get(server, path, **GERMAN)
        assert (response.json()["why"], response.headers["content-language"]) == (why, "de")
    response = httpx.post(
        f"{server.address}/api/tables",
        json={"game": "rathulhu", "seats": 9, "options": {}},
        headers=GERMAN,
        trust_env=False,
    )
    assert response.json()["why"] == "Rathulhu geht mit 2 bis 5 Plätzen, nicht mit 9."


async def test_two_languages_at_one_table(server: Server) -> None:
    made = await begin(server)
    prompts = []
    for seat, language in [(0, "de-DE"), (1, "en"), (2, "tlh")]:
        async with Visitor(server, made.table) as visitor:
            await visitor.say({"type": "hello", "token": made.tokens[seat], "language": language})
            state = await visitor.hear_of("state")
            prompts.append(state["scenes"][0]["scene"]["prompt"])
            refused = await visitor.ask({"type": "act", "seat": seat, "seq": -1, "do": "peek"})
            prompts.append(refused["why"])
    assert "Glaubst" in prompts[0] or "Du hast" in prompts[0] or "hat den Becher" in prompts[0]
    assert prompts[1] == "Das Spiel ist weitergegangen, seit du gewählt hast; sieh noch einmal hin."
    assert prompts[3] == prompts[5] == "The game has gone on since you chose; look again."


async def test_the_handshake_speaks_for_who_says_no_language(server: Server) -> None:
    made = await sit_down(server)
    async with Visitor(server, made.table, "wrong", additional_headers=GERMAN) as visitor:
        assert (await visitor.hear_of("bye"))["why"] == "Dieser Link öffnet diesen Tisch nicht."
    async with Visitor(server, made.table, additional_headers=GERMAN) as visitor:
        await visitor.say({"type": "hello", "token": "wrong", "language": "en"})
        assert (await visitor.hear_of("bye"))["why"] == "This link does not open this table."


@pytest.mark.parametrize("language", ["d" * 36, "de_DE", "de;q=1", "дe", 7])
async def test_a_language_that_is_none_is_refused(server: Server, language: object) -> None:
    made = await sit_down(server)
    async with Visitor(server, made.table) as visitor:
        await visitor.say({"type": "hello", "token": "", "language": language})
        assert (await visitor.hear_of("bye"))["cause"] == "bad_request"


async def test_a_client_says_its_language(server: Server) -> None:
    made = await begin(server)
    async with Client(server.address, "de") as client:
        assert (await client.games())["games"][0]["tagline"].startswith("Etwas scharrt")
        async with client.line(made.table, made.tokens[0]) as line:
            with pytest.raises(ServerRefused, match="gibt es nicht"):
                await line.wish(Sign("1", "wink"))
