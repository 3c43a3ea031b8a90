"""The figures of a study as cells, the same in a terminal and in Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ratskeller.lab.findings import (
    AHEAD_MOST,
    CHOSEN_LEAST,
    DEALT_LIMIT,
    PLAYED_LIMIT,
    TURNED_LIMIT,
    Finding,
    Findings,
    Standing,
)
from ratskeller.lab.sums import ENOUGH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.pieces import Manner, Pieces
    from ratskeller.lab.simulation_plan import SimulationPlan
    from ratskeller.lab.sums import Estimate

NOTHING = "–"
HEADS: dict[Manner, tuple[str, ...]] = {
    "held": ("Card", "Verdict", "Played", "Chosen", "Free", "Dealt", "Worth"),
    "spare": ("Card", "Verdict", "Played", "Chosen", "Free", "Worth"),
    "turned": ("Card", "Verdict", "Turned up", "Effect"),
    "place": ("Space", "Verdict", "Landed on", "Chosen", "Worth"),
}


def points(figure: Estimate | None) -> str:
    """`+1.2 ±2.6`: points of a hundred, with half of the 95 % interval."""
    if figure is None:
        return NOTHING
    return f"{100 * figure.value:+.1f} ±{100 * figure.reach:.1f}".replace("-", "−")


def share(part: float | None) -> str:
    """`29 %`."""
    return NOTHING if part is None else f"{100 * part:.0f} %"


class Sheet(NamedTuple):
    """A table. The first two columns are words, the others numbers."""

    heads: tuple[str, ...]
    rows: list[list[str]]


def lengths(findings: Findings) -> Iterator[str]:
    """How long the games were."""
    for name, (mean, least, most) in (("Steps", findings.steps), ("Turns", findings.turns)):
        yield f"{name} in a game: {mean:.1f} on average, {least:,} to {most:,}."


def standings(plan: SimulationPlan, findings: Findings) -> Iterator[Sheet]:
    """Who wins, by the order of play; and by seat, where the bots are not all the same."""
    wins = ("Wins", "95 % interval", "Against even")
    if plan.seats > 1:
        yield Sheet(("Turn order", "Verdict", *wins), [_standing(each, plan.seats) for each in findings.by_order])
    else:
        yield Sheet(("", "Verdict", *wins[:2]), [["alone", *_standing(each, 1)[1:]] for each in findings.by_order])
    if len(set(plan.bots)) > 1:
        rows = zip(findings.by_seat, plan.bots, strict=True)
        yield Sheet(("Seat", "Bot", *wins), [_standing(each, plan.seats, bot) for each, bot in rows])


def _standing(standing: Standing, seats: int, bot: str = "") -> list[str]:
    """A place in the order of play: its verdict or its bot, its wins, the interval, and how far it is from even."""
    return [
        str(standing.number),
        bot or ("ok" if standing.verdict == "in bounds" else standing.verdict),
        f"{100 * standing.wins:.1f} %",
        f"{100 * standing.low:.1f} – {100 * standing.high:.1f} %",
        *([f"{100 * (standing.wins - 1 / seats):+.1f}".replace("-", "−")] if seats > 1 else []),
    ]


def decks(findings: Findings, pieces: Pieces) -> Iterator[tuple[str, Sheet]]:
    """Each deck with its pieces."""
    for deck in pieces.decks:
        found = [each for each in findings.pieces if each.deck == deck.name]
        yield deck.name, Sheet(HEADS[deck.manner], [cells(each, deck.manner) for each in found])


def undecided(findings: Findings) -> str:
    """How many more games would tell; nothing if all is decided."""
    count = sum(each.verdict == "open" for each in findings.pieces)
    return f"{count} of {len(findings.pieces)} are still open: too few games to say." if count else ""


def cells(found: Finding, manner: Manner) -> list[str]:
    """A row under the heads of its manner."""
    name = f"{found.name} ×{found.copies}" if found.copies > 1 else found.name
    row = [name, verdict(found), f"{found.times:.2f}"]
    if manner == "turned":
        return [*row, points(found.effect)]
    row.append(share(found.chosen))
    if manner in {"held", "spare"}:
        row.append(share(found.free))
    if manner == "held":
        row.append(points(found.effect))
    return [*row, points(found.gain)]


def verdict(found: Finding) -> str:
    """The verdict; what is as it should be needs no words."""
    return {"in bounds": "ok", "not judged": ""}.get(found.verdict, found.verdict)


def legend(findings: Findings, pieces: Pieces, seats: int) -> Iterator[str]:
    """What the columns say, and the limits behind the verdicts."""
    par = 1 / seats if seats > 1 else findings.by_order[0].wins
    dealt = 100 * DEALT_LIMIT * par * (1 - par)
    yield "Played, Turned up, Landed on: how often in a game, all seats together."
    yield (
        "Chosen: of the moments at which its holder could have played it and could have done something else, those at "
        f"which it was played. {100 * CHOSEN_LEAST:.0f} % are asked for; a card that is passed over more often is dead."
    )
    yield "Free: of all its plays, those at which its holder need not have played anything."
    yield (
        "Dealt: by how many points the seat that was dealt one copy wins more than a seat that was dealt any card. It "
        f"does not depend on how the card is used. Up to {dealt:.1f} points are fine here (odds of {DEALT_LIMIT})."
    )
    yield (
        "Effect: by how many points the seat that it happens to wins more than those to which another card of its deck "
        f"does; cards with a reason do not count there. Odds of {TURNED_LIMIT} are fine, twice as much as for a card "
        "that is dealt, since such cards come once or twice and are meant to be felt."
    )
    yield (
        "Worth: when it was chosen, by how many points the search sees a better chance to win than with the best that "
        "it could do without that card. A search believes too much in whatever it has chosen, so all of these are too "
        f"high by about as much: a card {100 * PLAYED_LIMIT:.0f} points above the mean of its deck would decide "
        "by itself."
    )
    if seats > 1:
        yield f"No place in the order of play may be ahead of even by more than {100 * AHEAD_MOST:.0f} points."
    elif pieces.solo_wins is not None:
        least, most = pieces.solo_wins
        yield f"Alone, {100 * least:.0f} to {100 * most:.0f} % of the games should be won by good play."
    yield f"After ± stands half of the 95 % interval, by whole games. A figure rests on {ENOUGH} games or is not given."
    yield (
        f"A verdict allows for all {findings.comparisons} figures looked at (Bonferroni): an interval of "
        f"{findings.z:.2f} standard errors to either side must lie beyond the limit, so that one study of twenty at "
        "most calls anything an outlier by chance. Within the limit as surely is “ok”, neither is “open”: more games "
        "would tell."
    )
