"""Coming in: dead links, full tables, tables that are not there, people who are sent away, several at one device."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.people import OPEN_CHOICES

if TYPE_CHECKING:
    from tests.browser.people import People

RATS = "rats_in_the_walls"


def test_a_table_that_does_not_exist_says_so(people: People) -> None:
    anna = people.come("phone")
    anna.go("/table/h5zybwgsa2khkx39")
    expect(anna.page.locator("h1")).to_have_text("This table does not exist")
    anna.page.get_by_role("link", name="Open a table").click()
    expect(anna.page.locator("h1")).to_have_text("Which game?")


def test_a_dead_link_lets_one_in_as_a_guest(people: People) -> None:
    anna, bert = people.come("desk"), people.come("phone")
    anna.open_table(RATS, ["me", "friend", "friend"])
    bert.go(f"/table/{anna.table_id()}#not-the-right-token")
    expect(bert.page.locator("h1")).to_have_text("This link opens nothing here")
    bert.page.get_by_role("button", name="Come in as a guest").click()
    expect(bert.page.locator("#join-name")).to_be_visible()


def test_a_full_table_can_be_watched(people: People) -> None:
    anna, bert, eve = people.come("desk"), people.come("desk"), people.come("phone")
    anna.open_table(RATS, ["me", "friend", "bot:level:1"])
    link = anna.invitation()
    bert.join(link, "Bert")
    eve.go(link)
    expect(eve.page.locator(".lobby")).to_contain_text("Every seat is taken")
    anna.begin()
    eve.expect_running()


def test_a_link_to_ones_seat_works_on_another_device_and_hides_its_secret(people: People) -> None:
    anna, elsewhere = people.come("desk"), people.come("phone")
    anna.open_table(RATS, ["me", "bot:level:1", "bot:level:1"], name="Anna")
    anna.begin()
    anna.expect_running()
    anna.page.locator("[data-tool=menu]").click()
    link = anna.page.locator("#menu-own").input_value()
    assert "#" in link
    elsewhere.go(link)
    elsewhere.expect_running()
    expect(elsewhere.page).not_to_have_url(re.compile("#"))
    expect(elsewhere.page.locator(".seats li").first).to_contain_text("you")


def test_somebody_is_asked_to_leave(people: People) -> None:
    anna, bert = people.come("desk"), people.come("phone")
    anna.open_table(RATS, ["me", "friend", "friend"], name="Anna")
    bert.join(anna.invitation(), "Bert")
    anna.page.get_by_role("button", name="Ask to leave: Bert").click()
    expect(bert.page.locator("h1")).to_have_text("You were asked to leave")
    bert.page.get_by_role("button", name="Watch anyway").click()
    expect(bert.page.locator(".lobby")).to_be_visible()


def test_an_invitation_can_be_for_one_seat(people: People) -> None:
    anna, bert = people.come("desk"), people.come("phone")
    anna.open_table(RATS, ["me", "friend", "friend"], name="Anna")
    anna.page.locator("label:has-text('For') select").select_option("2")
    expect(anna.page.locator("#invite-link")).to_have_value(re.compile("#seat-3$"))
    bert.join(anna.invitation(), "Bert")
    expect(bert.page.locator(".lobby li").nth(2)).to_contain_text("Bert")


def test_two_people_share_a_device(people: People) -> None:
    anna = people.come("phone")
    anna.open_table("rathulhu", ["me", "here", "bot:level:1"], name="Anna")  # nobody loses it before the other's turn
    anna.begin()
    anna.expect_running()
    handed = 0
    while handed < 4:  # there and back, and again
        anna.page.wait_for_selector(f".curtain, {OPEN_CHOICES}")
        if anna.page.locator(".curtain").count():
            anna.page.locator(".curtain button").click()
            handed += 1
        anna.click_something()


def test_what_the_house_refuses_stands_at_the_field(people: People) -> None:
    anna = people.come("desk")
    anna.forgiven = True  # the browser notes every refusal
    anna.go(f"/new/{RATS}")
    anna.show_more()
    anna.page.fill("#option-first_seat", "99")
    anna.page.locator("form.start").evaluate("form => (form.noValidate = true)")
    anna.page.locator("form [data-open=now]").click()
    expect(anna.page.locator("#option-first_seat-error")).to_contain_text("1 to 12")


@pytest.mark.parametrize(("language", "why"), [("en", "Without Last Winter"), ("de", "Ohne den letzten Winter")])
def test_so_does_what_a_game_refuses(people: People, language: str, why: str) -> None:
    anna = people.come("phone", language=language)
    anna.forgiven = True
    anna.go("/new/condyle_cove")
    anna.show_more()
    anna.page.select_option("#option-cold", "draw")
    anna.to_the_waiting_room()
    expect(anna.page.locator("#option-cold-error")).to_contain_text(why)
    expect(anna.page.locator("#option-cold")).to_be_focused()


def test_people_talk_and_make_signs(people: People) -> None:
    anna, bert = people.come("desk"), people.come("phone")
    anna.open_table(RATS, ["me", "friend", "bot:level:1"], name="Anna")
    bert.join(anna.invitation(), "Bert")
    anna.begin()
    bert.expect_running()
    anna.page.get_by_role("textbox", name="Say something").fill("Good evening.")
    anna.page.keyboard.press("Enter")
    expect(bert.page.locator(".unread")).to_have_text("1")
    bert.page.locator("[data-tool=talk]").click()
    expect(bert.page.locator("dialog .lines")).to_contain_text("Good evening.")
    bert.page.locator("dialog summary").click()
    bert.page.get_by_role("button", name="nod", exact=True).click()
    expect(anna.page.locator(".right .lines")).to_contain_text("nods")
