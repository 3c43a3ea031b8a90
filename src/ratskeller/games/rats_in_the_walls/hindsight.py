"""The Rats in the Walls: why another choice was better: how likely a word was, and how often it is doubted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.rats_in_the_walls.rules import codes
from ratskeller.kernel.chances import percent
from ratskeller.kernel.hindsight import decimal, say_gainer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.rats_in_the_walls.rules.state import Rats
    from ratskeller.kernel.hindsight import Slip
    from ratskeller.kernel.words import Words

EVEN = 0.5


def explain(state: Rats, slip: Slip, who: Sequence[str], words: Words) -> str:
    """Of an answer, how likely the word was; of a word, how often it is doubted; of a murder, who stood in the way."""
    if slip.best >= codes.KILL:
        return words.say("hindsight-kill", who=who[slip.best - codes.KILL])
    if state.phase == codes.ANSWERING:
        return " ".join(_say_answer(state, slip, who[slip.seat], words))
    return " ".join(_say_word(state, slip, words) or [say_gainer(slip, who, words)])


def _say_answer(state: Rats, slip: Slip, who: str, words: Words) -> list[str]:
    truth = slip.facts["truth"]
    if state.seen_by and state.has_seen(slip.seat):
        return [words.say("hindsight-known-true" if truth > EVEN else "hindsight-known-lie", who=who)]
    facts = {
        "rats": state.claim,
        "dice": state.dice,
        "chance": chance_of(state, state.claim),
        "truth": round(100 * truth),
    }
    brains = _brains_at_once(state, truth)
    advice = "hindsight-doubt-was" if slip.best == codes.DOUBT else "hindsight-believe-was"
    return [
        words.say("hindsight-answer", **facts),
        words.say(advice, truth=round(100 * truth), lie=100 - round(100 * truth)),
        *_say_brains(slip, brains, words),
    ]


def _brains_at_once(state: Rats, truth: float) -> dict[int, float]:
    """What believing and doubting bring the Receiver on average, by the sheet; on the skull all is at stake."""
    if state.skull:
        return {}
    row, sheet = codes.SAID_RATS if state.claim else codes.SAID_NONE, state.content
    lost = [min(state.brains[state.mover], sheet.loses[row][column]) for column in range(codes.DOUBTED_FALSE)]
    gained = sheet.gains[row][codes.DOUBTED_FALSE]
    return {
        codes.BELIEVE: 0.0 - lost[codes.BELIEVED],
        codes.DOUBT: (1.0 - truth) * gained - truth * lost[codes.DOUBTED_TRUE],
    }


def _say_brains(slip: Slip, brains: dict[int, float], words: Words) -> list[str]:
    """What that is in brains, where it speaks for the better answer."""
    if not brains or brains[slip.best] <= brains[slip.done]:
        return []
    believe, doubt = (signed(brains[answer], words.language) for answer in (codes.BELIEVE, codes.DOUBT))
    return [words.say("hindsight-at-once", believe=believe, doubt=doubt)]


def _say_word(state: Rats, slip: Slip, words: Words) -> list[str]:
    """How often a word is doubted, or how often it is true of dice that nobody has seen: what speaks for the better."""
    done, best = (slip.facts.get(f"doubted {code}") for code in (slip.done, slip.best))
    if done is not None and best is not None and done > best:
        return [words.say("hindsight-doubted", done=round(100 * done), best=round(100 * best))]
    if done is not None and best is None and done > EVEN:
        return [words.say("hindsight-doubted-done", done=round(100 * done))]
    if best is not None and done is None and best < EVEN:
        return [words.say("hindsight-doubted-best", best=round(100 * best))]
    if state.seen_by or slip.done < codes.ANNOUNCE:
        return []
    chances = [chance_of(state, code - codes.ANNOUNCE) for code in (slip.done, slip.best) if code >= codes.ANNOUNCE]
    if len(chances) == 1 and chances[0] < 100 * EVEN:
        return [words.say("hindsight-unseen-done", done=chances[0])]
    if len(chances) > 1 and chances[0] < chances[1]:
        return [words.say("hindsight-unseen", done=chances[0], best=chances[1])]
    return []


def chance_of(state: Rats, rats: int) -> int:
    """How likely a word is, of 100, as far as the dice go: public arithmetic."""
    ways, throws = state.ways_at_least(max(rats, 1)), state.ways_at_least(0)
    return percent(ways if rats else throws - ways, throws)


def signed(brains: float, language: str) -> str:
    """`+0.4`, `−1.0`."""
    text = decimal(brains, 1, language)
    return f"+{text}" if text.strip("0.,") and brains > 0 else text
