"""What a seat imagines: every deal that fits what it has seen, each as often as any other, and nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from math import sqrt
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.catalogue import find_game
from ratskeller.games.house_of_rath.rules import codes
from ratskeller.games.house_of_rath.view_owners import guess_all
from ratskeller.kernel.numbers import NOBODY, SPECTATOR
from ratskeller.kernel.rng import Rng
from tests.conformance.play import UNCOMPILED

if TYPE_CHECKING:
    from collections.abc import Iterator

REDEALS = 5_000 if UNCOMPILED else 20_000
Deal = tuple[frozenset[int], ...]  # what lies face down before each seat


def position(down: list[set[int]], up: list[set[int]], boxed: dict[int, int], living: set[int]) -> Any:
    """A position from whose cards are where; all that is alive is in the Room of Mourning."""
    state: Any = find_game("house_of_rath").set_up(len(down), {}, {})
    holder = [NOBODY] * codes.ORPHANS
    for seat in range(len(down)):
        for orphan in down[seat] | up[seat]:
            holder[orphan] = seat
    for orphan, seat in boxed.items():
        holder[orphan] = seat
    state.holder = holder
    state.boxed = sum(1 << orphan for orphan in boxed)
    state.up = sum(1 << orphan for cards in up for orphan in cards)
    state.room = [codes.MOURNING if orphan in living else codes.GONE for orphan in range(codes.ORPHANS)]
    state.dealt = 4 * len(down)
    state.phase = codes.ACTING
    state.face = codes.MOVE_FACE
    state.mover = state.turn = 0
    return state


def fitting(state: Any, viewer: int) -> Iterator[tuple[Deal, frozenset[tuple[int, int]]]]:
    """Every deal that a viewer can think of, found by trying all: what is face down where, and what was removed."""
    seats = range(state.seats)
    unseen = [k for k in range(codes.ORPHANS) if not state.is_up(k) and not (viewer >= 0 and state.holder[k] == viewer)]
    sizes = [state.cards_down(seat).bit_count() if seat != viewer else 0 for seat in seats]
    removers = [state.holder[k] for k in range(codes.ORPHANS) if state.boxed >> k & 1 and state.holder[k] != viewer]
    yield from _fill(state, unseen, list(seats), sizes, removers, (), viewer)


def _fill(
    state: Any, left: list[int], seats: list[int], sizes: list[int], removers: list[int], so_far: Deal, viewer: int
) -> Iterator[tuple[Deal, frozenset[tuple[int, int]]]]:
    if not seats:
        for picked in permutations(left, len(removers)):
            yield so_far, frozenset(zip(removers, picked, strict=True))
        return
    seat = seats[0]
    for cards in combinations(left, sizes[seat]):
        has_up = state.children_of(seat) & state.up
        if seat == viewer or has_up or any(state.is_on_board(card) for card in cards):
            rest = [card for card in left if card not in cards]
            yield from _fill(state, rest, seats[1:], sizes, removers, (*so_far, frozenset(cards)), viewer)


def seen_down(state: Any, viewer: int) -> Deal:
    """What lies face down before the others, in an imagined position."""
    hands = [set() if seat == viewer else state.cards_down(seat) for seat in range(state.seats)]
    return tuple(frozenset(k for k in range(codes.ORPHANS) if hand and hand >> k & 1) for hand in hands)


CASES = {
    # One seat must have its only face-down card alive, another one of two, of eleven that nobody can place.
    "two in need": (
        position([{0, 1, 2}, {3}, {4, 5}], [set(), {6, 7}, {8}], {9: 0, 10: 1, 11: 2}, {0, 1, 3, 4, 12}),
        0,
    ),
    # Somebody has a living orphan face up, and so may have anything face down.
    "one in need": (position([{0, 1}, {3, 4}, {5}], [{2}, {6}, {7, 8}], {9: 0, 10: 1, 11: 2}, {0, 2, 3, 6, 5, 13}), 0),
    # A spectator knows nobody's cards.
    "a spectator": (
        position([{0}, {3, 4}], [{1, 2}, {5}], {6: 0, 7: 1}, {0, 3, 8}),
        SPECTATOR,
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_every_deal_that_fits_is_as_likely_as_any_other(case: str) -> None:
    state, viewer = CASES[case]
    expected = Counter(deal for deal, _ in fitting(state, viewer))
    total = sum(expected.values())
    rng, seen = Rng(7), Counter[Deal]()
    for _ in range(REDEALS):
        imagined = state.copy()
        imagined.redeal(viewer, rng)
        seen[seen_down(imagined, viewer)] += 1
    assert set(seen) <= set(expected)
    pairs = [(seen[deal], REDEALS * ways / total) for deal, ways in expected.items()]
    assert min(wanted for _, wanted in pairs) > 5
    distance = sum((found - wanted) ** 2 / wanted for found, wanted in pairs)
    freedom = len(pairs) - 1
    assert abs(distance - freedom) < 3.5 * sqrt(2 * freedom)


@pytest.mark.parametrize("case", CASES)
def test_removed_cards_are_imagined_too(case: str) -> None:
    state, viewer = CASES[case]
    expected = {removed for _, removed in fitting(state, viewer)}
    rng, seen = Rng(3), set()
    for _ in range(REDEALS):
        imagined = state.copy()
        imagined.redeal(viewer, rng)
        boxed = [k for k in range(codes.ORPHANS) if imagined.boxed >> k & 1 and imagined.holder[k] != viewer]
        seen.add(frozenset((imagined.holder[k], k) for k in boxed))
    assert seen == expected


@pytest.mark.parametrize("case", CASES)
def test_a_viewer_concludes_exactly_what_the_deals_leave_open(case: str) -> None:
    state, viewer = CASES[case]
    possible: dict[int, set[int]] = {orphan: set() for orphan in range(codes.ORPHANS)}
    for deal, _ in fitting(state, viewer):
        placed = {orphan: seat for seat, cards in enumerate(deal) for orphan in cards}
        for orphan, owners in possible.items():
            owners.add(placed.get(orphan, NOBODY))
    for orphan, guess in enumerate(guess_all(state, viewer)):
        if state.is_up(orphan) or (viewer >= 0 and state.holder[orphan] == viewer):
            owner = state.owner_of(orphan)
            assert guess == (((owner,), False) if owner >= 0 else ((), True))
        else:
            assert set(guess.seats) | ({NOBODY} if guess.nobody else set()) == possible[orphan]


def test_run_away_cards_of_others_are_any_that_nobody_has_shown() -> None:
    state, _ = CASES["one in need"]
    state = state.copy()
    state.lesson = [0, 1, 2, codes.USED, codes.UNDRAWN, codes.UNDRAWN, codes.USED]
    rng, seen = Rng(5), Counter[tuple[int, int]]()
    for _ in range(6_000):
        imagined = state.copy()
        imagined.redeal(0, rng)
        lesson = list(imagined.lesson)
        assert (lesson[0], lesson[3], lesson[6]) == (0, codes.USED, codes.USED)
        seen[lesson.index(1), lesson.index(2)] += 1
    assert set(seen) == set(permutations((1, 2, 4, 5), 2))
    assert max(abs(count - 500) for count in seen.values()) < 100


def test_nobody_else_has_answered_in_what_one_imagines() -> None:
    state, _ = CASES["two in need"]
    state = state.copy()
    state.phase, state.victim, state.answered, state.mover = codes.CLAIMING, 12, 0b011, 2
    imagined = state.copy()
    imagined.redeal(0, Rng(1))
    assert (imagined.answered, imagined.mover, imagined.awaited(0)) == (0b001, 1, state.awaited(0))
    imagined.redeal(SPECTATOR, Rng(1))
    assert (imagined.answered, imagined.mover) == (0, 0)


def test_of_a_game_that_is_over_nothing_is_imagined() -> None:
    state, _ = CASES["two in need"]
    state = state.copy()
    state.phase, state.mover, state.ending = codes.OVER, NOBODY, 1
    imagined = state.copy()
    for viewer in (0, 1, 2, SPECTATOR):
        imagined.redeal(viewer, Rng(1))
        assert imagined.as_row() == state.as_row()
