"""Condyle Cove: what positions would be worth after a change that one seat foresees. No rule, only judgement.

A forecast counts cards in piles and hands and adds what else happens in terms of the sums of judgement.py. It draws
nothing and carries nothing out, so that it is quick. What a line of clauses changes is in forecast_lines.py.
"""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.acts import face_down
from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.judgement import (
    Judgement,
    book_gain,
    gift_of,
    lives,
    more_for,
    note_hand,
    note_place,
    share_cove,
    share_of,
    steps_at,
    worth_of,
)
from ratskeller.games.condyle_cove.rules.judgement_alone import note_alone, odds_to_chance, seen_run, sum_alone
from ratskeller.games.condyle_cove.rules.outlook import risk_of
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.promise_of_cards import CardBook
from ratskeller.games.condyle_cove.rules.race import chance_at, count_guards
from ratskeller.games.condyle_cove.rules.slots import card_in
from ratskeller.kernel.native import ln

_LEAST: float = 0.02  # of a chance, before its logarithm is taken


# ---- before anything happens -------------------------------------------------------------------------------


def begin_forecast(judge: Judgement, state: Position, seat: int) -> None:
    """Take in what a seat knows of everybody: how many cards they have and where they stand, and the own hand."""
    share_cove(judge, state)
    for other in range(state.seats):
        if state.is_in(other):
            note_place(judge, state, other)
            _note_cards(judge, state, other, seat)
            judge.known[other] = 0.0
            for i in range(F_EXPOSED, FEATURES):
                judge.known[other] += judge.weight[i] * judge.feature[i]
    if state.alone:
        note_alone(judge, state)
        judge.run = chance_at(state, judge.race, state.pawn[0], count_guards(state))
    else:
        judge.known[seat] += hand_over_mean(judge, state, seat)
    restart(judge, state)


def _note_cards(judge: Judgement, state: Position, other: int, seat: int) -> None:
    """What comes back to somebody's pile, as far as a seat knows: the hands of others are average ones."""
    if other == seat:
        note_hand(judge, state, seat)
    else:
        judge.feature[F_GAIN] = judge.book.mean[0] * state.held[other]
    judge.more[other] = more_for(judge, state, other)


def restart(judge: Judgement, state: Position) -> None:
    """Nothing has changed yet."""
    for row in range(SEATS_MAX):
        judge.piled[row] = state.piled[row]
        judge.held[row] = state.held[row]
        judge.extra[row] = 0.0
        judge.spent[row] = 0.0


def mean_value(judge: Judgement, alone: bool) -> float:
    """What an average card in the hand is worth, in terms of the sum."""
    book: CardBook = judge.book
    if alone:
        return (
            judge.weight_alone[A_HELD]
            + judge.weight_alone[A_GAIN] * book.mean[0]
            + judge.weight_alone[A_HARM] * book.mean[1]
            + judge.weight_alone[A_THEFT] * book.mean[2]
            + judge.weight_alone[A_DEFENCE] * book.mean[3]
        )
    return (
        judge.weight[F_HELD]
        + judge.weight[F_GAIN] * book.mean[0]
        + judge.weight[F_HARM] * book.mean[1]
        + judge.weight[F_THEFT] * book.mean[2]
        + judge.weight[F_DEFENCE] * book.mean[3]
    )


def card_value(judge: Judgement, state: Position, card: int) -> float:
    """What it is worth to keep a card in the hand, in terms of the sum."""
    box: Box = state.content
    book: CardBook = judge.book
    if state.alone:
        return (
            judge.weight_alone[A_HELD]
            + judge.weight_alone[A_GAIN] * book.gain[card]
            + judge.weight_alone[A_HARM] * book.harm[card]
            + judge.weight_alone[A_THEFT] * book.theft[card]
            + judge.weight_alone[A_DEFENCE] * box.defensive[card]
        )
    return (
        judge.weight[F_HELD]
        + judge.weight[F_GAIN] * book.gain[card]
        + judge.weight[F_HARM] * book.harm[card]
        + judge.weight[F_THEFT] * book.theft[card]
        + judge.weight[F_DEFENCE] * box.defensive[card]
    )


def hand_over_mean(judge: Judgement, state: Position, seat: int) -> float:
    """How much better a hand is than one of average cards."""
    found: float = -state.held[seat] * mean_value(judge, state.alone)
    for place in range(state.held[seat]):
        found += card_value(judge, state, card_in(state, state.hand[seat][place]))
    return found


def let_go(judge: Judgement, state: Position, seat: int, card: int) -> None:
    """A card that is known leaves a hand."""
    judge.held[seat] -= 1
    judge.spent[seat] += book_gain(judge.book.gain[card])
    judge.extra[seat] += mean_value(judge, state.alone) - card_value(judge, state, card)


# ---- what comes of it --------------------------------------------------------------------------------------


def hope_then(judge: Judgement, state: Position, seat: int) -> float:
    """What a seat may hope for after what was foreseen."""
    mean: float = mean_value(judge, state.alone)
    hope: float
    kept: float
    if state.alone:
        if judge.piled[HIM] <= 0:
            return 1.0
        hope = sum_alone(judge, judge.piled[0], judge.piled[HIM])
        return seen_run(judge) * odds_to_chance(hope + mean * (judge.held[0] - state.held[0]) + judge.extra[0])
    for other in range(state.seats):
        if state.is_in(other):
            kept = _worth_then(judge, other) + mean * judge.held[other]
            judge.sums[other] = kept + judge.known[other] + judge.extra[other]
    return share_of(judge, state, seat, state.alive)


def _worth_then(judge: Judgement, seat: int) -> float:
    """The worth of what a seat has to live on after what was foreseen."""
    return worth_of(judge, lives(judge.piled[seat], judge.cove[seat], max(0.0, judge.more[seat] - judge.spent[seat])))


def place_value(judge: Judgement, state: Position, seat: int, space: int, looker: int) -> float:
    """What it is worth to stand on a space, in terms of the sum, as far as a looker can tell the Cul-De-Sac's risk."""
    box: Box = state.content
    risk: float
    run: float
    found: float
    if state.alone:  # how much better one gets away from there than from here
        run = chance_at(state, judge.race, space, count_guards(state))
        return ln(max(_LEAST, run)) - ln(max(_LEAST, judge.run))
    found = judge.weight[F_EXPOSED] * judge.book.exposed[space] + judge.weight[F_STEPS] * steps_at(box, space)
    if space == CORNER and face_down(state):
        risk = min(1.0, judge.daring * (risk_of(state, seat) if seat == looker else public_risk(state)))
        found += ln(max(_LEAST, 1.0 - risk)) + judge.weight[F_GIFT] + _worth_of_gift(judge, state, seat)
    return found


def _worth_of_gift(judge: Judgement, state: Position, seat: int) -> float:
    """What an Act brings to somebody who survives it: the more, the less there is to live on."""
    more: float = 0.0 if state.pawn[seat] == CORNER else gift_of(judge, state, seat)
    cards: float = lives(state.piled[seat], judge.cove[seat], judge.more[seat])
    return worth_of(judge, min(LIVES_MAX - 1.0, cards + more)) - worth_of(judge, cards)


def landing_loss(state: Position, space: int) -> int:
    """How many cards whoever lands on a space has to discard."""
    box: Box = state.content
    line: int = box.on_landing[space]
    cards: int = 0
    for row in range(box.line_first[line], box.line_first[line] + box.line_rows[line]):
        if box.rows[row][R_VERB] == LOSE and box.rows[row][R_WHO] == WHO_YOU:
            cards += min(HAND_MAX, box.rows[row][R_LOW])
    return cards


def public_risk(state: Position) -> float:
    """Among several: how likely an Act is deadly for somebody who knows no more than all do."""
    box: Box = state.content
    down: int = 0
    deadly: int = 0
    for place in range(ACTS):
        deadly += box.deadly[ACT + place]
        if (face_down(state) >> place) & 1:
            down += 1
        else:  # among several every place holds an Act, so that it lies face up
            deadly -= box.deadly[ACT + state.act[place] - 1]
    return min(1.0, deadly * 1.0 / max(1, down))
