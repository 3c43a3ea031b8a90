"""Secret links and table names. A token is shown once to the person it belongs to; the house keeps its hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ratskeller.tables.saved import Link

TOKEN_BYTES = 32  # 256 bits
TABLE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are mistaken for one another
TABLE_LENGTH = 16


def new_token() -> str:
    """A secret that nobody guesses, fit for a web address."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> str:
    """What is kept of a token. It has 256 random bits, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def find_link(links: Iterable[Link], token: str) -> Link | None:
    """The link that a token opens; every one is compared in full, so that time tells nothing."""
    wanted = hash_token(token)
    found: Link | None = None
    for link in links:
        if hmac.compare_digest(link.token_hash, wanted):
            found = link
    return found


def new_table_id() -> str:
    """A name for a table that nobody comes across by chance: about 79 bits."""
    return name_table(secrets.randbits(256))


def name_table(number: int) -> str:
    """A name from a large number."""
    name = ""
    for _ in range(TABLE_LENGTH):
        number, letter = divmod(number, len(TABLE_LETTERS))
        name += TABLE_LETTERS[letter]
    return name


def new_link_id() -> str:
    """A short public name for a link."""
    return secrets.token_hex(4)
