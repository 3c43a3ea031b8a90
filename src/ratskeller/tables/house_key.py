"""The dice of a table: bound before the first roll, open to everybody after the last.

The secret behind a table's dice is made from the house's key and the table's name. The key is a file of its own, so a
running table's secret is nowhere in the database, and whoever reads that cannot look ahead. The commitment is
published when the table is opened, before anybody has sat down; what the seats add to it is in `shares.py`.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from ratskeller.kernel.dice import SCHEME, FairDice, make_commitment
from ratskeller.kernel.errors import BadSetup
from ratskeller.tables.private_files import keep_private
from ratskeller.tables.records import make_dice
from ratskeller.tables.tokens import name_table

if TYPE_CHECKING:
    from pathlib import Path

    from ratskeller.tables.saved import Document

KEY_BYTES = 32


class HouseKey:
    """Knows the house's key, and so the dice of every table."""

    def __init__(self, key: bytes) -> None:
        """`key`: 32 random bytes that stay the same as long as any table runs."""
        if len(key) != KEY_BYTES:
            raise BadSetup(f"The key of the house has {len(key)} bytes; it needs {KEY_BYTES}.")
        self._key = key

    def secret(self, table: str) -> str:
        """The secret of a table, as hexadecimal digits."""
        return hmac.new(self._key, b"ratskeller table\n" + table.encode(), hashlib.sha256).hexdigest()

    def commitment(self, table: str, scheme: str = SCHEME) -> str:
        """What is published of it at once."""
        return make_commitment(self.secret(table), scheme)

    def knows(self, document: Document) -> bool:
        """Whether this house's key is the one that a table was opened with."""
        return hmac.compare_digest(document.commitment, self.commitment(document.id, document.scheme))

    def dice(self, document: Document) -> FairDice:
        """The dice of a table that has begun; what was added to them does not change any more."""
        return FairDice(self.secret(document.id), make_dice(document))

    def share(self, table: str, attempt: int, seat: int) -> str:
        """What a bot's seat adds to the dice: always the same, so that seating it again is no other choice."""
        text = f"ratskeller share\n{table} {attempt} {seat}"
        return hmac.digest(self._key, text.encode(), "sha256").hex()

    def next_table(self, table: str) -> str:
        """The name of a table's rematch: always the same, and nobody else can guess it."""
        digest = hmac.digest(self._key, b"ratskeller rematch\n" + table.encode(), "sha256")
        return name_table(int.from_bytes(digest, "big"))

    @property
    def own_fingerprint(self) -> str:
        """What the database keeps of the key, so that another one is known; it tells nothing about the key."""
        return hmac.new(self._key, b"ratskeller house key\n", hashlib.sha256).hexdigest()

    def fingerprint(self, text: str) -> str:
        """A text such as an address, made unreadable but still comparable."""
        return hmac.new(self._key, b"ratskeller address\n" + text.encode(), hashlib.sha256).hexdigest()[:24]


def read_key(path: Path) -> bytes:
    """The key of the house from its file."""
    try:
        text = path.read_text(encoding="ascii").strip()
        keep_private(path)
    except FileNotFoundError:
        raise BadSetup(f"There is no key file {path}.") from None
    except (OSError, UnicodeDecodeError):
        raise BadSetup(f"The key file {path} cannot be read.") from None
    try:
        return HouseKey(bytes.fromhex(text))._key  # noqa: SLF001 (checks the length)
    except (ValueError, BadSetup):
        raise BadSetup(
            f"The key file {path} does not hold a key, {2 * KEY_BYTES} hexadecimal digits: put a copy of it back."
        ) from None


def make_key(path: Path) -> None:
    """Make the key of a new house, readable for its owner only; of several processes the first wins."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(KEY_BYTES) + "\n")
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(draft, path)
    except OSError as error:
        raise BadSetup(f"The key file {path} cannot be made: {error.strerror}.") from None
    finally:
        draft.unlink(missing_ok=True)
