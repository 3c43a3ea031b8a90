"""Condyle Cove: every action and outcome as a typed value and as notation, and back.

Packs differ, so cards and spaces are called by their numbers here; views and sentences know their names.
"""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.vocabulary import Action, Notation, Outcome

COUNTED = ("seat", "effect", "place", "pawn", "card", "act")

# ---- actions -----------------------------------------------------------------------------------------------

ACTIONS = Notation("like-actions", counted=COUNTED)
LINE = range(-codes.REACH, codes.REACH + 1)  # of cells


@ACTIONS.kind(codes.STOP)
class Stop(Action, frozen=True):
    """Stay, leave the Play phase, draw no more, put no more away, or do not answer."""


@ACTIONS.kind(codes.TURN_WINTER)
class TurnWinter(Action, frozen=True, tag="winter"):
    """Turn up a Last Winter card."""


@ACTIONS.kind(codes.DRAW_OPTION)
class DrawOption(Action, frozen=True):
    """Draw from the own draw pile."""


@ACTIONS.kind(codes.DRAW_COVE)
class DrawCove(Action, frozen=True):
    """Draw a Cove card."""


@ACTIONS.kind(codes.DISCARD_PILE)
class DiscardPile(Action, frozen=True):
    """Discard the top card of the own draw pile."""


@ACTIONS.kind(codes.SHUFFLE_HIM)
class ShuffleHim(Action, frozen=True, tag="shuffle"):
    """Shuffle the Boogeyman back among the Acts."""


@ACTIONS.kind(codes.QUIET)
class Quiet(Action, frozen=True):
    """Pass for me until I say otherwise."""


@ACTIONS.kind(codes.LISTEN)
class Listen(Action, frozen=True):
    """Ask me again."""


@ACTIONS.kind(codes.WHICH, range(2))
class Choose(Action, frozen=True):
    """Choose one of two effects of a card."""

    effect: int


@ACTIONS.kind(codes.HAND_PLACE, range(codes.HAND_MAX), "card {place}")
class HandCard(Action, frozen=True):
    """Discard or put away the card in a place of the hand."""

    place: int


@ACTIONS.kind(codes.ACT_PLACE, range(codes.ACTS), "act {place}")
class ActPlace(Action, frozen=True):
    """Turn up an Act, look at it, or put the Boogeyman there."""

    place: int


@ACTIONS.kind(codes.TARGET, range(codes.GHOST), "pawn {pawn}")
class Target(Action, frozen=True):
    """Choose a player or a pawn; 4 is the ghost, or alone the Boogeyman."""

    pawn: int


ACTIONS.add(codes.TARGET + codes.GHOST, Target(codes.GHOST), "pawn ghost")


@ACTIONS.kind(codes.GO, range(codes.SPACES))
class Go(Action, frozen=True):
    """Go to a space, or send a pawn there."""

    space: int


@ACTIONS.kind(codes.REPLACE, range(codes.SPACES))
class Replace(Action, frozen=True):
    """Let a DETOUR take the place of a Cove card."""

    space: int


@ACTIONS.kind(codes.PLAY, range(codes.CARDS))
class Play(Action, frozen=True):
    """Play a card, or answer with it."""

    card: int


@ACTIONS.kind(codes.PUT, [(x, y) for y in LINE for x in LINE])
class Lay(Action, frozen=True):
    """Lay a Cove card on a cell; the Cul-De-Sac lies at 0, 0."""

    x: int
    y: int


# ---- outcomes ----------------------------------------------------------------------------------------------

OUTCOMES = Notation("like-outcomes", counted=COUNTED)


@OUTCOMES.kind(codes.FIRST_SEAT, range(codes.SEATS_MAX))
class FirstSeat(Outcome, frozen=True, tag="first"):
    """Who begins."""

    seat: int


@OUTCOMES.kind(codes.COVE_CARD, range(codes.SPACES))
class CoveCard(Outcome, frozen=True, tag="cove"):
    """A Cove card."""

    space: int


@OUTCOMES.kind(codes.OPTION_CARD, range(codes.CARDS))
class OptionCard(Outcome, frozen=True, tag="option"):
    """An Options card."""

    card: int


@OUTCOMES.kind(codes.PLACE_IN_HAND, range(codes.HAND_MAX))
class PlaceInHand(Outcome, frozen=True, tag="hand"):
    """Which card of a hand is stolen."""

    place: int


@OUTCOMES.kind(codes.ACT_CARD, range(codes.ACTS))
class ActCard(Outcome, frozen=True, tag="act"):
    """An Act of Desperation."""

    act: int


@OUTCOMES.kind(codes.WINTER_CARD, range(codes.WINTERS))
class WinterCard(Outcome, frozen=True, tag="winter"):
    """A Last Winter card."""

    card: int


@OUTCOMES.kind(codes.HAUNT_CARD, range(codes.HAUNTS))
class HauntedCard(Outcome, frozen=True, tag="haunted"):
    """A Haunted card."""

    card: int


class Scream(Outcome, frozen=True, tag="scream"):
    """Whether Benny screams."""

    heard: bool


OUTCOMES.add(codes.SILENCE, Scream(heard=False), "silence")
OUTCOMES.add(codes.SCREAM, Scream(heard=True), "scream")


@OUTCOMES.kind(codes.MOVE_CARD, range(codes.MOVE_CARDS))
class MoveCard(Outcome, frozen=True, tag="move"):
    """A card of the Boogeyman's Move deck."""

    card: int
