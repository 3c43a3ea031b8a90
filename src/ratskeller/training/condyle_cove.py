"""Condyle Cove learns what the features of a position are worth: from games of its own bots, several times over.

In each round the bots play with the weights of the round before. Every position before a move is noted with the
features of everybody in the game (`CoveMind.features`) and who won in the end; then the weights are fitted so that the
results are as likely as possible (a conditional logit; alone, a logit), by Newton's method.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Any

from ratskeller.bots.bot import imagine
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.games.condyle_cove.rules.mind import CoveMind
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import DEALER, PLAYERS
from ratskeller.kernel.rng import Rng
from ratskeller.search.guided import GuidedSearch

if TYPE_CHECKING:
    from ratskeller.games.condyle_cove.rules.state import CondyleCove
    from ratskeller.training.training import Training

ROUNDS = (40, 60)  # iterations of the search in each round
GAMES = {1: 800, 2: 600, 3: 1000, 4: 400}  # in each round, by seats
NAMES = {1: "alone", 2: "two", 3: "three", 4: "four"}
EFFORT_ALONE = 4  # alone, a search looks farther ahead
IMAGINING = 2
OTHERS_PART = 4  # of so many games one is played with other options or Acts
TABLES: tuple[tuple[dict[str, Any], str], ...] = (
    ({}, "kiddie_corner"),
    ({"winter": True}, "kiddie_corner"),
    ({"fourth_player": "always", "passages": True}, "hollow_days"),
    ({}, "creepy_carnival"),
    ({"benny": "yes"}, "kiddie_corner"),
    ({}, "down_lexington"),
    ({"winter": True, "passages": True}, "beneath_the_cove"),
)


def train(training: Training) -> None:
    """Make the weights for all numbers of seats anew."""
    from ratskeller.training.condyle_cove_fit import fit_alone, fit_among  # noqa: PLC0415 (needs an extra)

    numbers: dict[str, list[float]] = {}
    games = 0
    for seats, name in NAMES.items():
        weights = guess_alone() if seats == 1 else guess_among()
        for number, iterations in enumerate(ROUNDS):
            kept = f"{name}-{number}"
            learnt = training.kept(kept)
            if learnt is None:
                what = f"{name}, round {number + 1} of {len(ROUNDS)}"
                samples = play_games(training, seats, weights, iterations, number, what)
                learnt = fit_alone(samples) if seats == 1 else fit_among(samples)
                training.keep(kept, learnt)
            weights = learnt
            games += GAMES[seats]
        numbers[name] = [round(weight, 4) for weight in weights]
    training.finish(
        "weights",
        "What the features of a position are worth, alone and for two, three and four seats.",
        numbers,
        games=games,
        strength="see levels.toml",
    )


# ---- what one begins with ----------------------------------------------------------------------------------


def guess_among() -> list[float]:
    """Weights by hand: twice the logarithm of the cards to live on, and a little of everything else."""
    guess = [2 * log(cards + 0.5) for cards in range(codes.F_HELD)] + [0.0] * (codes.FEATURES - codes.F_HELD)
    guess[codes.F_HELD], guess[codes.F_GAIN], guess[codes.F_HARM], guess[codes.F_THEFT] = 0.06, 0.1, 0.05, 0.05
    guess[codes.F_DEFENCE], guess[codes.F_EXPOSED], guess[codes.F_LESS], guess[codes.F_STUCK] = 0.1, -0.5, 0.1, -0.1
    return guess


def guess_alone() -> list[float]:
    """Weights by hand: for each own card, for each of his, for the race."""
    guess = [0.31 * cards for cards in range(codes.A_HIS)] + [-0.42 * cards for cards in range(codes.A_HIS)]
    guess += [0.0] * (codes.FEATURES_ALONE - codes.A_HELD)
    guess[codes.A_HELD], guess[codes.A_ONE] = 0.3, 1.3
    return guess


# ---- playing -----------------------------------------------------------------------------------------------


def play_games(
    training: Training, seats: int, weights: list[float], iterations: int, number: int, what: str
) -> list[tuple[list[list[float]], int]]:
    """Positions before a move: the features of everybody in the game, and who of them won (alone: whether, 1 or 0)."""
    samples: list[tuple[list[list[float]], int]] = []
    tables = TABLES if seats in {2, 3} else tuple(each for each in TABLES if "benny" not in each[0])
    tables = tables if seats > 1 else tuple(each for each in TABLES if not each[0])
    minds: dict[int, tuple[CondyleCove, CoveMind]] = {}
    search = GuidedSearch()
    for index in range(GAMES[seats]):
        training.progress.show(index, GAMES[seats], what)
        table = 0 if index % OTHERS_PART else (index // OTHERS_PART) % len(tables)
        if table not in minds:
            options, corner = tables[table]
            start: Any = Match(training.game, seats, options=options, packs={"corner": corner}).state
            mind = CoveMind()
            mind.open(start)
            mind.learn(NAMES[seats], weights)
            mind.effort = EFFORT_ALONE if seats == 1 else 1
            minds[table] = (start, mind)
        stream = Rng(training.seed).split(seats).split(number).split(index)
        samples += play_game(*minds[table], search, iterations, stream)
    return samples


def play_game(
    start: CondyleCove, mind: CoveMind, search: GuidedSearch, iterations: int, stream: Rng
) -> list[tuple[list[list[float]], int]]:
    """One game, with all positions before a move from which whoever was in the Cul-De-Sac came out again."""
    dealer, players, imagining = (stream.split(key) for key in (DEALER, PLAYERS, IMAGINING))
    state = start.copy()
    noted: list[tuple[list[list[float]], list[int], list[int]]] = []  # features, seats, who stood in the Cul-De-Sac
    last = [0] * codes.SEATS_MAX  # the last of these in which each seat was the mover
    while not state.is_over():
        if state.is_chance():
            state.apply(state.mover, state.draw(dealer))
            continue
        seat = state.mover
        if state.phase == codes.ASK_MOVE:
            inside = [each for each in range(state.seats) if state.is_in(each)]
            in_corner = [each for each in inside if state.pawn[each] == codes.CORNER and each != seat]
            last[seat] = len(noted)
            noted.append(([mind.features(state, each) for each in inside], inside, in_corner))
        imagined = imagine(state, seat, imagining)
        actions = imagined.legal_actions(seat)
        action = actions[0]
        if len(actions) > 1:
            search.begin(imagined, seat, mind, players)
            search.run(iterations)
            preferences = search.preferences()
            action = actions[preferences.index(max(preferences))]
        state.apply(seat, action)
    if state.alone:  # to be caught is judged apart
        return [(features, state.score(0)) for features, _, _ in noted if state.ending != codes.END_CAUGHT]
    winner = max(range(state.seats), key=state.reward)
    return [
        (features, inside.index(winner))
        for number, (features, inside, in_corner) in enumerate(noted)
        if all(last[each] > number for each in in_corner)
    ]
