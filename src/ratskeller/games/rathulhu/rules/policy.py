"""Rathulhu, how somebody plays who knows the game: so much is worth what lies on the track, and so much a token.

Every legal action gets a mark, in favour: about how much better it is than to let things go on. Fast, because searches
play on with it: the bot `greedy` takes the best mark.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rathulhu.rules.auctions import is_struck, setback_due
from ratskeller.games.rathulhu.rules.codes import *
from ratskeller.games.rathulhu.rules.position import Position
from ratskeller.games.rathulhu.rules.worth import Worth
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import Floats

_NEVER: float = -1000.0

# In favour. Set by hand, after a short trial of some hundred variants against each other at three seats.
_LOT: float = 10.0  # what a token of middling rank wins
_RANK: float = 0.4  # by how much of that the highest is dearer and the lowest cheaper
_AUCTIONS: float = 1.1  # that still come for every space left on the time track
_NEXT_AEON: float = 0.05  # a point on a token, for each Aeon to come
_LAST_ROW: float = 0.4  # … when tokens are added up at last
_ENVY: float = 0.5  # what another's gain counts
_OLD_ONE_KEPT: float = 0.4  # what a tile must be better than an Old One
_PATIENCE: float = 1.2  # what an invoked auction must bring to be better than another tile


class Policy(Fixed):
    """Marks for the actions of whoever has to act."""

    worth: Worth
    thrift: float  # how dear tokens are: 1 for the even temperament
    mark: Annotated[Floats, ACTIONS_END]  # by action, for the legal ones
    margin: Annotated[Floats, SEATS_MAX]  # what the tiles on the track are worth to each seat
    token_cost: Annotated[Floats, SEATS_MAX * TOKENS_END]  # what each seat gives away with each face-up token

    def __init__(self) -> None:
        """Somebody of even temper."""
        self.worth = Worth()
        self.thrift = 1.0

    def mark_actions(self, state: Position, seat: int) -> None:
        """Marks for all legal actions of a seat."""
        if state.phase == BIDDING:
            self.appraise(state)
            self._mark_bids(state, seat)
        elif state.phase == LOSING:
            self._mark_losses(state, seat)
        else:
            self.mark[STOP] = 0.0
            self.mark[DRAW] = 0.0
            if state.held[seat][OLD_ONE] > 0:
                self._mark_taking(state, seat)
            if state.phase == TURN:
                self.appraise(state)
                self.mark[INVOKE] = self._foresee(state, seat)

    # ---- what is at stake ----------------------------------------------------------------------------------

    def appraise(self, state: Position) -> None:
        """What the tiles on the track are worth to every seat that can bid, and what tokens cost."""
        worth: Worth = self.worth
        before: float
        for seat in range(state.seats):
            self.margin[seat] = 0.0
            if state.up[seat]:
                if state.tiles > 0:
                    worth.lay_on(state, seat)
                    before = worth.total(state)
                    worth.add_track(state)
                    self.margin[seat] = worth.total(state) - before
                self.margin[seat] += self._later(state) * state.board_token
        self._price_tokens(state)

    def _later(self, state: Position) -> float:
        """What a point on a token is worth after this Aeon."""
        return _NEXT_AEON * (AEONS - state.aeon) + _LAST_ROW

    def _price_tokens(self, state: Position) -> None:
        """A token that is bid is gone for this Aeon: the dearer, the more of those still face up it beats."""
        tokens: int = 0
        below: int = 0
        lasting: float
        later: float = self._later(state)
        left: int = state.time_spaces() - state.time
        for token in range(1, TOKENS_END):
            for seat in range(state.seats):
                tokens += (state.up[seat] >> token) & 1
        lasting = min(1.0, _AUCTIONS * (left - 0.5) / max(1, tokens)) * self.thrift * _LOT
        for token in range(1, TOKENS_END):
            for seat in range(state.seats):
                if (state.up[seat] >> token) & 1:
                    self.token_cost[seat * TOKENS_END + token] = later * token + lasting * (
                        1.0 + _RANK * (2.0 * (below + 0.5) / tokens - 1.0)
                    )
                    below += 1

    def price_of_all(self, state: Position, seat: int) -> float:
        """All face-up tokens of a seat together, as last priced."""
        price: float = 0.0
        for token in range(1, TOKENS_END):
            if (state.up[seat] >> token) & 1:
                price += self.token_cost[seat * TOKENS_END + token]
        return price

    def _gain(self, seat: int, token: int) -> float:
        return self.margin[seat] - self.token_cost[seat * TOKENS_END + token]

    # ---- auctions ------------------------------------------------------------------------------------------

    def _answer(self, state: Position, seat: int, best: int) -> int:
        """The lowest token with which a seat would like to beat the best bid, or 0."""
        for token in range(best + 1, TOKENS_END):
            if (state.up[seat] >> token) & 1 and self._gain(seat, token) > 0.0:
                return token
        return 0

    def _outcome(self, state: Position, seat: int, best: int, bidder: int) -> float:
        """What it is to a seat if the rest of the auction goes as expected, after this bid of the bidder."""
        asked: int = bidder
        answer: int
        winner: int = bidder
        if best == 0:
            winner = state.best_bidder
            best = state.best_bid
        while asked != state.turn:
            asked = (asked + 1) % state.seats
            answer = self._answer(state, asked, best)
            if answer > 0:
                best = answer
                winner = asked
        if winner < 0:
            return 0.0
        if winner == seat:
            return self._gain(seat, best)
        return -_ENVY * max(0.0, self._gain(winner, best))

    def _mark_bids(self, state: Position, seat: int) -> None:
        self.mark[PASS] = self._outcome(state, seat, 0, seat)
        for token in range(state.best_bid + 1, TOKENS_END):
            if (state.up[seat] >> token) & 1:
                self.mark[BID + token] = self._outcome(state, seat, token, seat)

    def _foresee(self, state: Position, seat: int) -> float:
        """What invoking would bring: the others answer first, then the seat itself must or may bid."""
        asked: int = seat
        answer: int
        winner: int = seat
        best: int = 0
        hoped: float = _NEVER
        for _ in range(state.seats - 1):
            asked = (asked + 1) % state.seats
            answer = self._answer(state, asked, best)
            if answer > 0:
                best = answer
                winner = asked
        if winner != seat:
            hoped = -_ENVY * max(0.0, self._gain(winner, best))
        elif state.tiles == TRACK_SPACES:
            hoped = 0.0
        for token in range(best + 1, TOKENS_END):
            if (state.up[seat] >> token) & 1:
                hoped = max(hoped, self._gain(seat, token))
        return hoped - _PATIENCE

    # ---- Old Ones and Setbacks -----------------------------------------------------------------------------

    def _mark_taking(self, state: Position, seat: int) -> None:
        """A tile for an Old One."""
        worth: Worth = self.worth
        before: float
        kind: int
        worth.lay_on(state, seat)
        before = worth.total(state)
        for space in range(TRACK_SPACES):
            kind = state.track[space]
            if kind != EMPTY and kind != OLD_ONE:
                worth.lay_on(state, seat)
                worth.hand[kind] += 1
                worth.hand[OLD_ONE] -= 1
                worth.settle()
                self.mark[TAKE + kind] = worth.total(state) - before - _OLD_ONE_KEPT

    def _mark_losses(self, state: Position, seat: int) -> None:
        """The tile that is missed the least."""
        worth: Worth = self.worth
        setback: int = setback_due(state)
        for kind in range(TOME, SITES_END):
            if state.held[seat][kind] > 0 and is_struck(setback, kind):
                worth.lay_on(state, seat)
                worth.hand[kind] -= 1
                self.mark[DISCARD + kind - TOME] = worth.total(state)
