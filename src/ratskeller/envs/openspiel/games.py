"""Our games and their states as OpenSpiel asks for them: chance is explicit, and seats act one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import pyspiel

from ratskeller.catalogue import GAMES
from ratskeller.envs.openspiel.observers import Observer
from ratskeller.envs.openspiel.parameters import PLAYERS, RECALL, parameters, settings
from ratskeller.kernel.numbers import CHANCE
from ratskeller.library.names import BadCall
from ratskeller.library.opening import make

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ratskeller.kernel.game import Game
    from ratskeller.library.environment import Environment

SEEDS = 2**53  # as many as a number from 0 to 1 tells apart


def register() -> None:
    """Make all games known to `pyspiel.load_game`, each by a class of its own.

    OpenSpiel lets go of what it knows when Python has ended already, which a function would not survive.
    """
    for game in GAMES.values():
        pyspiel.register_game(game_type(game), type(game.name, (SpielGame,), {"game": game}))


def load(text: str) -> SpielGame:
    """A game as OpenSpiel writes it; as `pyspiel.load_game`, but pickles that name this one register the games."""
    made: SpielGame = pyspiel.load_game(text)
    return made


def game_type(game: Game) -> pyspiel.GameType:
    """What is the same at all tables of a game."""
    kind = pyspiel.GameType
    shares = kind.Utility.CONSTANT_SUM if game.seats[0] > 1 else kind.Utility.GENERAL_SUM  # alone one can only lose
    secrets, none = kind.Information.IMPERFECT_INFORMATION, kind.Information.PERFECT_INFORMATION
    return kind(
        short_name=game.name,
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=secrets if game.has_secrets else none,
        utility=shares,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it says no types
    """A game at a table for so many. Returns are one whole win, shared among the winners."""

    game: ClassVar[Game]

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        """`given`: the parameters that differ, or all."""
        game = self.game
        told = parameters(game) | dict(given or {})
        if told[RECALL] < 1:
            raise BadCall(f"The steps that are recalled are 1 or more, not {told[RECALL]!r}.")
        self.first: Environment = make(game.name, seed=0, deals=False, **settings(game, told))
        self.recall: int = told[RECALL]
        self.outcomes_end: int = max(game.outcome_codes()) + 1
        self.write_outcome = game.write_outcome
        info = pyspiel.GameInfo(
            num_distinct_actions=self.first.action_count,
            max_chance_outcomes=self.outcomes_end,
            num_players=told[PLAYERS],
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if game.seats[0] > 1 else None,
            max_game_length=game.steps_max,
        )
        super().__init__(game_type(game), info, dict(given or {}))

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def new_initial_state(self) -> SpielState:
        """Before the first step, be it of chance."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No game has more steps of any kind."""
        return self.first.steps_max

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """What writes observations, or with perfect recall information states."""
        if params:
            raise BadCall(f"Observations have no parameters, so not {dict(params)!r}.")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]  # it says no types
    """A position. An action that is not legal is an error, and nothing has changed."""

    def __init__(self, game: SpielGame) -> None:
        """The first one; `SpielGame.new_initial_state` makes it."""
        super().__init__(game)
        self._env: Environment | None = None  # its own game, from the first step on: copies need not copy two
        self._turn: int | None = None  # who acts before the other seats that are waited for

    @property
    def env(self) -> Environment:
        """The game behind it, to ask; not to play."""
        first: Environment = self.get_game().first
        return first if self._env is None else self._env

    def current_player(self) -> int:
        """The seat that must act; one after the other, where several are waited for."""
        env = self.env
        if self._turn is not None:
            return self._turn
        if env.mover is not None:
            return env.mover
        return int(pyspiel.PlayerId.CHANCE if env.is_chance else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.env.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may come, each with how likely it is."""
        return [(outcome, chance) for outcome, chance in self.env.outcomes() if chance > 0]

    def _apply_action(self, action: int) -> None:
        env = self.env
        if self._env is None:
            env = env.copy()
        if env.is_chance:
            env.deal(action)
        else:
            env.step(action, self._turn)
        self._env, self._turn = env, None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return str(self.get_game().write_outcome(action))
        return self.env.write_action(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.env.is_over

    def returns(self) -> list[float]:
        """Nothing, until the game has ended."""
        return self.env.rewards

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state with the same information state of a player, in which all that it cannot know is made up.

        What was done is not made up with it: its `history` begins anew. Who has answered a secret question is made up,
        too, but not whose turn it is.
        """
        made, turn = SpielState(self.get_game()), self.current_player()
        made._env = self.env.resample(player, int(sampler() * SEEDS))
        made._turn = turn if turn in made._env.movers else None
        return made

    def __str__(self) -> str:
        position = self.env._state.digest()  # noqa: SLF001  (one of the family)
        return f"{self.env.prompt()} (step {len(self.env.steps)}, position {position:016x})"
