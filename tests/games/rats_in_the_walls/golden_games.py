"""The golden games of The Rats in the Walls: which to look for, and who plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.rats_in_the_walls.rules import codes
from tools.golden import GoldenGame

if TYPE_CHECKING:
    from ratskeller.kernel.rng import Rng


def deny_truly(state: Any, rng: Rng) -> int:
    """As many rounds as possible end with a doubted true denial, which only moves a brain."""
    if state.phase == codes.EXAMINING:
        return codes.PEEK
    if state.phase == codes.ANSWERING:
        is_true = state.ones + state.twos == 0
        can_pay = state.brains[state.mover] > 1
        return codes.DOUBT if state.claim > 0 or (is_true and can_pay) else codes.BELIEVE
    actions = state.legal_actions(state.mover)
    return codes.ANNOUNCE if codes.ANNOUNCE in actions else actions[-1]


GOLDEN_GAMES = (
    GoldenGame("fee", "fee", 3, {}, {}, range(300)),
    GoldenGame("belief", "belief", 3, {"start": "agreed", "first_seat": 2}, {}, range(1_000)),
    GoldenGame("doubt", "doubt", 4, {}, {}, range(300)),
    GoldenGame("skull_belief", "skull belief", 3, {}, {}, range(3_000)),
    GoldenGame("skull_doubt", "skull doubt", 3, {"after_ten": "must_turn"}, {"payout": "other_reading"}, range(3_000)),
    GoldenGame("round_end", "round end", 3, {"end": "round_end"}, {}, range(300)),
    GoldenGame("limit", "limit", 4, {}, {}, range(292, 293), deny_truly, 10_000),
)
