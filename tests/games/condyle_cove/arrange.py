"""Arranging a position: the map, the pawns, hands, piles and discards. Seats are counted from 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from ratskeller.games.condyle_cove.rules import codes, cove, slots, turns
from tests.games.condyle_cove.box import SPACES, Names, read_map, space_number

if TYPE_CHECKING:
    from ratskeller.kernel.match import Match

BLANK = "?"  # a card that nobody has seen


class Arranged:
    """A match whose position can be arranged. The state is copied in and out field by field: compiled, it is C."""

    match: Match
    names: Names

    @property
    def state(self) -> Any:
        """The position itself."""
        return self.match.state

    def _set(self, field: str, place: int, value: int) -> None:
        numbers = list(getattr(self.state, field))
        numbers[place] = value
        setattr(self.state, field, numbers)

    def _set_row(self, field: str, row: int, values: list[int]) -> None:
        grid = [list(each) for each in getattr(self.state, field)]
        grid[row] = values + [0] * (len(grid[row]) - len(values))
        setattr(self.state, field, grid)

    # ---- the map -------------------------------------------------------------------------------------------

    def cove(self, drawing: str, pile: str | None = None) -> Self:
        """Lay the Cove as drawn. All other Cove cards of the table are in the pile, or just those that are named."""
        cells = read_map(drawing)
        self.state.at_x = [cells.get(space, (0, 0))[0] for space in range(codes.SPACES)]
        self.state.at_y = [cells.get(space, (0, 0))[1] for space in range(codes.SPACES)]
        for space in cells:
            if space >= codes.DETOUR:
                self._set("detour_card", space - codes.DETOUR, self._claim("DETOUR") + 1)
        self.state.laid = sum(1 << space for space in cells)
        used = list(self.state.content.space_used)
        free = [space for space in range(codes.COVE, codes.DETOUR) if used[space] and space not in cells]
        left = [space for space in free if pile is None or SPACES[space] in pile.split()]
        self.state.cove_left = sum(1 << space for space in left)
        self.state.near = [0] * codes.SPACES
        for space in cells:
            cove.find_neighbours(self.state, space)
        return self

    def pawns(self, where: str, ghost: str | None = None) -> Self:
        """Put the pawns on spaces, in the order of the seats."""
        for seat, space in enumerate(where.split()):
            self._set("pawn", seat, space_number(space))
        if ghost:
            self._set("pawn", codes.GHOST, space_number(ghost))
        return self

    # ---- cards ---------------------------------------------------------------------------------------------

    def hand(self, seat: int, cards: str) -> Self:
        """Give a seat these cards and no others: `LOST, BAD DOG`."""
        self._release("hand", "held", seat - 1)
        cards_held = [self._slot(card, 1 << seat - 1) for card in split(cards)]
        self._set_row("hand", seat - 1, cards_held)
        self._set("held", seat - 1, len(cards_held))
        return self

    def pile(self, seat: int, cards: int | str) -> Self:
        """Give a seat a draw pile of so many unseen cards, or of these, the top one first, that nobody knows."""
        self._release("pile", "piled", seat - 1)
        wanted = [BLANK] * cards if isinstance(cards, int) else split(cards)
        self._set_row("pile", seat - 1, [self._slot(card, 0) for card in reversed(wanted)])
        self._set("piled", seat - 1, len(wanted))
        return self

    def discard(self, seat: int, cards: int | str) -> Self:
        """Give a seat a discard pile, the top card last. `(LOST)` lies face down; a number means cards nobody knows."""
        self._release("discard", "discarded", seat - 1)
        lying = []
        for card in [BLANK] * cards if isinstance(cards, int) else split(cards):
            if card == BLANK or card.startswith("("):
                lying.append(self._slot(card.strip("()"), 0) | codes.DOWN)
            else:
                lying.append(self._slot(card, codes.ALL_KNOW))
        self._set_row("discard", seat - 1, lying)
        self._set("discarded", seat - 1, len(lying))
        return self

    def keeps(self, seat: int, cards: str) -> Self:
        """Lay Permanent cards beside a mat."""
        for card in split(cards):
            thing = self.names.numbers[card][0]
            self._set("kept", self.state.keeps, thing)
            self._set("keeper", self.state.keeps, seat - 1)
            self.state.keeps += 1
            if thing >= codes.HAUNTED:
                self.state.haunted_left &= ~(1 << thing - codes.HAUNTED)
            else:
                self.state.winter_left &= ~(1 << thing - codes.WINTER)
        return self

    def acts(self, cards: str) -> Self:
        """Say which Act lies in which place: `MAKE YOUR MOVE, [SHOVE], ?`, in square brackets if it is face up."""
        for place, card in enumerate(split(cards)):
            if card == BLANK:
                continue
            act = self.names.act(card.strip("[]"))
            self._set("act", place, act + 1)
            self.state.acts_hidden &= ~(1 << act)
            if card.startswith("["):
                self._set("act_known", place, codes.ALL_KNOW)
                self.state.acts_up |= 1 << place
                self.state.acts_used += 1
        return self

    def tidy(self) -> Self:
        """Forget the records of cards that arranging has taken away: whoever imagines the table counts them all."""
        record = list(self.state.record)
        kept: list[int] = []
        for zone, size in (("hand", "held"), ("pile", "piled"), ("discard", "discarded")):
            for seat, many in enumerate(list(getattr(self.state, size))):
                slots_there = list(getattr(self.state, zone)[seat])[:many]
                self._set_row(
                    zone,
                    seat,
                    [len(kept) + place + 1 | slot & ~codes.SLOT_BITS for place, slot in enumerate(slots_there)],
                )
                kept += [record[(slot & codes.SLOT_BITS) - 1] for slot in slots_there]
        self.state.record = kept + [0] * (len(record) - len(kept))
        self.state.records = len(kept)
        return self

    def _slot(self, card: str, known: int) -> int:
        """A card somewhere, and who knows it; a slot of its own until it is shuffled in."""
        slot = slots.new_slot(self.state, 0)
        if card != BLANK:
            self._set("record", slot - 1, (self._claim(card) + 1) | known << codes.KNOWN_SHIFT)
        return slot

    def _claim(self, name: str) -> int:
        unseen = [card for card, is_unseen in enumerate(self.state.unseen) if is_unseen]
        card = self.names.option(name, unseen)
        assert card in unseen, f"every {name} is somewhere else already"
        self._set("unseen", card, 0)
        self.state.unseen_cards -= 1
        return card

    def _release(self, zone: str, size: str, seat: int) -> None:
        held = getattr(self.state, size)[seat]
        if held == 0:
            return
        for slot in list(getattr(self.state, zone)[seat])[:held]:
            card = slots.card_in(self.state, slot)
            self._set("record", (slot & codes.SLOT_BITS) - 1, 0)
            if card >= 0:
                self._set("unseen", card, 1)
                self.state.unseen_cards += 1
        self._set_row(zone, seat, [])
        self._set(size, seat, 0)

    # ---- turns ---------------------------------------------------------------------------------------------

    def turn(self, seat: int = 1) -> Self:
        """The turn of this seat begins, with all that belongs to the beginning of a turn."""
        self._clear_stack()
        self.state.push(codes.DO_TURN, seat - 1, 0, 0, 0)
        return self._go_on(seat)

    def playing(self, seat: int = 1) -> Self:
        """Let this seat be in the Play phase of a turn that began without any ado."""
        self._clear_stack()
        turns.start_turn(self.state, seat - 1)
        for kind in (codes.DO_END, codes.DO_DRAW, codes.DO_PLAY):
            self.state.push(kind, seat - 1, 0, 0, 0)
        return self._go_on(seat)

    def drawing(self, seat: int = 1) -> Self:
        """Let this seat be in the Draw phase of a turn in which it has done nothing."""
        self._clear_stack()
        turns.start_turn(self.state, seat - 1)
        for kind in (codes.DO_END, codes.DO_DRAW):
            self.state.push(kind, seat - 1, 0, 0, 0)
        return self._go_on(seat)

    def _clear_stack(self) -> None:
        self.state.cut(0)
        self.state.go_on()

    def _go_on(self, seat: int) -> Self:
        """The rules go on by themselves after a step, so let the seat have a Movement phase in which it stays."""
        self.state.push(codes.DO_MOVE, seat - 1, 0, 0, 0)
        self.state.may_stop = True
        self.state.ask(codes.ASK_MOVE, seat - 1)
        self.match.act(seat - 1, codes.STOP)
        return self


def split(cards: str) -> list[str]:
    """Names with commas between."""
    return [card.strip() for card in cards.split(",") if card.strip()]
