"""Plays a match with bots in all seats, exactly as the compiled playouts would."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ratskeller.bots.bot import imagine
from ratskeller.bots.remembering import Noticing, Rememberer
from ratskeller.kernel.numbers import CHANCE, DEALER, PLAYERS
from ratskeller.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.bots.bot import Bot
    from ratskeller.kernel.game import Event
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.state import State

# The stream for what bots make up; apart, so that random games are the same here and in the compiled loops.
IMAGINING = 2


class Onlooker(Protocol):
    """Somebody who looks on while bots play, and changes nothing."""

    def see_choice(self, state: State, seat: int, action: int, bot: Bot) -> None:
        """A bot has chosen; the action is still to be carried out."""

    def see_events(self, events: Sequence[Event]) -> None:
        """A step was carried out."""


def play_out(match: Match, bots: Sequence[Bot], seed: int, onlooker: Onlooker | None = None) -> None:
    """Play a match to its end; `seed` decides the outcomes and what the bots do at random."""
    dealer, players, imagining = (Rng(seed).split(key) for key in (DEALER, PLAYERS, IMAGINING))
    state = match.state
    noticing = Noticing(match.game, state) if any(isinstance(bot, Rememberer) for bot in bots) else None
    while not state.is_over():
        if state.is_chance():
            outcome = state.draw(dealer)
            if noticing is not None:
                noticing.see(state, CHANCE, outcome)
            events = match.deal(outcome)
        else:
            seat = state.mover
            imagined = imagine(state, seat, imagining)
            bot = bots[seat]
            if noticing is not None and isinstance(bot, Rememberer):
                bot.recall(noticing.memory())
            action = bot.choose(imagined, seat, players)
            if onlooker is not None:
                onlooker.see_choice(state, seat, action, bot)
            if noticing is not None:
                noticing.see(state, seat, action)
            events = match.act(seat, action)
        if onlooker is not None:
            onlooker.see_events(events)
