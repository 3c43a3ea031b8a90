"""The regulars of the cellar: what bots are called at a table and in the terminal."""

from __future__ import annotations

# More than any game has seats, so that there is always one left; short, because a phone is narrow. Nobody in any of the
# games is called like one of them.
REGULARS = (
    *("Grimble", "Mottle", "Wick", "Sorrel", "Tallow", "Nettle", "Rusk", "Pewter", "Brine", "Thimble"),
    *("Cinder", "Marrow", "Fenn", "Quill", "Soot", "Ember", "Dregs", "Flint", "Gristle", "Hob"),
)
