"""The end of a game in the terminal: who won, why, and how the dice were decided."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from ratskeller.bots.company import bot_title
from ratskeller.cli.terminal_screen import printable
from ratskeller.cli.terminal_seating import PERSON
from ratskeller.cli.words import DOOR
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.words import COMMON, word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.cli.terminal_art import Art
    from ratskeller.cli.terminal_screen import Screen
    from ratskeller.kernel.match import Match


def show_end(screen: Screen, art: Art, match: Match) -> None:
    """The winner, the clause that ended it, and the last count."""
    end = match.end()
    if end is None:
        return
    ending = match.game.endings[match.state.ending]
    screen.say(match.scene(SPECTATOR, screen.language).prompt, "bold")
    screen.say(COMMON("ended-by-clause", clause=end.clause, says=ending.says))
    screen.show()
    screen.show_indented(final_table(art, match, end.scores, end.ranks, screen.language))


def final_table(art: Art, match: Match, scores: Sequence[int], ranks: Sequence[int], language: str) -> Table:
    """Every seat, best first; if the game itself has won, there are no places."""
    table, say = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0)), DOOR.words(language).say
    table.add_column(say("place"), justify="right")
    table.add_column("")
    table.add_column(art.score(language), justify="right")
    table.add_column(say("played-by"))
    players = match.header.bots or [PERSON] * len(match.names)
    for seat in sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat)):
        style = "bold" if ranks[seat] == 1 else ""
        player = players[seat] if seat < len(players) else ""
        bot = printable(word(bot_title(player, match.game), language))
        played_by = Text(say("person") if player in {PERSON, ""} else bot)
        place = str(ranks[seat]) if ranks[seat] <= len(ranks) else "–"
        table.add_row(place, Text(match.names[seat]), str(scores[seat]), played_by, style=style)
    return table


def show_fairness(screen: Screen, match: Match, path: Path) -> None:
    """How the dice were decided, where the record is, and how to look at it again."""
    seed = match.header.seed
    screen.show()
    screen.say(DOOR("no-seed") if seed is None else DOOR("seed", seed=seed))
    screen.say(DOOR("record-kept"))
    screen.say_line(command("replay", path))
    screen.say_line(command("verify", path))


def command(name: str, path: Path) -> str:
    """A command to copy, as this program was started."""
    return f"{program()} {name} {shlex.quote(nearest(path))}"


def program() -> str:
    """How this program was started."""
    if Path(sys.argv[0]).stem == "ratskeller":
        return "ratskeller"
    return "python3 run.py" if Path("run.py").is_file() else "python3 -m ratskeller"


def nearest(path: Path) -> str:
    """A path as short as it can be written from here."""
    full = path.absolute()
    try:
        return str(full.relative_to(Path.cwd()))
    except ValueError:
        return str(full)
