"""The mind of House of Rath: what it hopes for, does, believes and remembers."""

from __future__ import annotations

import tomllib
from itertools import combinations
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ratskeller import BUILD
from ratskeller.bots.bot import imagine
from ratskeller.bots.driver import play_out
from ratskeller.bots.registry import make_bot
from ratskeller.bots.remembering import remember, remind
from ratskeller.catalogue import find_game
from ratskeller.games.house_of_rath.rules import codes
from ratskeller.games.house_of_rath.rules.habits import act_by_habit
from ratskeller.games.house_of_rath.rules.self_play import play_game, watch_game
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import CHANCE, HIDDEN, SPECTATOR
from ratskeller.kernel.rng import Rng
from ratskeller.training import house_of_rath as training
from ratskeller.training.training import Training
from tests.games.house_of_rath.table import GAME, Table

if TYPE_CHECKING:
    from pathlib import Path

TWELFTH = 1 / 12
STEPS = 160 if BUILD.kind == "compiled" else 60  # of games that are looked at step by step


def mind_of(table: Table) -> Any:
    assert GAME.mind is not None
    return GAME.mind(table.state)


def best(table: Table) -> str:
    """What the mind would do for whoever decides."""
    assert table.mover is not None
    return GAME.write_action(mind_of(table).choose(table.state, table.mover - 1))


def chances(table: Table) -> dict[str, float]:
    """How likely it would do what."""
    assert table.mover is not None
    actions = table.state.legal_actions(table.mover - 1)
    found = mind_of(table).preferences(table.state, table.mover - 1)
    return {GAME.write_action(action): each for action, each in zip(actions, found, strict=True)}


# ---- what can be hoped for -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_shares_are_parts_of_a_whole(seats: int) -> None:
    table = Table(seats)
    mind = mind_of(table)
    assert sum(mind.outlook(table.state, seat) for seat in range(seats)) == pytest.approx(1)


def test_whoever_has_more_orphans_may_hope_for_more() -> None:
    table = Table(3).orphans(a="1 2 3", b="4 5", c="7").rath("e")
    hopes = [mind_of(table).outlook(table.state, seat) for seat in range(3)]
    assert hopes == sorted(hopes, reverse=True)


def test_who_is_out_hopes_for_nothing_and_partners_share() -> None:
    table = Table(4, teams=True).orphans(a="1 2", b="4", d="10")
    table.state.out = [0, 0, 1, 0, 0, 0]
    hopes = [mind_of(table).outlook(table.state, seat) for seat in range(4)]
    assert hopes[0] == hopes[2] > 0
    assert hopes[1] == hopes[3] > 0
    table = Table(3).orphans(a="1 2", b="4")
    table.state.out = [0, 0, 1, 0, 0, 0]
    assert mind_of(table).outlook(table.state, 2) == 0


def test_a_game_that_is_over_is_worth_what_it_brought() -> None:
    table = Table(2).orphans(a="(1)", b="4").rath("b").up("4")
    table.turn(1).play("roll lock, nothing, run, fate 1")
    assert table.state.is_over()
    assert [mind_of(table).outlook(table.state, seat) for seat in range(2)] == [1, 0]


def test_terms_have_names_and_make_the_strength() -> None:
    table = Table(3).locks("m-a", "a-b", "a-f").orphans(a="1", b="(4) 5", c="7 8").up("8").lessons(2, "1")
    terms = dict(mind_of(table).terms(table.state, 1))
    assert len(terms) == codes.TERMS
    assert terms["third"] == 0
    assert terms["second"] > 0
    assert terms["run-aways"] != 0
    assert dict(mind_of(table).terms(table.state, 0))["locked-away"] != 0


# ---- what it does --------------------------------------------------------------------------------------------


def test_somebody_elses_orphan_is_attacked_rather_than_an_own_one() -> None:
    table = Table(3).orphans(a="1 4", b="2 3 5 6", c="7 8 9").rath("a").locks("m-a", "a-b", "a-f").up("4")
    assert best(table.boogey(1)) == "attack 4"


def test_an_own_victim_is_claimed_and_a_strange_one_let_go() -> None:
    table = Table(3).orphans(a="1", b="2 3 5 6", c="7 8 9").rath("a").locks("m-a", "a-b", "a-f").boogey(2)
    mind = mind_of(table)
    assert GAME.write_action(mind.choose(table.state, 0)) == "claim"
    assert GAME.write_action(mind.choose(table.state, 1)) == "let go"


def test_a_last_orphan_has_one_answer() -> None:
    table = Table(3).orphans(a="1", c="7 8 9", d="4").rath("a").locks("m-a", "a-b", "a-f").up("2 3").boogey(2)
    assert mind_of(table).preferences(table.state, 0) == [1.0]


def test_an_own_orphan_in_danger_is_hidden() -> None:
    table = Table(3).orphans(a="1 4", b="7", d="10").rath("a").turn(1).play("roll hide")
    assert best(table) in {"hide 1", "unhide 1"}


def test_a_wild_die_is_looked_at_to_its_end() -> None:
    table = Table(3).orphans(a="1 4", b="7", d="10").rath("a").turn(1).play("roll wild")
    assert sum(chances(table).values()) == pytest.approx(1)


def test_no_card_is_shown_without_need() -> None:
    for face in ("rotate", "move", "hide", "lock"):
        table = Table(4).turn(1).play(f"roll {face}")
        shown = sum(each for action, each in chances(table).items() if action.startswith("reveal"))
        assert shown < TWELFTH


def test_a_card_is_shown_for_a_way_out() -> None:
    """The last one, next to Rath, behind locks, with nobody else near: only the Secret Passage leads away."""
    table = Table(3).orphans(a="1", d="7 8 9", e="4 5 6").rath("a").locks("a-m", "a-b", "a-f").turn(1).play("roll move")
    assert best(table) == "reveal 1"
    table = Table(3).orphans(m="1", d="7 8 9", e="4 5 6").rath("a").turn(1).play("roll move")
    assert chances(table)["reveal 1"] == chances(table)["reveal 2"] == 0


def test_an_own_card_is_not_asked_for() -> None:
    table = Table(4).turn(1).play("roll hide")
    assert chances(table)["expose 1"] < chances(table)["expose 2"]


@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_hidden_does_not_matter(seats: int) -> None:
    """The same move, whatever the others hold; and nothing is noticed but what everybody sees."""
    match = Match(GAME, seats)
    assert GAME.mind is not None
    mind: Any = GAME.mind(match.state)
    noticing = [GAME.mind(match.state) for _ in range(2)]
    rng = Rng(seats)
    while not match.state.is_over() and len(match.steps) < STEPS:
        state, seat = match.state, match.state.mover
        if seat == CHANCE:
            match.deal_from(rng)
            continue
        others = [imagine(state, seat, rng) for _ in range(2)]
        found = [mind.preferences(each, seat) for each in (state, *others)]
        assert found[0] == found[1] == found[2]
        action = mind.draw(state, seat, rng)
        if state.glimpse(SPECTATOR, seat, action) != HIDDEN:
            mind.notice(state, seat, action)
            for each in noticing:
                each.notice(imagine(state, SPECTATOR, rng), seat, action)
            assert noticing[0].memory() == noticing[1].memory() == mind.memory()
        match.act(seat, action)


# ---- what it believes ----------------------------------------------------------------------------------------


def all_deals(state: Any, weight: Any) -> list[list[float]]:
    """The odds of two other seats, from a list of all deals of three cards each to them."""
    unseen = [orphan for orphan in range(18) if state.holder[orphan] != 0 and not state.is_up(orphan)]
    down = [len([o for o in unseen if state.owner_of(o) == seat]) for seat in (1, 2)]
    total, odds = 0.0, [[0.0] * 18 for _ in range(3)]
    for one in combinations(unseen, down[0]):
        for other in combinations([o for o in unseen if o not in one], down[1]):
            if not any(state.is_on_board(o) for o in one) or not any(state.is_on_board(o) for o in other):
                continue
            likely = 1.0
            for orphan in one:
                likely *= weight(1, orphan)
            for orphan in other:
                likely *= weight(2, orphan)
            total += likely
            for seat, cards in ((1, one), (2, other)):
                for orphan in cards:
                    odds[seat][orphan] += likely
    return [[each / total for each in row] for row in odds]


def test_the_odds_are_those_of_all_deals() -> None:
    table = Table(3).orphans(a="1 2", b="4 5 7 8 10", c="11 12").up("6 9 16 17 18 13 14 15")
    state, mind = table.state, mind_of(table)
    state.holder = [*state.holder[:12], 0, 1, 2, 0, 1, 2]  # the cards face up lie somewhere
    state.boxed = 0
    memory = [0.0] * (codes.SEATS_MAX * codes.ORPHANS)
    memory[1 * 18 + 4], memory[2 * 18 + 4], memory[2 * 18 + 7] = 1.0, -0.5, 0.7
    mind.recall(memory)

    def weight(seat: int, orphan: int) -> float:
        return 2.718281828459045 ** memory[seat * 18 + orphan] if state.is_on_board(orphan) else 0.03

    found, listed = mind.guesses(state, 0), all_deals(state, weight)
    even, alike = mind.even_guesses(state, 0), all_deals(state, lambda *_: 1.0)
    for seat in (1, 2):
        for orphan in range(18):
            if not state.is_up(orphan) and state.holder[orphan] != 0:
                assert found[seat][orphan] == pytest.approx(listed[seat][orphan])
                assert even[seat][orphan] == pytest.approx(alike[seat][orphan])


def test_what_is_imagined_is_as_likely_as_what_is_believed() -> None:
    table = Table(3).orphans(a="1 2", b="4 5 7 8 10 13", c="11 12 14 15 16 17 18")
    state, mind, rng = table.state, mind_of(table), Rng(1)
    memory = [0.0] * (codes.SEATS_MAX * codes.ORPHANS)
    memory[1 * 18 + 6] = 2.5
    mind.recall(memory)
    odds = mind.guesses(state, 0)[1][6]
    hits, tries = 0, 400
    for _ in range(tries):
        imagined = state.copy()
        mind.imagine(imagined, 0, rng)
        assert [imagined.cards_of(seat).bit_count() for seat in range(3)] == [3, 3, 3]
        assert imagined.cards_of(0) == state.cards_of(0)
        assert imagined.boxed.bit_count() == 3
        assert all(imagined.children_of(seat) for seat in range(3))
        hits += imagined.owner_of(6) == 1
    assert hits / tries == pytest.approx(odds, abs=0.1)
    assert odds > 0.5


def test_hiding_speaks_for_an_owner_and_digging_out_against() -> None:
    table = Table(3).turn(2).play("roll hide")
    mind = mind_of(table)
    mind.notice(table.state, 1, GAME.read_action("hide 9"))
    mind.notice(table.state, 2, GAME.read_action("hide 16"))
    guesses, even = mind.guesses(table.state, SPECTATOR), mind.even_guesses(table.state, SPECTATOR)
    assert guesses[1][8] > 1.5 * even[1][8]
    assert guesses[2][15] > 1.5 * even[2][15]
    mind.forget()
    assert mind.memory() == [0.0] * 108


def test_an_effort_of_zero_makes_nothing_of_it() -> None:
    table = Table(3).turn(2).play("roll hide")
    mind = mind_of(table)
    mind.notice(table.state, 1, GAME.read_action("hide 9"))
    mind.effort = 0
    assert mind.guesses(table.state, SPECTATOR)[1][8] == pytest.approx(3 / 18)


def test_what_everybody_saw_is_remembered_alike() -> None:
    """By the driver, and by whoever goes through a record, at once or step by step; a step taken back is forgotten."""
    match = Match(GAME, 2)
    told: list[list[float]] = []

    class Listener:
        """A bot that is told, and keeps it."""

        name, is_repeatable = "listener", True

        def __init__(self) -> None:
            self.bot = make_bot("hider", GAME)

        def recall(self, memory: list[float]) -> None:
            told.append(memory)

        def choose(self, imagined: Any, seat: int, rng: Rng) -> int:
            assert remember(match) == told[-1]
            return self.bot.choose(imagined, seat, rng)

    play_out(match, [Listener(), Listener()], 5)
    assert any(told[-1])
    other = Match(GAME, 2)
    for line in match.steps:
        if line.by == "chance":
            other.deal(GAME.read_outcome(line.do))
        else:
            other.act(line.by, GAME.read_action(line.do))
    assert remember(other) == remember(match)
    listener = Listener()
    remind(listener, match)
    assert told[-1] == remember(match)
    remind(make_bot("random", GAME), match)


def test_other_games_have_nothing_to_remember() -> None:
    assert remember(Match(find_game("darkhouse"), 2)) == []


def test_a_step_taken_back_is_forgotten() -> None:
    table = Table(2).turn(1)
    fresh = Match(GAME, 2)
    assert remember(fresh) == [0.0] * 108
    play = Rng(3)
    state: Any = fresh.state
    while state.phase != codes.ACTING or state.face != codes.HIDE_FACE:
        if fresh.state.is_chance():
            fresh.deal_from(play)
        else:
            fresh.act(fresh.state.mover, fresh.state.legal_actions(fresh.state.mover)[-1])
    before = remember(fresh)
    hiding = [each for each in fresh.state.legal_actions(fresh.state.mover) if codes.HIDE <= each < codes.UNHIDE]
    fresh.act(fresh.state.mover, hiding[0])
    assert remember(fresh) != before
    fresh.take_back()
    assert remember(fresh) == before
    assert table.state.seats == 2


# ---- bots ----------------------------------------------------------------------------------------------------


def few_orphans(seats: int, **options: Any) -> Any:
    """A position that is near its end."""
    table = Table(seats, **options).orphans(a="1 7", b="4 16", c="10", d="(2) 13 17")
    table.state.telling = False
    return table.turn(1).state


@pytest.mark.parametrize("name", ["hider", "shower", "hunter", "greedy", "level:1", "level:3:cautious"])
def test_they_play_to_the_end(name: str) -> None:
    match = Match(GAME, 2)
    play_out(match, [make_bot(name, GAME), make_bot("hunter", GAME)], 2)
    assert match.state.is_over()


@pytest.mark.parametrize("level", ["level:4", "level:5:hunter"])
def test_the_upper_levels_search(level: str) -> None:
    table = Table(3).orphans(a="1 4", b="7").rath("a").turn(1).play("roll hide")
    bot: Any = make_bot(level, GAME)
    bot.level = msgspec.structs.replace(bot.level, iterations=24)
    remind(bot, table.match)
    assert bot.choose(table.state.copy(), 0, Rng(1)) in table.state.legal_actions(0)
    assert len(bot.thoughts()) == len(table.state.legal_actions(0))


def test_a_hider_attacks_its_own_if_there_is_nobody_else() -> None:
    table = Table(3).orphans(a="1 2", b="(4)", c="(7)").rath("a").boogey(1)
    assert make_bot("hider", GAME).choose(table.state.copy(), 0, Rng(1)) in table.state.legal_actions(0)


def test_a_search_chooses_the_same_whatever_the_others_hold() -> None:
    table = Table(3).orphans(a="1 4 7 13", b="8 14", c="(5) 10").rath("a").boogey(1)
    bot: Any = make_bot("level:4", GAME)
    bot.level = msgspec.structs.replace(bot.level, iterations=24)
    found = []
    for number in range(3):
        found.append(bot.choose(imagine(table.state, 0, Rng(number)), 0, Rng(1)))
        found += bot.thoughts()
    assert found[: len(found) // 3] * 3 == found


def test_whoever_is_not_asked_could_show_any_card() -> None:
    table = Table(3).turn(1).play("roll hide")
    assert mind_of(table).preferences(table.state, 1) == pytest.approx([1 / 3] * 3)


@pytest.mark.parametrize(
    "options",
    [{"teams": True, "fate": "rooms"}, {"locked_rooms": "any_lock"}, {"boogey": "boyden", "dawn": 3}],
)
def test_habits_are_legal(options: dict[str, Any]) -> None:
    """And no card is shown out of habit."""
    for seed in range(12):
        state, rng = GAME.set_up(4 if seed % 2 else 6, options, {}).copy(), Rng(seed)
        while not state.is_over():
            seat = state.mover
            if seat == CHANCE:
                state.apply(CHANCE, state.draw(rng))
            else:
                action = act_by_habit(state, seat, rng)
                assert action in state.legal_actions(seat)
                assert not codes.REVEAL <= action < codes.NOTHING
                state.apply(seat, action)


@pytest.mark.parametrize("options", [{"teams": True, "fate": "rooms"}, {}])
def test_a_mind_plays_against_itself(options: dict[str, Any]) -> None:
    state = few_orphans(4, **options)
    assert GAME.mind is not None
    mind: Any = GAME.mind(state)
    rows = play_game(mind, state, Rng(1))
    assert {len(row) for row in rows} == {4 * codes.TERMS}
    assert state.is_over()


def test_signs_are_collected_to_learn_from() -> None:
    state = few_orphans(4)
    assert GAME.mind is not None
    mind: Any = GAME.mind(state)
    rows = watch_game(mind, state, Rng(1), 2)
    assert {len(row) for row in rows} == {2 + codes.SIGNS}
    assert {row[0] for row in rows} == {0.0, 1.0}
    assert any(any(row[2:]) for row in rows)


@pytest.mark.skipif(BUILD.kind != "compiled", reason="too slow uncompiled")
def test_learning_gives_weights_for_every_number_of_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    monkeypatch.setattr(training, "ROUNDS", 1)
    monkeypatch.setattr(training, "GAMES", 2)
    monkeypatch.setattr(training, "GAMES_WATCHED", 2)

    class Silent:
        """Shows nothing."""

        def show(self, done: int, total: int, what: str) -> None:
            """Nothing."""

    training.train(Training(GAME, 1, tmp_path / "half", tmp_path, Silent(), "train"))
    learned = tomllib.loads((tmp_path / "learned" / "outlook.toml").read_text())
    assert {f"seats_{seats}" for seats in GAME.seats} | {"signs"} == set(learned["numbers"])
    assert {len(each) for each in learned["numbers"].values()} == {codes.TERMS, codes.SIGNS}
