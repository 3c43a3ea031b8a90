"""What an arena plays: who meets whom, in blocks of games with the same dice in all rotations of the seats."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Any

from ratskeller import __version__
from ratskeller.agents.registry import find_bot
from ratskeller.bots.registry import everybody
from ratskeller.kernel.rng import Rng
from ratskeller.lab.simulation_plan import CannotSimulate, Plan
from ratskeller.search.playouts import game_seed

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

Seating = tuple[int, ...]  # by seat the number of the bot that sits there

ALL = "all"
GAMES_MAX = 5_000  # of one block
ORDER = 3  # the stream for who sits next to whom, apart from those that play


class ArenaPlan(Plan, frozen=True, kw_only=True):
    """The settings that decide every game of an arena. How many blocks are played is not among them."""

    against_rest: bool  # each alone against a table full of the last
    dealt: bool = False  # to as many tables as all of them need, anew in every block

    @property
    def even(self) -> float:
        """What part of a win a seat would have if all were equally strong."""
        return 1 / self.seats

    def block_seed(self, block: int) -> int:
        """The seed of all games of a block: that of the game of this number in a simulation."""
        return game_seed(self.seed, block)

    def seatings(self, block: int) -> list[Seating]:
        """Every game of a block, as who sits where. The neighbours change from block to block."""
        order = Rng(self.block_seed(block)).split(ORDER)
        found: dict[Seating, None] = {}  # in order, and none twice: it would be the same game
        for company in self._companies(order):
            _shuffle(company, order)
            found.update((tuple(company[turn:] + company[:turn]), None) for turn in range(self.seats))
        return list(found)

    def _companies(self, order: Rng) -> list[list[int]]:
        """Who meets, whatever the seats.

        Dealt, everybody is at one table, and the first of them once more where a table would not be full. Against the
        rest, each bot but the last is alone at a table full of the last. Else all sit equally often, and the seats that
        are left over go to every combination of them: with more bots than seats these are all.
        """
        if self.against_rest:
            last = len(self.bots) - 1
            return [[bot] + [last] * (self.seats - 1) for bot in range(last)]
        if self.dealt:
            dealt = list(range(len(self.bots)))
            _shuffle(dealt, order)
            return [(dealt + dealt)[at : at + self.seats] for at in range(0, len(dealt), self.seats)]
        often, left = divmod(self.seats, len(self.bots))
        everybody = list(range(len(self.bots)))
        return [everybody * often + list(more) for more in combinations(everybody, left)]


def make_arena_plan(
    game: Game,
    seats: int,
    options: dict[str, Any],
    packs: dict[str, Any],
    *,
    bots: str,
    against_rest: bool,
    dealt: bool = False,
    seed: int,
) -> ArenaPlan:
    """A plan from what was asked for; the bots are names such as `level:2,level:1`, and `all` is all of ours."""
    asked = [name for part in bots.split(",") for name in (everybody(game) if part.strip() == ALL else [part.strip()])]
    names = tuple(find_bot(name, game).name for name in asked)
    if dealt and (against_rest or len(names) < seats or seats == 1):
        raise CannotSimulate("--dealt takes as many bots as seats or more, two at least, and no --against-rest.")
    if against_rest and seats == 1:
        raise CannotSimulate("Who plays alone has nobody to meet; leave --against-rest out.")
    if against_rest and len(names) == 1:
        raise CannotSimulate("--against-rest takes two bots at least: the last of them is the rest.")
    if not against_rest and not dealt and comb(len(names), seats % len(names)) * seats > GAMES_MAX:
        raise CannotSimulate(
            f"{len(names)} bots meet at {seats} seats in too many ways; take fewer, --dealt or --against-rest."
        )
    return ArenaPlan(
        version=__version__,
        game=game.name,
        rules_version=game.rules_version,
        seats=seats,
        options=options,
        packs=packs,
        bots=names,
        against_rest=against_rest,
        dealt=dealt,
        seed=seed,
    )


def _shuffle(company: list[int], order: Rng) -> None:
    for place in range(len(company) - 1, 0, -1):
        other = order.below(place + 1)
        company[place], company[other] = company[other], company[place]
