"""Seats: secret links, several seats for one person, several windows on one seat, what a host may do."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec
import pytest

from ratskeller.bots.regulars import REGULARS
from ratskeller.catalogue import find_game
from ratskeller.kernel.errors import BadSetup, UnknownGame
from ratskeller.tables import wire
from ratskeller.tables.bot_levels import choose_bot, regular_name
from ratskeller.tables.errors import NoSuchTable, NotNow, NotYours, TooMany, Unfit
from ratskeller.tables.seats import LINKS_MAX
from ratskeller.tables.wire import Join, NewTable
from tests.tables.cellar import DARKHOUSE, RATS, Visitor, mover, play

if TYPE_CHECKING:
    from tests.tables.cellar import Cellar

pytestmark = pytest.mark.anyio


async def stored(cellar: Cellar, visitor: Visitor) -> str:
    """All that the database holds of a table."""
    loaded = await cellar.store.load(visitor.table)
    text: str = msgspec.json.encode(loaded).decode()
    return text


async def test_links_are_kept_as_hashes_and_told_to_nobody(any_cellar: Cellar) -> None:
    people = await any_cellar.game()
    await people[1].say("hello")
    await play(people, random.Random(1), 5)
    kept = await stored(any_cellar, people[0])
    for person in people:
        assert person.token not in kept
        for other in people:
            assert not any(person.token.encode() in line for line in other.raw)
            if other is not person:
                assert person.you != other.you
    assert "token_hash" not in b"".join(people[0].raw).decode()


async def test_the_host_sits_first_unless_they_only_watch(cellar: Cellar) -> None:
    people = await cellar.table()
    assert people[0].you is not None
    assert people[0].you.host
    assert people[0].you.seats == (0,)
    opened = await cellar.house.open_table(NewTable(game=RATS, seats=3, sit=False, bots=["easy"]), "here")
    assert opened.you.seats == ()
    assert [seat.free for seat in opened.table.seats] == [False, True, True]
    assert opened.table.seats[0].bot == choose_bot("level:1", find_game(RATS), opened.table.id, ())


async def test_one_person_may_hold_several_seats(cellar: Cellar) -> None:
    people = await cellar.table(people=3, bots=["easy"])
    table, token = people[1].table, people[1].token
    with pytest.raises(NotNow, match="Every seat is taken"):
        await cellar.house.join(table, Join(name="Zoe"), "")
    await people[0].wish(wire.SeatBot("b", 1, ""))
    joined = await cellar.house.join(table, Join(name="Bert", seat=1), token)
    assert joined.token == ""
    assert joined.you.seats == (1, 2)
    assert [seat.name for seat in joined.table.seats] == ["Anna", "Bert 2", "Bert"]
    await people[0].wish(wire.Start("s"))
    assert [scene.seat for scene in people[1].state.scenes] == [1, 2]
    hands = [people[0], people[1], people[1]]
    await play(hands, random.Random(3))
    assert people[0].status == "over"


async def test_two_windows_on_one_seat_both_work(cellar: Cellar) -> None:
    people = await cellar.game(DARKHOUSE)
    second = await Visitor(cellar.house, people[0].table, people[0].token).come()
    await second.act(0, second.choices(0)[0])
    await people[0].act(0, people[0].choices(0)[0])
    assert second.scene(0) == people[0].scene(0)
    assert second.texts == people[0].texts
    people[0].go()
    await cellar.rest()
    assert people[1].info.seats[0].here
    second.go()
    await cellar.rest()
    assert not people[1].info.seats[0].here


async def test_leaving_twice_is_leaving_once(cellar: Cellar) -> None:
    people = await cellar.game()
    second = await Visitor(cellar.house, people[0].table, people[0].token).come()
    watcher = people[0].watcher
    people[0].go()
    assert watcher is not None
    cellar.house.tables.leave(people[0].table, watcher)
    assert cellar.house.tables.presence.links(people[0].table) >= {second.link}


async def test_spectators_see_what_is_public(cellar: Cellar) -> None:
    people = await cellar.game()
    watching = await Visitor(cellar.house, people[0].table).come()
    assert watching.you is None
    assert [scene.seat for scene in watching.state.scenes] == [None]
    assert watching.choices() == []
    seat = mover(people)
    await people[seat].act(seat, "peek")
    assert people[seat].scene(seat)["view"] != watching.scene()["view"]


async def test_a_wrong_link_opens_nothing(cellar: Cellar) -> None:
    people = await cellar.table()
    with pytest.raises(NotYours, match="does not open"):
        await Visitor(cellar.house, people[0].table, "wrong").come()
    with pytest.raises(NotYours):
        await cellar.house.join(people[0].table, Join(), "wrong")
    with pytest.raises(NotYours):
        await cellar.house.whose(people[0].table, "wrong")
    with pytest.raises(NoSuchTable):
        await cellar.house.info("nothing")
    you = await cellar.house.whose(people[1].table, people[1].token)
    assert (you.name, you.seats, you.host) == ("Bert", (1,), False)
    assert (await cellar.house.info(people[0].table)).seats[1].name == "Bert"


async def test_seats_that_cannot_be_taken(cellar: Cellar) -> None:
    opened = await cellar.house.open_table(NewTable(game=RATS, seats=3), "here")
    table = opened.table.id
    with pytest.raises(Unfit, match="There is no seat 7; this table has 3"):
        await cellar.house.join(table, Join(seat=7), "")
    with pytest.raises(NotNow, match="Seat 1 is taken"):
        await cellar.house.join(table, Join(seat=0), "")
    with pytest.raises(Unfit):
        await cellar.house.join(table, Join(name="\u200d"), "")
    joined = await cellar.house.join(table, Join(seat=2), "")
    assert joined.seat == 2
    assert joined.you.name == "Player 3"


async def test_links_are_not_given_out_without_end(cellar: Cellar) -> None:
    people = await cellar.game(people=3)
    await people[2].wish(wire.Leave("l", 2))
    live = await cellar.live(people[0])
    live.document.links *= LINKS_MAX  # all of them know something
    with pytest.raises(TooMany, match="links"):
        await cellar.house.join(people[0].table, Join(), "", "elsewhere")


async def test_a_bot_is_asked_for_by_its_level_only(cellar: Cellar) -> None:
    why = r"^There is no bot 'search:5s'; the levels are: level:1, level:2, level:3, level:4, level:5, and behind"
    for wish in ({"bots": ["search:5s"]}, {"stand_in": "search:5s"}):
        with pytest.raises(Unfit, match=why):
            await cellar.house.open_table(msgspec.convert({"game": RATS, "seats": 3, **wish}, NewTable), "here")
    opened = await cellar.house.open_table(NewTable(game=RATS, seats=3), "here")
    host = await Visitor(cellar.house, opened.table.id, opened.token).come()
    for order in (wire.SeatBot("b", 1, "search:5s"), wire.Start("s", "search:5s")):
        with pytest.raises(Unfit, match=why) as refused:
            await host.wish(order)
        sentence = refused.value.args[0].word("de")
        assert sentence.startswith("Den Bot 'search:5s' gibt es nicht; die Stufen sind: level:1, level:2, level:3, ")
    assert host.status == "lobby"


async def test_what_cannot_be_opened(cellar: Cellar) -> None:
    async def refuse(error: type[Exception], **wish: object) -> None:
        with pytest.raises(error):
            await cellar.house.open_table(msgspec.convert({"game": RATS, "seats": 3, **wish}, NewTable), "here")

    await refuse(UnknownGame, game="chess")
    await refuse(BadSetup, seats=2)
    await refuse(BadSetup, options={"colour": "red"})
    await refuse(Unfit, bots=["easy"] * 3)
    await refuse(Unfit, bots=["genius"])
    await refuse(Unfit, bots=["search:5s"])
    await refuse(Unfit, stand_in="genius")
    await refuse(Unfit, start=True, bots=["easy"])
    await refuse(Unfit, name="")
    await refuse(Unfit, clock={"kind": "move"})
    assert await cellar.store.ids(["lobby", "running"]) == []
    opened = await cellar.house.open_table(NewTable(game=RATS, seats=3, start=True, bots=["easy", "easy"]), "here")
    assert opened.table.status == "running"


async def test_one_address_opens_so_many_tables_a_day(cellar: Cellar) -> None:
    cellar.house._tables_per_day = 2
    for _ in range(2):
        await cellar.house.open_table(NewTable(game=RATS, seats=3), "here")
    with pytest.raises(TooMany, match="at most 2 tables"):
        await cellar.house.open_table(NewTable(game=RATS, seats=3), "here")
    await cellar.house.open_table(NewTable(game=RATS, seats=3), "there")
    loaded = await cellar.store.load((await cellar.store.ids(["lobby"]))[0])
    assert loaded is not None
    assert "here" not in loaded.document.address


# --- before and in the game ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("_brief")
async def test_bots_of_several_temperaments_sit_down_and_can_be_changed(cellar: Cellar) -> None:
    opened = await cellar.house.open_table(NewTable(game=RATS, seats=4, sit=False, bots=["level:2", "hard"]), "here")
    host = await Visitor(cellar.house, opened.table.id, opened.token).come()
    await host.wish(wire.SeatBot("a", 2, "level:4"))
    first = [(seat.name, seat.bot) for seat in host.info.seats]
    assert [bot[:8] for _, bot in first] == ["level:2:", "level:5:", "level:4:", ""]
    assert sorted(bot[8:] for _, bot in first[:3]) == ["cautious", "even", "liar"]
    sealed = host.info.seats[1].seal
    await host.wish(wire.SeatBot("b", 1, "level:1:liar"))
    assert [(seat.name, seat.bot) for seat in host.info.seats] == [
        *first[:1],
        (first[1][0], "level:1:liar"),
        *first[2:],
    ]
    assert host.info.seats[1].seal == sealed
    await host.wish(wire.Start("s", "level:3:cautious"))
    assert host.info.seats[3].bot == "level:3:cautious"
    with pytest.raises(Unfit, match="There is no bot 'level:3:sleepy'"):
        await cellar.house.open_table(NewTable(game=RATS, seats=3, bots=["level:3:sleepy"]), "here")


async def test_bots_and_the_start(cellar: Cellar) -> None:
    people = await cellar.table(people=4, bots=["easy"])
    await people[2].wish(wire.Leave("l", 3))
    with pytest.raises(NotNow, match="Seat 4 is still free"):
        await people[0].wish(wire.Start("s"))
    with pytest.raises(Unfit):
        await people[0].wish(wire.Start("s", "genius"))
    with pytest.raises(NotNow, match="Seat 3 is taken by Bert"):
        await people[0].wish(wire.SeatBot("b", 2, "easy"))
    await people[0].wish(wire.SeatBot("b", 3, "hard"))
    await people[0].wish(wire.SeatBot("b", 3))
    await people[0].wish(wire.Start("s", "medium"))
    assert [seat.bot.rpartition(":")[0] for seat in people[0].info.seats] == ["", "level:1", "", "level:3"]
    with pytest.raises(NotNow, match="has begun"):
        await people[0].wish(wire.Start("s"))
    with pytest.raises(NotNow, match="before the game"):
        await people[0].wish(wire.SeatBot("b", 1))


async def test_only_the_host_gives_orders(cellar: Cellar) -> None:
    people = await cellar.table()
    watching = await Visitor(cellar.house, people[0].table).come()
    orders: list[wire.Wish] = [
        wire.Start("x"),
        wire.SeatBot("x", 1, "easy"),
        wire.Kick("x", 0),
        wire.Pause("x", on=True),
        wire.Close("x"),
    ]
    for order in orders:
        for person in (people[1], watching):
            with pytest.raises(NotYours, match="Only the host"):
                await person.wish(order)
    wishes: list[wire.Wish] = [wire.Leave("x", 0), wire.StandIn("x", 0, on=True)]
    for wish in wishes:
        with pytest.raises(NotYours):
            await people[1].wish(wish)
    with pytest.raises(NotNow, match="Only a running game"):
        await people[0].wish(wire.Pause("x", on=True))


async def test_who_is_sent_away_in_a_game_leaves_a_bot_and_anybody_may_take_its_place(cellar: Cellar) -> None:
    people = await cellar.game(DARKHOUSE, 3)
    await people[0].wish(wire.Kick("k", 1))
    assert people[0].info.seats[1].free
    assert people[0].info.seats[1].bot == "level:3:even"
    assert people[1].you is not None
    assert people[1].you.seats == ()
    with pytest.raises(NotYours):
        await people[1].wish(wire.Act("x", 1, 1, "stop"))
    with pytest.raises(NotNow, match="Nobody sits at seat 2"):
        await people[0].wish(wire.Kick("again", 1))
    joined = await cellar.house.join(people[0].table, Join(name="Zoe"), "")
    zoe = await Visitor(cellar.house, people[0].table, joined.token).come()
    assert joined.seat == 1
    assert people[0].info.seats[1].name == "Zoe"
    await zoe.act(1, zoe.choices(1)[0])
    await people[2].wish(wire.Leave("l", 2))
    assert people[0].info.seats[2].bot == "level:3:even"


async def test_who_takes_a_seat_gets_its_story_and_everybody_hears_the_new_name(cellar: Cellar) -> None:
    people = await cellar.game(RATS, 3)
    seat = mover(people)
    await people[seat].act(seat, "peek")
    mine = people[seat].texts
    await people[seat].wish(wire.Leave("l", seat))
    watching = next(person for number, person in enumerate(people) if number != seat)
    assert people[0].info.seats[seat].name in REGULARS
    assert people[0].info.seats[seat].name in watching.scene()["prompt"]
    assert people[seat].texts != mine
    joined = await cellar.house.join(people[0].table, Join(name="Zoe"), "", "elsewhere")
    zoe = await Visitor(cellar.house, people[0].table, joined.token).come()
    assert "Zoe" in watching.scene()["prompt"]
    assert len(zoe.texts) == len(mine)
    assert zoe.choices(seat)


async def test_nobody_comes_or_goes_when_the_game_is_over(cellar: Cellar) -> None:
    people = await cellar.game()
    await play(people, random.Random(5))
    wishes: list[wire.Wish] = [
        wire.Leave("x", 0),
        wire.Kick("x", 1),
        wire.Close("x"),
        wire.StandIn("x", 0, on=True),
    ]
    for wish in wishes:
        with pytest.raises(NotNow):
            await people[0].wish(wish)
    with pytest.raises(NotNow, match="the game is over"):
        await cellar.house.join(people[0].table, Join(), "")


async def test_a_table_closed_before_it_began_has_no_game(cellar: Cellar) -> None:
    people = await cellar.table()
    await people[0].wish(wire.Close("c"))
    for again in (people[0], *(await cellar.again(people))):
        assert again.status == "closed"
        assert not again.sees_a_game
    await cellar.restart()
    again = (await cellar.again(people))[0]
    assert not again.sees_a_game
    with pytest.raises(NotNow, match="Nothing was played"):
        await cellar.house.record(people[0].table)


def test_bots_have_names_of_their_own_and_never_the_same_twice() -> None:
    seated: list[str] = ["Wick"]  # somebody real
    for _ in range(11):
        seated.append(regular_name("h5zybwgsa2khkx39", seated))
    assert len(set(seated)) == 12
    assert set(seated) <= set(REGULARS)
    assert {regular_name(f"table {number}", []) for number in range(40)} > {"Hob"}  # not the same company every night
