"""Rathulhu: what each choice costs and may bring: what the lot would pay everybody who can bid, by the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.rathulhu import names
from ratskeller.games.rathulhu.kinds import TILES, Tile
from ratskeller.games.rathulhu.rules import codes, scoring
from ratskeller.games.rathulhu.rules.worth import Worth
from ratskeller.kernel.chances import percent, signed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ratskeller.games.rathulhu.rules.state import Rathulhu
    from ratskeller.games.rathulhu.view import View
    from ratskeller.kernel.words import Words


def stakes(state: Rathulhu, view: View, who: Sequence[str], words: Words) -> Callable[[int], str]:
    """What stands under the buttons of whoever is asked: only the mover ever is."""
    return _Stakes(state, view, who, words).say


class _Stakes:
    """What one decision may bring."""

    def __init__(self, state: Rathulhu, view: View, who: Sequence[str], words: Words) -> None:
        self.state, self.view, self.who, self.words = state, view, who, words
        self.me = state.mover
        self.mine: str | None = None  # the same for every bid

    def say(self, code: int) -> str:
        """The stakes of an action."""
        match names.ACTIONS[code]:
            case names.Draw():
                return self._drawing()
            case names.Take(tile=tile):
                return self._taking(TILES.index(tile))
            case names.Discard(tile=tile):
                return self._losing(TILES.index(tile))
            case names.Stop():
                points = scoring.worth(self.state, self.me, codes.ROW_OLD_ONES)
                return self.words.say("stakes-stop", points=signed(points))
            case names.Invoke():
                is_full = self.state.tiles == codes.TRACK_SPACES
                return self.words.say("stakes-invoke", worth=self._lot(self._others()), full=is_full)
            case names.Bid(token=token):
                self.mine = self.mine or self._lot()
                return self.words.say("stakes-bid", worth=self.mine, token=token, board=self.state.board_token)
        return self.words.say("stakes-pass", worth=self._lot(self._others()))

    # ---- what tiles are worth ----------------------------------------------------------------------------------

    def _gain(self, seat: int, hand: list[int]) -> tuple[int, int]:
        """What another collection would pay a seat more: if the Aeon ended now, and only after the third."""
        before, after = self.state, self.state.copy()
        held = after.held
        held[seat] = hand
        after.held = held
        due = scoring.rows_due(before)
        more = [scoring.worth(after, seat, row) - scoring.worth(before, seat, row) for row in range(codes.ROW_TOKENS)]
        return sum(more[:due]), sum(more[due:])

    def _with_lot(self, seat: int) -> tuple[int, int]:
        """What the tiles on the auction track would pay, Setbacks resolved."""
        scale = Worth()
        scale.lay_on(self.state, seat)
        scale.add_track(self.state)
        return self._gain(seat, list(scale.hand))

    def _lot(self, others: Sequence[str] = ()) -> str:
        """What the lot is worth to this seat, and to others who may get it."""
        return self._worded("lot-worth", *self._with_lot(self.me), others)

    def _others(self) -> list[str]:
        """What it is worth to all who can still bid. K32: not where their favour is hidden."""
        view = self.view
        asked = view.auction.waiting if view.auction else [seat for seat in range(len(view.seats)) if seat != self.me]
        able = [seat for seat in asked if view.seats[seat].tokens_up and view.seats[seat].now is not None]
        return [f"{self.who[seat]} {signed(self._with_lot(seat)[0])}" for seat in able]

    def _worded(self, message: str, now: int, later: int, others: Sequence[str] = ()) -> str:
        told = ", ".join(others)
        return self.words.say(message, now=signed(now), later=later, end=signed(later), others=told, count=len(others))

    # ---- the other actions -------------------------------------------------------------------------------------

    def _drawing(self) -> str:
        """5.3, 10.2: what the bag may bring; everybody knows what is left in it."""
        bag, tiles = self.view.bag, self.view.bag_tiles
        setbacks = sum(count for tile, count in bag.items() if tile.is_setback)
        return self.words.say(
            "stakes-draw",
            sign=percent(bag.get(Tile.ELDER_SIGN, 0), tiles),
            setback=percent(setbacks, tiles),
            last=self.view.signs == self.view.spaces - 1,
        )

    def _taking(self, kind: int) -> str:
        scale = Worth()
        scale.lay_on(self.state, self.me)
        hand = list(scale.hand)
        hand[codes.OLD_ONE] -= 1
        hand[kind] += 1
        scale.hand = hand
        scale.settle()
        return self._worded("stakes-take", *self._gain(self.me, list(scale.hand)))

    def _losing(self, kind: int) -> str:
        hand = list(self.state.held[self.me])
        hand[kind] -= 1
        return self._worded("stakes-discard", *self._gain(self.me, hand))
