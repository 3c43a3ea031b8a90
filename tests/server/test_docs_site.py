"""What is written about the house, served by it: pages with addresses that end in a slash, files, nothing besides."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ratskeller.server import docs_site
from ratskeller.server.guards import CONTENT_SECURITY_POLICY, add_headers

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.running import Server


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A few pages, and a secret beside them."""
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    made = tmp_path / "docs"
    for name in ("index.html", "bots/index.html", "rules/rathulhu/de/index.html", "_static/pages.css"):
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text(f"<p>{name}", "utf-8")
    monkeypatch.setattr(docs_site, "DOCS", made)
    return made


@pytest.fixture
def http() -> Iterator[httpx.Client]:
    """These pages alone, as the house serves them."""
    with TestClient(Litestar([docs_site.written], before_send=[add_headers], openapi_config=None)) as client:
        client.follow_redirects = False
        yield client


@pytest.mark.parametrize(
    ("path", "file"),
    [
        ("/docs/", "index.html"),
        ("/docs/bots/", "bots/index.html"),
        ("/docs/rules/rathulhu/de/", "rules/rathulhu/de/index.html"),
        ("/docs/_static/pages.css", "_static/pages.css"),
        ("/docs/_static/pages.css?v=1a2b", "_static/pages.css"),
    ],
)
def test_a_page_and_what_it_needs_are_files(docs: Path, http: httpx.Client, path: str, file: str) -> None:
    answer = http.get(path)
    assert (answer.status_code, answer.text) == (200, f"<p>{file}")
    assert answer.headers["content-type"].startswith("text/css" if file.endswith(".css") else "text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY


@pytest.mark.parametrize("path", ["/docs", "/docs/bots", "/docs/rules/rathulhu/de"])
def test_without_its_slash_a_page_says_where_it_is(docs: Path, http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert (answer.status_code, answer.headers["location"]) == (302, f"{path}/")
    assert http.get(path, follow_redirects=True).status_code == 200


@pytest.mark.parametrize(
    "path", ["/docs/nothing/", "/docs/../secret.txt", "/docs/%2e%2e/secret.txt", "/docs/..%2fsecret.txt", "/docs/%00"]
)
def test_nothing_else_is_there(docs: Path, http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert answer.status_code in {400, 404}
    assert "secret" not in answer.text or "secret.txt" in path
    assert answer.text != "secret"


def test_a_house_has_them_or_says_how_they_are_made(server: Server) -> None:
    answer = httpx.get(f"{server.address}/docs", timeout=60, trust_env=False, follow_redirects=True)
    assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    if (docs_site.DOCS / "index.html").is_file():
        assert (answer.status_code, answer.url.path) == (200, "/docs/")
    else:
        assert (answer.status_code, answer.text) == (404, docs_site.NOT_BUILT)


def test_where_the_pages_were_not_made_one_says_how(docs: Path, http: httpx.Client) -> None:
    (docs / "index.html").unlink()
    answer = http.get("/docs")
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "<code>python3 run.py docs</code>" in answer.text
