"""Condyle Cove: what a position promises, for searches that do not play to the end. No rule, only judgement.

The weights were fitted to the results of games between searching bots, at the start of every turn of them.
"""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.acts import face_down
from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.slots import card_in, knows
from ratskeller.games.condyle_cove.rules.targets import ring_place
from ratskeller.kernel.native import exp

# In cards of a draw pile: a card in the hand, what a Defensive one is worth beyond that, what everybody has besides.
_HELD: float = 0.3
_DEFENCE: float = 0.5
_SPARE: float = 0.5
_GIFT: float = 1.5  # what an Act brings, as far as there are discarded cards
# Alone, the logarithm of the odds: to begin with, for each own card, for each of his, for each Act that is used up.
_ALONE: float = 1.3
_OWN_PILED: float = 0.31
_OWN_HELD: float = 0.32
_HIS_PILED: float = 0.42
_ACT_USED: float = -0.2


def hope(state: Position, seat: int) -> float:
    """The chance to be the last one: first whoever stands in the Cul-De-Sac survives it or not, then cards count."""
    return hope_among(state, seat, state.alive, state.turn, state.seats)


def hope_among(state: Position, seat: int, alive: int, after: int, left: int) -> float:
    """The same if only some are still in the game and the next `left` seats after one have yet to begin a turn."""
    next_seat: int = after
    risk: float = 0.0
    if not (alive >> seat) & 1:
        return 0.0
    while left > 0 and risk <= 0.0:
        left -= 1
        next_seat = (next_seat + 1) % state.seats
        if (alive >> next_seat) & 1 and state.pawn[next_seat] == CORNER:
            risk = risk_of(state, next_seat)
    if risk <= 0.0 or alive == 1 << next_seat:
        return share_among(state, seat, alive)
    return risk * hope_among(state, seat, alive & ~(1 << next_seat), next_seat, left) + (1.0 - risk) * hope_among(
        state, seat, alive, next_seat, left
    )


def share_among(state: Position, seat: int, alive: int) -> float:
    """The own part of what all who are in the game can live on."""
    own: float = 0.0
    total: float = 0.0
    weight: float
    for other in range(state.seats):
        if (alive >> other) & 1:
            weight = weight_of(state, other)
            total += weight
            if other == seat:
                own = weight
    return own / total


def weight_of(state: Position, seat: int) -> float:
    """What somebody can live on; the Cul-De-Sac gives as well."""
    box: Box = state.content
    card: int
    cards: float = state.piled[seat] + _HELD * state.held[seat] + _SPARE
    for place in range(state.held[seat]):
        card = card_in(state, state.hand[seat][place])
        if card >= 0 and box.defensive[card]:
            cards += _DEFENCE
    if state.pawn[seat] == CORNER and face_down(state):
        cards += min(_GIFT, state.discarded[seat])
    return cards * cards


def risk_of(state: Position, seat: int) -> float:
    """How likely somebody who must turn up an Act is out by it, who remembers what was seen in this row."""
    box: Box = state.content
    blank: int = 0
    deadly: int = 0
    for place in range(ACTS):
        if (face_down(state) >> place) & 1:
            if state.act[place] == 0:
                blank += 1
            elif not knows(state.act_known[place], seat):
                blank += 1
                deadly += box.deadly[ACT + state.act[place] - 1]
            elif not box.deadly[ACT + state.act[place] - 1]:
                return 0.0
    for act in range(ACTS):
        if (state.acts_hidden >> act) & 1:
            deadly += box.deadly[ACT + act]
    if blank == 0:
        return 1.0 if face_down(state) else 0.0
    return deadly * 1.0 / blank


def hope_alone(state: Position) -> float:
    """To get away from his next card, and to outlast him."""
    odds: float = _ALONE + _OWN_PILED * state.piled[0] + _OWN_HELD * state.held[0] - _HIS_PILED * state.piled[HIM]
    odds += _ACT_USED * state.acts_used
    return (1.0 - danger(state)) / (1.0 + exp(-odds))


def danger(state: Position) -> float:
    """How likely his next Move card takes him as far as the orphan will be ahead after two steps."""
    box: Box = state.content
    ahead: int = ring_place(state, state.pawn[0]) - ring_place(state, state.pawn[GHOST]) + STEPS
    cards: int = 0
    deadly: int = 0
    if ahead < STEPS:
        ahead += RING
    for number in range(MOVE_CARDS):
        if state.move_left == 0 or (state.move_left >> number) & 1:
            cards += 1
            if box.move_spaces[number] + state.his_bonus >= ahead:
                deadly += 1
    return deadly * 1.0 / cards
