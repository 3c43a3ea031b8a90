"""Rathulhu: the kinds of tiles and the rows of the score sheet by name, and as messages speak of them."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Literal, get_args

from ratskeller.games.rathulhu.rules import codes

if TYPE_CHECKING:
    from ratskeller.games.rathulhu.content import Mythos


class Tile(StrEnum):
    """A kind of tile, in the order of the codes; the value is its notation."""

    SHOGGOTH = "shoggoth"
    CULTIST = "cultist"
    ALTAR = "altar"
    TOME_1 = "tome 1"
    TOME_2 = "tome 2"
    TOME_3 = "tome 3"
    TOME_4 = "tome 4"
    TOME_5 = "tome 5"
    SITE_1 = "site 1"
    SITE_2 = "site 2"
    SITE_3 = "site 3"
    SITE_4 = "site 4"
    SITE_5 = "site 5"
    SITE_6 = "site 6"
    SITE_7 = "site 7"
    SITE_8 = "site 8"
    SHOGGOTH_SETBACK = "shoggoth setback"
    RITUAL_SETBACK = "ritual setback"
    TOME_SETBACK = "tome setback"
    SITE_SETBACK = "site setback"
    OLD_ONE = "old one"
    RELIC = "relic"
    ELDER_SIGN = "elder sign"

    @property
    def code(self) -> int:
        """The number of this kind in the core."""
        return TILES.index(self)

    @property
    def is_tome(self) -> bool:
        """Whether this is one of the five Tomes."""
        return codes.TOME <= self.code < codes.TOMES_END

    @property
    def is_site(self) -> bool:
        """Whether this is one of the eight Sites."""
        return codes.SITE <= self.code < codes.SITES_END

    @property
    def is_setback(self) -> bool:
        """Whether this is one of the four Setbacks."""
        return codes.SETBACK <= self.code < codes.SETBACKS_END


TILES: tuple[Tile, ...] = tuple(Tile)

Row = Literal["old_ones", "relics", "tomes", "altars", "cultists", "shoggoths", "sites", "alike", "tokens"]
ROWS: tuple[Row, ...] = get_args(Row)

ROMAN = ("", "I", "II", "III", "IV", "V")


def facts(tile: Tile, names: Mythos, language: str) -> dict[str, str]:
    """A tile as messages speak of it: its kind, and of a Tome or Site the number and the name that a pack gives it."""
    if tile.is_tome:
        which = tile.code - codes.TOME
        return {"tile": "tome", "number": ROMAN[which + 1], "name": names.tomes[which].name.word(language)}
    if tile.is_site:
        which = tile.code - codes.SITE
        return {"tile": "site", "number": str(which + 1), "name": names.sites[which].name.word(language)}
    return {"tile": tile.replace(" ", "-"), "number": "", "name": ""}
