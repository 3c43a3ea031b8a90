"""Makes the learnt numbers of The Rats in the Walls: what roles are worth (solved), what brains are worth (played)."""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller.games.rats_in_the_walls.game import name_of_roles
from ratskeller.games.rats_in_the_walls.rules.codes import FEWEST_END, HANDOVERS, KINDS_OF_SEGMENTS, SEATS_MAX
from ratskeller.games.rats_in_the_walls.rules.mind import RatsMind
from ratskeller.games.rats_in_the_walls.rules.roles import Roles
from ratskeller.games.rats_in_the_walls.rules.self_play import play_game
from ratskeller.kernel.match import Match
from ratskeller.kernel.rng import Rng

if TYPE_CHECKING:
    from ratskeller.training.training import Training

Seen = list[tuple[int, list[float], list[float]]]


class Scale(msgspec.Struct, frozen=True, kw_only=True):
    """How much to do; less for a trial."""

    seats: tuple[int, ...] = (3, 4, 5, 6, 7, 8, 9, 10, 11, 12)  # whose roles are solved
    rounds: int = 1000  # for a segment
    sweeps: int = 3  # over all segments
    playing_seats: tuple[int, ...] = (3, 4, 5, 6)  # that play to learn what brains are worth
    games: int = 100  # for each of them, twice
    effort: int = 100  # of those who play


FIRST_STEEPNESS = [1.5, 1.1, 0.8, 0.65, 0.55, 0.5, 0.45] + [0.4] * (FEWEST_END - 7)
CAREFUL = 20.0  # positions that speak for what was thought before


def train(training: Training, scale: Scale = Scale()) -> None:  # noqa: B008 (it is frozen)
    """Both files."""
    roles, distance = _solve_roles(training, scale)
    training.finish(
        "roles",
        "Brains that each place after the Giver gets by the end of a round, by segment, seats and sheet.",
        roles,
        games=0,
        strength=f"mean distance from equilibrium {distance[0]:.4f} brains, worst {distance[1]:.4f}, "
        f"at {scale.seats[0]} seats: python -m tools.rats_equilibrium --seats {scale.seats[0]}",
    )
    steepness = {f"seats_{seats}": _learn_steepness(training, scale, seats, roles) for seats in scale.playing_seats}
    training.finish(
        "worth",
        "How much a brain ahead counts towards a win, by the fewest brains of anybody, for each number of seats.",
        steepness,
        games=2 * scale.games * len(scale.playing_seats),
        strength="the steps of levels.toml, measured by the command there",
    )


def _solve_roles(training: Training, scale: Scale) -> tuple[dict[str, list[float]], tuple[float, float]]:
    """What roles are worth, by name; and how far from equilibrium the first of all tables is."""
    found: dict[str, list[float]] = training.kept("roles") or {}
    distances = training.kept("distances") or []
    sheets = training.game.packs["payout"].names
    total = len(scale.seats) * len(sheets)
    for seats in scale.seats:
        for sheet in sheets:
            content: Any = Match(training.game, seats, {}, {"payout": sheet}).state.content
            if (name := name_of_roles(seats, content)) not in found:
                table = solve_table(seats, content, scale.rounds, scale.sweeps)
                role = table.worth.role
                found[name] = [
                    round(role[SEATS_MAX * kind + place], 3)
                    for kind in range(KINDS_OF_SEGMENTS)
                    for place in range(seats)
                ]
                distances.append(summary(table))
                training.keep("distances", distances)
                training.keep("roles", found)
            training.progress.show(len(found), total, "roles")
    return found, distances[0]


def solve_table(seats: int, content: Any, rounds: int, sweeps: int) -> Roles:
    """All segments of a round, solved."""
    table = Roles()
    table.prepare(seats, content, HANDOVERS)
    for _ in range(sweeps):
        table.sweep(rounds)
    return table


def summary(table: Roles) -> tuple[float, float]:
    """The mean and the worst distance of all segments from equilibrium, in brains."""
    there = [each for each in table.distance if each >= 0]
    return sum(there) / len(there), max(there)


def _learn_steepness(training: Training, scale: Scale, seats: int, roles: dict[str, list[float]]) -> list[float]:
    steepness = training.kept(f"steepness-{seats}") or FIRST_STEEPNESS
    for again in range(2):
        if training.kept(f"steepness-{seats}-{again}"):
            continue
        seen: Seen = []
        for number in range(scale.games):
            match: Any = Match(training.game, seats, {}, {})
            mind = RatsMind()
            mind.sit_down(match.state)
            mind.effort = scale.effort
            mind.learn("steepness", steepness)
            mind.learn("roles", roles[name_of_roles(seats, match.state.content)])
            state = match.state.copy()
            seen += play_game(state, mind, Rng(training.seed).split(seats).split(2 * number + again))
            training.progress.show(number + 1, scale.games, f"games of {seats}, {again + 1} of 2")
        steepness = [fit(seen, fewest, steepness[fewest]) for fewest in range(FEWEST_END)]
        training.keep(f"steepness-{seats}-{again}", steepness)
        training.keep(f"steepness-{seats}", steepness)
    return steepness


def fit(seen: Seen, fewest: int, before: float) -> float:
    """The steepness that makes what happened the most likely; with few examples, near what it was before."""
    cases = [(brains, won) for few, brains, won in seen if few == fewest]
    low, high = 0.05, 4.0
    for _ in range(30):
        third = (high - low) / 3
        if _loss(cases, low + third, before) < _loss(cases, high - third, before):
            high -= third
        else:
            low += third
    return round(low, 3)


def _loss(cases: list[tuple[list[float], list[float]]], steepness: float, before: float) -> float:
    total = CAREFUL * log(steepness / before) ** 2
    for brains, won in cases:
        most = max(brains)
        sizes = [exp(steepness * (each - most)) for each in brains]
        whole = sum(sizes)
        total -= sum(share * log(size / whole) for share, size in zip(won, sizes, strict=True) if share)
    return total
