"""What goes over the wire of a review: the lines of one that is streamed as it gets ready, and trying another way.

Numbers are as docs/review.md explains them; sentences are in the reader's language. A part of a win is a number from 0
to 1. Lists of numbers are by seat.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from ratskeller.kernel.game import Scene
from ratskeller.kernel.ledger import Ledger
from ratskeller.tables.wire import SeatNumber

Numbers = tuple[float, ...]
StepNumber = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class ReviewOption(msgspec.Struct, frozen=True):
    """Something that could have been done at a decision, as its seat could judge it then."""

    do: str  # its notation
    text: str  # as it stood on the button
    share: float  # of a win, that its seat could hope for after it
    gain: float  # … beyond what was done
    low: float  # … at least, with an interval of 95 %
    high: float
    likely: float  # how likely somebody who knows the game chooses it, before thinking long
    points: float | None  # that it leads to, in games in which one counts in points


class ReviewSlip(msgspec.Struct, frozen=True):
    """What is said of a decision that surely gave something away."""

    when: str  # the round; may be empty
    asked: str  # what its player was asked
    loss: str  # with its unit
    why: str  # what was better about the best; may be empty
    sure: str  # how sure that is


class ReviewDecision(msgspec.Struct, frozen=True):
    """A decision, judged from what its seat knew."""

    options: tuple[ReviewOption, ...]  # what was done, then the others that were compared, the best first
    loss: float  # of a win; below zero if what was done turned out to be even better than the best of the others
    points: float | None  # … in points, in games in which one counts in those
    tries: int  # of each option; 0 where it was worked out
    slip: ReviewSlip | None  # None: nothing is worth naming


class ReviewedMoment(msgspec.Struct, frozen=True, kw_only=True):
    """The game after a step; number 0 is the game before the first."""

    step: int
    by: int | None  # the seat; None: chance
    chances: Numbers  # everybody's, with everything open
    points: Numbers  # everybody's expected points, in games in which one counts in those; else empty
    luck: Numbers  # what the step changed beyond what was given away
    given_away: Numbers  # what it changed for every seat that this and not the best was done; of its own seat, a loss
    decision: ReviewDecision | None


class ReviewBegun(msgspec.Struct, frozen=True, kw_only=True, tag="review"):
    """The first line: which game it is."""

    game: str
    names: tuple[str, ...]
    marks: tuple[int, ...]  # the sign of each seat
    last: int  # the number of the last step
    edition: str  # of the review: another one when the rules or the judge are others


class ReviewWaits(msgspec.Struct, frozen=True, tag="waits"):
    """Nothing is ready yet; it comes from time to time."""

    done: int  # moments that are ready
    of: int


class ReviewedMoments(msgspec.Struct, frozen=True, tag="moments"):
    """Moments that have got ready: some in a row. Those of another row may come before or after, in any order."""

    moments: tuple[ReviewedMoment, ...]
    done: int  # moments that are ready, with these
    of: int


class TurningPoint(msgspec.Struct, frozen=True):
    """A step that changed much."""

    step: int
    when: str  # the round; may be empty
    what: str  # it did, now that everything is open
    before: Numbers  # everybody's chances
    after: Numbers


class SeatTotals(msgspec.Struct, frozen=True):
    """Luck and skill of a seat: expected + luck + own + others = result, to the last digit."""

    expected: float
    luck: float
    own: float  # what its own decisions gave away
    others: float  # what it was given by those of others
    result: float
    decisions: int  # that were judged
    slips: tuple[int, ...]  # their steps, in the order of the game
    worst: tuple[int, ...]  # three of them at most, those that gave most away, the worst first


class ReviewEnded(msgspec.Struct, frozen=True, tag="totals"):
    """The last line of a review that is whole."""

    totals: tuple[SeatTotals, ...]  # by seat
    turning_points: tuple[TurningPoint, ...]  # three at most, in the order of the game
    ledgers: tuple[Ledger, ...]  # the figures of the game, as tables and pictures


class ReviewStopped(msgspec.Struct, frozen=True, tag="stopped"):
    """The last line of a review that cannot go on now; what was found is kept, and whoever asks again goes on there."""

    cause: str
    why: str


ReviewLine = ReviewBegun | ReviewWaits | ReviewedMoments | ReviewEnded | ReviewStopped


class Retry(msgspec.Struct, frozen=True):
    """A decision of a game that is over, to be tried again: the table as its seat saw it, with its choices."""

    step: int  # that followed
    seat: int
    scene: Scene


class TryOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one would do at a decision of a game that is over."""

    step: StepNumber
    seat: SeatNumber
    do: Annotated[str, msgspec.Meta(max_length=200)]


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """What it would have been worth, beside what was done and the best. Gains are beyond what one tries."""

    step: int
    seat: int
    option: ReviewOption  # what one tries
    done: ReviewOption  # may be the same
    best: ReviewOption  # of all that were compared; may be one of the two
    is_best: bool  # whether nothing is surely better
    is_slip: bool  # whether it surely gives away so much that it is worth naming
    loss: str  # what it gives away beside the best, with its unit; empty if nothing is surely better
    why: str  # what is better about the best; only of a slip, and it may be empty
