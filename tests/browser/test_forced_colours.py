"""Where the reader's system paints: no wood behind words, and pieces, offers and the focus are seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import GAMES
from tests.browser.people import chairs

if TYPE_CHECKING:
    from tests.browser.people import People, Person

# What the system's colours are called, as the page computes them.
COLOURS = """() => {
  const probe = document.body.appendChild(document.createElement('i'))
  Object.assign(probe.style, { forcedColorAdjust: 'none', transitionProperty: 'none' })
  const of = (name) => ((probe.style.color = name), getComputedStyle(probe).color)
  const found = Object.fromEntries(['Canvas', 'CanvasText', 'Highlight'].map((name) => [name, of(name)]))
  probe.remove()
  return found
}"""
# Everything with a picture behind it; Chromium leaves those where they are.
WOOD = """() => [...document.querySelectorAll('.table, .paper')].flatMap((each) =>
  [null, '::before', '::after'].map((part) => getComputedStyle(each, part).backgroundImage)
).filter((image) => image !== 'none')"""
# Of what is drawn in a material of ours, the colours that are not the system's.
STRANGE = """([canvas, text, highlight]) => {
  const root = getComputedStyle(document.querySelector('.paper, .table'))
  const names = ['--ink', '--paper', '--oak', '--on-oak', '--brass', '--seat-0', '--seat-5']
  const probe = document.body.appendChild(document.createElement('i'))
  Object.assign(probe.style, { forcedColorAdjust: 'none', transitionProperty: 'none' })
  const strange = names.filter((name) => {
    probe.style.color = root.getPropertyValue(name)
    return ![canvas, text, highlight].includes(getComputedStyle(probe).color)
  })
  probe.remove()
  return strange
}"""


def check_painted(person: Person) -> dict[str, str]:
    """Nothing of ours lies behind words, and every material has a colour of the system."""
    page = person.page
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    colours: dict[str, str] = page.evaluate(COLOURS)
    assert len(set(colours.values())) == 3
    assert page.evaluate(WOOD) == []
    assert page.evaluate(STRANGE, list(colours.values())) == []
    return colours


@pytest.mark.parametrize("path", ["/", "/new/rathulhu", "/rules/rathulhu", "/settings", "/learn/darkhouse"])
@pytest.mark.parametrize("theme", ["cellar", "contrast"])
def test_pages_are_painted_by_the_system(people: People, path: str, theme: str) -> None:
    anna = people.come(forced_colors="active")
    anna.go(path)
    anna.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    colours = check_painted(anna)
    anna.page.keyboard.press("Tab")
    focus = anna.page.evaluate(
        "() => (({ outlineStyle, outlineColor }) => [outlineStyle, outlineColor])"
        "(getComputedStyle(document.activeElement))"
    )
    assert focus == ["solid", colours["Highlight"]]


@pytest.mark.parametrize("name", GAMES)
def test_a_table_can_be_played(people: People, name: str) -> None:
    anna = people.come(forced_colors="active")

    def sit_down() -> None:
        anna.open_table(name, chairs(name, "me"), name="Anna")
        anna.begin()
        anna.expect_running()

    people.play_long(anna, sit_down, moves=3)
    colours = check_painted(anna)
    marks = anna.page.locator(".seat path").first
    expect(marks).to_be_attached()
    painted = anna.page.evaluate(
        """() => [...document.querySelectorAll('.offer.open .ring')].map((ring) => getComputedStyle(ring).stroke)"""
    )
    assert set(painted) <= {colours["Highlight"]}
    signs = anna.page.evaluate(
        "() => [...document.querySelectorAll('svg.seat path[fill-rule]')].map((each) => getComputedStyle(each).fill)"
    )
    assert signs
    assert set(signs) <= {colours["CanvasText"], colours["Canvas"]}
