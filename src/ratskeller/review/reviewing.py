"""Reviews a game that is over, step by step, each as it gets ready. The same record and seed give the same review.

Every step has streams of its own, so a review can begin anywhere, and parts of it can be made in several processes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ratskeller.bots.remembering import Noticing
from ratskeller.kernel.errors import BadRecord
from ratskeller.kernel.numbers import CHANCE, SPECTATOR
from ratskeller.kernel.replay import walk
from ratskeller.kernel.rng import Rng
from ratskeller.review.reviewed import ReviewedStep

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.record import Record, StepLine
    from ratskeller.kernel.state import State
    from ratskeller.review.judge import Judge
    from ratskeller.review.reviewed import Judgement, Shares

SEED = 1  # unless told


def review(
    judge: Judge, record: Record, seed: int = SEED, first: int = 0, last: int | None = None
) -> Iterator[ReviewedStep]:
    """The steps from one to another; step 0 is the game before its first. The record must tell of its end."""
    check_is_over(record)
    return _Reviewer(judge, record, seed).steps(first, len(record.steps) if last is None else last)


def check_is_over(record: Record) -> None:
    """Only of a game that is over may be told what lay hidden."""
    if record.end is None:
        raise BadRecord("The game of this record is not over; only a game that is over can be reviewed.")


class _Reviewer:
    """Goes through a record and remembers what everybody saw."""

    def __init__(self, judge: Judge, record: Record, seed: int) -> None:
        self.judge, self.game, self.record = judge, judge.game, record
        self.rng = Rng(seed)

    def steps(self, first: int, last: int) -> Iterator[ReviewedStep]:
        noticing: Noticing | None = None
        before: State | None = None
        chances: Shares = ()
        for step, match in enumerate(walk(self.game, self.record, last)):
            state = match.state
            noticing = noticing or Noticing(self.game, state)
            judgement, figures = None, {}
            if before is not None:
                seat, code = self._read(self.record.steps[step - 1])
                if step >= first and seat != CHANCE:
                    judgement = self.judge.judge(before, seat, code, noticing.memory(), self.rng.split(step))
                if step >= first:
                    viewer = SPECTATOR if seat == CHANCE else seat
                    figures = self.judge.figures(before, viewer, noticing.memory())
                noticing.see(before, seat, code)
            if step >= first - 1:
                earlier = chances
                chances, points = self.judge.chances(state, noticing.memory(), self.rng)
                if step >= first:
                    told = self._tell(step, earlier or chances, chances, points, judgement)
                    yield msgspec.structs.replace(told, figures=figures)
            before = state.copy()

    def _read(self, line: StepLine) -> tuple[int, int]:
        if line.by == "chance":
            return CHANCE, self.game.read_outcome(line.do)
        return line.by, self.game.read_action(line.do)

    def _tell(
        self, step: int, earlier: Shares, chances: Shares, points: Shares, judgement: Judgement | None
    ) -> ReviewedStep:
        line = self.record.steps[step - 1] if step else None
        given_away = judgement.given_away if judgement else (0.0,) * len(chances)
        return ReviewedStep(
            step=step,
            by=None if line is None or line.by == "chance" else line.by,
            do="" if line is None else line.do,
            chances=chances,
            points=points,
            luck=tuple(new - old - given for new, old, given in zip(chances, earlier, given_away, strict=True)),
            judgement=judgement,
        )
