"""The end of every game: its own headline, its own sheet, and ways to see again what decided it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.record import write_record
from tests.browser.axe import check
from tests.browser.people import SCREENS, SIZES
from tests.cli.command import played

if TYPE_CHECKING:
    from tests.browser.people import People, Person, Size
    from tests.server.running import Server

# By how much a part of the page, or all of it, is wider than its place.
SIDEWAYS = """(part = 'html') => {
  const { scrollWidth, clientWidth } = document.querySelector(part)
  return Math.max(0, scrollWidth - clientWidth)
}"""
PLAYED = Path(__file__).parent.parent / "games"


def over(server: Server, game: str) -> str:
    """The address of a table at which a golden game was played to its end."""
    record = min((PLAYED / game / "golden").glob("*.jsonl")).read_text(encoding="utf-8")
    answer = httpx.post(f"{server.address}/api/records", json={"record": record}, timeout=60, trust_env=False)
    return str(answer.json()["table"]["id"])


def epilogue(server: Server, table: str, language: str) -> dict[str, Any]:
    answer = httpx.get(
        f"{server.address}/api/tables/{table}/epilogue",
        headers={"Accept-Language": language},
        timeout=60,
        trust_env=False,
    )
    return dict(answer.json())


def see_end(person: Person, table: str) -> None:
    person.page.goto(f"{person.base}/table/{table}")
    expect(person.page.locator("#end")).to_be_visible()


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize(("size", "language"), [("phone", "de"), ("desk", "en")])
def test_every_game_ends_in_its_own_words(people: People, server: Server, game: str, size: Size, language: str) -> None:
    table = over(server, game)
    said = epilogue(server, table, language)
    anna = people.come(size, language=language)
    see_end(anna, table)
    page = anna.page
    expect(page.locator("#end")).to_have_text(said["headline"])
    rows = page.locator("[data-sheet] tbody tr")
    expect(rows.locator("th")).to_have_text([row["title"] for row in said["rows"]])
    for number, row in enumerate(said["rows"]):
        expect(rows.nth(number).locator("td")).to_have_text([row["cells"][seat] for seat in said["order"]])
    moments = page.locator("[data-highlight]")
    expect(moments.locator("h4")).to_have_text([each["title"] for each in said["highlights"]])
    check(page)
    sideways = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert sideways <= 0

    if said["highlights"]:
        first = said["highlights"][0]
        moments.first.get_by_role("link").click()
        expect(page.locator("input[type=range]")).to_have_value(str(first["step"]))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_end_of_the_largest_table_fits_every_screen(people: People, server: Server, game: str) -> None:
    found = find_game(game)
    record = write_record(played(found, seats=found.seats[-1]).record())
    answer = httpx.post(f"{server.address}/api/records", json={"record": record}, timeout=60, trust_env=False)
    anna = people.come("desk")
    see_end(anna, str(answer.json()["table"]["id"]))
    expect(anna.page.locator("[data-sheet] thead th")).to_have_count(found.seats[-1])
    for width, height in SCREENS:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.until(f"() => !({SIDEWAYS})()")
        if width >= SIZES["desk"][0]:  # on a desk no column of the sheet is cut off
            anna.until(f"() => !({SIDEWAYS})('.frame-of-sheet')")


def test_who_was_there_is_led_to_the_headline_and_reads_it_as_you(people: People) -> None:
    anna = people.come("phone")
    anna.open_table("rats_in_the_walls", ["me", "bot:level:1", "bot:level:1"], name="Anna")
    anna.begin()
    anna.expect_running()
    people.play_on(anna)
    expect(anna.page.locator("#end")).to_be_focused()
    expect(anna.page.locator("[data-place]", has_text="Anna (you)")).to_contain_text("brain")
    dice = anna.page.locator("[data-dice]")
    expect(dice.locator("code").last).to_be_hidden()
    dice.locator("summary").first.click()
    expect(dice).to_contain_text("a device at the table added a secret number")
    expect(dice.locator("dd code").first).to_be_hidden()
    dice.locator("summary").nth(1).click()
    expect(dice.locator("dd code").first).to_be_visible()


def test_a_house_that_cannot_say_how_it_went_is_asked_again(people: People, server: Server) -> None:
    table = over(server, "rathulhu")
    anna = people.come("desk")
    anna.forgiven = True
    anna.page.route("**/epilogue?*", lambda route: route.abort())
    see_end(anna, table)
    expect(anna.page.locator("#end")).not_to_be_empty()
    expect(anna.page.locator("[data-sheet]")).to_have_count(0)
    anna.page.unroute("**/epilogue?*")
    anna.page.locator("[data-end]").get_by_role("button", name="Try again").click()
    expect(anna.page.locator("[data-sheet]")).to_be_visible()
