"""Whole games without a mouse: Tab, Enter, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import GAMES, find_game
from tests.browser.people import OPEN_CHOICES, chairs

if TYPE_CHECKING:
    from tests.browser.people import People, Person

SHORT = {"darkhouse": {"games": "1"}}
CAN_DO = f"{OPEN_CHOICES}, .actions [data-focus=yes]"  # a choice, or the answer to a warning
TABS_MAX = 120  # more than anything on a page
MISSED_MAX = 30
FOCUSES = 8
NO_WAITING = {"window": "0"}
FOCUSED = "document.activeElement?.matches({selector!r}) ?? false"


def reach(person: Person, selector: str) -> bool:
    """Press Tab until something has the focus; whether it was there for so long."""
    for _ in range(TABS_MAX):
        if person.page.evaluate(FOCUSED.format(selector=selector)):
            return True
        person.page.keyboard.press("Tab")
    return False


def tab_to(person: Person, selector: str) -> None:
    """Press Tab until something has the focus."""
    assert reach(person, selector), f"No way with the Tab key to {selector}."


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_by_keyboard(people: People, game: str) -> None:
    anna = people.come("desk")
    anna.go("/")
    expect(anna.page.locator(f"a[href='/new/{game}']").first).to_be_visible()  # the shelf comes after the page
    tab_to(anna, f"a[href='/new/{game}']")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("form [data-open=now]")).to_be_visible()
    expect(anna.page.locator("main h1")).to_be_focused()  # whoever listens hears where they are

    least = find_game(game).seats[0]
    tab_to(anna, "[aria-label='One bot fewer']")
    for _ in range(3):  # as few as there may be; from there on nothing happens
        anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#count-bot")).to_have_text(str(least - 1))
    if least > 1:  # bots that do not think long
        tab_to(anna, "input[name=level]")
        for _ in range(2):
            anna.page.keyboard.press("ArrowUp")
        expect(anna.page.get_by_role("radio").first).to_be_checked()
    if game in SHORT:
        tab_to(anna, "[data-more] > summary")
        anna.page.keyboard.press("Enter")
    for option, value in SHORT.get(game, {}).items():
        tab_to(anna, f"#option-{option}")
        anna.page.keyboard.type(value)
        expect(anna.page.locator(f"#option-{option}")).to_have_value(value)
    tab_to(anna, "form [data-open=lobby]")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".lobby")).to_be_visible()
    tab_to(anna, "[data-focus=begin]")
    anna.page.keyboard.press("Enter")
    anna.expect_running()

    moves = missed = 0
    while not anna.has_ended():
        anna.page.wait_for_selector(f"{CAN_DO}, [data-end]")
        if anna.has_ended():
            break
        before = anna.page.locator(".prompt").inner_text()
        if not reach(anna, CAN_DO):
            # Where all are asked at once, somebody else's answer may have settled the question meanwhile.
            missed += 1
            assert missed < MISSED_MAX, before
            continue
        anna.page.keyboard.press("Enter")
        moves += 1
        assert moves < 600, before
    expect(anna.page.locator("#end")).to_be_focused()


# What has the focus while something is asked, if that is a choice: its first line.
ON = """selector => {
  const at = document.activeElement
  return at.matches(selector) ? at.querySelector('span').textContent : ''
}"""


# What is asked: the sentence, what may be answered, and how much has happened; nothing, while nothing is asked.
ASKED = """selector => document.querySelector(selector) && [
  document.querySelector('.prompt').textContent,
  document.querySelectorAll('.story li').length,
  ...[...document.querySelectorAll(selector)].map((each) => each.textContent),
].join()"""
WENT_ON = f"""([before, selector]) => {{
  const now = ({ASKED})(selector)
  return document.querySelector('[data-end]') || (now && now !== before)
}}"""


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_focus_never_stays_on_a_button_that_now_means_something_else(people: People, game: str) -> None:
    """The same key twice is one answer, not two: “Stay here” is not followed by “Play no more”."""
    anna = people.come("desk")
    anna.open_table(game, chairs(game, "me", "bot:level:1"), name="Anna", house={"condyle_cove": NO_WAITING}.get(game))
    anna.begin()
    anna.expect_running()
    for _ in range(FOCUSES):
        if not anna.is_asked():
            break
        open_ones = anna.page.locator(f"{OPEN_CHOICES}:visible")
        if not open_ones.count():  # all of them are folded
            people.play_on(anna, moves=1)
            continue
        open_ones.last.focus()  # doing nothing comes last
        before = anna.page.evaluate(ON, OPEN_CHOICES)
        asked = anna.page.evaluate(ASKED, OPEN_CHOICES)
        anna.page.keyboard.press("Enter")
        sure = anna.page.locator(".actions [data-focus=yes]")
        if sure.count():
            sure.press("Enter")
        anna.until(WENT_ON, [asked, OPEN_CHOICES])
        assert anna.page.evaluate(ON, OPEN_CHOICES) in ("", before)
