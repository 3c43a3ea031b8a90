"""Condyle Cove for everybody: all that a card says is heard, a game on the board by keyboard, motion or none, again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import httpx
import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import find_game
from ratskeller.kernel.record import write_record
from tests.browser.axe import check
from tests.browser.test_condyle_cove import GAME, go_to_stop
from tests.browser.test_keyboard import CAN_DO, reach
from tests.cli.command import played

if TYPE_CHECKING:
    from tests.browser.people import People, Size
    from tests.server.running import Server

ON_THE_BOARD = ".board [data-do]:not([aria-disabled=true])"
WHERE = """() => {
  const at = document.activeElement
  return at.closest('.hand') ? 'hand' : at.closest('svg') ? 'map' : at.closest('.board') ? 'piles' : 'list'
}"""
# Notes every card that is held up, and whatever moves by itself on the board.
WATCH_MOTION = """() => {
  window.motion = new Set()
  const note = () => {
    for (const card of document.querySelectorAll('.spotlight')) window.motion.add('card')
    for (const each of document.getAnimations()) {
      const node = each.effect.target
      if (!node.closest('.board') || each.animationName?.includes('breathe')) continue
      if (each.effect.getTiming().duration > 50) window.motion.add(node.closest('[data-pawn]') ? 'pawn' : 'something')
    }
  }
  const all = { subtree: true, childList: true, attributes: true }
  new MutationObserver(note).observe(document.querySelector('.board'), all)
}"""


def test_a_card_says_its_name_its_text_and_who_wrote_it(people: People) -> None:
    anna = people.come("phone")
    go_to_stop(anna, "play 40")
    card = anna.page.locator(".hand [data-do='play 40']")
    expect(card).to_have_accessible_name(
        re.compile(r"^Play [A-Z ]+\. .{20,} \(Options, (invented by us|pieced together)\)$")
    )
    expect(card).to_have_role("button")


def test_a_space_says_what_it_does_before_one_goes_there(people: People) -> None:
    anna = people.come("phone")
    go_to_stop(anna, "go 3")
    space = anna.page.locator("[data-focus=space-3]")
    expect(space).to_have_accessible_name(
        re.compile(r"^Go to ALLEY\. Cards cannot be stolen from your hand\. \(as printed\) There: nobody\.$")
    )


def test_a_whole_game_by_keyboard_on_the_board_itself(people: People) -> None:
    anna = people.come("desk")
    anna.open_table(GAME, ["me", "bot:level:1"], name="Anna")
    anna.begin()
    anna.expect_running()
    used: set[str] = set()
    missed = 0
    for _ in range(600):
        anna.page.wait_for_selector(f"{CAN_DO}, [data-end]")
        if anna.has_ended():
            break
        # Somebody else's answer may have settled a question meanwhile.
        if not reach(anna, f"{ON_THE_BOARD}, {CAN_DO}"):
            missed += 1
            assert missed < 30
            continue
        used.add(anna.page.evaluate(WHERE))
        anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#end")).to_be_focused()
    assert "map" in used  # every game begins on it


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_what_matters_is_seen_without_scrolling(people: People, size: Size) -> None:
    """Four at the table: the Options of everybody, the whole map or its middle, and what can be done."""
    anna = people.come(size)
    anna.open_table(GAME, ["me", "bot:level:1", "bot:level:1", "bot:level:1"], name="Anna")
    anna.begin()
    anna.expect_running()
    people.play_on(anna, moves=1)  # nobody is out after that
    anna.page.wait_for_selector(CAN_DO)
    for seat in range(4):
        life = anna.page.locator(f"[data-life='{seat}'], .side [data-mat='{seat}'] .who").first
        expect(life).to_be_in_viewport(ratio=0.9)
    expect(anna.page.locator("[data-space='0']")).to_be_in_viewport(ratio=0.9)
    expect(anna.page.locator(".prompt")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_cards_and_pawns_move_unless_somebody_wants_it_still(people: People, motion: str) -> None:
    anna = people.come("desk")
    anna.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    anna.open_table(GAME, ["me"], name="Anna")
    anna.begin()
    anna.expect_running()
    anna.page.evaluate(WATCH_MOTION)
    for _ in range(12):
        people.play_on(anna, moves=1)
        anna.page.wait_for_selector(f"{CAN_DO}, [data-end]")  # what was moving has come to rest
        moved = set(anna.page.evaluate("[...window.motion]"))
        if motion == "reduce":
            assert moved == set()
        elif moved >= {"card", "pawn"}:
            return
    assert motion == "reduce", moved


@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_is_seen_again_through_every_eye(people: People, server: Server, seats: int) -> None:
    record = write_record(played(find_game(GAME), seats=seats).record())
    answer = httpx.post(f"{server.address}/api/records", json={"record": record}, timeout=60, trust_env=False)
    anna = people.come("phone")
    anna.go(f"/replay/{answer.json()['table']['id']}#seat={seats - 1}")
    expect(anna.page.locator("p.now")).to_contain_text("The beginning")
    anna.page.keyboard.press("End")
    last = str(anna.page.locator("input[type=range]").get_attribute("max"))
    expect(anna.page.locator("p.now")).to_contain_text(f"Step {last} of {last}")
    expect(anna.page.locator(".prompt")).to_contain_text(
        re.compile("last orphan standing|Boogeyman") if seats == 1 else "last orphan standing"
    )
    expect(anna.page.locator("[data-life]")).to_have_count(max(2, seats))  # alone, there is he
    check(anna.page)
    # Half way, whoever looks from a seat sees its hand, and a watcher sees none.
    anna.page.locator("input[type=range]").fill(str(int(last) // 2))
    expect(anna.page.locator("p.now")).to_contain_text(f"Step {int(last) // 2} of")
    expect(anna.page.get_by_role("region", name="Your hand")).to_be_attached()
    anna.page.locator("header select").first.select_option("")
    expect(anna.page.get_by_role("region", name="Your hand")).to_have_count(0)
    expect(anna.page.locator("[data-life]")).to_have_count(max(2, seats))  # the board is back, for other eyes
    check(anna.page)
