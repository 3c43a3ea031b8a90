"""How a program gets a game: a new one, or one that a record tells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.kernel.errors import BadRecord
from ratskeller.kernel.record import read_record
from ratskeller.kernel.replay import replay
from ratskeller.library.environment import Environment
from ratskeller.library.names import BadCall, find

if TYPE_CHECKING:
    from collections.abc import Mapping


def make(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    packs: Mapping[str, Any] | None = None,
    seed: int | None = None,
    deals: bool = True,
) -> Environment:
    """A game before its first decision.

    `seats`: how many play; the fewest, if nothing is said. `options` and `packs`: as `ratskeller games NAME` lists
    them; a pack may be a mapping with its content. `seed`: of all that is rolled and drawn; without one each game is
    another. `deals`: whether chance is dealt by itself; else it waits for `deal`.
    """
    return Environment(game, seats, options, packs, seed, deals=deals)


def read(record: str) -> Environment:
    """The game that a record tells, after its last step; every step is checked."""
    if not isinstance(record, str):
        raise BadCall(f"A record is read from its text, not from {type(record).__name__}.")
    found = read_record(record)
    header = found.header
    if header.branches:
        raise BadRecord("This record branches off from another game, so it can be replayed but not played on here.")
    replay(find(header.game), found)
    seed = None if header.seed is None else int(header.seed, 16)
    made = Environment(header.game, header.seats, header.options, header.packs, seed, deals=False)
    for line in found.steps:
        if line.by == "chance":
            made.deal(line.do)
        else:
            made.step(line.do, line.by)
    made.deals = True
    return made
