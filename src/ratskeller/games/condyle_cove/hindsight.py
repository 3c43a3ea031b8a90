"""Condyle Cove: why another choice was better, by the terms of the outlook and the risk of the next Act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.condyle_cove.rules import codes
from ratskeller.games.condyle_cove.rules.slots import knows
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
    if state.phase == codes.ASK_ACT and max(slip.done, slip.best) < codes.ACT_PLACE + codes.ACTS:
        found = [*_say_acts(state, slip, words), *found]
    elif is_near and "risk" in slip.facts:
        found.insert(0, words.say("hindsight-risk", risk=round(100 * slip.facts["risk"])))
    return " ".join(found)


def _say_acts(state: CondyleCove, slip: Slip, words: Words) -> list[str]:
    """How deadly one Act was and the other, where the seat had seen one of them."""
    done, best = (action - codes.ACT_PLACE for action in (slip.done, slip.best))
    risk, less = (risk_of_act(state, slip.seat, place) for place in (done, best))
    if risk <= less:
        return []
    facts = {"done": done + 1, "best": best + 1, "risk": round(100 * risk), "less": round(100 * less)}
    return [words.say("hindsight-acts", **facts)]


def risk_of_act(state: CondyleCove, seat: int, place: int) -> float:
    """How likely an Act that lies face down is deadly for whoever turns it up, after all that this seat has seen."""
    acts, known, deadly = state.act, state.act_known, state.content.deadly
    unseen = [
        each for each in _bits(state.act_places & ~state.acts_up) if not (acts[each] and knows(known[each], seat))
    ]
    if place not in unseen:
        return float(deadly[codes.ACT + acts[place] - 1])
    left = [acts[each] - 1 for each in unseen if acts[each]] + _bits(state.acts_hidden)
    return sum(deadly[codes.ACT + act] for act in left) / len(unseen)


def _bits(numbers: int) -> list[int]:
    return [number for number in range(codes.ACTS) if numbers >> number & 1]
