"""A study as a page of Markdown. It holds nothing that differs from one run to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.cli.study_tables import Sheet, decks, legend, lengths, standings, undecided, verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.pieces import Pieces
    from ratskeller.lab.findings import Findings
    from ratskeller.lab.simulation_plan import SimulationPlan


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
    yield from (f"- {line}" for line in lengths(findings))
    yield from ("", "## Outliers", "")
    yield from _outliers(findings)
    yield from ("", "## Who wins, and how")
    for sheet in standings(plan, findings):
        yield from ("", *_table(sheet))
    says = {ending.name: str(ending.says) for ending in game.endings.values()}
    endings = [
        [each.ending, says[each.ending], f"{each.games:,}", f"{100 * each.share:.1f} %"] for each in findings.endings
    ]
    yield from ("", *_table(Sheet(("Ended by", "What happened", "Games", "Share"), endings)))
    for name, sheet in decks(findings, pieces):
        yield from ("", f"## {name}", "", *_table(sheet))
    yield from ("", "## How to read this", "")
    yield from (f"- {line}" for line in legend(findings, pieces, plan.seats))


def _outliers(findings: Findings) -> Iterator[str]:
    found = findings.outliers()
    if not found:
        yield "None."
    for each in found:
        yield f"- {each.name} ({each.deck}): {verdict(each)}. {each.reason or 'No reason is given.'}"
    if told := undecided(findings):
        yield from ("", told)


def _table(sheet: Sheet) -> Iterator[str]:
    yield f"| {' | '.join(sheet.heads)} |"
    yield f"|{'|'.join(['---', '---', *['---:'] * (len(sheet.heads) - 2)])}|"
    for row in sheet.rows:
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |"
