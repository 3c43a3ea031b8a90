"""Rathulhu: the headline, the sheet, the best bid and what decided it."""

from __future__ import annotations

from tests.games.epilogues import golden, moments, rows, tell
from tests.games.rathulhu.table import GAME, Table


def end_quickly(table: Table) -> None:
    """Nothing but Elder Signs, and nobody bids: three Aeons pass."""
    while not table.match.state.is_over():
        if table.match.state.is_chance():
            table.deal("tile elder sign" if table.state.bag[22] else "tile shoggoth")
        else:
            legal = {GAME.write_action(code) for code in table.match.state.legal_actions(table.match.state.mover)}
            choice = next((each for each in ("pass", "draw", "invoke") if each in legal), None)
            table.do(choice or min(legal))


def test_the_sheet_is_the_printed_one() -> None:
    match = golden(GAME, "tokens")
    cells = rows(tell(match))
    assert cells["At first"] == ("+10", "+10")
    assert cells["Tomes"] == ("−10", "−10")
    assert cells["Shoggoths"] == ("+15", "−6")
    assert cells["of it in Aeon II"] == ("+6", "−3")
    assert cells["Favour"] == ("22", "3")
    assert tell(match, 0).headline == "The stars are right, and they know your name."
    assert tell(match, 1).headline == "The stars are right, but for Anna."
    assert tell(match, 1, "de").scores == ("22 Gunst", "3 Gunst")


def test_the_best_bid_is_the_lot_that_was_worth_most_there_and_then() -> None:
    """Two Relics are 6 points, an Altar with nobody else is 1; each was won with one token."""
    table = Table(3).play("draw relic, draw relic, 3: invoke, pass, pass, 3: bid 4")
    assert table.match.state.is_over() is False
    table.play("draw altar, 2: invoke, pass, pass, 2: bid 3")
    end_quickly(table)
    step, text = moments(tell(table.match))["The best bid"]
    assert text == "Cleo bid 4 and won two tiles, worth 6 points there and then."
    assert GAME.write_action(GAME.read_action(table.match.steps[step - 1].do)) == "bid 4"


def test_what_a_setback_takes_is_taken_off_a_bid() -> None:
    """Three Tomes are worth 10 more than none, but the Setback among them takes two; that is a choice of several."""
    table = Table(3).play(
        "draw tome 1, draw tome 2, draw tome 3, draw tome setback, draw relic, 3: invoke, pass, pass, bid 4"
    )
    assert table.match.state.is_over() is False
    won = len(table.match.steps)
    table.play("discard tome 1, discard tome 2")
    end_quickly(table)
    told = moments(tell(table.match))
    assert told["The best bid"] == (won, "Cleo bid 4 and won five tiles, worth 8 points there and then.")
    assert "The hardest blow" not in told  # one moment is not told twice


def test_level_favour_is_decided_by_the_higher_token() -> None:
    told = moments(tell(golden(GAME, "time")))
    assert told["What decided it"][1] == "Anna and Ben had the same favour; the token 9 decided for Anna."
