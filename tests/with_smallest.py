"""`python -m tests.with_smallest …` is `ratskeller …` with the smallest game in the catalogue too."""

from __future__ import annotations

import sys

from ratskeller.catalogue import GAMES
from ratskeller.cli.main import main
from tools.every_game import SMALLEST

GAMES[SMALLEST.name] = SMALLEST  # a process in which bots think imports this file too, and so knows the game

if __name__ == "__main__":
    sys.exit(main())
