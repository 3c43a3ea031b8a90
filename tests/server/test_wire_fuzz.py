"""A sample of the nonsense that `tools/wire_fuzz.py` throws at a server by the million."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.running import Server
from tools.wire_fuzz import OPTIONS, Fuzz, Wrong

if TYPE_CHECKING:
    from pathlib import Path

THINGS, ROUNDS = 3_000, 4


@pytest.mark.anyio
async def test_nonsense_is_refused_and_nothing_else_happens(data: Path) -> None:
    with Server(data, *OPTIONS) as server:
        fuzz = Fuzz(server, THINGS, seed=1)
        await fuzz.run(ROUNDS)
        assert set(fuzz.sent) == {"bytes", "request", "frames", "wishes"}
        assert fuzz.answers["done"]
        assert fuzz.answers["200"]
        assert server.stop() == 0
        server.check_log()


@pytest.mark.parametrize(
    ("memory", "grows"), [([100, 150, 150, 151, 152, 153], False), ([100, 150, 180, 210, 240, 270], True)]
)
def test_memory_that_grows_is_found(data: Path, memory: list[float], grows: bool) -> None:
    fuzz = Fuzz(Server(data), 1, seed=1)
    fuzz.memory = memory
    if not grows:
        fuzz.check_memory()
        return
    with pytest.raises(Wrong, match="The memory grows"):
        fuzz.check_memory()
