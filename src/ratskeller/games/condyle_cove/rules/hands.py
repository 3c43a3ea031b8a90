"""Condyle Cove: what becomes of somebody's cards: LOSE, RECOVER, STASH, DRAW, and a look at them (7, 13, C69)."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.grants import granted
from ratskeller.games.condyle_cove.rules.position import Position
from ratskeller.games.condyle_cove.rules.slots import (
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
from ratskeller.kernel.numbers import EVERYONE

# ---- losing ------------------------------------------------------------------------------------------------


def lose(state: Position, actor: int, seat: int, cards: int, zone: int) -> None:
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
        discard_from_pile(state, seat, cards)
        state.pop()
    elif zone == FROM_HAND and cards >= state.held[seat]:
        while state.held[seat] > 0:
            discard_from_hand(state, seat, 0)
        state.pop()
    else:
        state.ask(ASK_LOSE, seat)


def discard_from_pile(state: Position, seat: int, cards: int) -> None:
    """Cards from the top of the draw pile, face down and unseen."""
    lost: int = 0
    while lost < cards and state.piled[seat] > 0:
        put_on_discard(state, seat, take_from_pile(state, seat) | DOWN)
        lost += 1
    state.tell(EV_DISCARDED, EVERYONE, seat, 0, lost, 0)


def discard_from_hand(state: Position, seat: int, place: int) -> None:
    """A card of the hand, face down; who knew it still does (C56)."""
    slot: int = take_from_hand(state, seat, place)
    put_on_discard(state, seat, slot | DOWN)
    state.tell(EV_DISCARDED, EVERYONE, seat, 1, 1, place)


def discard_played(state: Position, seat: int, card: int) -> None:
    """7.3: face up, and everybody knows it."""
    put_on_discard(state, seat, find_slot(state, card))


# ---- recovering and stashing -------------------------------------------------------------------------------


def recover(state: Position, seat: int, cards: int, to: int) -> None:
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


# ---- drawing, and looking at cards -------------------------------------------------------------------------


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


def look(state: Position, actor: int, seat: int) -> None:
    """A look at a hand; alone, at the top of his deck (S18). What he would look at changes nothing."""
    if state.is_played_alone(actor) or actor == seat:
        return
    state.tell(EV_LOOKED, EVERYONE, actor, seat, 0, 0)
    if not state.is_played_alone(seat):
        show_hand(state, seat, 1 << actor, actor)
    else:
        state.push(DO_SEEN, 1, actor, 0, 0)
        show(state, IN_PILE, HIM, state.piled[HIM] - 1, 1 << actor)


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
