"""Condyle Cove: every action and outcome as a typed value and as notation, and back.

Packs differ, so cards and spaces are called by their numbers here; views and sentences know their names.
"""

from __future__ import annotations

import msgspec

from ratskeller.games.condyle_cove.events import EVENTS
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.vocabulary import Notation, Vocabulary

# ---- actions -----------------------------------------------------------------------------------------------


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """What a seat can do."""


class Stop(Action, frozen=True, tag="stop"):
    """Stay, leave the Play phase, draw no more, put no more away, or do not answer."""


class TurnWinter(Action, frozen=True, tag="winter"):
    """Turn up a Last Winter card."""


class DrawOption(Action, frozen=True, tag="draw_option"):
    """Draw from the own draw pile."""


class DrawCove(Action, frozen=True, tag="draw_cove"):
    """Draw a Cove card."""


class DiscardPile(Action, frozen=True, tag="discard_pile"):
    """Discard the top card of the own draw pile."""


class ShuffleHim(Action, frozen=True, tag="shuffle"):
    """Shuffle the Boogeyman back among the Acts."""


class Quiet(Action, frozen=True, tag="quiet"):
    """Pass for me until I say otherwise."""


class Listen(Action, frozen=True, tag="listen"):
    """Ask me again."""


class Choose(Action, frozen=True, tag="choose"):
    """Choose one of two effects of a card."""

    effect: int


class HandCard(Action, frozen=True, tag="hand_card"):
    """Discard or put away the card in a place of the hand."""

    place: int


class ActPlace(Action, frozen=True, tag="act_place"):
    """Turn up an Act, look at it, or put the Boogeyman there."""

    place: int


class Target(Action, frozen=True, tag="target"):
    """Choose a player or a pawn; 4 is the ghost, or alone the Boogeyman."""

    pawn: int


class Go(Action, frozen=True, tag="go"):
    """Go to a space, or send a pawn there."""

    space: int


class Replace(Action, frozen=True, tag="replace"):
    """Let a DETOUR take the place of a Cove card."""

    space: int


class Play(Action, frozen=True, tag="play"):
    """Play a card, or answer with it."""

    card: int


class Lay(Action, frozen=True, tag="lay"):
    """Lay a Cove card on a cell; the Cul-De-Sac lies at 0, 0."""

    x: int
    y: int


def _lay(cell: int) -> Lay:
    return Lay(cell % codes.SIDE - codes.REACH, cell // codes.SIDE - codes.REACH)


ACTIONS: dict[int, Action] = {
    codes.STOP: Stop(),
    codes.TURN_WINTER: TurnWinter(),
    codes.DRAW_OPTION: DrawOption(),
    codes.DRAW_COVE: DrawCove(),
    codes.DISCARD_PILE: DiscardPile(),
    codes.SHUFFLE_HIM: ShuffleHim(),
    codes.QUIET: Quiet(),
    codes.LISTEN: Listen(),
    **{codes.WHICH + effect: Choose(effect) for effect in range(2)},
    **{codes.HAND_PLACE + place: HandCard(place) for place in range(codes.HAND_MAX)},
    **{codes.ACT_PLACE + place: ActPlace(place) for place in range(codes.ACTS)},
    **{codes.TARGET + pawn: Target(pawn) for pawn in range(codes.PAWNS)},
    **{codes.GO + space: Go(space) for space in range(codes.SPACES)},
    **{codes.REPLACE + space: Replace(space) for space in range(codes.SPACES)},
    **{codes.PLAY + card: Play(card) for card in range(codes.CARDS)},
    **{codes.PUT + cell: _lay(cell) for cell in range(codes.CELLS)},
}


def _pawn(pawn: int) -> str:
    return "ghost" if pawn == codes.GHOST else str(pawn + 1)


def write_action(action: Action) -> str:
    """`go 5`, `play 17`, `lay 0 -2`, `pawn 2`, `card 1`, `act 3`."""
    match action:
        case Choose(effect=effect):
            return f"choose {effect + 1}"
        case HandCard(place=place):
            return f"card {place + 1}"
        case ActPlace(place=place):
            return f"act {place + 1}"
        case Target(pawn=pawn):
            return f"pawn {_pawn(pawn)}"
        case Go(space=space):
            return f"go {space}"
        case Replace(space=space):
            return f"replace {space}"
        case Play(card=card):
            return f"play {card + 1}"
        case Lay(x=x, y=y):
            return f"lay {x} {y}"
    return str(type(action).__struct_config__.tag).replace("_", " ")


# ---- outcomes ----------------------------------------------------------------------------------------------


class Outcome(msgspec.Struct, frozen=True, tag_field="chance"):
    """What chance can bring."""


class FirstSeat(Outcome, frozen=True, tag="first"):
    """Who begins."""

    seat: int


class CoveCard(Outcome, frozen=True, tag="cove"):
    """A Cove card."""

    space: int


class OptionCard(Outcome, frozen=True, tag="option"):
    """An Options card."""

    card: int


class PlaceInHand(Outcome, frozen=True, tag="hand"):
    """Which card of a hand is stolen."""

    place: int


class ActCard(Outcome, frozen=True, tag="act"):
    """An Act of Desperation."""

    act: int


class WinterCard(Outcome, frozen=True, tag="winter"):
    """A Last Winter card."""

    card: int


class HauntedCard(Outcome, frozen=True, tag="haunted"):
    """A Haunted card."""

    card: int


class Scream(Outcome, frozen=True, tag="scream"):
    """Whether Benny screams."""

    heard: bool


class MoveCard(Outcome, frozen=True, tag="move"):
    """A card of the Boogeyman's Move deck."""

    card: int


OUTCOMES: dict[int, Outcome] = {
    **{codes.FIRST_SEAT + seat: FirstSeat(seat) for seat in range(codes.SEATS_MAX)},
    **{codes.COVE_CARD + space: CoveCard(space) for space in range(codes.SPACES)},
    **{codes.OPTION_CARD + card: OptionCard(card) for card in range(codes.CARDS)},
    **{codes.PLACE_IN_HAND + place: PlaceInHand(place) for place in range(codes.HAND_MAX)},
    **{codes.ACT_CARD + act: ActCard(act) for act in range(codes.ACTS)},
    **{codes.WINTER_CARD + card: WinterCard(card) for card in range(codes.WINTERS)},
    **{codes.HAUNT_CARD + card: HauntedCard(card) for card in range(codes.HAUNTS)},
    codes.SILENCE: Scream(heard=False),
    codes.SCREAM: Scream(heard=True),
    **{codes.MOVE_CARD + card: MoveCard(card) for card in range(codes.MOVE_CARDS)},
}


def write_outcome(outcome: Outcome) -> str:
    """`first 2`, `cove 5`, `option 17`, `hand 1`, `act 3`, `winter 4`, `haunted 1`, `scream`, `silence`, `move 8`."""
    match outcome:
        case Scream(heard=heard):
            return "scream" if heard else "silence"
        case CoveCard(space=space):
            return f"cove {space}"
    word = str(type(outcome).__struct_config__.tag)
    (number,) = msgspec.structs.astuple(outcome)
    return f"{word} {number + 1}"


VOCABULARY = Vocabulary(
    Notation(
        ACTIONS,
        write_action,
        "like-actions",
    ),
    Notation(
        OUTCOMES,
        write_outcome,
        "like-outcomes",
    ),
    EVENTS,
)
