"""Condyle Cove: what cards and spaces do. A line of clauses is carried out clause by clause and target by target.

The frame of a line holds: the line, the next clause, who acts, what it is run for, whom the last clause meant (“the
same”), and how many cards the last clause handled (“as many”).
"""

from __future__ import annotations

from ratskeller.games.condyle_cove.box import Box
from ratskeller.games.condyle_cove.codes import *
from ratskeller.games.condyle_cove.cove import is_same, lay
from ratskeller.games.condyle_cove.grants import grant, granted, holds, may_move, pawn_of
from ratskeller.games.condyle_cove.position import Position
from ratskeller.games.condyle_cove.slots import (
    card_in,
    find_slot,
    find_stray,
    put_in_hand,
    put_on_discard,
    put_on_top,
    put_under,
    show,
    show_hand,
    shuffle_pile,
    take_from_discard,
    take_from_hand,
    take_from_pile,
)
from ratskeller.games.condyle_cove.targets import (
    ends_of,
    first_bit,
    has_selector,
    is_one,
    is_single,
    last_meant,
    meant,
    ring_place,
    row_of,
)
from ratskeller.kernel.numbers import EVERYONE


def run(state: Position, line: int, actor: int, source: int) -> None:
    """Begin a line."""
    if line > 0:
        state.push(DO_LINE, line, 0, actor, source)


def go_on_line(state: Position) -> None:
    """The next clause of the line on top: find out whom it means."""
    box: Box = state.content
    top: int = state.depth - 1
    line: int = state.stack[top][1]
    index: int = state.stack[top][2]
    actor: int = state.stack[top][3]
    row: int = box.line_first[line] + index
    pawns: int
    is_chosen: bool
    if index == box.line_rows[line] or not (state.alone or state.is_in(actor)):
        state.pop()
        return
    state.stack[top][2] += 1
    if state.alone and box.rows[row][R_NOT_SOLO]:
        return
    if state.stack[top][4] == BY_MOVE_CARD and box.rows[row][R_VERB] == MOVE:
        state.stack[top][5] = 1  # 21.15: the movement is his; who else is meant is you
        return
    if not holds(state, row, actor):
        state.stack[top][6] = 0
        if has_selector(box.rows[row][R_VERB], box.rows[row][R_WHAT]) and box.rows[row][R_WHO] != WHO_SAME:
            state.stack[top][5] = 0
        return
    pawns = meant(state, row, actor, state.stack[top][5])
    is_chosen = state.stack[top][4] == BY_OPTION and state.picked[index] > 0
    if not is_single(box.rows[row][R_WHO]):
        is_chosen = True
    elif is_chosen:
        pawns &= 1 << (state.picked[index] - 1)
    # A look is always asked for, so that what one player draws and what the next one sees are two steps.
    if not is_chosen and pawns and (not is_one(pawns) or _is_look(state, row, actor)):
        state.push(DO_WHO, top, row, 0, 0)
        state.asked_pawns = pawns
        state.ask(ASK_WHO, actor)
        return
    select(state, top, row, pawns)


def _is_look(state: Position, row: int, actor: int) -> bool:
    box: Box = state.content
    if state.is_played_alone(actor):
        return False
    return box.rows[row][R_VERB] == PEEK and box.rows[row][R_WHAT] == A_HAND


def select(state: Position, top: int, row: int, pawns: int) -> None:
    """A clause means these pawns: one after another, clockwise from the actor (C31)."""
    box: Box = state.content
    pawn: int
    if has_selector(box.rows[row][R_VERB], box.rows[row][R_WHAT]):
        state.stack[top][5] = pawns
    while pawns:
        pawn = last_meant(state, pawns, state.stack[top][3])
        pawns ^= 1 << pawn
        state.push(DO_TARGET, top, row, pawn, 0)


def carry_out(state: Position) -> None:
    """A clause, for one pawn."""
    box: Box = state.content
    top: int = state.stack[state.depth - 1][1]
    row: int = state.stack[state.depth - 1][2]
    pawn: int = state.stack[state.depth - 1][3]
    actor: int = state.stack[top][3]
    source: int = state.stack[top][4]
    verb: int = box.rows[row][R_VERB]
    state.pop()
    if source == BY_OPTION and (state.immune >> pawn) & 1:
        return
    if verb == MOVE or verb == PLACE:
        _send(state, top, row, pawn)
    elif verb == SWAP:
        _swap(state, pawn, pawn_of(state, actor), actor)
    elif verb == LAY:
        _lay_detour(state, actor)
    elif verb == FINISH_TURN:
        state.turn_ends = True
        state.his_move_ends = True
    elif verb == CANCEL:
        _cancel(state, box.rows[row][R_WHAT], actor)
    elif verb == FLIP:
        _flip(state, box.rows[row][R_WHAT], actor)
    elif verb == DIE:
        state.push(DO_BOOGEY, actor, 0, 0, 0)
    elif verb == PEEK and box.rows[row][R_WHAT] == AN_ACT:
        state.push(DO_PEEK, actor, box.rows[row][R_LOW], 0, 0)
    elif row_of(state, pawn) >= 0:
        _handle_cards(state, top, row, row_of(state, pawn))


def _flip(state: Position, what: int, actor: int) -> None:
    if state.is_played_alone(actor):
        return  # S16
    if what == AN_ACT:
        state.push(DO_FLIP, actor, 0, 0, 0)
    elif what == A_WINTER:
        state.push(DO_WINTER, actor, 0, 0, 0)
    else:
        state.push(DO_HAUNT, actor, 0, 0, 0)


def _cancel(state: Position, what: int, actor: int) -> None:
    """11.3, C49, S22."""
    if what == FOR_ALL or state.alone:
        state.cancelled = True
        state.tell(EV_CANCELLED, EVERYONE, state.playing - 1, EVERYONE, 0, 0)
    else:
        state.immune |= 1 << actor
        state.tell(EV_CANCELLED, EVERYONE, state.playing - 1, actor, 0, 0)


# ---- pawns -------------------------------------------------------------------------------------------------


def _send(state: Position, top: int, row: int, pawn: int) -> None:
    """MOVE and PLACE: where to, if the pawn can be moved at all."""
    box: Box = state.content
    actor: int = state.stack[top][3]
    index: int = row - box.line_first[state.stack[top][1]]
    ends: int
    chosen: int = state.picked_end[index][pawn] if state.stack[top][4] == BY_OPTION else 0
    if not may_move(state, pawn, actor):
        return
    ends = ends_of(state, row, pawn)
    if chosen == STAYED or ends == 0:
        return
    if chosen > 0:
        send(state, pawn, chosen - 1, actor, box.rows[row][R_VERB] == PLACE)
        return
    if (is_one(ends) and not box.rows[row][R_UP_TO]) or state.is_played_alone(actor):
        send(state, pawn, first_bit(ends), actor, box.rows[row][R_VERB] == PLACE)
        return
    state.push(DO_WHERE, top, row, pawn, 0)
    state.asked_spaces = ends
    state.may_stop = box.rows[row][R_UP_TO] != 0
    state.ask(ASK_WHERE, actor)


def send(state: Position, pawn: int, space: int, by: int, is_placed: bool) -> None:
    """C47: a pawn comes to a space and lands; put where it stands, nothing happens."""
    passed: int = 0
    if is_placed and is_same(state, state.pawn[pawn], space):
        return
    if state.alone and not is_placed and passes_cemetery(state, state.pawn[pawn], space):
        passed = 1
    state.pawn[pawn] = space
    state.tell(EV_MOVED, EVERYONE, pawn, space, by, 0)
    state.push(DO_LAND, pawn, passed, 0, 0)


def passes_cemetery(state: Position, start: int, end: int) -> bool:
    """21.21: whether a way clockwise leads through the CEMETERY without ending there."""
    box: Box = state.content
    place: int = ring_place(state, start)
    while True:
        place = (place + 1) % RING
        if state.ring[place] == end:
            return False
        if box.kind[state.ring[place]] == KIND_CEMETERY:
            return True


def _swap(state: Position, pawn: int, mine: int, actor: int) -> None:
    space: int = state.pawn[mine]
    if state.alone or pawn == mine or not may_move(state, pawn, actor) or space < 0:
        return
    if is_same(state, state.pawn[pawn], space):
        return
    state.pawn[mine] = state.pawn[pawn]
    state.pawn[pawn] = space
    state.tell(EV_SWAPPED, EVERYONE, mine, pawn, 0, 0)
    state.push(DO_LAND, pawn, 0, 0, 0)
    state.push(DO_LAND, mine, 0, 0, 0)


def _lay_detour(state: Position, actor: int) -> None:
    """9.2, 9.3, 9.5, C19: pawns ride along, because they stand on a card and not on a cell."""
    number: int = 0
    swapped: int = state.picked_swap - 1
    while state.detour_card[number] > 0:
        number += 1
    state.detour_card[number] = state.playing
    state.playing = 0
    if swapped < 0:
        lay(state, actor, DETOUR + number, state.picked_cell - 1)
        return
    state.at_x[DETOUR + number] = state.at_x[swapped]
    state.at_y[DETOUR + number] = state.at_y[swapped]
    state.laid |= 1 << (DETOUR + number)
    state.tell(EV_LAID, EVERYONE, actor, DETOUR + number, state.at_x[swapped], state.at_y[swapped])
    lay(state, actor, swapped, state.picked_cell - 1)


# ---- cards -------------------------------------------------------------------------------------------------


def _handle_cards(state: Position, top: int, row: int, seat: int) -> None:
    """Everything that is about the cards of one player."""
    box: Box = state.content
    actor: int = state.stack[top][3]
    verb: int = box.rows[row][R_VERB]
    cards: int = box.rows[row][R_LOW]
    if cards == AS_MANY:
        cards = state.stack[top][6]
    if verb == STEAL:
        if actor != seat and not _is_safe_from_theft(state, seat, box.rows[row][R_FROM]):
            state.push(DO_STEAL, actor, seat, cards, row)
    elif verb == LOSE:
        _lose(state, actor, seat, cards, box.rows[row][R_FROM])
    elif verb == RECOVER:
        _recover(state, seat, cards, box.rows[row][R_TO])
    elif verb == STASH:
        state.stack[top][6] = 0
        if not state.is_played_alone(seat):  # S28
            state.push(DO_STASH, top, seat, cards, 0)
    elif verb == DRAW and not state.is_played_alone(seat):  # S28
        for _ in range(min(cards, HAND_MAX)):
            state.push(DO_TAKE, seat, 0, 0, 0)
    elif verb == PEEK:
        _look(state, actor, seat)
    elif verb == GRANT:
        _grant(state, row, seat, actor, state.stack[top][4])
    else:
        clear_permanents(state, seat)


def _is_safe_from_theft(state: Position, seat: int, zone: int) -> bool:
    if zone == FROM_HAND:
        return granted(state, seat, SAFE_HAND) > 0
    if zone == FROM_PILE:
        return granted(state, seat, SAFE_PILE) > 0
    return False


def _grant(state: Position, row: int, seat: int, actor: int, source: int) -> None:
    box: Box = state.content
    lasts: int = box.rows[row][R_LASTS]
    if state.alone and source == BY_ACT and box.rows[row][R_ATTRIBUTE] == STEPS_MORE and lasts == LASTS_NOW:
        lasts = LASTS_NEXT  # S29
    if state.is_played_alone(seat) and box.rows[row][R_ATTRIBUTE] == STUCK:
        return  # S21
    grant(state, seat, box.rows[row][R_ATTRIBUTE], box.rows[row][R_VALUE], lasts, actor)


def _look(state: Position, actor: int, seat: int) -> None:
    """A look at a hand; alone, at the top of his deck (S18). What he would look at changes nothing."""
    if state.is_played_alone(actor) or actor == seat:
        return
    state.tell(EV_LOOKED, EVERYONE, actor, seat, 0, 0)
    if not state.is_played_alone(seat):
        show_hand(state, seat, 1 << actor, actor)
    else:
        state.push(DO_SEEN, 1, actor, 0, 0)
        show(state, IN_PILE, HIM, state.piled[HIM] - 1, 1 << actor)


def clear_permanents(state: Position, seat: int) -> None:
    """17.8: all Permanent cards of a player leave the game."""
    kept: int = 0
    before: int = state.keeps
    for i in range(before):
        if state.keeper[i] != seat:
            state.kept[kept] = state.kept[i]
            state.keeper[kept] = state.keeper[i]
            kept += 1
    for i in range(kept, before):
        state.kept[i] = 0
        state.keeper[i] = 0
    state.keeps = kept
    if before > kept:
        state.tell(EV_CLEARED, EVERYONE, seat, before - kept, 0, 0)


# ---- losing ------------------------------------------------------------------------------------------------


def _lose(state: Position, actor: int, seat: int, cards: int, zone: int) -> None:
    """7.4, C13, C50, C26: the owner discards face down."""
    if actor != seat and granted(state, seat, SAFE_LOSE) > 0:
        return
    if state.is_played_alone(seat):
        if zone == FROM_HAND and cards == ALL_CARDS:
            return  # 21.12
        zone = FROM_PILE  # S28
    state.push(DO_LOSE, seat, cards, zone, 0)


def go_on_losing(state: Position) -> None:
    """The next card that somebody must discard; where there is nothing to choose, at once (C59)."""
    top: int = state.depth - 1
    seat: int = state.stack[top][1]
    cards: int = state.stack[top][2]
    zone: int = state.stack[top][3]
    if cards == 0 or (state.held[seat] == 0 and zone == FROM_HAND) or (state.piled[seat] == 0 and zone == FROM_PILE):
        state.pop()
        return
    if zone == FROM_EITHER and state.piled[seat] == 0:
        state.stack[top][3] = FROM_HAND
    elif zone == FROM_EITHER and state.held[seat] == 0:
        state.stack[top][3] = FROM_PILE
    elif zone == FROM_PILE:
        _discard_from_pile(state, seat, cards)
        state.pop()
    elif zone == FROM_HAND and cards >= state.held[seat]:
        while state.held[seat] > 0:
            discard_from_hand(state, seat, 0)
        state.pop()
    else:
        state.ask(ASK_LOSE, seat)


def _discard_from_pile(state: Position, seat: int, cards: int) -> None:
    lost: int = 0
    while lost < cards and state.piled[seat] > 0:
        put_on_discard(state, seat, take_from_pile(state, seat) | DOWN)
        lost += 1
    state.tell(EV_DISCARDED, EVERYONE, seat, 0, lost, 0)


def discard_one_from_pile(state: Position, seat: int) -> None:
    """The owner chose the pile."""
    _discard_from_pile(state, seat, 1)


def discard_from_hand(state: Position, seat: int, place: int) -> None:
    """A card of the hand, face down; who knew it still does (C56)."""
    slot: int = take_from_hand(state, seat, place)
    put_on_discard(state, seat, slot | DOWN)
    state.tell(EV_DISCARDED, EVERYONE, seat, 1, 1, place)


# ---- recovering, stashing, drawing -------------------------------------------------------------------------


def _recover(state: Position, seat: int, cards: int, to: int) -> None:
    """Cards from the top of a discard pile; each goes under the one before (C69)."""
    slot: int
    taken: int = 0
    while taken < cards and state.discarded[seat] > 0:
        slot = take_from_discard(state, seat)
        if to == TO_TOP:
            put_on_top(state, seat, slot)
        else:
            put_under(state, seat, slot)
        taken += 1
    if taken == 0:
        return
    state.tell(EV_RECOVERED, EVERYONE, seat, taken, to, 0)
    if to == TO_SHUFFLE:
        state.push(DO_SHUFFLE, seat, 0, 0, 0)


def go_on_shuffling(state: Position) -> None:
    """13.7; see find_stray for what comes before."""
    seat: int = state.stack[state.depth - 1][1]
    if not find_stray(state, seat):
        state.pop()
        shuffle_pile(state, seat)


def go_on_stashing(state: Position) -> None:
    """Ask for the next card to be put under the draw pile, if there is one."""
    top: int = state.depth - 1
    line: int = state.stack[top][1]
    seat: int = state.stack[top][2]
    if state.stack[top][3] == 0 or state.held[seat] == 0:
        state.stack[line][6] = state.stack[top][4]
        state.pop()
        return
    state.may_stop = True
    state.ask(ASK_STASH, seat)


def stash(state: Position, place: int) -> None:
    """A card of the hand goes under the draw pile."""
    top: int = state.depth - 1
    seat: int = state.stack[top][2]
    slot: int = take_from_hand(state, seat, place)
    put_under(state, seat, slot)
    state.stack[top][3] -= 1
    state.stack[top][4] += 1
    state.tell(EV_STASHED, EVERYONE, seat, 1, place, 0)


def stop_stashing(state: Position) -> None:
    """No more."""
    state.stack[state.depth - 1][3] = 0


def take_card(state: Position) -> None:
    """The top card of the own draw pile comes to the hand, if there are a card and room for it."""
    seat: int = state.stack[state.depth - 1][1]
    slot: int
    state.pop()
    if state.piled[seat] == 0 or state.held[seat] == HAND_MAX:
        return
    slot = take_from_pile(state, seat)
    put_in_hand(state, seat, slot)
    state.tell(EV_DREW, EVERYONE, seat, state.piled[seat], 0, 0)
    see_new_card(state, seat)


def see_new_card(state: Position, seat: int) -> None:
    """Its owner looks at the last card of a hand; if the hand lies open, everybody does."""
    to: int = 1 << seat
    if granted(state, seat, OPEN_HAND) > 0:
        to = ALL_KNOW
    state.push(DO_SEEN, 0, seat, to, 0)
    show(state, IN_HAND, seat, state.held[seat] - 1, to)


def tell_seen(state: Position) -> None:
    """After somebody has looked at a card: what it was."""
    top: int = state.depth - 1
    what: int = state.stack[top][1]
    seat: int = state.stack[top][2]
    to: int = state.stack[top][3]
    state.pop()
    if what == 0 and to == ALL_KNOW:
        state.tell(
            EV_SHOWED, EVERYONE, seat, card_in(state, state.hand[seat][state.held[seat] - 1]), state.held[seat] - 1, 0
        )
    elif what == 0:
        state.tell(EV_GOT, to, seat, card_in(state, state.hand[seat][state.held[seat] - 1]), 0, 0)
    else:
        state.tell(EV_SAW, 1 << seat, seat, HIM, card_in(state, state.pile[HIM][state.piled[HIM] - 1]), 0)


# ---- stealing ----------------------------------------------------------------------------------------------


def go_on_stealing(state: Position) -> None:
    """13.1, 13.5, C24: the next card of a theft, as long as there are cards and room."""
    box: Box = state.content
    top: int = state.depth - 1
    thief: int = state.stack[top][1]
    victim: int = state.stack[top][2]
    row: int = state.stack[top][4]
    zone: int = box.rows[row][R_FROM]
    to: int = box.rows[row][R_TO]
    if state.is_played_alone(victim) and zone == FROM_HAND:
        zone = FROM_PILE  # S28
    if state.stack[top][3] == 0 or not _has_room(state, thief, to) or _is_empty(state, victim, zone):
        state.pop()
        if to == TO_SHUFFLE:
            state.push(DO_SHUFFLE, thief, 0, 0, 0)
        return
    state.stack[top][3] -= 1
    if zone == FROM_HAND:
        if state.held[victim] > 1:
            state.wait(CH_PLACE)
        else:
            steal_place(state, 0)
    elif zone == FROM_PILE:
        _bring(state, thief, victim, zone, to, take_from_pile(state, victim))
    else:
        _bring(state, thief, victim, zone, to, take_from_discard(state, victim))


def _has_room(state: Position, thief: int, to: int) -> bool:
    return to != TO_HAND or state.is_played_alone(thief) or state.held[thief] < HAND_MAX


def _is_empty(state: Position, victim: int, zone: int) -> bool:
    if zone == FROM_HAND:
        return state.held[victim] == 0
    return (state.piled[victim] if zone == FROM_PILE else state.discarded[victim]) == 0


def steal_place(state: Position, place: int) -> None:
    """Chance has picked a card of a hand."""
    box: Box = state.content
    top: int = state.depth - 1
    thief: int = state.stack[top][1]
    victim: int = state.stack[top][2]
    to: int = box.rows[state.stack[top][4]][R_TO]
    _bring(state, thief, victim, FROM_HAND, to, take_from_hand(state, victim, place))


def _bring(state: Position, thief: int, victim: int, zone: int, to: int, slot: int) -> None:
    """A stolen card arrives. From hand to hand only thief and victim see it."""
    state.tell(EV_STOLE, EVERYONE, thief, victim, zone, to)
    if to == TO_HAND and state.is_played_alone(thief):
        put_on_top(state, thief, slot)  # S15
    elif to == TO_HAND:
        if zone == FROM_HAND:
            state.tell(EV_STOLEN, 1 << victim, thief, victim, card_in(state, slot), 0)
        put_in_hand(state, thief, slot)
        see_new_card(state, thief)
    elif to == TO_TOP:
        put_on_top(state, thief, slot)
    else:
        put_under(state, thief, slot)


def discard_played(state: Position, seat: int, card: int) -> None:
    """7.3: face up, and everybody knows it."""
    put_on_discard(state, seat, find_slot(state, card))
