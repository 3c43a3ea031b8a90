"""Rathulhu: every event as a line of the story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.rathulhu import events
from ratskeller.games.rathulhu.kinds import ROMAN, ROWS, facts
from ratskeller.games.rathulhu.rules import codes
from ratskeller.games.rathulhu.text import PHRASES, plain
from ratskeller.kernel.game import Ending
from ratskeller.kernel.turns import NO_TURN, TurnMark
from ratskeller.kernel.words import word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.rathulhu.view import View
    from ratskeller.kernel.game import Packs
    from ratskeller.kernel.words import Words

ENDINGS: dict[int, Ending] = {
    codes.END_TOKENS: Ending("tokens", "10.1", PHRASES("ending-tokens")),
    codes.END_TIME: Ending("time", "10.2", PHRASES("ending-time")),
}


def signed(points: int) -> str:
    """`+5`, `−2`, `0`."""
    return f"+{points}" if points > 0 else plain(points)


def sentence(event: Any, who: Sequence[str], _viewer: int, words: Words, packs: Packs) -> str:
    """An event as a line of the story."""
    say, language, mythos = words.say, words.language, packs["names"]
    match event:
        case events.TokensDealt(seat=seat, tokens=tokens):
            return say("told-tokens", who=who[seat], tokens=words.listed(tokens))
        case events.AeonBegan(number=number, first=first):
            return say("told-aeon", aeon=ROMAN[number], who=who[first])
        case events.TileDrawn(seat=seat, tile=tile):
            return say("told-drew", who=who[seat], **facts(tile, mythos, language))
        case events.TileTaken(seat=seat, tile=tile):
            return say("told-took", who=who[seat], **facts(tile, mythos, language))
        case events.SetbackStruck(seat=seat, tile=tile, count=number, cost=cost):
            return say("told-setback", who=who[seat], count=number, cost=cost, **facts(tile, mythos, language))
        case events.TilesLost(seat=seat, tile=tile, count=number):
            return say("told-lost", who=who[seat], count=number, **facts(tile, mythos, language))
        case events.AuctionOpened(seat=seat, invoked=invoked, tiles=tiles, token=token):
            return say("told-invoked" if invoked else "told-called", who=who[seat], tiles=tiles, token=token)
        case events.BidPassed(seat=seat, forced=forced):
            return say("told-passed-forced" if forced else "told-passed", who=who[seat])
        case events.NobodyBid(discarded=True):
            return say("told-nobody-swept")
        case events.NobodyBid(tiles=tiles):
            return say("told-nobody", tiles=tiles)
    return _aeon_sentence(event, who, words)


def _aeon_sentence(event: Any, who: Sequence[str], words: Words) -> str:
    say = words.say
    match event:
        case events.AeonEnded(number=number, by=by, tiles=tiles):
            return say("told-aeon-ended", aeon=ROMAN[number], by=by, tiles=tiles)
        case events.Scored(seat=seat, points=points):
            scored = [f"{say('row', row=row)} {signed(each)}" for row, each in zip(ROWS, points, strict=True) if each]
            rows = ", ".join(scored)
            return say("told-scored", who=who[seat], rows=rows) if rows else say("told-scored-nothing", who=who[seat])
        case events.FavourChanged(seat=seat, aeon=aeon, points=points, favour=favour):
            return say("told-favour", who=who[seat], points=signed(points), aeon=ROMAN[aeon], favour=plain(favour))
        case events.Won(seat=seat, favour=favour, token=None):
            return say("told-winner", who=who[seat], favour=plain(favour))
        case events.Won(seat=seat, favour=favour, token=token):
            return say("told-winner-level", who=who[seat], favour=plain(favour), token=token)
        case events.Over(ending=ending):
            return say("told-over", ending=word(ENDINGS[ending].says, words.language))
    return say(event.message, **event.facts(who))


def turn(view: View, who: Sequence[str], words: Words) -> TurnMark:
    """4.1, 5.1: a turn begins when somebody chooses between drawing, taking and invoking; an Aeon is a round."""
    if view.turn is None:
        return NO_TURN
    title = words.say("aeon", aeon=ROMAN[view.aeon])
    is_new = view.phase == "turn"
    return TurnMark(
        (view.aeon, view.turn), view.turn, words.say("turn-of", who=who[view.turn]), is_new, (view.aeon,), title
    )
