"""All mistakes of a pack at once."""

from __future__ import annotations

from ratskeller.catalogue import find_game
from ratskeller.kernel.mistakes import find_mistakes

HEAD = 'kind = "haunted"\nname = "mine"\ntitle = "Mine"\n'
FROM = 'name_from = "printed"\ncount_from = "printed"\neffect_from = "printed"\n'
HOLDS = 'permanent = true\nalways = [{ do = "grant", who = "you", gives = "firm" }]\n'


def mistakes(text: str) -> list[str]:
    return find_mistakes(find_game("condyle_cove").pack_kinds["haunted"], text, "mine.toml")


def card(more: str) -> str:
    return f'[[cards]]\nname = "A"\ntext = "x."\n{FROM}{more}'


def test_a_good_pack_has_none() -> None:
    assert mistakes(HEAD + card(f"count = 7\n{HOLDS}")) == []


def test_what_is_no_toml_is_one_mistake() -> None:
    assert mistakes("name = \n") == ["mine.toml:1: this is not TOML: Invalid value."]


def test_each_kind_of_mistake_is_named_with_its_line() -> None:
    text = HEAD + 'colour = "red"\n' + card('count = "one"\ndoes = [{ do = "mvoe" }, { do = "draw", who = "you" }]\n')
    assert [line.partition(": ")[0] for line in mistakes(text)] == ["mine.toml:4"] + ["mine.toml:11"] + [
        "mine.toml:12"
    ] * 2
    assert mistakes(text)[0].endswith("colour: Object contains unknown field `colour`.")
    assert "expected one of cancel, clear" in mistakes(text)[2]
    assert mistakes(text)[3].endswith("expected “cards” beside “draw”.")


def test_what_is_missing_is_named() -> None:
    (found,) = mistakes(HEAD + card(HOLDS))
    assert found.endswith("cards[0].count: Object missing required field `count`.")


def test_totals_are_judged_when_nothing_else_is_wrong() -> None:
    (found,) = mistakes(HEAD + card(f"count = 6\n{HOLDS}"))
    assert found.endswith("cards: expected 7 Haunted cards, found 6.")
