"""Rathulhu, auctions and setbacks: bidding once around, the exchange of tokens, what a Setback costs (8, 9)."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rathulhu.rules.codes import *
from ratskeller.games.rathulhu.rules.position import Position
from ratskeller.games.rathulhu.rules.turns import go_on_taking, next_turn
from ratskeller.kernel.numbers import EVERYONE, NOBODY, Ints

# The first kind that each Setback strikes; the next one's first kind is its end.
_STRUCK: Annotated[Ints, 5] = [SHOGGOTH, CULTIST, TOME, SITE, SITES_END]


# ---- auctions ----------------------------------------------------------------------------------------------


def open_auction(state: Position, how: int) -> None:
    """8.1, 8.2: everybody bids once, clockwise; the invoking player comes last."""
    state.is_auction = True
    state.is_invoked = how == BY_INVOKING
    state.bidders_left = state.seats
    state.best_bid = 0
    state.best_bidder = NOBODY
    state.phase = BIDDING
    state.mover = state.turn
    state.tell(EV_AUCTION, EVERYONE, state.turn, how, state.tiles, state.board_token)
    _ask_next_bidder(state)


def _ask_next_bidder(state: Position) -> None:
    """K10, K25: only those who hold a higher token face up are asked."""
    while state.bidders_left > 0:
        state.bidders_left -= 1
        state.mover = (state.mover + 1) % state.seats
        if state.up[state.mover] >> (state.best_bid + 1):
            return
        state.bids[state.mover] = PASSED
        if state.up[state.mover]:
            state.tell(EV_PASSED, EVERYONE, state.mover, 1, 0, 0)
    _close_auction(state)


def bid(state: Position, token: int) -> None:
    """8.5: a higher token is offered."""
    state.best_bid = token
    state.best_bidder = state.mover
    state.bids[state.mover] = token
    state.tell(EV_BID, EVERYONE, state.mover, token, 0, 0)
    _ask_next_bidder(state)


def pass_on(state: Position) -> None:
    """8.5: no bid."""
    state.bids[state.mover] = PASSED
    state.tell(EV_PASSED, EVERYONE, state.mover, 0, 0, 0)
    _ask_next_bidder(state)


def is_bid_due(state: Position) -> bool:
    """8.6, K12: whoever invoked must bid if nobody else did, unless the auction track is full."""
    if state.mover != state.turn or state.best_bid > 0:
        return False
    return state.is_invoked and state.tiles < TRACK_SPACES


def _close_auction(state: Position) -> None:
    winner: int = state.best_bidder
    for seat in range(state.seats):
        state.bids[seat] = NOT_ASKED
    if winner == NOBODY:
        _end_without_bids(state)
        return
    state.tell(EV_WON, EVERYONE, winner, state.best_bid, state.board_token, state.tiles)
    _exchange_tokens(state, winner)
    for space in range(TRACK_SPACES):
        if state.track[space] != EMPTY:
            state.held[winner][state.track[space]] += 1
            state.track[space] = EMPTY
    state.tiles = 0
    resolve_setbacks(state, winner)


def _end_without_bids(state: Position) -> None:
    """8.12: eight tiles that nobody wants are discarded; fewer stay."""
    is_full: bool = state.tiles == TRACK_SPACES
    state.tell(EV_NO_BIDS, EVERYONE, state.tiles, 1 if is_full else 0, 0, 0)
    if is_full:
        state.clear_track()
    state.is_auction = False
    next_turn(state)


def _exchange_tokens(state: Position, winner: int) -> None:
    """8.9, 8.10: the token on the board goes to the winner, face down, and the winning bid takes its place."""
    state.up[winner] ^= 1 << state.best_bid
    state.down[winner] |= 1 << state.board_token
    state.board_token = state.best_bid
    if state.up[winner] == 0:
        state.tell(EV_SILENT, EVERYONE, winner, 0, 0, 0)


# ---- setbacks ----------------------------------------------------------------------------------------------


def resolve_setbacks(state: Position, seat: int) -> None:
    """9.1 to 9.4, K14: two tiles of the matching type for each Setback, as far as there are any."""
    count: int
    struck: int
    for setback in range(SETBACK, SETBACKS_END):
        count = state.held[seat][setback]
        if count > 0:
            struck = state.count_held(seat, _STRUCK[setback - SETBACK], _STRUCK[setback - SETBACK + 1])
            struck = min(struck, LOST_TO_A_SETBACK * count)
            state.owed[setback - SETBACK] = struck
            state.tell(EV_SETBACK, EVERYONE, seat, setback, count, struck)
    _go_on_losing(state, seat)


def setback_due(state: Position) -> int:
    """The kind of Setback that is being resolved."""
    setback: int = SETBACK
    while state.owed[setback - SETBACK] == 0:
        setback += 1
    return setback


def is_struck(setback: int, kind: int) -> bool:
    """Whether a kind of tile is of the type that a Setback strikes."""
    return _STRUCK[setback - SETBACK] <= kind < _STRUCK[setback - SETBACK + 1]


def lose(state: Position, kind: int) -> None:
    """9.2: the tile that was chosen goes."""
    state.owed[setback_due(state) - SETBACK] -= 1
    _lose(state, state.mover, kind, 1)
    _go_on_losing(state, state.mover)


def _go_on_losing(state: Position, seat: int) -> None:
    """Ask for a Tome or a Site while there is a choice (K29); then the Setbacks go too, and play proceeds."""
    for setback in range(SETBACK, SETBACKS_END):
        if state.owed[setback - SETBACK] > 0:
            if _is_choice(state, seat, setback):
                state.phase = LOSING
                state.mover = seat
                return
            _lose_by_force(state, seat, setback)
    for setback in range(SETBACK, SETBACKS_END):
        if state.held[seat][setback] > 0:
            state.discard(seat, setback, state.held[seat][setback])
    if state.is_auction:
        state.is_auction = False
        next_turn(state)
    else:
        go_on_taking(state)


def _is_choice(state: Position, seat: int, setback: int) -> bool:
    """Only Tomes and Sites have types to choose from, if several are held and something will remain."""
    first: int = _STRUCK[setback - SETBACK]
    end: int = _STRUCK[setback - SETBACK + 1]
    if setback < TOME_SETBACK or state.count_types(seat, first, end) == 1:
        return False
    return state.count_held(seat, first, end) > state.owed[setback - SETBACK]


def _lose_by_force(state: Position, seat: int, setback: int) -> None:
    """9.3: from the last kind to the first, so that Altars go before Cultists."""
    lost: int
    kind: int = _STRUCK[setback - SETBACK + 1]
    while state.owed[setback - SETBACK] > 0:
        kind -= 1
        lost = min(state.owed[setback - SETBACK], state.held[seat][kind])
        state.owed[setback - SETBACK] -= lost
        if lost > 0:
            _lose(state, seat, kind, lost)


def _lose(state: Position, seat: int, kind: int, tiles: int) -> None:
    state.discard(seat, kind, tiles)
    state.tell(EV_LOST, EVERYONE, seat, kind, tiles, 0)
