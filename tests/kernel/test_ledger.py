"""Figures of a game that is over: a picture has no more columns than one can see."""

from __future__ import annotations

from ratskeller.kernel.ledger import thin_out


def test_as_many_as_there_is_room_for_are_shown_evenly_spread() -> None:
    assert thin_out([3, 5, 8], 3) == [3, 5, 8]
    assert thin_out(list(range(101)), 5) == [0, 25, 50, 75, 100]
    assert len(thin_out(range(500))) == 24
