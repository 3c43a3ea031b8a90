"""`calibrate`: do the chances that a review tells come true? A table of what was promised and what became of it."""

from __future__ import annotations

import shlex
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller import BUILD, __version__
from ratskeller.catalogue import find_game
from ratskeller.cli.arguments import add_seed_and_jobs, add_setup, read_setup, setup_arguments, whole_number
from ratskeller.cli.progress import progress
from ratskeller.cli.screen import FAINT, TITLE, make_console, make_table, percent, print_json, seats_of
from ratskeller.lab.calibration import A_GAME, GameTask, look_back, plan_games, tabulate
from ratskeller.lab.calibration_folder import CalibrationFolder
from ratskeller.lab.simulation_plan import Plan

if TYPE_CHECKING:
    import argparse

    from ratskeller.cli.arguments import Setup
    from ratskeller.lab.calibration import BinRow, LookedBack

DESCRIPTION = (
    "Play games between good bots, look back on each at some of its steps, and compare everybody's chances there with "
    "what became of them: what is called 70 % should come true in 70 of 100 cases. A game is one observation."
)
INTERRUPTED = 130


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Add this command's parser."""
    parser = commands.add_parser("calibrate", description=DESCRIPTION)
    add_setup(parser)
    group = parser.add_argument_group("how it is measured")
    group.add_argument(
        "--positions",
        metavar="N",
        type=whole_number(10, 10_000_000),
        default=2000,
        help=f"how many positions, {A_GAME} of each game (2,000 unless told)",
    )
    group.add_argument("--bots", metavar="BOT", default="level:5", help="who plays (level:5 unless told)")
    add_seed_and_jobs(group, "games")
    group.add_argument(
        "--out",
        metavar="DIR",
        type=Path,
        help="keep the games there; the same command, or one with more positions, goes on",
    )
    group.add_argument("--json", action="store_true", help="print JSON for machines")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, then tell."""
    setup = read_setup(arguments)
    _, seats, options, packs = setup
    task = GameTask(setup.game.name, seats, options, packs, arguments.bots, arguments.seed)
    command = command_line(arguments, setup)
    plan = make_plan(task)
    wanted = plan_games(task, arguments.positions)
    found: list[LookedBack] = []
    try:
        with nullcontext() if arguments.out is None else CalibrationFolder(arguments.out) as folder:
            seeds = {each.seed for each in wanted}
            found += [] if folder is None else [game for game in folder.begin(plan, command) if game.seed in seeds]
            done = {game.seed for game in found}
            with progress("Playing", len(wanted), len(done)) as advance:
                for game in look_back([each for each in wanted if each.seed not in done], arguments.jobs):
                    found.append(game)
                    if folder is not None:
                        folder.keep(game)
                    advance(1)
    except KeyboardInterrupt:
        goes_on = f"they are in {arguments.out}, and the same command goes on" if arguments.out else "none is kept"
        sys.stderr.write(f"ratskeller: Stopped after {len(found):,} of {len(wanted):,} games; {goes_on}.\n")
        return INTERRUPTED
    found.sort(key=lambda each: each.seed)  # whoever was ready first
    rows = tabulate([each.seen for each in found])
    if arguments.json:
        print_json(
            {
                "game": setup.game.name,
                "seats": seats,
                "bots": arguments.bots,
                "seed": arguments.seed,
                "games": len(found),
                "build": BUILD.kind,
                "command": command,
                "rows": msgspec.to_builtins(rows),
            }
        )
    else:
        _print_rows(setup, rows, len(found))
    return 0


def make_plan(task: GameTask) -> Plan:
    """What decides every game, as a folder keeps it."""
    return Plan(
        version=__version__,
        game=task.game,
        rules_version=find_game(task.game).rules_version,
        seats=task.seats,
        options=task.options,
        packs=task.packs,
        bots=(task.bots,),
        seed=task.seed,
    )


def command_line(arguments: argparse.Namespace, setup: Setup) -> str:
    """The command that finds the same figures, with any number of processes."""
    command = ["python3", "run.py", "calibrate", setup.game.name, "--seats", str(setup.seats)]
    command += ["--positions", str(arguments.positions), "--bots", arguments.bots, "--seed", str(arguments.seed)]
    return shlex.join([*command, *setup_arguments(arguments)])


def _print_rows(setup: Setup, rows: list[BinRow], games: int) -> None:
    console = make_console()
    console.print(f"{setup.game.title}", style=TITLE)
    console.print(f"{games:,} games, {seats_of(setup.seats)}")
    console.print()
    table = make_table("Promised", "Promises", "Games", "On average", "Came true", "95 % interval", numbers=5)
    for row in rows:
        size = f"{100 * row.least:.0f} – {100 * row.most:.0f} %"
        between = f"{100 * row.low:.1f} – {percent(row.high)}"
        counts = (f"{row.promises:,}", f"{row.games:,}")
        table.add_row(size, *counts, percent(row.promised), percent(row.came_true), between)
    console.print(table)
    console.print()
    console.print("A promise is a seat's chances at some step of a game, as a review tells them.", style=FAINT)
