"""Measuring in turns: slices of the compiled rules here, and of the uncompiled ones in a second process."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from statistics import median
from typing import TYPE_CHECKING, Protocol, Self

import msgspec

from ratskeller.lab.measurement import CannotMeasure, Rates, Subject

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import TracebackType

COMMAND = (sys.executable, "-m", "ratskeller.lab.measurement")
ROUNDS = 7  # slices of each meter: the median of them is told, because machines are noisy
ROUNDS_LEAST = 3  # even when the time is over


class Measures(Protocol):
    """Anything that measures a slice."""

    def measure(self, seconds: float) -> Rates:
        """What a slice of about so many seconds gives."""


class UncompiledMeter:
    """Measures like `Meter`, but in a process of its own with the uncompiled rules."""

    def __init__(self, subject: Subject, command: tuple[str, ...] = COMMAND) -> None:
        """Say what to measure; the process starts when this is entered."""
        self._subject = subject
        self._command = command

    def __enter__(self) -> Self:
        """Start the process."""
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "RATSKELLER_PURE": "1"},
            encoding="utf-8",
        )
        self._question = msgspec.json.encode(self._subject).decode() + "\n"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            try:
                if pipe is not None:
                    pipe.close()
            except BrokenPipeError:  # something was still to be said to it
                continue

    def measure(self, seconds: float) -> Rates:
        """A slice, measured over there while nothing happens here."""
        question, self._question = f"{self._question}{seconds}\n", ""
        stdin, stdout = self._process.stdin, self._process.stdout
        answer = ""
        if stdin is not None and stdout is not None:
            try:
                stdin.write(question)
                stdin.flush()
                answer = stdout.readline()
            except BrokenPipeError:
                answer = ""
        try:
            return msgspec.json.decode(answer, type=Rates)
        except msgspec.DecodeError:
            message = "The process with the uncompiled rules died, so there is nothing to compare with."
            raise CannotMeasure(message) from None


def take_turns(meters: Sequence[Measures], seconds: float, advance: Callable[[int], None]) -> list[list[Rates]]:
    """Let meters measure in turns for about a time; what each gave, by meter and round."""
    found: list[list[Rates]] = [[] for _ in meters]
    end = time.monotonic() + seconds
    for number in range(ROUNDS):
        if number >= ROUNDS_LEAST and time.monotonic() >= end:
            break
        for meter, rates in zip(meters, found, strict=True):
            rates.append(meter.measure(seconds / ROUNDS / len(meters)))
        advance(1)
    return found


def typical(rates: Sequence[Rates]) -> Rates:
    """The median of every rate."""
    return Rates(
        median(each.games for each in rates),
        median(each.steps for each in rates),
        median(each.search for each in rates),
    )


def ratios(these: Sequence[Rates], those: Sequence[Rates]) -> Rates:
    """How much higher these are than those: round against round, so that a slow moment hits both; then the median."""
    pairs = list(zip(these, those, strict=True))
    return typical([Rates(a.games / b.games, a.steps / b.steps, a.search / b.search) for a, b in pairs])
