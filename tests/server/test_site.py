"""The web pages: one page for every address of a page, files that may be kept for ever, and a policy that holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

from ratskeller.server import site

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.running import Server


@pytest.fixture(scope="module")
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=60, trust_env=False) as client:
        yield client


@pytest.mark.parametrize(
    "path", ["/", "/new", "/table/h5zybwgsa2khkx39", "/replay", "/replay/h5", "/rules/rathulhu", "/settings"]
)
def test_every_page_is_the_same_and_is_asked_for_again(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "Ratskeller" in answer.text
    assert answer.content == site.read_page()


def test_pages_may_run_only_what_is_ours(http: httpx.Client) -> None:
    policy = http.get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "style-src 'self';" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("path", ["/assets/nothing.js", "/assets/..%2findex.html", "/assets/.hidden", "/site/nothing"])
def test_other_files_are_not_there(http: httpx.Client, path: str) -> None:
    assert http.get(path).status_code in {400, 404}


@pytest.mark.parametrize("letter", ["ä", "鼠", "𐂃"])
def test_a_long_name_in_other_letters_is_no_riddle(http: httpx.Client, letter: str) -> None:
    for folder in ("assets", "site"):
        assert http.get(f"/{folder}/{letter * 90}.js").status_code in {400, 404}


def test_a_person_who_gets_lost_is_shown_a_page_and_a_program_is_told(http: httpx.Client) -> None:
    lost = http.get("/nowhere", headers={"Accept": "text/html,application/xhtml+xml"})
    assert (lost.status_code, lost.content) == (404, site.read_page())
    assert http.get("/nowhere").json()["cause"] == "not_found"
    assert http.get("/api/nowhere", headers={"Accept": "text/html"}).json()["cause"] == "not_found"


def test_a_site_that_is_not_built_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "SITE", tmp_path)
    assert b"have not been built" in site.read_page()
    (tmp_path / "index.html").write_text("built", "utf-8")
    assert site.read_page() == b"built"


def test_a_file_with_a_hash_is_kept_for_ever(tmp_path: Path) -> None:
    (tmp_path / "app-1a2b.js").write_text("export {}", "utf-8")
    answer = site.answer_file(tmp_path / "app-1a2b.js", site.FOR_EVER)
    assert answer.media_type == "text/javascript"
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"


def test_what_is_large_and_public_travels_small_and_what_may_hold_a_token_as_it_is(http: httpx.Client) -> None:
    rules = http.get("/api/games/rathulhu/rules")
    assert rules.headers["content-encoding"] == "gzip"
    assert int(rules.headers["content-length"]) < len(rules.content) / 2
    assert "content-encoding" not in http.get("/api/games/rathulhu/rules", headers={"Accept-Encoding": ""}).headers
    names = {"name": "Anna " * 4, "game": "darkhouse", "seats": 6, "bots": ["easy"] * 5}
    opened = http.post("/api/tables", json=names)
    assert opened.status_code == 201
    assert len(opened.content) > 1_000
    assert "content-encoding" not in opened.headers
    picture = http.get("/site/icon-192.png")
    assert "content-encoding" not in picture.headers
