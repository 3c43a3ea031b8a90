"""Condyle Cove: what stands under a button says whom it would hit, what it costs and what is left to chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller.games.condyle_cove.stakes import stakes as stakes_of
from tests.games.condyle_cove.alone import alone
from tests.games.condyle_cove.box import GAME, NINE
from tests.games.condyle_cove.scenes import holding, nine, turned_up

if TYPE_CHECKING:
    from tests.games.condyle_cove.table import Table

WHO = ["Ann", "Bo", "Cy", "Di"]


def stakes(table: Table, step: str, seat: int = 1, language: str = "en") -> str:
    """What stands under the button of one action."""
    code = table.read_action(step, seat - 1)
    scene = GAME.scene(table.state, seat - 1, WHO[: table.state.seats], GAME.phrases.words(language))
    choices = [*scene.choices, *([scene.aside] if scene.aside else [])]
    return next(choice.stakes for choice in choices if choice.code == code)


@pytest.mark.parametrize(
    ("card", "where", "said"),
    [
        ("TATTLETALE", "town creek", "Spends the card. Hits: Bo."),
        ("TATTLETALE", "town creek woods", "Spends the card. Hits one of: Bo, Cy."),
        ("TATTLETALE", "town creek hill", "Spends the card. Hits one of: Bo; nothing comes of: Cy."),
        ("TATTLETALE", "town hill", "Nothing would come of it now: whom it means is protected."),
        ("OPEN VIEW", "town creek", "Nothing would come of it now: nobody stands where it strikes."),
        ("CURFEW", "creek creek beach", "Hits: Bo, Cy."),
        ("OUT OF REACH", "town creek", "Nothing would come of it now: whoever played it stands in the wrong place."),
        ("SHED SOME LIGHT", "town creek", "Nothing would come of it now: it can only answer another card."),
    ],
)
def test_a_card_says_whom_it_would_hit(card: str, where: str, said: str) -> None:
    assert said in stakes(holding(card, where), f"play {card}")


def test_in_german_too() -> None:
    assert "Trifft: Bo." in stakes(holding("TATTLETALE", "town creek"), "play TATTLETALE", language="de")
    said = stakes(holding("TATTLETALE", "town hill"), "play TATTLETALE", language="de")
    assert "Jetzt bliebe das ohne Wirkung: Wen sie meint, der ist geschützt." in said


def test_whoever_is_chosen_has_cards_or_is_protected() -> None:
    table = holding("TATTLETALE", "town creek hill").play("play TATTLETALE")
    assert stakes(table, "pawn 2") == "No card in hand, 5 in the pile."
    assert stakes(table, "pawn 3") == "Nothing would come of it now: whom it means is protected."


def test_an_answer_says_for_whom_it_cancels() -> None:
    table = holding("TATTLETALE", "town creek").hand(2, "LUCKY PASSERBY, CAT UNDER A LAMP").play("play TATTLETALE")
    assert "TATTLETALE does nothing to you." in stakes(table, "play LUCKY PASSERBY", seat=2)
    assert "TATTLETALE does nothing to anybody." in stakes(table, "play CAT UNDER A LAMP", seat=2)


def test_what_is_said_for_later_counts_for_this_card_too() -> None:
    table = holding("TATTLETALE", "town creek").hand(2, "CURFEW").play("play TATTLETALE")
    assert stakes(table, "quiet", seat=2) == "You let this card happen, and are not asked again until you say so."


def test_a_space_that_is_laid_says_what_it_will_say() -> None:
    table = nine().cove(NINE.replace("alley", ".")).drawing().play("draw cove, cove alley")
    assert {stakes(table, f"lay {cell}") for cell in table.offers("lay")} == {"Cards cannot be stolen from your hand."}


def test_an_act_risks_what_is_arithmetic() -> None:
    table = turned_up("SHOVE").turn()
    assert stakes(table, "act 1") == "17% the Boogeyman: then you are out."


def said_of(table: Table, step: str, seat: int = 1) -> str:
    """What the stakes would say of an action, offered or not."""
    view = GAME.view(table.state, seat - 1)
    say = stakes_of(table.state, view, WHO[: table.state.seats], GAME.phrases.words("en"))
    return say(table.read_action(step, seat - 1))


def test_what_cancels_nothing_does_not_say_for_whom() -> None:
    table = holding("TATTLETALE", "town creek").hand(2, "LUCKY PASSERBY, CURFEW").play("play TATTLETALE")
    assert said_of(table, "play CURFEW", seat=2).startswith("Spends the card. Everyone not in TOWN")


def test_alone_acts_and_he_who_has_no_hand_are_no_stakes() -> None:
    for step in ("act 1", "pawn 3"):
        assert said_of(alone(), step) == "Nothing is at stake."
