"""Rules, lessons and games that are over, as a browser asks for them."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.record import read_record, write_record
from ratskeller.tables.lesson import has_lesson
from ratskeller.tables.table_replay import TableReplay
from tests.cli.command import played
from tests.server.visitors import Visitor, begin, sit_down

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.running import Server

MOVES = 12


@pytest.fixture(scope="module")
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=60, trust_env=False) as client:
        yield client


async def play_some(server: Server, game: str = "rats_in_the_walls", seats: int = 3) -> str:
    """A table that has seen some moves and is closed."""
    made = await begin(server, game, seats)
    visitors = [Visitor(server, made.table, token) for token in made.tokens]
    for _ in range(MOVES):
        for seat, visitor in enumerate(visitors):
            async with visitor:
                scene = (await visitor.hear_of("state"))["scenes"][0]
                if scene["scene"]["choices"]:
                    do = scene["scene"]["choices"][0]["notation"]
                    await visitor.ask({"type": "act", "seat": seat, "seq": scene["seq"], "do": do})
                    break
    async with visitors[0] as host:
        assert (await host.ask({"type": "close"}))["type"] == "done"
    return made.table


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    return asyncio.run(play_some(server))


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_of_every_game_can_be_read(http: httpx.Client, name: str) -> None:
    book = http.get(f"/api/games/{name}/rules").json()
    assert book["game"] == name
    assert any(passage["id"] for section in book["sections"] for passage in section["passages"])


def test_there_are_no_rules_of_no_game(http: httpx.Client) -> None:
    answer = http.get("/api/games/chess/rules")
    assert answer.status_code == 404
    assert answer.json()["cause"] == "no_such_game"


def test_a_running_game_is_not_shown(server: Server, http: httpx.Client) -> None:
    made = asyncio.run(begin(server))
    for path in ("replay", "replay/moments", "epilogue"):
        answer = http.get(f"/api/tables/{made.table}/{path}")
        assert answer.status_code == 409
        assert answer.json()["cause"] == "not_now"


def test_a_table_that_nobody_has_played_at_has_no_replay(server: Server, http: httpx.Client) -> None:
    async def close_at_once() -> str:
        made = await sit_down(server)
        async with Visitor(server, made.table, made.tokens[0]) as host:
            await host.ask({"type": "close"})
        return made.table

    closed = asyncio.run(close_at_once())
    for path in ("replay", "epilogue"):
        assert http.get(f"/api/tables/{closed}/{path}").status_code == 409
    assert http.get("/api/tables/nosuchtable/replay").status_code == 404


def test_the_outline_has_every_step_of_the_record(http: httpx.Client, table: str) -> None:
    record = read_record(http.get(f"/api/tables/{table}/record").text)
    outline = http.get(f"/api/tables/{table}/replay").json()
    assert [step["by"] for step in outline["steps"]] == [step.by for step in record.steps]
    for step, line in zip(outline["steps"], record.steps, strict=True):
        assert step["do"] in {"", line.do}
    assert outline["game"] == "rats_in_the_walls"
    assert len(outline["names"]) == 3


def test_moments_tell_what_the_outline_tells(http: httpx.Client, table: str) -> None:
    outline = http.get(f"/api/tables/{table}/replay?seat=1").json()
    last = len(outline["steps"])
    moments: list[dict[str, Any]] = []
    while len(moments) <= last:
        moments += http.get(f"/api/tables/{table}/replay/moments?step={len(moments)}&seat=1&count=5").json()
    assert [moment["step"] for moment in moments] == list(range(last + 1))
    told = [outline["opening"], *(step["told"] for step in outline["steps"])]
    assert [
        [{name: line[name] for name in ("text", "clause")} for line in moment["told"]] for moment in moments
    ] == told
    assert all(moment["scene"]["view"]["viewer"] == 1 for moment in moments)
    assert all(moment["scene"]["choices"] == [] for moment in moments)


def test_the_outline_says_where_turns_and_rounds_begin(http: httpx.Client, table: str) -> None:
    """The cup goes from seat to seat: a turn begins with a round, and whenever somebody is believed."""
    outline = http.get(f"/api/tables/{table}/replay").json()
    steps = [mark["step"] for mark in outline["turns"]]
    assert steps == sorted(set(steps))
    told = [[line["clause"] for line in step["told"]] for step in outline["steps"]]
    rounds = [mark["step"] for mark in outline["turns"] if mark["round"]]
    assert rounds == [number for number, clauses in enumerate(told, start=1) if "6a.1" in clauses]
    assert [mark["round"] for mark in outline["turns"] if mark["round"]] == [
        f"Round {number}" for number in range(1, len(rounds) + 1)
    ]
    assert all(any(name in mark["turn"] for name in outline["names"]) for mark in outline["turns"])
    assert outline["turns"] == http.get(f"/api/tables/{table}/replay?seat=1").json()["turns"]


@pytest.mark.parametrize(("name", "seats"), [("house_of_rath", 4), ("condyle_cove", 1), ("condyle_cove", 3)])
def test_where_a_game_has_no_rounds_one_is_once_around_the_table(name: str, seats: int) -> None:
    match = played(find_game(name), seats=seats)
    turns = TableReplay(match.game, match.record(), match.names, list(range(seats))).outline(None, "en").turns
    assert all(mark.turn for mark in turns)
    rounds = [number for number, mark in enumerate(turns) if mark.round]
    assert rounds[0] == 0
    assert [turns[number].round for number in rounds] == [f"Round {count + 1}" for count in range(len(rounds))]
    for start, end in zip(rounds, [*rounds[1:], len(turns)], strict=True):
        whose = [mark.turn for mark in turns[start:end]]
        assert len(whose) == len(set(whose)) <= max(seats, 2)  # nobody comes twice in a round
    assert any(end - start == max(seats, 2) for start, end in pairwise(rounds))


def test_every_seat_sees_with_its_own_eyes(http: httpx.Client, table: str) -> None:
    """Who looked under the cup knows what was there; a spectator reads that somebody looked."""
    stories = {}
    for eyes in ("", "?seat=0", "?seat=1", "?seat=2"):
        outline = http.get(f"/api/tables/{table}/replay{eyes}").json()
        stories[eyes] = [line for step in outline["steps"] for line in step["told"]]
    assert any(line not in stories[""] for eyes in stories for line in stories[eyes])
    everybody = [line for line in stories[""] if line in stories["?seat=0"]]
    assert everybody == stories[""]


def test_moments_may_be_kept_for_ever_under_their_edition(http: httpx.Client, table: str) -> None:
    edition = http.get(f"/api/tables/{table}/replay").json()["edition"]
    kept = http.get(f"/api/tables/{table}/replay/moments?edition={edition}")
    assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "Accept-Language" in kept.headers["vary"]
    for other in ("", "?edition=another"):
        assert http.get(f"/api/tables/{table}/replay/moments{other}").headers["cache-control"] == "no-cache"


def test_an_outline_that_one_has_is_not_sent_again(http: httpx.Client, table: str) -> None:
    first = http.get(f"/api/tables/{table}/replay")
    again = http.get(f"/api/tables/{table}/replay", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = http.get(f"/api/tables/{table}/replay?seat=0", headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200


@pytest.fixture(scope="module")
def ended(http: httpx.Client) -> str:
    """A table whose game was played to its end."""
    record = write_record(played(find_game("rats_in_the_walls")).record())
    return str(http.post("/api/records", json={"record": record}).json()["table"]["id"])


def test_a_game_that_was_broken_off_has_no_end_to_tell(http: httpx.Client, table: str) -> None:
    answer = http.get(f"/api/tables/{table}/epilogue")
    assert answer.status_code == 409
    assert answer.json()["cause"] == "not_now"


def test_the_end_is_told_to_each_in_their_own_words(http: httpx.Client, ended: str) -> None:
    table = ended
    end = http.get(f"/api/tables/{table}").json()["end"]
    watched = http.get(f"/api/tables/{table}/epilogue").json()
    winner = watched["winners"][0]
    won = http.get(f"/api/tables/{table}/epilogue?seat={winner}").json()
    assert won["headline"] != watched["headline"]
    assert [row["cells"] for row in won["rows"] if row["kind"] == "total"] == [[str(each) for each in end["scores"]]]
    german = http.get(f"/api/tables/{table}/epilogue", headers={"Accept-Language": "de"})
    assert german.headers["content-language"] == "de"
    assert german.json()["unit"] == "Hirne"
    assert german.headers["cache-control"] == "no-cache"


def test_the_end_can_be_told_without_names(http: httpx.Client, ended: str) -> None:
    table = ended
    names = http.get(f"/api/tables/{table}/replay").json()["names"]
    told = http.get(f"/api/tables/{table}/epilogue?names=numbered").json()
    text = " ".join([told["headline"], *(each["text"] for each in told["highlights"])])
    assert not any(name in text for name in names)
    assert f"[{told['winners'][0] + 1}]" in told["headline"]


@pytest.mark.parametrize(
    ("path", "status"), [("?seat=3", 409), ("?seat=-2", 400), ("/moments?step=99999", 409), ("/moments?count=65", 400)]
)
def test_what_is_not_there_is_refused_in_one_sentence(http: httpx.Client, table: str, path: str, status: int) -> None:
    answer = http.get(f"/api/tables/{table}/replay{path}")
    assert answer.status_code == status
    assert answer.json()["why"].endswith(".")


def test_it_is_told_in_the_language_of_the_reader(http: httpx.Client, table: str) -> None:
    english, german = (
        http.get(f"/api/tables/{table}/replay", headers={"Accept-Language": language}).json()
        for language in ("en", "de")
    )
    assert [step["do"] for step in english["steps"]] == [step["do"] for step in german["steps"]]
    assert [step["told"] for step in english["steps"]] != [step["told"] for step in german["steps"]]


def test_the_names_of_a_pack_are_those_of_the_reader(http: httpx.Client) -> None:
    record = write_record(played(find_game("rathulhu")).record())
    table = http.post("/api/records", json={"record": record}).json()["table"]["id"]
    for language, tome in (("en", "Drowned Psalter"), ("de", "Ertrunkener Psalter"), ("en", "Drowned Psalter")):
        spoken = {"Accept-Language": language}
        lesson = http.get("/api/games/rathulhu/lesson", headers=spoken).json()["stops"][0]["moments"][0]
        (moment,) = http.get(f"/api/tables/{table}/replay/moments?step=3", headers=spoken).json()
        for scene in (lesson["scene"], moment["scene"]):
            assert scene["view"]["names"]["tomes"][0]["name"] == tome
            assert "name_de" not in scene["view"]["names"]["tomes"][0]


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_sent_whole(http: httpx.Client, name: str) -> None:
    answer = http.get(f"/api/games/{name}/lesson", headers={"Accept-Language": "de"})
    if not has_lesson(GAMES[name]):
        assert answer.status_code == 404
        return
    lesson = answer.json()
    assert lesson["language"] == "de"
    assert all(stop["moments"] for stop in lesson["stops"])
