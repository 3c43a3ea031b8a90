"""Candles: every action as a typed value and as notation, and back."""

from __future__ import annotations

import msgspec

from ratskeller.games.candles.events import EVENTS
from ratskeller.games.candles.rules import codes
from ratskeller.kernel.vocabulary import Notation, Vocabulary


class Snuff(msgspec.Struct, frozen=True, tag_field="do", tag="snuff"):
    """Put out some candles."""

    candles: int


ACTIONS = {codes.SNUFF + candles - 1: Snuff(candles) for candles in range(1, codes.SNUFF_MAX + 1)}


def write_action(action: Snuff) -> str:
    """`snuff 2`."""
    return f"snuff {action.candles}"


VOCABULARY = Vocabulary(
    Notation(ACTIONS, write_action, "like-actions"),
    Notation({}, str, "like-outcomes"),
    EVENTS,
)
