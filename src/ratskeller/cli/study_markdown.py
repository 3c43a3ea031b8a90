"""A study as a page of Markdown. It holds nothing that differs from one run to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.cli.study_tables import HEADS, cells, legend, standing_cells, tables, verdict

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.pieces import Pieces
    from ratskeller.lab.findings import Findings
    from ratskeller.lab.simulation_plan import SimulationPlan

TEXTS = 2  # the first columns of a table are words, the others numbers


def write_markdown(plan: SimulationPlan, game: Game, findings: Findings, pieces: Pieces, command: str) -> str:
    """The whole page."""
    return "\n".join(_lines(plan, game, findings, pieces, command)) + "\n"


def _lines(plan: SimulationPlan, game: Game, findings: Findings, pieces: Pieces, command: str) -> Iterator[str]:
    seats = "alone" if plan.seats == 1 else f"{plan.seats} seats"
    yield f"# {game.title}, {seats}: what its cards do"
    yield ""
    yield f"{findings.games:,} games, rules version {plan.rules_version}, made by"
    yield from ("", "```", command, "```", "")
    if not plan.is_repeatable:
        yield from ("A bot looked at the clock: this run cannot be repeated exactly.", "")
    yield f"- Bots: {', '.join(plan.bots)}."
    for name, value in plan.options.items():
        yield f"- Option {name}: {value}."
    for name, (mean, least, most) in (("Steps", findings.steps), ("Turns", findings.turns)):
        yield f"- {name} in a game: {mean:.1f} on average, {least:,} to {most:,}."
    yield from ("", "## Outliers", "")
    yield from _outliers(findings)
    yield from ("", "## Who wins, and how", "")
    if plan.seats > 1:
        yield from _table(
            ("Turn order", "Verdict", "Wins", "95 % interval", "Against even"), _standings(plan, findings)
        )
    else:
        yield from _table(("", "Verdict", "Wins", "95 % interval"), _standings(plan, findings))
    if len(set(plan.bots)) > 1:
        rows = [standing_cells(each, plan) for each in findings.by_seat]
        named = [[row[0], bot, *row[1:-1]] for row, bot in zip(rows, plan.bots, strict=True)]
        yield from ("", *_table(("Seat", "Bot", "Wins", "95 % interval", "Against even"), named))
    says = {ending.name: str(ending.says) for ending in game.endings.values()}
    endings = [
        [each.ending, says[each.ending], f"{each.games:,}", f"{100 * each.share:.1f} %"] for each in findings.endings
    ]
    yield from ("", *_table(("Ended by", "What happened", "Games", "Share"), endings))
    for name, manner, found in tables(findings, pieces):
        yield from ("", f"## {name}", "")
        yield from _table(HEADS[manner], [cells(each, manner) for each in found])
    yield from ("", "## How to read this", "")
    yield from (f"- {line}" for line in legend(findings, pieces, plan.seats))


def _outliers(findings: Findings) -> Iterator[str]:
    found = findings.outliers()
    if not found:
        yield "None."
    for each in found:
        yield f"- {each.name} ({each.deck}): {verdict(each)}. {each.reason or 'No reason is given.'}"
    undecided = sum(each.verdict == "open" for each in findings.pieces)
    if undecided:
        yield from ("", f"{undecided} of {len(findings.pieces)} are still open: too few games to say.")


def _standings(plan: SimulationPlan, findings: Findings) -> list[list[str]]:
    rows = [standing_cells(each, plan) for each in findings.by_order]
    return [[row[0], row[-1], *row[1:-1]] for row in rows]


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|{'|'.join('---' if place < TEXTS else '---:' for place in range(len(heads)))}|"
    for row in rows:
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |"
