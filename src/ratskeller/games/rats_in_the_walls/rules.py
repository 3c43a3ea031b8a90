"""The Rats in the Walls: setup, legal actions and what they do, in the rulebook's order. Clauses are in RULES.md."""

from __future__ import annotations

from math import factorial
from typing import Annotated

from ratskeller.games.rats_in_the_walls.codes import *
from ratskeller.kernel.native import Content
from ratskeller.kernel.numbers import CHANCE, EVERYONE, HIDDEN, NOBODY, NOT_NOW, PERMITTED, Grid, Ints
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.state import State


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


class PayOut(Content):
    """The summary sheets as numbers: rows are what was said, columns how it was answered (see codes.py)."""

    fee: int
    loses: Annotated[Grid, 2, 3]
    gains: Annotated[Grid, 2, 3]


class Rats(State):
    """A position of The Rats in the Walls."""

    content: PayOut
    # Table options
    ends_with_round: bool
    must_turn: bool
    # The table
    phase: int
    rounds: int
    brains: Annotated[Ints, SEATS_MAX]
    middle: int
    # The walls
    dice: int
    ones: int  # dice with one rat, once rolled
    twos: int  # dice with two rats, once rolled
    seen_by: int  # who has looked at the dice, as bits; 0: they are not rolled yet
    skull: bool
    # The round
    giver: int
    claim: int
    said: Annotated[Ints, SEATS_MAX]  # each seat's last number this round
    denied: int  # who has said "none" on five dice this round, as bits
    fee_paid: bool
    # The roll-off
    roll_offs: int
    rollers: int  # who takes part, as bits
    roller: int
    most: int
    leaders: int  # who has rolled the most, as bits
    # The end
    insane: int
    killed: int

    # ---- 4, 5: setup and starting player -------------------------------------------------------------------

    def _set_up(self, seats: int, brains: int) -> None:
        self.seats = seats
        for seat in range(seats):
            self.brains[seat] = brains
            self.said[seat] = NO_CLAIM
        self.claim = NO_CLAIM
        self.insane = NOBODY
        self.killed = NOBODY

    def _begin_roll_off(self, rollers: int) -> None:
        self.roll_offs += 1
        self.rollers = rollers
        self.leaders = 0
        self.most = -1
        self.phase = ROLLING_OFF
        self.mover = CHANCE
        self.roller = 0
        self._find_roller()

    def _find_roller(self) -> None:
        while self.roller < self.seats and not (self.rollers >> self.roller) & 1:
            self.roller += 1

    def _roll_off(self, ones: int, twos: int) -> None:
        rats: int = ones + 2 * twos
        self.tell(EV_ROLLED_OFF, EVERYONE, self.roller, ones, twos, 0)
        if rats > self.most:
            self.most = rats
            self.leaders = 0
        if rats == self.most:
            self.leaders |= 1 << self.roller
        self.roller += 1
        self._find_roller()
        if self.roller < self.seats:
            return
        first: int = 0
        while not (self.leaders >> first) & 1:
            first += 1
        if self.leaders == 1 << first or self.roll_offs >= ROLL_OFFS_MAX:
            self.tell(EV_BEGINS, EVERYONE, first, 0, 0, 0)
            self._begin_round(first)
        else:
            self.tell(EV_ROLL_OFF_TIED, EVERYONE, self.leaders, 0, 0, 0)
            self._begin_roll_off(self.leaders)

    # ---- 6a, 6b: begin the round, examine the walls --------------------------------------------------------

    def _begin_round(self, giver: int) -> None:
        self.rounds += 1
        self.giver = giver
        self.dice = 1
        self.claim = NO_CLAIM
        self.denied = 0
        self.fee_paid = False
        for seat in range(self.seats):
            self.said[seat] = NO_CLAIM
        self.tell(EV_ROUND, EVERYONE, self.rounds, giver, 0, 0)
        self._shake()

    def _shake(self) -> None:
        self._forget_dice()
        self.phase = EXAMINING
        self.mover = self.giver
        self.tell(EV_SHOOK, EVERYONE, self.giver, self.dice, 0, 0)

    def _forget_dice(self) -> None:
        self.ones = 0
        self.twos = 0
        self.seen_by = 0

    def _turn_coaster(self) -> None:
        self.skull = True
        self.tell(EV_TURNED, EVERYONE, self.giver, 0, 0, 0)
        self._shake()

    def _look(self, ones: int, twos: int) -> None:
        self.ones = ones
        self.twos = twos
        self.seen_by = 1 << self.giver
        self.phase = LOOKED
        self.mover = self.giver
        self.tell(EV_SAW, self.seen_by, self.giver, ones, twos, self.dice)

    def _roll_again(self) -> None:
        self._forget_dice()
        self.phase = BLIND
        self.tell(EV_REROLLED, EVERYONE, self.giver, 0, 0, 0)

    # ---- 6c: the handover ----------------------------------------------------------------------------------

    def _announce(self, rats: int) -> None:
        self.tell(EV_ANNOUNCED, EVERYONE, self.giver, rats, 1 if self.phase == CONTINUING else 0, 0)
        self.claim = rats
        self.said[self.giver] = rats
        if rats == 0 and self.dice == DICE_MAX:
            self.denied |= 1 << self.giver
        self.phase = ANSWERING
        self.mover = (self.giver + 1) % self.seats
        if rats > 0 and not self.fee_paid:
            self._pay_fee()

    def _pay_fee(self) -> None:
        sheet: PayOut = self.content
        fee: int = min(sheet.fee, self.brains[self.giver])
        self.fee_paid = True
        self.brains[self.giver] -= fee
        self.middle += fee
        self.tell(EV_FEE, EVERYONE, self.giver, fee, self.brains[self.giver], 0)
        if not self.ends_with_round and self._is_anybody_out():
            self._finish(END_FEE)

    # ---- 6d: accepting the cup -----------------------------------------------------------------------------

    def _believe(self) -> None:
        receiver: int = self.mover
        self.tell(EV_BELIEVED, EVERYONE, receiver, self.giver, self.claim, 0)
        if self.claim == 0:
            self.giver = receiver
            self._add_die()
            return
        self._settle(receiver, self.giver, SAID_RATS, BELIEVED)
        if self.skull:
            self._go_insane(receiver)
        elif not self.ends_with_round and self._is_anybody_out():
            self._finish(END_BELIEF)
        else:
            self.giver = receiver
            self.phase = CONTINUING

    def _doubt(self) -> None:
        self.tell(EV_DOUBTED, EVERYONE, self.mover, self.giver, self.claim, 0)
        if self.seen_by == 0:
            self.phase = LIFTING
            self.mover = CHANCE
        else:
            self._lift()

    def _lift(self) -> None:
        receiver: int = (self.giver + 1) % self.seats
        rats: int = self.ones + 2 * self.twos
        row: int = SAID_RATS if self.claim > 0 else SAID_NONE
        true: bool = rats >= self.claim if self.claim > 0 else rats == 0
        wrong: int = receiver if true else self.giver
        right: int = self.giver if true else receiver
        self.seen_by = EVERYONE
        self.tell(EV_LIFTED, EVERYONE, self.ones, self.twos, self.dice, 0)
        self.tell(EV_JUDGED, EVERYONE, self.giver, 1 if true else 0, self.claim, 0)
        self._settle(wrong, right, row, DOUBTED_TRUE if true else DOUBTED_FALSE)
        if self.skull:
            self._go_insane(wrong)
        else:
            self._end_round(wrong)

    def _settle(self, loser: int, winner: int, row: int, column: int) -> None:
        """R1: what is gained comes out of what is lost; the rest of the loss goes to the middle."""
        sheet: PayOut = self.content
        owed: int = self.brains[loser] if self.skull else sheet.loses[row][column]
        lost: int = min(owed, self.brains[loser])
        gain: int = min(sheet.gains[row][column], lost + self.middle)
        self.brains[loser] -= lost
        self.brains[winner] += gain
        self.middle += lost - gain
        self.tell(EV_LOST, EVERYONE, loser, lost, self.brains[loser], 0)
        self.tell(EV_GAINED, EVERYONE, winner, gain, self.brains[winner], 0)

    # ---- 6e: the round continues ---------------------------------------------------------------------------

    def _add_die(self) -> None:
        if self.dice < DICE_MAX:
            self.dice += 1
            self.tell(EV_DIE_ADDED, EVERYONE, self.giver, self.dice, 0, 0)
        self._shake()

    # ---- 6f, 7, 8: end of the round and of the game --------------------------------------------------------

    def _end_round(self, loser: int) -> None:
        if self._is_anybody_out():
            self._finish(END_OF_ROUND if self.ends_with_round else END_DOUBT)
        elif self.rounds >= ROUNDS_MAX:
            self._finish(END_LIMIT)
        else:
            self._begin_round(loser)

    def _is_anybody_out(self) -> bool:
        for seat in range(self.seats):
            if self.brains[seat] == 0:
                return True
        return False

    def _go_insane(self, seat: int) -> None:
        self.insane = seat
        self.phase = KILLING
        self.mover = seat
        self.tell(EV_INSANE, EVERYONE, seat, 0, 0, 0)

    def _kill(self, victim: int) -> None:
        self.killed = victim
        self.tell(EV_KILLED, EVERYONE, victim, self.insane, 0, 0)
        self._finish(END_SKULL_DOUBT if self.seen_by == EVERYONE else END_SKULL_BELIEF)

    def _finish(self, ending: int) -> None:
        self.ending = ending
        self.phase = OVER
        self.mover = NOBODY
        self.tell(EV_OVER, EVERYONE, ending, 0, 0, 0)

    def is_living(self, seat: int) -> bool:
        """Whether a seat can still win: neither insane nor killed."""
        return seat != self.insane and seat != self.killed

    def score(self, seat: int) -> int:
        """The brains in front of a seat; those of the insane and the killed no longer count."""
        return self.brains[seat] if self.is_living(seat) else 0

    def rank(self, seat: int) -> int:
        """1 for the living with the most brains; the insane and the killed come last."""
        ahead: int = 0
        for other in range(self.seats):
            if not self.is_living(other):
                continue
            if not self.is_living(seat) or self.brains[other] > self.brains[seat]:
                ahead += 1
        return ahead + 1

    # ---- what may be done ----------------------------------------------------------------------------------

    def legal(self, seat: int) -> int:
        """Every action that no clause forbids, in the order of the codes."""
        first: int = PEEK
        end: int = ANNOUNCE + 2 * self.dice + 1
        self.count = 0
        if seat != self.mover:
            return 0
        if self.phase == ANSWERING:
            first = BELIEVE
            end = DOUBT + 1
        elif self.phase == KILLING:
            first = KILL
            end = KILL + self.seats
        for action in range(first, end):
            if self.forbids(seat, action) == PERMITTED:
                self.offer(action)
        return self.count

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
            self._believe()
        elif action == DOUBT:
            self._doubt()
        elif action == PEEK:
            self.tell(EV_PEEKED, EVERYONE, self.giver, 0, 0, 0)
            self.phase = LOOKING
            self.mover = CHANCE
        elif action == REROLL:
            self._roll_again()
        elif action == SHAKE:
            self._add_die()
        elif action == TURN:
            self._turn_coaster()
        elif action >= KILL:
            self._kill(action - KILL)
        else:
            self._announce(action - ANNOUNCE)

    def _apply_roll(self, ones: int, twos: int) -> None:
        if self.phase == ROLLING_OFF:
            self._roll_off(ones, twos)
        elif self.phase == LOOKING:
            self._look(ones, twos)
        else:
            self.ones = ones
            self.twos = twos
            self._lift()

    # ---- chance and secrets --------------------------------------------------------------------------------

    def outcomes(self) -> int:
        """Every roll of the dice in the cup, or of all five in the roll-off."""
        return self._weigh_rolls(DICE_MAX if self.phase == ROLLING_OFF else self.dice)

    def _weigh_rolls(self, dice: int) -> int:
        self.count = 0
        for ones in range(dice + 1):
            for twos in range(dice - ones + 1):
                self.weigh(ROLL_BASE * ones + twos, _WAYS[dice][ROLL_BASE * ones + twos])
        return self.count

    def ways_at_least(self, rats: int) -> int:
        """In how many of the 6 ** dice throws the cup holds at least so many rats: public arithmetic."""
        ways: int = 0
        for ones in range(self.dice + 1):
            for twos in range(self.dice - ones + 1):
                if ones + 2 * twos >= rats:
                    ways += _WAYS[self.dice][ROLL_BASE * ones + twos]
        return ways

    def glimpse(self, viewer: int, action: int) -> int:
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

    def has_seen(self, viewer: int) -> bool:
        """Whether a viewer knows the dice that lie under the cup now."""
        if self.seen_by == EVERYONE:
            return True
        return viewer >= 0 and (self.seen_by >> viewer) & 1 == 1

    def redeal(self, seat: int, rng: Rng) -> None:
        """Roll again what somebody else has seen. An announcement proves nothing, so any roll fits."""
        roll: int
        if self.seen_by != 0 and not self.has_seen(seat):
            self._weigh_rolls(self.dice)
            roll = self.pick(rng)
            self.ones = roll // ROLL_BASE
            self.twos = roll % ROLL_BASE


def begin(seats: int, brains: int, first: int, ends_with_round: bool, must_turn: bool, sheet: PayOut) -> Rats:
    """A new game: `first` begins, or NOBODY for a roll-off."""
    state: Rats = Rats()
    state.telling = True
    state.content = sheet
    state.ends_with_round = ends_with_round
    state.must_turn = must_turn
    state._set_up(seats, brains)
    if first == NOBODY:
        state._begin_roll_off((1 << seats) - 1)
    else:
        state._begin_round(first)
    return state
