"""Where the tables are kept, as an administrator writes it: a path, or the address of a PostgreSQL database."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlsplit

from ratskeller.kernel.errors import BadSetup

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")
FILE_NAME = "ratskeller.db"  # where only a folder is named

# Greedy up to the last @, because people forget to quote an @ or a slash in a password.
IN_ADDRESS = re.compile(r"(://[^:/?#@]*):(.*)@", re.DOTALL)
IN_QUERY = re.compile(r"([?&](?:password|passfile|sslpassword)=)([^&\s]*)")


@dataclass(frozen=True, repr=False)
class Place:
    """A file for SQLite, or an address for PostgreSQL; the other one is empty."""

    file: Path | None
    address: str
    secrets: tuple[str, ...] = ()

    def mask(self, text: str) -> str:
        """A text that may be shown: without the password, wherever it comes from."""
        text = mask_address(text)
        for secret in self.secrets:
            text = text.replace(secret, "***")
        return text

    def __str__(self) -> str:
        return str(self.file) if self.file else mask_address(self.address)

    def __repr__(self) -> str:
        return f"Place({self})"


def find_place(text: str) -> Place:
    """Read what an administrator wrote."""
    if text.startswith(POSTGRES):
        if not is_well_formed(text):
            raise BadSetup(
                f"{mask_address(text)} is not the address of a database; in a name or password, signs such as "
                "@ : / ? # % are written as %40 %3A %2F %3F %23 %25."
            )
        return Place(None, text, find_secrets(text))
    if text.startswith(SQLITE):
        text = text.removeprefix(SQLITE)
    elif "://" in text:
        raise BadSetup(
            f"Tables are kept in a file (a path or {SQLITE}path) or in PostgreSQL "
            f"(postgresql://user:password@host/name), not in {mask_address(text)}."
        )
    if not text or text == ":memory:" or "\0" in text:
        raise BadSetup("Tables need a place that lasts: the path of a file, or postgresql://user:password@host/name.")
    file = Path(text).expanduser()
    if text.endswith("/") or file.is_dir():
        file /= FILE_NAME
    return Place(file.absolute(), "")


def is_well_formed(address: str) -> bool:
    """Whether an address falls into its parts; a sign that is not quoted usually makes it fall wrongly."""
    try:
        parts = urlsplit(address)
        parse_qsl(parts.query, strict_parsing=bool(parts.query))
        # Several hosts with a port each are one “host” to us, whose port is not a number.
        return (
            "," in parts.netloc
            or parts.port is not None
            or ":" not in parts.netloc.rpartition("@")[2].rpartition("]")[2]
        )
    except ValueError:
        return False


def mask_address(text: str) -> str:
    """An address without its password."""
    return IN_QUERY.sub(r"\1***", IN_ADDRESS.sub(r"\1:***@", text))


def find_secrets(address: str) -> tuple[str, ...]:
    """The passwords in an address, as written and as meant, longest first."""
    written = [match[2] for pattern in (IN_ADDRESS, IN_QUERY) for match in pattern.finditer(address)]
    found = {form for secret in written for form in (secret, unquote(secret)) if form}
    return tuple(sorted(found, key=len, reverse=True))
