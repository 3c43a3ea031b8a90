"""Condyle Cove: cards, wherever they are, and who knows them.

A slot is one card in a hand, a draw pile or a discard pile. As long as nobody has seen the card it is none in
particular: all unseen cards are one bag, and chance draws from it at the moment somebody looks. So there is nothing to
leak, and a pile has no order until then.

Everybody sees where every slot goes (C56), so a card that somebody knows stays known. Only shuffling loses track. A
shuffled pile gets a tag; its slots forget their cards, and the cards that anybody knew to be in it become members of
the tag's group. When somebody sees a slot of that tag, chance draws one of the members or an unseen card: of n such
slots each member is behind one with the chance 1 in n.

A slot is a number: the card + 1 or 0, the tag, who knows it (seats as bits, and PUBLIC), and DOWN if it lies face down.
"""

from __future__ import annotations

from ratskeller.games.condyle_cove.codes import *
from ratskeller.games.condyle_cove.position import Position
from ratskeller.kernel.numbers import EVERYONE


def card_in(slot: int) -> int:
    """The card, or -1 while nobody has seen it."""
    return (slot & CARD_BITS) - 1


def tag_of(slot: int) -> int:
    """The shuffle that it comes from, 0 for the deal."""
    return (slot >> TAG_SHIFT) & TAG_MASK


def known_to(slot: int) -> int:
    """Who knows it, as bits."""
    return (slot >> KNOWN_SHIFT) & KNOWN_MASK


def make_slot(card: int, tag: int, known: int) -> int:
    """A slot of its parts, face up."""
    return (card + 1) | (tag << TAG_SHIFT) | (known << KNOWN_SHIFT)


def knows(known: int, viewer: int) -> bool:
    """Whether a viewer is among those who know; a spectator knows what everybody does."""
    if known & PUBLIC:
        return True
    return viewer >= 0 and ((known >> viewer) & 1) == 1


def slot_at(state: Position, zone: int, seat: int, place: int) -> int:
    """The slot in a place."""
    if zone == IN_HAND:
        return state.hand[seat][place]
    if zone == IN_PILE:
        return state.pile[seat][place]
    return state.discard[seat][place]


def set_slot(state: Position, zone: int, seat: int, place: int, slot: int) -> None:
    """Change the slot in a place."""
    if zone == IN_HAND:
        state.hand[seat][place] = slot
    elif zone == IN_PILE:
        state.pile[seat][place] = slot
    else:
        state.discard[seat][place] = slot


def size_of(state: Position, zone: int, seat: int) -> int:
    """How many cards are somewhere."""
    if zone == IN_HAND:
        return state.held[seat]
    if zone == IN_PILE:
        return state.piled[seat]
    return state.discarded[seat]


# ---- taking and laying -------------------------------------------------------------------------------------


def take_from_hand(state: Position, seat: int, place: int) -> int:
    """A card leaves a hand; those behind it move up."""
    slot: int = state.hand[seat][place]
    state.held[seat] -= 1
    for i in range(place, state.held[seat]):
        state.hand[seat][i] = state.hand[seat][i + 1]
    state.hand[seat][state.held[seat]] = 0
    return slot


def take_from_pile(state: Position, seat: int) -> int:
    """The top card of a draw pile."""
    slot: int
    state.piled[seat] -= 1
    slot = state.pile[seat][state.piled[seat]]
    state.pile[seat][state.piled[seat]] = 0
    return slot


def take_from_discard(state: Position, seat: int) -> int:
    """The top card of a discard pile."""
    slot: int
    state.discarded[seat] -= 1
    slot = state.discard[seat][state.discarded[seat]]
    state.discard[seat][state.discarded[seat]] = 0
    return slot & ~DOWN


def put_in_hand(state: Position, seat: int, slot: int) -> None:
    """A card comes to a hand, at its end (C56)."""
    state.hand[seat][state.held[seat]] = slot
    state.held[seat] += 1


def put_on_top(state: Position, seat: int, slot: int) -> None:
    """A card on a draw pile."""
    state.pile[seat][state.piled[seat]] = slot
    state.piled[seat] += 1


def put_under(state: Position, seat: int, slot: int) -> None:
    """A card under a draw pile."""
    place: int = state.piled[seat]
    while place > 0:
        state.pile[seat][place] = state.pile[seat][place - 1]
        place -= 1
    state.pile[seat][0] = slot
    state.piled[seat] += 1


def put_on_discard(state: Position, seat: int, slot: int) -> None:
    """A card on a discard pile; with DOWN it lies face down."""
    state.discard[seat][state.discarded[seat]] = slot
    state.discarded[seat] += 1


def find_in_hand(state: Position, seat: int, card: int) -> int:
    """The place of a card in a hand, or -1."""
    for place in range(state.held[seat]):
        if card_in(state.hand[seat][place]) == card:
            return place
    return -1


# ---- seeing ------------------------------------------------------------------------------------------------


def show(state: Position, zone: int, seat: int, place: int, to: int) -> None:
    """Let somebody see a card. If nobody has seen it before, chance says which it is."""
    slot: int = slot_at(state, zone, seat, place)
    state.show_zone = zone
    state.show_seat = seat
    state.show_place = place
    state.show_to = to
    if card_in(slot) < 0:
        state.wait(CH_CARD)
    else:
        mark_shown(state)


def reveal(state: Position, card: int) -> None:
    """Chance has said which card it is."""
    slot: int = slot_at(state, state.show_zone, state.show_seat, state.show_place)
    if state.unseen[card]:
        state.unseen[card] = 0
        state.unseen_cards -= 1
    state.group[card] = 0
    set_slot(state, state.show_zone, state.show_seat, state.show_place, slot | (card + 1))
    mark_shown(state)


def mark_shown(state: Position) -> None:
    """Note who knows the card now; what everybody knows has no history."""
    slot: int = slot_at(state, state.show_zone, state.show_seat, state.show_place)
    slot |= state.show_to << KNOWN_SHIFT
    if known_to(slot) & PUBLIC:
        slot = make_slot(card_in(slot), 0, ALL_KNOW) | (slot & DOWN)
        state.member[card_in(slot)] = 0
    set_slot(state, state.show_zone, state.show_seat, state.show_place, slot)


def publish(state: Position, slot: int) -> int:
    """A slot whose card everybody sees now."""
    card: int = card_in(slot)
    state.member[card] = 0
    return make_slot(card, 0, ALL_KNOW)


def show_hand(state: Position, seat: int, to: int, looker: int) -> None:
    """Let somebody look at a whole hand; the cards in a hand have all been seen by their owner."""
    for place in range(state.held[seat]):
        show(state, IN_HAND, seat, place, to)
        if looker >= 0:
            state.tell(EV_SAW, 1 << looker, looker, seat, card_in(state.hand[seat][place]), place)
        else:
            state.tell(EV_SHOWED, EVERYONE, seat, card_in(state.hand[seat][place]), place, 0)


# ---- shuffling ---------------------------------------------------------------------------------------------


def count_blank(state: Position, tag: int) -> int:
    """How many slots of a tag nobody has seen, wherever they are."""
    found: int = 0
    for zone in range(3):
        for seat in range(SEATS_MAX):
            for place in range(size_of(state, zone, seat)):
                if (slot_at(state, zone, seat, place) & ~DOWN) == tag << TAG_SHIFT:
                    found += 1
    return found


def count_members(state: Position, tag: int) -> int:
    """How many cards are known to be behind the unseen slots of a tag."""
    found: int = 0
    for card in range(CARDS):
        if state.group[card] == tag:
            found += 1
    return found


def find_stray(state: Position, seat: int) -> bool:
    """Before a pile is shuffled: whether there is an unseen slot elsewhere that shares members with one in the pile.

    Then it must be settled which card that is, without anybody seeing it, because a second shuffle cannot take only a
    part of a group along. Chance is asked.
    """
    slot: int
    mixed: int = 0  # tags with members, in this pile, as bits
    for place in range(state.piled[seat]):
        slot = state.pile[seat][place]
        if card_in(slot) < 0 and tag_of(slot) > 0:
            mixed |= 1 << tag_of(slot)
    if mixed == 0:
        return False
    for zone in range(3):
        for other in range(SEATS_MAX):
            if zone == IN_PILE and other == seat:
                continue
            for place in range(size_of(state, zone, other)):
                slot = slot_at(state, zone, other, place)
                if card_in(slot) < 0 and (mixed >> tag_of(slot)) & 1 and count_members(state, tag_of(slot)) > 0:
                    show(state, zone, other, place, 0)
                    return True
    return False


def shuffle_pile(state: Position, seat: int) -> None:
    """13.7: nobody knows any more where in the pile a card is; what is known to be in it stays known."""
    slot: int
    card: int
    tag: int = _free_tag(state)
    members: int = 0
    mixed: int = 0
    if tag == 0:
        return  # more shuffles are remembered than anybody could; the cards stay where they were put
    for place in range(state.piled[seat]):
        slot = state.pile[seat][place]
        card = card_in(slot)
        if card < 0:
            mixed |= 1 << tag_of(slot)
            continue
        state.member[card] |= known_to(slot)
        if state.member[card] == 0:
            state.unseen[card] = 1
            state.unseen_cards += 1
        else:
            state.group[card] = tag
    for other in range(CARDS):
        if state.group[other] > 0 and (state.group[other] == tag or (mixed >> state.group[other]) & 1):
            state.group[other] = tag
            members += 1
    for place in range(state.piled[seat]):
        state.pile[seat][place] = (tag if members > 0 else 0) << TAG_SHIFT


def _free_tag(state: Position) -> int:
    """A tag that no slot has, or 0."""
    used: int = 1
    tag: int = 1
    for zone in range(3):
        for seat in range(SEATS_MAX):
            for place in range(size_of(state, zone, seat)):
                used |= 1 << tag_of(slot_at(state, zone, seat, place))
    while tag < TAGS and (used >> tag) & 1:
        tag += 1
    return tag if tag < TAGS else 0
