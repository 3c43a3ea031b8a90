"""Condyle Cove: what each choice costs and may bring: what cards and spaces say, what a pile has left, the Acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.condyle_cove import names
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.games.condyle_cove.stakes_aims import Aims
from ratskeller.kernel.chances import nothing_at_stake, percent

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ratskeller.games.condyle_cove.rules.state import CondyleCove
    from ratskeller.games.condyle_cove.view import View
    from ratskeller.kernel.words import Words


def stakes(state: CondyleCove, view: View, who: Sequence[str], words: Words) -> Callable[[int], str]:
    """What stands under the buttons of a seat."""
    return _Stakes(state, view, who, words).say


class _Stakes:
    """What the choices of one seat may bring, all of it made of what the seat sees."""

    def __init__(self, state: CondyleCove, view: View, who: Sequence[str], words: Words) -> None:
        self.state, self.view, self.words = state, view, words
        self.aims = Aims(state, view, who, words)
        self.mine = view.players[view.viewer or 0]

    def say(self, code: int) -> str:
        """The stakes of an action."""
        match names.ACTIONS[code]:
            case names.Go(space=space):
                return self._going(space)
            case names.Play(card=card):
                return self._playing(card)
            case names.Target(pawn=pawn):
                return self._meaning(pawn)
            case names.Choose(effect=effect):
                return self.aims.of(self.state.line + effect) or nothing_at_stake(self.words)
            case names.ActPlace(place=place):
                return self._turning_up(place)
            case names.HandCard():
                return self.words.say("stakes-hand", phase=self.view.phase)
            case names.Stop():
                return self._stopping()
        return self._dealing(code)

    def _playing(self, card: int) -> str:
        """7.3, 10, C21: what it costs, whom it would hit, and what it says."""
        words, text = self.words, self.view.cards[card].text.word(self.words.language)
        if self.view.phase == "answer":
            aim = self.aims.of_answer(card)
        elif self.state.content.defensive[card]:
            aim = self.aims.in_vain(codes.FOR_ANSWERING)
        elif self.state.content.choices[card] > 1:  # the choice between its effects tells of each
            aim = ""
        else:
            aim = self.aims.of(self.state.content.does[card])
        return words.say("stakes-play", aim=aim, aims=bool(aim), text=text)

    def _meaning(self, pawn: int) -> str:
        """Whom one means: what can be had there, and whether anything protects it. Benny has nothing."""
        if pawn >= len(self.view.players):
            return nothing_at_stake(self.words)
        player, why = self.view.players[pawn], self.aims.of_target(pawn)
        return why or self.words.say("stakes-target", hand=len(player.hand), pile=player.pile)

    def _going(self, space: int) -> str:
        """9.1: what a space says holds for whoever stops there. An Act of the corner may be the Boogeyman."""
        spot = next(each for each in self.view.cove if each.number == space)
        if spot.kind == "corner" and self.view.boogeymen_down:
            return self.words.say("stakes-corner", chance=percent(self.view.boogeymen_down, self.view.acts_down))
        return spot.info.text.word(self.words.language)

    def _turning_up(self, place: int) -> str:
        """9.9: how likely the Boogeyman is, of those Acts that this seat has not seen."""
        if self.view.alone:
            return nothing_at_stake(self.words)
        if self.view.phase == "boogeyman":
            return self.words.say("stakes-put")
        deadly = list(self.state.content.deadly)
        down = [each for each in self.view.acts if not each.up]
        seen = {each.place: deadly[each.act] for each in down if each.act is not None}
        if place in seen:
            return self.words.say("stakes-act-seen", deadly=bool(seen[place]))
        left = self.view.boogeymen_down - sum(seen.values())
        chance = percent(left, self.view.acts_down - len(seen))
        return self.words.say("stakes-act" if self.view.phase == "act" else "stakes-peek", chance=chance)

    def _stopping(self) -> str:
        """3.2: without a pile one is out when one has to draw."""
        if self.view.phase == "play" and not self.view.alone:
            return self.words.say("stakes-stop-play", pile=self.mine.pile)
        if self.view.phase == "answer":
            return self.words.say("stakes-stop-answer")
        here = self.view.pawns[self.view.viewer or 0]
        if self.view.phase == "move" and here is not None:
            return self._going(here)
        return nothing_at_stake(self.words)

    def _dealing(self, code: int) -> str:
        match names.ACTIONS[code]:
            case names.DrawOption() | names.DiscardPile():
                return self.words.say("stakes-pile", pile=self.mine.pile - 1)
            case names.DrawCove():
                return self.words.say("stakes-draw-cove", pile=self.mine.pile, left=self.view.cove_left - 1)
            case names.Quiet():
                return self.words.say("stakes-quiet", asked=self.view.phase == "answer")
            case names.Lay():
                return self._laying()
            case names.TurnWinter():
                return self.words.say("stakes-winter", left=self.view.winter_left)
            case names.ShuffleHim():
                return self.words.say("stakes-shuffle-him")
            case names.Replace():
                return self.words.say("stakes-replace")
        return nothing_at_stake(self.words)

    def _laying(self) -> str:
        """8, 9.3: what the space will say that is laid; a DETOUR says nothing, and what it replaces goes along."""
        if self.view.space is None:
            return self.words.say("stakes-lay")
        known = {spot.number: spot.info for spot in self.view.cove} | self.view.spaces
        return known[self.view.space].text.word(self.words.language)
