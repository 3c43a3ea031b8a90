"""Every button says what is at stake: to the eye on a second line, to the ear after its name."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import GAMES
from tests.browser.people import OPEN_CHOICES, TABLES_MAX, chairs

if TYPE_CHECKING:
    from playwright.sync_api import WebSocket

    from tests.browser.people import People, Person, Size

SHORT = {"darkhouse": {"games": "1"}}
QUICK = {"condyle_cove": {"window": "0"}}
MOVES = 12  # at each table
BUTTONS = 12  # that are looked at, at least; one may be out of a game before there were so many
# Of each button: its notation, its first line, its second, what describes it, and whether all of it is on the page.
READ = """selector => [...document.querySelectorAll(selector)].map((each) => {
  const stakes = each.querySelector('.stakes')
  const box = each.getBoundingClientRect()
  return {
    notation: each.dataset.do,
    name: each.querySelector('span')?.textContent,
    stakes: stakes?.textContent,
    seen: getComputedStyle(stakes ?? each).display !== 'none' && (stakes?.getClientRects().length ?? 0) > 0,
    folded: each.closest('details:not([open])') !== null,
    described: document.getElementById(each.getAttribute('aria-describedby') ?? '') === stakes,
    fits: box.left >= 0 && box.right <= innerWidth && each.scrollWidth <= each.clientWidth + 1,
  }
})"""


class Ear:
    """All choices that the table has sent somebody: what is at stake, by notation."""

    def __init__(self, person: Person) -> None:
        self.heard: dict[tuple[str, str], set[str]] = {}
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._note(json.loads(frame)))

    def _note(self, line: dict[str, Any]) -> None:
        for scene in line.get("scenes", ()):
            for choice in scene["scene"]["choices"]:
                self.heard.setdefault((choice["notation"], choice["text"]), set()).add(choice["stakes"])


def check_buttons(person: Person, ear: Ear) -> int:
    """Look at everything that is offered now; return how much that is."""
    buttons = person.page.evaluate(READ, OPEN_CHOICES)
    for button in buttons:
        assert button["stakes"] in ear.heard[button["notation"], button["name"]], button
        assert button["stakes"], button
        assert button["described"], button
        if not button["folded"]:
            assert button["seen"], button
            assert button["fits"], button
    return len(buttons)


@pytest.mark.parametrize(("size", "language"), [("phone", "en"), ("desk", "de")])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_button_says_what_is_at_stake(people: People, game: str, size: Size, language: str) -> None:
    anna = people.come(size, language)
    ear = Ear(anna)
    looked = 0
    for _ in range(TABLES_MAX):
        anna.open_table(game, chairs(game, "me", "bot:level:1"), SHORT.get(game), name="Anna", house=QUICK.get(game))
        anna.begin()
        anna.expect_running()
        for _ in range(MOVES):
            if not anna.is_asked():
                break
            looked += check_buttons(anna, ear)
            people.play_on(anna, moves=1)
        if looked >= BUTTONS:
            return
    raise AssertionError(f"There were only {looked} buttons.")


def test_a_screen_reader_hears_the_name_and_then_the_stakes(people: People) -> None:
    anna = people.come("phone")
    anna.open_table("rats_in_the_walls", ["me", "bot:level:1", "bot:level:1"], {"start": "agreed"}, name="Anna")
    anna.begin()
    peek = anna.page.locator(".actions [data-do=peek]")
    expect(peek).to_have_accessible_name("Peek under the walls")
    expect(peek).to_have_accessible_description("Costs nothing. Only you see the dice.")
    cup = anna.page.locator(".board [data-do=peek]")  # the same on the board
    expect(cup).to_have_accessible_description("Costs nothing. Only you see the dice.")
    claim = anna.page.locator(".actions [data-do='announce 1']")
    expect(claim.locator(".stakes")).to_contain_text("Costs 1 brain.")
