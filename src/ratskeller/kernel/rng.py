"""A seeded, splittable generator of random numbers, the same compiled and uncompiled (SplitMix64)."""

from __future__ import annotations

from ratskeller.kernel.numbers import U64, Long

_MASK: U64 = 0xFFFFFFFFFFFFFFFF
_GAMMA: U64 = 0x9E3779B97F4A7C15
_MIX_A: U64 = 0xBF58476D1CE4E5B9
_MIX_B: U64 = 0x94D049BB133111EB
_SPLIT: U64 = 0xD1342543DE82EF95
_WHOLE: U64 = 0x8000000000000000  # 2 ** 63


def _mix(z: U64) -> U64:
    z = ((z ^ (z >> 30)) * _MIX_A) & _MASK
    z = ((z ^ (z >> 27)) * _MIX_B) & _MASK
    return z ^ (z >> 31)


def _nothing_below(limit: Long) -> Long:
    raise ValueError(f"there is nothing to draw from below {limit}")


class Rng:
    """A stream of random numbers that depends on nothing but its seed."""

    seed: U64
    position: U64

    def __init__(self, seed: U64) -> None:
        """Begin the stream of a seed: any whole number from 0 to 2 ** 64 - 1."""
        if not 0 <= seed <= _MASK:
            raise ValueError(f"a seed is a whole number from 0 to 2 ** 64 - 1, not {seed}")
        self.seed = seed
        self.position = seed

    def next(self) -> U64:
        """The next 64 random bits."""
        self.position = (self.position + _GAMMA) & _MASK
        return _mix(self.position)

    def below(self, limit: Long) -> Long:
        """A whole number from 0 to `limit` - 1, each exactly as likely as the others."""
        if limit < 1:
            return _nothing_below(limit)
        bound: U64 = limit
        drawn: U64 = self.next() >> 1
        # Throwing the ragged end away keeps the rest even. It is shorter than `bound`, so one seldom has to divide.
        while drawn >= _WHOLE - bound and drawn >= _WHOLE - _WHOLE % bound:
            drawn = self.next() >> 1
        return drawn % bound

    def split(self, key: Long) -> Rng:
        """An independent stream named by `key`: the same key gives the same stream, wherever this one stands."""
        name: U64 = key & _MASK
        return Rng(_mix((self.seed ^ _mix((name * _SPLIT + _GAMMA) & _MASK)) & _MASK))
