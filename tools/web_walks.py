"""The ways that people take through the house while pictures of it are taken: pages, rooms, tables, an evening."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from ratskeller.catalogue import GAMES, find_game
from tests.browser.people import OPEN_CHOICES, SCREENS, Person, chairs

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.web_album import Album

PAGES = ("/", "/new", "/settings", "/replay", "/nowhere", "/table/h5zybwgsa2khkx39")
OF_GAMES = ("/new/{}", "/rules/{}", "/learn/{}", "/learn/{}#stop=2", "/learn/{}#stop=4")
MIDDLE = {
    "rats_in_the_walls": 7,
    "rathulhu": 14,
    "darkhouse": 9,
    "house_of_rath": 16,
    "condyle_cove": 26,
}  # moves until there is something to see
QUICK_TABLES = {"condyle_cove": {"window": "0"}}  # nobody waits for those who only look
SITTERS = ("me", "friend", "bot:level:1", "bot:level:1")
FIRST = "rats_in_the_walls"
SOLVED = "document.querySelector('[data-end] h2')"
KINDS = 9  # of questions that are looked at in a game, at most
# What is there while a verdict is enjoyed.
VERDICTS = {
    "rats_in_the_walls": ".stamp",
    "rathulhu": ".strike, .sold, .gavel",
    "darkhouse": ".scored",
    "house_of_rath": ".tray.fated",
    "condyle_cove": ".spotlight",
}


def pages(album: Album) -> None:
    """Everything that needs no table."""
    person = album.come()
    for path in [*PAGES, *(path.format(game) for game in GAMES for path in OF_GAMES)]:
        name = "page-" + (re.sub(r"[^a-z0-9_]+", "-", path.strip("/")) or "shelf")
        if not album.wants_some(name):
            continue
        person.go("/settings")  # to a place in the same lesson there would be no new page
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        album.take(person, name, whole=not path.startswith(("/rules", "/learn")))
        if path.startswith("/new/"):
            person.show_more()
            album.take(person, f"{name}-more")


def without_network(album: Album) -> None:
    """What is shown where the house cannot be reached."""
    person = album.come()
    person.go("/")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.page.context.set_offline(True)
    person.page.goto(person.base + "/new")
    album.take(person, "page-offline")


def sit_down(album: Album, game: str, *, looking: bool = True) -> tuple[Person, Person]:
    """Anna opens a table and begins when Bert has come; on the way everything is photographed."""
    anna, bert = album.come(), album.come()
    wide = find_game(game).seats[-1]
    sitters = SITTERS if not album.most else (*SITTERS, *["bot:level:1"] * wide)
    anna.open_table(game, chairs(game, *sitters), name="Anna", house=QUICK_TABLES.get(game))
    if looking:
        album.take(anna, f"room-{game}-host")
    bert.go(anna.invitation())
    if looking:
        album.take(bert, f"room-{game}-guest")
    bert.join(anna.invitation(), "Bert")
    if looking:
        album.take(anna, f"room-{game}-all")
    anna.begin()
    for person in (anna, bert):
        person.expect_running()
    anna.page.wait_for_selector(f"{OPEN_CHOICES}, .play[data-settled=true]")
    return anna, bert


def room(album: Album, game: str) -> None:
    """Waiting rooms."""
    sit_down(album, game)


def table(album: Album, game: str) -> None:
    """A table from its beginning to its end, every kind of question on the way, and its replay."""
    anna, bert = sit_down(album, game, looking=False)
    album.take(anna, f"table-{game}-begin", whole=False)
    if any(album.wants_some(f"table-{game}-{part}") for part in ("middle", "story", "menu", "choice")):
        album.people.play_on(anna, bert, moves=MIDDLE.get(game, 8))
        wait_for_move(anna, bert)
        album.take(anna, f"table-{game}-middle", whole=False)
        for tool in ("story", "menu"):
            drawer(album, anna, tool, f"table-{game}-{tool}")
    if album.wants_some(f"table-{game}-choice"):
        questions(album, anna, bert, game)
    if any(album.wants_some(f"table-{game}-{part}") for part in ("end", "replay")):
        album.people.play_on(anna, bert)
        anna.until(SOLVED)
        album.take(anna, f"table-{game}-end")
        anna.go(f"/replay/{anna.table_id()}")
        anna.page.wait_for_load_state("networkidle")
        for _ in range(12):
            anna.page.keyboard.press("ArrowRight")
        album.take(anna, f"table-{game}-replay", whole=False)


def wait_for_move(anna: Person, bert: Person) -> None:
    """Until something is asked of Anna."""
    while not anna.choices() and not anna.has_ended():
        bert.click_something()
        anna.page.wait_for_timeout(50)


def questions(album: Album, anna: Person, bert: Person, game: str) -> None:
    """Play on; whatever is asked for the first time is looked at."""
    seen: set[str] = set()
    while not anna.has_ended() and len(seen) < KINDS:
        offered = anna.choices()
        kind = "-".join(sorted({re.split(r"[^a-z_]", choice)[0] for choice in offered}))[:60]
        if kind and kind not in seen:
            seen.add(kind)
            album.take(anna, f"table-{game}-choice-{kind}", whole=False)
        album.people.play_on(anna, bert, moves=1)


def verdict(album: Album, game: str) -> None:
    """What is shown while something is decided, for those who look on calmly; another one at every size."""
    anna = album.come("calm", moving=True)
    anna.open_table(game, chairs(game, "me", "bot:level:1", "bot:level:1"), name="Anna", house=QUICK_TABLES.get(game))
    anna.begin()
    anna.expect_running()
    for width in album.widths:
        album.turn(anna, width)
        while not anna.page.locator(VERDICTS.get(game, "[data-verdict]")).count() and not anna.has_ended():
            anna.click_something()
            anna.page.wait_for_timeout(60)
        anna.page.wait_for_timeout(900)
        album.snap(anna, f"verdict-{game}", width)
        anna.page.wait_for_timeout(2500)


def drawer(album: Album, person: Person, tool: str, name: str) -> None:
    """What opens over the board, where it does."""
    for width, _ in SCREENS:
        if width not in album.widths or not album.wants(name):
            continue
        album.turn(person, width)
        opener = person.page.locator(f"[data-tool={tool}]")
        if opener.count():
            opener.click()
            person.page.wait_for_selector("dialog[open]")
            album.snap(person, name, width)
            person.page.keyboard.press("Escape")


def evening(album: Album) -> None:
    """Two games of the same people, one who stays, the night, and the front page afterwards."""
    anna, bert = sit_down(album, FIRST, looking=False)
    album.people.play_on(anna, bert)
    anna.page.locator("[data-focus=again]").click()
    expect(anna.page.locator(".lobby")).to_be_visible()
    expect(bert.page.locator("[data-next=lobby]")).to_be_visible()
    album.take(bert, "evening-asked")
    album.take(anna, "evening-room")
    bert.page.locator("[data-focus=next]").click()
    anna.page.wait_for_timeout(500)
    anna.begin()
    anna.expect_running()
    bert.expect_running()
    album.people.play_on(anna, bert)
    anna.until(SOLVED)
    album.take(anna, "evening-scores")
    anna.page.locator("[data-focus=night]").click()
    album.take(anna, "evening-night")
    anna.open_table("rathulhu", chairs("rathulhu", *SITTERS), name="Anna")
    anna.go("/")
    anna.page.wait_for_load_state("networkidle")
    album.take(anna, "page-shelf-results")


def of(walk: Callable[[Album, str], None], game: str) -> Callable[[Album], None]:
    """A way through one game."""
    return lambda album: walk(album, game)


# By how the names of their pictures begin.
WALKS: dict[str, Callable[[Album], None]] = {
    "page-": pages,
    "page-offline": without_network,
    "evening-": evening,
    **{
        f"{name}-{game}": of(walk, game)
        for game in GAMES
        for name, walk in (("room", room), ("table", table), ("verdict", verdict))
    },
}
