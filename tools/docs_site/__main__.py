"""`python -m tools.docs_site`: builds the pages into the package; exit 1 when something is wrong with them."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from sphinx.cmd.build import build_main

from tools.docs_site.links import broken_links
from tools.docs_site.pages import find_pages, write_pages
from tools.setup_env import ROOT, RUN

SITE = ROOT / "src" / "ratskeller" / "docs"
PLACE = RUN / "docs"
LOOKS_TAKEN = PLACE / "looks"
LOOKS = ROOT / "web" / "src" / "look"
FONT = re.compile(r"url\('(@fontsource[^']+)'\)")
# What the generator makes for itself and no page asks for.
LEFT_OUT = (
    "objects.inv",
    ".buildinfo",
    "_static/basic.css",
    "_static/file.png",
    "_static/minus.png",
    "_static/plus.png",
)


def main() -> int:
    """Build, check, and only then put the pages where the server finds them."""
    shutil.rmtree(PLACE, ignore_errors=True)
    take_looks(LOOKS_TAKEN)
    write_pages(find_pages(), PLACE / "source")
    if code := make(PLACE / "source", PLACE / "made", PLACE / "trees"):
        return code
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.move(PLACE / "made", SITE)
    return 0


def make(source: Path, made: Path, trees: Path) -> int:
    """Make pages of texts and follow their links; what is wrong is said on stderr, and the number is not 0 then."""
    settings = ["--conf-dir", str(Path(__file__).parent), "--doctree-dir", str(trees), "-b", "dirhtml"]
    if LOOKS_TAKEN.is_dir():
        settings += ["-D", f"html_static_path={LOOKS_TAKEN}"]
    code = build_main([*settings, "-q", "-W", str(source), str(made)])
    if code:
        return code
    for name in LEFT_OUT:
        (made / name).unlink(missing_ok=True)
    found = broken_links(made, "/docs/")
    for sentence in found:
        print(sentence, file=sys.stderr)
    return int(bool(found))


def take_looks(target: Path) -> None:
    """The colours and faces of the browser client; without its packages the pages do with the reader's own faces."""
    target.mkdir(parents=True)
    shutil.copy(LOOKS / "materials.css", target)
    (target / "fonts.css").write_text("", encoding="utf-8")
    text = (LOOKS / "fonts.css").read_text(encoding="utf-8")
    fonts = {name: ROOT / "web" / "node_modules" / name for name in FONT.findall(text)}
    if all(font.is_file() for font in fonts.values()):
        for font in fonts.values():
            shutil.copy(font, target)
        (target / "fonts.css").write_text(FONT.sub(lambda font: f"url('{Path(font[1]).name}')", text), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
