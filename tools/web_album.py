"""Photographs every page and every board, on a phone and on a desk, with a server of its own.

    python -m tools.web_album                        (all, to web/shots/album)
    python -m tools.web_album --only table --theme light --language de

People click their way through: from the shelf to the end of every game. Look at the pictures after every change that
somebody can see.
"""

from __future__ import annotations

import argparse
import json
import sys

from ratskeller.catalogue import GAMES
from tests.browser.people import OPEN_CHOICES, SIZES, People, Person, Size, chairs
from tools.setup_env import ROOT
from tools.web_browser import open_browser_and_server
from tools.web_shots import FOLDER

ALBUM = FOLDER / "album"
PAGES = ["/", "/new", "/settings", "/replay", "/nowhere", "/table/h5zybwgsa2khkx39"]
OF_GAMES = ["/new/{}", "/rules/{}", "/learn/{}"]
MIDDLE = {
    "rats_in_the_walls": 7,
    "rathulhu": 14,
    "darkhouse": 9,
    "house_of_rath": 16,
    "condyle_cove": 26,
}  # moves until there is something to see
QUICK_TABLES = {"condyle_cove": {"window": "0"}}  # nobody waits for those who only look
SITTERS = ["me", "friend", "bot:level:1", "bot:level:1"]


class Album:
    """Takes the pictures whose names hold the word that was asked for."""

    def __init__(self, people: People, asked: argparse.Namespace) -> None:
        self._people = people
        self._asked = asked
        self._settings = {"theme": asked.theme, "size": asked.text}

    def come(self, size: Size) -> Person:
        """Somebody with the settings that were asked for."""
        person = self._people.come(size, language=self._asked.language)
        person.forgiven = True  # pages that are not there are photographed, too
        kept = json.dumps(json.dumps(self._settings))
        person.page.add_init_script(f"localStorage.setItem('ratskeller.settings', {kept})")
        return person

    def wants(self, name: str) -> bool:
        """Whether a picture was asked for."""
        return self._asked.only in name

    def take(self, person: Person, name: str, size: Size, *, whole: bool = True) -> None:
        """One picture; what scrolls sideways is told."""
        if not self.wants(name):
            return
        page = person.page
        person.until("document.fonts.status === 'loaded' && !document.querySelector('[data-moving=true]')")
        file = ALBUM / f"{name}-{SIZES[size][0]}.png"
        page.screenshot(path=str(file), full_page=whole, animations="disabled")
        sideways = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        sys.stdout.write(f"{file.relative_to(ROOT)}{f'  scrolls sideways by {sideways} px' if sideways else ''}\n")

    def pages(self, size: Size) -> None:
        """Everything that needs no table."""
        person = self.come(size)
        for path in [*PAGES, *(path.format(game) for game in GAMES for path in OF_GAMES)]:
            name = "page-" + (path.strip("/").replace("/", "-") or "shelf")
            if self.wants(name):
                person.go(path)
                person.page.wait_for_load_state("networkidle")
                self.take(person, name, size, whole=not path.startswith("/rules"))

    def table(self, game: str, size: Size) -> None:
        """A table from the form to the end, and its replay."""
        if not any(self.wants(f"table-{game}-{part}") for part in PARTS):
            return
        anna, bert = self.come(size), self.come("desk")
        anna.open_table(game, chairs(game, *SITTERS), name="Anna", house=QUICK_TABLES.get(game))
        self.take(anna, f"table-{game}-lobby", size)
        bert.go(anna.invitation())
        bert.join(anna.invitation(), "Bert")
        anna.begin()
        for person in (anna, bert):
            person.expect_running()
        anna.page.wait_for_selector(f"{OPEN_CHOICES}, .play[data-settled=true]")
        self.take(anna, f"table-{game}-begin", size, whole=False)
        self._people.play_on(anna, bert, moves=MIDDLE.get(game, 8))
        while not anna.choices() and not anna.has_ended():
            bert.click_something()
            anna.page.wait_for_timeout(50)
        self.take(anna, f"table-{game}-middle", size, whole=False)
        self.take(anna, f"table-{game}-whole", size)
        for tool in ("story", "talk", "rules", "menu"):
            self.drawer(anna, tool, f"table-{game}-{tool}", size)
        if any(self.wants(f"table-{game}-{part}") for part in ("end", "replay")):
            self._people.play_on(anna, bert)
            self.take(anna, f"table-{game}-end", size)
            anna.go(f"/replay/{anna.table_id()}")
            anna.page.wait_for_load_state("networkidle")
            self.take(anna, f"table-{game}-replay", size)

    def drawer(self, person: Person, tool: str, name: str, size: Size) -> None:
        """What opens over the board, where it does."""
        opener = person.page.locator(f"[data-tool={tool}]")
        if not self.wants(name) or not opener.count():
            return
        opener.click()
        person.page.wait_for_selector("dialog[open]")
        self.take(person, name, size, whole=False)
        person.page.keyboard.press("Escape")


PARTS = ("lobby", "begin", "middle", "whole", "story", "talk", "rules", "menu", "end", "replay")


def main(arguments: list[str]) -> None:
    """Take all the pictures that were asked for."""
    parser = argparse.ArgumentParser(description="Pictures of every page and board.")
    parser.add_argument("--only", default="", help="part of a picture's name")
    parser.add_argument("--theme", default="cellar", choices=["cellar", "light", "contrast"])
    parser.add_argument("--language", default="en")
    parser.add_argument("--text", type=int, default=100, help="size of letters in percent")
    asked = parser.parse_args(arguments)
    ALBUM.mkdir(parents=True, exist_ok=True)
    sizes: list[Size] = ["phone", "desk"]
    with open_browser_and_server() as (browser, server):
        for size in sizes:
            with People(browser, server.address) as people:
                Album(people, asked).pages(size)
            for game in GAMES:
                with People(browser, server.address) as people:
                    Album(people, asked).table(game, size)


if __name__ == "__main__":
    main(sys.argv[1:])
