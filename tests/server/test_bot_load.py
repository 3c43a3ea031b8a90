"""Bots answer while somebody else has many tables of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller.tables.bot_levels import LEVELS
from tests.server.running import Server
from tools.bot_load import Reviews, measure_beside

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio

TABLES = 12  # python -m tools.bot_load --tables 200


async def test_bots_of_every_level_answer_beside_somebody_elses(data: Path) -> None:
    with Server(data, "--pace", "0") as server:
        found = await measure_beside(server, TABLES, 2)
        server.check_log()
    assert [answers.level for answers in found] == list(LEVELS)
    assert all(len(answers.before) == len(answers.meanwhile) == 2 for answers in found)


async def test_bots_of_every_level_answer_beside_reviews_that_never_end(data: Path) -> None:
    with Server(data, "--pace", "0") as server:
        reviews = Reviews(server, 3)
        found = await measure_beside(server, 0, 2, reviews)
        server.check_log()
    assert reviews.moments > 0
    assert all(len(answers.before) == len(answers.meanwhile) == 2 for answers in found)
