"""A slip: which terms speak for the best, and numbers as people write them."""

from __future__ import annotations

from ratskeller.kernel.hindsight import Gap, Slip, decimal


def test_the_terms_that_speak_most_for_the_best_come_first() -> None:
    slip = Slip(0, 1, 2, 0.1, 0.0, 0.0, {"a": (1.0, 1.0), "b": (0.5, 0.25), "c": (0.0, 2.0), "d": (3.0, 1.0)}, {})
    assert slip.gaps() == [Gap("d", 2.0), Gap("b", 0.25), Gap("c", -2.0)]
    assert slip.term("b") == (0.5, 0.25)
    assert slip.term("nothing") == (0.0, 0.0)


def test_decimals_have_a_comma_in_german_and_a_true_minus_sign_everywhere() -> None:
    assert decimal(-0.25, 2, "en") == "−0.25"
    assert decimal(3.14, 1, "de") == "3,1"
    assert decimal(-0.04, 1, "de") == "0,0"
