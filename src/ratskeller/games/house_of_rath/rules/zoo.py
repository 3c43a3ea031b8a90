"""House of Rath, fixed opponents to measure others with: each plays by one simple rule."""

from __future__ import annotations

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.position import count_bits, first_bit
from ratskeller.games.house_of_rath.rules.state import HouseOfRath
from ratskeller.kernel.rng import Rng


def hide(state: HouseOfRath, seat: int, rng: Rng) -> int:
    """The hider: never shows a card, claims and runs, hides an own orphan where it can, and spares its own."""
    mine: int = state.children_of(seat)
    found: int = _claim_or_run(state, seat)
    if found != NONE:
        return found
    if state.face == HIDE_FACE and mine & ~state.hidden:
        return HIDE + first_bit(mine & ~state.hidden)
    return _spare(state, seat, mine, rng)


def show(state: HouseOfRath, seat: int, rng: Rng) -> int:
    """The shower: turns all cards up at once, and then plays as the hider does."""
    for i in range(state.legal(seat)):
        if REVEAL <= state.actions[i] < NOTHING:
            return state.actions[i]
    return hide(state, seat, rng)


def hunt(state: HouseOfRath, seat: int, rng: Rng) -> int:
    """The hunter: sends Rath at the biggest crowd, at somebody else's known orphan if there is one."""
    most: int = -1
    crowd: int
    found: int = _claim_or_run(state, seat)
    if found != NONE:
        return found
    for i in range(state.legal(seat)):
        if RATH <= state.actions[i] < ATTACK:
            crowd = count_bits(state.seen_in(state.actions[i] - RATH) & ~state.cards_of(seat))
            if crowd > most:
                most = crowd
                found = state.actions[i]
        elif ATTACK <= state.actions[i] < CLAIM:
            if state.is_up(state.actions[i] - ATTACK) and state.owner_of(state.actions[i] - ATTACK) != seat:
                return state.actions[i]
    return found if found != NONE else _spare(state, seat, state.children_of(seat), rng)


def _claim_or_run(state: HouseOfRath, seat: int) -> int:
    """An own victim is claimed and tries everything, or NONE."""
    for i in range(state.legal(seat)):
        if state.actions[i] == CLAIM or state.actions[i] == RUN or DASH <= state.actions[i] < GIVE_UP:
            return state.actions[i]
    return NONE


def _spare(state: HouseOfRath, seat: int, mine: int, rng: Rng) -> int:
    """Any action that shows no card, and attacks no own orphan while there is another victim."""
    count: int = _keep_fit(state, seat, mine)
    if count == 0:
        count = _keep_fit(state, seat, 0)
    count = rng.below(count)
    return state.actions[count]


def _keep_fit(state: HouseOfRath, seat: int, spared: int) -> int:
    """Leave those legal actions in the list that show no card and attack none of some orphans."""
    count: int = 0
    action: int
    for i in range(state.legal(seat)):
        action = state.actions[i]
        if not (REVEAL <= action < NOTHING or (ATTACK <= action < CLAIM and (spared >> (action - ATTACK)) & 1)):
            state.actions[count] = action
            count += 1
    return count
