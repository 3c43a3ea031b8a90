"""`dataset`: every decision of many games as Parquet, for whoever learns from it."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratskeller import BUILD
from ratskeller.cli.arguments import add_players, add_setup, read_setup, setup_arguments
from ratskeller.cli.simulate import INTERRUPTED, play_into
from ratskeller.extras import require
from ratskeller.lab.dataset import DatasetFolder, make_dataset_plan, play_decisions, sum_up

if TYPE_CHECKING:
    import argparse

DESCRIPTION = (
    "Play games between bots and keep every decision as Parquet, a row each: what its seat could know and do, what it "
    "did, and what came of it. The same seed gives the same files, however many processes play. Stopped half-way, the "
    "same command goes on where it was. The columns are explained in docs/simulations.md."
)


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Add this command's parser."""
    usage = "ratskeller dataset GAME --seats N --out DIR [MORE]"
    parser = commands.add_parser("dataset", description=DESCRIPTION, usage=usage)
    add_setup(parser)
    add_players(parser, games=1000, bots="level:3")
    group = parser.add_argument_group("what is kept")
    group.add_argument("--out", metavar="DIR", type=Path, required=True, help="the directory for all files")
    group.add_argument("--force", action="store_true", help="throw away another dataset in DIR")
    group.add_argument("--json", action="store_true", help="print JSON for machines")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, then say what is there."""
    setup = read_setup(arguments)
    plan = make_dataset_plan(*setup, bots=arguments.bots, seed=arguments.seed, games=arguments.games)
    require("lab")
    command = ["ratskeller", "dataset", setup.game.name, "--seats", str(plan.seats), "--games", str(plan.games)]
    command += ["--bots", ",".join(plan.bots), "--seed", str(plan.seed), "--out", str(arguments.out)]
    with DatasetFolder(arguments.out) as folder:
        folder.begin(plan, shlex.join([*command, *setup_arguments(arguments)]), anew=arguments.force)
        done = play_into(folder, plan, jobs=arguments.jobs, play=play_decisions)
        if done is None:
            return INTERRUPTED
        found = sum_up(plan, folder)
    if arguments.json:
        from ratskeller.cli.screen import print_json  # noqa: PLC0415

        table = {"game": plan.game, "seats": plan.seats, "seed": plan.seed, "out": str(arguments.out)}
        counts = {"games": plan.games, "decisions": found.decisions, "bytes": found.size}
        played = {"played_now": done.games, "seconds": round(done.seconds, 3), "repeatable": plan.is_repeatable}
        print_json({**table, **counts, **played, "build": BUILD.kind})
    else:
        print(f"{found.decisions:,} decisions of {plan.games:,} games are in {arguments.out}: {found.size:,} bytes.")
    return 0
