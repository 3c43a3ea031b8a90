"""One decision of a game that is over, tried in another way: what that would have been worth beside what was done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ratskeller.bots.remembering import Noticing
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.numbers import CHANCE
from ratskeller.kernel.replay import walk
from ratskeller.kernel.rng import Rng
from ratskeller.review.parts import judge_of, read_text

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.record import Record
    from ratskeller.kernel.state import State
    from ratskeller.review.reviewed import Judgement


class Trial(msgspec.Struct, frozen=True):
    """Another choice at a step of a game, as a task for another process."""

    record: str
    seed: int
    step: int
    code: int


def judge_trial(trial: Trial) -> Judgement | None:
    """The judgement as if it had been done; what was done is among the alternatives. None where nothing is decided."""
    record = read_text(trial.record)
    judge = judge_of(record.header.game)
    line = record.steps[trial.step - 1]
    if line.by == "chance":
        raise BadSetup(f"Step {trial.step} was no decision.")
    before, memory = position_before(judge.game, record, trial.step)
    done = judge.game.read_action(line.do)
    return judge.judge(before, line.by, trial.code, memory, Rng(trial.seed).split(trial.step), also=done)


def position_before(game: Game, record: Record, step: int) -> tuple[State, list[float]]:
    """The position before a step, and what everybody had noticed by then."""
    noticing: Noticing | None = None
    before: State | None = None
    for number, match in enumerate(walk(game, record, step - 1)):
        noticing = noticing or Noticing(game, match.state)
        if before is not None:
            line = record.steps[number - 1]
            seat = CHANCE if line.by == "chance" else line.by
            code = game.read_outcome(line.do) if seat == CHANCE else game.read_action(line.do)
            noticing.see(before, seat, code)
        before = match.state.copy()
    if before is None or noticing is None:
        raise BadSetup(f"There is no step {step}.")
    return before, noticing.memory()
