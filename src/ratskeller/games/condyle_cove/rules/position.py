"""Condyle Cove: what lies on the table. The chapters beside this file move it; `state.py` says what may be done.

A turn of this game can be interrupted anywhere: by a random card, by a player who must discard, by an answer. So what
is still to be done is a stack of frames (`DO_…` in codes.py, with some details). The rules take the frame on top and
carry it out, which may put others on top of it, until somebody or chance has to decide something.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.kernel.native import Content
from ratskeller.kernel.numbers import CHANCE, EVERYONE, NOBODY, Grid, Ints
from ratskeller.kernel.state import State


class Box(Content):
    """Programs are lines of rows; a row is a clause, and `codes.py` says what stands in which place of it."""

    rows: Annotated[Grid, ROWS_MAX, ROW_SIZE]
    line_first: Annotated[Ints, LINES_MAX]  # its first row; line 0 is no line
    line_rows: Annotated[Ints, LINES_MAX]
    # Everything that has a program: Options cards, Acts, Last Winter and Haunted cards
    does: Annotated[Ints, THINGS]  # the line that is run when it is played or turned up
    choices: Annotated[Ints, THINGS]  # how many lines its player may choose from; they follow each other
    at_start: Annotated[Ints, THINGS]  # of a Permanent card: the line for the start of a turn
    always: Annotated[Ints, THINGS]  # … and what it grants
    permanent: Annotated[Ints, THINGS]
    defensive: Annotated[Ints, THINGS]
    spent: Annotated[Ints, THINGS]  # C43
    lays: Annotated[Ints, THINGS]  # a DETOUR
    deadly: Annotated[Ints, THINGS]  # a Boogeyman
    title: Annotated[Ints, THINGS]  # cards of one name have the same number
    act_title: Annotated[Ints, ACTS]  # which of the eight Acts: the six of the Cul-De-Sac, then the two choices
    # Which Options cards this table plays with
    used: Annotated[Ints, CARDS]  # 1: dealt
    move_cards: Annotated[Ints, MOVE_CARDS]  # alone
    move_spaces: Annotated[Ints, MOVE_CARDS]
    # The spaces
    kind: Annotated[Ints, SPACES]
    space_used: Annotated[Ints, SPACES]
    on_landing: Annotated[Ints, SPACES]
    space_start: Annotated[Ints, SPACES]
    space_always: Annotated[Ints, SPACES]
    may_decline: Annotated[Ints, SPACES]
    # Table options that were added later: in a position they would make old ones unequal to themselves
    entering_kills: bool  # C8
    draws_at_end: bool  # C27
    packs: object  # the packs themselves, for whoever words things


class Position(State):
    """A position of Condyle Cove."""

    content: Box
    # Table options
    alone: bool
    benny: bool
    harder: bool  # C41
    cold_draws: bool  # C36: a Last Winter card replaces a draw
    scream_rate: int
    # What is asked, and what may be answered
    phase: int
    asked_pawns: int  # ASK_WHO: as bits
    asked_spaces: int  # ASK_MOVE, ASK_WHERE, ASK_PAWN: as bits
    asked_acts: int  # ASK_ACT, ASK_PEEK: as bits
    asked_seats: int  # ASK_ANSWER: all whom the question went to and who have not played an answer, as bits
    replied: int  # … and who of them has let the card happen; nobody else knows that (C28)
    cells: Annotated[Ints, SIDE]  # where a Cove card may be laid: a row of the map each, as bits
    may_stop: bool
    stack: Annotated[Grid, STACK_MAX, FRAME_SIZE]
    depth: int
    # Turns
    first: int
    turn: int
    turns: int  # begun so far
    alive: int  # as bits
    out: Annotated[Ints, SEATS_MAX]  # when each went out: 1 for the first; 0 while in the game
    outs: int
    drawn: int  # in this Draw phase
    plays: int  # in this turn
    flipped: bool  # a Last Winter card, in this turn
    screams: int  # in this turn
    turn_ends: bool  # a card has said so
    quiet: int  # who wants to pass, as bits (C62)
    quiet_turn: Annotated[Ints, SEATS_MAX]  # the turn in which each last changed that
    # Cards: slots (slots.py), the bottom of a pile first
    hand: Annotated[Grid, PAWNS, HAND_MAX]  # one row too many: Cython takes grids of as many rows for alike
    held: Annotated[Ints, SEATS_MAX]
    pile: Annotated[Grid, SEATS_MAX, CARDS]
    piled: Annotated[Ints, SEATS_MAX]
    discard: Annotated[Grid, SEATS_MAX, CARDS]
    discarded: Annotated[Ints, SEATS_MAX]
    record: Annotated[Ints, RECORDS]
    records: int
    shuffles: int
    named: int  # shuffles in which somebody knew a card, as bits
    unseen: Annotated[Ints, CARDS]  # 1 for a card that nobody has seen yet
    unseen_cards: int
    group: Annotated[Ints, CARDS]  # the shuffle in which a card is known to be, while nobody has seen it since
    gone: Annotated[Ints, CARDS]  # 1 for a card that has left the game
    # The card that chance shows next, and to whom
    show_zone: int
    show_seat: int
    show_place: int
    show_to: int
    # The card that is being played
    playing: int  # + 1
    player: int
    line: int
    answering: int  # + 1
    in_vain: bool  # the card, Act or Last Winter card that is being carried out has done nothing so far
    cancelled: bool
    immune: int  # pawns for which it is cancelled, as bits
    picked: Annotated[Ints, LINE_ROWS]  # the pawn chosen for each clause, + 1
    picked_end: Annotated[Grid, LINE_ROWS, PAWNS]  # the space chosen for each pawn of a clause, + 1
    picked_cell: int  # for a DETOUR, + 1
    picked_swap: int  # the space that it replaces, + 1
    # The Cove
    at_x: Annotated[Ints, SPACES]
    at_y: Annotated[Ints, SPACES]
    laid: int  # spaces in play, as bits
    near: Annotated[Ints, SPACES]  # the spaces one step away, as bits
    cove_left: int  # Cove cards in the pile, as bits
    detour_card: Annotated[Ints, DETOURS]  # the Options card that became each DETOUR, + 1
    pawn: Annotated[Ints, PAWNS]  # the space each stands on, or NOWHERE
    # Acts of Desperation, by their places
    act: Annotated[Ints, ACTS]  # which one lies there, + 1; 0 while nobody has seen it
    act_known: Annotated[Ints, ACTS]  # who knows it
    act_places: int  # places that hold an Act at all, as bits
    acts_up: int  # places that lie face up, as bits
    acts_hidden: int  # Acts that nobody has seen in their places, as bits
    put_by: int  # who put the Boogeyman somewhere by choice, + 1
    put_at: int
    # The expansions
    winter_left: int  # as bits
    haunted_left: int
    kept: Annotated[Ints, PERMANENTS]  # Permanent cards in play, in the order in which they came
    keeper: Annotated[Ints, PERMANENTS]
    keeps: int
    mods: Annotated[Grid, MODS_MAX, MOD_SIZE]  # what cards have granted
    modded: int
    # Alone
    ring: Annotated[Ints, RING]  # spaces, clockwise from the Cul-De-Sac
    move_left: int  # the Move deck, as bits
    his_bonus: int
    acts_used: int
    names_low: int  # names played in this turn, as bits
    names_high: int
    his_move_ends: bool

    def tell(self, kind: int, audience: int, a: int, b: int, c: int, d: int) -> int:
        """Note an event. What is told has happened, so the card that is being carried out was not in vain."""
        if kind != EV_QUIET:  # which comes from outside (C62)
            self.in_vain = False
        return State.tell(self, kind, audience, a, b, c, d)

    # ---- what is still to be done --------------------------------------------------------------------------

    def push(self, kind: int, a: int, b: int, c: int, d: int) -> int:
        """Put something on top of what is to be done; `pop` has left nothing but zeros there."""
        if self.depth >= STACK_MAX:
            raise IndexError("more to be done than STACK_MAX")
        self.stack[self.depth][0] = kind
        self.stack[self.depth][1] = a
        self.stack[self.depth][2] = b
        self.stack[self.depth][3] = c
        self.stack[self.depth][4] = d
        self.depth += 1
        return self.depth

    def pop(self) -> None:
        """Take away what is on top; nothing below the top keeps old numbers, so that equal positions are equal."""
        self.depth -= 1
        for i in range(FRAME_SIZE):
            self.stack[self.depth][i] = 0

    def cut(self, depth: int) -> None:
        """Forget all that is above a depth."""
        while self.depth > depth:
            self.pop()

    def ask(self, phase: int, seat: int) -> None:
        """Wait for a seat."""
        self.phase = phase
        self.mover = seat

    def wait(self, phase: int) -> None:
        """Wait for chance."""
        self.phase = phase
        self.mover = CHANCE

    def go_on(self) -> None:
        """Wait for nothing any more."""
        self.phase = GOING
        self.asked_pawns = 0
        self.asked_spaces = 0
        self.asked_acts = 0
        self.may_stop = False

    def is_asked(self, seat: int) -> bool:
        """Whether a seat has something to decide."""
        if self.phase == ASK_ANSWER:
            return ((self.asked_seats & ~self.replied) >> seat) & 1 == 1
        return seat == self.mover

    # ---- who is in the game --------------------------------------------------------------------------------

    def is_in(self, seat: int) -> bool:
        """Whether a seat is still in the game."""
        return ((self.alive >> seat) & 1) == 1

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise that is in the game."""
        seat = (seat + 1) % self.seats
        while not (self.alive >> seat) & 1:
            seat = (seat + 1) % self.seats
        return seat

    def count_in(self) -> int:
        """How many are in the game."""
        found: int = 0
        for seat in range(self.seats):
            found += (self.alive >> seat) & 1
        return found

    def is_played_alone(self, seat: int) -> bool:
        """Whether a row of cards belongs to the Boogeyman."""
        return self.alone and seat == HIM

    def finish(self, ending: int) -> None:
        """The game is over."""
        self.ending = ending
        self.phase = OVER
        self.mover = NOBODY
        self.cut(0)
        self.tell(EV_OVER, EVERYONE, ending, 0, 0, 0)

    # ---- cards, counted ----------------------------------------------------------------------------------------

    def cards_left(self, seat: int) -> int:
        """What somebody can still live on: draw pile and hand."""
        return self.piled[seat] + self.held[seat]
