"""Doing nothing is never the brass button, in no game; what lies on the board is told of beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import find_game
from ratskeller.tables.lesson import make_lesson

if TYPE_CHECKING:
    from tests.browser.people import People

NOTHING = {"pass", "stop", "nothing", "let go", "stay", "give up", "go on"}


def stops_with_nothing(game: str) -> list[tuple[int, str]]:
    """Where the guided game of a game lets one do nothing: the number of the stop, and by which choice."""
    return [
        (number, choice.notation)
        for number, stop in enumerate(make_lesson(find_game(game)).stops, start=1)
        for choice in stop.moments[-1].scene.choices
        if choice.notation in NOTHING
    ]


# In the fifth, The Rats in the Walls, one always does something.
@pytest.mark.parametrize("game", ["condyle_cove", "darkhouse", "house_of_rath", "rathulhu"])
def test_doing_nothing_is_a_quiet_button(people: People, game: str) -> None:
    anna = people.come("phone")
    stops = stops_with_nothing(game)
    assert stops, game
    for number, nothing in stops[:1] + stops[-2:]:
        anna.go(f"/learn/{game}#stop={number}")
        anna.page.reload()  # another stop of the same page is no new page
        button = anna.page.locator(f'.ask .actions > [data-do="{nothing}"]')
        expect(button).to_be_visible()
        assert "primary" not in (button.get_attribute("class") or ""), (game, number)
        # It comes after all that does something; only what is folded follows it.
        expect(anna.page.locator(f'.ask .actions > [data-do="{nothing}"] ~ [data-do]')).to_have_count(0)


def test_what_lies_on_the_board_is_counted_and_one_tap_away(people: People) -> None:
    anna = people.come("phone")
    rotating = next(number for number, nothing in stops_with_nothing("house_of_rath") if nothing == "nothing")
    anna.go(f"/learn/house_of_rath#stop={rotating}")
    folded = anna.page.locator(".ask details.there")
    expect(folded.locator("summary")).to_have_text("On the board: 6 choices")
    expect(folded.locator("[data-do]").first).to_be_hidden()
    folded.locator("summary").click()
    expect(folded.locator("[data-do]")).to_have_count(6)
    expect(folded.locator("[data-do]").first).to_be_visible()
    expect(anna.page.locator(".ask .primary")).to_have_count(0)
