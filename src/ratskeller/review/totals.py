"""What the steps of a review add up to: luck, skill, and where the game turned."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from ratskeller.review.reviewed import Totals

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ratskeller.review.reviewed import ReviewedStep

TURNING_POINTS = 3
TURNED = 0.1  # by so much of a win somebody's chances must have changed


def add_up(steps: Sequence[ReviewedStep]) -> Totals:
    """Of a whole review, from step 0 to the last."""
    seats = range(len(steps[0].chances))
    own, others = [0.0] * len(seats), [0.0] * len(seats)
    for each in steps:
        for seat in seats if each.judgement else ():
            mine = own if seat == each.by else others
            mine[seat] += each.judgement.given_away[seat] if each.judgement else 0.0
    return Totals(
        expected=steps[0].chances,
        luck=tuple(sum(each.luck[seat] for each in steps) for seat in seats),
        own=tuple(own),
        others=tuple(others),
        result=steps[-1].chances,
        slips=slips_of(steps),
        turning_points=turning_points(steps),
    )


def slips_of(steps: Iterable[ReviewedStep], seat: int | None = None) -> tuple[int, ...]:
    """The steps that gave something away, of one seat or of all."""
    return tuple(each.step for each in steps if is_slip(each) and seat in {None, each.by})


def is_slip(step: ReviewedStep) -> bool:
    """Whether something worth naming was given away."""
    return step.judgement is not None and step.judgement.is_slip


def turning_points(steps: Sequence[ReviewedStep]) -> tuple[int, ...]:
    """The steps by which anybody's chances changed most, in the order of the game."""
    changes = [
        (max(abs(a - b) for a, b in zip(new.chances, old.chances, strict=True)), new.step)
        for old, new in pairwise(steps)
    ]
    most = sorted((change for change in changes if change[0] >= TURNED), reverse=True)[:TURNING_POINTS]
    return tuple(sorted(step for _, step in most))
