"""An evening of several games: everybody is asked, nobody is pulled away; score, signs and talk go along."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.axe import check as check_accessible

if TYPE_CHECKING:
    from tests.browser.people import People, Person

RATS = "rats_in_the_walls"
SIGN = """name => {
  const seats = [...document.querySelectorAll('.seats [data-seat]')]
  const mark = seats.find((each) => each.textContent.includes(name))?.querySelector('path[fill-rule]')
  return mark?.getAttribute('d') ?? ''
}"""


def signs(person: Person) -> dict[str, str]:
    """The shape beside each name at a running table."""
    person.expect_running()
    found = {name: person.page.evaluate(SIGN, name) for name in ("Anna", "Bert")}
    assert len(set(found.values())) == 2, found
    assert all(found.values())
    return found


def order(person: Person) -> list[str]:
    return person.page.locator(".seats [data-seat] .name").all_inner_texts()


def test_three_games_and_one_who_stays_with_the_scores(people: People) -> None:
    anna, bert = people.come("desk"), people.come("phone")
    anna.open_table(RATS, ["me", "friend", "bot:level:1"], name="Anna")
    bert.join(anna.invitation(), "Bert")
    anna.begin()
    bert.expect_running()
    anna.page.get_by_role("textbox", name="Say something").fill("Good evening.")
    anna.page.keyboard.press("Enter")
    first, seats = signs(anna), order(anna)
    people.play_on(anna, bert)
    old = anna.table_id()

    # Anna asks and goes; Bert stays, and sees who is in.
    anna.page.get_by_role("button", name="Again?").click()
    expect(anna.page.locator(".lobby")).to_be_visible()
    proposal = bert.page.locator("[data-next=lobby]")
    expect(proposal).to_contain_text("Your seat is kept")
    expect(proposal.locator("li", has_text="Anna")).to_contain_text("is in")
    expect(proposal.locator("li", has_text="Bert")).to_contain_text("still with the scores")
    expect(bert.page.locator("[data-announced]")).to_contain_text("Anna asks for another game")
    expect(bert.page).to_have_url(re.compile(old))
    check_accessible(bert.page)
    room = anna.page.locator(".lobby")
    expect(room).to_contain_text("Bert is still with the scores")
    expect(room.locator(".lines")).to_contain_text("Good evening.")
    expect(room.locator(".lines")).to_contain_text("Game 2 of the evening")
    expect(room.locator("[data-evening] tbody tr")).to_have_count(3)
    check_accessible(anna.page)

    # The game begins without him; a bot plays until he comes.
    anna.begin()
    anna.expect_running()
    expect(bert.page.locator("[data-next=running]")).to_contain_text("A bot plays for you until you come")
    expect(bert.page.locator("[data-end] h2")).to_be_visible()
    assert signs(anna) == first
    assert order(anna) != seats
    bert.page.get_by_role("link", name="Take my seat").click()
    bert.expect_running()
    expect(bert.page.locator(".seats .mine")).not_to_contain_text("bot")
    assert signs(bert) == first
    people.play_on(anna, bert)
    for person in (anna, bert):
        expect(person.page.locator("[data-evening]")).to_contain_text("2 games")

    # This time Bert asks, and Anna comes along.
    bert.page.get_by_role("button", name="Again?").click()
    expect(bert.page.locator(".lobby")).to_contain_text("Anna is still with the scores")
    anna.page.get_by_role("link", name="I’m in").click()
    expect(anna.page.locator(".lobby")).to_contain_text("Everybody is here")
    anna.begin()
    assert signs(anna) == first
    people.play_on(anna, bert)

    # The night has a winner, for whoever calls it one.
    evening = anna.page.locator("[data-evening]")
    expect(evening).to_contain_text("3 games")
    won = [int(text) for text in evening.locator("tbody tr td:nth-of-type(1)").all_inner_texts()]
    assert sum(won) == 3
    assert won == sorted(won, reverse=True)
    best = evening.locator("tbody tr.first th").all_inner_texts()
    anna.page.get_by_role("button", name="Call it a night").click()
    night = anna.page.locator("[data-evening=night] #evening")
    expect(night).to_contain_text("night")
    for name in best:
        expect(night).to_contain_text(name.split("·")[0].strip())
    expect(anna.page.locator("[data-evening] ol a")).to_have_count(3)
    check_accessible(anna.page)

    # The front page has all three, with how they went and a way to see them again.
    bert.go("/")
    mine = bert.page.locator("section[aria-labelledby=mine] li")
    expect(mine).to_have_count(3)
    for row in range(3):
        expect(mine.nth(row)).to_contain_text(re.compile("won"))
        expect(mine.nth(row)).to_contain_text("Anna")
    expect(bert.page.locator("[data-wins]")).to_contain_text("of 3 games won")
    mine.first.get_by_role("link", name="Replay").click()
    expect(bert.page).to_have_url(re.compile("/replay/"))
    expect(bert.page.locator(".frame")).to_be_visible()


def test_another_game_from_the_shelf(people: People) -> None:
    anna, bert, eve = people.come("phone"), people.come("desk"), people.come("phone")
    anna.open_table(RATS, ["me", "friend", "bot:level:1"], name="Anna")
    bert.join(anna.invitation(), "Bert")
    table = anna.table_id()
    anna.begin()
    bert.expect_running()
    people.play_on(anna, bert)
    eve.go(f"/table/{table}")  # who only watched is asked nothing
    expect(eve.page.locator("[data-end]")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Again?")).to_have_count(0)
    bert.page.get_by_text("Another game from the shelf").click()
    bert.page.get_by_role("button", name="Rathulhu").click()
    expect(bert.page.locator(".lobby h1")).to_contain_text("Rathulhu")
    expect(bert.page.locator(".lobby .lines")).to_contain_text("Game 2 of the evening")
    expect(eve.page.locator("[data-next]")).to_contain_text("Rathulhu")
    expect(eve.page.get_by_role("link", name="Watch")).to_be_visible()
    anna.page.get_by_role("link", name="I’m in").click()
    expect(anna.page.locator(".lobby h1")).to_contain_text("Rathulhu")
    anna.begin()
    bert.expect_running()


def test_who_comes_back_to_the_front_page_finds_the_seat_that_is_kept(people: People) -> None:
    anna, bert = people.come("desk"), people.come("phone", language="de")
    anna.open_table(RATS, ["me", "friend", "bot:level:1"], name="Anna")
    bert.join(anna.invitation(), "Bert")
    anna.begin()
    bert.expect_running()
    people.play_on(anna, bert)
    anna.page.get_by_role("button", name="Again?").click()
    expect(bert.page.locator("[data-next=lobby]")).to_contain_text("Dein Platz ist dir sicher")
    bert.go("/")
    bert.page.get_by_role("link", name="Zurück an den Tisch").click()
    expect(bert.page.locator(".lobby")).to_contain_text("Bert")
    expect(anna.page.locator(".lobby")).to_contain_text("Everybody is here")
