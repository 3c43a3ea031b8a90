"""Rathulhu: every auction, and what the lot was worth to each seat."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ratskeller.games.rathulhu import events, names
from ratskeller.games.rathulhu.kinds import ROMAN, TILES
from ratskeller.games.rathulhu.rules import codes
from ratskeller.kernel.hindsight import decimal
from ratskeller.kernel.ledger import Cell, Ledger, LedgerRow

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ratskeller.games.rathulhu.rules.state import Rathulhu
    from ratskeller.kernel.ledger import Look
    from ratskeller.kernel.words import Words


def write(looks: Sequence[Look], who: Sequence[str], words: Words) -> Sequence[Ledger]:
    """A row for every auction in which anybody was asked."""
    return [
        Ledger(
            title=words.say("ledger-lots"),
            about=words.say("ledger-lots.about"),
            columns=(words.say("ledger-lot"), *who, words.say("ledger-bids"), words.say("ledger-winner")),
            rows=tuple(_row(auction, who, words) for auction in _auctions(looks)),
        )
    ]


def _auctions(looks: Sequence[Look]) -> Iterator[list[Look]]:
    """The bids and passes of each, together."""
    auction: list[Look] = []
    for look in looks:
        if look.before.phase == codes.BIDDING:
            auction.append(look)
            if look.after.phase != codes.BIDDING:
                yield auction
                auction = []


def _row(auction: Sequence[Look], who: Sequence[str], words: Words) -> LedgerRow:
    state: Rathulhu = auction[0].before
    worth = [auction[0].figures.get(f"lot {seat + 1}") for seat in range(state.seats)]
    most = max(each for each in worth if each is not None)
    won = next((event for event in auction[-1].events if isinstance(event, events.AuctionWon)), None)
    winner = won.seat if won else None
    bids = [(look.seat, names.ACTIONS[look.code]) for look in auction]
    told = [f"{who[seat]} {bid.token}" for seat, bid in bids if isinstance(bid, names.Bid)]
    cells = [_worth(each, most, words) for each in worth]
    last = [Cell(", ".join(told) or "–"), Cell("–" if winner is None else who[winner])]
    return LedgerRow(auction[0].step, _lot(state, words), (*cells, *last))


def _worth(worth: float | None, most: float, words: Words) -> Cell:
    """Nothing for a seat without a face-up token (K10)."""
    return Cell("–") if worth is None else Cell(decimal(worth, 1, words.language), is_marked=worth == most)


def _lot(state: Rathulhu, words: Words) -> str:
    """`I: 2 Shoggoth, Altar, token 9`."""
    lying = Counter(tile for tile in state.track if tile != codes.EMPTY)
    tiles = [words.say("ledger-tile", count=count, **_named(tile)) for tile, count in sorted(lying.items())]
    token = words.say("ledger-token", token=state.board_token)
    return f"{ROMAN[state.aeon]}: {', '.join([*tiles, token])}"


def _named(code: int) -> dict[str, str]:
    """A tile as messages speak of it, without the name that a pack gives it."""
    tile = TILES[code]
    if tile.is_tome:
        return {"tile": "tome", "number": ROMAN[code - codes.TOME + 1]}
    if tile.is_site:
        return {"tile": "site", "number": str(code - codes.SITE + 1)}
    return {"tile": tile.replace(" ", "-"), "number": ""}
