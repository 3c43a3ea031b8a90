"""What a game of OpenSpiel is told when it is loaded: how many play, the options and packs, all by plain values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.kernel.options import describe_options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ratskeller.kernel.game import Game

PLAYERS, RECALL = "players", "recall"
PACK = "_pack"  # after the kind of a pack: an option may have the same name
RECALLED = 16


def parameters(game: Game) -> dict[str, Any]:
    """Every parameter with what it is unless somebody says otherwise."""
    options = {each.name: each.default for each in describe_options(game.options, None)}
    packs = {kind + PACK: next(iter(known)) for kind, known in game.shipped_packs().items()}
    return {PLAYERS: game.seats[0], RECALL: RECALLED, **options, **packs}


def settings(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """The same as `ratskeller.make` is told it."""
    options = {each.name for each in describe_options(game.options, None)}
    return {
        "seats": given[PLAYERS],
        "options": {name: value for name, value in given.items() if name in options},
        "packs": {name.removesuffix(PACK): value for name, value in given.items() if name.endswith(PACK)},
    }
