"""How good the others shall be, asked before a game in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.bots.company import USUAL, level_line, level_strength, level_title
from ratskeller.cli.words import DOOR
from ratskeller.kernel.levels import LEVELS
from ratskeller.kernel.words import word

if TYPE_CHECKING:
    from ratskeller.cli.terminal_screen import Screen
    from ratskeller.kernel.game import Game


def ask_level(screen: Screen, game: Game) -> str:
    """One of the five levels; Enter for the usual one."""
    screen.show()
    screen.say(DOOR("how-good"), "bold")
    screen.show_meanings((str(number), _describe(number, game, screen.language)) for number in LEVELS)
    while typed := screen.ask(DOOR("which-level", usual=USUAL.removeprefix("level:"))):
        if typed in map(str, LEVELS):
            return f"level:{typed}"
        screen.say(DOOR("no-such-level", text=typed))
    return USUAL


def _describe(number: int, game: Game, language: str) -> str:
    strength = level_strength(number, game)
    sentences = [level_line(number), *([strength] if strength else [])]
    return f"{level_title(number).word(language)}. {' '.join(word(each, language) for each in sentences)}"
