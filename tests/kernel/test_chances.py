"""Chances as people read them."""

from __future__ import annotations

import pytest

from ratskeller.kernel.chances import nothing_at_stake, percent, signed
from ratskeller.kernel.words import COMMON


@pytest.mark.parametrize(
    ("part", "whole", "read"), [(0, 6, 0), (6, 6, 100), (1, 7776, 1), (7775, 7776, 99), (1, 3, 33), (2, 3, 67)]
)
def test_only_what_is_impossible_is_0_and_only_what_is_certain_is_100(part: int, whole: int, read: int) -> None:
    assert percent(part, whole) == read


def test_numbers_have_their_sign() -> None:
    assert [signed(points) for points in (5, -2, 0)] == ["+5", "−2", "±0"]


def test_that_nothing_is_at_stake_is_said_in_every_language() -> None:
    assert nothing_at_stake(COMMON.words("en")) == "Nothing is at stake."
    assert nothing_at_stake(COMMON.words("de")) == "Nichts steht auf dem Spiel."
