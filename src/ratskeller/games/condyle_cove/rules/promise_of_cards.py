"""Condyle Cove: what the cards of a table can do, and what spaces are worth, read from their clauses. No rule.

Nothing here knows a card by its name, so it holds for every pack.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.position import Box
from ratskeller.kernel.native import Content
from ratskeller.kernel.numbers import Floats

# How often a clause with a condition finds it fulfilled, in the hand of somebody who waits a little for it.
_IF_ON: float = 0.5
_HERE: float = 0.4
_OFF: float = 0.75
_A_KIND: float = 0.2
_SKIPPED: float = 2.0  # cards that a turn without a Draw phase saves


class CardBook(Content):
    """For every Options card what it brings to the own pile, takes from other piles and from other hands, in cards."""

    gain: Annotated[Floats, CARDS]
    harm: Annotated[Floats, CARDS]
    theft: Annotated[Floats, CARDS]
    exposed: Annotated[Floats, SPACES]  # cards that a pawn on a space loses to a card of somebody else, on average
    gift: float  # cards that an Act which does not kill brings to the pile, on average
    mean: Annotated[Floats, 4]  # of all cards in use: gain, harm, theft, and how many are Defensive

    def read(self, box: Box, alone: bool) -> None:
        """Take in a table's content."""
        cards: int = 0
        for card in range(CARDS):
            self.gain[card] = 0.0
            self.harm[card] = 0.0
            self.theft[card] = 0.0
            if not box.defensive[card]:
                for way in range(box.choices[card]):
                    self._read_line(box, card, box.does[card] + way, 1.0 / box.choices[card], alone)
            if box.used[card]:
                cards += 1
                self.mean[0] += self.gain[card]
                self.mean[1] += self.harm[card]
                self.mean[2] += self.theft[card]
                self.mean[3] += box.defensive[card]
        for i in range(4):
            self.mean[i] /= max(1, cards)
        self.gift = self._count_gifts(box, alone)
        for space in range(SPACES):
            self.exposed[space] = self._expose(box, space) / max(1, cards)

    def _count_gifts(self, box: Box, alone: bool) -> float:
        total: float = 0.0
        good: int = 0
        for act in range(ACT, ACT + ACTS):
            if not box.deadly[act]:
                good += 1
                for row in range(
                    box.line_first[box.does[act]], box.line_first[box.does[act]] + box.line_rows[box.does[act]]
                ):
                    total += _brought(box, row, alone)
        return total / max(1, good)

    def _read_line(self, box: Box, card: int, line: int, part: float, alone: bool) -> None:
        verb: int
        cards: float
        for row in range(box.line_first[line], box.line_first[line] + box.line_rows[line]):
            if alone and box.rows[row][R_NOT_SOLO]:
                continue
            verb = box.rows[row][R_VERB]
            cards = min(HAND_MAX, box.rows[row][R_LOW]) * _chance_of(box, row) * part
            if verb == STEAL:
                if box.rows[row][R_FROM] == FROM_PILE or (alone and box.rows[row][R_FROM] == FROM_HAND):
                    self.harm[card] += cards
                elif box.rows[row][R_FROM] == FROM_HAND:
                    self.theft[card] += cards
                if box.rows[row][R_TO] != TO_HAND:
                    self.gain[card] += cards
            elif verb == LOSE and box.rows[row][R_WHO] != WHO_YOU:
                if box.rows[row][R_FROM] == FROM_HAND:
                    self.theft[card] += cards
                else:
                    self.harm[card] += cards
            elif (verb == RECOVER or verb == STASH) and box.rows[row][R_WHO] == WHO_YOU:
                self.gain[card] += cards
            elif verb == FINISH_TURN and not box.draws_at_end:
                self.gain[card] += _SKIPPED * part

    def _expose(self, box: Box, space: int) -> float:
        """What the cards of others can do to somebody there; as far as they can choose whom, to one of two."""
        total: float = 0.0
        line: int
        for card in range(CARDS):
            if box.used[card] and not box.defensive[card]:
                line = box.does[card]
                for row in range(box.line_first[line], box.line_first[line] + box.line_rows[line]):
                    if not self._is_shielded(box, space, row):
                        total += _blow(box, row, box.kind[space])
        return total

    def _is_shielded(self, box: Box, space: int, row: int) -> bool:
        """Whether the space protects from a clause."""
        line: int = box.space_always[space]
        verb: int = box.rows[row][R_VERB]
        zone: int = box.rows[row][R_FROM]
        attribute: int
        for each in range(box.line_first[line], box.line_first[line] + box.line_rows[line]):
            attribute = box.rows[each][R_ATTRIBUTE]
            if verb == STEAL and (
                (attribute == SAFE_HAND and zone == FROM_HAND) or (attribute == SAFE_PILE and zone == FROM_PILE)
            ):
                return True
            if attribute == SAFE_LOSE and verb == LOSE:
                return True
        return False


def _brought(box: Box, row: int, alone: bool) -> float:
    """How many cards a clause brings to the own pile, or leaves there."""
    verb: int = box.rows[row][R_VERB]
    if alone and box.rows[row][R_NOT_SOLO]:
        return 0.0
    if verb == RECOVER or (verb == STEAL and box.rows[row][R_TO] != TO_HAND):
        return min(HAND_MAX, box.rows[row][R_LOW])
    if verb == GRANT and box.rows[row][R_ATTRIBUTE] == DRAW_MORE:
        return -box.rows[row][R_VALUE]
    return 0.0


def _chance_of(box: Box, row: int) -> float:
    """How likely somebody is where a clause wants it."""
    found: float = 1.0
    if box.rows[row][R_COND] != COND_NONE:
        found = _IF_ON
    if box.rows[row][R_FILTER] == FILTER_OFF:
        return found * _OFF
    if box.rows[row][R_FILTER] == FILTER_ON:
        return found * _chance_of_kinds(box.rows[row][R_MASK])
    return found


def _chance_of_kinds(mask: int) -> float:
    kinds: int = 0
    if (mask >> KIND_HERE) & 1:
        return _HERE
    while mask:
        kinds += mask & 1
        mask >>= 1
    return min(1.0, _A_KIND * kinds)


def _blow(box: Box, row: int, kind: int) -> float:
    """How many cards a clause takes from somebody on a kind of space who did not play it."""
    verb: int = box.rows[row][R_VERB]
    who: int = box.rows[row][R_WHO]
    cards: float = min(2, box.rows[row][R_LOW])
    is_there: bool = ((box.rows[row][R_MASK] >> kind) & 1) == (box.rows[row][R_FILTER] == FILTER_ON)
    if (verb != STEAL and verb != LOSE) or who == WHO_YOU:
        return 0.0
    if box.rows[row][R_FILTER] != FILTER_NONE and not is_there:
        return 0.0
    if box.rows[row][R_FROM] != FROM_PILE:
        cards *= 0.5
    if who == WHO_ALL or who == WHO_OTHERS:
        return cards
    return 0.5 * cards
