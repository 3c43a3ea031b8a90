"""Darkhouse: every roll, what was laid of it, what could be expected then, and what was lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.darkhouse import events, names
from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.darkhouse.text import list_dice
from ratskeller.kernel.hindsight import decimal
from ratskeller.kernel.ledger import Cell, Ledger, LedgerRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.kernel.ledger import Look
    from ratskeller.kernel.words import Words

HARDLY = 0.05  # points: less is no loss
COLUMNS = ("roll", "dice", "luck", "laid", "expected", "lost", "better")


def write(looks: Sequence[Look], who: Sequence[str], words: Words) -> Sequence[Ledger]:
    """A row for every roll of every seat."""
    rolls = [_Roll(look, event, words) for look in looks for event in look.events if isinstance(event, events.Rolled)]
    open_rolls: dict[int, _Roll] = {}
    waiting = iter(rolls)
    for look in looks:
        for event in look.events:
            if isinstance(event, events.Rolled):
                open_rolls[event.seat] = next(waiting)
        if look.seat in open_rolls:
            open_rolls[look.seat].note(look)
    return [
        Ledger(
            title=words.say("ledger-rolls"),
            about=words.say("ledger-rolls.about"),
            columns=tuple(words.say(f"ledger-{column}") for column in COLUMNS),
            rows=tuple(each.row(who) for each in sorted(rolls, key=lambda each: each.order)),
        )
    ]


class _Roll:
    """A roll of one seat, and what became of it."""

    def __init__(self, look: Look, rolled: events.Rolled, words: Words) -> None:
        self.look, self.rolled, self.words = look, rolled, words
        self.laid: list[str] = []
        self.lost, self.most, self.better = 0.0, 0.0, ""
        before, after = look.points
        self.luck = after[rolled.seat] - before[rolled.seat]
        self.expected = after[rolled.seat]

    @property
    def order(self) -> tuple[int, int, int, int]:
        state = self.look.after
        return state.game, state.round, self.rolled.seat, self.look.step

    def note(self, look: Look) -> None:
        """Something that the seat did with it."""
        self.expected = look.points[1][look.seat]
        if look.code < codes.REROLL:
            self.laid.append(_short(look.code, self.words))
        if look.loss is not None and look.best is not None and look.loss > HARDLY:
            self.lost += look.loss
            if look.loss > self.most:
                self.most, self.better = look.loss, _short(look.best, self.words)

    def row(self, who: Sequence[str]) -> LedgerRow:
        state, seat, language = self.look.after, self.rolled.seat, self.words.language
        number = f"{state.game}.{state.round}.{self.rolled.roll}"
        block = state.track[state.game][state.round]
        luck = decimal(self.luck, 1, language)
        cells = (
            Cell(f"{block}: {list_dice(self.rolled.dice)}"),
            Cell(f"+{luck}" if self.luck >= HARDLY else luck),
            Cell(", ".join(self.laid) or "–"),
            Cell(decimal(self.expected, 1, language)),
            Cell(decimal(-self.lost, 1, language) if self.lost else "", is_marked=self.lost >= 1.0),
            Cell(self.better),
        )
        return LedgerRow(self.look.step, f"{number} {who[seat]}", cells, seat)


def _short(code: int, words: Words) -> str:
    """`6→4`: a die into a block; `5→3–4`: on an arc."""
    match names.ACTIONS[code]:
        case names.Place(die=die, block=block):
            return f"{die}→{block}"
        case names.Arc(one=one, other=other, die=die):
            return f"{die}→{one}–{other}"
        case names.Reroll():
            return words.say("ledger-again")
    return words.say("ledger-stop")
