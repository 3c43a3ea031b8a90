"""The Rats in the Walls in the terminal: the table as a picture, drawn from a view and the words of a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ratskeller.games.rats_in_the_walls import events

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rich.console import Console, ConsoleOptions, RenderableType

    from ratskeller.games.rats_in_the_walls.view import Dice, View
    from ratskeller.kernel.words import Words

SCORE = "picture-brains"  # what a score counts

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


def picture(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """The table as one viewer knows it, at most 80 columns wide."""
    return Picture(view, names, words)


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


def odds(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """How likely every claim is for dice that one has not seen."""
    if view.dice == 0:
        return Text(words.say("odds-none"))
    total = view.ways[0]
    made = Text(words.say("odds-ways", dice=view.dice, ways=total))
    claims = [words.say("odds-claim", rats=rats) for rats in range(len(view.ways))]
    width = max(12, *(cell_len(claim) + 1 for claim in claims))
    for rats, ways in enumerate((total - view.ways[1], *view.ways[1:])):
        is_claimed = view.claim == rats
        share = ways / total
        bar = "█" * max(round(30 * share), 1)
        claim = set_cell_size(claims[rats], width)
        row = f"\n  {'▸' if is_claimed else ' '} {claim}{ways:>6}{_percent(share, words):>8}  "
        made.append(row, "bold" * is_claimed)
        made.append(bar, AMBER)
    if view.claim is not None:
        made.append(f"\n▸ {words.say('odds-said', who=names[_speaker(view)])}")
    if view.seen is not None:
        counted = words.say("rats", rats=view.seen.ones + 2 * view.seen.twos)
        made.append(f"\n{words.say('odds-seen', rats=counted)}")
    return made


def _percent(share: float, words: Words) -> str:
    digits = 0 if share >= 0.0995 else 1 if share >= 0.001 else 2
    whole, _, part = f"{100 * share:.{digits}f}".partition(".")
    return words.say("odds-percent", whole=whole, part=part, exact=bool(part))


class Picture:
    """Draws itself as wide as there is room."""

    def __init__(self, view: View, names: Sequence[str], words: Words) -> None:
        """Keep what is to be drawn."""
        self.view = view
        self.names = names
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """Line after line, each filled up with oak."""
        width = min(options.max_width, WIDTH_MAX)
        yield _title(self.view, self.words, width)
        for line in self._lines(width):
            drawn = Text(" ", style=TABLE, no_wrap=True).append_text(line)
            drawn.truncate(width, overflow="crop", pad=True)
            yield drawn

    def _lines(self, width: int) -> Iterator[Text]:
        view, names, words = self.view, self.names, self.words
        seats = list(_seat_lines(view, names, words))
        cup = list(_cup_lines(view, words))
        room = width - 2 - CUP_WIDTH
        needed = max(line.cell_len for line in seats)
        if needed <= room:
            yield from _beside([*seats, Text(), *_speech_lines(view, names, words, min(room - 3, 44))], cup, room)
            return
        yield from seats
        if room >= 28:
            yield from _beside([Text(), *_speech_lines(view, names, words, room - 2)], cup, room)
        else:
            yield from [Text(), *_speech_lines(view, names, words, width - 2), *cup]


def _beside(left: Sequence[Text], right: Sequence[Text], left_width: int) -> Iterator[Text]:
    for row in range(max(len(left), len(right))):
        line = left[row].copy() if row < len(left) else Text()
        line.truncate(left_width, overflow="crop", pad=True)
        yield line.append_text(right[row]) if row < len(right) else line


# ---- title and seats ---------------------------------------------------------------------------------------


def _title(view: View, words: Words, width: int) -> Text:
    now = words.say("picture-round", round=view.round)
    left = " The Rats in the Walls" + (f" · {now}" if view.round else "")
    middle = words.say("picture-middle", brains=f"{_pips(view.middle)} {view.middle}")
    right = f"{middle} " if view.middle else ""
    if cell_len(left) + cell_len(right) >= width:
        left = f" {now.capitalize()}"
    gap = max(width - cell_len(left) - cell_len(right), 1)
    line = Text(left + " " * gap + right, style=f"bold {AMBER} on {NIGHT}", no_wrap=True)
    line.truncate(width, overflow="crop", pad=True)
    return line


def _pips(brains: int) -> str:
    shown = "●" * min(brains, PIPS_MAX)
    return f"{shown[:5]} {shown[5:]}".rstrip()


def _seat_lines(view: View, names: Sequence[str], words: Words) -> Iterator[Text]:
    you = f" {words.say('picture-you')}"
    labels = [_label(name, you if seat == view.viewer else "") for seat, name in enumerate(names)]
    name_width = max(cell_len(label) for label in labels)
    brains = words.say("picture-brains")
    pips_width = max(cell_len(brains), *(len(_pips(seat.brains)) for seat in view.seats))
    said = "" if view.phase == "rolling_off" else words.say("picture-said")
    yield Text(f"{'':{name_width + 7}}{set_cell_size(brains, pips_width + 3)}  {said}", style=FAINT)
    for number, seat in enumerate(view.seats):
        is_due = number in (view.mover, view.roller)
        line = Text("▸ " if is_due else "  ", style=f"bold {BRASS}")
        line.append(f"{number + 1:>2} ", FAINT)
        line.append(set_cell_size(labels[number], name_width), f"bold {BRASS}" if is_due else f"bold {BONE}")
        line.append(f"  {_pips(seat.brains):<{pips_width}} ", AMBER)
        line.append(f"{seat.brains:>2}  ", BONE)
        number_said = "" if seat.said is None else words.say("picture-number", rats=seat.said)
        line.append(f"{number_said:<8}", f"italic {BONE}")
        line.append(*_role(view, number, words))
        yield line


def _label(name: str, you: str = "") -> str:
    limit = NAME_MAX - cell_len(you)
    short = name if cell_len(name) <= limit else set_cell_size(name, limit - 1) + "…"
    return short + you


def _role(view: View, number: int, words: Words) -> tuple[str, str]:
    seat = view.seats[number]
    if seat.insane or seat.killed:
        fate = words.say("picture-role", role="insane" if seat.insane else "killed")
        return f" {fate} ", f"bold {BONE} on {BLOOD}"
    if seat.rank is not None:
        return (words.say("picture-role", role="wins"), f"bold {BRASS}") if seat.rank == 1 else ("", "")
    roles = {view.giver: "giver", view.receiver: "receiver"}
    if view.phase == "rolling_off" or number not in roles:
        return "", ""
    return words.say("picture-role", role=roles[number]), AMBER


# ---- what was said -----------------------------------------------------------------------------------------


def _speaker(view: View) -> int:
    """Who made the claim that stands: the Giver, or the seat before once the cup has been taken."""
    spoke_last = view.phase in {"answering", "lifting", "killing", "over"}
    giver = view.giver or 0  # a claim is never there without a Giver
    return giver if spoke_last else (giver - 1) % len(view.seats)


def _speech_lines(view: View, names: Sequence[str], words: Words, width: int) -> Iterator[Text]:
    if view.claim is not None:
        yield from _bubble(words.say("picture-claim", rats=view.claim), names[_speaker(view)], width - 8)
    if view.fee and view.phase not in {"rolling_off", "over"}:
        silence = words.say("picture-silence") if view.claim is None else ""
        fee = words.say("picture-fee", brains=words.say("brains", brains=view.fee))
        for line in _wrapped(f"{silence} {fee}", width - 4):
            yield Text("   " + line, style=f"italic {FAINT}")


def _bubble(claim: str, speaker: str, width: int) -> Iterator[Text]:
    lines = _wrapped(claim, width)
    inner = max(len(line) for line in lines)
    name = _label(speaker)
    name = set_cell_size(name, min(cell_len(name), inner - 2))
    paper = f"{INK} on {PAPER}"
    yield Text.assemble("   ", (f"╭{'─' * (inner + 2)}╮", paper))
    for line in lines:
        yield Text.assemble("   ", ("│ ", paper), (f"{line:<{inner}}", f"bold {paper}"), (" │", paper))
    rest = "─" * (inner - cell_len(name) - 1)
    yield Text.assemble("   ", ("╰─ ", paper), (name, f"italic {paper}"), (f" {rest}╯", paper))


def _wrapped(text: str, width: int) -> list[str]:
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


# ---- the cup on its coaster --------------------------------------------------------------------------------


def _cup_lines(view: View, words: Words) -> Iterator[Text]:
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
    yield from _centred([_caption(view, words)], FAINT)


def _centred(rows: Iterable[str], style: str) -> Iterator[Text]:
    for row in rows:
        left = (CUP_WIDTH - len(row)) // 2
        yield Text.assemble(" " * left, (row, style))


def _faces(ones: int, twos: int, dice: int) -> list[int]:
    return [2] * twos + [1] * ones + [0] * (dice - ones - twos)


def _dice_rows(faces: Sequence[int]) -> tuple[str, str, str]:
    count = len(faces)
    return "┌───┐" * count, "".join(f"│{FACES[face]}│" for face in faces), "└───┘" * count


def _caption(view: View, words: Words) -> str:
    if view.dice == 0:
        return words.say("picture-no-dice")
    return words.say("picture-dice", dice=view.dice, known=_knowledge(view, view.seen))


def _knowledge(view: View, seen: Dice | None) -> str:
    if seen is None:
        return "nobody" if view.looker is None else "somebody"
    if view.phase == "over":
        return "everybody"
    return "you" if view.viewer is not None else "secret"
