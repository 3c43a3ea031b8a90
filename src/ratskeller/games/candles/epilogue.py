"""Candles: what is said when it is dark."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.candles import events
from ratskeller.kernel.epilogue import Found, best

if TYPE_CHECKING:
    from ratskeller.kernel.epilogue import Epilogue, Past


def write(past: Past) -> Epilogue:
    """Who found the stairs, who snuffed how many, and the light that was left over."""
    (winner,) = past.winners
    way = "watched" if past.viewer < 0 else "won" if past.viewer == winner else "lost"
    snuffed = [past.state.score(seat) for seat in past.seats]
    unit = past.say("epilogue-unit")
    return past.write(
        past.say("epilogue-headline", way=way, who=past.names[winner]),
        unit,
        [past.row(unit, snuffed)],
        past.highlight("epilogue-left", best(_left(past, winner))),
        [past.say("candles", candles=each) for each in snuffed],
    )


def _left(past: Past, winner: int) -> list[Found]:
    """What the winner has left to the other, the fewest last."""
    told = [each for each in past.happened() if isinstance(each.what, events.Snuffed) and each.what.seat == winner]
    return [Found(each.step, each.step, {"who": past.names[winner], "lit": each.what.lit}) for each in told]
