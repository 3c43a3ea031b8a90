"""What a study found: every figure with its interval, and whether it stays within stated limits.

Many figures are looked at, and by chance alone one of twenty 95 % intervals misses the truth. So a verdict rests on
wider intervals (Bonferroni): wide enough that, if everything were just within its limit, the whole study would call
anything an outlier in one of twenty studies at most. The intervals that are shown are the usual 95 % ones.
"""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import TYPE_CHECKING, Literal

import msgspec

from ratskeller.lab.summary import EndingSummary, interval
from ratskeller.lab.sums import Estimate, Sums

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ratskeller.kernel.game import Ending
    from ratskeller.kernel.pieces import Pieces
    from ratskeller.lab.tally import PieceTally, Tally

FALSE_ALARM = 0.05  # of a whole study
# Limits. Shares are moved by odds, so that one limit fits two seats and four: x points are x / (p (1 - p)) of odds.
DEALT_LIMIT = 0.3  # 7.5 points of two seats: with a card beyond it, luck of the deal would decide more than play
TURNED_LIMIT = 0.6  # twice that: what is turned up comes once or twice in a game, and is meant to be felt
PLAYED_LIMIT = 0.15  # of the chance to win, beyond what its deck is usually worth: such a card decides by itself
CHOSEN_LEAST = 0.05  # of the chances: a card that is passed over twenty times before it is played is a dead card
AHEAD_MOST = 0.03  # points of a place in the order of play

Verdict = Literal["in bounds", "open", "never came up", "hardly ever chosen", "too strong", "too weak", "not judged"]
OUTLIERS: tuple[Verdict, ...] = ("hardly ever chosen", "too strong", "too weak")


class Finding(msgspec.Struct, frozen=True):
    """One piece."""

    deck: str
    name: str
    copies: int
    times: float  # a game: played by choice, turned up, landed on
    chosen: float | None  # part of the chances
    free: float | None  # part of the plays
    effect: Estimate | None  # of being dealt it, or of its being turned up, on the chance to win
    gain: Estimate | None  # of playing it and not the next best, in the eyes of the search
    verdict: Verdict
    reason: str


class Standing(msgspec.Struct, frozen=True):
    """How a seat did, or a place in the order of play."""

    number: int  # from 1
    wins: float
    low: float  # of the 95 % interval
    high: float
    verdict: Verdict


class Findings(msgspec.Struct, frozen=True):
    """All of it."""

    games: int
    steps: tuple[float, int, int]  # mean, least, most
    turns: tuple[float, int, int]
    by_seat: list[Standing]
    by_order: list[Standing]
    endings: list[EndingSummary]
    pieces: list[Finding]
    comparisons: int  # that the verdicts allow for
    z: float  # standard errors to either side in a verdict

    def outliers(self) -> list[Finding]:
        """What stands out, whether or not a reason is given."""
        return [each for each in self.pieces if each.verdict in OUTLIERS]


def find(tally: Tally, pieces: Pieces, endings: Mapping[int, Ending]) -> Findings:
    """What a tally says."""
    figures = [_Figures(tally, pieces, number) for number in range(len(pieces.pieces))]
    comparisons = max(1, sum(each.comparisons() for each in figures))
    z = certain(comparisons)
    return Findings(
        games=tally.games,
        steps=(tally.steps.total / tally.games, tally.steps.least, tally.steps.most),
        turns=(tally.turns.total / tally.games, tally.turns.least, tally.turns.most),
        by_seat=[_standing(place, wins, tally, None) for place, wins in enumerate(tally.by_seat)],
        by_order=[_standing(place, wins, tally, pieces.solo_wins) for place, wins in enumerate(tally.by_order)],
        endings=[
            EndingSummary(endings[code].name, endings[code].clause, games, games / tally.games)
            for code, games in sorted(tally.endings.items(), key=lambda each: (-each[1], each[0]))
        ],
        pieces=[each.finding(z) for each in figures],
        comparisons=comparisons,
        z=z,
    )


def certain(comparisons: int) -> float:
    """How many standard errors to either side leave room for so many comparisons."""
    return NormalDist().inv_cdf(1 - FALSE_ALARM / 2 / comparisons)


class _Figures:
    """The figures of one piece, before they are judged."""

    def __init__(self, tally: Tally, pieces: Pieces, number: int) -> None:
        found = tally.pieces[number]
        self._games = tally.games
        self._piece = pieces.pieces[number]
        self._deck = pieces.decks[self._piece.deck]
        self._found = found
        self.chosen = found.chosen / found.chances if found.chances else None
        self.gain = found.gain.ratio(tally.games)
        # A search believes too much in what it has chosen, whatever that is. So a card is compared with its deck.
        self.usual_gain = usual([each.gain for each in _deck_of(tally, pieces, self._piece.deck)])
        self.effect: Estimate | None = None
        self.limit = 0.0
        if self._deck.manner == "held":
            par = sum(tally.by_seat) / len(tally.by_seat) / tally.games
            self.effect, self.limit = found.dealt.mean(tally.games, par), DEALT_LIMIT * par * (1 - par)
        elif self._deck.manner == "turned":
            par = usual([each.happened for each in _deck_of(tally, pieces, self._piece.deck)])
            self.limit = TURNED_LIMIT * par * (1 - par)
            share = found.happened.ratio(tally.games)
            self.effect = share and beside(share, par, self.limit, found.happened.games)

    @property
    def _is_judged(self) -> bool:
        return self._deck.manner != "spare"

    def comparisons(self) -> int:
        """How many of its figures are judged."""
        return sum(each is not None for each in (self.chosen, self.gain, self.effect)) if self._is_judged else 0

    def finding(self, z: float) -> Finding:
        """The piece with its verdict."""
        found, manner = self._found, self._deck.manner
        times = found.plays if manner in {"held", "spare"} else found.happened.many
        return Finding(
            deck=self._deck.name,
            name=self._piece.name,
            copies=self._piece.copies,
            times=times / self._games,
            chosen=self.chosen,
            free=found.free / found.plays if found.plays else None,
            effect=self.effect,
            gain=self.gain,
            verdict=self._verdict(z) if self._is_judged else "not judged",
            reason=self._piece.reason,
        )

    def _verdict(self, z: float) -> Verdict:
        """The worst that its figures say; what could still be bad is open."""
        found, manner = self._found, self._deck.manner
        if not (found.chances or found.plays or found.happened.games):
            return "never came up"
        verdicts: list[Verdict] = []
        if manner in {"held", "turned"}:
            verdicts.append(judge(self.effect, self.limit, z))
        if found.gain.games:
            verdicts.append(judge(self.gain and self.gain.less(self.usual_gain), PLAYED_LIMIT, z))
        if self.chosen is not None:
            # Moments of one game are much alike, so only games are counted as observations.
            _, high = interval(self.chosen, found.games, z)
            hardly: Verdict = "hardly ever chosen" if high < CHOSEN_LEAST else "open"
            verdicts.append(hardly if self.chosen < CHOSEN_LEAST else "in bounds")
        ranking: Sequence[Verdict] = ("too strong", "too weak", "hardly ever chosen", "open", "in bounds")
        return min(verdicts or ["open"], key=ranking.index)


def beside(share: Estimate, par: float, limit: float, games: int) -> Estimate:
    """A share of so many games that were won, counted from the usual one.

    Where next to none or all were won, they hardly differ among themselves: that says nothing about how sure the share
    is. So its error is at least that of a share just at the limit, which is what it is compared with.
    """
    value = share.value - par
    bound = par + math.copysign(limit, value)
    return Estimate(value, max(share.error, math.sqrt(bound * (1 - bound) / games)))


def judge(figure: Estimate | None, limit: float, z: float) -> Verdict:
    """Whether a figure is surely beyond a limit, surely within, or neither; without one, or without a limit, who knows.

    There is no limit where all or nothing was won: nothing can be compared then.
    """
    if figure is None or limit <= 0:
        return "open"
    if figure.low(z) > limit:
        return "too strong"
    if figure.high(z) < -limit:
        return "too weak"
    return "in bounds" if -limit <= figure.low(z) and figure.high(z) <= limit else "open"


def usual(sums: Sequence[Sums]) -> float:
    """The mean over all pieces of a deck."""
    many = sum(each.many for each in sums)
    return sum(each.much for each in sums) / many if many else 0.0


def _deck_of(tally: Tally, pieces: Pieces, deck: int) -> list[PieceTally]:
    """The pieces of a deck, without those that are meant to stand out."""
    both = zip(tally.pieces, pieces.pieces, strict=True)
    return [found for found, piece in both if piece.deck == deck and not piece.reason]


def _standing(place: int, wins: float, tally: Tally, alone: tuple[float, float] | None) -> Standing:
    """How a place did: nobody may be ahead by much; alone, the share of games that are won has bounds."""
    seats, games = len(tally.by_seat), tally.games
    share = wins / games
    low, high = interval(share, games)
    least, most = (0.0, 1 / seats + AHEAD_MOST) if seats > 1 else alone or (0.0, 1.0)
    surely_low, surely_high = interval(share, games, certain(seats))
    verdict: Verdict = "open"
    if surely_low > most:
        verdict = "too strong"
    elif surely_high < least:
        verdict = "too weak"
    elif least <= surely_low and surely_high <= most:
        verdict = "in bounds"
    return Standing(place + 1, share, low, high, verdict)
