"""Everybody is asked at the same time and in secret: neither lines nor clocks tell who has answered (ADR 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.games.house_of_rath.rules import codes
from ratskeller.tables.saved import ClockRule
from tests.tables.cellar import RATH

if TYPE_CHECKING:
    from ratskeller.tables.live_table import LiveTable
    from tests.tables.cellar import Cellar, FakeTime, Visitor

pytestmark = pytest.mark.anyio


async def attacked(cellar: Cellar, **wishes: Any) -> tuple[list[Visitor], LiveTable]:
    """A table at which an orphan was attacked that nobody has revealed; all three seats are asked."""
    people = await cellar.game(RATH, **wishes)
    live = await cellar.live(people[0])
    while live.match is not None and live.match.state.phase != codes.CLAIMING:  # type: ignore[attr-defined]
        seat = next(seat for seat in range(3) if live.is_asked(seat))
        offered = people[seat].choices(seat)
        await people[seat].act(seat, next((each for each in offered if not each.startswith("reveal")), offered[0]))
    return people, live


def heard(people: list[Visitor]) -> list[int]:
    """How many lines everybody has got."""
    return [len(person.raw) for person in people]


async def test_nobody_hears_of_an_answer_and_no_clock_shows_it(cellar: Cellar, fake: FakeTime) -> None:
    people, live = await attacked(cellar, clock=ClockRule(kind="bank", seconds=100, increment=5))
    first = next(seat for seat in range(3) if "let go" in people[seat].choices(seat))
    others = [seat for seat in range(3) if seat != first]
    had = list(live.clock.left)
    fake.passed += 10
    before, seen = heard(people), [people[seat].state for seat in others]
    await people[first].act(first, "let go")
    assert [heard(people)[seat] for seat in others] == [before[seat] for seat in others]
    assert [people[seat].state for seat in others] == seen
    assert live.clock.running == frozenset(range(3))
    assert live.clock.left == [each - 10 for each in had]  # the increment does not show yet
    assert live.unhurried() == {first}


async def test_who_has_answered_gets_the_time_back(cellar: Cellar, fake: FakeTime) -> None:
    people, live = await attacked(cellar, clock=ClockRule(kind="bank", seconds=100, increment=5))
    askers = [seat for seat in range(3) if "let go" in people[seat].choices(seat)]
    had = list(live.clock.left)
    fake.passed += 10
    await people[askers[0]].act(askers[0], "let go")
    fake.passed += 30
    for seat in range(3):
        if seat != askers[0] and live.match is not None and live.match.state.phase == codes.CLAIMING:  # type: ignore[attr-defined]
            offered = people[seat].choices(seat)
            await people[seat].act(seat, "let go" if "let go" in offered else "claim")
    assert live.clock.left[askers[0]] == pytest.approx(had[askers[0]] - 10 + 5)
