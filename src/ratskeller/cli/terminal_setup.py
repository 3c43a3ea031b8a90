"""A table in the terminal is set up: a new game from the command line, or one that is taken up from its record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.bots.company import USUAL, bot_title
from ratskeller.catalogue import GAMES, find_game
from ratskeller.cli.arguments import read_setup
from ratskeller.cli.terminal_art import Art
from ratskeller.cli.terminal_end import command
from ratskeller.cli.terminal_levels import ask_level
from ratskeller.cli.terminal_record import create_record, make_dealer, new_path, reopen_record, take_up
from ratskeller.cli.terminal_screen import printable_names
from ratskeller.cli.terminal_seating import Seating, read_seed, seat_everybody, seating_of
from ratskeller.cli.terminal_table import TerminalTable
from ratskeller.cli.words import DOOR
from ratskeller.kernel.errors import BadSetup, RatskellerError
from ratskeller.kernel.match import Match

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from ratskeller.cli.terminal_record import RecordFile
    from ratskeller.cli.terminal_screen import Screen
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.record import Record

FROM_RECORD = ("game", "seats", "people", "bots", "option", "pack", "seed", "record")


def lay_table(screen: Screen, arguments: argparse.Namespace) -> TerminalTable:
    """The table that the command line asks for."""
    if arguments.resume is None:
        return _new_table(screen, arguments)
    for name in FROM_RECORD:
        if getattr(arguments, name):
            argument = "GAME" if name == "game" else f"--{name}"
            raise BadSetup(f"--resume takes everything from the record; leave {argument} out.")
    path: Path = arguments.resume
    file, record, whole = reopen_record(path)
    try:
        return _take_up_table(screen, file, record, whole)
    except BaseException:
        file.close()
        raise


def _new_table(screen: Screen, arguments: argparse.Namespace) -> TerminalTable:
    game = find_game(arguments.game or next(iter(GAMES)))
    art = Art(game)
    people = DOOR("guest").word(screen.language) if arguments.people is None else arguments.people
    seed = read_seed(arguments.seed)
    seating = seat_everybody(game, arguments.seats, people, arguments.bots or USUAL, str(seed))
    arguments.game, arguments.seats = game.name, len(seating.names)
    setup = read_setup(arguments)
    if screen.is_live and not arguments.bots and len(seating.people) < setup.seats:
        seating = seat_everybody(game, setup.seats, people, ask_level(screen, game), str(seed))
    bots = seating.bot_names()
    match = Match(game, setup.seats, setup.options, setup.packs, names=seating.names, bots=bots, seed=seed)
    file = create_record(arguments.record or new_path(game.name), match.header)
    _greet(screen, game, seating)
    return TerminalTable(screen, art, match, seating, file, seed=seed, dealer=make_dealer(seed))


def _greet(screen: Screen, game: Game, seating: Seating) -> None:
    screen.show()
    screen.say(DOOR("greeting", title=game.title, designer=game.designer), "bold")
    screen.say(game.tagline, "italic")
    everybody = zip(seating.names, seating.bots, strict=True)
    bots = [DOOR("bot", name=name, bot=bot_title(bot.name, game)) for name, bot in everybody if bot is not None]
    people = [seating.names[seat] for seat in seating.people]
    screen.say(DOOR("seated", names=", ".join([*people, *(bot.word(screen.language) for bot in bots)])))
    screen.show()


def _take_up_table(screen: Screen, file: RecordFile, record: Record, whole: int) -> TerminalTable:
    if record.end is not None:
        raise RatskellerError(f"The game in {file.path} is over; look at it with: {command('replay', file.path)}")
    game = find_game(record.header.game)
    art, seating = Art(game), seating_of(game, record.header)
    match, seed, dealer = take_up(game, record)
    match.names = printable_names(match, screen.language)
    if file.cut_to(whole):
        screen.say(DOOR("cut-off"))
    screen.say(DOOR("goes-on", title=game.title, step=len(match.steps)), "bold")
    screen.show()
    return TerminalTable(screen, art, match, seating, file, seed=seed, dealer=dealer)
