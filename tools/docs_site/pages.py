"""Which files become pages, at which addresses, and their texts with links that lead from page to page."""

from __future__ import annotations

import os
import re
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from ratskeller.catalogue import GAMES
from tools.setup_env import ROOT

ALSO = {
    "ARCHITECTURE.md": "architecture",
    "CONTRIBUTING.md": "contributing",
    "CHANGELOG.md": "changelog",
    "web/README.md": "web",
}
# Code to be read; no list leads to it, only what is written about it.
CODE = {".py": "python", ".mjs": "javascript", ".js": "javascript"}
AS_IT_IS = "---\norphan: true\n---\n\n# {0}\n\n`````{1}\n{2}`````\n"
FENCE = re.compile(r"^\s*(```|~~~)")
TARGET = re.compile(r"(?<=\]\()([^)\s#]+)(?=[)#])")
LISTED = re.compile(r"^\s*[-|].*\]\(")
LINK = re.compile(r"\]\(([^)\s#]+)\)")


class Page(NamedTuple):
    """One file that becomes a page."""

    file: PurePosixPath  # below the project
    name: str  # its address below /docs, or `…/index` for that of a folder


def find_pages(root: Path = ROOT) -> list[Page]:
    """All pages."""
    written = sorted((root / "docs").rglob("*.md"))
    found = [Page(PurePosixPath(file.relative_to(root)), _name(file.relative_to(root / "docs"))) for file in written]
    for game in GAMES:
        for file in sorted((root / "src/ratskeller/games" / game).glob("RULES*.md")):
            language = file.name.removeprefix("RULES").removesuffix(".md").removeprefix(".")
            found.append(Page(PurePosixPath(file.relative_to(root)), f"rules/{game}/{language or 'index'}"))
    found += [Page(PurePosixPath(file), name) for file, name in ALSO.items() if (root / file).is_file()]
    examples = [file for file in sorted((root / "examples").rglob("*")) if file.suffix in CODE]
    return found + [
        Page(PurePosixPath(file.relative_to(root)), f"examples/{file.name.replace('.', '-')}") for file in examples
    ]


def _name(path: Path) -> str:
    name = path.with_suffix("").as_posix()
    return name.removesuffix("README") + "index" if path.stem == "README" else name


def write_pages(pages: list[Page], target: Path, root: Path = ROOT) -> None:
    """The texts of all pages, as the generator wants them, and what it has to know of their order."""
    for page in pages:
        file = target / f"{page.name}.md"
        file.parent.mkdir(parents=True, exist_ok=True)
        text = (root / page.file).read_text(encoding="utf-8")
        if page.file.suffix in CODE:
            file.write_text(AS_IT_IS.format(page.file, CODE[page.file.suffix], text), encoding="utf-8")
            continue
        text = lead_to_pages(text, page, pages, target, root)
        file.write_text(text.rstrip("\n") + "\n" + order_below(page, text, pages), encoding="utf-8")


def lead_to_pages(text: str, page: Page, pages: list[Page], target: Path, root: Path = ROOT) -> str:
    """A text whose links to files lead to their pages; what leads nowhere stays, for the generator to find."""
    names = {each.file: each.name for each in pages}
    here = (target / page.name).parent

    def lead(link: re.Match[str]) -> str:
        if ":" in link[1]:
            return link[1]
        file = PurePosixPath(os.path.normpath(page.file.parent / link[1]))
        file = next((each for each in (file / "README.md", file / "index.md") if each in names), file)
        if file in names:
            return f"/{names[file]}.md"
        # A picture, an example: the generator takes a copy of it along.
        return os.path.relpath(root / file, here) if (root / file).is_file() else link[1]

    lines = text.splitlines(keepends=True)
    fenced = False
    for number, line in enumerate(lines):
        fenced ^= bool(FENCE.match(line))
        if not fenced:
            lines[number] = TARGET.sub(lead, line)
    return "".join(lines)


def order_below(page: Page, text: str, pages: list[Page]) -> str:
    """What comes below a page: on the first page whatever its lists name, elsewhere what lies in the same folder."""
    if page.name == "index":
        return "".join(_order(names, caption) for caption, names in sections(text).items())
    if not page.name.endswith("/index"):
        return ""
    folder = page.name.removesuffix("index")
    below = sorted(each.name for each in pages if each.name.startswith(folder) and each.name != page.name)
    names = [f"auf Deutsch </{name}>" if name.endswith("/de") else f"/{name}" for name in below]
    return _order(names, "") if names else ""


def sections(text: str) -> dict[str, list[str]]:
    """The headings of the first page, and the pages that the lists below them name."""
    found: dict[str, list[str]] = {}
    caption = ""
    for line in text.splitlines():
        if line.startswith("## "):
            caption = line.removeprefix("## ")
        elif LISTED.match(line):
            names = [target.removesuffix(".md") for target in LINK.findall(line) if target.startswith("/")]
            found.setdefault(caption, []).extend(name for name in names if not name.endswith("/de"))
    return found


def _order(names: list[str], caption: str) -> str:
    lines = ["", "```{toctree}", ":hidden:", *([f":caption: {caption}"] if caption else []), "", *names, "```", ""]
    return "\n".join(lines)
