"""The Rats in the Walls: what a seat, or a spectator, may know. Built field by field from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from ratskeller.games.rats_in_the_walls.rules import codes

if TYPE_CHECKING:
    from ratskeller.games.rats_in_the_walls.rules.state import Rats

Phase = Literal[
    "rolling_off",
    "looking",
    "lifting",
    "examining",
    "looked",
    "blind",
    "continuing",
    "answering",
    "killing",
    "over",
]
PHASES: tuple[Phase, ...] = get_args(Phase)  # in the order of the codes


class Seat(msgspec.Struct, frozen=True):
    """What lies in front of a seat: all of it is open."""

    brains: int
    said: int | None  # the last number announced this round
    insane: bool
    killed: bool
    rank: int | None  # once the game is over


class Dice(msgspec.Struct, frozen=True):
    """Dice that this viewer has seen."""

    ones: int
    twos: int
    blank: int


class View(msgspec.Struct, frozen=True):
    """The table from one seat."""

    viewer: int | None  # None for a spectator
    phase: Phase
    round: int
    seats: tuple[Seat, ...]
    middle: int
    giver: int | None  # None until the roll-off is decided
    receiver: int | None
    mover: int | None
    dice: int
    seen: Dice | None  # only what this viewer has looked at, or everybody has
    looker: int | None  # public: the Giver, of now or before, who was seen peeking at these dice
    skull: bool
    claim: int | None
    fee: int  # the brains that the next claim of rats costs
    believing_costs: int  # brains, on the cats
    can_hand_on: bool  # the Giver may pass the cup on untouched
    ends_at_once: bool
    ways: tuple[int, ...]  # in how many of 6 ** dice throws there are at least 0, 1 … rats
    roller: int | None  # whose dice are rolled in the roll-off
    ending: int | None


def make_view(state: Rats, viewer: int) -> View:
    """The table as one viewer may know it."""
    over = state.is_over()
    brains, said = state.brains, state.said
    return View(
        viewer=viewer if viewer >= 0 else None,
        phase=PHASES[state.phase],
        round=state.rounds,
        seats=tuple(
            Seat(
                brains=brains[seat],
                said=said[seat] if said[seat] != codes.NO_CLAIM else None,
                insane=seat == state.insane,
                killed=seat == state.killed,
                rank=state.rank(seat) if over else None,
            )
            for seat in range(state.seats)
        ),
        middle=state.middle,
        giver=state.giver if state.rounds else None,
        receiver=(state.giver + 1) % state.seats if state.rounds else None,
        mover=state.mover if state.mover >= 0 else None,
        dice=state.dice,
        seen=_seen(state) if state.has_seen(viewer) else None,
        looker=_looker(state),
        skull=state.skull,
        claim=state.claim if state.claim != codes.NO_CLAIM else None,
        fee=state.fee_due(),
        believing_costs=state.cost_of_believing(),
        can_hand_on=state.can_hand_on(),
        ends_at_once=not state.ends_with_round,
        ways=tuple(state.ways_at_least(rats) for rats in range(2 * state.dice + 1)),
        roller=state.roller if state.phase == codes.ROLLING_OFF else None,
        ending=state.ending if over else None,
    )


def _looker(state: Rats) -> int | None:
    """6e.2: dice that were accepted are not looked at, so it may be the Giver before."""
    return state.seen_by.bit_length() - 1 if state.seen_by > 0 else None


def _seen(state: Rats) -> Dice:
    return Dice(ones=state.ones, twos=state.twos, blank=state.dice - state.ones - state.twos)
