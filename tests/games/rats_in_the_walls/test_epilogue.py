"""The Rats in the Walls: the headline, the brains round by round, the finest lie."""

from __future__ import annotations

from tests.games.epilogues import golden, moments, rows, tell
from tests.games.rats_in_the_walls.table import GAME, ON_THE_SKULL, Table

LIE = "peek, roll none, announce 2, 2: believe, announce 2, 3: doubt"  # the second has not looked, and does not lie


def lied() -> Table:
    """Anna lies about two rats and is believed by Ben, who then talks himself out of his brains."""
    table = Table(4).play(LIE)
    while not table.match.state.is_over():
        table.play("announce 1")
        if not table.match.state.is_over():
            table.play("doubt, roll none")
    return table


def test_the_finest_lie_is_one_that_was_seen_through_by_its_teller_only() -> None:
    told = tell(lied().match)
    assert moments(told)["The finest lie"] == (
        4,
        "Round 1: Anna had looked and said “at least two”. But there were none, and Ben believed it.",
    )
    assert moments(told)["The sharpest ear"] == (
        6,
        "Round 1: Ben said “at least two”, and Cleo lifted the cup: there were none.",
    )


def test_a_number_that_nobody_had_looked_at_is_no_lie() -> None:
    table = Table(4).play("announce 2, 2: believe, announce 2, 3: doubt, roll none")
    while not table.match.state.is_over():
        table.play("announce 1")
        if not table.match.state.is_over():
            table.play("doubt, roll none")
    assert "The finest lie" not in moments(tell(table.match))


def test_to_deny_rats_that_one_has_seen_is_a_lie_of_their_number() -> None:
    table = Table(4).play("peek, roll 2, announce none, 2: believe, announce 4, 3: doubt, roll none")
    while not table.match.state.is_over():
        table.play("announce 1")
        if not table.match.state.is_over():
            table.play("doubt, roll none")
    assert moments(tell(table.match))["The finest lie"] == (
        4,
        "Round 1: Anna had looked and said “none”. But there were two, and Ben believed it.",
    )


def test_brains_are_called_brains_and_go_round_by_round() -> None:
    match = lied().match
    told = tell(match, 0)
    cells = rows(told)
    assert cells["At first"] == ("+7", "+7", "+7", "+7")
    assert cells["Round 1"] == ("0", "−2", "+1", "0")
    assert cells["Brains"][1] == "0"
    assert (told.unit, told.scores[1]) == ("Brains", "no brain")
    assert told.headline == "Cleo has kept the most brains; you have not."
    assert tell(match, 2).headline.startswith("You keep your head, with ")
    assert tell(match, language="de").unit == "Hirne"


def test_what_decided_it_is_the_last_claim() -> None:
    match = lied().match
    assert tell(match).highlights[-1].step == len(match.steps)
    text = moments(tell(golden(GAME, "fee")))["What decided it"][1]
    assert text.endswith("the last brain.")
    assert "to speak of rats cost" in text


def test_on_the_skull_a_mind_and_a_life_are_lost_with_all_their_brains() -> None:
    table = Table(4).play(ON_THE_SKULL + ", announce 10, believe, kill 1")
    match = table.match
    assert match.state.is_over()
    assert tell(match, 2).headline == "You have left your mind between the bones."
    assert tell(match, 0).headline == "Cleo has taken you along into the dark."
    cells = rows(tell(match))
    assert cells["Lost to the skull"][0].startswith("−")
    assert cells["Brains"][0] == cells["Brains"][2] == "0"
    assert (
        moments(tell(match))["What decided it"][1] == "Round 1: on the skull Cleo went out of mind and took Anna along."
    )


def test_many_rounds_are_taken_together() -> None:
    titles = list(rows(tell(golden(GAME, "limit"))))
    assert titles[1:-1] == [f"Rounds {first}–{first + 29}" for first in range(1, 301, 30)]
