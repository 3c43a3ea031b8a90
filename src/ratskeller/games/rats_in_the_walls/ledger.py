"""The Rats in the Walls: every word that was answered, how likely it was, and what both answers were worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.rats_in_the_walls.hindsight import chance_of
from ratskeller.games.rats_in_the_walls.rules import codes
from ratskeller.kernel.hindsight import decimal
from ratskeller.kernel.ledger import Cell, Ledger, LedgerRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.rats_in_the_walls.rules.state import Rats
    from ratskeller.kernel.ledger import Look
    from ratskeller.kernel.words import Words

SAID_MOST = 3  # words of a balanced player that are told
HARDLY = 0.05


def write(looks: Sequence[Look], who: Sequence[str], words: Words) -> Sequence[Ledger]:
    """The answers, and the words that were said."""
    return [_answers(looks, who, words), _said(looks, who, words)]


def _answers(looks: Sequence[Look], who: Sequence[str], words: Words) -> Ledger:
    columns = ("to", "word", "truth", "true", "believe", "doubt", "mix", "answer")
    rows = [
        _answer(look, looks[place + 1 :], who, words)
        for place, look in enumerate(looks)
        if look.before.phase == codes.ANSWERING and {codes.BELIEVE, codes.DOUBT} <= set(look.options)
    ]
    return Ledger(
        title=words.say("ledger-answers"),
        about=words.say("ledger-answers.about"),
        columns=tuple(words.say(f"ledger-{column}") for column in columns),
        rows=tuple(rows),
    )


def _answer(look: Look, later: Sequence[Look], who: Sequence[str], words: Words) -> LedgerRow:
    state: Rats = look.before
    believe, doubt = look.options[codes.BELIEVE], look.options[codes.DOUBT]
    truth = _truth(look, later)
    answer = "ledger-doubted" if look.code == codes.DOUBT else "ledger-believed"
    cells = [
        Cell(words.say("ledger-rats", rats=state.claim, dice=state.dice)),
        Cell(f"{chance_of(state, state.claim)} → {round(100 * look.figures['truth'])} %"),
        Cell(words.say("ledger-unknown" if truth is None else "ledger-was-true" if truth else "ledger-was-lie")),
        Cell(decimal(100 * believe.share, 1, words.language), is_marked=believe.share >= doubt.share),
        Cell(decimal(100 * doubt.share, 1, words.language), is_marked=doubt.share >= believe.share),
        Cell(f"{round(100 * doubt.likely)} %"),
        Cell(words.say(answer)),
    ]
    title = words.say("ledger-claim", giver=who[state.giver], who=who[look.seat])
    return LedgerRow(look.step, title, tuple(cells), look.seat)


def _truth(look: Look, later: Sequence[Look]) -> bool | None:
    """Whether a word was true; None of dice that have not fallen yet (R35), and never do if they are believed."""
    state: Rats = look.before
    rats = state.ones + 2 * state.twos
    if not state.seen_by:
        if look.code != codes.DOUBT:
            return None
        ones, twos = divmod(later[0].code, codes.ROLL_BASE)
        rats = ones + 2 * twos
    return rats >= state.claim if state.claim else rats == 0


def _said(looks: Sequence[Look], who: Sequence[str], words: Words) -> Ledger:
    columns = ("giver", "knew", "said", "doubts", "balanced")
    rows = [_word(look, who, words) for look in looks if _is_word(look)]
    return Ledger(
        title=words.say("ledger-words"),
        about=words.say("ledger-words.about"),
        columns=tuple(words.say(f"ledger-{column}") for column in columns),
        rows=tuple(rows),
    )


def _is_word(look: Look) -> bool:
    return bool(look.options) and codes.ANNOUNCE <= look.code <= codes.ANNOUNCE + codes.RATS_MAX


def _word(look: Look, who: Sequence[str], words: Words) -> LedgerRow:
    state: Rats = look.before
    doubted = look.figures.get(f"doubted {look.code}")
    likely = sorted((each for each in look.options.values() if each.likely >= HARDLY), key=lambda each: -each.likely)
    mix = [
        words.say("ledger-mixed", what=_short(each.code, words), times=round(100 * each.likely))
        for each in likely[:SAID_MOST]
    ]
    cells = (
        Cell(str(state.ones + 2 * state.twos) if state.seen_by and state.has_seen(look.seat) else "–"),
        Cell(_short(look.code, words)),
        Cell("–" if doubted is None else f"{round(100 * doubted)} %"),
        Cell(", ".join(mix)),
    )
    return LedgerRow(look.step, words.say("ledger-cup", who=who[look.seat], dice=state.dice), cells, look.seat)


def _short(code: int, words: Words) -> str:
    """What a Giver does, in a word."""
    if codes.ANNOUNCE <= code <= codes.ANNOUNCE + codes.RATS_MAX:
        return str(code - codes.ANNOUNCE)
    return words.say(
        "ledger-does", what={codes.PEEK: "peek", codes.REROLL: "reroll", codes.TURN: "turn"}.get(code, "shake")
    )
