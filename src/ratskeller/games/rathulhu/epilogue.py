"""Rathulhu: what is said when the stars are right. The whole sheet, the best bid, and the row that decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.rathulhu import events
from ratskeller.games.rathulhu.kinds import ROMAN, ROWS, facts
from ratskeller.games.rathulhu.rules import codes, scoring
from ratskeller.kernel.epilogue import Found, SheetRow, best, plain, signed

if TYPE_CHECKING:
    from ratskeller.kernel.epilogue import Epilogue, Past


def write(past: Past) -> Epilogue:
    """Who has the favour, what every row has paid, and where it was won and lost."""
    (winner,) = past.winners
    way = "watched" if past.viewer < 0 else "won" if past.viewer == winner else "lost"
    unit = past.say("epilogue-unit")
    return past.write(
        past.say("epilogue-headline", way=way, who=past.names[winner]),
        unit,
        [*_rows(past), *_aeons(past), past.total(unit)],
        [
            *past.highlight("epilogue-decided", _decided(past)),
            *past.highlight("epilogue-bid", best(_bids(past))),
            *past.highlight("epilogue-blow", best(_blows(past))),
            *past.highlight("epilogue-aeon-best", best(_riches(past))),
        ],
        [past.say("epilogue-favour", favour=plain(past.state.score(seat))) for seat in past.seats],
    )


# ---- the sheet ---------------------------------------------------------------------------------------------


def _paid(past: Past, row: int) -> list[int]:
    """What a row has paid each seat in all Aeons together."""
    points = past.state.points
    first = 1 if row < codes.FINAL_ROWS else codes.AEONS
    lines = [scoring.sheet_line(row, aeon) for aeon in range(first, codes.AEONS + 1)]
    return [sum(points[line][seat] for line in lines) for seat in past.seats]


def _rows(past: Past) -> list[SheetRow]:
    at_first = past.row(past.say("epilogue-first"), [codes.FAVOUR_AT_FIRST] * len(past.seats))
    return [at_first, *(past.row(past.say("row", row=name), _paid(past, row)) for row, name in enumerate(ROWS))]


def _aeons(past: Past) -> list[SheetRow]:
    """The same points by Aeon, which count no second time."""
    gained = [[0] * len(past.seats) for _ in range(codes.AEONS + 1)]
    for _, what in past.happened():
        if isinstance(what, events.FavourChanged):
            gained[what.aeon][what.seat] = what.points
    return [
        SheetRow("fact", past.say("epilogue-aeon", aeon=ROMAN[aeon]), tuple(signed(points) for points in gained[aeon]))
        for aeon in range(1, codes.AEONS + 1)
    ]


# ---- the moments -------------------------------------------------------------------------------------------


def _decided(past: Past) -> Found:
    """The row in which the winner was farthest ahead of the second; the higher token where they were level."""
    winner, second = past.order[:2]
    paid = [_paid(past, row) for row in range(codes.ROWS)]
    ahead = [each[winner] - each[second] for each in paid]
    row = max(range(codes.ROWS), key=ahead.__getitem__)
    told = {
        "row": past.say("row", row=ROWS[row]),
        "who": past.names[winner],
        "second": past.names[second],
        "points": plain(paid[row][winner]),
        "other": plain(paid[row][second]),
        "level": past.state.score(winner) == past.state.score(second),
        "token": scoring.best_token(past.state, winner),
    }
    return Found(0, len(past.states) - 1, told)


def _due(state: Any, seat: int) -> int:
    """What a seat would be paid if the Aeon ended now."""
    return sum(scoring.worth(state, seat, row) for row in range(scoring.rows_due(state)))


def _bids(past: Past) -> list[Found]:
    """Every lot that was won, by the points that it was worth there and then; what Setbacks took is taken off."""
    found: list[Found] = []
    scored = {
        (each.step, each.what.seat): each.what.points
        for each in past.happened()
        if isinstance(each.what, events.FavourChanged)
    }
    for step, what in past.happened():
        if isinstance(what, events.AuctionWon):
            settled = step
            while past.states[settled].phase == codes.LOSING:
                settled += 1
            after = scored.get((settled, what.seat))
            if after is None:
                after = _due(past.states[settled], what.seat)
            gained = after - _due(past.states[step - 1], what.seat)
            if gained > 0:
                told = {"who": past.names[what.seat], "bid": what.bid, "points": gained, "tiles": what.tiles}
                found.append(Found(gained, step, told))
    return found


def _blows(past: Past) -> list[Found]:
    """Setbacks, by the tiles that they cost."""
    mythos, language = past.packs["names"], past.words.language
    return [
        Found(what.cost, step, {"who": past.names[what.seat], "cost": what.cost, **facts(what.tile, mythos, language)})
        for step, what in past.happened()
        if isinstance(what, events.SetbackStruck) and what.cost
    ]


def _riches(past: Past) -> list[Found]:
    """What anybody got for one Aeon."""
    return [
        Found(what.points, step, {"who": past.names[what.seat], "points": what.points, "aeon": ROMAN[what.aeon]})
        for step, what in past.happened()
        if isinstance(what, events.FavourChanged) and what.points > 0 and what.aeon < codes.AEONS
    ]
