"""Looks on while bots play, and counts what becomes of every piece of content."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ratskeller.bots.bot import Thinker
from ratskeller.kernel.pieces import NO_PIECE
from ratskeller.lab.tally import Tally, empty_tally

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ratskeller.bots.bot import Bot, Thought
    from ratskeller.kernel.game import Event
    from ratskeller.kernel.pieces import Pieces
    from ratskeller.kernel.state import State


class PieceCounter:
    """Counts into a tally, game after game. It is an `Onlooker`; `end_game` closes each game."""

    def __init__(self, pieces: Pieces, seats: int) -> None:
        """Nothing seen yet."""
        self._pieces = pieces
        self.tally: Tally = empty_tally(seats, len(pieces.pieces))
        self._forget_game()

    def _forget_game(self) -> None:
        self._chances: set[int] = set()
        self._gains: dict[int, list[float]] = {}
        self._happenings: Counter[tuple[int, int]] = Counter()

    # ---- while a game goes on ------------------------------------------------------------------------------

    def see_choice(self, state: State, seat: int, action: int, bot: Bot) -> None:
        """Who could have played what, and what was played."""
        actions = state.legal_actions(seat)
        used = [self._pieces.used_by(state, each) for each in actions]
        offered = set(used)
        if len(offered) > 1:
            for piece in offered - {NO_PIECE}:
                self.tally.pieces[piece].chances += 1
                self._chances.add(piece)
        piece_of = dict(zip(actions, used, strict=True))
        chosen = piece_of[action]
        if chosen == NO_PIECE:
            return
        found = self.tally.pieces[chosen]
        found.plays += 1
        found.free += NO_PIECE in offered
        if len(offered) > 1:
            found.chosen += 1
            thoughts = bot.thoughts() if isinstance(bot, Thinker) else []
            gain = gain_over(action, thoughts, {each for each in actions if piece_of[each] != chosen})
            if gain is not None:
                self._gains.setdefault(chosen, []).append(gain)

    def see_events(self, events: Sequence[Event]) -> None:
        """What happened to whom."""
        for event in events:
            found = self._pieces.happening(event.what)
            if found is not None:
                self._happenings[found] += 1

    # ---- at its end ----------------------------------------------------------------------------------------

    def end_game(self, state: State, steps: int) -> None:
        """Count the game as a whole, and what each seat got for what had happened to it."""
        tally = self.tally
        rewards = [state.reward(seat) for seat in range(state.seats)]
        tally.games += 1
        tally.steps.add(steps)
        tally.turns.add(self._pieces.turns(state))
        tally.endings[state.ending] += 1
        tally.by_seat = [total + reward for total, reward in zip(tally.by_seat, rewards, strict=True)]
        for place, seat in enumerate(self._pieces.order(state)):
            tally.by_order[place] += rewards[seat]
        for piece in self._chances:
            tally.pieces[piece].games += 1
        for piece, gains in self._gains.items():
            tally.pieces[piece].gain.add(len(gains), sum(gains))
        self._count_happenings(rewards)
        self._count_deal(state, rewards)
        self._forget_game()

    def _count_happenings(self, rewards: Sequence[float]) -> None:
        many: Counter[int] = Counter()
        much: dict[int, float] = {}
        for (piece, seat), times in self._happenings.items():
            many[piece] += times
            much[piece] = much.get(piece, 0.0) + times * rewards[seat]
        for piece, times in many.items():
            self.tally.pieces[piece].happened.add(times, much[piece])

    def _count_deal(self, state: State, rewards: Sequence[float]) -> None:
        """Of every dealt piece: how many more copies than expected each seat got, and what these won.

        The mean over games is what it changes to be dealt one copy: the win share of its holder, less that of whoever
        is dealt any card. With several copies it is a regression on their number, and the last factor makes up for
        copies that push each other out of a hand of limited size, so that the figure says the same of all cards.
        """
        deal = self._pieces.deal(state)
        if deal is None:
            return
        for piece, copies in deal.copies.items():
            count = self._pieces.pieces[piece].copies
            expected = [count * size / deal.cards for size in deal.sizes]
            beyond = [found - share for found, share in zip(copies, expected, strict=True)]
            factor = (deal.cards - 1) / (deal.cards - count) / sum(expected) if count < deal.cards else 0.0
            won = sum(each * reward for each, reward in zip(beyond, rewards, strict=True))
            self.tally.pieces[piece].dealt.add(factor * sum(beyond), factor * won)


def gain_over(action: int, thoughts: Sequence[Thought], others: Collection[int]) -> float | None:
    """What an action brings, less what the best of others does: the one tried most, as a search itself would choose.

    The highest mean would do others too much honour: among many that were hardly tried some look good by luck.
    """
    tried = [each for each in thoughts if each.action in others and each.visits > 0]
    mine = [each for each in thoughts if each.action == action]
    if not mine or not tried:
        return None
    return mine[0].reward - max(tried, key=lambda each: each.visits).reward
