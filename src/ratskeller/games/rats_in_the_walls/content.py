"""The Rats in the Walls: the pay-out sheet as a pack, and as the numbers that the rules use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from ratskeller.games.rats_in_the_walls.rules import codes
from ratskeller.games.rats_in_the_walls.rules.position import PayOut
from ratskeller.kernel.packs import Pack, Provenance
from ratskeller.kernel.texts import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

Loss = Annotated[int, msgspec.Meta(ge=-8, le=0)]
Brains = Annotated[int, msgspec.Meta(ge=-8, le=8)]


class Fee(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the first claim of rats in a round costs the Giver."""

    giver: Loss
    provenance: Provenance
    source: Text = msgspec.field(default_factory=Text)


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the two players gain or lose in one case."""

    giver: Brains
    receiver: Brains
    provenance: Provenance
    source: Text = msgspec.field(default_factory=Text)


class SideA(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After “no rats”."""

    doubted_true: Cell
    doubted_false: Cell


class SideB(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After “at least X rats”."""

    believed: Cell
    doubted_true: Cell
    doubted_false: Cell


class Sheet(Pack, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A pay-out sheet."""

    fee: Fee
    none: SideA
    rats: SideB

    def cells(self) -> Iterator[tuple[str, int, int, Cell, bool]]:
        """Every case: its path, its row and column, its cell, and whether the Giver is the one who gains."""
        yield "none.doubted_true", codes.SAID_NONE, codes.DOUBTED_TRUE, self.none.doubted_true, True
        yield "none.doubted_false", codes.SAID_NONE, codes.DOUBTED_FALSE, self.none.doubted_false, False
        yield "rats.believed", codes.SAID_RATS, codes.BELIEVED, self.rats.believed, True
        yield "rats.doubted_true", codes.SAID_RATS, codes.DOUBTED_TRUE, self.rats.doubted_true, True
        yield "rats.doubted_false", codes.SAID_RATS, codes.DOUBTED_FALSE, self.rats.doubted_false, False

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """Brains are never made out of nothing, and the one who is right does not lose any."""
        for path, _, _, cell, giver_gains in self.cells():
            gain, loss = (cell.giver, cell.receiver) if giver_gains else (cell.receiver, cell.giver)
            gainer, loser = ("giver", "receiver") if giver_gains else ("receiver", "giver")
            if gain < 0:
                yield f"{path}.{gainer}", f"expected 0 or more, because the {gainer} is right here"
            if loss > 0:
                yield f"{path}.{loser}", f"expected 0 or less, because the {loser} pays here"
            if gain > -loss:
                yield f"{path}.{gainer}", f"expected at most {-loss}, because gains come out of what the {loser} loses"

    def numbers(self) -> PayOut:
        """The sheet as the rules use it."""
        made = PayOut()
        loses, gains = made.loses, made.gains
        for _, row, column, cell, giver_gains in self.cells():
            gain, loss = (cell.giver, cell.receiver) if giver_gains else (cell.receiver, cell.giver)
            loses[row][column] = -loss
            gains[row][column] = gain
        made.fee = -self.fee.giver
        made.loses = loses
        made.gains = gains
        return made
