"""What stakes are made of: chances and points as people read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ratskeller.kernel.words import Words


def percent(part: int, whole: int) -> int:
    """Of a hundred, rounded; what is possible is at least 1, and what is not certain at most 99."""
    if part in {0, whole}:
        return 100 * part // whole
    return min(max(round(100 * part / whole), 1), 99)


def signed(points: int) -> str:
    """`+5`, `−2`, `±0`, with a true minus sign."""
    return f"{points:+}".replace("-", "−") if points else "±0"


def nothing_at_stake(words: Words) -> str:
    """What a choice says that costs nothing and brings nothing."""
    return words.say("stakes-none")
