"""Darkhouse: a view as a picture for the terminal. One page is drawn as a page, the others as a line each.

It needs 60 columns and no colours: what matters is said by frames and brackets, colour only repeats it.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size
from rich.console import Group
from rich.table import Table
from rich.text import Text

from ratskeller.games.darkhouse.content import are_near
from ratskeller.games.darkhouse.rules import codes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rich.console import RenderableType

    from ratskeller.games.darkhouse.view import Arc, Block, Deadline, PageScore, Seat, View
    from ratskeller.kernel.words import Words

STORM = "#5b4a8a"
LIGHTNING = "bold #e3b505"
QUIET = "dim"
BLOCK_WIDTH = 20
NAME_WIDTH = 24  # with one game beside it
GUTTER = 14  # between the two columns of blocks
INDENT = 2
NO_BREAK = "\u00a0"
LIGHT, HEAVY = "┌─┐│└┘", "┏━┓┃┗┛"  # a block that is in reach has the heavy frame


def picture(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """The table as one viewer sees it: the turn track, a page, the dice, everybody's standing."""
    shown = view.viewer if view.viewer is not None else view.mover or 0
    parts: list[RenderableType] = [_title(view, words), Text(), _track(view, words), Text()]
    seat, name = view.seats[shown], names[shown]
    if view.phase == "over":
        parts += [_score_sheet(seat, name, words), Text()]
    else:
        parts += [*_page(view, seat, words), Text(), _dice(seat, name, words), Text()]
        if view.deadline:
            due = words.say("picture-deadline", round=view.deadline.round, block=view.deadline.block)
            parts += [Text(due, LIGHTNING), Text()]
    return Group(*parts, _standing(view, names, shown, words))


# ---- the head ----------------------------------------------------------------------------------------------


def _title(view: View, words: Words) -> Text:
    now = words.say("picture-now", game=view.game, games=view.games, round=view.round, rounds=codes.ROUNDS)
    target = words.say("picture-target", target=view.target)
    return Text.assemble(("DARKHOUSE", LIGHTNING), f"  {now}  ", (target, QUIET))


def _track(view: View, words: Words) -> Text:
    """Two lines: the rounds, and what stands in the squares. A gray square has thick walls."""
    heads = words.say("picture-rounds"), words.say("picture-blocks")
    width = max(map(cell_len, heads)) + 2
    rounds, squares = (Text(set_cell_size(head, width)) for head in heads)
    for square in view.track:
        now = square.round == view.round and view.phase != "over"
        number = str(square.number) if square.number else " "
        wall = "▐▌" if square.gray else "[]"
        rounds.append(f"{square.round:^4}", LIGHTNING if now else QUIET)
        squares.append(f"{wall[0]}{number}{wall[1]}", LIGHTNING if now else STORM if square.gray else "")
        squares.append("‹" if now else " ", LIGHTNING)
    return Text("\n").join([rounds, squares])


# ---- a page ------------------------------------------------------------------------------------------------


def _page(view: View, seat: Seat, words: Words) -> Iterator[Text]:
    """Three floors of two blocks, the arcs between neighbours drawn, the others listed."""
    order = list(chain.from_iterable(view.layout))
    arcs = {frozenset((arc.one, arc.other)): arc for arc in seat.arcs}
    for row, (left, right) in enumerate(view.layout):
        if row:
            above = view.layout[row - 1]
            yield _vertical([arcs.get(frozenset(pair)) for pair in zip(above, (left, right), strict=True)])
        across = _horizontal(arcs.get(frozenset((left, right))))
        one, other = (_block(seat.blocks[number - 1], words) for number in (left, right))
        for parts in zip(one, across, other, strict=True):
            yield Text(" " * INDENT).append_text(Text().join(parts))
    far = [arc for arc in seat.arcs if not are_near(order.index(arc.one), order.index(arc.other))]
    if far:
        yield Text()
        yield Text(f"{words.say('picture-arcs')}  ").append_text(Text("  ").join([_far(arc) for arc in far]))


def _die_square(arc: Arc) -> Text:
    return Text(f"↯[{arc.die or NO_BREAK}]", LIGHTNING if arc.die else STORM)


def _far(arc: Arc) -> Text:
    return Text(f"{arc.one}").append_text(_die_square(arc)).append(f"{arc.other} ")


def _horizontal(arc: Arc | None) -> list[Text]:
    lines = [Text(" " * GUTTER) for _ in range(5)]
    if arc:
        lines[2] = Text("─────", STORM).append_text(_die_square(arc)).append("─────", STORM)
    return lines


def _vertical(arcs: Sequence[Arc | None]) -> Text:
    line = Text(" " * INDENT)
    for column, arc in enumerate(arcs):
        line.append(" " * (BLOCK_WIDTH // 2 - 1 if column == 0 else GUTTER))
        line.append_text(Text("│", STORM).append_text(_die_square(arc)) if arc else Text(" " * 5))
        line.append(" " * (BLOCK_WIDTH // 2 - 4))
        line.append(" " * (BLOCK_WIDTH // 2 - 1 if column == 0 else 0))
    return line


def _block(block: Block, words: Words) -> list[Text]:
    """Five lines: a frame, two rows of boxes, and what the block comes to."""
    corner = HEAVY if block.reached else LIGHT
    style = LIGHTNING if block.reached else STORM
    width = BLOCK_WIDTH - 2
    due = f"{corner[1]} {words.say('picture-due', round=block.due)} " if block.due else ""
    head = f"{corner[1]} {block.number} {due}"
    boxes = [_box(*each) for each in _contents(block)]
    half = len(boxes) // 2
    lines = [Text(corner[0] + head + corner[1] * (width - len(head)) + corner[2], style)]
    for row in (Text().join(boxes[:half]), Text().join(boxes[half:]), Text(_comes_to(block, words), QUIET)):
        row.pad_left(1)
        row.truncate(width, pad=True)
        lines.append(Text(corner[3], style).append_text(row).append(corner[3], style))
    lines.append(Text(corner[4] + corner[1] * width + corner[5], style))
    return lines


def _contents(block: Block) -> Iterator[tuple[str, str]]:
    """Every box: what stands in it, and in which style. A die of this round is in brackets."""
    yield from ((f" {number} ", "bold") for number in block.written)
    yield from ((f"[{number}]", LIGHTNING) for number in block.lying)
    yield from ((" X ", "bold red") for _ in range(block.crosses))
    yield from ((" · ", QUIET) for _ in range(block.empty))


def _box(content: str, style: str) -> Text:
    return Text(content, style)


def _comes_to(block: Block, words: Words) -> str:
    total = sum(block.written) + sum(block.lying)
    factor = codes.SAME_IN_FIRST if block.number == codes.FIRST_BLOCK else codes.SAME
    if block.empty == 0 and block.same and not block.shut:
        return f"{total} × {factor} = {total * factor}"
    if block.shut or block.empty == 0:
        state = "shut" if block.shut else "full"
    else:
        state = "same" if block.same else "mixed" if total else "empty"
    return words.say("picture-comes-to", state=state, total=total, same=block.same or 0, factor=factor)


# ---- dice, deadline, standing ------------------------------------------------------------------------------


def _dice(seat: Seat, name: str, words: Words) -> Text:
    line = Text(f"{name}: ", "bold")
    for die in seat.dice:
        line.append(f"[{die}] " if die >= codes.LEAST else f"({die}) ", "" if die >= codes.LEAST else QUIET)
    return line.append(_doing(seat, words), QUIET)


def _doing(seat: Seat, words: Words) -> str:
    if seat.sits_out or seat.in_hand:
        state = "rests" if seat.sits_out else "in-hand"
    else:
        state = "plays" if seat.playing else "done" if seat.roll else "waits"
    return words.say("picture-doing", state=state, dice=seat.in_hand, roll=seat.roll, rolls=codes.ROLLS_A_ROUND)


def _briefly(seat: Seat, words: Words) -> str:
    """The same in a column that has to fit beside the points of three games."""
    return words.say("picture-briefly", playing=seat.playing, roll=seat.roll) if seat.playing or seat.roll else ""


def _due(seat: Seat, deadline: Deadline | None, words: Words) -> str:
    if deadline is None:
        return ""
    block = seat.blocks[deadline.block - 1]
    return words.say("picture-met", boxes=block.empty, shut=block.shut)


def _standing(view: View, names: Sequence[str], shown: int, words: Words) -> RenderableType:
    """Points of all games, how everybody stands to the deadline, and the pages that are not drawn."""
    table = Table.grid(padding=(0, 2))
    table.add_column(max_width=NAME_WIDTH - 6 * (view.game - 1), no_wrap=True, overflow="ellipsis")
    for _ in range(view.game + 1):
        table.add_column(justify="right")
    games = [words.say("picture-game", game=game) for game in range(1, view.game + 1)]
    deadline = view.deadline if view.phase != "over" else None
    due = words.say("picture-block", block=deadline.block) if deadline else ""
    table.add_row(*(Text(each, QUIET) for each in ("", *games, words.say("picture-sum"), due, "")))
    for name, seat in zip(names, view.seats, strict=True):
        points = [str(page.total) for page in seat.pages]
        score = Text(str(seat.score), LIGHTNING)
        state = _verdict(seat, words) or _briefly(seat, words)
        table.add_row(Text(name, "bold"), *points, score, _due(seat, deadline, words), state)
    others = [seat for seat in range(len(view.seats)) if seat != shown and view.phase != "over"]
    return Group(table, *chain.from_iterable(_small(view.seats[seat], names[seat]) for seat in others))


def _verdict(seat: Seat, words: Words) -> str:
    return "" if seat.kept is None else words.say("picture-verdict", rank=seat.rank, kept=seat.kept)


def _small(seat: Seat, name: str) -> Iterable[Text]:
    """Another player's page in two lines."""
    blocks = [Text(f"{block.number} ", STORM).append_text(_row(block)) for block in seat.blocks]
    dice = "".join(f"[{die}]" for die in seat.dice)
    return Text(), Text(f"{name}  ", "bold").append(dice), Text(" ").join(blocks)


def _row(block: Block) -> Text:
    return Text().join(Text(content.strip(" []"), style) for content, style in _contents(block))


# ---- the end -----------------------------------------------------------------------------------------------


def _score_sheet(seat: Seat, name: str, words: Words) -> RenderableType:
    """The pages of a shift side by side, line by line."""
    say, pages = words.say, seat.pages
    table = Table(title=say("picture-sheet", who=name), title_justify="left", border_style=STORM, show_footer=True)
    table.add_column("", footer=say("picture-sheet-total"))
    for page in pages:
        table.add_column(say("picture-game", game=page.game), justify="right", footer=str(page.total))
    for block in range(codes.BLOCKS):
        table.add_row(say("picture-block", block=block + 1), *(_sheet_line(page, block) for page in pages))
    table.add_row(
        say("picture-sheet-crosses"), *(f"{page.crosses}: −{page.cost}" if page.crosses else "–" for page in pages)
    )
    table.add_row(say("picture-sheet-early"), *(f"+{page.early}" if page.early else "–" for page in pages))
    table.add_row(say("picture-sheet-no-x"), *(f"+{page.no_x}" if page.no_x else "–" for page in pages))
    return table


def _sheet_line(page: PageScore, block: int) -> str:
    line = page.blocks[block]
    return f"{line.sum} × {line.factor} = {line.points}" if line.factor > 1 else str(line.points)
