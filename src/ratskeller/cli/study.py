"""`study`: what became of every card in many games between bots, judged by stated limits."""

from __future__ import annotations

import os
import shlex
import sys
import time
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller import BUILD
from ratskeller.cli.arguments import Setup, add_players, add_setup, read_setup, setup_arguments
from ratskeller.cli.progress import progress
from ratskeller.extras import require
from ratskeller.kernel.errors import BadSetup
from ratskeller.lab.findings import find
from ratskeller.lab.simulation_plan import SimulationPlan, make_plan
from ratskeller.lab.study import find_pieces, study

if TYPE_CHECKING:
    import argparse

DESCRIPTION = (
    "Play games between bots and follow every card: how often it is played when it could be, what it changes to be "
    "dealt it, and what the search thinks of playing it. Outliers are found by stated limits. The same seed gives the "
    "same figures, however many processes play. A table for a page of documentation goes to --out."
)
INTERRUPTED = 130


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Add this command's parser."""
    usage = "ratskeller study GAME --seats N [--out FILE] [MORE]"
    parser = commands.add_parser("study", description=DESCRIPTION, usage=usage)
    add_setup(parser)
    add_players(parser, games=200, bots="search:200")
    group = parser.add_argument_group("what is told")
    group.add_argument("--out", metavar="FILE", type=Path, help="also write it all to this file, as Markdown")
    group.add_argument("--json", action="store_true", help="print JSON for machines")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, then tell."""
    setup = read_setup(arguments)
    plan = make_plan(*setup, bots=arguments.bots, seed=arguments.seed, games=arguments.games, is_driven=True)
    pieces = find_pieces(plan)
    _check_out(arguments.out)
    require("lab")
    played = 0
    began = time.monotonic()
    try:
        with progress("Playing", plan.games) as advance:

            def note(games: int) -> None:
                nonlocal played
                played += games
                advance(games)

            tally = study(plan, jobs=arguments.jobs, advance=note)
    except KeyboardInterrupt:
        done = f"{played:,} of {plan.games:,} games"
        sys.stderr.write(f"ratskeller: Stopped after {done}; nothing is kept of a study that is not finished.\n")
        return INTERRUPTED
    seconds = time.monotonic() - began
    findings = find(tally, pieces, setup.game.endings)
    command = command_line(arguments, setup, plan)
    if arguments.out is not None:
        from ratskeller.cli.study_markdown import write_markdown  # noqa: PLC0415

        arguments.out.write_text(write_markdown(plan, setup.game, findings, pieces, command), encoding="utf-8")
    if arguments.json:
        from ratskeller.cli.screen import print_json  # noqa: PLC0415

        settings = {"game": plan.game, "seats": plan.seats, "bots": plan.bots, "seed": plan.seed, "command": command}
        told = {"build": BUILD.kind, "repeatable": plan.is_repeatable, "seconds": round(seconds, 3)}
        print_json({**settings, **told, **msgspec.to_builtins(findings)})
    else:
        from ratskeller.cli.study_page import print_findings  # noqa: PLC0415

        print_findings(plan, setup.game, findings, pieces, arguments.out, seconds)
    return 0


def _check_out(out: Path | None) -> None:
    """Say before hours of play that the file cannot be written."""
    if out is None:
        return
    if out.is_dir():
        raise BadSetup(f"{out} is a directory; a study is written to a file.")
    if not out.parent.is_dir():
        raise BadSetup(f"There is no directory {out.parent} to write to.")
    if not os.access(out if out.exists() else out.parent, os.W_OK):
        raise BadSetup(f"There is no permission to write {out}.")


def command_line(arguments: argparse.Namespace, setup: Setup, plan: SimulationPlan) -> str:
    """The command that finds the same figures, with any number of processes; absolute paths are nobody's business."""
    command = ["python3", "run.py", "study", setup.game.name, "--seats", str(plan.seats), "--games", str(plan.games)]
    command += ["--bots", _bots(plan), "--seed", str(plan.seed)]
    for given in setup_arguments(arguments):
        name, equals, value = given.partition("=")
        command.append(f"{name}{equals}{_place(value)}" if equals else given)
    if arguments.out is not None:
        command += ["--out", _place(str(arguments.out))]
    return shlex.join(command)


def _bots(plan: SimulationPlan) -> str:
    return plan.bots[0] if len(set(plan.bots)) == 1 else ",".join(plan.bots)


def _place(text: str) -> str:
    """A path as it was given if it is relative, else its last part; anything else as it is."""
    path = PurePath(text)
    return path.name if path.is_absolute() or ".." in path.parts else text
