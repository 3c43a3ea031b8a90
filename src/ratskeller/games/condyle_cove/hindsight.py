"""Condyle Cove: why another choice was better, by the terms of the outlook and the risk of the next Act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.kernel.hindsight import say_terms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.condyle_cove.rules.state import CondyleCove
    from ratskeller.kernel.hindsight import Slip
    from ratskeller.kernel.words import Words


def explain(state: CondyleCove, slip: Slip, who: Sequence[str], words: Words) -> str:  # noqa: ARG001 (all is in the slip)
    """One to four sentences."""
    found = say_terms(slip, words, lambda name: words.say("hindsight-term", term=name))
    if "risk" in slip.facts:
        found.insert(0, words.say("hindsight-risk", risk=round(100 * slip.facts["risk"])))
    return " ".join(found)
