"""The pieces of content of a table, for whoever studies them: which there are, and how to see what becomes of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from ratskeller.kernel.state import State

NO_PIECE: Final = -1

Manner = Literal[
    "held",  # dealt to the seats and played by choice: one can ask what it changes to have been dealt it
    "turned",  # happens to a seat, by chance: one can ask what it changes among others of its deck
    "place",  # gone to by choice
    "spare",  # chosen for want of something better; counted, not judged
]


class Deck(NamedTuple):
    """Pieces that are compared with each other."""

    name: str
    manner: Manner


class Piece(NamedTuple):
    """A piece of content; like copies are one."""

    name: str
    deck: int
    copies: int = 1
    reason: str = ""  # why it may stand out; it is then left out of the mean of its deck


class Deal(NamedTuple):
    """What the seats were dealt at the beginning, as far as the end of a game tells it.

    A card that nobody ever saw counts in parts: for every seat, how likely it was dealt there.
    """

    cards: int  # in the whole deck
    sizes: list[int]  # dealt to each seat
    copies: dict[int, list[float]]  # by piece, then by seat


class Pieces(ABC):
    """All pieces of one table. The numbers of pieces are their places in `pieces`."""

    decks: tuple[Deck, ...]
    pieces: tuple[Piece, ...]
    solo_wins: tuple[float, float] | None = None  # how often somebody who plays well should win alone

    @abstractmethod
    def used_by(self, state: State, action: int) -> int:
        """The piece that a legal action of the mover plays or goes to, or NO_PIECE."""

    @abstractmethod
    def happening(self, event: Any) -> tuple[int, int] | None:
        """The piece that an event is about and the seat it happens to, if something happens to a seat."""

    @abstractmethod
    def deal(self, state: State) -> Deal | None:
        """What was dealt, seen from the end of a game."""

    @abstractmethod
    def turns(self, state: State) -> int:
        """How many turns a game had."""

    @abstractmethod
    def order(self, state: State) -> list[int]:
        """The seats in the order in which they had their first turns."""
