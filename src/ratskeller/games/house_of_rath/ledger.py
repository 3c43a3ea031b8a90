"""House of Rath: what the table could conclude: how likely it thought that each orphan was whose it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.house_of_rath.rules import codes
from ratskeller.games.house_of_rath.text import orphan_name
from ratskeller.games.house_of_rath.view import make_view
from ratskeller.kernel.ledger import Cell, Ledger, LedgerRow, thin_out
from ratskeller.kernel.numbers import NOBODY, SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.kernel.ledger import Look
    from ratskeller.kernel.words import Words


def write(looks: Sequence[Look], who: Sequence[str], words: Words) -> Sequence[Ledger]:
    """A row for every orphan in somebody's care, a column for a turn."""
    turns = [look for look in looks if look.before.phase == codes.ROLLING]
    shown = [turns[place] for place in thin_out(range(len(turns)))]
    return [
        Ledger(
            title=words.say("ledger-owners"),
            about=words.say("ledger-owners.about"),
            columns=(words.say("ledger-orphan"), *(str(look.before.turns) for look in shown)),
            rows=tuple(_rows(shown, who, words)) if turns else (),
            is_picture=True,
        )
    ]


def _rows(turns: Sequence[Look], who: Sequence[str], words: Words) -> list[LedgerRow]:
    first = turns[0].before
    called = make_view(first, SPECTATOR).names
    owned = [(first.owner_of(orphan), orphan) for orphan in range(codes.ORPHANS)]
    return [
        LedgerRow(
            turns[0].step,
            words.say("ledger-owned", who=who[seat], orphan=orphan_name(called, orphan + 1)),
            tuple(_cell(turn.figures.get(f"guessed {orphan + 1}")) for turn in turns),
            seat,
        )
        for seat, orphan in sorted(owned)
        if seat != NOBODY
    ]


def _cell(odds: float | None) -> Cell:
    """Empty once the orphan is gone."""
    return Cell() if odds is None else Cell(f"{round(100 * odds)} %", odds)
