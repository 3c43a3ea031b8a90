"""PettingZoo: its makers' own suites for all games at two seat counts each, and what is refused."""

from __future__ import annotations

import warnings
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.render_test import render_test

import ratskeller as rk
from ratskeller.catalogue import GAMES
from ratskeller.envs.pettingzoo import env, parallel_env
from tests.conformance.play import UNCOMPILED
from tests.conformance.traits import traits

if TYPE_CHECKING:
    from collections.abc import Iterator

CYCLES = 10 if UNCOMPILED else 100
TABLES = [(name, seats) for name, game in GAMES.items() for seats in (game.seats[0], game.seats[-1])]
# What the suite says of every observation that is a dictionary, but for games of its own: they have the same form.
FORM = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@contextmanager
def the_form_is_theirs() -> Iterator[None]:
    """Any other warning of the suite is an error."""
    with warnings.catch_warnings():
        for message in FORM:
            warnings.filterwarnings("ignore", message=message)
        yield


def settings(name: str, seats: int) -> dict[str, Any]:
    """A short game at a table for so many."""
    return {"game": name, "seats": seats, "options": dict(traits(GAMES[name]).short), "seed": 1}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_seat_after_seat(name: str, seats: int) -> None:
    with the_form_is_theirs():
        api_test(env(**settings(name, seats)), num_cycles=CYCLES)
        seed_test(lambda: env(**settings(name, seats)), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_all_at_once(name: str, seats: int) -> None:
    parallel_api_test(parallel_env(**settings(name, seats)), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_rendering(name: str, seats: int) -> None:
    render_test(lambda render_mode: env(render_mode=render_mode, **settings(name, seats)))


def play(table: Any) -> Any:
    """A whole game, at random."""
    table.reset(seed=3)
    for agent in table.agent_iter():
        seen, _, terminated, _, _ = table.last()
        table.step(None if terminated else table.action_space(agent).sample(seen["action_mask"]))
    return table


def test_the_win_is_paid_at_the_end() -> None:
    table, total = env("rats_in_the_walls", seats=4, seed=1), 0.0
    table.reset(seed=3)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        assert not truncated
        assert terminated or reward == 0
        total += reward
        table.step(None if terminated else table.action_space(agent).sample(seen["action_mask"]))
    assert total == 1
    assert table.agents == []


def test_a_reset_begins_another_game() -> None:
    table = env("rats_in_the_walls", seats=3, seed=1)
    table.reset()
    assert table.game.seed == 1
    table.reset()
    assert table.game.seed == rk.make("rats_in_the_walls", seats=3, seed=1).reset().seed
    table.reset(seed=9)
    assert table.game.seed == 9
    assert play(table).game.is_over


def test_what_a_seat_observes_is_what_the_library_says() -> None:
    table = env("rathulhu", seats=3, seed=1)
    table.reset()
    for seat, agent in enumerate(table.agents):
        seen = table.observe(agent)
        assert seen["observation"].tolist() == table.game.observe(seat)
        assert seen["action_mask"].tolist() == table.game.mask(seat)


def test_wrong_actions_change_nothing() -> None:
    table = env("rats_in_the_walls", seats=3, options={"start": "agreed"}, seed=1)
    table.reset()
    with pytest.raises(rk.Refused, match="Legal for seat 0 now"):
        table.step(16)
    with pytest.raises(rk.BadCall, match="Expected an action of seat_0, not None"):
        table.step(None)
    with pytest.raises(rk.BadCall, match="rendered as ansi or human, not as 'oil'"):
        env("rats_in_the_walls", render_mode="oil")
    assert table.game.steps == []
    table.step(np.int64(0))


def test_who_is_waited_for_acts_and_the_others_wait() -> None:
    table = parallel_env("darkhouse", seats=3, options={"games": 1}, seed=1)
    seen, _ = table.reset()
    masks = [seen[agent]["action_mask"] for agent in table.agents]
    assert all(mask[: table.wait].any() and not mask[table.wait] for mask in masks)
    stop = table.game.read_action("stop")
    first = {agent: int(np.flatnonzero(mask)[0]) for agent, mask in zip(table.agents, masks, strict=True)}
    seen, *_ = table.step({**first, "seat_1": stop})
    assert np.flatnonzero(seen["seat_1"]["action_mask"]).tolist() == [table.wait]
    assert seen["seat_0"]["action_mask"][: table.wait].any()


def test_wrong_actions_of_several_change_nothing() -> None:
    table = parallel_env("rats_in_the_walls", seats=3, options={"start": "agreed"}, seed=1)
    with pytest.raises(rk.BadCall, match="has not begun"):
        table.step({})
    table.reset()
    wait = table.wait
    wrong: tuple[tuple[dict[str, Any], str], ...] = (
        ({"seat_0": 0, "seat_1": wait}, "every agent, but seat_2 has none"),
        ({"seat_0": wait, "seat_1": wait, "seat_2": wait}, r"Expected one of \[0, 4, 5, 6\] of seat_0"),
        ({"seat_0": 0, "seat_1": 0, "seat_2": wait}, r"Expected 29 \(to wait\) of seat_1, not 0"),
        ({"seat_0": "peek", "seat_1": wait, "seat_2": wait}, "of seat_0, not 'peek'"),
    )
    for actions, message in wrong:
        with pytest.raises(rk.BadCall, match=message):
            table.step(actions)
    with pytest.raises(rk.BadCall, match="rendered as"):
        parallel_env("rats_in_the_walls", render_mode="oil")
    assert table.game.steps == []


def test_what_another_has_settled_is_dropped() -> None:
    """Where all are asked, one answer can close the question for the others."""
    table = parallel_env("condyle_cove", seats=4, seed=2)
    seen, _ = table.reset()
    chance, several = np.random.default_rng(1), 0
    while table.agents:
        several += len(table.game.movers) > 1
        masks = {agent: seen[agent]["action_mask"] for agent in table.agents}
        actions = {agent: int(chance.choice(np.flatnonzero(mask)[::-1][:2])) for agent, mask in masks.items()}
        seen, rewards, *_ = table.step(actions)
    assert several > 0
    assert sum(rewards.values()) == pytest.approx(1)


def test_several_at_once_can_be_watched(capsys: pytest.CaptureFixture[str]) -> None:
    table = parallel_env("rats_in_the_walls", seats=3, options={"start": "agreed"}, seed=1, render_mode="human")
    table.reset()
    table.step({"seat_0": 0, "seat_1": table.wait, "seat_2": table.wait})
    table.close()
    told = capsys.readouterr().out
    assert told.strip()
    quiet = parallel_env("rats_in_the_walls", seats=3, options={"start": "agreed"}, seed=1, render_mode="ansi")
    quiet.reset()
    assert isinstance(quiet.render(), str)
