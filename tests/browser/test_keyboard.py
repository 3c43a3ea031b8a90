"""Whole games without a mouse: Tab, Enter, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import GAMES, find_game
from tests.browser.people import OPEN_CHOICES

if TYPE_CHECKING:
    from tests.browser.people import People, Person

SHORT = {"darkhouse": {"games": "1"}}
CAN_DO = f"{OPEN_CHOICES}, .actions [data-focus=yes]"  # a choice, or the answer to a warning
TABS_MAX = 120  # more than anything on a page
FOCUSED = "document.activeElement?.matches({selector!r}) ?? false"


def tab_to(person: Person, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(TABS_MAX):
        if person.page.evaluate(FOCUSED.format(selector=selector)):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"No way with the Tab key to {selector}.")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_by_keyboard(people: People, game: str) -> None:
    anna = people.come("desk")
    anna.go("/")
    tab_to(anna, f"a[href='/new/{game}']")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#seats")).to_be_visible()
    assert anna.page.evaluate("document.activeElement.tagName") == "H1"  # whoever listens hears where they are

    tab_to(anna, "#seats")
    least = find_game(game).seats[0]
    for _ in range(3):  # as few seats as there may be
        anna.page.keyboard.press("ArrowUp")
    expect(anna.page.locator("#seats")).to_have_value(str(least))
    for option, value in SHORT.get(game, {}).items():
        tab_to(anna, "form details summary")
        anna.page.keyboard.press("Enter")
        tab_to(anna, f"#option-{option}")
        anna.page.keyboard.type(value)
        expect(anna.page.locator(f"#option-{option}")).to_have_value(value)
    tab_to(anna, "form button[type=submit]")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".lobby")).to_be_visible()
    if least > 1:  # the free seats get bots that do not think long
        tab_to(anna, ".begin select")
        anna.page.keyboard.press("Home")
        expect(anna.page.locator(".begin select")).to_have_value("easy")
    tab_to(anna, "[data-focus=begin]")
    anna.page.keyboard.press("Enter")
    anna.expect_running()

    moves = 0
    while not anna.has_ended():
        anna.page.wait_for_selector(f"{CAN_DO}, [data-end]")
        if anna.has_ended():
            break
        before = anna.page.locator(".prompt").inner_text()
        tab_to(anna, CAN_DO)
        anna.page.keyboard.press("Enter")
        moves += 1
        assert moves < 600, before
    assert moves > 3
    expect(anna.page.locator("#end")).to_be_focused()
