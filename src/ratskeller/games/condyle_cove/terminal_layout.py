"""Condyle Cove in the terminal: what fits itself into the page, however wide that is."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rich.console import Console, ConsoleOptions

PAGE = 80
WIDTH = 17  # of a space on the map, where there is room
NARROW = 5


class Flow:
    """Pieces beside each other; a line ends only between two of them, and the next begins a little to the right."""

    def __init__(self, pieces: Sequence[Text], gap: str, indent: int) -> None:
        """Some pieces, what stands between them, and how far further lines are set in."""
        self.pieces = pieces
        self.gap = gap
        self.indent = indent

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """The lines."""
        line = self.pieces[0].copy()
        for piece in self.pieces[1:]:
            if line.cell_len + len(self.gap) + piece.cell_len <= min(options.max_width, PAGE):
                line.append(self.gap, "dim").append_text(piece)
            else:
                yield line
                line = Text(" " * self.indent).append_text(piece)
        yield line


class Cell(NamedTuple):
    """A space on the map: its number and name, and who stands there."""

    label: str
    pawns: str
    style: str


class Grid:
    """The map: a grid of cells, the pawns of a row on one line below the names."""

    def __init__(self, cells: Mapping[tuple[int, int], Cell]) -> None:
        """Cells by column and row."""
        self.cells = cells
        self.columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
        self.rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """The lines."""
        labels = [[cell.label for (x, _), cell in self.cells.items() if x == column] for column in self.columns]
        widths = column_widths(labels, min(options.max_width, PAGE))
        for y in self.rows:
            yield from self._row(y, widths)

    def _row(self, y: int, widths: Sequence[int]) -> Iterator[Text]:
        cells = [self.cells.get((x, y)) for x in self.columns]
        names = [textwrap.wrap(cell.label, width) if cell else [] for cell, width in zip(cells, widths, strict=True)]
        height = max(map(len, names))
        for place in range(-height, 0):
            line = Text()
            for cell, lines, width in zip(cells, names, widths, strict=True):
                part = lines[place] if cell and len(lines) >= -place else ""
                line.append(f"{part:<{width}} ", cell.style if cell else "")
            line.rstrip()
            yield line
        pawns = [f"{cell.pawns if cell else '':^{width}} " for cell, width in zip(cells, widths, strict=True)]
        yield Text("".join(pawns).rstrip(), "bold")


def column_widths(labels: Sequence[Sequence[str]], page: int) -> list[int]:
    """How wide each column is: all alike if they fit so, else wide enough for the words in it, as far as possible."""
    room = page - len(labels)
    if len(labels) * WIDTH <= room:
        return [WIDTH] * len(labels)
    widths = [max([NARROW, *(len(word) for label in column for word in label.split())]) for column in labels]
    while sum(widths) > room and max(widths) > 1:
        widths[widths.index(max(widths))] -= 1
    wanted = [min(WIDTH, max(map(len, column), default=0)) for column in labels]
    while sum(widths) < room:
        short = [place for place, width in enumerate(widths) if width < wanted[place]]
        if not short:
            break
        widths[min(short, key=lambda place: widths[place])] += 1
    return widths
