"""Rathulhu: what lies on the table. The chapters beside this file move it; `state.py` says what may be done."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rathulhu.rules.codes import *
from ratskeller.games.rathulhu.rules.supply import TILES, TIME_SPACES, TOKEN_SETS
from ratskeller.kernel.native import Content
from ratskeller.kernel.numbers import Grid, Ints
from ratskeller.kernel.state import State


def _token_bits() -> list[list[int]]:
    """The sets of tokens by number of seats, each as bits."""
    table = [[0] * TOKEN_SETS_MAX for _ in range(SEATS_MAX + 1)]
    for seats, sets in TOKEN_SETS.items():
        for number, tokens in enumerate(sets):
            table[seats][number] = sum([1 << token for token in tokens])
    return table


_TILES: Annotated[Ints, KINDS] = list(TILES)
_SETS: Annotated[Grid, SEATS_MAX + 1, TOKEN_SETS_MAX] = _token_bits()
_TIME_SPACES: Annotated[Ints, SEATS_MAX + 1] = [TIME_SPACES.get(seats, 0) for seats in range(SEATS_MAX + 1)]


class Box(Content):
    """What the Tomes and the Sites are called at this table. The rules never ask."""

    names: object  # the pack


class Position(State):
    """A position of Rathulhu. Tokens are kept as bits: bit 13 is the token 13."""

    content: Box
    # Table options
    hides_scores: bool
    # The table
    phase: int
    aeon: int  # 1 to 3; 0 while the tokens are dealt
    turn: int  # whose turn it is; in an auction the invoking player
    bag: Annotated[Ints, KINDS]  # what is left; it has no order
    bag_tiles: int
    track: Annotated[Ints, TRACK_SPACES]  # the kind in each space, or EMPTY
    tiles: int  # on the auction track
    time: int  # Elder Signs on the time track
    discarded: Annotated[Ints, KINDS]
    board_token: int
    # The seats
    held: Annotated[Grid, SEATS_MAX, KINDS]  # the collections
    up: Annotated[Ints, SEATS_MAX]  # tokens face up
    down: Annotated[Ints, SEATS_MAX]  # tokens face down
    favour: Annotated[Ints, SEATS_MAX]
    # The score sheet: what was counted, and the points for it
    counted: Annotated[Grid, LINES, SEATS_MAX]
    points: Annotated[Grid, LINES, SEATS_MAX]
    # Dealing the tokens
    dealt: int  # seats that have theirs
    sets_left: int  # as bits
    # The auction
    is_auction: bool  # until its Setbacks are resolved
    is_invoked: bool  # begun by invoking, not by an Elder Sign
    bidders_left: int
    best_bid: int
    best_bidder: int
    bids: Annotated[Ints, SEATS_MAX]  # NOT_ASKED, PASSED or a token
    # Setbacks: tiles that must still be discarded, by type
    owed: Annotated[Ints, SETBACKS_END - SETBACK]

    # ---- the board -----------------------------------------------------------------------------------------

    def set_up(self, seats: int) -> None:
        """3.1, 3.3, 3.6: the board, the bag and ten favour for everybody; the tokens are still to be dealt."""
        self.seats = seats
        self.phase = DEALING
        self.sets_left = (1 << seats) - 1
        self.board_token = FIRST_BOARD_TOKEN
        for kind in range(KINDS):
            self.bag[kind] = _TILES[kind]
            self.bag_tiles += _TILES[kind]
        for space in range(TRACK_SPACES):
            self.track[space] = EMPTY
        for seat in range(seats):
            self.favour[seat] = FAVOUR_AT_FIRST

    def time_spaces(self) -> int:
        """2.5: the spaces of the time track that are used."""
        return _TIME_SPACES[self.seats]

    def tokens_in_set(self, number: int) -> int:
        """3.2: one of the sets for this number of seats, as bits."""
        return _SETS[self.seats][number]

    def find(self, kind: int) -> int:
        """The first space with a tile of a kind, or with none for EMPTY; TRACK_SPACES if there is no such space."""
        space: int = 0
        while space < TRACK_SPACES and self.track[space] != kind:
            space += 1
        return space

    def kinds_on_track(self) -> int:
        """The kinds of tiles on the auction track, as bits."""
        kinds: int = 0
        for space in range(TRACK_SPACES):
            if self.track[space] != EMPTY:
                kinds |= 1 << self.track[space]
        return kinds

    def clear_track(self) -> None:
        """Discard every tile on the auction track."""
        for space in range(TRACK_SPACES):
            if self.track[space] != EMPTY:
                self.discarded[self.track[space]] += 1
                self.track[space] = EMPTY
        self.tiles = 0

    def can_take(self) -> bool:
        """6.2, K6: whether anything but Old Ones lies on the auction track."""
        for space in range(TRACK_SPACES):
            if self.track[space] != EMPTY and self.track[space] != OLD_ONE:
                return True
        return False

    # ---- the collections -----------------------------------------------------------------------------------

    def count_held(self, seat: int, first: int, end: int) -> int:
        """How many tiles of the kinds from `first` up to `end` a seat holds."""
        found: int = 0
        for kind in range(first, end):
            found += self.held[seat][kind]
        return found

    def count_types(self, seat: int, first: int, end: int) -> int:
        """How many different kinds from `first` up to `end` a seat holds."""
        found: int = 0
        for kind in range(first, end):
            if self.held[seat][kind] > 0:
                found += 1
        return found

    def discard(self, seat: int, kind: int, tiles: int) -> None:
        """3.4: discarded tiles never come back."""
        self.held[seat][kind] -= tiles
        self.discarded[kind] += tiles


def token_total(tokens: int) -> int:
    """The sum of some tokens."""
    total: int = 0
    for token in range(1, TOKENS_END):
        if (tokens >> token) & 1:
            total += token
    return total


def highest_token(tokens: int) -> int:
    """The highest of some tokens."""
    token: int = 0
    while tokens >> (token + 1):
        token += 1
    return token
