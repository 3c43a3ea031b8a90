"""axe finds nothing on any page; nothing scrolls sideways; both languages are complete; the first page is light."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import GAMES
from tests.browser.axe import check
from tests.browser.people import OPEN_CHOICES, chairs
from tools.web_build import MODULES

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request

    from tests.browser.people import People, Size

RATS = "rats_in_the_walls"
PAGES = ["/", "/new", f"/new/{RATS}", "/new/darkhouse", "/settings", "/table/h5zybwgsa2khkx39", "/nowhere"]
PAGES += [f"/rules/{RATS}#R3", "/rules/darkhouse", "/replay", *(f"/learn/{game}" for game in sorted(GAMES))]
SCRIPTS_MAX = 100_000  # bytes, as they come over the line; what HTTP says about them is not counted
FIRST_LOAD_MAX = 230_000  # of everything: scripts, letters, pictures, what the house answers
OWN_WORDS = {"de": (" der ", " die ", " das ", " den ", " hat ", "Du "), "en": (" the ", " has ", "You ", " you ")}


def set_up(people: People, screen: Size, **settings: object) -> Page:
    person = people.come(screen)
    person.forgiven = True  # a page that is not there is a 404, which the browser notes
    settle(person.page, **settings)
    return person.page


def settle(page: Page, **settings: object) -> None:
    """Settings of the device, from the first page on."""
    kept = {"theme": "cellar", **settings}
    page.add_init_script(f"localStorage.setItem('ratskeller.settings', JSON.stringify({kept}))")


@pytest.mark.parametrize("theme", ["cellar", "light", "contrast"])
def test_axe_finds_nothing_on_pages_without_a_table(people: People, server_address: str, theme: str) -> None:
    page = set_up(people, "desk", theme=theme)
    for path in PAGES:
        page.goto(server_address + path)
        expect(page.locator("main h1").first).to_be_visible()
        check(page)
    page.goto(f"{server_address}/new/{RATS}")
    expect(page.locator("main h1").first).to_be_visible()
    for summary in page.locator("form summary").all():
        summary.click()
    check(page)


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_axe_finds_nothing_at_a_table(people: People, size: Size) -> None:
    anna, bert = people.come(size), people.come(size)
    anna.open_table(RATS, ["me", "friend", "bot:level:1"], name="Anna")
    check(anna.page)
    bert.go(anna.invitation())
    check(bert.page)
    bert.join(anna.invitation(), "Bert")
    anna.begin()
    anna.expect_running()
    bert.expect_running()
    people.play_on(anna, bert, moves=2)
    check(anna.page)
    for tool in ("story", "talk", "menu"):
        opener = anna.page.locator(f"[data-tool={tool}]")
        if opener.count():
            opener.click()
            expect(anna.page.locator("dialog[open]")).to_be_visible()
            check(anna.page)
            anna.page.keyboard.press("Escape")
            expect(anna.page.locator("dialog[open]")).to_have_count(0)
    people.play_on(anna, bert)
    expect(anna.page.locator("[data-end] summary").first).to_be_visible()
    for summary in anna.page.locator("[data-end] summary").all():
        summary.click()
    check(anna.page)


@pytest.mark.parametrize("theme", ["cellar", "light", "contrast"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_axe_finds_nothing_on_a_board(people: People, game: str, theme: str) -> None:
    anna = people.come("desk" if theme == "light" else "phone")
    settle(anna.page, theme=theme)
    anna.open_table(game, chairs(game, "me", "bot:level:1", "bot:level:1"), name="Anna")
    anna.begin()
    for _ in range(6):  # different things are offered from move to move
        anna.page.wait_for_selector(f"{OPEN_CHOICES}, [data-end]")
        check(anna.page)
        people.play_on(anna, moves=1)


def test_large_text_on_a_phone_still_fits(people: People, server_address: str) -> None:
    page = set_up(people, "phone", size=200)
    for path in PAGES:
        page.goto(server_address + path)
        expect(page.locator("main h1").first).to_be_visible()
        check(page)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_large_text_fits_a_board_on_a_phone(people: People, game: str) -> None:
    anna = people.come("phone")
    settle(anna.page, size=200)
    anna.open_table(game, chairs(game, "me", "bot:level:1", "bot:level:1"), name="Anna")
    anna.begin()
    for _ in range(4):
        anna.page.wait_for_selector(f"{OPEN_CHOICES}, [data-end]")
        check(anna.page)
        people.play_on(anna, moves=1)


@pytest.mark.parametrize(("language", "home"), [("de", "Finstere Brettspiele"), ("en", "Dark tabletop games")])
def test_every_page_speaks_the_readers_language(people: People, language: str, home: str) -> None:
    anna = people.come("phone", language=language)
    anna.forgiven = True
    anna.go("/")
    expect(anna.page.locator("main")).to_contain_text(home)
    keys = re.compile(r"\b(?:[a-z]+-){1,3}[a-z]+\b(?=\s*$)", re.MULTILINE)
    for path in PAGES:
        anna.go(path)
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        text = anna.page.locator("body").inner_text()
        assert not [found for found in keys.findall(text) if found in KEYS], text
    anna.go(f"/new/{RATS}")
    anna.page.locator(".big").click()
    anna.expect_running()
    people.play_on(anna, moves=2)
    expect(anna.page.locator(".prompt")).to_have_text(re.compile("|".join(OWN_WORDS[language])))  # the house speaks it


def test_a_language_can_be_chosen_and_stays(people: People) -> None:
    anna = people.come("desk")
    anna.go("/settings")
    anna.page.get_by_text("Deutsch").click()
    expect(anna.page.locator("h1")).to_have_text("Einstellungen")
    anna.go("/")
    expect(anna.page.locator("main")).to_contain_text("Im Regal")


def test_the_first_page_is_light(people: People, server_address: str) -> None:
    page = people.come("phone").page
    loaded: list[Request] = []
    page.on("requestfinished", lambda request: loaded.append(request))  # noqa: PLW0108 (Playwright writes on it)
    page.goto(server_address)
    page.wait_for_load_state("networkidle")
    expect(page.locator("main li h3").first).to_be_visible()
    sizes = {each.url: each.sizes()["responseBodySize"] for each in loaded}
    scripts = {each.url: sizes[each.url] for each in loaded if each.resource_type == "script"}
    assert 0 < sum(scripts.values()) < SCRIPTS_MAX, scripts
    assert sum(sizes.values()) < FIRST_LOAD_MAX, sizes


KEYS = frozenset(
    line.partition(" =")[0]
    for line in (MODULES.parent / "src" / "words" / "en.ftl").read_text("utf-8").splitlines()
    if " =" in line and line[0].isalpha() and "-" in line.partition(" =")[0]
)
