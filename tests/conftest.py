"""What all tests share: hypothesis profiles, the word on which rules are running, and a few fixtures.

`RATSKELLER_EXPECT=compiled` (or `pure`) ends a run at once when other rules are running, so that a silent fallback
cannot pass. `HYPOTHESIS_PROFILE=fuzz` looks for new trouble with new examples; without it every run tries the same.
"""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, Phase, settings

from ratskeller import BUILD
from ratskeller.catalogue import GAMES, find_game
from tools.every_game import EVERY_GAME, find_any_game

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

pytest.register_assert_rewrite("tests.conformance.play", "tests.conformance.positions")

SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)
settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=20,
    phases=(Phase.explicit, Phase.generate),  # a seed does not get simpler by shrinking, and minutes would be lost
    suppress_health_check=SLOW_IS_FINE,
)
settings.register_profile(
    "fuzz",
    settings.get_profile("ci"),
    derandomize=False,
    max_examples=2_000,
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
    print_blob=True,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_configure() -> None:
    """Refuse to run on other rules than the environment asks for."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        # Started in the background of a script: programs that the tests start and interrupt would inherit deafness.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    expected = os.environ.get("RATSKELLER_EXPECT", BUILD.kind)
    if expected != BUILD.kind:
        raise pytest.UsageError(
            f"RATSKELLER_EXPECT={expected}, but the rules that run are {BUILD.kind} ({BUILD.reason})."
        )


def pytest_report_header() -> str:
    """Say which rules are being tested."""
    return f"ratskeller: {BUILD.kind} rules ({BUILD.reason})"


@pytest.fixture(params=sorted(EVERY_GAME), scope="session")
def game(request: pytest.FixtureRequest) -> Game:
    """Every game in turn: those of the catalogue, and the smallest."""
    return find_any_game(request.param)


@pytest.fixture
def in_catalogue(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that ask for every game by its name: the smallest is there, too."""
    monkeypatch.setitem(GAMES, game.name, game)


@pytest.fixture(scope="session")
def rats() -> Game:
    """The Rats in the Walls, for tests that need some game."""
    return find_game("rats_in_the_walls")
