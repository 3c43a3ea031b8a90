"""Condyle Cove: what chance may bring, how likely it is, and what it does."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.acts import reveal_act, shown_acts, turn_haunt, turn_winter
from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.position import Position
from ratskeller.games.condyle_cove.rules.setting_up import deal, hold_for_cross, lay_ring
from ratskeller.games.condyle_cove.rules.slots import count_blank, count_members, reveal, shuffle_of, slot_at
from ratskeller.games.condyle_cove.rules.solo import turn_move_card
from ratskeller.games.condyle_cove.rules.theft import steal_place
from ratskeller.games.condyle_cove.rules.turns import draw_cove_card, scream
from ratskeller.kernel.numbers import Long
from ratskeller.kernel.rng import Rng


def weigh_outcomes(state: Position) -> int:
    """What chance may bring, each as likely as its weight says."""
    state.count = 0
    if state.phase == CH_CARD:
        _weigh_cards(state)
    elif state.phase == CH_PLACE:
        for place in range(state.held[state.stack[state.depth - 1][2]]):
            state.weigh(PLACE_IN_HAND + place, 1)
    elif state.phase == CH_COVE:
        _weigh_bits(state, COVE_CARD, state.cove_left)
    elif state.phase == CH_ACT:
        _weigh_bits(state, ACT_CARD, shown_acts(state))
    elif state.phase == CH_WINTER:
        _weigh_bits(state, WINTER_CARD, state.winter_left)
    elif state.phase == CH_HAUNT:
        _weigh_bits(state, HAUNT_CARD, state.haunted_left)
    elif state.phase == CH_SCREAM:
        state.weigh(SILENCE, state.scream_rate - 1)
        state.weigh(SCREAM, 1)
    elif state.phase == CH_MOVE_CARD:
        _weigh_bits(state, MOVE_CARD, state.move_left)
    elif state.phase == CH_FIRST:
        _weigh_bits(state, FIRST_SEAT, state.alive)
    return state.count


def _weigh_bits(state: Position, first: int, bits: int) -> None:
    while bits:
        if bits & 1:
            state.weigh(first, 1)
        first += 1
        bits >>= 1


def _weigh_cards(state: Position) -> None:
    shuffle: int = shuffle_of(state, slot_at(state, state.show_zone, state.show_seat, state.show_place))
    of_unseen: int = _weight_of_unseen(state, shuffle)
    weight: int
    for card in range(CARDS):
        weight = _weight_of_card(state, card, shuffle, of_unseen)
        if weight > 0:
            state.weigh(OPTION_CARD + card, weight)


def _weight_of_card(state: Position, card: int, shuffle: int, of_unseen: int) -> int:
    """A card behind a slot: each member of its shuffle is behind one of n slots, and the rest are unseen cards."""
    if shuffle > 0 and state.group[card] == shuffle:
        return max(1, state.unseen_cards)
    return of_unseen if state.unseen[card] else 0


def _weight_of_unseen(state: Position, shuffle: int) -> int:
    if shuffle == 0:
        return 1
    return max(0, count_blank(state, shuffle) - count_members(state, shuffle))


def draw_outcome(state: Position, rng: Rng) -> int:
    """The same choice as from the weighed outcomes; cards, of which there are many, are not listed for it."""
    shuffle: int
    if state.phase == CH_CARD:
        shuffle = shuffle_of(state, slot_at(state, state.show_zone, state.show_seat, state.show_place))
        return OPTION_CARD + (_draw_unseen(state, rng) if shuffle == 0 else _draw_shuffled(state, rng, shuffle))
    weigh_outcomes(state)
    return state.pick(rng)


def _draw_unseen(state: Position, rng: Rng) -> int:
    card: int = 0
    left: Long = rng.below(state.unseen_cards)
    while left > 0 or not state.unseen[card]:
        left -= state.unseen[card]
        card += 1
    return card


def _draw_shuffled(state: Position, rng: Rng, shuffle: int) -> int:
    card: int = 0
    of_unseen: int = _weight_of_unseen(state, shuffle)
    members: int = count_members(state, shuffle)
    left: Long = rng.below(members * max(1, state.unseen_cards) + state.unseen_cards * of_unseen)
    weight: int = _weight_of_card(state, card, shuffle, of_unseen)
    while left >= weight:
        left -= weight
        card += 1
        weight = _weight_of_card(state, card, shuffle, of_unseen)
    return card


def meet_chance(state: Position, outcome: int) -> None:
    """What chance has brought is done."""
    phase: int = state.phase
    state.go_on()
    if phase == CH_CARD:
        reveal(state, outcome - OPTION_CARD)
    elif phase == CH_PLACE:
        steal_place(state, outcome - PLACE_IN_HAND)
    elif phase == CH_COVE:
        _meet_cove_card(state, outcome - COVE_CARD)
    elif phase == CH_ACT:
        reveal_act(state, outcome - ACT_CARD)
    elif phase == CH_WINTER:
        turn_winter(state, outcome - WINTER_CARD)
    elif phase == CH_HAUNT:
        turn_haunt(state, outcome - HAUNT_CARD)
    elif phase == CH_SCREAM:
        if outcome == SCREAM:
            scream(state)
        else:
            state.pop()
    elif phase == CH_MOVE_CARD:
        turn_move_card(state, outcome - MOVE_CARD)
    else:
        deal(state, outcome - FIRST_SEAT)


def _meet_cove_card(state: Position, space: int) -> None:
    """A Cove card: of the cross, of the ring, or one that was drawn in a turn."""
    kind: int = state.stack[state.depth - 1][0]
    if kind == DO_CROSS:
        hold_for_cross(state, space)
    elif kind == DO_RING:
        lay_ring(state, space)
    else:
        draw_cove_card(state, space)
