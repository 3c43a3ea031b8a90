"""What a study counts: numbers only, so that millions of games take no more room than one."""

from __future__ import annotations

from collections import Counter

import msgspec

from ratskeller.lab.sums import Sums


class PieceTally(msgspec.Struct):
    """What became of one piece."""

    plays: int = 0
    free: int = 0  # plays where nothing had to be played at all
    chosen: int = 0  # plays where something else could have been done …
    chances: int = 0  # … of all moments at which it could have been played, and something else could have been done
    games: int = 0  # with a chance
    gain: Sums = msgspec.field(default_factory=Sums)  # of those chosen, in the eyes of who chose
    happened: Sums = msgspec.field(default_factory=Sums)  # how often it happened to a seat, and what these seats won
    dealt: Sums = msgspec.field(default_factory=Sums)  # copies beyond the expected, and what they won

    def merge(self, other: PieceTally) -> None:
        """Add another."""
        self.plays += other.plays
        self.free += other.free
        self.chosen += other.chosen
        self.chances += other.chances
        self.games += other.games
        self.gain.merge(other.gain)
        self.happened.merge(other.happened)
        self.dealt.merge(other.dealt)


class Length(msgspec.Struct):
    """How long games were."""

    total: int = 0
    least: int = 0
    most: int = 0

    def add(self, length: int) -> None:
        """One more game; none has no length at all, so that 0 means that there was none."""
        self.merge(Length(length, length, length))

    def merge(self, other: Length) -> None:
        """All the games of another."""
        self.total += other.total
        self.least = min(self.least, other.least) if self.least and other.least else self.least or other.least
        self.most = max(self.most, other.most)


class Tally(msgspec.Struct):
    """What became of everything."""

    games: int
    steps: Length
    turns: Length
    endings: Counter[int]  # by their codes
    by_seat: list[float]  # wins; a shared one counts for its part
    by_order: list[float]  # wins of whoever had the first turn, the second …
    pieces: list[PieceTally]

    def merge(self, other: Tally) -> None:
        """Add another."""
        self.games += other.games
        self.steps.merge(other.steps)
        self.turns.merge(other.turns)
        self.endings.update(other.endings)
        self.by_seat = [mine + theirs for mine, theirs in zip(self.by_seat, other.by_seat, strict=True)]
        self.by_order = [mine + theirs for mine, theirs in zip(self.by_order, other.by_order, strict=True)]
        for mine, theirs in zip(self.pieces, other.pieces, strict=True):
            mine.merge(theirs)


def empty_tally(seats: int, pieces: int) -> Tally:
    """Nothing has been counted yet."""
    return Tally(
        games=0,
        steps=Length(),
        turns=Length(),
        endings=Counter(),
        by_seat=[0.0] * seats,
        by_order=[0.0] * seats,
        pieces=[PieceTally() for _ in range(pieces)],
    )
