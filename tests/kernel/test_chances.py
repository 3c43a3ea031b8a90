"""Chances as people read them."""

from __future__ import annotations

import pytest

from ratskeller.kernel.chances import percent, signed


@pytest.mark.parametrize(
    ("part", "whole", "read"), [(0, 6, 0), (6, 6, 100), (1, 7776, 1), (7775, 7776, 99), (1, 3, 33), (2, 3, 67)]
)
def test_only_what_is_impossible_is_0_and_only_what_is_certain_is_100(part: int, whole: int, read: int) -> None:
    assert percent(part, whole) == read


def test_numbers_have_their_sign() -> None:
    assert [signed(points) for points in (5, -2, 0)] == ["+5", "−2", "±0"]
