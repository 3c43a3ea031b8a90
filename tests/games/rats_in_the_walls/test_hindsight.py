"""Why another choice was better: the sentence for every kind of decision, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from ratskeller.games.rats_in_the_walls.rules import codes
from ratskeller.kernel.hindsight import Slip
from tests.games.rats_in_the_walls.table import GAME, ON_THE_SKULL, Table

SAY_2, SAY_1 = codes.ANNOUNCE + 2, codes.ANNOUNCE + 1


def why(script: str, done: int, best: int, language: str = "en", **facts: float) -> str:
    table = Table()
    state: Any = (table.play(script) if script else table).match.state
    assert GAME.hindsight is not None
    named = {name.replace("_", " "): value for name, value in facts.items()}
    slip = Slip(max(0, state.mover), done, best, 0.1, 0.0, 0.0, {}, named, (-0.1, 0.0, 0.08, 0.02))
    said: str = GAME.hindsight(state, slip, table.match.names, GAME.words(language))
    return said


def test_an_answer_is_explained_by_dice_and_by_what_was_said() -> None:
    said = why("announce 2", codes.BELIEVE, codes.DOUBT, truth=0.1)
    assert "At least 2 under one die are there in 17 of 100 throws" in said
    assert "true with 10 %" in said
    assert "right with 90 %" in said
    assert said.endswith("At once, believing brings −1.0 brains, and doubting +0.7 on average.")
    said = why("announce none", codes.DOUBT, codes.BELIEVE, "de", truth=0.8)
    assert "Keine Ratte unter einem Würfel gibt es in 67 von 100 Würfen" in said
    assert "unrecht" in said
    assert said.endswith("Sofort bringt Glauben 0,0 Hirne, und Zweifeln im Schnitt −0,6.")
    assert "At once" not in why("announce 2", codes.BELIEVE, codes.DOUBT, truth=0.9), "where it does not speak for it"
    assert "At once" not in why(ON_THE_SKULL + ", announce 1", codes.BELIEVE, codes.DOUBT, truth=0.1)


@pytest.mark.parametrize(
    ("truth", "expected"),
    [(1.0, "Seat 2 had looked under the cup and knew that the word was true."), (0.0, "knew that the word was a lie.")],
)
def test_who_had_looked_knew(truth: float, expected: str) -> None:
    table = Table().play("announce 2")
    state: Any = table.match.state.copy()
    state.seen_by = 1 << state.mover
    assert GAME.hindsight is not None
    slip = Slip(state.mover, codes.BELIEVE, codes.DOUBT, 0.1, 0.0, 0.0, {}, {"truth": truth})
    assert expected in GAME.hindsight(state, slip, table.match.names, GAME.words("en"))


def test_a_word_is_explained_by_how_often_it_is_doubted() -> None:
    said = why("peek, roll none", SAY_2, SAY_1, doubted_6=0.9, doubted_5=0.2)
    assert "doubts what was said 90 times in 100, and the better word 20 times" in said
    assert "what was said 90" in why("peek, roll none", SAY_2, codes.REROLL, doubted_6=0.9)
    assert "the better word 20" in why("peek, roll none", codes.REROLL, SAY_1, doubted_5=0.2)


def test_what_speaks_against_it_is_left_out() -> None:
    """Then whoever gained by it is named: something true is said in any case."""
    gained = "Most of what it gave away went to Seat 3: 8.0 % of a win."
    assert why("peek, roll none", SAY_1, SAY_2, doubted_6=0.9, doubted_5=0.2) == gained
    assert why("peek, roll none", SAY_1, codes.REROLL, doubted_5=0.0) == gained
    assert why("peek, roll none", codes.REROLL, SAY_2, doubted_6=0.9) == gained
    assert why("", SAY_1, SAY_2) == gained
    assert why("", codes.ANNOUNCE, codes.PEEK) == gained, "no rat is the likelier half"


def test_a_word_about_dice_that_nobody_has_seen_is_explained_by_the_dice() -> None:
    assert "true with 17 %, the better word with 33 %" in why("", SAY_2, SAY_1)
    assert why("", SAY_2, codes.PEEK) == "Of dice that nobody has seen, what was said is true with 17 %."
    assert why("", codes.PEEK, SAY_1).startswith("Most of what it gave away")


def test_a_murder_is_explained_by_who_stands_in_the_way() -> None:
    script = ON_THE_SKULL + ", announce 1, believe"
    assert "Seat 2" in why(script, codes.KILL + 3, codes.KILL + 1)


def test_how_often_a_word_is_doubted_is_asked_of_the_solved_segment() -> None:
    state: Any = Table().play("peek, roll none").match.state
    assert GAME.mind is not None
    mind: Any = GAME.mind(state)
    mind.effort, mind.rounds = 50, 3
    facts = dict(mind.facts(state, state.mover))
    assert {f"doubted {SAY_2}", f"doubted {SAY_1}", f"doubted {codes.ANNOUNCE}"} == set(facts)
    assert all(0 <= each <= 1 for each in facts.values())
    assert mind.facts(Table().match.state, 0) == []
    assert mind.facts(Table().play("announce none").match.state, 1) == [("truth", pytest.approx(2 / 3))]
