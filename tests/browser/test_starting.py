"""Starting in one look: who plays, how good bots are, and the button; what was agreed on is told in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import GAMES, find_game
from tests.browser.axe import check
from tests.browser.people import OPEN_CHOICES, TOUCH

if TYPE_CHECKING:
    from tests.browser.people import People

RATS = "rats_in_the_walls"
DESKS = [(1024, 768), (1440, 900), (2560, 1440)]
AT_ONCE = ["[data-company=bots]", "[data-company=friends]", "#count-bot", "#count-friend", "#count-here"]
AT_ONCE += ["input[name=level] >> nth=4", "form [data-open=now]"]
HEXADECIMAL = re.compile(r"[0-9a-f]{64}")


@pytest.mark.parametrize("size", DESKS, ids=lambda size: str(size[0]))
@pytest.mark.parametrize("game", sorted(GAMES))
def test_all_that_a_game_needs_is_in_sight_at_a_desk(people: People, game: str, size: tuple[int, int]) -> None:
    anna = people.come("desk", language="de")
    anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    anna.go(f"/new/{game}")
    alone = ["[data-company=alone]"] if find_game(game).seats[0] == 1 else []
    for selector in [*AT_ONCE, *alone]:
        expect(anna.page.locator(selector)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_on_a_phone_the_button_is_under_the_thumb_and_all_can_be_hit(people: People, game: str) -> None:
    anna = people.come("phone", language="de")
    anna.go(f"/new/{game}")
    expect(anna.page.locator("form [data-open=now]")).to_be_in_viewport(ratio=1)
    anna.expect_large(".start .who button", 8)
    anna.expect_large(".levels label", 5, TOUCH)


@pytest.mark.parametrize("game", sorted(name for name in GAMES if find_game(name).seats[0] == 1))
def test_alone_is_two_clicks(people: People, game: str) -> None:
    anna = people.come("phone")
    anna.go(f"/new/{game}")
    anna.page.get_by_role("button", name="Alone", exact=True).click()
    expect(anna.page.get_by_text("You play alone.")).to_be_visible()
    expect(anna.page.locator("input[name=level]")).to_have_count(0)  # there is nobody to be good or bad
    anna.page.get_by_role("button", name="Play alone now").click()
    anna.expect_running()
    anna.page.wait_for_selector(OPEN_CHOICES)


def test_against_three_bots_is_two_clicks(people: People) -> None:
    anna = people.come("desk")
    anna.go(f"/new/{RATS}")
    anna.page.get_by_role("button", name="One bot more").click()
    expect(anna.page.locator("#count-bot")).to_have_text("3")
    expect(anna.page.locator(".chairs li")).to_have_text(["You", *["bot, level 3"] * 3])
    anna.page.get_by_role("button", name="Play against bots now").click()
    anna.expect_running()
    expect(anna.page.locator(".seats li")).to_have_count(4)


def test_friends_take_the_chairs_of_bots_and_are_invited(people: People) -> None:
    anna, bert = people.come("phone"), people.come("phone", language="de")
    anna.go(f"/new/{RATS}")
    anna.page.get_by_role("button", name="One friend more").click()
    expect(anna.page.locator("#count-bot")).to_have_text("1")
    fewer = anna.page.get_by_role("button", name="One bot fewer")
    expect(fewer).to_have_attribute("aria-disabled", "true")  # three must play
    anna.page.get_by_role("button", name="Open the table and invite").click()
    expect(anna.page.locator("#invite-link")).to_be_visible()
    rows = anna.page.locator(".lobby ol li")
    expect(rows.nth(2).locator(".is-bot")).to_contain_text("bot, level 3")
    expect(rows.nth(0).locator(".is-bot")).to_have_count(0)
    bert.go(anna.invitation())
    assert not HEXADECIMAL.search(bert.page.locator("main").inner_text())
    bert.page.get_by_text("Warum sich niemand einen Wurf aussuchen kann").click()
    assert HEXADECIMAL.search(bert.page.locator("main").inner_text())
    check(bert.page)


def test_what_was_agreed_on_is_told_in_the_words_of_the_game(people: People) -> None:
    anna, bert = people.come("desk"), people.come("phone", language="de")
    anna.go("/new/house_of_rath")
    anna.page.get_by_role("button", name="With friends").click()
    anna.page.get_by_role("button", name="One friend more").click()
    anna.show_more()
    anna.page.locator("#option-teams").check()
    anna.page.select_option("#option-fate", "rooms")
    anna.to_the_waiting_room()
    expect(anna.page.locator("dl")).to_contain_text(
        re.compile(r"Team play\s*yes\s*Fate board\s*The room's number saves")
    )
    bert.go(anna.invitation())
    expect(bert.page.locator("dl")).to_contain_text(re.compile(r"Teamspiel\s*ja"))
    for person in (anna, bert):
        told = person.page.locator("dl").inner_text()
        assert not re.search(r"\b(true|wards|mansion|lessons|object)\b", told), told


@pytest.mark.parametrize(("chosen", "hint"), [("0", "Nobody plays for them"), ("30", "until they come back")])
def test_a_hint_is_about_what_is_chosen(people: People, chosen: str, hint: str) -> None:
    anna = people.come("desk")
    anna.go("/new/condyle_cove")
    anna.show_more()
    anna.page.select_option("#absent", chosen)
    expect(anna.page.locator("#absent-help")).to_contain_text(hint)


def test_a_table_agrees_on_the_time_for_secret_answers_and_reads_what_it_gives_away(people: People) -> None:
    anna = people.come("desk")
    anna.go("/new/condyle_cove")
    anna.show_more()
    assert anna.page.locator("#window option").all_inner_texts() == [
        "none: until all have answered",
        "short: 4 seconds",
        "standard: 8 seconds",
        "long: 20 seconds",
    ]
    expect(anna.page.locator("#window-help")).to_contain_text("no pause betrays anything, and time to think")
    anna.page.select_option("#window", "0")
    expect(anna.page.locator("#window-help")).to_contain_text("gives most away")
    anna.page.select_option("#window", "4")
    expect(anna.page.locator("#window-help")).to_contain_text("hardly time to read")
    anna.to_the_waiting_room()
    expect(anna.page.locator("dl")).to_contain_text("4 seconds for everybody")
