"""An agent in a process of its own, in any language: JSON lines on its standard streams (docs/agents.md).

Every seat of every game has its own process, so that nobody can know from one what only another may. One that says
that it can begin again is given another game later, after this one.
"""

from __future__ import annotations

import os
import shlex
import shutil
import weakref
from typing import TYPE_CHECKING

import msgspec

from ratskeller.agents.protocol import brief, listed, question, read_choice, welcome
from ratskeller.agents.talking import Gone, Silent, Talking
from ratskeller.bots.bot import BadBot
from ratskeller.kernel.errors import BadSetup

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.rng import Rng
    from ratskeller.kernel.state import State

PROCESS = "process:"
READY = '{"ready": true}'


class Ready(msgspec.Struct):
    """What an agent answers to its welcome."""

    ready: bool
    again: bool = False  # whether it can be welcomed to another game, of which it must not know the one before


class Answer(msgspec.Struct):
    """What it answers to a question: an action by number or notation."""

    action: int | str


def read_command(name: str) -> list[str]:
    """The program and its arguments; whether it is there is seen before anything is played."""
    try:
        words = shlex.split(name.removeprefix(PROCESS), posix=os.name != "nt")
    except ValueError:
        words = []
    if not words:
        raise BadSetup(f"{name!r} names no agent; expected process:COMMAND, such as process:./my_bot.")
    if shutil.which(words[0]) is None:
        raise BadSetup(f"{words[0]} cannot be started: there is no such program, or it may not be run.")
    return words


class ProcessAgent:
    """Starts the processes. An agent is taken at its word that the same seed gives the same choices."""

    is_repeatable = True

    def __init__(self, name: str, game: Game, command: list[str], patience: float) -> None:
        """`patience`: how many seconds each answer may take."""
        self.name, self.game, self.patience = name, game, patience
        self._command = command
        self._idle: list[Talking] = []
        weakref.finalize(self, _end_all, self._idle)

    def sit_down(self, seats: int, seat: int, seed: int) -> SittingProcess:
        """A process for a seat; it gets ready while others do."""
        talking = self._idle.pop() if self._idle else Talking(self._command)
        sitting = SittingProcess(self, talking, seat)
        sitting.tell(welcome(self.game, seats, seat, seed))
        return sitting

    def choose(self, imagined: State, seat: int, rng: Rng) -> int:
        """One choice alone, as if the game began with it."""
        sitting = self.sit_down(imagined.seats, seat, rng.seed)
        try:
            return sitting.choose(imagined, seat, rng)
        finally:
            sitting.get_up()

    def take_back(self, talking: Talking) -> None:
        """Keep a process that can begin again."""
        self._idle.append(talking)


class SittingProcess:
    """A process in its seat."""

    is_repeatable = True

    def __init__(self, agent: ProcessAgent, talking: Talking, seat: int) -> None:
        """It is still to be told of the game."""
        self.name = agent.name
        self._agent, self._talking, self._seat = agent, talking, seat
        self._ready: Ready | None = None
        self._is_well = False  # between two answers, and ready for the next
        self._forgotten = weakref.finalize(self, talking.end)

    def choose(self, imagined: State, seat: int, rng: Rng) -> int:  # noqa: ARG002  (it has a seed of its own)
        """What the process answers."""
        if self._ready is None:
            self._get_ready()
        game = self._agent.game
        asked = question(imagined, seat, len(game.action_codes()))
        expected = f'{{"action": …}} with {listed(game, asked)}'
        self._is_well = False
        self.tell(asked, expected)
        line = self._hear(expected)
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise self._bad(f"answered {brief(_text(line))}", expected) from None
        action = read_choice(game, self.name, seat, asked, answer.action)
        self._is_well = True
        return action

    def tell(self, message: object, expected: str = READY) -> None:
        """Send one message."""
        if self._talking.has_news():
            raise self._bad(f"wrote {brief(_text(self._hear(expected)))} before it was asked", expected)
        self._talking.tell(msgspec.json.encode(message))

    def get_up(self) -> None:
        """End the process, or keep it for another game if it can begin again."""
        self._forgotten.detach()
        if self._is_well and self._ready is not None and self._ready.again:
            self._agent.take_back(self._talking)
        else:
            self._talking.end()

    def _get_ready(self) -> None:
        line = self._hear(READY)
        try:
            self._ready = msgspec.json.decode(line, type=Ready)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            self._ready = None
        if self._ready is None or not self._ready.ready:
            raise self._bad(f"answered its welcome with {brief(_text(line))}", READY)

    def _hear(self, expected: str) -> bytes:
        try:
            return self._talking.hear(self._agent.patience)
        except Silent:
            raise self._bad(f"has said nothing for {self._agent.patience:g} seconds", expected) from None
        except Gone:
            raise self._bad(self._how_it_ended(), expected) from None

    def _how_it_ended(self) -> str:
        code = self._talking.end()
        if code is None:
            return "closed its output"
        return f"ended with the exit code {code}" if code >= 0 else f"was ended by the signal {-code}"

    def _bad(self, what: str, expected: str) -> BadBot:
        self._talking.end(at_once=True)
        return BadBot(f"The bot {self.name} in seat {self._seat} {what}; expected {expected}.")


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace")


def _end_all(idle: list[Talking]) -> None:
    for talking in idle:
        talking.end()
