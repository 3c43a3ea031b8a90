"""A server that is killed again and again loses nothing that it acknowledged."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.server.running import QUICK, Server
from tools.kill_loop import kill_again_and_again

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio

KILLS = 5  # python -m tools.kill_loop --kills 200


async def test_nothing_acknowledged_is_lost_and_every_table_goes_on(data: Path, database: str) -> None:
    several = ("--workers", "2") if database else ()
    with Server(data, *QUICK, *several, database=database) as server:
        async with asyncio.timeout(900):
            found = await kill_again_and_again(server, KILLS, seed=7)
        assert found.kills == KILLS
        assert found.left_over == 0
        assert found.tables >= 3
        assert found.moves >= KILLS
        assert found.others >= KILLS
        assert bool(found.workers_killed) == bool(several)
        server.check_log()
