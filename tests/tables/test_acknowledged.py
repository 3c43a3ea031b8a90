"""The check for what is lost finds it: what was replaced is not missed, and nothing else goes unnoticed."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import TYPE_CHECKING

import pytest

from ratskeller.kernel.record import read_record
from ratskeller.tables import wire
from tests.server.acknowledged import Move, check_moves
from tests.tables.cellar import COVE, RATH

if TYPE_CHECKING:
    from ratskeller.kernel.record import Record
    from tests.tables.cellar import Cellar, Visitor

pytestmark = pytest.mark.anyio
MOVES = 60


class Table:
    """People who play at random, and what was acknowledged to them."""

    def __init__(self, cellar: Cellar, people: list[Visitor], rng: random.Random) -> None:
        self.cellar, self.people, self.rng = cellar, people, rng
        self.done: dict[int, list[Move]] = defaultdict(list)
        self.replacing: list[tuple[int, int]] = []  # seats, and which of their moves took back what was said for later

    async def act(self, seat: int, do: str) -> None:
        """Do something, and note it."""
        move = Move(len(self.people[seat].story), do)
        await self.people[seat].act(seat, do)
        self.done[seat].append(move)

    async def play(self, moves: int) -> Record:
        """Play on for so many moves, and for as many answers; the record."""
        live = await self.cellar.live(self.people[0])
        while live.is_running and live.document.seq < moves:
            if live.question.is_open:
                for seat in live.asked():
                    await self.answer(seat)
                    if not live.question.is_open:
                        break
                else:
                    await self.cellar.house.tables.change(live.document.id, lambda live: live.question.end())
                continue
            seat = self.rng.choice([seat for seat in range(3) if live.is_asked(seat)])
            await self.act(seat, self.rng.choice(self.people[seat].choices(seat)))
        if live.is_running:
            await self.people[0].wish(wire.Close("close"))
        return read_record(await self.cellar.house.record(live.document.id))

    async def answer(self, seat: int) -> None:
        """Say something for later if one can, and perhaps think better of it."""
        aside = self.people[seat].scene(seat)["aside"]
        if aside is not None:
            await self.act(seat, aside["notation"])
        silent = [do for do in self.people[seat].choices(seat) if do in {"stop", "let go"}]
        if silent and self.rng.random() < 0.5:
            await self.act(seat, silent[0])
            self.replacing += [(seat, len(self.done[seat]) - 1)] * (aside is not None)
        elif aside is None and self.rng.random() < 0.5:
            await self.act(seat, self.rng.choice(self.people[seat].choices(seat)))


async def played(cellar: Cellar, game: str, seed: int) -> tuple[Table, Record]:
    table = Table(cellar, await cellar.game(game, window=8), random.Random(seed))
    return table, await table.play(MOVES)


def changed(done: dict[int, list[Move]], seat: int, moves: list[Move]) -> dict[int, list[Move]]:
    return {**done, seat: moves}


@pytest.mark.parametrize("game", [COVE, RATH])
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_what_is_lost_or_doubled_is_found(cellar: Cellar, game: str, seed: int) -> None:
    table, record = await played(cellar, game, seed)
    check_moves(record, table.done, {})
    silent = {"stop", "let go", "quiet"}
    for seat, moves in table.done.items():
        for number, move in enumerate(moves):
            if move.do in silent:
                continue
            without, twice = moves[:number] + moves[number + 1 :], [*moves[: number + 1], *moves[number:]]
            with pytest.raises(AssertionError, match=f"{move.do} was never acknowledged|is none of"):
                check_moves(record, changed(table.done, seat, without), {})
            with pytest.raises(AssertionError):
                check_moves(record, changed(table.done, seat, twice), {})
        check_moves(record, changed(table.done, seat, moves[:-1]), {seat: moves[-1]})  # it was on its way
        with pytest.raises(AssertionError, match="something is lost"):
            check_moves(record, changed(table.done, seat, [*moves, Move(10**6, "stop")]), {})
        check_moves(record, table.done, {seat: Move(10**6, "stop")})


async def test_what_was_said_for_later_and_replaced_is_not_missed_and_else_it_is(cellar: Cellar) -> None:
    table, record = await played(cellar, COVE, 0)
    while not table.replacing:
        table, record = await played(cellar, COVE, table.rng.getrandbits(32))
    check_moves(record, table.done, {})
    seat, number = table.replacing[0]
    moves = table.done[seat]
    with pytest.raises(AssertionError, match="is not done"):
        check_moves(record, changed(table.done, seat, moves[:number] + moves[number + 1 :]), {})
