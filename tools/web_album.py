"""Photographs every page and every board at four sizes of screen and in every language, with a server of its own.

    python -m tools.web_album                        (all, to web/shots/album)
    python -m tools.web_album --only table-rathulhu --theme light --languages de --widths 390,1440

People click their way through: from the shelf to the end of every game, and through an evening of two. Look at the
pictures after every change that somebody can see. Their names say what, in which language and how wide.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

from ratskeller.kernel.words import LANGUAGES
from tests.browser.people import SCREENS, People, Person
from tools.setup_env import ROOT
from tools.web_browser import open_browser_and_server
from tools.web_shots import FOLDER
from tools.web_walks import WALKS

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.server.running import Server

ALBUM = FOLDER / "album"
THEMES = ("cellar", "light", "contrast")
DRAWN = "document.fonts.status === 'loaded' && !document.querySelector('[data-moving=true]')"
PLACES = """[...document.querySelectorAll('svg, .paper, .board, button')].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect()
  return [x, y, width, height, each.getAttribute('viewBox')].join()
}).join()"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Album:
    """Takes the pictures whose names hold the word that was asked for, at every size that was asked for."""

    def __init__(self, people: People, asked: argparse.Namespace, language: str) -> None:
        self.people = people
        self.most = bool(asked.most)
        self._asked = asked
        self._language = language
        self._settings = {"theme": asked.theme, "size": asked.text}

    def come(self, speed: str = "", *, moving: bool = False) -> Person:
        """Somebody with the settings that were asked for."""
        person = self.people.come("desk", language=self._language)
        person.forgiven = True  # pages that are not there are photographed, too
        kept = json.dumps(json.dumps({**self._settings, "speed": speed}))
        person.page.add_init_script(
            f"localStorage.getItem('ratskeller.settings') ?? localStorage.setItem('ratskeller.settings', {kept})"
        )
        if moving:
            person.page.emulate_media(reduced_motion="no-preference")
        return person

    def wants(self, name: str) -> bool:
        """Whether a picture was asked for, or, of a part of its name, whether one of those may have been."""
        return self._asked.only in name

    def wants_some(self, beginning: str) -> bool:
        """Whether any picture whose name begins like this may be asked for."""
        return self.wants(beginning) or self._asked.only.startswith(beginning) or not self._asked.only

    def take(self, person: Person, name: str, *, whole: bool = True) -> None:
        """One picture at each size: of the whole page, or of what one sees first."""
        if not self.wants(name):
            return
        for width in self.widths:
            self.turn(person, width)
            person.until(DRAWN)
            self.snap(person, name, width, whole=whole)
        self.turn(person, SCREENS[-2][0])

    @property
    def widths(self) -> list[int]:
        """The sizes that were asked for."""
        return [int(width) for width in self._asked.widths.split(",")]

    def turn(self, person: Person, width: int) -> None:
        """Give somebody a screen of another size."""
        person.page.set_viewport_size({"width": width, "height": dict(SCREENS)[width]})
        person.page.evaluate("document.activeElement?.blur()")
        before = ""
        while (now := str(person.page.evaluate(PLACES))) != before:  # a map takes the room that it finds
            before = now
            person.page.wait_for_timeout(400)

    def snap(self, person: Person, name: str, width: int, *, whole: bool = False) -> None:
        """One picture as things are; what scrolls sideways is told."""
        theme = "" if self._asked.theme == THEMES[0] else f"-{self._asked.theme}"
        file = ALBUM / f"{name}{theme}-{self._language}-{width}.png"
        person.page.screenshot(path=str(file), full_page=whole, animations="disabled" if whole else "allow")
        sideways = person.page.evaluate(SIDEWAYS)
        sys.stdout.write(f"{file.relative_to(ROOT)}{f'  scrolls sideways by {sideways} px' if sideways else ''}\n")
        sys.stdout.flush()


def take_all(browser: Browser, server: Server, asked: argparse.Namespace, language: str) -> None:
    """Everybody's way, one after another; each begins with browsers that know nothing."""
    for beginning, walk in WALKS.items():
        with People(browser, server.address) as people:
            album = Album(people, asked, language)
            if album.wants_some(beginning):
                walk(album)


def main(arguments: list[str]) -> None:
    """Take all the pictures that were asked for."""
    parser = argparse.ArgumentParser(description="Pictures of every page and board.")
    parser.add_argument("--only", default="", help="part of a picture's name")
    parser.add_argument("--theme", default=THEMES[0], choices=THEMES)
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--widths", default=",".join(str(width) for width, _ in SCREENS))
    parser.add_argument("--text", type=int, default=100, help="size of letters in percent")
    parser.add_argument("--most", action="store_true", help="with as many seats as there can be")
    asked = parser.parse_args(arguments)
    ALBUM.mkdir(parents=True, exist_ok=True)
    with open_browser_and_server() as (browser, server):
        for language in asked.languages.split(","):
            take_all(browser, server, asked, language)


if __name__ == "__main__":
    main(sys.argv[1:])
