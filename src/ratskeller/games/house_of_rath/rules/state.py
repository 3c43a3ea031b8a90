"""House of Rath: what may be done and what happens then.

The table itself is in `position.py`. The chapters of the rulebook are `setting_up.py`, `roll.py` (the Roll phase and
special abilities), `house.py` (rooms, doors and locks), `hunt.py` (where Rath goes), `attack.py` (the Boogeyman phase)
and `turns.py` (turns, the Shrinking House, the end); `legality.py` lists what may be done, `redeal.py` says what a seat
may imagine. Clauses are in RULES.md.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.house_of_rath.rules.attack import (
    ask_on,
    attack,
    begin_stalking,
    claim,
    dash,
    flee,
    give_up,
    learn,
    let_go,
    meet_fate,
    run,
    stay,
    walk,
)
from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.house import forbids_pivot, forbids_removing, take_room, ways_of
from ratskeller.games.house_of_rath.rules.hunt import steps_now
from ratskeller.games.house_of_rath.rules.legality import list_actions
from ratskeller.games.house_of_rath.rules.observe import disclose_table
from ratskeller.games.house_of_rath.rules.position import Box, Position, count_bits, first_bit
from ratskeller.games.house_of_rath.rules.redeal import pick, redeal_cards, redeal_lessons
from ratskeller.games.house_of_rath.rules.roll import (
    act,
    expose,
    forbids_by_face,
    forbids_using,
    go,
    go_on,
    swing,
    take_face,
    use,
)
from ratskeller.games.house_of_rath.rules.setting_up import (
    beds_in,
    begin_hidden,
    deal,
    draw_bed,
    place,
    remove,
    start,
)
from ratskeller.games.house_of_rath.rules.turns import begin_turn, close_turn, place_of
from ratskeller.kernel.numbers import CHANCE, EVERYONE, HIDDEN, NO_ANSWER, NOBODY, NOT_NOW, PERMITTED, Ints, Long
from ratskeller.kernel.observation import Observation
from ratskeller.kernel.rng import Rng

_FACES: Annotated[Ints, FACES] = [4, 3, 2, 2, 1]  # 4.4: sides of the Options die
_FATE_DIE: int = 0b1111110  # 13.2: its numbers, 1 to 6


class HouseOfRath(Position):
    """The rules of House of Rath over a position of it."""

    # ---- 4: the beginning of a turn, and of Rath's part of it ----------------------------------------------

    def begin_turn(self, seat: int) -> None:
        """The Options die is about to be rolled for a seat."""
        begin_turn(self, seat)

    def begin_boogeyman(self) -> None:
        """Rath is about to go, in the turn of `turn`."""
        begin_stalking(self)

    # ---- what may be done ----------------------------------------------------------------------------------

    def awaited(self, viewer: int) -> int:
        """H39: while a victim may be claimed nobody sees who has answered, but for oneself."""
        if self.phase == REMOVING:
            return self.removing()
        if self.phase == CLAIMING:
            return self.asked() & ~(self.answered & (1 << viewer)) if viewer >= 0 else self.asked()
        return 1 << self.mover if self.mover >= 0 else 0

    def silence(self, seat: int) -> int:
        """H39, H43, H72: who says nothing lets the victim go, unless it must be claimed."""
        if self.phase != CLAIMING:
            return NO_ANSWER
        return CLAIM if self.owner_of(self.victim) == seat and self.is_last(self.victim) else LET_GO

    def is_asked(self, seat: int) -> bool:
        """Whether a seat has something to decide now, but for revealing a card."""
        if self.phase == REMOVING:
            return ((self.removing() >> seat) & 1) == 1
        if self.phase == CLAIMING:
            return (self.answered >> seat) & 1 == 0 and self.may_claim(seat)
        return seat == self.mover

    def legal(self, seat: int) -> int:
        """Every action that no clause forbids, in the order of the codes."""
        self.count = 0
        if seat < 0 or self.mover < 0:
            return 0
        return list_actions(self, seat)

    def forbids(self, seat: int, action: int) -> int:
        """The clause that forbids an action, or PERMITTED."""
        if seat < 0 or self.mover < 0:
            return NOT_NOW
        if REVEAL <= action < NOTHING:
            return self._forbids_revealing(seat, action - REVEAL)
        if not self.is_asked(seat):
            return NOT_NOW
        if self.phase == REMOVING:
            return self._forbids_removing(seat, action)
        if self.phase == ACTING:
            return forbids_by_face(self, seat, action)
        if self.phase == TURNING:
            if PIVOT <= action < MOVE:
                return forbids_pivot(self, self.chosen, action - PIVOT)
            return MUST_FINISH if action == NOTHING else NOT_NOW
        if self.phase == MOVING or self.phase == FLEEING:
            return self._forbids_going(seat, action)
        if self.phase == LEARNT:
            if USE <= action < GO_ON:
                return forbids_using(self, seat, action - USE)
            return PERMITTED if action == GO_ON else NOT_NOW
        if self.phase == SHRINKING:
            return forbids_removing(self, action - SHRINK) if SHRINK <= action < ACTIONS_END else NOT_NOW
        return self._forbids_hunting(seat, action)

    def _forbids_revealing(self, seat: int, orphan: int) -> int:
        """18.1, H58: one's own face-down cards, at any time."""
        if self.phase == REMOVING:
            return NOT_NOW
        if self.owner_of(orphan) != seat:
            return NOT_YOUR_CARD
        if self.is_up(orphan):
            return CARD_IS_UP
        return CLAIM_INSTEAD if self.phase == CLAIMING and orphan == self.victim else PERMITTED

    def _forbids_removing(self, seat: int, action: int) -> int:
        if action >= REVEAL:
            return NOT_NOW
        return PERMITTED if self.owner_of(action - REMOVE) == seat else CARD_NOT_DEALT

    def _forbids_going(self, seat: int, action: int) -> int:
        """6.2, 8.4, 17.2: where an orphan can be brought."""
        orphan: int = self.chosen if self.phase == MOVING else self.victim
        room: int = action - GO
        here: int = self.room[orphan]
        if action == NOTHING:
            return MUST_FINISH
        if room < 0 or room >= ROOMS:
            return NOT_NOW
        if (ways_of(self, seat, orphan) >> room) & 1:
            return PERMITTED
        return DOOR_LOCKED if (self.locked[here] >> room) & 1 else NO_DOOR

    def _forbids_hunting(self, seat: int, action: int) -> int:
        """The Boogeyman phase."""
        if self.phase == STALKING:
            if action < RATH or action >= ATTACK:
                return NOT_NOW
            return PERMITTED if (steps_now(self) >> (action - RATH)) & 1 else RATH_IS_COMPELLED
        if self.phase == ATTACKING:
            return self._forbids_attacking(action - ATTACK) if ATTACK <= action < CLAIM else NOT_NOW
        if self.phase == CLAIMING:
            return self._forbids_answering(seat, action)
        if self.phase == RUNNING_AWAY:
            if action == STAY:
                return LAST_ORPHAN if self.is_last(self.victim) else PERMITTED
            return PERMITTED if action == RUN else NOT_NOW
        if DASH <= action < GIVE_UP:
            return PERMITTED if self.lesson[action - DASH] == seat else NOT_YOUR_LESSON
        return PERMITTED if action == GIVE_UP else NOT_NOW

    def _forbids_attacking(self, orphan: int) -> int:
        if self.room[orphan] != self.rath:
            return NOT_IN_HIS_ROOM
        return UNSEEN_BY_RATH if self.is_hidden(orphan) else PERMITTED

    def _forbids_answering(self, seat: int, action: int) -> int:
        """12.3, H43, H57: only the owner can claim, and must if it is the last."""
        is_mine: bool = self.owner_of(self.victim) == seat
        if action == CLAIM:
            return PERMITTED if is_mine else NOT_YOUR_ORPHAN
        if action == LET_GO:
            return LAST_ORPHAN if is_mine and self.is_last(self.victim) else PERMITTED
        return NOT_NOW

    # ---- what happens then ---------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action, or what chance has brought."""
        if seat == CHANCE:
            self._meet_chance(action)
        elif action < REVEAL:
            remove(self, seat, action - REMOVE)
        elif action < NOTHING:
            self._reveal(seat, action - REVEAL)
        elif self.phase == ACTING:
            act(self, action)
        elif self.phase == TURNING:
            swing(self, action - PIVOT)
        elif self.phase == MOVING:
            go(self, action - GO)
        elif self.phase == LEARNT:
            if action == GO_ON:
                go_on(self)
            else:
                use(self, action - USE)
        elif self.phase == SHRINKING:
            take_room(self, action - SHRINK)
            close_turn(self)
        else:
            self._hunt(seat, action)

    def _reveal(self, seat: int, orphan: int) -> None:
        """18.1, H58: a card is turned up for good."""
        self.up |= 1 << orphan
        self.tell(EV_REVEALED, EVERYONE, seat, orphan, 0, 0)
        if self.phase == CLAIMING:
            ask_on(self)

    def _hunt(self, seat: int, action: int) -> None:
        """The Boogeyman phase."""
        if self.phase == STALKING:
            walk(self, action - RATH)
        elif self.phase == ATTACKING:
            attack(self, action - ATTACK)
        elif action == CLAIM:
            claim(self, seat)
        elif action == LET_GO:
            let_go(self, seat)
        elif action == RUN:
            run(self)
        elif action == STAY:
            stay(self)
        elif action == GIVE_UP:
            give_up(self)
        elif self.phase == DASHING:
            dash(self, action - DASH)
        else:
            flee(self, action - GO)

    def _meet_chance(self, outcome: int) -> None:
        if self.phase == PLACING:
            place(self, outcome - PLACE)
        elif self.phase == HIDING:
            begin_hidden(self, outcome - BEGIN_HIDDEN)
        elif self.phase == DEALING:
            deal(self, outcome - DEAL)
        elif self.phase == STARTING:
            start(self, outcome - BEGIN)
        elif self.phase == ROLLING:
            take_face(self, outcome - FACE)
        elif self.phase == EXPOSING:
            expose(self, outcome - TURN_UP)
        elif self.phase == FATE:
            meet_fate(self, outcome - FATE_ROLL)
        else:
            learn(self, outcome - LEARN)

    # ---- chance --------------------------------------------------------------------------------------------

    def outcomes(self) -> int:
        """What the dice, the lots and the decks may bring."""
        first: int
        lots: int
        self.count = 0
        if self.phase == PLACING:
            for room in range(OUTER, ROOMS):
                self._weigh_some(PLACE + room, beds_in(self, room))
        elif self.phase == ROLLING:
            for face in range(FACES):
                self.weigh(FACE + face, _FACES[face])
        else:
            first = self._first_lot()
            lots = self._lots()
            for lot in range(ORPHANS):
                self._weigh_some(first + lot, (lots >> lot) & 1)
        return self.count

    def _weigh_some(self, outcome: int, weight: int) -> None:
        if weight > 0:
            self.weigh(outcome, weight)

    def draw(self, rng: Rng) -> int:
        """One of these, each as likely as its weight says, without a list of them."""
        if self.phase == PLACING:
            return PLACE + draw_bed(self, rng)
        if self.phase == ROLLING:
            return FACE + _roll_options(rng)
        return self._first_lot() + pick(self._lots(), rng)

    def _first_lot(self) -> int:
        """Which outcome it is that the first orphan, seat, number or card comes."""
        if self.phase == HIDING:
            return BEGIN_HIDDEN
        if self.phase == DEALING:
            return DEAL
        if self.phase == STARTING:
            return BEGIN
        if self.phase == EXPOSING:
            return TURN_UP
        return FATE_ROLL if self.phase == FATE else LEARN

    def _lots(self) -> int:
        """The orphans, seats, numbers or cards that may come, each as likely as the others."""
        if self.phase == HIDING:
            return ((1 << ORPHANS) - 1) & ~self.hidden
        if self.phase == DEALING:
            return self.cards_of(NOBODY)
        if self.phase == STARTING:
            return (1 << self.seats) - 1
        if self.phase == EXPOSING:
            return self.cards_down(self.chosen)
        return _FATE_DIE if self.phase == FATE else self.lessons_of(UNDRAWN)

    # ---- secrets -------------------------------------------------------------------------------------------

    def glimpse(self, viewer: int, seat: int, action: int) -> int:
        """3.7, 16.1, H39: cards dealt, removed and drawn are seen by one seat alone, and so is letting go."""
        sees: int = seat
        if seat == CHANCE:
            if self.phase == DEALING:
                sees = self.dealt_to()
            elif self.phase == LEARNING:
                sees = self.holder[self.victim]
            else:
                return action
        elif action >= REVEAL and action != LET_GO:
            return action
        return action if viewer == sees else HIDDEN

    def disclose(self, viewer: int, seen: Observation) -> None:
        """What a viewer may know, as numbers."""
        disclose_table(self, viewer, seen)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Cards that a seat has not seen are dealt anew, and nobody else has answered yet (see redeal.py)."""
        if self.mover == NOBODY:
            return
        redeal_cards(self, seat, rng)
        redeal_lessons(self, seat, rng)
        if self.phase == CLAIMING:
            self.answered &= 1 << seat if seat >= 0 else 0
            self.mover = first_bit(self.asked() & ~self.answered)

    # ---- 20: the winner ------------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        """The living orphans of a seat."""
        return count_bits(self.children_of(seat))

    def rank(self, seat: int) -> int:
        """1 for the last with a living orphan; partners share their place (H65)."""
        return place_of(self, seat)


def begin(seats: int, box: Box) -> HouseOfRath:
    """A new game, before the first orphan has a room. Options are the caller's to set."""
    state: HouseOfRath = HouseOfRath()
    state.telling = True
    state.content = box
    state.lay_out(seats)
    state.mover = CHANCE
    return state


def _roll_options(rng: Rng) -> int:
    """4.4: the face of the Options die that lies on top."""
    face: int = 0
    left: Long = rng.below(DIE_SIDES)
    while left >= _FACES[face]:
        left -= _FACES[face]
        face += 1
    return face
