"""Condyle Cove: what a card does, as a sentence made from its clauses: so one sees what the rules have understood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.condyle_cove.text import PHRASES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ratskeller.games.condyle_cove.cards import Card, Clause, Space
    from ratskeller.kernel.words import Words

WHO = {
    "you": "you",
    "another player": "other",
    "any player": "any",
    "any pawn": "pawn",
    "each other player": "others",
    "everyone": "all",
    "the same": "same",
    "the player": "player",
}


def _kinds(kinds: Sequence[str], words: Words) -> str:
    named = [words.say("kind", kind=kind) for kind in kinds]
    *others, last = named
    return words.say("either-or", others=", ".join(others), last=last) if others else last


def _where(clause: Clause, words: Words) -> str:
    """Where the target must stand, to be put behind it; nothing if it may stand anywhere."""
    kinds = clause.on or clause.off
    if not kinds:
        return ""
    return words.say("rule-standing", on=clause.on is not None, kinds=_kinds(kinds, words))


def _cards(clause: Clause, words: Words) -> str:
    cards = clause.cards if clause.cards is not None else clause.up_to or 1
    return words.say("rule-cards", cards="as-many" if cards == "as many" else cards)


def _condition(clause: Clause, words: Words) -> str:
    kinds = clause.if_on or clause.if_off
    if kinds:
        return words.say("rule-if", on=clause.if_on is not None, kinds=_kinds(kinds, words))
    if clause.if_alone or clause.if_shared:
        return words.say("rule-if-alone", alone=clause.if_alone)
    return ""


def clause_sentence(clause: Clause, words: Words) -> str:
    """One clause, without a full stop."""
    who, where = WHO[clause.who or "you"], _where(clause, words)
    say, cards = words.say, _cards(clause, words)
    match clause.do:
        case "move":
            two = isinstance(clause.spaces, tuple)
            first = clause.up_to or (clause.spaces[0] if isinstance(clause.spaces, tuple) else clause.spaces) or 0
            second = clause.spaces[1] if isinstance(clause.spaces, tuple) else 0
            how = say("rule-steps", first=first, second=second, kind="up" if clause.up_to else "two" if two else "one")
            said = say("rule-move", who=who, where=where, how=how, spare=clause.not_corner)
        case "place":
            kinds = clause.at or clause.not_at
            goal = say(
                "rule-goal",
                kind="on" if clause.at else "off" if kinds else "any",
                kinds=_kinds(kinds, words) if kinds else "",
            )
            said = say("rule-place", who=who, where=where, goal=goal)
        case "steal":
            said = say("rule-steal", who=who, where=where, cards=cards, source=clause.source or "", to=clause.to or "")
        case "lose":
            said = say("rule-lose", who=who, where=where, cards=cards, source=clause.source or "")
        case "recover":
            said = say("rule-recover", who=who, where=where, cards=cards, to=clause.to or "")
        case "peek" if clause.what == "act":
            said = say("rule-peek-act", cards=cards)
        case "grant":
            said = say(
                "rule-grant",
                who=who,
                where=where,
                gives=clause.gives or "",
                by=abs(clause.by or 0),
                less=(clause.by or 0) < 0,
                lasts=clause.lasts or "always",
            )
        case "cancel" | "flip":
            said = say(f"rule-{clause.do}", what=(clause.what or "").replace(" ", "-"))
        case "lay" | "end turn" | "die":
            said = say(f"rule-{clause.do.replace(' ', '-')}")
        case _:
            said = say(f"rule-{clause.do}", who=who, where=where, cards=cards)
    condition = _condition(clause, words)
    return say("rule-conditional", condition=condition, said=said) if condition else said


def line_sentence(clauses: Sequence[Clause], words: Words) -> str:
    """A whole line: its clauses one after another."""
    said = "; ".join(clause_sentence(clause, words) for clause in clauses)
    return f"{said[0].upper()}{said[1:]}."


def card_sentences(card: Card | Space, words: Words) -> Iterator[str]:
    """All that a card or a space does."""
    for word in ("does", "answers", "on_landing", "at_start", "always"):
        clauses = getattr(card, word, None)
        if clauses is not None:
            yield words.say("rule-when", when=word.replace("_", "-"), said=line_sentence(clauses, words))
    either = getattr(card, "either", None)
    if either is not None:
        first, second = (line_sentence(clauses, words) for clauses in either)
        yield words.say("rule-either", first=first, second=second)


def describe(name: str, count: int, card: Card | Space, language: str) -> str:
    """`2 × KIDNAPPED: Move any player …`."""
    words = PHRASES.words(language)
    return words.say(
        "rule-card", name=name, count=count, said=" ".join(card_sentences(card, words)) or words.say("rule-nothing")
    )
