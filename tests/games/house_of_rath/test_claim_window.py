"""H39: while an attacked orphan may be claimed, nobody can tell whose it is, or that it is nobody's."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from ratskeller.games.house_of_rath.rules import codes
from ratskeller.kernel.numbers import NO_ANSWER, SPECTATOR
from tests.conformance.secrecy import Trail
from tests.games.house_of_rath.table import GAME, Table

if TYPE_CHECKING:
    from collections.abc import Iterable

VICTIM = 10
# Three seats; who has the victim's card. A seat without it has another one instead, and nobody else can know.
PLAIN = {1: "1 2 3 13", 2: "4 5 6 14", 3: "7 8 9 15"}
WITH_IT = {1: "10 2 3 13", 2: "10 5 6 14", 3: "10 8 9 15"}
REMOVED_IT = {1: "1 2 3 10", 2: "4 5 6 10", 3: "7 8 9 10"}
OWNERS = ["nobody", "owner 1", "owner 2", "owner 3", "box 1", "box 2", "box 3"]
PAIRS = list(combinations(OWNERS, 2))


def hands(owner: str) -> list[str]:
    """The cards of all seats, if somebody owns the victim."""
    kind, _, seat = owner.partition(" ")
    held = dict(PLAIN)
    if seat:
        held[int(seat)] = (WITH_IT if kind == "owner" else REMOVED_IT)[int(seat)]
    return [held[each] for each in (1, 2, 3)]


def all_alive(owner: str) -> Table:
    """Everybody has three living orphans, and nothing was revealed."""
    return Table(hands=hands(owner)).orphans(rest="d", b=str(VICTIM)).play("roll lock")


def late(owner: str) -> Table:
    """Some cards are up, some orphans were let go, some Run Away cards are held."""
    table = Table(hands=hands(owner)).up("2 5 8").lessons(2, "3").lessons(3, "4")
    return table.orphans(d="(1) (3) (4) (6) (7) (9) (11)", e="(2) (8)", b=str(VICTIM)).play("roll lock")


def nearly_out(owner: str) -> Table:
    """Whoever has the victim has no other orphan; whoever has not has one, hidden."""
    table = Table(hands=hands(owner)).up("2 3 5 6 8 9")
    return table.orphans(d="(1) (4) (7) (11)", b=str(VICTIM)).play("roll lock")


def team(owner: str) -> Table:
    """Four seats in pairs; the fourth is out and plays on."""
    held = [*hands(owner), "16 17 18 12"]
    table = Table(4, hands=held, teams=True).orphans(d="(1) (2) (3) (4) (5) (6) (7) (8) (9) (11)", b="16").boogey(2)
    table.play("4: claim, fate 1")
    return (
        table.orphans(d="(1) (2) (3) (4) (5) (6) (7) (8) (9) (11)", b=str(VICTIM)).rath("m").turn(1).play("roll lock")
    )


POSITIONS = {"all alive": all_alive, "late": late, "nearly out": nearly_out, "team": team}


def who_can_tell(one: str, other: str) -> set[int]:
    """The seats, from 1, whose own cards differ."""
    return {seat + 1 for seat, (mine, yours) in enumerate(zip(hands(one), hands(other), strict=True)) if mine != yours}


class Watched(NamedTuple):
    """A position, and what every viewer has been shown on the way to it."""

    state: Any
    trails: dict[int, Trail]
    frames: dict[int, list[bytes]]

    def after(self, seat: int, notation: str) -> Watched:
        """A step of a seat, seen by all."""
        step = (seat - 1, GAME.read_action(notation))
        assert step[1] in self.state.legal_actions(step[0])
        frames = {
            viewer: [*self.frames[viewer], trail.carry_out(self.state.copy(), *step)]
            for viewer, trail in self.trails.items()
        }
        state = self.state.copy()
        state.apply(*step)
        return Watched(state, self.trails, frames)


def trails_of(table: Table) -> dict[int, Trail]:
    viewers = (*range(table.state.seats), SPECTATOR)
    return {viewer: Trail(GAME, viewer, table.match.names) for viewer in viewers}


@cache
def window(position: str, owner: str, steps: tuple[tuple[int, str], ...]) -> Watched:
    """An open window after some steps; many windows begin with the same ones."""
    if steps:
        return window(position, owner, steps[:-1]).after(*steps[-1])
    table = POSITIONS[position](owner)
    trails = trails_of(table)
    frames = {viewer: [trail.scene(table.state)] for viewer, trail in trails.items()}
    opened = Watched(table.state.copy(), trails, frames).after(1, "nothing")
    assert table.play("nothing").phase == "claiming"
    return opened


def frames_of(position: str, owner: str, steps: tuple[tuple[int, str], ...]) -> dict[int, list[bytes]]:
    """What everybody is shown of a window."""
    return window(position, owner, steps).frames


def compare(position: str, one: str, other: str, steps: Iterable[tuple[int, str]]) -> int:
    """Nobody who has the same cards in both is shown a difference; return how many were asked to look."""
    steps = tuple(steps)
    first, second = frames_of(position, one, steps), frames_of(position, other, steps)
    told = who_can_tell(one, other)
    for viewer in first:
        if viewer + 1 not in told:
            assert first[viewer] == second[viewer], (position, one, other, steps, viewer)
    return len(first) - len(told)


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_H39_until_somebody_answers_nobody_can_tell(position: str, one: str, other: str) -> None:
    assert compare(position, one, other, []) >= 2


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_H39_while_others_let_it_go_nobody_can_tell(position: str, one: str, other: str) -> None:
    owners = {int(each[-1]) for each in (one, other) if each.startswith("owner")}
    others = [seat for seat in (1, 2, 3) if seat not in owners]
    for order in permutations(others):
        assert compare(position, one, other, [(seat, "let go") for seat in order]) >= 2


@pytest.mark.parametrize("position", ["all alive", "late", "team"])
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_H39_who_lets_an_own_orphan_go_is_not_found_out(position: str, one: str, other: str) -> None:
    for order in permutations((1, 2, 3)):
        assert compare(position, one, other, [(seat, "let go") for seat in order]) >= 2


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_H39_nor_by_what_is_revealed_meanwhile(one: str, other: str) -> None:
    steps = [(3, "reveal 9"), (1, "let go"), (2, "reveal 6"), (3, "let go"), (2, "let go")]
    assert compare("all alive", one, other, steps) >= 2


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("position", POSITIONS)
def test_H39_an_answer_shows_nothing_to_anybody_else(position: str, owner: str) -> None:
    """Neither an event nor any change: the others do not even get a frame."""
    for seat in (1, 2, 3):
        table = POSITIONS[position](owner).play("nothing")
        if not table.can("let go", seat):
            assert table.choices(seat) == {"claim"}
            continue
        trails = trails_of(table)
        before = {viewer: trail.scene(table.state) for viewer, trail in trails.items()}
        table.do("let go", seat=seat)
        assert table.phase == "claiming"
        for viewer, trail in trails.items():
            if viewer != seat - 1:
                assert trail.scene(table.state) == before[viewer]
                assert table.events(viewer + 1 if viewer >= 0 else None) == []


def test_H39_everybody_with_a_face_down_card_is_asked_at_the_same_time() -> None:
    for owner in OWNERS:
        assert all_alive(owner).play("nothing").asked == [1, 2, 3]
    table = Table(4).up("4 5 6").orphans(rest="d", b="1").boogey()
    assert table.asked == [1, 3, 4]
    assert table.view().awaited == (0, 2, 3)


def test_H39_how_many_living_orphans_a_player_has_stays_secret() -> None:
    table = Table().orphans(rest="d", b="4").boogey().let_go()
    assert table.seat(2).children == 2
    for viewer in (1, 3):
        assert table.seat(2, viewer).children is None
        assert table.seat(2, viewer).down == 3


def test_H39_the_comparison_can_fail() -> None:
    """The owner, and whoever is told after a claim, do see a difference."""
    first, second = frames_of("all alive", "owner 2", ()), frames_of("all alive", "nobody", ())
    assert first[1] != second[1]
    claimed = frames_of("all alive", "owner 2", ((2, "claim"),))
    let_go = frames_of("all alive", "owner 2", ((2, "let go"),))
    assert claimed[0][:-1] == let_go[0][:-1]
    assert claimed[0][-1] != let_go[0][-1]


def test_H72_who_says_nothing_lets_the_orphan_go() -> None:
    table = all_alive("owner 2")
    assert table.state.silence(0) == NO_ANSWER
    table.play("nothing")
    assert [table.state.silence(seat) for seat in range(3)] == [codes.LET_GO] * 3


def test_H72_or_claims_it_where_it_must_be_claimed() -> None:
    table = nearly_out("owner 2").play("nothing")
    assert [table.state.silence(seat) for seat in range(3)] == [codes.LET_GO, codes.CLAIM, codes.LET_GO]
