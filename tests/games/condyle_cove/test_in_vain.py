"""Condyle Cove, 7.6 and 7.7: a card of which nothing comes is told as such, to everybody and once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.games.condyle_cove.events import VANITIES, InVain, MindChanged
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.games.condyle_cove.rules.in_vain import why_in_vain
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.words import LANGUAGES
from tests.games.condyle_cove.alone import HIM, Alone, alone, flips
from tests.games.condyle_cove.box import GAME, own_options
from tests.games.condyle_cove.scenes import cold, holding, nine, turned_up
from tests.games.condyle_cove.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

LUCKY = "LUCKY PASSERBY"


def vain(table: Table, steps: int = 40) -> list[str]:
    """The things of which, as a spectator was told, nothing came; an Act by its number among the eight."""
    told = table.told(InVain, steps=steps)
    return [table.names.of[event.thing] if event.act is None else f"act {event.act}" for event in told]


def reasons(table: Table) -> list[str]:
    """Why, as a spectator was told."""
    return [event.why for event in table.told(InVain)]


def story(table: Table, language: str) -> list[str]:
    """What a spectator reads of the last step."""
    told = [event for event in table.match.events[-1] if event.is_for(SPECTATOR)]
    return [
        GAME.sentence(event.what, ["Ann", "Bo"], SPECTATOR, GAME.phrases.words(language), table.state.content.packs)
        for event in told
    ]


@pytest.mark.parametrize(
    ("card", "where", "why"),
    [
        ("OPEN VIEW", "town creek", "nobody"),
        ("LANDSLIDE", "town beach", "nobody"),
        ("KIDNAPPED", "hill creek", "nobody"),
        ("SOMETHING WICKED", "town woods", "safety"),
        ("TATTLETALE", "town hill", "safety"),
        ("ON THE MOVE", "hill town", "safety"),
        ("STICKY FINGERS", "town creek", "none"),  # the hand is empty
        ("CRUMBS", "town creek", "none"),  # so is the discard pile
        ("OUT OF REACH", "town creek", "place"),  # the condition does not hold
        ("SOMETHING WICKED", "town corner", "standing"),
        ("SHED SOME LIGHT", "town creek", "answering"),  # Defensive, in the own turn (C21)
    ],
)
def test_7_6_a_card_that_hits_nobody_is_told_as_such_and_why(card: str, where: str, why: str) -> None:
    table = holding(card, where).use(card)
    assert vain(table) == [card]
    assert reasons(table) == [why]


@pytest.mark.parametrize(
    ("card", "where", "script"),
    [
        ("DETOUR", "town creek", "lay 3 0"),
        ("LULLABY", "town hill", ""),
        ("SWEPT AWAY", "town creek", "go town"),
        ("THROUGH THE KEYHOLE", "town creek", "act 1"),
        ("UNDER THE MATTRESS", "town creek", "card 1, keep"),
        ("BAD DOG", "town creek", "pawn 1, go town"),  # out and back is a move
        ("AWAY FROM DANGER", "town hill", ""),  # it ends the turn
    ],
)
def test_7_6_a_card_that_does_something_is_not(card: str, where: str, script: str) -> None:
    assert vain(holding(card, where).use(card, script)) == []


def test_7_6_not_even_if_the_others_have_a_say_in_between() -> None:
    table = nine("town field creek").hand(1, "OPEN VIEW, LOST").hand(2, "CURFEW, CRUMBS").hand(3, "LULLABY").playing()
    table.play("play OPEN VIEW, 2: pass, 3: pass, hand 1")
    assert vain(table) == []


def test_7_6_whoever_puts_nothing_away_has_played_in_vain() -> None:
    table = holding("UNDER THE MATTRESS").use("UNDER THE MATTRESS")
    assert vain(table) == []
    assert vain(table.play("keep")) == ["UNDER THE MATTRESS"]
    assert reasons(table) == ["choice"]


def test_7_6_what_others_say_meanwhile_is_no_effect() -> None:
    table = holding("UNDER THE MATTRESS").use("UNDER THE MATTRESS").play("2: quiet")
    assert table.told(MindChanged)
    assert vain(table.play("keep")) == ["UNDER THE MATTRESS"]


def test_7_6_cancelled_for_the_only_one_it_meant() -> None:
    table = holding("TATTLETALE").hand(2, LUCKY).play(f"play TATTLETALE, 2: play {LUCKY}")
    assert vain(table) == ["TATTLETALE"]
    assert reasons(table) == ["safety"]


def test_7_6_cancelled_for_all_it_was_told_before() -> None:
    table = holding("OPEN VIEW").hand(2, "CAT UNDER A LAMP").play("play OPEN VIEW, 2: play CAT UNDER A LAMP")
    assert vain(table) == []


def test_7_6_an_act_too() -> None:
    table = turned_up("UNDER THE BED").discard(1, "").turn().play("act 1")
    assert vain(table) == ["act 4"]
    assert vain(turned_up("UNDER THE BED").turn().play("act 1").settle()) == []


def test_7_6_an_act_is_called_by_its_name_though_another_was_replaced() -> None:
    table = turned_up("SHOVE", my_binky=1).turn().play("act 1, pawn 2").settle()
    assert vain(table) == []
    table = turned_up("UNDER THE BED", my_binky=1).discard(1, "").turn().play("act 1")
    assert story(table, "en")[-1] == "Nothing comes of UNDER THE BED: there are no cards to be had."


def test_7_6_a_last_winter_card_too() -> None:
    assert vain(cold("WARM BREAD").settle()) == []
    table = Table(2, winter=True).cove("corner cold").pawns("cold cold").playing().play("winter, winter WARM BREAD")
    assert vain(table) == ["WARM BREAD"]


def test_7_6_a_card_that_turns_up_an_act_did_that_much() -> None:
    packs = own_options("TATTLETALE", does=[{"do": "flip", "what": "act"}])
    table = holding("TATTLETALE", packs=packs).acts("UNDER THE BED").use("TATTLETALE", "act 1")
    assert vain(table) == ["act 4"]


def test_7_6_everybody_reads_it() -> None:
    table = holding("TATTLETALE", "town hill").use("TATTLETALE")
    told = {language: story(table, language)[-1] for language in LANGUAGES}
    assert told == {
        "en": "Nothing comes of TATTLETALE: whom it means is protected.",
        "de": "PETZE bleibt ohne Wirkung: Wen sie meint, der ist geschützt.",
    }


# ---- alone --------------------------------------------------------------------------------------------------------


def test_7_6_alone_a_card_that_cannot_hurt_him() -> None:
    table = alone("hill", "woods", "LOST, CURFEW").playing().play("play LOST, pass")
    assert vain(table) == ["LOST"]


def test_7_6_alone_a_card_that_he_plays() -> None:
    assert vain(flips("MUSICAL CHAIRS")) == ["MUSICAL CHAIRS"]
    assert vain(flips("CAT UNDER A LAMP")) == ["CAT UNDER A LAMP"]
    assert vain(flips("CURFEW")) == []


def test_7_6_alone_a_move_card_that_moves_nobody_and_finds_nothing() -> None:
    table = Alone().me("town").him("beach").pile(HIM, 5).his_turn().play("move STICKY FINGERS")
    assert vain(table) == ["STICKY FINGERS"]
    table = Alone().me("town").him("beach").pile(HIM, 5).his_turn().play("move HE SMELLS YOU")
    assert vain(table) == []  # he has moved


@pytest.mark.parametrize("make", [alone, lambda: holding("TATTLETALE", "town creek"), lambda: nine("town creek hill")])
def test_7_6_of_every_line_there_is_a_reason_that_can_be_told_or_none(make: Callable[[], Table]) -> None:
    table = make()
    box: Any = table.state.content
    for line in (line for line in range(len(box.line_rows)) if box.line_rows[line]):
        for seat in range(table.state.seats):
            for same in (0, *(1 << pawn for pawn in range(codes.PAWNS))):
                why = why_in_vain(table.state, line, seat, codes.BY_OPTION, same)
                assert codes.FOR_NO_REASON <= why < len(VANITIES)
