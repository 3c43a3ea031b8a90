"""Follows every link of built pages, to a page, a file, a place on a page; not those that lead out of the house."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

if TYPE_CHECKING:
    from pathlib import Path

OF_THE_HOUSE = {"/", "/site/icon.svg"}
LOADS = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}


class Reader(HTMLParser):
    """What a page links to, what it loads, and the places on it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.places: set[str] = {""}
        self.forbidden: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what matters of one element."""
        found = {name: value or "" for name, value in attrs}
        if "id" in found:
            self.places.add(found["id"])
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if tag in LOADS and LOADS[tag] in found:
            self.loads.append(found[LOADS[tag]])
        # What the house's policy would not let a page do.
        self.forbidden += [name for name in found if name == "style" or name.startswith("on")]
        if tag == "style" or (tag == "script" and "src" not in found):
            self.forbidden.append(f"<{tag}>")


def broken_links(site: Path, base: str) -> list[str]:
    """Every link that leads nowhere, and whatever a page may not have, one sentence each."""
    pages = {file: Reader(file.read_text(encoding="utf-8")) for file in sorted(site.rglob("*.html"))}
    found = []
    for file, page in pages.items():
        name = file.relative_to(site).as_posix()
        found += [f"{name}: {what} is against the policy of the house" for what in page.forbidden]
        found += [f"{name}: {link} is loaded from elsewhere" for link in page.loads if urlsplit(link).netloc]
        for link in [*page.links, *page.loads]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or parts.path in OF_THE_HOUSE:
                continue
            target = _file_of(site, file, parts.path, base)
            if target is None or not target.is_file():
                found.append(f"{name}: {link} leads nowhere")
            elif target in pages and unquote(parts.fragment) not in pages[target].places:
                found.append(f"{name}: {link} leads to no place on that page")
    return found


def _file_of(site: Path, page: Path, path: str, base: str) -> Path | None:
    """The file that a server answers an address with."""
    if path.startswith("/"):
        if not path.startswith(base):
            return None
        target = site / unquote(path.removeprefix(base))
    else:
        target = page.parent / unquote(path) if path else page
    target = target.resolve()
    if not target.is_relative_to(site.resolve()):
        return None
    return (
        site / target.relative_to(site.resolve()) / "index.html"
        if target.is_dir()
        else site / target.relative_to(site.resolve())
    )
