"""Rathulhu, one step ahead: every action by the outlook behind it; tiles by the bag, auctions solved exactly.

In an auction everybody is asked once, and what comes of it depends on the winning token alone. So there are no more
ends than tokens, and who does what follows backwards from the last bidder: each takes the end that is best for it.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rathulhu.rules.alone import Alone, is_alone
from ratskeller.games.rathulhu.rules.codes import *
from ratskeller.games.rathulhu.rules.outlook import Outlook, stage_of
from ratskeller.games.rathulhu.rules.state import Rathulhu
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import CHANCE, Floats, Ints


class Lookahead(Fixed):
    """Worths of actions for whoever has to act."""

    outlook: Outlook
    alone: Alone
    after: Rathulhu  # a position behind an action
    end: Rathulhu  # … behind an auction
    has_scratch: bool
    worth: Annotated[Floats, ACTIONS_END]  # by action, for the legal ones: the share of a win of who acts
    share: Annotated[Floats, SEATS_MAX]  # of all seats, where it was last asked
    at_end: Annotated[Floats, TOKENS_END * SEATS_MAX]  # shares if a token wins; 0 for nobody
    leads_to: Annotated[
        Ints, (SEATS_MAX + 1) * TOKENS_END
    ]  # the token that wins, by bidders still to come and best bid

    def __init__(self) -> None:
        """With an outlook that knows nothing yet."""
        self.outlook = Outlook()
        self.alone = Alone()

    def look(self, state: Rathulhu, seat: int) -> None:
        """The worth of every legal action of a seat."""
        if not self.has_scratch:
            self.after = state.copy()
            self.end = state.copy()
            self.has_scratch = True
        if state.phase == BIDDING:
            self._solve(state)
            self._note_bids(state, seat)
        else:
            self._look_at_turn(state, seat)
        if state.tiles > 0 and is_alone(state, seat):
            self._look_alone(state, seat)

    def _look_alone(self, state: Rathulhu, seat: int) -> None:
        """Whoever is alone knows better when to stop; which token to pay is a question for the outlook."""
        best: float = 0.0
        slope: float
        if state.phase == TURN and state.tiles < TRACK_SPACES:
            self.alone.solve(state, seat, self.outlook.worth)
            slope = self._slope(state, self.worth[INVOKE])
            self.worth[DRAW] = self.worth[INVOKE] + slope * self.alone.drawing_over_invoking(state, seat)
        elif state.phase == BIDDING and not state.is_invoked:
            self.alone.solve(state, seat, self.outlook.worth)
            for token in range(1, TOKENS_END):
                if (state.up[seat] >> token) & 1:
                    best = max(best, self.worth[BID + token])
            self.worth[PASS] = best + self._slope(state, best) * self.alone.passing_over_bidding(state, seat)

    def _slope(self, state: Rathulhu, share: float) -> float:
        """What part of a win a point of favour is."""
        return share * (1.0 - share) / self.outlook.spread[stage_of(state)]

    # ---- turns ---------------------------------------------------------------------------------------------

    def _look_at_turn(self, state: Rathulhu, seat: int) -> None:
        action: int
        count: int = state.legal(seat)
        for i in range(count):
            action = state.actions[i]
            if action == DRAW:
                self.worth[DRAW] = self._worth_of_drawing(state, seat)
            else:
                self.after.assign(state)
                self.after.apply(seat, action)
                self._judge_after()
                self.worth[action] = self.share[seat]

    def _worth_of_drawing(self, state: Rathulhu, seat: int) -> float:
        """Over every kind of tile in the bag: the last Elder Sign of an Aeon too."""
        worth: float = 0.0
        for kind in range(KINDS):
            if state.bag[kind] > 0:
                self.after.assign(state)
                self.after.apply(seat, DRAW)
                self.after.apply(CHANCE, kind)
                self._judge_after()
                worth += self.share[seat] * state.bag[kind]
        return worth / state.bag_tiles

    def _judge_after(self) -> None:
        """The shares in the position behind an action: an auction is played out as it is best for each."""
        after: Rathulhu = self.after
        first: int
        self._settle(after)
        if after.phase == BIDDING:
            self._solve(after)
            first = self.leads_to[(after.bidders_left + 1) * TOKENS_END]
            for seat in range(after.seats):
                self.share[seat] = self.at_end[first * SEATS_MAX + seat]
        else:
            self._judge(after)

    def _settle(self, state: Rathulhu) -> None:
        """Give up for Setbacks what is missed the least; an Old One is used alone."""
        loss: int
        while state.phase == LOSING:
            loss = self._least(state)
            state.apply(state.mover, loss)
        if state.phase == TAKING:
            state.apply(state.mover, STOP)

    def _least(self, state: Rathulhu) -> int:
        best: int = 0
        count: int = state.legal(state.mover)
        self.outlook.policy.mark_actions(state, state.mover)
        for i in range(count):
            if self.outlook.policy.mark[state.actions[i]] > self.outlook.policy.mark[state.actions[best]]:
                best = i
        return state.actions[best]

    def _judge(self, state: Rathulhu) -> None:
        self.outlook.judge(state)
        for seat in range(state.seats):
            self.share[seat] = self.outlook.share[seat]

    # ---- auctions ------------------------------------------------------------------------------------------

    def _solve(self, state: Rathulhu) -> None:
        """Which token wins, for every best bid before every bidder: from the last bidder back to the one now asked."""
        tokens: int = 1 << state.best_bid
        bidder: int
        for asked in range(state.bidders_left + 1):
            tokens |= state.up[(state.turn - asked + state.seats) % state.seats] >> state.best_bid << state.best_bid
        for token in range(state.best_bid, TOKENS_END):
            self.leads_to[token] = token
            if (tokens >> token) & 1 and not (token == 0 and state.is_invoked and state.tiles < TRACK_SPACES):
                self._judge_end(state, token)
        for asked in range(state.bidders_left + 1):
            bidder = (state.turn - asked + state.seats) % state.seats
            for best in range(state.best_bid, TOKENS_END):
                if (tokens >> best) & 1:
                    self.leads_to[(asked + 1) * TOKENS_END + best] = self._answer(state, bidder, asked, best)

    def _judge_end(self, state: Rathulhu, token: int) -> None:
        """The shares if a token wins: only its owner bids, or nobody any more."""
        end: Rathulhu = self.end
        end.assign(state)
        while end.phase == BIDDING:
            if token > state.best_bid and (end.up[end.mover] >> token) & 1:
                end.apply(end.mover, BID + token)
            else:
                end.apply(end.mover, PASS)
        self._settle(end)
        self._judge(end)
        for seat in range(state.seats):
            self.at_end[token * SEATS_MAX + seat] = self.share[seat]

    def _answer(self, state: Rathulhu, bidder: int, asked: int, best: int) -> int:
        """The token that wins if a bidder does what is best, with so many asked afterwards."""
        leads_to: int
        chosen: int = self.leads_to[asked * TOKENS_END + best]
        must_bid: bool = asked == 0 and best == 0 and state.is_invoked and state.tiles < TRACK_SPACES
        for token in range(best + 1, TOKENS_END):
            if (state.up[bidder] >> token) & 1:
                leads_to = self.leads_to[asked * TOKENS_END + token]
                if must_bid or self.at_end[leads_to * SEATS_MAX + bidder] > self.at_end[chosen * SEATS_MAX + bidder]:
                    chosen = leads_to
                    must_bid = False
        return chosen

    def _note_bids(self, state: Rathulhu, seat: int) -> None:
        action: int
        token: int
        count: int = state.legal(seat)
        for i in range(count):
            action = state.actions[i]
            token = action - BID if action > PASS else state.best_bid
            token = self.leads_to[state.bidders_left * TOKENS_END + token]
            self.worth[action] = self.at_end[token * SEATS_MAX + seat]
