"""Gymnasium: its makers' checks for all games at two seat counts each, what is paid, and what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv

import ratskeller as rk
from ratskeller.catalogue import GAMES
from ratskeller.envs.gymnasium import OneSeat, env
from ratskeller.kernel.errors import BadSetup
from tests.conformance.traits import traits

TABLES = [(name, seats) for name, game in GAMES.items() for seats in (game.seats[0], game.seats[-1])]


def opened(name: str, seats: int, **more: Any) -> OneSeat:
    """A short game at a table for so many."""
    return env(name, seats=seats, options=dict(traits(GAMES[name]).short), seed=1, **more)


@pytest.mark.parametrize("planes", [False, True])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_makers_checks(name: str, seats: int, planes: bool) -> None:
    """They sample an action before they begin the game that it is meant for, so that it may be illegal there."""
    check_env(opened(name, seats, planes=planes, illegal="replace"), skip_render_check=True)


def play(table: OneSeat, seed: int) -> float:
    """A whole game at random; what it was worth."""
    table.action_space.seed(seed)
    table.reset(seed=seed)
    while True:
        _, reward, terminated, truncated, info = table.step(table.action_space.sample())
        assert not truncated
        assert not info["replaced"]
        if terminated:
            assert not info["action_mask"].any()
            return reward
        assert reward == 0
        assert info["action_mask"].tolist() == table.action_masks().tolist() == table.game.mask(table.seat)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_samples_are_legal_and_the_end_pays(name: str, seats: int) -> None:
    table = opened(name, seats, seat=seats - 1)
    assert play(table, 3) == table.game.rewards[seats - 1]
    assert play(table, 3) == play(opened(name, seats, seat=seats - 1), 3)


def test_bots_have_seats_of_their_own() -> None:
    table = env("rats_in_the_walls", seats=3, seat=1, others=["doubter", "level:2"], seed=1)
    play(table, 1)
    assert table._bots == {0: "doubter", 2: "level:2"}


def test_many_at_once_with_the_makers_vector_form() -> None:
    tables = SyncVectorEnv([lambda: env("rathulhu", seats=2, illegal="replace")] * 3)
    seen, _ = tables.reset(seed=5)
    assert seen.shape == (3, GAMES["rathulhu"].layout(2).size)
    for _ in range(5):
        seen, *_ = tables.step(np.zeros(3, np.int64))
    tables.close()


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    table = env("rats_in_the_walls", seats=3, options={"start": "agreed"})
    with pytest.raises(rk.BadCall, match="has not begun"):
        table.step(0)
    table.reset(seed=1)
    for wrong, message in ((16, "Legal for seat 0 now: peek"), (99, "from 0 to 28, not 99"), (1.0, "not 1.0")):
        with pytest.raises(rk.RatskellerError, match=message):
            table.step(wrong)  # type: ignore[arg-type]
    assert table.game.steps == []
    table.step(np.int64(0))
    assert table.game.steps


def test_after_the_end_comes_a_reset() -> None:
    table = env("rats_in_the_walls", seats=3)
    play(table, 1)
    with pytest.raises(rk.BadCall, match="The game is over"):
        table.step(0)


@pytest.mark.parametrize(
    ("error", "message", "settings"),
    [
        (rk.BadCall, "from 0 to 2, not 3", {"seat": 3}),
        (rk.BadCall, "from 0 to 2, not 'x'", {"seat": "x"}),
        (rk.BadCall, "each of the 2 other seats, not 1", {"others": ["random"]}),
        (rk.BadCall, "'refuse' or 'replace', not with 'lose'", {"illegal": "lose"}),
        (rk.BadCall, "rendered as", {"render_mode": "oil"}),
    ],
)
def test_what_cannot_be_set_up_says_why(error: type[Exception], message: str, settings: dict[str, Any]) -> None:
    with pytest.raises(error, match=message):
        env("rats_in_the_walls", seats=3, **settings)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(BadSetup, match="There is no bot 'genius'"):
        env("rats_in_the_walls", seats=3, options={"start": "agreed"}, seat=2, others="genius").reset(seed=1)


def test_it_can_be_watched(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("rats_in_the_walls", seats=3, options={"start": "agreed"}, render_mode="human")
    table.reset(seed=1)
    table.step(0)
    assert capsys.readouterr().out.strip()
    assert isinstance(env("rats_in_the_walls", render_mode="ansi").render(), str)
