"""Rules are traceable: every clause of a RULES.md has a test that is named after it, and every rule test a clause."""

from __future__ import annotations

import ast
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

TESTS = Path(__file__).resolve().parents[1] / "games"
# Files below tests/games/<game>/ that test something else than one clause at a time.
NOT_BY_CLAUSE = {
    "test_golden.py",
    "test_whole_games.py",
    "test_mind.py",
    "test_mind_choices.py",
    "test_mind_own_cards.py",
    "test_round_solver.py",
    "test_zoo.py",
    "test_epilogue.py",
    "test_stakes.py",
    "test_standing.py",
    "test_reckoning.py",
    "test_hopes.py",
    "test_hindsight.py",
    "test_ledger.py",
    "test_names_and_text.py",
    "test_observation.py",
    "test_packs.py",
    "test_picture.py",
    "test_picture_spoken.py",
    "test_sentences.py",
    "test_cards_document.py",
    "test_payout_oracle.py",
    "test_outlook.py",
    "test_pieces.py",
    "test_policy.py",
    "test_mistakes.py",
    "test_said.py",
    "test_scoring_oracle.py",
    "test_geometry.py",
    "test_redeal.py",
    "test_rath_oracle.py",
}
CLAUSE_LINE = re.compile(r"^- \*\*([^*]+)\*\* ", re.MULTILINE)
CLAUSE_ID = re.compile(r"[A-Z]?\d+[a-z]?(\.\d+[a-z]?)*")
FORBIDDING_CODES = range(-1, 256)  # more than any game has


def read_clauses(rules: str) -> list[str]:
    """The ids of the clauses in the text of a RULES.md: bold, at the start of a list item."""
    return CLAUSE_LINE.findall(rules)


def read_tests(source: str) -> list[str]:
    """The names of the test functions in a Python source."""
    functions = [
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    return [function.name for function in functions if function.name.startswith("test_")]


def read_clause(test: str) -> str | None:
    """The clause that a test is named after: `test_6c_4_the_first_claim` is about 6c.4. None if it names none."""
    found = None
    words = test.removeprefix("test_").split("_")
    for size in range(1, len(words)):
        if CLAUSE_ID.fullmatch(".".join(words[:size])):
            found = ".".join(words[:size])
    return found


def clauses_of(game: str) -> list[str]:
    """The clauses of a game."""
    return read_clauses((files(f"ratskeller.games.{game}") / "RULES.md").read_text(encoding="utf-8"))


def names_of_tests(game: str, *, by_clause: bool) -> list[str]:
    """The names of a game's tests: those that must name a clause, or the others."""
    paths = [path for path in sorted((TESTS / game).glob("test_*.py")) if (path.name not in NOT_BY_CLAUSE) == by_clause]
    return [name for path in paths for name in read_tests(path.read_text(encoding="utf-8"))]


def test_the_rules_have_clauses_with_ids_of_their_own(game: Game) -> None:
    counted = Counter(clauses_of(game.name))
    assert counted
    assert [clause for clause, times in counted.items() if times > 1] == []
    assert [clause for clause in counted if not CLAUSE_ID.fullmatch(clause)] == []


def test_every_clause_has_a_test(game: Game) -> None:
    tested = {read_clause(test) for test in names_of_tests(game.name, by_clause=True)}
    assert [clause for clause in clauses_of(game.name) if clause not in tested] == []


def test_every_rule_test_names_a_clause(game: Game) -> None:
    known = set(clauses_of(game.name))
    assert [test for test in names_of_tests(game.name, by_clause=True) if read_clause(test) not in known] == []


def test_no_other_test_looks_as_if_it_named_a_clause(game: Game) -> None:
    assert [test for test in names_of_tests(game.name, by_clause=False) if read_clause(test) is not None] == []


def test_no_test_name_is_given_twice(game: Game) -> None:
    counted = Counter(names_of_tests(game.name, by_clause=True) + names_of_tests(game.name, by_clause=False))
    assert [test for test, times in counted.items() if times > 1] == []


def test_every_clause_that_a_refusal_names_exists(game: Game) -> None:
    named = {clause.id for clause in map(game.clauses.get, FORBIDDING_CODES) if clause is not None}
    assert named
    assert sorted(named - set(clauses_of(game.name))) == []


def test_every_clause_that_an_ending_names_exists(game: Game) -> None:
    named = {ending.clause for ending in game.endings.values()}
    assert named
    assert sorted(named - set(clauses_of(game.name))) == []


def test_clauses_are_bold_ids_at_the_start_of_list_items() -> None:
    text = (
        "- **6c.4** A rule, as in\n  - **1.1** no clause\n- a **2.2** mention\n**3.3** nor this\n- **R12** A ruling.\n"
    )
    assert read_clauses(text) == ["6c.4", "R12"]


@pytest.mark.parametrize(
    ("test", "clause"),
    [
        ("test_6c_4_the_first_claim", "6c.4"),
        ("test_R14_after_ten", "R14"),
        ("test_1_1_1_deep", "1.1.1"),
        ("test_R4_2_a_liar", "R4.2"),
        ("test_R4_2", "R4"),  # a name needs words after its clause
        ("test_the_2_dice", None),
        ("test_Rats", None),
    ],
)
def test_a_test_is_about_the_longest_id_in_front(test: str, clause: str | None) -> None:
    assert read_clause(test) == clause


def test_tests_are_found_in_classes_too() -> None:
    source = "class TestIt:\n    def test_1_1_a(self): ...\nasync def test_1_2_b(): ...\ndef helper(): ...\n"
    assert sorted(read_tests(source)) == ["test_1_1_a", "test_1_2_b"]
