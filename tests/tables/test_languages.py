"""Two people at one table, each in their own language; and nothing that counts or is kept knows of it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec
import pytest

from ratskeller.catalogue import find_game
from ratskeller.kernel.match import Match
from ratskeller.kernel.words import ENGLISH, LANGUAGES
from ratskeller.tables import wire
from ratskeller.tables.database import open_store
from ratskeller.tables.errors import TableError
from ratskeller.tables.house_key import HouseKey
from ratskeller.tables.viewer_history import ViewerHistory
from tests.conformance.play import Driver
from tests.tables.cellar import COVE, DARKHOUSE, RATHULHU, RATS, SEATS, Cellar, Visitor, play

if TYPE_CHECKING:
    from ratskeller.tables.wire import GameShown

pytestmark = pytest.mark.anyio
GERMAN = "de"


async def join_in(cellar: Cellar, visitor: Visitor, language: str) -> Visitor:
    """The same person once more, in a language."""
    other = Visitor(cellar.house, visitor.table, visitor.token)
    other.watcher = await cellar.house.tables.watch(other.table, other.token, other.hear, language)
    return other


def bare(state: GameShown) -> object:
    """A state without its words."""
    scenes = []
    for each in state.scenes:
        scene = msgspec.json.decode(each.scene)
        choices = [(choice["code"], choice["notation"], choice["warning"] is None) for choice in scene["choices"]]
        seen = {name: part for name, part in scene["view"].items() if name != "names"}  # those of a pack
        scenes.append((each.seat, each.seq, seen, scene["awaited"], choices))
    return scenes, state.kept, [told.what for told in state.told], state.may_undo


@pytest.mark.parametrize("game", [RATS, RATHULHU, DARKHOUSE])
async def test_every_reader_gets_the_same_game_in_their_own_language(cellar: Cellar, game: str) -> None:
    people = await cellar.game(game)
    germans = [await join_in(cellar, each, GERMAN) for each in people]
    await play(people, random.Random(5), 40)
    for english, german in zip(people, germans, strict=True):
        seat = people.index(english)
        assert bare(english.state) == bare(german.state)
        assert english.seq(seat) == german.seq(seat)
        assert english.scene(seat)["prompt"] != german.scene(seat)["prompt"]
        assert [told.what for told in english.story] == [told.what for told in german.story]
        assert all(one.text != other.text for one, other in zip(english.story, german.story, strict=True))
    assert len(people) == SEATS[game]


async def test_the_names_of_a_pack_are_those_of_the_reader(cellar: Cellar) -> None:
    people = await cellar.game(COVE)
    german = await join_in(cellar, people[0], GERMAN)
    english_corner, german_corner = (each.scene(0)["view"]["cove"][0]["info"] for each in (people[0], german))
    assert (english_corner["name"], german_corner["name"]) == ("KIDDIE CORNER", "KINDERECKE")
    assert english_corner["text"] == "Begin your turn here and you must turn up an Act of Desperation."
    assert german_corner["text"] == "Beginnst du hier deinen Zug, musst du eine Verzweiflungstat aufdecken."
    assert english_corner.keys() == german_corner.keys() == {"name", "text", "provenance", "kind"}


@pytest.mark.parametrize("game", [RATS, RATHULHU, DARKHOUSE])
async def test_what_is_seen_is_counted_alike_in_every_language(cellar: Cellar, game: str) -> None:
    document = (await cellar.live((await cellar.table(game))[0])).document
    match = Match(find_game(game), SEATS[game])
    histories = {language: ViewerHistory(document) for language in LANGUAGES}
    driver = Driver(7)
    while not match.state.is_over() and len(match.steps) < 200:
        before = match.state.copy()
        for language, each in histories.items():
            for viewer in each.viewers:
                each.scene(match, viewer, language)
        by, _ = driver.step(match)
        for each in histories.values():
            each.see_step(match, before, by, match.events[-1])
        assert len({tuple(each.seq(viewer) for viewer in each.viewers) for each in histories.values()}) == 1


async def test_nothing_that_is_kept_knows_a_language(cellar: Cellar) -> None:
    people = await cellar.game(RATS)
    for each in people:
        each.go()
    readers = [await join_in(cellar, each, GERMAN) for each in people]
    await play(readers, random.Random(3))
    assert readers[0].status == "over"
    loaded = await cellar.store.load(people[0].table)
    assert loaded is not None
    kept = msgspec.json.encode([loaded.document, loaded.entries]).decode() + await cellar.house.record(people[0].table)
    for text in ("Ratten", "Würfel", "Das Spiel"):
        assert text not in kept
        assert any(text in line for line in readers[0].texts)


async def test_a_refusal_is_worded_for_who_is_refused(cellar: Cellar) -> None:
    people = await cellar.game(RATS)
    with pytest.raises(TableError) as caught:
        await people[1].wish(wire.Close("c"))
    assert str(caught.value) == caught.value.word(ENGLISH) == "Only the host can do this."
    assert caught.value.word(GERMAN) == "Das darf nur, wer den Tisch eröffnet hat."


async def test_why_a_table_cannot_go_on_is_told_to_everybody(cellar: Cellar) -> None:
    people = await cellar.game(RATS)
    await cellar.close()
    cellar.key = bytes(32)
    await open_store(cellar.place).adopt_key(HouseKey(cellar.key))
    await cellar.open()
    german = await join_in(cellar, Visitor(cellar.house, people[0].table, people[0].token), GERMAN)
    english = await Visitor(cellar.house, people[1].table, people[1].token).come()
    assert german.info.note == (
        "Dieser Tisch kann nicht weitergehen: Der Schlüssel des Hauses ist nicht der, mit dem er begann."
    )
    assert english.info.note == ("This table cannot go on: the key of the house is not the one it began with.")
    assert (await cellar.house.info(people[0].table, GERMAN)).note == german.info.note
    assert (await cellar.live(english)).document.note == english.info.note
