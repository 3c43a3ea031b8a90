"""House of Rath: why another choice was better, by the terms of the outlook that speak most for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.kernel.hindsight import say_terms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.house_of_rath.rules.state import HouseOfRath
    from ratskeller.kernel.hindsight import Slip
    from ratskeller.kernel.words import Words


def explain(state: HouseOfRath, slip: Slip, who: Sequence[str], words: Words) -> str:  # noqa: ARG001 (all is in the slip)
    """One to three sentences."""
    return " ".join(say_terms(slip, words, lambda name: words.say("hindsight-term", term=name)))
