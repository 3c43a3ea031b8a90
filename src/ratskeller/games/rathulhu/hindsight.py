"""Rathulhu: why another choice was better: the favour to be expected, row by row, and what a lot was worth to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.kernel.hindsight import OVER, WON, decimal, say_terms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.rathulhu.rules.state import Rathulhu
    from ratskeller.kernel.hindsight import Slip
    from ratskeller.kernel.words import Words

WORTH_SAYING = 0.3  # favour


def explain(state: Rathulhu, slip: Slip, who: Sequence[str], words: Words) -> str:
    """What a lot was worth, if one was bid for; then where more favour would have come from."""
    found = _say_lot(state, slip, who, words)
    gaps = [gap for gap in slip.speaking() if gap.more >= WORTH_SAYING]
    if gaps:
        more = [words.say("hindsight-more", term=gap.name, more=decimal(gap.more, 1, words.language)) for gap in gaps]
        found.append(words.say("hindsight-expected", terms=words.listed(more)))
    else:
        found += say_terms(slip._replace(terms={name: slip.term(name) for name in (OVER, WON)}), words, str)
    return " ".join(found)


def _say_lot(state: Rathulhu, slip: Slip, who: Sequence[str], words: Words) -> list[str]:
    worth = [slip.facts.get(f"lot {seat + 1}") for seat in range(state.seats)]
    mine = worth[slip.seat]
    others = [(each, seat) for seat, each in enumerate(worth) if each is not None and seat != slip.seat]
    if mine is None or not others:
        return []
    most, other = max(others)
    facts = {"mine": decimal(mine, 1, words.language), "most": decimal(most, 1, words.language)}
    return [words.say("hindsight-lot", who=who[slip.seat], other=who[other], **facts)]
