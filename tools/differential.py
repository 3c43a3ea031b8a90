"""Plays the same games through the uncompiled and the compiled rules, and compares everything at every step.

    python -m tools.differential [GAME ...] --games 10000 --seats all --seed 1 --jobs 2

The uncompiled rules are what is written; whatever C makes of them must not be told apart from outside. The games are
spread over all numbers of seats, packs and options. `--brief` compares the digest, the events, what may be done and
what is drawn, and leaves out views, redeals, refusals and searches: for many games in little time.
Exit 0: they agree; 1: they differ; 2: nothing was compared.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from ratskeller import BUILD
from ratskeller.kernel.errors import BadSetup, RatskellerError
from ratskeller.kernel.numbers import CHANCE, SPECTATOR
from ratskeller.kernel.options import describe_options
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.texts import encode
from ratskeller.search.guided import GuidedSearch
from ratskeller.search.playouts import play_games
from ratskeller.search.tree import TreeSearch
from tools.every_game import EVERY_GAME, find_any_game

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.state import State

PROJECT = Path(__file__).resolve().parents[1]
BUILDS: dict[str, dict[str, str]] = {
    "pure": {"RATSKELLER_PURE": "1", "RATSKELLER_CHECKED": "1"},  # checked: an index below zero raises
    "compiled": {"RATSKELLER_PURE": "0"},
}
CHUNK = 100  # games in one run of a worker, which takes a second to begin
SEARCH_ITERATIONS = 20
GUIDED_ITERATIONS = 12
SAMPLED_CODES = 8

Facts = dict[str, Any]


class CannotCompare(Exception):
    """A reason why nothing can be compared; the text is for the user."""


class Setup(NamedTuple):
    """A table: everything but the seed."""

    seats: int
    options: dict[str, Any]
    packs: dict[str, str]


# ---- the games ---------------------------------------------------------------------------------------------------


def all_setups(game: Game, seats: Sequence[int]) -> list[Setup]:
    """Every combination of seats, packs, choices and flags that the game accepts, in a mixed but fixed order."""
    infos = describe_options(game.options)
    values = {info.name: info.choices for info in infos if info.type == "choice"}
    values |= {info.name: (False, True) for info in infos if info.type == "flag"}
    packs = {kind: tuple(shipped) for kind, shipped in game.shipped_packs().items()}
    made = [
        Setup(number, dict(zip(values, options, strict=True)), dict(zip(packs, chosen, strict=True)))
        for number in seats
        for options in itertools.product(*values.values())
        for chosen in itertools.product(*packs.values())
    ]
    Random(1).shuffle(made)
    return [setup for setup in made if is_accepted(game, setup)]


def is_accepted(game: Game, setup: Setup) -> bool:
    """Whether a game can be played at such a table."""
    try:
        game.set_up(*setup)
    except BadSetup:
        return False
    return True


def begin(game: Game, setup: Setup, chance: Random) -> State:
    """The first position; options that are numbers are drawn, where the game accepts what is drawn."""
    numbers = {
        info.name: chance.randint(info.least, info.most)
        for info in describe_options(game.options)
        if info.type == "number" and info.least is not None and info.most is not None
    }
    state: State
    try:
        state = game.set_up(setup.seats, setup.options | numbers, setup.packs)
    except BadSetup:
        state = game.set_up(*setup)
    return state


def play(game: Game, setup: Setup, seed: str, *, brief: bool) -> Iterator[Facts]:
    """Play one game; what both builds must agree on, before every step and at the end. An error is the last fact."""
    chance = Random(seed)
    state = begin(game, setup, chance)
    try:
        yield from _play(game, state, chance, brief=brief)
    except Exception as error:  # noqa: BLE001  whatever it is, it is a finding
        yield {"raised": f"{type(error).__name__}: {error}", "row": state.as_row()}


def _play(game: Game, state: State, chance: Random, *, brief: bool) -> Iterator[Facts]:
    by_weight = chance.random() < 0.5  # the other half of the games sees rare outcomes often
    searched = chance.randrange(min(40, game.steps_max))
    facts: Facts = {}
    for step in itertools.count():
        facts |= _glance(state, chance)
        if not brief:
            facts |= _look(game, state, chance)
        if step == searched and not brief:
            facts |= _search(state, chance) | _think(game, state, chance)
        if state.is_over():
            seats = range(state.seats)
            yield facts | {
                "ranks": [state.rank(seat) for seat in seats],
                "rewards": [state.reward(seat) for seat in seats],
            }
            return
        yield facts
        if step >= game.steps_max:
            raise RuntimeError(f"the game goes on after {step} steps")
        mover, code = _choose(state, facts, chance, by_weight=by_weight)
        facts = {"by": mover, "code": code}
        facts["glimpses"] = [state.glimpse(viewer, mover, code) for viewer in (*range(state.seats), SPECTATOR)]
        state.telling = True
        state.told = 0
        state.apply(mover, code)


def _glance(state: State, chance: Random) -> Facts:
    """The position, what led to it, and what may come next."""
    found = {
        "digest": state.digest(),
        "events": state.told_events(),
        "legal": [state.legal_actions(seat) for seat in range(state.seats)],
        "outcomes": [],
    }
    if state.is_chance():
        rng = Rng(chance.getrandbits(64))
        found |= {"outcomes": state.weighted_outcomes(), "drawn": [state.draw(rng), rng.next()]}
    return found


def _look(game: Game, state: State, chance: Random) -> Facts:
    """Everything else that can be asked of a position; the longer questions of one viewer at a time."""
    seats = range(state.seats)
    viewer = chance.choice((*seats, SPECTATOR))
    seat = chance.choice(seats)
    codes = [chance.choice(game.action_codes()) for _ in range(SAMPLED_CODES)]
    redealt = state.copy()
    redealt.redeal(viewer, Rng(chance.getrandbits(64)))
    recalled = redealt.copy()
    recalled.recall(state.as_row())
    return {
        "row": state.as_row(),
        "scores": [state.score(seat) for seat in seats],
        "awaited": [state.awaited(each) for each in (*seats, SPECTATOR)],
        "forbids": [(seat, code, state.forbids(seat, code)) for code in codes],
        "redealt": (viewer, redealt.as_row()),
        "recalled": recalled.as_row(),
        "view": encode(game.view(state, viewer)).decode(),
        "observed": state.observed(viewer),
    }


def _search(state: State, chance: Random) -> Facts:
    """The compiled loops from this position."""
    if state.mover < 0:
        return {}
    search = TreeSearch()
    search.begin(state, state.mover, Rng(chance.getrandbits(64)))
    search.run(SEARCH_ITERATIONS)
    rows = play_games(state, chance.getrandbits(64), 0, 2)
    return {"visits": search.visit_counts(), "means": search.mean_rewards(), "playouts": rows}


def _think(game: Game, state: State, chance: Random) -> Facts:
    """What the game's mind makes of this position, where there is one, and what its bots would do."""
    if state.mover < 0 or game.mind is None:
        return {}
    seat, seats = state.mover, range(state.seats)
    mind = game.mind(state)
    seed = chance.getrandbits(64)
    search = GuidedSearch()
    search.begin(state, seat, mind, Rng(seed))
    search.run(GUIDED_ITERATIONS)
    return {
        "preferences": mind.preferences(state, seat),
        "sample": mind.sample(state, seat, Rng(seed)),
        "quiet": bool(mind.is_quiet(state)),
        "outlooks": [mind.outlook(state, each) for each in seats],
        "beliefs": [mind.belief(state, each) for each in seats],
        "secrets": [mind.secret(state, each) for each in seats],
        "terms": mind.terms(state, seat),
        "guided": [search.visit_counts(), search.mean_rewards()],
        "zoo": [play(state.copy(), seat, Rng(seed)) for play in game.zoo.values()],
    }


def _choose(state: State, facts: Facts, chance: Random, *, by_weight: bool) -> tuple[int, int]:
    """A step drawn with Python's generator, so that the rules have no part in the choice."""
    if state.is_chance():
        possible = [(code, weight) for code, weight in facts["outcomes"] if weight > 0]
        weights = [weight if by_weight else 1 for _, weight in possible]
        return CHANCE, chance.choices([code for code, _ in possible], weights)[0]
    seat = state.mover
    others = [other for other, codes in enumerate(facts["legal"]) if codes and other != seat]
    if others and chance.random() < 0.25:
        seat = chance.choice(others)
    return seat, chance.choice(facts["legal"][seat])


# ---- one build's part ------------------------------------------------------------------------------------------------


def tell_games(
    game: Game, setups: Sequence[Setup], seed: int, indexes: Iterable[int], *, brief: bool = False
) -> Iterator[str]:
    """A line for every game: its index, its steps, and a hash over everything."""
    for index in indexes:
        chain = blake2b(digest_size=16)
        steps, facts = -1, {}
        for facts in play(game, setups[index % len(setups)], f"{seed}:{index}", brief=brief):
            steps += 1
            chain.update(repr(facts).encode())
        yield f"{index} {steps} {chain.hexdigest()}" + (f" raised {facts['raised']}" if "raised" in facts else "")


def tell_steps(game: Game, setup: Setup, seed: int, index: int, *, brief: bool = False) -> Iterator[str]:
    """A line for every step of one game: everything."""
    return (json.dumps(facts) for facts in play(game, setup, f"{seed}:{index}", brief=brief))


# ---- both builds -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Comparison:
    """One game's comparison."""

    game: Game
    setups: Sequence[Setup]
    seats: str
    seed: int
    brief: bool = False

    def ask(self, build: str, *request: str) -> list[str]:
        """Run a worker on one of the builds; its answer line by line."""
        command = [sys.executable, "-m", "tools.differential", self.game.name, "--seats", self.seats]
        done = subprocess.run(
            [*command, "--seed", str(self.seed), *(["--brief"] if self.brief else []), *request],
            check=False,
            cwd=PROJECT,
            env=os.environ | BUILDS[build] | {"PYTHONPATH": os.pathsep.join((str(PROJECT), str(PROJECT / "src")))},
            capture_output=True,
            encoding="utf-8",
        )
        if done.returncode < 0:
            what = signal.Signals(-done.returncode).name
            raise CannotCompare(f"The {build} rules of {self.game.name} crashed ({what}) at {' '.join(request)}.")
        if done.returncode:
            raise CannotCompare(f"The {build} rules of {self.game.name} could not be run:\n{done.stderr.strip()}")
        first, *lines = done.stdout.splitlines()
        if first.split()[0] != build:
            raise CannotCompare(f"The {build} rules are not there to be compared: {first}.")
        return lines

    def ask_both(self, *request: str) -> dict[str, list[str]]:
        """The answers of both builds."""
        return {build: self.ask(build, *request) for build in BUILDS}

    def explain(self, index: int) -> str:
        """Play one game step by step and say what differs first."""
        setup = self.setups[index % len(self.setups)]
        where = f"{self.game.name}, {setup.seats} seats, {setup.options}, {setup.packs}, seed {self.seed}, game {index}"
        steps = self.ask_both("--trace", str(index))
        return f"{where}\n{describe_difference(steps['pure'], steps['compiled'])}"


def find_difference(pure: Sequence[str], compiled: Sequence[str]) -> int | None:
    """The index of the first game on which two lists of lines differ, or that raised in both."""
    for one, other in itertools.zip_longest(pure, compiled, fillvalue=""):
        if one != other or " raised " in one:
            return int((one or other).split()[0])
    return None


def describe_difference(pure: Sequence[str], compiled: Sequence[str]) -> str:
    """The first step at which two traces differ, and in what."""
    ended = '{"raised": "nothing, the game was over"}'
    for step, lines in enumerate(itertools.zip_longest(pure, compiled, fillvalue=ended)):
        one, other = (json.loads(line) for line in lines)
        names = [name for name in {**one, **other} if repr(one.get(name)) != repr(other.get(name))]
        if not names and "raised" not in one:
            continue
        told = [f"step {step}: {', '.join(names) or 'an error in both'}"]
        for name in dict.fromkeys((*names, "by", "code", "row", "raised")):
            both = {"uncompiled": one.get(name), "compiled": other.get(name)}
            told += [f"  {name}, {build}: {value}" for build, value in both.items() if value is not None]
        return "\n".join(told)
    return "the two games are the same when played again, so what differs is not decided by the seed"


def compare(comparison: Comparison, games: int, jobs: int) -> tuple[int, int | None]:
    """Compare a number of games; how many steps were the same, and the first game that differs."""
    chunks = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    steps = done = 0
    with ThreadPoolExecutor(jobs) as pool:
        answers = [
            [pool.submit(comparison.ask, build, "--play", str(first), str(count)) for build in BUILDS]
            for first, count in chunks
        ]
        try:
            for (_, count), (pure, compiled) in zip(chunks, answers, strict=True):
                lines = pure.result()
                found = find_difference(lines, compiled.result())
                if found is not None:
                    return steps, found
                steps += sum(int(line.split()[1]) for line in lines)
                done += count
                show_progress(f"{comparison.game.name}: {done} of {games} games, {steps} steps")
        finally:
            show_progress("")
            pool.shutdown(wait=True, cancel_futures=True)
    return steps, None


def show_progress(text: str) -> None:
    """One line that is overwritten, where somebody is looking."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\033[K{text}")
        sys.stderr.flush()


# ---- the command -----------------------------------------------------------------------------------------------------


def read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The command line; --play and --trace are for the workers."""
    parser = argparse.ArgumentParser(prog="python -m tools.differential", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help="all games when none is named")
    parser.add_argument("--games", type=int, default=10_000, help="how many of each")
    parser.add_argument("--seats", default="all", help="all, or numbers with commas between them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    parser.add_argument("--brief", action="store_true", help="compare less at every step, some five times as fast")
    parser.add_argument("--play", type=int, nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--trace", type=int, help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def read_seats(game: Game, text: str) -> list[int]:
    """The numbers of seats to play with."""
    if text == "all":
        return list(game.seats)
    try:
        wanted = [int(part) for part in text.split(",")]
    except ValueError:
        raise CannotCompare(f"--seats takes `all` or numbers with commas between them, not {text!r}.") from None
    if not set(wanted) <= set(game.seats):
        raise CannotCompare(f"{game.title} takes {game.seats[0]} to {game.seats[-1]} seats, not {text}.")
    return wanted


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, or be one of the workers."""
    wanted = read_arguments(arguments)
    try:
        games = [find_any_game(name) for name in wanted.names or EVERY_GAME]
        for game in games:
            setups = all_setups(game, read_seats(game, wanted.seats))
            if wanted.play or wanted.trace is not None:
                print(*BUILD)
                lines = (
                    tell_games(game, setups, wanted.seed, range(wanted.play[0], sum(wanted.play)), brief=wanted.brief)
                    if wanted.play
                    else tell_steps(
                        game, setups[wanted.trace % len(setups)], wanted.seed, wanted.trace, brief=wanted.brief
                    )
                )
                for line in lines:
                    print(line)
                return 0
            comparison = Comparison(game, setups, wanted.seats, wanted.seed, wanted.brief)
            steps, found = compare(comparison, wanted.games, wanted.jobs)
            if found is not None:
                print(f"The compiled rules are not the same as the uncompiled ones: {comparison.explain(found)}")
                return 1
            print(
                f"{game.name}: the compiled and the uncompiled rules agree in all {steps} steps of {wanted.games} "
                f"games over {len(setups)} setups (seed {wanted.seed})."
            )
    except (CannotCompare, RatskellerError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
