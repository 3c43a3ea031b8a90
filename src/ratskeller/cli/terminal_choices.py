"""The list of choices in the terminal: short, or in full with what is at stake under each."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from ratskeller.cli.terminal_screen import BRASS, INDENT, INK

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ratskeller.kernel.game import Choice

MANY = 4  # more choices than this stand in columns …
FULL = 9  # … unless there are no more than this, and each has room on one line for what is at stake
CHANGES = "!"  # beside a choice that ends something; it asks once more
GAP = "  "  # between a choice and its stakes
HANG = INDENT + 4  # where the words of a choice begin


def draw_choices(numbered: Mapping[int, Choice], width: int) -> Text:
    """The list, in columns when it is long."""
    texts = [_said(choice) for choice in numbered.values()]
    room = max(map(cell_len, texts)) + 7
    columns = max((width - INDENT) // room, 1) if len(texts) > MANY else 1
    rows = -(-len(texts) // columns)
    entries = list(zip(numbered, texts, strict=True))
    drawn = Text()
    for row in range(rows):
        line = Text(" " * INDENT)
        for number, text in entries[row::rows]:
            line.append_text(_number(number))
            line.append(f" {text}{' ' * (room - 4 - cell_len(text))}")
        line.rstrip()
        drawn.append_text(line).append("\n" if row + 1 < rows else "")
    return drawn


def may_be_in_full(numbered: Mapping[int, Choice], nothing: str, width: int) -> bool:
    """Whether all that is at stake can stand in the list, and is not noise: if anything is, and it is not too much."""
    if all(choice.stakes == nothing for choice in numbered.values()):
        return False
    return len(numbered) <= MANY or (len(numbered) <= FULL and _fits(numbered, nothing, width))


def draw_in_full(numbered: Mapping[int, Choice], nothing: str, width: int) -> Text:
    """A choice a line; what is at stake behind it or, where there is no room, under it. `nothing` is left out."""
    in_line = _fits(numbered, nothing, width)
    room = max(cell_len(_said(choice)) for choice in numbered.values())
    lines: list[Text] = []
    for number, choice in numbered.items():
        line = Text(" " * INDENT).append_text(_number(number)).append(f" {_said(choice)}")
        stakes = "" if choice.stakes == nothing else choice.stakes
        if stakes and in_line:
            line.append(" " * (room - cell_len(_said(choice)))).append(GAP + stakes, "dim")
        lines.append(line)
        if stakes and not in_line:
            lines += [Text(" " * HANG + part, "dim") for part in textwrap.wrap(stakes, width - HANG)]
    return Text("\n").join(lines)


def _fits(numbered: Mapping[int, Choice], nothing: str, width: int) -> bool:
    """Whether each choice and its stakes have room on one line, all stakes below each other."""
    said = max(cell_len(_said(choice)) for choice in numbered.values())
    told = max(cell_len("" if choice.stakes == nothing else choice.stakes) for choice in numbered.values())
    return HANG + said + len(GAP) + told <= width


def _said(choice: Choice) -> str:
    return choice.text + (f" {CHANGES}" if choice.warning else "")


def _number(number: int) -> Text:
    return Text(f"{number:>2} ", f"bold {INK} on {BRASS}")
