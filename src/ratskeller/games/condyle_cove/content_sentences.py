"""Condyle Cove: what a card does, as a sentence made from its clauses: so one sees what the rules have understood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.condyle_cove.text import PHRASES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ratskeller.games.condyle_cove.content_cards import Card, Space
    from ratskeller.games.condyle_cove.content_grammar import Clause
    from ratskeller.kernel.words import Words

WHO = {
    "you": "you",
    "another player": "other",
    "any player": "any",
    "any pawn": "pawn",
    "each other player": "others",
    "everyone": "all",
    "the player": "player",
}
MANY = {"others", "all"}


def _kinds(kinds: Sequence[str], words: Words, *, goal: bool = False) -> str:
    named = [words.say("kind-to" if goal else "kind-at", kind=kind) for kind in kinds]
    *others, last = named
    return words.say("either-or", others=", ".join(others), last=last) if others else last


def _where(clause: Clause, who: str, words: Words) -> str:
    """Where the target must stand, to be put behind it; nothing if it may stand anywhere."""
    kinds = clause.on or clause.off
    if not kinds or who == "you":
        return ""
    return words.say("rule-standing", who=who, on=clause.on is not None, kinds=_kinds(kinds, words))


def _cards(clause: Clause) -> str | int:
    cards = clause.cards if clause.cards is not None else clause.up_to or 1
    return "as-many" if cards == "as many" else cards


def _conditions(clause: Clause, who: str, words: Words) -> Iterator[str]:
    """On what it depends; what is asked of you as a target is a condition too."""
    kinds = clause.if_on or clause.if_off
    if kinds:
        yield words.say("rule-if", on=clause.if_on is not None, kinds=_kinds(kinds, words))
    if clause.if_alone or clause.if_shared:
        yield words.say("rule-if-alone", alone=clause.if_alone)
    places = clause.on or clause.off
    if places and who == "you":
        yield words.say("rule-if", on=clause.on is not None, kinds=_kinds(places, words))


def clause_sentence(clause: Clause, words: Words, who: str, lasts: str) -> str:
    """One clause, without a full stop. `who` is whom it means: a word of WHO, `same` or `each`.

    `lasts` is how long something holds if the clause does not say.
    """
    where, say, cards = _where(clause, who, words), words.say, _cards(clause)
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
                kinds=_kinds(kinds, words, goal=True) if kinds else "",
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
                lasts=clause.lasts or lasts,
            )
        case "cancel" | "flip":
            said = say(f"rule-{clause.do}", what=(clause.what or "").replace(" ", "-"))
        case "lay" | "end turn" | "die":
            said = say(f"rule-{clause.do.replace(' ', '-')}")
        case _:
            said = say(f"rule-{clause.do}", who=who, where=where, cards=cards)
    for condition in _conditions(clause, who, words):
        said = say("rule-conditional", condition=condition, said=said)
    return said if clause.solo else say("rule-not-alone", said=said)


def line_sentence(clauses: Sequence[Clause], words: Words, lasts: str = "now") -> str:
    """A whole line: its clauses one after another. “The same” are called after whom they were before."""
    parts, before = [], "you"
    for clause in clauses:
        same = "each" if before in MANY else "you" if before == "you" else "same"
        who = same if clause.who == "the same" else WHO[clause.who or "you"]
        parts.append(clause_sentence(clause, words, who, lasts))
        if clause.who is not None and clause.who != "the same":
            before = who
    return f"{'; '.join(parts)}."


def _capital(said: str) -> str:
    return f"{said[0].upper()}{said[1:]}"


def card_sentences(card: Card | Space, words: Words) -> Iterator[str]:
    """All that a card or a space does."""
    here = not hasattr(card, "permanent")
    declined = bool(getattr(card, "may_decline", False))
    for word in ("does", "answers", "on_landing", "at_start", "always"):
        clauses = getattr(card, word, None)
        if clauses is not None:
            said = line_sentence(clauses, words, "always" if word == "always" else "now")
            when = word.replace("_", "-")
            yield _capital(words.say("rule-when", when=when, here=here, declined=declined, said=said))
    either = getattr(card, "either", None)
    if either is not None:
        first, second = (way_sentence(way, words) for way in either)
        yield words.say("rule-either", first=first, second=second)


def way_sentence(clauses: Sequence[Clause], words: Words) -> str:
    """One of the effects between which a player chooses."""
    return _capital(line_sentence(clauses, words))


def describe(name: str, count: int, card: Card | Space, language: str, *, is_spent: bool = False) -> str:
    """`2 × KIDNAPPED: Move any player …`, with all that the rules make of it beside its clauses."""
    words = PHRASES.words(language)
    said = " ".join(card_sentences(card, words)) or words.say("rule-nothing", kind=getattr(card, "kind", ""))
    if getattr(card, "permanent", False):
        said = words.say("rule-permanent", said=said)
    if is_spent:  # C43
        said = words.say("rule-spent", said=said)
    solo, spaces = getattr(card, "solo", None), getattr(card, "solo_spaces", None)
    if solo is not None and solo != "dealt":
        said = words.say("rule-alone", said=said, solo=solo, spaces=spaces or 0)
    return words.say("rule-card", name=name, count=count, said=said)
