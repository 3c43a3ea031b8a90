"""What all printed pages share: the console, plain tables, and how numbers look."""

from __future__ import annotations

import json
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

FAINT, STRONG, TITLE = "dim", "bold", "bold cyan"


def make_console(*, stderr: bool = False) -> Console:
    """A console that prints text as it is: brackets are no markup, numbers are not coloured."""
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def make_table(*columns: str, numbers: int = 0) -> Table:
    """A table with little ink; its last `numbers` columns are numbers and stand to the right."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style=FAINT)
    for place, column in enumerate(columns):
        is_number = place >= len(columns) - numbers
        table.add_column(column, justify="right" if is_number else "left", no_wrap=is_number)
    return table


def print_json(value: Any) -> None:
    """Print a value as JSON that every reader takes, whatever characters a file name has."""
    print(json.dumps(value, indent=1))


def percent(share: float) -> str:
    """`24.8 %`."""
    return f"{100 * share:.1f} %"


def seats_of(number: int) -> str:
    """`1 seat`, `3 seats`."""
    return f"{number} seat{'' if number == 1 else 's'}"


def rate(number: float) -> str:
    """A number per second: `92,748`, `3.4`."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}"
