"""A game in which the first to go out has put the Boogeyman somewhere, and somebody is asked at which Act to look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.match import Match
from ratskeller.kernel.rng import Rng
from tests.games.condyle_cove.box import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator


def looks(seats: int, seeds: range) -> Iterator[Match]:
    """Such games, played at random but for a longing for the Cul-De-Sac until he is put somewhere."""
    for seed in seeds:
        match = Match(GAME, seats, seed=seed)
        if _play(match, Rng(seed)):
            yield match


def _play(match: Match, rng: Rng) -> bool:
    state: Any = match.state
    while not state.is_over():
        if state.is_chance():
            match.deal(state.draw(rng))
            continue
        if state.put_by and state.phase == codes.ASK_PEEK:
            return True
        actions = state.legal_actions(state.mover)
        if not state.put_by:
            drawn = [code for code in actions if code == codes.GO + codes.CORNER or _is_act(code)]
            actions = drawn or actions
        match.act(state.mover, actions[rng.below(len(actions))])
    return False


def _is_act(code: int) -> bool:
    return codes.ACT_PLACE <= code < codes.TARGET
