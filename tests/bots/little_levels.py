"""The smallest game with a mind that knows nothing, levels and a zoo, for tests of bots."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ratskeller.bots import company, level_bot, registry
from ratskeller.kernel.levels import Level, Levels
from ratskeller.kernel.mind import Mind
from tools.every_game import SMALLEST

if TYPE_CHECKING:
    import pytest

    from ratskeller.kernel.rng import Rng
    from ratskeller.kernel.state import State

LEVELS = Levels(
    measured="nothing",
    seats=2,
    temperaments=("even", "bold"),
    level=(Level(temperature=1), Level(temperature=10), Level(), Level(iterations=90, effort=3), Level(iterations=400)),
)


def first(state: State, seat: int, rng: Rng) -> int:
    """Always the first of all."""
    return state.legal_actions(seat)[0]


CANDLES = replace(SMALLEST, mind=lambda _state: Mind(), zoo={"first": first})


def use_little_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every game have these levels."""
    for module in (company, level_bot, registry):
        monkeypatch.setattr(module, "read_levels", lambda _package: LEVELS)
