"""Why something is not offered can be asked by whoever holds the seat, and by nobody else; nothing changes by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ratskeller.kernel.obstacles import find_obstacles
from ratskeller.tables import viewer_history, wire
from ratskeller.tables.errors import NotNow, NotYours, Unfit
from tests.tables.cellar import COVE, RATHULHU, SEATS, Visitor, mover

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.obstacles import Obstacle
    from ratskeller.kernel.state import State
    from tests.tables.cellar import Cellar

pytestmark = pytest.mark.anyio


async def ask(visitor: Visitor, seat: int, do: str = "") -> tuple[Obstacle, ...]:
    """What stands in the way."""
    done = await visitor.wish(wire.WhyNot("w", seat, do))
    assert done.seq is None
    assert not isinstance(done.obstacles, msgspec.UnsetType)
    return done.obstacles


async def test_whoever_asks_hears_the_clause_and_nothing_changes(any_cellar: Cellar) -> None:
    people = await any_cellar.game(RATHULHU)
    seat = mover(people)
    lines, live = [len(each.lines) for each in people], await any_cellar.live(people[0])
    version = live.document.version
    (obstacle,) = await ask(people[seat], seat, "pass")
    assert (obstacle.clause, obstacle.is_asked) == ("4.3", True)
    assert obstacle.says == "Not now: a player with a face-up token must draw, use an Old One or invoke."
    assert [action.notation for action in obstacle.actions] == ["pass"]
    assert await ask(people[seat], seat, "draw") == ()
    everything = await ask(people[seat], seat)
    kinds = [each.is_asked for each in everything]
    assert kinds == sorted(kinds, reverse=True)
    assert any(each.kind == "Bid a token" and not each.is_asked for each in everything)
    assert [len(each.lines) for each in people] == lines
    assert (await any_cellar.live(people[0])).document.version == version


async def test_whoever_waits_hears_for_whom(cellar: Cellar) -> None:
    people = await cellar.game(RATHULHU)
    seat = mover(people)
    other = (seat + 1) % len(people)
    names = [each.name for each in people[0].info.seats]
    (obstacle,) = await ask(people[other], other, "Draw")
    assert obstacle.says == f"Not now: it is the turn of {names[seat]}."


async def test_it_comes_in_the_language_of_whoever_asks(cellar: Cellar) -> None:
    people = await cellar.game(RATHULHU)
    seat = mover(people)
    done = await cellar.house.grant(
        people[seat].table, people[seat].link, wire.WhyNot("w", seat, "pass"), language="de"
    )
    assert isinstance(done.obstacles, tuple)
    assert done.obstacles[0].says.startswith("Jetzt nicht: ")
    assert done.obstacles[0].kind == "Passen"


async def test_nobody_asks_for_a_seat_of_somebody_else_and_no_watcher_at_all(cellar: Cellar) -> None:
    people = await cellar.game()
    with pytest.raises(NotYours, match="Seat 2 is not yours"):
        await ask(people[0], 1)
    watching = await Visitor(cellar.house, people[0].table).come()
    with pytest.raises(NotYours, match="only watches"):
        await ask(watching, 0)


async def test_what_cannot_be_asked_is_refused_in_a_sentence(cellar: Cellar) -> None:
    people = await cellar.table()
    with pytest.raises(NotNow, match="not begun"):
        await ask(people[0], 0)
    await people[0].wish(wire.Start("start"))
    with pytest.raises(Unfit, match="is no action of"):
        await ask(people[0], 0, "fly away")
    await people[0].wish(wire.Close("close"))
    with pytest.raises(NotNow, match="closed"):
        await ask(people[0], 0)


async def test_all_is_looked_at_once_a_position_however_often_somebody_asks(
    cellar: Cellar, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes milliseconds, and one address may ask a thousand times a second."""
    looked: list[int] = []

    def look(game: Game, state: State, seat: int, *how: Any) -> tuple[Obstacle, ...]:
        looked.append(seat)
        return find_obstacles(game, state, seat, *how)

    monkeypatch.setattr(viewer_history, "find_obstacles", look)
    people = await cellar.game(COVE, SEATS[COVE])
    seat = mover(people)
    first = [await ask(people[seat], seat) for _ in range(5)]
    assert first == first[:1] * 5
    assert looked == [seat]
    other = (seat + 1) % len(people)
    await ask(people[other], other)
    await people[seat].act(seat, people[seat].choices(seat)[0])
    assert await ask(people[seat], seat) != first[0]
    assert looked == [seat, other, seat]


async def test_an_action_without_a_name_at_this_table_is_still_answered(cellar: Cellar) -> None:
    people = await cellar.game(COVE, SEATS[COVE])
    (obstacle,) = await ask(people[0], 0, "lay 14 14")
    assert [action.text for action in obstacle.actions] == ["lay 14 14"]
    assert all(action.text != "lay 14 14" for each in await ask(people[0], 0) for action in each.actions)
