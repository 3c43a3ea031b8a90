"""H20: only the owner knows. What a seat imagines of the others' cards is what could be, each deal equally often.

All deals that fit are counted one by one; what is redealt must be one of them.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.games.house_of_rath import codes
from ratskeller.kernel.numbers import NOBODY, SPECTATOR
from ratskeller.kernel.rng import Rng
from tests.games.house_of_rath.table import GAME, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

REDEALS = 40  # for each deal that fits
Deal = tuple[tuple[int, ...], int]  # the holder of each card, and those removed in the setup, as bits


def read(state: Any) -> Deal:
    """Who holds which card."""
    return tuple(state.holder), state.boxed


def deals_that_fit(state: Any, viewer: int) -> Iterator[Deal]:
    """Every way to deal the cards that a viewer has not seen, such that whoever is not out has a living orphan."""
    holder, boxed, up = list(state.holder), state.boxed, state.up
    unseen = [card for card in range(18) if not up >> card & 1 and (viewer < 0 or holder[card] != viewer)]
    places = [(holder[card], boxed >> card & 1) for card in unseen]
    for dealt in arrangements(Counter(places), len(unseen)):
        imagined, removed = list(holder), boxed
        for card, (seat, is_boxed) in zip(unseen, dealt, strict=True):
            imagined[card] = seat
            removed = removed & ~(1 << card) | is_boxed << card
        if all(state.out[seat] or lives(state, imagined, removed, seat) for seat in range(state.seats)):
            yield tuple(imagined), removed


def arrangements(left: Counter[Any], size: int) -> Iterator[tuple[Any, ...]]:
    """All different orders of some things of which several may be alike."""
    if size == 0:
        yield ()
        return
    for thing in list(left):
        if left[thing]:
            left[thing] -= 1
            for rest in arrangements(left, size - 1):
                yield (thing, *rest)
            left[thing] += 1


def lives(state: Any, holder: list[int], boxed: int, seat: int) -> bool:
    """Whether a seat has a living orphan in its care."""
    return any(holder[card] == seat and not boxed >> card & 1 and state.room[card] != codes.GONE for card in range(18))


def nobody_dead() -> Table:
    return Table(6).up("5 8 9 10 11 12 13 14 15 16 17 18")


def one_let_go() -> Table:
    """Orphans 4 and 9 were let go, and seat 2 has lost 6: one of its face-down cards must be of a living orphan."""
    return Table(6).up("6 7 8 10 11 12 13 14 15 16 17 18").remove("4 6 9")


def forced() -> Table:
    """Seat 2 has one card face down and no other orphan; one of the two cards nobody knows is of a dead one."""
    return Table(6).up("4 6 8 9 10 11 12 13 14 15 16 17 18").remove("4 6 7")


def with_a_box() -> Table:
    """Two seats: the other one's last card face down, and the one that it removed, among twelve."""
    return Table(2).up("4 5")


def with_a_box_and_dead_extras() -> Table:
    return Table(2).up("4 5").remove("4 5 7 8 9 10 11 12")


def with_somebody_out() -> Table:
    table = Table(5).up("1 2 7 8 10 11 12 13 14 15").orphans(b="4", d="(1) (3) (7) (9) (10) (13) (16) (17)").boogey()
    return table.play("2: claim, fate 1")


def in_the_window() -> Table:
    """Seat 2 has let its own orphan 4 go already, and nobody is told so."""
    table = Table(6).up("5 8 9 10 11 12 13 14 15 16 17 18").orphans(rest="d", b="4").boogey()
    return table.play("2: let go")


CASES: dict[str, tuple[Callable[[], Table], list[int]]] = {
    "nobody dead": (nobody_dead, [0, 1, 2, 3, SPECTATOR]),
    "one let go": (one_let_go, [0, 2, 3]),
    "forced": (forced, [0, 3]),
    "with a box": (with_a_box, [0]),
    "with a box and dead extras": (with_a_box_and_dead_extras, [0]),
    "with somebody out": (with_somebody_out, [0, 2]),
    "in the window": (in_the_window, [0, 2, 3]),
}


@pytest.mark.parametrize(("case", "viewer"), [(case, viewer) for case, (_, who) in CASES.items() for viewer in who])
def test_H20_every_deal_that_fits_is_as_likely_as_any(case: str, viewer: int) -> None:
    state: Any = CASES[case][0]().state
    wanted = set(deals_that_fit(state, viewer))
    assert read(state) in wanted
    rng, seen = Rng(viewer + 7), Counter[Deal]()
    for _ in range(REDEALS * len(wanted)):
        imagined = state.copy()
        imagined.redeal(viewer, rng)
        seen[read(imagined)] += 1
    assert set(seen) <= wanted
    distance = sum((seen[deal] - REDEALS) ** 2 / REDEALS for deal in wanted)
    freedom = len(wanted) - 1
    # A chi-square test at four standard deviations; the seeds are fixed, so that it fails always or never.
    assert distance <= freedom + 4 * sqrt(2 * freedom)


@pytest.mark.parametrize(("case", "viewer"), [(case, viewer) for case, (_, who) in CASES.items() for viewer in who])
def test_H20_a_view_names_everybody_who_may_own_an_orphan_and_nobody_else(case: str, viewer: int) -> None:
    state: Any = CASES[case][0]().state
    owners: list[set[int]] = [set() for _ in range(18)]
    for holder, boxed in deals_that_fit(state, viewer):
        for card in range(18):
            owners[card].add(NOBODY if boxed >> card & 1 else holder[card])
    for orphan, found in zip(GAME.view(state, viewer).orphans, owners, strict=True):  # type: ignore[attr-defined]
        seats = {seat for seat in found if seat >= 0}
        assert (set(orphan.maybe), orphan.maybe_nobody) == (seats, len(seats) < len(found)), orphan.number
        assert orphan.owner == (next(iter(seats)) if len(seats) == len(found) == 1 else None)


def test_H20_the_cases_are_not_trivial() -> None:
    counts = {case: len(set(deals_that_fit(make().state, who[0]))) for case, (make, who) in CASES.items()}
    assert counts["nobody dead"] == 3
    assert counts["one let go"] == 2
    assert counts["forced"] == 1
    assert counts["with a box"] == 12 * 11
    assert counts["with a box and dead extras"] == 6 * 11
    assert min(count for case, count in counts.items() if case != "forced") > 1


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_16_1_imagined_run_away_cards_are_any_that_were_not_seen(viewer: int) -> None:
    table = Table(4).lessons(1, "2").lessons(2, "1 6")
    lesson = list(table.state.lesson)
    lesson[4] = codes.USED
    table.state.lesson = lesson
    table.state.lessons_left -= 1
    rng, seen, redeals = Rng(3), Counter[tuple[int, ...]](), 3_000
    for _ in range(redeals):
        imagined = table.state.copy()
        imagined.redeal(viewer, rng)
        seen[tuple(imagined.lesson)] += 1
    known = {1: 0, 4: codes.USED} if viewer == 0 else {4: codes.USED}
    places = [held for card, held in enumerate(lesson) if card not in known]
    wanted = set()
    for dealt in arrangements(Counter(places), len(places)):
        rest = iter(dealt)
        wanted.add(tuple(known[card] if card in known else next(rest) for card in range(7)))
    assert set(seen) == wanted
    each = redeals / len(wanted)
    assert sum((seen[held] - each) ** 2 / each for held in wanted) <= len(wanted) + 4 * sqrt(2 * len(wanted))


def test_H20_in_the_window_nobody_imagined_has_let_the_last_one_go() -> None:
    table = (
        Table(6)
        .up("5 8 9 10 11 12 13 14 15 16 17 18")
        .remove("5")
        .orphans(d="(1) (2) (3) (6) (7) (8) (9) (10) (13) (16)", b="4")
    )
    table.boogey().play("3: let go")
    rng, state = Rng(5), table.state
    for _ in range(300):
        imagined = state.copy()
        imagined.redeal(0, rng)
        for seat in range(6):
            offered = {GAME.write_action(code) for code in imagined.legal_actions(seat)} & {"claim", "let go"}
            mine = [card for card in range(18) if imagined.holder[card] == seat and imagined.room[card] != codes.GONE]
            if mine == [3] and not imagined.up >> 3 & 1:
                assert offered == {"claim"}  # still to be claimed, so not answered
