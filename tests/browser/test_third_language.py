"""The pages in a language that was added as files: built from a copy of the project, shown by a server of that copy."""

from __future__ import annotations

import re
import subprocess
from typing import TYPE_CHECKING

import httpx
import pytest
from playwright.sync_api import expect

from ratskeller.bots.regulars import REGULARS
from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.record import write_record
from ratskeller.shelf import origins, short_name, split_path
from ratskeller.tables.lesson import lesson_names, read_script
from tests.browser.people import People, chairs
from tests.cli.command import played
from tests.languages.pseudo import LANGUAGE, add_language, copy_project
from tests.server.running import QUICK, Server
from tools.web_build import MODULES, node_tool

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

    from tests.browser.people import Person

# Notation and the own names of languages are the same everywhere.
READ = """() => {
  for (const each of document.querySelectorAll('code, p.now, fieldset label[lang]')) each.remove()
  const said = [document.title, document.body.innerText]
  for (const each of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) said.push(each.getAttribute(name) ?? '')
  return said.join('\\n')
}"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[str]:
    root = tmp_path_factory.mktemp("third")
    copy_project(root)
    add_language(root)
    (root / "web" / "node_modules").symlink_to(MODULES)
    subprocess.run(node_tool("vite/bin/vite.js", "build", "--logLevel", "error"), cwd=root / "web", check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(root / "src"))
        patch.setenv("RATSKELLER_PURE", "1")
        with Server(root / "data", *QUICK) as running:
            yield running.address


def known() -> re.Pattern[str]:
    """What is called the same in every language: people, games, whoever made them, and where something stands."""
    names = {"Ratskeller", "Player", *REGULARS}  # who gives no name is kept as `Player 3`
    for game in GAMES.values():
        names |= {game.title, game.name.replace("_", " "), game.designer, game.publisher, game.credit}
        names |= {name for lesson in lesson_names(game) for name in read_script(game, lesson).names}
        for pack in (pack for packs in game.shipped_packs().values() for pack in packs.values()):
            names |= {orphan.name for orphan in getattr(pack, "orphans", ())}
            names |= {short_name(split_path(path)[0]) for path, _, _ in origins(pack)}  # places in a file
    return re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True) if name), re.IGNORECASE)


KNOWN = known()
SAME = re.compile(r"`[^`]+`|https?://\S+|\b[A-Z]?\d+[a-z]?(\.\d+[a-z]?)*\b|\b[IVX]+\b|\b[A-Za-z]\b")


def plain_words(person: Person) -> list[str]:
    """The lines of a page in which a plain letter is left."""
    text: str = person.page.evaluate(READ)
    lines = {line: SAME.sub("", KNOWN.sub("", line)) for line in text.splitlines()}
    return [line for line, left in lines.items() if re.search("[A-Za-z]", left)]


def test_every_page_is_in_it(browser: Browser, address: str) -> None:
    with People(browser, address) as people:
        anna = people.come("desk", language=LANGUAGE)
        found: dict[str, list[str]] = {}
        lost = people.come("desk", language=LANGUAGE)
        lost.forgiven = True  # the browser complains of a page that is not there
        lost.go("/nowhere")
        found["/nowhere"] = plain_words(lost)
        paths = ["/", "/settings"]
        paths += [f"/{page}/{game}" for game in GAMES for page in ("new", "rules", "learn")]
        for path in paths:
            anna.go(path)
            anna.page.wait_for_load_state("networkidle")
            expect(anna.page.locator("html")).to_have_attribute("lang", LANGUAGE)
            found[path] = plain_words(anna)
        for game in GAMES:
            anna.open_table(game, chairs(game, "me", "bot:level:1", "bot:level:1"))  # bots that do not think long
            anna.begin()
            anna.expect_running()
            people.play_on(anna, moves=3)
            found[f"a table of {game}"] = plain_words(anna)
        record = write_record(played(find_game("condyle_cove")).record())
        made = httpx.post(f"{address}/api/records", json={"record": record}, timeout=60, trust_env=False).json()
        anna.go(f"/replay/{made['table']['id']}#step=20")
        expect(anna.page.locator("p.now")).to_contain_text("20")
        found["a replay"] = plain_words(anna)
        assert {path: lines for path, lines in found.items() if lines} == {}
