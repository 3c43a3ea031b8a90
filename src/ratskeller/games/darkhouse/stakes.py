"""Darkhouse: what each choice costs and may bring: points by the score sheet, boxes, rolls and deadlines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.darkhouse import names
from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.darkhouse.rules.page import points_for, status_of
from ratskeller.games.darkhouse.rules.scoring import cost_of
from ratskeller.kernel.chances import percent, signed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ratskeller.games.darkhouse.rules.state import Darkhouse
    from ratskeller.games.darkhouse.view import View
    from ratskeller.kernel.words import Words


def stakes(state: Darkhouse, view: View, _who: Sequence[str], words: Words) -> Callable[[int], str]:
    """What stands under the buttons of a seat that is not done with the round."""
    return _Stakes(state, view, words).say


class _Stakes:
    """What one decision may bring. All pages and dice are open."""

    def __init__(self, state: Darkhouse, view: View, words: Words) -> None:
        self.state, self.view, self.words = state, view, words
        self.me = view.viewer or 0
        self.seat = view.seats[self.me]
        self.written, self.lying = state.written[state.page_of(self.me, state.game)], state.lying[self.me]

    def say(self, code: int) -> str:
        """The stakes of an action."""
        match names.ACTIONS[code]:
            case names.Place(die=die, block=block):
                return self._placing(die, block)
            case names.Arc(one=one, other=other, die=die):
                target = other if self.seat.blocks[one - 1].reached else one
                return self.words.say("stakes-arc", die=die, target=target)
            case names.Reroll():
                return self._rolling()
        return self._stopping()

    def _placing(self, die: int, number: int) -> str:
        """7.2, 7.3: the die counts what it shows; a block full of one number counts it all again."""
        block = self.seat.blocks[number - 1]
        status = status_of(self.written[number] + self.lying[number], block.empty)
        return self.words.say(
            "stakes-place",
            points=signed(points_for(status, die, number, block.size)),
            left=block.empty - 1,
            mixed=bool(block.same and block.same != die),
        )

    def _rolling(self) -> str:
        """4.5: what has no power cannot be laid; a one has none."""
        throws = codes.FACES ** len(self.seat.dice)
        left = codes.ROLLS_A_ROUND - self.seat.roll - 1
        return self.words.say("stakes-reroll", dice=len(self.seat.dice), rolls=left, chance=percent(throws - 1, throws))

    def _stopping(self) -> str:
        """5.8, 7.4: dice and rolls that are given up, and what the X's of a block cost that is due now."""
        due = [block for block in self.seat.blocks if block.due == self.view.round]
        page = self.state.page_score(self.me, self.state.game)
        boxes = due[0].empty if due else 0
        worse = cost_of(page.all_crosses + boxes, page.shut + len(due), self.state.x_penalty)
        bonus = codes.NO_X_BONUS if due and page.all_crosses == 0 else 0
        return self.words.say(
            "stakes-stop",
            dice=len(self.seat.dice),
            rolls=codes.ROLLS_A_ROUND - self.seat.roll,
            block=due[0].number if due else 0,
            points=signed(page.cost - worse),
            bonus=bonus,
        )
