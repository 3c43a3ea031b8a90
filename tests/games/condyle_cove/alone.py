"""A table for one: the ring, the Boogeyman, his two decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from ratskeller.games.condyle_cove.rules import codes, turns
from tests.games.condyle_cove.box import space_number
from tests.games.condyle_cove.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

# Clockwise: the Cul-De-Sac, four spaces, the CEMETERY, four spaces.
RIGHT, LEFT = "highway alley town woods", "hill beach creek field"
HIM = codes.HIM + 1  # the row of the Boogeyman's cards, counted from 1


class Alone(Table):
    """Playing alone: corner, highway, alley, town, woods, cemetery, hill, beach, creek, field, and round again.

    You stand on the CEMETERY, the Boogeyman on the Cul-De-Sac; your hand is empty and your Move phase has begun.
    """

    def __init__(self, ring: str = f"{RIGHT} {LEFT}", packs: Mapping[str, Any] | None = None, **options: Any) -> None:
        self.wishes = tuple(ring.split())
        super().__init__(1, packs, **options)

    def set_up(self) -> None:
        """The ring as wanted; the hand goes back to the pile."""
        for space in self.wishes:
            self.deal(f"cove {space}")
        self.settle()
        self.hand(1, "").pile(1, 14)

    def me(self, space: str) -> Self:
        """Put your pawn on a space."""
        return self.pawns(space)

    def him(self, space: str) -> Self:
        """Put the Boogeyman on a space."""
        self._set("pawn", codes.GHOST, space_number(space))
        return self

    def my_turn(self) -> Self:
        """Your turn begins."""
        self._clear_stack()
        self.state.push(codes.DO_MY_TURN, 0, 0, 0, 0)
        return self._go_on(1)

    def playing(self, seat: int = 1) -> Self:
        """You are in the Play phase."""
        self._clear_stack()
        turns.start_turn(self.state, 0)
        for kind in (codes.DO_HIS_TURN, codes.DO_MY_DRAW, codes.DO_PLAY):
            self.state.push(kind, 0, 0, 0, 0)
        return self._go_on(seat)

    def drawing(self, seat: int = 1) -> Self:
        """You are in the Draw phase."""
        self._clear_stack()
        turns.start_turn(self.state, 0)
        for kind in (codes.DO_HIS_TURN, codes.DO_MY_DRAW):
            self.state.push(kind, 0, 0, 0, 0)
        return self._go_on(seat)

    def his_turn(self) -> Self:
        """The Boogeyman is about to turn up a Move card."""
        self._clear_stack()
        self.state.push(codes.DO_HIS_TURN, 0, 0, 0, 0)
        return self._go_on(1)

    def settle_answers(self) -> Self:
        """You do not answer, and chance picks cards of your hand; what comes after his or your card has not begun."""
        while self.phase in {"answer", "pick"}:
            self.first_chance() if self.phase == "pick" else self.do("pass")
        return self

    def settle_looks(self) -> Self:
        """You look at him, and at what comes first."""
        while self.phase in {"who", "act_card"}:
            self.first_chance() if self.phase == "act_card" else self.do("pawn ghost")
        return self

    def his_pile(self) -> int:
        """How many cards his Options deck has."""
        him = self.view(1).him
        assert him is not None
        return him.pile

    def in_pile_of_him(self) -> list[str]:
        """His Options deck, the top card first; `?` for a card that nobody has seen."""
        cards = self._cards("pile", codes.HIM)
        return [self.names.of[card] if card >= 0 else "?" for card in reversed(cards)]

    def discards_of_him(self) -> list[str]:
        """His discard pile, the top card last; `?` for a card that nobody has seen."""
        cards = self._cards("discard", codes.HIM)
        return [self.names.of[card] if card >= 0 else "?" for card in cards]


# ---- scenes -------------------------------------------------------------------------------------------------------


def alone(me: str = "hill", him: str = "corner", hand: str = "", **more: Any) -> Alone:
    """You here, he there, and this in your hand."""
    return Alone(**more).me(me).him(him).hand(1, hand)


def act(name: str, him: str = "beach", hand: str = "LULLABY, CURFEW", **more: Any) -> Alone:
    """You pass the CEMETERY on your way from the WOODS to the HILL and have drawn this Act; you have a pile of five."""
    table = alone("woods", him, hand, **more).pile(1, 5).discard(1, "LOST, CRUMBS, TATTLETALE, FINDERS KEEPERS")
    return table.my_turn().play(f"go hill, turns {name}")


def flips(card: str, me: str = "cemetery", hand: str = "", more: str = "SWEPT AWAY, LOST, TATTLETALE") -> Alone:
    """He comes to the Cul-De-Sac by the first of two steps and is about to play this card; you have a pile of five."""
    table = alone(me, "field", hand).pile(HIM, f"{card}, {more}").pile(1, 5).his_turn()
    return table.play("move SCARECROW")
