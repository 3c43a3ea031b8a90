"""A hint and a warning of the coach over a real line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller.client.errors import ServerRefused
from ratskeller.tables.wire import NewTable

if TYPE_CHECKING:
    from ratskeller.client.table_line import Line
    from tests.server.running import Server

pytestmark = pytest.mark.anyio
DECISIONS = 400


async def until_asked(line: Line) -> list[str]:
    """Wait until seat 0 can choose; nothing if the game is over."""
    async for _ in line.news():
        scene = line.scene(0)
        if scene and scene["choices"]:
            return [each["notation"] for each in scene["choices"]]
    return []


async def test_a_hint_and_a_warning_and_whoever_insists(server: Server) -> None:
    wish = NewTable(
        game="rats_in_the_walls", seats=3, bots=["level:1"] * 2, start=True, name="Anna", hints=True, coach=True
    )
    warned: list[tuple[str, ServerRefused]] = []
    async with server.client() as client:
        opened = await client.open_table(wish)
        assert (opened.table.hints, opened.table.coach, opened.table.helped) == (True, True, ())
        async with client.line(opened.table.id, opened.token) as line:
            choices = await until_asked(line)
            advice = await line.hint(0)
            assert advice.do in choices
            assert advice.loss == ""
            for _ in range(DECISIONS):
                worst = [each for each in choices if each != (await line.hint(0)).do] or choices
                try:
                    await line.act(0, worst[-1])
                except ServerRefused as refused:
                    warned.append((worst[-1], refused))
                    await line.act(0, worst[-1], sure=True)
                if not (choices := await until_asked(line)):
                    break
        info = await client.table(opened.table.id)
    assert info.status == "over"
    assert warned
    for do, refusal in warned:
        assert refusal.cause == "coach"
        assert refusal.advice is not None
        assert refusal.advice.do != do
        assert refusal.advice.loss.endswith("% of a win")
    assert info.helped[0].warnings == len(warned)
    assert info.helped[0].hints > 1
