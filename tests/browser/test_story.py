"""The story beside the board: it stays at its newest line, however long it is, until somebody scrolls up to read."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.browser.people import chairs

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

    from tests.browser.people import People, Person

LONG = 1000  # lines
LAID_OUT = 250  # more than that need never be on the page
AT_THE_END = """() => {
  const story = document.querySelector('.story')
  return story.scrollHeight - story.clientHeight > 100 && story.scrollHeight - story.clientHeight - story.scrollTop < 40
}"""


def lengthen(person: Person) -> None:
    """Let the story of every table begin with a thousand lines more than were told."""

    def connect(socket: WebSocketRoute) -> None:
        house = socket.connect_to_server()
        added = 0

        def pass_on(text: str | bytes) -> None:
            nonlocal added
            line: dict[str, Any] = json.loads(text)
            if line["type"] == "state":
                if line["kept"] == 0:
                    past = {**line["told"][-1], "text": "Once upon a time."}
                    added = LONG
                    line["told"] = [past] * LONG + line["told"]
                else:
                    line["kept"] += added
            socket.send(json.dumps(line))

        house.on_message(pass_on)

    person.page.route_web_socket("**/*", connect)


def begin(people: People, game: str = "darkhouse") -> Person:
    anna = people.come("desk")
    lengthen(anna)
    anna.open_table(game, chairs(game, "me"), name="Anna")
    anna.begin()
    anna.expect_running()
    return anna


def test_after_a_thousand_lines_the_newest_is_seen_and_the_page_is_small(people: People) -> None:
    anna = begin(people)
    anna.until(AT_THE_END)
    people.play_on(anna, moves=12)
    expect(anna.page.locator(".story li.last")).to_be_in_viewport()
    anna.until(AT_THE_END)
    assert anna.page.locator(".story li").count() < LAID_OUT
    before = anna.page.locator(".story li").count()
    anna.page.locator("[data-earlier]").click()
    anna.until(f"document.querySelectorAll('.story li').length > {before}")


def test_who_scrolls_up_reads_on_until_the_button_leads_back(people: People) -> None:
    anna = begin(people)
    anna.until(AT_THE_END)
    story = anna.page.locator(".story")
    story.hover()
    anna.page.mouse.wheel(0, -600)
    expect(story).to_have_attribute("data-follows", "false")
    people.play_on(anna, moves=3)
    expect(story).to_have_attribute("data-follows", "false")
    assert not anna.page.evaluate(AT_THE_END)
    anna.page.locator("[data-newest]").click()
    anna.until(AT_THE_END)
    expect(anna.page.locator("[data-newest]")).to_have_count(0)
    people.play_on(anna, moves=3)
    anna.until(AT_THE_END)


def test_how_the_game_was_set_up_is_folded(people: People) -> None:
    anna = people.come("desk")
    anna.open_table("house_of_rath", chairs("house_of_rath", "me"), name="Anna")
    anna.begin()
    anna.expect_running()
    people.play_on(anna, moves=2)
    opening = anna.page.locator(".story details")
    expect(opening).to_contain_text("lines of setting up")
    expect(anna.page.locator(".story li", has_text="begins in the")).to_have_count(0)
    opening.locator("summary").click()
    expect(anna.page.locator(".story li", has_text="begins in the").first).to_be_visible()
