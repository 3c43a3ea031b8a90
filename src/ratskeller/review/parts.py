"""A part of a review, as a task for another process: the record as text, and from which step to which."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from ratskeller.catalogue import find_game
from ratskeller.kernel.record import Record, read_record
from ratskeller.review.judge import Judge
from ratskeller.review.reviewing import review

if TYPE_CHECKING:
    from ratskeller.review.reviewed import ReviewedStep

STEPS = 12  # of a part: short, so that all processes are busy to the end, and the first answers come soon


class Part(msgspec.Struct, frozen=True):
    """Some steps of one game."""

    record: str
    seed: int
    first: int
    last: int


def parts_of(record: str, steps: int, seed: int) -> list[Part]:
    """A whole review in parts, in the order of the game."""
    return [Part(record, seed, first, min(first + STEPS - 1, steps)) for first in range(0, steps + 1, STEPS)]


def review_part(part: Part) -> list[ReviewedStep]:
    """Review the steps of a part."""
    record = read_text(part.record)
    return list(review(judge_of(record.header.game), record, part.seed, part.first, part.last))


@lru_cache(maxsize=4)
def read_text(text: str) -> Record:
    """A record from its text; a process is asked about the same one again and again."""
    return read_record(text)


@lru_cache(maxsize=2)
def judge_of(game: str) -> Judge:
    """The judge of a game, which is large."""
    return Judge(find_game(game))
