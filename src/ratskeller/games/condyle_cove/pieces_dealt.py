"""Condyle Cove: who was dealt which card, seen from the end of a game, for whoever studies the cards.

Piles have no order until somebody looks (slots.py), so a card belongs to a seat only from that moment on. The records
of the deal tell where each card that was seen there came from. A card that was first seen after a shuffle lay in one
of the unseen places that went into it, and a card that nobody ever saw lies in any place that is left: both count in
parts. Who won does not depend on such cards, so the parts are the truth on average. (A shuffle of a pile that was
shuffled before takes all its unseen places for alike, which is nearly so.)
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from ratskeller.games.condyle_cove.rules import codes

if TYPE_CHECKING:
    from collections.abc import Sequence

Shares = list[float]  # by owner


def trace_cards(records: Sequence[int], owners: Sequence[int], cards: Sequence[int]) -> dict[int, Shares]:
    """For every card of the deck, the chance that it was dealt to each owner.

    `records` are those of slots.py, the first of them those of the deal; `owners` says whose place each of these was.
    """
    return _Trace(records, owners).cards(cards)


class _Trace:
    def __init__(self, records: Sequence[int], owners: Sequence[int]) -> None:
        self.records, self.owners = records, owners
        self.parties = max(owners) + 1
        self.left = [0.0 if self._card(number) >= 0 else 1.0 for number in range(len(owners))]  # still without a card
        self.blanks: dict[int, list[int]] = defaultdict(list)  # unseen records by the shuffle in which they ended
        for number, record in enumerate(records):
            if self._card(number) < 0 and record >> codes.UNTIL_SHIFT:
                self.blanks[record >> codes.UNTIL_SHIFT].append(number)

    def _card(self, number: int) -> int:
        return (self.records[number] & codes.CARD_BITS) - 1

    def _shuffle(self, number: int) -> int:
        return (self.records[number] >> codes.FROM_SHIFT) & codes.SHUFFLE_MASK

    def cards(self, cards: Sequence[int]) -> dict[int, Shares]:
        found: dict[int, Shares] = {}
        later: dict[int, int] = {}  # the shuffle after which a card was first seen
        for number in range(len(self.records)):
            card = self._card(number)
            if card < 0 or card in found or card in later:
                continue
            if number < len(self.owners):
                found[card] = self._one(self.owners[number])
            else:
                later[card] = self._shuffle(number)
        for card, shuffle in later.items():
            found[card] = self._source(shuffle)
        self._use_up(list(later.values()))
        rest = [0.0] * self.parties
        for number, weight in enumerate(self.left):
            rest[self.owners[number]] += weight
        total = sum(rest)
        for card in cards:
            if card not in found:
                found[card] = [weight / total for weight in rest]
        return found

    def _one(self, owner: int) -> Shares:
        return [float(party == owner) for party in range(self.parties)]

    def _source(self, shuffle: int) -> Shares:
        """Whose unseen places went into a shuffle, in parts."""
        sources = [
            self._one(self.owners[number]) if number < len(self.owners) else self._source(self._shuffle(number))
            for number in self._unseen(shuffle)
        ]
        return [sum(shares) / len(sources) for shares in zip(*sources, strict=True)]

    def _unseen(self, shuffle: int) -> list[int]:
        """The places in a shuffle that may hold a card nobody had seen: not those from a shuffle of known cards."""
        return [
            number
            for number in self.blanks[shuffle]
            if number < len(self.owners) or self._unseen(self._shuffle(number))
        ]

    def _use_up(self, shuffles: Sequence[int]) -> None:
        """A card that came out of a shuffle took one of the places that went into it, each as likely."""
        taken: dict[int, float] = defaultdict(float)
        for shuffle in shuffles:
            taken[shuffle] += 1.0
        for shuffle in range(codes.SHUFFLES_MAX, 0, -1):  # the last first: what came out of it went into earlier ones
            places = self._unseen(shuffle) if taken[shuffle] else []
            for number in places:
                part = taken[shuffle] / len(places)
                if number < len(self.owners):
                    self.left[number] -= part
                else:
                    taken[self._shuffle(number)] += part
