"""The page that `review --html` writes: one file for everybody, at a desk and on a phone, by day and by night."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller import BUILD
from ratskeller.catalogue import GAMES, find_game
from ratskeller.cli.review_html import write_html
from tests.browser.axe import check
from tests.review.games import LITTLE, play, review_all

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.skipif(BUILD.kind == "pure", reason="slow")


@pytest.mark.parametrize("name", GAMES)
def test_everybody_can_read_it(browser: Browser, name: str) -> None:
    game = find_game(name)
    record = play(game, max(2, game.seats[0]), 3)
    steps = review_all(game, record, budget=LITTLE)
    for language, width, scheme in (("en", 1280, "light"), ("de", 360, "dark")):
        text = write_html(record, steps, None, language)
        assert "http" not in text.replace("http://www.w3.org", "")
        context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)  # type: ignore[arg-type]
        page = context.new_page()
        page.set_content(text)
        for summary in page.locator("summary").all():
            summary.click()
        tables, figures = page.locator("table"), page.locator("table:is(.figures, .picture)")
        assert figures.count() >= 1
        assert tables.count() == 2 + figures.count()  # luck and skill, and the curve
        assert all(tables.nth(number).is_visible() for number in range(tables.count()))
        assert page.locator("html").get_attribute("lang") == language
        check(page)
        context.close()
