"""Games that branch off from another one: where, what was imagined there, and what that follows from.

A branch begins with the first steps of a game that is over. If its past is hidden as a seat knew it, the position is
imagined anew there (`Match.imagine`), so that nothing that comes follows the old secrets. What was imagined follows
from the branch's own dice or seed, as its rolls do; so it is told to nobody before the game is over, and can be
derived afterwards. Why it is so: docs/adr/0030-playing-on.md.
"""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING

import msgspec

from ratskeller.kernel.dice import FairDice
from ratskeller.kernel.errors import BadRecord
from ratskeller.kernel.record import BRANCHES_MAX, Branch, write_record
from ratskeller.kernel.rng import Rng

if TYPE_CHECKING:
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.record import Header, Record

BRANCHING = 3  # the stream of a seed that imagines; the dealer, the players and what bots imagine have others
BEFORE_ALL_STEPS = 0  # the number under which a table's dice imagine; steps count from 1


def digest_of(record: Record) -> str:
    """What a branch calls the game that it branches off from."""
    return hashlib.sha256(write_record(record).encode()).hexdigest()


def first_roll(header: Header) -> int:
    """The first step that a seed in the header decided: those before came with the game that it branched off from."""
    return header.branches[-1].steps + 1 if header.branches else 1


def branch_off(match: Match, dice: FairDice | None = None) -> None:
    """Where a match that is played again has come to a branch, its past is past; imagine what was imagined there.

    `dice`: those of its table, whose secret is not in the header while it is played.
    """
    for branch in match.header.branches:
        if branch.steps != len(match.steps):
            continue
        match.keep_past()
        if branch.seat is not None:
            match.imagine(branch.seat, Rng(_seed_of(branch, match.header, dice)))


def _seed_of(branch: Branch, header: Header, dice: FairDice | None = None) -> int:
    if branch.seed is not None:
        return int(branch.seed, 16)
    if header.seed is not None:
        return Rng(int(header.seed, 16)).split(BRANCHING).next()
    if header.dice is not None and header.dice.secret is not None:
        dice = FairDice(header.dice.secret, header.dice)
    if dice is not None:
        return dice.rng_for(BEFORE_ALL_STEPS).next()
    raise BadRecord("What was imagined where this game branches off follows from a secret that is not in the record.")


def new_branches(record: Record, steps: int, seat: int | None) -> list[Branch]:
    """What a game that branches off from a record has in its header; the last is where it does so itself."""
    return [*past_branches(record.header, steps), Branch(of=digest_of(record), steps=steps, seat=seat)]


def past_branches(header: Header, steps: int) -> list[Branch]:
    """The branches within the first steps of a game, as whoever begins with these steps has to name them."""
    kept = [branch for branch in header.branches if branch.steps <= steps]
    return [
        branch
        if branch.seat is None or branch.seed is not None
        else msgspec.structs.replace(branch, seed=f"{_seed_of(branch, header):016x}")
        for branch in kept
    ]


def check_branches(record: Record) -> None:
    """Refuse branches that cannot be."""
    header, last = record.header, 0
    if len(header.branches) > BRANCHES_MAX:
        raise BadRecord(f"The record names {len(header.branches)} branches; it can have {BRANCHES_MAX} at most.")
    for number, branch in enumerate(header.branches, start=1):
        if not last <= branch.steps <= len(record.steps):
            message = f"Branch {number} of the record begins after step {branch.steps}, where there is none."
            raise BadRecord(message)
        last = branch.steps
        if branch.seat is not None and not 0 <= branch.seat < header.seats:
            raise BadRecord(f"Branch {number} of the record is of seat {branch.seat + 1}; there is no such seat.")
        if branch.seed is not None and not re.fullmatch("[0-9a-f]{16}", branch.seed):
            raise BadRecord(f"The seed {branch.seed!r} of branch {number} is not 16 hexadecimal digits.")
        if not re.fullmatch("[0-9a-f]{64}", branch.of):
            raise BadRecord(f"Branch {number} of the record does not name the record that it branches off from.")
