"""A translation that no longer says what English says is found, and named."""

from __future__ import annotations

import pytest

from ratskeller.kernel.texts import Text
from ratskeller.rulebook import split_rules
from tools.translations import clauses, fingerprint, rules_mistakes, stamp_rules, text_mistakes

ENGLISH = """# Toy

## 1 Play

- **1.1** Roll a die,
  then move.

  | roll | steps |
  |---|---|
  | 1 | 2 |
- **1.2** Whoever arrives wins.

## Rulings

- **T1** A tie is a tie. *Nobody said otherwise.*
"""
GERMAN = """# Spielzeug

## 1 Spielen

- **1.1** Würfle, dann zieh.

  | Wurf | Schritte |
  |---|---|
  | 1 | 2 |
- **1.2** Wer ankommt, gewinnt.

## Auslegungen

- **T1** Gleichstand ist Gleichstand. *Niemand sagt etwas anderes.*
"""


def test_clauses_are_found_with_their_tables() -> None:
    found = clauses(ENGLISH)
    assert list(found) == ["1.1", "1.2", "T1"]
    assert found["1.1"].endswith("| 1 | 2 |")
    assert found["T1"].endswith("otherwise.*")


def test_a_translation_without_stamps_is_stale_and_one_with_them_is_not() -> None:
    assert sorted(rules_mistakes(ENGLISH, GERMAN)) == [
        f"clause {name} is stale: its English has changed" for name in ("1.1", "1.2", "T1")
    ]
    assert list(rules_mistakes(ENGLISH, stamp_rules(ENGLISH, GERMAN, ()))) == []


@pytest.mark.parametrize(
    ("old", "new", "clause"),
    [("then move", "then rest", "1.1"), ("| 2 |", "| 3 |", "1.1"), ("a tie.", "none.", "T1")],
)
def test_a_changed_english_clause_is_named(old: str, new: str, clause: str) -> None:
    stamped = stamp_rules(ENGLISH, GERMAN, ())
    changed = ENGLISH.replace(old, new)
    assert list(rules_mistakes(changed, stamped)) == [f"clause {clause} is stale: its English has changed"]
    assert list(rules_mistakes(changed, stamp_rules(changed, stamped, {clause}))) == []


def test_only_the_clauses_that_are_named_are_stamped() -> None:
    stamped = stamp_rules(ENGLISH, GERMAN, {"1.2"})
    assert stamped.count("<!--") == 1
    assert f"- **1.2** Wer ankommt, gewinnt. <!-- en {fingerprint('- **1.2** Whoever arrives wins.')} -->\n" in stamped


def test_lines_may_be_broken_anew() -> None:
    assert list(rules_mistakes(ENGLISH.replace("die,\n  then", "die, then"), stamp_rules(ENGLISH, GERMAN, ()))) == []


def test_what_is_missing_or_left_over_is_named() -> None:
    stamped = stamp_rules(ENGLISH, GERMAN, ())
    fewer = ENGLISH.replace("- **1.2** Whoever arrives wins.\n", "")
    assert list(rules_mistakes(fewer, stamped)) == ["clause 1.2 is not in RULES.md"]
    assert list(rules_mistakes(ENGLISH, stamped.replace("**T1**", "T1"))) == ["clause T1 is missing"]


def test_nobody_is_shown_a_stamp() -> None:
    assert split_rules(stamp_rules(ENGLISH, GERMAN, ())) == split_rules(GERMAN)


def test_a_text_is_missing_once_its_english_has_changed() -> None:
    table = {"Hill": "Hügel", "Hole": "Loch"}
    assert list(text_mistakes([Text("Hill"), (Text("Hole"), Text(""))], table)) == []
    assert list(text_mistakes([Text("Hill"), Text("Cave")], table)) == [
        "“Cave” is missing",
        "“Hole” is no English text here",
    ]
