"""One clock: no seat, prompt, button, title, line or spoken word is ahead of what the board shows.

A recorder in the page notes, whenever anything on it changes, what could give a coming state away, and beside it what
the house has sent so far. A state may be seen in any of it only when all lines that led to it have been told; while
the board moves nothing at all is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import GAMES
from tests.browser.people import chairs

if TYPE_CHECKING:
    from tests.browser.people import People, Person

MOVES = 4  # that are held back, at least
MOST = 60  # moves until then
SPEEDS = ("calm", "brisk", "once")
RECORDER = """
window.record = { states: [], seen: [], ended: null }
const Line = window.WebSocket
let lines = []
window.WebSocket = class extends Line {
  constructor(...how) {
    super(...how)
    this.addEventListener('message', ({ data }) => {
      const { type, kept, told, scenes } = JSON.parse(data)
      if (type !== 'state') return
      lines = [...lines.slice(0, kept), ...told.map(({ text }) => text)]
      const { awaited, prompt } = scenes[0].scene
      window.record.states.push({ awaited, prompt, lines })
    })
  }
}
let last = ''
const look = () => {
  const board = document.querySelector('.board[data-moving]')
  const story = [...document.querySelectorAll('.story ol')].at(-1)
  if (!board || !story) return
  const texts = (selector) => [...document.querySelectorAll(selector)].map((each) => each.textContent.trim())
  const moving = board.dataset.moving === 'true'
  if (moving && window.finish) {
    const act = window.finish
    window.finish = null
    const name = act === 'KeyboardEvent' ? 'keydown' : 'pointerdown'
    board.dispatchEvent(new window[act](name, { bubbles: true, key: 'Enter' }))
    setTimeout(() => (window.record.ended = board.dataset.moving))
  }
  const seen = {
    moving,
    told: story.start - 1 + story.children.length,
    prompt: document.querySelector('.prompt').textContent.trim(),
    buttons: [...document.querySelectorAll('[data-do]')].length,
    awaited: [...document.querySelectorAll('.seats li.awaited')].map((each) => Number(each.dataset.seat)),
    waiting: [...document.querySelectorAll('[data-waiting]')].filter((each) => each.checkVisibility(
      { visibilityProperty: true })).length,
    title: document.title,
    heard: texts('.heard[role=log]:not([data-announced]) p'),
    clauses: document.querySelectorAll('.ask .said a').length,
    sent: window.record.states.length,
  }
  const now = JSON.stringify(seen)
  if (now !== last) window.record.seen.push(seen)
  last = now
}
new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
"""


def sit_down(
    people: People, game: str, motion: Literal["no-preference", "reduce"] = "no-preference", speed: str = ""
) -> Person:
    """A table at which everything that appears is noted down."""
    anna = people.come("desk")
    anna.page.emulate_media(reduced_motion=motion)
    anna.page.add_init_script(RECORDER)
    if speed:
        anna.go("/settings")
        anna.page.locator("input[name=speed]").nth(SPEEDS.index(speed)).check()
    anna.open_table(game, chairs(game, "me", "bot:level:1", "bot:level:1"), name="Anna")
    anna.begin()
    anna.expect_running()
    return anna


def record(anna: Person) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What was sent, and what was seen; once all rests."""
    anna.until("document.querySelector('[data-moving=false]')")
    found: dict[str, Any] = anna.page.evaluate("window.record")
    return found["states"], found["seen"]


def coming(states: list[dict[str, Any]], each: dict[str, Any]) -> list[dict[str, Any]]:
    """States that the house had sent at one moment, and that were not to be seen yet."""
    return [state for state in states[: each["sent"]] if len(state["lines"]) > each["told"]]


def was_tested(states: list[dict[str, Any]], seen: list[dict[str, Any]]) -> bool:
    """Whether states were held back that would have been seen in the seats and in the prompt."""
    held = [(each, state) for each in seen for state in coming(states, each)[:1]]
    others = [state for each, state in held if each["moving"] and sorted(state["awaited"]) != sorted(each["awaited"])]
    return len(held) > MOVES and len(others) > 1


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_ahead_of_the_board(people: People, game: str) -> None:
    anna = sit_down(people, game)
    states, seen = record(anna)
    for _ in range(MOST):
        people.play_on(anna, moves=1)
        states, seen = record(anna)
        if was_tested(states, seen):
            break
    assert was_tested(states, seen), "nothing was ever held back, so nothing was tested"
    for each in seen:
        sent = states[: each["sent"]]
        shown = [state for state in sent if len(state["lines"]) <= each["told"]]
        assert sorted(each["awaited"]) in [sorted(state["awaited"]) for state in shown] + [[]], each
        assert set(each["heard"]) <= set(sent[-1]["lines"][: each["told"]]), each
        ahead = {state["prompt"] for state in coming(states, each)} - {state["prompt"] for state in shown}
        assert each["prompt"] not in ahead, each
        if each["moving"]:
            assert not each["buttons"], each
            assert not each["clauses"], each
            assert not each["waiting"], each
            assert not each["title"].startswith("●"), each
            assert each["prompt"], each  # never an empty place


@pytest.mark.parametrize(
    ("motion", "speed", "moves"),
    [
        ("no-preference", "", True),
        ("no-preference", "brisk", True),
        ("no-preference", "once", False),
        ("reduce", "", False),
        ("reduce", "calm", True),
    ],
)
def test_speeds(people: People, motion: Literal["no-preference", "reduce"], speed: str, moves: bool) -> None:
    anna = sit_down(people, "rats_in_the_walls", motion, speed)
    people.play_on(anna, moves=2)
    _, seen = record(anna)
    assert any(each["moving"] for each in seen) is moves
    # It can be changed at the table, too.
    anna.page.locator("[data-tool=menu]").click()
    field = anna.page.locator("dialog[open] input[name=speed]")
    expect(
        field.nth(["calm", "brisk", "once"].index(speed or ("once" if motion == "reduce" else "calm")))
    ).to_be_checked()


@pytest.mark.parametrize("kind", ["PointerEvent", "KeyboardEvent"])
def test_a_click_or_a_key_ends_what_is_shown(people: People, kind: str) -> None:
    anna = sit_down(people, "rats_in_the_walls")
    anna.page.evaluate(f"window.finish = '{kind}'")
    people.play_on(anna, moves=2)
    anna.until("window.record.ended !== null")
    assert anna.page.evaluate("window.record.ended") == "false"
