"""The Rats in the Walls: what may be done, what happens then, chance and secrets. Clauses are in RULES.md.

The table itself is in `position.py`; the chapters of the rulebook are `rounds.py` (who begins, how a round goes) and
`handover.py` (announcing, believing, doubting).
"""

from __future__ import annotations

from math import factorial
from typing import Annotated

from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.games.rats_in_the_walls.rules.handover import announce, believe, doubt, kill, lift
from ratskeller.games.rats_in_the_walls.rules.observe import disclose_table
from ratskeller.games.rats_in_the_walls.rules.position import PayOut, Position
from ratskeller.games.rats_in_the_walls.rules.rounds import (
    add_die,
    begin_roll_off,
    begin_round,
    look,
    roll_again,
    roll_off,
    turn_coaster,
)
from ratskeller.kernel.numbers import CHANCE, EVERYONE, HIDDEN, NOBODY, NOT_NOW, PERMITTED, Grid, Ints
from ratskeller.kernel.observation import Observation
from ratskeller.kernel.rng import Rng


def _count_ways() -> list[list[int]]:
    """In how many of the 6 ** dice throws a roll comes up: four faces are blank, one shows a rat, one shows two."""
    table = [[0] * ROLLS_END for _ in range(DICE_MAX + 1)]
    for dice in range(DICE_MAX + 1):
        for ones in range(dice + 1):
            for twos in range(dice - ones + 1):
                blank = dice - ones - twos
                orders = factorial(dice) // (factorial(ones) * factorial(twos) * factorial(blank))
                table[dice][ROLL_BASE * ones + twos] = orders * 4**blank
    return table


_WAYS: Annotated[Grid, DICE_MAX + 1, ROLLS_END] = _count_ways()


def _list_throws() -> list[int]:
    """The roll that each throw shows: of no dice, of one, and so on, always in the order of the rolls."""
    throws: list[int] = []
    for dice in range(DICE_MAX + 1):
        for roll in range(ROLLS_END):
            throws += [roll] * _WAYS[dice][roll]
    return throws


_THROWS: Annotated[Ints, THROWS_END] = _list_throws()
_FIRST: Annotated[Ints, DICE_MAX + 1] = [6**dice // 5 for dice in range(DICE_MAX + 1)]
_COUNT: Annotated[Ints, DICE_MAX + 1] = [6**dice for dice in range(DICE_MAX + 1)]


def _roll(dice: int, rng: Rng) -> int:
    """A roll, as likely as there are throws that show it."""
    return _THROWS[_FIRST[dice] + rng.below(_COUNT[dice])]


class Rats(Position):
    """The rules of The Rats in the Walls over a position of it."""

    # ---- what may be done ----------------------------------------------------------------------------------

    def legal(self, seat: int) -> int:
        """Every action that no clause forbids, in the order of the codes: listed, where `forbids` says why not."""
        self.count = 0
        if seat != self.mover or seat < 0:
            return 0
        if self.phase == ANSWERING:
            self.offer(BELIEVE)
            self.offer(DOUBT)
        elif self.phase == KILLING:
            for victim in range(self.seats):
                if victim != seat:
                    self.offer(KILL + victim)
        else:
            self._offer_handling()
            self._offer_announcing()
        return self.count

    def _offer_handling(self) -> None:
        if self.phase == EXAMINING:
            self.offer(PEEK)
        elif self.phase == LOOKED:
            self.offer(REROLL)
        elif self.phase == CONTINUING:
            self.offer(TURN if self.claim == RATS_MAX else SHAKE)

    def _offer_announcing(self) -> None:
        if not self.skull and self.claim <= 0 and not (self.denied >> self.giver) & 1:
            self.offer(ANNOUNCE)
        for rats in range(self._least_rats(), 2 * self.dice + 1):
            self.offer(ANNOUNCE + rats)

    def _least_rats(self) -> int:
        """The lowest number of rats that may be announced, besides none; too many for the dice if no number may."""
        if self.skull:
            return 1
        if self.phase != CONTINUING:
            return max(self.claim, 0) + 1
        if self.claim == RATS_MAX and self.must_turn:
            return RATS_MAX + 1
        return self.claim + 1 if self.said[self.giver] == self.claim else self.claim

    def forbids(self, seat: int, action: int) -> int:
        """The clause that forbids an action, or PERMITTED."""
        if seat != self.mover or seat < 0:
            return NOT_NOW
        if self.phase == ANSWERING:
            return PERMITTED if action == BELIEVE or action == DOUBT else NOT_NOW
        if self.phase == KILLING:
            return self._forbids_killing(action)
        if action == PEEK:
            return self._forbids_peeking()
        if action == REROLL:
            return self._forbids_rolling_again()
        if action == SHAKE or action == TURN:
            return self._forbids_shaking(action)
        if ANNOUNCE <= action <= ANNOUNCE + RATS_MAX:
            return self._forbids_announcing(action - ANNOUNCE)
        return NOT_NOW

    def _forbids_killing(self, action: int) -> int:
        if action < KILL or action >= KILL + self.seats:
            return NOT_NOW
        return VICTIM_IS_ANOTHER if action == KILL + self.mover else PERMITTED

    def _forbids_peeking(self) -> int:
        if self.phase == CONTINUING:
            return NEVER_LOOK_AT_ACCEPTED
        return PERMITTED if self.phase == EXAMINING else ONCE_PEEKED

    def _forbids_rolling_again(self) -> int:
        return PERMITTED if self.phase == LOOKED else ONCE_REROLLED

    def _forbids_shaking(self, action: int) -> int:
        if self.phase != CONTINUING:
            return NOT_NOW
        if (action == TURN) != (self.claim == RATS_MAX):
            return TEN_TURNS_THE_COASTER
        return PERMITTED

    def _forbids_announcing(self, rats: int) -> int:
        if rats > 2 * self.dice:
            return TWO_RATS_A_DIE
        if self.skull:
            return PERMITTED if rats > 0 else SKULL_WANTS_RATS
        if rats == 0:
            if self.claim > 0:
                return NONE_AFTER_RATS
            if (self.denied >> self.giver) & 1:
                return NONE_ON_FIVE_ONCE
            return PERMITTED
        if self.phase != CONTINUING:
            return PERMITTED if rats > self.claim else SHAKEN_MUST_RISE
        if self.claim == RATS_MAX and self.must_turn:
            return MUST_TURN_AFTER_TEN
        if rats < self.claim:
            return UNTOUCHED_NOT_LESS
        if rats == self.claim and self.said[self.giver] == rats:
            return NOT_THE_SAME_AGAIN
        return PERMITTED

    # ---- what happens then ---------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action, or an outcome of the dice."""
        if seat == CHANCE:
            self._apply_roll(action // ROLL_BASE, action % ROLL_BASE)
        elif action == BELIEVE:
            believe(self)
        elif action == DOUBT:
            doubt(self)
        elif action == PEEK:
            self.tell(EV_PEEKED, EVERYONE, self.giver, 0, 0, 0)
            self.phase = LOOKING
            self.mover = CHANCE
        elif action == REROLL:
            roll_again(self)
        elif action == SHAKE:
            add_die(self)
        elif action == TURN:
            turn_coaster(self)
        elif action >= KILL:
            kill(self, action - KILL)
        else:
            announce(self, action - ANNOUNCE)

    def _apply_roll(self, ones: int, twos: int) -> None:
        if self.phase == ROLLING_OFF:
            roll_off(self, ones, twos)
        elif self.phase == LOOKING:
            look(self, ones, twos)
        else:
            self.ones = ones
            self.twos = twos
            lift(self)

    # ---- chance and secrets --------------------------------------------------------------------------------

    def outcomes(self) -> int:
        """Every roll of the dice in the cup, or of all five in the roll-off."""
        dice: int = DICE_MAX if self.phase == ROLLING_OFF else self.dice
        self.count = 0
        for ones in range(dice + 1):
            for twos in range(dice - ones + 1):
                self.weigh(ROLL_BASE * ones + twos, _WAYS[dice][ROLL_BASE * ones + twos])
        return self.count

    def draw(self, rng: Rng) -> int:
        """The same choice as from the weighed outcomes, without listing them."""
        return _roll(DICE_MAX if self.phase == ROLLING_OFF else self.dice, rng)

    def ways_at_least(self, rats: int) -> int:
        """In how many of the 6 ** dice throws the cup holds at least so many rats: public arithmetic."""
        ways: int = 0
        for ones in range(self.dice + 1):
            for twos in range(self.dice - ones + 1):
                if ones + 2 * twos >= rats:
                    ways += _WAYS[self.dice][ROLL_BASE * ones + twos]
        return ways

    def glimpse(self, viewer: int, seat: int, action: int) -> int:  # noqa: ARG002 (one seat acts at a time)
        """R31: what the Giver sees under the walls is his alone."""
        return HIDDEN if self.phase == LOOKING and viewer != self.giver else action

    def fee_due(self) -> int:
        """6c.4: the brains that the next claim of rats costs."""
        sheet: PayOut = self.content
        return 0 if self.fee_paid else sheet.fee

    def cost_of_believing(self) -> int:
        """What believing costs on the cats, as things stand."""
        sheet: PayOut = self.content
        return sheet.loses[SAID_RATS][BELIEVED] if self.claim > 0 else 0

    def can_hand_on(self) -> bool:
        """6e.1: whether the Giver may hand the cup on untouched, with the last number or a higher one."""
        if self.phase != CONTINUING:
            return False
        for rats in range(self.claim, 2 * self.dice + 1):
            if self._forbids_announcing(rats) == PERMITTED:
                return True
        return False

    def disclose(self, viewer: int, seen: Observation) -> None:
        """What a viewer may know, as numbers."""
        disclose_table(self, viewer, seen)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Roll again what somebody else has seen. An announcement proves nothing, so any roll fits."""
        roll: int
        if self.seen_by != 0 and not self.has_seen(seat):
            roll = _roll(self.dice, rng)
            self.ones = roll // ROLL_BASE
            self.twos = roll % ROLL_BASE


def begin(seats: int, brains: int, first: int, ends_with_round: bool, must_turn: bool, sheet: PayOut) -> Rats:
    """A new game: `first` begins, or NOBODY for a roll-off."""
    state: Rats = Rats()
    state.telling = True
    state.content = sheet
    state.ends_with_round = ends_with_round
    state.must_turn = must_turn
    state.set_up(seats, brains)
    if first == NOBODY:
        begin_roll_off(state, (1 << seats) - 1)
    else:
        begin_round(state, first)
    return state
