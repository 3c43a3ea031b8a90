"""`train`: makes the learnt numbers of a game's mind anew."""

from __future__ import annotations

import sys
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratskeller.catalogue import find_game
from ratskeller.cli.arguments import seed
from ratskeller.cli.progress import stages
from ratskeller.extras import require
from ratskeller.training.training import Training, find_training

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

DESCRIPTION = (
    "Make the learnt numbers of a game's bots anew, as its module in ratskeller.training says. The same seed gives the "
    "same numbers. Broken off, the same command goes on where it was. How each game learns is told in docs/bots.md."
)
INTERRUPTED = 130


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Add this command's parser."""
    parser = commands.add_parser(
        "train", description=DESCRIPTION, usage="ratskeller train GAME [--seed S] [--folder DIR] [--out DIR]"
    )
    parser.add_argument("game", metavar="GAME", help="the game, by its name in `ratskeller games`")
    parser.add_argument("--seed", metavar="S", type=seed, default=1, help="the seed of all of it (1 unless told)")
    parser.add_argument(
        "--folder",
        metavar="DIR",
        type=Path,
        help="where what is half done is kept (training-GAME-S in this directory unless told)",
    )
    parser.add_argument(
        "--out", metavar="DIR", type=Path, help="where `learned/` with the files goes (to the game itself unless told)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Train, then say where it is."""
    game = find_game(arguments.game)
    train = find_training(game)
    require("training")
    folder = arguments.folder or Path(f"training-{game.name}-{arguments.seed}")
    command = f"python3 run.py train {game.name} --seed {arguments.seed}"
    try:
        with as_file(files(game.package)) as package, stages() as show:
            out = arguments.out or package
            training = Training(game, arguments.seed, folder, out, Shown(show), command)
            train(training)
    except KeyboardInterrupt:
        sys.stderr.write(
            f"ratskeller: Stopped; what is done is in {folder}, and the same command goes on from there.\n"
        )
        return INTERRUPTED
    for path in training.finished:
        print(f"{path}, {path.stat().st_size:,} bytes")
    print(f"That took {training.processor_seconds:,.1f} s of processor time; {folder} is no longer needed.")
    return 0


class Shown:
    """Hands on how far it is."""

    def __init__(self, show: Callable[[int, int, str], None]) -> None:
        """To a progress bar."""
        self.show = show
