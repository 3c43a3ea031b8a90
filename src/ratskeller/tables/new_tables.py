"""New tables: from a wish, from a table that is over, from a record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller.catalogue import find_game
from ratskeller.kernel.branches import new_branches, past_branches
from ratskeller.kernel.dice import SCHEME, has_failed
from ratskeller.kernel.numbers import CHANCE
from ratskeller.kernel.options import read_options
from ratskeller.tables.bot_levels import choose_bot, choose_stand_in, read_bot, regular_name, stored_bot
from ratskeller.tables.clock import check_clock
from ratskeller.tables.errors import Unfit
from ratskeller.tables.evening import games_before_next, marks_of, spare_marks
from ratskeller.tables.saved import BranchedFrom, ClockRule, Document, Entry, Seat
from ratskeller.tables.seats import add_link, find_seat, unlike
from ratskeller.tables.shares import put_seal, seal_bots
from ratskeller.tables.text_cleaning import clean_name
from ratskeller.tables.tokens import new_table_id
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.record import Record
    from ratskeller.tables.house_key import HouseKey
    from ratskeller.tables.wire import NewTable, PlayOn

STAND_IN = "level:3"
# What a table takes over from the wish that it was opened by, and the next table from the one before it.
SETTINGS = (
    *("public", "options", "packs", "clock", "undo", "talk", "window", "absent_after", "stand_in"),
    *("hints", "coach"),
)


def _new_document(table: str, game: Game, seats: list[Seat], house_key: HouseKey, wall: float, **more: Any) -> Document:
    """What every new table begins with."""
    document = Document(
        id=table,
        created=wall,
        updated=wall,
        game=game.name,
        rules_version=game.rules_version,
        seats=seats,
        scheme=SCHEME,
        commitment=house_key.commitment(table),
        **more,
    )
    document.left = [float(document.clock.seconds)] * len(seats)
    return document


def _settings(source: NewTable | Document) -> dict[str, Any]:
    settings = {name: getattr(source, name) for name in SETTINGS}
    settings["is_window_usual"] = source.window is None or getattr(source, "is_window_usual", False)
    if settings["is_window_usual"]:
        settings["window"] = find_game(source.game).window
    return settings


def make_document(wish: NewTable, house_key: HouseKey, wall: float) -> tuple[Document, str]:
    """The document of a new table and its host's token; every value of the wish is checked."""
    game = find_game(wish.game)
    game.set_up(wish.seats, wish.options, wish.packs)
    check_clock(wish.clock)
    if wish.window == 0 and game.window and wish.clock.kind != "none":
        raise Unfit(HOUSE("window-and-clock"))
    stand_in = choose_stand_in(wish.stand_in, game)
    seats = [Seat() for _ in range(wish.seats)]
    settings = _settings(wish) | {"stand_in": stand_in}
    document = _new_document(new_table_id(), game, seats, house_key, wall, **settings)
    _hush(document, game)
    host, token = add_link(document, wish.name, host=True)
    if wish.sit:
        document.seats[0] = Seat(name=host.name, link=host.id)
        put_seal(document, 0, wish.seal)
    _seat_bots(document, game, wish)
    seal_bots(document, house_key)
    return document, token


def branch_document(
    old: Document, record: Record, wish: PlayOn, house_key: HouseKey, wall: float
) -> tuple[Document, list[Entry], str]:
    """A table that plays on from a step of one that has ended, and the steps that its log begins with.

    The rules are those of the old table; nobody is hurried, and nobody is listed.
    """
    game = find_game(old.game)
    table = new_table_id()
    seat = None if wish.open else wish.seat
    root = old.branch.root if old.branch else old.id
    settings = _settings(old) | {"clock": ClockRule(), "public": False, "stand_in": stored_bot(old.stand_in, game)}
    document = _new_document(
        table,
        game,
        [Seat() for _ in old.seats],
        house_key,
        wall,
        **settings,
        seq=wish.step,
        first_roll=wish.step + 1,
        branches=new_branches(record, wish.step, seat),
        branch=BranchedFrom(table=old.id, root=root, step=wish.step, seat=seat),
    )
    host, token = add_link(document, wish.name, host=True)
    find_seat(document, wish.seat)
    document.seats[wish.seat] = Seat(name=host.name, link=host.id)
    put_seal(document, wish.seat, wish.seal)
    _seat_bots(document, game, wish)
    seal_bots(document, house_key)
    return document, _log_of(record, wish.step), token


def _seat_bots(document: Document, game: Game, wish: NewTable | PlayOn) -> None:
    """Bots take the free seats, in their order."""
    free = [number for number, seat in enumerate(document.seats) if seat.is_free]
    if len(wish.bots) > len(free):
        raise Unfit(HOUSE("too-many-bots", bots=len(wish.bots), seats=len(free)))
    if wish.start and len(wish.bots) < len(free):
        raise Unfit(HOUSE("begin-needs-all"))
    for number, wished in zip(free, wish.bots, strict=False):
        name = regular_name(document.id, [seat.name for seat in document.seats])
        bot = choose_bot(wished, game, document.id, [seat.bot for seat in document.seats])
        document.seats[number] = Seat(name=name, bot=bot)


def rematch_document(old: Document, wished: str, house_key: HouseKey, wall: float) -> Document:
    """The table after this one: everybody moves on by one seat, and all links open the new table too.

    Everybody is expected there, and comes when they like. Every device seals a share anew. If the old game never began,
    what was tried there goes along into the record: a host who has seen shares opened cannot make that unseen by
    closing the table. `wished`: the game, of the shelf, which may be another one; it has to fit the people.
    """
    table, game = house_key.next_table(old.id), find_game(wished)
    seats, marks = _move_on(old, game, table)
    links = [msgspec.structs.replace(link, granted=[]) for link in old.links]  # another table's wishes are others
    tried = old.attempts if all(map(has_failed, old.attempts)) else []
    settings = _settings(old) | {"stand_in": stored_bot(old.stand_in, game)}
    settings["talk"] = "free" if old.hushed else old.talk
    if game.name != old.game:
        settings |= {"options": {}, "packs": {}, "window": game.window, "is_window_usual": True}
        game.set_up(len(seats), {}, {})
    evening = games_before_next(old)
    more = settings | {"links": links, "attempts": tried, "marks": marks, "evening": evening}
    document = _new_document(table, game, seats, house_key, wall, **more)
    _hush(document, game)
    seal_bots(document, house_key)
    return document


def _move_on(old: Document, game: Game, table: str) -> tuple[list[Seat], list[int]]:
    """Everybody one seat further, each with their mark; for another game bots go or come until its seats are full."""
    places = list(zip(old.seats, marks_of(old), strict=True))
    places = [(_take_along(seat, game), mark) for seat, mark in (*places[-1:], *places[:-1])]
    people = sum(bool(seat.link) for seat, _ in places)
    if game.name != old.game:
        fitting = [number for number in game.seats if number >= people]
        if not fitting:
            raise Unfit(HOUSE("too-many-people", title=game.title, most=game.seats[-1], people=people))
        number = min(fitting, key=lambda each: abs(each - len(places)))
        for place in [each for each in reversed(places) if not each[0].link][: max(0, len(places) - number)]:
            places.remove(place)
        for mark in spare_marks((mark for _, mark in places), number - len(places)):
            there = [seat.bot for seat, _ in places]
            like = next((f"level:{read_bot(bot, game).number}" for bot in there if bot), STAND_IN)
            name = regular_name(table, [seat.name for seat, _ in places])
            places.append((Seat(name=name, bot=choose_bot(like, game, table, there)), mark))
    return [seat for seat, _ in places], [mark for _, mark in places]


def _take_along(seat: Seat, game: Game) -> Seat:
    """Who sat here, as they come to the next table; where nobody sat, nobody does."""
    bot = "" if seat.link or seat.is_free else stored_bot(seat.bot, game)
    return Seat(name=seat.name, link=seat.link, bot=bot, seals=seat.seals, expected=bool(seat.link))


def _hush(document: Document, game: Game) -> None:
    """Where the rules forbid words there are only signs."""
    options = read_options(game.options, document.options)
    if document.talk == "free" and game.forbids_talk and game.forbids_talk(options):
        document.talk, document.hushed = "signs", True


def import_document(record: Record, name: str, house_key: HouseKey, wall: float) -> tuple[Document, list[Entry], str]:
    """A table from a record that was found true in every step. A finished one stays as it is; another can go on."""
    header, finished = record.header, record.end is not None
    game = find_game(header.game)
    table, names, bots = new_table_id(), list[str](), list[str]()
    for each in header.names or [f"Player {seat + 1}" for seat in range(header.seats)]:
        names.append(unlike(clean_name(each), names))
        bots.append(choose_bot(STAND_IN, game, table, bots))
    document = _new_document(
        table,
        game,
        [Seat(name=each, bot=bot, open=not finished) for each, bot in zip(names, bots, strict=True)],
        house_key,
        wall,
        status="over" if finished else "running",
        paused=not finished,
        options=header.options,
        packs=header.packs,
        stand_in=choose_stand_in(STAND_IN, game),
        window=game.window,
        first_roll=len(record.steps) + 1,
        imported=header if finished else None,
        branches=past_branches(header, len(record.steps)) if not finished else [],
        end=record.end,
        seq=len(record.steps),
    )
    _, token = add_link(document, unlike(clean_name(name), names), host=True)
    return document, _log_of(record, len(record.steps)), token


def _log_of(record: Record, steps: int) -> list[Entry]:
    """The first steps of a record as the log of a table."""
    return [
        Entry(seq=line.n, kind="step", by=CHANCE if line.by == "chance" else line.by, do=line.do, state=line.state)
        for line in record.steps[:steps]
    ]
