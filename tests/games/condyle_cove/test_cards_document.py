"""docs/cove-cards.md explains every word that a pack may use, and what it shows as an example is a good pack."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from ratskeller.games.condyle_cove import content_grammar as grammar
from ratskeller.games.condyle_cove.content import Corner
from ratskeller.games.condyle_cove.content_cards import Card, Space
from ratskeller.games.condyle_cove.content_grammar import Clause
from ratskeller.kernel.packs import read_pack
from tests.games.condyle_cove.box import GAME

TEXT = (Path(__file__).parents[3] / "docs" / "cove-cards.md").read_text(encoding="utf-8")
MARKED = " ".join(re.findall(r"```toml\n.*?```|`[^`\n]+`", TEXT, re.DOTALL))  # what stands as code


def words(struct: Any) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(struct)]


def literals(field: str, struct: Any = Card) -> list[str]:
    found: Any = next(each.type for each in msgspec.structs.fields(struct) if each.name == field)
    return [word for part in (found, *get_args(found)) for word in get_args(part) if isinstance(word, str)]


EVERY = {
    *(word for kind in (Clause, Card, Space) for word in words(kind)),
    *(
        word
        for part in ("Verb", "Who", "Where", "Attribute", "Lasts", "What", "Zone", "Goal")
        for word in get_args(getattr(grammar, part))
    ),
    *literals("solo"),
    *literals("set", Space),
    *("all", "as many", "printed", "inferred", "invented"),
    *GAME.pack_kinds,
}


@pytest.mark.parametrize("word", sorted(EVERY))
def test_every_word_of_a_pack_is_explained(word: str) -> None:
    assert re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", MARKED), f"docs/cove-cards.md does not explain {word}"


def test_every_verb_has_its_row_with_the_words_that_it_needs() -> None:
    rows = dict(re.findall(r"^\| `([a-z ]+)` \| (.*) \|$", TEXT, re.MULTILINE))
    for verb, (needed, allowed) in grammar.GRAMMAR.items():
        for word in (needed | allowed) - {"on", "off"}:
            assert f"`{word}" in rows[verb], (verb, word)


def test_the_example_of_a_cul_de_sac_is_a_good_pack() -> None:
    examples = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    corner = next(each for each in examples if 'kind = "corner"' in each)
    assert len(list(read_pack(Corner, corner, "example").copies())) == 6
