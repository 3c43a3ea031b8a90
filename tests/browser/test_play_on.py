"""Playing on from a step of a replay: against bots at once, with friends by link; and where its branches are listed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import httpx
import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import find_game
from ratskeller.kernel.record import write_record
from tests.browser.axe import check
from tests.browser.people import OPEN_CHOICES
from tests.cli.command import played

if TYPE_CHECKING:
    from tests.browser.people import People, Size
    from tests.server.running import Server

STEP = 40


def finished(server: Server, name: str) -> tuple[str, int]:
    """The id of a finished table, and how many steps it had."""
    record = played(find_game(name)).record()
    with httpx.Client(base_url=server.address, timeout=60, trust_env=False) as house:
        opened = house.post("/api/records", json={"record": write_record(record)}).json()
        return str(opened["table"]["id"]), len(record.steps)


@pytest.mark.parametrize(("size", "language", "past"), [("phone", "de", "hidden"), ("desk", "en", "open")])
def test_a_game_is_played_on_against_bots_and_its_branches_are_listed(
    people: People, server: Server, size: Size, language: str, past: str
) -> None:
    table, _ = finished(server, "rathulhu")
    anna = people.come(size, language)
    anna.go(f"/replay/{table}#step={STEP}&seat=1")
    play = anna.page.locator("[data-branch=play]")
    expect(play).to_contain_text(str(STEP))
    expect(anna.page.locator("[data-branch=seat]")).to_have_value("1")
    anna.page.locator("[data-branch=company]").select_option("level:1")
    anna.page.locator(f"input[value={past}]").focus()
    anna.page.keyboard.press("Space")
    check(anna.page)
    play.focus()
    anna.page.keyboard.press("Enter")
    anna.expect_running()
    anna.page.wait_for_selector(f"{OPEN_CHOICES}, [data-end]", state="attached")
    branch = anna.table_id()
    anna.go("/")
    expect(anna.page.locator(f'li.branch a[href="/table/{branch}"]')).to_be_visible()
    anna.go(f"/replay/{table}#step={STEP}")
    listed = anna.page.locator("[data-branches] a")
    expect(listed).to_have_count(1)
    expect(listed).to_contain_text(str(STEP))
    listed.click()
    expect(anna.page).to_have_url(re.compile(f"/table/{branch}"))


def test_a_game_is_played_on_with_friends_and_not_from_its_end(people: People, server: Server) -> None:
    table, last = finished(server, "rats_in_the_walls")
    anna = people.come("desk")
    anna.go(f"/replay/{table}#step={last}")
    expect(anna.page.locator("[data-branch=play]")).to_be_disabled()
    anna.page.keyboard.press("Home")
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator("[data-branch=play]")).to_be_enabled()
    anna.page.locator("[data-branch=company]").select_option("friends")
    anna.page.locator("[data-branch=play]").click()
    expect(anna.page.locator(".lobby")).to_be_visible()
    expect(anna.page.locator(f'a[href^="/replay/{table}"]')).to_have_count(1)
    bert = people.come("desk")
    bert.join(anna.invitation(), "Bert")
    expect(bert.page.locator(".lobby")).to_contain_text("Bert")
