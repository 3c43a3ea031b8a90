"""Gymnasium's vector form: what a step gives is in its spaces, the makers' wrappers accept it, and who plays whom."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import ratskeller as rk
from ratskeller.catalogue import GAMES
from ratskeller.envs.gymnasium import ManyTables, vector_env
from tests.conformance.traits import traits

TABLES = [(name, seats) for name, game in GAMES.items() for seats in (game.seats[0], game.seats[-1])]


def opened(name: str, seats: int, **more: Any) -> ManyTables:
    """Four short games at tables for so many."""
    return vector_env(name, 4, seats=seats, options=dict(traits(GAMES[name]).short), seed=1, **more)


def chosen(infos: dict[str, Any], chance: np.random.Generator) -> np.ndarray[Any, Any]:
    """A legal action for every table."""
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])


@pytest.mark.parametrize("planes", [False, True])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_step_gives_is_what_the_spaces_say(name: str, seats: int, planes: bool) -> None:
    """As the makers' checks of their own vector environments have it."""
    table, chance = opened(name, seats, seat=None, planes=planes), np.random.default_rng(1)
    assert isinstance(table, VectorEnv)
    assert table.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = table.reset(seed=3)
    for _ in range(30):
        assert seen in table.observation_space
        assert all(row in table.single_observation_space for row in seen)
        assert infos["action_mask"].shape == (4, table.single_action_space.n)  # type: ignore[attr-defined]
        actions = chosen(infos, chance)
        assert actions in table.action_space
        seen, rewards, ends, truncated, infos = table.step(actions)
        assert [array.dtype.name for array in (rewards, ends, truncated)] == ["float64", "bool", "bool"]
        assert rewards.shape == ends.shape == truncated.shape == (4,)
        assert not rewards[~ends].any()
        assert not truncated.any()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_seed_gives_the_same_games(name: str, seats: int) -> None:
    def play() -> list[Any]:
        table, chance = opened(name, seats), np.random.default_rng(1)
        told: list[Any] = [table.reset(seed=3)]
        for _ in range(15):
            told.append(table.step(chosen(told[-1][-1], chance)))
        return told

    assert data_equivalence(play(), play())


def test_wins_are_paid_to_whoever_learns() -> None:
    """At random, everybody wins as often as anybody."""
    table = RecordEpisodeStatistics(vector_env("rats_in_the_walls", 64, seats=4, seat=None))
    chance, ended, paid = np.random.default_rng(1), 0, 0.0
    _, infos = table.reset(seed=3)
    for _ in range(60):
        _, rewards, ends, _, infos = table.step(chosen(infos, chance))
        ended, paid = ended + int(ends.sum()), paid + float(rewards.sum())
        if ends.any():
            assert infos["episode"]["r"][ends] == pytest.approx(rewards[ends])
    assert ended > 200
    assert 0.1 < paid / ended < 0.4


def test_who_learns_sits_where_it_was_told_and_others_may_be_a_function() -> None:
    asked: list[set[int]] = []

    def last(batch: rk.Batch) -> np.ndarray[Any, Any]:
        asked.append(set(batch.movers.tolist()))
        return np.array([np.flatnonzero(mask)[-1] for mask in batch.masks])

    table = vector_env("rats_in_the_walls", 5, seats=3, seat=2, others=last)
    seen, infos = table.reset(seed=1)
    for _ in range(20):
        assert {table._batch.layout.read(row)["seat"] for row in seen.tolist()} == {(3,)}
        seen, *_, infos = table.step(chosen(infos, np.random.default_rng(1)))
    assert set().union(*asked) == {0, 1, 2}
    rows = vector_env("rats_in_the_walls", 7, seats=3, seat=None).reset(seed=1)[0]
    assert rows[:, 0].tolist() == [1, 2, 3, 1, 2, 3, 1]


def test_wrong_actions_change_nothing() -> None:
    table = vector_env("rats_in_the_walls", 2, seats=3, options={"start": "agreed"})
    with pytest.raises(rk.BadCall, match="No game has begun"):
        table.step(np.zeros(2, np.int64))
    seen, _ = table.reset(seed=1)
    for wrong, message in (
        ([0, 16], "Action 16"),
        ([0, -1], "at every table; -1 is none"),
        ([0], "Expected 2 whole numbers"),
        ([0.0, 0.0], "of float64"),
    ):
        with pytest.raises(rk.BadCall, match=message):
            table.step(np.array(wrong))
    assert (table._observe() == seen).all()
    table.step(np.zeros(2, np.int64))


@pytest.mark.parametrize(
    ("message", "settings"),
    [
        ("from 0 to 2, or None, not 3", {"seat": 3}),
        ("or None, not 'x'", {"seat": "x"}),
        ("not as 'level:1'", {"others": "level:1"}),
        ("one game or more, not 0", {"num_envs": 0}),
    ],
)
def test_what_cannot_be_set_up_says_why(message: str, settings: dict[str, Any]) -> None:
    with pytest.raises(rk.BadCall, match=message):
        vector_env(**{"game": "rats_in_the_walls", "num_envs": 2, "seats": 3, **settings})


def test_one_seed_is_for_all_tables() -> None:
    with pytest.raises(rk.BadCall, match="one seed for all"):
        opened("rats_in_the_walls", 3).reset(seed=[1, 2, 3, 4])
