"""A question that is answered in secret ends at a moment that no secret has a part in (ADR 18)."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any, cast

import pytest

from ratskeller.games.condyle_cove.rules import codes as cove
from ratskeller.games.house_of_rath.rules import codes as rath
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.tables import wire
from ratskeller.tables.errors import NotNow, Unfit
from ratskeller.tables.saved import ClockRule, Loaded
from tests.tables.cellar import COVE, RATH, RATS, QuickBots, Visitor, looked_after, until

if TYPE_CHECKING:
    from ratskeller.kernel.match import Match
    from ratskeller.tables.bot_processes import BotProcesses
    from ratskeller.tables.live_table import LiveTable
    from tests.tables.cellar import Cellar, FakeTime

pytestmark = pytest.mark.anyio
QUIET = {RATH: "let go", COVE: "stop"}  # the answer that nobody sees
games = pytest.mark.parametrize("game", [RATH, COVE])


def state_of(live: LiveTable) -> Any:
    assert live.match is not None
    return live.match.state


async def asked(cellar: Cellar, game: str, **wishes: Any) -> tuple[list[Visitor], LiveTable]:
    """A table at which all but whoever plays, or all, are asked something in secret."""
    while True:
        people = await cellar.game(game, **{"window": 8, **wishes})
        live = await cellar.live(people[0])
        await cellar.house.tables.change(people[0].table, go_to_question)
        if live.is_running:  # else it was over before anything was asked
            return people, live


def go_to_question(live: LiveTable) -> None:
    """Play on until something is asked in secret of more than one."""
    while live.is_running and (not live.question.is_open or len(live.asked()) < 2):
        if live.question.is_open:
            live.question.end()
            continue
        seat = next(seat for seat in range(len(live.document.seats)) if live.is_asked(seat))
        offered = state_of(live).legal_actions(seat)
        live.step(seat, next((code for code in offered if is_eager(live, code)), offered[0]), "")


def is_eager(live: LiveTable, code: int) -> bool:
    """What leads to a question: playing a card; in the house, anything but showing one."""
    if live.game.name == COVE:
        return cove.PLAY <= code < cove.PUT
    return not rath.REVEAL <= code < rath.NOTHING


async def ended(cellar: Cellar, live: LiveTable) -> None:
    await cellar.house.tables.change(live.document.id, lambda live: live.question.end())


def able(people: list[Visitor], live: LiveTable) -> list[int]:
    """Who is asked and can answer unseen."""
    return [seat for seat in live.asked() if QUIET[live.game.name] in people[seat].choices(seat)]


def heard(people: list[Visitor]) -> list[int]:
    return [len(person.raw) for person in people]


# ---- nothing tells that somebody has answered ---------------------------------------------------------------


@games
async def test_an_answer_is_held_and_only_its_sender_hears_of_it(cellar: Cellar, fake: FakeTime, game: str) -> None:
    people, live = await asked(cellar, game, public=True)
    watching = await Visitor(cellar.house, people[0].table).come()
    seat = able(people, live)[0]
    others = [each for number, each in enumerate(people) if number != seat] + [watching]
    counted: list[str] = []
    cellar.house.tables.on_public_change = lambda: counted.append("a change that everybody sees")
    before, seq, updated = heard(others), live.document.seq, live.document.updated
    fake.passed, fake.wall = fake.passed + 3, fake.wall + 3
    await people[seat].act(seat, QUIET[game])
    assert heard(others) == before
    assert live.document.seq == seq
    assert people[seat].state.held == (wire.HeldAnswer(seat, QUIET[game]),)
    assert live.question.left(fake.passed) == 5
    (listed,) = await cellar.house.listed("running", 5)
    assert listed.updated == updated
    assert counted == []
    await ended(cellar, live)
    assert len(counted) == 1


@games
async def test_what_everybody_sees_moves_the_list(cellar: Cellar, fake: FakeTime, game: str) -> None:
    people, live = await asked(cellar, game, public=True)
    fake.wall += 3
    await ended(cellar, live)
    assert live.document.updated == fake.wall
    fake.wall += 3
    await people[0].say("Well?")
    assert live.document.updated == fake.wall


@games
async def test_an_answer_can_be_replaced_until_the_end(cellar: Cellar, game: str) -> None:
    people, live = await asked(cellar, game)
    seat = able(people, live)[0]
    await people[seat].act(seat, QUIET[game], name="one")
    await people[seat].act(seat, QUIET[game], name="two")
    assert [each.move for each in live.document.held] == ["two"]


@games
async def test_an_answer_survives_a_restart(cellar: Cellar, game: str) -> None:
    people, live = await asked(cellar, game)
    seat = able(people, live)[0]
    await people[seat].act(seat, QUIET[game], name="mine")
    await cellar.restart()
    people = await cellar.again(people)
    live = await cellar.live(people[0])
    assert people[seat].state.held == (wire.HeldAnswer(seat, QUIET[game]),)
    await ended(cellar, live)
    assert live.document.held == []
    assert (seat, "mine") in live.moves
    await people[seat].act(seat, QUIET[game], seq=0, name="mine")  # sent again, it is known


@games
async def test_no_clock_runs_and_nobody_gains_time(cellar: Cellar, fake: FakeTime, game: str) -> None:
    people, live = await asked(cellar, game, clock=ClockRule(kind="bank", seconds=100, increment=5))
    assert live.clock.running == frozenset()
    had = list(live.clock.left)
    fake.passed += 3
    seat = able(people, live)[0]
    await people[seat].act(seat, QUIET[game])
    fake.passed += 5
    await ended(cellar, live)
    assert live.clock.left == had


async def test_showing_a_card_in_the_middle_tells_nobody_who_has_answered(cellar: Cellar, fake: FakeTime) -> None:
    people, live = await asked(cellar, RATH, clock=ClockRule(kind="bank", seconds=100))
    first, second = able(people, live)[:2]
    await people[first].act(first, "let go")
    fake.passed += 3
    card = next(each for each in people[second].choices(second) if each.startswith("reveal"))
    had = list(live.clock.left)
    await people[second].act(second, card)
    assert live.clock.left == had
    assert live.question.is_open
    assert live.question.left(fake.passed) == 5  # it ends when it would have ended
    assert [each.seat for each in live.document.held] == [first]


@games
async def test_nothing_is_taken_back_meanwhile(cellar: Cellar, game: str) -> None:
    people, live = await asked(cellar, game)
    why = set()
    for answered in (False, True):
        if answered:
            seat = able(people, live)[0]
            await people[seat].act(seat, QUIET[game])
        for seat in range(3):
            assert not live.look_back()
            assert not live.may_undo(seat)
            with pytest.raises(NotNow) as refused:
                await people[seat].undo(seat)
            why.add(str(refused.value))
    assert len(why) == 1


@games
async def test_who_answers_while_a_bot_plays_for_them_is_not_seen_to_be_back(cellar: Cellar, game: str) -> None:
    people, live = await asked(cellar, game)
    seat = able(people, live)[0]
    await people[seat].wish(wire.StandIn("away", seat, on=True))
    await people[seat].act(seat, QUIET[game])
    assert live.document.seats[seat].away == "asked"


@games
async def test_who_leaves_takes_their_answer_along(cellar: Cellar, game: str) -> None:
    people, live = await asked(cellar, game)
    first, second = able(people, live)[:2]
    for seat in (first, second):
        await people[seat].act(seat, QUIET[game])
    await people[first].wish(wire.Leave("gone", first))
    assert [each.seat for each in live.document.held] == [second]


# ---- its end --------------------------------------------------------------------------------------------------


@games
@pytest.mark.parametrize("answers", ["none", "one", "all"])
async def test_it_ends_at_the_same_moment_whoever_has_answered(
    cellar: Cellar, fake: FakeTime, game: str, answers: str
) -> None:
    people, live = await asked(cellar, game)
    fake.passed += 2
    for seat in {"none": [], "one": able(people, live)[:1], "all": able(people, live)}[answers]:
        await people[seat].act(seat, QUIET[game])
    assert live.question.ends(0.6) == 1008.0


@games
async def test_who_has_said_nothing_has_answered(cellar: Cellar, game: str) -> None:
    people, live = await asked(cellar, game, window=1)
    number = live.document.question
    async with looked_after(cellar.house):
        await until(lambda: live.document.question != number)
    assert people[0].seq() > 0


async def test_what_must_be_answered_is_answered_by_the_table(cellar: Cellar) -> None:
    people = await cellar.game(RATH, window=8)
    live = await cellar.live(people[0])
    found = 0
    while not found:
        if not live.is_running:
            people = await cellar.game(RATH, window=8)
            live = await cellar.live(people[0])
        await cellar.house.tables.change(people[0].table, go_to_question)
        forced = [seat for seat in live.asked() if state_of(live).silence(seat) == rath.CLAIM]
        await ended(cellar, live)
        for seat in forced:
            found += 1
            claimed = next(told.what for told in reversed(people[0].story) if told.what["event"] == "claimed")
            assert claimed["seat"] == seat


async def test_a_claim_is_seen_at_once(cellar: Cellar) -> None:
    people, live = await asked(cellar, RATH)
    while True:
        owner = state_of(live).owner_of(state_of(live).victim)
        if owner >= 0:
            break
        await ended(cellar, live)
        await cellar.house.tables.change(people[0].table, go_to_question)
    number = live.document.question
    await people[owner].act(owner, "claim")
    assert live.document.question != number
    assert any(told.what["event"] == "claimed" for told in people[0].story)


@games
async def test_every_question_has_its_whole_time(cellar: Cellar, fake: FakeTime, game: str) -> None:
    people, live = await asked(cellar, game)
    fake.passed += 8

    def work(live: LiveTable) -> None:
        live.question.end()
        go_to_question(live)

    await cellar.house.tables.change(people[0].table, work)
    assert live.question.left(fake.passed) == 8


@games
async def test_a_pause_stops_it_and_it_begins_anew(cellar: Cellar, fake: FakeTime, game: str) -> None:
    people, live = await asked(cellar, game)
    fake.passed += 5
    await people[0].wish(wire.Pause("pause", on=True))
    assert live.question.ends(0.0) is None
    fake.passed += 100
    await people[0].wish(wire.Pause("go on", on=False))
    assert people[0].state.window == 8


@games
async def test_one_person_among_bots_has_the_same_time(cellar: Cellar, fake: FakeTime, game: str) -> None:
    _, live = await asked(cellar, game, bots=["easy", "easy"])
    while not live.is_asked(0):
        _, live = await asked(cellar, game, bots=["easy", "easy"])
    live.question.thoughts = {seat: state_of(live).silence(seat) for seat in live.asked() if seat}
    assert live.question.ends(0.6) == fake.passed + 8


# ---- without a fixed time --------------------------------------------------------------------------------------


@games
async def test_a_table_can_wait_until_all_have_answered(cellar: Cellar, game: str) -> None:
    people, live = await asked(cellar, game, window=0)
    assert people[0].state.window is None
    number = live.document.question
    *first, last = live.asked()
    for seat in first:
        offered = people[seat].choices(seat)
        await people[seat].act(seat, QUIET[game] if QUIET[game] in offered else "claim")
        if offered == ["claim"]:
            return  # that is seen, and ends it
    assert live.document.question == number
    assert live.question.ends(0.0) is None
    await people[last].act(last, QUIET[game] if QUIET[game] in people[last].choices(last) else "claim")
    assert live.document.question != number


async def test_a_clock_needs_a_time_for_questions(cellar: Cellar) -> None:
    clock = ClockRule(kind="move", seconds=60)
    with pytest.raises(Unfit, match="answered in secret"):
        await cellar.table(RATH, window=0, clock=clock)
    await cellar.table(RATS, window=0, clock=clock)


async def test_a_table_has_the_usual_time_of_its_game(cellar: Cellar) -> None:
    for game, seconds in ((RATH, 12), (COVE, 8), (RATS, 0)):
        opened = await cellar.house.open_table(wire.NewTable(game=game, seats=3), "here")
        assert opened.table.window == seconds


async def test_who_plays_without_other_people_is_not_hurried_unless_they_want_it(cellar: Cellar) -> None:
    clock = ClockRule(kind="move", seconds=60)
    for wishes, seconds in (({}, 0), ({"window": 12}, 12), ({"clock": clock}, 12)):
        wish = wire.NewTable(game=RATH, seats=3, bots=["easy", "easy"], start=True, **wishes)
        assert (await cellar.house.open_table(wish, "here")).table.window == seconds


async def test_once_somebody_else_has_come_a_question_has_its_time(cellar: Cellar, fake: FakeTime) -> None:
    """Two at one device are not hurried. But who takes over from one of them must not see how long the other thinks."""
    opened = await cellar.house.open_table(wire.NewTable(game=RATH, seats=3), "here")
    host = await Visitor(cellar.house, opened.table.id, opened.token).come()
    await cellar.house.join(host.table, wire.Join(seat=1), host.token, "here")
    await host.wish(wire.Start("start", fill="easy"))
    live = await cellar.live(host)
    assert host.info.window == 0
    await cellar.house.tables.change(host.table, go_to_question)
    fake.passed += 60
    assert live.question.left(fake.passed) is None
    await host.wish(wire.Leave("gone", 1))
    await cellar.house.join(host.table, wire.Join(seat=1), host.token, "here")
    assert host.info.window == 0
    await host.wish(wire.Leave("gone again", 1))
    await cellar.house.join(host.table, wire.Join(name="Zoe"), "", "far away")
    assert host.info.window == 12
    assert live.question.since == fake.passed


# ---- bots -------------------------------------------------------------------------------------------------------


@games
async def test_bots_answer_with_all_others(cellar: Cellar, game: str) -> None:
    _, live = await asked(cellar, game, bots=["easy", "easy"], window=1)
    number, seq = live.document.question, live.document.seq
    bots = QuickBots()
    async with looked_after(cellar.house, cast("BotProcesses", bots)):
        thinking = {seat for seat in live.asked() if seat}
        await until(lambda: thinking <= set(live.question.thoughts) or live.document.question != number)
        if live.document.question == number:
            assert live.document.seq == seq
        await until(lambda: live.document.question != number or live.document.seq > seq)
    assert {seat for seat, _ in bots.asked} >= thinking


@games
async def test_a_question_to_bots_alone_lasts_as_long_as_they_think(cellar: Cellar, fake: FakeTime, game: str) -> None:
    _, live = await asked(cellar, game, sit=False, bots=["easy", "easy", "easy"])
    first, *rest = live.asked()
    live.question.thoughts = {first: state_of(live).silence(first)}
    assert live.question.ends(0.6) is None
    live.question.thoughts |= {seat: state_of(live).silence(seat) for seat in rest}
    assert live.question.ends(0.6) == fake.passed + 0.6
    assert live.question.left(fake.passed) is None


class Showing(QuickBots):
    """Bots that show their cards as long as they have any to show."""

    async def choose(self, table: str, address: str, match: Match, seat: int, level: str, seed: int) -> int:
        self.asked.append((seat, level))
        offered = match.state.legal_actions(seat)
        return next((code for code in offered if rath.REVEAL <= code < rath.NOTHING), offered[0])


async def test_a_bot_that_shows_a_card_is_asked_once_more(cellar: Cellar) -> None:
    (person,), live = await asked(cellar, RATH, bots=["easy", "easy"], window=1)
    number, bots = live.document.question, Showing()
    async with looked_after(cellar.house, cast("BotProcesses", bots)):
        await until(lambda: live.document.question != number)
    assert any(told.what["event"] == "card_revealed" for told in person.story)
    assert len([seat for seat, _ in bots.asked if seat]) > 2


async def test_another_process_lets_the_question_go_on(cellar: Cellar, fake: FakeTime) -> None:
    """What others write in the middle of a question does not make it longer."""
    people, live = await asked(cellar, RATH)
    seat = able(people, live)[0]
    news = await cellar.store.load(live.document.id)
    assert news is not None
    fake.passed += 3
    held = Loaded(document=copy.deepcopy(news.document), entries=[], said=[])
    live.absorb(held, fake.passed)
    assert live.question.left(fake.passed) == 5
    news.document.question += 1
    live.absorb(Loaded(document=news.document, entries=[], said=[]), fake.passed)
    assert live.question.left(fake.passed) == 8
    assert live.viewer_history.seq(SPECTATOR) > 0
    assert seat in live.asked()
