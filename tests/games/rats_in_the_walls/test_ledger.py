"""The figures of a game: every word with its answer, and what a balanced player would have said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.rats_in_the_walls.rules import codes
from tests.games.ledgers import Option, ledgers_of, told
from tests.games.rats_in_the_walls.table import Table

if TYPE_CHECKING:
    from ratskeller.kernel.ledger import Look

# A lie that is believed and handed on; a true denial; dice that nobody has seen: doubted, and believed.
SCRIPT = (
    "peek, roll none, announce 1, believe, announce 1, doubt, "
    "peek, roll none, announce none, believe, announce 1, doubt, roll 1, "
    "announce none, believe"
)


def judged(look: Look) -> Look:
    """Everything is worth a half of what it costs to think of it."""
    codes_ = (look.code, codes.PEEK) if look.before.phase != codes.ANSWERING else (codes.BELIEVE, codes.DOUBT)
    options = {code: Option(code, 0.5 - code / 100, 0.6 if code == look.code else 0.4) for code in codes_}
    figures = {"truth": 0.25, f"doubted {codes.ANNOUNCE + 1}": 0.3}
    return look._replace(options=options if look.seat >= 0 else {}, figures=figures)


def test_every_word_is_told_with_what_both_answers_were_worth() -> None:
    match = Table(seats=3).play(SCRIPT).match
    answers, _ = ledgers_of(match, judged)
    assert told(answers) == [
        ["Seat 1 → Seat 2", "1 of 1", "33 → 25 %", "a lie", "35.0", "34.0", "40 %", "believed"],
        ["Seat 2 → Seat 3", "1 of 1", "33 → 25 %", "a lie", "35.0", "34.0", "60 %", "doubted"],
        *told(answers)[2:],
    ]
    assert [row[3] for row in told(answers)[2:]] == ["true", "true", "unseen"]
    assert answers.rows[0].cells[3].is_marked
    assert answers.rows[0].seat == 1
    assert not answers.rows[0].cells[4].is_marked
    german, _ = ledgers_of(match, judged, "de")
    assert told(german)[0][1:] == ["1 aus 1", "33 → 25 %", "gelogen", "35,0", "34,0", "40 %", "glaubte"]


def test_what_was_said_is_told_with_what_is_balanced() -> None:
    _, words = ledgers_of(Table(seats=3).play(SCRIPT).match, judged)
    assert told(words)[0] == ["Seat 1, one die", "0", "1", "30 %", "1 (60 %), look (40 %)"]
    assert told(words)[1][1:4] == ["–", "1", "30 %"]
    assert [row[3] for row in told(words)] == ["30 %", "30 %", "–", "30 %", "–"]


def test_what_was_not_judged_is_left_out() -> None:
    assert [each.rows for each in ledgers_of(Table(seats=3).play(SCRIPT).match, lambda look: look)] == [(), ()]
