"""One clock: no seat, prompt, button, title, line, spoken word or sound is ahead of what the board shows.

A recorder in the page notes, whenever anything on it changes, what could give a coming state away, and beside it what
the house has sent so far. A state may be seen in any of it only when all lines that led to it have been told; while
the board moves nothing at all is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import GAMES
from tests.browser.people import TABLES_MAX, chairs

if TYPE_CHECKING:
    from tests.browser.people import People, Person

MOVES = 4  # that are held back, at least
MOST = 600  # looks at one table until then
SPEEDS = ("calm", "brisk", "once")
RECORDER = """
window.record = { states: [], seen: [], sounds: [], ended: null }
const Line = window.WebSocket
let [lines, rolls] = [[], []]
window.WebSocket = class extends Line {
  constructor(...how) {
    super(...how)
    this.addEventListener('message', ({ data }) => {
      const { type, kept, told, scenes } = JSON.parse(data)
      if (type !== 'state') return
      lines = [...lines.slice(0, kept), ...told.map(({ text }) => text)]
      rolls = [...rolls.slice(0, kept), ...told.map(({ what }) => /roll|shook|die_/.test(what.event))]
      const { awaited, prompt, choices, aside } = scenes[0].scene
      const offered = [...choices, ...(aside ? [aside] : [])].map(({ notation }) => notation)
      window.record.states.push({ awaited, prompt, offered, lines, rolls })
    })
  }
}
// What is heard is known by its pitch: the bell over the door, and the first thump of dice on oak.
const pitch = AudioParam.prototype.setValueAtTime
const heard = new Set()
AudioParam.prototype.setValueAtTime = function (value, at) {
  const sound = value === 740 ? 'bell' : value >= 190 && value < 250 ? 'dice' : ''
  if (sound && !heard.has(sound)) {
    heard.add(sound)
    queueMicrotask(() => {
      heard.clear()
      const moving = document.querySelector('.board')?.dataset.moving === 'true'
      window.record.sounds.push({ sound, moving, told: told(), sent: window.record.states.length })
    })
  }
  return pitch.call(this, value, at)
}
localStorage.getItem('ratskeller.settings') ?? localStorage.setItem('ratskeller.settings', '{"sound":true}')
const told = () => {
  const story = [...document.querySelectorAll('.story ol')].at(-1)
  return story ? story.start - 1 + story.children.length : 0
}
let last = ''
const look = () => {
  const board = document.querySelector('.board[data-moving]')
  if (!board || !document.querySelector('.story ol')) return
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
    told: told(),
    prompt: document.querySelector('.prompt').textContent.trim(),
    buttons: [...document.querySelectorAll('[data-do]')].map((each) => each.dataset.do),
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


def come(people: People, motion: Literal["no-preference", "reduce"] = "no-preference", speed: str = "") -> Person:
    """Somebody for whom everything that appears or is heard is noted down."""
    anna = people.come("desk")
    anna.page.emulate_media(reduced_motion=motion)
    anna.page.add_init_script(RECORDER)
    if speed:
        anna.go("/settings")
        anna.page.locator("input[name=speed]").nth(SPEEDS.index(speed)).check()
    return anna


def sit_down(anna: Person, game: str) -> None:
    """Begin a game, and a new page to take notes on."""
    anna.open_table(game, chairs(game, "me", "bot:level:1", "bot:level:1"), name="Anna")
    anna.begin()
    anna.expect_running()


def record(anna: Person) -> tuple[list[dict[str, Any]], list[dict[str, Any]], list[dict[str, Any]]]:
    """What was sent, what was seen and what was heard; once all rests."""
    anna.until("document.querySelector('[data-moving=false]')")
    found: dict[str, Any] = anna.page.evaluate("window.record")
    return found["states"], found["seen"], found["sounds"]


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
    anna = come(people)
    for _ in range(TABLES_MAX):  # a game may be over too soon
        sit_down(anna, game)
        states, seen, sounds = record(anna)
        while len(seen) < MOST and not was_tested(states, seen) and anna.is_asked():
            people.play_on(anna, moves=1)
            states, seen, sounds = record(anna)
        check_order(states, seen)
        check_sounds(states, sounds)
        if was_tested(states, seen):
            return
    raise AssertionError("Nothing was ever held back, so nothing was tested.")


def check_order(states: list[dict[str, Any]], seen: list[dict[str, Any]]) -> None:
    """Nothing was seen before its cause, and nothing asked while that was shown."""
    for each in seen:
        sent = states[: each["sent"]]
        shown = [state for state in sent if len(state["lines"]) <= each["told"]]
        assert sorted(each["awaited"]) in [sorted(state["awaited"]) for state in shown] + [[]], each
        assert set(each["heard"]) <= set(sent[-1]["lines"][: each["told"]]), each
        ahead = {state["prompt"] for state in coming(states, each)} - {state["prompt"] for state in shown}
        assert each["prompt"] not in ahead, each
        if each["buttons"]:  # below the question that they answer, and no older one
            assert each["prompt"] == shown[-1]["prompt"], each
            assert set(each["buttons"]) <= set(shown[-1]["offered"]), each
        if each["moving"]:
            assert not each["buttons"], each
            assert not each["clauses"], each
            assert not each["waiting"], each
            assert not each["title"].startswith("●"), each
            assert each["prompt"], each  # never an empty place


def check_sounds(states: list[dict[str, Any]], sounds: list[dict[str, Any]]) -> None:
    """The bell rings when one may choose, and no dice are heard before they fall."""
    assert any(each["sound"] == "bell" for each in sounds)
    rolled = 0
    for each in sounds:
        if each["sound"] == "bell":
            assert not each["moving"], each
        else:
            rolled += 1
            assert rolled <= sum(states[each["sent"] - 1]["rolls"][: each["told"] + 1]), each


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
    anna = come(people, motion, speed)
    sit_down(anna, "rats_in_the_walls")
    people.play_on(anna, moves=2)
    _, seen, _ = record(anna)
    assert any(each["moving"] for each in seen) is moves
    # It can be changed at the table, too.
    anna.page.locator("[data-tool=menu]").click()
    field = anna.page.locator("dialog[open] input[name=speed]")
    expect(
        field.nth(["calm", "brisk", "once"].index(speed or ("once" if motion == "reduce" else "calm")))
    ).to_be_checked()


@pytest.mark.parametrize("kind", ["PointerEvent", "KeyboardEvent"])
@pytest.mark.parametrize("game", GAMES)
def test_a_click_or_a_key_ends_what_is_shown(people: People, game: str, kind: str) -> None:
    anna = come(people)
    sit_down(anna, game)
    anna.page.evaluate(f"window.finish = '{kind}'")
    while anna.page.evaluate("window.finish") and anna.is_asked():  # until something is shown
        people.play_on(anna, moves=1)
    anna.until("window.record.ended !== null")
    assert anna.page.evaluate("window.record.ended") == "false"
