"""Darkhouse: what a seat, or a spectator, may know. All pages and dice are open (D34), so everybody sees the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from ratskeller.games.darkhouse.content import PAIRS, lay_out
from ratskeller.games.darkhouse.events import faces_of
from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.darkhouse.rules.scoring import same_number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.games.darkhouse.rules.state import Darkhouse

Phase = Literal["tracking", "rolling", "placing", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)  # in the order of the codes
Penalty = Literal["each", "block", "once"]
PENALTIES: dict[int, Penalty] = {codes.X_EACH: "each", codes.X_BLOCK: "block", codes.X_ONCE: "once"}
BLOCKS = range(1, codes.BLOCKS_END)


class Square(msgspec.Struct, frozen=True):
    """A square of the turn track."""

    round: int
    number: int | None
    gray: bool
    due: int | None  # the round at whose end the block named here must be full


class Deadline(msgspec.Struct, frozen=True):
    """The block that must be full by the end of a round."""

    block: int
    round: int


class Block(msgspec.Struct, frozen=True):
    """An engine block of this game's page."""

    number: int
    size: int
    written: tuple[int, ...]
    lying: tuple[int, ...]  # dice of this round, not written down yet
    crosses: int
    empty: int
    reached: bool  # may be filled in this round
    shut: bool
    same: int | None  # the one number that is in it, dice of this round included
    due: int | None  # the round at whose end it must be full, while it is not


class Arc(msgspec.Struct, frozen=True):
    """A power arc of this game's page."""

    one: int
    other: int
    die: int | None


class BlockScore(msgspec.Struct, frozen=True):
    """A line of the score sheet: sum × factor = points."""

    block: int
    numbers: tuple[int, ...]
    sum: int
    factor: int
    points: int
    crosses: int


class PageScore(msgspec.Struct, frozen=True):
    """The score of a page, line by line: blocks − cost + early + no_x = total."""

    game: int
    over: bool
    blocks: tuple[BlockScore, ...]
    crosses: int
    cost: int
    early: int  # the bonus for all blocks before round ten
    no_x: int  # the bonus for no X, once the game is over
    total: int


class Seat(msgspec.Struct, frozen=True):
    """A player's page and dice."""

    blocks: tuple[Block, ...]
    arcs: tuple[Arc, ...]
    dice: tuple[int, ...]  # rolled, not laid
    in_hand: int  # about to be rolled
    roll: int  # rolls made this round
    playing: bool  # not done with this round
    sits_out: bool  # has no empty box left
    pages: tuple[PageScore, ...]  # one for each game so far
    score: int
    tie_points: int
    rank: int | None  # once the shift is over
    kept: bool | None  # the verdict, once the shift is over


class View(msgspec.Struct, frozen=True):
    """The table from one seat."""

    viewer: int | None  # None for a spectator
    phase: Phase
    game: int
    games: int
    round: int
    track: tuple[Square, ...]
    start: int | None  # the block in which everybody starts this round
    deadline: Deadline | None
    seats: tuple[Seat, ...]
    mover: int | None
    awaited: tuple[int, ...]
    roller: int | None  # whose dice fall next
    x_penalty: Penalty
    target: int  # points that keep a player on
    layout: tuple[tuple[int, int], ...]  # the blocks, row by row, so that most arcs join neighbours
    ending: int | None


def make_view(state: Darkhouse, viewer: int) -> View:
    """The table as one viewer may know it."""
    over = state.is_over()
    awaited = state.awaited(viewer)
    roller = state.roller()
    wired = [pair for pair, arc in zip(PAIRS, state.content.wired, strict=True) if arc]
    return View(
        viewer=viewer if viewer >= 0 else None,
        phase=PHASES[state.phase],
        game=state.game,
        games=state.games,
        round=state.round,
        track=_track(state),
        start=state.track[state.game][state.round] or None,
        deadline=_deadline(state),
        seats=tuple(_seats(state)),
        mover=state.mover if state.mover >= 0 else None,
        awaited=tuple(seat for seat in range(state.seats) if awaited >> seat & 1),
        roller=roller if roller >= 0 else None,
        x_penalty=PENALTIES[state.x_penalty],
        target=-(-codes.TARGET * state.games // codes.TARGET_GAMES),
        layout=lay_out(tuple(wired)),
        ending=state.ending if over else None,
    )


def _track(state: Darkhouse) -> tuple[Square, ...]:
    plan, written = state.content, state.track[state.game]
    return tuple(
        Square(
            square,
            written[square] or None,
            bool(plan.gray[square]),
            plan.due_round(square, state.last_deadline) or None,
        )
        for square in range(1, codes.ROUNDS + 1)
    )


def _deadline(state: Darkhouse) -> Deadline | None:
    block = state.due_block()
    if block == 0 or state.is_over():
        return None
    plan = state.content
    return Deadline(block, plan.due_round(plan.gray_before(state.round), state.last_deadline))


def _seats(state: Darkhouse) -> Iterator[Seat]:
    """Every seat. A grid of the compiled state is copied when it is read, so each is read once."""
    over, deadline = state.is_over(), _deadline(state)
    written, lying, empty, arcs = state.written, state.lying, state.empty, state.arcs
    for seat in range(state.seats):
        rows = (written[state.page_of(seat, state.game)], lying[seat], empty[seat])
        yield Seat(
            blocks=tuple(_blocks(state, rows, state.reached[seat], deadline)),
            arcs=tuple(
                Arc(*pair, die or None)
                for pair, wired, die in zip(PAIRS, state.content.wired, arcs[seat], strict=True)
                if wired
            ),
            dice=faces_of(state.loose[seat]),
            in_hand=state.in_hand[seat],
            roll=state.rolls[seat],
            playing=bool(state.playing >> seat & 1),
            sits_out=state.phase in {codes.ROLLING, codes.PLACING} and state.count_dice(seat) == 0,
            pages=tuple(_page(state, written, seat, game) for game in range(1, state.game + 1)),
            score=state.score(seat),
            tie_points=state.tie_points(seat),
            rank=state.rank(seat) if over else None,
            kept=state.is_kept_on(seat) if over else None,
        )


def _blocks(
    state: Darkhouse, rows: tuple[list[int], list[int], list[int]], reached: int, deadline: Deadline | None
) -> Iterator[Block]:
    sizes = state.content.boxes
    for block, written, lying, empty in zip(BLOCKS, *(row[1:] for row in rows), strict=True):
        crosses = written & codes.DIGIT_MASK
        yield Block(
            number=block,
            size=sizes[block],
            written=faces_of(written),
            lying=faces_of(lying),
            crosses=crosses,
            empty=empty,
            reached=bool(reached >> block & 1),
            shut=crosses > 0,
            same=same_number(written + lying) or None,
            due=deadline.round if deadline and deadline.block == block and empty else None,
        )


def _page(state: Darkhouse, written: list[list[int]], seat: int, game: int) -> PageScore:
    score = state.page_score(seat, game)
    boxes = written[state.page_of(seat, game)]
    lines = zip(BLOCKS, boxes[1:], score.sums[1:], score.factors[1:], score.points[1:], score.crosses[1:], strict=True)
    return PageScore(
        game=game,
        over=game <= state.scored,
        blocks=tuple(BlockScore(block, faces_of(numbers), *rest) for block, numbers, *rest in lines),
        crosses=score.all_crosses,
        cost=score.cost,
        early=score.early,
        no_x=score.no_x,
        total=score.total,
    )
