"""`games`: the games on the shelf, or all about one of them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller import BUILD
from ratskeller.bots.registry import bot_names
from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.options import describe_options

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.packs import Pack

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
    return {"build": BUILD.kind, "build_reason": BUILD.reason, "games": [describe(game) for game in games]}


def describe(game: Game) -> dict[str, Any]:
    """A game as plain values."""
    return {
        "name": game.name,
        "title": game.title,
        "tagline": game.tagline,
        "designer": game.designer,
        "publisher": game.publisher,
        "credit": game.credit,
        "seats": {"min": game.seats[0], "max": game.seats[-1]},
        "minutes": game.minutes,
        "rules_version": game.rules_version,
        "options": msgspec.to_builtins(describe_options(game.options)),
        "packs": {kind: list(_describe_packs(packs)) for kind, packs in game.shipped_packs().items()},
        "bots": bot_names(game),
        "build": BUILD.kind,
    }


def _describe_packs(packs: dict[str, Pack]) -> Iterator[dict[str, Any]]:
    for number, pack in enumerate(packs.values()):
        provenance = Counter(kind for _, kind, _ in origins(pack))
        yield {
            "name": pack.name,
            "title": pack.title,
            "note": pack.note,
            "default": number == 0,
            "provenance": dict(provenance),
        }


def origins(pack: Pack) -> Iterator[tuple[str, str, str]]:
    """Where the content of a pack comes from: path, provenance and source of every part that tells."""
    yield from _origins(msgspec.to_builtins(pack), "")


def _origins(value: Any, path: str) -> Iterator[tuple[str, str, str]]:
    if isinstance(value, dict):
        if "provenance" in value:
            yield path or "all of it", value["provenance"], value.get("source", "")
        for name, part in value.items():
            yield from _origins(part, f"{path}.{name}" if path else name)
    elif isinstance(value, (list, tuple)):
        for number, part in enumerate(value, start=1):
            yield from _origins(part, f"{path} {number}")
