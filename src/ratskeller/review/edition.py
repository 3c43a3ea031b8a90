"""Which review it is: what was found with another judge, or by other rules, is not taken for this one."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from ratskeller.kernel.learned import FOLDER
from ratskeller.kernel.levels import FILE

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

VERSION = 2  # of the judge and of what is found; raise it when the same record would be judged in another way


@cache
def edition(game: Game) -> str:
    """A name for all that decides what a review of a game finds: the judge, the rules, the levels, what was learnt."""
    package = files(game.package)
    told = hashlib.sha256(f"{VERSION} {game.rules_version}".encode())
    learned = package.joinpath(FOLDER)
    found = [package.joinpath(FILE), *(learned.iterdir() if learned.is_dir() else ())]
    for file in sorted((each for each in found if each.is_file()), key=lambda each: each.name):
        told.update(file.name.encode() + file.read_bytes())
    return told.hexdigest()[:12]
