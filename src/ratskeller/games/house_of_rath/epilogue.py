"""House of Rath: what is said when the house is quiet. Whose orphans live, who got away, and who was let go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.house_of_rath import events
from ratskeller.games.house_of_rath.kinds import ROOMS, orphans_of
from ratskeller.kernel.epilogue import Found, SheetRow, best
from ratskeller.kernel.words import word

if TYPE_CHECKING:
    from ratskeller.games.house_of_rath.kinds import Room
    from ratskeller.kernel.epilogue import Epilogue, Past


def write(past: Past) -> Epilogue:
    """Who has an orphan left, which, and how close it was."""
    unit = past.say("epilogue-unit")
    moments = _Moments(past)
    return past.write(
        _headline(past),
        unit,
        [*_rows(past), past.total(unit)],
        [
            *past.highlight("epilogue-decided", moments.last),
            *past.highlight("epilogue-escape", best(moments.escapes)),
            *past.highlight("epilogue-cold", best(moments.let_go)),
            *past.highlight("epilogue-hunted", best(moments.hunted)),
        ],
        [past.say("epilogue-orphans", orphans=past.state.score(seat)) for seat in past.seats],
    )


def _headline(past: Past) -> str:
    winners, viewer = past.winners, past.viewer
    if viewer in winners:
        shared = len(winners) > 1
        others = past.others(winners) if shared else ""
        return past.say("epilogue-won", shared=shared, who=others, orphans=past.state.score(viewer))
    way = "watched" if viewer < 0 else "less" if past.state.score(viewer) else "none"
    return past.say("epilogue-others", who=past.listed(winners), count=len(winners), way=way)


# ---- the sheet ---------------------------------------------------------------------------------------------


def _rows(past: Past) -> list[SheetRow]:
    """How many were taken in, how many Rath has taken, who is left; and in which order seats went out."""
    state = past.state
    taken_in = [state.cards_of(seat).bit_count() for seat in past.seats]
    lost = [state.score(seat) - taken_in[seat] for seat in past.seats]
    left = tuple(_names(past, state.children_of(seat)) for seat in past.seats)
    out = tuple(past.say("epilogue-out-cell", order=state.out[seat]) for seat in past.seats)
    return [
        past.row(past.say("epilogue-taken-in"), taken_in),
        past.row(past.say("epilogue-lost"), lost),
        SheetRow("fact", past.say("epilogue-alive"), left),
        SheetRow("fact", past.say("epilogue-out"), out),
    ]


def _names(past: Past, orphans: int) -> str:
    return ", ".join(_orphan(past, number) for number in orphans_of(orphans)) or "–"


def _orphan(past: Past, number: int) -> str:
    return str(past.packs["orphans"].orphans[number - 1].name)


def _room(past: Past, room: Room) -> str:
    return word(past.packs["rooms"].rooms[ROOMS.index(room)].name, past.words.language)


# ---- the moments -------------------------------------------------------------------------------------------


class _Moments:
    """Who got away, who did not, and who was never claimed."""

    def __init__(self, past: Past) -> None:
        self.escapes: list[Found] = []  # the last orphan of a seat first, then those that took a card
        self.let_go: list[Found] = []  # orphans that had somebody who kept silent
        self.hunted: list[Found] = []  # by how often Rath had them
        self.last: Found | None = None
        self._past = past
        self._lost: Found | None = None
        self._attacks: dict[int, int] = {}
        self._room: Room = ROOMS[0]
        self._dashed = False
        for step, what in past.happened():
            self._note(step, what)

    def _note(self, step: int, what: object) -> None:
        match what:
            case events.Attacked(orphan=orphan, room=room):
                self._room, self._dashed = room, False
                times = self._attacks[orphan] = self._attacks.get(orphan, 0) + 1
                if times > 1:
                    self.hunted.append(self._found(times, step, orphan, times=times))
            case events.Dashed():
                self._dashed = True
            case events.FateMet(seat=seat, orphan=orphan, escaped=True):
                last = bool(self._past.states[step - 1].is_last(orphan - 1))
                how = "last" if last else "dashed" if self._dashed else "luck"
                worth = 2 * last + self._dashed
                self.escapes.append(self._found(worth, step, orphan, who=self._past.names[seat], how=how))
            case events.WasExtra(orphan=orphan):
                owner = self._past.states[step - 1].owner_of(orphan - 1)
                if owner >= 0:
                    self.let_go.append(self._found(0, step, orphan, who=self._past.names[owner]))
            case events.Lost(seat=seat, orphan=orphan):
                self._lost = self._found(0, step, orphan, who=self._past.names[seat])
            case events.Out():
                self.last = self._lost

    def _found(self, worth: int, step: int, orphan: int, **facts: object) -> Found:
        room = _room(self._past, self._room)
        return Found(worth, step, {"orphan": _orphan(self._past, orphan), "room": room, **facts})
