"""The Rats in the Walls in the terminal: the table as a picture, drawn from a view and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ratskeller.games.rats_in_the_walls import events
from ratskeller.games.rats_in_the_walls.text import PHRASES
from ratskeller.kernel.words import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rich.console import Console, ConsoleOptions, RenderableType

    from ratskeller.games.rats_in_the_walls.view import Dice, Seat, View

SCORE = "brains"  # what a score counts
SAY = PHRASES.words(ENGLISH).say

OAK, NIGHT = "#17120f", "#231b16"
PAPER, INK = "#efe4cb", "#1c1814"
BONE, FAINT = "#f4ecdd", "#a8997f"
BRASS, BLOOD, AMBER = "#b58b3a", "#8e1f17", "#c9832b"
TABLE = f"{BONE} on {OAK}"
DICE = f"bold {INK} on {BONE}"

WIDTH_MAX = 80
CUP_WIDTH = 27
NAME_MAX = 18
PIPS_MAX = 10
CUP = (".-----------------.", "|__|___|___|___|__|", "/_|___|___|___|___|_\\", "|___|___|___|___|___|")
LIFTED = CUP[:2]
CATS = (" /\\_/\\     /\\_/\\ ", "( o.o )   ( o.o )", " > ^ <     > ^ < ")
SKULL = ('.-"""""-.', "(  O   O  )", "\\_|||||_/")
FACES = ("   ", " • ", "• •")


def picture(view: View, names: Sequence[str]) -> RenderableType:
    """The table as one viewer knows it, at most 80 columns wide."""
    return Picture(view, names)


def together(views: Sequence[View]) -> View:
    """What all seats know together, for looking at a finished game."""
    seen = next((view.seen for view in views if view.seen is not None), None)
    return msgspec.structs.replace(views[0], viewer=None, seen=seen)


def vignette(event: Any) -> RenderableType | None:
    """A small drawing for an event that deserves one: the dice, when the cup is lifted."""
    match event:
        case events.Lifted(ones=ones, twos=twos, dice=dice):
            rows = _dice_rows(_faces(ones, twos, dice))
            return Text("\n", no_wrap=True).join(Text(row, style=DICE) for row in rows)
    return None


def opens(event: Any) -> bool:
    """Every round is a paragraph of the story."""
    return isinstance(event, events.RoundBegan)


def odds(view: View, names: Sequence[str]) -> RenderableType:
    """How likely every claim is for dice that one has not seen."""
    if view.dice == 0:
        return Text("No die is in the walls yet.")
    total = view.ways[0]
    made = Text(f"{_dice(view).capitalize()} can fall in {total} ways; in so many of them there are")
    rows = [("no rats", total - view.ways[1])]
    rows += [(f"at least {rats}", ways) for rats, ways in enumerate(view.ways) if rats]
    for rats, (claim, ways) in enumerate(rows):
        is_claimed = view.claim == rats
        share = ways / total
        bar = "█" * max(round(30 * share), 1)
        made.append(f"\n  {'▸' if is_claimed else ' '} {claim:<12}{ways:>6}{_percent(share):>8}  ", "bold" * is_claimed)
        made.append(bar, AMBER)
    if view.claim is not None:
        made.append(f"\n▸ is what {names[_speaker(view)]} says.")
    if view.seen is not None:
        made.append(f"\nBut you have seen these dice: {SAY('rats', rats=view.seen.ones + 2 * view.seen.twos)}.")
    return made


def _percent(share: float) -> str:
    return f"{share:.0%}" if share >= 0.0995 else f"{share:.1%}" if share >= 0.001 else f"{share:.2%}"


class Picture:
    """Draws itself as wide as there is room."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        """Keep what is to be drawn."""
        self.view = view
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """Line after line, each filled up with oak."""
        width = min(options.max_width, WIDTH_MAX)
        yield _title(self.view, width)
        for line in self._lines(width):
            drawn = Text(" ", style=TABLE, no_wrap=True).append_text(line)
            drawn.truncate(width, overflow="crop", pad=True)
            yield drawn

    def _lines(self, width: int) -> Iterator[Text]:
        view, names = self.view, self.names
        seats = list(_seat_lines(view, names))
        cup = list(_cup_lines(view))
        room = width - 2 - CUP_WIDTH
        needed = max(line.cell_len for line in seats)
        if needed <= room:
            yield from _beside([*seats, Text(), *_speech_lines(view, names, min(room - 3, 44))], cup, room)
            return
        yield from seats
        if room >= 28:
            yield from _beside([Text(), *_speech_lines(view, names, room - 2)], cup, room)
        else:
            yield from [Text(), *_speech_lines(view, names, width - 2), *cup]


def _beside(left: Sequence[Text], right: Sequence[Text], left_width: int) -> Iterator[Text]:
    for row in range(max(len(left), len(right))):
        line = left[row].copy() if row < len(left) else Text()
        line.truncate(left_width, overflow="crop", pad=True)
        yield line.append_text(right[row]) if row < len(right) else line


# ---- title and seats ---------------------------------------------------------------------------------------


def _title(view: View, width: int) -> Text:
    left = " The Rats in the Walls" + (f" · round {view.round}" if view.round else "")
    right = f"in the middle: {_pips(view.middle)} {view.middle} " if view.middle else ""
    if cell_len(left) + cell_len(right) >= width:
        left = f" Round {view.round}"
    gap = max(width - cell_len(left) - cell_len(right), 1)
    line = Text(left + " " * gap + right, style=f"bold {AMBER} on {NIGHT}", no_wrap=True)
    line.truncate(width, overflow="crop", pad=True)
    return line


def _pips(brains: int) -> str:
    shown = "●" * min(brains, PIPS_MAX)
    return f"{shown[:5]} {shown[5:]}".rstrip()


def _seat_lines(view: View, names: Sequence[str]) -> Iterator[Text]:
    labels = [_label(name, is_you=seat == view.viewer) for seat, name in enumerate(names)]
    name_width = max(cell_len(label) for label in labels)
    pips_width = max(len(_pips(seat.brains)) for seat in view.seats)
    head = f"{'':{name_width + 7}}{'brains':<{max(pips_width, 6) + 3}}  {'' if view.phase == 'rolling_off' else 'said'}"
    yield Text(head, style=FAINT)
    for number, seat in enumerate(view.seats):
        is_due = number in (view.mover, view.roller)
        line = Text("▸ " if is_due else "  ", style=f"bold {BRASS}")
        line.append(f"{number + 1:>2} ", FAINT)
        line.append(set_cell_size(labels[number], name_width), f"bold {BRASS}" if is_due else f"bold {BONE}")
        line.append(f"  {_pips(seat.brains):<{max(pips_width, 6)}} ", AMBER)
        line.append(f"{seat.brains:>2}  ", BONE)
        line.append(f"{_said(seat):<8}", f"italic {BONE}")
        line.append(*_role(view, number))
        yield line


def _label(name: str, *, is_you: bool) -> str:
    limit = NAME_MAX - 6 * is_you
    short = name if cell_len(name) <= limit else set_cell_size(name, limit - 1) + "…"
    return f"{short} (you)" if is_you else short


def _said(seat: Seat) -> str:
    return "" if seat.said is None else f"“{seat.said or 'none'}”"


def _role(view: View, number: int) -> tuple[str, str]:
    seat = view.seats[number]
    if seat.insane:
        return " insane ", f"bold {BONE} on {BLOOD}"
    if seat.killed:
        return " killed ", f"bold {BONE} on {BLOOD}"
    if seat.rank is not None:
        return ("wins", f"bold {BRASS}") if seat.rank == 1 else ("", "")
    if view.phase == "rolling_off":
        return "", ""
    roles = {view.giver: "Giver", view.receiver: "Receiver"}
    return roles.get(number, ""), AMBER


# ---- what was said -----------------------------------------------------------------------------------------


def _speaker(view: View) -> int:
    """Who made the claim that stands: the Giver, or the seat before once the cup has been taken."""
    spoke_last = view.phase in {"answering", "lifting", "killing", "over"}
    giver = view.giver or 0  # a claim is never there without a Giver
    return giver if spoke_last else (giver - 1) % len(view.seats)


def _speech_lines(view: View, names: Sequence[str], width: int) -> Iterator[Text]:
    if view.claim is not None:
        yield from _bubble(view.claim, names[_speaker(view)], width - 8)
    if view.fee and view.phase not in {"rolling_off", "over"}:
        silence = "" if view.claim is not None else "Nobody has announced anything yet. "
        for line in _wrapped(f"{silence}The first claim of rats costs {SAY('brains', brains=view.fee)}.", width - 4):
            yield Text("   " + line, style=f"italic {FAINT}")


def _bubble(claim: int, speaker: str, width: int) -> Iterator[Text]:
    words = "No rats in the walls." if claim == 0 else f"At least {SAY('rats', rats=claim)} in the walls."
    lines = _wrapped(f"“{words}”", width)
    inner = max(len(line) for line in lines)
    name = _label(speaker, is_you=False)
    name = set_cell_size(name, min(cell_len(name), inner - 2))
    paper = f"{INK} on {PAPER}"
    yield Text.assemble("   ", (f"╭{'─' * (inner + 2)}╮", paper))
    for line in lines:
        yield Text.assemble("   ", ("│ ", paper), (f"{line:<{inner}}", f"bold {paper}"), (" │", paper))
    rest = "─" * (inner - cell_len(name) - 1)
    yield Text.assemble("   ", ("╰─ ", paper), (name, f"italic {paper}"), (f" {rest}╯", paper))


def _wrapped(words: str, width: int) -> list[str]:
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


# ---- the cup on its coaster --------------------------------------------------------------------------------


def _cup_lines(view: View) -> Iterator[Text]:
    seen = view.seen if view.dice else None
    if seen is None:
        yield from _centred(CUP, AMBER)
    else:
        yield from _centred(LIFTED, AMBER)
        yield from _centred(_dice_rows(_faces(seen.ones, seen.twos, view.dice)), DICE)
    inside = CUP_WIDTH - 4
    frame, drawing = (f"bold {BONE} on {BLOOD}",) * 2 if view.skull else (BRASS, BONE)
    yield Text.assemble(" ", (f"╔{'═' * inside}╗", frame))
    for row in SKULL if view.skull else CATS:
        yield Text.assemble(" ", ("║", frame), (f"{row:^{inside}}", drawing), ("║", frame))
    yield Text.assemble(" ", (f"╚{'═' * inside}╝", frame))
    yield from _centred([_caption(view)], FAINT)


def _centred(rows: Iterable[str], style: str) -> Iterator[Text]:
    for row in rows:
        left = (CUP_WIDTH - len(row)) // 2
        yield Text.assemble(" " * left, (row, style))


def _faces(ones: int, twos: int, dice: int) -> list[int]:
    return [2] * twos + [1] * ones + [0] * (dice - ones - twos)


def _dice_rows(faces: Sequence[int]) -> tuple[str, str, str]:
    count = len(faces)
    return "┌───┐" * count, "".join(f"│{FACES[face]}│" for face in faces), "└───┘" * count


def _dice(view: View) -> str:
    return SAY("dice", dice=view.dice)


def _caption(view: View) -> str:
    if view.dice == 0:
        return "no die in the walls yet"
    return f"{_dice(view)}, {_knowledge(view, view.seen)}"


def _knowledge(view: View, seen: Dice | None) -> str:
    if seen is None:
        return "somebody looked" if view.somebody_looked else "unseen"
    if view.phase == "over":
        return "uncovered"
    return "seen by you" if view.viewer is not None else "seen in secret"
