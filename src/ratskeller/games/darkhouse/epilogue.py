"""Darkhouse: what is said when the shift is over. Every page line by line, the verdict, and the dearest hours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.darkhouse import events
from ratskeller.games.darkhouse.rules import codes
from ratskeller.kernel.epilogue import Found, SheetRow, best, plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.kernel.epilogue import Epilogue, Past


def write(past: Past) -> Epilogue:
    """Who was best, who may come back tomorrow, and what every block was worth."""
    unit = past.say("epilogue-unit")
    moments = _Moments(past)
    return past.write(
        _headline(past),
        unit,
        [*_rows(past), _verdicts(past), past.total(unit)],
        [
            *past.highlight("epilogue-decided", _decided(past, moments.pages)),
            *past.highlight("epilogue-gem", best(moments.gems)),
            *past.highlight("epilogue-arcs", best(moments.arcs)),
            *past.highlight("epilogue-shut", best(moments.shut)),
        ],
        [past.say("epilogue-points", points=plain(past.state.score(seat))) for seat in past.seats],
    )


def _target(past: Past) -> int:
    """8.2, D30: the points that keep somebody on."""
    games: int = past.state.games
    return -(-codes.TARGET * games // codes.TARGET_GAMES)


def _headline(past: Past) -> str:
    winners, viewer = past.winners, past.viewer
    judged = viewer if viewer >= 0 else winners[0]
    way = "watched" if viewer < 0 else "won" if viewer in winners else "lost"
    shared = way == "won" and len(winners) > 1
    return past.say(
        "epilogue-alone" if len(past.seats) == 1 else "epilogue-headline",
        way="shared" if shared else way,
        who=past.others(winners) if shared else past.listed(winners),
        count=len(winners),
        kept=past.state.is_kept_on(judged),
    )


# ---- the sheet ---------------------------------------------------------------------------------------------


def _rows(past: Past) -> list[SheetRow]:
    """The blocks of every game, its X's and bonuses, and their sum."""
    rows: list[SheetRow] = []
    several = past.state.games > 1
    for game in range(1, past.state.games + 1):
        pages = [past.state.page_score(seat, game) for seat in past.seats]
        for block in range(1, codes.BLOCKS_END):
            title = past.say("epilogue-block", game=game, block=block, several=several)
            counted = [_times(page, block) for page in pages]
            rows.append(past.row(title, [page.points[block] for page in pages], counted))
        for name, points in (
            ("epilogue-crosses", [-page.cost for page in pages]),
            ("epilogue-early", [page.early for page in pages]),
            ("epilogue-no-x", [page.no_x for page in pages]),
        ):
            if any(points):
                rows.append(past.row(past.say(name, game=game, several=several), points))
        if several:
            sums = tuple(plain(page.total) for page in pages)
            rows.append(SheetRow("sum", past.say("epilogue-game", game=game), sums))
    return rows


def _times(page: Any, block: int) -> str:
    """How often the sum of a block counts, if more than once."""
    return f"{page.sums[block]}×{page.factors[block]}" if page.factors[block] > 1 else ""


def _verdicts(past: Past) -> SheetRow:
    kept = tuple(past.say("epilogue-verdict", kept=past.state.is_kept_on(seat)) for seat in past.seats)
    return SheetRow("fact", past.say("epilogue-target", points=_target(past)), kept)


# ---- the moments -------------------------------------------------------------------------------------------


def _decided(past: Past, pages: Sequence[dict[int, tuple[int, int]]]) -> Found:
    """The game in which the winner was farthest ahead of the second, or the block; alone, how far the target was."""
    last = len(past.states) - 1
    told: dict[str, object] = {"who": past.names[past.order[0]], "game": 0, "block": 0, "other": 0, "second": ""}
    if len(past.seats) == 1:
        left = past.state.score(0) - _target(past)
        return Found(0, last, {**told, "points": abs(left), "how": "kept" if left >= 0 else "fired"})
    winner, second = past.order[:2]
    told["second"] = past.names[second]
    if past.state.score(winner) == past.state.score(second):
        how = "shared" if len(past.winners) > 1 else "level"
        return Found(0, last, {**told, "points": 0, "how": how})
    if past.state.games == 1:
        mine, theirs = (list(past.state.page_score(seat, 1).points) for seat in (winner, second))
        block = max(range(1, codes.BLOCKS_END), key=lambda each: mine[each] - theirs[each])
        return Found(0, last, {**told, "block": block, "points": mine[block], "other": theirs[block], "how": "block"})
    game = max(pages[winner], key=lambda each: pages[winner][each][1] - pages[second][each][1])
    step, points = pages[winner][game]
    told |= {"game": game, "points": plain(points), "other": plain(pages[second][game][1])}
    return Found(0, step, {**told, "how": "ahead"})


class _Moments:
    """The dearest and the brightest hours of a shift."""

    def __init__(self, past: Past) -> None:
        self.gems: list[Found] = []  # blocks that were filled, by their points
        self.shut: list[Found] = []  # blocks that were not, by their X's
        self.arcs: list[Found] = []  # what somebody fed to arcs in one round, by the pips
        self.pages: list[dict[int, tuple[int, int]]] = [{} for _ in past.seats]  # by game: the step and the points
        self._names = past.names
        self._when = {"game": 1, "round": 1}
        self._fed: dict[int, tuple[int, int]] = {}  # by seat: how many dice, and their pips
        for step, what in past.happened():
            self._note(step, what)

    def _note(self, step: int, what: object) -> None:
        match what:
            case events.GameBegan(game=game):
                self._when["game"] = game
            case events.TrackWritten(round=number):
                self._when["round"] = number
                self._fed.clear()
            case events.Repaired(seat=seat, block=block, points=points):
                self.gems.append(self._found(points, step, seat, block=block, points=points))
            case events.Shut(seat=seat, block=block, crosses=crosses):
                self.shut.append(self._found(crosses, step, seat, block=block, crosses=crosses))
            case events.Arced(seat=seat, die=die):
                dice, pips = self._fed.get(seat, (0, 0))
                dice, pips = self._fed[seat] = (dice + 1, pips + die)
                self.arcs.append(self._found(pips, step, seat, dice=dice, pips=pips))
            case events.PageScored(seat=seat, game=game, points=points):
                self.pages[seat][game] = (step, points)

    def _found(self, worth: int, step: int, seat: int, **facts: int) -> Found:
        return Found(worth, step, {"who": self._names[seat], **self._when, **facts})
