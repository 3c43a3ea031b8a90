"""Seeing a finished game again: by steps, turns and rounds, with the story where the step is, on every screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import httpx
import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.record import write_record
from tests.browser.axe import check
from tests.cli.command import played

if TYPE_CHECKING:
    from tests.browser.people import People, Person, Size
    from tests.server.running import Server

STEP = 76
# The current line of the story lies inside its list, with the list inside the page.
LINE_IS_SEEN = """() => {
  const line = document.querySelector('aside li.current')?.getBoundingClientRect()
  const list = document.querySelector('aside ol').getBoundingClientRect()
  return Boolean(line) && line.top >= list.top - 1 && line.bottom <= list.bottom + 1
}"""


def shown_again(server: Server, name: str) -> tuple[str, dict[str, list[dict[str, object]]]]:
    """The id of a finished table, and its outline."""
    record = write_record(played(find_game(name)).record())
    with httpx.Client(base_url=server.address, timeout=60, trust_env=False) as house:
        table = str(house.post("/api/records", json={"record": record}).json()["table"]["id"])
        return table, house.get(f"/api/tables/{table}/replay").json()


def expect_step(person: Person, step: int) -> None:
    expect(person.page.locator("p.now")).to_contain_text(f"Step {step} of" if step else "The beginning")


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_a_link_to_a_step_opens_there_with_its_line_of_the_story(people: People, server: Server, size: Size) -> None:
    table, outline = shown_again(server, "rathulhu")
    lines = [line["text"] for line in outline["steps"][STEP - 1]["told"]]  # type: ignore[attr-defined]
    anna = people.come(size)
    anna.go(f"/replay/{table}#step={STEP}")
    expect_step(anna, STEP)
    expect(anna.page.locator("p.now")).to_contain_text(str(lines[0]))
    expect(anna.page.locator("p.now")).to_be_in_viewport(ratio=1)
    expect(anna.page.locator("aside li.current")).to_contain_text(str(lines[-1]))
    anna.until(LINE_IS_SEEN)
    for _ in range(12):
        anna.page.keyboard.press("ArrowRight")
    expect_step(anna, STEP + 12)
    expect(anna.page).to_have_url(re.compile(f"#step={STEP + 12}$"))
    anna.until(LINE_IS_SEEN)
    anna.page.keyboard.press("End")
    anna.until(LINE_IS_SEEN)
    # Another link to the same game, followed from where one is.
    anna.page.evaluate(f"location.hash = 'step={STEP}'")
    expect_step(anna, STEP)
    anna.until(LINE_IS_SEEN)


@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize("name", GAMES)
def test_one_jumps_by_turns_and_rounds(people: People, server: Server, name: str, size: Size) -> None:
    table, outline = shown_again(server, name)
    turns = [mark for mark in outline["turns"] if mark["turn"]]
    rounds = [mark for mark in outline["turns"] if mark["round"]]
    anna = people.come(size)
    anna.go(f"/replay/{table}")
    expect_step(anna, 0)
    page = anna.page
    bar = page.get_by_role("group", name="Going through the game")
    for mark in [mark for mark in rounds if mark["step"]][:3]:
        bar.get_by_role("button", name="To the next round").click()
        expect_step(anna, int(str(mark["step"])))
        expect(bar.locator("select option:checked")).to_have_text(str(mark["round"]))
    chosen = str(rounds[0]["round"])
    bar.locator("select").select_option(label=chosen)
    expect_step(anna, int(str(rounds[0]["step"])))
    if turns:
        bar.get_by_role("button", name="To the next turn").click()
        expect_step(anna, int(str(turns[1]["step"])))
        expect(bar).to_contain_text(str(turns[1]["turn"]))
        page.keyboard.press("Shift+ArrowRight")
        expect_step(anna, int(str(turns[2]["step"])))
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Shift+ArrowLeft")  # to where this turn began
        expect_step(anna, int(str(turns[2]["step"])))
        bar.get_by_role("button", name="To where this turn began").click()
        expect_step(anna, int(str(turns[1]["step"])))
    else:
        expect(bar.get_by_role("button", name="To the next turn")).to_have_count(0)
    bar.locator("select").select_option(label="The end")
    expect_step(anna, len(outline["steps"]))
    page.keyboard.press("PageUp")
    expect_step(anna, int(str(rounds[-1]["step"])))
    for button in bar.locator(".button").all():
        expect(button).to_be_in_viewport(ratio=1)
    anna.expect_large(".bar.sole .button", 5)
    check(page)


def test_figures_are_as_high_as_capitals_and_equally_wide(people: People) -> None:
    """Old-style figures read 1 as I and 0 as o; those of titles and speech are drawn by the sans."""
    anna = people.come()
    anna.go("/rules/rathulhu")
    measured = anna.page.evaluate(
        """async () => {
          const family = getComputedStyle(document.querySelector('h1')).fontFamily
          await document.fonts.load(`100px ${family}`, '01234 Ratskeller')
          const pen = document.createElement('canvas').getContext('2d')
          pen.font = `100px ${family}`
          const of = (text) => pen.measureText(text)
          return {
            heights: [...'0123456789'].map((figure) => of(figure).actualBoundingBoxAscent),
            below: [...'0123456789'].map((figure) => of(figure).actualBoundingBoxDescent),
            widths: [...'0123456789'].map((figure) => of(figure).width),
            capital: of('H').actualBoundingBoxAscent,
          }
        }"""
    )
    assert min(measured["heights"]) > 0.9 * measured["capital"]
    assert max(measured["below"]) < 0.1 * measured["capital"]
    assert max(measured["widths"]) - min(measured["widths"]) < 1
