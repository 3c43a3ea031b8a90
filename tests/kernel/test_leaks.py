"""The checker of secrets must be able to fail: one leak of every kind, planted in the toy game, and each is found."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import pytest

from ratskeller.kernel.numbers import CHANCE, EVERYONE, HIDDEN, NOT_NOW, SPECTATOR
from ratskeller.kernel.rng import Rng
from tests.conformance.play import Setup
from tests.conformance.secrecy import Leak, Trail, check_secrets
from tests.kernel.toy import (
    CARD,
    EV_BID,
    EV_DEALT,
    LOW,
    NO_CARD_YET,
    SHOW,
    TOY,
    Toy,
    ToyGame,
    View,
    make_view,
    skip_unless_uncompiled,
    stakes,
    warning,
    with_state,
)
from tools.golden import transcript

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ratskeller.kernel.words import Words
skip_unless_uncompiled()

GAMES = 30


def play_games(game: ToyGame) -> int:
    """Check some random games; return how much there was to check."""
    found = [check_secrets(game, Setup(2 + seed % 2, {}, {}, seed)) for seed in range(GAMES)]
    return min(sum(each[kind] for each in found) for kind in ("redealt", "hidden", "histories", "twins"))


def test_a_game_that_keeps_its_secrets_passes() -> None:
    assert play_games(TOY) > 100


def neighbour(state: Toy, seat: int) -> int:
    return (seat + 1) % state.seats


# ---- leaks in what is shown ----------------------------------------------------------------------------------


def view_shows_hidden_field(state: Toy, viewer: int) -> View:
    """The view holds a card that lies face down."""
    return msgspec.structs.replace(
        make_view(state, viewer), cards=tuple(state.cards[seat] for seat in range(state.seats))
    )


def spectator_sees_everything(state: Toy, viewer: int) -> View:
    """Only the spectator's view is wrong."""
    view = make_view(state, viewer)
    return (
        view
        if viewer >= 0
        else msgspec.structs.replace(view, bids=tuple(state.bids[seat] for seat in range(state.seats)))
    )


def frame_grows_with_the_secret(state: Toy, viewer: int) -> View:
    """Nothing is shown, but the view is longer when a neighbour's card is high."""
    view = make_view(state, viewer)
    return msgspec.structs.replace(view, points=view.points + (0,) * state.cards[neighbour(state, max(viewer, 0))])


class Betrayer:
    """Remembers what nobody should know while a view is made, and lets it out elsewhere."""

    def __init__(self) -> None:
        self.nervous = False
        self.highest = 0

    def view(self, state: Toy, viewer: int) -> View:
        self.nervous = any(state.cards[seat] == 3 for seat in range(state.seats) if seat != viewer)
        self.highest = max(state.cards[: state.seats])
        return make_view(state, viewer)

    def warning(self, view: View, code: int, words: Words) -> str | None:
        """It depends on what the others hold."""
        return "Careful!" if self.nervous else warning(view, code, words)

    def prompt(self, view: View, names: Sequence[str], words: Words) -> str:
        """It waits for somebody in particular."""
        return f"bid below {self.highest}"


def stakes_of_others(state: Toy, view: View, _names: Sequence[str], _words: Words) -> Callable[[int], str]:
    """What a bid may win, by what the neighbour holds."""
    return partial(stakes, state.cards[neighbour(state, view.viewer)])


BETRAYER = Betrayer()
SHOWS_HIDDEN = replace(TOY, view=view_shows_hidden_field)
SPECTATOR_SEES_ALL = replace(TOY, view=spectator_sees_everything)
GROWS = replace(TOY, view=frame_grows_with_the_secret)
WARNS = replace(TOY, view=BETRAYER.view, warning=BETRAYER.warning)
PROMPTS = replace(TOY, view=BETRAYER.view, prompt=BETRAYER.prompt)
STAKES = replace(TOY, stakes=stakes_of_others)


# ---- leaks in the state --------------------------------------------------------------------------------------


class DealsOpenly(Toy):
    """The event of a dealt card has everyone for its audience."""

    def tell(self, kind: int, audience: int, a: int, b: int, c: int, d: int) -> int:
        return super().tell(kind, EVERYONE if kind == EV_DEALT else audience, a, b, c, d)


class BidsTellTheCard(Toy):
    """The open event of a bid carries the bidder's card."""

    def tell(self, kind: int, audience: int, a: int, b: int, c: int, d: int) -> int:
        return super().tell(kind, audience, a, self.cards[a] if kind == EV_BID else b, c, d)


class LateWhisper(Toy):
    """A bid tells the neighbour, and nobody else, what the bidder holds."""

    def bid(self, seat: int, bid: int) -> None:
        self.tell(EV_BID, 1 << neighbour(self, seat), seat, self.cards[seat], 0, 0)
        super().bid(seat, bid)


class ChoicesDependOnTheSecret(Toy):
    """A card cannot be shown while the neighbour holds a three."""

    def forbids(self, seat: int, action: int) -> int:
        if action % 4 == SHOW and self.cards[neighbour(self, seat)] == 3:
            return NOT_NOW
        return super().forbids(seat, action)


class OrderDependsOnTheSecret(Toy):
    """The same choices, but turned round when the neighbour holds a three."""

    def legal(self, seat: int) -> int:
        super().legal(seat)
        if self.cards[neighbour(self, seat)] == 3:
            self.actions[: self.count] = list(reversed(self.actions[: self.count]))
        return self.count


class AwaitedBetrays(Toy):
    """The table seems to wait only for those with a good card."""

    def awaited(self, viewer: int) -> int:
        return super().awaited(viewer) & sum(1 << seat for seat in range(self.seats) if self.cards[seat] > 1)


class RefusalBetrays(Toy):
    """A forbidden action is refused for another reason when the neighbour holds a three."""

    def forbids(self, seat: int, action: int) -> int:
        reason = super().forbids(seat, action)
        return NO_CARD_YET if reason > 0 and self.cards[neighbour(self, seat)] == 3 else reason


class DealsAgainForTheSecret(Toy):
    """Whether a shown card brings chance in again depends on what the neighbour holds."""

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if seat >= 0 and action % 4 == SHOW and self.cards[neighbour(self, seat)] == 3:
            self.dealt -= 1
            self.mover = CHANCE


class GlimpseShowsTheCard(Toy):
    """A dealt card counts as seen by all."""

    def glimpse(self, viewer: int, seat: int, action: int) -> int:
        return action if action > CARD else super().glimpse(viewer, seat, action)


class GlimpseHidesFromOneself(Toy):
    """Not even the bidder sees the bid."""

    def glimpse(self, viewer: int, seat: int, action: int) -> int:
        return HIDDEN if action < CARD and action % 4 < SHOW else super().glimpse(viewer, seat, action)


class LazyRedeal(Toy):
    """Nothing is made up, so a bot would see the real cards."""

    def redeal(self, seat: int, rng: Rng) -> None:
        pass


class HalfRedeal(Toy):
    """The cards are made up, the bids are left as they are."""

    def redeal(self, seat: int, rng: Rng) -> None:
        bids = list(self.bids)
        super().redeal(seat, rng)
        self.bids[:] = bids


class RashRedeal(Toy):
    """What the seat knows is made up too."""

    def redeal(self, seat: int, rng: Rng) -> None:
        super().redeal(seat, rng)
        if seat >= 0 and self.cards[seat]:
            self.cards[seat] = 1 + rng.below(3)


class ImpossibleRedeal(Toy):
    """A card is made up that is not in the deck."""

    def redeal(self, seat: int, rng: Rng) -> None:
        super().redeal(seat, rng)
        for other in range(self.seats):
            if other != seat and self.cards[other] and not self.shown[other] and rng.below(2):
                self.cards[other] = 4


DIFFERENT = "different frames"
NEVER = "never redealt"
CHANGED = "the scene changed"
NO_HISTORY = "cannot have come about"


@pytest.mark.parametrize("game", [SHOWS_HIDDEN, SPECTATOR_SEES_ALL, GROWS, WARNS, PROMPTS, STAKES])
def test_a_leak_in_what_is_shown_is_found(game: ToyGame) -> None:
    with pytest.raises(Leak, match=DIFFERENT):
        play_games(game)


@pytest.mark.parametrize(
    ("leaky", "found"),
    [
        (DealsOpenly, DIFFERENT),
        (BidsTellTheCard, NO_HISTORY),
        (LateWhisper, NO_HISTORY),
        (ChoicesDependOnTheSecret, DIFFERENT),
        (OrderDependsOnTheSecret, DIFFERENT),
        (AwaitedBetrays, DIFFERENT),
        (RefusalBetrays, DIFFERENT),
        (GlimpseShowsTheCard, NO_HISTORY),
        (GlimpseHidesFromOneself, "cannot see what it did itself"),
        (LazyRedeal, NEVER),
        (HalfRedeal, NEVER),
        (RashRedeal, CHANGED),
        (ImpossibleRedeal, NO_HISTORY),
    ],
)
def test_a_leak_in_the_rules_is_found(leaky: type[Toy], found: str) -> None:
    with pytest.raises(Leak, match=found):
        play_games(with_state(TOY, leaky))


@pytest.mark.parametrize("game", [SHOWS_HIDDEN, GROWS, WARNS, PROMPTS, STAKES])
def test_redealing_alone_finds_what_is_shown(game: ToyGame) -> None:
    match = Setup(3, {}, {}, 0).open(game)
    for card in (1, 2, 3):
        match.deal(CARD + card)
    trail = Trail(game, 1, match.names)
    with pytest.raises(Leak, match=CHANGED):
        trail.check_redeal(match.state, Rng(8), GAMES)


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_twins_alone_find_that_chance_is_asked_because_of_a_secret(viewer: int) -> None:
    for game, leaks in ((TOY, False), (with_state(TOY, DealsAgainForTheSecret), True)):
        match = Setup(2, {}, {}, 0).open(game)
        match.deal(CARD + 1)
        match.deal(CARD + 2)
        match.act(0, LOW)
        trail = Trail(game, viewer, match.names)
        with pytest.raises(Leak, match="leads elsewhere") if leaks else nullcontext():
            trail.check_twins(match.state, 0, SHOW, Rng(8), GAMES)
        assert trail.found["twins"]


def test_a_leak_shows_in_the_transcript_of_a_golden_record() -> None:
    match = Setup(2, {}, {}, 0).open(TOY)
    match.deal(CARD + 3)
    line = "view    cards=[3,0]"
    assert f"\nA       {line}\n" in transcript(TOY, match.record())
    assert f"\nall     {line}" in transcript(SHOWS_HIDDEN, match.record())
