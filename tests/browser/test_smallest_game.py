"""A game without a board of its own is drawn plainly, and can be learnt and played at once: the smallest one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.test_reading import choose
from tests.server.running import QUICK, Server
from tools.every_game import SMALLEST

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.people import People


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The house with one more game."""
    data = tmp_path_factory.mktemp("smallest") / "data"
    with Server(data, *QUICK, program="tests.with_smallest") as running:
        yield running
        running.check_log()


def test_two_people_play_it_to_the_end(people: People) -> None:
    anna, bert = people.come("desk"), people.come("phone", language="de")
    anna.open_table(SMALLEST.name, ["me", "friend"], name="Anna")
    bert.join(anna.invitation(), "Bert")
    anna.begin()
    for person in (anna, bert):
        person.expect_running()
        expect(person.page.locator(".play")).to_contain_text("lit: 13")
        check(person.page)
    people.play_on(anna, bert)
    expect(anna.page.locator("[data-end] [data-place]")).to_have_count(2)
    assert any("sits in the dark" in line for line in anna.story())
    assert any("sitzt im Dunkeln" in line for line in bert.story())


def test_its_lesson_leads_to_a_real_game(people: People) -> None:
    anna = people.come("desk")
    anna.go(f"/learn/{SMALLEST.name}")
    proceed = anna.page.locator(".note .ways .primary")
    proceed.click()
    choose(anna, "snuff 2")
    proceed.click()
    choose(anna, "snuff 1")
    expect(anna.page.locator(".note .said")).to_contain_text("you have won")
    anna.page.locator(f".note a[href='/new/{SMALLEST.name}']").click()
    expect(anna.page.locator("main h1")).to_have_text(SMALLEST.title)
