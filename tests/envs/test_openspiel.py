"""OpenSpiel: its makers' own tests for all games at two seat counts each, resampling, and what is refused."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")

from open_spiel.python.algorithms.generate_playthrough import playthrough  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402
from open_spiel.python.rl_environment import Environment  # noqa: E402

import ratskeller as rk  # noqa: E402
from ratskeller.catalogue import GAMES  # noqa: E402
from ratskeller.envs.openspiel import SpielGame  # noqa: E402
from ratskeller.extras import PackagesMissing, require  # noqa: E402
from ratskeller.kernel.errors import BadSetup  # noqa: E402
from tests.conformance.traits import traits  # noqa: E402
from tools import plain_rats  # noqa: E402

if TYPE_CHECKING:
    from ratskeller.envs.openspiel import SpielState

TABLES = [(name, seats) for name, game in GAMES.items() for seats in (game.seats[0], game.seats[-1])]
SMALL = [(name, game.seats[0] + more) for name, game in GAMES.items() for more in (0, 1)]


def named(name: str, seats: int) -> str:
    """A short game at a table for so many, as OpenSpiel writes it."""
    more = [f",{option}={value}" for option, value in traits(GAMES[name]).short.items()]
    return f"{name}(players={seats}{''.join(more)})"


def opened(name: str, seats: int) -> SpielGame:
    """The same, loaded."""
    game = pyspiel.load_game(named(name, seats))
    assert isinstance(game, SpielGame)
    return game


def play(state: SpielState, chance: np.random.Generator, steps: int) -> SpielState:
    """So many steps at random, or to the end."""
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_makers_simulation(name: str, seats: int) -> None:
    """Clones, legal actions, masks, chances, tensors, histories and serialised states, all along a random game."""
    pyspiel.random_sim_test(opened(name, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), SMALL)
def test_the_makers_playthrough(name: str, seats: int) -> None:
    text = playthrough(named(name, seats), None, seed=1)
    assert text.count("IsTerminal() = True") == 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_resampling_from_an_information_state(name: str, seats: int) -> None:
    game, chance = opened(name, seats), np.random.default_rng(1)
    state, tried = game.new_initial_state(), 0
    while not state.is_terminal() and tried < 12:
        play(state, chance, 7)
        for player in range(seats):
            made = state.resample_from_infostate(player, chance.random)
            assert made.information_state_string(player) == state.information_state_string(player)
            assert made.information_state_tensor(player) == state.information_state_tensor(player)
            assert made.observation_tensor(player) == state.observation_tensor(player)
            assert made.is_terminal() == state.is_terminal()
            if state.current_player() == player:
                assert made.current_player() == player
                assert made.legal_actions() == state.legal_actions()
            assert str(pickle.loads(pickle.dumps(made))) == str(made)  # noqa: S301
        tried += 1
    end = play(made, chance, game.max_game_length())
    assert sum(end.returns()) == pytest.approx(1) or seats == 1


def test_what_a_player_cannot_know_is_made_up_in_every_way_that_it_may_be() -> None:
    game = pyspiel.load_game("rats_in_the_walls(players=3,start=agreed)")
    state = game.new_initial_state()
    state.apply_action(state.string_to_action("peek"))
    state.apply_action(state.string_to_action("roll 2"))
    chance = np.random.default_rng(1)
    made = [state.resample_from_infostate(1, chance.random) for _ in range(200)]
    shown = [each.env.layout.read(each.env.observe(0)) for each in made]
    shares = {
        rats: sum((each["ones"][0], each["twos"][0]) == rats for each in shown) / 200 for rats in ((0, 0), (0, 1))
    }
    assert shares[0, 0] == pytest.approx(2 / 3, abs=0.2)
    assert shares[0, 1] > 0
    assert {each.resample_from_infostate(0, lambda: 0.5).information_state_string(0) for each in made[:20]} <= {
        each.information_state_string(0) for each in made
    }


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_game_that_the_library_has(name: str) -> None:
    game = opened(name, 2 if 2 in GAMES[name].seats else 3)
    state, chance = game.new_initial_state(), np.random.default_rng(3)
    for _ in range(20):
        play(state, chance, 10)
        env = state.env
        for player in range(game.num_players()):
            assert state.information_state_string(player) == env.info_state(player)
            assert state.observation_tensor(player) == pytest.approx(env.layout.planes(env.observe(player)), abs=1e-6)
        if not state.is_terminal() and not state.is_chance_node():
            assert state.legal_actions() == env.legal()
            texts = [state.action_to_string(action) for action in state.legal_actions()]
            assert [env.read_action(text) for text in texts] == state.legal_actions()
    assert state.returns() == (env.rewards if state.is_terminal() else [0.0] * game.num_players())


def test_copies_are_independent() -> None:
    first = opened("house_of_rath", 2).new_initial_state()
    state = play(first, np.random.default_rng(1), 30)
    copied, kept = state.clone(), str(state)
    assert copied.history() == state.history()
    play(copied, np.random.default_rng(2), 5)
    assert str(state) == kept != str(copied)
    assert str(opened("house_of_rath", 2).new_initial_state()) != kept


def test_what_is_public_and_what_was_seen_last() -> None:
    game = pyspiel.load_game("rats_in_the_walls(players=3,start=agreed,recall=4)")
    state = game.new_initial_state()
    for step in ("peek", "roll 2", "announce 2"):
        state.apply_action(state.string_to_action(step))
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recall.set_from(state, 1)
    assert recall.dict["steps"][:, :6].tolist() == [
        [1, 1, 0, 0, 0, 1],  # the seat that comes last from here announced
        [1, 0, 0, 0, 0, 0],  # it saw something
        [1, 1, 0, 0, 0, 1],
        [0, 0, 0, 0, 0, 0],
    ]
    bits = recall.dict["steps"][0, 6:].tolist()
    assert sum(int(bit) << place for place, bit in enumerate(bits)) == state.env.read_action("announce 2")
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    assert public.string_from(state, 0) == public.string_from(state, 2)
    assert "seat=0 " in public.string_from(state, 0)
    assert "seat=2 " in state.observation_string(1)


def test_options_and_packs_are_parameters() -> None:
    game = pyspiel.load_game("darkhouse(players=2,games=1,board_pack=ring)")
    assert game.new_initial_state().env.packs == {"board": "ring"}
    assert game.new_initial_state().env.options["games"] == 1
    assert game.get_type().parameter_specification["x_penalty"] == "each"
    assert str(pickle.loads(pickle.dumps(game))) == str(game)  # noqa: S301


def test_algorithms_of_its_own_play_and_learn() -> None:
    game = opened("rats_in_the_walls", 3)
    state = play(game.new_initial_state(), np.random.default_rng(1), 12)
    bot = ISMCTSBot(
        game, RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 20, random_state=np.random.RandomState(1)
    )
    while state.is_chance_node():
        play(state, np.random.default_rng(1), 1)
    assert bot.step(state) in state.legal_actions()
    table = Environment(game)
    seen = table.reset()
    assert len(seen.observations["info_state"][0]) == table.observation_spec()["info_state"][0]


WRONG: dict[str, tuple[type[Exception], str, str]] = {
    "no such seats": (BadSetup, "takes 3 to 12", "rats_in_the_walls(players=2)"),
    "no such value": (BadSetup, "'start'", "rats_in_the_walls(start=never)"),
    "no such pack": (BadSetup, "'gold'", "rats_in_the_walls(payout_pack=gold)"),
    "no such parameter": (pyspiel.SpielError, "seats", "rats_in_the_walls(seats=3)"),
    "nothing is recalled": (rk.BadCall, "1 or more, not 0", "rats_in_the_walls(recall=0)"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_game_that_cannot_be_loaded_says_why(what: str) -> None:
    error, message, text = WRONG[what]
    with pytest.raises(error, match=message):
        pyspiel.load_game(text)


def test_wrong_steps_change_nothing() -> None:
    state = pyspiel.load_game("rats_in_the_walls(start=agreed)").new_initial_state()
    for action, message in ((16, "Legal for seat 0 now: peek"), (99, "from 0 to 28, not 99")):
        with pytest.raises(rk.RatskellerError, match=message):
            state.apply_action(action)
    assert state.history() == state.env.steps == []
    state.apply_action(state.string_to_action("peek"))
    with pytest.raises(rk.BadCall, match="cannot come now; expected one of these: roll none, roll 2, roll 1"):
        state.apply_action(20)
    assert len(state.history()) == 1
    end = play(state.clone(), np.random.default_rng(1), 10_000)
    with pytest.raises(rk.Refused, match="The game is over"):
        end.apply_action(0)
    game: Any = state.get_game()
    with pytest.raises(rk.BadCall, match="have no parameters"):
        game.make_py_observer(None, {"size": 1})
    with pytest.raises(rk.BadCall, match="not of all players"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_rats_in_plain_python_are_the_same_game(seats: int) -> None:
    """What is measured beside the compiled rules must do all that they do."""
    plain_rats.register()
    ours, plain = (pyspiel.load_game(f"{name}(players={seats})") for name in ("rats_in_the_walls", plain_rats.NAME))
    chance = np.random.default_rng(seats)
    for _ in range(20):
        state, other = ours.new_initial_state(), plain.new_initial_state()
        while not state.is_terminal():
            assert other.current_player() == state.current_player()
            assert other.legal_actions() == state.legal_actions()
            if state.is_chance_node():
                assert dict(other.chance_outcomes()) == pytest.approx(dict(state.chance_outcomes()))
            step = int(chance.choice(state.legal_actions()))
            state.apply_action(step)
            other.apply_action(step)
        assert other.is_terminal()
        assert other.returns() == pytest.approx(state.returns())
    pyspiel.random_sim_test(plain, num_sims=1, serialize=True, verbose=False)


def test_what_is_not_installed_is_said_in_a_sentence() -> None:
    """Only some systems have OpenSpiel, so that the extra alone does not tell."""
    require("openspiel", "open_spiel")
    with pytest.raises(PackagesMissing, match="The openspiel's packages are not installed; `pip install"):
        require("openspiel", "no_such_package")
