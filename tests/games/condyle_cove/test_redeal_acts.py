"""Which Acts a seat imagines where others have looked, or put the Boogeyman: counted out against all ways to lie."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from ratskeller.games.condyle_cove.rules import acts, codes, slots
from ratskeller.games.condyle_cove.rules.redeal_acts import redeal_acts
from ratskeller.kernel.rng import Rng
from tests.conformance.play import UNCOMPILED
from tests.games.condyle_cove.box import NINE
from tests.games.condyle_cove.table import Table

REDEALS = 400 if UNCOMPILED else 8_000
HIM = "THE BOOGEYMAN"


def looked(table: Table, seat: int, place: int, act: str = "") -> None:
    """A seat looks at the Act in a place: the one that lies there or, if nobody has seen it yet, this one."""
    acts.show_act(table.state, place - 1, 1 << (seat - 1))
    acts.reveal_act(table.state, table.names.act(act) if act else table.state.act[place - 1] - 1)


def put(place: int) -> Table:
    """Seat 1 has met the Boogeyman and put him in this place; four sit at the table."""
    table = Table(4).cove(NINE).pawns("corner town hill woods").acts(HIM).turn()
    return table.play(f"act 1, act {place}")


def peeked() -> Table:
    """Nobody is out; seats 2 and 3 have looked at one Act each."""
    table = Table(4).cove(NINE).pawns("town town hill woods")
    looked(table, 2, 1, "SHOVE")
    looked(table, 3, 2, HIM)
    return table


def put_and_seen_elsewhere() -> Table:
    """Seat 2 has looked at another place than that in which he waits."""
    table = put(4)
    looked(table, 2, 1, "SHOVE")
    return table


def put_and_found() -> Table:
    """Seat 3 has looked just where he waits, and seat 2 elsewhere."""
    table = put_and_seen_elsewhere()
    looked(table, 3, 4)
    return table


def put_and_about_to_be_found() -> Table:
    """Seat 3 is looking just where he waits, and seat 2 has looked elsewhere."""
    table = put_and_seen_elsewhere()
    acts.show_act(table.state, 3, 1 << 2)
    return table


TABLES = {"peeked": peeked, "put": lambda: put(2), "elsewhere": put_and_seen_elsewhere, "found": put_and_found}
TABLES["about to be found"] = put_and_about_to_be_found


@pytest.mark.parametrize("viewer", [0, 1, 2, -1])
@pytest.mark.parametrize("name", TABLES)
def test_C52_every_way_the_acts_can_lie_is_imagined_as_often(name: str, viewer: int) -> None:
    state, rng = TABLES[name]().state, Rng(3)
    known = {
        place: state.act[place] - 1
        for place in range(codes.ACTS)
        if state.act[place] and slots.knows(state.act_known[place], viewer)
    }
    ways = [way for way in permutations(range(codes.ACTS)) if all(way[place] == act for place, act in known.items())]
    wanted = Counter((way.index(0), way[0]) for way in ways)  # where he is, and what the first place holds
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(REDEALS):
        guessed = state.copy()
        redeal_acts(guessed, viewer, rng)
        assert {place: guessed.act[place] - 1 for place in known} == known
        hidden = [act for act in range(codes.ACTS) if guessed.acts_hidden >> act & 1]
        unseen = sorted(hidden, key=lambda _: rng.below(1_000_000))
        way = [guessed.act[place] - 1 if guessed.act[place] else unseen.pop() for place in range(codes.ACTS)]
        assert sorted(way) == list(range(codes.ACTS))
        found[way.index(0), way[0]] += 1
    assert set(found) <= set(wanted)
    for each, count in wanted.items():
        share = count / len(ways)
        assert abs(found[each] - REDEALS * share) < 5 * (REDEALS * share * (1 - share)) ** 0.5 + 1, each
