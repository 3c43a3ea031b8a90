"""`simulate`: many games between bots, kept as Parquet, summed up in a table."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller import BUILD
from ratskeller.catalogue import find_game
from ratskeller.cli.arguments import Setup, add_players, add_setup, numbers, read_setup, setup_arguments, whole_number
from ratskeller.cli.progress import progress
from ratskeller.extras import require
from ratskeller.kernel.errors import BadSetup
from ratskeller.lab.simulation import Simulated, games_left, simulate
from ratskeller.lab.simulation_folder import Folder
from ratskeller.lab.simulation_plan import SimulationPlan, make_plan
from ratskeller.lab.summary import Summary, summarise

if TYPE_CHECKING:
    import argparse

DESCRIPTION = (
    "Play many games between bots and keep them as Parquet, a row a game. The same seed gives the same files, however "
    "many processes play. Stopped half-way, the same command goes on where it was. "
    "The columns are explained in docs/simulations.md."
)
RECORDS_MAX = 100_000
INTERRUPTED = 130


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Add this command's parser."""
    usage = "ratskeller simulate GAME --seats N --out DIR [MORE]"
    parser = commands.add_parser("simulate", description=DESCRIPTION, usage=usage)
    add_setup(parser)
    add_players(parser, games=1000, bots="random")
    group = parser.add_argument_group("what is kept")
    group.add_argument("--out", metavar="DIR", type=Path, required=True, help="the directory for all files")
    group.add_argument(
        "--records",
        metavar="R",
        type=whole_number(0, RECORDS_MAX),
        default=10,
        help="also keep the first R games step by step, for `replay` and `verify` (10 unless told)",
    )
    group.add_argument(
        "--record-games", metavar="I,J,…", type=numbers, default=[], help="and these games, by their index"
    )
    group.add_argument("--force", action="store_true", help="throw away another simulation in DIR")
    group.add_argument("--json", action="store_true", help="print the summary as JSON for machines")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, then sum up."""
    setup = read_setup(arguments)
    plan = make_plan(*setup, bots=arguments.bots, seed=arguments.seed, games=arguments.games)
    recorded = chosen_records(arguments, plan)
    require("lab")
    with Folder(arguments.out) as folder:
        folder.begin(plan, command_line(arguments, setup, plan), anew=arguments.force)
        done = play_into(folder, plan, jobs=arguments.jobs, recorded=recorded)
        if done is None:
            return INTERRUPTED
        summary = summarise(plan, folder)
    if arguments.json:
        from ratskeller.cli.screen import print_json  # noqa: PLC0415

        print_json(as_json(plan, arguments, done, summary))
    else:
        from ratskeller.cli.simulate_page import print_summary  # noqa: PLC0415

        print_summary(plan, find_game(plan.game), arguments.out, done, summary, sorted(recorded))
    return 0


def play_into(folder: Folder, plan: SimulationPlan, **wishes: Any) -> Simulated | None:
    """Play what is missing, with a progress bar; None if somebody stopped it, who is told what is there."""
    left = games_left(plan, folder)
    try:
        with progress("Playing", plan.games, plan.games - left) as advance:
            return simulate(plan, folder, advance=advance, **wishes)
    except KeyboardInterrupt:
        kept = f"{plan.games - games_left(plan, folder):,} of {plan.games:,} games are in {folder.path}"
        sys.stderr.write(f"ratskeller: Stopped; {kept}, and the same command goes on from there.\n")
        return None


def chosen_records(arguments: argparse.Namespace, plan: SimulationPlan) -> set[int]:
    """Which games are to be recorded."""
    for index in arguments.record_games:
        if index >= plan.games:
            raise BadSetup(f"--record-games asks for game {index}, but the last game is {plan.games - 1}.")
    return {*range(min(arguments.records, plan.games)), *arguments.record_games}


def command_line(arguments: argparse.Namespace, setup: Setup, plan: SimulationPlan) -> str:
    """The command that plays the same games, with any number of processes."""
    command = ["ratskeller", "simulate", setup.game.name, "--seats", str(plan.seats), "--games", str(plan.games)]
    command += ["--bots", ",".join(plan.bots), "--seed", str(plan.seed), "--out", str(arguments.out)]
    return shlex.join([*command, *setup_arguments(arguments)])


def as_json(plan: SimulationPlan, arguments: argparse.Namespace, done: Simulated, summary: Summary) -> dict[str, Any]:
    """The summary as plain values."""
    found: dict[str, Any] = {
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "out": str(arguments.out),
        "build": BUILD.kind,
        "repeatable": plan.is_repeatable,
        "played_now": done.games,
        "seconds": round(done.seconds, 3),
        "games_per_s": round(done.games / done.seconds, 1) if done.games else None,
    }
    found.update(msgspec.to_builtins(summary))
    return found
