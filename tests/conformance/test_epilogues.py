"""What is said of a game that is over: whole in every language, and its rows add up to the scores of the rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from ratskeller.kernel.epilogue import HIGHLIGHTS_MAX, ROWS_MAX, Past, look_back
from ratskeller.kernel.record import read_record
from ratskeller.kernel.replay import replay
from ratskeller.kernel.words import LANGUAGES
from tests.conformance.play import examples, play, setups, viewers
from tests.conformance.test_words import check

if TYPE_CHECKING:
    from ratskeller.kernel.epilogue import Epilogue
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match

GAMES = Path(__file__).parents[1] / "games"


def check_words(epilogue: Epilogue, seats: int) -> None:
    """Every text is whole, and every seat has its cells."""
    for text in (epilogue.headline, epilogue.ended, *epilogue.places, *epilogue.scores):
        check(text)
    assert len(epilogue.places) == seats
    assert len(epilogue.scores) in {0, seats}
    for row in epilogue.rows:
        check(row.title)
        assert len(row.cells) == seats
        for cell in row.cells:
            check(cell)
        assert (len(row.points) == seats) == (row.kind == "row")
    for highlight in epilogue.highlights:
        check(highlight.title)
        check(highlight.text)
        assert not re.search(r"[.:]$", highlight.title)
        assert highlight.text[-1] == "."


def check_numbers(epilogue: Epilogue, past: Past) -> None:
    """The rows are the rules' own score, and moments are moments of this game, in order."""
    rows = [row for row in epilogue.rows if row.kind == "row"]
    if rows:
        sums = [sum(row.points[seat] for row in rows) for seat in past.seats]
        assert sums == [past.state.score(seat) for seat in past.seats]
    assert len(epilogue.rows) < ROWS_MAX  # nothing was cut off
    steps = [each.step for each in epilogue.highlights]
    assert len(steps) <= HIGHLIGHTS_MAX
    assert steps == sorted(set(steps))
    assert all(0 < step < len(past.states) for step in steps)
    assert sorted(epilogue.order) == list(past.seats)
    assert [past.state.rank(seat) for seat in epilogue.order] == sorted(past.state.rank(seat) for seat in past.seats)


def check_epilogues(game: Game, match: Match) -> None:
    """All that anybody is told of a match that is over, in every language."""
    names = [f"Name{seat}" for seat in range(match.state.seats)]
    states = look_back(match)
    assert len(states) == len(match.steps) + 1
    for viewer in viewers(match.state):
        told = [Past(match, states, viewer, names, game.words(language)) for language in LANGUAGES]
        epilogues = [game.epilogue(past) for past in told]
        for past, epilogue in zip(told, epilogues, strict=True):
            check_words(epilogue, match.state.seats)
            check_numbers(epilogue, past)
        first, *others = epilogues
        for other in others:
            assert other.headline != first.headline
            assert [(row.kind, row.points) for row in other.rows] == [(row.kind, row.points) for row in first.rows]
            assert [each.step for each in other.highlights] == [each.step for each in first.highlights]
            assert all(one.text != two.text for one, two in zip(first.highlights, other.highlights, strict=True))


@examples(12)
@given(data=st.data())
def test_the_end_of_any_game_is_told_whole_and_adds_up(game: Game, data: st.DataObject) -> None:
    check_epilogues(game, play(game, data.draw(setups(game))))


def test_every_way_to_end_is_told(game: Game) -> None:
    """The golden games have one for each ending."""
    files = sorted((GAMES / game.name / "golden").glob("*.jsonl"))
    assert files
    for file in files:
        check_epilogues(game, replay(game, read_record(file.read_text(encoding="utf-8"))))
