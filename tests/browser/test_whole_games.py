"""Every game to its end: two people at two screens and a bot, clicking only what is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import GAMES
from tests.browser.people import chairs

if TYPE_CHECKING:
    from tests.browser.people import People

SHORT = {"darkhouse": {"games": "1"}}  # options that make a game short
QUICK = {"condyle_cove": {"window": "0"}}  # and what makes a table quick


@pytest.mark.parametrize("game", sorted(GAMES))
def test_two_people_and_a_bot_play_to_the_end(people: People, game: str) -> None:
    anna, bert = people.come("desk"), people.come("phone")
    sitters = chairs(game, "me", "friend", "bot:level:1")
    anna.open_table(game, sitters, SHORT.get(game), name="Anna", house=QUICK.get(game))
    bert.join(anna.invitation(), "Bert")
    anna.begin()
    anna.expect_running()
    bert.expect_running()

    people.play_on(anna, bert)
    for person in (anna, bert):
        end = person.page.locator("[data-end]")
        expect(end.locator("[data-place]")).to_have_count(len(sitters))
        expect(end.locator("[data-sheet] thead th")).to_have_count(len(sitters))
        expect(end).to_contain_text("Anna")
        expect(end).to_contain_text("Bert")
        expect(end.locator("details code").first).to_be_attached()  # the dice, laid open
    expect(anna.page.locator(f"[data-end] a[href='/replay/{anna.table_id()}']")).to_be_visible()


def test_a_first_game_takes_three_clicks(people: People) -> None:
    anna = people.come("phone")
    anna.go("/")
    anna.page.get_by_role("link", name="The Rats in the Walls", exact=True).click()
    anna.page.get_by_role("button", name="Play against bots now").click()
    anna.expect_running()
    # On the front page the table is found again.
    anna.go("/")
    anna.page.get_by_role("link", name="Back to the table: The Rats in the Walls").click()
    anna.expect_running()
