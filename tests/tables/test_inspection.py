"""What visitors bring along is looked at elsewhere, for a while, and not without end for anybody."""

from __future__ import annotations

import asyncio
import os
import time
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.kernel.errors import BadSetup, UnknownGame
from ratskeller.kernel.record import write_record
from ratskeller.tables.errors import TooMany, Unavailable, Unfit
from ratskeller.tables.inspection import Inspection, read_true_record, try_setup
from tests.conformance.play import Setup, play
from tests.tables.cellar import RATHULHU

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.game import Game

pytestmark = pytest.mark.anyio
FOR_EVER = 1_000.0


@pytest.fixture
def inspection() -> Iterator[Inspection]:
    made = Inspection(FOR_EVER)
    yield made
    made.close()


def burn() -> None:
    began = time.process_time()
    while time.process_time() == began:
        pass


async def test_it_happens_in_a_process_of_its_own(inspection: Inspection, rats: Game) -> None:
    assert await inspection("here", os.getpid) != os.getpid()
    record = play(rats, Setup(3, {}, {}, 42)).record()
    assert await inspection("here", read_true_record, write_record(record)) == record


async def test_what_is_wrong_is_said_in_every_language(inspection: Inspection) -> None:
    with pytest.raises(UnknownGame):
        await inspection("here", try_setup, "chess", 2, {}, {})
    with pytest.raises(BadSetup) as caught:
        await inspection("here", try_setup, RATHULHU, 99, {}, {})
    assert "seats" in caught.value.word("en")
    assert caught.value.word("de") != caught.value.word("en")
    packs: dict[str, Any] = {"names": {"cards": [0] * 9_999}}
    with pytest.raises(BadSetup, match=r"it holds more than 5000 values\.$"):
        await inspection("here", try_setup, RATHULHU, 2, {}, packs)


async def test_what_takes_too_long_is_given_up_and_the_next_is_looked_at() -> None:
    inspection = Inspection(FOR_EVER, longest=0.5)
    try:
        with pytest.raises(Unfit, match=r"more than 0\.5 seconds"):
            await inspection("here", time.sleep, FOR_EVER)
    finally:
        inspection.close()


async def test_a_process_that_dies_is_replaced(inspection: Inspection) -> None:
    for _ in range(2):
        with pytest.raises(Unavailable, match="could not be looked at"):
            await inspection("here", os._exit, 1)
    assert await inspection("here", os.getpid) != os.getpid()


async def test_an_address_has_only_so_much_time_and_others_have_theirs() -> None:
    inspection = Inspection(1e-9)
    try:
        await inspection("here", burn)
        with pytest.raises(TooMany, match="try again in a minute"):
            await inspection("here", burn)
        await inspection("there", burn)
    finally:
        inspection.close()


async def test_one_address_is_looked_at_one_by_one() -> None:
    """Whoever sends many at once gets no more than their time either."""
    inspection = Inspection(1e-9)
    try:
        found = await asyncio.gather(*(inspection("here", burn) for _ in range(5)), return_exceptions=True)
        assert [type(each) for each in found] == [type(None), *[TooMany] * 4]
    finally:
        inspection.close()
