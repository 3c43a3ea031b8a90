"""What a review finds, step by step: numbers and notations, in no language. What they mean: docs/review.md."""

from __future__ import annotations

import msgspec

Shares = tuple[float, ...]  # a number for every seat: parts of a win, or what is added to them


class Alternative(msgspec.Struct, frozen=True):
    """Something that could have been done at a decision, as its seat could judge it then."""

    code: int
    do: str  # in the notation of the record
    share: float  # of a win, that its seat could hope for after it
    gain: float  # … beyond what was done
    low: float  # … at least, with an interval of 95 %
    high: float
    likely: float  # how likely somebody who knows the game chooses it, before thinking long
    points: float | None = None  # in games in which one counts in points


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """A decision, judged from what its seat knew."""

    options: tuple[Alternative, ...]  # what was done, then the others that were compared, the best first
    given_away: Shares  # what it changed for every seat that this and not the best was done; of its own seat, a loss
    loss: float  # the same of its own seat, as a loss: what the best brings beyond what was done
    points: float | None  # … in points
    is_slip: bool  # whether that is sure, and worth naming
    tries: int  # of each; 0 where it was worked out
    # Of a slip: what the outlook is made of, after the best and after what was done; what else the mind has to say
    terms: dict[str, tuple[float, float]] = {}
    facts: dict[str, float] = {}


class ReviewedStep(msgspec.Struct, frozen=True, kw_only=True):
    """The game after a step; number 0 is the game before the first."""

    step: int
    by: int | None  # the seat; None for chance
    do: str
    chances: Shares  # everybody's, with everything open
    points: Shares  # everybody's expected points, in games in which one counts in those
    luck: Shares  # what the step changed beyond what was given away
    judgement: Judgement | None  # of a decision
    figures: dict[str, float] = {}  # what the mind has to say of the position before it, for the ledgers


class Totals(msgspec.Struct, frozen=True, kw_only=True):
    """Luck and skill of every seat: luck + own + others = result − expected, to the last digit."""

    expected: Shares
    luck: Shares
    own: Shares  # what its own decisions gave away
    others: Shares  # what it was given by those of others
    result: Shares
    slips: tuple[int, ...]  # their steps, in the order of the game
    turning_points: tuple[int, ...]  # the steps that changed most, in the order of the game
