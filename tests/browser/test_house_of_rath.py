"""The board of House of Rath: walking through it, rooms that swing, asking where Rath must go, team play."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import find_game
from ratskeller.tables.lesson import make_lesson
from tests.browser.axe import check
from tests.browser.people import OPEN_CHOICES, TOUCH

if TYPE_CHECKING:
    from tests.browser.people import People, Person, Size

GAME = "house_of_rath"
FINGER = TOUCH - 0.5  # pixels; a little is lost in rounding
# Which floors are set in motion, from the beginning on: nobody has to look in the right moment.
WATCH_FLOORS = """
window.swung = []
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
  if (this.dataset.floor) window.swung.push(this.dataset.floor)
  return animate.apply(this, how)
}
"""
RISE = "['a', 'f'].map((room) => document.querySelector(`[data-focus=room-${room}]`).getBoundingClientRect().y)"
RISE += ".reduce((gallery, nursery) => gallery - nursery)"


def go_to(person: Person, ask: str) -> None:
    """To the stop of the guided game where this move is asked for."""
    stops = make_lesson(find_game(GAME)).stops
    number = next(at for at, stop in enumerate(stops, start=1) if stop.ask == ask)
    person.go(f"/learn/{GAME}#stop={number}")
    # Once it is as large as it should be, the house has found its room; a click before that might meet nothing.
    person.expect_large(f'.rath-house [data-do="{ask}"]', least=FINGER)


def test_arrow_keys_walk_from_room_to_room(people: People) -> None:
    anna = people.come("desk")
    anna.go(f"/learn/{GAME}")
    anna.page.locator("[data-focus=room-m]").focus()
    for key, room in (("ArrowRight", "room-b"), ("ArrowLeft", "room-m"), ("ArrowLeft", "room-e")):
        anna.page.keyboard.press(key)
        expect(anna.page.locator(f"[data-focus={room}]")).to_be_focused()
    # Of all rooms only one is a stop of the Tab key: the one where one is.
    expect(anna.page.locator("[data-focus^=room-][tabindex='0']")).to_have_count(1)
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("region", name=re.compile("A look into"))).to_contain_text("Hester")
    check(anna.page)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_room_swings_before_ones_eyes(people: People, motion: Literal["no-preference", "reduce"]) -> None:
    anna = people.come("phone")
    anna.page.emulate_media(reduced_motion=motion)
    anna.page.add_init_script(WATCH_FLOORS)
    go_to(anna, "pivot ne")
    anna.until(f"Math.abs({RISE}) < 10")  # the Nursery lies beside the Portrait Gallery
    anna.page.locator(".rath-house [data-do='pivot ne']").click()
    expect(anna.page.locator(".rath-house [data-do='attack 6']")).to_be_attached()  # all has been shown
    anna.until(f"{RISE} > 50")
    # The Nursery, then the Library, and their names with them; nothing else turns.
    assert set(anna.page.evaluate("window.swung")) == (set() if motion == "reduce" else {"f", "d"})


@pytest.mark.parametrize("ask", ["remove 9", "rotate f", "pivot ne", "attack 6", "go d", "lock a-f", "rath b"])
def test_what_can_be_tapped_is_as_wide_as_a_finger(people: People, ask: str) -> None:
    anna = people.come("phone")
    go_to(anna, ask)
    anna.expect_large(".rath-house [data-do]", least=FINGER)


def test_the_house_is_read_aloud(people: People) -> None:
    anna = people.come("phone")
    go_to(anna, "go d")
    anna.page.locator(".in-words summary").click()
    words = anna.page.locator(".in-words")
    expect(words.get_by_role("heading", level=2, name="The house")).to_be_visible()
    gallery = words.locator("tr", has=anna.page.get_by_role("rowheader", name="Portrait Gallery"))
    expect(gallery).to_contain_text("Count Rath, Tanya (yours), Bronson and Agnes (hidden, yours)")
    expect(gallery).to_contain_text("south-west: Room of Mourning")
    check(anna.page)


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_it_is_told_where_rath_must_go_and_why(people: People, size: Size) -> None:
    anna = people.come(size)
    go_to(anna, "lock a-f")
    anna.page.locator("[data-focus=why]").click()
    expect(anna.page.locator(".why .verdict")).to_have_text("He must go to the Nursery.")
    expect(anna.page.locator(".lure.target text")).to_have_text("2 · 1 turn")
    check(anna.page)


def test_partners_make_signs_and_play_to_the_end(people: People) -> None:
    anna = people.come("phone")
    anna.go(f"/new/{GAME}")
    anna.show_more()
    anna.page.select_option("#seats", "4")
    for number, sitter in enumerate(["me", "bot:level:1", "bot:level:1", "bot:level:1"]):
        anna.page.locator(".sitters select.sitter").nth(number).select_option(sitter)
    anna.page.locator("#option-teams").check()
    anna.to_the_waiting_room()
    expect(anna.page.locator(".lobby")).to_be_visible()
    anna.begin()
    anna.expect_running()
    anna.page.wait_for_selector(OPEN_CHOICES)
    expect(anna.page.locator("[data-player] [data-partner]")).to_have_count(4)  # everybody's partner is in the strip
    anna.page.locator("[data-tool=talk]").click()
    expect(anna.page.locator("dialog[open]")).to_contain_text("only signs, no words")
    expect(anna.page.locator("dialog[open] textarea, dialog[open] input")).to_have_count(0)
    anna.page.keyboard.press("Escape")
    assert people.play_on(anna) > 4
