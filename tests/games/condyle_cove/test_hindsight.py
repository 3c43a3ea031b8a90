"""Why another choice was better: the terms that speak most for it, and the risk of the next Act."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.hindsight import Slip
from ratskeller.kernel.numbers import SPECTATOR
from tests.games.condyle_cove.box import GAME
from tests.games.condyle_cove.table import Table
from tests.games.condyle_cove.thinking import mind_of


def why(facts: dict[str, float], language: str = "en", best: int = codes.STOP) -> str:
    table = Table().pawns("town hill")
    assert GAME.hindsight is not None
    terms = {"cards": (0.3, 0.1), "risk": (0.0, -0.1)}
    slip = Slip(0, codes.GO + codes.COVE, best, 0.1, 0, 0, terms, facts)
    said: str = GAME.hindsight(table.state, slip, ["Ann"], GAME.words(language))
    return said


def test_cards_and_the_next_act_are_named() -> None:
    assert why({}) == (
        "What speaks for the better choice most: the cards that one can live on (20 % of a win) "
        "and the next Act in the Cul-De-Sac (10 % of a win)."
    )


def test_the_risk_is_told_where_it_comes_into_this() -> None:
    corner = codes.GO + codes.CORNER
    assert why({"risk": 0.25}, best=corner).startswith("In the Cul-De-Sac the next Act was deadly with 25 %")
    assert why({"risk": 0.25}, "de", corner).startswith("In der Sackgasse")
    assert why({"risk": 0.25}).startswith("What speaks")
    assert why({}, best=corner).startswith("What speaks")


def test_an_act_that_one_has_seen_is_compared_with_one_that_one_has_not() -> None:
    table = Table().acts("SHOVE")
    state = table.state.copy()
    state.phase = codes.ASK_ACT
    state.act_known = [1, *[0] * (codes.ACTS - 1)]
    assert GAME.hindsight is not None
    unseen, seen = codes.ACT_PLACE + 3, codes.ACT_PLACE
    slip = Slip(0, unseen, seen, 0.1, 0, 0, {}, {}, (-0.1, 0.1))
    gained = "Most of what it gave away went to Ben: 10.0 % of a win."
    said = GAME.hindsight(state, slip, ["Ann", "Ben"], GAME.words("en"))
    assert said == f"After all that had been seen of them, Act 4 was deadly with 20 %, and Act 1 with 0 %. {gained}"
    assert "Tat 4 mit 20 % tödlich" in GAME.hindsight(state, slip, ["Ann", "Ben"], GAME.words("de"))
    other = slip._replace(done=unseen + 1, best=unseen)
    assert GAME.hindsight(state, other, ["Ann", "Ben"], GAME.words("en")) == gained, "both the same"


def test_the_risk_is_what_a_seat_can_know_of_it() -> None:
    table = Table()
    [(name, risk)] = mind_of(table).facts(table.state, 0)
    assert name == "risk"
    assert 0 < risk < 1
    assert mind_of(table).facts(table.state, SPECTATOR) == []
