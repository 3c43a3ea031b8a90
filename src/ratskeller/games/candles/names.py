"""Candles: every action as a typed value and as notation, and back."""

from __future__ import annotations

from ratskeller.games.candles.rules import codes
from ratskeller.kernel.vocabulary import Action, Notation

ACTIONS = Notation("like-actions")
OUTCOMES = Notation("like-outcomes")


@ACTIONS.kind(codes.SNUFF, range(1, codes.SNUFF_MAX + 1))
class Snuff(Action, frozen=True):
    """Put out some candles."""

    candles: int
