"""The judgement behind the bots of Rathulhu: legal everywhere, exact where it claims to be, and no fool."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller import BUILD
from ratskeller.bots.registry import make_bot
from ratskeller.games.rathulhu.rules import codes, sizes
from ratskeller.games.rathulhu.rules.learning import Learner
from ratskeller.games.rathulhu.rules.mind import RathulhuMind
from ratskeller.games.rathulhu.rules.self_play import learn_from_games
from ratskeller.kernel.learned import read_learned
from ratskeller.kernel.numbers import CHANCE
from ratskeller.kernel.rng import Rng
from ratskeller.training import rathulhu as training_module
from ratskeller.training.training import Training
from tests.games.rathulhu.table import EIGHT, GAME, Table

if TYPE_CHECKING:
    from pathlib import Path

LONE = ("13 8 / 5 2", "/ 12 9 6 3", "/ 11 10 7 4")  # tokens with which seat 1 plays alone


def play(names: str, seed: int) -> Any:
    """The end of a game between bots."""
    bots = [make_bot(name, GAME) for name in names.split()]
    state: Any = GAME.set_up(len(bots), {}, {})
    state.telling = False
    chance, players = Rng(seed).split(0), Rng(seed).split(1)
    while not state.is_over():
        if state.is_chance():
            state.apply(CHANCE, state.draw(chance))
        else:
            action = bots[state.mover].choose(state.copy(), state.mover, players)
            assert action in state.legal_actions(state.mover)
            state.apply(state.mover, action)
    return state


def mind_of(state: Any, effort: int = 0, temper: int = 0) -> Any:
    """The mind of a table."""
    assert GAME.mind is not None
    mind = GAME.mind(state)
    mind.effort, mind.temper = effort, temper
    return mind


def choice(table: Table, effort: int = 0) -> str:
    """What the mind does, in notation."""
    return GAME.write_action(mind_of(table.state, effort).choose(table.state, table.state.mover))


# ---- bots ---------------------------------------------------------------------------------------------------


def test_greedy_beats_the_zoo() -> None:
    """Fixed prices are no match for somebody who looks at what everybody holds."""
    won = [play("greedy bidder spender", seed).reward(0) for seed in range(3)]
    assert sum(won) >= 2
    assert play("hoarder greedy hoarder", 1).reward(1) == 1


@pytest.mark.parametrize(("seats", "effort"), [(2, 0), (3, 1), (4, 0), (5, 1)])
def test_preferences_are_a_whole_and_asking_changes_nothing(seats: int, effort: int) -> None:
    """Whatever is asked, the sum is 1, and the same question has the same answer."""
    state = GAME.set_up(seats, {}, {})
    mind, rng = mind_of(state, effort), Rng(8)
    for _ in range(60 if BUILD.kind == "compiled" else 5):
        if state.is_chance():
            state.apply(CHANCE, state.draw(rng))
            continue
        before = state.as_row()
        preferences = mind.preferences(state, state.mover)
        assert sum(preferences) == pytest.approx(1)
        assert len(preferences) == len(state.legal_actions(state.mover))
        assert mind.preferences(state, state.mover) == preferences
        assert sum(mind.outlook(state, seat) for seat in range(seats)) == pytest.approx(1)
        assert state.as_row() == before
        state.apply(state.mover, mind.sample(state, state.mover, rng))


def test_a_search_stops_behind_auctions() -> None:
    """A turn with an empty track can be judged; one with tiles cannot."""
    table = Table()
    mind = mind_of(table.state)
    assert mind.is_quiet(table.state)
    table.play("draw altar")
    assert not mind.is_quiet(table.state)
    table.do("invoke")
    assert not mind.is_quiet(table.state)


# ---- the policy ---------------------------------------------------------------------------------------------


def test_the_policy_bids_for_what_is_good_and_passes_for_what_is_not() -> None:
    """Five Tomes are worth a token to everybody, two Setbacks to nobody."""
    good = Table().lay("tome 1, tome 2, tome 3, tome 4, tome 5, relic").play("draw elder sign")
    assert choice(good).startswith("bid")
    bad = Table().lay("tome setback, site setback").play("draw elder sign")
    assert choice(bad) == "pass"


def test_the_policy_invokes_when_a_good_track_is_for_nobody_else() -> None:
    """The others have no token left; the last Elder Sign threatens."""
    table = Table().lay("4 relic, tome 1, tome 2, altar").tokens(*LONE, board=1).signs(7)
    assert choice(table) == "invoke"
    assert choice(Table()) == "draw"


def test_an_old_one_takes_what_is_worth_more() -> None:
    """The fifth Tome, and not a single Shoggoth."""
    table = (
        Table()
        .give(1, "old one, tome 1, tome 2, tome 3, tome 4, altar, 3 cultist")
        .lay("tome 5, 2 ritual setback, old one")
    )
    assert choice(table) == "old one tome 5"
    assert choice(Table().give(1, "2 old one").lay("tome setback").signs(3)) != "old one tome setback"


def test_a_setback_takes_what_is_missed_least() -> None:
    """A second copy of a Tome goes before the only one of another; a single Site before one of a set."""
    table = Table().give(1, "2 tome 1, tome 2, tome 3, 3 site 1, site 2").lay("tome setback, site setback")
    table.tokens(*LONE, board=1).play("invoke, bid 8")
    assert choice(table) == "discard tome 1"
    table.play("discard tome 1")
    while table.state.phase == codes.LOSING:
        assert choice(table) != "discard site 1" or table.state.held[0][codes.SITE] > 3
        table.do(choice(table))


# ---- one step ahead -----------------------------------------------------------------------------------------


def solve_by_hand(mind: Any, state: Any) -> list[float]:
    """The shares at the end of an auction, by trying everything."""
    if state.phase != codes.BIDDING:
        return [mind.outlook(state, seat) for seat in range(state.seats)]
    ends = []
    for action in state.legal_actions(state.mover):
        after = state.copy()
        after.apply(state.mover, action)
        ends.append(solve_by_hand(mind, after))
    return max(ends, key=lambda shares: shares[state.mover])


@pytest.mark.parametrize("begin", ["invoke", "draw elder sign"])
def test_an_auction_is_solved_exactly(begin: str) -> None:
    """Backwards from the last bidder gives what trying all bids gives."""
    table = (
        Table().lay("tome 1, site 2, shoggoth").tokens("13 / 8 5 2", "12 9 / 6 3", "11 10 / 7 4", board=1).play(begin)
    )
    state = table.state
    mind = mind_of(state, 1)
    best = solve_by_hand(mind, state)[state.mover]
    chosen = state.copy()
    chosen.apply(state.mover, mind.choose(state, state.mover))
    assert solve_by_hand(mind, chosen)[state.mover] == pytest.approx(best)


def test_the_last_elder_sign_is_reckoned_with() -> None:
    """With the best of tracks and only Elder Signs in the bag nobody draws."""
    table = Table().lay("4 relic, tome 1, tome 2, tome 3").signs(7)
    state = table.state
    bag = [0] * codes.KINDS
    bag[codes.ELDER_SIGN] = state.bag[codes.ELDER_SIGN]
    state.bag, state.bag_tiles = bag, sum(bag)
    assert choice(table, 1) == "invoke"


def test_full_tracks_and_old_ones_are_looked_at() -> None:
    """Nothing to draw: to invoke, or to use an Old One and to stop."""
    table = Table().give(1, "2 old one, tome 1, 2 tome 2").lay(EIGHT.replace("4 cultist", "3 cultist, tome setback"))
    mind = mind_of(table.state, 1)
    assert sum(mind.preferences(table.state, 0)) == pytest.approx(1)
    table.play("old one cultist")
    assert choice(table, 1) in {"stop", "old one shoggoth", "old one cultist"}


# ---- alone --------------------------------------------------------------------------------------------------


def test_who_is_alone_draws_while_there_is_time_and_stops_when_there_is_none() -> None:
    """Nothing is lost by another tile at first; with one space left all may be. To pass costs nothing."""
    table = Table().tokens(*LONE, board=1).lay("cultist").signs(5)
    assert choice(table, 1) == "draw"
    table = Table().tokens(*LONE, board=1).lay("3 relic, tome 1, tome 2, tome 3").signs(7)
    assert choice(table, 1) == "invoke"
    table = Table().tokens(*LONE, board=1).lay("tome setback").signs(5).play("draw elder sign")
    assert choice(table, 1) == "pass"
    table = Table().tokens(*LONE, board=1).lay(EIGHT)
    assert choice(table, 1) == "invoke"


# ---- what is learnt -----------------------------------------------------------------------------------------


def test_terms_have_names_and_add_up_to_what_is_hoped_for() -> None:
    """Who has more favour, and the same for the rest, may hope for more."""
    table = Table().favour_is(40, 10, 10)
    mind = mind_of(table.state)
    names = [name for name, _ in mind.terms(table.state, 0)]
    assert names == ["favour", "relics", "tomes", "rituals", "shoggoths", "sites", "tokens"]
    assert mind.terms(table.state, 0)[0] == ("favour", 40.0)
    assert mind.outlook(table.state, 0) > 0.5 > mind.outlook(table.state, 1)


def test_a_finished_game_is_worth_what_was_won() -> None:
    """No guess is needed then."""
    state = play("greedy greedy", 3)
    mind = mind_of(state)
    assert [mind.outlook(state, seat) for seat in range(2)] == [state.reward(seat) for seat in range(2)]


def test_the_miser_keeps_what_the_gambler_spends() -> None:
    """The dearer tokens are, the more inclined to pass."""
    table = Table().tokens(*LONE, board=1).lay("tome 1, tome 2, site 1").play("draw elder sign")
    even, miser, gambler = (mind_of(table.state, 0, temper).preferences(table.state, 0)[0] for temper in range(3))
    assert gambler < even < miser


def test_errors_get_smaller_by_learning() -> None:
    """From some games more than from none; without a step nothing changes."""
    start = GAME.set_up(2, {}, {})
    start.telling = False
    mind, learner, rng = RathulhuMind(), Learner(), Rng(4)
    learner.begin(mind.lookahead.outlook, rng)
    errors = []
    for rate in (0.0, 0.01, 0.0):
        learner.error, learner.samples = 0.0, 0
        learn_from_games(start, mind, learner, rng, 1, rate)
        errors.append(learner.error / learner.samples)
    assert errors[-1] < errors[0]


def test_snapshots_are_limited() -> None:
    """A long game is looked at until there is no room left."""
    table = Table(2)
    learner, mind = Learner(), RathulhuMind()
    learner.begin(mind.lookahead.outlook, Rng(1))
    for _ in range(sizes.SNAPSHOTS + 1):
        learner.look(table.state)
    assert learner.snapshots == sizes.SNAPSHOTS


class Shown:
    """Who is shown the progress."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, int, str]] = []

    def show(self, done: int, total: int, what: str) -> None:
        """Note it."""
        self.seen.append((done, total, what))


@pytest.mark.skipif(BUILD.kind != "compiled", reason="too slow uncompiled")
def test_training_makes_a_file_for_every_number_of_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Broken off and begun again it goes on; the same seed gives the same numbers."""
    monkeypatch.setattr(training_module, "GAMES", 1)
    monkeypatch.setattr(training_module, "CHUNK", 1)
    texts = []
    for run in ("one", "one", "two"):
        shown = Shown()
        training = Training(GAME, 5, tmp_path / run, tmp_path / f"{run}-out", shown, "train")
        training_module.train(training)
        texts.append((tmp_path / f"{run}-out" / "learned" / "seats-3.toml").read_text().split("[numbers]")[1])
    assert all(one == other for one, other in pairwise(texts))


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_comes_along_fits(seats: int) -> None:
    """As many numbers as the outlook has weights, for these rules."""
    learned = read_learned(GAME.package, f"seats-{seats}", GAME.rules_version)
    assert len(learned.numbers["weight"]) == sizes.WEIGHTS
    assert len(learned.numbers["spread"]) == sizes.STAGES
