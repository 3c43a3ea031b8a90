"""House of Rath: why another choice was better, by what is soon lost, or by the terms of the outlook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.house_of_rath.rules import codes
from ratskeller.games.house_of_rath.text import orphan_name
from ratskeller.games.house_of_rath.view import make_view
from ratskeller.kernel.hindsight import say_terms
from ratskeller.kernel.numbers import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.house_of_rath.rules.state import HouseOfRath
    from ratskeller.kernel.hindsight import Slip
    from ratskeller.kernel.words import Words


def explain(state: HouseOfRath, slip: Slip, who: Sequence[str], words: Words) -> str:
    """Of an attack, whose the orphans were as far as one could know; then what speaks for the better choice."""
    owners = [_say_owner(state, slip, action, who, words) for action in (slip.done, slip.best)]
    terms = say_terms(slip, who, words, lambda gap: words.say("hindsight-term", term=gap.name))
    return " ".join([*filter(None, owners), *terms])


def _say_owner(state: HouseOfRath, slip: Slip, action: int, who: Sequence[str], words: Words) -> str:
    """Who most likely owned an orphan that was attacked, or could have been."""
    orphan = action - codes.ATTACK
    if state.phase != codes.ATTACKING or not 0 <= orphan < codes.ORPHANS:
        return ""
    called = orphan_name(make_view(state, SPECTATOR).names, orphan + 1)
    odds = [slip.facts.get(f"owner {orphan + 1} {seat + 1}", 0.0) for seat in range(state.seats)]
    owner = max(range(state.seats), key=odds.__getitem__)
    if owner == slip.seat:
        return words.say("hindsight-own", orphan=called)
    return words.say("hindsight-owner", orphan=called, who=who[owner], odds=round(100 * odds[owner]))
