"""New tables: from a wish, from a table that is over, from a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.catalogue import find_game
from ratskeller.kernel.numbers import CHANCE
from ratskeller.kernel.options import read_options
from ratskeller.kernel.replay import verify
from ratskeller.tables.bot_levels import check_level, regular_name
from ratskeller.tables.clock import check_clock
from ratskeller.tables.errors import Unfit
from ratskeller.tables.saved import Document, Entry, Seat
from ratskeller.tables.seats import add_link, unlike
from ratskeller.tables.text_cleaning import clean_name, clean_salt
from ratskeller.tables.tokens import new_table_id
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from ratskeller.kernel.record import Record
    from ratskeller.tables.house_key import HouseKey
    from ratskeller.tables.wire import NewTable

STAND_IN = "medium"


def make_document(wish: NewTable, house_key: HouseKey, wall: float) -> tuple[Document, str]:
    """The document of a new table and its host's token; every value of the wish is checked."""
    game = find_game(wish.game)
    game.set_up(wish.seats, wish.options, wish.packs)
    check_clock(wish.clock)
    check_level(wish.stand_in, game)
    table = new_table_id()
    document = Document(
        id=table,
        public=wish.public,
        created=wall,
        updated=wall,
        game=game.name,
        rules_version=game.rules_version,
        options=dict(wish.options),
        packs=dict(wish.packs),
        seats=[Seat() for _ in range(wish.seats)],
        links=[],
        clock=wish.clock,
        left=[float(wish.clock.seconds)] * wish.seats,
        undo=wish.undo,
        talk="signs"
        if wish.talk == "free" and game.forbids_talk and game.forbids_talk(read_options(game.options, wish.options))
        else wish.talk,
        window=wish.window,
        absent_after=wish.absent_after,
        stand_in=wish.stand_in,
        commitment=house_key.commitment(table),
        salts=[salt] if (salt := clean_salt(wish.salt)) else [],
    )
    host, token = add_link(document, wish.name, host=True)
    if wish.sit:
        document.seats[0] = Seat(name=host.name, link=host.id)
    free = [number for number, seat in enumerate(document.seats) if seat.is_free]
    if len(wish.bots) > len(free):
        raise Unfit(HOUSE("too-many-bots", bots=len(wish.bots), seats=len(free)))
    if wish.start and len(wish.bots) < len(free):
        raise Unfit(HOUSE("begin-needs-all"))
    for number, level in zip(free, wish.bots, strict=False):
        check_level(level, game)
        name = regular_name(document.id, [seat.name for seat in document.seats])
        document.seats[number] = Seat(name=name, bot=level)
    return document, token


def rematch_document(old: Document, house_key: HouseKey, wall: float) -> Document:
    """The same table once more: everybody moves on by one seat, and all links open the new table too."""
    seats = [
        Seat(name=seat.name, link=seat.link, bot="" if seat.link else seat.bot or STAND_IN)
        for seat in (*old.seats[-1:], *old.seats[:-1])
    ]
    table = house_key.next_table(old.id)
    return Document(
        id=table,
        public=old.public,
        created=wall,
        updated=wall,
        game=old.game,
        rules_version=find_game(old.game).rules_version,
        options=old.options,
        packs=old.packs,
        seats=seats,
        links=old.links,
        clock=old.clock,
        left=[float(old.clock.seconds)] * len(seats),
        undo=old.undo,
        talk=old.talk,
        window=old.window,
        absent_after=old.absent_after,
        stand_in=old.stand_in,
        commitment=house_key.commitment(table),
    )


def import_document(record: Record, name: str, house_key: HouseKey, wall: float) -> tuple[Document, list[Entry], str]:
    """A table from a record, which must be true in every step. A finished one stays as it is; another can go on."""
    header, finished = record.header, record.end is not None
    game = find_game(header.game)
    verify(game, record)
    names: list[str] = []
    for each in header.names or [f"Player {seat + 1}" for seat in range(header.seats)]:
        names.append(unlike(clean_name(each), names))
    table = new_table_id()
    document = Document(
        id=table,
        status="over" if finished else "running",
        paused=not finished,
        created=wall,
        updated=wall,
        game=game.name,
        rules_version=game.rules_version,
        options=header.options,
        packs=header.packs,
        seats=[Seat(name=each, bot=STAND_IN, open=not finished) for each in names],
        links=[],
        left=[0.0] * header.seats,
        stand_in=STAND_IN,
        commitment=house_key.commitment(table),
        first_roll=len(record.steps) + 1,
        imported=header if finished else None,
        end=record.end,
        seq=len(record.steps),
    )
    _, token = add_link(document, name, host=True)
    entries = [
        Entry(seq=line.n, kind="step", by=CHANCE if line.by == "chance" else line.by, do=line.do, state=line.state)
        for line in record.steps
    ]
    return document, entries, token
