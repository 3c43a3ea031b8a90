"""Makes the pictures of the README: every game on a phone, side by side, two on a desk, and how one ended.

    python -m tools.web_pictures                     (to docs/pictures)

People click their way into the middle of a game each, as in the album; Chromium puts the pictures together.
"""

from __future__ import annotations

import base64
import sys
from typing import TYPE_CHECKING

from ratskeller.catalogue import GAMES
from tests.browser.people import OPEN_CHOICES, SIZES, People, Person, Size, chairs
from tools.setup_env import ROOT
from tools.web_browser import open_browser_and_server
from tools.web_walks import FIRST, MIDDLE, QUICK_TABLES, SITTERS

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

    from tests.server.running import Server

FOLDER = ROOT / "docs" / "pictures"
WANTED = {"condyle_cove": "go"}  # where the whole map is to be seen
ON_A_DESK = {"desk.jpg": ("house_of_rath", "rath"), "cove.jpg": ("condyle_cove", "play")}  # what is to be chosen there
QUALITY = 74  # small enough to be looked at, and to be kept
SHEET = "<body style='margin:0;display:flex;align-items:flex-start;gap:{gap}px;background:#17120f'>{pictures}</body>"
PICTURE = "<img style='display:block;width:{width}px' src='data:image/png;base64,{data}'>"


def photograph(people: People, game: str, size: Size, wanted: str = "") -> bytes | None:
    """Somebody is to choose, in the middle of a game; something of a kind, if asked. None if it was over before."""
    anna, bert = people.come(size), people.come("desk")
    for person in (anna, bert):
        person.forgiven = True
    anna.open_table(game, chairs(game, *SITTERS), name="Anna", house=QUICK_TABLES.get(game))
    bert.join(anna.invitation(), "Bert")
    anna.begin()
    anna.expect_running()
    bert.expect_running()
    people.play_on(anna, bert, moves=MIDDLE.get(game, 8))
    wait_for_choices(anna, bert, wanted)
    anna.page.reload()  # whoever clicks so fast is told that the game has gone on; nobody else is
    anna.page.wait_for_selector(f"{OPEN_CHOICES}, [data-end]")
    wait_for_choices(anna, bert)
    return None if anna.has_ended() else anna.page.screenshot(animations="disabled")


def photograph_end(browser: Browser, server: Server) -> bytes:
    """How a game between two people and two bots ended, on a desk."""
    with People(browser, server.address) as people:
        anna, bert = people.come("desk"), people.come("desk")
        for person in (anna, bert):
            person.forgiven = True
        anna.open_table(FIRST, chairs(FIRST, *SITTERS), name="Anna")
        bert.join(anna.invitation(), "Bert")
        anna.begin()
        anna.expect_running()
        bert.expect_running()
        people.play_on(anna, bert)
        anna.page.wait_for_selector("[data-end] [data-sheet]")
        anna.until("document.fonts.status === 'loaded' && !document.querySelector('[data-moving=true]')")
        return anna.page.screenshot(animations="disabled")


def keep_trying(browser: Browser, server: Server, game: str, size: Size, wanted: str) -> bytes:
    """Whoever clicks at random may lose early; then another game is played."""
    while True:
        with People(browser, server.address) as people:
            picture = photograph(people, game, size, wanted)
        if picture:
            return picture


def wait_for_choices(anna: Person, bert: Person, wanted: str = "") -> None:
    """Until it is Anna's move and nothing moves any more."""
    while not any(choice.startswith(wanted) for choice in anna.choices()) and not anna.has_ended():
        anna.click_something()
        bert.click_something()
        anna.page.wait_for_timeout(50)
    anna.until("document.fonts.status === 'loaded' && !document.querySelector('[data-moving=true]')")


def put_together(browser: Browser, pictures: list[bytes], file: Path, width: int) -> None:
    """Side by side, as one JPEG of some width."""
    gap = 8 if len(pictures) > 1 else 0
    each = (width - gap * (len(pictures) - 1)) // len(pictures)
    shown = "".join(PICTURE.format(width=each, data=base64.b64encode(one).decode()) for one in pictures)
    page = browser.new_page(viewport={"width": width, "height": 100})
    page.set_content(SHEET.format(gap=gap, pictures=shown), wait_until="load")
    page.screenshot(path=str(file), full_page=True, type="jpeg", quality=QUALITY)
    page.close()
    sys.stdout.write(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KB\n")


def main() -> None:
    """Take them all, and put them together."""
    with open_browser_and_server() as (browser, server):
        phones = [keep_trying(browser, server, game, "phone", WANTED.get(game, "")) for game in GAMES]
        put_together(browser, phones, FOLDER / "phones.jpg", 1600)
        for file, (game, wanted) in ON_A_DESK.items():
            desk = keep_trying(browser, server, game, "desk", wanted)
            put_together(browser, [desk], FOLDER / file, SIZES["desk"][0])
        put_together(browser, [photograph_end(browser, server)], FOLDER / "end.jpg", SIZES["desk"][0])


if __name__ == "__main__":
    main()
