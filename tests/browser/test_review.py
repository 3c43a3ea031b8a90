"""Looking back on a game that is over: at its end, beside its replay, and by trying again what gave something away.

Everything is done by keyboard. The games are short and played at random, so that each has slips, and each review is
made once.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import httpx
import pytest
from playwright.sync_api import expect

from ratskeller import BUILD
from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.record import write_record
from tests.browser.axe import check
from tests.browser.people import OPEN_CHOICES
from tests.review.games import play

if TYPE_CHECKING:
    from tests.browser.people import People, Person
    from tests.server.running import Server

pytestmark = pytest.mark.skipif(BUILD.kind == "pure", reason="slow")

SEATS = 2
SEED = 3
# What moves from the next picture on: whoever has asked sees the place for the answer at once, and nothing moves then.
WATCH_SHIFTS = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) window.shifted += each.value
  }).observe({ type: 'layout-shift', buffered: false })
}"""
SLIPS = "[...document.querySelectorAll('[data-curve] i.slip')].length"


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, str]:
    """The id of a finished table of every game."""
    found = {}
    with httpx.Client(base_url=server.address, timeout=60, trust_env=False) as house:
        for name, game in GAMES.items():
            record = write_record(play(game, max(SEATS, game.seats[0]), SEED))
            found[name] = str(house.post("/api/records", json={"record": record}).json()["table"]["id"])
    return found


def press(person: Person, selector: str, key: str = "Enter") -> None:
    """Go there by keyboard, and press."""
    found = person.page.locator(selector).first
    found.focus()
    expect(found).to_be_focused()
    person.page.keyboard.press(key)


def figure(text: str) -> float:
    """A number as it is written in either language."""
    return float(re.sub(r"[^\d.-]", "", text.replace("−", "-").replace(",", ".")))


def step_of(person: Person) -> int:
    return int(person.page.locator("[data-curve] [role=slider]").get_attribute("aria-valuenow") or 0)


@pytest.mark.parametrize("name", GAMES)
def test_the_end_says_what_happened(people: People, tables: dict[str, str], name: str) -> None:
    anna = people.come("desk")
    anna.go(f"/table/{tables[name]}")
    page = anna.page
    press(anna, "[data-review] [data-ask]")
    expect(page.locator("[data-asked]")).to_be_visible()
    page.evaluate(WATCH_SHIFTS)
    expect(page.locator("[data-whole=true]")).to_be_visible()
    seats = max(SEATS, find_game(name).seats[0])
    rows = page.locator("[data-accounts] tbody tr")
    expect(rows).to_have_count(seats)
    for row in rows.all():
        *parts, result = [figure(text) for text in row.locator("td").all_inner_texts()]
        assert abs(sum(parts) - result) < 1.2, parts  # what is expected and the result are told without a place
    assert page.evaluate(SLIPS) > 0
    expect(page.locator("[data-worst]")).to_have_count(3)
    expect(page.locator("[data-course]")).to_have_text(re.compile(r"\w"))
    assert page.evaluate("window.shifted") < 0.02
    # The curve is heard, and moves by keyboard from mark to mark.
    slider = page.get_by_role("slider", name="Everybody’s chances")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Step 0; .+ \d+%"))
    page.keyboard.press("PageDown")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Slip by|Turning point"))
    check(page)
    press(anna, "[data-worst] a")
    expect(page).to_have_url(re.compile(rf"/replay/{tables[name]}#step=\d+&seat=\d"))
    expect(page.locator("[data-slip=true]")).to_be_visible()


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_leads_from_mark_to_mark_on_a_phone(people: People, tables: dict[str, str], name: str) -> None:
    more = {"forced_colors": "active"} if name == "rathulhu" else {}
    anna = people.come("phone", language="de", **more)
    anna.go(f"/replay/{tables[name]}")
    page = anna.page
    press(anna, "[data-review] [data-ask]")
    expect(page.locator("[data-course]")).to_be_visible()
    page.locator("main h1").focus()
    page.keyboard.press("Shift+PageDown")
    expect(page.locator("[data-mark=before]")).to_be_disabled()
    first = step_of(anna)
    assert first > 0
    press(anna, "[data-mark=after]")
    expect(page.locator("[data-mark=before]")).to_be_enabled()
    assert step_of(anna) > first
    page.locator("main h1").focus()
    page.keyboard.press("Shift+PageUp")
    expect(page.locator("[data-mark=before]")).to_be_disabled()
    assert step_of(anna) == first
    expect(page.locator("[data-curve] [role=slider]")).to_have_attribute("aria-valuetext", re.compile("Schritt"))
    anna.expect_large("[data-review] .button", 2)
    press(anna, "[data-curve-table] summary")
    expect(page.locator("[data-curve-table] tbody tr").nth(2)).to_be_visible()
    check(page)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_given_away_is_tried_again(people: People, tables: dict[str, str], name: str) -> None:
    """On the front page one's own slips of this device are offered, too, one after the other."""
    anna = people.come("desk" if name in {"rathulhu", "condyle_cove"} else "phone", language="de")
    kept: dict[str, object] = {
        "id": tables[name],
        "game": name,
        "token": "",
        "name": "Anna",
        "status": "over",
        "names": ["Anna", "Bert"],
    }
    kept |= {"seen": 1, "told": 0, "seats": list(range(max(SEATS, find_game(name).seats[0])))}
    anna.page.add_init_script(f"localStorage.setItem('ratskeller.tables', {json.dumps(json.dumps([kept]))})")
    anna.go(f"/replay/{tables[name]}")
    page = anna.page
    press(anna, "[data-review] [data-ask]")
    expect(page.locator("[data-course]")).to_be_visible()
    while not page.locator("[data-slip=true]").count():
        before = step_of(anna)
        press(anna, "[data-mark=after]")
        anna.until("was => document.querySelector('[data-curve] [role=slider]').ariaValueNow !== String(was)", before)
    press(anna, "[data-try]")
    expect(page.locator("[data-trying]")).to_be_visible()
    expect(page.locator("aside")).to_have_count(0)  # nothing of what came after is to be seen
    anna.until(f"() => document.querySelector({json.dumps(OPEN_CHOICES)}) !== null")
    anna.click_something()
    answer = page.locator("[data-tried]")
    expect(answer).to_be_visible()
    expect(answer.locator("h3")).to_be_focused()
    expect(answer.locator("[data-options] tbody tr").first).to_contain_text("du, jetzt")
    check(page)
    press(anna, "[data-back]")
    expect(page.locator("[data-review]")).to_be_visible()

    anna.go("/")
    press(anna, 'a[href="/practice"]')
    expect(page.locator("[data-trying]")).to_be_visible()
    check(page)
    was = page.locator("[data-trying]").get_attribute("data-trying")
    anna.until(f"() => document.querySelector({json.dumps(OPEN_CHOICES)}) !== null")
    anna.click_something()
    expect(page.locator("[data-tried]")).to_be_visible()
    press(anna, "[data-next]")
    expect(page.locator("[data-tried]")).to_have_count(0)
    expect(page.locator("[data-trying]")).not_to_have_attribute("data-trying", str(was))


def test_without_slips_there_is_nothing_to_practise(people: People) -> None:
    anna = people.come("phone")
    anna.go("/practice")
    expect(anna.page.locator("[data-none]")).to_be_visible()
    check(anna.page)
    anna.go("/")
    expect(anna.page.locator('a[href="/practice"]')).to_have_count(0)
