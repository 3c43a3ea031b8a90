"""Darkhouse: what a viewer may know, as numbers for machines; `layout.py` says what they mean."""

from __future__ import annotations

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.dice import count_of
from ratskeller.games.darkhouse.rules.position import PagePlan, Position
from ratskeller.kernel.observation import Observation


def disclose_table(state: Position, seen: Observation) -> None:
    """D34: all pages and dice are open."""
    seen.add(state.phase)
    seen.add(state.game)
    seen.add(state.games)
    seen.add(state.scored)
    seen.add(state.round)
    seen.add(state.x_penalty)
    seen.add(state.last_deadline)
    _disclose_board(state, seen)
    for place in range(state.seats):
        _disclose_page(state, seen.seat_at(place), state.game, seen)
    _disclose_round(state, seen)
    for game in range(1, GAMES_MAX + 1):
        seen.add_seats(state.early[game])
    for game in range(1, GAMES_MAX):
        for place in range(state.seats):
            if game < state.game:
                _disclose_page(state, seen.seat_at(place), game, seen)
            else:
                seen.add_zeros(BLOCKS * FACES)


def _disclose_board(state: Position, seen: Observation) -> None:
    plan: PagePlan = state.content
    seen.add(state.due_block())
    for square in range(1, ROUNDS + 1):
        seen.add(state.track[state.game][square])
    for square in range(1, ROUNDS + 1):
        seen.add(plan.gray[square])
    for block in range(1, BLOCKS_END):
        seen.add(plan.boxes[block])
    for pair in range(PAIRS):
        seen.add(plan.wired[pair])


def _disclose_page(state: Position, seat: int, game: int, seen: Observation) -> None:
    page: int = state.page_of(seat, game)
    for block in range(1, BLOCKS_END):
        seen.add(count_of(state.written[page][block], CROSS))
        _disclose_powered(state.written[page][block], seen)


def _disclose_powered(handful: int, seen: Observation) -> None:
    for face in range(LEAST, FACES_END):
        seen.add(count_of(handful, face))


def _disclose_round(state: Position, seen: Observation) -> None:
    seat: int
    for place in range(state.seats):
        seat = seen.seat_at(place)
        for block in range(1, BLOCKS_END):
            seen.add(state.empty[seat][block])
    for place in range(state.seats):
        seat = seen.seat_at(place)
        for block in range(1, BLOCKS_END):
            _disclose_powered(state.lying[seat][block], seen)
    for place in range(state.seats):
        seat = seen.seat_at(place)
        for face in range(1, FACES_END):
            seen.add(count_of(state.loose[seat], face))
    for place in range(state.seats):
        seen.add(state.in_hand[seen.seat_at(place)])
    for place in range(state.seats):
        seat = seen.seat_at(place)
        for pair in range(PAIRS):
            seen.add(state.arcs[seat][pair])
    for place in range(state.seats):
        seen.add_bits(state.reached[seen.seat_at(place)] >> FIRST_BLOCK, BLOCKS)
    for place in range(state.seats):
        seen.add(state.rolls[seen.seat_at(place)])
    seen.add_seats(state.playing)
