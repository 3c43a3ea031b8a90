"""What the house says to people, in every language."""

from __future__ import annotations

from importlib.resources import files

from ratskeller.kernel.words import COMMON, Phrasebook

HOUSE = Phrasebook(files("ratskeller.tables") / "words", COMMON)
