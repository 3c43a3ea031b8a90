"""Learning a game, looking a rule up, asking what a piece is, and seeing a finished game again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import httpx
import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.record import write_record
from ratskeller.kernel.words import ENGLISH, LANGUAGES
from ratskeller.tables.lesson import FIRST, lesson_names, make_lesson
from tests.browser.axe import check
from tests.cli.command import played

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.people import People, Person, Size
    from tests.server.running import Server

TAUGHT = [(name, which) for name, game in GAMES.items() for which in lesson_names(game)]


def choose(person: Person, notation: str, *, warns: bool = False) -> None:
    """Take a choice from the list under the board, wherever it is folded, and confirm it if it warns."""
    button = person.page.locator(f'.actions [data-do="{notation}"]:not([aria-disabled=true])')
    expect(button).to_be_attached()
    if not button.is_visible():
        person.page.locator(f'.ask details:has([data-do="{notation}"]) > summary').click()
    button.click()
    if warns:
        person.page.locator(".actions [data-focus=yes]").click()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "which"), TAUGHT)
def test_a_guided_first_game_leads_to_a_real_one(people: People, name: str, which: str, language: str) -> None:
    lesson = make_lesson(find_game(name), language, which)
    anna = people.come("desk" if language == ENGLISH else "phone", language=language)
    anna.go(f"/learn/{name}" if which == FIRST else f"/learn/{name}?lesson={which}")
    for stop in lesson.stops[:-1]:
        expect(anna.page.locator(".note .said")).to_contain_text(stop.note.split("\n\n")[0])
        expect(anna.page.locator(".note .said")).to_be_in_viewport(ratio=1)
        if stop.ask:
            choices = {choice.notation: choice for choice in stop.moments[-1].scene.choices}
            choose(anna, stop.ask, warns=choices[stop.ask].warning is not None)
        else:
            anna.page.locator(".note .ways .primary").click()
    expect(anna.page.locator(".note .said")).to_contain_text(lesson.stops[-1].note.split("\n\n")[0])
    anna.page.locator(f".note a[href='/new/{name}']").click()
    expect(anna.page.locator("main h1")).to_have_text(find_game(name).title)


# How much of the screen the note takes, and whether the piece that it points at is seen beside or over it.
LESSON = """() => {
  const note = document.querySelector('.note').getBoundingClientRect()
  const ask = document.querySelector('.ask').getBoundingClientRect()
  const rings = [...document.querySelectorAll('.board .ring:not(g *)')].map((ring) => ring.getBoundingClientRect())
  const shown = ({ top, bottom }) => Math.min(bottom, ask.top, innerHeight) - Math.max(top, 0)
  const seen = rings.some((ring) => shown(ring) >= Math.min(60, ring.bottom - ring.top))
  return { part: (note.width * note.height) / (innerWidth * innerHeight), rings: rings.length, seen }
}"""


@pytest.mark.parametrize("width", [390, 1024])
@pytest.mark.parametrize("name", GAMES)
def test_a_note_leaves_the_board_in_sight(people: People, name: str, width: int) -> None:
    """On a phone it takes about a quarter of the screen at most, and can be folded."""
    lesson = make_lesson(find_game(name), "de")
    anna = people.come("phone", language="de")
    anna.page.set_viewport_size({"width": width, "height": 844 if width == 390 else 768})
    number = next(at for at, stop in enumerate(lesson.stops[1:], start=2) if stop.point)
    anna.go(f"/learn/{name}#stop={number}")
    expect(anna.page.locator(".note .said")).to_contain_text(lesson.stops[number - 1].note.split("\n\n")[0])
    anna.until(f"() => (({LESSON})()).rings > 0")
    anna.until(f"() => (({LESSON})()).seen")
    before = anna.page.evaluate(LESSON)["part"]
    assert before < 0.28
    if width == 390:
        anna.page.locator(".note .fold").click()
        expect(anna.page.locator(".note .said")).to_be_hidden()
        assert anna.page.evaluate(LESSON)["part"] < before
        check(anna.page)
        anna.page.locator(".note .fold").click()
        expect(anna.page.locator(".note .said")).to_be_in_viewport(ratio=1)


def test_a_wrong_move_gets_a_hint_and_changes_nothing(people: People) -> None:
    stop = make_lesson(find_game("rats_in_the_walls")).stops[1]
    anna = people.come()
    anna.go("/learn/rats_in_the_walls#stop=2")
    choose(anna, "announce 2")
    expect(anna.page.locator(".remark")).to_contain_text(stop.hint)
    expect(anna.page.locator(".note .said")).to_contain_text(stop.note.split("\n\n")[0])
    choose(anna, "announce 1")
    expect(anna.page.locator(".remark")).to_contain_text("Peek")


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_rules_are_looked_up(people: People, size: Size) -> None:
    anna = people.come(size)
    anna.go("/rules/rathulhu#8.6")
    expect(anna.page.locator('[data-clause="8.6"]')).to_be_focused()
    expect(anna.page.locator('[data-clause="8.6"]')).to_be_in_viewport()
    anna.page.locator("input[type=search]").fill("altar")
    expect(anna.page.locator(".count")).to_contain_text("passages")
    expect(anna.page.locator(".text mark").first).to_have_text("Altar")
    anna.page.locator("input[type=search]").fill("K33")
    expect(anna.page.locator(".text .passage")).to_have_count(1)
    expect(anna.page.locator(".origin")).to_have_text("invented by us")
    anna.page.locator(".number").click()
    expect(anna.page).to_have_url(re.compile("#K33$"))


def expect_rules_at(person: Person, clause: str) -> None:
    """The drawer of the rules lies open over the table, the clause is marked, and Escape leads back."""
    passage = person.page.locator(f'dialog[open] [data-clause="{clause}"]')
    expect(passage).to_have_class(re.compile(r"\bsought\b"))
    expect(passage).to_be_focused()
    expect(passage).to_be_in_viewport()
    check(person.page)
    person.expect_running()
    person.page.keyboard.press("Escape")
    expect(passage).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_the_story_and_the_prompt_lead_to_their_clauses(people: People, size: Size) -> None:
    anna = people.come(size)
    anna.open_table("rats_in_the_walls", ["me", "bot:level:1", "bot:level:1"], {"start": "agreed"}, name="Anna")
    anna.begin()
    prompt = anna.page.locator(".said .quiet")
    expect(prompt).to_have_text("§\u00a06b.2")
    prompt.click()
    expect_rules_at(anna, "6b.2")
    expect(prompt).to_be_focused()
    choose(anna, "announce none")
    if size == "phone":
        anna.page.locator("[data-tool=story]").click()
    line = anna.page.locator(".story li", has_text="Anna: “There are no rats")
    sign = line.get_by_role("link", name="Rules, clause 6c.1", exact=True)
    sign.click()
    expect_rules_at(anna, "6c.1")
    expect(sign).to_be_focused()  # on a phone in the drawer of the story, which is still open
    anna.page.keyboard.press("ArrowUp")
    anna.page.keyboard.press("Enter")
    expect_rules_at(anna, "6b.1")


@pytest.fixture(scope="module")
def replay(server: Server) -> str:
    """The id of a finished table."""
    record = write_record(played(find_game("rathulhu")).record())
    answer = httpx.post(f"{server.address}/api/records", json={"record": record}, timeout=60, trust_env=False)
    return str(answer.json()["table"]["id"])


def test_a_finished_game_is_seen_again(people: People, replay: str) -> None:
    anna = people.come()
    anna.go(f"/replay/{replay}#step=5&seat=1")
    now = anna.page.locator("p.now")
    expect(now).to_contain_text("Step 5 of")
    anna.page.keyboard.press("ArrowRight")
    expect(now).to_contain_text("Step 6 of")
    anna.page.keyboard.press("Home")
    expect(now).to_contain_text("The beginning")
    anna.page.keyboard.press("End")
    last = str(anna.page.locator("input[type=range]").get_attribute("max"))
    expect(now).to_contain_text(f"Step {last} of {last}")
    expect(anna.page.locator(".prompt")).to_contain_text("wins with")
    expect(anna.page).to_have_url(re.compile(f"#step={last}&seat=1$"))
    anna.page.locator("header select").first.select_option("")
    expect(anna.page.locator("header select").first).to_have_value("")
    expect(anna.page).to_have_url(re.compile(f"#step={last}$"))
    line = anna.page.locator("aside ol button").nth(3)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    sign = anna.page.locator("aside li.current a")
    clause = str(sign.get_attribute("href")).removeprefix("/rules/rathulhu#")
    with anna.page.expect_popup() as rules:
        sign.click()
    expect(rules.value.locator(f'[data-clause="{clause}"]')).to_be_focused()
    rules.value.close()
    anna.page.locator("header select").nth(1).select_option("fast")
    was = now.inner_text()
    anna.page.locator("main h1").click()
    anna.page.keyboard.press(" ")
    expect(now).not_to_have_text(was)  # it plays by itself


def test_a_record_from_disk_is_shown(people: People, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(write_record(played(find_game("rats_in_the_walls")).record()), "utf-8")
    anna = people.come("phone")
    anna.go("/replay")
    anna.page.locator("input[type=file]").set_input_files(file)
    expect(anna.page.locator("p.now")).to_contain_text("The beginning")
    with anna.page.expect_download() as download:
        anna.page.locator("aside a[download]").click()
    assert download.value.suggested_filename.endswith(".jsonl")


def test_a_table_that_runs_has_no_replay(people: People) -> None:
    anna = people.come()
    anna.forgiven = True  # the refusal is a 409, which the browser notes
    anna.go("/new/rats_in_the_walls")
    anna.page.locator(".big").click()
    anna.expect_running()
    anna.go(f"/replay/{anna.table_id()}")
    expect(anna.page.locator("main")).to_contain_text("once the game is over")


@pytest.mark.parametrize("name", sorted({name for name, _ in TAUGHT}))
def test_every_piece_answers_what_it_is(people: People, name: str) -> None:
    anna = people.come()
    anna.go(f"/learn/{name}#stop=3")
    expect(anna.page.locator(".board [data-explain]").first).to_be_attached()
    anna.page.locator("main h1").click()
    anna.page.keyboard.press("?")
    piece = anna.page.locator(".board [data-answers]").first
    piece.focus()
    anna.page.keyboard.press("Enter")
    note = anna.page.get_by_role("dialog")
    expect(note).to_be_focused()
    expect(note).to_have_text(re.compile(r"\S"))
    anna.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(piece).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[data-answers]")).to_have_count(0)
    expect(anna.page.locator(".note .said")).to_be_visible()
