"""Condyle Cove: what a position is worth to each of several players, as a sum of terms. No rule, only judgement.

Everybody has a sum of features of the position, each with a weight that was learnt from games of the house's bots
(learned/). What part of a win a seat may hope for is its part of the exponentials of all sums. Who stands in the
Cul-De-Sac survives the next Act or not: that chance is exact, and both cases are judged.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.condyle_cove.rules.acts import face_down
from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.grants import declinable, granted
from ratskeller.games.condyle_cove.rules.outlook import risk_of
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.promise_of_cards import CardBook
from ratskeller.games.condyle_cove.rules.race import Race
from ratskeller.games.condyle_cove.rules.slots import card_in
from ratskeller.games.condyle_cove.rules.turns import cove_cards
from ratskeller.kernel.native import Content, exp
from ratskeller.kernel.numbers import Floats, Ints

_IN_HAND: float = 0.4
_LITTLE: float = 0.001


class Judgement(Content):
    """The weights, what the cards of the table can do, and room to think."""

    weight: Annotated[Floats, FEATURES]
    weight_alone: Annotated[Floats, FEATURES_ALONE]
    book: CardBook
    race: Race
    feature: Annotated[Floats, FEATURES_ALONE]  # of the seat that was looked at last
    daring: float  # how much of the Cul-De-Sac's risk is seen: 1 all of it
    # A forecast: what everybody has after a card
    piled: Annotated[Ints, SEATS_MAX]
    held: Annotated[Ints, SEATS_MAX]
    extra: Annotated[Floats, SEATS_MAX]  # what else it changes, in terms of the sum
    known: Annotated[Floats, SEATS_MAX]  # the sum without piles and hands
    sums: Annotated[Floats, SEATS_MAX]  # the sum of each seat
    cove: Annotated[Ints, SEATS_MAX]  # Cove cards that each will draw
    more: Annotated[Floats, SEATS_MAX]  # cards that will come back to each pile
    spent: Annotated[Floats, SEATS_MAX]  # … and how many of these no longer will
    same: int  # whom the last clause meant
    run: float  # alone, the chance to get away from him

    def open(self, state: Position) -> None:
        """Take in the content of a table."""
        box: Box = state.content
        self.book = CardBook()
        self.book.read(box, state.alone)
        self.race = Race()
        self.daring = 1.0
        if state.alone:
            self.race.solve(box)


def share_cove(judge: Judgement, state: Position) -> None:
    """How many of the Cove cards that are left each will draw, if from now on everybody in turn takes two."""
    left: int = 0 if state.alone else cove_cards(state)
    seat: int = max(0, state.turn)
    taken: int
    for other in range(state.seats):
        judge.cove[other] = 0
    for _ in range(state.seats):
        if state.is_in(seat):
            taken = min(left, DRAWS)
            judge.cove[seat] = taken
            left -= taken
        seat = (seat + 1) % state.seats


def note_hand(judge: Judgement, state: Position, seat: int) -> None:
    """What a hand can do, in places F_HELD to F_DEFENCE; a card that is just being drawn has no name yet."""
    box: Box = state.content
    book: CardBook = judge.book
    card: int
    for i in range(F_GAIN, F_DEFENCE + 1):
        judge.feature[i] = 0.0
    judge.feature[F_HELD] = state.held[seat]
    for place in range(state.held[seat]):
        card = card_in(state, state.hand[seat][place])
        if card >= 0:
            judge.feature[F_GAIN] += book.gain[card]
            judge.feature[F_HARM] += book.harm[card]
            judge.feature[F_THEFT] += book.theft[card]
            judge.feature[F_DEFENCE] += box.defensive[card]


def note_place(judge: Judgement, state: Position, seat: int) -> None:
    """What a seat has by its pawn, its grants and its turn, in the places from F_EXPOSED on."""
    box: Box = state.content
    book: CardBook = judge.book
    space: int = state.pawn[seat]
    judge.feature[F_EXPOSED] = book.exposed[space] if space >= 0 else 0.0
    judge.feature[F_STEPS] = granted(state, seat, STEPS_MORE)
    if space >= 0 and seat != state.turn:
        judge.feature[F_STEPS] += steps_at(box, space)
    judge.feature[F_LESS] = -granted(state, seat, DRAW_MORE) - declinable(state, seat, DRAW_MORE)
    judge.feature[F_ORDER] = ((seat - max(0, state.turn) + state.seats) % state.seats) / state.seats
    judge.feature[F_GIFT] = 1.0 if space == CORNER and face_down(state) else 0.0
    judge.feature[F_SPOILS] = min(4, state.discarded[seat])
    judge.feature[F_STUCK] = min(1, granted(state, seat, STUCK))


def steps_at(box: Box, space: int) -> int:
    """How many steps more a turn has that begins on a space."""
    line: int = box.space_start[space]
    steps: int = 0
    for row in range(box.line_first[line], box.line_first[line] + box.line_rows[line]):
        if box.rows[row][R_VERB] == GRANT and box.rows[row][R_ATTRIBUTE] == STEPS_MORE:
            steps += box.rows[row][R_VALUE]
    return steps


def lives(piled: int, cove: int, more: float) -> float:
    """Cards to live on: without a draw pile Cove cards do not help, but what comes back to it does."""
    return min(LIVES_MAX - _LITTLE, more + (piled + cove if piled > 0 else 0))


def worth_of(judge: Judgement, cards: float) -> float:
    """The weight of so many cards to live on, in between two numbers of them."""
    whole: int = int(cards)
    part: float = cards - whole
    return (1.0 - part) * judge.weight[F_LIVES + whole] + part * judge.weight[F_LIVES + 1 + whole]


def gift_of(judge: Judgement, state: Position, seat: int) -> float:
    """How many cards an Act brings back to somebody who survives it."""
    return min(judge.book.gift, state.discarded[seat]) if face_down(state) else 0.0


def book_gain(gain: float) -> float:
    """What cards in the hand can bring to the pile, as cards to live on: some of them will not be of use in time."""
    return _IN_HAND * gain


def more_for(judge: Judgement, state: Position, seat: int) -> float:
    """What comes to the pile beyond the cards in it: by the hand that was noted, and by an Act."""
    more: float = book_gain(judge.feature[F_GAIN])
    return more + gift_of(judge, state, seat) if state.pawn[seat] == CORNER else more


def sum_of(judge: Judgement, state: Position, seat: int) -> float:
    """The sum of a seat whose hand is known, with its features. `share_cove` comes first."""
    total: float
    note_hand(judge, state, seat)
    note_place(judge, state, seat)
    judge.more[seat] = more_for(judge, state, seat)
    total = worth_of(judge, lives(state.piled[seat], judge.cove[seat], judge.more[seat]))
    for i in range(F_HELD, FEATURES):
        total += judge.weight[i] * judge.feature[i]
    return total


def hope_of(judge: Judgement, state: Position, seat: int) -> float:
    """What part of a win a seat may hope for in a position where nothing is hidden."""
    share_cove(judge, state)
    for other in range(state.seats):
        if state.is_in(other):
            judge.sums[other] = sum_of(judge, state, other)
    return _hope_among(judge, state, seat, state.alive, state.turn, state.seats)


def _hope_among(judge: Judgement, state: Position, seat: int, alive: int, after: int, left: int) -> float:
    """The same if only some are still in the game and the next `left` seats after one have yet to begin a turn."""
    next_seat: int = after
    risk: float = 0.0
    if not (alive >> seat) & 1:
        return 0.0
    while left > 0 and risk <= 0.0:
        left -= 1
        next_seat = (next_seat + 1) % state.seats
        if (alive >> next_seat) & 1 and state.pawn[next_seat] == CORNER:
            risk = min(1.0, judge.daring * risk_of(state, next_seat))
    if risk <= 0.0 or alive == 1 << next_seat:
        return share_of(judge, state, seat, alive)
    return risk * _hope_among(judge, state, seat, alive & ~(1 << next_seat), next_seat, left) + (
        1.0 - risk
    ) * _hope_among(judge, state, seat, alive, next_seat, left)


def share_of(judge: Judgement, state: Position, seat: int, alive: int) -> float:
    """The own part of the exponentials of all sums, which stand in `sums`."""
    total: float = 0.0
    for other in range(state.seats):
        if (alive >> other) & 1:
            total += exp(judge.sums[other] - judge.sums[seat])
    return 1.0 / total


def features_of(judge: Judgement, state: Position, seat: int) -> list[float]:
    """All features of a seat, in the order of the weights: what is learnt from."""
    share_cove(judge, state)
    sum_of(judge, state, seat)
    found = [0.0] * F_HELD + [judge.feature[i] for i in range(F_HELD, FEATURES)]
    cards = lives(state.piled[seat], judge.cove[seat], judge.more[seat])
    found[int(cards)] += 1.0 - cards % 1
    found[int(cards) + 1] += cards % 1
    return found


def terms_among(judge: Judgement, state: Position, seat: int) -> list[tuple[str, float]]:
    """What the hope of a seat is made of: an even share, and what each term adds to it when it is counted too."""
    parts = {
        "cards": [*range(F_HELD), F_SPOILS],
        "hand": [F_HELD, F_GAIN, F_HARM, F_THEFT],
        "defence": [F_DEFENCE],
        "place": [F_EXPOSED, F_STEPS, F_STUCK],
        "turn": [F_ORDER, F_LESS, F_GIFT],
    }
    inside = [other for other in range(state.seats) if state.is_in(other)]
    if seat not in inside:
        return []
    features = {other: features_of(judge, state, other) for other in inside}
    found = [("even", 1.0 / len(inside))]
    counted = found[0][1]
    for other in inside:
        judge.sums[other] = 0.0
    for name, places in parts.items():
        for other in inside:
            judge.sums[other] += sum([judge.weight[i] * features[other][i] for i in places])
        share = share_of(judge, state, seat, state.alive)
        found.append((name, share - counted))
        counted = share
    found.append(("risk", hope_of(judge, state, seat) - counted))
    return found
