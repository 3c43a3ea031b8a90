"""Plays a match, or a bare position, with bots in all seats, exactly as the compiled playouts would."""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from ratskeller.bots.bot import BadBot, Newcomer, imagine
from ratskeller.bots.remembering import Noticing, Rememberer
from ratskeller.kernel.numbers import CHANCE, DEALER, PERMITTED, PLAYERS
from ratskeller.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ratskeller.bots.bot import Bot
    from ratskeller.kernel.game import Event
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.state import State

# The stream for what bots make up; apart, so that random games are the same here and in the compiled loops.
IMAGINING = 2
NEWCOMERS = 4  # and the one for those who are made anew for every game


class Onlooker(Protocol):
    """Somebody who looks on while bots play, and changes nothing."""

    def see_choice(self, state: State, seat: int, action: int, bot: Bot) -> None:
        """A bot has chosen; the action is still to be carried out."""

    def see_events(self, events: Sequence[Event]) -> None:
        """A step was carried out."""


@contextmanager
def seated(bots: Sequence[Bot], seed: int) -> Iterator[list[Bot]]:
    """The bots of one game by seat; those who are made anew for every game are, and leave when it is over."""
    sitters = []
    try:
        for seat, bot in enumerate(bots):
            if isinstance(bot, Newcomer):
                sitters.append(bot.sit_down(len(bots), seat, newcomer_seed(seed, seat)))
        at_hand = iter(sitters)
        yield [next(at_hand) if isinstance(bot, Newcomer) else bot for bot in bots]
    finally:
        for sitter in sitters:
            sitter.get_up()


def newcomer_seed(seed: int, seat: int) -> int:
    """The seed of one who is made anew for a game of that seed."""
    return Rng(seed).split(NEWCOMERS).split(seat).seed


def play_out(match: Match, bots: Sequence[Bot], seed: int, onlooker: Onlooker | None = None) -> None:
    """Play a match to its end; `seed` decides the outcomes and what the bots do at random."""
    with seated(bots, seed) as sitting:
        _play_out(match, sitting, seed, onlooker)


def _play_out(match: Match, bots: Sequence[Bot], seed: int, onlooker: Onlooker | None) -> None:
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


def play_state(
    state: State,
    bots: Sequence[Bot],
    seed: int,
    noticing: Noticing | None = None,
    see: Callable[[int, int, float], None] | None = None,
) -> None:
    """Play a position to its end as `play_out` does a match, step by step, but without a record.

    `noticing` notices for bots that remember. `see` is told of every step before it is carried out: the seat, or
    chance, the action or outcome, and how many seconds its choice took.
    """
    dealer, players, imagining = (Rng(seed).split(key) for key in (DEALER, PLAYERS, IMAGINING))
    # The processor time of a bot; of one that may think elsewhere, the time on the wall.
    clocks = [time.perf_counter if isinstance(bot, Newcomer) else time.process_time for bot in bots]
    with seated(bots, seed) as sitting:
        while not state.is_over():
            seat, took = state.mover, 0.0
            if seat == CHANCE:
                action = state.draw(dealer)
            else:
                bot, clock = sitting[seat], clocks[seat]
                imagined = imagine(state, seat, imagining)
                began = clock()
                if noticing is not None and isinstance(bot, Rememberer):
                    bot.recall(noticing.memory())
                action = bot.choose(imagined, seat, players)
                took = clock() - began
                if state.forbids(seat, action) != PERMITTED:
                    raise BadBot(f"The bot {bot.name} chose something forbidden.")
            if see is not None:
                see(seat, action, took)
            if noticing is not None:
                noticing.see(state, seat, action)
            state.apply(seat, action)
