"""Rathulhu: why another choice was better: the favour to be expected, row by row, and what a lot was worth to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
    """The lot beside the token, of two tokens both; all only as far as it speaks for the better choice."""
    mine = slip.facts.get(f"lot {slip.seat + 1}")
    if mine is None:
        return []
    done, best = _token(slip.done), _token(slip.best)
    if done is not None and best is not None:
        return _say_tokens(state, slip, who, words)
    price = slip.facts.get(f"price {best or done}")
    facts: dict[str, Any] = {"who": who[slip.seat], "mine": decimal(mine, 1, words.language)}
    found = [words.say("hindsight-lot", **facts)] if best is not None and mine > 0 else []
    if price is not None and (mine > price) == (best is not None):
        facts |= {"token": best or done, "price": decimal(price, 1, words.language)}
        found = [words.say("hindsight-price", **facts)]
    rivals = [(slip.facts.get(f"lot {seat + 1}", 0.0), seat) for seat in range(state.seats) if seat != slip.seat]
    most, rival = max(rivals)
    if best is not None and most > 0:
        found.append(words.say("hindsight-rival", who=who[rival], most=decimal(most, 1, words.language)))
    return found


def _say_tokens(state: Rathulhu, slip: Slip, who: Sequence[str], words: Words) -> list[str]:
    """Of a lower token, what it spares; of a higher one, who can no longer outbid it."""
    tokens = (_token(slip.done) or 0, _token(slip.best) or 0)
    more, less = (slip.facts.get(f"price {token}", 0.0) for token in tokens)
    if tokens[0] > tokens[1]:
        if more <= less:
            return []
        prices = {"more": decimal(more, 1, words.language), "less": decimal(less, 1, words.language)}
        return [words.say("hindsight-prices", done=tokens[0], best=tokens[1], **prices)]
    to_come = [(slip.seat + ahead) % state.seats for ahead in range(1, state.bidders_left + 1)]
    over_done, over_best = ([who[seat] for seat in to_come if state.up[seat] >> (token + 1)] for token in tokens)
    if len(over_done) == len(over_best):
        return []
    named = {"who": words.listed(over_done), "still": words.listed(over_best or [""]), "left": len(over_best)}
    return [words.say("hindsight-outbid", done=tokens[0], best=tokens[1], **named)]


def _token(action: int) -> int | None:
    """The token that is bid; None for anything else."""
    match names.ACTIONS[action]:
        case names.Bid(token=token):
            return int(token)
    return None
