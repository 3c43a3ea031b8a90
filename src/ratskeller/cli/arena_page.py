"""How the table of `arena` looks in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ratskeller.cli.screen import FAINT, STRONG, TITLE, make_console, make_table, percent, seats_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.kernel.game import Game
    from ratskeller.lab.arena import Met
    from ratskeller.lab.arena_plan import ArenaPlan
    from ratskeller.lab.arena_table import Row


def print_arena(plan: ArenaPlan, game: Game, met: Met, rows: Sequence[Row]) -> None:
    """The table, then what one should know about it."""
    console = make_console()
    games = sum(len(block.results) for block in met.blocks)
    blocks = f"{len(met.blocks):,} block{'s' if len(met.blocks) > 1 else ''}"
    heading = f"{games:,} games in {blocks}, {seats_of(plan.seats)}, seed {plan.seed}"
    console.print(Text.assemble((game.title, TITLE), "  ", heading))
    console.print()
    surely = f"{100 * met.level:.3g} % interval"
    table = make_table("Bot", "Share", surely, "Games", "ms a move", numbers=4)
    for row in rows:
        between = f"{100 * row.low:.1f} – {percent(row.high)}"
        table.add_row(row.bot, percent(row.share), between, f"{row.games:,}", f"{row.ms_per_move:.3g}")
    console.print(table)
    console.print()
    table = make_table("Bot", "Mean score", surely, "Rating", surely, numbers=4)
    for row in rows:
        table.add_row(row.bot, f"{row.mean_score:.2f}", _between(row.score_low, row.score_high, ".2f"), *_rating(row))
    console.print(table)
    console.print()
    if plan.seats > 1:
        console.print(f"A share is for each seat held; {percent(plan.even)} would be even.", style=FAINT)
    if plan.against_rest:
        console.print(f"Each met a table full of {plan.bots[-1]}.", style=FAINT)
    if met.decided is not None:
        console.print("It is decided." if met.decided else "It is not decided.")
    if not plan.is_repeatable:
        console.print("A bot looked at the clock: this run cannot be repeated exactly.", style=STRONG)


def _rating(row: Row) -> tuple[str, str]:
    if row.rating is None:
        return "–", "–"
    return f"{row.rating:+.0f}", _between(row.rating_low, row.rating_high, "+.0f")


def _between(low: float | None, high: float | None, form: str) -> str:
    return "–" if low is None or high is None else f"{low:{form}} – {high:{form}}"
