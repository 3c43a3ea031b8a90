"""Condyle Cove: what each choice costs and may bring: what cards and spaces say, what a pile has left, the Acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.condyle_cove import names
from ratskeller.kernel.chances import nothing_at_stake, percent

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ratskeller.games.condyle_cove.rules.state import CondyleCove
    from ratskeller.games.condyle_cove.view import View
    from ratskeller.kernel.words import Words


def stakes(state: CondyleCove, view: View, _who: Sequence[str], words: Words) -> Callable[[int], str]:
    """What stands under the buttons of a seat."""
    return _Stakes(state, view, words).say


class _Stakes:
    """What the choices of one seat may bring, all of it made of what the seat sees."""

    def __init__(self, state: CondyleCove, view: View, words: Words) -> None:
        self.state, self.view, self.words = state, view, words
        self.mine = view.players[view.viewer or 0]

    def say(self, code: int) -> str:
        """The stakes of an action."""
        match names.ACTIONS[code]:
            case names.Go(space=space):
                return self._going(space)
            case names.Play(card=card):
                text = self.view.cards[card].text.word(self.words.language)
                return self.words.say("stakes-play", text=text)
            case names.Target(pawn=pawn) if pawn < len(self.view.players):
                player = self.view.players[pawn]
                return self.words.say("stakes-target", hand=len(player.hand), pile=player.pile)
            case names.ActPlace(place=place):
                return self._turning_up(place)
            case names.HandCard():
                return self.words.say("stakes-hand", phase=self.view.phase)
            case names.Stop():
                return self._stopping()
        return self._dealing(code)

    def _going(self, space: int) -> str:
        """9.1: what a space says holds for whoever stops there. An Act of the corner may be the Boogeyman."""
        spot = next(each for each in self.view.cove if each.number == space)
        if spot.kind == "corner" and self.view.boogeymen_down:
            return self.words.say("stakes-corner", chance=percent(self.view.boogeymen_down, self.view.acts_down))
        return spot.info.text.word(self.words.language)

    def _turning_up(self, place: int) -> str:
        """9.9: how likely the Boogeyman is, of those Acts that this seat has not seen."""
        if self.view.phase != "act" or self.view.alone:
            return nothing_at_stake(self.words)
        deadly = list(self.state.content.deadly)
        down = [each for each in self.view.acts if not each.up]
        seen = {each.place: deadly[each.act] for each in down if each.act is not None}
        if place in seen:
            return self.words.say("stakes-act-seen", deadly=bool(seen[place]))
        left = self.view.boogeymen_down - sum(seen.values())
        return self.words.say("stakes-act", chance=percent(left, self.view.acts_down - len(seen)))

    def _stopping(self) -> str:
        """3.2: without a pile one is out when one has to draw."""
        if self.view.phase == "play" and not self.view.alone:
            return self.words.say("stakes-stop-play", pile=self.mine.pile)
        if self.view.phase == "answer":
            return self.words.say("stakes-stop-answer")
        return nothing_at_stake(self.words)

    def _dealing(self, code: int) -> str:
        match names.ACTIONS[code]:
            case names.DrawOption() | names.DiscardPile():
                return self.words.say("stakes-pile", pile=self.mine.pile - 1)
            case names.DrawCove():
                return self.words.say("stakes-draw-cove", pile=self.mine.pile, left=self.view.cove_left - 1)
            case names.Quiet():
                return self.words.say("stakes-quiet")
            case names.Replace():
                return self.words.say("stakes-replace")
        return nothing_at_stake(self.words)
