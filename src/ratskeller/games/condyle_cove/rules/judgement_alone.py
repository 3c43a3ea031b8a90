"""Condyle Cove, playing alone: how likely a position is won, as a sum of terms. No rule, only judgement.

First one has to get away from his next cards: that chance is exact (race.py). The rest is a sum of features with
weights that were learnt (learned/): the logarithm of the odds to outlast him if he does not catch the orphan.
"""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.judgement import Judgement
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.race import chance_to_run, count_guards
from ratskeller.games.condyle_cove.rules.slots import card_in
from ratskeller.games.condyle_cove.rules.targets import ring_place
from ratskeller.kernel.native import exp


def note_alone(judge: Judgement, state: Position) -> None:
    """The features from A_HELD on."""
    box: Box = state.content
    card: int
    for i in range(A_GAIN, A_DEFENCE + 1):
        judge.feature[i] = 0.0
    judge.feature[A_HELD] = state.held[0]
    for place in range(state.held[0]):
        card = card_in(state, state.hand[0][place])
        if card >= 0:
            judge.feature[A_GAIN] += judge.book.gain[card]
            judge.feature[A_HARM] += judge.book.harm[card]
            judge.feature[A_THEFT] += judge.book.theft[card]
            judge.feature[A_DEFENCE] += box.defensive[card]
    judge.feature[A_ACTS] = state.acts_used
    judge.feature[A_LAP] = 1.0 - ((RING // 2 - ring_place(state, state.pawn[0]) + RING) % RING) / RING
    judge.feature[A_ONE] = 1.0


def sum_alone(judge: Judgement, piled: int, his: int) -> float:
    """The logarithm of the odds, with features that were noted before."""
    total: float = judge.weight_alone[A_OWN + min(LIVES_MAX, piled)] + judge.weight_alone[A_HIS + min(LIVES_MAX, his)]
    for i in range(A_HELD, FEATURES_ALONE):
        total += judge.weight_alone[i] * judge.feature[i]
    return total


def odds_to_chance(odds: float) -> float:
    """From the logarithm of odds."""
    return 1.0 / (1.0 + exp(-odds))


def seen_run(judge: Judgement) -> float:
    """The chance to get away, as one sees it who dares more or less."""
    return max(0.0, 1.0 - judge.daring * (1.0 - judge.run))


def hope_alone_of(judge: Judgement, state: Position) -> float:
    """How likely a position before the own move is won."""
    note_alone(judge, state)
    judge.run = chance_to_run(state, judge.race, count_guards(state))
    return seen_run(judge) * odds_to_chance(sum_alone(judge, state.piled[0], state.piled[HIM]))


def features_alone(judge: Judgement, state: Position) -> list[float]:
    """All features, in the order of the weights: what is learnt from."""
    hope_alone_of(judge, state)
    found = [0.0] * A_HELD + [judge.feature[i] for i in range(A_HELD, FEATURES_ALONE)]
    found[A_OWN + min(LIVES_MAX, state.piled[0])] = 1.0
    found[A_HIS + min(LIVES_MAX, state.piled[HIM])] = 1.0
    return found


def terms_alone(judge: Judgement, state: Position) -> list[tuple[str, float]]:
    """What the hope is made of: an even chance, what each term adds when it is counted too, and what the race costs."""
    parts = {
        "cards": [*range(A_OWN, A_HIS)],
        "his_cards": [*range(A_HIS, A_HELD), A_ONE],
        "hand": [A_HELD, A_GAIN, A_HARM, A_THEFT],
        "defence": [A_DEFENCE],
        "acts": [A_ACTS, A_LAP],
    }
    features = features_alone(judge, state)
    found = [("even", 0.5)]
    odds, counted = 0.0, 0.5
    for name, places in parts.items():
        odds += sum([judge.weight_alone[i] * features[i] for i in places])
        found.append((name, odds_to_chance(odds) - counted))
        counted = odds_to_chance(odds)
    found.append(("race", counted * (seen_run(judge) - 1.0)))
    return found
