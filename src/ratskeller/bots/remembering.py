"""What was done earlier in a game, as a mind remembers it: for games in which that tells who holds what.

Everybody remembers the same, since everybody has seen the same: only public steps are noticed, in positions imagined
for the spectator. So one mind notices for all bots of a match, and each of them recalls that before it chooses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable
from weakref import WeakKeyDictionary

from ratskeller.bots.bot import imagine
from ratskeller.kernel.numbers import CHANCE, HIDDEN, PERMITTED, SPECTATOR
from ratskeller.kernel.rng import Rng

if TYPE_CHECKING:
    from ratskeller.bots.bot import Bot
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.state import State


@runtime_checkable
class Rememberer(Protocol):
    """A bot that makes something of what was done earlier."""

    def recall(self, memory: list[float]) -> None:
        """Know what was noticed, as `remember` tells it, for the next choice alone."""


class Noticing:
    """Notices the public steps of one game. In a game without a mind, or whose mind has no memory, it does nothing."""

    def __init__(self, game: Game, state: State) -> None:
        """`state` has the seats and the content of the game; nothing has been noticed yet."""
        mind = game.mind(state) if game.mind is not None else None
        self._mind = mind if mind is not None and mind.has_memory() else None
        self._noticed = 0

    @property
    def is_needed(self) -> bool:
        """Whether there is anything to notice in this game."""
        return self._mind is not None

    def see(self, state: State, seat: int, action: int) -> None:
        """A step is about to be taken in the real position; if everybody sees it, it is noticed."""
        if self._mind is None or state.glimpse(SPECTATOR, seat, action) == HIDDEN:
            return
        # The number of what was seen, not of the step: how many steps were hidden may be a secret too.
        self._noticed += 1
        self._mind.notice(imagine(state, SPECTATOR, Rng(self._noticed)), seat, action)

    def memory(self) -> list[float]:
        """What there is to recall."""
        return self._mind.memory() if self._mind is not None else []


class _Remembered:
    """How far a match has been gone through."""

    def __init__(self, match: Match) -> None:
        header = match.header
        self.noticing = Noticing(match.game, match.state)
        self._state: State = match.game.set_up(header.seats, header.options, header.packs)
        self._state.telling = False
        self._done = 0
        self._digest = ""
        self._is_whole = True

    def fits(self, match: Match) -> bool:
        """Whether the match still begins with what was gone through; a step taken back makes it another one."""
        return self._done == 0 or (self._done <= len(match.steps) and match.steps[self._done - 1].state == self._digest)

    def go_on(self, match: Match) -> None:
        """Go through what has come since."""
        for number, line in enumerate(match.steps[self._done :] if self._is_whole else (), start=self._done):
            self._branch_off(match, number)
            seat: int = CHANCE if line.by == "chance" else line.by
            code = match.game.read_outcome(line.do) if seat == CHANCE else match.game.read_action(line.do)
            self._is_whole = self._may(seat, code)
            if not self._is_whole:  # the position was put there by hand; nothing is known of how it came about
                self.noticing = Noticing(match.game, match.state)
                break
            self.noticing.see(self._state, seat, code)
            self._state.apply(seat, code)
        if self._is_whole:
            self._branch_off(match, len(match.steps))
        self._done = len(match.steps)
        self._digest = match.steps[-1].state if match.steps else ""

    def _branch_off(self, match: Match, steps: int) -> None:
        """Where the match branched off from another one, its position is another one."""
        if steps in match.imagined:
            self._state = match.imagined[steps].copy()
            self._state.telling = False

    def _may(self, seat: int, code: int) -> bool:
        """Whether a step can be taken; the rules trust whoever carries one out."""
        if seat == CHANCE:
            return self._state.is_chance() and any(code == each for each, _ in self._state.weighted_outcomes())
        return self._state.forbids(seat, code) == PERMITTED


_remembered: WeakKeyDictionary[Match, _Remembered] = WeakKeyDictionary()


def remember(match: Match) -> list[float]:
    """What a mind has noticed in a match up to now; nothing in a game where nobody needs to remember.

    What was gone through is kept as long as the match, so that asking after every step is cheap.
    """
    found = _remembered.get(match)
    if found is None or not found.fits(match):
        found = _remembered[match] = _Remembered(match)
    if found.noticing.is_needed:
        found.go_on(match)
    return found.noticing.memory()


def remind(bot: Bot, match: Match) -> None:
    """Before a bot chooses in a match: let it recall what was done there, if it makes something of that."""
    if isinstance(bot, Rememberer):
        bot.recall(remember(match))
