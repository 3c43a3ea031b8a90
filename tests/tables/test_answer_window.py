"""Where silence is an answer, everybody has the same short time: neither lines nor pauses tell who could answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.games.condyle_cove.rules import codes
from ratskeller.tables import wire
from ratskeller.tables.saved import ClockRule
from tests.tables.cellar import COVE, looked_after, until

if TYPE_CHECKING:
    from ratskeller.tables.live_table import LiveTable
    from tests.tables.cellar import Cellar, FakeTime, Visitor

pytestmark = pytest.mark.anyio


def phase(live: LiveTable) -> int:
    assert live.match is not None
    return live.match.state.phase  # type: ignore[attr-defined, no-any-return]


async def played(cellar: Cellar, people: int = 3, **wishes: Any) -> tuple[list[Visitor], LiveTable, list[int]]:
    """A table at which somebody has played a card, and those who are asked for an answer."""
    visitors = await cellar.game(COVE, people, **{"window": 8, **wishes})
    live = await cellar.live(visitors[0])
    while phase(live) != codes.ASK_ANSWER:
        if phase(live) == codes.OVER:  # the Boogeyman was quicker
            return await played(cellar, people, **wishes)
        seat = next(seat for seat in range(people) if live.is_asked(seat))
        offered = visitors[seat].choices(seat)
        await visitors[seat].act(seat, next((each for each in offered if each.startswith("play")), offered[0]))
    return visitors, live, list(live.asked())


def heard(people: list[Visitor]) -> list[int]:
    return [len(person.raw) for person in people]


async def end(live: LiveTable, cellar: Cellar) -> None:
    """What is done when the time is over."""
    await cellar.house.tables.change(live.document.id, lambda live: live.end_window())


async def test_letting_it_happen_is_granted_and_changes_nothing(cellar: Cellar, fake: FakeTime) -> None:
    people, live, asked = await played(cellar)
    assert people[0].state.window == 8
    before, seq = heard(people), live.document.seq
    fake.passed += 3
    for seat in asked:
        await people[seat].act(seat, "stop")
    assert heard(people) == before
    assert live.document.seq == seq
    assert phase(live) == codes.ASK_ANSWER
    assert live.window_left(fake.passed) == 5


async def test_an_answer_counts_at_once(cellar: Cellar, fake: FakeTime) -> None:
    for _ in range(40):
        people, live, asked = await played(cellar)
        can = [seat for seat in asked if len(people[seat].choices(seat)) > 1]
        if can:
            break
    seat = can[0]
    await people[seat].act(seat, next(each for each in people[seat].choices(seat) if each != "stop"))
    assert any(told.what["event"] == "answered" for told in people[0].story)
    assert live.window_left(fake.passed) is None


async def test_when_the_time_is_over_silence_was_an_answer(cellar: Cellar) -> None:
    people, live, _ = await played(cellar, window=1)
    async with looked_after(cellar.house):
        await until(lambda: people[0].state.window is None)
    assert phase(live) != codes.ASK_ANSWER


async def test_nobody_waits_longer_who_can_answer(cellar: Cellar, fake: FakeTime) -> None:
    """The window ends at the same time, whatever was said in it and by whom."""
    ends = set()
    for said in (False, True):
        people, live, asked = await played(cellar)
        if said:
            fake.passed += 2
            await people[asked[0]].act(asked[0], "stop")
            fake.passed -= 2
        ends.add(live.window_ends())
        await end(live, cellar)
        assert phase(live) != codes.ASK_ANSWER
    assert ends == {fake.passed + 8}


async def test_no_clock_runs_meanwhile_and_nobody_gains_time(cellar: Cellar, fake: FakeTime) -> None:
    people, live, _ = await played(cellar, clock=ClockRule(kind="bank", seconds=100, increment=5))
    assert live.clock.running == frozenset()
    had = list(live.clock.left)
    fake.passed += 8
    await end(live, cellar)
    assert live.clock.left == had
    assert live.clock.running == frozenset(live.asked())
    assert people[0].state.clock is not None


async def test_who_plays_only_with_bots_is_not_hurried(cellar: Cellar) -> None:
    (person,) = await cellar.game(COVE, 3, bots=["easy", "easy"], window=8)
    live = await cellar.live(person)
    while not (phase(live) == codes.ASK_ANSWER and live.is_asked(0)):
        if phase(live) == codes.OVER:  # the person was never asked
            (person,) = await cellar.game(COVE, 3, bots=["easy", "easy"], window=8)
            live = await cellar.live(person)
        await cellar.house.tables.change(person.table, step_somebody)
    assert person.state.window is None
    assert live.window_ends() is None
    await person.act(0, "stop")
    assert phase(live) != codes.ASK_ANSWER or not live.is_asked(0)


def step_somebody(live: LiveTable) -> None:
    """The first who is asked plays a card, or does something else."""
    assert live.match is not None
    seat = next(seat for seat in range(3) if live.is_asked(seat))
    offered = live.match.state.legal_actions(seat)
    plays = [code for code in offered if codes.PLAY <= code < codes.PUT]
    live.step(seat, plays[0] if plays else offered[0], "")


async def test_a_pause_stops_it_and_it_begins_anew(cellar: Cellar, fake: FakeTime) -> None:
    people, live, _ = await played(cellar)
    fake.passed += 5
    await people[0].wish(wire.Pause("pause", on=True))
    assert live.window_ends() is None
    fake.passed += 100
    await people[0].wish(wire.Pause("go on", on=False))
    assert live.window_left(fake.passed) == 8


async def test_a_table_can_do_without(cellar: Cellar) -> None:
    people, live, asked = await played(cellar, window=0)
    assert people[0].state.window is None
    for seat in asked:
        await people[seat].act(seat, "stop")
    assert phase(live) != codes.ASK_ANSWER


async def test_who_said_pass_for_me_is_not_asked(cellar: Cellar) -> None:
    while True:
        people, live, asked = await played(cellar, 2, window=0)
        await people[asked[0]].act(asked[0], "stop")
        if "quiet" in people[asked[0]].choices(asked[0]):  # the card has not put anybody out
            break
    await people[asked[0]].act(asked[0], "quiet")
    other = 1 - asked[0]
    assert any(told.what["event"] == "mind_changed" for told in people[other].story)
    while live.is_asked(other) and any(each.startswith("play") for each in people[other].choices(other)):
        await people[other].act(other, next(each for each in people[other].choices(other) if each.startswith("play")))
        assert phase(live) != codes.ASK_ANSWER
