"""Candles: every event as a line of the story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.candles.rules import codes
from ratskeller.games.candles.text import PHRASES
from ratskeller.kernel.game import Ending
from ratskeller.kernel.turns import NO_TURN, turn_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.candles.view import View
    from ratskeller.kernel.game import Packs
    from ratskeller.kernel.turns import TurnMark
    from ratskeller.kernel.words import Words

ENDINGS = {codes.END_DARK: Ending("dark", "3.1", PHRASES("ending-dark"))}


def sentence(event: Any, who: Sequence[str], _viewer: int, words: Words, _packs: Packs) -> str:
    """An event as a line of the story; all hear the same."""
    return words.say(event.message, **event.facts(who))


def turn(view: View, who: Sequence[str], words: Words) -> TurnMark:
    """Every move is a turn."""
    return NO_TURN if view.mover is None else turn_of(view.mover, (view.lit,), who, words)
