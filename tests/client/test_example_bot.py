"""`examples/bot.py` joins by a link and plays a whole game."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ratskeller.client import NewTable, write_link
from ratskeller.client.table_line import new_id
from ratskeller.tables import wire
from tests.server.players import PATIENCE
from tests.server.running import eventually

if TYPE_CHECKING:
    from tests.server.running import Server

pytestmark = pytest.mark.anyio

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def run(link: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(BOT), link], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


async def test_bots_play_a_game(server: Server) -> None:
    """One takes a free seat, one plays for the host."""
    async with asyncio.timeout(PATIENCE), server.client() as client:
        opened = await client.open_table(NewTable(game="rathulhu", seats=2, name="Anna"))
        server.tokens.add(opened.token)
        table = opened.table.id
        bots = [run(write_link(server.address, table)), run(write_link(server.address, table, opened.token))]
        try:
            async with client.line(table, opened.token) as line:
                await eventually("the bot sits", lambda: line.table and line.table.seats[1].name == "Bot")
                await line.wish(wire.Start(new_id()))
                async for _ in line.news():
                    pass
                assert line.table is not None
                assert line.table.end is not None
                expected = f"{line.table.end.end}: {line.table.end.scores}"
            for bot in bots:
                out, _ = await asyncio.to_thread(bot.communicate, timeout=PATIENCE)
                assert bot.returncode == 0, out
                assert out.splitlines()[-1] == expected
        finally:
            for bot in bots:
                bot.kill()
                bot.wait()
                assert bot.stdout is not None
                bot.stdout.close()


def test_it_is_short() -> None:
    assert len(BOT.read_text("utf-8").splitlines()) <= 50
