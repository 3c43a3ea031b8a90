"""Condyle Cove: cards, wherever they are, and who knows them.

A slot in a hand, a draw pile or a discard pile holds a record: one card, from one shuffle to the next. As long as
nobody has seen the card it is none in particular: all unseen cards are one bag, and chance draws from it at the moment
somebody looks. So there is nothing to leak, and a pile has no order until then.

Everybody sees where every slot goes (C56), so a card that somebody knows stays known. Only shuffling loses track: the
records of the pile end, and it gets new ones. The cards that anybody knew to be in it become members of the shuffle;
when somebody sees one of its records, chance draws one of the members or an unseen card: of n records that nobody has
seen each member is behind one with the chance 1 in n. Records that have ended are kept, because who imagines what may
lie where has to imagine how it came there (redeal.py).

A record is a number: the card + 1 or 0, who knows it (seats as bits, and PUBLIC), the shuffle that it comes from (0 for
the deal) and the one in which it ended (0 for none).
"""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.position import Position
from ratskeller.kernel.numbers import EVERYONE


def card_in(state: Position, slot: int) -> int:
    """The card, or -1 while nobody has seen it."""
    return (state.record[(slot & SLOT_BITS) - 1] & CARD_BITS) - 1


def known_to(state: Position, slot: int) -> int:
    """Who knows it, as bits."""
    return (state.record[(slot & SLOT_BITS) - 1] >> KNOWN_SHIFT) & KNOWN_MASK


def shuffle_of(state: Position, slot: int) -> int:
    """The shuffle that it comes from, 0 for the deal."""
    return (state.record[(slot & SLOT_BITS) - 1] >> FROM_SHIFT) & SHUFFLE_MASK


def new_slot(state: Position, shuffle: int) -> int:
    """A card that nobody has seen."""
    state.record[state.records] = shuffle << FROM_SHIFT
    state.records += 1
    return state.records


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
        if card_in(state, state.hand[seat][place]) == card:
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
    if card_in(state, slot) < 0:
        state.wait(CH_CARD)
    else:
        mark_known(state, slot, to)


def reveal(state: Position, card: int) -> None:
    """Chance has said which card it is."""
    slot: int = slot_at(state, state.show_zone, state.show_seat, state.show_place)
    if state.unseen[card]:
        state.unseen[card] = 0
        state.unseen_cards -= 1
    state.group[card] = 0
    state.record[(slot & SLOT_BITS) - 1] |= card + 1
    mark_known(state, slot, state.show_to)


def mark_known(state: Position, slot: int, to: int) -> None:
    """Note who knows a card now."""
    state.record[(slot & SLOT_BITS) - 1] |= to << KNOWN_SHIFT


def find_slot(state: Position, card: int) -> int:
    """The slot of a card that somebody has seen since it was last shuffled in, wherever it is."""
    number: int = state.records - 1
    while (state.record[number] & CARD_BITS) != card + 1 or state.record[number] >> UNTIL_SHIFT:
        number -= 1
    return number + 1


def show_hand(state: Position, seat: int, to: int, looker: int) -> None:
    """Let somebody look at a whole hand; the cards in a hand have all been seen by their owner."""
    for place in range(state.held[seat]):
        show(state, IN_HAND, seat, place, to)
        if looker >= 0:
            state.tell(EV_SAW, 1 << looker, looker, seat, card_in(state, state.hand[seat][place]), place)
        else:
            state.tell(EV_SHOWED, EVERYONE, seat, card_in(state, state.hand[seat][place]), place, 0)


# ---- shuffling ---------------------------------------------------------------------------------------------


def count_blank(state: Position, shuffle: int) -> int:
    """How many records of a shuffle nobody has seen, wherever they are."""
    found: int = 0
    blank: int = shuffle << FROM_SHIFT
    for number in range(state.records):
        if state.record[number] == blank:
            found += 1
    return found


def count_members(state: Position, shuffle: int) -> int:
    """How many cards are known to be behind the unseen records of a shuffle."""
    found: int = 0
    for card in range(CARDS):
        if state.group[card] == shuffle:
            found += 1
    return found


def find_stray(state: Position, seat: int) -> bool:
    """Before a pile is shuffled: whether there is an unseen slot elsewhere that may share members with one in the pile.

    Then it must be settled which card that is, without anybody seeing it, because a second shuffle cannot take only a
    part of a group along. Chance is asked. Whether there still are members must not matter: not everybody can tell.
    """
    slot: int
    mixed: int = _blank_shuffles(state, seat) & state.named
    if mixed == 0:
        return False
    for zone in range(3):
        for other in range(SEATS_MAX):
            if zone == IN_PILE and other == seat:
                continue
            for place in range(size_of(state, zone, other)):
                slot = slot_at(state, zone, other, place)
                if card_in(state, slot) < 0 and (mixed >> shuffle_of(state, slot)) & 1:
                    show(state, zone, other, place, 0)
                    return True
    return False


def _blank_shuffles(state: Position, seat: int) -> int:
    """The shuffles that the unseen slots of a pile come from, as bits."""
    found: int = 0
    for place in range(state.piled[seat]):
        if card_in(state, state.pile[seat][place]) < 0:
            found |= 1 << shuffle_of(state, state.pile[seat][place])
    return found


def shuffle_pile(state: Position, seat: int) -> None:
    """13.7: nobody knows any more where in the pile a card is; what is known to be in it stays known."""
    slot: int
    mixed: int = _blank_shuffles(state, seat) & state.named
    is_named: bool = mixed != 0
    for place in range(state.piled[seat]):
        is_named = is_named or card_in(state, state.pile[seat][place]) >= 0
    if not is_named or state.shuffles == SHUFFLES_MAX or state.records + state.piled[seat] > RECORDS:
        return  # nobody knows anything of it; or more shuffles are remembered than anybody could
    state.shuffles += 1
    state.named |= 1 << state.shuffles
    for card in range(CARDS):
        if (mixed >> state.group[card]) & 1:
            state.group[card] = state.shuffles
    for place in range(state.piled[seat]):
        slot = state.pile[seat][place]
        if card_in(state, slot) >= 0:
            state.group[card_in(state, slot)] = state.shuffles
        state.record[slot - 1] |= state.shuffles << UNTIL_SHIFT
        state.pile[seat][place] = new_slot(state, state.shuffles)
