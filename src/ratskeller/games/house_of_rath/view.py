"""House of Rath: what a seat, or a spectator, may know. Built field by field from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast, get_args

import msgspec

from ratskeller.games.house_of_rath.content import Names
from ratskeller.games.house_of_rath.kinds import BOARDS, ROOMS, TASKS, Board, Room, Task, orphans_of, rooms_of
from ratskeller.games.house_of_rath.rules import codes
from ratskeller.games.house_of_rath.rules.house import forbids_rotating
from ratskeller.games.house_of_rath.rules.turns import is_shrinking
from ratskeller.games.house_of_rath.view_hunt import Compulsion, explain
from ratskeller.games.house_of_rath.view_owners import Guess, guess_all
from ratskeller.kernel.numbers import PERMITTED
from ratskeller.kernel.vocabulary import bits_of

if TYPE_CHECKING:
    from ratskeller.games.house_of_rath.rules.state import HouseOfRath

Phase = Literal[
    "placing",
    "hiding",
    "dealing",
    "removing",
    "starting",
    "rolling",
    "acting",
    "turning",
    "moving",
    "exposing",
    "learnt",
    "stalking",
    "attacking",
    "claiming",
    "running",
    "fate",
    "dashing",
    "fleeing",
    "learning",
    "shrinking",
    "over",
]
PHASES: tuple[Phase, ...] = get_args(Phase)  # in the order of the codes


class RoomView(msgspec.Struct, frozen=True):
    """A room in the house."""

    room: Room
    q: int  # its cell: column …
    r: int  # … and row; see codes.py
    border: int | None  # which of the borders; None for the Room of Mourning
    seen: tuple[int, ...]  # orphans, by number
    hidden: tuple[int, ...]
    touches: tuple[Room, ...]
    locks: tuple[Room, ...]  # rooms behind a lock
    can_rotate: bool


class OrphanView(msgspec.Struct, frozen=True):
    """An orphan, and what this viewer can conclude about it."""

    number: int
    room: Room | None  # None if it is not in the house
    hidden: bool
    revealed: bool  # its card is face up
    owner: int | None  # if this viewer knows it
    maybe: tuple[int, ...]  # the seats that may have it in their care
    maybe_nobody: bool  # it may be an extra


class Seat(msgspec.Struct, frozen=True):
    """What lies in front of a seat."""

    down: int  # Adoption cards face down
    up: tuple[int, ...]  # orphans whose cards are face up, the dead too
    hand: tuple[int, ...] | None  # the face-down cards, for their owner
    removed: int | None  # the card put back in the setup, for whoever did it
    removing: bool  # has yet to do so
    lessons: int  # Run Away cards
    lesson_cards: tuple[int, ...] | None  # which, for their owner
    children: int | None  # living orphans, if this viewer can know
    out: int | None  # in which order
    plays: bool  # takes turns
    partner: int | None  # in team play
    rank: int | None  # once the game is over


class AttackView(msgspec.Struct, frozen=True):
    """The attack that is going on."""

    orphan: int
    room: Room
    owner: int | None  # once it is known to all
    asked: tuple[int, ...]  # while it may be claimed: who is asked, as everybody can tell
    answered: bool  # this viewer has let it go
    mine: bool  # this viewer's own
    last: bool  # … and the last


class View(msgspec.Struct, frozen=True):
    """The table from one seat."""

    viewer: int | None  # None for a spectator
    phase: Phase
    turn: int | None
    turns: int
    mover: int | None  # who decides; None if nobody or several do
    awaited: tuple[int, ...]
    task: Task | None  # what the die, or a card, permits
    by_card: bool
    rotations: int  # made of two
    chosen_room: Room | None  # which pivots
    chosen_orphan: int | None  # which moves
    chosen_seat: int | None  # whose card is turned up
    rooms: tuple[RoomView, ...]
    rooms_gone: tuple[Room, ...]
    rath: Room
    compulsion: Compulsion | None  # where Rath must go, and why
    orphans: tuple[OrphanView, ...]
    placed: int  # orphans that have a room, in the setup
    seats: tuple[Seat, ...]
    dealt_to: int | None  # who gets the next card
    attack: AttackView | None
    locks_left: int
    locks_gone: int
    lessons_left: int
    lessons_used: tuple[int, ...]
    shrinks: bool  # a room goes at the end of this turn, if one qualifies
    shrinks_soon: bool  # from the next turn on
    quiet: int  # turns in a row without an attack …
    dawn: int  # … and after how many of them day breaks; 0 for never
    boyden: bool
    any_lock: bool
    teams: bool
    board: Board
    locks_return: bool
    ending: int | None
    names: Names


def make_view(state: HouseOfRath, viewer: int) -> View:
    """The table as one viewer may know it."""
    over, phase = state.is_over(), state.phase
    awaited = bits_of(state.awaited(viewer))
    has_turn = phase > codes.STARTING and not over
    return View(
        viewer=viewer if viewer >= 0 else None,
        phase=PHASES[phase],
        turn=state.turn if has_turn else None,
        turns=state.turns,
        mover=state.mover if state.mover >= 0 and phase not in {codes.REMOVING, codes.CLAIMING} else None,
        awaited=awaited,
        task=TASKS.get(state.face),
        by_card=state.by_card,
        rotations=state.rotations,
        chosen_room=ROOMS[state.chosen] if phase == codes.TURNING else None,
        chosen_orphan=state.chosen + 1 if phase == codes.MOVING else None,
        chosen_seat=state.chosen if phase == codes.EXPOSING else None,
        rooms=tuple(_room(state, room) for room in bits_of(state.rooms)),
        rooms_gone=rooms_of((1 << codes.ROOMS) - 1 & ~state.rooms),
        rath=ROOMS[state.rath],
        compulsion=explain(state) if has_turn else None,
        orphans=_orphans(state, viewer),
        placed=state.placed,
        seats=tuple(_seat(state, seat, viewer) for seat in range(state.seats)),
        dealt_to=state.dealt_to() if phase == codes.DEALING else None,
        attack=_attack(state, viewer) if state.victim != codes.NONE and not over else None,
        locks_left=state.locks_left,
        locks_gone=state.locks_gone,
        lessons_left=state.lessons_left,
        lessons_used=tuple(card + 1 for card, place in enumerate(state.lesson) if place == codes.USED),
        shrinks=has_turn and is_shrinking(state),
        shrinks_soon=has_turn and state.shrinks_from > state.turns,
        quiet=state.quiet,
        dawn=state.dawn,
        boyden=state.is_boyden,
        any_lock=state.is_any_lock,
        teams=state.is_team,
        board=BOARDS[state.fate_board],
        locks_return=state.locks_return,
        ending=state.ending if over else None,
        names=cast("Names", state.content.names),
    )


def _room(state: HouseOfRath, room: int) -> RoomView:
    inside = [orphan for orphan, place in enumerate(state.room) if place == room]
    return RoomView(
        room=ROOMS[room],
        q=state.q[room],
        r=state.r[room],
        border=(room - codes.OUTER) % codes.OPPOSITE if room >= codes.OUTER else None,
        seen=tuple(orphan + 1 for orphan in inside if not state.is_hidden(orphan)),
        hidden=tuple(orphan + 1 for orphan in inside if state.is_hidden(orphan)),
        touches=rooms_of(state.joined[room]),
        locks=rooms_of(state.locked[room]),
        can_rotate=forbids_rotating(state, room) == PERMITTED,
    )


def _orphans(state: HouseOfRath, viewer: int) -> tuple[OrphanView, ...]:
    return tuple(_orphan(state, number, guess) for number, guess in enumerate(guess_all(state, viewer)))


def _orphan(state: HouseOfRath, orphan: int, guess: Guess) -> OrphanView:
    place = state.room[orphan]
    return OrphanView(
        number=orphan + 1,
        room=ROOMS[place] if place != codes.GONE else None,
        hidden=state.is_hidden(orphan),
        revealed=state.is_up(orphan),
        owner=guess.seats[0] if len(guess.seats) == 1 and not guess.nobody else None,
        maybe=guess.seats,
        maybe_nobody=guess.nobody,
    )


def _seat(state: HouseOfRath, seat: int, viewer: int) -> Seat:
    over = state.is_over()
    mine = seat == viewer or over
    down = state.cards_down(seat)
    boxed = [orphan for orphan in bits_of(state.boxed) if state.holder[orphan] == seat]
    lessons = [card for card, holder in enumerate(state.lesson) if holder == seat]
    return Seat(
        down=down.bit_count(),
        up=orphans_of(state.cards_of(seat) & state.up),
        hand=orphans_of(down) if mine else None,
        removed=boxed[0] + 1 if mine and boxed else None,
        removing=state.phase == codes.REMOVING and bool(state.removing() >> seat & 1),
        lessons=len(lessons),
        lesson_cards=tuple(card + 1 for card in lessons) if mine else None,
        children=state.score(seat) if mine or not down else None,
        out=state.out[seat] or None,
        plays=not state.is_side_out(seat),
        partner=state.partner_of(seat) if state.is_team else None,
        rank=state.rank(seat) if over else None,
    )


def _attack(state: HouseOfRath, viewer: int) -> AttackView:
    victim, claiming = state.victim, state.phase == codes.CLAIMING
    mine = viewer >= 0 and state.owner_of(victim) == viewer
    return AttackView(
        orphan=victim + 1,
        room=ROOMS[state.rath],
        owner=state.holder[victim] if state.is_up(victim) else None,
        asked=bits_of(state.asked()) if claiming else (),
        answered=claiming and viewer >= 0 and bool(state.answered >> viewer & 1),
        mine=mine,
        last=mine and state.is_last(victim),
    )
