"""Condyle Cove: the table as a picture for the terminal, 80 columns wide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ratskeller.games.condyle_cove import codes
from ratskeller.games.condyle_cove.text import PHRASES
from ratskeller.kernel.words import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from ratskeller.games.condyle_cove.view import Player, Slot, View

MOSS, BRASS, BLOOD, FOG = "dark_sea_green4", "dark_goldenrod", "red3", "grey62"
WIDTH = 17  # of a space on the map
CARD = 24  # of a card in the hand
TOP_CARDS = 4  # shown of a discard pile
MARKS = "ABCD"
SAY = PHRASES.words(ENGLISH).say
SHORT = {
    "steps": "steps {:+d}",
    "draw": "draw {:+d}",
    "firm": "cannot be moved",
    "safe_hand": "hand safe",
    "safe_pile": "pile safe",
    "safe_lose": "discards nothing",
    "stuck": "cannot move",
    "open_hand": "hand open",
    "bare": "unprotected",
}


def picture(view: View, names: Sequence[str]) -> RenderableType:
    """The table as one viewer sees it."""
    parts: list[RenderableType] = [_heading(view), _map(view), _acts(view)]
    if view.playing is not None:
        parts.append(_played(view, names))
    parts += [_player(view, seat, names) for seat in range(len(view.players))]
    if view.him is not None:
        parts.append(_cards_of("the Boogeyman", view.him, view))
    mine = view.players[view.viewer] if view.viewer is not None else None
    if mine is not None and mine.hand:
        parts.append(_hand(view, mine))
    return Group(*parts)


def _heading(view: View) -> Text:
    line = Text.assemble(("CONDYLE COVE", f"bold {MOSS}"), f"  turn {view.turns}")
    if not view.alone:
        line.append(f"  ·  {view.cove_left} Cove cards in the pile", style="dim")
    if view.winter_left:
        line.append(f"  ·  {view.winter_left} Last Winter", style="dim")
    if view.benny:
        line.append(f"  ·  {view.screams} screams", style=BLOOD if view.screams else "dim")
    if view.alone:
        line.append(f"  ·  {view.move_left} Move cards", style="dim")
    return line


# ---- the map -----------------------------------------------------------------------------------------------


def _map(view: View) -> RenderableType:
    """The Cove as a grid of spaces; pawns stand below their names."""
    spots = {(spot.x, spot.y): spot for spot in view.cove}
    columns = range(min(x for x, _ in spots), max(x for x, _ in spots) + 1)
    rows = range(min(y for _, y in spots), max(y for _, y in spots) + 1)
    width = max(6, min(WIDTH, 80 // len(columns) - 1))
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in columns:
        table.add_column(width=width)
    for y in rows:
        cells: list[RenderableType] = []
        for x in columns:
            spot = spots.get((x, y))
            cells.append(_spot(view, spot.number, spot.kind, spot.info.name, width) if spot else Text(""))
        table.add_row(*cells)
    return table


def _spot(view: View, number: int, kind: str, name: str, width: int) -> Text:
    pawns = [MARKS[pawn] if pawn < codes.GHOST else "☠" for pawn, at in enumerate(view.pawns) if at == number]
    style = {"corner": f"bold {BLOOD}", "detour": FOG, "cemetery": FOG}.get(kind, MOSS)
    label = f"{number} {name}"[:width]
    return Text.assemble((f"{label:{width}}\n", style), (f"{' '.join(pawns) or '·':^{width}}", "bold"))


def _acts(view: View) -> Text:
    line = Text("Acts  ", style="dim")
    for act in view.acts:
        if act.up:
            name = view.cards[act.act].name if act.act is not None else "?"
            line.append(f"[{name}] ", style="dim")
        elif act.act is not None:
            line.append(f"({act.place + 1} {view.cards[act.act].name}) ", style=BRASS)
        else:
            line.append(f"({act.place + 1}) ", style="bold")
    if not view.alone:
        line.append(f" {view.boogeymen_down} of {view.acts_down} face down is death", style=BLOOD)
    return line


def _played(view: View, names: Sequence[str]) -> Text:
    info = view.cards[view.playing or 0]
    player = names[view.player] if view.player is not None and view.player < len(names) else "The Boogeyman"
    return Text.assemble((f"{player} plays ", "dim"), (info.name, f"bold {BRASS}"), f"  {info.text}")


# ---- the players -------------------------------------------------------------------------------------------


def _player(view: View, seat: int, names: Sequence[str]) -> RenderableType:
    mark = "▸" if seat == view.mover or seat in view.asked else " "
    you = " (you)" if seat == view.viewer else ""
    return _cards_of(f"{mark} {MARKS[seat]} {names[seat]}{you}", view.players[seat], view)


def _cards_of(title: str, player: Player, view: View) -> Text:
    if player.rank is not None:
        title += "  wins" if player.rank == 1 else f"  place {player.rank}"
    elif not player.alive:
        title += "  is out"
    line = Text.assemble((title, "bold"), f"  pile {player.pile}, hand {len(player.hand)}")
    held = [word.format(value) for name, value in player.holds.items() if (word := SHORT.get(name))]
    if held:
        line.append(f"  {', '.join(held)}", style=MOSS)
    if player.quiet:
        line.append("  passes", style="dim")
    known = [f"{each.depth}. {view.cards[each.card].name}" for each in player.pile_known]
    if known:
        line.append(f"\n      knows in the pile: {', '.join(known)}", style="dim")
    if player.discard:
        top = [_slot(view, slot) for slot in reversed(player.discard[-TOP_CARDS:])]
        line.append(f"\n      discards {len(player.discard)}: {', '.join(top)}", style="dim")
    if player.permanents:
        line.append(f"\n      keeps {', '.join(view.cards[thing].name for thing in player.permanents)}", style=BRASS)
    return line


def _slot(view: View, slot: Slot) -> str:
    name = view.cards[slot.card].name if slot.card is not None else "?"
    return f"({name})" if slot.down else name


def _hand(view: View, mine: Player) -> RenderableType:
    cards: list[RenderableType] = []
    for place, number in enumerate(mine.hand, start=1):
        if number is None:
            continue
        info = view.cards[number]
        style = BLOOD if info.kind == "defensive" else MOSS
        body = Text(info.text)
        body.append(f"\n{info.provenance}", style="dim italic")
        cards.append(Panel(body, title=f"{place} {info.name}", width=CARD + 13, border_style=style, padding=(0, 1)))
    return Columns(cards, padding=(0, 1))
