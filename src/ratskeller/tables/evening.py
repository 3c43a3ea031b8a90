"""An evening: tables that follow each other, the score of their games, marks and talk that go along (ADR 28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ratskeller.catalogue import find_game
from ratskeller.tables.saved import PlayedGame, Said
from ratskeller.tables.wire import Evening, EveningGame, EveningPlayer

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ratskeller.kernel.game import Game
    from ratskeller.tables.live_table import LiveTable
    from ratskeller.tables.saved import Document, Link

GAMES_MAX = 24  # of one evening; then another begins, so that a document stays small
SAID_MAX = 150  # lines of talk that go along to the next table
ASKED = "again-asked"  # the house's own line that somebody asks for another game
NEW_GAME = "game-begins"  # the house's own line where the talk of one table ends and that of the next begins


def marks_of(document: Document) -> list[int]:
    """The sign of each seat: whoever sits there had it at the table before, too."""
    return list(document.marks) or list(range(len(document.seats)))


def spare_marks(taken: Iterable[int], count: int) -> list[int]:
    """The first signs that nobody has."""
    used, found, mark = set(taken), list[int](), 0
    while len(found) < count:
        if mark not in used:
            found.append(mark)
        mark += 1
    return found


def keep_mark(document: Document, seat: int, link: str, name: str) -> None:
    """Whoever sits down again in the lobby, elsewhere, takes their sign along if it lies at a free seat."""
    last = document.evening[-1] if document.evening else None
    if last is None or document.status != "lobby" or (link, name) not in zip(last.links, last.names, strict=True):
        return
    mark = last.marks[list(zip(last.links, last.names, strict=True)).index((link, name))]
    marks = marks_of(document)
    if mark not in marks:
        marks[seat] = mark
    elif document.seats[marks.index(mark)].is_free:
        other = marks.index(mark)
        marks[seat], marks[other] = mark, marks[seat]
    document.marks = marks


def games_of(document: Document) -> list[PlayedGame]:
    """The games of the evening so far; this one too, once it is over. What was brought as a record is no game of it."""
    end = document.end
    if end is None or document.status != "over" or document.imported is not None:
        return document.evening
    played = PlayedGame(
        table=document.id,
        game=document.game,
        names=[seat.name for seat in document.seats],
        links=[seat.link for seat in document.seats],
        marks=marks_of(document),
        scores=end.scores,
        ranks=end.ranks,
    )
    return [*document.evening, played]


def games_before_next(document: Document) -> list[PlayedGame]:
    """What the next table knows of the evening; after very many games another evening begins."""
    games = games_of(document)
    return games if len(games) < GAMES_MAX else []


def carry_talk(said: Sequence[Said], document: Document, game: Game, wall: float) -> list[Said]:
    """The talk so far as the next table has it, then a line where its game begins.

    Seats are those of now. What the house said of the seats of a game that is over stays there, and so do the senders'
    own names for their lines: at another table they mean others.
    """
    seats = {seat.link: number for number, seat in reversed(list(enumerate(document.seats))) if seat.link}
    kept = [line for line in said if line.link or line.id == NEW_GAME][-SAID_MAX:]
    lines = [msgspec.structs.replace(line, seat=seats.get(line.link), id="" if line.link else line.id) for line in kept]
    number = len(document.evening) + 1
    lines.append(Said(n=0, at=wall, link="", name=str(number), seat=None, text=game.title, id=NEW_GAME))
    return [msgspec.structs.replace(line, n=n) for n, line in enumerate(lines, start=1)]


def ask_again(live: LiveTable, by: Link | None, following: Document) -> str:
    """Note where the evening goes on, and let the house tell everybody who has asked for what; once."""
    document = live.document
    if not document.next_table:
        document.next_table = following.id
        seat = next((number for number, each in enumerate(document.seats) if by and each.link == by.id), None)
        who, title = by.name if by else "", find_game(following.game).title
        live.say(Said(n=document.said + 1, at=following.created, link="", name=who, seat=seat, text=title, id=ASKED))
    return document.next_table


def describe_evening(document: Document) -> Evening | None:
    """The score so far, the best first; nothing before a second table."""
    if not document.evening:
        return None
    games = games_of(document)
    has_points = len({each.game for each in games}) == 1 and any(map(_has_points, games))
    players: dict[tuple[str, str], EveningPlayer] = {}
    for played in games:
        firsts = played.ranks.count(1)
        for seat, name in enumerate(played.names):
            who = (played.links[seat], name)
            before = players.get(who) or EveningPlayer(name, 0, not who[0], 0, 0, 0, 0 if has_points else None)
            is_first = played.ranks[seat] == 1
            players[who] = EveningPlayer(
                name=name,
                mark=played.marks[seat],
                bot=before.bot,
                games=before.games + 1,
                won=before.won + (is_first and firsts == 1),
                shared=before.shared + (is_first and firsts > 1),
                points=None if before.points is None else before.points + played.scores[seat],
            )
    order = sorted(players.values(), key=_standing)
    winners = [each.name for each in order if _standing(each) == _standing(order[0]) and each.won + each.shared]
    return Evening(
        games=tuple(
            EveningGame(
                each.table,
                each.game,
                tuple(each.names),
                tuple(each.marks),
                tuple(each.ranks),
                tuple(each.scores),
            )
            for each in games
        ),
        players=tuple(order),
        winners=tuple(winners),
    )


def _standing(player: EveningPlayer) -> tuple[int, int, int]:
    """Games won alone come first, then those that were shared, then points."""
    return -player.won, -player.shared, -(player.points or 0)


def _has_points(played: PlayedGame) -> bool:
    """Whether scores say more than places: some games only count who was outlived."""
    seats = len(played.ranks)
    return any(score != seats - rank for score, rank in zip(played.scores, played.ranks, strict=True))
