"""House of Rath: orphans, rooms, Run Away cards and Fate boards as packs. Only what a card can do matters to a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from ratskeller.games.house_of_rath.rules import codes
from ratskeller.games.house_of_rath.rules.position import Box
from ratskeller.kernel.packs import Pack, Provenance
from ratskeller.kernel.texts import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Ability = Literal["rotate", "move", "hide", "unhide", "reveal", "lock", "again"]
ABILITIES: dict[Ability, int] = {
    "rotate": codes.ROTATE_ONCE,
    "move": codes.MOVE_FACE,
    "hide": codes.HIDE_ONLY,
    "unhide": codes.UNHIDE_ONLY,
    "reveal": codes.EXPOSE_ONLY,
    "lock": codes.LOCK_FACE,
    "again": codes.ROLL_AGAIN,
}

OrphanName = Annotated[str, msgspec.Meta(min_length=1, max_length=10)]


class BorderName(Text):
    """The name of a colour."""

    least, most = 1, 10


class RoomName(Text):
    """The name of a room."""

    least, most = 1, 18


class CardName(Text):
    """The name of a Run Away card."""

    least, most = 1, 24


class FateText(Text):
    """What a Fate board says to a number; `{name}` stands for the orphan."""

    least, most = 1, 160


def _twice(what: str, names: Iterable[tuple[str, object]]) -> Iterator[tuple[str, str]]:
    """Complain of a name that is given a second time."""
    seen: set[str] = set()
    for path, each in names:
        name = str(each)
        if name in seen:
            yield path, f"expected {what} of its own, but {name!r} is taken"
        seen.add(name)


class Orphan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An orphan's name, and who says so."""

    name: OrphanName
    provenance: Provenance
    source: Text = msgspec.field(default_factory=Text)


class Orphans(Pack, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The eighteen orphans, by number."""

    orphans: Annotated[tuple[Orphan, ...], msgspec.Meta(min_length=codes.ORPHANS, max_length=codes.ORPHANS)]

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """No two have the same name."""
        yield from _twice("a name", ((f"orphans[{i}].name", each.name) for i, each in enumerate(self.orphans)))


class Border(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colour of two rooms between which a Secret Passage runs."""

    name: BorderName
    provenance: Provenance
    source: Text = msgspec.field(default_factory=Text)


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room."""

    name: RoomName
    provenance: Provenance
    source: Text = msgspec.field(default_factory=Text)


class Rooms(Pack, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Room of Mourning, then the rooms A to F; and the borders of A and D, B and E, C and F."""

    rooms: Annotated[tuple[Room, ...], msgspec.Meta(min_length=codes.ROOMS, max_length=codes.ROOMS)]
    borders: Annotated[tuple[Border, ...], msgspec.Meta(min_length=3, max_length=3)]

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """No two have the same name."""
        yield from _twice("a name", ((f"rooms[{i}].name", each.name) for i, each in enumerate(self.rooms)))
        yield from _twice("a colour", ((f"borders[{i}].name", each.name) for i, each in enumerate(self.borders)))


class RunAway(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Run Away card: its name, and which of the special abilities it has (H67)."""

    name: CardName
    ability: Ability
    provenance: Provenance
    source: Text = msgspec.field(default_factory=Text)


class Cards(Pack, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The seven Run Away cards, by number."""

    cards: Annotated[tuple[RunAway, ...], msgspec.Meta(min_length=codes.CARDS, max_length=codes.CARDS)]

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """No two have the same name."""
        yield from _twice("a name", ((f"cards[{i}].name", each.name) for i, each in enumerate(self.cards)))


class Fate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a Fate board."""

    text: FateText
    provenance: Provenance
    source: Text = msgspec.field(default_factory=Text)


SixFates = Annotated[tuple[Fate, ...], msgspec.Meta(min_length=6, max_length=6)]


class Fates(Pack, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The texts of both Fate boards, by number: on the second one a number is a failure here and an escape there."""

    standard: SixFates
    rooms_caught: SixFates
    rooms_escaped: SixFates

    def fate(self, *, by_rooms: bool, number: int, escaped: bool) -> Fate:
        """What a roll means."""
        if not by_rooms:
            return self.standard[number - 1]
        return (self.rooms_escaped if escaped else self.rooms_caught)[number - 1]


class Titled(msgspec.Struct, frozen=True):
    """A name out of a pack, in every language."""

    name: Text


class CardTitle(msgspec.Struct, frozen=True):
    """A Run Away card: its name, and what it can do."""

    name: Text
    ability: Ability


class Names(msgspec.Struct, frozen=True):
    """What everything is called at this table."""

    orphans: tuple[str, ...]  # by number, from 1
    rooms: tuple[Titled, ...]  # m, a … f
    borders: tuple[Titled, ...]  # of a and d, b and e, c and f
    cards: tuple[CardTitle, ...]  # by number, from 1


def make_box(orphans: Orphans, rooms: Rooms, cards: Cards) -> Box:
    """The packs as the state carries them along; what the Fate boards say matters only to the story."""
    made = Box()
    made.names = Names(
        orphans=tuple(each.name for each in orphans.orphans),
        rooms=tuple(Titled(each.name) for each in rooms.rooms),
        borders=tuple(Titled(each.name) for each in rooms.borders),
        cards=tuple(CardTitle(each.name, each.ability) for each in cards.cards),
    )
    made.ability = [ABILITIES[card.ability] for card in cards.cards]
    return made
