"""Takes pictures of pages in Chromium, at several widths.

    python -m tools.web_shots 'http://127.0.0.1:5180/gallery.html?game=rathulhu&scene=1' --widths 390,1440

The pictures go to web/shots. A page counts as drawn when its fonts are there and it has `data-ready` true, or says
nothing about it. What a page writes to its console as an error is shown and makes the exit code 1.
"""

from __future__ import annotations

import argparse
import re
import sys
from typing import TYPE_CHECKING, Literal

from tools.setup_env import ROOT
from tools.web_browser import open_browser

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage

FOLDER = ROOT / "web" / "shots"
DRAWN = "document.fonts.status === 'loaded' && !document.querySelector('[data-ready=false]')"


def main(arguments: list[str]) -> int:
    """Photograph every page at every width."""
    parser = argparse.ArgumentParser(description="Pictures of pages in Chromium.")
    parser.add_argument("pages", nargs="+", metavar="ADDRESS")
    parser.add_argument("--widths", default="390,1440")
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--whole", action="store_true", help="the whole page, not only what one sees first")
    parser.add_argument("--wait", default="main", help="a selector that must be there")
    parser.add_argument("--reduced-motion", action="store_true")
    asked = parser.parse_args(arguments)
    FOLDER.mkdir(parents=True, exist_ok=True)
    errors: list[str] = []
    with open_browser() as browser:
        for page in asked.pages:
            for width in asked.widths.split(","):
                photograph(browser, page, int(width), asked, errors)
    for error in errors:
        print(f"In the console: {error}")
    return int(bool(errors))


def photograph(browser: Browser, address: str, width: int, asked: argparse.Namespace, errors: list[str]) -> None:
    """One page at one width."""
    motion: Literal["reduce", "no-preference"] = "reduce" if asked.reduced_motion else "no-preference"
    page = browser.new_page(viewport={"width": width, "height": asked.height}, reduced_motion=motion)

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(message.text)

    page.on("console", hear)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    page.wait_for_selector(asked.wait)
    page.wait_for_function(DRAWN)
    name = re.sub(r"[^a-z0-9]+", "-", address.partition("//")[2].partition("/")[2].lower()).strip("-") or "index"
    file = FOLDER / f"{name}-{width}.png"
    page.screenshot(path=str(file), full_page=asked.whole)
    sideways = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    print(f"{file.relative_to(ROOT)}{f'  scrolls sideways by {sideways} px' if sideways else ''}")
    page.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
