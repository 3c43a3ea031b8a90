"""What a viewer may know of a position, written down as a row of numbers: for machines that learn.

Seats come in the order of play, the viewer's own first, so that what is learnt in one seat holds in all. A seat that is
named is a number: 0 for nobody, 1 for the viewer, 2 for the next one clockwise. To a spectator, who has no seat, the
first one comes first.
"""

from __future__ import annotations

from ratskeller.kernel.native import Numbers
from ratskeller.kernel.numbers import OBSERVED_MAX


def _too_long() -> int:
    """Raise, apart from those who call it: what is small enough C writes into its callers."""
    raise IndexError("more numbers in an observation than OBSERVED_MAX")


class Observation(Numbers):
    """A row of numbers in the making. What each of them means is said by the game's layout."""

    seats: int
    first: int  # the seat that comes first

    def begin(self, seats: int, viewer: int) -> None:
        """Nothing is written yet."""
        self.count = 0
        self.seats = seats
        self.first = max(viewer, 0)

    def add(self, number: int) -> int:
        """Write the next number."""
        if self.count >= OBSERVED_MAX:
            return _too_long()
        self.numbers[self.count] = number
        self.count += 1
        return self.count

    def add_bits(self, bits: int, size: int) -> None:
        """A set as so many yes or no."""
        for i in range(size):
            self.add((bits >> i) & 1)

    def add_zeros(self, size: int) -> None:
        """So many numbers of which there is nothing to say."""
        for _ in range(size):
            self.add(0)

    def seat_at(self, place: int) -> int:
        """Which seat comes in a place, counted from 0."""
        seat: int = self.first + place
        return seat if seat < self.seats else seat - self.seats

    def place_of(self, seat: int) -> int:
        """The place of a seat counted from 1, or 0 for nobody."""
        if seat < 0:
            return 0
        return seat - self.first + 1 if seat >= self.first else seat - self.first + 1 + self.seats

    def add_seat(self, seat: int) -> int:
        """Name a seat, or nobody."""
        return self.add(self.place_of(seat))

    def add_seats(self, bits: int) -> None:
        """A set of seats, as a yes or no for each."""
        for place in range(self.seats):
            self.add((bits >> self.seat_at(place)) & 1)

    # ---- for callers outside the compiled rules ------------------------------------------------------------

    def as_list(self) -> list[int]:
        """All that is written."""
        return [int(self.numbers[i]) for i in range(self.count)]  # a truth value, too
