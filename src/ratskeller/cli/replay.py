"""`replay`: a recorded game step by step, as any seat saw it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from ratskeller.bots.company import USUAL
from ratskeller.catalogue import find_game
from ratskeller.cli.arguments import LANGUAGE_HELP, language, language_of_environment, seconds, whole_number
from ratskeller.cli.files import read_text
from ratskeller.cli.play import play_at
from ratskeller.cli.terminal_end import command, show_end
from ratskeller.cli.terminal_play_on import PlayingOn, check_branch, lay_branch
from ratskeller.cli.terminal_replay import RecordReplay, read_viewpoint
from ratskeller.cli.terminal_screen import AMBER, EndOfInput, Screen, make_screen
from ratskeller.cli.terminal_story import show_event
from ratskeller.cli.words import DOOR, heard
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.record import read_record

if TYPE_CHECKING:
    import argparse

    from ratskeller.cli.terminal_table import TerminalTable

DESCRIPTION = "Go through a recorded game step by step, with the eyes of any seat, of a spectator, or of everybody."
STEPS_MAX = 1_000_000


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Add this command's parser."""
    parser = commands.add_parser("replay", description=DESCRIPTION)
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, such as `play` and `simulate` write")
    parser.add_argument(
        "--seat",
        metavar="WHO",
        default="spectator",
        help="whose eyes: a seat's number from 1, a name, spectator (unless told), or all to see everything",
    )
    parser.add_argument("--language", metavar="L", type=language, help=LANGUAGE_HELP)
    parser.add_argument("--step", metavar="N", type=whole_number(0, STEPS_MAX), default=0, help="begin after step N")
    parser.add_argument(
        "--play-on",
        metavar="N",
        type=whole_number(0, STEPS_MAX),
        help="play on from step N in the seat of --seat, against bots; what it could not know is imagined anew",
    )
    parser.add_argument("--open", action="store_true", help="play on with all of the past laid open")
    parser.add_argument("--bots", metavar="A,B,…", default=USUAL, help=f"who plays on with you ({USUAL} unless told)")
    parser.add_argument("--record", metavar="FILE", type=Path, help="where the game that is played on is kept")
    speed = parser.add_mutually_exclusive_group()
    speed.add_argument("--play", metavar="SECONDS", type=seconds, help="go on by itself, so many seconds a step")
    speed.add_argument("--all", action="store_true", help="print everything at once")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show the record."""
    record = read_record(read_text(arguments.file))
    game = find_game(record.header.game)
    spoken = arguments.language or language_of_environment()
    recorded = RecordReplay(game, record, read_viewpoint(record.header, arguments.seat), spoken)
    if arguments.step > recorded.last:
        raise BadSetup(f"The record has {recorded.last} steps; there is no step {arguments.step}.")
    screen = make_screen()
    screen.language = spoken

    def lay(step: int) -> TerminalTable:
        wish = PlayingOn(recorded.viewer, arguments.open, arguments.bots, arguments.record)
        return lay_branch(screen, recorded.art, game, record, arguments.file, step, wish)

    if arguments.play_on is not None:
        return play_at(lambda: lay(arguments.play_on), spoken)
    if arguments.all or not screen.is_live:
        show_all(screen, recorded, arguments.step, arguments.file)
    elif arguments.play is not None:
        for step in range(arguments.step, recorded.last + 1):
            show_step(screen, recorded, step, arguments.file)
            screen.pause(arguments.play)
    else:
        wished = leaf_through(screen, recorded, arguments.step, arguments.file)
        if wished is not None:
            return play_at(lambda: lay(wished), spoken)
    return 0


def show_all(screen: Screen, recorded: RecordReplay, first: int, path: Path) -> None:
    """Everything in one go; a picture only where something on the table has changed."""
    for step in range(first, recorded.last + 1):
        _show_heading(screen, recorded, step)
        if step == first or recorded.view(step) != recorded.view(step - 1):
            screen.show(recorded.picture(step))
    _show_last(screen, recorded, path)


def leaf_through(screen: Screen, recorded: RecordReplay, step: int, path: Path) -> int | None:
    """Step by step, forth and back, as somebody asks; the step to play on from, if that is wished."""
    while True:
        show_step(screen, recorded, step, path)
        wanted: int | None = None
        while wanted is None:
            try:
                answer = screen.ask(DOOR("replay-asks"))
                if heard(answer, "replay-plays-on"):
                    check_branch(recorded.match.record(), path, step, recorded.viewer)
                    return step
                wanted = next_step(answer, step, recorded.last)
            except EndOfInput:
                return None
            except BadSetup as error:
                screen.say(error.word(screen.language))
        if wanted < 0:
            return None
        step = wanted


def next_step(answer: str, step: int, last: int) -> int | None:
    """The step that an answer leads to; -1 to stop, None to ask again."""
    match answer.lower():
        case "" | "n":
            return min(step + 1, last)
        case "b":
            return max(step - 1, 0)
        case command if heard(command, "command-quit"):
            return -1
        case number if number.isascii() and number.isdigit():
            if int(number) <= last:
                return int(number)
            raise BadSetup(DOOR("no-such-step", step=number, last=last))
    raise BadSetup(DOOR("replay-help"))


def show_step(screen: Screen, recorded: RecordReplay, step: int, path: Path) -> None:
    """One moment of the game on a clean screen."""
    screen.clear(forget=False)
    _show_heading(screen, recorded, step)
    screen.show()
    screen.show(recorded.picture(step))
    screen.show()
    screen.say(recorded.prompt(step), "bold")
    if step == recorded.last:
        _show_last(screen, recorded, path)


def _show_heading(screen: Screen, recorded: RecordReplay, step: int) -> None:
    screen.show(Text(f"\n── {recorded.title(step)} ", style=f"bold {AMBER}"))
    for line in recorded.story(step):
        show_event(screen, recorded.art, recorded.match, line, recorded.viewer)


def _show_last(screen: Screen, recorded: RecordReplay, path: Path) -> None:
    screen.show()
    if recorded.match.state.is_over():
        show_end(screen, recorded.art, recorded.match, recorded.viewer)
    else:
        screen.say(DOOR("unfinished"))
        screen.say_line(command("play --terminal --resume", path))
