"""Taking back where something is hidden: variations of the toy game, each with another way to learn something."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ratskeller.kernel import undo
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import EVERYONE, HIDDEN, NOT_NOW
from ratskeller.kernel.undo import CHANCE_CAME, OTHERS_CAME, OTHERS_LEARNT, OVER, SEAT_LEARNT, take_back, why_not_undo
from tests.kernel.toy import (
    CARD,
    EV_BID,
    HIGH,
    SHOW,
    TOY,
    Toy,
    ToyGame,
    View,
    make_view,
    skip_unless_uncompiled,
    with_state,
)
from tools.undo_fuzz import TooMuch, fuzz

if TYPE_CHECKING:
    from ratskeller.kernel.rng import Rng

skip_unless_uncompiled()


def neighbour(state: Any, seat: int) -> int:
    return (seat + 1) % int(state.seats)


def table(game: ToyGame, cards: str = "123", *steps: str) -> Match:
    """A round in which these cards were dealt, and these actions taken."""
    match = Match(game, len(cards))
    for card in cards:
        match.deal(CARD + int(card))
    for step in steps:
        match.act(int(step[-1]), game.read_action(step))
    return match


# ---- a choice that nobody sees -----------------------------------------------------------------------------------


class Quiet(Toy):
    """Nobody is told that somebody has bid."""

    def tell(self, kind: int, audience: int, a: int, b: int, c: int, d: int) -> int:
        return 0 if kind == EV_BID else super().tell(kind, audience, a, b, c, d)

    def awaited(self, viewer: int) -> int:
        if self.mover < 0:
            return 0
        return sum(1 << seat for seat in range(self.seats) if seat != viewer or not self.bids[seat])


def quiet_view(state: Toy, viewer: int) -> View:
    has_bid = tuple(seat == viewer and state.bids[seat] > 0 for seat in range(state.seats))
    return msgspec.structs.replace(make_view(state, viewer), has_bid=has_bid)


QUIET = replace(with_state(TOY, Quiet), view=quiet_view)


def test_a_choice_that_nobody_sees_can_be_taken_back() -> None:
    match = table(QUIET, "123", "high 1")
    record = table(QUIET, "123").record()
    assert [why_not_undo(match, seat) for seat in range(3)] == [OTHERS_CAME, None, OTHERS_CAME]
    take_back(match, 1)
    assert match.record() == record
    match.act(1, match.game.read_action("low 1"))
    assert [step.do for step in match.steps] == ["card 1", "card 2", "card 3", "low 1"]


def test_the_choice_that_opens_all_of_them_stands() -> None:
    match = table(QUIET, "12", "high 1", "low 0")
    assert why_not_undo(match, 0) == OTHERS_LEARNT


def test_a_card_that_was_shown_has_been_seen() -> None:
    match = table(QUIET, "123", "show 1")
    assert why_not_undo(match, 1) == OTHERS_LEARNT


def test_an_action_between_two_rolls_is_not_taken_back_after_the_second() -> None:
    match = table(QUIET, "123")
    match = Match(match.game, 3)
    match.deal(CARD + 1)
    match.act(0, match.game.read_action("show 0"))
    match.deal(CARD + 1)
    assert why_not_undo(match, 0) == CHANCE_CAME


def test_the_end_stands() -> None:
    assert why_not_undo(table(QUIET, "123", "fold 1"), 1) == OVER


class OpenCards(Quiet):
    """Only the bids are secret."""

    def redeal(self, seat: int, rng: Rng) -> None:
        cards = list(self.cards)
        super().redeal(seat, rng)
        self.cards[:] = cards


def open_view(state: Toy, viewer: int) -> View:
    return msgspec.structs.replace(quiet_view(state, viewer), cards=tuple(state.cards[: state.seats]))


OPEN_CARDS = replace(with_state(TOY, OpenCards), view=open_view)


def test_a_first_secret_in_an_open_position_can_be_taken_back() -> None:
    match = table(OPEN_CARDS, "123", "high 1")
    assert why_not_undo(match, 1) is None
    assert why_not_undo(table(OPEN_CARDS, "123", "show 1"), 1) is None


# ---- others learn something --------------------------------------------------------------------------------------


class ToldToAll(Toy):
    """As the toy is: everybody hears that there is a bid, though not which."""


class SeenByAll(Quiet):
    """Nobody hears of a bid, but its card turns a little."""

    def glimpse(self, viewer: int, seat: int, action: int) -> int:
        return HIDDEN if viewer != action // 4 else super().glimpse(viewer, seat, action)


SEEN_BY_ALL = with_state(TOY, SeenByAll)


class ToldToOne(Quiet):
    """The neighbour hears of a bid."""

    def bid(self, seat: int, bid: int) -> None:
        self.tell(EV_BID + 10, 1 << neighbour(self, seat), seat, 0, 0, 0)
        super().bid(seat, bid)


class Startled(Quiet):
    """The neighbour hears of a bid, if the neighbour has a three: an undo refused only then would tell the bidder."""

    def bid(self, seat: int, bid: int) -> None:
        if self.cards[neighbour(self, seat)] == 3:
            self.tell(EV_BID + 10, 1 << neighbour(self, seat), seat, 0, 0, 0)
        super().bid(seat, bid)


@pytest.mark.parametrize("state", [ToldToAll, ToldToOne, Startled])
def test_a_bid_that_another_hears_of_stands(state: type[Toy]) -> None:
    assert why_not_undo(table(with_state(QUIET, state), "111", "high 1"), 1) == OTHERS_LEARNT


def test_a_bid_that_others_see_the_traces_of_stands() -> None:
    assert why_not_undo(table(SEEN_BY_ALL, "123", "high 1"), 1) == OTHERS_LEARNT


# ---- the seat learns something -----------------------------------------------------------------------------------


class Peeker(Quiet):
    """Instead of showing a card one looks at the neighbour's, and nobody notices."""

    def apply(self, seat: int, action: int) -> None:
        if seat >= 0 and action % 4 == SHOW:
            self.shown[seat] = 1
        else:
            super().apply(seat, action)

    def glimpse(self, viewer: int, seat: int, action: int) -> int:
        if action < CARD and action % 4 == SHOW:
            return action if viewer == action // 4 else HIDDEN
        return super().glimpse(viewer, seat, action)

    def redeal(self, seat: int, rng: Rng) -> None:
        kept = self.cards[neighbour(self, seat)] if seat >= 0 and self.shown[seat] else 0
        shown = list(self.shown)
        self.shown[:] = [0] * len(shown)
        super().redeal(seat, rng)
        self.shown[:] = shown
        if kept:
            self.cards[neighbour(self, seat)] = kept


def peeker_view(state: Toy, viewer: int) -> View:
    seen = {viewer, neighbour(state, viewer)} if viewer >= 0 and state.shown[viewer] else {viewer}
    cards = tuple(state.cards[seat] if seat in seen else 0 for seat in range(state.seats))
    return msgspec.structs.replace(quiet_view(state, viewer), cards=cards)


PEEKER = replace(with_state(TOY, Peeker), view=peeker_view)


def test_what_was_looked_at_cannot_be_unseen() -> None:
    match = table(PEEKER, "123", "show 1")
    assert why_not_undo(match, 1) == SEAT_LEARNT
    match.act(1, match.game.read_action("high 1"))
    assert why_not_undo(match, 1) is None
    take_back(match, 1)
    assert why_not_undo(match, 1) == SEAT_LEARNT


class ToldToSelf(Quiet):
    """The bidder gets an answer."""

    def bid(self, seat: int, bid: int) -> None:
        self.tell(EV_BID + 10, 1 << seat, seat, 0, 0, 0)
        super().bid(seat, bid)


class Choosy(Quiet):
    """One bids high only against a two or a three, so that being permitted tells something."""

    def forbids(self, seat: int, action: int) -> int:
        if action % 4 == HIGH and self.cards[neighbour(self, seat)] == 1:
            return NOT_NOW
        return super().forbids(seat, action)


@pytest.mark.parametrize("state", [ToldToSelf, Choosy])
def test_a_bid_that_gave_the_bidder_an_answer_stands(state: type[Toy]) -> None:
    assert why_not_undo(table(with_state(QUIET, state), "222", "high 1"), 1) == SEAT_LEARNT


class FaceDown(Toy):
    """Nobody knows any card, not even the owner: all see the same, and yet something is hidden."""

    def redeal(self, seat: int, rng: Rng) -> None:
        super().redeal(seat, rng)
        if seat >= 0 and self.cards[seat] and not self.shown[seat]:
            self.cards[seat] = self.draw(rng) - CARD

    def tell(self, kind: int, audience: int, a: int, b: int, c: int, d: int) -> int:
        return super().tell(kind, audience, a, b, c, d) if audience == EVERYONE else 0


def face_down_view(state: Toy, viewer: int) -> View:
    cards = tuple(state.cards[seat] if state.shown[seat] else 0 for seat in range(state.seats))
    return msgspec.structs.replace(make_view(state, viewer), cards=cards)


FACE_DOWN = replace(with_state(TOY, FaceDown), view=face_down_view)


def test_a_card_that_nobody_knew_is_not_turned_down_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table(FACE_DOWN, "123", "show 1")
    assert why_not_undo(match, 1) == OTHERS_LEARNT
    monkeypatch.setattr(undo, "REDEALS", 0)
    assert why_not_undo(match, 1) is None, "views alone would not have told"


# ---- the fuzz can fail -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [QUIET, OPEN_CARDS, PEEKER])
def test_the_fuzz_finds_nothing_in_sound_toys(game: ToyGame) -> None:
    found = fuzz(game, 60, 1)
    assert found["undos"] == found["open"] + found["unseen"] >= 60
    assert found["unseen"] > 0


@pytest.mark.parametrize("game", [TOY, QUIET, PEEKER, FACE_DOWN])
def test_the_fuzz_finds_an_undo_that_should_not_be_permitted(game: ToyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "_is_open", lambda *_: True)
    with pytest.raises(TooMuch, match=r"got something of|has learnt something"):
        fuzz(game, 200, 1)


def test_the_fuzz_finds_an_undo_of_somebody_elses_action(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.undo_fuzz.why_not_undo", lambda *_: None)
    with pytest.raises(TooMuch, match="which is not its own"):
        fuzz(QUIET, 200, 1)


def test_the_fuzz_finds_traces(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Match.take_back

    def forget_the_points(match: Match) -> Any:
        line = original(match)
        state: Any = match.state
        state.round += 1
        return line

    monkeypatch.setattr(Match, "take_back", forget_the_points)
    with pytest.raises(TooMuch, match="has left a trace"):
        fuzz(QUIET, 200, 1)
