"""Condyle Cove: every Act that was turned up, how likely it was deadly, and what it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.condyle_cove import events
from ratskeller.games.condyle_cove.hindsight import risk_of_act
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.games.condyle_cove.view_captions import table_captions
from ratskeller.kernel.ledger import Cell, Ledger, LedgerRow

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ratskeller.kernel.ledger import Look
    from ratskeller.kernel.words import Words

DEADLY = "boogeyman"  # the kind of such an Act
COLUMNS = ("who", "face-down", "risk", "act", "chances")


def write(looks: Sequence[Look], who: Sequence[str], words: Words) -> Sequence[Ledger]:
    """A row for every Act; alone, none is deadly, and there is nothing to tell."""
    return [
        Ledger(
            title=words.say("ledger-acts"),
            about=words.say("ledger-acts.about"),
            columns=tuple(words.say(f"ledger-{column}") for column in COLUMNS),
            rows=tuple(_rows(looks, who, words)) if len(who) > 1 else (),
        )
    ]


def _rows(looks: Sequence[Look], who: Sequence[str], words: Words) -> Iterator[LedgerRow]:
    risk = 0.0
    for look in looks:
        if look.before.phase == codes.ASK_ACT:
            risk = risk_of_act(look.before, look.seat, look.code - codes.ACT_PLACE)
        for event in look.events:
            if isinstance(event, events.ActTurned):
                yield _row(look, event, risk, who, words)


def _row(look: Look, turned: events.ActTurned, risk: float, who: Sequence[str], words: Words) -> LedgerRow:
    state, seat = look.before, turned.seat
    act = table_captions(state.content.packs, tuple(state.content.act_title)).things[codes.ACT + turned.act]
    left = (state.act_places & ~state.acts_up).bit_count()
    if left == 1:  # everybody knows which one is left
        risk = 1.0 if act.kind == DEADLY else 0.0
    before, after = (round(100 * chances[seat]) for chances in look.chances)
    cells = (
        Cell(str(left)),
        Cell(f"{round(100 * risk)} %", risk),
        Cell(act.name.word(words.language), is_marked=act.kind == DEADLY),
        Cell(f"{before} → {after} %"),
    )
    return LedgerRow(look.step, who[seat], cells, seat)
