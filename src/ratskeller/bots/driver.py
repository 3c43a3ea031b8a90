"""Plays a match with bots in all seats, exactly as the compiled playouts would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.bots.bot import imagine
from ratskeller.kernel.numbers import DEALER, PLAYERS
from ratskeller.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.bots.bot import Bot
    from ratskeller.kernel.match import Match

IMAGINING = (
    2  # the stream for what bots make up; apart, so that random games are the same here and in the compiled loops
)


def play_out(match: Match, bots: Sequence[Bot], seed: int) -> None:
    """Play a match to its end; `seed` decides the outcomes and what the bots do at random."""
    dealer, players, imagining = (Rng(seed).split(key) for key in (DEALER, PLAYERS, IMAGINING))
    state = match.state
    while not state.is_over():
        if state.is_chance():
            match.deal_from(dealer)
        else:
            seat = state.mover
            imagined = imagine(state, seat, imagining)
            match.act(seat, bots[seat].choose(imagined, seat, players))
