"""Why another choice was better: what is sooner lost or won, and the terms that speak most for it."""

from __future__ import annotations

from typing import Any

from ratskeller.games.house_of_rath.rules import codes
from ratskeller.games.house_of_rath.text import orphan_name
from ratskeller.kernel.hindsight import Slip
from ratskeller.kernel.numbers import SPECTATOR
from tests.games.house_of_rath.table import GAME, Table


def why(terms: dict[str, tuple[float, float]], language: str = "en") -> str:
    assert GAME.hindsight is not None
    slip = Slip(0, 1, 2, 0.1, 0, 0, terms, {}, (-0.1, 0.02, 0.08))
    said: str = GAME.hindsight(Table().state, slip, ["Ann", "Ben", "Cleo"], GAME.words(language))
    return said


def test_the_terms_that_speak_most_are_named() -> None:
    said = why({"second": (0.5, 0.2), "close": (0.0, -0.2), "rolls": (0.1, 0.1), "third": (0.0, 0.3)})
    assert "that a second orphan of one’s own survives and how near Rath is" in said
    assert "ein zweites eigenes Waisenkind" in why({"second": (0.5, 0.2)}, "de")


def test_what_is_lost_or_won_at_once_comes_first() -> None:
    assert why({"over": (0.1, 0.5), "won": (0.0, 0.0), "run-aways": (2.0, 1.0)}) == (
        "Within the next turns Ann is out in 50 of 100 cases, after the better choice in 10."
    ), "and the cards of those who are left tell nothing"
    assert why({"over": (0.5, 0.1), "won": (0.5, 0.1)}) == (
        "Within the next turns the better choice wins in 50 of 100 cases, this one in 10."
    )
    gained = "Most of what it gave away went to Cleo: 8.0 % of a win."
    fewer = {"over": (0.5, 0.6), "won": (0.4, 0.5), "run-aways": (0.4, 0.3)}
    assert why(fewer) == gained, "the terms of different tries"
    assert why({}) == gained


def test_at_an_attack_it_is_said_whose_the_orphans_were() -> None:
    table = Table(2).orphans(a="1 4").rath("a").boogey(1)
    facts = {"owner 1 1": 1.0, "owner 4 1": 0.0, "owner 4 2": 0.625}
    attack = codes.ATTACK
    assert GAME.hindsight is not None
    slip = Slip(0, attack, attack + 3, 0.1, 0, 0, {"close": (1.0, 0.0)}, facts)
    said = GAME.hindsight(table.state, slip, ["Ann", "Ben"], GAME.words("en"))
    called = [orphan_name(table.view().names, number) for number in (1, 4)]
    assert said.startswith(f"{called[0]} was one’s own. As far as one could know, {called[1]} was in the care of Ben")
    assert "with 62 %" in said
    said = GAME.hindsight(table.state, slip._replace(done=codes.REVEAL), ["Ann", "Ben"], GAME.words("de"))
    assert said.startswith("Soweit man wissen konnte")


def test_what_is_known_of_owners_is_told_before_a_roll_and_at_an_attack() -> None:
    table = Table(2)
    assert GAME.mind is not None
    mind: Any = GAME.mind(table.state)
    told = dict(mind.facts(table.state, SPECTATOR))
    assert set(told) == {f"guessed {number}" for number in (1, 2, 3, 4, 5, 6)}
    assert all(0 < odds < 1 for odds in told.values())
    assert mind.facts(table.state, 0) == []
    table.orphans(a="1 4 (7)").rath("a").boogey(1)
    told = dict(mind.facts(table.state, 0))
    assert set(told) == {f"owner {orphan} {seat}" for orphan in (1, 4) for seat in (1, 2)}
    assert (told["owner 1 1"], told["owner 1 2"]) == (1.0, 0.0)
    assert mind.facts(table.play("attack 4").state, 0) == []
