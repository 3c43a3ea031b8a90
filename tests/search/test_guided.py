"""The search that a mind guides: what it finds, how it spends its budget, and what it must not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller import BUILD
from ratskeller.bots.bot import imagine
from ratskeller.kernel.mind import Mind
from ratskeller.kernel.numbers import ACTIONS_MAX, CHANCE
from ratskeller.kernel.rng import Rng
from ratskeller.search import guided
from ratskeller.search.guided import GuidedSearch
from ratskeller.search.sizes import DEPTH_MAX, NO_NODE, NODES_MAX
from tests.search.little_games import ASK, GUESS, HEADS, TAILS, Coin, Corridor, Crossroads, Little, Nim

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.state import State


# In C a method that no game answers in its own way is called straight away, whatever a class of a test says.
own_mind = pytest.mark.skipif(
    BUILD.kind == "compiled", reason="a mind written in a test cannot stand on a compiled one"
)


class KnowsNim(Mind):
    """Judges every position at once, by the heap that is left."""

    __slots__ = ()

    def is_quiet(self, state: State) -> bool:
        return state.ending > 0

    def outlook(self, state: State, seat: int) -> float:
        is_lost = state.ending % 4 == 0
        return float((seat == state.mover) != is_lost)


class LikesTheLast(Mind):
    """Prefers the last of the legal actions by far."""

    __slots__ = ()

    def weigh(self, state: State, seat: int) -> int:
        count = state.legal(seat)
        likes = [0.01] * (count - 1) + [1 - 0.01 * (count - 1)]
        self.preference = likes + [0.0] * (ACTIONS_MAX - count)
        return count


class SawTheCoin(Mind):
    """Knows that seat 0 has seen it."""

    __slots__ = ()

    def secret(self, state: State, seat: int) -> int:
        return max(0, state.ending) if seat == 0 else 0


class BelievesHeads(Mind):
    """Thinks that nobody would have let it lie with tails up."""

    __slots__ = ()

    def belief(self, state: State, seat: int) -> float:
        return float(state.ending == 1 + HEADS)


class Toss(Little):
    """Seat 0 says anything, then a coin decides; it makes no difference what was said."""

    __slots__ = ()

    def legal(self, seat: int) -> int:
        self.count = 0
        for action in range(5 if seat == self.mover else 0):
            self.offer(action)
        return self.count

    def outcomes(self) -> int:
        self.count = 0
        self.weigh(0, 1)
        return self.weigh(1, 2)

    def apply(self, seat: int, action: int) -> None:
        if seat == CHANCE:
            self.win(action)
        else:
            self.mover = CHANCE


def search(state: State, seat: int, iterations: int, mind: Mind | None = None, seed: int = 1) -> GuidedSearch:
    """A finished search."""
    made = GuidedSearch()
    made.begin(state, seat, mind or Mind(), Rng(seed))
    made.run(iterations)
    return made


def best(made: GuidedSearch) -> int:
    """The action that it prefers."""
    preferences = made.preferences()
    return made.root.legal_actions(made.seat)[preferences.index(max(preferences))]


# ---- what it finds ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("heap", "taken"), [(1, 1), (2, 2), (3, 3), (5, 1), (6, 2), (7, 3)])
@pytest.mark.parametrize("seat", [0, 1])
def test_it_wins_at_nim(heap: int, taken: int, seat: int) -> None:
    assert best(search(Nim().begin(2, seat, heap), seat, 600)) == taken


@own_mind
@pytest.mark.parametrize(("heap", "taken"), [(21, 1), (22, 2), (23, 3)])
def test_who_can_judge_a_position_need_not_play_it_out(heap: int, taken: int) -> None:
    made = search(Nim().begin(2, 0, heap), 0, 12, KnowsNim())
    assert best(made) == taken
    assert sorted(made.mean_rewards()) == [0.0, 0.0, 1.0]


def test_every_seat_looks_after_itself() -> None:
    found = search(Crossroads().begin(3, 0, 0), 0, 1500)
    assert found.mean_rewards()[0] < 0.15
    assert 0.35 < found.mean_rewards()[1] < 0.65
    assert best(found) == 2


@own_mind
def test_it_plays_on_as_the_mind_would() -> None:
    """Whoever always takes three from a heap of eight leaves five, then two, and loses to who takes those."""
    one_try = search(Nim().begin(2, 0, 8), 0, 1, LikesTheLast())
    assert one_try.visit_counts() == [0, 0, 1]
    assert one_try.mean_rewards() == [0.0, 0.0, 1.0]


# ---- its budget ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("iterations", [1, 2, 3, 7, 20, 21, 63, 100, 1000])
def test_it_spends_its_budget_or_a_little_less(iterations: int) -> None:
    visits = search(Toss().begin(2, 0, 0), 0, iterations).visit_counts()
    assert iterations - 2 < sum(visits) <= iterations


def test_the_field_is_halved() -> None:
    visits = search(Toss().begin(2, 0, 0), 0, 90).visit_counts()
    assert sorted(visits) == [6, 6, 16, 31, 31]


@own_mind
def test_with_few_tries_only_what_looks_sensible_is_tried() -> None:
    assert search(Toss().begin(2, 0, 0), 0, 4, LikesTheLast()).visit_counts() == [0, 0, 0, 0, 4]
    assert search(Toss().begin(2, 0, 0), 0, 8, LikesTheLast()).visit_counts() == [4, 0, 0, 0, 4]


def test_all_candidates_have_the_same_luck() -> None:
    """What is left of the field longest was tried equally often, with the same coins."""
    made = search(Toss().begin(2, 0, 0), 0, 200)
    tried = sorted(zip(made.visit_counts(), made.mean_rewards(), strict=True))
    assert tried[-1] == tried[-2]
    assert tried[0] == tried[1]
    assert 0.2 < tried[-1][1] < 0.5  # one in three


@own_mind
def test_what_was_never_tried_is_hardly_preferred() -> None:
    made = search(Toss().begin(2, 0, 0), 0, 8, LikesTheLast())
    preferences = made.preferences()
    assert max(preferences) == 1.0
    assert preferences[1:4] == [pytest.approx(0, abs=1e-6)] * 3


def test_a_walk_ends_at_the_depth_limit() -> None:
    made = search(Corridor().begin(2, 0, 1000), 0, DEPTH_MAX + 50)
    assert made.visit_counts() == [DEPTH_MAX + 50]
    assert made.mean_rewards() == [1.0]


def test_the_oldest_nodes_are_used_again(rats: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    seats, most, iterations = 12, NODES_MAX, 20_000
    if BUILD.kind == "pure":
        seats, most, iterations = 4, 60, 120
        monkeypatch.setattr(guided, "NODES_MAX", most)
    state = rats.set_up(seats, {"start": "agreed"}, {})
    made = search(state, 0, iterations)
    assert made.nodes == most
    assert iterations - 2 < sum(made.visit_counts()) <= iterations
    check_nodes(made, seats)


def check_nodes(made: GuidedSearch, seats: int) -> None:
    """Every node is in one tree, once, and once in the ring of those that were walked through."""
    first, following, parent, newer = list(made.first), list(made.next), list(made.parent), list(made.newer)
    found = []
    waiting = list(range(1, seats + 1))
    while waiting:
        node = waiting.pop()
        found.append(node)
        child = first[node]
        while child != NO_NODE:
            assert parent[child] == node
            waiting.append(child)
            child = following[child]
    assert sorted(found) == list(range(1, made.nodes))
    ring, node = [], newer[NO_NODE]
    while node != NO_NODE:
        ring.append(node)
        node = newer[node]
    assert sorted(ring) == sorted(found)


# ---- what it must not know, and what others do -----------------------------------------------------------------------


def test_it_cannot_see_the_coin() -> None:
    found = [search(Coin().begin(2, 1, 1 + side), 1, 1000) for side in (TAILS, HEADS)]
    assert found[0].visit_counts() == found[1].visit_counts()
    assert found[0].mean_rewards() == found[1].mean_rewards()


def test_whoever_has_seen_the_coin_uses_it() -> None:
    for side in (TAILS, HEADS):
        assert best(search(Coin().begin(2, 0, 1 + side), 0, 200)) == GUESS + side


@own_mind
def test_another_seat_uses_what_it_has_seen_before() -> None:
    """The open point of the plain search: its trees begin alike, whatever their seat knows."""
    ask = Coin().begin(2, 1, 1 + HEADS).legal_actions(1).index(ASK)
    knowing = search(Coin().begin(2, 1, 1 + HEADS), 1, 3000, SawTheCoin())
    assert knowing.mean_rewards()[ask] < 0.2
    assert best(knowing) != ASK
    forgetful = search(Coin().begin(2, 1, 1 + HEADS), 1, 3000)
    assert forgetful.mean_rewards()[ask] > 0.4


@own_mind
def test_what_others_did_tells_what_they_have() -> None:
    for side in (TAILS, HEADS):
        made = search(Coin().begin(2, 1, 1 + side), 1, 200, BelievesHeads())
        assert best(made) == GUESS + HEADS
        assert made.mean_rewards()[HEADS] > 0.99


def test_the_position_asked_about_is_not_changed(rats: Game) -> None:
    state = rats.set_up(4, {"start": "agreed"}, {})
    row = state.as_row()
    search(state, 0, 100)
    assert state.as_row() == row


# ---- the same again --------------------------------------------------------------------------------------------------


def test_the_same_seed_searches_the_same(rats: Game) -> None:
    state = rats.set_up(4, {"start": "agreed"}, {})
    assert search(state, 0, 200, seed=5).mean_rewards() == search(state, 0, 200, seed=5).mean_rewards()
    assert search(state, 0, 200, seed=5).mean_rewards() != search(state, 0, 200, seed=6).mean_rewards()


def test_a_new_question_forgets_the_old_one(rats: Game) -> None:
    state = rats.set_up(4, {"start": "agreed"}, {})
    other = imagine(state, 1, Rng(9))
    other.mover = 1
    used = search(other, 1, 300, seed=8)
    used.begin(state, 0, Mind(), Rng(5))
    assert set(used.visit_counts()) == {0}
    assert set(used.mean_rewards()) == {0.0}
    used.run(200)
    assert used.mean_rewards() == search(state, 0, 200, seed=5).mean_rewards()


def test_it_is_not_the_stream_alone_but_where_it_stands() -> None:
    state, rng = Toss().begin(2, 0, 0), Rng(1)
    found = []
    made = GuidedSearch()
    for _ in range(2):
        made.begin(state, 0, Mind(), rng)
        made.run(50)
        found.append(made.mean_rewards())
    assert found[0] != found[1]
