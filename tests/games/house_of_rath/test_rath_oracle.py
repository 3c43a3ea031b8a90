"""Rath beside a second, naive Rath, in houses that games lead to and in houses thrown together.

`RATH_STATES=100000` compares so many houses of either kind instead of a few thousand.
"""

from __future__ import annotations

import os
from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from ratskeller.games.house_of_rath.rules import codes
from ratskeller.games.house_of_rath.view_hunt import explain
from ratskeller.kernel.numbers import CHANCE
from ratskeller.kernel.rng import Rng
from tests.conformance.play import UNCOMPILED
from tests.games.house_of_rath.hexes import neighbours
from tests.games.house_of_rath.oracle import Going, House, distances, has_lock, where_rath_goes
from tests.games.house_of_rath.table import GAME, ROOMS

STATES = int(os.environ.get("RATH_STATES", "600" if UNCOMPILED else "3000"))
VARIANTS = [(boogey, locked) for boogey in ("standard", "boyden") for locked in ("cut_off", "any_lock")]
REASONS = {"near", "far", "through_locks", "restless"}


def begin(boogey: str, locked: str, seats: int = 4) -> Any:
    """The first position of a variant."""
    state: Any = GAME.set_up(seats, {"boogey": boogey, "locked_rooms": locked}, {})
    state.telling = False
    return state


def read(state: Any) -> House:
    """What the naive Rath is told."""
    there = [room for room in range(7) if state.rooms >> room & 1]
    seen = Counter(
        ROOMS[room] for orphan, room in enumerate(state.room) if room != codes.GONE and not state.hidden >> orphan & 1
    )
    return House(
        cells={ROOMS[room]: (state.q[room], state.r[room]) for room in there},
        locks={
            frozenset({ROOMS[one], ROOMS[two]}) for one, two in combinations(there, 2) if state.locked[one] >> two & 1
        },
        seen=dict(seen),
        rath=ROOMS[state.rath],
        boyden=state.is_boyden,
        any_lock=state.is_any_lock,
    )


def compare(state: Any) -> str:
    """Let both say where Rath goes; return the reason that the explanation gives."""
    house = read(state)
    wanted = where_rath_goes(house)
    begun = state.copy()
    begun.begin_boogeyman()
    if begun.phase == codes.STALKING:
        ways = {}
        for code in begun.legal_actions(begun.mover):
            if GAME.write_action(code).startswith("rath "):
                after = begun.copy()
                after.apply(begun.mover, code)
                ways[GAME.write_action(code).removeprefix("rath ")] = after
    else:
        ways = {ROOMS[begun.rath]: begun}
    assert set(ways) == wanted.rooms, house
    for room, after in ways.items():
        left = house.locks - ({frozenset({house.rath, room})} if room in wanted.broken else set())
        assert ROOMS[after.rath] == room, house
        assert read(after).locks == left, house
        # An extra that nobody can claim is gone at once.
        seen = after.victim != codes.NONE or after.phase == codes.ATTACKING or list(after.room) != list(state.room)
        assert seen == bool(house.seen.get(room, 0)), house
    told = explain(state)
    assert Going(set(told.steps), set(told.breaks), set(told.targets)) == wanted, house
    for lure in told.lures:
        steps = distances(house, house.rath, through_locks=False).get(lure.room)
        assert lure.seen == house.seen.get(lure.room, 0), house
        assert lure.turns == (None if steps is None else max(1, steps)), house
        assert lure.turns_through == max(1, distances(house, house.rath, through_locks=True)[lure.room]), house
        draws = steps is not None and not (house.any_lock and has_lock(house, lure.room) and lure.room != house.rath)
        assert lure.counts == draws, house
        assert lure.target == (lure.room in wanted.targets), house
    return str(told.reason)


def throw_together(state: Any, random: Random) -> Any:
    """Any house: rooms, locks, orphans, Rath."""
    rooms = random.sample(range(7), random.choice((2, 3, 4, 5, 6, 7, 7, 7)))
    cells = [(0, 0)]
    while len(cells) < len(rooms):
        cells.append(random.choice([cell for one in cells for cell in neighbours(one) if cell not in cells]))
    where = dict(zip(rooms, cells, strict=True))
    state.q = [where.get(room, (0, 0))[0] for room in range(7)]
    state.r = [where.get(room, (0, 0))[1] for room in range(7)]
    state.rooms = sum(1 << room for room in rooms)
    state.locked = [0] * 7
    state.survey()
    seams = [(one, two) for one, two in combinations(sorted(rooms), 2) if where[two] in neighbours(where[one])]
    often = random.choice((0, 0.2, 0.5, 0.9))
    locked = [0] * 7
    for one, two in random.sample(seams, min(8, len(seams))):
        if random.random() < often:
            locked[one] |= 1 << two
            locked[two] |= 1 << one
    state.locked = locked
    state.locks_left = 8 - sum(bits.bit_count() for bits in locked) // 2
    alive, hidden = random.choice((0, 0.1, 0.3, 0.9)), random.choice((0.0, 0.5, 0.9))
    state.room = [random.choice(rooms) if random.random() < alive else codes.GONE for _ in range(18)]
    state.hidden = sum(
        1 << orphan for orphan in range(18) if state.room[orphan] != codes.GONE and random.random() < hidden
    )
    state.rath = random.choice(rooms)
    return state


def play_until_rolling(state: Any, random: Random, rng: Rng) -> None:
    """Random steps until the Options die is about to be rolled, or the game is over."""
    while not state.is_over():
        if state.is_chance():
            state.apply(CHANCE, state.draw(rng))
        else:
            asked = [seat for seat in range(state.seats) if state.legal(seat)]
            seat = random.choice(asked)
            state.apply(seat, random.choice(state.legal_actions(seat)))
        if state.phase == codes.ROLLING:
            return


@pytest.mark.parametrize(("boogey", "locked"), VARIANTS)
def test_in_houses_thrown_together_he_goes_where_the_oracle_says(boogey: str, locked: str) -> None:
    random = Random(f"{boogey} {locked}")
    first = begin(boogey, locked)
    play_until_rolling(first, random, Rng(1))
    met = Counter(compare(throw_together(first.copy(), random)) for _ in range(STATES // len(VARIANTS)))
    assert set(met) == REASONS | ({"behind_a_lock"} if boogey == "boyden" else set())


@pytest.mark.parametrize(("boogey", "locked"), VARIANTS)
def test_in_games_he_goes_where_the_oracle_says(boogey: str, locked: str) -> None:
    random, met = Random(f"game {boogey} {locked}"), Counter[str]()
    state = begin(boogey, locked)
    for number in range(STATES // len(VARIANTS)):
        play_until_rolling(state, random, Rng(number))
        if state.is_over():
            state = begin(boogey, locked, random.choice((2, 3, 4, 5, 6)))
        else:
            met[compare(state)] += 1
    assert met.keys() >= {"near", "far"}
    assert met.total() > STATES // len(VARIANTS) * 0.9
