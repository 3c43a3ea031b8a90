"""Darkhouse: what lies on the table, and what it is worth. The chapters beside this file move it."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.dice import count_of, size_of
from ratskeller.games.darkhouse.rules.scoring import Score, is_enough
from ratskeller.kernel.native import Content
from ratskeller.kernel.numbers import Grid, Ints
from ratskeller.kernel.state import State


class PagePlan(Content):
    """The blocks, the arcs between them and the gray squares of the turn track."""

    boxes: Annotated[Ints, BLOCKS_END]  # by block
    wired: Annotated[Ints, PAIRS]  # 1 where an arc joins a pair of blocks
    gray: Annotated[Ints, ROUNDS + 1]  # 1 for a gray square, by round
    # By the blocks that are reached, as bits: the arcs that lead from one of them to one that is not (D4, D23)
    arcs_out: Annotated[Ints, BLOCK_SETS]  # how many
    arc_out: Annotated[Grid, BLOCK_SETS, PAIRS]  # their pairs

    def gray_before(self, square: int) -> int:
        """The last gray square up to this one, or 0."""
        while square > 0 and not self.gray[square]:
            square -= 1
        return square

    def due_round(self, square: int, last_deadline: bool) -> int:
        """5.7, D11, D12: the round at whose end the block of a gray square must be full; 0 if it need not be."""
        if not self.gray[square]:
            return 0
        for later in range(square + 1, ROUNDS + 1):
            if self.gray[later]:
                return later - 1
        return ROUNDS if last_deadline else 0


class Position(State):
    """A position of Darkhouse."""

    content: PagePlan
    # Table options
    x_penalty: int
    last_deadline: bool
    games: int
    # The table
    phase: int
    game: int  # 1 for the first
    scored: int  # games played to their end
    round: int  # 1 to 10
    track: Annotated[Grid, GAMES_MAX + 1, ROUNDS + 1]  # what stands in the turn track, by game and round
    # The pages of all games: row page_of(seat, game)
    written: Annotated[Grid, GAMES_MAX * SEATS_MAX, BLOCKS_END]  # a handful for every block, its X's as face 0
    early: Annotated[Ints, GAMES_MAX + 1]  # who had every block full before round ten, as bits, by game
    # This game's page and this round's dice, by seat
    empty: Annotated[Grid, SEATS_MAX, BLOCKS_END]  # boxes that can take a die
    in_hand: Annotated[Ints, SEATS_MAX]  # dice about to be rolled
    loose: Annotated[Ints, SEATS_MAX]  # a handful: rolled, not laid
    lying: Annotated[Grid, SEATS_MAX, BLOCKS_END]  # a handful for every block: laid, not recorded
    arcs: Annotated[Grid, SEATS_MAX, PAIRS]  # the face of the die on an arc, or 0
    reached: Annotated[Ints, SEATS_MAX]  # blocks that may be filled this round, as bits
    rolls: Annotated[Ints, SEATS_MAX]  # rolls made this round
    playing: int  # who is not done with the round, as bits

    # ---- 2, 3: the pages -----------------------------------------------------------------------------------

    def page_of(self, seat: int, game: int) -> int:
        """The row of a seat's page of a game in `written`."""
        return (game - 1) * SEATS_MAX + seat

    def has_empty_box(self, seat: int) -> bool:
        """Whether anything can still be filled in on this game's page."""
        for block in range(1, BLOCKS_END):
            if self.empty[seat][block] > 0:
                return True
        return False

    def is_shut(self, seat: int, block: int) -> bool:
        """Whether a block of this game's page is closed with X's."""
        return count_of(self.written[self.page_of(seat, self.game)][block], CROSS) > 0

    # ---- 5: the turn track ---------------------------------------------------------------------------------

    def due_block(self) -> int:
        """The block that is under a deadline in this round, or 0."""
        plan: PagePlan = self.content
        square: int = plan.gray_before(self.round)
        return self.track[self.game][square] if plan.due_round(square, self.last_deadline) > 0 else 0

    # ---- 7, 8: scoring and winning -------------------------------------------------------------------------

    def page_score(self, seat: int, game: int) -> Score:
        """7: the score of a page, line by line; the bonus for no X comes when its game is over."""
        plan: PagePlan = self.content
        page: int = self.page_of(seat, game)
        made: Score = Score()
        for block in range(1, BLOCKS_END):
            made.add(block, self.written[page][block], plan.boxes[block])
        made.close(self.x_penalty, ((self.early[game] >> seat) & 1) == 1, game <= self.scored)
        return made

    def score(self, seat: int) -> int:
        """8.1: the points of all games so far."""
        points: int = 0
        for game in range(1, self.game + 1):
            points += self.page_score(seat, game).total
        return points

    def tie_points(self, seat: int) -> int:
        """8.5, D20, D25: what block 6 was worth in all games."""
        points: int = 0
        for game in range(1, self.game + 1):
            points += self.page_score(seat, game).points[TIE_BLOCK]
        return points

    def is_kept_on(self, seat: int) -> bool:
        """8.2, 8.3: whether a seat may come back tomorrow."""
        return is_enough(self.score(seat), self.games)

    def rank(self, seat: int) -> int:
        """8.4 to 8.6: the most points, then the most in block 6; who is level in both shares the place."""
        ahead: int = 0
        mine: int = self._standing(seat)
        for other in range(self.seats):
            if other != seat and self._standing(other) > mine:
                ahead += 1
        return ahead + 1

    def _standing(self, seat: int) -> int:
        """The points, and in a tie those in block 6, as one number: who has more is ahead."""
        found: int = 0
        made: Score
        for game in range(1, self.game + 1):
            made = self.page_score(seat, game)
            found += TIE_END * made.total + made.points[TIE_BLOCK]
        return found

    def reward(self, seat: int) -> float:
        """A win, shared among the winners; alone, the part reached of the most that pages can be worth."""
        points: float
        mine: int
        theirs: int
        winners: int = 1
        if self.seats == 1:
            points = self.score(seat)
            return max(0.0, points / (BEST_PAGE * self.games))
        mine = self._standing(seat)
        for other in range(self.seats):
            if other == seat:
                continue
            theirs = self._standing(other)
            if theirs > mine:
                return 0.0
            if theirs == mine:
                winners += 1
        return 1.0 / winners

    # ---- for tests: nothing is lost ------------------------------------------------------------------------

    def count_dice(self, seat: int) -> int:
        """All dice of a seat, wherever they are: six in a round, unless it sits out."""
        dice: int = self.in_hand[seat] + size_of(self.loose[seat])
        for block in range(1, BLOCKS_END):
            dice += size_of(self.lying[seat][block])
        for pair in range(PAIRS):
            if self.arcs[seat][pair] > 0:
                dice += 1
        return dice
