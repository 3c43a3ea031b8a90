"""How the summary of `simulate` looks in a terminal."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from rich.text import Text

from ratskeller.cli.screen import FAINT, STRONG, TITLE, make_console, make_table, percent, rate, seats_of
from ratskeller.lab.simulation_folder import Folder

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from rich.console import Console

    from ratskeller.kernel.game import Game
    from ratskeller.lab.simulation import Simulated
    from ratskeller.lab.simulation_plan import SimulationPlan
    from ratskeller.lab.summary import Summary


def print_summary(
    plan: SimulationPlan, game: Game, out: Path, done: Simulated, summary: Summary, recorded: Sequence[int]
) -> None:
    """What was found, then where it is and how fast it went."""
    console = make_console()
    heading = f"{summary.games:,} game{'s' if summary.games > 1 else ''}, {seats_of(plan.seats)}, seed {plan.seed}"
    console.print(Text.assemble((game.title, TITLE), "  ", heading))
    steps = summary.steps
    console.print(f"Steps in a game: {steps.mean:.1f} on average, {steps.min:,} to {steps.max:,}.")
    console.print()
    _print_seats(console, plan, summary)
    console.print()
    _print_endings(console, game, summary)
    console.print()
    if done.games:
        speed = rate(done.games / done.seconds)
        console.print(f"{done.games:,} games played in {done.seconds:.1f} s, {speed} a second.")
    else:
        console.print("All games were there already.")
    records = f", {len(recorded):,} of them as records" if recorded else ""
    console.print(Text(f"They are in {out}{records}."), soft_wrap=True)
    if recorded:
        record = shlex.quote(str(Folder(out).record_file(recorded[0])))
        console.print(Text(f"`ratskeller replay {record}` shows one.", FAINT), soft_wrap=True)
    if not plan.is_repeatable:
        console.print("A bot looked at the clock: this run cannot be repeated exactly.", style=STRONG)


def _print_seats(console: Console, plan: SimulationPlan, summary: Summary) -> None:
    table = make_table("Seat", "Bot", "Wins", "95 % interval", "Mean score", numbers=3)
    for each in summary.by_seat:
        interval = f"{100 * each.low:.1f} – {percent(each.high)}"
        table.add_row(str(each.seat), each.bot, percent(each.win_share), interval, f"{each.mean_score:.2f}")
    console.print(table)
    if plan.seats > 1:
        console.print(f"A shared win counts for its part; {percent(1 / plan.seats)} each would be even.", style=FAINT)


def _print_endings(console: Console, game: Game, summary: Summary) -> None:
    says = {ending.name: str(ending.says) for ending in game.endings.values()}
    table = make_table("Ended by", "Clause", "What happened", "Games", "Share", numbers=2)
    for each in summary.endings:
        table.add_row(each.ending, each.clause, says[each.ending], f"{each.games:,}", percent(each.share))
    console.print(table)
