"""Where a review in the terminal is kept as it gets ready: a line that says which it is, and one for every part."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from ratskeller.catalogue import find_game
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.record import write_record
from ratskeller.review.edition import edition
from ratskeller.review.reviewed import ReviewedStep

if TYPE_CHECKING:
    from pathlib import Path

    from ratskeller.kernel.record import Record

_steps = msgspec.json.Decoder(list[ReviewedStep])


class KeptReview:
    """The file of one review; what was cut off goes on there."""

    def __init__(self, path: Path, record: Record, seed: int) -> None:
        """Nothing is read yet; see `begin`."""
        self.path = path
        told = {
            "review": edition(find_game(record.header.game)),
            "seed": seed,
            "record": hashlib.sha256(write_record(record).encode()).hexdigest(),
        }
        self._head = msgspec.json.encode(told)

    def begin(self) -> list[list[ReviewedStep]]:
        """Make sure that the file holds this review and no other; the parts that are there."""
        lines = self.path.read_bytes().splitlines() if self.path.exists() else []
        if lines and lines[0] != self._head:
            raise BadSetup(f"{self.path} holds something else, or a review of other rules; choose another name.")
        found = []
        for line in lines[1:]:
            with suppress(msgspec.MsgspecError):  # cut off in the middle: made again
                found.append(_steps.decode(line))
        self.path.write_bytes(b"".join(each + b"\n" for each in (self._head, *map(msgspec.json.encode, found))))
        return found

    def keep(self, part: list[ReviewedStep]) -> None:
        """Keep a part that is ready."""
        with self.path.open("ab") as opened:
            opened.write(msgspec.json.encode(part) + b"\n")
