"""Choosing how good bots are, and seeing it at the table: in the first game, at a table's seats, for a stand-in."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import find_game
from ratskeller.shelf import describe

if TYPE_CHECKING:
    from tests.browser.people import People, Person, Size

RATS = "rats_in_the_walls"
GAME = describe(find_game(RATS))


def tempers_of(person: Person, count: int) -> list[str]:
    """The temperaments that one reads beside so many bots, in the list of what was agreed on."""
    bots = person.page.locator("dl li")
    expect(bots).to_have_count(count)
    found = [re.search(r": bot, level \d, (.+)$", bot.inner_text()) for bot in bots.all()]
    return [match[1] for match in found if match]


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_one_chooses_a_level_for_a_first_game_and_sees_it_at_the_table(people: People, size: Size) -> None:
    anna = people.come(size)
    anna.go(f"/new/{RATS}")
    choices = anna.page.get_by_role("group", name="How good shall the others be?").get_by_role("radio")
    expect(choices).to_have_count(5)
    expect(choices.nth(2)).to_be_checked()
    for level, choice in zip(GAME.levels, choices.all(), strict=True):
        expect(choice).to_have_accessible_name(f"{level.title} level {level.number}")
        anna.page.get_by_text(level.title, exact=True).click()
        expect(choice).to_be_checked()
        expect(choice).to_have_accessible_description(f"{level.line} {level.strength}".strip())
    anna.page.get_by_text(GAME.levels[3].title, exact=True).click()
    expect(choices.nth(3)).to_be_checked()
    anna.page.get_by_role("button", name="Play against bots now").click()
    anna.expect_running()
    seats = anna.page.locator(".seats li")
    for seat in (1, 2):
        expect(seats.nth(seat)).to_contain_text(re.compile("bot, level 4, |on the move"))
    anna.page.locator("[data-tool=menu]").click()
    tempers = tempers_of(anna, 2)
    assert set(tempers) <= {each.title for each in GAME.temperaments}
    assert len(set(tempers)) == min(2, len(GAME.temperaments))


def test_a_level_is_chosen_with_the_keyboard_alone(people: People) -> None:
    anna = people.come("desk")
    anna.go(f"/new/{RATS}")
    radio = anna.page.get_by_role("radio", name=GAME.levels[2].title)
    radio.focus()
    anna.page.keyboard.press("ArrowDown")
    expect(anna.page.get_by_role("radio", name=GAME.levels[3].title)).to_be_checked()
    anna.page.keyboard.press("ArrowDown")
    expect(anna.page.get_by_role("radio", name=GAME.levels[4].title)).to_be_focused()
    expect(anna.page.get_by_role("radio", name=GAME.levels[4].title)).to_be_checked()


def test_bots_are_seated_changed_and_seen_by_everybody(people: People) -> None:
    anna, bert = people.come("desk"), people.come("phone")
    anna.open_table(RATS, ["me", "bot:level:2", "friend"], name="Anna")
    bert.join(anna.invitation(), "Bert")
    row, seen = anna.page.locator(".lobby li").nth(1), bert.page.locator(".lobby ol li").nth(1)
    expect(seen).to_contain_text("bot, level 2, ")
    expect(seen).to_contain_text(GAME.levels[1].line)
    name = row.locator("strong").inner_text()
    anna.page.get_by_label(f"How good {name} is").select_option("level:5")
    expect(seen).to_contain_text(re.compile(f"{name}.*bot, level 5, ", re.DOTALL))
    expect(seen).to_contain_text(GAME.levels[4].line)
    if len(GAME.temperaments) > 1:
        last = GAME.temperaments[-1]
        anna.page.get_by_label(f"{name}’s temper").select_option(last.name)
        expect(seen).to_contain_text(f"bot, level 5, {last.title}")
    expect(bert.page.get_by_label(f"How good {name} is")).to_have_count(0)  # a guest changes nothing
    anna.page.get_by_role("button", name=f"Send away: {name}").click()
    expect(seen).to_contain_text("free")
    anna.page.get_by_label("A bot for seat 2").select_option("level:3")
    expect(seen).to_contain_text("bot, level 3, ")


def test_a_stand_in_plays_as_the_table_says(people: People) -> None:
    anna, bert = people.come("desk"), people.come("desk")
    sitters = ["me", "friend", "bot:level:1"]
    anna.open_table(RATS, sitters, name="Anna", house={"stand-in": "4"})
    bert.join(anna.invitation(), "Bert")
    anna.begin()
    bert.expect_running()
    bert.page.locator("[data-tool=menu]").click()
    expect(bert.page.locator("dl")).to_contain_text(f"bot, level 4, {GAME.temperaments[0].title}")
    leave = bert.page.get_by_role("button", name="Give up my seat")
    leave.click()
    bert.page.get_by_role("button", name="Really leave? A bot goes on.").click()
    expect(anna.page.locator(".seats li").nth(1)).to_contain_text(re.compile("bot, level 4, |on the move"))


def test_levels_are_told_in_german(people: People) -> None:
    anna = people.come("phone", language="de")
    anna.go(f"/new/{RATS}")
    told = describe(find_game(RATS), "de")
    group = anna.page.get_by_role("group", name="Wie gut sollen die anderen sein?")
    for level in told.levels:
        anna.page.get_by_text(level.title, exact=True).click()
        expect(group).to_contain_text(level.line)
    anna.page.get_by_text(told.levels[2].title, exact=True).click()
    anna.page.get_by_role("button", name="Gleich gegen Bots spielen").click()
    anna.expect_running()
    expect(anna.page.locator(".seats li").nth(1)).to_contain_text(re.compile("Bot, Stufe 3, |am Zug"))
