"""The Rats in the Walls: what is said when the cup is put away. The brains round by round, and the finest lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.rats_in_the_walls import events
from ratskeller.kernel.epilogue import Found, best

if TYPE_CHECKING:
    from ratskeller.kernel.epilogue import Epilogue, Past, SheetRow

ROUNDS_SHOWN = 10  # more of them are taken together


def write(past: Past) -> Epilogue:
    """Who kept the most, where the brains went, and what was said in between."""
    moments = _Moments(past)
    unit = past.say("epilogue-unit")
    return past.write(
        _headline(past),
        unit,
        [*_rows(past), past.total(unit)],
        [
            *past.highlight("epilogue-decided", moments.last),
            *past.highlight("epilogue-lie", best(moments.lies)),
            *past.highlight("epilogue-doubt", best(moments.caught)),
            *past.highlight("epilogue-honest", best(moments.honest)),
        ],
        [past.say("epilogue-brains", brains=past.state.score(seat)) for seat in past.seats],
    )


def _headline(past: Past) -> str:
    state, viewer, winners = past.state, past.viewer, past.winners
    if viewer >= 0 and viewer == state.insane:
        return past.say("epilogue-insane")
    if viewer >= 0 and viewer == state.killed:
        return past.say("epilogue-killed", who=past.names[state.insane])
    if viewer in winners:
        alone = len(winners) == 1
        others = "" if alone else past.others(winners)
        return past.say("epilogue-won", who=others, alone=alone, brains=state.score(viewer))
    return past.say("epilogue-others", who=past.listed(winners), count=len(winners), watched=viewer < 0)


def _rows(past: Past) -> list[SheetRow]:
    """The brains at first, what each round brought and took, and what a lost mind or life took with it."""
    begun = [each.step for each in past.happened() if isinstance(each.what, events.RoundBegan)]
    first = past.states[begun[0]].brains
    rows = [past.row(past.say("epilogue-first"), [first[seat] for seat in past.seats])]
    together = -(-len(begun) // ROUNDS_SHOWN)
    for at in range(0, len(begun), together):
        after = past.state if at + together >= len(begun) else past.states[begun[at + together]]
        now, then = list(past.states[begun[at]].brains), list(after.brains)
        last = min(at + together, len(begun))
        title = past.say("epilogue-round", first=at + 1, last=last, one=last == at + 1)
        rows.append(past.row(title, [then[seat] - now[seat] for seat in past.seats]))
    gone = [past.state.score(seat) - past.state.brains[seat] for seat in past.seats]
    return [*rows, past.row(past.say("epilogue-skull"), gone)] if any(gone) else rows


class _Moments:
    """What was claimed, what was under the cup, and what came of it."""

    def __init__(self, past: Past) -> None:
        self.lies: list[Found] = []  # the number of rats that were made up, and believed
        self.caught: list[Found] = []  # the same, and not believed
        self.honest: list[Found] = []  # true claims that were doubted, by their rats
        self.last: Found | None = None
        self._names = past.names
        self._seen: tuple[int, int] | None = None  # by whom these dice were seen, and their rats
        self._round = 0
        self._doubt = events.Doubted(0, 0, 0)
        for step, what in past.happened():
            self._note(step, what)

    def _note(self, step: int, what: object) -> None:
        match what:
            case events.RoundBegan(number=number):
                self._round = number
            case events.Shook() | events.Rerolled():
                self._seen = None
            case events.Saw(seat=seat, ones=ones, twos=twos):
                self._seen = (seat, ones + 2 * twos)
            case events.Believed(receiver=receiver, giver=giver, rats=rats):
                self._believed(step, receiver, giver, rats)
            case events.FeePaid(seat=seat, left=0):
                self.last = Found(0, step, self._facts(seat, seat, "fee"))
            case events.Doubted():
                self._doubt = what
            case events.Lifted(ones=ones, twos=twos):
                self._lifted(step, ones + 2 * twos)
            case events.Killed(victim=victim, killer=killer):
                self.last = Found(0, step, self._facts(killer, victim, "skull"))

    def _believed(self, step: int, receiver: int, giver: int, rats: int) -> None:
        facts = self._facts(giver, receiver, "belief", rats)
        self.last = Found(0, step, facts)
        if self._seen is not None and self._seen[0] == giver:
            true = self._seen[1]
            # Who denies rats that are there has made up as many as were to be seen.
            made_up = true if rats == 0 else rats - true
            if made_up > 0:
                self.lies.append(Found(made_up, step, {**facts, "true": true}))

    def _lifted(self, step: int, true: int) -> None:
        doubt = self._doubt
        rats = doubt.rats
        was_true = true >= rats if rats else true == 0
        facts = {**self._facts(doubt.giver, doubt.receiver, "true" if was_true else "false", rats), "true": true}
        self.last = Found(0, step, facts)
        if was_true:
            self.honest.append(Found(rats, step, facts))
        else:
            self.caught.append(Found(true if rats == 0 else rats - true, step, facts))

    def _facts(self, giver: int, receiver: int, how: str, rats: int = 0) -> dict[str, object]:
        names = self._names
        return {
            "round": self._round,
            "giver": names[giver],
            "receiver": names[receiver],
            "rats": rats,
            "true": 0,
            "how": how,
        }
