"""What a device adds to the dice of its tables: it makes shares, keeps them, and opens them when a game begins."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from ratskeller.kernel.dice import SCHEME, make_seal
from ratskeller.tables.wire import Open, Seal

if TYPE_CHECKING:
    from ratskeller.tables.wire import TableInfo, You


class Shares:
    """The shares of one device, by their seals."""

    def __init__(self) -> None:
        self._shares: dict[str, str] = {}

    def make(self) -> str:
        """Make a new share; what is told of it is its seal."""
        share = secrets.token_hex(32)
        seal = make_seal(share)
        self._shares[seal] = share
        return seal

    def find(self, seal: str) -> str | None:
        """The share of a seal, if it was made here."""
        return self._shares.get(seal)


class Sealer:
    """Does at one table what every device does of its own accord: it seals shares, and opens them when it is time."""

    def __init__(self, shares: Shares) -> None:
        """`shares`: those of the device, which may have sealed one on sitting down."""
        self._shares = shares
        self._done: set[tuple[type, int, int]] = set()

    def answer(self, table: TableInfo, you: You | None) -> list[Seal | Open]:
        """What is to be wished now that the table looks like this; each wish comes once."""
        if you is None or table.status != "lobby" or table.scheme != SCHEME:
            return []
        if table.opening is None:
            number = len(table.attempts) + 1
            return [self._seal(seat) for seat in you.seats if self._must_seal(table, number, seat)]
        number = table.opening.attempt
        opened = [(seat, self._shares.find(table.seats[seat].seal)) for seat in you.seats]
        return [
            Open(f"open-{number}-{seat}", seat, number, share)
            for seat, share in opened
            if share and seat in table.opening.waiting and self._is_first(Open, number, seat)
        ]

    def _must_seal(self, table: TableInfo, number: int, seat: int) -> bool:
        """Whether a seat has no share, or one that only another device could open.

        Two devices of one person would go on like that for ever, so each does it once before an attempt.
        """
        return self._shares.find(table.seats[seat].seal) is None and self._is_first(Seal, number, seat)

    def _seal(self, seat: int) -> Seal:
        seal = self._shares.make()
        return Seal(f"seal-{seal[:16]}", seat, seal)

    def _is_first(self, kind: type, number: int, seat: int) -> bool:
        is_first = (kind, number, seat) not in self._done
        self._done.add((kind, number, seat))
        return is_first
