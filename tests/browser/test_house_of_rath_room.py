"""The room that House of Rath has: everybody and one's own cards in sight, names, coming nearer and pushing about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.people import OPEN_CHOICES
from tests.browser.test_house_of_rath import GAME, go_to

if TYPE_CHECKING:
    from tests.browser.people import People, Person

SCREENS = [(390, 844), (1024, 768), (1440, 900), (2560, 1440)]
# Pieces of a kind that are not wholly in sight: outside the window, or covered by something that is not theirs.
HIDDEN = """selector => [...document.querySelectorAll(selector)].filter((piece) => {
  const { left, top, right, bottom } = piece.getBoundingClientRect()
  if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return true
  const seen = document.elementFromPoint((left + right) / 2, bottom - 3)
  return !(piece.contains(seen) || seen?.contains(piece))
}).map((piece) => piece.outerHTML.slice(0, 90))"""
# How much of the place between its edges the house fills, the way in which it fills more.
FILLED = """() => {
  const house = document.querySelector('.house').getBoundingClientRect()
  const stage = document.querySelector('.stage').getBoundingClientRect()
  return Math.max(house.width / stage.width, house.height / stage.height)
}"""
NAMED = """() => document.querySelectorAll('.house .name').length
  + document.querySelectorAll('.where .one').length"""
INSIDE = """selector => {
  const [piece, stage] = [selector, '.stage'].map((each) => document.querySelector(each).getBoundingClientRect())
  return piece.left >= stage.left - 1 && piece.right <= stage.right + 1
}"""
NEARER = "than => new DOMMatrix(getComputedStyle(document.querySelector('.near')).transform).a > than"
WHOLE = "() => getComputedStyle(document.querySelector('.near')).transform === 'matrix(1, 0, 0, 1, 0, 0)'"


def sit_down(people: People, width: int, height: int, seats: int = 6, *, teams: bool = False) -> Person:
    """A table with bots, where it is one's turn to do something with the house."""
    anna = people.come("desk")
    anna.page.set_viewport_size({"width": width, "height": height})
    anna.go(f"/new/{GAME}")
    anna.page.fill("#name", "Annabella")
    anna.show_more()
    anna.page.select_option("#seats", str(seats))
    for number in range(seats):
        sitter = "bot:level:1" if number else "me"
        anna.page.locator(".sitters select.sitter").nth(number).select_option(sitter)
    if teams:
        anna.page.locator("#option-teams").check()
    anna.to_the_waiting_room()
    expect(anna.page.locator(".lobby")).to_be_visible()
    anna.begin()
    anna.expect_running()
    anna.page.wait_for_selector(OPEN_CHOICES)
    people.play_on(anna, moves=2)
    anna.page.wait_for_selector(OPEN_CHOICES)
    return anna


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_six_players_their_partners_and_ones_own_cards_are_in_sight(people: People, width: int, height: int) -> None:
    anna = sit_down(people, width, height, teams=True)
    expect(anna.page.locator("[data-player]")).to_have_count(6)
    expect(anna.page.locator("[data-player='0']")).to_contain_text("Annabella")
    expect(anna.page.locator("[data-player] [data-partner]")).to_have_count(6)
    expect(anna.page.locator("[data-own]")).to_have_count(1)
    # The house takes the room that the list of names leaves, which takes it a moment to find.
    anna.until(f"selector => !({HIDDEN})(selector).length", "[data-player], [data-own], .stage")
    anna.until(f"() => ({FILLED})() > 0.9")
    # Every orphan that stands in the house has a name: below its face, or in the list beside the house.
    anna.until(f"() => ({NAMED})() === document.querySelectorAll('.house .token').length")
    assert anna.page.locator(".house .token").count() > 0
    check(anna.page)


def test_the_house_is_brought_nearer_by_buttons_keys_and_the_wheel(people: People) -> None:
    anna = people.come("desk")
    go_to(anna, "lock a-f")
    anna.page.locator("[data-focus=zoom-nearer]").click()
    anna.until(NEARER, 1.3)
    anna.page.locator("[data-focus=zoom-fit]").click()
    anna.until(WHOLE)
    anna.page.locator("[data-focus=room-m]").focus()
    anna.page.keyboard.press("+")
    anna.until(NEARER, 1.3)
    anna.page.keyboard.press("0")
    anna.until(WHOLE)
    anna.page.locator(".stage").hover(position={"x": 30, "y": 30})
    anna.page.keyboard.down("Control")
    anna.page.mouse.wheel(0, -300)
    anna.page.keyboard.up("Control")
    anna.until(NEARER, 2)
    # Whoever walks on with the keyboard sees where that is.
    for key, room in (("ArrowRight", "b"), ("ArrowLeft", "m"), ("ArrowLeft", "e")):
        anna.page.locator("[data-focus=room-m]").focus()
        anna.page.keyboard.press(key)
        anna.until(INSIDE, f"[data-focus=room-{room}]")
    check(anna.page)


def test_two_fingers_bring_the_house_nearer(people: People) -> None:
    anna = people.come("phone", has_touch=True)
    go_to(anna, "lock a-f")
    line = anna.page.context.new_cdp_session(anna.page)
    door = anna.page.locator(".rath-house [data-do='lock a-f']")
    door.hover()  # it is in sight, and nothing lies over it
    box = door.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x + side * far, "y": y, "id": side} for far in apart for side in (-1, 1)]
        line.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{**each, "id": each["id"] + 1} for each in points]},
        )

    touch("touchStart", 20)
    for far in (30, 40, 50, 60):
        touch("touchMove", far)
    touch("touchEnd")
    anna.until(f"() => !({WHOLE})()")
    expect(anna.page.locator(".rath-house [data-do='lock a-f']")).to_be_attached()  # nothing was chosen


def test_a_drag_pushes_the_house_and_chooses_nothing_but_a_click_does(people: People) -> None:
    anna = people.come("desk")
    go_to(anna, "lock a-f")
    door = anna.page.locator(".rath-house [data-do='lock a-f']")
    anna.page.locator("[data-focus=zoom-nearer]").click()
    anna.until(f"() => !({WHOLE})()")
    door.hover()
    box = door.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    anna.page.mouse.down()
    for step in range(1, 9):
        anna.page.mouse.move(x + 5 * step, y + 5 * step)
    anna.page.mouse.up()
    anna.until(
        "x => document.querySelector('.rath-house [data-do=\"lock a-f\"]').getBoundingClientRect().x > x", box["x"] + 5
    )
    expect(door).to_be_attached()
    door.click()
    expect(door).to_have_count(0)
