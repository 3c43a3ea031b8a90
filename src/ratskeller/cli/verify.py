"""`verify`: whether every step of a record was legal and every roll fair."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from ratskeller.catalogue import find_game
from ratskeller.cli.files import file_error, read_text
from ratskeller.kernel.branches import first_roll
from ratskeller.kernel.dice import SCHEME, false_seats, late_seats
from ratskeller.kernel.errors import Altered, RatskellerError, Truncated
from ratskeller.kernel.record import read_record
from ratskeller.kernel.replay import Verdict, verify

if TYPE_CHECKING:
    import argparse

    from ratskeller.kernel.record import Attempt, Dice, Help

DESCRIPTION = (
    "Replay records and say whether every step was legal and every roll followed from the seed or the table's dice. "
    "The exit code is 0 if all is well, 1 if a record is wrong or unfinished, 2 if a file cannot be judged; of several "
    "the worst."
)
WELL, WRONG, NOT_JUDGED = 0, 1, 2


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Add this command's parser."""
    parser = commands.add_parser("verify", description=DESCRIPTION)
    parser.add_argument("files", metavar="FILE", nargs="+", help="a record, such as `play` and `simulate` write")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Judge every file, a line each."""
    return max(judge(path) for path in arguments.files)


def judge(path: str) -> int:
    """Judge one file and say so: good news on stdout, bad news on stderr."""
    try:
        record = read_record(read_text(path))
        verdict = verify(find_game(record.header.game), record)
    except (Altered, Truncated) as error:
        return _complain(path, str(error), WRONG)
    except RatskellerError as error:
        return _complain(path, str(error), NOT_JUDGED)
    except OSError as error:
        return _complain("", file_error(error), NOT_JUDGED)
    if not verdict.finished:
        stops = f"it stops after step {len(record.steps)}, before the game is over"
        return _complain(path, f"All is legal as far as it goes, but {stops}.", WRONG)
    print(f"{path}: {good_news(verdict)}{had_help(record.header.help)}")
    return WELL


def good_news(verdict: Verdict) -> str:
    """What can be said of a finished record that is in order, as a sentence."""
    end = verdict.match.end()
    ended = f"it ended by “{end.end}” (clause {end.clause})" if end is not None else "it has not ended"
    branches = verdict.match.header.branches
    begun = f"the first {branches[-1].steps} of them are those of another game, " if branches else ""
    return f"All {len(verdict.match.steps)} steps are legal, {begun}{ended}, and {fairness(verdict)}."


def had_help(given: Help | None) -> str:
    """What is told of hints and the coach, as more sentences; nothing where the table had agreed on none."""
    if given is None:
        return ""
    told = []
    for is_there, what, counts in ((given.hints, "Hints taken", given.taken), (given.coach, "Warnings", given.warned)):
        had = [f"seat {seat} {count}" for seat, count in enumerate(counts, start=1) if count]
        if is_there:
            told.append(f" {what}: {', '.join(had) or 'none'}.")
    return "".join(told)


def fairness(verdict: Verdict) -> str:
    """What can be said of the rolls, as the end of a sentence."""
    dice = verdict.match.header.dice
    if verdict.rolls == 0:
        return "nothing was rolled"
    if not verdict.rolls_derived:
        missing = "a seed" if dice is None else "the secret behind the dice"
        return f"without {missing} nobody can say whether {_rolls(verdict.rolls)} fair"
    decided = verdict.rolls - verdict.rolls_before
    source = "seed" if dice is None else f"secret that the table committed itself to{_added(dice)}"
    told = f"{_rolls(decided, 'follows', 'follow')} from the {source}"
    if verdict.rolls_before:
        first = first_roll(verdict.match.header) if dice is None else dice.first
        taken_over = f"whether {_rolls(verdict.rolls_before)} fair that came before step {first}"
        return f"nobody can say {taken_over}" if decided == 0 else f"{told}, but nobody can say {taken_over}"
    return told


def _added(dice: Dice) -> str:
    """What the seats have added to the secret, and how often it took to open it."""
    if dice.scheme != SCHEME:
        return ""
    last = dice.attempts[-1] if dice.attempts else None
    shares = sum(map(bool, last.shares)) if last else 0
    if last is None or shares == 0:
        told = ", to which no seat added a share"
    else:
        seats = len(last.seals)
        whose = f"all {seats} seats" if shares == seats > 1 else f"{shares} of {seats} seats"
        told = f" and from the shares of {whose}"
    failed = [f"at attempt {number} {_blame(attempt)}" for number, attempt in enumerate(dice.attempts[:-1], start=1)]
    return told + (f", opened at attempt {len(dice.attempts)} ({'; '.join(failed)})" if failed else "")


def _blame(attempt: Attempt) -> str:
    """Who stopped an attempt: a share that does not fit stops it at once, so that others are not late then."""
    false, late = false_seats(attempt), late_seats(attempt)
    names = " and ".join(attempt.names[seat] or f"seat {seat + 1}" for seat in false or late)
    return f"{names} opened something else than was sealed" if false else f"{names} did not open"


def _rolls(count: int, one: str = "was", many: str = "were") -> str:
    return f"the 1 roll {one}" if count == 1 else f"the {count} rolls {many}"


def _complain(path: str, sentence: str, code: int) -> int:
    where = "" if not path or sentence.startswith(path) else f"{path}: "
    sys.stdout.flush()  # so that the lines of several files stay in order
    sys.stderr.write(f"ratskeller: {where}{sentence}\n")
    return code
