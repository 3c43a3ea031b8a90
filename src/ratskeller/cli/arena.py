"""`arena`: bots meet in blocks of games with the same dice in all seats; who is stronger, and how sure that is."""

from __future__ import annotations

import shlex
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller import BUILD
from ratskeller.agents.registry import KINDS, PATIENCE
from ratskeller.cli.arguments import (
    Setup,
    add_seed_and_jobs,
    add_setup,
    read_setup,
    seconds,
    setup_arguments,
    whole_number,
)
from ratskeller.cli.progress import progress
from ratskeller.kernel.errors import BadSetup
from ratskeller.lab.arena import Met, meet
from ratskeller.lab.arena_folder import ArenaFolder
from ratskeller.lab.arena_plan import ArenaPlan, make_arena_plan
from ratskeller.lab.arena_table import tabulate

if TYPE_CHECKING:
    import argparse

    from ratskeller.lab.arena_playing import PlayedBlock
    from ratskeller.lab.arena_table import Row

DESCRIPTION = (
    "Let bots meet. A block is one seed, so the same dice and deals, in all rotations of the seats. With as many bots "
    "as seats all of them sit at one table; with more, every combination of them does; with fewer, all sit equally "
    "often and every combination takes the seats left over. The same seed gives the same games, however many processes "
    "play. What the columns mean is told in docs/bots.md."
)
BLOCKS_MAX = 1_000_000
INTERRUPTED = 130


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Add this command's parser."""
    usage = "ratskeller arena GAME --bots A,B,… --seats N [--against-rest | --dealt] [--blocks K] [MORE]"
    parser = commands.add_parser("arena", description=DESCRIPTION, usage=usage)
    add_setup(parser)
    group = parser.add_argument_group("who meets, and how often")
    group.add_argument("--bots", metavar="A,B,…", required=True, help=f"{KINDS}, or all for all of ours")
    group.add_argument(
        "--against-rest",
        action="store_true",
        help="each bot but the last alone at a table full of the last, in every seat",
    )
    group.add_argument(
        "--dealt", action="store_true", help="everybody at one table in each block, dealt anew: for many bots"
    )
    group.add_argument(
        "--blocks",
        metavar="K",
        type=whole_number(1, BLOCKS_MAX),
        default=100,
        help="how many blocks (100 unless told)",
    )
    group.add_argument(
        "--until-decided",
        action="store_true",
        help="stop when it is sure who is the better; looked at after 8, 16, 32 … blocks, at a level for all looks",
    )
    group.add_argument(
        "--bar",
        metavar="P",
        type=int,
        help="played alone: a game is won with P points (as the game itself says unless told)",
    )
    group.add_argument(
        "--patience",
        metavar="S",
        type=seconds,
        default=PATIENCE,
        help=f"how many seconds an agent's process may take for an answer ({PATIENCE:g} unless told)",
    )
    add_seed_and_jobs(group, "blocks")
    group = parser.add_argument_group("what is kept")
    group.add_argument(
        "--out",
        metavar="DIR",
        type=Path,
        help="keep the blocks there; the same command, or one with more blocks, goes on",
    )
    group.add_argument("--json", action="store_true", help="print JSON for machines")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, then tell."""
    setup = read_setup(arguments)
    plan = make_arena_plan(
        *setup,
        bots=arguments.bots,
        against_rest=arguments.against_rest,
        dealt=arguments.dealt,
        seed=arguments.seed,
    )
    if arguments.bar is not None and plan.seats > 1:
        raise BadSetup("--bar is for games that are played alone.")
    command = command_line(arguments, setup, plan)
    kept: dict[int, PlayedBlock] = {}
    try:
        with nullcontext() if arguments.out is None else ArenaFolder(arguments.out) as folder:
            if folder is not None:
                kept.update(folder.begin(plan, command))
            done = sum(number < arguments.blocks for number in kept)
            with progress("Playing", arguments.blocks, done) as advance:

                def keep(block: PlayedBlock) -> None:
                    kept[block.number] = block
                    if folder is not None:
                        folder.keep(block)
                    advance(1)

                met = meet(
                    plan,
                    arguments.blocks,
                    dict(kept),
                    until_decided=arguments.until_decided,
                    jobs=arguments.jobs,
                    patience=arguments.patience,
                    keep=keep,
                )
    except KeyboardInterrupt:
        goes_on = f"they are in {arguments.out}, and the same command goes on" if arguments.out else "none is kept"
        sys.stderr.write(f"ratskeller: Stopped after {len(kept):,} of {arguments.blocks:,} blocks; {goes_on}.\n")
        return INTERRUPTED
    rows = tabulate(plan, met.blocks, met.level, arguments.bar)
    if arguments.json:
        from ratskeller.cli.screen import print_json  # noqa: PLC0415

        print_json(as_json(plan, met, rows, command))
    else:
        from ratskeller.cli.arena_page import print_arena  # noqa: PLC0415

        print_arena(plan, setup.game, met, rows)
    return 0


def command_line(arguments: argparse.Namespace, setup: Setup, plan: ArenaPlan) -> str:
    """The command that finds the same figures, with any number of processes."""
    command = ["python3", "run.py", "arena", setup.game.name, "--bots", ",".join(plan.bots), "--seats", str(plan.seats)]
    if plan.against_rest:
        command.append("--against-rest")
    if plan.dealt:
        command.append("--dealt")
    command += ["--blocks", str(arguments.blocks), "--seed", str(plan.seed)]
    if arguments.until_decided:
        command.append("--until-decided")
    if arguments.bar is not None:
        command += ["--bar", str(arguments.bar)]
    return shlex.join([*command, *setup_arguments(arguments)])


def as_json(plan: ArenaPlan, met: Met, rows: list[Row], command: str) -> dict[str, Any]:
    """The table as plain values."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "against_rest": plan.against_rest,
        "blocks": len(met.blocks),
        "games": sum(len(block.results) for block in met.blocks),
        "even": plan.even,
        "level": met.level,
        "decided": met.decided,
        "repeatable": plan.is_repeatable,
        "build": BUILD.kind,
        "seconds": round(met.seconds, 3),
        "command": command,
        "rows": msgspec.to_builtins(rows),
    }
