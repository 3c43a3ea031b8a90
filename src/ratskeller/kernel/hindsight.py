"""A decision that gave something away, as it is shown to a game that says why another one was better."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ratskeller.kernel.words import Words

OVER, WON = "over", "won"  # among the terms: how often it was decided, and what that brought
AT_ONCE = 0.05  # so much more often lost or won at once is worth a sentence
SPEAKS = 0.2  # a term is named that has this part of what speaks for the best, and two at most


class Gap(NamedTuple):
    """A term of the outlook, by so much higher after the best than after what was done."""

    name: str
    more: float


class Slip(NamedTuple):
    """What was done, what would have been better, and what is known of the difference."""

    seat: int
    done: int
    best: int
    gain: float  # the part of a win that the best brings beyond what was done
    points: float  # … in points, where one counts in those
    worth: float  # the points that the best leads to in the end
    terms: Mapping[str, tuple[float, float]]  # what the outlook is made of, after the best and after what was done
    facts: Mapping[str, float]  # what else the mind says of the decision
    given: Sequence[float] = ()  # what it gave to every seat, of a win; of its own, less than nothing

    def gaps(self) -> list[Gap]:
        """The terms that differ, the ones that speak most for the best first."""
        found = [Gap(name, best - done) for name, (best, done) in self.terms.items() if name not in {OVER, WON}]
        return sorted((gap for gap in found if gap.more), key=lambda gap: -gap.more)

    def speaking(self) -> list[Gap]:
        """The one or two terms that speak most for the best."""
        gaps = [gap for gap in self.gaps() if gap.more > 0]
        whole = sum(gap.more for gap in gaps)
        return [gap for gap in gaps if gap.more >= SPEAKS * whole][:2]

    def term(self, name: str) -> tuple[float, float]:
        """A term after the best and after what was done; nothing where there is no such term."""
        return self.terms.get(name, (0.0, 0.0))


def say_terms(slip: Slip, who: Sequence[str], words: Words, name: Callable[[Gap], str]) -> list[str]:
    """What is soon lost or won, or which terms, as the game names them, speak most for the best; else who gained by it.

    Terms are those of the tries that are still undecided. Where more are decided after one choice than after the other,
    those are different tries, and their terms tell nothing.
    """
    (best_over, done_over), (best_won, done_won) = slip.term(OVER), slip.term(WON)
    lost, spared = done_over - done_won, best_over - best_won
    if lost - spared >= AT_ONCE:
        return [words.say("hindsight-lost", who=who[slip.seat], done=round(100 * lost), best=round(100 * spared))]
    if best_won - done_won >= AT_ONCE:
        return [words.say("hindsight-won", done=round(100 * done_won), best=round(100 * best_won))]
    if abs(best_over - done_over) < AT_ONCE and (terms := [name(gap) for gap in slip.speaking()]):
        return [words.say("hindsight-speaks", terms=words.listed(terms))]
    return [say_gainer(slip, who, words)]


def say_gainer(slip: Slip, who: Sequence[str], words: Words) -> str:
    """Who had most of what was given away."""
    given = [(part, seat) for seat, part in enumerate(slip.given) if seat != slip.seat and part > 0]
    if not given:
        return words.say("hindsight-others")
    part, seat = max(given)
    return words.say("hindsight-gainer", who=who[seat], part=decimal(100 * part, 1, words.language))


def decimal(number: float, places: int, language: str) -> str:
    """`0.3`, in German `0,3`; with a true minus sign, and without one where nothing is left."""
    text = f"{number:z.{places}f}".replace("-", "−")
    return text.replace(".", ",") if language == "de" else text
