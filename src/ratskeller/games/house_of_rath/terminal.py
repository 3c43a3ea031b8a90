"""House of Rath: the view as a picture for the terminal, 80 columns wide, with or without colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ratskeller.games.house_of_rath import events
from ratskeller.games.house_of_rath.kinds import ROOMS, SIDES
from ratskeller.games.house_of_rath.terminal_canvas import Canvas
from ratskeller.games.house_of_rath.text import card_name, explain_rath, orphan_name, rath_verdict, room_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.house_of_rath.view import OrphanView, RoomView, Seat, View
    from ratskeller.kernel.words import Words

PLUM = "#7a4a8c"  # the spot colour of this game
BRASS = "#b58b3a"  # what is one's own
BLOOD = "#8e1f17"  # Rath, and never the only sign of him
BORDERS = ("#8a5a32", "#4f7a4a", "#6a5aa0")
SCORE = "picture-score"
NEIGHBOURS = dict(zip(SIDES, ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)), strict=True))
NAME_WIDTH = 14


def picture(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """The table as one viewer sees it."""
    house = Padding(_house(view), (0, 0, 0, 2))
    parts: list[RenderableType] = [_heading(view, words), house, _listing(view, names, words)]
    if view.compulsion is not None:
        parts.append(_summary(view, words))
    return Group(*parts, _standing(view, names, words))


def odds(view: View, names: Sequence[str], words: Words) -> RenderableType:  # noqa: ARG001
    """Why Rath goes where he goes, and what the dice can bring."""
    lines = explain_rath(view, words)
    why = [Text(line, "bold" if number in {0, len(lines) - 1} else "") for number, line in enumerate(lines)]
    number, room = ROOMS.index(view.rath), room_name(view.names, view.rath, words)
    fate = words.say("odds-fate", board=view.board, number=number, room=room)
    return Group(*why, Text(f"{words.say('odds-options')}  {fate}", "dim"))


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


def _heading(view: View, words: Words) -> Text:
    say = words.say
    line = Text.assemble(("HOUSE OF RATH", f"bold {PLUM}"), f"  {say('picture-turn', turn=view.turns)}")
    lessons = say("picture-lessons", count=view.lessons_left)
    line.append(f"  ·  {say('picture-locks', count=view.locks_left)}  ·  {lessons}", "dim")
    if view.shrinks or view.shrinks_soon:
        line.append(f"  ·  {say('picture-shrinks')}", BLOOD)
    if view.quiet and view.dawn:
        line.append(f"  ·  {say('picture-dawn', turns=view.dawn - view.quiet)}", "dim")
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


def _listing(view: View, names: Sequence[str], words: Words) -> Table:
    """Who is where: hidden ones in brackets, one's own with a star, others with their owner."""
    table = Table.grid(padding=(0, 1))
    for room in view.rooms:
        border = view.names.borders[room.border].name.word(words.language) if room.border is not None else ""
        title = Text(f"{room.room.upper()} {room_name(view.names, room.room, words)}")
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


def _summary(view: View, words: Words) -> Text:
    """Where Rath would go now; `odds` tells why."""
    clause = view.compulsion.clause if view.compulsion is not None else ""
    hint = (f" {words.say('picture-why', clause=clause)}", "dim")
    return Text.assemble(("Rath: ", f"bold {BLOOD}"), rath_verdict(view, words), hint)


# ---- the seats ---------------------------------------------------------------------------------------------


def _standing(view: View, names: Sequence[str], words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(max_width=NAME_WIDTH, no_wrap=True, overflow="ellipsis")
    for number, seat in enumerate(view.seats):
        style = "bold" if number == view.turn else ""
        name = ("▸ " if number == view.turn else "  ") + names[number]
        lessons, state = _lessons(view, seat, words), _state(view, seat, names, words)
        table.add_row(Text(name, style), _cards(view, seat), lessons, state)
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


def _lessons(view: View, seat: Seat, words: Words) -> Text:
    if seat.lesson_cards:
        return Text(", ".join(card_name(view.names, card, words) for card in seat.lesson_cards), BRASS)
    return Text(words.say("picture-lesson-cards", count=seat.lessons) if seat.lessons else "", "dim")


def _state(view: View, seat: Seat, names: Sequence[str], words: Words) -> Text:
    parts = []
    if seat.partner is not None:
        parts.append(words.say("picture-partner", who=names[seat.partner]))
    if seat.rank is not None:
        parts.append(words.say("picture-place", rank=seat.rank))
    elif seat.out is not None:
        parts.append(words.say("picture-out", plays=seat.plays))
    elif seat.children is not None and view.phase not in {"placing", "hiding", "dealing"}:
        parts.append(words.say("picture-alive", count=seat.children))
    return Text(", ".join(parts), "dim")
