"""Why not?: the list of all that is not offered, and pieces that say why they offer nothing; on a desk and a phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import GAMES
from tests.browser.axe import check
from tests.browser.people import OPEN_CHOICES, chairs

if TYPE_CHECKING:
    from tests.browser.people import People, Person, Size

HOUSE = {"condyle_cove": {"window": "0"}}
NOT_NOW = {"en": "Not now: ", "de": "Jetzt nicht: "}


def sit_down(people: People, game: str, size: Size, language: str = "en") -> Person:
    """Somebody who has been asked something."""
    anna = people.come(size, language)
    anna.open_table(game, chairs(game, "me", "bot:level:1"), name="Anna", house=HOUSE.get(game))
    anna.begin()
    anna.expect_running()
    anna.page.wait_for_selector(OPEN_CHOICES, state="attached")
    return anna


def open_list(person: Person, size: Size) -> None:
    """By the keyboard: on a desk it is in the line of tools, on a phone behind “More”."""
    if size == "phone":
        person.page.locator("[data-tool=menu]").focus()
        person.page.keyboard.press("Enter")
    person.page.locator("[data-tool=why]").focus()
    person.page.keyboard.press("Enter")
    expect(person.page.locator("dialog[open] input[type=search]")).to_be_visible()


@pytest.mark.parametrize(("size", "language"), [("phone", "de"), ("desk", "en")])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_all_that_is_not_offered_has_a_reason_with_its_clause(
    people: People, game: str, size: Size, language: str
) -> None:
    anna = sit_down(people, game, size, language)
    open_list(anna, size)
    reasons = anna.page.locator("dialog[open] .says")
    expect(reasons.first).to_be_visible()
    for text in reasons.all_inner_texts():
        assert text.startswith(NOT_NOW[language])
        assert re.search(r"§\s*\S+$", text)
    check(anna.page)
    clause = re.findall(r"§\s*(\S+)$", reasons.first.inner_text())[0]
    anna.page.fill("dialog[open] input[type=search]", clause)
    for text in reasons.all_inner_texts():
        assert text.endswith(clause)
    anna.page.fill("dialog[open] input[type=search]", "qqq")
    expect(reasons).to_have_count(0)


def test_a_piece_that_offers_nothing_says_why_when_it_is_picked(people: People) -> None:
    anna = sit_down(people, "rathulhu", "desk")
    idle = '.board [data-own] [data-about^="token:"]:not(:has([data-do]))'
    while anna.is_asked() and not anna.page.locator(idle).count():  # an auction may begin in which every token can win
        people.play_on(anna, moves=1)
    anna.page.locator(idle).first.click()
    answer = anna.page.locator(".picked[data-why=true] p")
    expect(answer.first).to_contain_text("Not now: ")
    expect(answer.first.locator("a")).to_have_attribute("href", re.compile("rules/rathulhu"))
    answer.first.locator("a").click()
    expect(anna.page.locator("dialog[open]")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.click_something()
    expect(answer).to_have_count(0)
