"""Condyle Cove: whom a card would hit if it took effect now, and when nothing would come of it. All of it lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.condyle_cove.events import VANITIES
from ratskeller.games.condyle_cove.rules import codes, targets
from ratskeller.games.condyle_cove.rules.grants import holds
from ratskeller.games.condyle_cove.rules.in_vain import why_in_vain, why_not_to
from ratskeller.games.condyle_cove.text import pawn_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.condyle_cove.rules.state import CondyleCove
    from ratskeller.games.condyle_cove.view import View
    from ratskeller.kernel.words import Words

ABOUT_SOMEBODY = {codes.MOVE, codes.PLACE, codes.SWAP, codes.STEAL, codes.LOSE, codes.PEEK, codes.GRANT, codes.CLEAR}


class Aims:
    """What can be said of the lines of one seat before they are run."""

    def __init__(self, state: CondyleCove, view: View, who: Sequence[str], words: Words) -> None:
        """The rules of this position, as one seat is told of them."""
        self.state, self.view, self.who, self.words = state, view, who, words
        self.box = state.content
        self.seat = view.viewer or 0

    def of(self, line: int, source: int = codes.BY_OPTION) -> str:
        """Whom a line would hit now, or why nothing would come of it; empty where it is about nobody else."""
        why = why_in_vain(self.state, line, self.seat, source, 0)
        if why != codes.FOR_NO_REASON:
            return self.in_vain(why)
        hit: set[int] = set()
        kept: set[int] = set()
        is_one = False
        for row in range(self.box.line_first[line], self.box.line_first[line] + self.box.line_rows[line]):
            who, verb = self.box.rows[row][codes.R_WHO], self.box.rows[row][codes.R_VERB]
            if verb not in ABOUT_SOMEBODY or not holds(self.state, row, self.seat):
                continue
            if not targets.has_selector(verb, self.box.rows[row][codes.R_WHAT]):
                continue
            meant = targets.meant(self.state, row, self.seat, 0)
            safe = {pawn for pawn in range(codes.PAWNS) if meant >> pawn & 1 and self._is_safe(row, pawn, source)}
            hit |= {pawn for pawn in range(codes.PAWNS) if meant >> pawn & 1} - safe
            kept |= safe
            is_one = is_one or (targets.is_single(who) and meant & (meant - 1) != 0)
        others = hit - {self.seat}
        if not others:
            return ""
        return self.words.say(
            "stakes-aim",
            who=self._names(others),
            one=is_one,
            safe=self._names(kept - hit),
            kept=len(kept - hit),
        )

    def in_vain(self, why: int) -> str:
        """That nothing would come of it."""
        return self.words.say("stakes-in-vain", why=self.words.say("in-vain", why=VANITIES[why]))

    def of_target(self, pawn: int) -> str:
        """Why nothing comes of choosing this pawn; empty if something does."""
        frame = self.state.stack[self.state.depth - 1]
        if frame[0] == codes.DO_ANNOUNCE:
            row, actor, source = self.box.line_first[self.state.line] + frame[1], self.seat, codes.BY_OPTION
        else:
            line = self.state.stack[frame[1]]
            row, actor, source = frame[2], line[3], line[4]
        why = why_not_to(self.state, row, pawn, actor, source)
        return "" if why == codes.FOR_NO_REASON else self.in_vain(why)

    def of_answer(self, card: int) -> str:
        """What a Defensive card would cancel, and for whom."""
        line = self.box.does[card]
        rows = range(self.box.line_first[line], self.box.line_first[line] + self.box.line_rows[line])
        cancels = [row for row in rows if self.box.rows[row][codes.R_VERB] == codes.CANCEL]
        if not cancels or self.view.playing is None:
            return ""
        name = self.view.cards[self.view.playing].name.word(self.words.language)
        is_all = self.view.alone or self.box.rows[cancels[0]][codes.R_WHAT] == codes.FOR_ALL
        return self.words.say("stakes-answer", card=name, all=is_all)

    def _is_safe(self, row: int, pawn: int, source: int) -> bool:
        return why_not_to(self.state, row, pawn, self.seat, source) != codes.FOR_NO_REASON

    def _names(self, pawns: set[int]) -> str:
        """Their names one after the other; one's own is `you`."""
        names = [
            self.words.say("stakes-you") if pawn == self.seat else pawn_name(self.view, pawn, self.who, self.words)
            for pawn in sorted(pawns)
        ]
        return ", ".join(names)
