"""Condyle Cove: everything that a step can do, as typed values."""

from __future__ import annotations

from typing import Literal

from ratskeller.games.condyle_cove.content_grammar import ATTRIBUTES
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.numbers import EVERYONE
from ratskeller.kernel.vocabulary import EventReader, Happening

Zone = Literal["hand", "pile", "discard"]
ZONES: tuple[Zone, ...] = ("hand", "pile", "discard")
Goal = Literal["hand", "top", "bottom", "shuffle"]
GOALS: tuple[Goal, ...] = ("hand", "top", "bottom", "shuffle")
Duration = Literal["now", "next", "armed", "round"]
DURATIONS: tuple[Duration, ...] = ("now", "next", "armed", "round")
Cause = Literal["options", "boogeyman", "screams"]
CAUSES: dict[int, Cause] = {
    codes.END_OPTIONS: "options",
    codes.END_BOOGEYMAN: "boogeyman",
    codes.END_SCREAMS: "screams",
}


class First(Happening, frozen=True, tag="first"):
    """Who begins."""

    clause = "C2"
    seat: int


class Laid(Happening, frozen=True, tag="laid"):
    """A Cove card was laid."""

    clause = "8.2"
    seat: int
    space: int
    x: int
    y: int


class PawnPlaced(Happening, frozen=True, tag="pawn_placed"):
    """A pawn was placed before the first turn."""

    clause = "3.6"
    pawn: int
    space: int


class Dealt(Happening, frozen=True, tag="dealt"):
    """A draw pile was dealt."""

    clause = "2.1"
    seat: int
    cards: int


class TurnBegan(Happening, frozen=True, tag="turn_began"):
    """A turn began."""

    clause = "3.7"
    seat: int
    number: int


class Moved(Happening, frozen=True, tag="moved"):
    """A pawn came to a space."""

    clause = "C11"
    pawn: int
    space: int
    by: int


class Stayed(Happening, frozen=True, tag="stayed"):
    """A seat did not move."""

    clause = "4.4"
    seat: int


class Played(Happening, frozen=True, tag="played"):
    """A card was played from a place of the hand."""

    clause = "7.3"
    seat: int
    card: int
    place: int


class Answered(Happening, frozen=True, tag="answered"):
    """A Defensive card answered another card."""

    clause = "11.1"
    seat: int
    card: int
    place: int
    to: int


class Cancelled(Happening, frozen=True, tag="cancelled"):
    """A card was cancelled, for one player or for all (None)."""

    clause = "11.3"
    card: int
    seat: int | None


class Drew(Happening, frozen=True, tag="drew"):
    """A seat drew from its pile."""

    clause = "6.2"
    seat: int
    left: int


class Got(Happening, frozen=True, tag="got"):
    """The card that came to a hand."""

    clause = "7.1"
    seat: int
    card: int


class Discarded(Happening, frozen=True, tag="discarded"):
    """Cards went face down to a discard pile."""

    clause = "7.4"
    seat: int
    hand: bool
    cards: int
    place: int


class Stole(Happening, frozen=True, tag="stole"):
    """A card changed its owner."""

    clause = "13.5"
    thief: int
    victim: int
    source: Zone
    to: Goal


class Stolen(Happening, frozen=True, tag="stolen"):
    """Which card the victim has lost."""

    clause = "C24"
    thief: int
    victim: int
    card: int


class Recovered(Happening, frozen=True, tag="recovered"):
    """Cards came back from a discard pile."""

    clause = "13.7"
    seat: int
    cards: int
    to: Goal


class Stashed(Happening, frozen=True, tag="stashed"):
    """A card of the hand was put under the draw pile."""

    clause = "C69"
    seat: int
    cards: int
    place: int


class Looked(Happening, frozen=True, tag="looked"):
    """A seat looked at a hand."""

    clause = "C64"
    seat: int
    whose: int


class LookedAtAct(Happening, frozen=True, tag="looked_at_act"):
    """A seat looked at an Act."""

    clause = "C52"
    seat: int
    place: int


class SawAct(Happening, frozen=True, tag="saw_act"):
    """What it saw."""

    clause = "C5"
    seat: int
    place: int
    act: int


class ActTurned(Happening, frozen=True, tag="act_turned"):
    """An Act was turned up."""

    clause = "12.1"
    seat: int
    place: int
    act: int


class WentOut(Happening, frozen=True, tag="went_out"):
    """A player is out."""

    clause = "12.3"
    seat: int
    by: Cause


class ActsShuffled(Happening, frozen=True, tag="acts_shuffled"):
    """The Boogeyman is back among the Acts."""

    clause = "12.7"
    seat: int
    placed: bool


class WinterTurned(Happening, frozen=True, tag="winter_turned"):
    """A Last Winter card was turned up."""

    clause = "16.3"
    seat: int
    thing: int


class HauntedTurned(Happening, frozen=True, tag="haunted_turned"):
    """A Haunted card was turned up."""

    clause = "17.5"
    seat: int
    thing: int


class Cleared(Happening, frozen=True, tag="cleared"):
    """Permanent cards left the game."""

    clause = "17.8"
    seat: int
    cards: int


class Screamed(Happening, frozen=True, tag="screamed"):
    """Benny screamed and moved."""

    clause = "17.4"
    times: int
    space: int
    seat: int


class Granted(Happening, frozen=True, tag="granted"):
    """Something holds for a seat for a while."""

    clause = "C46"
    seat: int
    attribute: str
    value: int
    lasts: Duration


class Spent(Happening, frozen=True, tag="spent"):
    """A card left the game."""

    clause = "C43"
    card: int


class MindChanged(Happening, frozen=True, tag="mind_changed"):
    """A seat wants to pass from now on, or to be asked again."""

    clause = "C62"
    seat: int
    quiet: bool


class Swapped(Happening, frozen=True, tag="swapped"):
    """Two pawns changed places."""

    clause = "C47"
    pawn: int
    other: int


class MoveCardTurned(Happening, frozen=True, tag="move_card_turned"):
    """The Boogeyman turned up a Move card."""

    clause = "21.15"
    card: int
    spaces: int


class HeMoved(Happening, frozen=True, tag="he_moved"):
    """The Boogeyman made a step."""

    clause = "S8"
    space: int
    left: int


class HePlayed(Happening, frozen=True, tag="he_played"):
    """The Boogeyman played a card of his Options deck."""

    clause = "21.23"
    card: int


class Caught(Happening, frozen=True, tag="caught"):
    """The Boogeyman has you."""

    clause = "21.6"
    space: int
    his_move: bool


class TurnEnded(Happening, frozen=True, tag="turn_ended"):
    """A card ended a turn."""

    clause = "C27"
    seat: int


class Won(Happening, frozen=True, tag="won"):
    """The last orphan standing."""

    clause = "3.1"
    seat: int


class Over(Happening, frozen=True, tag="over"):
    """The game ended."""

    clause = "C34"
    ending: int


class Showed(Happening, frozen=True, tag="showed"):
    """A card of a hand that lies open."""

    clause = "C56"
    seat: int
    card: int
    place: int


class Saw(Happening, frozen=True, tag="saw"):
    """What a seat saw of somebody's cards."""

    clause = "C57"
    seat: int
    whose: int
    card: int
    place: int


class InVain(Happening, frozen=True, tag="in_vain"):
    """Nothing came of a card, an Act (its number among the eight in `act`) or a Last Winter card."""

    clause = "7.6"
    thing: int
    act: int | None


class HisBonus(Happening, frozen=True, tag="his_bonus"):
    """The Boogeyman will go farther next time."""

    clause = "21.32"
    spaces: int


EVENTS: dict[int, EventReader] = {
    codes.EV_FIRST: First,
    codes.EV_LAID: Laid,
    codes.EV_PAWN: PawnPlaced,
    codes.EV_DEALT: Dealt,
    codes.EV_TURN: TurnBegan,
    codes.EV_MOVED: Moved,
    codes.EV_STAYED: Stayed,
    codes.EV_PLAYED: Played,
    codes.EV_ANSWERED: Answered,
    codes.EV_CANCELLED: lambda card, seat, *_: Cancelled(card, None if seat == EVERYONE else seat),
    codes.EV_DREW: Drew,
    codes.EV_GOT: Got,
    codes.EV_DISCARDED: lambda seat, hand, *more: Discarded(seat, bool(hand), *more),
    codes.EV_STOLE: lambda thief, victim, zone, to: Stole(thief, victim, ZONES[zone], GOALS[to]),
    codes.EV_STOLEN: Stolen,
    codes.EV_RECOVERED: lambda seat, cards, to, *_: Recovered(seat, cards, GOALS[to]),
    codes.EV_STASHED: Stashed,
    codes.EV_LOOKED: Looked,
    codes.EV_LOOKED_AT_ACT: LookedAtAct,
    codes.EV_SAW_ACT: SawAct,
    codes.EV_ACT: ActTurned,
    codes.EV_OUT: lambda seat, how, *_: WentOut(seat, CAUSES[how]),
    codes.EV_ACTS_SHUFFLED: lambda seat, placed, *_: ActsShuffled(seat, bool(placed)),
    codes.EV_WINTER: WinterTurned,
    codes.EV_HAUNTED: HauntedTurned,
    codes.EV_CLEARED: Cleared,
    codes.EV_SCREAM: Screamed,
    codes.EV_GRANTED: lambda seat, what, value, lasts: Granted(seat, ATTRIBUTES[what], value, DURATIONS[lasts]),
    codes.EV_SPENT: Spent,
    codes.EV_QUIET: lambda seat, quiet, *_: MindChanged(seat, bool(quiet)),
    codes.EV_SWAPPED: Swapped,
    codes.EV_MOVE_CARD: MoveCardTurned,
    codes.EV_HE_MOVED: HeMoved,
    codes.EV_HE_PLAYED: HePlayed,
    codes.EV_CAUGHT: lambda space, his, *_: Caught(space, bool(his)),
    codes.EV_ENDED_TURN: TurnEnded,
    codes.EV_WON: Won,
    codes.EV_OVER: Over,
    codes.EV_SHOWED: Showed,
    codes.EV_SAW: Saw,
    codes.EV_HIS_BONUS: HisBonus,
    codes.EV_IN_VAIN: lambda thing, act, *_: InVain(thing, act if codes.ACT <= thing < codes.WINTER else None),
}
