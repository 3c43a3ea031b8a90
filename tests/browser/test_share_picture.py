"""A picture of how a game went: made in the browser, of every game, with no name that somebody did not want in it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import httpx
import pytest
from playwright.sync_api import expect

from ratskeller.catalogue import GAMES
from tests.browser.axe import check
from tests.browser.test_ends import over, see_end

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.people import People, Person, Size
    from tests.server.running import Server

# All that is written on a canvas.
WATCH = """
window.written = []
const write = CanvasRenderingContext2D.prototype.fillText
CanvasRenderingContext2D.prototype.fillText = function (text, ...how) {
  window.written.push(text)
  return write.call(this, text, ...how)
}
"""
# How wide the picture is, and how many of its points are paper, ink and anything else, on a print in its upper half.
LOOKED_AT = """async () => {
  const image = document.querySelector('[data-picture]')
  await image.decode()
  const canvas = document.createElement('canvas')
  const [width, height] = [(canvas.width = 360), (canvas.height = 230)]
  const pen = canvas.getContext('2d')
  pen.drawImage(image, 200, 180, 680, 430, 0, 0, width, height)
  const shades = new Set()
  const { data } = pen.getImageData(0, 0, width, height)
  for (let at = 0; at < data.length; at += 4) shades.add(data[at] >> 4)
  return [image.naturalWidth, image.naturalHeight, shades.size]
}"""


def come(people: People, size: Size, language: str = "en") -> Person:
    anna = people.come(size, language=language)
    anna.page.add_init_script(WATCH)
    return anna


def open_picture(person: Person) -> str:
    """Ask for the picture; all that is written in it."""
    person.page.locator("[data-share]").click()
    expect(person.page.locator("[data-picture]")).to_be_visible()
    return written(person)


def written(person: Person) -> str:
    return " ".join(person.page.evaluate("window.written"))


@pytest.mark.parametrize(("size", "language", "number"), [("phone", "de", "Spieler"), ("desk", "en", "Player")])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_a_picture_without_names(
    people: People, server: Server, game: str, size: Size, language: str, number: str
) -> None:
    table = over(server, game)
    told = httpx.get(
        f"{server.address}/api/tables/{table}/epilogue?names=numbered",
        headers={"Accept-Language": language},
        timeout=60,
        trust_env=False,
    ).json()
    anna = come(people, size, language)
    see_end(anna, table)
    text = open_picture(anna)
    assert re.sub(r"\[(\d+)\]", rf"{number} \1", told["headline"]) in text
    assert not re.search(r"\[\d+\]", text)
    assert not re.search("Ada|Bert|Cleo|Dora", text)
    for title in [each["title"] for each in told["highlights"][:2]]:
        assert title in text
    width, height, shades = anna.page.evaluate(LOOKED_AT)
    assert width == 1080
    assert 1000 < height < 2600
    assert shades > 6  # the print was drawn: paper, ink and what is between
    expect(anna.page.locator("dialog[open] input[type=checkbox]")).to_have_count(0)  # nobody here sat there
    check(anna.page)


def test_nobody_is_named_but_who_wants_it(people: People, tmp_path: Path) -> None:
    anna, bert = come(people, "phone"), people.come("desk")
    anna.open_table("rats_in_the_walls", ["me", "friend", "bot:level:1"], name="Annabella")
    bert.join(anna.invitation(), "Bertold")
    anna.begin()
    bert.expect_running()
    people.play_on(anna, bert)
    names = [re.sub(r" \(.*", "", each) for each in anna.page.locator("[data-place] .name").all_inner_texts()]
    assert {"Annabella", "Bertold"} < set(names)
    text = open_picture(anna)
    for number in (1, 2, 3):
        assert f"Player {number}" in text
    assert not [name for name in names if name in text]
    picture = anna.page.locator("[data-picture]")
    expect(picture).to_have_attribute("alt", re.compile("Player 1"))

    label = anna.page.locator("dialog[open] label")
    expect(label).to_have_text(["Annabella"])  # over others' names she does not decide
    label.click()
    expect(picture).to_have_attribute("alt", re.compile("Annabella"))
    assert "Annabella" in written(anna)
    assert "Bertold" not in written(anna)
    check(anna.page)
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Save the picture").click()
    download.value.save_as(tmp_path / "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[data-share]")).to_be_focused()
