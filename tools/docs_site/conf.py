"""What Sphinx is told; its own words, read by it alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Ratskeller"
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
myst_heading_anchors = 4
highlight_language = "text"
pygments_style = "bw"  # ink on paper
html_theme = "cellar"
html_theme_path = [str(Path(__file__).parent)]
html_title = "Ratskeller"
html_copy_source = False
html_use_index = False
html_show_sourcelink = False
html_permalinks_icon = "¶"

WORDS = {
    "en": {
        "home": "Contents",
        "here": "On this page",
        "all": "All pages",
        "search": "Search",
        "skip": "To the text",
        "other": "auf Deutsch",
    },
    "de": {
        "home": "Inhalt",
        "here": "Auf dieser Seite",
        "all": "Alle Seiten",
        "search": "Suchen",
        "skip": "Zum Text",
        "other": "in English",
    },
}


def setup(app: Sphinx) -> None:
    """Tell the templates in which language a page is."""
    app.connect("html-page-context", tell_language)


def tell_language(_app: Sphinx, pagename: str, _template: str, context: dict[str, Any], _tree: object) -> None:
    """The rules are there in two languages, the rest in English."""
    language = "de" if pagename.endswith("/de") else "en"
    context["page_language"] = language
    context["say"] = WORDS[language]
    context["other"] = ""
    if pagename.startswith("rules/"):
        folder = pagename.rpartition("/")[0]
        context["other"] = f"{folder}/{'index' if language == 'de' else 'de'}"
