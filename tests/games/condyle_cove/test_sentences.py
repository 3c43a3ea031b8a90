"""What `pack check` tells of a card: a whole sentence in good words, with all that the rules make of the card."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ratskeller.games.condyle_cove.content_cards import Card, Space
from ratskeller.games.condyle_cove.content_grammar import Clause
from ratskeller.games.condyle_cove.content_sentences import card_sentences, describe, line_sentence
from ratskeller.games.condyle_cove.text import PHRASES
from ratskeller.kernel.texts import text_reader

MADE = {"name": "X", "count": 1, "text": "x", "name_from": "invented", "effect_from": "invented"}


def clauses(*made: dict[str, Any]) -> list[Clause]:
    return msgspec.convert(list(made), list[Clause])


def said(*made: dict[str, Any], language: str = "en") -> str:
    return line_sentence(clauses(*made), PHRASES.words(language))


def card(**more: Any) -> Card:
    return msgspec.convert({**MADE, "count_from": "invented", **more}, Card, dec_hook=text_reader({}))


def space(**more: Any) -> Space:
    made = {word: value for word, value in MADE.items() if word != "count"}
    return msgspec.convert({**made, "kind": "hill", "set": "base", **more}, Space, dec_hook=text_reader({}))


def move(who: str, **more: Any) -> dict[str, Any]:
    return {"do": "move", "who": who, "spaces": 2, **more}


def lose(who: str, **more: Any) -> dict[str, Any]:
    return {"do": "lose", "who": who, "cards": 1, "from": "pile", **more}


def steal(who: str, source: str, to: str, cards: int | str = 1) -> dict[str, Any]:
    return {"do": "steal", "who": who, "cards": cards, "from": source, "to": to}


TOLD: list[tuple[list[dict[str, Any]], str, str]] = [
    (
        [move("another player", off=["town", "alley"], not_corner=True), lose("the same")],
        (
            "move another player who is not in TOWN or in the ALLEY exactly 2 spaces, but not onto the Cul-De-Sac; "
            "that player discards the top card of their draw pile."
        ),
        (
            "bewege einen anderen Spieler, der nicht in der STADT oder in der GASSE steht, genau 2 "
            "Felder, aber nicht in "
            "die Sackgasse; dieser Spieler wirft die oberste Karte seines Stapels ab."
        ),
    ),
    (
        [move("any pawn", on=["beach"], up_to=3, spaces=None)],
        "move any pawn that is on the BEACH up to 3 spaces.",
        "bewege eine beliebige Figur, die am STRAND steht, bis zu 3 Felder.",
    ),
    (
        [steal("each other player", "hand", "hand", 2), lose("the same", cards="all", **{"from": "hand"})],
        "steal 2 random cards from the hand of each other player; each of them discards their whole hand.",
        "stiehl 2 zufällige Karten aus der Hand jedes anderen Spielers; jeder von ihnen wirft seine ganze Hand ab.",
    ),
    (
        [
            steal("another player", "discard", "hand"),
            steal("the same", "pile", "top"),
            steal("the same", "hand", "shuffle"),
        ],
        (
            "take the top card of the discard pile of another player into your hand; put the top "
            "card of the draw pile of "
            "that player on top of your draw pile; shuffle a random card from the hand of that "
            "player into your draw pile."
        ),
        (
            "nimm die oberste Karte der Ablage eines anderen Spielers auf deine Hand; lege die "
            "oberste Karte des Stapels "
            "dieses Spielers auf deinen Stapel; mische eine zufällige Karte aus der Hand dieses "
            "Spielers in deinen Stapel."
        ),
    ),
    (
        [{"do": "recover", "who": "you", "cards": 2, "to": "top"}, lose("the same", on=["woods"])],
        (
            "put the top 2 cards of your discard pile on top of your draw pile; "
            "if you are in the WOODS, discard the top card of your draw pile."
        ),
        (
            "lege die obersten 2 Karten deiner Ablage auf deinen Stapel; "
            "wenn du im WALD bist: wirf die oberste Karte deines Stapels ab."
        ),
    ),
    (
        [{"do": "grant", "who": "another player", "gives": "draw", "by": -1, "lasts": "next"}],
        "another player draws 1 card less in their Draw phase to the end of their next turn.",
        "ein anderer Spieler zieht beim Nachziehen 1 Karte weniger (bis zum Ende seines nächsten Zuges).",
    ),
    (
        [{"do": "place", "who": "any player", "at": ["field", "town"], "if_alone": True}],
        "if you are alone on your space, put any player on the OPEN FIELD or in TOWN.",
        "wenn du allein auf deinem Feld bist: setze einen beliebigen Spieler auf das OFFENE FELD oder in die STADT.",
    ),
    (
        [{"do": "swap", "who": "another player", "on": ["hill"], "solo": False}],
        "trade spaces with another player who is on the HILL (not when you play alone).",
        "tausche mit einem anderen Spieler, der auf dem HÜGEL steht, das Feld (nicht beim Spiel allein).",
    ),
    (
        [{"do": "peek", "what": "act", "cards": 2}, {"do": "draw", "who": "you", "cards": "as many"}],
        "look at 2 face-down Acts; draw as many cards.",
        "sieh 2 verdeckte Taten an; ziehe ebenso viele Karten.",
    ),
]


@pytest.mark.parametrize(("made", "english", "german"), TOLD)
def test_a_line_is_told_in_good_words(made: list[dict[str, Any]], english: str, german: str) -> None:
    assert said(*made) == english
    assert said(*made, language="de") == german


def test_what_is_given_holds_this_turn_unless_told() -> None:
    firm = {"do": "grant", "who": "you", "gives": "firm"}
    assert said(firm) == said({**firm, "lasts": "now"}) == "others cannot move you this turn."
    assert said({**firm, "lasts": "round"}) == "others cannot move you until your next turn begins."


def test_what_the_rules_make_of_a_card_beside_its_clauses_is_told() -> None:
    crumbs = {"does": [{"do": "recover", "who": "you", "cards": 1, "to": "bottom"}]}
    leaves = " Then it leaves the game."
    assert describe("X", 1, card(**crumbs), "en", is_spent=True).endswith(leaves)
    assert leaves not in describe("X", 1, card(**crumbs), "en")
    lost = {"does": [lose("everyone")]}
    assert describe("X", 1, card(**lost, solo="removed"), "en").endswith(" Not used when you play alone.")
    his = describe("X", 1, card(**lost, solo="move", solo_spaces=0), "en")
    assert his.endswith(" When you play alone it is in his Move deck, and he moves no space instead.")
    his = describe("X", 1, card(**lost, solo="only", solo_spaces=1), "en")
    assert his.endswith(" Only used when you play alone, in his Move deck: he moves 1 space instead.")
    assert describe("X", 3, card(**lost, solo="dealt"), "en").startswith("3 × X: Everyone discards the top card")


def test_when_something_holds_is_told() -> None:
    words = PHRASES.words("en")
    firm = [{"do": "grant", "who": "you", "gives": "firm"}]
    assert list(card_sentences(card(always=firm, permanent=True), words)) == ["Always: others cannot move you."]
    assert list(card_sentences(space(always=firm), words)) == ["As long as you are here: others cannot move you."]
    told = list(card_sentences(space(always=firm, may_decline=True), words))
    assert told == ["As long as you are here, if you like: others cannot move you."]
    told = list(card_sentences(space(at_start=[lose("you")], on_landing=[{"do": "clear", "who": "you"}]), words))
    assert told == [
        "When you land here: remove all your Permanent cards from the game.",
        "When your turn begins here: discard the top card of your draw pile.",
    ]
    assert describe("X", 1, space(kind="passage"), "en") == "1 × X: Both Passages are one space."
    assert describe("X", 1, space(), "en") == "1 × X: Nothing of its own."
