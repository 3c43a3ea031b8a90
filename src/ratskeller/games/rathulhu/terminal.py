"""Rathulhu: the view as a picture for the terminal, from 60 columns up, with or without colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ratskeller.games.rathulhu.kinds import ROMAN, ROWS, Row, Tile
from ratskeller.games.rathulhu.rules import codes
from ratskeller.games.rathulhu.story import signed
from ratskeller.games.rathulhu.text import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.rathulhu.view import Collection, Seat, View
    from ratskeller.kernel.words import Words

ABYSS = "#1f6b5c"  # the spot colour of this game
BRASS = "#b58b3a"  # what can be done now
BLOOD = "#8e1f17"  # loss, and never the only sign of it
WIDE = 78  # from here on all eight spaces of the track stand in one row, if what lies there has short names
NARROW = 8  # columns of a space in that row
BAR = 8  # columns of the longest bar

GROUPS: tuple[tuple[str, tuple[Tile, ...]], ...] = (
    ("elder-sign", (Tile.ELDER_SIGN,)),
    ("site", tuple(tile for tile in Tile if tile.is_site)),
    ("tome", tuple(tile for tile in Tile if tile.is_tome)),
    ("shoggoth", (Tile.SHOGGOTH,)),
    ("cultist", (Tile.CULTIST,)),
    ("altar", (Tile.ALTAR,)),
    ("setback", tuple(tile for tile in Tile if tile.is_setback)),
    ("old-one", (Tile.OLD_ONE,)),
    ("relic", (Tile.RELIC,)),
)


def title(tile: Tile, words: Words) -> str:
    """`Shoggoth`, `Tome II`, `Site 4`: the tile without any pack's name."""
    kind, _, number = tile.rpartition(" ") if tile.is_tome or tile.is_site else (tile.replace(" ", "-"), "", "")
    return words.say("title", tile=kind, number=ROMAN[int(number)] if tile.is_tome else number)


def _row(row: Row, words: Words) -> str:
    return words.say("row", row=row)


def picture(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """The table as one viewer sees it."""
    seats = [_seat(view, seat, names, words) for seat in range(len(view.seats))]
    if view.phase == "over":
        return Group(_heading(view, words), *seats, score_sheet(view, names, words))
    parts = [_heading(view, words), _time(view, words), _Track(view, words), *seats, _Odds(view, words)]
    if view.sheet and _is_fresh_aeon(view):
        parts.append(score_sheet(view, names, words))
    return Group(*parts)


def _is_fresh_aeon(view: View) -> bool:
    """Right after an Aeon was scored, when nothing has been drawn since."""
    return view.signs == 0 and not any(view.track) and not any(seat.tokens_down for seat in view.seats)


def _heading(view: View, words: Words) -> Text:
    aeon = words.say("picture-aeon", aeon=ROMAN[view.aeon], aeons=ROMAN[codes.AEONS])
    now = aeon if view.aeon else words.say("picture-before")
    bag = words.say("picture-bag", tiles=view.bag_tiles)
    return Text.assemble(("RATHULHU", f"bold {ABYSS}"), f"  {now}", (f"  ·  {bag}", "dim"))


def _time(view: View, words: Words) -> Text:
    signs = " ".join(["✦"] * view.signs + ["·"] * (view.spaces - view.signs))
    told = words.say("picture-signs", signs=view.signs, spaces=view.spaces)
    return Text.assemble(f"{words.say('picture-time')}   ", (signs, ABYSS), f"   {told}")


# ---- the auction track -------------------------------------------------------------------------------------


class _Track:
    """The eight spaces: in one row where there is room, else in two."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        per_row, width = codes.TRACK_SPACES // 2, 12
        if options.max_width >= WIDE:
            per_row, width = (codes.TRACK_SPACES, NARROW) if self._is_brief() else (per_row, 17)
        table = Table(box=ROUNDED, show_header=False, show_lines=True, padding=0, border_style=ABYSS)
        for _ in range(per_row):
            table.add_column(width=width, justify="center")
        cells = [self._cell(tile) for tile in self.view.track]
        for first in range(0, codes.TRACK_SPACES, per_row):
            table.add_row(*cells[first : first + per_row])
        yield table
        yield _lot(self.view, self.words)

    def _is_brief(self) -> bool:
        """Whether this language calls no tile by a word that would be broken in a narrow space."""
        called = [title(tile, self.words) for tile in Tile if not tile.is_setback]
        called.append(self.words.say("picture-setback"))
        return max(cell_len(word) for each in called for word in each.split()) <= NARROW

    def _cell(self, tile: Tile | None) -> Text:
        words, names = self.words, self.view.names
        if tile is None:
            return Text("\n·\n", style="dim")
        if tile.is_setback:
            kind = words.say("picture-strikes", tile=tile.replace(" ", "-"))
            return Text.assemble((f"{words.say('picture-setback')}\n", f"bold {BLOOD}"), kind)
        if tile.is_tome or tile.is_site:
            named = names.tomes[tile.code - codes.TOME] if tile.is_tome else names.sites[tile.code - codes.SITE]
            name = named.name.word(words.language)
            return Text.assemble((f"{title(tile, words)}\n", "bold"), (name, "italic"))
        return Text(title(tile, words), style="bold")


def _lot(view: View, words: Words) -> Text:
    token, style = _token(view.board_token)
    line = Text(words.say("picture-token", token=token))
    line.highlight_words([token], style)
    if view.auction is not None:
        auction = words.say("picture-auction", invoked=view.auction.invoked, bid=view.auction.bid or 0)
        line.append(f"  {auction}", style=BRASS)
    return line


def _token(token: int) -> tuple[str, str]:
    return f"[{token}]", f"bold {BRASS}"


# ---- the seats ---------------------------------------------------------------------------------------------


def _seat(view: View, seat: int, names: Sequence[str], words: Words) -> RenderableType:
    each = view.seats[seat]
    lines = Table.grid(padding=(0, 2, 0, 0))
    lines.add_column(style="dim")
    lines.add_row(words.say("picture-tokens"), _tokens(each, words))
    lines.add_row(words.say("picture-holds"), _collection(each.collection, words))
    if each.now is not None:
        lines.add_row(words.say("picture-now"), _now(view, each, words))
    return Group(_name_line(view, seat, names[seat], words), _indent(lines))


def _indent(what: RenderableType) -> Padding:
    return Padding(what, (0, 0, 0, 4), expand=False)


def _name_line(view: View, seat: int, name: str, words: Words) -> Text:
    each, say = view.seats[seat], words.say
    favour = say("picture-hidden") if each.favour is None else say("picture-favour", favour=plain(each.favour))
    line = Text.assemble(("▸ " if seat == view.mover else "  "), (name, "bold"), f"  {favour}")
    if seat == view.viewer:
        line.append(f"  {say('picture-you')}", style="dim")
    if each.rank is not None:
        line.append(f"  {say('picture-place', rank=each.rank)}", style=BRASS)
    elif each.bid is not None:
        line.append(f"  {say('picture-bids', bid=each.bid)}", style=BRASS)
    elif each.passed:
        line.append(f"  {say('picture-passes')}", style="dim")
    elif seat == view.turn:
        line.append(f"  {say('picture-calls' if view.auction else 'picture-turn')}", style="dim")
    return line


def _tokens(each: Seat, words: Words) -> Text:
    line = Text("" if each.tokens_up or each.tokens_down else words.say("picture-undealt"))
    for token in each.tokens_up:
        line.append_text(Text.assemble(_token(token), " "))
    for token in each.tokens_down:
        line.append(f"({token}) ", style="dim")
    if each.tokens_down:
        line.append(words.say("picture-down", some=bool(each.tokens_up)), style="dim italic")
    return line


def _collection(held: Collection, words: Words) -> Text:
    kinds: tuple[tuple[Tile, Row, int], ...] = (
        (Tile.SHOGGOTH, "shoggoths", held.shoggoths),
        (Tile.CULTIST, "cultists", held.cultists),
        (Tile.ALTAR, "altars", held.altars),
        (Tile.RELIC, "relics", held.relics),
        (Tile.OLD_ONE, "old_ones", held.old_ones),
    )
    parts = [f"{n} {title(tile, words) if n == 1 else _row(row, words)}" for tile, row, n in kinds if n]
    tomes = [_times(ROMAN[number], count) for number, count in enumerate(held.tomes, start=1) if count]
    sites = [_times(str(number), count) for number, count in enumerate(held.sites, start=1) if count]
    if tomes:
        parts.append(f"{_row('tomes', words)} {' '.join(tomes)}")
    if sites:
        parts.append(f"{_row('sites', words)} {' '.join(sites)}")
    for tile, count in held.setbacks.items():
        parts.append(words.say("picture-setbacks", count=count, setback=title(tile, words)))
    return Text(" · ".join(parts) or words.say("picture-nothing"))


def _times(mark: str, count: int) -> str:
    return f"{mark}×{count}" if count > 1 else mark


def _now(view: View, each: Seat, words: Words) -> Text:
    cells = dict(zip(ROWS, each.now or (), strict=True))
    told = {row: f"{_row(row, words)} {signed(cells[row].points)}" for row in ROWS if cells[row].points}
    due = [told[row] for row in ROWS[: view.rows_due] if row in told]
    later = [told[row] for row in ROWS[view.rows_due :] if row in told]
    line = Text(signed(each.points_now or 0), style=f"bold {ABYSS}")
    line.append(f"  {', '.join(due)}" if due else "", style="not bold default")
    if later:
        line.append(f"  {words.say('picture-later', rows=', '.join(later))}", style="not bold dim default")
    return line


# ---- the bag and the sheet ---------------------------------------------------------------------------------


class _Odds:
    """How likely the next tile is of each group: three of them in a row where there is room, else two."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        per_row = 3 if options.max_width >= WIDE else 2
        table = Table.grid(padding=(0, 1))
        cells = self._cells()
        for first in range(0, len(GROUPS), per_row):
            table.add_row(*(cell for group in cells[first : first + per_row] for cell in group))
        yield Text(self.words.say("picture-next"), style="dim")
        yield _indent(table)

    def _cells(self) -> list[tuple[Text, ...]]:
        counts = [sum(self.view.bag.get(tile, 0) for tile in tiles) for _, tiles in GROUPS]
        cells: list[tuple[Text, ...]] = []
        for (group, _), count in zip(GROUPS, counts, strict=True):
            name = Text(self.words.say("picture-group", group=group))
            percent = Text(f"{100 * count / self.view.bag_tiles:.0f} %", justify="right")
            bar = "▇" * round(BAR * count / max(counts))
            cells.append((name, percent, Text(f"{bar:{BAR}}", style=BRASS if group == "elder-sign" else ABYSS)))
        return cells


def score_sheet(view: View, names: Sequence[str], words: Words) -> Table:
    """The score sheet as far as it is filled, with what was counted and the points for it."""
    say = words.say
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), title=say("picture-sheet"), title_justify="left")
    table.add_column("")
    table.add_column(say("picture-sheet-aeon"))
    for name in names:
        table.add_column(Text(name), justify="right")
    table.add_row(say("picture-sheet-first"), "", *[str(codes.FAVOUR_AT_FIRST)] * len(names))
    for line in view.sheet:
        cells = ["?" if cell is None else f"{cell.counted}: {signed(cell.points)}" for cell in line.cells]
        is_first = line.aeon == 1 or ROWS.index(line.row) >= codes.FINAL_ROWS
        table.add_row(_row(line.row, words) if is_first else "", ROMAN[line.aeon], *cells)
    totals = ["?" if seat.favour is None else plain(seat.favour) for seat in view.seats]
    table.add_section()
    table.add_row(Text(say("picture-sheet-favour"), style="bold"), "", *(Text(total, style="bold") for total in totals))
    return table
