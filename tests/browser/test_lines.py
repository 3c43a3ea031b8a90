"""A reload and a cut line in the middle of a game, and somebody who watches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.people import OPEN_CHOICES
from tests.browser.wire import wire_to

if TYPE_CHECKING:
    from tests.browser.people import People
    from tests.server.running import Server

RATS = "rats_in_the_walls"
LONG = "rathulhu"  # a game that nobody can lose in their first few moves


def test_a_reload_in_mid_game_changes_nothing(people: People) -> None:
    anna = people.come("desk")
    anna.open_table(LONG, ["me", "bot:level:1", "bot:level:1"], name="Anna")
    anna.begin()
    anna.expect_running()
    people.play_on(anna, moves=3)
    anna.page.wait_for_selector(OPEN_CHOICES)
    offered, story = anna.choices(), anna.story()
    anna.page.reload()
    anna.expect_choices(offered)
    expect(anna.page.locator(".story li")).to_have_text(story, use_inner_text=True)
    people.play_on(anna, moves=2)


def test_a_cut_line_is_mended_and_no_move_is_lost(people: People, server: Server) -> None:
    with wire_to(server.port) as wire:
        anna = people.come("phone", base=wire.address)
        anna.forgiven = True
        anna.open_table(RATS, ["me", "bot:level:1", "bot:level:1"], name="Anna")
        anna.begin()
        anna.expect_running()
        for _ in range(3):
            people.play_on(anna, moves=2)
            if anna.has_ended():
                break
            opened = wire.opened
            wire.cut()
            anna.click_something()  # into a dead line: it goes out again when there is another
            for _ in range(1_200):  # until the page has noticed, whenever that is
                if wire.opened > opened:
                    break
                anna.page.wait_for_timeout(50)
            assert wire.opened > opened
            expect(anna.page.locator(".banner")).to_have_count(0)
            expect(anna.page.locator(".play")).to_have_attribute("data-link", "open")
        people.play_on(anna)
        expect(anna.page.locator("[data-end]")).to_contain_text("Anna")


def test_the_banner_says_that_the_line_is_dead(people: People) -> None:
    anna = people.come("phone")
    anna.forgiven = True
    anna.open_table(RATS, ["me", "friend", "friend"], name="Anna")
    anna.page.context.set_offline(True)
    expect(anna.page.locator(".banner")).to_contain_text("no network")
    anna.page.context.set_offline(False)
    expect(anna.page.locator(".banner")).to_have_count(0)


def test_somebody_watches_and_can_do_nothing(people: People) -> None:
    anna, eve = people.come("desk"), people.come("phone")
    anna.open_table(RATS, ["me", "bot:level:1", "bot:level:1"], name="Anna")
    anna.begin()
    anna.expect_running()
    eve.go(f"/table/{anna.table_id()}")
    eve.expect_running()
    expect(eve.page.locator(".watching")).to_be_visible()
    people.play_on(anna, moves=4)
    assert eve.choices() == []
    people.play_on(anna)
    expect(eve.page.locator("[data-end]")).to_contain_text("Anna")
    assert "You see" not in " ".join(eve.story())  # what only Anna saw


def test_whoever_comes_back_reads_what_happened_meanwhile(people: People) -> None:
    anna, bert = people.come("desk"), people.come("phone")
    anna.open_table(LONG, ["me", "friend", "bot:level:1"], name="Anna")
    bert.join(anna.invitation(), "Bert")
    anna.begin()
    bert.expect_running()
    people.play_on(anna, bert, moves=2)
    bert.page.locator("[data-tool=menu]").click()
    bert.page.get_by_role("button", name="Let a bot play for me").click()
    expect(bert.page.get_by_role("button", name="Play myself again").first).to_be_visible()
    address = bert.page.url
    bert.page.goto("about:blank")

    before = len(anna.story())
    anna.until(f"document.querySelectorAll('.story li').length > {before} || document.querySelector('{OPEN_CHOICES}')")
    people.play_on(anna, moves=3)
    bert.page.goto(address)
    expect(bert.page.locator(".missed li").first).to_be_visible()
    bert.page.get_by_role("button", name="Read it").click()
    expect(bert.page.locator(".missed")).to_have_count(0)
    bert.page.locator("[data-focus=back]").click()
    expect(bert.page.locator("[data-focus=back]")).to_have_count(0)
