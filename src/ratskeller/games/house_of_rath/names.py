"""House of Rath: every action and outcome as a typed value and as notation, and back."""

from __future__ import annotations

import msgspec

from ratskeller.games.house_of_rath.events import EVENTS
from ratskeller.games.house_of_rath.kinds import FACES, PAIRS, ROOMS, SIDES, Face, Room, Side
from ratskeller.games.house_of_rath.rules import codes
from ratskeller.kernel.vocabulary import Notation, Vocabulary

# ---- actions -----------------------------------------------------------------------------------------------


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """What a seat can do. Orphans and cards are numbered from 1, seats from 0."""


class RemoveCard(Action, frozen=True, tag="remove_card"):
    """Setup: put one of the four Adoption cards back into the box."""

    orphan: int


class Reveal(Action, frozen=True, tag="reveal"):
    """Turn up one of one's own Adoption cards, at any time."""

    orphan: int


class Nothing(Action, frozen=True, tag="nothing"):
    """Do nothing with what the die shows."""


class Choose(Action, frozen=True, tag="choose"):
    """Wild: do this."""

    face: Face


class Rotate(Action, frozen=True, tag="rotate"):
    """Rotate this room."""

    room: Room


class Pivot(Action, frozen=True, tag="pivot"):
    """Let the chosen room pivot to this side."""

    side: Side


class Move(Action, frozen=True, tag="move"):
    """Move this orphan."""

    orphan: int


class Go(Action, frozen=True, tag="go"):
    """The orphan that moves or has escaped goes to this room."""

    room: Room


class Hide(Action, frozen=True, tag="hide"):
    """Turn an orphan's token over."""

    orphan: int


class Unhide(Action, frozen=True, tag="unhide"):
    """Turn a hidden orphan up."""

    orphan: int


class Expose(Action, frozen=True, tag="expose"):
    """Have a face-down Adoption card of a seat turned up."""

    seat: int


class Lock(Action, frozen=True, tag="lock"):
    """Lay a lock on the seam between two rooms."""

    one: Room
    other: Room


class Unlock(Action, frozen=True, tag="unlock"):
    """Take the lock off the seam between two rooms."""

    one: Room
    other: Room


class Use(Action, frozen=True, tag="use"):
    """Use the special ability of a Run Away card."""

    card: int


class GoOn(Action, frozen=True, tag="go_on"):
    """Use no ability (any more): the Boogeyman phase begins."""


class Rath(Action, frozen=True, tag="rath"):
    """Rath goes to this room, or stays in it."""

    room: Room


class Attack(Action, frozen=True, tag="attack"):
    """Rath attacks this orphan."""

    orphan: int


class Claim(Action, frozen=True, tag="claim"):
    """Claim the attacked orphan as one's own."""


class LetGo(Action, frozen=True, tag="let_go"):
    """Do not claim it; it may be nobody's."""


class Run(Action, frozen=True, tag="run"):
    """Roll the Fate die for an orphan that was revealed before."""


class Stay(Action, frozen=True, tag="stay"):
    """Do not roll for it."""


class Dash(Action, frozen=True, tag="dash"):
    """Use a Run Away card for one more roll."""

    card: int


class GiveUp(Action, frozen=True, tag="give_up"):
    """Use no (more) cards for the orphan."""


class RemoveRoom(Action, frozen=True, tag="remove_room"):
    """The house shrinks by this room."""

    room: Room


_ORPHANS = range(codes.ORPHANS)
_CARDS = range(codes.CARDS)
ACTIONS: dict[int, Action] = {
    **{codes.REMOVE + orphan: RemoveCard(orphan + 1) for orphan in _ORPHANS},
    **{codes.REVEAL + orphan: Reveal(orphan + 1) for orphan in _ORPHANS},
    codes.NOTHING: Nothing(),
    **{codes.CHOOSE + face: Choose(name) for face, name in enumerate(FACES[: codes.WILD_FACE])},
    **{codes.ROTATE + room: Rotate(name) for room, name in enumerate(ROOMS)},
    **{codes.PIVOT + side: Pivot(name) for side, name in enumerate(SIDES)},
    **{codes.MOVE + orphan: Move(orphan + 1) for orphan in _ORPHANS},
    **{codes.GO + room: Go(name) for room, name in enumerate(ROOMS)},
    **{codes.HIDE + orphan: Hide(orphan + 1) for orphan in _ORPHANS},
    **{codes.UNHIDE + orphan: Unhide(orphan + 1) for orphan in _ORPHANS},
    **{codes.EXPOSE + seat: Expose(seat) for seat in range(codes.SEATS_MAX)},
    **{codes.LOCK + number: Lock(*pair) for number, pair in enumerate(PAIRS)},
    **{codes.UNLOCK + number: Unlock(*pair) for number, pair in enumerate(PAIRS)},
    **{codes.USE + card: Use(card + 1) for card in _CARDS},
    codes.GO_ON: GoOn(),
    **{codes.RATH + room: Rath(name) for room, name in enumerate(ROOMS)},
    **{codes.ATTACK + orphan: Attack(orphan + 1) for orphan in _ORPHANS},
    codes.CLAIM: Claim(),
    codes.LET_GO: LetGo(),
    codes.RUN: Run(),
    codes.STAY: Stay(),
    **{codes.DASH + card: Dash(card + 1) for card in _CARDS},
    codes.GIVE_UP: GiveUp(),
    **{codes.SHRINK + room: RemoveRoom(name) for room, name in enumerate(ROOMS)},
}


def write_action(action: Action) -> str:
    """`rotate c`, `pivot ne`, `lock m-a`, `expose 2`, `remove 7` (a card), `remove c` (a room), `let go`."""
    match action:
        case RemoveCard(orphan=orphan):
            return f"remove {orphan}"
        case RemoveRoom(room=room):
            return f"remove {room}"
        case Lock(one=one, other=other):
            return f"lock {one}-{other}"
        case Unlock(one=one, other=other):
            return f"unlock {one}-{other}"
        case Expose(seat=seat):
            return f"expose {seat + 1}"
    verb = str(action.__struct_config__.tag).replace("_", " ")
    return " ".join([verb, *(str(getattr(action, field)) for field in action.__struct_fields__)])


def tidy_action(plain: str) -> str:
    """The two rooms of a seam may stand in either order."""
    verb, _, rooms = plain.partition(" ")
    one, _, other = rooms.partition("-")
    if verb in {"lock", "unlock"} and (other, one) in PAIRS:
        return f"{verb} {other}-{one}"
    return plain


# ---- outcomes ----------------------------------------------------------------------------------------------


class Outcome(msgspec.Struct, frozen=True, tag_field="chance"):
    """What chance can bring."""


class Placed(Outcome, frozen=True, tag="place"):
    """The room in which the next orphan begins."""

    room: Room


class BeginsHidden(Outcome, frozen=True, tag="begin_hidden"):
    """An orphan that begins hidden."""

    orphan: int


class Dealt(Outcome, frozen=True, tag="deal"):
    """The next Adoption card."""

    orphan: int


class Begins(Outcome, frozen=True, tag="begin"):
    """Who begins."""

    seat: int


class Rolled(Outcome, frozen=True, tag="roll"):
    """What the Options die shows."""

    face: Face


class TurnedUp(Outcome, frozen=True, tag="turn_up"):
    """The Adoption card that is revealed."""

    orphan: int


class FateRolled(Outcome, frozen=True, tag="fate"):
    """What the Fate die shows."""

    number: int


class Learnt(Outcome, frozen=True, tag="learn"):
    """The Run Away card that is drawn."""

    card: int


OUTCOMES: dict[int, Outcome] = {
    **{codes.PLACE + room: Placed(ROOMS[room]) for room in range(codes.OUTER, codes.ROOMS)},
    **{codes.BEGIN_HIDDEN + orphan: BeginsHidden(orphan + 1) for orphan in _ORPHANS},
    **{codes.DEAL + orphan: Dealt(orphan + 1) for orphan in _ORPHANS},
    **{codes.BEGIN + seat: Begins(seat) for seat in range(codes.SEATS_MAX)},
    **{codes.FACE + face: Rolled(name) for face, name in enumerate(FACES)},
    **{codes.TURN_UP + orphan: TurnedUp(orphan + 1) for orphan in _ORPHANS},
    **{codes.FATE_ROLL + number: FateRolled(number) for number in range(1, 7)},
    **{codes.LEARN + card: Learnt(card + 1) for card in _CARDS},
}


def write_outcome(outcome: Outcome) -> str:
    """`place a`, `begin hidden 7`, `deal 7`, `begin 2`, `roll rotate`, `turn up 7`, `fate 5`, `learn 3`."""
    verb = str(outcome.__struct_config__.tag).replace("_", " ")
    if isinstance(outcome, Begins):
        return f"{verb} {outcome.seat + 1}"
    return f"{verb} {getattr(outcome, outcome.__struct_fields__[0])}"


VOCABULARY = Vocabulary(
    Notation(
        ACTIONS,
        write_action,
        "like-actions",
        tidy_action,
    ),
    Notation(
        OUTCOMES,
        write_outcome,
        "like-outcomes",
    ),
    EVENTS,
)
