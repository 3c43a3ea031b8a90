"""What a review says to people, in every language."""

from __future__ import annotations

from importlib.resources import files

from ratskeller.kernel.words import COMMON, Phrasebook

REVIEW = Phrasebook(files("ratskeller.review") / "words", COMMON)
