"""Help at a table that has agreed on it: a hint with its reason, and a coach who has a word before a mistake counts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import GAMES
from tests.browser.axe import check
from tests.browser.people import OPEN_CHOICES

if TYPE_CHECKING:
    from tests.browser.people import People, Person, Size


def open_with_help(person: Person) -> None:
    """A table of the Rats with bots, on which everything was agreed that helps; the person begins."""
    person.go("/new/rats_in_the_walls")
    person.show_more()
    person.page.select_option("#option-start", "agreed")
    for kind in ("hints", "coach"):
        person.page.locator(f"#{kind}").focus()
        person.page.keyboard.press("Space")
        expect(person.page.locator(f"#{kind}")).to_be_checked()
    expect(person.page.locator("[data-coached]")).to_be_visible()
    check(person.page)
    person.page.locator("form [data-open=now]").click()
    person.expect_running()
    person.page.wait_for_selector(OPEN_CHOICES, state="attached")


@pytest.mark.parametrize(("size", "language"), [("desk", "en"), ("phone", "de")])
def test_a_hint_says_why_and_the_coach_is_heard_before_it_counts(people: People, size: Size, language: str) -> None:
    anna = people.come(size, language)
    open_with_help(anna)
    page = anna.page
    page.locator("[data-focus=hint]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-hint] strong")).to_have_text(re.compile(r"[“„]\S.*[”“]"))
    expect(page.locator(".actions .choice.lit")).to_have_count(1)
    expect(page.locator("[data-focus=hint]")).to_have_count(0)
    check(page)
    # One die lies in the walls: whoever says the most that can be said is never believed.
    offered = anna.choices()
    worst = max(offered, key=lambda do: int(re.sub(r"\D", "", do) or 0))
    button = page.locator(f'.actions [data-do="{worst}"]')
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-coach]")).to_be_visible()
    expect(page.locator("[data-focus=coach-back]")).to_be_focused()
    expect(page.locator("[data-coach]")).to_be_in_viewport(ratio=1)
    check(page)
    page.keyboard.press("Enter")
    expect(page.locator("[data-coach]")).to_have_count(0)
    expect(button).to_be_focused()
    assert anna.choices() == offered  # nothing has happened
    page.keyboard.press("Enter")
    expect(page.locator("[data-focus=coach-back]")).to_be_focused()
    page.locator("[data-focus=coach-sure]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-coach]")).to_have_count(0)
    expect(page.locator(f'.actions [data-do="{worst}"]')).to_have_count(0)


def test_whoever_plays_with_friends_gets_no_coach(people: People) -> None:
    anna = people.come("desk")
    anna.go("/new/rathulhu")
    anna.show_more()
    expect(anna.page.locator("#coach")).to_be_enabled()
    anna.page.locator(".sitters select.sitter").nth(1).select_option("friend")
    expect(anna.page.locator("#coach")).to_be_disabled()
    expect(anna.page.locator("#hints")).to_be_enabled()


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_leads_to_one_with_a_coach(people: People, game: str) -> None:
    anna = people.come("phone")
    anna.go(f"/learn/{game}#stop=999")
    anna.page.locator('.note a[href$="#coach"]').click()
    expect(anna.page.locator("[data-coached]")).to_be_visible()
    anna.show_more()
    expect(anna.page.locator("#coach")).to_be_checked()
