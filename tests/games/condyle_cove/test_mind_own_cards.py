"""What a mind of Condyle Cove makes of cards that are in no pack of the house: it goes by their clauses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.condyle_cove.alone import Alone
from tests.games.condyle_cove.cards.test_own_cards import own, using
from tests.games.condyle_cove.thinking import does, likes

GOOD: tuple[tuple[dict[str, Any], ...], ...] = (
    ({"do": "grant", "who": "you", "gives": "draw", "by": -1},),
    ({"do": "steal", "who": "another player", "cards": 3, "from": "pile", "to": "bottom"},),
)
BAD: tuple[tuple[dict[str, Any], ...], ...] = (
    ({"do": "die"},),
    ({"do": "draw", "who": "you", "cards": 2},),
    ({"do": "grant", "who": "you", "gives": "draw", "by": 2},),
    ({"do": "grant", "who": "you", "gives": "open_hand"},),
    ({"do": "lose", "who": "you", "cards": 2, "from": "pile"},),
)
NEITHER: tuple[tuple[dict[str, Any], ...], ...] = (
    ({"do": "stash", "who": "you", "up_to": 2},),
    ({"do": "flip", "what": "act"},),
    ({"do": "flip", "what": "winter"},),
    ({"do": "peek", "what": "act", "cards": 1}, {"do": "clear", "who": "you"}),
    ({"do": "swap", "who": "another player"},),
    ({"do": "grant", "who": "you", "gives": "firm"}, {"do": "grant", "who": "you", "gives": "steps", "by": 2}),
    ({"do": "grant", "who": "another player", "gives": "stuck"},),
)


@pytest.mark.parametrize("clauses", GOOD)
def test_what_brings_or_saves_cards_is_liked_by_who_has_few(clauses: tuple[dict[str, Any], ...]) -> None:
    assert does(using(*clauses).pile(1, 2), "play TATTLETALE")


@pytest.mark.parametrize("clauses", BAD)
def test_what_costs_cards_is_not(clauses: tuple[dict[str, Any], ...]) -> None:
    table = using(*clauses)
    assert likes(table, "play TATTLETALE") < likes(table, "stop")


@pytest.mark.parametrize("clauses", NEITHER)
def test_everything_else_is_judged_too(clauses: tuple[dict[str, Any], ...]) -> None:
    assert 0 < likes(using(*clauses), "play TATTLETALE") < 1


def test_alone_a_card_may_do_nothing_to_him() -> None:
    clauses = (
        {"do": "swap", "who": "another player"},
        {"do": "stash", "who": "everyone", "up_to": 1},
        {"do": "draw", "who": "everyone", "cards": 1},
        {"do": "lose", "who": "another player", "cards": "all", "from": "hand"},
        {"do": "steal", "who": "another player", "cards": 1, "from": "pile", "to": "hand", "solo": False},
        {"do": "flip", "what": "act"},
    )
    table = Alone(packs=own(*clauses)).me("town").him("hill").hand(1, "TATTLETALE, LOST").playing()
    assert 0 < likes(table, "play TATTLETALE") < 1


def test_alone_what_he_is_granted_is_as_good_as_nothing() -> None:
    def liked(clause: dict[str, Any]) -> float:
        table = Alone(packs=own(clause)).me("town").him("beach").hand(1, "TATTLETALE, LOST").playing()
        return likes(table, "play TATTLETALE")

    nothing = liked({"do": "swap", "who": "another player"})
    assert liked({"do": "grant", "who": "another player", "gives": "open_hand"}) == pytest.approx(nothing)


def test_benny_has_no_cards_to_lose() -> None:
    clauses = (
        {"do": "move", "who": "any pawn", "spaces": 1},
        {"do": "lose", "who": "the same", "cards": 2, "from": "pile"},
    )
    table = using(*clauses, benny="yes").pawns("town creek", ghost="beach").play("play TATTLETALE")
    assert likes(table, "pawn 1") < likes(table, "pawn ghost") < likes(table, "pawn 2")


def test_where_benny_goes_is_all_the_same() -> None:
    table = using({"do": "move", "who": "any pawn", "spaces": 1}, benny="yes").pawns("town creek", ghost="beach")
    table.play("play TATTLETALE, pawn ghost")
    assert table.phase == "where"
    assert len({likes(table, f"go {space}") for space in table.offers("go")}) == 1
