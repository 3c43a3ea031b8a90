"""Condyle Cove: every event as a line of the story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.condyle_cove import events
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.games.condyle_cove.text import PHRASES
from ratskeller.games.condyle_cove.view_captions import table_captions
from ratskeller.kernel.game import Ending
from ratskeller.kernel.turns import NO_TURN, TurnMark, turn_of
from ratskeller.kernel.words import word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.condyle_cove.view import View
    from ratskeller.kernel.game import Packs
    from ratskeller.kernel.words import Words

ENDINGS: dict[int, Ending] = {
    codes.END_OPTIONS: Ending("options", "6.4", PHRASES("ending-options")),
    codes.END_BOOGEYMAN: Ending("boogeyman", "12.2", PHRASES("ending-boogeyman")),
    codes.END_SCREAMS: Ending("screams", "17.7", PHRASES("ending-screams")),
    codes.END_LIMIT: Ending("limit", "C43", PHRASES("ending-limit")),
    codes.END_DRAINED: Ending("drained", "21.4", PHRASES("ending-drained")),
    codes.END_ACTS: Ending("acts", "21.5", PHRASES("ending-acts")),
    codes.END_CAUGHT: Ending("caught", "21.6", PHRASES("ending-caught")),
    codes.END_NO_CARDS: Ending("no cards", "21.7", PHRASES("ending-no-cards")),
    codes.END_TOO_LONG: Ending("too long", "S31", PHRASES("ending-too-long")),
}


class Teller:
    """Tells events to one reader."""

    def __init__(self, who: Sequence[str], words: Words, packs: Packs) -> None:
        self.who, self.words = who, words
        self.captions = table_captions(packs, tuple(range(codes.ACTS)))

    def name(self, seat: int) -> str:
        """A player; alone, the second one is the Boogeyman, and the fifth pawn too."""
        if seat < len(self.who):
            return self.who[seat]
        return self.words.say("him" if len(self.who) == 1 else "benny")

    def card(self, number: int) -> str:
        """A card by its name."""
        return self.captions.things[number].name.word(self.words.language)

    def text(self, number: int) -> str:
        """What a card says."""
        return self.captions.things[number].text.word(self.words.language)

    def space(self, number: int) -> str:
        """A space by its name."""
        return self.captions.spaces[number].name.word(self.words.language)

    def facts(self, event: Any) -> dict[str, Any]:
        """The fields of an event as messages speak of them."""
        pawns = [self.name(pawn) for pawn in range(codes.PAWNS)]
        facts: dict[str, Any] = event.facts(
            pawns, pawn="who", thief="who", victim="victim", whose="victim", other="other"
        )
        if "space" in facts:
            facts["space"] = self.space(facts["space"])
        if "card" in facts:
            facts |= {"card": self.card(facts["card"]), "text": self.text(facts["card"])}
        return facts

    def sentence(self, event: Any) -> str:
        """An event as a line."""
        say = self.words.say
        match event:
            case events.PawnPlaced(pawn=pawn, space=space):
                return say("told-pawn", who=self.name(pawn), space=self.space(space))
            case events.TurnBegan(seat=seat, number=number):
                return say("told-turn", who=self.name(seat), number=number)
            case events.Moved(pawn=pawn, space=space, by=by):
                own = pawn == by
                return say("told-moved", who=self.name(pawn), space=self.space(space), by=self.name(by), own=own)
            case events.Cancelled(card=card, seat=None):
                return say("told-cancelled-all", card=self.card(card))
            case events.MindChanged(seat=seat, quiet=quiet):
                return say("told-quiet" if quiet else "told-listening", who=self.name(seat))
            case events.InVain(thing=thing, act=act, why=why):
                in_vain = self.captions.things[thing] if act is None else self.captions.acts[act]
                return say("told-in-vain", card=in_vain.name.word(self.words.language), why=say("in-vain", why=why))
            case events.Granted(seat=seat, attribute=attribute, value=value):
                return say("told-granted", who=self.name(seat), attribute=attribute, value=abs(value), less=value < 0)
        return self._tell_dark(event)

    def _tell_dark(self, event: Any) -> str:
        """Acts, ghosts, the Boogeyman and the end."""
        say, language = self.words.say, self.words.language
        match event:
            case events.LookedAtAct(seat=seat, place=place):
                return say("told-looked-at-act", who=self.name(seat), place=place + 1)
            case events.SawAct(place=place, act=act):
                return say("told-saw-act", place=place + 1, card=self.captions.acts[act].name.word(language))
            case events.ActTurned(seat=seat, place=place, act=act):
                info = self.captions.acts[act]
                name, text = info.name.word(language), info.text.word(language)
                return say("told-act", who=self.name(seat), place=place + 1, card=name, text=text)
            case events.WentOut(seat=seat, by=by):
                return say("told-out", who=self.name(seat), by=by)
            case events.ActsShuffled(seat=seat, placed=placed):
                return say("told-put" if placed else "told-shuffled", who=self.name(seat))
            case events.WinterTurned(seat=seat, thing=thing):
                return say("told-winter", who=self.name(seat), card=self.card(thing), text=self.text(thing))
            case events.HauntedTurned(seat=seat, thing=thing):
                return say("told-haunted", who=self.name(seat), card=self.card(thing), text=self.text(thing))
            case events.Screamed(times=times, space=space, seat=seat):
                return say("told-scream", times=times, space=self.space(space), who=self.name(seat))
            case events.Over(ending=ending):
                return say("told-over", ending=word(ENDINGS[ending].says, language))
            case events.MoveCardTurned(card=card, spaces=spaces):
                return say("told-move-card", card=self.card(card), count=spaces)
            case events.HisBonus(spaces=spaces):
                return say("told-his-bonus", count=spaces)
            case events.Caught(space=space, his_move=his):
                return say("told-caught", space=self.space(space), his=his)
        return say(event.message, **self.facts(event))


def sentence(event: Any, who: Sequence[str], _viewer: int, words: Words, packs: Packs) -> str:
    """An event as a line of the story; all who may hear it hear the same."""
    line, him = Teller(who, words, packs).sentence(event), words.say("him")
    return words.say("him-first") + line.removeprefix(him) if line.startswith(him) else line


def turn(view: View, who: Sequence[str], words: Words) -> TurnMark:
    """Turns are counted; alone, the Boogeyman's belongs to the one before it."""
    if view.turn is None:
        return NO_TURN
    if view.turn < len(who):
        return turn_of(view.turn, (view.turns, view.turn), who, words)
    return TurnMark((view.turns, view.turn), view.turn, words.say("prompt-his-turn"))
