"""People at the pages: each in a browser of their own, clicking only what is offered."""

from __future__ import annotations

import random
import re
import time
from typing import TYPE_CHECKING, Any, Literal, Self

from playwright.sync_api import expect

from ratskeller.catalogue import find_game

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import TracebackType

    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

SECONDS = 60.0  # for anything to appear; a busy machine is slow
SIZES = {"phone": (390, 844), "desk": (1440, 900)}
SCREENS = ((390, 844), (1024, 768), (1440, 900), (2560, 1440))  # all that is built for these is looked at
Size = Literal["phone", "desk"]
OPEN_CHOICES = ".actions [data-do]:not([aria-disabled=true])"
# What is offered just now, by notation, and whether the game is over: in one look, for people look again and again.
LOOK = """selector => [
  [...document.querySelectorAll(selector)].map((each) => each.dataset.do),
  document.querySelector('[data-end]') !== null,
]"""
# Whether all of a kind are large enough. A map takes the room that it finds in its first moments, so one waits for it.
CAN_BE_HIT = """([selector, count, least]) => {
  const boxes = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
  return boxes.length >= count && boxes.every(({ width, height }) => Math.min(width, height) >= least)
}"""
# What a device adds to the dice of its tables is no luck: its number, and how often it has added something.
STEADY = """(number) => {
  const draw = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (bytes) => {
    if (bytes.length !== 32) return draw(bytes)
    const drawn = Number(localStorage.getItem('steady') ?? 0) + 1
    localStorage.setItem('steady', drawn)
    bytes.set([number, drawn])
    return bytes
  }
}"""
TABLES_MAX = 20  # that are opened one after another until a game is long enough
TOUCH = 44.0  # pixels, the least that a finger hits
expect.set_options(timeout=SECONDS * 1000)


def chairs(game: str, *sitters: str) -> list[str]:
    """Who sits where, at a table of as many seats as a game has room for; bots fill it up."""
    seats = find_game(game).seats
    return [*sitters, *["bot:level:1"] * seats[0]][: max(seats[0], min(len(sitters), seats[-1]))]


class Person:
    """Somebody with a browser. Everything they do goes through the page."""

    def __init__(self, page: Page, base: str, seed: int) -> None:
        self.page = page
        self.base = base
        self.complaints: list[str] = []
        self.forgiven = False  # a test that cuts lines forgives the browser's complaints about that
        self._chance = random.Random(seed)
        page.set_default_timeout(SECONDS * 1000)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def go(self, path: str) -> None:
        self.page.goto(path if path.startswith("http") else self.base + path)
        expect(self.page.locator("main h1")).to_be_attached()

    def open_table(
        self,
        game: str,
        sitters: Sequence[str],
        options: dict[str, str] | None = None,
        name: str = "",
        house: dict[str, str] | None = None,
    ) -> None:
        """Set a table up with the form: who sits where, options of the game, and of the table by the field's id."""
        self.go(f"/new/{game}")
        if name:
            self.page.fill("#name", name)
        self.show_more()
        self.page.select_option("#seats", str(len(sitters)))
        for number, sitter in enumerate(sitters):
            self.page.locator(".sitters select.sitter").nth(number).select_option(sitter)
        for option, value in (options or {}).items():
            self.page.select_option(f"#option-{option}", value)
        for field, value in (house or {}).items():
            if field == "public":
                self.page.locator("#public").check()
            elif field == "clock-seconds":
                self.page.fill(f"#{field}", value)
            else:
                self.page.select_option(f"#{field}", value)
        self.to_the_waiting_room()
        expect(self.page.locator(".lobby")).to_be_visible()

    def show_more(self) -> None:
        """Unfold what is rarely changed about a new table."""
        self.page.locator("[data-more] > summary").click()
        expect(self.page.locator("#seats")).to_be_visible()

    def to_the_waiting_room(self) -> None:
        """Open the table that was thought of, without beginning at once."""
        self.page.locator("form [data-open=lobby]").click()

    def invitation(self) -> str:
        return self.page.locator("#invite-link").input_value()

    def join(self, link: str, name: str) -> None:
        self.go(link)
        self.page.fill("#join-name", name)
        self.page.locator("form button[type=submit]").first.click()
        expect(self.page.locator("#join-name")).to_have_count(0)

    def begin(self) -> None:
        self.page.locator("[data-focus=begin]").click()

    def expect_running(self) -> None:
        expect(self.page.locator(".play[data-status=running]")).to_be_visible()

    # ---- playing -------------------------------------------------------------------------------------------

    def choices(self) -> list[str]:
        """What is offered just now, by notation."""
        return self.look()[0]

    def look(self) -> tuple[list[str], bool]:
        """What is offered just now, by notation, and whether the game is over."""
        offered, ended = self.page.evaluate(LOOK, OPEN_CHOICES)
        return offered, ended

    def expect_choices(self, wanted: list[str]) -> None:
        """Wait until just this is offered."""
        self.until(f"([selector, wanted]) => ({LOOK})(selector)[0].join() === wanted", [OPEN_CHOICES, ",".join(wanted)])

    def expect_large(self, selector: str, count: int = 1, least: float = TOUCH) -> None:
        """Wait until so many of a kind, or more, can be hit with a finger."""
        self.until(CAN_BE_HIT, [selector, count, least])

    def click_something(self) -> None:
        """Take some choice, if any is offered."""
        if offered := self.choices():
            self.click_one_of(offered)

    def click_one_of(self, offered: list[str]) -> None:
        """Take one of these choices."""
        # Between looking and clicking the game may have gone on; then there is nothing to click, and that is fine.
        self.page.evaluate(CLICK, self._chance.choice(offered))

    def has_ended(self) -> bool:
        return self.look()[1]

    def is_asked(self) -> bool:
        """Wait until something is asked, or the game is over; whether it was the first."""
        self.page.wait_for_selector(f"{OPEN_CHOICES}, [data-end]", state="attached")
        return not self.has_ended()

    def story(self) -> list[str]:
        """What this person has been told; on a phone the drawer is opened for it."""
        drawer = self.page.locator("[data-tool=story]")
        if drawer.count():
            drawer.click()
            expect(self.page.locator("dialog[open] .story")).to_be_visible()
        lines = self.page.locator(".story li").all_inner_texts()
        if drawer.count():
            self.page.keyboard.press("Escape")
        return lines

    def until(self, true: str, arg: Any = None) -> None:
        """Wait for something only a script can see. `Page.wait_for_function` is forbidden by our pages' own policy."""
        deadline = time.monotonic() + SECONDS
        while not self.page.evaluate(true, arg):
            assert time.monotonic() < deadline, f"it did not come about: {true}"
            self.page.wait_for_timeout(50)

    def table_id(self) -> str:
        found = re.search(r"/table/([0-9a-z]+)", self.page.url)
        assert found, self.page.url
        return found[1]


# A real click on the button, and on the one that confirms if it warns. Playwright's own would scroll, hover and wait
# for every one of hundreds of moves.
CLICK = """choice => {
  const find = (selector) => document.querySelector(selector)
  find(`.actions [data-do="${CSS.escape(choice)}"]:not([aria-disabled=true])`)?.click()
  queueMicrotask(() => queueMicrotask(() => find('.actions [data-focus=yes]')?.click()))
}"""


class People:
    """Everybody who comes in during a test."""

    def __init__(self, browser: Browser, base: str, first: int = 1) -> None:
        """`first`: the number of the first device; no two at a table may have the same."""
        self._browser = browser
        self._first = first
        self._base = base
        self._contexts: list[BrowserContext] = []
        self._all: list[Person] = []

    def come(self, size: Size = "desk", language: str = "en", base: str = "", **more: Any) -> Person:
        """Somebody new, with a browser that knows nothing yet."""
        width, height = SIZES[size]
        context = self._browser.new_context(
            viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce", **more
        )
        context.add_init_script(f"({STEADY})({self._first + len(self._all)})")
        self._contexts.append(context)
        person = Person(context.new_page(), base or self._base, seed=len(self._all))
        self._all.append(person)
        return person

    def play_on(self, *players: Person, moves: int | None = None) -> int:
        """Let people click what is offered to them until the game is over, or for some moves; the moves made."""
        made, deadline = 0, time.monotonic() + SECONDS
        while moves is None or made < moves:
            ended = 0
            for person in players:
                offered, is_over = person.look()
                ended += is_over
                if offered:
                    person.click_one_of(offered)
                    made += 1
                    deadline = time.monotonic() + SECONDS
            if ended == len(players):
                break
            assert time.monotonic() < deadline, "Nobody was offered anything, and the game was not over."
            players[made % len(players)].page.wait_for_timeout(5)  # lets the pages breathe; it synchronises nothing
        return made

    def play_long(self, person: Person, sit_down: Callable[[], None], moves: int) -> None:
        """Sit down and play so many moves; where the game is over before that, at another table."""
        for _ in range(TABLES_MAX):
            sit_down()
            if self.play_on(person, moves=moves) == moves and person.is_asked():
                return
        raise AssertionError(f"No game went on for {moves} moves.")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        complaints = [text for person in self._all if not person.forgiven for text in person.complaints]
        for context in self._contexts:
            context.close()
        if kind is None:
            assert not complaints, complaints
