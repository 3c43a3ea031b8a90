"""Condyle Cove: why another choice was better, by the terms of the outlook and the risk of the next Act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.hindsight import decimal, say_terms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.condyle_cove.rules.state import CondyleCove
    from ratskeller.kernel.hindsight import Gap, Slip
    from ratskeller.kernel.words import Words


def explain(state: CondyleCove, slip: Slip, who: Sequence[str], words: Words) -> str:
    """The risk of the next Act, if it comes into this; then what speaks for the better choice, and how much."""

    def name(gap: Gap) -> str:
        more = decimal(100 * gap.more, 0, words.language)
        return words.say("hindsight-worth", term=words.say("hindsight-term", term=gap.name), more=more)

    found = say_terms(slip, who, words, name)
    is_near = codes.CORNER in {state.pawn[slip.seat], slip.done - codes.GO, slip.best - codes.GO}
    if is_near and "risk" in slip.facts:
        found.insert(0, words.say("hindsight-risk", risk=round(100 * slip.facts["risk"])))
    return " ".join(found)
