"""Rathulhu: the view as a picture for the terminal, from 60 columns up, with or without colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ratskeller.games.rathulhu.kinds import ROMAN, ROWS, Row, Tile
from ratskeller.games.rathulhu.rules import codes
from ratskeller.games.rathulhu.story import signed
from ratskeller.games.rathulhu.text import PHRASES, plain
from ratskeller.kernel.words import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.rathulhu.view import Collection, Seat, View

ABYSS = "#1f6b5c"  # the spot colour of this game
BRASS = "#b58b3a"  # what can be done now
BLOOD = "#8e1f17"  # loss, and never the only sign of it
WIDE = 78  # from here on all eight spaces of the track stand in one row
BAR = 8  # columns of the longest bar

GROUPS: tuple[tuple[str, tuple[Tile, ...]], ...] = (
    ("Elder Sign", (Tile.ELDER_SIGN,)),
    ("Site", tuple(tile for tile in Tile if tile.is_site)),
    ("Tome", tuple(tile for tile in Tile if tile.is_tome)),
    ("Shoggoth", (Tile.SHOGGOTH,)),
    ("Cultist", (Tile.CULTIST,)),
    ("Altar", (Tile.ALTAR,)),
    ("Setback", tuple(tile for tile in Tile if tile.is_setback)),
    ("Old One", (Tile.OLD_ONE,)),
    ("Relic", (Tile.RELIC,)),
)


SAY = PHRASES.words(ENGLISH).say


def title(tile: Tile) -> str:
    """`Shoggoth`, `Tome II`, `Site 4`: the tile without any pack's name."""
    kind, _, number = tile.rpartition(" ") if tile.is_tome or tile.is_site else (tile.replace(" ", "-"), "", "")
    return SAY("title", tile=kind, number=ROMAN[int(number)] if tile.is_tome else number)


def _row(row: Row) -> str:
    return SAY("row", row=row)


def picture(view: View, names: Sequence[str]) -> RenderableType:
    """The table as one viewer sees it."""
    seats = [_seat(view, seat, names) for seat in range(len(view.seats))]
    if view.phase == "over":
        return Group(_heading(view), *seats, score_sheet(view, names))
    parts = [_heading(view), _time(view), _Track(view), *seats, _Odds(view)]
    if view.sheet and _is_fresh_aeon(view):
        parts.append(score_sheet(view, names))
    return Group(*parts)


def _is_fresh_aeon(view: View) -> bool:
    """Right after an Aeon was scored, when nothing has been drawn since."""
    return view.signs == 0 and not any(view.track) and not any(seat.tokens_down for seat in view.seats)


def _heading(view: View) -> Text:
    aeon = f"Aeon {ROMAN[view.aeon]} of {ROMAN[codes.AEONS]}" if view.aeon else "Before the first Aeon"
    return Text.assemble(("RATHULHU", f"bold {ABYSS}"), f"  {aeon}", (f"  ·  {view.bag_tiles} tiles in the bag", "dim"))


def _time(view: View) -> Text:
    signs = " ".join(["✦"] * view.signs + ["·"] * (view.spaces - view.signs))
    return Text.assemble("Time   ", (signs, ABYSS), f"   {view.signs} of {view.spaces} Elder Signs")


# ---- the auction track -------------------------------------------------------------------------------------


class _Track:
    """The eight spaces: in one row where there is room, else in two."""

    def __init__(self, view: View) -> None:
        self.view = view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        per_row = codes.TRACK_SPACES if options.max_width >= WIDE else codes.TRACK_SPACES // 2
        width = 8 if per_row == codes.TRACK_SPACES else 12
        table = Table(box=ROUNDED, show_header=False, show_lines=True, padding=0, border_style=ABYSS)
        for _ in range(per_row):
            table.add_column(width=width, justify="center")
        cells = [self._cell(tile) for tile in self.view.track]
        for first in range(0, codes.TRACK_SPACES, per_row):
            table.add_row(*cells[first : first + per_row])
        yield table
        yield _lot(self.view)

    def _cell(self, tile: Tile | None) -> Text:
        if tile is None:
            return Text("\n·\n", style="dim")
        if tile.is_setback:
            kind, _, setback = title(tile).partition(" ")
            return Text.assemble((f"{setback}\n", f"bold {BLOOD}"), kind)
        names = self.view.names
        if tile.is_tome:
            return Text.assemble((f"{title(tile)}\n", "bold"), (names.tomes[tile.code - codes.TOME].name, "italic"))
        if tile.is_site:
            return Text.assemble((f"{title(tile)}\n", "bold"), (names.sites[tile.code - codes.SITE].name, "italic"))
        return Text(title(tile), style="bold")


def _lot(view: View) -> Text:
    line = Text.assemble("On the board lies the token ", _token(view.board_token), ".")
    if view.auction is not None:
        how = "invoked" if view.auction.invoked else "by the Elder Sign"
        bid = f"highest bid {view.auction.bid}" if view.auction.bid else "no bid yet"
        line.append(f"  Auction ({how}): {bid}.", style=BRASS)
    return line


def _token(token: int) -> tuple[str, str]:
    return f"[{token}]", f"bold {BRASS}"


# ---- the seats ---------------------------------------------------------------------------------------------


def _seat(view: View, seat: int, names: Sequence[str]) -> RenderableType:
    each = view.seats[seat]
    lines = Table.grid(padding=(0, 2, 0, 0))
    lines.add_column(style="dim")
    lines.add_row("Tokens", _tokens(each))
    lines.add_row("Holds", _collection(each.collection))
    if each.now is not None:
        lines.add_row("Now", _now(view, each))
    return Group(_name_line(view, seat, names[seat]), _indent(lines))


def _indent(what: RenderableType) -> Padding:
    return Padding(what, (0, 0, 0, 4), expand=False)


def _name_line(view: View, seat: int, name: str) -> Text:
    each = view.seats[seat]
    favour = "favour hidden" if each.favour is None else f"{plain(each.favour)} favour"
    line = Text.assemble(("▸ " if seat == view.mover else "  "), (name, "bold"), f"  {favour}")
    if seat == view.viewer:
        line.append("  (you)", style="dim")
    if each.rank is not None:
        line.append(f"  {'wins' if each.rank == 1 else f'place {each.rank}'}", style=BRASS)
    elif each.bid is not None:
        line.append(f"  bids {each.bid}", style=BRASS)
    elif each.passed:
        line.append("  passes", style="dim")
    elif seat == view.turn:
        line.append("  calls" if view.auction else "  has the turn", style="dim")
    return line


def _tokens(each: Seat) -> Text:
    line = Text("" if each.tokens_up or each.tokens_down else "not dealt yet")
    for token in each.tokens_up:
        line.append_text(Text.assemble(_token(token), " "))
    for token in each.tokens_down:
        line.append(f"({token}) ", style="dim")
    if each.tokens_down:
        line.append("( ) face down" if each.tokens_up else "all face down", style="dim italic")
    return line


def _collection(held: Collection) -> Text:
    parts = [
        f"{count} {title(tile)}{'s' if count > 1 else ''}"
        for tile, count in (
            (Tile.SHOGGOTH, held.shoggoths),
            (Tile.CULTIST, held.cultists),
            (Tile.ALTAR, held.altars),
            (Tile.RELIC, held.relics),
            (Tile.OLD_ONE, held.old_ones),
        )
        if count
    ]
    tomes = [_times(ROMAN[number], count) for number, count in enumerate(held.tomes, start=1) if count]
    sites = [_times(str(number), count) for number, count in enumerate(held.sites, start=1) if count]
    if tomes:
        parts.append(f"Tomes {' '.join(tomes)}")
    if sites:
        parts.append(f"Sites {' '.join(sites)}")
    parts += [f"{count} {title(tile)}" for tile, count in held.setbacks.items()]
    return Text(" · ".join(parts) or "nothing")


def _times(mark: str, count: int) -> str:
    return f"{mark}×{count}" if count > 1 else mark


def _now(view: View, each: Seat) -> Text:
    cells = dict(zip(ROWS, each.now or (), strict=True))
    due = [f"{_row(row)} {signed(cells[row].points)}" for row in ROWS[: view.rows_due] if cells[row].points]
    later = [f"{_row(row)} {signed(cells[row].points)}" for row in ROWS[view.rows_due :] if cells[row].points]
    line = Text(signed(each.points_now or 0), style=f"bold {ABYSS}")
    line.append(f"  {', '.join(due)}" if due else "", style="not bold default")
    line.append(f"  (at the end {', '.join(later)})" if later else "", style="not bold dim default")
    return line


# ---- the bag and the sheet ---------------------------------------------------------------------------------


class _Odds:
    """How likely the next tile is of each group: three of them in a row where there is room, else two."""

    def __init__(self, view: View) -> None:
        self.view = view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        per_row = 3 if options.max_width >= WIDE else 2
        table = Table.grid(padding=(0, 1))
        cells = self._cells()
        for first in range(0, len(GROUPS), per_row):
            table.add_row(*(cell for group in cells[first : first + per_row] for cell in group))
        yield Text("The next tile", style="dim")
        yield _indent(table)

    def _cells(self) -> list[tuple[Text, ...]]:
        counts = [sum(self.view.bag.get(tile, 0) for tile in tiles) for _, tiles in GROUPS]
        cells: list[tuple[Text, ...]] = []
        for (name, _), count in zip(GROUPS, counts, strict=True):
            percent = Text(f"{100 * count / self.view.bag_tiles:.0f} %", justify="right")
            bar = "▇" * round(BAR * count / max(counts))
            cells.append((Text(name), percent, Text(f"{bar:{BAR}}", style=BRASS if name == "Elder Sign" else ABYSS)))
        return cells


def score_sheet(view: View, names: Sequence[str]) -> Table:
    """The score sheet as far as it is filled, with what was counted and the points for it."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), title="Score sheet: counted, points", title_justify="left")
    table.add_column("")
    table.add_column("Aeon")
    for name in names:
        table.add_column(Text(name), justify="right")
    table.add_row("Initial favour", "", *[str(codes.FAVOUR_AT_FIRST)] * len(names))
    for line in view.sheet:
        cells = ["?" if cell is None else f"{cell.counted}: {signed(cell.points)}" for cell in line.cells]
        is_first = line.aeon == 1 or ROWS.index(line.row) >= codes.FINAL_ROWS
        table.add_row(_row(line.row) if is_first else "", ROMAN[line.aeon], *cells)
    totals = ["?" if seat.favour is None else plain(seat.favour) for seat in view.seats]
    table.add_section()
    table.add_row(Text("Favour", style="bold"), "", *(Text(total, style="bold") for total in totals))
    return table
