"""Measures over the wire whether the time of a secret answer, or of a bot's move, tells what somebody holds.

    python -m tools.answer_times [GAME ...] --questions 200 --seed 1

A real server, real sockets, real time; House of Rath and Condyle Cove. Among people two answer as badly as they can: at
once without a choice, late or never with one. Among bots there is one person, who watches. For each question the time
from the line that opens it to the line that ends it is taken; questions that somebody ends by acting in public are left
out. The record tells afterwards what was hidden: whether anybody else had a choice; where the observer could know that,
nothing is compared, since what everybody knows may take its time. Bots' own moves are measured alike.
Two samples are compared by the statistics of Kolmogorov and Smirnov and of Mann and Whitney, each against random
permutations among the questions of one table to equally many, and to the observer or not, since everybody sees that.
Exit 0: no difference at 1 %; 1: there is one; 2: too little was measured.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from bisect import bisect_right
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ratskeller.catalogue import find_game
from ratskeller.client import Client, Join, NewTable
from ratskeller.kernel.numbers import HIDDEN, SPECTATOR
from ratskeller.kernel.record import read_record
from ratskeller.kernel.replay import open_match
from ratskeller.kernel.rng import Rng
from tests.server.running import UNLIMITED, Server

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ratskeller.kernel.record import Record
    from ratskeller.kernel.state import State

    Statistic = Callable[[Sequence[float], Sequence[float]], float]

PHASES = {"house_of_rath": "claiming", "condyle_cove": "answer"}  # while a question is open
SEATS = 3
WINDOW = 1  # seconds for an answer
PACE = "0.2"
BOTS = "3"  # processes for bots: one address never has all of them, and two may think at a time
AT_ONCE, LATE = 0.05, 0.7  # seconds after which people answer, without a choice and with one
TABLES = 4  # at a time
LEVEL = 0.01
PERMUTATIONS = 2_000
IMAGINED = 32  # positions in which an observer looks whether it could be otherwise
FEWEST = 10  # in each of two samples
LONG = 90.0  # seconds of one game
SELDOM = ("reveal", "quiet", "listen")  # what would end the secrets early


class Case(NamedTuple):
    """A table that is measured: among people, or with bots of a level."""

    game: str
    level: str  # empty among people

    def __str__(self) -> str:
        return f"{self.game}, {f'bots: {self.level}' if self.level else 'people'}"


class Span(NamedTuple):
    """The observer was shown something after so many sentences, and something new so many seconds later."""

    told: int
    seconds: float


class Visitor:
    """A raw connection of one seat."""

    def __init__(self, game: str, seat: int, rng: Random, *, measures: bool) -> None:
        """`measures`: whether it is the observer's."""
        self.game, self.seat, self.rng, self.measures = game, seat, rng, measures
        self.spans: list[Span] = []
        self._since: tuple[int, float] | None = None
        self._told = -1
        self._names = 0

    async def play(self, address: str, token: str, *, begin: bool) -> None:
        """Play until the game is over or somebody hangs up."""
        async with connect(address, compression=None, max_size=None, proxy=None) as self._socket:
            await self._say({"type": "hello", "token": token})
            if begin:
                await self._say({"type": "start", "id": "start"})
            tasks = {asyncio.create_task(self._close())} if begin else set()
            try:
                async for text in self._socket:
                    now = time.monotonic()
                    line = msgspec.json.decode(text)
                    if line["type"] == "state":
                        self._note(line, now)
                        if line["held"]:
                            continue  # who has answered does not answer again and again
                        task = asyncio.create_task(self._act(line["scenes"][0], line["kept"] + len(line["told"])))
                        tasks.add(task)
                        task.add_done_callback(tasks.discard)
                    elif line["type"] == "table" and line["table"]["status"] in {"over", "closed"}:
                        return
            finally:
                for task in tasks:
                    task.cancel()

    async def _close(self) -> None:
        """Nobody need see the end."""
        await asyncio.sleep(LONG)
        await self._say({"type": "close", "id": "close"})

    async def _say(self, line: dict[str, Any]) -> None:
        await self._socket.send(msgspec.json.encode(line).decode())

    def _note(self, line: dict[str, Any], now: float) -> None:
        told = line["kept"] + len(line["told"])
        if not self.measures or told == self._told:
            return
        if self._since is not None:
            self.spans.append(Span(self._since[0], now - self._since[1]))
        self._since, self._told = (told, now), told

    async def _act(self, scene: dict[str, Any], told: int) -> None:
        """Move at once, but answer a question as tells the most."""
        choices = [each["notation"] for each in scene["scene"]["choices"]]
        if not choices:
            return
        self._told_last = told
        likely = [each for each in choices if not each.startswith(SELDOM)] or choices
        do = self.rng.choice(likely)
        if scene["scene"]["view"]["phase"] == PHASES[self.game]:
            silent = [each for each in choices if each in {"stop", "let go"}]
            if not silent or (len(likely) > 1 and self.rng.random() < 0.3):
                return  # the window ends it
            do = silent[0]
            await asyncio.sleep(LATE if len(likely) > 1 and not self.measures else AT_ONCE)
        if self._told_last == told:
            self._names += 1
            act = {"type": "act", "id": f"m{self._names}", "seat": self.seat, "seq": scene["seq"], "do": do}
            try:
                await self._say(act)
            except ConnectionClosed:
                return


async def play_table(server: Server, case: Case, seed: int) -> tuple[list[Span], Record, int]:
    """One game; what its observer measured, the record, and the observer's seat."""
    rng = Random(f"{case} {seed}")
    seats = 1 if case.level else SEATS
    async with _client(server) as client:
        bots = [case.level] * (SEATS - 1) if case.level else []
        opened = await client.open_table(NewTable(game=case.game, seats=SEATS, bots=bots, window=WINDOW))
        tokens = [opened.token]
        tokens += [(await client.join(opened.table.id, Join())).token for _ in range(seats - 1)]
        visitors = [Visitor(case.game, seat, rng, measures=seat == 0) for seat in range(seats)]
        address = server.line_address(opened.table.id)
        playing = [
            asyncio.create_task(each.play(address, token, begin=False))
            for each, token in zip(visitors[1:], tokens[1:], strict=True)
        ]
        await asyncio.sleep(0.2)
        playing.insert(0, asyncio.create_task(visitors[0].play(address, tokens[0], begin=True)))
        await asyncio.gather(*playing)
        return visitors[0].spans, read_record(await client.record(opened.table.id)), 0


def _client(server: Server) -> Client:
    try:
        return server.client(seals=False)  # raw connections open nothing
    except TypeError:
        return server.client()


# ---- what was hidden -------------------------------------------------------------------------------------------------


class Sample(NamedTuple):
    """How long something took, and whether anybody whom the observer cannot see had a choice."""

    seconds: float
    had_choice: bool
    asked: int = 1  # how many others were asked, which everybody sees: several bots may take longer than one
    is_observer_asked: bool = False  # then people have their time, also among bots
    table: int = 0  # who has a choice has it again and again in one game, and the machine may be busier then than later


def sort_out(case: Case, spans: Sequence[Span], record: Record, observer: int) -> tuple[list[Sample], list[Sample]]:
    """The questions and the moves of others, by what was hidden."""
    game = find_game(case.game)
    match = open_match(game, record.header)
    told = sum(event.is_for(observer) for event in match.opening)
    positions: dict[int, tuple[int, State]] = {}  # by the number of sentences: the first position after them
    public: dict[int, list[int]] = {}  # who acted for all to see, until the next sentence
    for number, step in enumerate(record.steps):
        if not match.state.is_chance():
            positions.setdefault(told, (number, match.state.copy()))
        if step.by == "chance":
            match.deal(game.read_outcome(step.do))
        else:
            code = game.read_action(step.do)
            if match.state.glimpse(SPECTATOR, step.by, code) != HIDDEN:
                public.setdefault(told, []).append(step.by)
            match.act(step.by, code)
        told += sum(event.is_for(observer) for event in match.events[-1])
    questions, moves = [], []
    for span in spans:
        if span.told not in positions:
            continue
        state = positions[span.told][1]
        asked = [seat for seat in range(state.seats) if state.awaited(SPECTATOR) >> seat & 1 and seat != observer]
        if game.view(state, SPECTATOR).phase == PHASES[case.game]:
            if asked and not public.get(span.told) and _is_secret(state, observer, asked, _can_answer):
                is_asked = bool(state.awaited(SPECTATOR) >> observer & 1)
                questions.append(Sample(span.seconds, _can_answer(state, asked), len(asked), is_asked))
        elif (
            len(asked) == 1
            and case.level
            and state.awaited(SPECTATOR) == 1 << asked[0]
            and _is_secret(state, observer, asked, _can_move)
        ):
            moves.append(Sample(span.seconds, _can_move(state, asked)))
    return questions, moves


def _is_secret(state: State, observer: int, asked: list[int], has_choice: Callable[[State, list[int]], bool]) -> bool:
    """Whether the observer cannot know if somebody has a choice: what everybody knows may well take its time."""
    rng, imagined, found = Rng(state.digest()), state.copy(), {has_choice(state, asked)}
    for _ in range(IMAGINED):
        imagined.assign(state)
        imagined.redeal(observer, rng)
        found.add(has_choice(imagined, asked))
    return len(found) > 1


def _can_move(state: State, asked: list[int]) -> bool:
    return state.legal(asked[0]) > 1


def _can_answer(state: State, asked: list[int]) -> bool:
    return any(_has_choice(state, seat) for seat in asked)


def _has_choice(state: State, seat: int) -> bool:
    game_actions = state.legal_actions(seat)
    return sum(1 for code in game_actions if _answers(state, seat, code)) > 1


def _answers(state: State, seat: int, code: int) -> bool:
    """Whether an action is an answer: a seat that shows a card in House of Rath is still asked."""
    after = state.copy()
    after.apply(seat, code)
    return (
        after.mover < 0 or after.awaited(SPECTATOR) != state.awaited(SPECTATOR) or not after.awaited(seat) >> seat & 1
    )


# ---- two samples -----------------------------------------------------------------------------------------------------


def kolmogorov_smirnov(one: Sequence[float], other: Sequence[float]) -> float:
    """The largest difference of the two shares below a value."""
    first, second = sorted(one), sorted(other)
    return max(
        abs(bisect_right(first, value) / len(first) - bisect_right(second, value) / len(second))
        for value in (*first, *second)
    )


def mann_whitney(one: Sequence[float], other: Sequence[float]) -> float:
    """How far the share of pairs in which the first is larger is from a half; ties count half."""
    values = sorted([*one, *other])
    ranks: dict[float, list[int]] = {}
    for number, value in enumerate(values):
        ranks.setdefault(value, []).append(number + 1)
    total = sum(sum(ranks[value]) / len(ranks[value]) for value in one)
    pairs = len(one) * len(other)
    return abs((total - len(one) * (len(one) + 1) / 2) / pairs - 0.5)


def p_value(statistic: Statistic, samples: Sequence[Sample], rng: Random) -> float:
    """How often as large a difference comes by chance, if nothing differs among a table's questions to equally many."""
    groups: dict[tuple[int, int, bool], list[Sample]] = {}
    for sample in samples:
        groups.setdefault((sample.table, sample.asked, sample.is_observer_asked), []).append(sample)
    found = statistic(*_divide(samples))
    as_much = 0
    for _ in range(PERMUTATIONS):
        mixed: list[Sample] = []
        for group in groups.values():
            seconds = [each.seconds for each in group]
            rng.shuffle(seconds)
            mixed += [each._replace(seconds=other) for each, other in zip(group, seconds, strict=True)]
        as_much += statistic(*_divide(mixed)) >= found - 1e-12
    return (as_much + 1) / (PERMUTATIONS + 1)


def _divide(samples: Sequence[Sample]) -> tuple[list[float], list[float]]:
    """The times without a choice, and those with one."""
    return (
        [each.seconds for each in samples if not each.had_choice],
        [each.seconds for each in samples if each.had_choice],
    )


def judge(what: str, samples: Sequence[Sample], rng: Random) -> bool | None:
    """Say how two samples compare; whether there is a difference, or None if there is too little."""
    without, with_one = _divide(samples)
    if min(len(without), len(with_one)) < FEWEST:
        print(
            f"{what}: {len(without)} without a choice and {len(with_one)} with one are too few to compare.", flush=True
        )
        return None
    values = [p_value(statistic, samples, rng) for statistic in (kolmogorov_smirnov, mann_whitney)]
    print(
        f"{what}: {len(without)} without a choice, median {median(without):.3f} s; "
        f"{len(with_one)} with one, median {median(with_one):.3f} s; "
        f"p = {values[0]:.4f} (Kolmogorov-Smirnov), {values[1]:.4f} (Mann-Whitney)"
        f"{': A DIFFERENCE' if min(values) < LEVEL else '.'}",
        flush=True,
    )
    return min(values) < LEVEL


# ---- the command -----------------------------------------------------------------------------------------------------


async def measure(server: Server, case: Case, wanted: int, seed: int, tables: int) -> tuple[list[Sample], list[Sample]]:
    """Play until so many questions have been measured."""
    questions: list[Sample] = []
    moves: list[Sample] = []
    number = 0
    while len(questions) < wanted:
        played = await asyncio.gather(*(play_table(server, case, seed * 1000 + number + i) for i in range(tables)))
        for table, each in enumerate(played, start=number):
            more_questions, more_moves = sort_out(case, *each)
            questions += [sample._replace(table=table) for sample in more_questions]
            moves += [sample._replace(table=table) for sample in more_moves]
        number += tables
        if number >= 10 * tables and not questions:
            break
    return questions, moves


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure every case."""
    parser = argparse.ArgumentParser(prog="python -m tools.answer_times", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help="house_of_rath and condyle_cove when none is named")
    parser.add_argument("--questions", type=int, default=200, help="of each case")
    parser.add_argument("--levels", nargs="*", default=["people", "level:1", "level:3", "level:5"], help="who answers")
    parser.add_argument(
        "--tables", type=int, default=TABLES, help="at a time; a busy machine hides what it does not cause"
    )
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    cases = [
        Case(name, "" if level == "people" else level)
        for name in wanted.names or sorted(PHASES)
        for level in wanted.levels
    ]
    found: list[bool | None] = []
    with tempfile.TemporaryDirectory(prefix="answer-times-") as folder:
        options = ("--pace", PACE, "--bots", BOTS, *UNLIMITED)
        with Server(Path(folder) / "data", *options, logs=Path(folder), port=0) as server:
            for case in cases:
                tables = wanted.tables if not case.level else 1 + wanted.tables // 4
                questions, moves = asyncio.run(measure(server, case, wanted.questions, wanted.seed, tables))
                rng = Random(wanted.seed)
                found.append(judge(f"{case}: questions", questions, rng))
                if case.level:
                    judged = judge(f"{case}: moves of bots", moves, rng)
                    found += [judged] if judged is not None else []
    if None in found:
        return 2
    return 1 if any(found) else 0


if __name__ == "__main__":
    sys.exit(main())
