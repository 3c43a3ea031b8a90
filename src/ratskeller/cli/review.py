"""`review`: what was luck in a game that is over, what was skill, and which decisions gave something away."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller import BUILD
from ratskeller.catalogue import find_game
from ratskeller.cli.arguments import LANGUAGE_HELP, language, language_of_environment, processors, seed, whole_number
from ratskeller.cli.files import read_text
from ratskeller.cli.progress import progress
from ratskeller.cli.review_kept import KeptReview
from ratskeller.extras import PackagesMissing, require
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.record import read_record, write_record
from ratskeller.kernel.replay import verify
from ratskeller.review.parts import parts_of, review_part
from ratskeller.review.reviewing import SEED, check_is_over
from ratskeller.review.telling import Telling
from ratskeller.review.totals import add_up, slips_of

if TYPE_CHECKING:
    import argparse
    from collections.abc import Collection, Sequence

    from ratskeller.kernel.record import Record
    from ratskeller.review.reviewed import ReviewedStep

DESCRIPTION = (
    "Look back on a game that is over: how everybody's chances changed, what of it was luck, and which decisions gave "
    "something away, judged from what their seat knew then. What the numbers mean and do not mean: docs/review.md."
)
INTERRUPTED = 130


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Add this command's parser."""
    parser = commands.add_parser("review", description=DESCRIPTION)
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, such as `play` and `simulate` write")
    parser.add_argument("--seat", metavar="N", type=whole_number(1, 1000), help="only the decisions of this seat")
    parser.add_argument("--figures", action="store_true", help="also every word, roll, lot or Act, as tables")
    parser.add_argument("--json", action="store_true", help="print JSON for machines")
    parser.add_argument("--html", metavar="OUT", type=Path, help="write a page for a browser, all in one file")
    parser.add_argument(
        "--keep", metavar="FILE", type=Path, help="keep it there as it gets ready; the same command goes on"
    )
    parser.add_argument("--language", metavar="L", type=language, help=LANGUAGE_HELP)
    parser.add_argument("--seed", metavar="S", type=seed, default=SEED, help=f"what is imagined ({SEED} unless told)")
    parser.add_argument(
        "--jobs",
        metavar="J",
        type=whole_number(1, 1024),
        default=usual_jobs(),
        help="how many processes work (one for each processor unless told); the answer is the same",
    )
    parser.set_defaults(run=run)


def usual_jobs() -> int:
    """As many processes as there are processors, where the packages are there that this needs."""
    try:
        require("lab")
    except PackagesMissing:
        return 1
    return processors()


def run(arguments: argparse.Namespace) -> int:
    """Review, then tell."""
    record = read_record(read_text(arguments.file))
    seats = record.header.seats
    if arguments.seat is not None and arguments.seat > seats:
        raise BadSetup(f"There is no seat {arguments.seat} in this game; it has {seats}.")
    check_is_over(record)
    verify(find_game(record.header.game), record)
    kept = None if arguments.keep is None else KeptReview(arguments.keep, record, arguments.seed)
    found = [] if kept is None else kept.begin()
    steps = [each for part in found for each in part]
    try:
        with progress("Reviewing", len(record.steps) + 1, len(steps)) as advance:
            for part in ask_for_parts(record, arguments.seed, arguments.jobs, {part[0].step for part in found}):
                steps += part
                if kept is not None:
                    kept.keep(part)
                advance(len(part))
    except KeyboardInterrupt:
        goes_on = "" if kept is None else "; the same command goes on"
        sys.stderr.write(f"ratskeller: Stopped after {len(steps):,} of {len(record.steps) + 1:,} steps{goes_on}.\n")
        return INTERRUPTED
    steps.sort(key=lambda each: each.step)
    seat = None if arguments.seat is None else arguments.seat - 1
    spoken = arguments.language or language_of_environment()
    if arguments.html is not None:
        from ratskeller.cli.review_html import write_html  # noqa: PLC0415

        arguments.html.write_text(write_html(record, steps, seat, spoken), encoding="utf-8")
    if arguments.json:
        from ratskeller.cli.screen import print_json  # noqa: PLC0415

        telling = Telling(find_game(record.header.game), record, spoken)
        print_json({**as_json(record, steps, arguments.seed, seat), "ledgers": as_ledgers(telling, steps, seat)})
    elif arguments.html is None:
        from ratskeller.cli.review_page import print_review  # noqa: PLC0415

        print_review(record, steps, seat, spoken, figures=arguments.figures)
    return 0


def ask_for_parts(record: Record, wanted: int, jobs: int, done: Collection[int]) -> Any:
    """The parts of a review, as they come, but those that are there already, by their first step."""
    from ratskeller.lab.pool import run_tasks  # noqa: PLC0415 (it is much to import for a wrong argument)

    parts = [part for part in parts_of(write_record(record), len(record.steps), wanted) if part.first not in done]
    return run_tasks(review_part, parts, jobs, "the same command with fewer --jobs may do")


def as_json(record: Record, steps: Sequence[ReviewedStep], wanted: int, seat: int | None) -> dict[str, Any]:
    """The review as plain values; seats are counted from 0, as in the record."""
    told = [each for each in steps if seat is None or each.by in {None, seat}]
    return {
        "game": record.header.game,
        "rules_version": record.header.rules_version,
        "seats": record.header.seats,
        "seat": seat,
        "seed": wanted,
        "build": BUILD.kind,
        "totals": msgspec.to_builtins(add_up(steps)),
        "slips": list(slips_of(steps, seat)),
        "steps": msgspec.to_builtins(told),
    }


def as_ledgers(telling: Telling, steps: Sequence[ReviewedStep], seat: int | None) -> Any:
    """The figures of the game, in the words of a language."""
    shown = [
        msgspec.structs.replace(each, rows=tuple(row for row in each.rows if seat is None or row.seat in {None, seat}))
        for each in telling.ledgers(steps)
    ]
    return msgspec.to_builtins(shown)
