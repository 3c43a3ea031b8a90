"""Condyle Cove: what may be done, what happens then, chance and secrets. Clauses are in RULES.md.

The table is in `position.py`. The chapters: `cove.py` (the map), `slots.py` (cards and who knows them), `grants.py`,
`targets.py` and `effects.py` (what cards say), `play.py` (playing and answering), `acts.py` (the Cul-De-Sac, going
out), `turns.py` (setting up, the three phases, Benny), `solo.py`, and `dream.py` and `knowledge.py` (what a viewer can
only imagine).
"""

from __future__ import annotations

from ratskeller.games.condyle_cove.acts import (
    go_on_flipping,
    go_on_peeking,
    go_on_with_haunt,
    go_on_with_winter,
    meet_boogeyman,
    peek_at,
    put_him,
    reveal_act,
    shuffle_him,
    turn_haunt,
    turn_up,
    turn_winter,
    use_act,
)
from ratskeller.games.condyle_cove.box import Box
from ratskeller.games.condyle_cove.codes import *
from ratskeller.games.condyle_cove.dream import redeal_cards
from ratskeller.games.condyle_cove.effects import (
    carry_out,
    discard_from_hand,
    discard_one_from_pile,
    go_on_line,
    go_on_losing,
    go_on_shuffling,
    go_on_stashing,
    go_on_stealing,
    select,
    send,
    stash,
    steal_place,
    stop_stashing,
    take_card,
    tell_seen,
)
from ratskeller.games.condyle_cove.knowledge import redeal_acts
from ratskeller.games.condyle_cove.outlook import hope, hope_alone
from ratskeller.games.condyle_cove.play import (
    answer,
    go_on_announcing,
    go_on_asking,
    lay_answer_away,
    lay_away,
    pick_cell,
    pick_end,
    pick_pawn,
    pick_swap,
    play_card,
    run_card,
)
from ratskeller.games.condyle_cove.position import Position
from ratskeller.games.condyle_cove.slots import (
    card_in,
    count_blank,
    count_members,
    find_in_hand,
    knows,
    reveal,
    shuffle_of,
    slot_at,
)
from ratskeller.games.condyle_cove.solo import (
    begin_his_turn,
    begin_my_play,
    begin_my_turn,
    check_acts,
    go_on_walking,
    go_on_with_his_flip,
    go_on_with_my_draw,
    go_on_with_ring,
    land_alone,
    lay_his_card_away,
    may_play_name,
    note_name,
    set_up_ring,
    turn_move_card,
)
from ratskeller.games.condyle_cove.targets import next_meant
from ratskeller.games.condyle_cove.turns import (
    begin_move,
    begin_play,
    begin_turn,
    can_flip,
    deal,
    deal_hands,
    draw_cove,
    draw_cove_card,
    draw_option,
    end_turn,
    go_on_drawing,
    go_on_laying,
    go_on_with_cross,
    go_on_with_pawns,
    hear_benny,
    land,
    lay_cross,
    lay_drawn,
    place_pawn,
    scream,
    set_up,
    start_permanents,
    start_space,
)
from ratskeller.kernel.numbers import CHANCE, EVERYONE, HIDDEN, NO_ANSWER, NOBODY, NOT_NOW, PERMITTED, Long
from ratskeller.kernel.rng import Rng


class CondyleCove(Position):
    """The rules of Condyle Cove over a position of it."""

    # ---- what is to be done next ---------------------------------------------------------------------------

    def _run(self) -> None:
        """Do what is to be done until somebody has to decide something."""
        while self.phase == GOING:
            kind: int = self.stack[self.depth - 1][0]
            if kind < DO_LAND:
                self._run_turn(kind)
            elif kind < DO_TAKE:
                self._run_card(kind)
            elif kind < DO_HIS_TURN:
                self._run_effect(kind)
            else:
                self._run_alone(kind)
            if self.alone and self.phase != OVER and self.piled[HIM] == 0:  # 21.4, S9
                self.finish(END_DRAINED)

    def _run_turn(self, kind: int) -> None:
        if kind == DO_CROSS:
            go_on_with_cross(self)
        elif kind == DO_PAWNS:
            go_on_with_pawns(self)
        elif kind == DO_DEAL:
            deal_hands(self)
        elif kind == DO_TURN:
            begin_turn(self)
        elif kind == DO_KEEPS:
            start_permanents(self)
        elif kind == DO_SPACE:
            start_space(self)
        elif kind == DO_MOVE:
            begin_move(self)
        elif kind == DO_PLAY:
            if self.alone:
                begin_my_play(self)
            else:
                begin_play(self)
        elif kind == DO_DRAW:
            go_on_drawing(self)
        elif kind == DO_END:
            end_turn(self)
        else:
            hear_benny(self)

    def _run_card(self, kind: int) -> None:
        if kind == DO_LAND:
            if self.alone:
                land_alone(self)
            else:
                land(self)
        elif kind == DO_ANNOUNCE:
            go_on_announcing(self)
        elif kind == DO_WINDOW:
            go_on_asking(self)
        elif kind == DO_RUN:
            run_card(self)
        elif kind == DO_DONE:
            lay_away(self)
        elif kind == DO_ANSWERED:
            lay_answer_away(self)
        elif kind == DO_LINE:
            go_on_line(self)
        else:
            carry_out(self)

    def _run_effect(self, kind: int) -> None:
        if kind == DO_TAKE:
            take_card(self)
        elif kind == DO_LOSE:
            go_on_losing(self)
        elif kind == DO_STEAL:
            go_on_stealing(self)
        elif kind == DO_STASH:
            go_on_stashing(self)
        elif kind == DO_SHUFFLE:
            go_on_shuffling(self)
        elif kind == DO_PEEK:
            go_on_peeking(self)
        elif kind == DO_FLIP:
            go_on_flipping(self)
        elif kind == DO_WINTER:
            go_on_with_winter(self)
        elif kind == DO_HAUNT:
            go_on_with_haunt(self)
        elif kind == DO_BOOGEY:
            meet_boogeyman(self)
        else:
            go_on_laying(self)

    def _run_alone(self, kind: int) -> None:
        if kind == DO_HIS_TURN:
            begin_his_turn(self)
        elif kind == DO_HIS_WALK:
            go_on_walking(self)
        elif kind == DO_HIS_FLIP:
            go_on_with_his_flip(self)
        elif kind == DO_MY_ACTS:
            check_acts(self)
        elif kind == DO_MY_TURN:
            begin_my_turn(self)
        elif kind == DO_MY_DRAW:
            go_on_with_my_draw(self)
        elif kind == DO_RING:
            go_on_with_ring(self)
        elif kind == DO_ACT_SEEN:
            use_act(self)
        elif kind == DO_HIS_DONE:
            lay_his_card_away(self)
        else:
            tell_seen(self)

    # ---- what may be done ----------------------------------------------------------------------------------

    def awaited(self, viewer: int) -> int:
        """C28: while a card may be answered nobody sees who has let it happen, but for oneself."""
        if self.phase == ASK_ANSWER:
            return self.asked_seats & ~(self.replied & (1 << viewer)) if viewer >= 0 else self.asked_seats
        return 1 << self.mover if self.mover >= 0 else 0

    def is_asked(self, seat: int) -> bool:
        """Whether a seat has something to decide."""
        if self.phase == ASK_ANSWER:
            return ((self.asked_seats & ~self.replied) >> seat) & 1 == 1
        return seat == self.mover

    def silence(self) -> int:
        """C70: among others, who says nothing lets a card happen."""
        return STOP if self.phase == ASK_ANSWER and not self.alone else NO_ANSWER

    def legal(self, seat: int) -> int:
        """Every action that no clause forbids, in the order of the codes."""
        self.count = 0
        if seat < 0 or seat >= self.seats or self.phase == OVER:
            return 0
        if not self.is_asked(seat):
            return self._consider(seat, QUIET, LISTEN + 1)
        self._consider(seat, STOP, WHICH)
        if self.phase == ASK_WHICH:
            self._consider(seat, WHICH, HAND_PLACE)
        elif self.phase == ASK_LOSE or self.phase == ASK_STASH:
            self._consider(seat, HAND_PLACE, ACT_PLACE)
        elif self.phase == ASK_ACT or self.phase == ASK_PEEK or self.phase == ASK_BOOGEY:
            self._consider(seat, ACT_PLACE, TARGET)
        elif self.phase == ASK_WHO:
            self._consider(seat, TARGET, GO)
        elif self.phase == ASK_MOVE or self.phase == ASK_WHERE or self.phase == ASK_PAWN:
            self._consider(seat, GO, REPLACE)
        elif self.phase == ASK_PLAY or self.phase == ASK_ANSWER:
            self._offer_hand(seat)
        elif self.phase == ASK_DETOUR:
            self._consider(seat, REPLACE, PLAY)
            self._offer_cells()
        elif self.phase == ASK_CROSS or self.phase == ASK_LAY:
            self._offer_cells()
        return self.count

    def _consider(self, seat: int, first: int, end: int) -> int:
        for action in range(first, end):
            if self.forbids(seat, action) == PERMITTED:
                self.offer(action)
        return self.count

    def _offer_hand(self, seat: int) -> None:
        """The cards of a hand that may be played, in the order of their numbers."""
        lowest: int
        card: int
        last: int = -1
        for _ in range(self.held[seat]):
            lowest = CARDS
            for place in range(self.held[seat]):
                card = card_in(self, self.hand[seat][place])
                if last < card < lowest:
                    lowest = card
            last = lowest
            if last < CARDS and self.forbids(seat, PLAY + last) == PERMITTED:
                self.offer(PLAY + last)

    def _offer_cells(self) -> None:
        for row in range(SIDE):
            if self.cells[row]:
                for column in range(SIDE):
                    if (self.cells[row] >> column) & 1:
                        self.offer(PUT + row * SIDE + column)

    def forbids(self, seat: int, action: int) -> int:
        """The clause that forbids an action, or PERMITTED."""
        if seat < 0 or seat >= self.seats or self.phase == OVER or action < 0 or action >= ACTIONS_END:
            return NOT_NOW
        if action == QUIET or action == LISTEN:
            return self._forbids_mind(seat, action)
        if not self.is_asked(seat):
            return NOT_NOW
        if action < WHICH:
            return self._forbids_simple(seat, action)
        if action < HAND_PLACE:
            return PERMITTED if self.phase == ASK_WHICH else NOT_NOW
        if action < ACT_PLACE:
            return self._forbids_place(seat, action - HAND_PLACE)
        if action < TARGET:
            return self._forbids_act(action - ACT_PLACE)
        if action < GO:
            if self.phase != ASK_WHO:
                return NOT_NOW
            return PERMITTED if (self.asked_pawns >> (action - TARGET)) & 1 else NOT_MEANT
        if action < REPLACE:
            return self._forbids_going(action - GO)
        if action < PLAY:
            return self._forbids_replacing(action - REPLACE)
        if action < PUT:
            return self._forbids_playing(seat, action - PLAY)
        return self._forbids_cell(action - PUT)

    def _forbids_mind(self, seat: int, action: int) -> int:
        """C62."""
        if not self.is_in(seat) or self.turns == 0 or seat == self.mover or (self.asked_seats >> seat) & 1:
            return NOT_NOW
        if ((self.quiet >> seat) & 1) == (action == QUIET):
            return NOT_NOW
        return MIND_IS_MADE if self.quiet_turn[seat] == self.turns else PERMITTED

    def _forbids_simple(self, seat: int, action: int) -> int:
        if action == STOP:
            return self._forbids_stopping()
        if action == TURN_WINTER:
            return self._forbids_winter(seat)
        if action == DRAW_OPTION or action == DRAW_COVE:
            return self._forbids_drawing(seat, action)
        if action == DISCARD_PILE:
            return self._forbids_pile()
        return PERMITTED if self.phase == ASK_BOOGEY else NOT_NOW

    def _forbids_stopping(self) -> int:
        if self.phase == ASK_ANSWER or self.may_stop:
            return PERMITTED
        if self.phase == ASK_PLAY:
            return MUST_PLAY if self.alone else MUST_MAKE_ROOM
        if self.phase == ASK_DRAW:
            return MUST_DRAW
        return MUST_DISCARD if self.phase == ASK_LOSE else NOT_NOW

    def _forbids_winter(self, seat: int) -> int:
        if self.phase != ASK_PLAY or self.winter_left == 0:
            return NOT_NOW
        if can_flip(self, seat):
            return PERMITTED
        return ONE_FLIP if self.flipped else NOT_IN_THE_COLD

    def _forbids_drawing(self, seat: int, action: int) -> int:
        if self.phase != ASK_DRAW:
            return NOT_NOW
        if action == DRAW_COVE:
            if self.alone:
                return NOT_NOW
            return PERMITTED if self.cove_left else NO_COVE_CARDS
        if self.piled[seat] == 0:
            return NO_OPTION_CARDS
        return PERMITTED if self.held[seat] < HAND_MAX else HAND_IS_FULL

    def _forbids_pile(self) -> int:
        if self.phase != ASK_LOSE:
            return NOT_NOW
        return PERMITTED if self.stack[self.depth - 1][3] == FROM_EITHER else MUST_DISCARD

    def _forbids_place(self, seat: int, place: int) -> int:
        if self.phase == ASK_PLAY:
            return NO_DISCARDING
        if self.phase != ASK_LOSE and self.phase != ASK_STASH:
            return NOT_NOW
        return PERMITTED if place < self.held[seat] else NOT_HELD

    def _forbids_act(self, place: int) -> int:
        if self.phase != ASK_ACT and self.phase != ASK_PEEK and self.phase != ASK_BOOGEY:
            return NOT_NOW
        return PERMITTED if (self.asked_acts >> place) & 1 else ACT_IS_UP

    def _forbids_going(self, space: int) -> int:
        if self.phase != ASK_MOVE and self.phase != ASK_WHERE and self.phase != ASK_PAWN:
            return NOT_NOW
        if (self.asked_spaces >> space) & 1:
            return PERMITTED
        if self.phase == ASK_MOVE:
            return OUT_OF_REACH
        return NOT_SUCH_A_SPACE if self.phase == ASK_WHERE else NOT_STARTING_SPACE

    def _forbids_replacing(self, space: int) -> int:
        if self.phase != ASK_DETOUR or self.picked_swap > 0:
            return NOT_NOW
        if space == CORNER:
            return CORNER_STAYS
        return PERMITTED if (self.asked_spaces >> space) & 1 else NOT_NOW

    def _forbids_playing(self, seat: int, card: int) -> int:
        box: Box = self.content
        if self.phase != ASK_PLAY and self.phase != ASK_ANSWER:
            return NOT_NOW
        if find_in_hand(self, seat, card) < 0:
            return NOT_HELD
        if self.phase == ASK_ANSWER:
            return PERMITTED if box.defensive[card] else NOT_DEFENSIVE
        if self.alone and not may_play_name(self, card):
            return ONE_OF_A_NAME
        return PERMITTED

    def _forbids_cell(self, cell: int) -> int:
        if self.phase != ASK_LAY and self.phase != ASK_DETOUR and self.phase != ASK_CROSS:
            return NOT_NOW
        if (self.cells[cell // SIDE] >> (cell % SIDE)) & 1:
            return PERMITTED
        return CROSS_ONLY if self.phase == ASK_CROSS else NOT_BESIDE

    # ---- what happens then ---------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action or an outcome, and all that follows from it by itself."""
        phase: int = self.phase
        if seat != CHANCE and (action == QUIET or action == LISTEN):
            self._change_mind(seat, action)
            return
        if seat == CHANCE:
            self.go_on()
            self._apply_chance(phase, action)
        elif action < GO:
            self.go_on()
            self._apply_choice(phase, seat, action)
        else:
            self.go_on()
            self._apply_place(phase, seat, action)
        self._run()

    def _change_mind(self, seat: int, action: int) -> None:
        """C62."""
        self.quiet ^= 1 << seat
        self.quiet_turn[seat] = self.turns
        self.tell(EV_QUIET, EVERYONE, seat, 1 if action == QUIET else 0, 0, 0)

    def _apply_chance(self, phase: int, outcome: int) -> None:
        if phase == CH_CARD:
            reveal(self, outcome - OPTION_CARD)
        elif phase == CH_PLACE:
            steal_place(self, outcome - PLACE_IN_HAND)
        elif phase == CH_COVE:
            draw_cove_card(self, outcome - COVE_CARD)
        elif phase == CH_ACT:
            reveal_act(self, outcome - ACT_CARD)
        elif phase == CH_WINTER:
            turn_winter(self, outcome - WINTER_CARD)
        elif phase == CH_HAUNT:
            turn_haunt(self, outcome - HAUNT_CARD)
        elif phase == CH_SCREAM:
            if outcome == SCREAM:
                scream(self)
            else:
                self.pop()
        elif phase == CH_MOVE_CARD:
            turn_move_card(self, outcome - MOVE_CARD)
        else:
            deal(self, outcome - FIRST_SEAT)

    def _apply_choice(self, phase: int, seat: int, action: int) -> None:
        if action == STOP:
            self._stop(phase, seat)
        elif action == TURN_WINTER:
            self.flipped = True
            self.push(DO_WINTER, seat, 0, 0, 0)
        elif action == DRAW_OPTION:
            draw_option(self)
        elif action == DRAW_COVE:
            draw_cove(self)
        elif action == DISCARD_PILE:
            self.stack[self.depth - 1][2] -= 1
            discard_one_from_pile(self, seat)
        elif action == SHUFFLE_HIM:
            shuffle_him(self)
        elif action < HAND_PLACE:
            self.line += action - WHICH
        elif phase == ASK_LOSE:
            self.stack[self.depth - 1][2] -= 1
            discard_from_hand(self, seat, action - HAND_PLACE)
        elif phase == ASK_STASH:
            stash(self, action - HAND_PLACE)
        elif phase == ASK_ACT:
            turn_up(self, action - ACT_PLACE)
        elif phase == ASK_PEEK:
            peek_at(self, action - ACT_PLACE)
        elif phase == ASK_BOOGEY:
            put_him(self, action - ACT_PLACE)
        else:
            self._choose_pawn(action - TARGET)

    def _stop(self, phase: int, seat: int) -> None:
        if phase == ASK_ANSWER:
            self.replied |= 1 << seat  # not even its own echo, so that it can be taken back (ADR 7)
        elif phase == ASK_STASH:
            stop_stashing(self)
        elif phase == ASK_WHERE and self.stack[self.depth - 1][0] == DO_ANNOUNCE:
            pick_end(self, STAYED - 1)
        else:
            if phase == ASK_MOVE:
                self.tell(EV_STAYED, EVERYONE, seat, 0, 0, 0)
            self.pop()

    def _choose_pawn(self, pawn: int) -> None:
        top: int = self.depth - 1
        line: int = self.stack[top][1]
        row: int = self.stack[top][2]
        if self.stack[top][0] == DO_ANNOUNCE:
            pick_pawn(self, pawn)
        else:
            self.pop()
            select(self, line, row, 1 << pawn)

    def _apply_place(self, phase: int, seat: int, action: int) -> None:
        if phase == ASK_PLAY:
            if self.alone:
                note_name(self, action - PLAY)
            play_card(self, seat, action - PLAY)
        elif phase == ASK_ANSWER:
            answer(self, seat, action - PLAY)
        elif phase == ASK_MOVE:
            self.pop()
            send(self, seat, action - GO, seat, False)  # noqa: FBT003
        elif phase == ASK_PAWN:
            place_pawn(self, seat, action - GO)
        elif phase == ASK_WHERE:
            self._choose_end(action - GO)
        elif phase == ASK_CROSS:
            lay_cross(self, action - PUT)
        elif phase == ASK_LAY:
            lay_drawn(self, action - PUT)
        elif action < PLAY:
            pick_swap(self, action - REPLACE)
        else:
            pick_cell(self, action - PUT)

    def _choose_end(self, space: int) -> None:
        box: Box = self.content
        top: int = self.depth - 1
        actor: int = self.stack[self.stack[top][1]][3]
        row: int = self.stack[top][2]
        pawn: int = self.stack[top][3]
        if self.stack[top][0] == DO_ANNOUNCE:
            pick_end(self, space)
        else:
            self.pop()
            send(self, pawn, space, actor, box.rows[row][R_VERB] == PLACE)

    # ---- chance and secrets --------------------------------------------------------------------------------

    def outcomes(self) -> int:
        """What chance may bring, each as likely as its weight says."""
        self.count = 0
        if self.phase == CH_CARD:
            self._weigh_cards()
        elif self.phase == CH_PLACE:
            for place in range(self.held[self.stack[self.depth - 1][2]]):
                self.weigh(PLACE_IN_HAND + place, 1)
        elif self.phase == CH_COVE:
            self._weigh_bits(COVE_CARD, self.cove_left)
        elif self.phase == CH_ACT:
            self._weigh_bits(ACT_CARD, self.acts_hidden)
        elif self.phase == CH_WINTER:
            self._weigh_bits(WINTER_CARD, self.winter_left)
        elif self.phase == CH_HAUNT:
            self._weigh_bits(HAUNT_CARD, self.haunted_left)
        elif self.phase == CH_SCREAM:
            self.weigh(SILENCE, self.scream_rate - 1)
            self.weigh(SCREAM, 1)
        elif self.phase == CH_MOVE_CARD:
            self._weigh_bits(MOVE_CARD, self.move_left)
        elif self.phase == CH_FIRST:
            self._weigh_bits(FIRST_SEAT, self.alive)
        return self.count

    def _weigh_bits(self, first: int, bits: int) -> None:
        number: int = 0
        while bits >> number:
            if (bits >> number) & 1:
                self.weigh(first + number, 1)
            number += 1

    def _weigh_cards(self) -> None:
        """A card behind a slot: each member of its shuffle is behind one of n slots, and the rest are unseen cards."""
        shuffle: int = shuffle_of(self, slot_at(self, self.show_zone, self.show_seat, self.show_place))
        slots: int = 1
        members: int = 0
        if shuffle > 0:
            slots = count_blank(self, shuffle)
            members = count_members(self, shuffle)
        for card in range(CARDS):
            if shuffle > 0 and self.group[card] == shuffle:
                self.weigh(OPTION_CARD + card, max(1, self.unseen_cards))
            elif self.unseen[card] and slots > members:
                self.weigh(OPTION_CARD + card, slots - members)

    def draw(self, rng: Rng) -> int:
        """The same choice as from the weighed outcomes; a card that may be any unseen one is found without weighing."""
        card: int = 0
        left: Long
        slot: int = slot_at(self, self.show_zone, self.show_seat, self.show_place) if self.phase == CH_CARD else 0
        if slot > 0 and shuffle_of(self, slot) == 0:
            left = rng.below(self.unseen_cards)
            while not self.unseen[card] or left > 0:
                left -= self.unseen[card]
                card += 1
            return OPTION_CARD + card
        self.outcomes()
        return self.pick(rng)

    def glimpse(self, viewer: int, seat: int, action: int) -> int:
        """7.4, C52, C7, C28: who sees a card, an Act, where the Boogeyman is put, or that a card was let happen."""
        if seat == CHANCE:
            if self.phase == CH_CARD or self.phase == CH_ACT:
                return action if knows(self.show_to, viewer) else HIDDEN
            return action
        if self.phase == ASK_BOOGEY and ACT_PLACE <= action < TARGET and viewer != seat:
            return HIDDEN
        if self.phase == ASK_ANSWER and action == STOP and viewer != seat:
            return HIDDEN
        return action

    def redeal(self, seat: int, rng: Rng) -> None:
        """Imagine all that a seat cannot know."""
        redeal_cards(self, seat, rng)
        redeal_acts(self, seat, rng)
        if self.phase == ASK_ANSWER:  # in what a seat imagines nobody else has answered yet
            self.replied &= 1 << seat if seat >= 0 else 0
            self.mover = next_meant(self, self.asked_seats & ~self.replied, self.player)

    # ---- 3.1, C61: places ----------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        """How many a seat has outlived; alone, 1 for a game that was won."""
        if self.alone:
            return 1 if self.ending == END_DRAINED or self.ending == END_ACTS else 0
        return self.outs if self.is_in(seat) else self.out[seat] - 1

    def rank(self, seat: int) -> int:
        """Who goes out later has the better place; at the limit cards count (C43). Alone, a lost game has no winner."""
        ahead: int = 0
        if self.alone:
            return 1 if self.score(seat) else 2
        for other in range(self.seats):
            if self._is_ahead(other, seat):
                ahead += 1
        return ahead + 1

    def _is_ahead(self, one: int, other: int) -> bool:
        if self.is_in(one) != self.is_in(other):
            return self.is_in(one)
        if self.is_in(one):
            return self.cards_left(one) > self.cards_left(other)
        return self.out[one] > self.out[other]

    def reward(self, seat: int) -> float:
        """A win, shared among the winners; alone, all or nothing."""
        if self.alone:
            return float(self.score(seat))
        return Position.reward(self, seat)

    def is_quiet(self) -> bool:
        """At the start of a turn, before the move."""
        return self.phase == ASK_MOVE

    def promise(self, seat: int) -> float:
        """A share of the win; alone, how likely it is."""
        return hope_alone(self) if self.alone else hope(self, seat)


def begin(
    seats: int, benny: bool, harder: bool, cold_draws: bool, scream_rate: int, winter: bool, box: Box
) -> CondyleCove:
    """A new game."""
    state: CondyleCove = CondyleCove()
    state.telling = True
    state.content = box
    state.alone = seats == 1
    state.benny = benny
    state.harder = harder
    state.cold_draws = cold_draws
    state.scream_rate = scream_rate
    set_up(state, seats)
    if winter:
        state.winter_left = (1 << WINTERS) - 1
    if benny:
        state.haunted_left = (1 << HAUNTS) - 1
    state.turn = NOBODY
    if state.alone:
        set_up_ring(state)
        state._run()
    else:
        state.wait(CH_FIRST)
    return state
