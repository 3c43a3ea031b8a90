"""The generator of random numbers: known values, the same in both builds, even, and without overlap."""

from __future__ import annotations

import pytest

from ratskeller.kernel.rng import Rng

# Written down once, for both builds.
DRAWN = [
    0,
    0,
    1,
    33,
    620,
    993144065,
    3099025994,
    2808947037346492694,
    3088405809761094010,
]
SPLIT = [
    17492683508065611904,
    15444591431293452002,
    177260462699493414,
    12289156926733121880,
    14962679290317234859,
    3363510782636039678,
    11974282456845559831,
]
BORDERS = [0, 1, 2**31, 2**32 - 1, 2**62, 2**63 - 1, 2**63, 2**64 - 1]


def test_the_stream_is_splitmix64() -> None:
    rng = Rng(1234567)  # the example that everybody gives
    assert [rng.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def splitmix(seed: int) -> int:
    """The first number of a stream, written down a second time."""
    z = (seed + 0x9E3779B97F4A7C15) % 2**64
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
    return z ^ z >> 31


@pytest.mark.parametrize("seed", BORDERS)
def test_every_seed_of_64_bits_begins_a_stream(seed: int) -> None:
    rng = Rng(seed)
    assert rng.seed == rng.position == seed
    assert rng.next() == splitmix(seed)
    assert rng.seed == seed
    assert Rng(seed).split(0).seed < 2**64


@pytest.mark.parametrize("seed", [-1, 2**64, -(2**63)])
def test_other_seeds_are_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=f"a seed is a whole number from 0 to 2 .. 64 - 1, not {seed}"):
        Rng(seed)


def test_draws_are_the_same_in_both_builds() -> None:
    rng = Rng(2026)
    limits = [1, 2, 6, 52, 1000, 2**31, 2**32 + 1, 2**62, 2**63 - 1]
    assert [rng.below(limit) for limit in limits] == DRAWN


@pytest.mark.parametrize("limit", [1, 2, 3, 2**31 - 1, 2**31, 2**31 + 1, 2**62, 2**63 - 1])
def test_draws_stay_below_the_limit(limit: int) -> None:
    rng = Rng(limit)
    drawn = [rng.below(limit) for _ in range(200)]
    assert min(drawn) >= 0
    assert max(drawn) < limit
    assert max(drawn) >= limit * 0.9 - 1


@pytest.mark.parametrize("limit", [0, -1, -(2**63)])
def test_nothing_can_be_drawn_from_nothing(limit: int) -> None:
    rng = Rng(1)
    with pytest.raises(ValueError, match=f"nothing to draw from below {limit}"):
        rng.below(limit)
    assert rng.position == 1


# The 99.9 % points of the chi-square distribution: with these seeds nothing is left to chance, but a bias would show.
@pytest.mark.parametrize(("limit", "most"), [(2, 10.83), (6, 20.52), (36, 66.62), (100, 148.23)])
def test_draws_are_even(limit: int, most: float) -> None:
    rng = Rng(99)
    draws = 200 * limit
    counts = [0] * limit
    for _ in range(draws):
        counts[rng.below(limit)] += 1
    expected = draws / limit
    assert sum((count - expected) ** 2 / expected for count in counts) < most


def test_draws_from_a_large_limit_are_even() -> None:
    """At three quarters of 2 ** 63 a plain remainder would give the lowest third twice as often."""
    rng = Rng(5)
    limit = 3 * 2**61
    thirds = [0, 0, 0]
    for _ in range(3000):
        thirds[rng.below(limit) // 2**61] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in thirds) < 13.82


def test_a_split_depends_on_the_key_and_the_seed_alone() -> None:
    rng = Rng(7)
    before = rng.split(3).next()
    for _ in range(10):
        rng.next()
    assert rng.split(3).next() == before
    assert Rng(8).split(3).next() != before
    assert rng.split(4).next() != before


def test_splitting_does_not_disturb_the_stream() -> None:
    one, other = Rng(7), Rng(7)
    one.split(1)
    assert one.next() == other.next()


def test_split_streams_are_apart() -> None:
    seeds = {Rng(1).split(key).seed for key in range(2000)}
    seeds |= {Rng(1).split(key).split(other).seed for key in range(40) for other in range(40)}
    assert len(seeds) == 2000 + 40 * 40


def test_split_streams_agree_on_half_of_their_bits() -> None:
    one, other = Rng(1).split(0), Rng(1).split(1)
    same = sum((one.next() ^ other.next()).bit_count() for _ in range(1000))
    assert abs(same - 32_000) < 4 * 126.5  # four standard deviations of 64 000 tosses


def test_splits_are_the_same_in_both_builds() -> None:
    keys = [0, 1, 2, -1, 2**31, 2**63 - 1, -(2**63)]
    assert [Rng(2**64 - 1).split(key).seed for key in keys] == SPLIT
