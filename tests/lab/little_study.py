"""A game of one deck for the statistics of a study: cards are dealt, somebody plays one, chance says who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.bots.bot import Thought
from ratskeller.kernel.pieces import NO_PIECE, Deal, Deck, Piece, Pieces

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.kernel.rng import Rng
    from ratskeller.kernel.state import State

STOP = 9  # the action that plays nothing; any other plays the piece of its number


class LittlePieces(Pieces):
    """ACE, two TWOS, and in a deck of events SUN, RAIN and DOOM, which is meant to stand out; a hill to go to."""

    decks = (Deck("Hand", "held"), Deck("Weather", "turned"), Deck("Map", "place"), Deck("Rubbish", "spare"))
    pieces = (
        Piece("ACE", 0),
        Piece("TWOS", 0, 2),
        Piece("SUN", 1),
        Piece("RAIN", 1),
        Piece("DOOM", 1, 1, "It is doom."),
        Piece("HILL", 2),
        Piece("RUBBISH", 3),
    )
    solo_wins = (0.3, 0.45)

    def __init__(self, cards: int = 10) -> None:
        self.cards = cards

    def used_by(self, _state: State, action: int) -> int:
        return NO_PIECE if action == STOP else action

    def happening(self, event: Any) -> tuple[int, int] | None:
        return event if isinstance(event, tuple) else None

    def deal(self, state: Any) -> Deal | None:
        return Deal(self.cards, state.sizes, state.copies) if state.copies else None

    def turns(self, state: Any) -> int:
        return int(state.turns)

    def order(self, state: Any) -> list[int]:
        return [(state.first + seat) % state.seats for seat in range(state.seats)]


class LittleState:
    """What a counter asks of a position."""

    def __init__(
        self,
        rewards: Sequence[float],
        *,
        copies: dict[int, list[float]] | None = None,
        sizes: Sequence[int] = (5, 5),
        first: int = 0,
        turns: int = 4,
        ending: int = 1,
    ) -> None:
        self.rewards, self.seats, self.first, self.turns, self.ending = rewards, len(rewards), first, turns, ending
        self.copies, self.sizes = copies or {}, list(sizes)
        self.actions: list[int] = []

    def asked(self, *actions: int) -> Any:
        self.actions = list(actions)
        return self

    def legal_actions(self, _seat: int) -> list[int]:
        return self.actions

    def reward(self, seat: int) -> float:
        return self.rewards[seat]


class Told:
    """An event."""

    def __init__(self, *what: int) -> None:
        self.what = what


class Oracle:
    """A bot that thinks what it is told to: rewards by action, each tried as often as it is good."""

    name = "oracle"
    is_repeatable = True

    def __init__(self, **rewards: float) -> None:
        self.rewards = {int(action.removeprefix("a")): reward for action, reward in rewards.items()}

    def choose(self, _imagined: State, _seat: int, _rng: Rng) -> int:
        return max(self.rewards, key=self.rewards.__getitem__)

    def thoughts(self) -> list[Thought]:
        return [Thought(action, round(100 * reward), reward) for action, reward in self.rewards.items()]
