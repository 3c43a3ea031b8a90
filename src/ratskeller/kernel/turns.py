"""The turns and rounds of a game, as its rules know them, for whoever leafs through what was played."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.kernel.words import Words


class TurnMark(NamedTuple):
    """The turn that a view belongs to, and the round that this turn belongs to.

    Where a game knows no rounds, one is once around the table; where all play at the same time, there are only rounds.
    """

    number: tuple[int, ...] = ()  # differs from one turn to the next; empty where nobody's turn has begun
    seat: int | None = None  # whose it is; None if that is nobody who has a seat
    text: str = ""  # whose it is, in words
    begins: bool = False  # nothing of it is done yet: where two turns in a row may have the same number
    round: tuple[int, ...] = ()
    title: str = ""  # what the round is called

    def is_after(self, before: TurnMark) -> bool:
        """Whether this turn begins where that one was before."""
        return bool(self.number) and (self.begins or self.number != before.number)


NO_TURN = TurnMark()


def turn_of(seat: int, number: tuple[int, ...], who: Sequence[str], words: Words) -> TurnMark:
    """A turn of a seat in a game without rounds of its own."""
    return TurnMark(number, seat, words.say("turn-of", who=who[seat]))


def name_round(number: int, words: Words) -> str:
    """What a round is called, unless a game has a name of its own for it."""
    return words.say("round", number=number)
