"""Nothing jumps: what is on a page stays where it is while the rest comes, on a slow line too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.record import write_record
from tests.browser.people import OPEN_CHOICES, chairs
from tests.cli.command import played

if TYPE_CHECKING:
    from tests.browser.people import People, Person, Size
    from tests.server.running import Server

SHIFT_MAX = 0.02  # of the screen, times the way: what browsers call the cumulative layout shift
# A phone in a cellar: each answer is on its way for a while, so that what comes late is seen to come late.
SLOW = {"offline": False, "latency": 120, "downloadThroughput": 250_000, "uploadThroughput": 100_000}
# All shifts that nobody has caused by a click or a key, and what was moved by them.
WATCH = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput) continue
    const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
    const name = (node) => (node?.nodeType === 1 ? `<${node.localName} ${node.classList}>` : node?.textContent)
    const moved = sources.map((each) => `${name(each.node)} ${at(each.previousRect)} → ${at(each.currentRect)}`)
    window.shifts.push({ value, moved })
  }
}).observe({ type: 'layout-shift', buffered: true })
"""
SIZES: tuple[Size, ...] = ("phone", "desk")


def come_slowly(people: People, size: Size) -> Person:
    """Somebody at the end of a slow line, in whose pages every shift is noted."""
    anna = people.come(size)
    anna.page.add_init_script(WATCH)
    line = anna.page.context.new_cdp_session(anna.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    return anna


def expect_steady(person: Person) -> None:
    """Once all has come: nothing has jumped on the way."""
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready.then(() => true)")
    person.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    shifts: list[dict[str, Any]] = person.page.evaluate("window.shifts")
    assert sum(each["value"] for each in shifts) <= SHIFT_MAX, (person.page.url, shifts)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", ["/", "/new", "/settings", "/replay", "/nowhere", "/table/h5zybwgsa2khkx39"])
def test_pages_of_the_house(people: People, size: Size, path: str) -> None:
    anna = come_slowly(people, size)
    anna.forgiven = True  # a page that is not there is a 404, which the browser notes
    anna.go(path)
    expect_steady(anna)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", ["new", "rules", "learn"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_pages_of_a_game(people: People, game: str, page: str, size: Size) -> None:
    anna = come_slowly(people, size)
    anna.go(f"/{page}/{game}")
    expect_steady(anna)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_table_that_is_come_to(people: People, game: str, size: Size) -> None:
    """The waiting room, the running game, and what a friend sees who opens the link."""
    anna, bert = come_slowly(people, size), come_slowly(people, size)
    anna.open_table(game, chairs(game, "me", "friend"), name="Anna")
    anna.page.reload()
    expect(anna.page.locator(".lobby")).to_be_visible()
    expect_steady(anna)
    bert.go(anna.invitation())
    expect_steady(bert)
    bert.join(anna.invitation(), "Bert")
    anna.begin()
    anna.expect_running()
    anna.page.reload()
    anna.page.wait_for_selector(f".board, {OPEN_CHOICES}")
    expect_steady(anna)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_that_is_over(people: People, server: Server, game: str, size: Size) -> None:
    record = write_record(played(find_game(game)).record())
    answer = httpx.post(f"{server.address}/api/records", json={"record": record}, timeout=60, trust_env=False)
    table = answer.json()["table"]["id"]
    anna = come_slowly(people, size)
    anna.page.goto(f"{anna.base}/table/{table}")
    expect(anna.page.locator("[data-sheet]")).to_be_visible()
    expect_steady(anna)
    anna.go(f"/replay/{table}#step=20")
    expect(anna.page.locator("p.now")).to_contain_text("20")
    expect_steady(anna)
