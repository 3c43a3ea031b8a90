"""What stands under the buttons, with numbers added up by hand from chapter 12."""

from __future__ import annotations

from tests.games.rathulhu.table import Table


def test_a_lot_is_worth_what_the_sheet_would_pay_more_to_everybody_who_can_bid() -> None:
    table = Table().give(2, "altar").lay("cultist, relic, site 1").play("invoke")
    bob = {name: choice.stakes for name, choice in table.offers(2).items()}
    assert bob["pass"].startswith("You keep your tokens. Worth +4 to you now, +1 at the end; to ")  # 3 and a Cultist
    assert " +3" in bob["pass"]  # to the others the Relic alone
    assert any(stakes.startswith("Worth +4 to you now, +1 at the end. You give your ") for stakes in bob.values())


def test_what_others_would_gain_is_not_told_where_favour_is_hidden() -> None:
    table = Table(scores="hidden").lay("relic").play("invoke")
    assert table.offers(2)["pass"].stakes == "You keep your tokens. Worth +3 to you now."


def test_a_setback_in_the_lot_is_counted() -> None:
    table = Table().give(2, "tome 1, tome 2, tome 3").lay("tome setback").play("invoke")
    assert "Worth −5 to you now" in table.offers(2)["pass"].stakes  # three types pay 5, one pays nothing


def test_what_is_given_up_to_a_setback_has_its_price() -> None:
    table = Table().give(1, "tome 1, tome 2, tome 3").lay("tome setback").auction("pass", "pass", "2")
    assert table.offers(1)["discard tome 1"].stakes == "Costs you −5 now."


def test_an_old_one_costs_its_own_points() -> None:
    table = Table().give(1, "2 old one").lay("altar, relic")
    assert table.offers(1)["old one relic"].stakes == "Pays you +1 now, the Old One's own points included."  # 3 − 2
    assert table.play("old one relic").offers(1)["stop"].stakes == "Your Old Ones stay: +2 when the Aeon ends."
