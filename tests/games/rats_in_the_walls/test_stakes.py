"""What stands under the buttons, with brains by the summary sheet and chances counted by hand."""

from __future__ import annotations

from tests.games.rats_in_the_walls.table import ON_THE_SKULL, Table


def said(table: Table, notation: str) -> str:
    """The stakes of a choice of whoever is asked."""
    return table.offers(table.turn or 0)[notation].stakes


def test_the_first_claim_says_that_it_costs_a_brain() -> None:
    table = Table()
    assert said(table, "announce 1") == "Costs 1 brain. 33% true. Brains +1 if believed, +1 or −1 if doubted."
    assert said(table, "announce none") == "67% true. Brains ±0 if believed, +1 or −2 if doubted."


def test_who_has_looked_knows_what_is_a_lie() -> None:
    table = Table().play("peek, roll none")
    assert said(table, "announce 1") == "Costs 1 brain. A lie. Brains +1 if believed, −1 if doubted."
    assert said(table, "announce none") == "The truth. Brains ±0 if believed, +1 if doubted."


def test_a_doubt_says_what_it_may_win_and_cost_and_nothing_of_what_the_giver_saw() -> None:
    seen, unseen = (Table().play(f"{look}announce 1") for look in ("peek, roll none, ", ""))
    assert said(seen, "doubt") == said(unseen, "doubt")
    assert said(seen, "doubt").startswith("By chance 33% true. Brains +1 if ")
    assert said(seen, "doubt").endswith(" lied, −2 if not.")
    assert said(seen, "believe").startswith("Costs 1 brain; ")


def test_a_last_brain_says_that_the_game_ends() -> None:
    table = Table().play("announce 1")
    table.arrange(brains=[8, 1, 8, 8], middle=3)
    assert said(table, "believe") == "Costs your last brain: the game ends."
    assert said(table, "doubt").endswith(" If it is true, the game ends.")


def test_on_the_skull_every_answer_ends_the_game() -> None:
    table = Table().play(ON_THE_SKULL + ", 2: announce 5")
    assert said(table, "believe") == "Costs your reason and 7 brains: the game ends."
    assert said(table, "doubt").endswith(" The game ends.")
    table.play("3: believe")
    assert said(table, "kill 1").startswith("Then ")
