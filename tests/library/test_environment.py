"""One game for a program: in every game the same questions, and a wrong call changes nothing."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

import ratskeller as rk
from ratskeller.catalogue import GAMES
from ratskeller.kernel.errors import BadRecord, BadSetup, BadText, UnknownGame
from ratskeller.kernel.record import read_record, write_record
from ratskeller.kernel.replay import play_on, verify
from ratskeller.kernel.rng import Rng
from tests.conformance.play import UNCOMPILED
from tests.conformance.traits import traits
from tools.every_game import SMALLEST

if TYPE_CHECKING:
    from collections.abc import Callable

    from ratskeller.kernel.game import Game

STEPS = 60 if UNCOMPILED else 400


@pytest.fixture(autouse=True)
def _smallest_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The smallest game can be asked for by its name here."""
    monkeypatch.setitem(GAMES, SMALLEST.name, SMALLEST)


def opened(game: Game, **settings: Any) -> rk.Environment:
    """A short game at the table with the fewest seats."""
    return rk.make(game.name, options=dict(traits(game).short), **{"seats": game.seats[0], "seed": 7, **settings})


def play_some(env: rk.Environment, steps: int = STEPS, seed: int = 1) -> rk.Environment:
    """Play at random for a while."""
    rng = Rng(seed)
    for _ in range(steps):
        if env.is_over:
            break
        legal = env.legal()
        env.step(legal[rng.below(len(legal))])
    return env


def everything(env: rk.Environment) -> list[Any]:
    """All that can be asked of an environment."""
    seats = (*range(env.seats), rk.SPECTATOR)
    return [
        (env.name, env.seats, env.options, env.packs, env.seed, env.deals, env.steps, repr(env)),
        (env.mover, env.movers, env.is_chance, env.is_over, env.outcomes()),
        [env.legal(seat) for seat in range(env.seats)],
        [env.observe(seat) for seat in seats],
        [env.info_state(seat) for seat in seats],
        [env.view(seat) for seat in seats],
        (env.rewards, env.scores, env.ranks),
    ]


# ---- playing ---------------------------------------------------------------------------------------------------------


def test_a_whole_game_is_played_and_the_win_is_shared(game: Game) -> None:
    env = play_some(opened(game), 10_000)
    assert env.is_over
    assert (env.mover, env.movers, env.legal(), env.is_chance) == (None, (), [], False)
    ranks = env.ranks
    assert ranks is not None
    assert len(ranks) == len(env.rewards) == env.seats
    assert sum(env.rewards) == pytest.approx(1) or env.seats == 1
    assert len(env.steps) <= env.steps_max


def test_a_mask_says_what_is_legal(game: Game) -> None:
    env = play_some(opened(game), 5)
    mask = env.mask()
    assert len(mask) == env.action_count == len(game.action_codes())
    assert [action for action, is_legal in enumerate(mask) if is_legal] == env.legal() == env.legal(env.mover)


def test_an_observation_fits_the_layout(game: Game) -> None:
    env = opened(game)
    assert len(env.observe()) == env.layout.size
    assert env.layout.read(env.observe(rk.SPECTATOR))["seat"] == (0,)
    assert rk.layout(game.name, env.seats) == env.layout


def test_the_same_seed_brings_the_same_rolls(game: Game) -> None:
    one, other = play_some(opened(game)), play_some(opened(game))
    assert one.steps == other.steps
    assert [play_some(opened(game, seed=seed)).steps for seed in range(4)] != [
        one.steps
    ] * 4 or not game.outcome_codes()


def test_a_reset_begins_another_game_at_the_same_table(game: Game) -> None:
    env = opened(game)
    first = everything(env)
    play_some(env)
    assert env.reset(7) is env
    assert everything(env) == first
    assert env.reset().seed == opened(game).reset().seed != 7


def test_chance_can_be_dealt_by_oneself() -> None:
    env = rk.make("rats_in_the_walls", seats=3, options={"start": "agreed"}, seed=1, deals=False)
    assert (env.mover, env.is_chance) == (0, False)
    env.step("peek")
    assert (env.mover, env.movers, env.is_chance, env.legal()) == (None, (), True, [])
    assert dict(env.outcomes()) == pytest.approx({0: 4 / 6, 6: 1 / 6, 1: 1 / 6})
    env.deal("roll 2")
    assert env.layout.read(env.observe(0))["twos"] == (1,)
    assert env.steps == [(0, 0), (-1, 1)]


def test_chance_dealt_step_by_step_from_the_seed_is_what_it_deals_by_itself(game: Game) -> None:
    env, other = opened(game), opened(game, deals=False)
    rng = Rng(1)
    for _ in range(STEPS):
        while other.is_chance:
            other.deal()
        assert other.steps == env.steps
        if env.is_over:
            break
        action = env.legal()[rng.below(len(env.legal()))]
        env.step(action)
        other.step(action)


def test_several_may_act_at_the_same_time() -> None:
    env = rk.make("darkhouse", seats=3, seed=1)
    found = [env.movers]
    for seat in (2, 1):
        env.step("stop", seat)
        found.append(env.movers)
    assert found == [(0, 1, 2), (0, 1), (0,)]


def test_actions_have_a_notation(game: Game) -> None:
    env = opened(game)
    for action in env.legal():
        assert env.read_action(env.write_action(action)) == action


# ---- information states ----------------------------------------------------------------------------------------------


def test_an_information_state_only_grows(game: Game) -> None:
    env = opened(game)
    rng, seats = Rng(2), (*range(env.seats), rk.SPECTATOR)
    before = dict.fromkeys(seats, "")
    for _ in range(STEPS):
        for seat in seats:
            now = env.info_state(seat)
            assert now.startswith(before[seat])
            before[seat] = now
        if env.is_over:
            break
        env.step(env.legal()[rng.below(len(env.legal()))])


def test_who_has_looked_can_tell_games_apart_that_are_one_to_the_others() -> None:
    found = []
    for roll in ("roll 1", "roll 2"):
        env = rk.make("rats_in_the_walls", seats=3, options={"start": "agreed"}, seed=1, deals=False)
        env.step("peek")
        env.deal(roll)
        env.step("announce 1")
        found.append([env.info_state(seat) for seat in (0, 1, 2, rk.SPECTATOR)])
    one, other = found
    assert one[0] != other[0]
    assert one[1:] == other[1:]


def test_what_was_seen_once_stays_in_the_information_state() -> None:
    """Dice that are gone: the observation forgets them, who has seen them does not."""
    found = []
    for roll in ("roll 1", "roll 2"):
        env = rk.make("rats_in_the_walls", seats=3, options={"start": "agreed"}, seed=1, deals=False)
        env.step("peek")
        env.deal(roll)
        env.step("reroll")
        found.append(env)
    one, other = found
    assert one.observe(0) == other.observe(0)
    assert one.info_state(0) != other.info_state(0)


def test_hidden_steps_are_all_alike_to_those_from_whom_they_are_hidden(game: Game) -> None:
    env = opened(game, deals=False)
    rng, found = Rng(3), 0
    for _ in range(STEPS):
        if env.is_over:
            break
        chance = env.is_chance
        codes = [code for code, _ in env.outcomes()] if chance else env.legal()
        by = -1 if env.mover is None else env.mover
        for viewer in (*range(env.seats), rk.SPECTATOR):
            hidden = [code for code in codes[:6] if env._state.glimpse(viewer, by, code) == -1]
            if hidden:
                found += 1
                assert len({after(env, code).info_state(viewer) for code in hidden}) == 1
        code = codes[rng.below(len(codes))]
        env = after(env, code)
    assert (found > 0) <= game.has_secrets


def after(env: rk.Environment, code: int) -> rk.Environment:
    """A copy with one more step."""
    made = env.copy()
    if made.is_chance:
        made.deal(code)
    else:
        made.step(code)
    return made


def test_a_resample_agrees_with_all_that_the_seat_sees(game: Game) -> None:
    env = play_some(opened(game), 30)
    made = env.resample(0, seed=4)
    assert made.observe(0) == env.observe(0)
    assert made.legal(0) == env.legal(0)
    if not made.is_over:
        made.step(made.choose("random"))
        assert len(made.steps) > len(env.steps)
    with pytest.raises(rk.BadCall, match="made up"):
        made.record()


def test_in_a_resample_the_seat_has_seen_the_same(game: Game) -> None:
    env = play_some(opened(game), 30)
    for made in (env.resample(0, seed=4), env.resample(0, seed=4).resample(0, seed=5)):
        assert made.info_state(0) == env.info_state(0)
        assert made.glimpses(0) == env.glimpses(0)
        again = pickle.loads(pickle.dumps(made))  # noqa: S301
        for _ in range(5):
            if not made.is_over:
                step = made.choose("random")
                made.step(step)
                again.step(step)
        for seat in range(env.seats):
            assert again.info_state(seat) == made.info_state(seat)
        assert made.info_state(0).startswith(env.info_state(0))


def test_what_others_have_seen_is_not_made_up() -> None:
    """Their information states begin with what they know in the position that was made up."""
    env = rk.make("rats_in_the_walls", seats=3, options={"start": "agreed"}, seed=1, deals=False)
    env.step("peek")
    env.deal("roll 2")
    made = next(
        made for made in (env.resample(1, seed=seed) for seed in range(99)) if made.observe(0) != env.observe(0)
    )
    assert made.info_state(0) == "~" + ",".join(map(str, made.observe(0)))
    assert made.info_state(1) == env.info_state(1)


def test_glimpses_are_the_steps_as_a_seat_saw_them() -> None:
    env = rk.make("rats_in_the_walls", seats=3, options={"start": "agreed"}, seed=1, deals=False)
    env.step("peek")
    env.deal("roll 2")
    env.step("announce 2")
    assert env.glimpses(0) == env.steps
    assert env.glimpses(1) == env.glimpses(rk.SPECTATOR) == [env.steps[0], None, env.steps[2]]


def test_a_choice_may_have_a_seed_of_its_own() -> None:
    env, other = (rk.make("rats_in_the_walls", seats=3, options={"start": "agreed"}, seed=1) for _ in range(2))
    chosen = [env.choose("random", seed=seed) for seed in range(20)]
    assert len(set(chosen)) > 1
    assert chosen == [env.choose("random", seed=seed) for seed in range(20)]
    assert [env.choose("random") for _ in range(9)] == [other.choose("random") for _ in range(9)]
    with pytest.raises(rk.BadCall, match="A seed is"):
        env.choose("random", seed=-1)


# ---- copies and records ----------------------------------------------------------------------------------------------


COPIES: dict[str, Callable[[rk.Environment], rk.Environment]] = {
    "copy": rk.Environment.copy,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),  # noqa: S301
}


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_is_the_same_game_and_independent(game: Game, way: str) -> None:
    env = play_some(opened(game), 20)
    kept = everything(env)
    made = COPIES[way](env)
    assert everything(made) == kept
    play_some(made, 20, seed=9)
    assert everything(env) == kept
    assert everything(play_some(env, 20, seed=9)) == everything(made)


def test_copies_carry_options_and_packs_along() -> None:
    sheet = {"rats": next(iter(GAMES["darkhouse"].shipped_packs()["board"]))}
    env = rk.make("darkhouse", seats=2, options={"games": 1}, packs={"board": sheet["rats"]}, seed=1)
    made = pickle.loads(pickle.dumps(env))  # noqa: S301
    assert (made.options, made.packs) == ({"games": 1}, {"board": sheet["rats"]})
    made.options["games"] = 3
    assert env.options == {"games": 1}


def test_a_pickle_is_read_by_another_process(tmp_path: Any) -> None:
    env = play_some(rk.make("rathulhu", seats=3, options={"scores": "hidden"}, seed=5), 40)
    (tmp_path / "env").write_bytes(pickle.dumps(env))
    program = "import pickle, sys; env = pickle.load(open(sys.argv[1], 'rb')); print(env, env.observe(0))"
    ran = subprocess.run([sys.executable, "-c", program, tmp_path / "env"], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == f"{env} {env.observe(0)}"


def test_records_go_out_and_come_in_again(game: Game) -> None:
    env = play_some(opened(game))
    text = env.record()
    made = rk.read(text)
    assert everything(made) == everything(env)
    assert made.record() == text
    assert play_some(made, 10).steps == play_some(env, 10).steps


def test_a_record_of_a_whole_game_is_verified(game: Game) -> None:
    env = play_some(opened(game), 10_000)
    verdict = verify(game, read_record(env.record()))
    assert verdict.finished
    assert verdict.rolls_derived


def test_a_record_of_rolls_of_ones_own_names_no_seed() -> None:
    env = rk.make("rats_in_the_walls", options={"start": "agreed"}, seed=1, deals=False)
    env.step("peek")
    env.deal(6 if env.copy().deal() != 6 else 1)
    assert read_record(env.record()).header.seed is None
    assert rk.read(env.record()).steps == env.steps


def test_a_branch_is_no_environment() -> None:
    whole = read_record(play_some(rk.make("rathulhu", seed=1), 20).record())
    match = play_on(GAMES["rathulhu"], whole, 9, None, names=[], bots=[], seed=2)
    text = write_record(match.record())
    with pytest.raises(BadRecord, match="branches off"):
        rk.read(text)


# ---- bots ------------------------------------------------------------------------------------------------------------


def test_bots_play_on_by_name(game: Game) -> None:
    env = opened(game).play_out("random")
    assert env.is_over
    assert env.steps == opened(game).play_out("random").steps


def test_each_seat_has_a_bot_of_its_own() -> None:
    env = rk.make("rats_in_the_walls", seats=3, seed=3).play_out("doubter", "honest", "level:2")
    assert env.is_over
    assert verify(GAMES["rats_in_the_walls"], read_record(env.record())).rolls_derived


def test_a_bot_with_a_memory_recalls_what_was_done() -> None:
    """A bot that is asked late knows what one knows that was asked all along."""
    env = play_some(rk.make("house_of_rath", seats=3, seed=2), 30)
    often, once = env.copy(), env.copy()
    for _ in range(3):
        copy.copy(often).choose("level:2")
    assert often.choose("level:2") == once.choose("level:2")


@pytest.mark.parametrize("name", GAMES)
def test_bots_know_nothing_of_the_game_before(name: str) -> None:
    options = dict(traits(GAMES[name]).short)
    often = rk.make(name, options=options, seed=1).play_out("greedy").reset(2).play_out("greedy")
    assert often.steps == rk.make(name, options=options, seed=2).play_out("greedy").steps


def test_a_bot_is_dealt_chance_too() -> None:
    assert rk.make("rats_in_the_walls", seed=1, deals=False).play_out("random").is_over


# ---- wrong calls -----------------------------------------------------------------------------------------------------

WRONG: dict[str, tuple[type[Exception], str, Callable[[rk.Environment], object]]] = {
    "an action that is not legal": (rk.Refused, r"Legal for seat 0 now: peek, announce", lambda env: env.step("doubt")),
    "an action of no game": (rk.BadCall, "whole number from 0 to 28, not 29", lambda env: env.step(29)),
    "an action below zero": (rk.BadCall, "whole number from 0 to 28, not -1", lambda env: env.step(-1)),
    "an action that is no number": (rk.BadCall, "whole number from 0 to 28, not 1.0", lambda env: env.step(1.0)),  # type: ignore[arg-type]
    "an action that is yes": (rk.BadCall, "not True", lambda env: env.step(True)),
    "a notation of nothing": (BadText, "shout", lambda env: env.step("shout")),
    "an action of another seat": (rk.Refused, "Legal for seat 1 now: nothing", lambda env: env.step("peek", 1)),
    "a seat beyond the table": (rk.BadCall, "from 0 to 2, not 3", lambda env: env.step("peek", 3)),
    "a seat below zero": (rk.BadCall, "from 0 to 2, not -1", lambda env: env.legal(-1)),
    "a viewer that is none": (rk.BadCall, "from 0 to 2, not 'me'", lambda env: env.observe("me")),  # type: ignore[arg-type]
    "a spectator who acts": (rk.BadCall, "from 0 to 2, not -3", lambda env: env.step("peek", rk.SPECTATOR)),
    "a roll that is not due": (rk.Refused, "Nothing is to be rolled", lambda env: env.deal()),
    "an unknown bot": (BadSetup, "There is no bot 'genius'", lambda env: env.choose("genius")),
    "a bot for who has no choice": (rk.Refused, "nothing to choose", lambda env: env.choose("random", 2)),
    "bots for some": (rk.BadCall, "each of the 3 seats, not 2", lambda env: env.play_out("random", "random")),
    "a seed below zero": (rk.BadCall, "from 0 to 2 \\*\\* 64 - 1, not -1", lambda env: env.reset(-1)),
    "a seed in letters": (rk.BadCall, "not '7'", lambda env: env.reset("7")),  # type: ignore[arg-type]
    "a number of no action": (rk.BadCall, "not 400", lambda env: env.write_action(400)),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_call_says_what_was_expected_and_changes_nothing(what: str) -> None:
    error, message, call = WRONG[what]
    env = rk.make("rats_in_the_walls", seats=3, options={"start": "agreed"}, seed=1)
    kept = everything(env)
    with pytest.raises(error, match=message):
        call(env)
    assert everything(env) == kept
    env.step("peek")


def test_nothing_happens_after_the_end() -> None:
    env = rk.make("rats_in_the_walls", seed=1).play_out("random")
    kept = everything(env)
    with pytest.raises(rk.Refused, match="`reset` begins another one"):
        env.step(0)
    with pytest.raises(rk.Refused, match="game is over"):
        env.step(0, seat=1)
    with pytest.raises(rk.Refused, match="No seat must act"):
        env.observe()
    assert everything(env) == kept


def test_chance_goes_first() -> None:
    env = rk.make("rats_in_the_walls", seed=1, deals=False)
    with pytest.raises(rk.Refused, match="rolled or drawn first"):
        env.step(0)
    with pytest.raises(BadText, match="is no outcome"):
        env.deal("roll -")
    with pytest.raises(rk.BadCall, match=r"expected one of these: roll none, .* and 1 more"):
        env.deal(1.5)  # type: ignore[arg-type]
    with pytest.raises(rk.BadCall, match="cannot come now"):
        env.deal(35)
    assert env.steps == []


@pytest.mark.parametrize(
    ("error", "message", "settings"),
    [
        (UnknownGame, "rathulhu", {"game": "rathulu"}),
        (UnknownGame, "this Ratskeller has 'rathulhu-v1'", {"game": "rathulhu-v99"}),
        (rk.BadCall, "by its name", {"game": 7}),
        (BadSetup, "2", {"seats": 9}),
        (BadSetup, "scores", {"options": {"scores": "loud"}}),
        (rk.BadCall, "options are a mapping", {"options": ["hidden"]}),
        (BadSetup, "its kinds are: names", {"packs": {"mythos": "nothing"}}),
        (rk.BadCall, "A seed is a whole number", {"seed": 2**64}),
    ],
)
def test_a_game_that_cannot_be_set_up_says_why(error: type[Exception], message: str, settings: dict[str, Any]) -> None:
    with pytest.raises(error, match=message):
        rk.make(**{"game": "rathulhu", **settings})


def test_a_layout_is_asked_for_with_seats_that_there_are() -> None:
    with pytest.raises(rk.BadCall, match="takes 2 to 5 seats, not 6"):
        rk.layout("rathulhu", 6)


def test_a_record_is_read_from_text_alone() -> None:
    with pytest.raises(rk.BadCall, match="not from bytes"):
        rk.read(b"{}")  # type: ignore[arg-type]


def test_games_have_the_version_of_their_rules_in_their_names() -> None:
    assert "rathulhu-v1" in rk.list_games()
    assert all(rk.make(name, seed=1).name == name for name in rk.list_games())
