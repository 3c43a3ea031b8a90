"""Plans: chunks that cover every game once, and differences that are named."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratskeller.lab.simulation_plan import DRIVEN_CHUNK, RANDOM_CHUNK, SimulationPlan, make_plan

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game


def plan_for(game: Game, games: int = 10, bots: str = "random", **changes: Any) -> SimulationPlan:
    return msgspec.structs.replace(make_plan(game, 3, {}, {}, bots=bots, seed=1, games=games), **changes)


@given(games=st.integers(1, 300_000), bots=st.sampled_from(["random", "search:5", "random,search:5,random"]))
def test_chunks_hold_every_game_once_and_in_order(rats: Game, games: int, bots: str) -> None:
    plan = plan_for(rats, games, bots)
    chunks = plan.chunks()
    assert list(chain(*chunks)) == list(range(games))
    assert max(map(len, chunks)) <= (RANDOM_CHUNK if plan.is_random else DRIVEN_CHUNK)[1]
    for index in (0, games // 2, games - 1):
        assert chunks[index // plan.chunk_size][index % plan.chunk_size] == index


def test_only_random_bots_make_a_random_plan(rats: Game) -> None:
    assert plan_for(rats).is_random
    assert not plan_for(rats, bots="random,random,search:5").is_random


def test_a_bot_with_a_clock_spoils_repetition(rats: Game) -> None:
    assert plan_for(rats, bots="search:5").is_repeatable
    assert not plan_for(rats, bots="random,search:1s,random").is_repeatable


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("seed", 2, "seed: 2, not 1"),
        ("rules_version", 99, "rules version: 99, not 1"),
        ("bots", ("search:5", "random", "random"), "bots: search:5,random,random, not random,random,random"),
        ("options", {"a": "x" * 100}, f"options: {{'a': '{'x' * 32}…, not {{}}"),
    ],
)
def test_a_difference_is_named(rats: Game, name: str, value: Any, expected: str) -> None:
    plan = plan_for(rats)
    assert plan.difference(plan) is None
    assert plan.difference(msgspec.structs.replace(plan, **{name: value})) == expected
