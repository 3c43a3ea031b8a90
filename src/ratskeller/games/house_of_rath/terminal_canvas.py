"""House of Rath: the house drawn with characters. Rooms are bricks; the next row stands half a brick further.

A brick's east and west seams are upright strokes; each of its four other seams is half of its top or bottom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ratskeller.games.house_of_rath.kinds import Side

WIDTH, HEIGHT = 10, 4  # of a brick, with one of each pair of borders
INSIDE = WIDTH - 1
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
# By the directions in which strokes leave a point.
STROKES = {
    0: " ",
    UP | DOWN: "│",
    LEFT | RIGHT: "─",
    DOWN | RIGHT: "┌",
    DOWN | LEFT: "┐",
    UP | RIGHT: "└",
    UP | LEFT: "┘",
    UP | DOWN | RIGHT: "├",
    UP | DOWN | LEFT: "┤",
    DOWN | LEFT | RIGHT: "┬",
    UP | LEFT | RIGHT: "┴",
    UP | DOWN | LEFT | RIGHT: "┼",
}
# Where on a brick a lock hangs, by side.
LOCK_AT: dict[Side, tuple[int, int]] = {"e": (WIDTH, 2), "w": (0, 2), "se": (7, HEIGHT), "sw": (2, HEIGHT)}
LOCK_AT |= {"ne": (7, 0), "nw": (2, 0)}


class Canvas:
    """Bricks on a sheet that grows with them."""

    def __init__(self, cells: Iterable[tuple[int, int]], wall: str) -> None:
        """Take a sheet large enough for some cells, given as columns and rows."""
        known = list(cells)
        self._left = min(2 * q + r for q, r in known)
        self._top = min(r for _, r in known)
        self._wall = wall
        self._strokes: dict[tuple[int, int], int] = {}
        self._marks: dict[tuple[int, int], tuple[str, str]] = {}

    def corner(self, q: int, r: int) -> tuple[int, int]:
        """The upper left corner of a brick on the sheet."""
        return (2 * q + r - self._left) * WIDTH // 2, (r - self._top) * HEIGHT

    def brick(self, q: int, r: int, lines: Iterable[tuple[str, str]]) -> None:
        """A room with up to three lines of text and their styles."""
        x, y = self.corner(q, r)
        for step in range(WIDTH):
            for row in (y, y + HEIGHT):
                self._stroke(x + step, row, RIGHT)
                self._stroke(x + step + 1, row, LEFT)
        for step in range(HEIGHT):
            for column in (x, x + WIDTH):
                self._stroke(column, y + step, DOWN)
                self._stroke(column, y + step + 1, UP)
        for row, (line, style) in enumerate(lines, start=1):
            self._write(x + 1, y + row, line[:INSIDE].center(INSIDE), style)

    def lock(self, q: int, r: int, side: Side, style: str) -> None:
        """A lock on a seam of a room."""
        x, y = self.corner(q, r)
        dx, dy = LOCK_AT[side]
        self._write(x + dx, y + dy, "#" if side in {"e", "w"} else "##", style)

    def _stroke(self, x: int, y: int, way: int) -> None:
        self._strokes[x, y] = self._strokes.get((x, y), 0) | way

    def _write(self, x: int, y: int, text: str, style: str) -> None:
        for step, letter in enumerate(text):
            self._marks[x + step, y] = (letter, style)

    def lines(self) -> list[Text]:
        """The sheet, line by line."""
        used = [*self._strokes, *self._marks]
        width, height = max(x for x, _ in used) + 1, max(y for _, y in used) + 1
        found = []
        for y in range(height):
            line = Text()
            for x in range(width):
                letter, style = self._marks.get((x, y), (STROKES[self._strokes.get((x, y), 0)], self._wall))
                line.append(letter, style)
            line.rstrip()
            found.append(line)
        return found
