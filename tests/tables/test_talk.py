"""Talk, signs, and silence."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ratskeller.catalogue import GAMES
from ratskeller.tables import talk, wire
from ratskeller.tables.errors import NotNow, NotYours, Unfit
from ratskeller.tables.live_table import SAID_KEPT
from ratskeller.tables.wire import Join, NewTable
from tests.tables.cellar import Visitor

if TYPE_CHECKING:
    from tests.tables.cellar import Cellar

pytestmark = pytest.mark.anyio


async def test_everybody_hears_what_is_said(any_cellar: Cellar) -> None:
    people = await any_cellar.table()
    watching = await Visitor(any_cellar.house, people[0].table).come()
    await people[1].say("  Is <b>anybody</b>\u202e here? ")
    await people[2].wish(wire.Sign("s", "nod"))
    for visitor in (*people, watching):
        assert [(line.name, line.seat, line.text, line.sign) for line in visitor.said] == [
            ("Bert", 1, "Is <b>anybody</b> here?", False),
            ("Cleo", 2, "nod", True),
        ]
    late = await Visitor(any_cellar.house, people[0].table).come()
    assert late.said == watching.said
    await any_cellar.restart()
    late = await Visitor(any_cellar.house, people[0].table).come()
    assert late.said == watching.said


async def test_a_repeated_line_is_said_once_also_after_a_restart(any_cellar: Cellar) -> None:
    people = await any_cellar.table()
    for _ in range(2):
        for _ in range(2):
            assert await people[0].say("hello", "id-1") == wire.Done("id-1")
            await people[0].wish(wire.Sign("id-2", "nod"))
            await people[1].say("hello", "id-1")  # another person's id
        assert [line.text for line in people[1].said] == ["hello", "nod", "hello"]
        await any_cellar.restart()
        people = await any_cellar.again(people)
    with pytest.raises(Unfit, match="used for another line"):
        await people[0].say("something else", "id-1")
    with pytest.raises(Unfit, match="used for another line"):
        await people[0].wish(wire.Sign("id-1", "nod"))


async def test_ids_are_told_to_nobody(cellar: Cellar) -> None:
    """Where only signs are allowed they could be words."""
    people = await cellar.table(talk="signs")
    await people[0].wish(wire.Sign("I-HOLD-FOUR-RATS", "nod"))
    late = await Visitor(cellar.house, people[0].table).come()
    assert not any(b"FOUR-RATS" in line for visitor in (*people, late) for line in visitor.raw)


async def test_where_words_are_forbidden(cellar: Cellar) -> None:
    people = await cellar.table(talk="signs")
    with pytest.raises(NotNow, match="only signs"):
        await people[0].say("hello")
    with pytest.raises(Unfit, match="There is no sign 'hello'"):
        await people[0].wish(wire.Sign("s", "hello"))
    await people[0].wish(wire.Sign("s", "shrug"))


async def test_where_nobody_talks(cellar: Cellar) -> None:
    people = await cellar.table(talk="off")
    for wish in (wire.Say("s", "hello"), wire.Sign("s", "nod")):
        with pytest.raises(NotNow, match="Nobody talks"):
            await people[0].wish(wish)


async def test_whoever_only_watches_keeps_silent(cellar: Cellar) -> None:
    people = await cellar.table()
    watching = await Visitor(cellar.house, people[0].table).come()
    with pytest.raises(NotYours):
        await watching.say("hello")
    await people[0].wish(wire.Kick("k", 2))
    with pytest.raises(NotYours):
        await people[2].say("that is unfair")
    with pytest.raises(Unfit):
        await people[0].say("\u200b")


async def test_a_host_without_a_seat_may_talk(cellar: Cellar) -> None:
    people = await cellar.table(sit=False, people=3)
    await people[0].say("welcome")
    assert people[0].said[0].seat is None
    assert people[0].said[0].name == "Anna"


async def test_talk_has_an_end_and_newcomers_get_the_last_of_it(
    cellar: Cellar, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await cellar.table()
    for number in range(SAID_KEPT + 5):
        await people[0].say(f"line {number}")
    late = await Visitor(cellar.house, people[0].table).come()
    assert [line.n for line in late.said] == list(range(6, SAID_KEPT + 6))
    monkeypatch.setattr(talk, "LINES_MAX", SAID_KEPT + 6)
    await people[0].say("one more", "last")
    with pytest.raises(NotNow, match="Enough has been said"):
        await people[0].say("and one")
    await people[0].say("one more", "last")  # the repeat is answered still


async def test_no_two_talkers_have_one_name_nor_names_that_look_alike(cellar: Cellar) -> None:
    host = await cellar.house.open_table(NewTable(game="rats_in_the_walls", seats=5, name="Anna", sit=False), "here")
    table = host.table.id
    names = ["anna", "An\u00a0na", "\uff21nna", "Bert"]
    joined = [await cellar.house.join(table, Join(name=name), "") for name in names]
    people = [await Visitor(cellar.house, table, each.token).come() for each in (host, *joined)]
    for person in people:
        await person.say("hello")
    assert [line.name for line in people[0].said] == ["Anna", "anna 2", "An na 3", "\uff21nna 4", "Bert"]
    # Whoever has spoken keeps the name, also without a seat; whoever comes back may have another one.
    await people[4].wish(wire.Leave("l", joined[3].seat))
    other = await cellar.house.join(table, Join(name="BERT"), "")
    assert other.you.name == "BERT 2"
    again = await cellar.house.join(table, Join(name="Anna"), joined[3].token)
    assert again.you.name == "Anna 5"
    await people[4].say("it is me")
    assert people[0].said[-1].name == again.table.seats[again.seat].name == "Anna 5"


async def test_who_comes_and_goes_without_a_word_keeps_no_name(cellar: Cellar) -> None:
    people = await cellar.table()
    await people[2].wish(wire.Leave("l", 2))
    assert (await cellar.house.join(people[0].table, Join(name="Cleo"), "")).you.name == "Cleo"


async def test_a_game_that_forbids_words_leaves_signs(cellar: Cellar, monkeypatch: pytest.MonkeyPatch) -> None:
    rats = GAMES["rats_in_the_walls"]
    monkeypatch.setitem(GAMES, rats.name, replace(rats, forbids_talk=lambda _options: True))
    people = await cellar.table()
    with pytest.raises(NotNow, match="only signs"):
        await people[0].say("psst")
