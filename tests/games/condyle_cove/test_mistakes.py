"""What does not go together in a pack of Condyle Cove, beyond its single words: each rule is broken once."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ratskeller.catalogue import find_game
from ratskeller.games.condyle_cove.content_grammar import Clause, clause_mistakes
from ratskeller.kernel.packs import fill
from ratskeller.kernel.texts import plain_values

GAME = find_game("condyle_cove")
LOSE = {"do": "lose", "who": "you", "cards": 1, "from": "pile"}
HOLD = {"do": "grant", "who": "you", "gives": "firm"}
LAY = {"do": "lay"}
AS_MANY = {"do": "draw", "who": "you", "cards": "as many"}


def mistakes(kind: str, changes: dict[str, Any], number: int = 0, part: str = "cards") -> list[tuple[str, str]]:
    """What is wrong with a pack of the house in which one card or space is different."""
    kinds = GAME.pack_kinds[kind]
    values: Any = plain_values(next(iter(GAME.shipped_packs()[kind].values())))
    values[part][number].update(changes)
    pack: Any = fill(kinds, values)
    return list(pack.mistakes())


@pytest.mark.parametrize(
    ("clause", "word", "expected"),
    [
        ({"do": "steal", "who": "another player"}, "do", "expected “cards” beside “steal”"),
        (LOSE | {"gives": "firm"}, "gives", "expected no “gives” beside “lose”"),
        ({"do": "move", "who": "you"}, "do", "expected either “spaces” or “up_to”"),
        ({"do": "move", "who": "you", "spaces": 2, "up_to": 2}, "do", "expected either “spaces” or “up_to”"),
        (LOSE | {"on": ["town"], "off": ["hill"]}, "off", "expected “on” or “off”, not both"),
        ({"do": "place", "who": "you", "at": ["hill"], "not_at": ["town"]}, "not_at", "expected “at” or “not_at”"),
        (LOSE | {"if_alone": True, "if_on": ["town"]}, "do", "expected at most one condition"),
        ({"do": "flip", "what": "hand"}, "what", "expected one of act, winter, haunted beside “flip”, found “hand”"),
        (LOSE | {"from": "discard"}, "from", "expected one of hand, pile, either beside “lose”, found “discard”"),
        ({"do": "recover", "who": "you", "cards": 1, "to": "hand"}, "to", "expected one of top, bottom, shuffle"),
        ({"do": "peek", "what": "hand"}, "do", "expected “who” for a look at a hand"),
        ({"do": "peek", "what": "act", "who": "you"}, "do", "expected “who” for a look at a hand"),
        ({"do": "grant", "who": "you", "gives": "steps"}, "gives", "expected “by” for steps and draw"),
        (HOLD | {"by": 1}, "gives", "expected “by” for steps and draw"),
        (HOLD | {"gives": "steps", "by": 0}, "by", "expected −4 to 4, but not 0"),
        ({"do": "peek", "what": "act"}, "do", "expected “who” for a look at a hand, and “cards” for one at Acts"),
        ({"do": "peek", "what": "hand", "who": "any player", "cards": 1}, "do", "expected “who” for a look at a hand"),
        ({"do": "swap", "who": "you"}, "who", "expected somebody else than “you” beside “swap”"),
        ({"do": "move", "who": "you", "spaces": [2, 2]}, "spaces", "expected two different numbers"),
        (LOSE | {"cards": "as many"}, "cards", "expected a number or “all”: “as many” stands beside “draw” only"),
    ],
)
def test_what_does_not_go_together_in_a_clause(clause: dict[str, Any], word: str, expected: str) -> None:
    found = list(clause_mistakes(msgspec.convert(clause, Clause)))
    assert [(place, said) for place, said in found if place == word and said.startswith(expected)], found


@pytest.mark.parametrize(
    ("kind", "changes", "path", "expected"),
    [
        (
            "options",
            {"does": [LOSE | {"gives": "firm"}]},
            "cards[0].does[0].gives",
            "expected no “gives” beside “lose”",
        ),
        ("options", {"does": []}, "cards[0].does", "expected 1 to 6 clauses, found 0"),
        ("options", {"does": [LOSE, AS_MANY]}, "cards[0].does[1].cards", "expected a “stash” in an earlier clause"),
        ("options", {"name": " "}, "cards[0].name", "expected no blank at its beginning or end"),
        (
            "options",
            {"text": {"en": "So.", "de": "So. "}},
            "cards[0].text",
            "expected no blank at its beginning or end",
        ),
        ("options", {"does": [LOSE] * 7}, "cards[0].does", "expected 1 to 6 clauses, found 7"),
        ("options", {"does": [LOSE | {"who": "the same"}]}, "cards[0].does[0].who", "expected somebody in an earlier"),
        ("options", {"does": [LOSE | {"who": "the player"}]}, "cards[0].does[0].who", "expected “the player” only in"),
        ("options", {"does": None, "answers": [LOSE]}, "cards[0].answers[0].do", "expected “cancel” as the first"),
        ("options", {"does": [{"do": "cancel", "what": "for all"}]}, "cards[0].does[0].do", "expected “cancel” as the"),
        ("options", {"answers": [{"do": "cancel", "what": "for all"}]}, "cards[0].name", "expected just one of “does”"),
        ("options", {"permanent": True}, "cards[0].permanent", "expected “at_start” or “always”"),
        ("options", {"does": None, "permanent": True, "always": [HOLD]}, "cards[0].permanent", "expected no Permanent"),
        ("options", {"solo": None}, "cards[0].name", "expected “solo”: dealt, move, removed or only"),
        ("options", {"solo": "move"}, "cards[0].solo", "expected “solo_spaces” for a card of the Move deck"),
        ("options", {"solo": "dealt"}, "cards[0].solo", "expected “removed”: alone nothing is laid out"),
        ("options", {"solo": "dealt"}, "cards", "expected 7 cards with solo = “removed”, found 3"),
        ("options", {"does": [LAY, LOSE]}, "cards[0].name", "expected nothing else on a card that is laid out"),
        ("options", {"count": 5}, "cards", "expected at most 4 cards that are laid out, found 5"),
        ("options", {"name": "BAD DOG"}, "cards[1].name", "expected a name of its own, but 'BAD DOG' is there twice"),
        ("fourth_player", {"does": [LAY]}, "cards[0].name", "expected no card that is laid out"),
        (
            "fourth_player",
            {"does": None, "permanent": True, "always": [HOLD]},
            "cards[0].permanent",
            "expected no Perm",
        ),
        ("fourth_player", {"count": 1}, "cards", "expected 14 cards for the fourth player, found 13"),
        ("corner", {"does": [LOSE]}, "cards", "expected one to five Boogeymen, found 0"),
        ("corner", {"solo": "dealt"}, "cards[0].solo", "expected no “solo” here: only Options cards have it"),
        ("corner", {"does": [LAY]}, "cards[0].does[0].do", "expected no “lay” here: only Options cards do it"),
        ("corner", {"does": None, "either": [[LOSE], [LOSE]]}, "cards[0].either", "expected no “either” here: only"),
        (
            "corner",
            {"does": None, "permanent": True, "always": [HOLD]},
            "cards[0].permanent",
            "expected no Permanent card among the Acts",
        ),
        ("choices", {"does": [{"do": "die"}]}, "cards", "expected first an Act that is no Boogeyman"),
        ("winter", {"count": 3}, "cards", "expected 21 Last Winter cards, found 22"),
        ("haunted", {"always": [LOSE]}, "cards[0].always[0]", 'expected { do = "grant", who = "you"'),
        (
            "haunted",
            {"always": [HOLD | {"lasts": "now"}]},
            "cards[0].always[0]",
            'expected { do = "grant", who = "you"',
        ),
        ("haunted", {"count": 2}, "cards", "expected 7 Haunted cards, found 8"),
    ],
)
def test_what_does_not_go_together_in_a_deck(kind: str, changes: dict[str, Any], path: str, expected: str) -> None:
    found = mistakes(kind, changes)
    assert [(place, said) for place, said in found if place == path and said.startswith(expected)], found


@pytest.mark.parametrize(
    ("changes", "path", "expected"),
    [
        ({"at_start": [LOSE | {"who": "the same"}]}, "spaces[0].at_start[0].who", "expected somebody in an earlier"),
        ({"on_landing": [LAY]}, "spaces[0].on_landing[0].do", "expected no “lay” here: only Options cards do it"),
        ({"may_decline": True}, "spaces[0].may_decline", "expected “always”: only that can be declined"),
        ({"set": "winter"}, "spaces", "expected 9 spaces with set = “base”, found 8"),
        ({"set": "winter"}, "spaces[0].kind", "expected another kind for a space of the set “winter”"),
        ({"kind": "detour"}, "spaces[0].kind", "expected another kind for a space of the set “base”"),
        ({"kind": "cemetery"}, "spaces", "expected just one space of the kind “cemetery”"),
    ],
)
def test_what_does_not_go_together_in_the_cove(changes: dict[str, Any], path: str, expected: str) -> None:
    found = mistakes("cove", changes, part="spaces")
    assert [(place, said) for place, said in found if place == path and said.startswith(expected)], found


def test_the_packs_of_the_house_have_no_mistakes() -> None:
    assert not any(mistakes(kind, {}, part="spaces" if kind == "cove" else "cards") for kind in GAME.pack_kinds)


@pytest.mark.parametrize(
    ("kind", "word", "value", "expected"),
    [
        ("options", "name", "my pack", "expected a short name without blanks"),
        ("cove", "name", "", "expected a short name without blanks"),
        ("winter", "title", "", "expected 1 to 80 letters"),
        ("winter", "title", {"en": "My winter", "de": "Mein Winter "}, "expected 1 to 80 letters"),
        ("corner", "title", "A STREET WITH MUCH TOO LONG A NAME", "expected 1 to 28 letters"),
    ],
)
def test_what_a_pack_is_called(kind: str, word: str, value: Any, expected: str) -> None:
    values: Any = plain_values(next(iter(GAME.shipped_packs()[kind].values()))) | {word: value}
    pack: Any = fill(GAME.pack_kinds[kind], values)
    assert [(place, said) for place, said in pack.mistakes() if place == word and said.startswith(expected)]


def test_as_many_after_a_stash_is_no_mistake() -> None:
    stash = {"do": "stash", "who": "you", "up_to": 1}
    assert not [place for place, _ in mistakes("fourth_player", {"does": [stash, LOSE, AS_MANY]}) if "does" in place]
