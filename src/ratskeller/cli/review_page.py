"""How a review looks in a terminal."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from ratskeller.catalogue import find_game
from ratskeller.cli.screen import FAINT, STRONG, TITLE, make_console, make_table
from ratskeller.cli.words import DOOR
from ratskeller.review.telling import Telling
from ratskeller.review.totals import add_up

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from ratskeller.kernel.ledger import LedgerRow
    from ratskeller.kernel.record import Record
    from ratskeller.review.reviewed import ReviewedStep

BLOCKS = "▁▂▃▄▅▆▇█"
CURVE_WIDTH = 48
HEADING_WIDTH = 12  # of a column of figures: what stands below it is short
GAIN, LOSS = "green", "red"


def print_review(
    record: Record, steps: Sequence[ReviewedStep], seat: int | None, language: str, *, figures: bool
) -> None:
    """What happened, what was luck, and what could have been done better; on request, the figures of the game."""
    game = find_game(record.header.game)
    page = _Page(Telling(game, record, language), steps, seat, make_console())
    page.console.print(Text.assemble((game.title, TITLE)))
    page.print_heading("review-happened")
    page.console.print(page.telling.headline())
    page.print_curves()
    page.print_turning_points()
    page.print_totals()
    page.print_ledgers(figures)
    page.print_slips()


class _Page:
    def __init__(self, telling: Telling, steps: Sequence[ReviewedStep], seat: int | None, console: Console) -> None:
        self.telling, self.steps, self.seat, self.console = telling, steps, seat, console
        self.totals = add_up(steps)
        self.say = DOOR.words(telling.language).say

    def print_heading(self, name: str) -> None:
        self.console.print()
        self.console.print(self.say(name), style=STRONG)

    def print_curves(self) -> None:
        self.print_heading("review-curve")
        width = max(map(len, self.telling.names))
        for seat, name in enumerate(self.telling.names):
            curve = spark([each.chances[seat] for each in self.steps], CURVE_WIDTH)
            last = self.telling.share(self.totals.result[seat])
            self.console.print(Text.assemble(f"{name:<{width}}  ", (curve, TITLE), f" {last:>3} %"))
        self.console.print(self.say("review-curve-line", steps=len(self.steps) - 1), style=FAINT)

    def print_turning_points(self) -> None:
        if not self.totals.turning_points:
            return
        self.print_heading("review-turned")
        for step in self.totals.turning_points:
            self.console.print(f"{self.say('review-step', step=step)}: {self.telling.happened(step)}")
            before, after = self.steps[step - 1].chances, self.steps[step].chances
            for seat in sorted(range(len(after)), key=lambda seat: -abs(after[seat] - before[seat]))[:2]:
                facts = {"before": self.telling.share(before[seat]), "after": self.telling.share(after[seat])}
                line = self.say("review-turned-line", who=self.telling.names[seat], **facts)
                self.console.print(Padding(Text(line, style=FAINT), (0, 0, 0, 2), expand=False))

    def print_totals(self) -> None:
        self.print_heading("review-luck-and-skill")
        columns = ("expected", "luck", "own", "others", "result")
        table = make_table(self.say("review-seat"), *(self.say(f"review-{name}") for name in columns), numbers=5)
        for seat, name in enumerate(self.telling.names):
            found = [getattr(self.totals, column)[seat] for column in columns]
            table.add_row(name, *(self._signed(each, column) for each, column in zip(found, columns, strict=True)))
        self.console.print(table)
        self.console.print(self.say("review-of-a-win"), style=FAINT)

    def _signed(self, part: float, column: str) -> Text:
        text = self.telling.share(part, 1)
        if column in {"expected", "result"}:
            return Text(text)
        is_loss = text.startswith("−")
        return Text(f"+{text}" if part > 0 else text, style=LOSS if is_loss else GAIN if part > 0 else "")

    def print_ledgers(self, figures: bool) -> None:  # noqa: FBT001
        """All of them, or those that are pictures."""
        for ledger in self.telling.ledgers(self.steps):
            if not figures and not ledger.is_picture:
                continue
            rows = [row for row in ledger.rows if self.seat is None or row.seat in {None, self.seat}]
            if rows:
                self.console.print()
                self.console.print(ledger.title, style=STRONG)
                self.console.print(ledger.about, style=FAINT)
                self._print_picture(rows) if ledger.is_picture else self._print_table(ledger.columns, rows)

    def _print_table(self, columns: Sequence[str], rows: Sequence[LedgerRow]) -> None:
        table = make_table(*("\n".join(wrap(each, HEADING_WIDTH)) for each in columns))
        table.padding = (0, 1, 0, 0)  # there are many columns
        for row in rows:
            table.add_row(row.title, *(Text(cell.text, STRONG if cell.is_marked else "") for cell in row.cells))
        self.console.print(table)

    def _print_picture(self, rows: Sequence[LedgerRow]) -> None:
        width = max(len(row.title) for row in rows)
        for row in rows:
            drawn = "".join(" " if cell.part is None else _block(cell.part) for cell in row.cells)
            last = next((cell.text for cell in reversed(row.cells) if cell.text), "")
            self.console.print(Text.assemble(f"{row.title:<{width}}  ", (drawn, TITLE), f"  {last:>5}"))

    def print_slips(self) -> None:
        self.print_heading("review-slips")
        told = [self.telling.slip(each) for each in self.steps]
        shown = [each for each in told if each is not None and self.seat in {None, each.seat}]
        for slip in shown:
            where = ", ".join(filter(None, [self.say("review-step", step=slip.step), slip.when]))
            self.console.print(Text.assemble((slip.who, STRONG), f"  {where}: {slip.done}"))
            self.console.print(Padding(Text(slip.asked, style=FAINT), (0, 0, 0, 2), expand=False))
            lost = self.say("review-lost", loss=slip.loss)
            lines = [f"{lost}; {self.say('review-instead', best=slip.best)}", slip.why]
            for line in filter(None, lines):
                self.console.print(Padding(line, (0, 0, 0, 2), expand=False))
            self.console.print(Padding(Text(slip.sure, style=FAINT), (0, 0, 0, 2), expand=False))
            self.console.print()
        if not shown:
            self.console.print(self.say("review-no-slips"))
        judged = sum(each.judgement is not None and self.seat in {None, each.by} for each in self.steps)
        self.console.print(self.say("review-judged", decisions=judged), style=FAINT)


def spark(values: Sequence[float], width: int) -> str:
    """Numbers from 0 to 1 as a line of blocks: each block is the mean of its part of them."""
    width = min(width, len(values))
    parts = [values[len(values) * i // width : len(values) * (i + 1) // width] for i in range(width)]
    return "".join(_block(sum(part) / len(part)) for part in parts)


def _block(part: float) -> str:
    return BLOCKS[min(len(BLOCKS) - 1, int(part * len(BLOCKS)))]
