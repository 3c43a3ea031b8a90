"""Candles in the terminal: the row as a picture, drawn from a view and the words of a language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from ratskeller.games.candles.view import View
    from ratskeller.kernel.words import Words

SCORE = "score"  # the message that says what a score counts


def picture(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """The candles that burn, the stumps beside them, and what everybody has snuffed."""
    stumps = sum(seat.snuffed for seat in view.seats)
    made = Text()
    made.append("(" * view.lit, "#c9832b").append("\n" + "|" * view.lit, "#f4ecdd").append("." * stumps, "#a8997f")
    for name, seat in zip(names, view.seats, strict=True):
        made.append("\n" + words.say("seat", who=name, candles=seat.snuffed))
    return made
