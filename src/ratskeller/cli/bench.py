"""`bench`: how fast the rules and the search run on this machine."""

from __future__ import annotations

import platform
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from ratskeller import BUILD
from ratskeller.cli import bench_batch
from ratskeller.cli.arguments import add_setup, read_setup, seconds, whole_number
from ratskeller.cli.progress import progress
from ratskeller.lab.comparison import ROUNDS, Measures, UncompiledMeter, ratios, take_turns, typical
from ratskeller.lab.measurement import CannotMeasure, Meter, Rates, Subject

if TYPE_CHECKING:
    import argparse

    from ratskeller.cli.arguments import Setup

GAMES_AT_ONCE = 64
DESCRIPTION = (
    "Measure random games, their steps, and iterations of the tree search, each per second, as the median of several "
    "slices of the time; or, with --batch, decisions a second of many games in one loop. RATSKELLER_PURE=1 in the "
    "environment measures the uncompiled rules. For the server see `bench server --help`."
)


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Add this command's parser."""
    usage = "ratskeller bench GAME [--seats N] [--seconds S] [--compare] [--json]\n                        [MORE]"
    parser = commands.add_parser("bench", description=DESCRIPTION, usage=usage)
    add_setup(parser, seats=4)
    parser.add_argument(
        "--seconds", metavar="S", type=seconds, default=10.0, help="how long to measure, about (10 unless told)"
    )
    parser.add_argument(
        "--compare", action="store_true", help="measure the uncompiled rules too, in turns, and tell the ratios"
    )
    parser.add_argument(
        "--batch",
        metavar="N",
        nargs="?",
        const=GAMES_AT_ONCE,
        type=whole_number(1, 1_000_000),
        help=f"measure N games side by side instead ({GAMES_AT_ONCE}), and a loop in plain Python beside them",
    )
    parser.add_argument("--json", action="store_true", help="print JSON for machines")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure, then tell."""
    setup = read_setup(arguments)
    if arguments.batch is not None:
        return _run_batch(arguments, setup)
    if arguments.compare and BUILD.kind != "compiled":
        raise CannotMeasure(f"--compare needs the compiled rules, but the uncompiled ones are running: {BUILD.reason}.")
    subject = Subject(setup.game.name, setup.seats, setup.options, setup.packs)
    with ExitStack() as stack:
        meters: list[Measures] = [Meter(subject)]
        if arguments.compare:
            meters.append(stack.enter_context(UncompiledMeter(subject)))
        advance = stack.enter_context(progress("Measuring", ROUNDS, is_live=False))
        found = take_turns(meters, arguments.seconds, advance)
    report = as_json(arguments, found)
    if arguments.json:
        from ratskeller.cli.screen import print_json  # noqa: PLC0415

        print_json(report)
    else:
        _print_page(setup.game.title, report)
    return 0


def _run_batch(arguments: argparse.Namespace, setup: Setup) -> int:
    if arguments.compare:
        raise CannotMeasure("--batch and --compare measure different things; say one of them.")
    report = bench_batch.measure(setup, arguments.batch, arguments.seconds)
    if arguments.json:
        from ratskeller.cli.screen import print_json  # noqa: PLC0415

        print_json(report)
    else:
        _print_batch(setup.game.title, report)
    return 0


def as_json(arguments: argparse.Namespace, found: list[list[Rates]]) -> dict[str, Any]:
    """What was measured, as plain values."""
    report: dict[str, Any] = {
        "game": arguments.game,
        "seats": arguments.seats,
        "seconds": arguments.seconds,
        "slices": len(found[0]),
        "build": BUILD.kind,
        "flavour": BUILD.reason.removesuffix(" build") if BUILD.kind == "compiled" else None,
        "python": platform.python_version(),
        **_per_second(typical(found[0])),
    }
    if len(found) > 1:
        ratio = ratios(found[0], found[1])
        report["pure"] = _per_second(typical(found[1]))
        report["ratio"] = {name: round(value, 2) for name, value in asdict(ratio).items()}
    return report


def _per_second(rates: Rates) -> dict[str, float]:
    return {f"{name}_per_s": round(value, 1) for name, value in asdict(rates).items()}


def _print_batch(title: str, report: dict[str, Any]) -> None:
    from rich.text import Text  # noqa: PLC0415

    from ratskeller.cli.screen import TITLE, make_console, make_table, rate, seats_of  # noqa: PLC0415

    console = make_console()
    rules = "compiled" if report["build"] == "compiled" else "uncompiled"
    console.print(Text.assemble((title, TITLE), f"  {seats_of(report['seats'])}, {rules} rules, one core"))
    console.print()
    table = make_table("Decisions per second, observed and masked", "", numbers=1)
    table.add_row(f"{report['games_at_once']} games in one loop", rate(report["batch_decisions_per_s"]))
    table.add_row("one game in plain Python", rate(report["python_decisions_per_s"]))
    table.add_row("ratio", f"{report['ratio']:,.1f}")
    console.print(table)
    console.print()
    console.print(f"Each is the median of {report['slices']} slices; all act at random.")


def _print_page(title: str, report: dict[str, Any]) -> None:
    from rich.text import Text  # noqa: PLC0415

    from ratskeller.cli.screen import TITLE, make_console, make_table, rate, seats_of  # noqa: PLC0415

    console = make_console()
    flavour = f" ({report['flavour']} build)" if report["flavour"] else ""
    rules = f"{'compiled' if report['build'] == 'compiled' else 'uncompiled'} rules{flavour}"
    console.print(Text.assemble((title, TITLE), f"  {seats_of(report['seats'])}, {rules}, Python {report['python']}"))
    console.print()
    columns = ["compiled", "uncompiled", "ratio"] if "pure" in report else [""]
    table = make_table("Per second", *columns, numbers=len(columns))
    for name, unit in (("games", "random games"), ("steps", "their steps"), ("search", "search iterations")):
        cells = [rate(report[f"{name}_per_s"])]
        if "pure" in report:
            cells += [rate(report["pure"][f"{name}_per_s"]), f"{report['ratio'][name]:.1f}"]
        table.add_row(unit, *cells)
    console.print(table)
    console.print()
    console.print(f"Each is the median of {report['slices']} slices.")
