"""A decision that gave something away, as it is shown to a game that says why another one was better."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

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


def say_terms(slip: Slip, words: Words, name: Callable[[str], str]) -> list[str]:
    """What is sooner lost or won, and which terms, as the game names them, speak most for the best: a sentence each."""
    found = []
    (best_over, done_over), (best_won, done_won) = slip.term(OVER), slip.term(WON)
    lost, spared = done_over - done_won, best_over - best_won
    if lost - spared >= AT_ONCE:
        found.append(words.say("hindsight-lost", done=round(100 * lost), best=round(100 * spared)))
    elif best_won - done_won >= AT_ONCE:
        found.append(words.say("hindsight-won", done=round(100 * done_won), best=round(100 * best_won)))
    terms = [name(gap.name) for gap in slip.speaking()]
    if terms:
        found.append(words.say("hindsight-speaks", terms=words.listed(terms)))
    elif not found:
        found.append(words.say("hindsight-others"))
    return found


def decimal(number: float, places: int, language: str) -> str:
    """`0.3`, in German `0,3`; with a true minus sign."""
    text = f"{number:.{places}f}".replace("-", "−")
    return text.replace(".", ",") if language == "de" else text
