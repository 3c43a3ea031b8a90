"""Darkhouse: the turn track, the rolls and arcs of a round, what may be done and what happens then.

The table itself, with its scores, is in `position.py`; how games begin and rounds and games end is in `rounds.py`.
Clauses are in RULES.md.

Pages do not touch each other, so everybody plays a round at the same time: any seat that is not done may act. Dice that
are about to be rolled are held in hand, and chance has the word for as long as anybody holds some.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.dice import count_of, first_of, handful_of, has_power, one, roll, size_of, ways_of
from ratskeller.games.darkhouse.rules.observe import disclose_table
from ratskeller.games.darkhouse.rules.position import PagePlan, Position
from ratskeller.games.darkhouse.rules.rounds import begin_game, end_round
from ratskeller.kernel.numbers import CHANCE, EVERYONE, NOBODY, NOT_NOW, PERMITTED, Ints
from ratskeller.kernel.observation import Observation
from ratskeller.kernel.rng import Rng


def _list_ends(which: int) -> list[int]:
    """The lower or the higher block of every pair, in the order of the pairs."""
    pairs = [(lower, higher) for lower in range(1, BLOCKS) for higher in range(lower + 1, BLOCKS_END)]
    return [pair[which] for pair in pairs]


_LOWER: Annotated[Ints, PAIRS] = _list_ends(0)
_HIGHER: Annotated[Ints, PAIRS] = _list_ends(1)


class Darkhouse(Position):
    """The rules of Darkhouse over a position of it."""

    # ---- 5: the turn track ---------------------------------------------------------------------------------

    def _write_track(self, number: int) -> None:
        plan: PagePlan = self.content
        due: int = plan.due_round(self.round, self.last_deadline)
        self.track[self.game][self.round] = number
        self.tell(EV_TRACK, EVERYONE, self.round, number, plan.gray[self.round], due)
        for seat in range(self.seats):
            if self.has_empty_box(seat):  # D26, D27: a page without one sits out
                self.playing |= 1 << seat
                self.in_hand[seat] = DICE
                self.reached[seat] = 1 << number
        self._find_mover()

    # ---- 4: a round of rolls -------------------------------------------------------------------------------

    def _find_mover(self) -> None:
        """Chance while somebody holds dice in hand, then the first seat that is not done, then the next round."""
        if self.roller() != NOBODY:
            self.phase = ROLLING
            self.mover = CHANCE
            return
        for seat in range(self.seats):
            if (self.playing >> seat) & 1:
                self.phase = PLACING
                self.mover = seat
                return
        end_round(self)

    def roller(self) -> int:
        """The seat whose dice fall next, or NOBODY."""
        for seat in range(self.seats):
            if self.in_hand[seat] > 0:
                return seat
        return NOBODY

    def _roll(self, seat: int, handful: int) -> None:
        self.in_hand[seat] = 0
        self.loose[seat] = handful
        self.rolls[seat] += 1
        self.tell(EV_ROLLED, EVERYONE, seat, handful, self.rolls[seat], 0)
        self._go_on(seat)

    def _go_on(self, seat: int) -> None:
        """D29: who has nothing left to do is done without being asked."""
        if not self._can_go_on(seat):
            self.playing &= ~(1 << seat)
            self.tell(EV_DONE, EVERYONE, seat, size_of(self.loose[seat]), 0, 0)
        self._find_mover()

    def _can_go_on(self, seat: int) -> bool:
        if self.loose[seat] == 0 or not self.has_empty_box(seat):
            return False
        # While a box is empty, a die with power can be laid: into a block, or on an arc on the way to it (D31).
        return self.rolls[seat] < ROLLS_A_ROUND or has_power(self.loose[seat])

    def _place(self, seat: int, block: int, face: int) -> None:
        self.loose[seat] -= one(face)
        self.lying[seat][block] += one(face)
        self.empty[seat][block] -= 1
        self.tell(EV_PLACED, EVERYONE, seat, face, block, self.empty[seat][block])
        self._go_on(seat)

    def _reroll(self, seat: int) -> None:
        self.in_hand[seat] = size_of(self.loose[seat])
        self.loose[seat] = 0
        self.tell(EV_REROLLED, EVERYONE, seat, self.in_hand[seat], 0, 0)
        self._find_mover()

    def _stop(self, seat: int) -> None:
        self.playing &= ~(1 << seat)
        self.tell(EV_STOPPED, EVERYONE, seat, size_of(self.loose[seat]), 0, 0)
        self._find_mover()

    # ---- 6: power arcs -------------------------------------------------------------------------------------

    def _arc(self, seat: int, pair: int, face: int) -> None:
        source: int = _LOWER[pair]
        target: int = _HIGHER[pair]
        if not (self.reached[seat] >> source) & 1:
            source = _HIGHER[pair]
            target = _LOWER[pair]
        self.loose[seat] -= one(face)
        self.arcs[seat][pair] = face
        self.reached[seat] |= 1 << target
        self.tell(EV_ARCED, EVERYONE, seat, face, source, target)
        self._go_on(seat)

    # ---- what may be done ----------------------------------------------------------------------------------

    def awaited(self, viewer: int) -> int:  # noqa: ARG002 (all is open)
        """D28: everybody who is not done."""
        return self.playing if self.phase == PLACING else 0

    def legal(self, seat: int) -> int:
        """Every action that no clause forbids, in the order of the codes."""
        self.count = 0
        if self._forbids_acting(seat) != PERMITTED:
            return 0
        self._offer_laying(seat)
        if self._forbids_rolling(seat) == PERMITTED:
            self.offer(REROLL)
        return self.offer(STOP)

    def _offer_laying(self, seat: int) -> None:
        """Every number with power, into every block that takes a die and on every arc that leads on."""
        plan: PagePlan = self.content
        reached: int = self.reached[seat]
        faces: Annotated[Ints, 5] = [0] * 5  # counted from 0, as in the codes
        many: int = 0
        first: int
        for face in range(LEAST, FACES_END):
            if self._forbids_die(seat, face) == PERMITTED:
                faces[many] = face - 1
                many += 1
        for block in range(1, BLOCKS_END):
            if (reached >> block) & 1 and self.empty[seat][block] > 0:
                first = PLACE + FACES * (block - 1)
                for i in range(many):
                    self.offer(first + faces[i])
        for arc in range(plan.arcs_out[reached]):
            first = ARC + FACES * plan.arc_out[reached][arc]
            for i in range(many):
                self.offer(first + faces[i])

    def forbids(self, seat: int, action: int) -> int:
        """The clause that forbids an action, or PERMITTED."""
        asked: int = self._forbids_acting(seat)
        if asked != PERMITTED:
            return asked
        if action == STOP:
            return PERMITTED
        if action == REROLL:
            return self._forbids_rolling(seat)
        if action < 0 or action >= ACTIONS_END:
            return NOT_NOW
        if action < ARC:
            return self._forbids_placing(seat, action // FACES + 1, action % FACES + 1)
        return self._forbids_arcing(seat, (action - ARC) // FACES, (action - ARC) % FACES + 1)

    def _forbids_acting(self, seat: int) -> int:
        if self.phase != PLACING or seat < 0 or seat >= self.seats:
            return NOT_NOW
        return PERMITTED if (self.playing >> seat) & 1 else ROUND_IS_DONE

    def _forbids_rolling(self, seat: int) -> int:
        return PERMITTED if self.rolls[seat] < ROLLS_A_ROUND else THREE_ROLLS

    def _forbids_die(self, seat: int, face: int) -> int:
        return PERMITTED if count_of(self.loose[seat], face) > 0 else NO_SUCH_DIE

    def _forbids_placing(self, seat: int, block: int, face: int) -> int:
        if face == ZERO_POWER:
            return ZERO_IN_BLOCK
        if not (self.reached[seat] >> block) & 1:
            return NOT_REACHED
        if self.empty[seat][block] == 0:
            return BLOCK_SHUT if self.is_shut(seat, block) else BLOCK_FULL
        return self._forbids_die(seat, face)

    def _forbids_arcing(self, seat: int, pair: int, face: int) -> int:
        if face == ZERO_POWER:
            return ZERO_ON_ARC
        if self._forbids_arc(seat, pair) != PERMITTED:
            return self._forbids_arc(seat, pair)
        return self._forbids_die(seat, face)

    def _forbids_arc(self, seat: int, pair: int) -> int:
        """D4, D23: an arc leads from a block that is reached to one that is not."""
        plan: PagePlan = self.content
        ends: int = ((self.reached[seat] >> _LOWER[pair]) & 1) + ((self.reached[seat] >> _HIGHER[pair]) & 1)
        if not plan.wired[pair]:
            return NO_SUCH_ARC
        if ends == 0:
            return ARC_FROM_AFAR
        return PERMITTED if ends == 1 else ARC_FOR_NOTHING

    # ---- what happens then ---------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action, or an outcome of the dice."""
        if seat == CHANCE:
            if self.phase == TRACKING:
                self._write_track(action)
            else:
                self._roll(self.roller(), handful_of(action - ROLL))
        elif action == STOP:
            self._stop(seat)
        elif action == REROLL:
            self._reroll(seat)
        elif action < ARC:
            self._place(seat, action // FACES + 1, action % FACES + 1)
        else:
            self._arc(seat, (action - ARC) // FACES, (action - ARC) % FACES + 1)

    def disclose(self, viewer: int, seen: Observation) -> None:  # noqa: ARG002 (all is open)
        """What a viewer may know, as numbers."""
        disclose_table(self, seen)

    # ---- chance; there are no secrets, so `redeal` and `glimpse` stay as they are (D34) --------------------

    def outcomes(self) -> int:
        """A number from 2 to 6 for the turn track (a one is rolled again, 5.6), or every roll of the dice in hand."""
        dice: int
        self.count = 0
        if self.phase == TRACKING:
            for number in range(LEAST, FACES_END):
                self.weigh(number, 1)
            return self.count
        dice = self.in_hand[self.roller()]
        for number in range(first_of(dice), first_of(dice + 1)):
            self.weigh(ROLL + number, ways_of(number))
        return self.count

    def draw(self, rng: Rng) -> int:
        """The same as drawing from `outcomes`, die by die."""
        if self.phase == TRACKING:
            return LEAST + rng.below(FACES - 1)
        return ROLL + roll(self.in_hand[self.roller()], rng)


def begin(seats: int, games: int, x_penalty: int, last_deadline: bool, plan: PagePlan) -> Darkhouse:
    """A new shift of one game or three."""
    state: Darkhouse = Darkhouse()
    state.telling = True
    state.content = plan
    state.seats = seats
    state.games = games
    state.x_penalty = x_penalty
    state.last_deadline = last_deadline
    begin_game(state)
    return state
