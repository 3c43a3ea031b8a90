"""Condyle Cove: the cards and Acts as far as a viewer knows them, as numbers for machines."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.slots import card_in, known_to, knows, size_of, slot_at
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import Ints
from ratskeller.kernel.observation import Observation


class Places(Fixed):
    """Where the Options cards are."""

    where: Annotated[Ints, CARDS]
    depth: Annotated[Ints, CARDS]


def disclose_cards(state: Position, rows: int, viewer: int, seen: Observation) -> None:
    """7.4, C56: which card lies where, as far as the viewer has seen it; then what lies face down; then Permanents."""
    found: Places = Places()
    for place in range(rows):
        for zone in range(IN_DISCARD + 1):
            _look_at(state, zone, place if state.alone else seen.seat_at(place), 1 + rows * zone + place, viewer, found)
    for card in range(CARDS):
        seen.add(1 + 3 * rows if state.gone[card] else found.where[card])
    for card in range(CARDS):
        seen.add(found.depth[card])
    for place in range(rows):
        _disclose_face_down(state, place if state.alone else seen.seat_at(place), seen)
    for i in range(PERMANENTS):
        seen.add(state.kept[i] + 1 if i < state.keeps else 0)
    for i in range(PERMANENTS):
        seen.add(seen.place_of(state.keeper[i]) if i < state.keeps else 0)


def _look_at(state: Position, zone: int, seat: int, where: int, viewer: int, found: Places) -> None:
    slot: int
    card: int
    size: int = size_of(state, zone, seat)
    for place in range(size):
        slot = slot_at(state, zone, seat, place)
        card = card_in(state, slot)
        if card >= 0 and knows(known_to(state, slot), viewer):
            found.where[card] = where
            found.depth[card] = size - place if zone == IN_PILE else place + 1


def _disclose_face_down(state: Position, seat: int, seen: Observation) -> None:
    for place in range(state.discarded[seat]):
        seen.add(1 if state.discard[seat][place] & DOWN else 0)
    seen.add_zeros(CARDS - state.discarded[seat])


def disclose_acts(state: Position, viewer: int, seen: Observation) -> None:
    """C52: the Acts that lie face up or that the viewer has looked at; the expansions; the Boogeyman's deck."""
    box: Box = state.content
    seen.add_bits(state.act_places, ACTS)
    seen.add_bits(state.acts_up & state.act_places, ACTS)
    for place in range(ACTS):
        seen.add(state.act[place] if knows(state.act_known[place], viewer) else 0)
    for act in range(ACTS):
        seen.add(box.act_title[act])
    for act in range(ACTS):
        seen.add(box.deadly[ACT + act])
    seen.add(_count(state.winter_left))
    seen.add(_count(state.haunted_left))
    seen.add(_count(state.move_left))
    seen.add(state.his_bonus)


def _count(bits: int) -> int:
    found: int = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found
