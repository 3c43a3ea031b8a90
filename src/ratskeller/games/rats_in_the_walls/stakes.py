"""The Rats in the Walls: what each choice costs and may bring: the rules are asked what would happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.rats_in_the_walls.rules import codes
from ratskeller.games.rats_in_the_walls.rules.unseen import lift_as
from ratskeller.kernel.chances import percent, signed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ratskeller.games.rats_in_the_walls.rules.state import Rats
    from ratskeller.games.rats_in_the_walls.view import View
    from ratskeller.kernel.words import Words


def stakes(state: Rats, view: View, who: Sequence[str], words: Words) -> Callable[[int], str]:
    """What stands under the buttons of whoever is asked: only the mover ever is."""
    return _Stakes(state, view, who, words).say


class _Stakes:
    """What may become of one decision."""

    def __init__(self, state: Rats, view: View, who: Sequence[str], words: Words) -> None:
        self.state, self.view, self.who, self.words = state, view, who, words
        self.me = state.mover
        self.paid: dict[bool, tuple[int, int, int]] = {}  # by whether rats are claimed

    def say(self, code: int) -> str:
        """The stakes of an action."""
        if code == codes.DOUBT:
            return self._doubting()
        if code == codes.BELIEVE:
            return self._believing()
        if code in {codes.REROLL, codes.SHAKE}:
            return self._shaking(code)
        if code >= codes.KILL:
            return self._killing(code)
        if code in {codes.PEEK, codes.TURN}:
            return self.words.say("stakes-peek" if code == codes.PEEK else "stakes-turn")
        return self._announcing(code, code - codes.ANNOUNCE)

    def after(self, code: int) -> Rats:
        """The position after an action, as far as dice are of no account."""
        found = self.state.copy()
        found.apply(self.me, code)
        return found

    def won(self, after: Rats, seat: int) -> int:
        """The brains that a seat has more than now."""
        return after.brains[seat] - self.state.brains[seat]

    # ---- the one who has the cup -------------------------------------------------------------------------------

    def _announcing(self, code: int, rats: int) -> str:
        after = self.after(code)
        fee = -self.won(after, self.me)
        if after.is_over():
            return self.words.say("stakes-last", brains=fee)
        if (rats > 0) not in self.paid:
            believed = after.copy()
            believed.apply(after.mover, codes.BELIEVE)
            ends = (believed, lift_as(after, True), lift_as(after, False))  # noqa: FBT003
            self.paid[rats > 0] = (*(self.won(end, self.me) + fee for end in ends),)  # type: ignore[assignment]
        believed_wins, true_wins, lie_wins = self.paid[rats > 0]
        is_true = self.knows(rats)
        return self.words.say(
            "stakes-announce" if is_true is None else "stakes-announce-known",
            brains=fee,
            chance=self.chance(rats),
            true=bool(is_true),
            believed=signed(believed_wins),
            right=signed(true_wins),
            wrong=signed(lie_wins),
        )

    def knows(self, rats: int) -> bool | None:
        """Whether a word is true, if this seat has seen the dice."""
        if self.view.seen is None:
            return None
        there = self.view.seen.ones + 2 * self.view.seen.twos
        return there >= rats if rats else there == 0

    def chance(self, rats: int) -> int:
        """How likely a word is true of dice that one has not seen: public arithmetic."""
        ways, throws = self.view.ways[max(rats, 1)], self.view.ways[0]
        return percent(ways if rats else throws - ways, throws)

    def _shaking(self, code: int) -> str:
        """6c.5: the number that has to be said afterwards, at least."""
        after = self.after(code)
        may_say = [each - codes.ANNOUNCE for each in after.legal_actions(self.me) if each >= codes.ANNOUNCE]
        rats = min(each for each in may_say if each > 0)
        chance = percent(after.ways_at_least(rats), after.ways_at_least(0))
        return self.words.say("stakes-shake", free=0 in may_say, rats=rats, chance=chance)

    # ---- the one who is asked ----------------------------------------------------------------------------------

    def _believing(self) -> str:
        after = self.after(codes.BELIEVE)
        lost = -self.won(after, self.me)
        if after.skull:
            return self.words.say("stakes-believe-skull", brains=lost)
        if after.is_over():
            return self.words.say("stakes-last", brains=lost)
        giver = self.state.giver
        return self.words.say(
            "stakes-believe", brains=lost, won=self.won(after, giver), giver=self.who[giver], dice=after.dice
        )

    def _doubting(self) -> str:
        true, lie = lift_as(self.state, True), lift_as(self.state, False)  # noqa: FBT003
        claim, giver = self.state.claim, self.state.giver
        is_true = self.knows(claim)
        ends = [after.is_over() or after.skull for after in (true, lie)]
        return self.words.say(
            "stakes-doubt",
            known="open" if is_true is None else "true" if is_true else "lie",
            chance=self.chance(claim),
            right=signed(self.won(lie, self.me)),
            wrong=signed(self.won(true, self.me)),
            giver=self.who[giver],
            ends="always" if all(ends) else "lost" if ends[0] else "won" if ends[1] else "never",
        )

    def _killing(self, code: int) -> str:
        after = self.after(code)
        winners = [self.who[seat] for seat in range(after.seats) if after.rank(seat) == 1]
        return self.words.say("stakes-kill", winner=self.words.listed(winners), count=len(winners))
