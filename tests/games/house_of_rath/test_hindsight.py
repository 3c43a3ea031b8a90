"""Why another choice was better: what is sooner lost or won, and the terms that speak most for it."""

from __future__ import annotations

from typing import Any

from ratskeller.kernel.hindsight import Slip
from tests.games.house_of_rath.table import GAME


def why(terms: dict[str, tuple[float, float]], language: str = "en") -> str:
    nothing: Any = None
    assert GAME.hindsight is not None
    said: str = GAME.hindsight(nothing, Slip(0, 1, 2, 0.1, 0, 0, terms, {}), ["Ann"], GAME.words(language))
    return said


def test_the_terms_that_speak_most_are_named() -> None:
    said = why({"second": (0.5, 0.2), "close": (0.0, -0.2), "rolls": (0.1, 0.1), "third": (0.0, 0.3)})
    assert "that a second orphan of one’s own survives and how near Rath is" in said
    assert "ein zweites eigenes Waisenkind" in why({"second": (0.5, 0.2)}, "de")


def test_what_is_lost_or_won_at_once_comes_first() -> None:
    assert why({"over": (0.1, 0.5), "won": (0.0, 0.0)}).startswith(
        "So one is out at once in 50 of 100 cases, otherwise in 10"
    )
    assert why({"over": (0.5, 0.1), "won": (0.5, 0.1)}) == (
        "The better choice wins at once in 50 of 100 cases, this one in 10."
    )
    assert "others would have had less" in why({})
