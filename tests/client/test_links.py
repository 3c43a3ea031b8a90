"""Links to a table, as people send them to each other."""

from __future__ import annotations

import pytest

from ratskeller.client import read_link, write_link
from ratskeller.kernel.errors import BadText


@pytest.mark.parametrize(
    ("link", "parts"),
    [
        ("http://127.0.0.1:8000/table/abc23#Tok-en_1", ("http://127.0.0.1:8000", "abc23", "Tok-en_1")),
        ("https://example.org/table/abc23", ("https://example.org", "abc23", "")),
        ("https://example.org/table/abc23/#t", ("https://example.org", "abc23", "t")),
        ("https://example.org/cellar/table/abc23#t", ("https://example.org/cellar", "abc23", "t")),
        ("  http://[::1]:8000/table/abc23#t\n", ("http://[::1]:8000", "abc23", "t")),
    ],
)
def test_a_link_has_three_parts(link: str, parts: tuple[str, str, str]) -> None:
    assert read_link(link) == parts
    assert read_link(write_link(*parts)) == parts


@pytest.mark.parametrize(
    "link",
    [
        "",
        "abc23",
        "ftp://example.org/table/abc",
        "http:///table/abc",
        "http://[x/table/abc",
        "http://example.org/abc",
        "http://example.org/table/",
        "http://example.org/table/ABC",
        "http://example.org/table/abc/more#secret",
    ],
)
def test_what_is_no_link_is_refused_without_telling_it(link: str) -> None:
    with pytest.raises(BadText) as caught:
        read_link(link)
    assert "secret" not in str(caught.value)


def test_the_token_stands_where_no_program_sends_it() -> None:
    assert write_link("http://example.org/", "abc", "t") == "http://example.org/table/abc#t"
