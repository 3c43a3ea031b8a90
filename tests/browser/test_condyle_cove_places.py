"""Condyle Cove where one seldom comes: a long cove, the Boogeyman turned up, no wish to be asked; all told aloud."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import httpx
import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import find_game
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import DEALER
from ratskeller.kernel.record import write_record
from ratskeller.kernel.rng import Rng
from tests.browser.axe import check
from tests.browser.people import OPEN_CHOICES, SECONDS, TABLES_MAX
from tests.browser.test_condyle_cove import GAME, take
from tests.browser.test_house_of_rath_room import HIDDEN, SCREENS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ratskeller.games.condyle_cove.view import View
    from ratskeller.kernel.game import Choice
    from tests.browser.people import People, Person, Size
    from tests.server.running import Server

PRESS = """selector => {
  const found = document.querySelector(`${selector}:not([aria-disabled=true])`)
  found?.click()
  return found !== null
}"""
# Notes what is told aloud from now on, and says how much of the story was told before.
LISTEN = """() => {
  window.told = []
  const lines = (changes) => changes.flatMap((each) => [...each.addedNodes]).filter((node) => node.tagName === 'P')
  const hears = (changes) => window.told.push(...lines(changes).map((line) => line.textContent))
  new MutationObserver(hears).observe(document.querySelector('.heard[role=log]'), { childList: true })
  return document.querySelectorAll('.story li').length
}"""
HEARD_ALL = """before => {
  const story = [...document.querySelectorAll('.story li div > span')].slice(before).map((line) => line.textContent)
  return story.length > 5 && JSON.stringify(story) === JSON.stringify(window.told)
}"""


def play_until(seats: int, like: Callable[[Choice], float], reached: Callable[[View], bool], **options: bool) -> Match:
    """A game in which everybody takes what is liked best, up to a wanted position; the first seed that leads there."""
    for seed in range(200):
        match, dealer = Match(find_game(GAME), seats, options, seed=seed), Rng(seed).split(DEALER)
        while not match.state.is_over():
            if match.state.is_chance():
                match.deal_from(dealer)
                continue
            seat = match.state.mover
            scene = match.scene(seat)
            if reached(scene.view):
                return match
            match.act(seat, max(scene.choices, key=like).code)
    raise AssertionError("No game led there.")


def go_on(people: People, server: Server, match: Match, size: Size) -> Person:
    """Somebody takes the seat of whoever is to move, in a game that was begun elsewhere; it waits for its host."""
    web = httpx.Client(base_url=server.address, timeout=60, trust_env=False)
    with web:
        table = web.post("/api/records", json={"record": write_record(match.record())}).json()["table"]["id"]
        seated = web.post(f"/api/tables/{table}/seats", json={"name": "Anna", "seat": match.state.mover}).json()
    anna = people.come(size)
    anna.go(f"/table/{table}#{seated['token']}")
    anna.page.wait_for_selector(".actions [data-do]")
    return anna


def westward(choice: Choice) -> float:
    """Cove cards rather than Options, each laid as far to the west as can be; whoever began in the middle stays."""
    match choice.notation.split():
        case ["draw", "cove"]:
            return 3
        case ["lay", x, _]:
            return -int(x)
        case ["stop"]:
            return 1
        case ["go", "0"]:
            return -5
        case _:
            return 0


def is_long(view: View) -> bool:
    across = [spot.x for spot in view.cove]
    return view.phase == "move" and max(across) - min(across) >= 9


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_in_a_long_cove_one_finds_oneself_and_can_hit_every_space(people: People, server: Server, size: Size) -> None:
    match = play_until(2, westward, is_long, passages=True, winter=True)
    anna = go_on(people, server, match, size)
    own = anna.page.locator(f"[data-pawn='{match.state.mover}']")
    expect(own).to_be_in_viewport(ratio=0.9)
    anna.expect_large("[data-focus^=space-]", count=10)
    check(anna.page)  # nothing but the map itself is moved sideways


def to_the_acts(choice: Choice) -> float:
    """Everybody wants to know what the Acts are."""
    return 1 if choice.notation == "go 0" or choice.notation.startswith("act ") else 0


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_the_boogeyman_is_seen_where_he_was_turned_up(people: People, server: Server, size: Size) -> None:
    match = play_until(3, to_the_acts, lambda view: view.phase == "boogeyman")
    view = match.scene(match.state.mover).view
    place = next(
        act.place for act in view.acts if act.up and act.act is not None and view.cards[act.act].kind == "boogeyman"
    )
    anna = go_on(people, server, match, size)
    act = anna.page.locator(f"[data-act='{place}']")
    expect(act).to_contain_text(f"Act {place + 1}, face up: THE BOOGEYMAN.")
    expect(act.locator(".number")).to_have_count(0)  # a number is the back of a card
    expect(anna.page.locator(".danger")).to_contain_text("the one turned up joins them")
    anna.expect_large("[data-act] [data-do]")
    check(anna.page)


def test_what_happens_is_told_aloud_line_by_line_and_once(people: People) -> None:
    anna = people.come("desk")
    anna.open_table(GAME, ["me", "bot:level:1"], name="Anna", house={"window": "0"})
    anna.begin()
    anna.expect_running()
    anna.page.wait_for_selector(OPEN_CHOICES)
    before = anna.page.evaluate(LISTEN)
    people.play_on(anna, moves=8)
    anna.until(HEARD_ALL, before)


def until(reached: Callable[[], bool], press: str, person: Person, other: Person) -> None:
    """Let two people play on, and one of them press something whenever it is there, until it has worked.

    What is offered may be gone a moment later, when the other's move has arrived; then it is offered again.
    """
    deadline = time.monotonic() + SECONDS
    while not reached():
        if not person.page.evaluate(PRESS, press):
            for each in (person, other):
                take(each, each.choices())
        assert time.monotonic() < deadline, f"There was nothing to press that worked: {press}"
        person.page.wait_for_timeout(20)  # lets the pages breathe; it synchronises nothing


def test_whoever_does_not_want_to_be_asked_sees_it_and_may_take_it_back(people: People) -> None:
    anna, bert = people.come("phone"), people.come("desk")
    anna.open_table(GAME, ["me", "friend"], name="Anna", house={"window": "0"})
    bert.join(anna.invitation(), "Bert")
    anna.begin()
    for person in (anna, bert):
        person.expect_running()
    passing = anna.page.locator(".passing")
    until(lambda: passing.count() > 0, ".actions [data-do=quiet]", anna, bert)
    expect(passing).to_contain_text("You are not asked for answers.")
    expect(passing).to_be_in_viewport()
    check(anna.page)
    # One's mind can be changed once in a turn.
    until(lambda: passing.count() == 0, ".passing [data-do=listen]", anna, bert)


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_four_players_and_ones_own_hand_are_in_sight(people: People, width: int, height: int) -> None:
    anna = people.come("desk")
    anna.page.set_viewport_size({"width": width, "height": height})
    anna.open_table(GAME, ["me", *["bot:level:1"] * 3], name="Annabella", house={"window": "0"})
    anna.begin()
    anna.expect_running()
    anna.page.wait_for_selector(OPEN_CHOICES)
    expect(anna.page.locator("[data-player]")).to_have_count(4)
    expect(anna.page.locator("[data-player='0']")).to_contain_text("Annabella")
    anna.until(f"selector => !({HIDDEN})(selector).length", "[data-player], .hand-side:has([data-own])")
    check(anna.page)


# Names of cards in one's hand that are not in sight: below the edge of the hand, or under the question.
UNSEEN = """() => {
  const edge = Math.min(
    document.querySelector('.hand-side').getBoundingClientRect().bottom,
    document.querySelector('.ask').getBoundingClientRect().top,
  )
  return [...document.querySelectorAll('.hand [data-card] .head')]
    .filter((each) => each.getBoundingClientRect().bottom > edge + 1)
    .map((each) => each.textContent.trim())
}"""


def test_every_card_of_a_full_hand_is_seen_on_a_phone_and_can_be_read(people: People) -> None:
    anna = people.come("phone", language="de")
    cards = anna.page.locator(".hand [data-card]")
    for _ in range(TABLES_MAX):
        anna.open_table(GAME, ["me", "bot:level:1"], name="Anna", house={"window": "0"})
        anna.begin()
        anna.expect_running()
        while cards.count() < 3 and anna.is_asked():
            people.play_on(anna, moves=1)
        if cards.count() >= 3:
            break
    assert cards.count() >= 3
    anna.until(f"() => !({UNSEEN})().length")
    read = anna.page.get_by_role("button", name=re.compile("Karten lesen"))
    expect(read).to_be_in_viewport(ratio=1)
    last = cards.last.locator(".foot")
    expect(last).to_be_hidden()
    read.click()
    expect(last).to_be_visible()
    check(anna.page)
    anna.page.get_by_role("button", name="Nur ihre Namen").click()
    expect(last).to_be_hidden()
