"""What a review has found, as somebody reads it: sentences in their language beside the numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.review.telling import Telling
from ratskeller.review.totals import add_up
from ratskeller.tables.review_wire import (
    ReviewDecision,
    ReviewedMoment,
    ReviewEnded,
    ReviewOption,
    ReviewSlip,
    SeatTotals,
    Tried,
    TurningPoint,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.record import Record
    from ratskeller.review.reviewed import Alternative, Judgement, ReviewedStep, Totals

WORST = 3  # decisions of a seat that are worth a look


class ReviewTeller:
    """Words the review of one game in one language."""

    def __init__(self, game: Game, record: Record, language: str) -> None:
        """The game is played again once."""
        self._telling = Telling(game, record, language)

    def moments(self, steps: Iterable[ReviewedStep]) -> tuple[ReviewedMoment, ...]:
        """Some steps."""
        return tuple(self._moment(each) for each in steps)

    def _moment(self, found: ReviewedStep) -> ReviewedMoment:
        judgement, seat = found.judgement, found.by
        return ReviewedMoment(
            step=found.step,
            by=seat,
            chances=found.chances,
            points=found.points,
            luck=found.luck,
            given_away=judgement.given_away if judgement else (0.0,) * len(found.chances),
            decision=None if judgement is None or seat is None else self._decision(found, seat, judgement),
        )

    def _decision(self, found: ReviewedStep, seat: int, judgement: Judgement) -> ReviewDecision:
        told = self._telling.slip(found)
        return ReviewDecision(
            options=self.options(found.step, seat, judgement.options),
            loss=judgement.loss,
            points=judgement.points,
            tries=judgement.tries,
            slip=None if told is None else ReviewSlip(told.when, told.asked, told.loss, told.why, told.sure),
        )

    def options(self, step: int, seat: int, found: Sequence[Alternative]) -> tuple[ReviewOption, ...]:
        """What could have been done at a step."""
        labels = self._telling.labels(step, seat, [each.code for each in found])
        return tuple(map(tell_option, found, labels))

    def tried(self, step: int, seat: int, judgement: Judgement, done: int) -> Tried:
        """A judgement of what somebody tries at a step, where something else was done."""
        options = self.options(step, seat, judgement.options)
        by_code = {each.code: option for each, option in zip(judgement.options, options, strict=True)}
        option, other = options[0], options[min(1, len(options) - 1)]
        is_best = other.low <= 0.0
        return Tried(
            step=step,
            seat=seat,
            option=option,
            done=by_code[done],
            best=other if other.gain > 0.0 else option,
            is_best=is_best,
            is_slip=judgement.is_slip,
            loss="" if is_best else self._telling.loss(judgement),
            why=self._telling.why(step, seat, judgement) if judgement.is_slip else "",
        )

    def end(self, steps: Sequence[ReviewedStep]) -> ReviewEnded:
        """What the whole review adds up to."""
        totals = add_up(steps)
        seats = range(len(totals.result))
        return ReviewEnded(
            tuple(_total(seat, totals, steps) for seat in seats),
            tuple(self._turned(steps, step) for step in totals.turning_points),
            tuple(self._telling.ledgers(steps)),
        )

    def _turned(self, steps: Sequence[ReviewedStep], step: int) -> TurningPoint:
        before, after = steps[step - 1].chances, steps[step].chances
        return TurningPoint(step, self._telling.when(step), self._telling.happened(step), before, after)


def tell_option(found: Alternative, label: str) -> ReviewOption:
    """Something that could have been done."""
    more = (found.share, found.gain, found.low, found.high, found.likely, found.points)
    return ReviewOption(found.do, label, *more)


def _total(seat: int, totals: Totals, steps: Sequence[ReviewedStep]) -> SeatTotals:
    own = [each for each in steps if each.by == seat and each.judgement is not None]
    slips = [each for each in own if each.judgement is not None and each.judgement.is_slip]
    worst = sorted(slips, key=_given_away, reverse=True)[:WORST]
    return SeatTotals(
        expected=totals.expected[seat],
        luck=totals.luck[seat],
        own=totals.own[seat],
        others=totals.others[seat],
        result=totals.result[seat],
        decisions=len(own),
        slips=tuple(each.step for each in slips),
        worst=tuple(each.step for each in worst),
    )


def _given_away(step: ReviewedStep) -> float:
    judgement = step.judgement
    if judgement is None:
        return 0.0
    return judgement.loss if judgement.points is None else judgement.points
