"""Why another choice was better: what a lot was worth to whom, and where more favour would have come from."""

from __future__ import annotations

from typing import Any

from ratskeller.kernel.hindsight import Slip
from tests.games.rathulhu.table import GAME, Table


def why(terms: dict[str, tuple[float, float]], facts: dict[str, float], language: str = "en") -> str:
    state: Any = Table().match.state
    assert GAME.hindsight is not None
    said: str = GAME.hindsight(
        state, Slip(0, 1, 2, 0.1, 0, 0, terms, facts), ["Ann", "Ben", "Cleo"], GAME.words(language)
    )
    return said


def test_favour_is_told_row_by_row() -> None:
    terms = {"tomes": (4.0, 1.0), "tokens": (2.0, 0.0), "sites": (0.0, 1.0), "over": (0.0, 0.0)}
    assert why(terms, {}) == "With it one could expect 3.0 favour more from Tomes and 2.0 favour more from tokens."
    assert "3,0 Gunst mehr durch Folianten" in why(terms, {}, "de")


def test_a_lot_is_worth_something_to_everybody() -> None:
    lots = {"lot 1": 2.0, "lot 2": 1.0, "lot 3": 6.5}
    assert "2.0 favour to Ann, and 6.5 to Cleo" in why({}, lots)
    assert "others would have had less" in why({}, lots)


def test_what_a_lot_is_worth_is_asked_at_an_auction_alone() -> None:
    state: Any = Table().match.state
    assert GAME.mind is not None
    assert GAME.mind(state).facts(state, 0) == []
    state = Table().play("draw altar, 2: invoke").match.state
    assert [name for name, _ in GAME.mind(state).facts(state, state.mover)] == ["lot 1", "lot 2", "lot 3"]
