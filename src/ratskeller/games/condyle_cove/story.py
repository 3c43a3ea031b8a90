"""Condyle Cove: every event as a line of the story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.condyle_cove import events
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.games.condyle_cove.text import PHRASES
from ratskeller.games.condyle_cove.view_captions import table_captions
from ratskeller.kernel.game import Ending
from ratskeller.kernel.words import word

if TYPE_CHECKING:
    from collections.abc import Sequence

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

    def sentence(self, event: Any) -> str:
        """An event as a line."""
        say = self.words.say
        match event:
            case events.First(seat=seat):
                return say("told-first", who=self.name(seat))
            case events.Dealt(seat=seat, cards=cards):
                return say("told-dealt", who=self.name(seat), cards=cards)
            case events.Laid(seat=seat, space=space):
                return say("told-laid", who=self.name(seat), space=self.space(space))
            case events.PawnPlaced(pawn=pawn, space=space):
                return say("told-pawn", who=self.name(pawn), space=self.space(space))
            case events.TurnBegan(seat=seat, number=number):
                return say("told-turn", who=self.name(seat), number=number)
            case events.Moved(pawn=pawn, space=space, by=by):
                own = pawn == by
                return say("told-moved", who=self.name(pawn), space=self.space(space), by=self.name(by), own=own)
            case events.Stayed(seat=seat):
                return say("told-stayed", who=self.name(seat))
            case events.Swapped(pawn=pawn, other=other):
                return say("told-swapped", who=self.name(pawn), other=self.name(other))
        return self._tell_play(event)

    def _tell_play(self, event: Any) -> str:
        say = self.words.say
        match event:
            case events.Played(seat=seat, card=card):
                return say("told-played", who=self.name(seat), card=self.card(card), text=self.text(card))
            case events.Answered(seat=seat, card=card):
                return say("told-answered", who=self.name(seat), card=self.card(card))
            case events.Cancelled(card=card, seat=None):
                return say("told-cancelled-all", card=self.card(card))
            case events.Cancelled(card=card, seat=seat):
                return say("told-cancelled", card=self.card(card), who=self.name(seat or 0))
            case events.MindChanged(seat=seat, quiet=quiet):
                return say("told-quiet" if quiet else "told-listening", who=self.name(seat))
            case events.Spent(card=card):
                return say("told-spent", card=self.card(card))
            case events.InVain(thing=thing, act=act):
                in_vain = self.captions.things[thing] if act is None else self.captions.acts[act]
                return say("told-in-vain", card=in_vain.name.word(self.words.language))
            case events.TurnEnded(seat=seat):
                return say("told-turn-ended", who=self.name(seat))
            case events.Granted(seat=seat, attribute=attribute, value=value):
                return say("told-granted", who=self.name(seat), attribute=attribute, value=abs(value), less=value < 0)
        return self._tell_cards(event)

    def _tell_cards(self, event: Any) -> str:
        say = self.words.say
        match event:
            case events.Drew(seat=seat, left=left):
                return say("told-drew", who=self.name(seat), left=left)
            case events.Got(card=card):
                return say("told-got", card=self.card(card), text=self.text(card))
            case events.Showed(seat=seat, card=card):
                return say("told-showed", who=self.name(seat), card=self.card(card))
            case events.Discarded(seat=seat, hand=hand, cards=cards):
                return say("told-discarded", who=self.name(seat), hand=hand, cards=cards)
            case events.Stole(thief=thief, victim=victim, source=source, to=to):
                return say("told-stole", who=self.name(thief), victim=self.name(victim), source=source, to=to)
            case events.Stolen(thief=thief, card=card):
                return say("told-stolen", who=self.name(thief), card=self.card(card))
            case events.Recovered(seat=seat, cards=cards, to=to):
                return say("told-recovered", who=self.name(seat), cards=cards, to=to)
            case events.Stashed(seat=seat):
                return say("told-stashed", who=self.name(seat))
            case events.Looked(seat=seat, whose=whose):
                return say("told-looked", who=self.name(seat), victim=self.name(whose))
            case events.Saw(whose=whose, card=card):
                return say("told-saw", victim=self.name(whose), card=self.card(card))
            case events.Cleared(seat=seat, cards=cards):
                return say("told-cleared", who=self.name(seat), cards=cards)
        return self._tell_dark(event)

    def _tell_dark(self, event: Any) -> str:
        """Acts, ghosts and the end."""
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
            case events.Won(seat=seat):
                return say("told-won", who=self.name(seat))
            case events.Over(ending=ending):
                return say("told-over", ending=word(ENDINGS[ending].says, language))
        return self._tell_alone(event)

    def _tell_alone(self, event: Any) -> str:
        say = self.words.say
        match event:
            case events.MoveCardTurned(card=card, spaces=spaces):
                return say("told-move-card", card=self.card(card), count=spaces)
            case events.HeMoved(space=space):
                return say("told-he-moved", space=self.space(space))
            case events.HePlayed(card=card):
                return say("told-he-played", card=self.card(card), text=self.text(card))
            case events.HisBonus(spaces=spaces):
                return say("told-his-bonus", count=spaces)
        return say("told-caught", space=self.space(event.space), his=event.his_move)


def sentence(event: Any, who: Sequence[str], _viewer: int, words: Words, packs: Packs) -> str:
    """An event as a line of the story; all who may hear it hear the same."""
    line, him = Teller(who, words, packs).sentence(event), words.say("him")
    return words.say("him-first") + line.removeprefix(him) if line.startswith(him) else line
