"""Why another choice was better: the terms that speak most for it, and the risk of the next Act."""

from __future__ import annotations

from typing import Any

from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.hindsight import Slip
from tests.games.condyle_cove.box import GAME
from tests.games.condyle_cove.table import Table
from tests.games.condyle_cove.thinking import mind_of


def why(facts: dict[str, float], language: str = "en") -> str:
    nothing: Any = None
    assert GAME.hindsight is not None
    terms = {"cards": (0.3, 0.1), "risk": (0.0, -0.1)}
    said: str = GAME.hindsight(nothing, Slip(0, 1, 2, 0.1, 0, 0, terms, facts), ["Ann"], GAME.words(language))
    return said


def test_cards_and_the_next_act_are_named() -> None:
    assert why({}) == (
        "What speaks for the better choice most: the cards that one can live on and the next Act in the Cul-De-Sac."
    )
    assert why({"risk": 0.25}).startswith("In the Cul-De-Sac the next Act was deadly with 25 %")
    assert why({"risk": 0.25}, "de").startswith("In der Sackgasse")


def test_the_risk_is_told_to_who_stands_in_the_cul_de_sac() -> None:
    table = Table()
    [(name, risk)] = mind_of(table).facts(table.state, 0)
    assert name == "risk"
    assert 0 < risk < 1
    table.state.pawn = [codes.CORNER + 1, *list(table.state.pawn)[1:]]
    assert mind_of(table).facts(table.state, 0) == []
