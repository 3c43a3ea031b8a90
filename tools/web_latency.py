"""How soon a move is on the other screen: two people in two browsers and a server of its own, on this machine.

    python -m tools.web_latency [--game rats_in_the_walls] [--moves 60]

Time runs from the click on a choice to the moment the other page has drawn the state after it. Motion is off, so that
what is measured is the way and not an animation.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time

from ratskeller.catalogue import GAMES
from tests.browser.people import OPEN_CHOICES, People, Person
from tools.web_browser import open_browser_and_server

# Every page notes when a state came in and when it was drawn: after the frame that follows the change.
WATCH = """() => {
  window.drawn = []
  const prompt = () => document.querySelector('.frame .prompt')?.textContent ?? ''
  const seen = () => document.querySelector('.board')?.innerHTML.length + prompt()
  let before = seen()
  new MutationObserver(() => {
    const now = seen()
    if (now === before) return
    before = now
    requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.timeOrigin + performance.now())))
  }).observe(document.querySelector(".frame"), { subtree: true, childList: true, characterData: true })
}"""
CLICK = """choice => {
  const find = (selector) => document.querySelector(selector)
  const clicked = performance.timeOrigin + performance.now()
  find(`.actions [data-do="${CSS.escape(choice)}"]:not([aria-disabled=true])`)?.click()
  queueMicrotask(() => queueMicrotask(() => find('.actions [data-focus=yes]')?.click()))
  return clicked
}"""


def main(arguments: list[str]) -> None:
    """Measure, and say it in one line."""
    parser = argparse.ArgumentParser(description="How soon a move is on the other screen.")
    parser.add_argument("--game", default="rats_in_the_walls", choices=sorted(GAMES))
    parser.add_argument("--moves", type=int, default=60)
    asked = parser.parse_args(arguments)
    waits: list[float] = []
    with open_browser_and_server() as (browser, server):
        while len(waits) < asked.moves:
            with People(browser, server.address) as people:
                waits += play(people, asked.game, asked.moves - len(waits))
    waits.sort()
    sys.stdout.write(
        f"{asked.game}, {len(waits)} moves: on the other screen after {statistics.median(waits):.0f} ms (median), "
        f"{waits[int(len(waits) * 0.9)]:.0f} ms (nine of ten), {waits[-1]:.0f} ms (slowest).\n"
    )


def play(people: People, game: str, moves: int) -> list[float]:
    """Two people play one game; what the other one waited for, in milliseconds."""
    anna, bert = people.come("desk"), people.come("desk")
    seats = max(2, GAMES[game].seats[0])
    anna.open_table(game, ["me", "friend", *["bot:level:1"] * (seats - 2)], name="Anna")
    bert.join(anna.invitation(), "Bert")
    anna.begin()
    for person in (anna, bert):
        person.expect_running()
        person.page.evaluate(WATCH)
    waits: list[float] = []
    while len(waits) < moves and not anna.has_ended():
        for mover, other in ((anna, bert), (bert, anna)):
            wait = measure(mover, other)
            if wait is not None:
                waits.append(wait)
    return waits


def come_to_rest(person: Person) -> None:
    """Wait until nothing has changed on a screen for a while: bots and people before have been shown."""
    while True:
        person.page.evaluate("window.drawn = []")
        person.page.wait_for_timeout(120)
        if not person.page.evaluate("window.drawn"):
            return


def measure(mover: Person, other: Person) -> float | None:
    """One move, if somebody has one: from the click to the other screen."""
    offered = mover.choices()
    if not offered:
        mover.page.wait_for_timeout(20)
        return None
    come_to_rest(other)
    clicked = mover.page.evaluate(CLICK, offered[0])
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        drawn = other.page.evaluate("window.drawn")
        if drawn:
            return float(drawn[0] - clicked)
        if mover.page.locator(OPEN_CHOICES).count() == 0 and mover.has_ended():
            return None
    return None


if __name__ == "__main__":
    main(sys.argv[1:])
