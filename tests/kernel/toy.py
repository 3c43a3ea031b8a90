"""A tiny game that is hard on the kernel: hidden cards, secret bids in any order, and a card can be shown at any time.

Every round each seat is dealt a card of 1 to 3, unseen by the others, and bids low or high in secret, in any order.
With the last bid all bids are open, and the round is over: every high bidder scores the card. Whoever has a card may
show it at any time, even while others are being dealt theirs. Folding ends the game. It runs on the uncompiled rules.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import pytest

from ratskeller import BUILD
from ratskeller.kernel.game import Clause, Ending, Game
from ratskeller.kernel.numbers import CHANCE, EVERYONE, HIDDEN, NOBODY, NOT_NOW, PERMITTED, Ints
from ratskeller.kernel.options import Options
from ratskeller.kernel.state import State
from ratskeller.kernel.turns import TurnMark
from ratskeller.kernel.vocabulary import Happening, Notation
from ratskeller.kernel.words import COMMON, Phrasebook

if TYPE_CHECKING:
    from ratskeller.kernel.rng import Rng
    from ratskeller.kernel.words import Words

WHY_SKIPPED = "a state written in a test cannot stand on compiled ones"
needs_uncompiled_rules = pytest.mark.skipif(BUILD.kind == "compiled", reason=WHY_SKIPPED)


def skip_unless_uncompiled() -> None:
    """Leave out a whole file of tests."""
    if BUILD.kind == "compiled":
        pytest.skip(WHY_SKIPPED, allow_module_level=True)


SEATS_MAX = 3
LOW, HIGH, SHOW, FOLD = range(4)  # an action is 4 * seat + one of these
WORDS = ("low", "high", "show", "fold")
CARD = 100  # an outcome is CARD + 1 to 3; apart from the actions, so that a number says what it is
WEIGHTS = {1: 1, 2: 2, 3: 1}
ALREADY_BID, ALREADY_SHOWN, NO_CARD_YET = 1, 2, 3
END_PLAYED, END_FOLDED = 1, 2
EV_DEALT, EV_SHOWN, EV_BID, EV_SCORED = 1, 2, 3, 4


class Toy(State):
    """A position of the toy game."""

    rounds: int
    round: int
    dealt: int  # how many seats have a card
    cards: Annotated[Ints, SEATS_MAX]
    shown: Annotated[Ints, SEATS_MAX]
    bids: Annotated[Ints, SEATS_MAX]  # 0: none, 1: low, 2: high
    points: Annotated[Ints, SEATS_MAX]

    def begin(self, seats: int, rounds: int) -> None:
        self.seats = seats
        self.rounds = rounds
        self.begin_round()

    def begin_round(self) -> None:
        self.round += 1
        self.dealt = 0
        for seat in range(self.seats):
            self.cards[seat] = 0
            self.shown[seat] = 0
            self.bids[seat] = 0
        self.mover = CHANCE

    # ---- what may be done ----------------------------------------------------------------------------------

    def legal(self, seat: int) -> int:
        self.count = 0
        for action in range(4 * seat, 4 * seat + 4):
            if self.forbids(seat, action) == PERMITTED:
                self.offer(action)
        return self.count

    def forbids(self, seat: int, action: int) -> int:
        if self.mover == NOBODY or action // 4 != seat:
            return NOT_NOW
        if action % 4 == SHOW:
            if self.cards[seat] == 0:
                return NO_CARD_YET
            return ALREADY_SHOWN if self.shown[seat] else PERMITTED
        if self.mover == CHANCE:
            return NOT_NOW
        return ALREADY_BID if self.bids[seat] else PERMITTED

    def awaited(self, viewer: int) -> int:
        if self.mover < 0:
            return 0
        return sum(1 << seat for seat in range(self.seats) if self.bids[seat] == 0)

    def outcomes(self) -> int:
        self.count = 0
        for card, weight in WEIGHTS.items():
            self.weigh(CARD + card, weight)
        return self.count

    # ---- what happens then ---------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if seat == CHANCE:
            self.deal(action - CARD)
        elif action % 4 == SHOW:
            self.shown[seat] = 1
            self.tell(EV_SHOWN, EVERYONE, seat, self.cards[seat], 0, 0)
        elif action % 4 == FOLD:
            self.ending = END_FOLDED
            self.mover = NOBODY
        else:
            self.bid(seat, action % 4 + 1)

    def deal(self, card: int) -> None:
        self.tell(EV_DEALT, 1 << self.dealt, self.dealt, card, 0, 0)
        self.cards[self.dealt] = card
        self.dealt += 1
        if self.dealt == self.seats:
            self.mover = 0

    def bid(self, seat: int, bid: int) -> None:
        self.bids[seat] = bid
        self.tell(EV_BID, EVERYONE, seat, 0, 0, 0)
        while self.mover < self.seats and self.bids[self.mover]:
            self.mover += 1
        if self.mover == self.seats:
            self.end_round()

    def end_round(self) -> None:
        for seat in range(self.seats):
            self.points[seat] += self.cards[seat] if self.bids[seat] == HIGH + 1 else 0
            self.tell(EV_SCORED, EVERYONE, seat, self.cards[seat], self.bids[seat], self.points[seat])
        if self.round < self.rounds:
            self.begin_round()
        else:
            self.ending = END_PLAYED
            self.mover = NOBODY

    def score(self, seat: int) -> int:
        return self.points[seat]

    def rank(self, seat: int) -> int:
        return 1 + sum(self.points[other] > self.points[seat] for other in range(self.seats))

    # ---- secrets -------------------------------------------------------------------------------------------

    def glimpse(self, viewer: int, seat: int, action: int) -> int:
        if action > CARD:
            return action if viewer == self.dealt else HIDDEN
        if action % 4 in {SHOW, FOLD} or action // 4 == viewer:
            return action
        is_last = sum(bid == 0 for bid in self.bids[: self.seats]) == 1
        return action if is_last else HIDDEN

    def redeal(self, seat: int, rng: Rng) -> None:
        if self.mover == NOBODY:
            return
        for other in range(self.seats):
            if other == seat:
                continue
            if self.cards[other] and not self.shown[other]:
                self.cards[other] = self.draw(rng) - CARD
            if self.bids[other]:
                self.bids[other] = 1 + rng.below(2)


# ---- the game from outside -----------------------------------------------------------------------------------


ACTIONS = Notation("like-actions", counted=())
OUTCOMES = Notation("like-outcomes")


@ACTIONS.kind(0, [(seat, word) for seat in range(SEATS_MAX) for word in WORDS], "{word} {seat}")
class Move(msgspec.Struct, frozen=True):
    seat: int
    word: str


@OUTCOMES.kind(CARD + 1, WEIGHTS, "card {card}")
class Card(msgspec.Struct, frozen=True):
    card: int


class Told(Happening, frozen=True):
    clause = "T1"
    kind: int
    details: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    viewer: int
    round: int
    cards: tuple[int, ...]  # 0 where there is none, or it is not for this viewer
    has_card: tuple[bool, ...]
    bids: tuple[int, ...]
    has_bid: tuple[bool, ...]
    points: tuple[int, ...]
    over: bool


class ToyOptions(Options, frozen=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=3, description="How many rounds are played.")] = 2


def told(kind: int, *details: int) -> Told:
    return Told(kind, details)


def make_view(state: Toy, viewer: int) -> View:
    seats = range(state.seats)
    return View(
        viewer=viewer,
        round=state.round,
        cards=tuple(state.cards[seat] if seat == viewer or state.shown[seat] else 0 for seat in seats),
        has_card=tuple(state.cards[seat] > 0 for seat in seats),
        bids=tuple(state.bids[seat] if seat == viewer else 0 for seat in seats),
        has_bid=tuple(state.bids[seat] > 0 for seat in seats),
        points=tuple(state.points[seat] for seat in seats),
        over=state.is_over(),
    )


ToyGame = Game[Toy, View, ToyOptions]


def warning(view: View, code: int, words: Words) -> str | None:
    return "This ends the game." if code % 4 == FOLD else None


def stakes(card: int, code: int) -> str:
    return f"May win {card}." if code % 4 == HIGH else "Nothing is at stake."


TOY: ToyGame = Game(
    package="tests.kernel.toy",
    phrases=Phrasebook(Path(__file__).parent / "words", COMMON),
    title="The Toy",
    tagline="",
    designer="",
    publisher="",
    credit="",
    seats=range(2, SEATS_MAX + 1),
    minutes=1,
    weight="light",
    has_secrets=True,
    rules_version=1,
    steps_max=3 * 3 * SEATS_MAX,
    options=ToyOptions,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    events={kind: partial(told, kind) for kind in range(1, 20)},  # other toys tell events of their own
    clauses={
        ALREADY_BID: Clause("T1", "there is one bid a round"),
        ALREADY_SHOWN: Clause("T2", "the card lies open already"),
        NO_CARD_YET: Clause("T3", "there is no card to show"),
    },
    endings={
        END_PLAYED: Ending("played", "T4", "all rounds"),
        END_FOLDED: Ending("folded", "T5", "somebody folded"),
    },
    start=lambda seats, options, _packs: begin(Toy, seats, options),
    view=make_view,
    observed=lambda _seats: (),
    prompt=lambda view, _names, _words: "over" if view.over else "bid, everybody",
    prompt_clause=lambda view: "T4" if view.over else "T1",
    label=lambda _view, code, _names, _words: WORDS[code % 4],
    called=lambda _view, code, _names, _words: WORDS[code % 4],
    warning=warning,
    sentence=lambda event, *_: f"{event.kind}: {event.details}",
    turn=lambda view, _names, _words: TurnMark(round=(view.round,), title=f"Round {view.round}"),
    epilogue=lambda past: past.write("over", "points", [], []),
    stakes=lambda state, view, _names, _words: partial(stakes, state.cards[view.viewer]),
)


def begin(kind: type[Toy], seats: int, options: ToyOptions) -> Toy:
    made = kind()
    made.begin(seats, options.rounds)
    return made


def with_state(game: ToyGame, kind: type[Toy]) -> ToyGame:
    """The same game by other rules."""
    return replace(game, start=lambda seats, options, _packs: begin(kind, seats, options))
