"""Condyle Cove: what is said of the last orphan standing, and of those who are not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.condyle_cove import events
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.epilogue import Found, SheetRow, best, plain

if TYPE_CHECKING:
    from ratskeller.kernel.epilogue import Epilogue, Past

THIN = 3  # cards in a draw pile, from where on it is a thread
HAUL = 2  # cards that are worth speaking of, stolen in one turn


def write(past: Past) -> Epilogue:
    """Who is left, who went when and how, and how close it was."""
    moments = _Moments(past)
    alone = past.state.alone
    unit = "" if alone else past.say("epilogue-unit")
    return past.write(
        _headline(past),
        unit,
        [*_rows(past, moments), *([] if alone else [past.total(unit)])],
        [
            *past.highlight("epilogue-decided", moments.last),
            *past.highlight("epilogue-act", best(moments.acts)),
            *past.highlight("epilogue-thread", best(moments.threads)),
            *past.highlight("epilogue-haul", best(moments.hauls)),
        ],
        [] if alone else [past.say("epilogue-outlived-words", outlived=past.state.score(seat)) for seat in past.seats],
    )


def _headline(past: Past) -> str:
    winners, viewer = past.winners, past.viewer
    if past.state.alone:
        return past.say("epilogue-alone", who=past.names[0], mine=viewer == 0, ending=past.state.ending)
    if viewer in winners:
        shared = len(winners) > 1
        return past.say("epilogue-won", shared=shared, who=past.others(winners) if shared else "")
    return past.say("epilogue-others", who=past.listed(winners), count=len(winners), watched=viewer < 0)


def _rows(past: Past, moments: _Moments) -> list[SheetRow]:
    """When and how each went out, what they played, and whom they outlived."""
    played = SheetRow("fact", past.say("epilogue-played"), tuple(plain(moments.played[seat]) for seat in past.seats))
    if past.state.alone:
        return [SheetRow("fact", past.say("epilogue-turns"), (plain(past.state.turns),)), played]
    out = [moments.out.get(seat) for seat in past.seats]
    when = tuple(past.say("epilogue-turn", turn=each[0]) if each else "–" for each in out)
    how = tuple(past.say("epilogue-by", by=each[1]) if each else past.say("epilogue-standing") for each in out)
    return [
        SheetRow("fact", past.say("epilogue-when"), when),
        SheetRow("fact", past.say("epilogue-how"), how),
        played,
        past.row(past.say("epilogue-outlived"), [past.state.score(seat) for seat in past.seats]),
    ]


class _Moments:
    """Who went out, what was dared, and what was taken."""

    def __init__(self, past: Past) -> None:
        self.acts: list[Found] = []  # Acts that were no Boogeyman, by how likely one was
        self.threads: list[Found] = []  # turns that the winner began with next to no cards, the fewest first
        self.hauls: list[Found] = []  # cards that somebody took from somebody in one turn
        self.last: Found | None = None
        self.played = [0] * codes.PAWNS
        self.out: dict[int, tuple[int, str]] = {}  # by seat: in which turn, and how
        self._past = past
        self._winners = past.winners
        self._turn = 0
        self._taken: dict[tuple[int, int], int] = {}  # in this turn, by thief and victim
        self._dared: Found | None = None  # an Act was turned up, and what comes of it is still to be seen
        for step, what in past.happened():
            self._note(step, what)
        self._live_on()

    def _note(self, step: int, what: object) -> None:
        match what:
            case events.TurnBegan(seat=seat, number=number):
                self._live_on()
                self._turn = number
                self._taken.clear()
                self._begin(step, seat)
            case events.Played(seat=seat) | events.Answered(seat=seat):
                self.played[seat] += 1
            case events.Stole(thief=thief, victim=victim):
                self._steal(step, thief, victim)
            case events.ActTurned(seat=seat):
                self._live_on()
                self._turn_up(step, seat)
            case events.WentOut(seat=seat, by=by):
                self._dared = None
                self.out[seat] = (self._turn, by)
                self.last = self._found(0, step, seat, how=by)
            case events.Over(ending=ending) if self._past.state.alone or ending == codes.END_LIMIT:
                self.last = self._found(0, step, 0, how=f"way-{ending}")

    def _found(self, worth: int, step: int, seat: int, **facts: object) -> Found:
        return Found(worth, step, {"who": self._past.names[seat], "turn": self._turn, **facts})

    def _begin(self, step: int, seat: int) -> None:
        """A turn of the winner, with what was left to draw."""
        if seat in self._winners:
            pile = int(self._past.states[step].piled[seat])
            if pile <= THIN:
                self.threads.append(self._found(THIN - pile, step, seat, cards=pile))

    def _steal(self, step: int, thief: int, victim: int) -> None:
        cards = self._taken[thief, victim] = self._taken.get((thief, victim), 0) + 1
        if cards >= HAUL and not self._past.state.alone:
            self.hauls.append(self._found(cards, step, thief, victim=self._past.names[victim], cards=cards))

    def _turn_up(self, step: int, seat: int) -> None:
        """12.2: of the Acts that lie face down, some are death."""
        before = self._past.states[step - 1]
        deadly = list(before.content.deadly)[codes.ACT : codes.ACT + codes.ACTS]
        up = {before.act[each] - 1 for each in range(codes.ACTS) if before.acts_up >> each & 1}
        down = (before.act_places & ~before.acts_up).bit_count()
        bad = sum(deadly[act] for act in range(codes.ACTS) if act not in up)
        if bad and not before.alone:
            self._dared = self._found(1000 * bad // down, step, seat, down=down, bad=bad)

    def _live_on(self) -> None:
        """Nobody went out because of the last Act."""
        if self._dared is not None:
            self.acts.append(self._dared)
            self._dared = None
