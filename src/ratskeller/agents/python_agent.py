"""An agent in this process: an object that is made anew for every game and seat, and asked for its choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.agents.loading import told
from ratskeller.agents.protocol import listed, question, read_choice, welcome
from ratskeller.bots.bot import BadBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.rng import Rng
    from ratskeller.kernel.state import State


class PythonAgent:
    """Makes the object for each game. It is taken at its word that the same seed gives the same choices."""

    is_repeatable = True

    def __init__(self, name: str, game: Game, make: Callable[[Any], Any]) -> None:
        """Play by what `make` gives when it is told of a game."""
        self.name, self.game, self._make = name, game, make

    def sit_down(self, seats: int, seat: int, seed: int) -> SittingPython:
        """A new object for a seat."""
        try:
            made = self._make(welcome(self.game, seats, seat, seed))
        except (Exception, SystemExit) as error:  # noqa: BLE001  (a program of somebody else's)
            raise BadBot(f"The bot {self.name} could not sit down in seat {seat}: {told(error)}.") from None
        if not callable(getattr(made, "choose", None)):
            what = type(made).__name__
            raise BadBot(f"The bot {self.name} gave {what} for a game; expected an object with choose(question).")
        return SittingPython(self, made)

    def choose(self, imagined: State, seat: int, rng: Rng) -> int:
        """One choice alone, as if the game began with it."""
        return self.sit_down(imagined.seats, seat, rng.seed).choose(imagined, seat, rng)


class SittingPython:
    """Such an object in its seat."""

    is_repeatable = True

    def __init__(self, agent: PythonAgent, made: Any) -> None:
        """It has been told of the game."""
        self.name, self._game, self._made = agent.name, agent.game, made

    def choose(self, imagined: State, seat: int, rng: Rng) -> int:  # noqa: ARG002  (it has a seed of its own)
        """What the object says."""
        asked = question(imagined, seat, len(self._game.action_codes()))
        try:
            given = self._made.choose(asked)
        except (Exception, SystemExit) as error:  # noqa: BLE001  (a program of somebody else's)
            raise BadBot(
                f"The bot {self.name} in seat {seat} broke down: {told(error)}; expected {listed(self._game, asked)}."
            ) from None
        return read_choice(self._game, self.name, seat, asked, given)

    def get_up(self) -> None:
        """Nothing is kept."""
        self._made = None
