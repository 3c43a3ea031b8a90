"""How `games` looks in a terminal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from ratskeller import BUILD
from ratskeller.bots.registry import kinds_for
from ratskeller.cli.screen import FAINT, STRONG, TITLE, make_console, make_table
from ratskeller.kernel.options import OptionInfo, describe_options, expectation
from ratskeller.kernel.words import ENGLISH
from ratskeller.rulebook import game_in_a_minute
from ratskeller.shelf import describe, origins, short_name, split_path

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.packs import Pack

SENTENCES = (
    "`ratskeller pack check FILE` tells every card of a pack as a sentence; these lie in the game's folder `packs`."
)
PATHS_SHOWN = 3  # parts of a pack that share a source are named up to here, then counted


def print_games(games: list[Game]) -> None:
    """The shelf: a few whole lines for each game, because a column would be too narrow for what it is about."""
    console = make_console()
    for game in games:
        makers = game.designer if game.designer == game.publisher else f"{game.designer}; {game.publisher}"
        console.print(Text.assemble((game.title, STRONG), "  ", (game.name, FAINT)))
        _indented(console, Text(str(game.tagline)))
        _indented(console, Text(f"{seats_text(game)} seats · {game.minutes} minutes · by {makers}", FAINT))
        console.print()
    console.print(build_text())
    console.print("`ratskeller games GAME` tells all about one of them.", style=FAINT)


def print_game(game: Game) -> None:
    """All about one game."""
    console = make_console()
    console.print(Text.assemble((game.title, TITLE), "  ", (game.name, FAINT)))
    console.print(str(game.tagline))
    console.print()
    facts = f"{seats_text(game)} seats, about {game.minutes} minutes, rules version {game.rules_version}"
    console.print(f"By {game.designer}, published by {game.publisher}. {game.credit}")
    console.print(f"{facts}. {build_text()}")
    _heading(console, "In a minute")
    for paragraph in game_in_a_minute(game):
        _indented(console, Text(paragraph))
    _print_options(console, game)
    for kind, packs in game.shipped_packs().items():
        _print_packs(console, kind, packs)
    if any(True for packs in game.shipped_packs().values() for pack in packs.values() for _ in pack.sentences(ENGLISH)):
        console.print(SENTENCES, style=FAINT)
    _heading(console, "Bots")
    _print_levels(console, game)
    _indented(console, Text(f"A bot is {kinds_for(game)}."))


def _print_levels(console: Console, game: Game) -> None:
    info = describe(game)
    levels = make_table("Level", "", "How it plays")
    for level in info.levels:
        levels.add_row(Text(level.name, STRONG), level.title, f"{level.line} {level.strength}".strip())
    tempers = make_table("Temperament", "", "At every level")
    for each in info.temperaments:
        tempers.add_row(Text(each.name, STRONG), each.title, each.line)
    for table in (levels, tempers):
        _indented(console, Padding(table, (0, 0, 1, 0)))


def _print_options(console: Console, game: Game) -> None:
    _heading(console, "Options", "--option NAME=VALUE")
    table = make_table("Name", "Takes", "What it does")
    for info in describe_options(game.options):
        table.add_row(Text(info.name, STRONG), values_text(info), info.description)
    _indented(console, table if table.row_count else Text("none"))


def values_text(info: OptionInfo) -> Text:
    """What an option takes, a line each, with its default marked."""
    if info.type == "choice":
        values = [str(each) for each in info.choices]
    elif info.type == "flag":
        values = ["yes", "no"]
    else:
        return Text.assemble(str(expectation(info)), (f"\n({info.default} unless told)", FAINT))
    default = str(info.default) if info.type == "choice" else ("yes" if info.default else "no")
    text = Text()
    for value in values:
        text.append("\n" if text else "")
        text.append(value, STRONG if value == default else "")
        text.append(" (default)" if value == default else "", FAINT)
    return text


def _print_packs(console: Console, kind: str, packs: dict[str, Pack]) -> None:
    _heading(console, f"Packs of the kind {kind}", f"--pack {kind}=NAME or {kind}=FILE.toml")
    for number, pack in enumerate(packs.values()):
        default = " (default)" if number == 0 else ""
        _indented(console, Text.assemble((pack.name, STRONG), (default, FAINT), "  ", str(pack.title)))
        if str(pack.note):
            _indented(console, Text(str(pack.note)))
        table = make_table("Part", "Is", "Source")
        for places, provenance, source in _grouped(pack):
            table.add_row(places, provenance, source)
        if table.row_count:
            _indented(console, Padding(table, (1, 0)))


def _grouped(pack: Pack) -> list[tuple[str, str, str]]:
    """The origins of a pack, with parts of one origin in one line; a card tells it of its name, number and effect."""
    parts: dict[tuple[str, str], dict[str, list[str]]] = {}
    for path, provenance, source in origins(pack):
        part, aspect = split_path(path)
        parts.setdefault((part, source), {}).setdefault(provenance, []).append(aspect)
    groups: dict[tuple[str, str], list[str]] = {}
    for (part, source), told in parts.items():
        whole = len(told) == 1
        said = [kind if whole else f"{', '.join(aspects)} {kind}" for kind, aspects in told.items()]
        groups.setdefault(("\n".join(said), source), []).append(part)
    return [(_places(paths), said, source) for (said, source), paths in groups.items()]


def _places(paths: list[str]) -> str:
    if len(paths) <= PATHS_SHOWN:
        return "\n".join(short_name(path) for path in paths)
    tops = Counter(path.split(".")[0].split(" ")[0] for path in paths)
    return "\n".join(f"{count} of {top}" for top, count in tops.items())


def _heading(console: Console, title: str, hint: str = "") -> None:
    console.print()
    console.print(Text.assemble((title, TITLE), "  ", (hint, FAINT)))


def _indented(console: Console, what: RenderableType) -> None:
    console.print(Padding(what, (0, 0, 0, 2), expand=False))


def seats_text(game: Game) -> str:
    """`3–12`, or `2` where there is no choice."""
    least, most = game.seats[0], game.seats[-1]
    return f"{least}–{most}" if most > least else str(least)


def build_text() -> str:
    """Which rules are running."""
    if BUILD.kind == "compiled":
        return f"The compiled rules are running ({BUILD.reason})."
    return f"The uncompiled rules are running: {BUILD.reason}."
