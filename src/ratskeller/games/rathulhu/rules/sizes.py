"""Rathulhu: how large the tables are with which a position is judged, and the terms of the judgement by number."""

from __future__ import annotations

from typing import Final

# What a seat may still hope for, by rows of the score sheet.
TERM_RELICS: Final = 0  # and Old Ones
TERM_TOMES: Final = 1
TERM_RITUALS: Final = 2  # Altars and Cultists
TERM_SHOGGOTHS: Final = 3
TERM_SITES: Final = 4  # both rows
TERM_TOKENS: Final = 5
TERMS: Final = 6

SIGNS: Final = 68  # what is read off a position for one seat
CELLS: Final = 24  # in which signs are combined
STAGES: Final = 33  # three Aeons, each with up to eleven lengths of the time track
STAGES_IN_AEON: Final = 11

WEIGHTS_CELL: Final = 0  # signs to cells
WEIGHTS_TERM: Final = 1632  # cells to terms: SIGNS * CELLS is before it
WEIGHTS_SIGN: Final = 1776  # signs to terms directly: CELLS * TERMS more
WEIGHTS: Final = 2184  # SIGNS * TERMS more

# Temperaments, in the order of levels.toml.
TEMPER_EVEN: Final = 0
TEMPER_MISER: Final = 1
TEMPER_GAMBLER: Final = 2

SNAPSHOTS: Final = 40  # of a game that is learnt from
