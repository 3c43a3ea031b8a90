"""Rathulhu: why another choice was better: the favour to be expected, row by row, and what a lot was worth to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.rathulhu import names
from ratskeller.kernel.hindsight import OVER, WON, decimal, say_terms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.rathulhu.rules.state import Rathulhu
    from ratskeller.kernel.hindsight import Slip
    from ratskeller.kernel.words import Words

WORTH_SAYING = 0.3  # favour


def explain(state: Rathulhu, slip: Slip, who: Sequence[str], words: Words) -> str:
    """What a lot was worth and what a token, if one was bid; then where more favour would have come from."""
    found = _say_bid(state, slip, who, words)
    gaps = [gap for gap in slip.speaking() if gap.more >= WORTH_SAYING]
    if gaps:
        more = [words.say("hindsight-more", term=gap.name, more=decimal(gap.more, 1, words.language)) for gap in gaps]
        found.append(words.say("hindsight-expected", terms=words.listed(more)))
    else:
        decided = slip._replace(terms={name: slip.term(name) for name in (OVER, WON)})
        found += say_terms(decided, who, words, lambda gap: gap.name)
    return " ".join(found)


def _say_bid(state: Rathulhu, slip: Slip, who: Sequence[str], words: Words) -> list[str]:
    """The lot beside the token, as far as that speaks for the better choice; of two tokens, both."""
    done, best = (slip.facts.get(f"price {_token(action)}") for action in (slip.done, slip.best))
    mine = slip.facts.get(f"lot {slip.seat + 1}")
    if mine is None:
        return []
    say, language = words.say, words.language
    if done is not None and best is not None:
        prices = {"more": decimal(done, 1, language), "less": decimal(best, 1, language)}
        return [say("hindsight-prices", done=_token(slip.done), best=_token(slip.best), **prices)]
    price, token = (best, _token(slip.best)) if done is None else (done, _token(slip.done))
    found = [say("hindsight-lot", who=who[slip.seat], mine=decimal(mine, 1, language))]
    if price is not None and (mine > price) == (best is not None):
        found = [
            say(
                "hindsight-price",
                who=who[slip.seat],
                mine=decimal(mine, 1, language),
                token=token,
                price=decimal(price, 1, language),
            )
        ]
    rivals = [(slip.facts.get(f"lot {seat + 1}", 0.0), seat) for seat in range(state.seats) if seat != slip.seat]
    most, rival = max(rivals)
    if best is not None and most > 0:
        found.append(say("hindsight-rival", who=who[rival], most=decimal(most, 1, language)))
    return found


def _token(action: int) -> int | None:
    """The token that is bid; None for anything else."""
    match names.ACTIONS[action]:
        case names.Bid(token=token):
            return int(token)
    return None
