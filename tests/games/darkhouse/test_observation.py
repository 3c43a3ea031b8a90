"""Darkhouse, as machines see it: this game's page first, those of earlier games after it."""

from __future__ import annotations

from ratskeller.catalogue import find_game
from ratskeller.games.darkhouse.rules import codes


def test_pages_of_earlier_games_come_last() -> None:
    game = find_game("darkhouse")
    state = game.set_up(1, {}, {})
    pages = [list(page) for page in state.written]
    pages[state.page_of(0, 1)][1] = 3 << codes.DIGIT * 2  # three twos in block 1 of the first game
    pages[state.page_of(0, 2)][1] = 2 << codes.DIGIT * 6  # two sixes there in the second
    state.written, state.game = pages, 2
    read = game.layout(1).read(state.observed(0))
    assert read["page"][:6] == (0, 0, 0, 0, 0, 2)
    assert read["earlier"][:6] == (0, 3, 0, 0, 0, 0)
    assert sum(read["earlier"]) == 3
