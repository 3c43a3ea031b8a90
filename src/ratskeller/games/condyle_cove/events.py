"""Condyle Cove: everything that a step can do, as typed values."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from ratskeller.games.condyle_cove.content_grammar import ATTRIBUTES
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.numbers import EVERYONE
from ratskeller.kernel.vocabulary import Events, Happening

EVENTS = Events()

# Each in the order of the codes.
Zone = Literal["hand", "pile", "discard"]
Goal = Literal["hand", "top", "bottom", "shuffle"]
Duration = Literal["now", "next", "armed", "round"]
Cause = Literal["options", "boogeyman", "screams"]
Vanity = Literal["choice", "answering", "place", "nobody", "safety", "none", "full", "standing", "nowhere", "alone"]
VANITIES: tuple[Vanity, ...] = get_args(Vanity)
CAUSES: dict[int, Cause] = dict(enumerate(get_args(Cause), codes.END_OPTIONS))


def seat_or_all(seat: int) -> int | None:
    """None for all of them."""
    return None if seat == EVERYONE else seat


@EVENTS.kind(codes.EV_FIRST, "C2")
class First(Happening, frozen=True):
    """Who begins."""

    seat: int


@EVENTS.kind(codes.EV_LAID, "8.2")
class Laid(Happening, frozen=True):
    """A Cove card was laid."""

    seat: int
    space: int
    x: int
    y: int


@EVENTS.kind(codes.EV_PAWN, "3.6")
class PawnPlaced(Happening, frozen=True):
    """A pawn was placed before the first turn."""

    pawn: int
    space: int


@EVENTS.kind(codes.EV_DEALT, "2.1")
class Dealt(Happening, frozen=True):
    """A draw pile was dealt."""

    seat: int
    cards: int


@EVENTS.kind(codes.EV_TURN, "3.7")
class TurnBegan(Happening, frozen=True):
    """A turn began."""

    seat: int
    number: int


@EVENTS.kind(codes.EV_MOVED, "C11")
class Moved(Happening, frozen=True):
    """A pawn came to a space."""

    pawn: int
    space: int
    by: int


@EVENTS.kind(codes.EV_STAYED, "4.4")
class Stayed(Happening, frozen=True):
    """A seat did not move."""

    seat: int


@EVENTS.kind(codes.EV_PLAYED, "7.3")
class Played(Happening, frozen=True):
    """A card was played from a place of the hand."""

    seat: int
    card: int
    place: int


@EVENTS.kind(codes.EV_ANSWERED, "11.1")
class Answered(Happening, frozen=True):
    """A Defensive card answered another card."""

    seat: int
    card: int
    place: int
    to: int


@EVENTS.kind(codes.EV_CANCELLED, "11.3")
class Cancelled(Happening, frozen=True):
    """A card was cancelled, for one player or for all (None)."""

    card: int
    seat: Annotated[int | None, seat_or_all]


@EVENTS.kind(codes.EV_DREW, "6.2")
class Drew(Happening, frozen=True):
    """A seat drew from its pile."""

    seat: int
    left: int


@EVENTS.kind(codes.EV_GOT, "7.1")
class Got(Happening, frozen=True):
    """The card that came to a hand."""

    seat: int
    card: int


@EVENTS.kind(codes.EV_DISCARDED, "7.4")
class Discarded(Happening, frozen=True):
    """Cards went face down to a discard pile."""

    seat: int
    hand: bool
    cards: int
    place: int


@EVENTS.kind(codes.EV_STOLE, "13.5")
class Stole(Happening, frozen=True):
    """A card changed its owner."""

    thief: int
    victim: int
    source: Zone
    to: Goal


@EVENTS.kind(codes.EV_STOLEN, "C24")
class Stolen(Happening, frozen=True):
    """Which card the victim has lost."""

    thief: int
    victim: int
    card: int


@EVENTS.kind(codes.EV_RECOVERED, "13.7")
class Recovered(Happening, frozen=True):
    """Cards came back from a discard pile."""

    seat: int
    cards: int
    to: Goal


@EVENTS.kind(codes.EV_STASHED, "C69")
class Stashed(Happening, frozen=True):
    """A card of the hand was put under the draw pile."""

    seat: int
    cards: int
    place: int


@EVENTS.kind(codes.EV_LOOKED, "C64")
class Looked(Happening, frozen=True):
    """A seat looked at a hand."""

    seat: int
    whose: int


@EVENTS.kind(codes.EV_LOOKED_AT_ACT, "C52")
class LookedAtAct(Happening, frozen=True):
    """A seat looked at an Act."""

    seat: int
    place: int


@EVENTS.kind(codes.EV_SAW_ACT, "C5")
class SawAct(Happening, frozen=True):
    """What it saw."""

    seat: int
    place: int
    act: int


@EVENTS.kind(codes.EV_ACT, "12.1")
class ActTurned(Happening, frozen=True):
    """An Act was turned up."""

    seat: int
    place: int
    act: int


@EVENTS.kind(codes.EV_OUT, "12.3")
class WentOut(Happening, frozen=True):
    """A player is out."""

    seat: int
    by: Annotated[Cause, CAUSES.__getitem__]


@EVENTS.kind(codes.EV_ACTS_SHUFFLED, "12.7")
class ActsShuffled(Happening, frozen=True):
    """The Boogeyman is back among the Acts."""

    seat: int
    placed: bool


@EVENTS.kind(codes.EV_WINTER, "16.3")
class WinterTurned(Happening, frozen=True):
    """A Last Winter card was turned up."""

    seat: int
    thing: int


@EVENTS.kind(codes.EV_HAUNTED, "17.5")
class HauntedTurned(Happening, frozen=True):
    """A Haunted card was turned up."""

    seat: int
    thing: int


@EVENTS.kind(codes.EV_CLEARED, "17.8")
class Cleared(Happening, frozen=True):
    """Permanent cards left the game."""

    seat: int
    cards: int


@EVENTS.kind(codes.EV_SCREAM, "17.4")
class Screamed(Happening, frozen=True):
    """Benny screamed and moved."""

    times: int
    space: int
    seat: int


@EVENTS.kind(codes.EV_GRANTED, "C46")
class Granted(Happening, frozen=True):
    """Something holds for a seat for a while."""

    seat: int
    attribute: Annotated[str, ATTRIBUTES.__getitem__]
    value: int
    lasts: Duration


@EVENTS.kind(codes.EV_SPENT, "C43")
class Spent(Happening, frozen=True):
    """A card left the game."""

    card: int


@EVENTS.kind(codes.EV_QUIET, "C62")
class MindChanged(Happening, frozen=True):
    """A seat wants to pass from now on, or to be asked again."""

    seat: int
    quiet: bool


@EVENTS.kind(codes.EV_SWAPPED, "C47")
class Swapped(Happening, frozen=True):
    """Two pawns changed places."""

    pawn: int
    other: int


@EVENTS.kind(codes.EV_MOVE_CARD, "21.15")
class MoveCardTurned(Happening, frozen=True):
    """The Boogeyman turned up a Move card."""

    card: int
    spaces: int


@EVENTS.kind(codes.EV_HE_MOVED, "S8")
class HeMoved(Happening, frozen=True):
    """The Boogeyman made a step."""

    space: int
    left: int


@EVENTS.kind(codes.EV_HE_PLAYED, "21.23")
class HePlayed(Happening, frozen=True):
    """The Boogeyman played a card of his Options deck."""

    card: int


@EVENTS.kind(codes.EV_CAUGHT, "21.6")
class Caught(Happening, frozen=True):
    """The Boogeyman has you."""

    space: int
    his_move: bool


@EVENTS.kind(codes.EV_ENDED_TURN, "C27")
class TurnEnded(Happening, frozen=True):
    """A card ended a turn, at once or with its Draw phase."""

    seat: int
    draws: bool


@EVENTS.kind(codes.EV_WON, "3.1")
class Won(Happening, frozen=True):
    """The last orphan standing."""

    seat: int


@EVENTS.kind(codes.EV_OVER, "C34")
class Over(Happening, frozen=True):
    """The game ended."""

    ending: int


@EVENTS.kind(codes.EV_SHOWED, "C56")
class Showed(Happening, frozen=True):
    """A card of a hand that lies open."""

    seat: int
    card: int
    place: int


@EVENTS.kind(codes.EV_SAW, "C57")
class Saw(Happening, frozen=True):
    """What a seat saw of somebody's cards."""

    seat: int
    whose: int
    card: int
    place: int


@EVENTS.kind(
    codes.EV_IN_VAIN,
    "7.6",
    read=lambda thing, act, why, *_: InVain(thing, act if codes.ACT <= thing < codes.WINTER else None, VANITIES[why]),
)
class InVain(Happening, frozen=True):
    """Nothing came of a card, an Act (its number among the eight in `act`) or a Last Winter card, and why."""

    thing: int
    act: int | None
    why: Vanity


@EVENTS.kind(codes.EV_HIS_BONUS, "21.32")
class HisBonus(Happening, frozen=True):
    """The Boogeyman will go farther next time."""

    spaces: int
