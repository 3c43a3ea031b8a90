"""Condyle Cove: imagining the Acts that a viewer cannot know, each way they may lie as likely as the others (C52)."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.position import Position
from ratskeller.games.condyle_cove.rules.slots import knows
from ratskeller.kernel.numbers import Ints
from ratskeller.kernel.rng import Rng


def redeal_acts(state: Position, viewer: int, rng: Rng) -> None:
    """Replace the Acts that others have looked at, and the place that somebody chose for the Boogeyman."""
    pool: Annotated[Ints, 6] = [0] * 6
    acts: int = 0
    chosen: int
    if state.put_by > 0 and not knows(state.act_known[state.put_at], viewer):
        _move_him(state, viewer, rng)
    for place in range(ACTS):
        if state.act[place] > 0 and not knows(state.act_known[place], viewer):
            if state.put_by > 0 and state.put_at == place:
                continue
            state.acts_hidden |= 1 << (state.act[place] - 1)
    for act in range(ACTS):
        if (state.acts_hidden >> act) & 1:
            pool[acts] = act
            acts += 1
    for place in range(ACTS):
        if state.act[place] > 0 and not knows(state.act_known[place], viewer):
            if state.put_by > 0 and state.put_at == place:
                continue
            chosen = rng.below(acts)
            state.act[place] = pool[chosen] + 1
            state.acts_hidden &= ~(1 << pool[chosen])
            acts -= 1
            pool[chosen] = pool[acts]


def _move_him(state: Position, viewer: int, rng: Rng) -> None:
    """The Boogeyman may have been put in any place that the viewer does not know."""
    places: int = 0
    at: int = -1
    old: int = state.put_at
    act: int = state.act[old] - 1
    bit: int = 1 << (state.put_by - 1)
    for place in range(ACTS):
        if (state.act_places & ~state.acts_up) >> place & 1 and not knows(state.act_known[place], viewer):
            places += 1
            if rng.below(places) == 0:
                at = place
    if at == old:
        return
    state.act_known[old] &= ~bit
    state.act[old] = 0
    if state.act_known[old] > 0:  # somebody else has looked there and saw another Act
        state.act[old] = state.act[at] if state.act[at] > 0 else _first_hidden(state) + 1
        state.acts_hidden &= ~(1 << (state.act[old] - 1))
    elif state.act[at] > 0:
        state.acts_hidden |= 1 << (state.act[at] - 1)
    state.act[at] = act + 1
    state.act_known[at] |= bit
    state.put_at = at


def _first_hidden(state: Position) -> int:
    """An Act that nobody has seen. Which one does not matter: it is dealt out again with the others."""
    act: int = 0
    while not (state.acts_hidden >> act) & 1:
        act += 1
    return act
