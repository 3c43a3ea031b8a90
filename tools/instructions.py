"""How many instructions the rules and the search take: counted by valgrind, so that a busy machine changes nothing.

    python -m tools.instructions                              every game at its usual number of seats
    python -m tools.instructions rathulhu --seats 4 --json    one game, for a machine to read
    python -m tools.instructions --against ../before          and how many times as many another checkout takes

Each figure is the difference between two runs that differ in nothing but how much they play, so that starting up does
not count. The games and the searched positions are those of `ratskeller bench`.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from ratskeller import BUILD
from ratskeller import __file__ as package_file
from ratskeller.catalogue import GAMES
from ratskeller.kernel.errors import RatskellerError
from ratskeller.kernel.rng import Rng
from ratskeller.lab.measurement import ITERATIONS, POSITIONS, SEED, STEPS, decisions
from ratskeller.search.playouts import count_playouts
from ratskeller.search.tree import TreeSearch
from tools.every_game import find_any_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.kernel.game import Game

PROJECT = Path(__file__).resolve().parents[1]
USUAL_SEATS = {"rats_in_the_walls": 4, "rathulhu": 3, "darkhouse": 2, "house_of_rath": 4, "condyle_cove": 3}
PLAYED_STEPS = 100_000  # in random games, about; few are enough where every instruction is counted
COLLECTED = re.compile(r"Collected : (\d+)")


class CannotCount(RatskellerError):
    """A reason why nothing can be counted; the text is for the user."""


class Work(NamedTuple):
    """What one run plays, besides starting up."""

    games: int
    iterations: int  # of the search, in each position


class Done(NamedTuple):
    """What a run took."""

    instructions: int
    steps: int  # of its random games
    iterations: int  # of all its searches


class Costs(NamedTuple):
    """Instructions."""

    step: float
    game: float
    iteration: float


# ---- one run -----------------------------------------------------------------------------------------------------


def play(game: Game, seats: int, work: Work) -> tuple[int, int]:
    """What is counted: random games and searches; how many steps and iterations they had."""
    start = game.set_up(seats, {}, {})
    steps = count_playouts(start, SEED, work.games)
    search = TreeSearch()
    positions, _ = decisions(start, POSITIONS)
    for number, position in enumerate(positions):
        search.begin(position, position.mover, Rng(SEED).split(number))
        search.run(work.iterations)
    return steps, work.iterations * len(positions)


class Counter:
    """Runs the rules of one checkout in processes whose instructions are counted."""

    def __init__(self, folder: Path, cache: str) -> None:
        """Choose the checkout; compiled Python is kept in a folder, so that compiling it is not counted."""
        self.folder = folder
        self._variables = os.environ | {
            "PYTHONPATH": os.pathsep.join((str(folder / "src"), str(PROJECT))),
            "PYTHONPYCACHEPREFIX": cache,
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONHASHSEED": "0",
            "RATSKELLER_PURE": "0",
        }

    def costs(self, game: Game, seats: int) -> Costs:
        """What a game costs."""
        _, length = decisions(game.set_up(seats, {}, {}), 1)
        games = max(1, PLAYED_STEPS // length)
        iterations = max(1, min(ITERATIONS, STEPS // length))
        self.warm_up(game, seats)
        return subtract(
            self.count(game, seats, Work(1, 1)),
            self.count(game, seats, Work(1 + games, 1)),
            self.count(game, seats, Work(1, 1 + iterations)),
            games,
        )

    def warm_up(self, game: Game, seats: int) -> None:
        """Let Python compile what it imports, once."""
        self._run(self._worker(game, seats, Work(1, 1)))

    def count(self, game: Game, seats: int, work: Work) -> Done:
        """The instructions of a whole process that does some work."""
        valgrind = shutil.which("valgrind")
        if valgrind is None:
            raise CannotCount("There is no valgrind to count with (on Debian or Ubuntu: apt install valgrind).")
        callgrind = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null"]
        ran = self._run([*callgrind, *self._worker(game, seats, work)])
        return read_run(ran.stdout, ran.stderr, self.folder)

    def _worker(self, game: Game, seats: int, work: Work) -> list[str]:
        command = [sys.executable, "-m", "tools.instructions", game.name, "--seats", str(seats)]
        return [*command, "--work", *map(str, work)]

    def _run(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        ran = subprocess.run(
            command, check=False, cwd=PROJECT, env=self._variables, capture_output=True, encoding="utf-8"
        )
        if ran.returncode:
            raise CannotCount(f"The rules in {self.folder} could not be run:\n{ran.stderr.strip()}")
        return ran


def read_run(answer: str, told: str, folder: Path) -> Done:
    """What the worker answered, and what valgrind told."""
    where, kind, steps, iterations = json.loads(answer)
    if Path(where) != (folder / "src").resolve():
        raise CannotCount(f"The rules of {folder} were asked for, but those in {where} were run.")
    if kind != "compiled":
        raise CannotCount(f"The rules in {folder} are not compiled; `python3 run.py build` there does it.")
    found = COLLECTED.search(told)
    if found is None:
        raise CannotCount("Valgrind did not say how many instructions it has counted.")
    return Done(int(found[1]), steps, iterations)


# ---- what it means -------------------------------------------------------------------------------------------------


def subtract(little: Done, more_games: Done, more_search: Done, games: int) -> Costs:
    """The costs of what two runs did more than one that did little."""
    playing = more_games.instructions - little.instructions
    searching = more_search.instructions - little.instructions
    return Costs(
        step=playing / (more_games.steps - little.steps),
        game=playing / games,
        iteration=searching / (more_search.iterations - little.iterations),
    )


def describe(name: str, seats: int, now: Costs, there: Costs | None = None) -> str:
    """A line for people; `there` is the other checkout."""
    cells = [f"{now.step:,.0f} a step", f"{now.game:,.0f} a game", f"{now.iteration:,.0f} an iteration"]
    line = f"{name}, {seats} seats: {', '.join(cells)}"
    if there is None:
        return line
    ratios = [f"{other / cost:.2f}" for cost, other in zip(now, there, strict=True)]
    return f"{line}; there {' and '.join((ratios[0], ratios[2]))} times as many a step and an iteration"


def as_json(name: str, seats: int, now: Costs, there: Costs | None = None) -> str:
    """A line for machines."""
    found = {"game": name, "seats": seats, "instructions": now._asdict()}
    return json.dumps(found if there is None else found | {"against": there._asdict()})


# ---- the command -----------------------------------------------------------------------------------------------------


def read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The command line; --work is for the runs that are counted."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.instructions", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="GAME", help="those of the catalogue when none is named")
    parser.add_argument("--seats", type=int, help="how many play, instead of the usual number")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each game")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another checkout, built for this Python")
    parser.add_argument("--work", type=int, nargs=2, help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Count, or be what is counted."""
    wanted = read_arguments(arguments)
    try:
        games = [find_any_game(name) for name in wanted.names or GAMES]
        if wanted.work:
            done = play(games[0], wanted.seats, Work(*wanted.work))
            print(json.dumps([str(Path(package_file).parents[1]), BUILD.kind, *done]))
            return 0
        with TemporaryDirectory() as cache:
            counters = [Counter(each.resolve(), cache) for each in (PROJECT, wanted.against) if each]
            for game in games:
                seats = wanted.seats or USUAL_SEATS.get(game.name, game.seats[0])
                found = [counter.costs(game, seats) for counter in counters]
                print((as_json if wanted.json else describe)(game.name, seats, *found), flush=True)
    except RatskellerError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
