"""Bots by the words one asks for them with."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ratskeller.bots.random_bot import RandomBot
from ratskeller.bots.search_bot import SearchBot
from ratskeller.kernel.errors import BadSetup

if TYPE_CHECKING:
    from ratskeller.bots.bot import Bot

ITERATIONS_MAX = 10_000_000
SECONDS_MAX = 600
KINDS = (
    "random, search, search:N for N iterations (such as search:500) or search:Ns for N seconds (such as search:0.5s)"
)


def make_bot(words: str) -> Bot:
    """A bot from words such as `random`, `search`, `search:500` or `search:0.5s`."""
    if words == "random":
        return RandomBot()
    if words == "search":
        return SearchBot(seconds=1.0)
    if found := re.fullmatch(r"search:(\d+)", words):
        iterations = int(found.group(1))
        if 1 <= iterations <= ITERATIONS_MAX:
            return SearchBot(iterations=iterations)
    elif found := re.fullmatch(r"search:(\d+(?:\.\d+)?)s", words):
        seconds = float(found.group(1))
        if 0 < seconds <= SECONDS_MAX:
            return SearchBot(seconds=seconds)
    raise BadSetup(f"There is no bot {words!r}; a bot is {KINDS}.")


def make_bots(words: str, seats: int) -> list[Bot]:
    """Bots for all seats from words with commas between them; one bot alone sits everywhere."""
    each = [part.strip() for part in words.split(",")]
    if len(each) == 1:
        each *= seats
    if len(each) != seats:
        raise BadSetup(f"There are {len(each)} bots for {seats} seats; give one for all, or one for each seat.")
    return [make_bot(part) for part in each]
