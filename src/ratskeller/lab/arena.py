"""Plays an arena: its blocks in several processes, those that are there already not again, and no more than needed.

To look at the intervals after every block and to stop at a lucky moment would be to deceive oneself. So there are few
looks, each after twice as many blocks as the one before, and together they are as sure as one would be (Bonferroni).
"""

from __future__ import annotations

import time
from contextlib import closing
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ratskeller.agents.registry import PATIENCE
from ratskeller.lab.arena_playing import BlockTask, PlayedBlock, play_block
from ratskeller.lab.arena_table import LEVEL, is_decided
from ratskeller.lab.pool import run_tasks

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ratskeller.lab.arena_plan import ArenaPlan

FIRST_LOOK = 8  # blocks


class Met(NamedTuple):
    """What an arena came to."""

    blocks: list[PlayedBlock]  # those that count, from the first on
    level: float  # at which each look, and so the last, is to be judged
    decided: bool | None  # None where nobody asked
    seconds: float


def looks(blocks: int) -> list[int]:
    """After how many blocks one looks whether it is decided."""
    found = []
    look = FIRST_LOOK
    while look < blocks:
        found.append(look)
        look *= 2
    return [*found, blocks]


def meet(
    plan: ArenaPlan,
    blocks: int,
    kept: Mapping[int, PlayedBlock],
    *,
    until_decided: bool,
    jobs: int,
    patience: float = PATIENCE,
    keep: Callable[[PlayedBlock], None],
) -> Met:
    """Play what is missing. `keep` is given every block that was played now; `patience` is what agents can count on.

    The outcome is the same whatever the number of jobs: blocks beyond a look that decides it are left out.
    """
    began = time.monotonic()
    stops = looks(blocks) if until_decided else [blocks]
    level = 1 - (1 - LEVEL) / len(stops)
    found = {number: block for number, block in kept.items() if number < blocks}
    decided: bool | None = None

    def first(count: int) -> list[PlayedBlock]:
        return [found[number] for number in range(count)]

    def is_enough() -> bool:
        """Look at every look that can be taken now; the first of `stops` is the next one."""
        nonlocal decided
        while stops and all(number in found for number in range(stops[0])):
            decided = is_decided(plan, first(stops[0]), level) if until_decided else None
            if decided or len(stops) == 1:
                return True
            del stops[0]
        return False

    if not is_enough():
        as_json = msgspec.json.encode(plan)
        tasks = [BlockTask(as_json, number, patience) for number in range(blocks) if number not in found]
        with closing(run_tasks(play_block, tasks, jobs)) as answers:
            for block in answers:
                found[block.number] = block
                keep(block)
                if is_enough():
                    break
    return Met(first(stops[0]), level, decided, time.monotonic() - began)
