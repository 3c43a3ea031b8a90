"""Hints on request and the coach: private, the same for the same knowledge, counted, and told when all is over."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ratskeller.bots.bot import imagine
from ratskeller.catalogue import find_game
from ratskeller.kernel.errors import Refused
from ratskeller.kernel.record import read_record
from ratskeller.kernel.rng import Rng
from ratskeller.review.judge import Judge
from ratskeller.review.reviewed import Alternative, Judgement
from ratskeller.tables import advice, wire
from ratskeller.tables.advice import Advisers, Question
from ratskeller.tables.bot_processes import read_position
from ratskeller.tables.errors import NotNow, NotYours, Stale, Unavailable, Unfit, Warned
from ratskeller.tables.saved import SeatHelp
from tests.review.games import LITTLE
from tests.tables.cellar import COVE, DARKHOUSE, RATH, RATHULHU, RATS, looked_after, new_id, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.tables.cellar import Cellar, Visitor

pytestmark = pytest.mark.anyio


@lru_cache
def judge(game: str) -> Judge:
    return Judge(find_game(game), LITTLE)


class Judges:
    """Gives advice here, with little effort, or what the test says."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.says: Callable[[Question], Judgement | None] = self.think

    @staticmethod
    def think(question: Question) -> Judgement | None:
        state, rng = read_position(question.setup, question.row), Rng(question.seed)
        if question.chosen is None:
            return judge(question.game).advise(state, question.seat, question.memory, rng)
        return judge(question.game).judge(state, question.seat, question.chosen, question.memory, rng)

    async def advise(self, _address: str, _table: str, _work: Any, question: Question) -> Judgement | None:
        self.asked.append(question)
        await asyncio.sleep(0)
        return self.says(question)


@pytest.fixture
def judges(cellar: Cellar) -> Judges:
    judges = Judges()
    cellar.house.advisers = Advisers(cellar.house.tables, judges)  # type: ignore[arg-type]
    return judges


def slip(question: Question) -> Judgement:
    """What was chosen is one; the first other choice is better."""
    state = read_position(question.setup, question.row)
    actions = [each for each in state.legal_actions(question.seat) if each != question.chosen]
    game = find_game(question.game)
    done, best = (
        Alternative(code, game.write_action(code), share, gain, gain, gain, 0.5)
        for code, share, gain in ((question.chosen or 0, 0.2, 0.0), (actions[0], 0.4, 0.2))
    )
    return Judgement(
        options=(done, best),
        given_away=(-0.2, 0.2),
        loss=0.2,
        points=None,
        is_slip=True,
        tries=9,
        facts={"truth": 0.3},
        terms={},
    )


async def hint(visitor: Visitor, seat: int, seq: int | None = None) -> wire.Advice:
    done = await visitor.wish(wire.Hint(new_id(), seat, visitor.seq(seat) if seq is None else seq))
    assert isinstance(done.advice, wire.Advice)
    return done.advice


def mover(people: list[Visitor]) -> int:
    return next(seat for seat, visitor in enumerate(people) if visitor.choices(seat))


# ---- hints -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [RATS, RATHULHU, DARKHOUSE, RATH, COVE])
async def test_whoever_is_asked_gets_a_hint_and_nobody_else_hears_of_it(
    cellar: Cellar, judges: Judges, game: str
) -> None:
    people = await cellar.game(game, hints=True)
    seat = mover(people)
    heard = [len(each.raw) for each in people]
    advice = await hint(people[seat], seat)
    assert advice.do in people[seat].choices(seat)
    assert advice.text == next(
        each["text"] for each in people[seat].scene(seat)["choices"] if each["notation"] == advice.do
    )
    assert advice.why
    assert [len(each.raw) for each in people] == heard
    assert people[seat].info.helped == ()


@pytest.mark.parametrize("game", [RATS, RATHULHU, RATH, COVE])
async def test_a_hint_rests_on_what_its_seat_knows_alone(cellar: Cellar, judges: Judges, game: str) -> None:
    """All that is hidden from the seat is exchanged for something else: the hint is the same, to the byte."""
    people = await cellar.game(game, hints=True)
    swapped = 0
    live = await cellar.live(people[0])
    for move in range(12):
        assert live.match is not None
        seat = next(each for each in range(len(people)) if live.is_asked(each))
        told = msgspec.json.encode(await hint(people[seat], seat))
        real = live.match.state.copy()
        for number in range(3):
            live.match.state.assign(imagine(real, seat, Rng(number)))
            swapped += live.match.state.as_row() != real.as_row()
            assert msgspec.json.encode(await hint(people[seat], seat)) == told
        live.match.state.assign(real)
        await people[seat].act(seat, people[seat].choices(seat)[move % 2 - 1])
    assert swapped or game == RATHULHU  # which hides no more than what nobody has drawn
    assert {question.chosen for question in judges.asked} == {None}


async def test_the_same_hint_counts_once_and_the_end_tells_how_many(cellar: Cellar, judges: Judges) -> None:
    people = await cellar.game(RATS, 3, hints=True)
    assert "may ask for a hint" in people[0].said[-1].text
    first = mover(people)
    for _ in range(3):
        await hint(people[first], first)
    counts = {0: 0, 1: 0, 2: 0} | {first: 1}
    for move in range(10**4):
        able = [seat for seat, visitor in enumerate(people) if visitor.choices(seat)]
        if people[0].status != "running" or not able:
            break
        seat = able[0]
        if move == 5:
            await hint(people[seat], seat)
            counts[seat] += 1
        await people[seat].act(seat, people[seat].choices(seat)[-1])
    assert people[0].status == "over"
    assert people[0].info.helped == tuple(SeatHelp(seat, counts[seat], 0) for seat in range(3))
    told = [line.text for line in people[0].said if line.text.startswith("Hints that")]
    assert len(told) == sum(1 for each in counts.values() if each)
    help_ = read_record(await cellar.house.record(people[0].table)).header.help
    assert help_ is not None
    assert (help_.hints, help_.coach, help_.taken) == (True, False, [counts[seat] for seat in range(3)])


async def test_a_rematch_agrees_on_the_same_help_and_counts_anew(cellar: Cellar, judges: Judges) -> None:
    people = await cellar.game(RATS, 3, hints=True)
    await hint(people[mover(people)], mover(people))
    await people[0].wish(wire.Close("c"))
    following = await cellar.house.rematch(people[0].table, people[0].link)
    info = await cellar.house.info(following)
    assert (info.hints, info.coach, info.helped) == (True, False, ())
    await cellar.restart()
    assert sum(each.hints for each in (await cellar.house.info(people[0].table)).helped) == 1


async def test_hints_that_are_refused(cellar: Cellar, judges: Judges) -> None:
    people = await cellar.game(RATS, 3, hints=True)
    seat = mover(people)
    other = next(number for number in range(3) if number != seat)
    with pytest.raises(NotYours):
        await hint(people[other], seat, 0)
    with pytest.raises(NotNow, match="your turn"):
        await hint(people[other], other)
    with pytest.raises(Stale):
        await hint(people[seat], seat, people[seat].seq(seat) + 1)
    without = await cellar.game(RATS, 3)
    with pytest.raises(NotNow, match="agreed on no hints"):
        await hint(without[mover(without)], mover(without))
    judges.says = lambda _: 1 / 0  # type: ignore[assignment, return-value]
    with pytest.raises(Unavailable, match="No advice"):
        await hint(people[seat], seat)
    (await cellar.live(people[0])).document.seats[seat].away = "forfeit"
    with pytest.raises(NotNow, match="lost on time"):
        await hint(people[seat], seat)


async def test_where_there_is_one_choice_the_hint_says_so(cellar: Cellar, judges: Judges) -> None:
    people = await cellar.game(RATS, 3, hints=True)
    for _ in range(200):
        seat = mover(people)
        if len(people[seat].choices(seat)) == 1:
            assert await hint(people[seat], seat) == wire.Advice(
                people[seat].choices(seat)[0],
                people[seat].scene(seat)["choices"][0]["text"],
                "There is nothing else to choose.",
                "",
            )
            return
        await people[seat].act(seat, people[seat].choices(seat)[0])
    raise AssertionError


# ---- the coach ---------------------------------------------------------------------------------------------------


async def coached(cellar: Cellar, **more: Any) -> Visitor:
    """Somebody who plays with two bots and is asked."""
    (person,) = await cellar.game(RATS, 3, bots=["level:1"] * 2, **{"coach": True, **more})
    return person


async def test_the_coach_speaks_before_anything_has_happened_and_whoever_insists_may(
    cellar: Cellar, judges: Judges
) -> None:
    judges.says = slip
    person = await coached(cellar)
    assert "coach" in person.said[-1].text
    async with looked_after(cellar.house):
        await until(lambda: person.choices(0))
        steps, heard = len(person.story), len(person.raw)
        act = wire.Act("a", 0, person.seq(0), person.choices(0)[0])
        with pytest.raises(Warned, match=r"gives away 20\.0 % of a win") as warned:
            await person.wish(act)
        assert warned.value.advice.do == person.choices(0)[1]
        assert warned.value.advice.loss == "20.0 % of a win"
        assert (len(person.story), len(person.raw)) == (steps, heard)  # nobody has seen, or done, anything
        await person.wish(msgspec.structs.replace(act, id="b", sure=True))
        assert len(person.story) > steps
        asked = len(judges.asked)
        await person.wish(msgspec.structs.replace(act, id="b", sure=False))  # known by its id: it is not made again
    assert len(judges.asked) == asked
    await person.wish(wire.Close("c"))
    assert person.info.helped[0] == SeatHelp(0, 0, 1)


async def test_a_good_move_is_made_without_a_word(cellar: Cellar, judges: Judges) -> None:
    person = await coached(cellar)
    judges.says = lambda question: msgspec.structs.replace(slip(question), is_slip=False)
    async with looked_after(cellar.house):
        await until(lambda: person.choices(0))
        await person.act(0, person.choices(0)[0])
    assert len(judges.asked) == 1


async def test_a_coach_who_says_nothing_in_time_lets_the_move_pass(
    cellar: Cellar, judges: Judges, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await coached(cellar)
    judges.says = lambda _: 1 / 0  # type: ignore[assignment, return-value]
    async with looked_after(cellar.house):
        await until(lambda: person.choices(0))
        await person.act(0, person.choices(0)[0])
        await until(lambda: person.choices(0))
        monkeypatch.setattr(advice, "COACH_SECONDS", 0.01)

        async def sleep(*_: Any) -> None:
            await asyncio.sleep(60)

        monkeypatch.setattr(judges, "advise", sleep)
        await person.act(0, person.choices(0)[0])


async def test_what_is_wrong_with_a_move_is_told_by_the_rules_and_not_by_the_coach(
    cellar: Cellar, judges: Judges
) -> None:
    judges.says = slip
    person = await coached(cellar)
    async with looked_after(cellar.house):
        await until(lambda: person.choices(0))
        choices = person.choices(0)
        with pytest.raises(Unfit):
            await person.act(0, "dance")
        with pytest.raises(Stale):
            await person.act(0, choices[0], person.seq(0) + 1)
        with pytest.raises(Refused):
            await person.act(0, next(each for each in ("believe", "peek", "take") if each not in choices))
        with pytest.raises(NotYours):
            await person.wish(wire.Act("x", 1, person.seq(0), choices[0]))
    assert judges.asked == []


async def test_where_people_play_against_each_other_there_is_no_coach(cellar: Cellar, judges: Judges) -> None:
    judges.says = slip
    people = await cellar.game(RATS, 3, coach=True)
    assert not people[0].info.coach
    assert not any("coach" in line.text for line in people[0].said)
    seat = mover(people)
    await people[seat].act(seat, people[seat].choices(seat)[0])
    assert judges.asked == []
