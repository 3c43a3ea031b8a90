"""A review as one file of HTML that needs nothing else; beside every picture there is its table."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from ratskeller.catalogue import find_game
from ratskeller.cli.words import DOOR
from ratskeller.review.telling import Telling
from ratskeller.review.totals import add_up

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ratskeller.kernel.ledger import Cell, Ledger, LedgerRow
    from ratskeller.kernel.record import Record
    from ratskeller.review.reviewed import ReviewedStep

WIDTH, HEIGHT = 720, 276  # of the curve
EDGE, ABOVE = 80, 16  # room for its figures, which are shown larger on a phone
BAR, ROW = 160, 26  # half of the widest bar; from one bar to the next
DASHES = ("", "8 4", "2 4", "12 4 2 4", "5 5", "1 3", "14 6")  # seats are told apart without colours as well
ROWS = 21  # of the curve as a table
FOLDED = 24  # a ledger with more rows is folded
COLUMNS = ("expected", "luck", "own", "others", "result")
STYLE = """
:root { color-scheme: light dark; --ink: #1d1a16; --paper: #fbf8f1; --faint: #5f584d; --line: #cfc6b4;
  --0: #8a3b12; --1: #1b5e57; --2: #4a3f8f; --3: #7a5c00; --4: #8b1e4f; --5: #24568f; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe8da; --paper: #1a1714; --faint: #b3a994; --line: #4a443a;
  --0: #f0a070; --1: #6fcfc2; --2: #b3a8ff; --3: #e2c15a; --4: #f08ab5; --5: #8fc1ff; } }
body { font: 1rem/1.5 Georgia, serif; color: var(--ink); background: var(--paper); max-width: 48rem;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
h3 { margin-bottom: 0.2rem; }
table { border-collapse: collapse; width: 100%; } caption { text-align: left; color: var(--faint); }
th, td { padding: 0.2rem 0.5rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child { text-align: left; }
.wide { overflow-x: auto; } svg { max-width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 12px; }
table.figures { font-size: 0.9rem; } table.figures td { white-space: nowrap; }
table.figures th[scope="row"] { font-weight: normal; min-width: 9rem; }
table.picture td, table.picture th[scope="col"]:not(:first-child) { padding: 0; width: 0.9rem; font-size: 0.6rem;
  text-align: center; }
table.picture td { position: relative; height: 1.6rem; min-width: 0.8rem; border-left: 1px solid var(--paper); }
table.picture i { position: absolute; left: 0; right: 0; bottom: 0; background: var(--1); }
table.picture b { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
table.picture th[scope="row"] { white-space: nowrap; font-weight: normal; }
.faint { color: var(--faint); } p { margin: 0.2rem 0; } summary { cursor: pointer; margin: 0.5rem 0; }
@media (max-width: 40rem) { svg text { font-size: 24px; } figure { margin: 0; }
  .wide { font-size: 0.8rem; } th, td { padding: 0.2rem; } th[scope="row"] { white-space: nowrap; } }
@media print { body { max-width: none; margin: 0; } section { break-inside: avoid; } }
"""


def write_html(record: Record, steps: Sequence[ReviewedStep], seat: int | None, language: str) -> str:
    """The whole file."""
    return _File(Telling(find_game(record.header.game), record, language), steps, seat).whole()


class _File:
    def __init__(self, telling: Telling, steps: Sequence[ReviewedStep], seat: int | None) -> None:
        self.telling, self.steps, self.seat = telling, steps, seat
        self.names = telling.names
        self.totals = add_up(steps)
        self.say = DOOR.words(telling.language).say

    def whole(self) -> str:
        title = escape(self.telling.game.title)
        parts = [
            f"<h1>{title}</h1>",
            self._section("review-happened", [f"<p>{escape(self.telling.headline())}</p>", *self._turning_points()]),
            self._section("review-curve", [self._curve(), self._curve_table()]),
            self._section("review-luck-and-skill", [self._bars(), self._accounts()]),
            *(self._ledger(each) for each in self.telling.ledgers(self.steps)),
            self._section("review-slips", self._slips()),
        ]
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
        body = "\n".join(parts)
        language = self.telling.language
        return (
            f'<!DOCTYPE html>\n<html lang="{language}">\n<head>{head}<style>{STYLE}</style></head>\n'
            f"<body><main>\n{body}\n</main></body>\n</html>\n"
        ).replace(" %", "\N{NO-BREAK SPACE}%")

    def _section(self, name: str, parts: Iterable[str]) -> str:
        return "\n".join([f"<section><h2>{escape(self.say(name))}</h2>", *parts, "</section>"])

    def _step(self, step: int) -> str:
        return self.say("review-step", step=step)

    def _turning_points(self) -> Iterable[str]:
        if self.totals.turning_points:
            yield f"<h3>{escape(self.say('review-turned'))}</h3>"
        for step in self.totals.turning_points:
            before, after = self.steps[step - 1].chances, self.steps[step].chances
            most = max(range(len(after)), key=lambda seat: abs(after[seat] - before[seat]))
            facts = {"before": self.telling.share(before[most]), "after": self.telling.share(after[most])}
            line = self.say("review-turned-line", who=self.names[most], **facts)
            yield f"<p>{escape(self._step(step))}: {escape(self.telling.happened(step))} {escape(line)}</p>"

    # ---- the curve -----------------------------------------------------------------------------------------

    def _curve(self) -> str:
        last = max(1, len(self.steps) - 1)
        lines = []
        for each in range(0, 101, 25):
            y = self._height(each / 100)
            lines.append(f'<line x1="{EDGE}" y1="{y:.1f}" x2="{WIDTH}" y2="{y:.1f}" stroke="var(--line)"/>')
            lines.append(f'<text x="{EDGE - 4}" y="{y + 5:.1f}" text-anchor="end">{each} %</text>')
        for seat in range(len(self.names)):
            points = " ".join(
                f"{EDGE + (WIDTH - EDGE) * each.step / last:.1f},{self._height(each.chances[seat]):.1f}"
                for each in self.steps
            )
            lines.append(
                f'<polyline points="{points}" fill="none" stroke="var(--{seat % 6})" stroke-width="2"'
                f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"/>'
            )
        alt = escape(self.say("review-curve"), quote=True)
        picture = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{alt}">{"".join(lines)}</svg>'
        return f"<figure>{picture}<figcaption>{self._key()}</figcaption></figure>"

    def _key(self) -> str:
        found = []
        for seat, name in enumerate(self.names):
            dash = DASHES[seat % len(DASHES)]
            look = f'stroke="var(--{seat % 6})" stroke-width="3" stroke-dasharray="{dash}"'
            line = f'<line x1="0" y1="6" x2="40" y2="6" {look}/>'
            found.append(f'<svg width="40" height="12" aria-hidden="true">{line}</svg> {escape(name)}')
        return " &nbsp; ".join(found)

    def _height(self, share: float) -> float:
        return ABOVE + (HEIGHT - 2 * ABOVE) * (1 - share)

    def _curve_table(self) -> str:
        last = len(self.steps) - 1
        shown = sorted({last * row // (ROWS - 1) for row in range(ROWS)} | set(self.totals.turning_points))
        rows = [
            [self._step(step), *(f"{self.telling.share(part)} %" for part in self.steps[step].chances)]
            for step in shown
        ]
        table = self._table("review-curve", ["", *self.names], rows)
        return f"<details><summary>{escape(self.say('review-as-table'))}</summary>{table}</details>"

    # ---- the accounts --------------------------------------------------------------------------------------

    def _bars(self) -> str:
        most = max([abs(part) for name in COLUMNS[1:4] for part in getattr(self.totals, name)] + [0.01])
        lines, y = [], 0
        for seat, name in enumerate(self.names):
            lines.append(f'<text x="0" y="{y + 19}" font-weight="bold">{escape(name)}</text>')
            for column in COLUMNS[1:4]:
                y += ROW
                part = getattr(self.totals, column)[seat]
                wide = BAR * abs(part) / most
                x = 340 if part >= 0 else 340 - wide
                lines.append(f'<text x="12" y="{y + 19}">{escape(self.say(f"review-{column}"))}</text>')
                lines.append(f'<rect x="{x:.1f}" y="{y + 5}" width="{wide:.1f}" height="16" fill="var(--{seat % 6})"/>')
                lines.append(f'<text x="{340 + BAR + 12}" y="{y + 19}">{self.signed(part)}</text>')
            y += ROW + 10
        lines.append(f'<line x1="340" y1="0" x2="340" y2="{y}" stroke="var(--ink)"/>')
        alt = escape(self.say("review-luck-and-skill"), quote=True)
        return f'<svg viewBox="0 0 {WIDTH} {y}" role="img" aria-label="{alt}">{"".join(lines)}</svg>'

    def signed(self, part: float) -> str:
        text = self.telling.share(part, 1)
        return f"+{text}" if part > 0 else text

    def _accounts(self) -> str:
        titles = [self.say("review-seat"), *(self.say(f"review-{column}") for column in COLUMNS)]
        rows = []
        for seat, name in enumerate(self.names):
            parts = {column: getattr(self.totals, column)[seat] for column in COLUMNS}
            plain = {"expected", "result"}
            shown = (self.telling.share(p, 1) if c in plain else self.signed(p) for c, p in parts.items())
            rows.append([name, *shown])
        return self._table("review-of-a-win", titles, rows)

    def _table(self, caption: str, titles: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        head = "".join(f'<th scope="col">{escape(each)}</th>' if each else "<td></td>" for each in titles)
        body = []
        for first, *others in rows:
            cells = "".join(f"<td>{escape(each)}</td>" for each in others)
            body.append(f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>')
        told = escape(self.say(caption), quote=True)
        title = f"<caption>{told}</caption>"
        whole = f"<table>{title}<thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table>"
        return f'<div class="wide" tabindex="0" role="group" aria-label="{told}">{whole}</div>'

    # ---- the ledgers ---------------------------------------------------------------------------------------

    def _ledger(self, ledger: Ledger) -> str:
        rows = [row for row in ledger.rows if self.seat is None or row.seat in {None, self.seat}]
        head = "".join(f'<th scope="col">{escape(each)}</th>' for each in ledger.columns)
        body = "".join(f'<tr><th scope="row">{escape(row.title)}</th>{self._cells(ledger, row)}</tr>' for row in rows)
        kind = "picture" if ledger.is_picture else "figures"
        whole = f'<table class="{kind}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
        told = escape(ledger.title, quote=True)
        shown = f'<div class="wide" tabindex="0" role="group" aria-label="{told}">{whole}</div>'
        if len(rows) > FOLDED and not ledger.is_picture:
            shown = f"<details><summary>{escape(self.say('review-rows', rows=len(rows)))}</summary>{shown}</details>"
        return f'<section><h2>{escape(ledger.title)}</h2><p class="faint">{escape(ledger.about)}</p>{shown}</section>'

    def _cells(self, ledger: Ledger, row: LedgerRow) -> str:
        return "".join(map(_drawn if ledger.is_picture else _written, row.cells))

    # ---- the slips -----------------------------------------------------------------------------------------

    def _slips(self) -> Iterable[str]:
        told = [slip for each in self.steps if (slip := self.telling.slip(each)) and self.seat in {None, slip.seat}]
        for slip in told:
            where = ", ".join(filter(None, [self._step(slip.step), slip.when]))
            yield f"<h3>{escape(slip.who)}: {escape(slip.done)}</h3>"
            yield f'<p class="faint">{escape(where)}: {escape(slip.asked)}</p>'
            lost, best = self.say("review-lost", loss=slip.loss), self.say("review-instead", best=slip.best)
            yield f"<p><strong>{escape(lost)}; {escape(best)}</strong></p>"
            yield f"<p>{escape(slip.why)}</p>" if slip.why else ""
            yield f'<p class="faint">{escape(slip.sure)}</p>'
        if not told:
            yield f"<p>{escape(self.say('review-no-slips'))}</p>"
        judged = sum(each.judgement is not None and self.seat in {None, each.by} for each in self.steps)
        yield f'<p class="faint">{escape(self.say("review-judged", decisions=judged))}</p>'


def _written(cell: Cell) -> str:
    text = escape(cell.text)
    return f"<td><strong>{text}</strong></td>" if cell.is_marked else f"<td>{text}</td>"


def _drawn(cell: Cell) -> str:
    """As high as its part; what is written is for those who do not see it, and for a pointer."""
    if cell.part is None:
        return "<td></td>"
    text = escape(cell.text, quote=True)
    return f'<td title="{text}"><i style="height:{100 * cell.part:.0f}%"></i><b>{text}</b></td>'
