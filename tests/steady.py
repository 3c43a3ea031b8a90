"""`python -m tests.steady …` is `ratskeller …` without luck: who does the same meets the same dice and the same bots.

A table's dice follow from the house's key, the table's name and what the devices of the seats add. Here the name
follows from a word, which whoever tests writes into a file, and from how many tables were opened since; key and
devices are theirs, too. What differs between two runs is then only what people do, and how fast everybody is.
"""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from pathlib import Path
from unittest.mock import patch

from ratskeller.cli.main import main
from ratskeller.tables.tokens import name_table

WORD = "RATSKELLER_STEADY_WORD"  # the environment tells in which file the word is
SEED = 18  # of every thought of a bot


class Names:
    """Names of tables that follow from a word."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._word = ""
        self._opened = 0

    def next(self) -> str:
        """The name of the next table; a new word begins anew."""
        word = self._file.read_text("utf-8")
        self._opened = 1 if word != self._word else self._opened + 1
        self._word = word
        return name_table(int.from_bytes(sha256(f"{word} {self._opened}".encode()).digest(), "big"))


if __name__ == "__main__":
    names = Names(Path(os.environ[WORD]))
    with (
        patch("ratskeller.tables.new_tables.new_table_id", names.next),
        patch("ratskeller.tables.bots_and_clocks.secrets.randbits", return_value=SEED),
    ):
        sys.exit(main())
