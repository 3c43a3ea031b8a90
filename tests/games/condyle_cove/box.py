"""The cards and spaces of the box by their names, and where the rules count them."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from ratskeller.catalogue import find_game
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.games.condyle_cove.view_captions import table_captions
from ratskeller.kernel.texts import plain_values

if TYPE_CHECKING:
    from collections.abc import Iterable

GAME = find_game("condyle_cove")
BASE = ["highway", "cemetery", "alley", "town", "woods", "hill", "beach", "creek", "field"]
SPACES = ["corner", *BASE, "passage", "passage2", "cold", "ground", "detour", "detour2", "detour3", "detour4"]
CROSS = """
.     highway  .
town  corner   woods
.     cemetery .
"""
# All nine Cove cards, so that every space is some steps from the others and each arm is two long.
NINE = """
.     .     alley    .     .
.     .     highway  .     .
hill  town  corner   woods creek
.     .     cemetery .     .
.     .     beach    field .
"""


def space_number(name: str) -> int:
    """The number of a space: `town`, `passage2`, `detour`."""
    return SPACES.index(name)


def space_name(number: int) -> str:
    """The name of a space."""
    return SPACES[number]


def read_map(drawing: str) -> dict[int, tuple[int, int]]:
    """The cell of every space of a drawing; the Cul-De-Sac lies at 0, 0 and y grows downward."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    found = {word: (x, y) for y, row in enumerate(rows) for x, word in enumerate(row) if word != "."}
    left, up = found["corner"]
    return {space_number(word): (x - left, y - up) for word, (x, y) in found.items()}


class Names:
    """What is called how at one table."""

    def __init__(self, state: Any) -> None:
        """Packs and options decide which Acts there are."""
        captions = table_captions(state.content.packs, tuple(state.content.act_title))
        self.of = {number: str(info.name) for number, info in captions.things.items()}
        self.numbers: dict[str, list[int]] = defaultdict(list)
        for number, name in self.of.items():
            self.numbers[name].append(number)

    def option(self, name: str, among: Iterable[int] | None = None) -> int:
        """The first Options card of that name, of some; `KIDNAPPED 2` is the second of the box."""
        title, _, copy = name.rpartition(" ")
        if copy.isdigit():
            return self.numbers[title][int(copy) - 1]
        wanted = [number for number in self.numbers[name] if number < codes.CARDS]
        assert wanted, f"there is no card {name}"
        return next((number for number in wanted if among is None or number in among), wanted[0])

    def act(self, name: str) -> int:
        """An Act, counted from 0."""
        return next(number for number in self.numbers[name] if codes.ACT <= number < codes.WINTER) - codes.ACT

    def winter(self, name: str) -> int:
        """A Last Winter card, counted from 0."""
        return next(number for number in self.numbers[name] if codes.WINTER <= number < codes.HAUNTED) - codes.WINTER

    def haunted(self, name: str) -> int:
        """A Haunted card, counted from 0."""
        return next(number for number in self.numbers[name] if number >= codes.HAUNTED) - codes.HAUNTED


def own_options(card: str, **changes: Any) -> dict[str, Any]:
    """The Options cards of the house as an owner might type them in: one card is different."""
    pack = plain_values(next(iter(GAME.shipped_packs()["options"].values())))
    changed = next(each for each in pack["cards"] if each["name"]["en"] == card)
    changed.update(changes)
    return {"options": pack}
