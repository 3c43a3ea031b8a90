"""Candles: what each choice costs and may bring."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ratskeller.games.candles.rules import codes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ratskeller.games.candles.rules.state import Candles
    from ratskeller.games.candles.view import View
    from ratskeller.kernel.words import Words


def stakes(state: Candles, _view: View, who: Sequence[str], words: Words) -> Callable[[int], str]:
    """What stands under the buttons of whoever snuffs now."""
    return partial(_left, state.lit, who[1 - state.mover], words)


def _left(lit: int, other: str, words: Words, code: int) -> str:
    """3.1: what burns afterwards, and whom that harms."""
    return words.say("stakes-left", candles=lit - (code - codes.SNUFF + 1), who=other)
