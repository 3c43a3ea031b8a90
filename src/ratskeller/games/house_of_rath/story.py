"""House of Rath: every event as a line of the story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ratskeller.games.house_of_rath import events
from ratskeller.games.house_of_rath.kinds import ROOMS
from ratskeller.games.house_of_rath.rules import codes
from ratskeller.games.house_of_rath.text import PHRASES
from ratskeller.kernel.game import Ending
from ratskeller.kernel.turns import NO_TURN, turn_of
from ratskeller.kernel.words import word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.house_of_rath.kinds import Room
    from ratskeller.games.house_of_rath.view import View
    from ratskeller.kernel.game import Packs
    from ratskeller.kernel.turns import TurnMark
    from ratskeller.kernel.words import Words

ENDINGS: dict[int, Ending] = {
    codes.END_LAST: Ending("last", "20.5", PHRASES("ending-last")),
    codes.END_TWO: Ending("two", "20.3", PHRASES("ending-two")),
    codes.END_PAIR: Ending("pair", "H41", PHRASES("ending-pair")),
    codes.END_LIMIT: Ending("limit", "H64", PHRASES("ending-limit")),
}


class _Teller(NamedTuple):
    """Who everybody is, and what everything is called."""

    who: Sequence[str]
    packs: Packs
    words: Words

    def orphan(self, number: int) -> str:
        return str(self.packs["orphans"].orphans[number - 1].name)

    def room(self, room: Room) -> str:
        return word(self.packs["rooms"].rooms[ROOMS.index(room)].name, self.words.language)

    def card(self, card: int) -> dict[str, str]:
        found = self.packs["cards"].cards[card - 1]
        return {"card": word(found.name, self.words.language), "ability": found.ability}

    def fate(self, event: events.FateMet) -> str:
        found = self.packs["fates"].fate(by_rooms=event.board == "rooms", number=event.number, escaped=event.escaped)
        return word(found.text, self.words.language).replace("{name}", self.orphan(event.orphan))

    def facts(self, event: Any) -> dict[str, object]:
        """Every field of an event as messages speak of it."""
        found: dict[str, object] = event.facts(self.who, whose="whose")
        for field in event.__struct_fields__:
            value = getattr(event, field)
            if field == "orphan":
                found[field] = self.orphan(value)
            elif field in {"room", "start", "one", "other", "on"}:
                found[field] = self.room(value)
            elif field == "card":
                found |= self.card(value)
        return found


def sentence(event: Any, who: Sequence[str], _viewer: int, words: Words, packs: Packs) -> str:
    """An event as a line of the story."""
    teller = _Teller(who, packs, words)
    name = event.message
    match event:
        case events.Over(ending=ending):
            return words.say(name, ending=word(ENDINGS[ending].says, words.language))
        case events.FateMet():
            return words.say(name, fate=teller.fate(event), **teller.facts(event))
        case events.RathWent(start=start, room=room):
            return words.say("told-rath-stayed" if start == room else name, **teller.facts(event))
        case events.Exposing(seat=seat, whose=whose):
            return words.say("told-exposing-own" if seat == whose else name, **teller.facts(event))
    return words.say(name, **teller.facts(event))


def turn(view: View, who: Sequence[str], words: Words) -> TurnMark:
    """Turns are counted."""
    return NO_TURN if view.turn is None else turn_of(view.turn, (view.turns,), who, words)
