"""The Rats in the Walls: every event as a line of the story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.rats_in_the_walls import events
from ratskeller.games.rats_in_the_walls.rules import codes
from ratskeller.games.rats_in_the_walls.text import PHRASES, faces_text
from ratskeller.kernel.game import Ending
from ratskeller.kernel.turns import NO_TURN, TurnMark, name_round
from ratskeller.kernel.words import word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.rats_in_the_walls.view import View
    from ratskeller.kernel.game import Packs
    from ratskeller.kernel.words import Words

ENDINGS: dict[int, Ending] = {
    codes.END_FEE: Ending("fee", "7.1", PHRASES("ending-fee")),
    codes.END_BELIEF: Ending("belief", "7.1", PHRASES("ending-belief")),
    codes.END_DOUBT: Ending("doubt", "7.1", PHRASES("ending-doubt")),
    codes.END_SKULL_BELIEF: Ending("skull belief", "R16", PHRASES("ending-skull-belief")),
    codes.END_SKULL_DOUBT: Ending("skull doubt", "6d.7", PHRASES("ending-skull-doubt")),
    codes.END_OF_ROUND: Ending("round end", "R3", PHRASES("ending-round")),
    codes.END_LIMIT: Ending("limit", "R34", PHRASES("ending-limit")),
}


def sentence(event: Any, who: Sequence[str], viewer: int, words: Words, _packs: Packs) -> str:
    """An event as a line of the story."""
    say = words.say
    match event:
        case events.RolledOff(seat=seat, ones=ones, twos=twos):
            return say("told-rolled-off", who=who[seat], rats=ones + 2 * twos)
        case events.RollOffTied(seats=seats):
            return say("told-tied", who=words.listed([who[seat] for seat in seats]))
        case events.RoundBegan(number=number, giver=giver):
            return say("told-round", round=number, who=who[giver])
        case events.Saw(seat=seat, ones=ones, twos=twos, dice=dice):
            faces = faces_text(ones, twos, dice, words)
            return say("told-saw-you", faces=faces) if seat == viewer else say("told-saw", who=who[seat], faces=faces)
        case events.Announced(seat=seat, rats=rats, untouched=untouched):
            return say("told-announced-untouched" if untouched else "told-announced", who=who[seat], rats=rats)
        case events.Lifted(ones=ones, twos=twos, dice=dice):
            return say("told-lifted", faces=faces_text(ones, twos, dice, words), rats=ones + 2 * twos)
        case events.Judged(giver=giver, true=true):
            return say("told-judged", who=who[giver], true=true)
        case events.Over(ending=ending):
            return say("told-over", ending=word(ENDINGS[ending].says, words.language))
    return say(event.message, **event.facts(who, receiver="who", giver="giver", killer="who", victim="victim"))


def turn(view: View, who: Sequence[str], words: Words) -> TurnMark:
    """6a.1, 6d.2: who has the cup has the turn, and gives it away with the cup."""
    if view.giver is None:
        return NO_TURN
    whose, title = words.say("turn-of", who=who[view.giver]), name_round(view.round, words)
    return TurnMark((view.round, view.giver), view.giver, whose, round=(view.round,), title=title)
