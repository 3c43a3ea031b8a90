"""The judgement of a player: common sense, equilibria of segments, and what both must never do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.bots.registry import make_bot
from ratskeller.games.rats_in_the_walls.rules.codes import (
    ANNOUNCE,
    BELIEVE,
    DICE_MAX,
    DOUBT,
    KILL,
    PEEK,
    REROLL,
    SEATS_MAX,
    SHAKE,
)
from ratskeller.games.rats_in_the_walls.rules.mind import RatsMind
from ratskeller.games.rats_in_the_walls.rules.roles import Roles, first_position
from ratskeller.games.rats_in_the_walls.rules.self_play import play_game
from ratskeller.games.rats_in_the_walls.rules.worth import kind_of_segment
from ratskeller.kernel.rng import Rng
from tests.games.rats_in_the_walls.table import FIVE_DICE, GAME, ON_THE_SKULL, TEN_BELIEVED, Table, own_sheet

if TYPE_CHECKING:
    from ratskeller.games.rats_in_the_walls.rules.state import Rats

EFFORT = 99  # nearly all moves are thought through
ROUNDS = 2  # enough to go through every line


def state_of(table: Table) -> Any:
    return table.match.state


def mind_at(table: Table, effort: int = EFFORT, temper: int = 0, rounds: int = ROUNDS) -> RatsMind:
    assert GAME.mind is not None
    mind = GAME.mind(table.match.state)
    assert isinstance(mind, RatsMind)
    mind.effort, mind.temper, mind.rounds = effort, temper, rounds
    return mind


def weighed(table: Table, effort: int = EFFORT, temper: int = 0) -> dict[int, float]:
    """What the mind makes of the choices of the one whose turn it is."""
    state = state_of(table)
    preferences = mind_at(table, effort, temper).preferences(state, state.mover)
    assert sum(preferences) == pytest.approx(1)
    return dict(zip(state.legal_actions(state.mover), preferences, strict=True))


# ---- common sense ------------------------------------------------------------------------------------------


def test_who_has_shaken_looks() -> None:
    assert weighed(Table(), 0)[PEEK] == 1
    assert weighed(Table())[PEEK] == 1


def test_the_truth_is_told_where_it_may_be() -> None:
    told = weighed(Table().play("peek, roll 1"), 0)
    assert max(told, key=lambda action: told[action]) == ANNOUNCE + 1
    assert told[ANNOUNCE + 2] > 0
    assert weighed(Table().play("peek, roll 2"), 0)[ANNOUNCE + 2] == 1


def test_without_a_true_word_one_shakes_again() -> None:
    table = Table().play("peek, roll 1, announce 1, believe, shake, peek, roll none")
    assert weighed(table, 0)[REROLL] == 1
    assert weighed(table.play("reroll"), 0)[ANNOUNCE + 2] == 1


def test_what_was_believed_is_handed_on_unless_it_was_said_before() -> None:
    table = Table(3).play("peek, roll 1, announce 1, believe")
    assert weighed(table, 0)[ANNOUNCE + 1] == 1
    assert weighed(table.play("announce 1, believe, announce 1, believe"), 0)[SHAKE] == 1


def test_the_unlikely_is_doubted() -> None:
    table = Table().play("peek, roll 1, announce 1")
    assert weighed(table, 0)[BELIEVE] > 0.5
    assert weighed(table, 9)[BELIEVE] > weighed(table, 0)[BELIEVE]
    assert weighed(table, 1)[DOUBT] > 0.5


@pytest.mark.parametrize("effort", [0, EFFORT])
@pytest.mark.parametrize(("said", "right"), [(1, BELIEVE), (2, DOUBT)])
def test_nobody_doubts_what_is_certain(effort: int, said: int, right: int) -> None:
    table = Table(3).play(f"peek, roll 1, announce {said}, believe, announce {said}, believe, announce {said}")
    assert table.turn == 1
    assert weighed(table, effort)[right] == 1


def test_the_insane_take_the_leader_along() -> None:
    table = Table().play(ON_THE_SKULL + ", announce 1, believe")
    assert table.brains == [7, 7, 0, 7]
    assert weighed(table)[KILL + 1] == 1
    table = Table().play(ON_THE_SKULL + ", announce 10, doubt, roll none")
    assert table.brains == [7, 0, 8, 7]
    assert weighed(table)[KILL + 2] == 1


def test_temperaments_lie_more_or_less_often() -> None:
    table = Table().play("peek, roll 1")
    even, cautious, liar = (weighed(table, 0, temper)[ANNOUNCE + 2] for temper in range(3))
    assert cautious < even < liar


def test_some_think_only_now_and_then() -> None:
    table = Table().play("peek, roll 1, announce 1")
    habit, half, always = (weighed(table, effort)[DOUBT] for effort in (7, 50, 99))
    assert half == pytest.approx(habit + (always - habit) * 50 / 99)


# ---- segments ----------------------------------------------------------------------------------------------


SEEN = [
    "peek, roll 1",
    "peek, roll none, announce none",
    "peek, roll 1, announce 1",
    "peek, roll 1, announce 1, believe",
    "peek, roll 1, announce 1, believe, announce 2",
    "peek, roll 1, announce 1, believe, shake, peek, roll 1 1",
    "peek, roll 1, announce 1, believe, shake, peek, roll 1 1, announce 2, believe, announce 4, believe",
    "peek, roll 1, announce 1, believe, announce 1, believe, announce 1, believe, announce 1, believe",
    "peek, roll 1, announce 1, believe, announce 1, believe, announce 1, believe, announce 1, believe, announce 2",
    "peek, roll 1" + ", announce 1, believe" * 4 + ", announce 2, believe",
    ON_THE_SKULL + ", peek, roll 1",
    ON_THE_SKULL + ", peek, roll 1, announce 1",
    FIVE_DICE.removesuffix(", announce none, believe") + ", peek, roll 1, announce none",
    FIVE_DICE + ", peek, roll none, announce none",
    FIVE_DICE + ", announce none, believe, announce none, believe, announce none, believe, peek, roll 1",
]


@pytest.mark.parametrize("script", SEEN)
def test_a_segment_is_solved_from_any_position_of_it(script: str) -> None:
    table = Table().play(script)
    mind, state = mind_at(table), state_of(table)
    assert sum(mind.preferences(state, state.mover)) == pytest.approx(1)
    for seat in range(state.seats):
        assert 0 < mind.belief(state, seat) <= 1
        assert sum(mind.outlook(state, each) for each in range(state.seats)) == pytest.approx(1)
        assert sum(value for _, value in mind.terms(state, seat)) == pytest.approx(mind.outlook(state, seat))


@pytest.mark.parametrize(
    "script",
    [
        "announce 1",
        "announce 1, believe",
        "peek, roll 1, reroll",
        "announce none",
        TEN_BELIEVED,
        ON_THE_SKULL,
        ON_THE_SKULL + ", announce 2",
    ],
)
def test_unseen_dice_are_thought_through(script: str) -> None:
    table = Table().play(script)
    weighed(table)
    mind, state = mind_at(table), state_of(table)
    assert mind.belief(state, state.mover) == 1
    assert sum(mind.outlook(state, each) for each in range(state.seats)) == pytest.approx(1)


def test_a_look_is_worth_nothing_where_nobody_looks() -> None:
    table = Table()
    mind, state = mind_at(table), state_of(table)
    assert mind.unseen.weigh(state) == 4
    assert mind.unseen.gain[0] < mind.unseen.gain[1]


def test_words_that_do_not_go_together_are_answered_by_habit() -> None:
    table = Table(3).play("peek, roll 1, announce 1, believe")
    mind, state = mind_at(table), state_of(table).copy()
    state.said = [5] + [-1] * 11
    state.claim = 5  # more than one die can show
    assert sum(mind.preferences(state, 1)) == pytest.approx(1)
    assert mind.belief(state, 1) < 1


def test_an_announcement_is_evidence() -> None:
    table = Table().play("peek, roll 2, announce 2")
    state, mind = state_of(table).copy(), mind_at(table, EFFORT, 0, 40)
    believed = mind.belief(state, 1)
    state.twos = 0
    assert mind.belief(state, 1) < believed
    assert mind.belief(state, 0) == 1
    mind.effort = 0
    assert mind.belief(state, 1) < 1
    assert mind.secret(state, 1) == 0
    assert mind.secret(state, 0) == 1


def test_the_end_at_once_or_with_the_round() -> None:
    for end in ("at_once", "round_end"):
        table = Table(3, end=end)
        table.arrange(brains=[1, 1, 1], middle=21)
        table.play("peek, roll 1")
        weighed(table)


def test_a_sheet_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratskeller.games.rats_in_the_walls.game.OWN_SHEET_SWEEPS", 0)
    table = Table(3, payout=own_sheet(rats_believed=(2, -2))).play("peek, roll 1")
    mind, state = mind_at(table), state_of(table)
    assert not any(mind.worth.role)
    mind.unseen.passes_max = 0
    mind.find_roles(state, 1, 1)
    assert any(mind.worth.role)
    assert sum(mind.preferences(state, 0)) == pytest.approx(1)


def test_only_shaken_cups_are_quiet() -> None:
    table = Table()
    mind = mind_at(table)
    assert mind.is_quiet(state_of(table))
    assert not mind.is_quiet(state_of(table.play("announce 1")))
    assert mind.outlook(state_of(Table(first=None)), 0) == pytest.approx(0.25, abs=0.1)


# ---- tables and games --------------------------------------------------------------------------------------


def test_more_rounds_come_nearer_to_equilibrium() -> None:
    roles = Roles()
    roles.prepare(3, state_of(Table(3)).content, 1)
    root = first_position(3, roles.sheet, 1, 0, 0)
    distances = []
    for rounds in (4, 60):
        roles.tree.grow(root)
        roles.solver.begin(roles.tree)
        roles.solver.run(rounds)
        roles.solver.settle()
        distances.append(roles.solver.distance())
    assert distances[0] > distances[1] > 0


def test_all_segments_of_a_large_table() -> None:
    roles = Roles()
    roles.prepare(6, state_of(Table(6)).content, 0)
    roles.sweep(1)
    for kind, distance in enumerate(roles.distance):
        worth = roles.worth.role[SEATS_MAX * kind : SEATS_MAX * kind + 6]
        assert sum(worth) == pytest.approx(0, abs=1e-6)
        assert distance >= 0 or not any(worth)


def test_segments_have_places_of_their_own() -> None:
    sheet = state_of(Table(5)).content
    kinds = [kind_of_segment(first_position(5, sheet, DICE_MAX, 0, denials)) for denials in range(5)]
    assert len(set(kinds)) == 5


def test_the_highest_levels_think_every_move_through() -> None:
    table = Table(3).play("peek, roll 1")
    assert sum(mind_at(table, 100).preferences(state_of(table), 0)) == pytest.approx(1)


def test_minds_play_games_among_themselves() -> None:
    table = Table(3, first=None)
    mind = mind_at(table, EFFORT)
    state: Rats = state_of(table).copy()
    seen = play_game(state, mind, Rng(3))
    assert state.is_over()
    assert seen
    assert all(sum(won) == pytest.approx(1) for _, _, won in seen)


# ---- the zoo -----------------------------------------------------------------------------------------------


def choice(table: Table, name: str) -> int:
    state = state_of(table)
    return make_bot(name, GAME).choose(state.copy(), state.mover, Rng(1))


def test_the_honest() -> None:
    assert choice(Table(), "honest") == PEEK
    assert choice(Table().play("peek, roll 2"), "honest") == ANNOUNCE + 2
    assert choice(Table().play("announce 1, believe, shake, peek, roll none"), "honest") == REROLL
    assert choice(Table().play("peek, roll 2, reroll"), "honest") == ANNOUNCE
    assert choice(Table().play(FIVE_DICE + ", peek, roll none, reroll"), "honest") == ANNOUNCE + 1
    assert choice(Table().play("announce 1, believe"), "honest") == ANNOUNCE + 1
    assert choice(Table(3).play("announce 1, believe, announce 1, believe, announce 1, believe"), "honest") == SHAKE
    assert choice(Table().play("announce 1"), "honest") == BELIEVE
    assert choice(Table().play("announce 2"), "honest") == DOUBT
    assert choice(Table().play(ON_THE_SKULL + ", announce 1, believe"), "honest") == KILL + 1


def test_the_honest_know_what_they_have_seen() -> None:
    handed = "announce {0}, believe, announce {0}, believe, announce {0}"
    assert choice(Table(3).play("peek, roll 1, " + handed.format(1)), "honest") == BELIEVE
    assert choice(Table(3).play("peek, roll 1, " + handed.format(2)), "honest") == DOUBT


def test_the_liar() -> None:
    assert choice(Table().play("peek, roll none"), "liar") == ANNOUNCE + 1
    assert choice(Table().play("peek, roll 1"), "liar") == ANNOUNCE + 1
    assert choice(Table().play("peek, roll 2"), "liar") == ANNOUNCE + 2
    assert choice(Table().play("announce 1"), "liar") == BELIEVE


def test_who_always_doubts_and_who_never_does() -> None:
    assert choice(Table().play("announce 1"), "doubter") == DOUBT
    assert choice(Table().play("announce 2"), "trusting") == BELIEVE
    assert choice(Table(), "doubter") == choice(Table(), "trusting") == PEEK
