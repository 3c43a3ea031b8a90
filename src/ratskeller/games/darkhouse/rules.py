"""Darkhouse: setup, legal actions and what they do, in the rulebook's order. Clauses are in RULES.md.

Pages do not touch each other, so everybody plays a round at the same time: any seat that is not done may act. Dice that
are about to be rolled are held in hand, and chance has the word for as long as anybody holds some.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.darkhouse.codes import *
from ratskeller.games.darkhouse.dice import count_of, first_of, handful_of, one, roll, size_of, sum_of, ways_of
from ratskeller.games.darkhouse.plan import Plan
from ratskeller.games.darkhouse.scoring import Score, factor_of, is_enough, is_full
from ratskeller.kernel.numbers import CHANCE, EVERYONE, NOBODY, NOT_NOW, PERMITTED, Grid, Ints
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.state import State


def _list_ends(which: int) -> list[int]:
    """The lower or the higher block of every pair, in the order of the pairs."""
    pairs = [(lower, higher) for lower in range(1, BLOCKS) for higher in range(lower + 1, BLOCKS_END)]
    return [pair[which] for pair in pairs]


_LOWER: Annotated[Ints, PAIRS] = _list_ends(0)
_HIGHER: Annotated[Ints, PAIRS] = _list_ends(1)


class Darkhouse(State):
    """A position of Darkhouse."""

    content: Plan
    # Table options
    x_penalty: int
    last_deadline: bool
    games: int
    # The table
    phase: int
    game: int  # 1 for the first
    scored: int  # games played to their end
    round: int  # 1 to 10
    track: Annotated[Grid, GAMES_MAX + 1, ROUNDS + 1]  # what stands in the turn track, by game and round
    # The pages of all games: row page_of(seat, game)
    written: Annotated[Grid, GAMES_MAX * SEATS_MAX, BLOCKS_END]  # a handful for every block, its X's as face 0
    early: Annotated[Ints, GAMES_MAX + 1]  # who had every block full before round ten, as bits, by game
    # This game's page and this round's dice, by seat
    empty: Annotated[Grid, SEATS_MAX, BLOCKS_END]  # boxes that can take a die
    in_hand: Annotated[Ints, SEATS_MAX]  # dice about to be rolled
    loose: Annotated[Ints, SEATS_MAX]  # a handful: rolled, not laid
    lying: Annotated[Grid, SEATS_MAX, BLOCKS_END]  # a handful for every block: laid, not recorded
    arcs: Annotated[Grid, SEATS_MAX, PAIRS]  # the face of the die on an arc, or 0
    reached: Annotated[Ints, SEATS_MAX]  # blocks that may be filled this round, as bits
    rolls: Annotated[Ints, SEATS_MAX]  # rolls made this round
    playing: int  # who is not done with the round, as bits

    # ---- 2, 3: the pages -----------------------------------------------------------------------------------

    def page_of(self, seat: int, game: int) -> int:
        """The row of a seat's page of a game in `written`."""
        return (game - 1) * SEATS_MAX + seat

    def _begin_game(self) -> None:
        plan: Plan = self.content
        self.game += 1
        self.round = 0
        for seat in range(self.seats):
            for block in range(1, BLOCKS_END):
                self.empty[seat][block] = plan.boxes[block]
        self.tell(EV_GAME, EVERYONE, self.game, 0, 0, 0)
        self._begin_round()

    def _has_empty_box(self, seat: int) -> bool:
        for block in range(1, BLOCKS_END):
            if self.empty[seat][block] > 0:
                return True
        return False

    # ---- 5: the turn track ---------------------------------------------------------------------------------

    def _begin_round(self) -> None:
        self.round += 1
        self.phase = TRACKING
        self.mover = CHANCE

    def _write_track(self, number: int) -> None:
        plan: Plan = self.content
        due: int = plan.due_round(self.round, self.last_deadline)
        self.track[self.game][self.round] = number
        self.tell(EV_TRACK, EVERYONE, self.round, number, plan.gray[self.round], due)
        for seat in range(self.seats):
            if self._has_empty_box(seat):  # D26, D27: a page without one sits out
                self.playing |= 1 << seat
                self.in_hand[seat] = DICE
                self.reached[seat] = 1 << number
        self._find_mover()

    def due_block(self) -> int:
        """The block that is under a deadline in this round, or 0."""
        plan: Plan = self.content
        square: int = plan.gray_before(self.round)
        return self.track[self.game][square] if plan.due_round(square, self.last_deadline) > 0 else 0

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
        self._end_round()

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
        if self.loose[seat] == 0 or not self._has_empty_box(seat):
            return False
        return self.rolls[seat] < ROLLS_A_ROUND or self._offer_laying(seat) > 0

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

    # ---- 4.10 to 4.12, 5.8: the end of a round -------------------------------------------------------------

    def _end_round(self) -> None:
        going_on: bool = False
        for seat in range(self.seats):
            self._record(seat)
            self._clear(seat)
        self._meet_deadline()
        for seat in range(self.seats):
            self._look_for_early_bonus(seat)
            if self._has_empty_box(seat):
                going_on = True
        if going_on and self.round < ROUNDS:
            self._begin_round()
        else:
            self._end_game()

    def _record(self, seat: int) -> None:
        plan: Plan = self.content
        page: int = self.page_of(seat, self.game)
        boxes: int
        factor: int
        for block in range(1, BLOCKS_END):
            if self.lying[seat][block] == 0:
                continue
            boxes = self.written[page][block] + self.lying[seat][block]
            self.written[page][block] = boxes
            self.tell(EV_WROTE, EVERYONE, seat, block, self.lying[seat][block], self.empty[seat][block])
            if self.empty[seat][block] == 0:
                factor = factor_of(block, boxes, plan.boxes[block])
                self.tell(EV_REPAIRED, EVERYONE, seat, block, factor, factor * sum_of(boxes))

    def _clear(self, seat: int) -> None:
        for block in range(1, BLOCKS_END):
            self.lying[seat][block] = 0
        for pair in range(PAIRS):
            self.arcs[seat][pair] = 0
        self.loose[seat] = 0
        self.reached[seat] = 0
        self.rolls[seat] = 0

    def _meet_deadline(self) -> None:
        """5.8, D11: before a gray round, the block of the gray square before is full or shut."""
        plan: Plan = self.content
        block: int = self.due_block()
        crosses: int
        if block == 0 or plan.due_round(plan.gray_before(self.round), self.last_deadline) != self.round:
            return
        for seat in range(self.seats):
            crosses = self.empty[seat][block]
            if crosses > 0:
                self.written[self.page_of(seat, self.game)][block] += crosses * one(CROSS)
                self.empty[seat][block] = 0
                self.tell(EV_SHUT, EVERYONE, seat, block, crosses, 0)

    def _look_for_early_bonus(self, seat: int) -> None:
        """7.6, D17: every block full before round ten begins."""
        bit: int = 1 << seat
        if self.round >= ROUNDS or self.early[self.game] & bit:
            return
        if self._is_complete(seat):
            self.early[self.game] |= bit
            self.tell(EV_EARLY, EVERYONE, seat, self.round, 0, 0)

    def _is_complete(self, seat: int) -> bool:
        plan: Plan = self.content
        page: int = self.page_of(seat, self.game)
        for block in range(1, BLOCKS_END):
            if not is_full(self.written[page][block], plan.boxes[block]):
                return False
        return True

    # ---- 7, 8: scoring and winning -------------------------------------------------------------------------

    def _end_game(self) -> None:
        self.scored = self.game
        for seat in range(self.seats):
            self.tell(EV_PAGE, EVERYONE, seat, self.game, self.page_score(seat, self.game).total, 0)
        if self.game < self.games:
            self._begin_game()
            return
        self.phase = OVER
        self.mover = NOBODY
        self.ending = END_THREE_GAMES if self.games == GAMES_MAX else END_ONE_GAME
        for seat in range(self.seats):
            self.tell(EV_VERDICT, EVERYONE, seat, self.score(seat), 1 if self.is_kept_on(seat) else 0, 0)
        self.tell(EV_OVER, EVERYONE, self.ending, 0, 0, 0)

    def page_score(self, seat: int, game: int) -> Score:
        """7: the score of a page, line by line; the bonus for no X comes when its game is over."""
        plan: Plan = self.content
        page: int = self.page_of(seat, game)
        made: Score = Score()
        for block in range(1, BLOCKS_END):
            made.add(block, self.written[page][block], plan.boxes[block])
        made.close(self.x_penalty, ((self.early[game] >> seat) & 1) == 1, game <= self.scored)
        return made

    def score(self, seat: int) -> int:
        """8.1: the points of all games so far."""
        points: int = 0
        for game in range(1, self.game + 1):
            points += self.page_score(seat, game).total
        return points

    def tie_points(self, seat: int) -> int:
        """8.5, D20, D25: what block 6 was worth in all games."""
        points: int = 0
        for game in range(1, self.game + 1):
            points += self.page_score(seat, game).points[TIE_BLOCK]
        return points

    def is_kept_on(self, seat: int) -> bool:
        """8.2, 8.3: whether a seat may come back tomorrow."""
        return is_enough(self.score(seat), self.games)

    def rank(self, seat: int) -> int:
        """8.4 to 8.6: the most points, then the most in block 6; who is level in both shares the place."""
        ahead: int = 0
        mine: int = self.score(seat)
        theirs: int
        for other in range(self.seats):
            theirs = self.score(other)
            if theirs > mine or (theirs == mine and self.tie_points(other) > self.tie_points(seat)):
                ahead += 1
        return ahead + 1

    def reward(self, seat: int) -> float:
        """A win, shared among the winners; alone, the part reached of the most that pages can be worth."""
        points: float
        if self.seats > 1:
            return State.reward(self, seat)
        points = self.score(seat)
        return max(0.0, points / (BEST_PAGE * self.games))

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

    def _offer_laying(self, seat: int) -> int:
        self.count = 0
        for block in range(1, BLOCKS_END):
            if (self.reached[seat] >> block) & 1 and self.empty[seat][block] > 0:
                for face in range(LEAST, FACES_END):
                    if self._forbids_placing(seat, block, face) == PERMITTED:
                        self.offer(PLACE + FACES * (block - 1) + face - 1)
        for pair in range(PAIRS):
            if self._forbids_arc(seat, pair) == PERMITTED:
                for face in range(LEAST, FACES_END):
                    if self._forbids_die(seat, face) == PERMITTED:
                        self.offer(ARC + FACES * pair + face - 1)
        return self.count

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
        plan: Plan = self.content
        ends: int = ((self.reached[seat] >> _LOWER[pair]) & 1) + ((self.reached[seat] >> _HIGHER[pair]) & 1)
        if not plan.wired[pair]:
            return NO_SUCH_ARC
        if ends == 0:
            return ARC_FROM_AFAR
        return PERMITTED if ends == 1 else ARC_FOR_NOTHING

    def is_shut(self, seat: int, block: int) -> bool:
        """Whether a block of this game's page is closed with X's."""
        return count_of(self.written[self.page_of(seat, self.game)][block], CROSS) > 0

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

    # ---- for tests: nothing is lost ------------------------------------------------------------------------

    def count_dice(self, seat: int) -> int:
        """All dice of a seat, wherever they are: six in a round, unless it sits out."""
        dice: int = self.in_hand[seat] + size_of(self.loose[seat])
        for block in range(1, BLOCKS_END):
            dice += size_of(self.lying[seat][block])
        for pair in range(PAIRS):
            if self.arcs[seat][pair] > 0:
                dice += 1
        return dice

    def count_boxes(self, seat: int, block: int) -> int:
        """All boxes of a block of this game's page: written, crossed out, under a die and empty. Always its size."""
        boxes: int = size_of(self.written[self.page_of(seat, self.game)][block])
        return boxes + size_of(self.lying[seat][block]) + self.empty[seat][block]


def begin(seats: int, games: int, x_penalty: int, last_deadline: bool, plan: Plan) -> Darkhouse:
    """A new shift of one game or three."""
    state: Darkhouse = Darkhouse()
    state.telling = True
    state.content = plan
    state.seats = seats
    state.games = games
    state.x_penalty = x_penalty
    state.last_deadline = last_deadline
    state._begin_game()
    return state
