"""Condyle Cove: the packs of the house are whole, readable in both languages, and compiled into what they say."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ratskeller.catalogue import find_game
from ratskeller.games.condyle_cove.content import FourthDeck
from ratskeller.games.condyle_cove.content_cards import is_deadly
from ratskeller.games.condyle_cove.content_numbers import Wishes, choose_acts, make_box, option_cards
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.packs import fill
from ratskeller.kernel.texts import plain_values
from ratskeller.kernel.words import LANGUAGES

GAME = find_game("condyle_cove")
PACKS = {kind: next(iter(known.values())) for kind, known in GAME.shipped_packs().items()}
ALL_PACKS = [(kind, name) for kind, known in GAME.shipped_packs().items() for name in known]


def wishes(**more: Any) -> Wishes:
    usual = {
        "alone": False,
        "fourth": False,
        "passages": False,
        "winter": False,
        "benny": False,
        "binky": 0,
        "other": 0,
    }
    return Wishes(**{**usual, **more})


def entries(kind: str, name: str) -> Any:
    pack: Any = GAME.shipped_packs()[kind][name]
    return pack.spaces if kind == "cove" else pack.cards


@pytest.mark.parametrize(("kind", "name"), ALL_PACKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_as_a_sentence(kind: str, name: str, language: str) -> None:
    told = list(GAME.shipped_packs()[kind][name].sentences(language))
    assert len(told) == len(entries(kind, name))
    for sentence in told:
        assert " × " in sentence
        assert sentence.endswith(".")
        assert "  " not in sentence


@pytest.mark.parametrize(("kind", "name"), ALL_PACKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_every_card_is_a_sentence(kind: str, name: str, language: str) -> None:
    for entry in entries(kind, name):
        assert entry.text.by_language[language].endswith(".")


@pytest.mark.parametrize(("kind", "name"), ALL_PACKS)
@pytest.mark.parametrize(
    ("language", "begins", "ends"),
    [("en", "Single use.", "Then it leaves the game."), ("de", "Einmalig.", "Dann kommt sie aus dem Spiel.")],
)
def test_a_card_says_that_it_leaves_the_game(kind: str, name: str, language: str, begins: str, ends: str) -> None:
    told = GAME.shipped_packs()[kind][name].sentences(language)
    for card, sentence in zip(entries(kind, name), told, strict=True):
        leaves = kind in {"options", "fourth_player"} and card.is_spent()
        assert card.text.word(language).startswith(begins) == leaves
        assert sentence.endswith(ends) == leaves


def test_a_sentence_tells_how_far_a_move_card_goes_and_what_may_be_declined() -> None:
    told = {line.partition(": ")[0]: line for kind in ("options", "cove") for line in PACKS[kind].sentences("en")}
    assert told["1 × BAD DOG"].endswith("When you play alone it is in his Move deck, and he moves 4 spaces instead.")
    assert told["1 × STICKY FINGERS"].endswith("and he moves no space instead.")
    assert ": As long as you are here, if you like: " in told["1 × BEACH"]


def test_the_numbers_of_the_box() -> None:
    cards = option_cards(PACKS)
    assert len(cards) == codes.CARDS
    found = Counter(str(card.name) for card in cards[: codes.FOURTH])
    for name, count in {"DETOUR": 4, "KIDNAPPED": 2, "NO FRIEND OF MINE": 2, "LUCKY PASSERBY": 2, "BAD DOG": 1}.items():
        assert found[name] == count
    assert sum(card.answers is not None for card in cards) == 4  # 11.1


@pytest.mark.parametrize(
    ("name", "boogeymen"),
    [("kiddie_corner", 1), ("creepy_carnival", 2), ("down_lexington", 3), ("beneath_the_cove", 2), ("hollow_days", 1)],
)
def test_each_cul_de_sac_has_its_boogeymen(name: str, boogeymen: int) -> None:
    corner: Any = GAME.shipped_packs()["corner"][name]
    assert sum(is_deadly(act) for act in corner.copies()) == boogeymen


def test_who_plays_alone_has_28_cards_and_eight_in_the_move_deck() -> None:
    box = make_box(PACKS, wishes(alone=True))
    assert sum(box.used) == 28
    assert sorted(box.move_spaces) == [0, 1, 2, 2, 3, 3, 3, 4]


def test_the_fourth_players_cards_are_used_only_if_wanted() -> None:
    assert sum(make_box(PACKS, wishes()).used) == 40
    assert sum(make_box(PACKS, wishes(fourth=True)).used) == 54


def test_choices_replace_acts() -> None:
    assert choose_acts(PACKS, wishes()) == [0, 1, 2, 3, 4, 5]
    assert choose_acts(PACKS, wishes(binky=1)) == [0, 6, 2, 3, 4, 5]  # the first Act is the Boogeyman
    assert choose_acts(PACKS, wishes(binky=5, other=1)) == [0, 7, 2, 3, 4, 6]
    assert choose_acts(PACKS, wishes(other=6)) == [7, 1, 2, 3, 4, 5]


def test_what_brings_cards_back_is_spent() -> None:
    spent = {str(card.name) for card in option_cards(PACKS) if card.is_spent()}
    assert {"OUT OF REACH", "DIG IT UP", "CRUMBS", "UNDER THE MATTRESS", "FINDERS KEEPERS", "WISHBONE"} <= spent
    assert not spent & {"ON THE MOVE", "TATTLETALE", "DETOUR", "MARBLES FOR KEEPS"}


def test_two_decks_may_have_different_cards_of_one_name() -> None:
    fourth: Any = plain_values(PACKS["fourth_player"])
    fourth["cards"][0].update(
        {"name": "TATTLETALE", "does": [{"do": "lose", "who": "everyone", "cards": 1, "from": "hand"}]}
    )
    packs = PACKS | {"fourth_player": fill(FourthDeck, fourth)}
    box = make_box(packs, wishes(fourth=True))
    here, there, _ = (number for number, card in enumerate(option_cards(packs)) if str(card.name) == "TATTLETALE")
    assert box.rows[box.line_first[box.does[here]]][codes.R_WHO] == codes.WHO_OTHER
    assert box.rows[box.line_first[box.does[there]]][codes.R_WHO] == codes.WHO_ALL
    assert box.title[here] == box.title[there]


@pytest.mark.parametrize(("kind", "name"), [pack for pack in ALL_PACKS if pack[0] != "cove"])
def test_every_card_that_brings_stolen_cards_under_the_draw_pile_says_so(kind: str, name: str) -> None:
    """C25."""
    for card in entries(kind, name):
        clauses = [clause for _, line in card.lines() for clause in line]
        if any(clause.do == "steal" and clause.to == "bottom" for clause in clauses):
            assert " under your" in str(card.text)
            assert "unter deinen" in card.text.word("de")
