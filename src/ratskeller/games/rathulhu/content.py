"""Rathulhu: the names of the Tomes and the Sites as a pack. Names only; no rule depends on them (K33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from ratskeller.games.rathulhu.rules.position import Box
from ratskeller.kernel.packs import Pack, Provenance
from ratskeller.kernel.texts import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

NAME_MAX = 24  # what a tile has room for


class TileName(Text):
    """What a type of tile is called."""

    least, most = 1, NAME_MAX


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a type of tile is called, and who says so."""

    name: TileName
    provenance: Provenance
    source: Text = msgspec.field(default_factory=Text)


class Mythos(Pack, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Names for the five Tomes and the eight Sites."""

    tomes: Annotated[tuple[Name, ...], msgspec.Meta(min_length=5, max_length=5)]
    sites: Annotated[tuple[Name, ...], msgspec.Meta(min_length=8, max_length=8)]

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """No two types may share a name."""
        seen: set[str] = set()
        for path, each in self.entries():
            name = str(each.name)
            if name in seen:
                yield path, f"expected a name of its own, but {name!r} is taken"
            seen.add(name)

    def entries(self) -> Iterator[tuple[str, Name]]:
        """Every name with its place in the file."""
        for number, tome in enumerate(self.tomes):
            yield f"tomes[{number}].name", tome
        for number, site in enumerate(self.sites):
            yield f"sites[{number}].name", site

    def box(self) -> Box:
        """The pack as the state carries it along."""
        made = Box()
        made.names = self
        return made
