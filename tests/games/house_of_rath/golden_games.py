"""The golden games of House of Rath: which to look for, and who plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.house_of_rath.rules import codes
from tools.golden import GoldenGame

if TYPE_CHECKING:
    from ratskeller.kernel.rng import Rng


def hide_and_wait(state: Any, rng: Rng) -> int:
    """Orphans in anybody's care are hidden, extras are left to Rath, and else nothing is done."""
    actions = state.legal_actions(state.mover)
    owned = [state.owner_of(orphan) >= 0 for orphan in range(codes.ORPHANS)]
    for action in actions:
        if codes.HIDE <= action < codes.UNHIDE and owned[action - codes.HIDE]:
            return int(action)
        if codes.ATTACK <= action < codes.CLAIM and not owned[action - codes.ATTACK]:
            return int(action)
    wanted = (codes.CHOOSE + codes.HIDE_FACE, codes.NOTHING, codes.GO_ON, codes.CLAIM, codes.LET_GO)
    return next((action for action in wanted if action in actions), int(actions[-1]))


GOLDEN_GAMES = (
    GoldenGame("two", "two", 2, {}, {}, range(200), steps_max=150),
    GoldenGame("last", "last", 3, {"locks_return": False}, {}, range(200), steps_max=220),
    GoldenGame("boyden", "last", 4, {"boogey": "boyden", "dawn": 3}, {}, range(100), steps_max=300),
    GoldenGame("any_lock", "last", 5, {"locked_rooms": "any_lock"}, {}, range(50), steps_max=300),
    GoldenGame("fate_of_rooms", "two", 2, {"fate": "rooms"}, {}, range(100), steps_max=150),
    GoldenGame("pair", "pair", 4, {"teams": True}, {}, range(100), steps_max=300),
    GoldenGame("three_pairs", "pair", 6, {"teams": True, "boogey": "boyden"}, {}, range(30), steps_max=400),
    GoldenGame("limit", "limit", 2, {"dawn": 0}, {}, range(400), hide_and_wait, 11_000),
)
