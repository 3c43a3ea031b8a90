"""The end of a game in the terminal: who won and why, the score sheet, what to see again, and how the dice fell."""

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
from ratskeller.kernel.epilogue import Past, look_back
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.words import COMMON, word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.cli.terminal_art import Art
    from ratskeller.cli.terminal_screen import Screen
    from ratskeller.kernel.epilogue import Epilogue
    from ratskeller.kernel.match import Match


def show_end(screen: Screen, art: Art, match: Match, viewer: int = SPECTATOR) -> None:
    """The headline, the clause that ended it, the last count, the score sheet, and the moments to see again."""
    end = match.end()
    if end is None:
        return
    ending = match.game.endings[match.state.ending]
    words = match.game.words(screen.language)
    epilogue = match.game.epilogue(Past(match, look_back(match), viewer, match.names, words))
    screen.say(epilogue.headline, "bold")
    screen.say(COMMON("ended-by-clause", clause=end.clause, says=ending.says))
    screen.show()
    screen.show_indented(final_table(art, match, end.scores, end.ranks, screen.language))
    screen.show()
    screen.show_indented(sheet_table(match, epilogue))
    for highlight in epilogue.highlights:
        screen.show()
        screen.say(DOOR("highlight", title=highlight.title, step=highlight.step), "bold")
        screen.say(highlight.text)


def sheet_table(match: Match, epilogue: Epilogue) -> Table:
    """The score sheet, the best seat first; where rows are summed up, the sums are enough here."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for seat in epilogue.order:
        table.add_column(Text(match.names[seat]), justify="right")
    has_sums = any(row.kind == "sum" for row in epilogue.rows)
    for row in epilogue.rows:
        if row.kind != "row" or not has_sums:
            style = "bold" if row.kind == "total" else ""
            table.add_row(Text(row.title), *(Text(row.cells[seat]) for seat in epilogue.order), style=style)
    return table


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
