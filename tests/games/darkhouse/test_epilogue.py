"""Darkhouse: won and fired, the pages line by line, the dearest hours."""

from __future__ import annotations

import pytest

from ratskeller.kernel.epilogue import look_back
from tests.games.darkhouse.table import CLOSED, GOOD_ENOUGH, JUST_SHORT, PERFECT, Rounds, Table
from tests.games.epilogues import moments, rows, tell


def shift(*seats: Rounds, games: int = 1) -> Table:
    """Games in which each seat plays the same rounds every time; the turn track is that of the first."""
    table = Table(len(seats), games=games)
    for _ in range(games):
        for number in range(10):
            if table.match.state.is_over():  # all pages are full
                return table
            block = seats[0][number][0] if number < len(seats[0]) else 2
            table.round(block, *(each[number][1] if number < len(each) else "" for each in seats))
    assert table.match.state.is_over()
    return table


def idle() -> Rounds:
    return [(block, "") for block, _ in GOOD_ENOUGH]


def test_who_wins_may_be_fired_all_the_same() -> None:
    match = shift(JUST_SHORT, idle()).match
    assert tell(match, 0).headline == "The best of the shift, and fired all the same."
    assert tell(match, 1).headline == "You are fired, and Anna kept more light."
    assert tell(match).headline == "Anna kept the most light, and is fired all the same."
    assert rows(tell(match))["Kept on from 367"] == ("fired", "fired")


def test_who_loses_may_be_kept_on() -> None:
    match = shift(PERFECT, GOOD_ENOUGH).match
    assert rows(tell(match))["Kept on from 367"] == ("stays", "stays")
    assert tell(match, 0).headline == "The best of the shift, and you may come back tomorrow."
    assert tell(match, 1).headline == "You may come back tomorrow, but Anna kept more light."


@pytest.mark.parametrize(
    ("rounds", "headline", "text"),
    [
        (GOOD_ENOUGH, "You may come back tomorrow, for another thirty hours.", "Anna was 0 above what keeps one on."),
        (JUST_SHORT, "You are fired. The lamp goes dark behind you.", "Anna was 1 short of what keeps one on."),
    ],
)
def test_alone_the_target_decides(rounds: Rounds, headline: str, text: str) -> None:
    told = tell(shift(rounds).match, 0)
    assert told.headline == headline
    assert moments(told)["What decided it"][1] == text


def test_the_sheet_has_every_block_and_the_crosses() -> None:
    table = shift(CLOSED)
    cells = rows(tell(table.match))
    assert cells["Block 2"] == ("36×2 +72",)
    assert cells["Block 6"] == ("0",)
    assert cells["X's"] == ("−160",)
    assert "No X" not in cells
    told = moments(tell(table.match))
    assert told["The darkest hour"][1].startswith("Game 1, round ")
    assert told["The darkest hour"][1].endswith("Anna came too late to block 6, at eight X's.")
    assert told["The dearest lightning"][1].endswith("Anna fed one die to the lightning, 6 pips in all.")
    assert told["The brightest gem"][1].endswith("points.")


def test_of_three_games_the_one_decides_in_which_the_winner_was_farthest_ahead() -> None:
    table = Table(2, games=3)
    for mine in (idle(), GOOD_ENOUGH, idle()):
        for number in range(10):
            table.round(GOOD_ENOUGH[number][0], mine[number][1], "")
    told = tell(table.match)
    step, text = moments(told)["What decided it"]
    assert text.startswith("Game 2: 367 points for Anna, ")
    assert 0 < step < len(table.match.steps)
    assert [row.title for row in told.rows if row.kind == "sum"] == ["Game 1", "Game 2", "Game 3"]
    assert "Game 2: Block 3" in rows(told)


def test_level_pages_share_the_win() -> None:
    match = shift(GOOD_ENOUGH, GOOD_ENOUGH).match
    assert tell(match, 1).headline == "You and Anna were the best, and may come back tomorrow."
    assert tell(match).headline == "Anna and Ben kept the most light, and may come back tomorrow."
    assert moments(tell(match))["What decided it"][1] == "Anna and Ben were level in points, and in block 6 too."


def test_level_points_are_decided_by_block_six() -> None:
    """The last position is arranged: twelve in block 6 are as much as twelve in block 5."""
    match = shift(idle(), idle()).match
    states = look_back(match)
    last = states[-1]
    written = [list(page) for page in last.written]
    for seat, block in ((0, 6), (1, 5)):
        page = last.page_of(seat, 1)
        written[page] = [0] * len(written[page])
        written[page][block] = 2 << 4 * 6  # two sixes
    last.written = written
    told = moments(tell(match, states=states))
    assert told["What decided it"][1] == "Level at the end: block 6 decided, and Anna had the better one."
