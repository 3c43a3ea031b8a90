"""Candles: every prompt, button and warning as words."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from ratskeller.games.candles.rules import codes
from ratskeller.kernel.words import COMMON, Phrasebook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.candles.view import View
    from ratskeller.kernel.words import Words

PHRASES = Phrasebook(files("ratskeller.games.candles") / "words", COMMON)


def prompt(view: View, who: Sequence[str], words: Words) -> str:
    """The one sentence that says what is asked."""
    if view.mover is None:
        loser = next(seat for seat, each in enumerate(view.seats) if each.rank != 1)
        return words.say("prompt-over", who=who[loser], winner=who[1 - loser])
    if view.mover == view.viewer:
        return words.say("prompt-snuff", candles=view.lit)
    return words.say("prompt-other", who=who[view.mover], candles=view.lit)


def label(_view: View, code: int, _who: Sequence[str], words: Words) -> str:
    """A legal action as words on a button."""
    return words.say("offer-snuff", candles=code - codes.SNUFF + 1)


def warning(view: View, code: int, words: Words) -> str | None:
    """3.1: whether nothing burns afterwards."""
    return words.say("warning-last") if code - codes.SNUFF + 1 == view.lit else None
