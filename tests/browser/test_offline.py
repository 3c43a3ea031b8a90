"""Without a network there is a page that says so; with one the app can be installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.people import People


def test_without_a_network_a_page_says_so(people: People) -> None:
    anna = people.come("phone")
    anna.forgiven = True
    anna.go("/")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    anna.page.context.set_offline(True)
    anna.page.goto(anna.base + "/new")
    expect(anna.page.locator("h1")).to_have_text("The stairs are dark")
    expect(anna.page.locator("main")).to_have_css("text-align", "center")  # dressed, with its picture
    anna.until("document.querySelector('img').naturalWidth > 0")
    anna.page.context.set_offline(False)
    anna.page.get_by_role("link").click()
    expect(anna.page.locator("h1")).to_have_text("Which game?")


def test_the_manifest_and_all_its_icons_are_there(server_address: str) -> None:
    with httpx.Client(base_url=server_address, trust_env=False) as http:
        answer = http.get("/site/manifest.webmanifest")
        assert answer.headers["content-type"].startswith("application/manifest+json")
        for icon in answer.json()["icons"]:
            picture = http.get(icon["src"])
            assert picture.status_code == 200
            assert picture.headers["content-type"].startswith(icon["type"])
