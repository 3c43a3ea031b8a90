"""Darkhouse: what an unfinished page is likely to be worth in the end. The judgement behind policy.py.

It weighs supply against demand. The demand: a block that holds a single number so far wants more of that number, and
counts twice if it gets enough of it. The supply: the dice that are still to be thrown, of which each wanted number gets
its share. Blocks that want the same number queue up for it, the one with the fewest empty boxes first; so two blocks
with different numbers look better than two that are after the same one.

The constants were found by playing some thousand games alone. Changing one of them by a tenth changes little.
"""

from __future__ import annotations

from math import comb
from typing import Annotated

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.dice import count_of, sum_of
from ratskeller.games.darkhouse.rules.position import PagePlan
from ratskeller.games.darkhouse.rules.scoring import same_number
from ratskeller.games.darkhouse.rules.state import Darkhouse
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import Floats, Ints

_DICE_A_ROUND: float = 5.3  # that can go into blocks; what is left of six pays for arcs
_ONE_ROLL: float = 0.47  # a die with one roll left as part of a die with three: 1/3 of 19/27, for two wanted numbers
_TWO_ROLLS: float = 0.79  # … with two rolls left: 5/9 of 19/27
_NEARBY: float = 0.33  # the part of this round's dice that a block can have which is still an arc away
_LUCK: float = 2.0  # dice that an untouched block saves, because it takes whichever number happens to fall
_FILLER: float = 4.0  # what a die is worth that just fills a box: the mean of 2 to 6
_BEST_FILLER: float = 6.0  # … at most, where there are many dice for every box
_TO_ANY_BOX: float = 0.75  # the part of all dice that end up in some block
_TO_DEADLINE: float = 0.4  # the part of all dice that a block under a deadline gets, whatever they show


def _list_odds() -> list[float]:
    """How likely so many dice fill so many boxes, for every row of the table.

    Of wanted numbers, each gets its share of what three rolls catch of them all.
    """
    caught = [(1 - (1 - wanted / FACES) ** ROLLS_A_ROUND) / wanted for wanted in range(1, WANTED_MOST + 1)]
    found = []
    for share in (_TO_ANY_BOX, *caught, _TO_DEADLINE):
        for dice in range(ODDS_DICE):
            exactly = [comb(dice, hits) * share**hits * (1 - share) ** (dice - hits) for hits in range(dice + 1)]
            found += [sum(exactly[boxes:]) for boxes in range(ODDS_BOXES)]
    return found


_ODDS: Annotated[Floats, ODDS_ROWS * ODDS_DICE * ODDS_BOXES] = _list_odds()


def _odds(row: int, dice: float, boxes: int) -> float:
    """From the table; a part of a die counts as a part of the way to the next whole one."""
    whole: int = int(dice)
    place: int = (row * ODDS_DICE + whole) * ODDS_BOXES + boxes
    return _ODDS[place] + (dice - whole) * (_ODDS[place + ODDS_BOXES] - _ODDS[place])


class Outlook(Fixed):
    """A page with dice laid in thought, the time that is left, and what will come of it."""

    x_penalty: int
    # The page, by block
    size: Annotated[Ints, BLOCKS_END]
    factor: Annotated[Ints, BLOCKS_END]
    empty: Annotated[Ints, BLOCKS_END]
    number: Annotated[Ints, BLOCKS_END]  # the only one so far, or UNTOUCHED or MIXED
    pips: Annotated[Ints, BLOCKS_END]
    shut: int  # blocks with X's
    # The time that is left
    rounds: int  # after this one
    due: int  # the block under a deadline, or 0
    due_rounds: int  # after this one, until then
    rolls: int  # in this round
    # What this round's dice can reach, as bits
    reached: int
    nearby: int
    # Thoughts
    in_hand: float  # this round's dice to be rolled again, as parts of dice of a whole round
    fill: float  # what an empty box will hold, if it need not be a certain number
    wanted: int  # how many numbers share the dice
    queue: Annotated[Ints, FACES_END]  # boxes that wait for a number

    def look_at(self, state: Darkhouse, seat: int) -> None:
        """Take in a page as it is, with the dice that lie on it."""
        plan: PagePlan = state.content
        square: int = plan.gray_before(state.round)
        boxes: int
        self.x_penalty = state.x_penalty
        self.rounds = ROUNDS - state.round
        self.rolls = ROLLS_A_ROUND - state.rolls[seat]
        self.due = state.due_block()
        self.due_rounds = plan.due_round(square, state.last_deadline) - state.round
        self.shut = 0
        for block in range(1, BLOCKS_END):
            boxes = state.written[state.page_of(seat, state.game)][block] + state.lying[seat][block]
            self.size[block] = plan.boxes[block]
            self.factor[block] = SAME_IN_FIRST if block == FIRST_BLOCK else SAME
            self.empty[block] = state.empty[seat][block]
            self.pips[block] = sum_of(boxes)
            self.number[block] = same_number(boxes)
            if count_of(boxes, CROSS) > 0:
                self.number[block] = MIXED
                self.shut += 1
            elif boxes != 0 and self.number[block] == 0:
                self.number[block] = MIXED

    def lay(self, block: int, face: int, many: int) -> None:
        """Lay dice of one number into a block, in thought."""
        if self.number[block] == UNTOUCHED:
            self.number[block] = face
        elif self.number[block] != face:
            self.number[block] = MIXED
        self.pips[block] += face * many
        self.empty[block] -= many

    def worth(self, dice: int) -> float:
        """The points to expect of the page, with so many dice that can be rolled again in this round."""
        value: float = 0.0
        served: int = 0
        block: int
        self._count_supply(dice)
        for _ in range(BLOCKS):
            block = self._next_in_queue(served)
            served |= 1 << block
            if self.empty[block] == 0:
                value += self.pips[block] * (1 if self.number[block] == MIXED else self.factor[block])
            elif self.number[block] == MIXED:
                value += self._mixed(block)
            else:
                value += self._of_one_number(block)
        return value + self._early_bonus()

    def _count_supply(self, dice: int) -> None:
        boxes: int = 0
        numbers: int = 0
        supply: float
        self.wanted = 0
        self.in_hand = 0.0
        if self.rolls > 0:
            self.in_hand = dice * (_ONE_ROLL if self.rolls == 1 else _TWO_ROLLS)
        for block in range(1, BLOCKS_END):
            boxes += self.empty[block]
            if self.empty[block] > 0 and self.number[block] == UNTOUCHED:
                self.wanted += 1
            elif self.empty[block] > 0 and self.number[block] != MIXED:
                numbers |= 1 << self.number[block]
        for face in range(LEAST, FACES_END):
            self.wanted += (numbers >> face) & 1
            self.queue[face] = 0
        self.wanted = min(self.wanted, WANTED_MOST)
        supply = _DICE_A_ROUND * self.rounds + self.in_hand
        self.fill = min(_BEST_FILLER, _FILLER * supply / boxes) if boxes > 0 else 0.0

    def _next_in_queue(self, served: int) -> int:
        """Blocks with something in them come before untouched ones, and then those with fewer empty boxes."""
        first: int = 0
        for block in range(1, BLOCKS_END):
            if not (served >> block) & 1 and (first == 0 or self._comes_before(block, first)):
                first = block
        return first

    def _comes_before(self, block: int, other: int) -> bool:
        if (self.number[block] == UNTOUCHED) != (self.number[other] == UNTOUCHED):
            return self.number[other] == UNTOUCHED
        return self.empty[block] < self.empty[other]

    def _supply_of(self, block: int) -> float:
        """The dice that a block may hope for."""
        dice: float = _DICE_A_ROUND * (self.due_rounds if block == self.due else self.rounds)
        if (self.reached >> block) & 1:
            return dice + self.in_hand
        return dice + _NEARBY * self.in_hand if (self.nearby >> block) & 1 else dice

    def _mixed(self, block: int) -> float:
        """A block that counts once: its pips, what will fill it up, and the danger of X's."""
        value: float = self.pips[block] + self.fill * self.empty[block]
        supply: float
        missing: float
        if block != self.due:
            return value
        supply = self._supply_of(block)
        missing = max(1.0, self.empty[block] - _TO_DEADLINE * supply)
        return value - (1.0 - _odds(ODDS_DEADLINE, supply, self.empty[block])) * self._loss(missing)

    def _loss(self, boxes: float) -> float:
        """D14: what it costs to shut a block with so many empty boxes."""
        loss: float = self.fill * boxes
        if self.shut == 0:
            loss += NO_X_BONUS
        if self.x_penalty == X_EACH:
            return loss + X_COST * boxes
        return loss + X_COST if self.x_penalty == X_BLOCK or self.shut == 0 else loss

    def _of_one_number(self, block: int) -> float:
        """A block that may count twice, or three times; an untouched one picks the number that promises most."""
        otherwise: float = self._mixed(block)
        supply: float = self._supply_of(block)
        best: float = otherwise
        value: float
        number: int = self.number[block]
        for face in range(LEAST, FACES_END):
            if self.number[block] == face:
                best = self._try_number(block, face, supply, otherwise)
            elif self.number[block] == UNTOUCHED:
                value = self._try_number(block, face, supply + _LUCK, otherwise)
                if value >= best:
                    best = value
                    number = face
        self.queue[number] += self.empty[block]
        return best

    def _try_number(self, block: int, face: int, supply: float, otherwise: float) -> float:
        """What a block is worth that goes for a number, behind those which wait for the same."""
        wanted: int = 1 if block == self.due else self.wanted
        chance: float = _odds(wanted, supply, self.queue[face] + self.empty[block])
        return otherwise + chance * (self.factor[block] * self.size[block] * face - otherwise)

    def _early_bonus(self) -> float:
        """7.6: all boxes filled before the last round; not any more once a block is shut (D24)."""
        boxes: int = 0
        if self.shut > 0 or self.rounds == 0:
            return 0.0
        for block in range(1, BLOCKS_END):
            boxes += self.empty[block]
        return EARLY_BONUS * _odds(ODDS_ANY_BOX, _DICE_A_ROUND * (self.rounds - 1) + self.in_hand, boxes)
