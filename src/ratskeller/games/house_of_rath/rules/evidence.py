"""House of Rath, what somebody's steps tell of whose the orphans are.

Players keep danger away from their own. So each step that somebody chose, and that everybody saw, speaks for or against
each orphan being theirs: by how much its danger grew, or by what was done to it. What each sign is worth was learnt.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.danger import Danger
from ratskeller.games.house_of_rath.rules.position import count_bits
from ratskeller.games.house_of_rath.rules.state import HouseOfRath
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import Floats

_NEXT: float = 0.5  # what danger a turn later counts


class Evidence(Fixed):
    """The logarithm of how much more likely each seat's steps were, if an orphan is its own."""

    worth: Annotated[Floats, SIGNS]
    found: Annotated[Floats, SEATS_MAX * ORPHANS]  # seat * ORPHANS + orphan
    sign: Annotated[Floats, SEATS_MAX * ORPHANS * SIGNS]  # what was found, sign by sign: to learn their worth from
    danger: Danger  # with nobody's cards known
    before: Annotated[Floats, ORPHANS]
    after: HouseOfRath

    def forget(self) -> None:
        """Nothing has been done yet."""
        for i in range(SEATS_MAX * ORPHANS):
            self.found[i] = 0.0
        for i in range(SEATS_MAX * ORPHANS * SIGNS):
            self.sign[i] = 0.0

    def notice(self, state: HouseOfRath, seat: int, action: int) -> None:
        """A step of a seat, in the position before it; whatever else the position says of secrets is not looked at."""
        if seat < 0:
            return
        if ATTACK <= action < CLAIM:
            self._notice_victim(state, seat, action - ATTACK)
        elif PIVOT <= action < MOVE:
            self._notice_danger(state, seat, action, SWUNG)
        elif GO <= action < HIDE:
            if state.phase == MOVING:
                self._notice_danger(state, seat, action, LEFT)
        elif HIDE <= action < UNHIDE:
            self._add(seat, action - HIDE, HID, 1.0)
        elif UNHIDE <= action < EXPOSE:
            self._add(seat, action - UNHIDE, DUG_OUT, 1.0)
        elif LOCK <= action < USE:
            self._notice_danger(state, seat, action, KEYED)
        elif RATH <= action < ATTACK:
            self._notice_danger(state, seat, action, LURED)

    def _add(self, seat: int, orphan: int, sign: int, much: float) -> None:
        self.found[seat * ORPHANS + orphan] += self.worth[sign] * much
        self.sign[(seat * ORPHANS + orphan) * SIGNS + sign] += much

    def _notice_victim(self, state: HouseOfRath, seat: int, victim: int) -> None:
        """One was chosen of those in Rath's room, the others were not."""
        orphans: int = state.seen_in(state.rath)
        others: int = count_bits(orphans) - 1
        self._add(seat, victim, ATTACKED, 1.0)
        for orphan in range(ORPHANS):
            if orphan != victim and (orphans >> orphan) & 1:
                self._add(seat, orphan, SPARED, 1.0 / others)

    def _notice_danger(self, state: HouseOfRath, seat: int, action: int, sign: int) -> None:
        """By how much the danger of each orphan grows with a step."""
        grown: float
        moved: int = state.chosen if state.phase == MOVING else NONE
        self.danger.look(state, 1)
        for orphan in range(ORPHANS):
            self.before[orphan] = self._danger_of(orphan)
        self.after.assign(state)
        self.after.apply(seat, action)
        self.danger.look(self.after, 1)
        for orphan in range(ORPHANS):
            if state.room[orphan] != GONE:
                grown = self._danger_of(orphan) - self.before[orphan]
                self._add(seat, orphan, SENT if orphan == moved else sign, grown)

    def _danger_of(self, orphan: int) -> float:
        return self.danger.now[orphan] + _NEXT * self.danger.later[orphan]
