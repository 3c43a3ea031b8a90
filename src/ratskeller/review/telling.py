"""What a review says, as sentences in a language: what happened at a step, what was better, and why."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from ratskeller.kernel.epilogue import Past, look_back
from ratskeller.kernel.hindsight import Slip, decimal
from ratskeller.kernel.ledger import Look
from ratskeller.kernel.numbers import CHANCE, SPECTATOR
from ratskeller.kernel.replay import replay
from ratskeller.review.words import REVIEW

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.ledger import Ledger
    from ratskeller.kernel.record import Record
    from ratskeller.review.reviewed import Judgement, ReviewedStep


class ToldSlip(msgspec.Struct, frozen=True):
    """A decision that gave something away, in words."""

    step: int
    seat: int
    who: str
    when: str  # the turn and the round
    asked: str  # of its player, then
    done: str
    best: str
    loss: str  # with its unit
    why: str
    sure: str  # how sure that is
    share: float


class Telling:
    """Words what a review has found of one game."""

    def __init__(self, game: Game, record: Record, language: str) -> None:
        """The game is played again once; `language` is one of ours."""
        self.game, self.language = game, language
        self.match = replay(game, record)
        self.names = self.match.names
        self.words = game.words(language)
        self.say = REVIEW.words(language).say
        self._states = look_back(self.match)

    def headline(self) -> str:
        """How the game ended."""
        past = Past(self.match, self._states, SPECTATOR, self.names, self.words)
        return self.game.epilogue(past).headline

    def happened(self, step: int) -> str:
        """What a step did, as everybody could see it; what nobody saw then is told now that the game is over."""
        events = self.match.events[step - 1]
        told = [event for event in events if event.is_for(SPECTATOR)] or events
        return " ".join(self.match.sentence(event.what, SPECTATOR, self.language) for event in told)

    def when(self, step: int) -> str:
        """The round that a step belongs to, where a game has rounds."""
        view = self.game.view(self._states[step - 1], SPECTATOR)
        return self.game.turn(view, self.names, self.words).title

    def asked(self, step: int, seat: int) -> str:
        """What was asked of a seat, as it read it."""
        return self.game.prompt(self.game.view(self._states[step - 1], seat), self.names, self.words)

    def label(self, step: int, seat: int, code: int) -> str:
        """What could be done at a step, as it stood on the button."""
        return self.labels(step, seat, [code])[0]

    def labels(self, step: int, seat: int, codes: Iterable[int]) -> list[str]:
        """… of several choices."""
        view = self.game.view(self._states[step - 1], seat)
        return [self.game.label(view, code, self.names, self.words) for code in codes]

    def share(self, part: float, places: int = 0) -> str:
        """A part of a win, of a hundred."""
        return decimal(100 * part, places, self.language)

    def loss(self, judgement: Judgement) -> str:
        """What was given away, with its unit."""
        return tell_loss(judgement, self.language)

    def slip(self, found: ReviewedStep) -> ToldSlip | None:
        """A slip in words; None of all other steps."""
        judgement = found.judgement
        if judgement is None or not judgement.is_slip or found.by is None:
            return None
        done, best = judgement.options[:2]
        return ToldSlip(
            step=found.step,
            seat=found.by,
            who=self.names[found.by],
            when=self.when(found.step),
            asked=self.asked(found.step, found.by),
            done=self.label(found.step, found.by, done.code),
            best=self.label(found.step, found.by, best.code),
            loss=self.loss(judgement),
            why=self.why(found.step, found.by, judgement),
            sure=self._sure(judgement),
            share=judgement.loss,
        )

    def why(self, step: int, seat: int, judgement: Judgement) -> str:
        """What was better about the best than about what was done; nothing where the game does not say."""
        if self.game.hindsight is None:
            return ""
        return self.game.hindsight(self._states[step - 1], slip_of(seat, judgement), self.names, self.words)

    # ---- the ledgers ---------------------------------------------------------------------------------------

    def ledgers(self, steps: Sequence[ReviewedStep]) -> Sequence[Ledger]:
        """The figures of the game, of a whole review; tables without a row are left out."""
        if self.game.ledgers is None:
            return ()
        looks = [self._look(before, found) for before, found in pairwise(steps)]
        return [each for each in self.game.ledgers(looks, self.names, self.words) if each.rows]

    def _look(self, before: ReviewedStep, found: ReviewedStep) -> Look:
        judgement, step = found.judgement, found.step
        options = judgement.options if judgement else ()
        points = [each.points for each in options if each.points is not None]
        code = self.game.read_outcome(found.do) if found.by is None else self.game.read_action(found.do)
        return Look(
            step=step,
            seat=CHANCE if found.by is None else found.by,
            code=code,
            before=self._states[step - 1],
            after=self._states[step],
            events=[event.what for event in self.match.events[step - 1]],
            figures=found.figures,
            options={each.code: each for each in options},
            best=max(options, key=lambda each: each.gain).code if options else None,
            loss=max(points) - points[0] if points else None,
            chances=(before.chances, found.chances),
            points=(before.points, found.points),
        )

    def _sure(self, judgement: Judgement) -> str:
        if not judgement.tries:
            return self.say("review-worked-out")
        best = judgement.options[1]
        low, high = self.share(best.low, 1), self.share(best.high, 1)
        if low == high:
            return self.say("review-always", tries=judgement.tries)
        return self.say("review-tried-out", tries=judgement.tries, low=low, high=high)


def tell_loss(judgement: Judgement, language: str) -> str:
    """What was given away, with its unit."""
    say = REVIEW.words(language).say
    if judgement.points is not None:
        return say("review-points", points=decimal(judgement.points, 1, language))
    return say("review-share", share=decimal(100 * judgement.loss, 1, language))


def slip_of(seat: int, judgement: Judgement) -> Slip:
    """A judgement as a game gets it that is to say what is better about the best."""
    done, best = judgement.options[:2]
    points, worth = judgement.points or 0.0, best.points or 0.0
    return Slip(
        seat, done.code, best.code, best.gain, points, worth, judgement.terms, judgement.facts, judgement.given_away
    )
