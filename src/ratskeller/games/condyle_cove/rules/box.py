"""Condyle Cove: the content of a table as numbers: what cards and spaces do, row by row. Made in content_numbers.py."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.kernel.native import Content
from ratskeller.kernel.numbers import Grid, Ints


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
    packs: object  # the packs themselves, for whoever words things
