"""How a study looks in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ratskeller.cli.screen import FAINT, STRONG, TITLE, make_console, make_table, percent, rate, seats_of
from ratskeller.cli.study_tables import Sheet, decks, legend, lengths, standings, undecided, verdict

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.pieces import Pieces
    from ratskeller.lab.findings import Findings
    from ratskeller.lab.simulation_plan import SimulationPlan


def print_findings(
    plan: SimulationPlan, game: Game, findings: Findings, pieces: Pieces, out: Path | None, seconds: float
) -> None:
    """The games, then every deck, then what stands out and how to read it."""
    console = make_console()
    heading = f"{findings.games:,} game{'s' if findings.games > 1 else ''}, {seats_of(plan.seats)}, seed {plan.seed}"
    console.print(Text.assemble((game.title, TITLE), "  ", heading))
    console.print(f"Bots: {', '.join(plan.bots)}.")
    for line in lengths(findings):
        console.print(line)
    endings = [[each.ending, each.clause, f"{each.games:,}", percent(each.share)] for each in findings.endings]
    for sheet in (*standings(plan, findings), Sheet(("Ended by", "Clause", "Games", "Share"), endings)):
        console.print()
        _print_sheet(console, sheet)
    for name, sheet in decks(findings, pieces):
        console.print()
        console.print(Text(name, STRONG))
        _print_sheet(console, sheet)
    console.print()
    for line in legend(findings, pieces, plan.seats):
        console.print(Text(line, FAINT))
    console.print()
    _print_outliers(console, findings)
    speed = rate(findings.games / seconds) if seconds else "many"
    console.print(f"{findings.games:,} games played in {seconds:.1f} s, {speed} a second.")
    if out is not None:
        console.print(Text(f"It is all in {out}."), soft_wrap=True)
    if not plan.is_repeatable:
        console.print("A bot looked at the clock: this run cannot be repeated exactly.", style=STRONG)


def _print_sheet(console: Console, sheet: Sheet) -> None:
    table = make_table(*sheet.heads, numbers=len(sheet.heads) - 2)
    for row in sheet.rows:
        table.add_row(*row)
    console.print(table)


def _print_outliers(console: Console, findings: Findings) -> None:
    found = findings.outliers()
    if not found:
        console.print("Outliers: none.")
    for each in found:
        reason = each.reason or "No reason is given."
        console.print(Text.assemble((each.name, STRONG), f" ({each.deck}): {verdict(each)}. {reason}"))
    if told := undecided(findings):
        console.print(told)
