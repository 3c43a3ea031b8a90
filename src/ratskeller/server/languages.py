"""Which language a visitor reads: what they say, or what their browser says for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.kernel.words import ENGLISH, find_language

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

HEADER_MAX = 500  # characters that are read


def accepted_language(header: str | None) -> str:
    """The language of ours that an `Accept-Language` header likes best; English if it names none."""
    best, weight = ENGLISH, 0.0
    for part in (header or "")[:HEADER_MAX].split(","):
        tag, _, quality = part.partition(";")
        language, liking = find_language(tag), _weigh(quality)
        if language and liking > weight:
            best, weight = language, liking
    return best


def _weigh(quality: str) -> float:
    name, _, value = quality.replace(" ", "").partition("=")
    if name != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language of a request."""
    return accepted_language(connection.headers.get("accept-language"))
