"""House of Rath: every action and outcome as a typed value and as notation, and back.

Orphans and cards count from 1, seats from 0.
"""

from __future__ import annotations

from ratskeller.games.house_of_rath.kinds import FACES, PAIRS, ROOMS, SIDES, Face, Room, Side
from ratskeller.games.house_of_rath.rules import codes
from ratskeller.kernel.vocabulary import Action, Notation, Outcome

# ---- actions -----------------------------------------------------------------------------------------------

ACTIONS = Notation("like-actions")
ORPHANS = range(1, codes.ORPHANS + 1)
CARDS = range(1, codes.CARDS + 1)


@ACTIONS.kind(codes.REMOVE, ORPHANS, "remove {orphan}")
class RemoveCard(Action, frozen=True):
    """Setup: put one of the four Adoption cards back into the box."""

    orphan: int


@ACTIONS.kind(codes.REVEAL, ORPHANS)
class Reveal(Action, frozen=True):
    """Turn up one of one's own Adoption cards, at any time."""

    orphan: int


@ACTIONS.kind(codes.NOTHING)
class Nothing(Action, frozen=True):
    """Do nothing with what the die shows."""


@ACTIONS.kind(codes.CHOOSE, FACES[: codes.WILD_FACE])
class Choose(Action, frozen=True):
    """Wild: do this."""

    face: Face


@ACTIONS.kind(codes.ROTATE, ROOMS)
class Rotate(Action, frozen=True):
    """Rotate this room."""

    room: Room


@ACTIONS.kind(codes.PIVOT, SIDES)
class Pivot(Action, frozen=True):
    """Let the chosen room pivot to this side."""

    side: Side


@ACTIONS.kind(codes.MOVE, ORPHANS)
class Move(Action, frozen=True):
    """Move this orphan."""

    orphan: int


@ACTIONS.kind(codes.GO, ROOMS)
class Go(Action, frozen=True):
    """The orphan that moves or has escaped goes to this room."""

    room: Room


@ACTIONS.kind(codes.HIDE, ORPHANS)
class Hide(Action, frozen=True):
    """Turn an orphan's token over."""

    orphan: int


@ACTIONS.kind(codes.UNHIDE, ORPHANS)
class Unhide(Action, frozen=True):
    """Turn a hidden orphan up."""

    orphan: int


@ACTIONS.kind(codes.EXPOSE, range(codes.SEATS_MAX))
class Expose(Action, frozen=True):
    """Have a face-down Adoption card of a seat turned up."""

    seat: int


@ACTIONS.kind(codes.LOCK, PAIRS, "lock {one}-{other}", "lock {other}-{one}")
class Lock(Action, frozen=True):
    """Lay a lock on the seam between two rooms."""

    one: Room
    other: Room


@ACTIONS.kind(codes.UNLOCK, PAIRS, "unlock {one}-{other}", "unlock {other}-{one}")
class Unlock(Action, frozen=True):
    """Take the lock off the seam between two rooms."""

    one: Room
    other: Room


@ACTIONS.kind(codes.USE, CARDS)
class Use(Action, frozen=True):
    """Use the special ability of a Run Away card."""

    card: int


@ACTIONS.kind(codes.GO_ON)
class GoOn(Action, frozen=True):
    """Use no ability (any more): the Boogeyman phase begins."""


@ACTIONS.kind(codes.RATH, ROOMS)
class Rath(Action, frozen=True):
    """Rath goes to this room, or stays in it."""

    room: Room


@ACTIONS.kind(codes.ATTACK, ORPHANS)
class Attack(Action, frozen=True):
    """Rath attacks this orphan."""

    orphan: int


@ACTIONS.kind(codes.CLAIM)
class Claim(Action, frozen=True):
    """Claim the attacked orphan as one's own."""


@ACTIONS.kind(codes.LET_GO)
class LetGo(Action, frozen=True):
    """Do not claim it; it may be nobody's."""


@ACTIONS.kind(codes.RUN)
class Run(Action, frozen=True):
    """Roll the Fate die for an orphan that was revealed before."""


@ACTIONS.kind(codes.STAY)
class Stay(Action, frozen=True):
    """Do not roll for it."""


@ACTIONS.kind(codes.DASH, CARDS)
class Dash(Action, frozen=True):
    """Use a Run Away card for one more roll."""

    card: int


@ACTIONS.kind(codes.GIVE_UP)
class GiveUp(Action, frozen=True):
    """Use no (more) cards for the orphan."""


@ACTIONS.kind(codes.SHRINK, ROOMS, "remove {room}")
class RemoveRoom(Action, frozen=True):
    """The house shrinks by this room."""

    room: Room


# ---- outcomes ----------------------------------------------------------------------------------------------

OUTCOMES = Notation("like-outcomes")


@OUTCOMES.kind(codes.PLACE + codes.OUTER, ROOMS[codes.OUTER :])
class Placed(Outcome, frozen=True, tag="place"):
    """The room in which the next orphan begins."""

    room: Room


@OUTCOMES.kind(codes.BEGIN_HIDDEN, ORPHANS)
class BeginsHidden(Outcome, frozen=True, tag="begin_hidden"):
    """An orphan that begins hidden."""

    orphan: int


@OUTCOMES.kind(codes.DEAL, ORPHANS)
class Dealt(Outcome, frozen=True, tag="deal"):
    """The next Adoption card."""

    orphan: int


@OUTCOMES.kind(codes.BEGIN, range(codes.SEATS_MAX))
class Begins(Outcome, frozen=True, tag="begin"):
    """Who begins."""

    seat: int


@OUTCOMES.kind(codes.FACE, FACES)
class Rolled(Outcome, frozen=True, tag="roll"):
    """What the Options die shows."""

    face: Face


@OUTCOMES.kind(codes.TURN_UP, ORPHANS)
class TurnedUp(Outcome, frozen=True, tag="turn_up"):
    """The Adoption card that is revealed."""

    orphan: int


@OUTCOMES.kind(codes.FATE_ROLL + 1, range(1, 7))
class FateRolled(Outcome, frozen=True, tag="fate"):
    """What the Fate die shows."""

    number: int


@OUTCOMES.kind(codes.LEARN, CARDS)
class Learnt(Outcome, frozen=True, tag="learn"):
    """The Run Away card that is drawn."""

    card: int
