"""Darkhouse: every event as a line of the story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.darkhouse import events
from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.darkhouse.text import PHRASES, list_dice
from ratskeller.kernel.game import Ending
from ratskeller.kernel.turns import TurnMark
from ratskeller.kernel.words import word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.darkhouse.view import View
    from ratskeller.kernel.game import Packs
    from ratskeller.kernel.words import Words

ENDINGS: dict[int, Ending] = {
    codes.END_THREE_GAMES: Ending("three games", "8.1", PHRASES("ending-three-games")),
    codes.END_ONE_GAME: Ending("one game", "D30", PHRASES("ending-one-game")),
}


def sentence(event: Any, who: Sequence[str], _viewer: int, words: Words, _packs: Packs) -> str:
    """An event as a line of the story; all hear the same."""
    say = words.say
    match event:
        case events.TrackWritten(round=number, number=block, gray=gray, due=due):
            kind = "due" if due else "free" if gray else "no"
            return say("told-track", round=number, block=block, gray=kind, due=due)
        case events.Rolled(seat=seat, dice=dice, roll=roll):
            spark = set(dice) != {codes.ZERO_POWER}
            return say("told-rolled", who=who[seat], shown=list_dice(dice), roll=roll, spark=spark)
        case events.Wrote(seat=seat, block=block, numbers=numbers, empty=empty):
            return say("told-wrote", who=who[seat], numbers=list_dice(numbers), block=block, boxes=empty)
        case events.Early(seat=seat, round=number):
            return say("told-early", who=who[seat], round=number, points=codes.EARLY_BONUS)
        case events.Over(ending=ending):
            return say("told-over", ending=word(ENDINGS[ending].says, words.language))
    return say(event.message, **event.facts(who))


def turn(view: View, _who: Sequence[str], words: Words) -> TurnMark:
    """4.1: all play at the same time, round by round, on one page after another."""
    title = words.say("round-of-game", games=view.games, game=view.game, round=view.round)
    return TurnMark(round=(view.game, view.round), title=title)
