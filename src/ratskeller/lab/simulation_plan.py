"""What a simulation plays: its settings, and how its games are cut into chunks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller import __version__
from ratskeller.agents.registry import find_bot, find_bots
from ratskeller.catalogue import find_game
from ratskeller.kernel.errors import RatskellerError

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

CHUNKS = 64  # about so many, which is enough for an even load and a lively progress bar
RANDOM_CHUNK = (2_000, 20_000)  # games: the compiled loops play these in a fraction of a second
DRIVEN_CHUNK = (1, 1_000)  # games: a thinking bot may need a minute for each
RANDOM = "random"


class CannotSimulate(RatskellerError):
    """A simulation cannot be run like this, or not here."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What decides every game that bots play for the lab. How many processes play is not among it."""

    version: str  # of this program
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    packs: dict[str, Any]
    bots: tuple[str, ...]
    seed: int

    @property
    def is_repeatable(self) -> bool:
        """Whether the same plan always gives the same games; a bot that looks at the clock spoils it."""
        return all(find_bot(name, find_game(self.game)).is_repeatable for name in self.bots)

    def difference(self, other: Plan) -> str | None:
        """Where two plans of one kind differ, as half a sentence; None if they are the same."""
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            if mine != theirs:
                return f"{name.replace('_', ' ')}: {_brief(theirs)}, not {_brief(mine)}"
        return None


class SimulationPlan(Plan, frozen=True, kw_only=True):
    """The settings that decide every game of a simulation."""

    games: int
    chunk_size: int  # games that are played and stored together

    @property
    def is_random(self) -> bool:
        """Whether all seats play at random, so that the compiled loops can play the games."""
        return all(bot == RANDOM for bot in self.bots)

    def chunks(self) -> list[range]:
        """The games of every chunk, by index."""
        firsts = range(0, self.games, self.chunk_size)
        return [range(first, min(first + self.chunk_size, self.games)) for first in firsts]


def make_plan(
    game: Game,
    seats: int,
    options: dict[str, Any],
    packs: dict[str, Any],
    *,
    bots: str,
    seed: int,
    games: int,
    is_driven: bool = False,
) -> SimulationPlan:
    """A plan from what was asked for; the bots are names such as `random,search:500,random`.

    `is_driven`: somebody looks on, so even random games are played step by step, in small chunks.
    """
    names = tuple(bot.name for bot in find_bots(bots, seats, game))
    least, most = RANDOM_CHUNK if set(names) == {RANDOM} and not is_driven else DRIVEN_CHUNK
    return SimulationPlan(
        version=__version__,
        game=game.name,
        rules_version=game.rules_version,
        seats=seats,
        options=options,
        packs=packs,
        bots=names,
        seed=seed,
        games=games,
        chunk_size=min(max(-(-games // CHUNKS), least), most),
    )


def _brief(value: Any) -> str:
    text = ",".join(value) if isinstance(value, tuple) else str(value)
    return text if len(text) <= 40 else text[:39] + "…"
