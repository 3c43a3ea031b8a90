"""An evening: tables that follow each other, with their score, marks and talk; who stays behind keeps the seat."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ratskeller.kernel.errors import UnknownGame
from ratskeller.kernel.record import EndLine
from ratskeller.tables import wire
from ratskeller.tables.errors import NotNow, Unfit
from ratskeller.tables.evening import GAMES_MAX, SAID_MAX
from ratskeller.tables.saved import Document
from ratskeller.tables.wire import Join
from tests.tables.cellar import COVE, DARKHOUSE, RATH, RATHULHU, RATS, Visitor, looked_after, new_id, play, until

if TYPE_CHECKING:
    from ratskeller.tables.live_table import LiveTable
    from tests.tables.cellar import Cellar

SILENT = {"teams": True}
pytestmark = pytest.mark.anyio


async def end(cellar: Cellar, table: str, ranks: list[int], scores: list[int] | None = None) -> None:
    """Let a table be over as if it had been played."""

    def work(live: LiveTable) -> None:
        live.document.status = "over"
        points = scores or [len(ranks) - rank for rank in ranks]
        live.document.end = EndLine(end="x", clause="1", steps=1, scores=points, ranks=ranks)

    await cellar.house.tables.change(table, work)


async def go_on(cellar: Cellar, people: list[Visitor], game: str = "") -> list[Visitor]:
    """Everybody goes to the next table."""
    following = await cellar.house.rematch(people[0].table, people[0].link, game=game)
    return [await Visitor(cellar.house, following, person.token).come() for person in people]


def standing(visitor: Visitor) -> list[tuple[str, int, int, int | None]]:
    assert visitor.info.evening is not None
    return [(each.name, each.won, each.shared, each.points) for each in visitor.info.evening.players]


def winners(visitor: Visitor) -> set[str]:
    assert visitor.info.evening is not None
    return set(visitor.info.evening.winners)


# ---- the score -----------------------------------------------------------------------------------------------------


async def test_the_score_of_the_evening_goes_along(any_cellar: Cellar) -> None:
    people = await any_cellar.game()
    first = people[0].table
    assert people[0].info.evening is None
    await play(people, random.Random(7))
    assert people[0].info.evening is None  # one game is no series
    ranks = people[0].info.end.ranks if people[0].info.end else []
    second = await go_on(any_cellar, people)
    evening = second[0].info.evening
    assert evening is not None
    assert [(each.table, each.names, list(each.ranks)) for each in evening.games] == [
        (first, ("Anna", "Bert", "Cleo"), ranks)
    ]
    assert sum(each.won + each.shared for each in evening.players) == ranks.count(1)
    assert evening.players[0].name == ("Anna", "Bert", "Cleo")[ranks.index(1)]
    await any_cellar.restart()
    second = await any_cellar.again(second)
    assert second[0].info.evening == evening
    await second[0].wish(wire.Start("s"))
    seats = sorted(second, key=lambda each: each.you.seats if each.you else ())
    await play(seats, random.Random(8), 5)
    assert second[0].info.evening == evening  # nothing of a game before it is over
    await play(seats, random.Random(9))
    over = second[0].info.evening
    assert over is not None
    assert [each.table for each in over.games] == [first, second[0].table]
    assert {each.games for each in over.players} == {2}


async def test_wins_shared_wins_and_points_are_counted(cellar: Cellar) -> None:
    people = await cellar.game(RATHULHU, 3)
    await end(cellar, people[0].table, [1, 2, 3], [40, 30, 20])  # Anna, Bert, Cleo
    people = await go_on(cellar, people)
    await end(cellar, people[0].table, [1, 1, 3], [25, 25, 5])  # Cleo, Anna, Bert
    assert standing(people[0]) == [("Anna", 1, 1, 65), ("Cleo", 0, 1, 45), ("Bert", 0, 0, 35)]
    assert people[0].info.evening is not None
    assert people[0].info.evening.winners == ("Anna",)
    people = await go_on(cellar, people)
    await end(cellar, people[0].table, [3, 1, 2], [1, 30, 20])  # Bert, Cleo, Anna
    assert standing(people[0]) == [("Anna", 1, 1, 85), ("Cleo", 1, 1, 75), ("Bert", 0, 0, 36)]
    people = await go_on(cellar, people, DARKHOUSE)  # points of another game cannot be added
    assert [each[3] for each in standing(people[0])] == [85, 75, 36]
    await end(cellar, people[0].table, [3, 2, 1], [1, 30, 60])  # Anna, Bert, Cleo
    assert standing(people[0]) == [("Cleo", 2, 1, None), ("Anna", 1, 1, None), ("Bert", 0, 0, None)]


async def test_a_night_may_have_several_winners_or_none(cellar: Cellar) -> None:
    people = await cellar.game(DARKHOUSE, 2)
    await end(cellar, people[0].table, [3, 3], [0, 0])  # the house has won
    people = await go_on(cellar, people)
    assert winners(people[0]) == set()
    await end(cellar, people[0].table, [1, 1], [5, 5])
    assert winners(people[0]) == {"Anna", "Bert"}


async def test_points_that_only_repeat_the_places_are_none(cellar: Cellar) -> None:
    people = await cellar.game(RATS, 3)
    await end(cellar, people[0].table, [1, 2, 3])
    assert [each[3] for each in standing((await go_on(cellar, people))[0])] == [None] * 3


async def test_a_game_that_was_not_played_to_its_end_counts_for_nobody(cellar: Cellar) -> None:
    people = await cellar.game()
    await end(cellar, people[0].table, [1, 2, 3])
    people = await go_on(cellar, people)
    before = people[0].info.evening
    await people[0].wish(wire.Start("s"))
    await people[0].wish(wire.Close("c"))
    assert people[0].info.evening == before
    assert (await go_on(cellar, people))[0].info.evening == before


async def test_an_evening_is_not_longer_than_it_may_be(cellar: Cellar) -> None:
    people = await cellar.game()
    await end(cellar, people[0].table, [1, 2, 3])
    people = await go_on(cellar, people)

    def repeat(live: LiveTable) -> None:
        live.document.evening *= GAMES_MAX - 1

    await cellar.house.tables.change(people[0].table, repeat)
    await end(cellar, people[0].table, [1, 2, 3])
    assert people[0].info.evening is not None
    assert len(people[0].info.evening.games) == GAMES_MAX
    assert (await go_on(cellar, people))[0].info.evening is None


# ---- marks ---------------------------------------------------------------------------------------------------------


def marks(visitor: Visitor) -> dict[str, int]:
    return {seat.name: seat.mark for seat in visitor.info.seats}


async def test_seats_move_on_and_marks_stay_with_people(cellar: Cellar) -> None:
    people = await cellar.game()
    assert list(marks(people[0]).values()) == [0, 1, 2]
    for ranks in ([1, 2, 3], [2, 1, 3]):
        before = marks(people[0])
        await end(cellar, people[0].table, ranks)
        people = await go_on(cellar, people)
        assert marks(people[0]) == before
    assert [seat.name for seat in people[0].info.seats] == ["Bert", "Cleo", "Anna"]


async def test_who_takes_another_seat_takes_their_mark_along(cellar: Cellar) -> None:
    people = await cellar.game(RATS, 4)
    await end(cellar, people[0].table, [1, 2, 3, 4])
    people = await go_on(cellar, people)
    assert list(marks(people[0]).items()) == [("Dora", 3), ("Anna", 0), ("Bert", 1), ("Cleo", 2)]
    await people[3].wish(wire.Leave("l1", 0))  # Dora goes to the seat of Bert, who goes to hers
    await people[1].wish(wire.Leave("l2", 2))
    await cellar.house.join(people[0].table, Join(seat=2, name="Dora"), people[3].token)
    await cellar.house.join(people[0].table, Join(seat=0, name="Bert"), people[1].token)
    assert list(marks(people[0]).items()) == [("Bert", 1), ("Anna", 0), ("Dora", 3), ("Cleo", 2)]


# ---- another game --------------------------------------------------------------------------------------------------


async def test_another_game_from_the_shelf_takes_bots_or_sends_them_away(cellar: Cellar) -> None:
    people = await cellar.game(RATS, 4, bots=["level:2:even", "level:2:even"], undo="ask")
    await end(cellar, people[0].table, [1, 2, 3, 4])
    before = marks(people[0])
    people = await go_on(cellar, people, RATHULHU)
    assert (people[0].info.game, people[0].info.undo, len(people[0].info.seats)) == (RATHULHU, "ask", 4)
    assert marks(people[0]) == before
    await people[0].wish(wire.SeatBot("b", [seat.bot for seat in people[0].info.seats].index("level:2:even"), ""))
    await people[0].wish(wire.Close("c"))
    people = await go_on(cellar, people, COVE)
    assert sum(seat.free for seat in people[0].info.seats) == 1  # where nobody sat nobody does
    assert people[0].info.window == 8
    await people[0].wish(wire.Start("s", "level:1"))
    assert people[0].status == "running"


async def test_a_game_with_fewer_seats_has_no_room_for_bots(cellar: Cellar) -> None:
    people = await cellar.game(RATS, 7, bots=["level:1"] * 4)
    await people[0].wish(wire.Close("c"))
    people = await go_on(cellar, people, COVE)
    assert [bool(seat.bot) for seat in people[0].info.seats].count(True) == 1
    assert [person.you.seats for person in people if person.you] == [(1,), (2,), (3,)] or len(people) == 3


async def test_a_game_with_more_seats_gets_bots_of_the_same_level(cellar: Cellar) -> None:
    people = await cellar.game(RATHULHU, 2, bots=["level:2:even"])
    await people[0].wish(wire.Close("c"))
    people = await go_on(cellar, people, RATS)
    assert [seat.bot.split(":")[1] if seat.bot else "" for seat in people[0].info.seats] == ["2", "", "2"]
    assert sorted(marks(people[0]).values()) == [0, 1, 2]
    assert len(marks(people[0])) == 3


async def test_a_game_that_cannot_seat_everybody_is_refused(cellar: Cellar) -> None:
    people = await cellar.game(RATS, 5)
    await people[0].wish(wire.Close("c"))
    with pytest.raises(Unfit, match="for 4 at most, and 5 people"):
        await people[0].wish(wire.Rematch("r", COVE))
    with pytest.raises(UnknownGame):
        await people[0].wish(wire.Rematch("r", "chess"))
    assert people[0].info.next_table == ""


async def test_one_game_is_asked_for_at_a_time(cellar: Cellar) -> None:
    people = await cellar.game()
    await people[0].wish(wire.Close("c"))
    wishes = [person.wish(wire.Rematch(new_id(), game)) for person in people for game in (RATS, RATHULHU)]
    answers = await asyncio.gather(*wishes, return_exceptions=True)
    assert [isinstance(each, wire.Done) for each in answers].count(True) == 3
    assert all("asked for already" in str(each) for each in answers if isinstance(each, NotNow))
    following = await cellar.house.info(people[0].info.next_table)
    other = RATS if following.game == RATHULHU else RATHULHU
    with pytest.raises(NotNow, match="asked for already"):
        await people[1].wish(wire.Rematch("x", other))
    assert await people[1].wish(wire.Rematch("y")) == wire.Done("y")  # whichever it is
    assert len(await cellar.store.ids(["lobby"])) == 1


async def test_words_are_free_again_after_a_game_that_forbids_them(cellar: Cellar) -> None:
    people = await cellar.game(RATH, 4, options=SILENT)
    await people[0].wish(wire.Close("c"))
    people = await go_on(cellar, people)
    assert people[0].info.talk == "signs"
    await people[0].wish(wire.Close("c"))
    people = await go_on(cellar, people, RATHULHU)
    assert people[0].info.talk == "free"


async def test_a_host_who_wants_signs_gets_signs_at_every_game(cellar: Cellar) -> None:
    people = await cellar.game(RATH, 4, options=SILENT, talk="signs")
    await people[0].wish(wire.Close("c"))
    assert (await go_on(cellar, people, RATHULHU))[0].info.talk == "signs"


# ---- the talk ------------------------------------------------------------------------------------------------------


async def test_the_talk_goes_along(any_cellar: Cellar) -> None:
    people = await any_cellar.game()
    await people[1].say("Good evening.", "t1")
    await people[2].wish(wire.Leave("l", 2))  # what the house says of it belongs to that game
    await people[0].wish(wire.Close("c"))
    people = people[:2]
    await people[1].wish(wire.Rematch("r"))
    assert people[0].said[-1].text == "Bert asks for another game: The Rats in the Walls."
    people = await go_on(any_cellar, people)
    told = [(line.n, line.name, line.seat, line.text) for line in people[0].said]
    assert told == [(1, "Bert", 2, "Good evening."), (2, "", None, "Game 1 of the evening: The Rats in the Walls.")]
    await people[1].say("Again!", "t1")  # at another table it is another line
    await any_cellar.restart()
    people = await any_cellar.again(people)
    assert [line.text for line in people[1].said][-1] == "Again!"
    newcomer = await Visitor(any_cellar.house, people[0].table).come()
    assert len(newcomer.said) == 3
    await end(any_cellar, people[0].table, [1, 2, 3])
    people = await go_on(any_cellar, people)
    assert [line.text for line in people[0].said] == [
        "Good evening.",
        "Game 1 of the evening: The Rats in the Walls.",
        "Again!",
        "Game 2 of the evening: The Rats in the Walls.",
    ]
    live = await any_cellar.live(people[0])
    assert [(line.link != "", line.id) for line in live.said] == [
        (True, ""),
        (False, "game-begins"),
        (True, ""),
        (False, "game-begins"),
    ]


async def test_not_all_of_a_long_talk_goes_along(cellar: Cellar) -> None:
    people = await cellar.game()
    for number in range(SAID_MAX + 5):
        await people[0].say(f"{number}")
    await people[0].wish(wire.Close("c"))
    people = await go_on(cellar, people)
    assert len(people[0].said) == SAID_MAX + 1
    assert people[0].said[0].text == "5"


async def test_a_line_says_in_whose_language_a_game_begins(cellar: Cellar) -> None:
    people = await cellar.game()
    await people[0].wish(wire.Close("c"))
    people = await go_on(cellar, people)
    heard: list[dict[str, Any]] = []
    await cellar.house.tables.watch(people[0].table, "", lambda raw: heard.append(msgspec.json.decode(raw)), "de")
    assert heard[-1]["lines"][0]["text"] == "Spiel 1 des Abends: The Rats in the Walls."


# ---- who stays behind ----------------------------------------------------------------------------------------------


async def test_who_stays_behind_is_expected_and_keeps_the_seat(cellar: Cellar) -> None:
    people = await cellar.game()
    await end(cellar, people[0].table, [1, 2, 3])
    following = await cellar.house.rematch(people[0].table, people[0].link)
    host = await Visitor(cellar.house, following, people[0].token).come()
    assert {seat.name: seat.expected for seat in host.info.seats} == {"Cleo": True, "Anna": False, "Bert": True}
    bert = await Visitor(cellar.house, following, people[1].token).come()
    assert {seat.name: seat.expected for seat in host.info.seats} == {"Cleo": True, "Anna": False, "Bert": False}
    bert.go()
    assert not host.info.seats[2].expected  # he has been here
    await host.wish(wire.Start("s"))
    assert host.status == "running"
    assert [(seat.name, seat.away, bool(seat.bot)) for seat in host.info.seats] == [
        ("Cleo", "absent", True),
        ("Anna", "", False),
        ("Bert", "", False),
    ]
    async with looked_after(cellar.house):
        cleo = await Visitor(cellar.house, following, people[2].token).come()
        await until(lambda: not cleo.info.seats[0].away)
    assert cleo.you is not None
    assert cleo.you.seats == (0,)
    assert people[1].status == "over"  # and nobody was taken away from the scores


async def test_several_at_one_device_come_together(cellar: Cellar) -> None:
    people = await cellar.table(RATS, 3, sit=True, bots=["level:1"])
    await people[1].wish(wire.Leave("l", 2))
    await cellar.house.join(people[0].table, Join(name="Beside"), people[0].token)
    await people[0].wish(wire.Start("s"))
    await end(cellar, people[0].table, [1, 2, 3])
    following = await cellar.house.rematch(people[0].table, people[0].link)
    watching = await Visitor(cellar.house, following).come()
    assert sorted((seat.name, seat.expected) for seat in watching.info.seats if not seat.bot) == [
        ("Anna", True),
        ("Beside", True),
    ]
    await Visitor(cellar.house, following, people[0].token).come()
    assert not any(seat.expected for seat in watching.info.seats)


async def test_old_documents_are_read(cellar: Cellar) -> None:
    people = await cellar.game()
    loaded = await cellar.store.load(people[0].table)
    assert loaded is not None
    body = msgspec.to_builtins(loaded.document)
    for name in ("marks", "evening", "hushed"):
        del body[name]
    for seat in body["seats"]:
        del seat["expected"]
    assert msgspec.convert(body, Document) == loaded.document
