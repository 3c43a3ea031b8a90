"""The board of House of Rath: walking through it, asking where Rath must go, a claim that betrays nobody, team play."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import find_game
from ratskeller.tables.lesson import make_lesson
from tests.browser.axe import check
from tests.browser.people import OPEN_CHOICES

if TYPE_CHECKING:
    from tests.browser.people import People, Size

GAME = "house_of_rath"
FOCUSED = "document.activeElement?.dataset.focus"


def test_arrow_keys_walk_from_room_to_room(people: People) -> None:
    anna = people.come("desk")
    anna.go(f"/learn/{GAME}")
    anna.page.locator("[data-focus=room-m]").focus()
    for key, room in (("ArrowRight", "room-b"), ("ArrowLeft", "room-m"), ("ArrowLeft", "room-e")):
        anna.page.keyboard.press(key)
        assert anna.page.evaluate(FOCUSED) == room
    # Of all rooms only one is a stop of the Tab key: the one where one is.
    expect(anna.page.locator("[data-focus^=room-][tabindex='0']")).to_have_count(1)
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("region", name=re.compile("A look into"))).to_contain_text("Hester")
    check(anna.page)


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_it_is_told_where_rath_must_go_and_why(people: People, size: Size) -> None:
    anna = people.come(size)
    number = next(at for at, stop in enumerate(make_lesson(find_game(GAME)).stops, start=1) if stop.ask == "lock a-f")
    anna.go(f"/learn/{GAME}#stop={number}")
    anna.page.locator("[data-focus=why]").click()
    expect(anna.page.locator(".why .verdict")).to_have_text("He must go to the Nursery.")
    expect(anna.page.locator(".lure.target text")).to_have_text("2 · 1 turn")
    check(anna.page)


def test_partners_make_signs_and_play_to_the_end(people: People) -> None:
    anna = people.come("phone")
    anna.go(f"/new/{GAME}")
    anna.page.select_option("#seats", "4")
    for number, sitter in enumerate(["me", "bot:easy", "bot:easy", "bot:easy"]):
        anna.page.locator(".sitters select").nth(number).select_option(sitter)
    anna.page.locator("form summary").first.click()
    anna.page.locator("#option-teams").check()
    anna.page.locator("form button[type=submit]").click()
    expect(anna.page.locator(".lobby")).to_be_visible()
    anna.begin()
    anna.expect_running()
    anna.page.wait_for_selector(OPEN_CHOICES)
    expect(anna.page.locator(".players")).to_contain_text("with ")
    anna.page.locator("[data-tool=talk]").click()
    expect(anna.page.locator("dialog[open]")).to_contain_text("only signs, no words")
    expect(anna.page.locator("dialog[open] textarea, dialog[open] input")).to_have_count(0)
    anna.page.keyboard.press("Escape")
    assert people.play_on(anna) > 4
