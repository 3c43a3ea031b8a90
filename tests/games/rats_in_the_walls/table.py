"""A small language for tests: a table that is played by notation. Seats are counted from 1, as in `kill 2`."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.catalogue import find_game
from ratskeller.games.rats_in_the_walls.rules.codes import SEATS_MAX
from ratskeller.kernel.errors import Refused
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ratskeller.games.rats_in_the_walls.view import Seat, View
    from ratskeller.kernel.game import Choice
    from ratskeller.kernel.vocabulary import Happening

GAME = find_game("rats_in_the_walls")

# Seat 1 of four begins; everybody denies the rats, and seat 1 has the cup again with all five dice shaken.
FIVE_DICE = ", ".join(["announce none, believe"] * 4)
# The same, and then seat 1 claims ten and is believed. Each has seven brains but for the fee: 7, 6, 7, 7 and 1.
TEN_BELIEVED = FIVE_DICE + ", announce 10, believe"
# The same, and seat 2 turns the coaster to the skull.
ON_THE_SKULL = TEN_BELIEVED + ", turn"


class Table:
    """A match of The Rats in the Walls. `first` names who begins; with `first=None` the dice decide."""

    def __init__(
        self,
        seats: int = 4,
        *,
        first: int | None = 1,
        payout: str | Mapping[str, Any] = "reconstructed",
        **options: str,
    ) -> None:
        start: dict[str, Any] = {} if first is None else {"start": "agreed", "first_seat": first}
        self.match = Match(GAME, seats, {**start, **options}, {"payout": payout})

    # ---- playing -------------------------------------------------------------------------------------------

    def play(self, script: str) -> Table:
        """Steps with commas between: `peek, roll 1, announce 1, 2: doubt`. A number in front says who must do it."""
        for step in script.split(","):
            seat, colon, what = step.strip().rpartition(":")
            if what.strip().startswith("roll"):
                self.roll(what.strip().removeprefix("roll "))
            else:
                self.do(what.strip(), seat=int(seat) if colon else None)
        return self

    def roll(self, faces: str) -> None:
        """Let the dice fall: `1 2`, or `none`; dice without a rat are not named."""
        self.match.deal(GAME.read_outcome(f"roll {faces}"))

    def do(self, notation: str, *, seat: int | None = None) -> None:
        """Let a seat, or else the one whose turn it is, carry out an action."""
        self.match.act(self._acting(seat), GAME.read_action(notation))

    def refuses(self, notation: str, *, seat: int | None = None) -> str | None:
        """The clause that forbids an action, or None where it is simply not due; that it is refused is checked."""
        acting, code, before = self._acting(seat), GAME.read_action(notation), self.match.state.digest()
        with pytest.raises(Refused) as refused:
            self.match.act(acting, code)
        assert self.match.state.digest() == before
        assert code not in self.match.state.legal_actions(acting)
        return refused.value.clause

    def arrange(self, *, brains: list[int], middle: int) -> None:
        """Move brains about; none may appear or vanish."""
        assert sum(brains) + middle == self.total
        self.match.state.brains = brains + [0] * (SEATS_MAX - len(brains))  # type: ignore[attr-defined]
        self.match.state.middle = middle  # type: ignore[attr-defined]

    def _acting(self, seat: int | None) -> int:
        acting = self.turn if seat is None else seat
        assert acting is not None, "nobody is asked for anything"
        return acting - 1

    # ---- asking --------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        """What a seat may know, or a spectator."""
        shown: View = self.match.scene(SPECTATOR if seat is None else seat - 1).view
        return shown

    def seat(self, seat: int) -> Seat:
        """What lies in front of a seat."""
        return self.view().seats[seat - 1]

    def offers(self, seat: int) -> dict[str, Choice]:
        """What a seat is offered, by notation."""
        return {choice.notation: choice for choice in self.match.scene(seat - 1).choices}

    def events(self, seat: int | None = None) -> list[Happening]:
        """What the last step did, as far as a seat, or a spectator, may know."""
        viewer = SPECTATOR if seat is None else seat - 1
        return [event.what for event in self.match.events[-1] if event.is_for(viewer)]

    def can(self, notation: str) -> bool:
        """Whether the one whose turn it is may do this."""
        return notation in self.choices

    @property
    def choices(self) -> set[str]:
        """All that the one whose turn it is may do."""
        return set(self.offers(self.turn)) if self.turn else set()

    @property
    def chances(self) -> dict[str, Fraction]:
        """How likely each roll is now; empty if none is due."""
        state = self.match.state
        weights = dict(state.weighted_outcomes()) if state.is_chance() else {}
        return {GAME.write_outcome(code): Fraction(weight, sum(weights.values())) for code, weight in weights.items()}

    @property
    def turn(self) -> int | None:
        """Whose turn it is; None when dice must fall or the game is over."""
        mover = self.view().mover
        return None if mover is None else mover + 1

    @property
    def giver(self) -> int:
        """Who has the cup, or has just handed it over."""
        giver = self.view().giver
        assert giver is not None
        return giver + 1

    @property
    def brains(self) -> list[int]:
        """The brains in front of everybody."""
        return [seat.brains for seat in self.view().seats]

    @property
    def middle(self) -> int:
        """The brains in the middle."""
        return self.view().middle

    @property
    def total(self) -> int:
        """All brains on the table."""
        return sum(self.brains) + self.middle

    @property
    def dice(self) -> int:
        """The dice in the walls."""
        return self.view().dice

    @property
    def is_rolling(self) -> bool:
        """Whether dice must fall now."""
        return self.match.state.is_chance()

    @property
    def ending(self) -> str | None:
        """How the game ended, and by which clause; None while it goes on."""
        end = self.match.end()
        return None if end is None else f"{end.end} ({end.clause})"

    @property
    def winners(self) -> set[int]:
        """Who has won."""
        end = self.match.end()
        return set() if end is None else {seat for seat, rank in enumerate(end.ranks, start=1) if rank == 1}


def own_sheet(**cells: tuple[int, int]) -> dict[str, Any]:
    """A sheet of the table's own: the reconstructed one with some cells (Giver, Receiver) changed, and the fee."""
    numbers = {
        "fee": (-1, 0),
        "none_doubted_true": (1, -1),
        "none_doubted_false": (-2, 1),
        "rats_believed": (1, -1),
        "rats_doubted_true": (1, -2),
        "rats_doubted_false": (-1, 1),
        **cells,
    }
    made: dict[str, Any] = {"name": "own", "title": "Our own sheet", "none": {}, "rats": {}}
    for name, (giver, receiver) in numbers.items():
        side, _, case = name.partition("_")
        if side == "fee":
            made["fee"] = {"giver": giver, "provenance": "printed"}
        else:
            made[side][case] = {"giver": giver, "receiver": receiver, "provenance": "printed"}
    return made
