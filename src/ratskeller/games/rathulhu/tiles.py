"""Rathulhu: the kinds of tiles and the rows of the score sheet by name, and what they are called in a sentence."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Literal, get_args

from ratskeller.games.rathulhu import codes

if TYPE_CHECKING:
    from ratskeller.games.rathulhu.lore import Mythos


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
TYPES: dict[Tile, str] = {
    Tile.SHOGGOTH: "Shoggoth",
    Tile.CULTIST: "Cultist",
    Tile.ALTAR: "Altar",
    Tile.SHOGGOTH_SETBACK: "Shoggoth Setback",
    Tile.RITUAL_SETBACK: "Ritual Setback",
    Tile.TOME_SETBACK: "Tome Setback",
    Tile.SITE_SETBACK: "Site Setback",
    Tile.OLD_ONE: "Old One",
    Tile.RELIC: "Relic",
    Tile.ELDER_SIGN: "Elder Sign",
}


def title(tile: Tile) -> str:
    """`Shoggoth`, `Tome II`, `Site 4`: the tile without any pack's name."""
    if tile.is_tome:
        return f"Tome {ROMAN[int(tile[-1])]}"
    return TYPES.get(tile, tile.capitalize())


def a(tile: Tile) -> str:
    """The tile with its article: `a Shoggoth`, `an Altar`, `Tome II`."""
    plain = title(tile)
    if tile.is_tome or tile.is_site:
        return plain
    return f"an {plain}" if plain[0] in "AEO" else f"a {plain}"


def named(tile: Tile, names: Mythos) -> str:
    """The same with the name that a pack gives it: `Tome II, the Ashen Almanac`."""
    if tile.is_tome:
        return f"{title(tile)}, the {names.tomes[tile.code - codes.TOME].name}"
    if tile.is_site:
        return f"{title(tile)}, the {names.sites[tile.code - codes.SITE].name}"
    return a(tile)


def several(tile: Tile, count: int) -> str:
    """`a Shoggoth`, `3 Shoggoths`, `2 of Tome II`."""
    if count == 1:
        return a(tile)
    if tile.is_tome or tile.is_site:
        return f"{count} of {title(tile)}"
    return f"{count} {title(tile)}s"
