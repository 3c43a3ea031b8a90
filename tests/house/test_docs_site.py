"""How what is written becomes pages: their addresses, their links, their order, and that every fault is found."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

import pytest

from ratskeller.catalogue import GAMES
from tools.docs_site import __main__ as command
from tools.docs_site.links import broken_links
from tools.docs_site.pages import Page, find_pages, lead_to_pages, order_below, sections, write_pages
from tools.setup_env import ROOT

# What the generator and its parser still ask of each other is not ours to mend.
pytestmark = pytest.mark.filterwarnings("ignore::PendingDeprecationWarning", "ignore::DeprecationWarning")
PAGES = [
    Page(PurePosixPath("docs/index.md"), "index"),
    Page(PurePosixPath("docs/bots.md"), "bots"),
    Page(PurePosixPath("docs/adr/README.md"), "adr/index"),
    Page(PurePosixPath("docs/adr/0001-rules.md"), "adr/0001-rules"),
    Page(PurePosixPath("src/ratskeller/games/rathulhu/RULES.md"), "rules/rathulhu/index"),
    Page(PurePosixPath("src/ratskeller/games/rathulhu/RULES.de.md"), "rules/rathulhu/de"),
]


def test_all_that_is_written_is_a_page_and_the_rules_of_every_game_in_both_languages() -> None:
    pages = {page.name: page.file for page in find_pages()}
    assert len(pages) == len(find_pages())
    written = {PurePosixPath(file.relative_to(ROOT)) for file in (ROOT / "docs").rglob("*.md")}
    assert written <= set(pages.values())
    for game in GAMES:
        assert pages[f"rules/{game}/index"] == PurePosixPath(f"src/ratskeller/games/{game}/RULES.md")
        assert pages[f"rules/{game}/de"] == PurePosixPath(f"src/ratskeller/games/{game}/RULES.de.md")


@pytest.mark.parametrize(
    ("written", "led"),
    [
        ("[bots](bots.md)", "[bots](/bots.md)"),
        ("[bots](bots.md#levels), [one](adr/0001-rules.md)", "[bots](/bots.md#levels), [one](/adr/0001-rules.md)"),
        ("[all](adr)", "[all](/adr/index.md)"),
        ("[all](adr/README.md)", "[all](/adr/index.md)"),
        ("[Ra](../src/ratskeller/games/rathulhu/RULES.de.md)", "[Ra](/rules/rathulhu/de.md)"),
        ("[here](#levels)", "[here](#levels)"),
        ("[out](https://example.org/bots.md)", "[out](https://example.org/bots.md)"),
        ("[nowhere](nothing.md)", "[nowhere](nothing.md)"),
        ("```\n[bots](bots.md)\n```\n[bots](bots.md)", "```\n[bots](bots.md)\n```\n[bots](/bots.md)"),
    ],
)
def test_links_to_files_lead_to_pages(written: str, led: str) -> None:
    assert lead_to_pages(written, PAGES[0], PAGES, Path("/made")) == led


def test_a_picture_is_taken_along_and_an_example_is_a_page(tmp_path: Path) -> None:
    for name in ("docs/pictures/desk.jpg", "examples/bot.py"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("roll()\n", "utf-8")
    text = "![a desk](pictures/desk.jpg) [a bot](../examples/bot.py)"
    pages = [*PAGES, *find_pages(tmp_path)]
    led = lead_to_pages(text, PAGES[0], pages, tmp_path / "made" / "source", tmp_path)
    assert led == "![a desk](../../docs/pictures/desk.jpg) [a bot](/examples/bot-py.md)"
    write_pages(find_pages(tmp_path), tmp_path / "made", tmp_path)
    assert "`````python\nroll()\n`````" in (tmp_path / "made" / "examples" / "bot-py.md").read_text("utf-8")


def test_the_first_page_gives_the_order() -> None:
    text = "# House\n\n## Play\n\n- [Bots](/bots.md): how\n\n## Rules\n\n"
    text += "- Ra: [a](/rules/rathulhu/index.md), [b](/rules/rathulhu/de.md)\n"
    assert sections(text) == {"Play": ["/bots"], "Rules": ["/rules/rathulhu/index"]}
    order = order_below(PAGES[0], text, PAGES)
    assert ":caption: Play\n\n/bots\n" in order
    assert ":caption: Rules\n\n/rules/rathulhu/index\n" in order
    assert "\n/adr/0001-rules\n" in order_below(PAGES[2], "", PAGES)
    assert "\nauf Deutsch </rules/rathulhu/de>\n" in order_below(PAGES[4], "", PAGES)
    assert order_below(PAGES[1], "", PAGES) == ""


# ---- what is wrong is found ------------------------------------------------------------------------------------------


def build(tmp_path: Path, **texts: str) -> int:
    """The exit code of making pages of a little project; quick, because it has few."""
    for name, text in {
        "index": "# House\n\n## Play\n\n- [Bots](bots.md)\n",
        "bots": "# Bots\n\n## Levels\n",
        **texts,
    }.items():
        (tmp_path / "docs" / f"{name}.md").parent.mkdir(exist_ok=True)
        (tmp_path / "docs" / f"{name}.md").write_text(text, "utf-8")
    source, made = tmp_path / "source", tmp_path / "made"
    write_pages(find_pages(tmp_path), source, tmp_path)
    return command.make(source, made, tmp_path / "trees")


def test_pages_without_a_fault_are_made(tmp_path: Path) -> None:
    assert build(tmp_path, bots="# Bots\n\n## Levels\n\n[Back](index.md), [up](#levels)\n") == 0
    assert '<a class="reference internal" href="../">' in (tmp_path / "made" / "bots" / "index.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("bots", "# Bots\n\n[What](nothing.md)\n", "nothing.md"),
        ("bots", "# Bots\n\n[What](index.md#nothing)\n", "nothing"),
        ("bots", "# Bots\n\n![What](pictures/nothing.jpg)\n", "nothing.jpg"),
        ("more", "# More\n", "toctree"),
    ],
)
def test_a_link_that_leads_nowhere_and_a_page_that_nobody_finds_are_faults(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], name: str, text: str, said: str
) -> None:
    assert build(tmp_path, **{name: text}) != 0
    assert said in capfd.readouterr().err


def faults_of(tmp_path: Path, body: str) -> list[str]:
    (tmp_path / "bots").mkdir()
    (tmp_path / "bots" / "index.html").write_text('<h2 id="levels">', "utf-8")
    (tmp_path / "index.html").write_text(body, "utf-8")
    return broken_links(tmp_path, "/docs/")


@pytest.mark.parametrize(
    "body",
    [
        '<a href="bots/#levels">',
        '<a href="/docs/bots/">',
        '<p id="here"><a href="#here"><a href="#">',
        '<a href="https://example.org/nothing">',
        '<a href="/">',
        '<script src="bots/index.html"></script>',
    ],
)
def test_what_leads_somewhere_is_no_fault(tmp_path: Path, body: str) -> None:
    assert faults_of(tmp_path, body) == []


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ('<a href="nothing/">', "nothing/ leads nowhere"),
        ('<a href="bots/#nothing">', "bots/#nothing leads to no place on that page"),
        ('<a href="../secret">', "../secret leads nowhere"),
        ('<img src="nothing.jpg">', "nothing.jpg leads nowhere"),
        ('<script src="https://example.org/x.js"></script>', "https://example.org/x.js is loaded from elsewhere"),
        ('<link href="//example.org/x.css">', "//example.org/x.css is loaded from elsewhere"),
        ("<script>1</script>", "<script> is against the policy of the house"),
        ("<style>a{}</style>", "<style> is against the policy of the house"),
        ('<p style="color: red">', "style is against the policy of the house"),
        ('<p onclick="x()">', "onclick is against the policy of the house"),
    ],
)
def test_a_fault_of_a_built_page_is_named(tmp_path: Path, body: str, fault: str) -> None:
    assert faults_of(tmp_path, body) == [f"index.html: {fault}"]
