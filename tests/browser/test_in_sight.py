"""Everybody else at the table and one's own hand are in sight at every size of screen, with as many as can play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller.catalogue import GAMES, find_game
from tests.browser.people import OPEN_CHOICES, SCREENS
from tools.setup_env import ROOT

if TYPE_CHECKING:
    from tests.browser.people import People

MOVES = {"rats_in_the_walls": 1, "rathulhu": 8, "darkhouse": 7, "house_of_rath": 7, "condyle_cove": 12}
QUICK_TABLES = {"condyle_cove": {"window": "0"}}  # nobody waits for those who only look
# Boards that say of themselves that they show everybody.
BOARDS = ROOT / "web" / "src" / "games"
SHOWING = sorted(game for game in GAMES if "showsSeats: true" in (BOARDS / game / "index.ts").read_text("utf-8"))
# What is wrong: a player of whom no mark is in sight or who has too little room, something of one's own that is not in
# sight, the house's header over a small table, a page that scrolls sideways. A mark may be shown at several places; one
# of them has to be seen. What lies on top counts as seen, at the middle of the upper part: a card may be covered by the
# next.
WRONG = """([seats]) => {
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
  const ask = document.querySelector('.ask').getBoundingClientRect()
  const board = document.querySelector('.frame > .board').getBoundingClientRect()
  const clear = (box) => box.bottom <= ask.top + 1 && box.top >= board.top - 1 && box.bottom <= board.bottom + 1
  const onTop = (each, box) => {
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)]
    const found = document.elementFromPoint(x, y)
    return found !== null && (each.contains(found) || found.contains(each) || !found.closest('.ask'))
  }
  const seen = (each) => {
    const box = each.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && inside(box) && clear(box) && onTop(each, box)
  }
  // Of a large mat its head is enough: sign and name.
  const heads = (each) => {
    const box = each.getBoundingClientRect()
    const head = each.querySelector('header, .head, h3, h4')
    return seen(each) || (box.width > 0 && head !== null && seen(head))
  }
  const wrong = []
  for (let seat = 0; seat < seats; seat++)
    if (![...document.querySelectorAll(`[data-player="${seat}"]`)].some(heads)) wrong.push(`player ${seat}`)
  // What stands in somebody's place does not reach into the next one's.
  for (const each of document.querySelectorAll('[data-player]'))
    if (each.scrollWidth > each.clientWidth + 1) wrong.push(`player ${each.dataset.player} has no room`)
  const own = [...document.querySelectorAll('[data-own]')]
  if (!own.length) wrong.push('nothing is marked as one\\'s own')
  own.forEach((each, at) => seen(each) || wrong.push(`own ${at}`))
  // The house's own line has no place where there is little room.
  if (innerWidth < 1200 && document.querySelector('.table > header').checkVisibility()) wrong.push('header')
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
  if (scrollWidth > clientWidth) wrong.push('scrolls sideways')
  if (scrollHeight > clientHeight + 1) wrong.push('scrolls')
  return wrong
}"""


TABLES = 8  # the smallest game may be over before everything was looked at; then another is opened


def has_looked_at_all(people: People, game: str) -> bool:
    """Sit down among as many bots as there is room for, play a while and look at each size; false: it was over."""
    seats = find_game(game).seats[-1]
    anna = people.come("desk")
    anna.open_table(game, ["me", *["bot:level:1"] * (seats - 1)], name="Anna", house=QUICK_TABLES.get(game))
    anna.begin()
    anna.expect_running()
    people.play_on(anna, moves=MOVES.get(game, 6))
    anna.page.wait_for_selector(f"{OPEN_CHOICES}, [data-end]")
    for width, height in SCREENS:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.until(f"([seats]) => document.querySelector('[data-end]') || !({WRONG})([seats]).length", [seats])
        if anna.has_ended():
            return False
    return True


@pytest.mark.parametrize("game", SHOWING)
def test_opponents_and_hand_are_in_sight(people: People, game: str) -> None:
    assert any(has_looked_at_all(people, game) for _ in range(TABLES))
