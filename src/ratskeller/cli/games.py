"""`games`: the games on the shelf, or all about one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller import BUILD
from ratskeller.catalogue import GAMES, find_game
from ratskeller.shelf import describe

if TYPE_CHECKING:
    import argparse

    from ratskeller.kernel.game import Game

DESCRIPTION = "List the games, or tell all about one of them: its options, its packs and where they come from."


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Add this command's parser."""
    parser = commands.add_parser("games", description=DESCRIPTION)
    parser.add_argument("game", metavar="GAME", nargs="?", help="tell all about this one")
    parser.add_argument("--json", action="store_true", help="print JSON for machines")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the list, or one game."""
    chosen = [find_game(arguments.game)] if arguments.game is not None else list(GAMES.values())
    if arguments.json:
        import json  # noqa: PLC0415

        print(json.dumps(describe_all(chosen), indent=1))
        return 0
    from ratskeller.cli import games_page  # noqa: PLC0415

    if arguments.game is not None:
        games_page.print_game(chosen[0])
    else:
        games_page.print_games(chosen)
    return 0


def describe_all(games: list[Game]) -> dict[str, Any]:
    """The games as plain values, with the build that runs them."""
    described = msgspec.to_builtins([describe(game) for game in games])
    return {"build": BUILD.kind, "build_reason": BUILD.reason, "games": described}
