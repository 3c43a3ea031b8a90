"""A recorded game is played on from any of its steps, with bots in the other seats."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from ratskeller.cli.terminal_end import command
from ratskeller.cli.terminal_record import create_record, make_dealer, new_path
from ratskeller.cli.terminal_seating import Seating, seat_everybody
from ratskeller.cli.terminal_table import TerminalTable
from ratskeller.cli.words import DOOR
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.replay import play_on
from ratskeller.kernel.words import COMMON

if TYPE_CHECKING:
    from pathlib import Path

    from ratskeller.cli.terminal_art import Art
    from ratskeller.cli.terminal_screen import Screen
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.record import Record


T = TypeVar("T")


class PlayingOn(NamedTuple):
    """How somebody wants to play on."""

    seat: int  # that somebody plays
    is_open: bool  # the past is laid open; else it is hidden as that seat knew it
    bots: str
    file: Path | None  # for the new record


def check_branch(record: Record, old: Path, step: int, seat: int) -> None:
    """Refuse a game that is not over, somebody who plays nobody, and a step from which there is nothing to play."""
    if record.end is None:
        raise BadSetup(DOOR("branch-unfinished", command=command("play --terminal --resume", old)))
    if seat < 0:
        raise BadSetup(DOOR("branch-whose"))
    if step == len(record.steps):
        raise BadSetup(COMMON("branch-over", step=step))


def lay_branch(
    screen: Screen, art: Art, game: Game, record: Record, old: Path, step: int, wish: PlayingOn
) -> TerminalTable:
    """A table at which the game goes on after a step."""
    check_branch(record, old, step, wish.seat)
    seed = secrets.randbits(64)
    guest = DOOR("guest").word(screen.language)
    seated = seat_everybody(game, record.header.seats, guest, wish.bots, str(seed))
    seating = Seating(_moved(seated.names, wish.seat), _moved(seated.bots, wish.seat))
    match = play_on(
        game,
        record,
        step,
        None if wish.is_open else wish.seat,
        names=seating.names,
        bots=seating.bot_names(),
        seed=seed,
    )
    file = create_record(wish.file or new_path(game.name), match.header)
    for line in match.steps:
        file.append(line)
    past = "branch-open" if wish.is_open else "branch-hidden"
    screen.say(DOOR("branch-goes-on", title=game.title, step=step), "bold")
    screen.say(DOOR(past))
    screen.show()
    return TerminalTable(screen, art, match, seating, file, seed=seed, dealer=make_dealer(seed))


def _moved(first: list[T], seat: int) -> list[T]:
    """Whoever sits first sits in that seat; the others close up."""
    return [*first[1 : seat + 1], first[0], *first[seat + 1 :]]
