"""The board of Condyle Cove: walking the map, reading a card, an answer window, laying a card, alone to the end."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import find_game
from ratskeller.tables.lesson import make_lesson
from tests.browser.axe import check
from tests.browser.people import CLICK, SECONDS

if TYPE_CHECKING:
    from tests.browser.people import People, Person, Size

GAME = "condyle_cove"
TIMER = "[role=timer]"


def go_to_stop(person: Person, ask: str, which: str = "first") -> None:
    """Open a lesson where a certain move is asked for, the last time that it is."""
    stops = make_lesson(find_game(GAME), name=which).stops
    number = max(at for at, stop in enumerate(stops, start=1) if stop.ask == ask)
    person.go(f"/learn/{GAME}{'' if which == 'first' else f'?lesson={which}'}#stop={number}")


def test_arrow_keys_walk_from_space_to_space(people: People) -> None:
    anna = people.come("desk")
    go_to_stop(anna, "play 40")
    anna.page.locator("[data-focus=space-3]").focus()
    for key, space in (("ArrowUp", 1), ("ArrowDown", 3), ("ArrowDown", 0), ("ArrowRight", 9), ("ArrowLeft", 0)):
        anna.page.keyboard.press(key)
        expect(anna.page.locator(f"[data-focus=space-{space}]")).to_be_focused()
    # Of all spaces only one is a stop of the Tab key: the one where one is.
    expect(anna.page.locator("[data-focus^=space-][tabindex='0']")).to_have_count(1)
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("Enter")
    slip = anna.page.get_by_role("region", name="To be read: OPEN FIELD")
    expect(slip).to_contain_text("look at another player's hand")
    expect(slip).to_contain_text("invented by us")
    expect(slip).to_contain_text("There: Tom.")
    check(anna.page)


def test_arrow_keys_reach_free_places_and_enter_lays_the_card(people: People) -> None:
    anna = people.come("desk")
    go_to_stop(anna, "lay 0 -2")
    anna.page.locator("[data-focus=space-0]").focus()
    for place in ("space-3", "cell-0,-2"):
        anna.page.keyboard.press("ArrowUp")
        expect(anna.page.locator(f"[data-focus='{place}']")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".note .said")).to_contain_text("You drew CRUMBS")
    expect(anna.page.locator("[data-space='1']")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_every_card_can_be_read(people: People, size: Size) -> None:
    anna = people.come(size)
    go_to_stop(anna, "go 3")
    hand = anna.page.get_by_role("region", name="Your hand")
    expect(hand.locator("[data-card='24']")).to_contain_text("Cancel an Options card for everybody.")
    expect(hand.locator("[data-card='24']")).to_contain_text("Defensive")
    expect(hand.locator("[data-card='24']")).to_contain_text("pieced together")
    # The used Act, and what lies in Tom's discard pile: two cards face down, one face up.
    anna.page.locator("[data-act='3'] button").click()
    expect(anna.page.locator("[data-explain=act]")).to_contain_text("Shuffle the top 3 of your discard pile")
    tom = anna.page.locator("[data-mat='1']")
    tom.locator("summary").click()
    expect(tom.locator("ol > li")).to_have_count(3)
    expect(tom.locator("ol > li").first).to_contain_text("Put another player's pawn on the Cul-De-Sac.")
    expect(tom.locator("ol > li").last).to_contain_text("Face down")
    anna.page.get_by_text("What every space says").click()
    expect(anna.page.locator(".all")).to_contain_text("Cards cannot be stolen from your hand.")
    check(anna.page)


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_an_answer_window_says_what_is_played_whom_it_means_and_who_is_asked(people: People, size: Size) -> None:
    anna = people.come(size)
    number = next(
        at for at, stop in enumerate(make_lesson(find_game(GAME)).stops, start=1) if "SOMETHING WICKED" in stop.note
    )
    anna.go(f"/learn/{GAME}#stop={number}")
    window = anna.page.get_by_role("region", name="The card in play")
    expect(window).to_contain_text("Tom plays:")
    expect(window).to_contain_text("Put another player's pawn on the Cul-De-Sac.")
    expect(window).to_contain_text("You are to go to KIDDIE CORNER.")
    expect(window.locator("[aria-current=step]")).to_contain_text("Ida")
    # The Defensive card can be taken from the hand; the lesson would rather not.
    anna.page.locator("[data-card='24'] [data-do='play 25']").click()
    expect(anna.page.locator(".remark")).to_contain_text("CAT UNDER A LAMP")
    check(anna.page)


def take(person: Person, offered: list[str]) -> None:
    """Click what somebody takes who lives dangerously only by playing cards, and wants to be asked for answers."""
    usual = [each for each in offered if each not in {"quiet", "listen"}]
    safe = [each for each in usual if each != "go 0"]  # where the Boogeyman may be
    plays = [each for each in safe if each.startswith("play")]
    for choice in (plays or safe or usual)[:1]:
        person.page.evaluate(CLICK, choice)
    assert not person.has_ended(), "The game was over too soon."


def until_asked(*people: Person) -> Person:
    """Let people play cards until one of them has a window to answer one; nobody says anything into it."""
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        for person in people:
            # In this order: a window is seen no later than the answers to it, so these choices are none unless it is.
            offered, waiting = person.choices(), person.page.locator(TIMER).count() > 0
            if waiting and ("stop" in person.choices() or person.page.locator("[data-only-answer]").count()):
                return person  # whoever has played may say something for later, too, and is not asked
            if not waiting:
                take(person, offered)
        people[0].page.wait_for_timeout(5)  # lets the pages breathe; it synchronises nothing
    raise AssertionError("Nobody was asked for an answer.")


def test_among_people_an_answer_has_its_time_and_silence_is_one(people: People) -> None:
    anna, bert = people.come("desk"), people.come("phone")
    anna.open_table(GAME, ["me", "friend"], name="Anna", house={"window": "20"})
    bert.join(anna.invitation(), "Bert")
    anna.begin()
    anna.expect_running()
    bert.expect_running()
    asked = until_asked(anna, bert)
    expect(asked.page.locator(TIMER)).to_contain_text("seconds for an answer")
    check(asked.page)
    # Whoever has no choice is told so and need not click; whoever has one may let the card happen.
    forced, stop = asked.page.locator("[data-only-answer]"), asked.page.locator(".actions [data-do=stop]")
    assert forced.count() + stop.count() == 1
    if forced.count():
        expect(forced).to_contain_text("The table answers for you.")
    # Not to be asked any more can be said meanwhile. Nobody can tell that it was, not even the table.
    asked.page.evaluate(CLICK, "quiet")
    expect(asked.page.locator(TIMER)).to_contain_text("You have answered; nobody can tell.")
    expect(asked.page.locator(".actions [data-do=quiet]")).to_have_attribute("aria-disabled", "true")
    other = bert if asked is anna else anna
    assert not any("passes until further notice" in line for line in other.story())


def test_a_second_lesson_teaches_playing_alone(people: People) -> None:
    anna = people.come("phone")
    anna.go(f"/learn/{GAME}")
    anna.page.get_by_role("link", name="Another lesson: Alone with the Boogeyman").click()
    expect(anna.page.locator(".note h1")).to_have_text("Alone with the Boogeyman")
    anna.page.locator(".note .ways .primary").click()
    expect(anna.page.locator(".note .count")).to_have_text("2 of 11")
    expect(anna.page).to_have_url(re.compile(r"\?lesson=solo#stop=2$"))
    go_to_stop(anna, "go 0", "solo")
    expect(anna.page.locator(".condyle-cove [data-explain=chase]")).to_have_text("He is 2 spaces behind you")
    check(anna.page)


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_alone_to_the_end(people: People, size: Size) -> None:
    anna = people.come(size)
    anna.open_table(GAME, ["me"], name="Anna")
    anna.begin()
    anna.expect_running()
    people.play_on(anna, moves=3)
    check(anna.page)
    people.play_on(anna)
    # Alone, being the first of one is no victory: the end says how it went with him, and what was done until then.
    expect(anna.page.locator("#end")).to_contain_text(re.compile("you", re.IGNORECASE))
    expect(anna.page.locator("[data-end] [data-place]")).to_have_count(0)
    expect(anna.page.locator("[data-sheet] tbody th")).to_have_text(["Turns", "Cards played"])


def test_winter_passages_and_benny_to_the_end(people: People) -> None:
    anna = people.come("phone", language="de")
    anna.go(f"/new/{GAME}")
    anna.show_more()
    anna.page.select_option("#seats", "3")
    for number, sitter in enumerate(["me", "bot:level:1", "bot:level:1"]):
        anna.page.locator(".sitters select.sitter").nth(number).select_option(sitter)
    anna.page.locator("#option-winter").check()
    anna.page.locator("#option-passages").check()
    anna.page.select_option("#option-benny", "yes")
    anna.to_the_waiting_room()
    expect(anna.page.locator(".lobby")).to_be_visible()
    anna.begin()
    anna.expect_running()
    expect(anna.page.locator("[data-pile=haunted]")).to_be_visible()
    people.play_on(anna, moves=4)
    expect(anna.page.locator("[data-pawn=benny]")).to_be_attached()
    check(anna.page)
    people.play_on(anna)
