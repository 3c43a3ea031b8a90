"""Bots and agents by the names one asks for them with: what the lab and programs play with, and no server ever."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.agents.loading import PYTHON, load
from ratskeller.agents.process_agent import PROCESS, ProcessAgent, read_command
from ratskeller.agents.python_agent import PythonAgent
from ratskeller.bots.registry import KINDS as BOTS
from ratskeller.bots.registry import make_bot, split_names

if TYPE_CHECKING:
    from ratskeller.bots.bot import Bot
    from ratskeller.kernel.game import Game

PATIENCE = 60.0  # seconds that an agent has for an answer
KINDS = f"{BOTS}, and agents of your own: python:MODULE:NAME or process:COMMAND (docs/agents.md)"


def find_bot(name: str, game: Game, patience: float = PATIENCE) -> Bot:
    """A bot of ours, or an agent by its import path or its command."""
    if name.startswith(PYTHON):
        return PythonAgent(name, game, load(name))
    if name.startswith(PROCESS):
        return ProcessAgent(name, game, read_command(name), patience)
    return make_bot(name, game)


def find_bots(names: str, seats: int, game: Game) -> list[Bot]:
    """The same for all seats, from names with commas between them; one alone sits everywhere."""
    return [find_bot(name, game) for name in split_names(names, seats)]
