"""How a study looks in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ratskeller.cli.screen import FAINT, STRONG, TITLE, make_console, make_table, percent, rate
from ratskeller.cli.study_tables import HEADS, cells, legend, standing_cells, tables, verdict

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
    seats = f"{plan.seats} seat{'s' if plan.seats > 1 else ''}"
    heading = f"{findings.games:,} game{'s' if findings.games > 1 else ''}, {seats}, seed {plan.seed}"
    console.print(Text.assemble((game.title, TITLE), "  ", heading))
    console.print(f"Bots: {', '.join(plan.bots)}.")
    for name, (mean, least, most) in (("Steps", findings.steps), ("Turns", findings.turns)):
        console.print(f"{name} in a game: {mean:.1f} on average, {least:,} to {most:,}.")
    console.print()
    _print_wins(console, plan, findings)
    console.print()
    table = make_table("Ended by", "Clause", "Games", "Share", numbers=2)
    for each in findings.endings:
        table.add_row(each.ending, each.clause, f"{each.games:,}", percent(each.share))
    console.print(table)
    for name, manner, found in tables(findings, pieces):
        console.print()
        console.print(Text(name, STRONG))
        heads = HEADS[manner]
        table = make_table(*heads, numbers=len(heads) - 2)
        for piece in found:
            table.add_row(*cells(piece, manner))
        console.print(table)
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


def _print_wins(console: Console, plan: SimulationPlan, findings: Findings) -> None:
    if plan.seats > 1:
        table = make_table("Turn order", "Verdict", "Wins", "95 % interval", "Against even", numbers=3)
    else:
        table = make_table("", "Verdict", "Wins", "95 % interval", numbers=2)
    for each in findings.by_order:
        row = standing_cells(each, plan)
        table.add_row(row[0], row[-1], *row[1:-1])
    console.print(table)
    if len(set(plan.bots)) > 1:
        console.print()
        table = make_table("Seat", "Bot", "Wins", "95 % interval", "Against even", numbers=3)
        for each, bot in zip(findings.by_seat, plan.bots, strict=True):
            row = standing_cells(each, plan)
            table.add_row(row[0], bot, *row[1:-1])
        console.print(table)


def _print_outliers(console: Console, findings: Findings) -> None:
    found = findings.outliers()
    if not found:
        console.print("Outliers: none.")
    for each in found:
        reason = each.reason or "No reason is given."
        console.print(Text.assemble((each.name, STRONG), f" ({each.deck}): {verdict(each)}. {reason}"))
    undecided = sum(each.verdict == "open" for each in findings.pieces)
    if undecided:
        console.print(f"{undecided} of {len(findings.pieces)} are still open: too few games to say.")
