"""Rathulhu: setting up, the three things a player can do in a turn, what may be done and what happens then.

The table itself is in `position.py`; the other chapters of the rulebook are `auctions.py` (auctions and setbacks),
`turns.py` (game play, the end of an Aeon) and `scoring.py`. Clauses are in RULES.md.
"""

from __future__ import annotations

from ratskeller.games.rathulhu.rules.auctions import (
    bid,
    is_bid_due,
    is_struck,
    lose,
    open_auction,
    pass_on,
    resolve_setbacks,
    setback_due,
)
from ratskeller.games.rathulhu.rules.codes import *
from ratskeller.games.rathulhu.rules.observe import disclose_table
from ratskeller.games.rathulhu.rules.position import Box, Position
from ratskeller.games.rathulhu.rules.scoring import is_ahead
from ratskeller.games.rathulhu.rules.turns import begin_aeon, end_aeon, go_on_taking, next_turn
from ratskeller.kernel.numbers import CHANCE, EVERYONE, NOT_NOW, PERMITTED, Long
from ratskeller.kernel.observation import Observation
from ratskeller.kernel.rng import Rng


class Rathulhu(Position):
    """The rules of Rathulhu over a position of it."""

    # ---- 3: setting up -------------------------------------------------------------------------------------

    def _deal_tokens(self, number: int) -> None:
        """3.2, K22, K31: each seat in turn gets a set; the last one gets what is left."""
        self._give_tokens(number)
        if self.dealt == self.seats - 1:
            number = 0
            while not (self.sets_left >> number) & 1:
                number += 1
            self._give_tokens(number)
            begin_aeon(self)

    def _give_tokens(self, number: int) -> None:
        self.up[self.dealt] = self.tokens_in_set(number)
        self.sets_left ^= 1 << number
        self.tell(EV_TOKENS, EVERYONE, self.dealt, self.up[self.dealt], 0, 0)
        self.dealt += 1

    # ---- 5: drawing a tile ---------------------------------------------------------------------------------

    def _reveal(self, kind: int) -> None:
        space: int
        self.bag[kind] -= 1
        self.bag_tiles -= 1
        if kind == ELDER_SIGN:
            self._add_elder_sign()
            return
        space = self.find(EMPTY)
        self.track[space] = kind
        self.tiles += 1
        self.tell(EV_DREW, EVERYONE, self.turn, kind, space, 0)
        next_turn(self)

    def _add_elder_sign(self) -> None:
        self.time += 1
        self.tell(EV_ELDER_SIGN, EVERYONE, self.turn, self.time, self.time_spaces(), 0)
        if self.time == self.time_spaces():
            end_aeon(self, END_TIME)
        else:
            open_auction(self, BY_ELDER_SIGN)

    # ---- 6: discarding an Old One --------------------------------------------------------------------------

    def _take(self, kind: int) -> None:
        seat: int = self.turn
        space: int = self.find(kind)
        self.discard(seat, OLD_ONE, 1)
        self.track[space] = EMPTY
        self.tiles -= 1
        self.held[seat][kind] += 1
        self.tell(EV_TOOK, EVERYONE, seat, kind, space, self.held[seat][OLD_ONE])
        if SETBACK <= kind < SETBACKS_END:
            resolve_setbacks(self, seat)
        else:
            go_on_taking(self)

    def _stop(self) -> None:
        self.tell(EV_STOPPED, EVERYONE, self.turn, 0, 0, 0)
        next_turn(self)

    # ---- what may be done ----------------------------------------------------------------------------------

    def legal(self, seat: int) -> int:
        """Every action that no clause forbids, in the order of the codes: listed, where `forbids` says why not."""
        self.count = 0
        if seat != self.mover or seat < 0:
            return 0
        if self.phase == BIDDING:
            self._offer_bidding(seat)
        elif self.phase == LOSING:
            self._offer_losing(seat)
        else:
            self._offer_turn()
            if self.held[seat][OLD_ONE] > 0:
                self._offer_taking()
        return self.count

    def _offer_bidding(self, seat: int) -> None:
        token: int = self.best_bid + 1
        higher: int = self.up[seat] >> token
        if not is_bid_due(self):
            self.offer(PASS)
        while higher:
            if higher & 1:
                self.offer(BID + token)
            higher >>= 1
            token += 1

    def _offer_losing(self, seat: int) -> None:
        setback: int = setback_due(self)
        for kind in range(TOME, SITES_END):
            if self.held[seat][kind] > 0 and is_struck(setback, kind):
                self.offer(DISCARD + kind - TOME)

    def _offer_turn(self) -> None:
        if self.phase == TAKING:
            self.offer(STOP)
            return
        if self.tiles < TRACK_SPACES:
            self.offer(DRAW)
        self.offer(INVOKE)

    def _offer_taking(self) -> None:
        on_track: int = self.kinds_on_track()
        for kind in range(SHOGGOTH, ELDER_SIGN):
            if (on_track >> kind) & 1 and kind != OLD_ONE:
                self.offer(TAKE + kind)

    def forbids(self, seat: int, action: int) -> int:
        """The clause that forbids an action, or PERMITTED."""
        if seat != self.mover or seat < 0:
            return NOT_NOW
        if self.phase == BIDDING:
            return self._forbids_bidding(seat, action)
        if self.phase == LOSING:
            return self._forbids_losing(seat, action)
        if TAKE <= action < DISCARD:
            return self._forbids_taking(seat, action - TAKE)
        if self.phase == TAKING:
            return self._forbids_going_on(action)
        if action == DRAW:
            return TRACK_IS_FULL if self.tiles == TRACK_SPACES else PERMITTED
        if action == INVOKE:
            return PERMITTED
        return MUST_ACT if action == PASS or action == STOP else NOT_NOW

    def _forbids_going_on(self, action: int) -> int:
        """4.3: a turn that used an Old One is for Old Ones alone."""
        if action == STOP:
            return PERMITTED
        return ONE_ACTION if action == DRAW or action == INVOKE else NOT_NOW

    def _forbids_taking(self, seat: int, kind: int) -> int:
        if self.held[seat][OLD_ONE] == 0:
            return NEEDS_AN_OLD_ONE
        if kind == OLD_ONE:
            return OLD_ONES_STAY
        return NOT_ON_THE_TRACK if self.find(kind) == TRACK_SPACES else PERMITTED

    def _forbids_bidding(self, seat: int, action: int) -> int:
        token: int = action - BID
        if action == PASS:
            return MUST_BID if is_bid_due(self) else PERMITTED
        if token < 1 or token >= TOKENS_END:
            return NOT_NOW
        if (self.down[seat] >> token) & 1:
            return TOKEN_FACE_DOWN
        if not (self.up[seat] >> token) & 1:
            return TOKEN_NOT_HELD
        return PERMITTED if token > self.best_bid else MUST_BE_HIGHER

    def _forbids_losing(self, seat: int, action: int) -> int:
        kind: int = action - DISCARD + TOME
        if action < DISCARD:
            return SETBACKS_FIRST
        if not is_struck(setback_due(self), kind):
            return MATCHING_TYPE
        return PERMITTED if self.held[seat][kind] > 0 else TILE_NOT_HELD

    # ---- what happens then ---------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action, or what the bag or the deal brought."""
        if seat == CHANCE:
            if action >= TOKENS:
                self._deal_tokens(action - TOKENS)
            else:
                self._reveal(action)
        elif action == DRAW:
            self.phase = DRAWING
            self.mover = CHANCE
        elif self.phase == BIDDING:
            if action == PASS:
                pass_on(self)
            else:
                bid(self, action - BID)
        elif action == INVOKE:
            open_auction(self, BY_INVOKING)
        elif action == STOP:
            self._stop()
        elif action >= DISCARD:
            lose(self, action - DISCARD + TOME)
        else:
            self._take(action - TAKE)

    # ---- chance and secrets --------------------------------------------------------------------------------

    def outcomes(self) -> int:
        """A set of tokens that is left, or a tile: each kind as likely as there are tiles of it in the bag."""
        self.count = 0
        if self.phase == DEALING:
            for number in range(self.seats):
                if (self.sets_left >> number) & 1:
                    self.weigh(TOKENS + number, 1)
        else:
            for kind in range(KINDS):
                if self.bag[kind] > 0:
                    self.weigh(kind, self.bag[kind])
        return self.count

    def draw(self, rng: Rng) -> int:
        """The same choice as from the weighed outcomes, without listing them."""
        kind: int = 0
        left: Long
        if self.phase == DEALING:
            self.outcomes()
            return self.pick(rng)
        left = rng.below(self.bag_tiles)
        while left >= self.bag[kind]:
            left -= self.bag[kind]
            kind += 1
        return kind

    def disclose(self, viewer: int, seen: Observation) -> None:
        """What a viewer may know, as numbers."""
        disclose_table(self, viewer, seen)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Nothing is secret: the bag has no order (3.3), and hidden favour can be added up by all who watched (K32)."""

    # ---- 11: the winner ------------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        """The favour of a seat so far."""
        return self.favour[seat]

    def rank(self, seat: int) -> int:
        """1 for the most favour; the highest token decides between equals, so no place is shared (K34)."""
        ahead: int = 0
        for other in range(self.seats):
            if is_ahead(self, other, seat):
                ahead += 1
        return ahead + 1


def begin(seats: int, hides_scores: bool, box: Box) -> Rathulhu:
    """A new game, before the tokens are dealt."""
    state: Rathulhu = Rathulhu()
    state.telling = True
    state.content = box
    state.hides_scores = hides_scores
    state.set_up(seats)
    state.mover = CHANCE
    return state
