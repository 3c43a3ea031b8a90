"""House of Rath: the view as a picture for the terminal, 80 columns wide, with or without colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ratskeller.games.house_of_rath import events
from ratskeller.games.house_of_rath.kinds import SIDES
from ratskeller.games.house_of_rath.terminal_canvas import Canvas
from ratskeller.games.house_of_rath.text import PHRASES, explain_rath, orphan_name, rath_verdict, room_name
from ratskeller.kernel.words import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.house_of_rath.view import OrphanView, RoomView, Seat, View

PLUM = "#7a4a8c"  # the spot colour of this game
BRASS = "#b58b3a"  # what is one's own
BLOOD = "#8e1f17"  # Rath, and never the only sign of him
BORDERS = ("#8a5a32", "#4f7a4a", "#6a5aa0")
SCORE = "living orphans"
WORDS = PHRASES.words(ENGLISH)
NEIGHBOURS = dict(zip(SIDES, ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)), strict=True))
NAME_WIDTH = 14


def picture(view: View, names: Sequence[str]) -> RenderableType:
    """The table as one viewer sees it."""
    parts: list[RenderableType] = [_heading(view), Padding(_house(view), (0, 0, 0, 2)), _listing(view, names)]
    if view.compulsion is not None:
        parts.append(_summary(view))
    return Group(*parts, _standing(view, names))


def odds(view: View, names: Sequence[str]) -> RenderableType:  # noqa: ARG001
    """Why Rath goes where he goes, and what the dice can bring."""
    lines = explain_rath(view, WORDS)
    why = [Text(line, "bold" if number in {0, len(lines) - 1} else "") for number, line in enumerate(lines)]
    dice = Text("Options die: Rotate 4, Move 3, Hide 2, Lock 2, Wild 1 of 12.  ", "dim")
    dice.append("Fate die: " + ("5 and 6 save." if view.board == "standard" else _saving_number(view)))
    return Group(*why, dice)


def _saving_number(view: View) -> str:
    if view.rath == "m":
        return "nothing saves in the Room of Mourning."
    return f"{'abcdef'.index(view.rath) + 1} saves in Rath's room."


def opens(event: Any) -> bool:
    """A paragraph of the story begins with every roll of the Options die."""
    return isinstance(event, events.Rolled | events.Begins)


def together(views: Sequence[View]) -> View:
    """All that the seats know together: every hand, Run Away card and owner."""
    first = views[0]
    seats = tuple(view.seats[seat] for seat, view in enumerate(views))
    owners = {number: seat for seat, shown in enumerate(seats) for number in (*shown.up, *(shown.hand or ()))}
    orphans = tuple(
        msgspec.structs.replace(each, owner=owners.get(each.number), maybe=(), maybe_nobody=each.number not in owners)
        for each in first.orphans
    )
    return msgspec.structs.replace(first, viewer=None, seats=seats, orphans=orphans)


# ---- the house ---------------------------------------------------------------------------------------------


def _heading(view: View) -> Text:
    line = Text.assemble(("HOUSE OF RATH", f"bold {PLUM}"), f"  turn {view.turns}")
    line.append(f"  ·  {view.locks_left} locks  ·  {view.lessons_left} Run Away cards", "dim")
    if view.shrinks or view.shrinks_soon:
        line.append("  ·  the house shrinks", BLOOD)
    if view.quiet and view.dawn:
        line.append(f"  ·  dawn in {view.dawn - view.quiet}", "dim")
    return line


def _house(view: View) -> Group:
    canvas = Canvas([(room.q, room.r) for room in view.rooms], PLUM)
    place = {room.room: room for room in view.rooms}
    for room in view.rooms:
        canvas.brick(room.q, room.r, _inside(view, room))
    for room in view.rooms:
        for side, (column, row) in NEIGHBOURS.items():
            if any((place[other].q, place[other].r) == (room.q + column, room.r + row) for other in room.locks):
                canvas.lock(room.q, room.r, side, f"bold {BRASS}")
    return Group(*canvas.lines())


def _inside(view: View, room: RoomView) -> list[tuple[str, str]]:
    """The letter, Rath if he is there, and a sign for every orphan: full if he sees it."""
    style = BORDERS[room.border] if room.border is not None else ""
    count = len(room.seen) + len(room.hidden)
    signs = "●" * len(room.seen) + "○" * len(room.hidden)
    if count > 9:  # more than a brick is wide
        signs = f"●{len(room.seen)} ○{len(room.hidden)}"
    marked = view.chosen_room == room.room
    letter = f">{room.room.upper()}<" if marked else room.room.upper()
    return [(letter, f"bold {style}"), (signs, ""), ("RATH" if view.rath == room.room else "", f"bold {BLOOD}")]


def _listing(view: View, names: Sequence[str]) -> Table:
    """Who is where: hidden ones in brackets, one's own with a star, others with their owner."""
    table = Table.grid(padding=(0, 1))
    for room in view.rooms:
        border = view.names.borders[room.border].name if room.border is not None else ""
        title = Text(f"{room.room.upper()} {room_name(view.names, room.room, WORDS)}")
        who = [_called(view, view.orphans[number - 1], names) for number in sorted((*room.seen, *room.hidden))]
        if view.rath == room.room:
            who.insert(0, Text("Rath", f"bold {BLOOD}"))
        table.add_row(title, Text(border, BORDERS[room.border] if room.border is not None else ""), _joined(who))
    return table


def _joined(parts: Sequence[Text]) -> Text:
    return Text(", ").join(parts)


def _called(view: View, orphan: OrphanView, names: Sequence[str]) -> Text:
    name = Text(orphan_name(view.names, orphan.number))
    if orphan.owner is not None and orphan.owner == view.viewer:
        name.append("*", f"bold {BRASS}")
    elif orphan.owner is not None:
        name.append(f"·{names[orphan.owner]}", "dim")
    return Text.assemble("(", name, ")") if orphan.hidden else name


def _summary(view: View) -> Text:
    """Where Rath would go now; `odds` tells why."""
    clause = view.compulsion.clause if view.compulsion is not None else ""
    hint = (f" ({clause}; type “odds” for why)", "dim")
    return Text.assemble(("Rath: ", f"bold {BLOOD}"), rath_verdict(view, WORDS), hint)


# ---- the seats ---------------------------------------------------------------------------------------------


def _standing(view: View, names: Sequence[str]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(max_width=NAME_WIDTH, no_wrap=True, overflow="ellipsis")
    for number, seat in enumerate(view.seats):
        style = "bold" if number == view.turn else ""
        name = ("▸ " if number == view.turn else "  ") + names[number]
        table.add_row(Text(name, style), _cards(view, seat), _lessons(view, seat), _state(view, seat, names))
    return table


def _cards(view: View, seat: Seat) -> Text:
    """Adoption cards: face up by name, of the dead with a cross, face down as a question or in brackets."""
    parts = []
    for number in seat.up:
        alive = view.orphans[number - 1].room is not None
        parts.append(Text(orphan_name(view.names, number) + ("" if alive else " †")))
    if seat.hand is None:
        parts += [Text("?", "dim") for _ in range(seat.down)]
    else:
        for number in seat.hand:
            alive = view.orphans[number - 1].room is not None
            parts.append(Text(f"[{orphan_name(view.names, number)}{'' if alive else ' †'}]", BRASS))
    return _joined(parts)


def _lessons(view: View, seat: Seat) -> Text:
    if seat.lesson_cards:
        return Text(", ".join(view.names.cards[card - 1].name for card in seat.lesson_cards), BRASS)
    return Text(f"{seat.lessons} Run Away" if seat.lessons else "", "dim")


def _state(view: View, seat: Seat, names: Sequence[str]) -> Text:
    parts = []
    if seat.partner is not None:
        parts.append(f"with {names[seat.partner]}")
    if seat.rank is not None:
        parts.append(f"place {seat.rank}")
    elif seat.out is not None:
        parts.append("out" if not seat.plays else "out, plays on")
    elif seat.children is not None and view.phase not in {"placing", "hiding", "dealing"}:
        parts.append(f"{seat.children} alive")
    return Text(", ".join(parts), "dim")
