"""Condyle Cove: the words of a card, and which of them go together. What they mean is in docs/cove-cards.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, get_args

import msgspec

from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.texts import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Verb = Literal[
    "move",
    "place",
    "swap",
    "steal",
    "lose",
    "recover",
    "stash",
    "draw",
    "peek",
    "grant",
    "lay",
    "end turn",
    "cancel",
    "flip",
    "clear",
    "die",
]
Who = Literal[
    "you", "another player", "any player", "any pawn", "each other player", "everyone", "the same", "the player"
]
Kind = Literal[
    "corner",
    "highway",
    "cemetery",
    "alley",
    "town",
    "woods",
    "hill",
    "beach",
    "creek",
    "field",
    "detour",
    "passage",
    "cold",
    "ground",
]
Kinds = Annotated[tuple[Kind, ...], msgspec.Meta(min_length=1)]
Where = Literal[Kind, "here"]
Wheres = Annotated[tuple[Where, ...], msgspec.Meta(min_length=1)]
Attribute = Literal["steps", "draw", "firm", "safe_hand", "safe_pile", "safe_lose", "stuck", "open_hand", "bare"]
Lasts = Literal["now", "next", "round"]
What = Literal["act", "hand", "winter", "haunted", "for you", "for all"]
Zone = Literal["hand", "pile", "discard", "either"]
Goal = Literal["hand", "top", "bottom", "shuffle"]
Small = Annotated[int, msgspec.Meta(ge=1, le=9)]
Two = Annotated[tuple[Small, ...], msgspec.Meta(min_length=2, max_length=2)]


class CardName(Text):
    """What a card or a space is called."""

    least, most = 1, 28


class CardText(Text):
    """What it says."""

    least, most = 1, 300


VERBS: tuple[str, ...] = get_args(Verb)
WHOS: tuple[str, ...] = get_args(Who)
WHERES: tuple[str, ...] = get_args(Where)
ATTRIBUTES: tuple[str, ...] = get_args(Attribute)


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing that a card does."""

    do: Verb
    who: Who | None = None
    on: Wheres | None = None
    off: Wheres | None = None
    spaces: Small | Two | None = None
    up_to: Small | None = None
    not_corner: bool = False
    at: Kinds | None = None
    not_at: Kinds | None = None
    cards: Small | Literal["all", "as many"] | None = None
    source: Zone | None = msgspec.field(name="from", default=None)
    to: Goal | None = None
    what: What | None = None
    gives: Attribute | None = None
    by: Annotated[int, msgspec.Meta(ge=-4, le=4)] | None = None
    lasts: Lasts | None = None
    if_on: Kinds | None = None
    if_off: Kinds | None = None
    if_alone: bool = False
    if_shared: bool = False
    solo: bool = True  # false: ignored when playing alone


CONDITIONS = ("if_on", "if_off", "if_alone", "if_shared")
ALWAYS_ALLOWED = {"do", "solo", *CONDITIONS}
WHO_WORDS = {"who", "on", "off"}
# What a verb needs, and what it may have besides.
GRAMMAR: dict[str, tuple[set[str], set[str]]] = {
    "move": ({"who"}, {*WHO_WORDS, "spaces", "up_to", "not_corner"}),
    "place": ({"who"}, {*WHO_WORDS, "at", "not_at"}),
    "swap": ({"who"}, WHO_WORDS),
    "steal": ({"who", "cards", "from", "to"}, WHO_WORDS),
    "lose": ({"who", "cards", "from"}, WHO_WORDS),
    "recover": ({"who", "cards", "to"}, WHO_WORDS),
    "stash": ({"who", "up_to"}, WHO_WORDS),
    "draw": ({"who", "cards"}, WHO_WORDS),
    "peek": ({"what"}, {*WHO_WORDS, "cards"}),
    "grant": ({"who", "gives"}, {*WHO_WORDS, "by", "lasts"}),
    "lay": (set(), set()),
    "end turn": (set(), set()),
    "cancel": ({"what"}, set()),
    "flip": ({"what"}, set()),
    "clear": ({"who"}, WHO_WORDS),
    "die": (set(), set()),
}
ALLOWED_WHAT = {"peek": ("act", "hand"), "cancel": ("for you", "for all"), "flip": ("act", "winter", "haunted")}
ALLOWED_FROM = {"steal": ("hand", "pile", "discard"), "lose": ("hand", "pile", "either")}
ALLOWED_TO = {"recover": ("top", "bottom", "shuffle")}
BRINGS_BACK = {"recover", "stash"}


def words_of(clause: Clause) -> set[str]:
    """The words that a clause uses, as they stand in the file."""
    fields = msgspec.structs.fields(clause)
    return {field.encode_name for field in fields if getattr(clause, field.name) != field.default}


def clause_mistakes(clause: Clause) -> Iterator[tuple[str, str]]:
    """What does not go together in a clause: the word, and what was expected."""
    used = words_of(clause)
    needed, allowed = GRAMMAR[clause.do]
    for word in sorted(needed - used):
        yield "do", f"expected “{word}” beside “{clause.do}”"
    for word in sorted(used - needed - allowed - ALWAYS_ALLOWED):
        yield word, f"expected no “{word}” beside “{clause.do}”"
    if clause.do == "move" and (clause.spaces is None) == (clause.up_to is None):
        yield "do", "expected either “spaces” or “up_to” beside “move”"
    if clause.on is not None and clause.off is not None:
        yield "off", "expected “on” or “off”, not both"
    if clause.at is not None and clause.not_at is not None:
        yield "not_at", "expected “at” or “not_at”, not both"
    if sum(word in used for word in CONDITIONS) > 1:
        yield "do", "expected at most one condition (if_on, if_off, if_alone, if_shared)"
    for word, value, choices in (
        ("what", clause.what, ALLOWED_WHAT),
        ("from", clause.source, ALLOWED_FROM),
        ("to", clause.to, ALLOWED_TO),
    ):
        offered = choices.get(clause.do)
        if value is not None and offered and value not in offered:
            yield word, f"expected one of {', '.join(offered)} beside “{clause.do}”, found “{value}”"
    if clause.do == "peek" and ((clause.what == "hand") != (clause.who is not None) or _looks_wrongly(clause)):
        yield "do", "expected “who” for a look at a hand, and “cards” for one at Acts"
    if clause.do == "grant" and (clause.gives in {"steps", "draw"}) != (clause.by is not None):
        yield "gives", "expected “by” for steps and draw, and for nothing else"
    yield from idle_mistakes(clause)


def _looks_wrongly(clause: Clause) -> bool:
    return (clause.what == "act") != (clause.cards is not None)


def idle_mistakes(clause: Clause) -> Iterator[tuple[str, str]]:
    """Words that go together but can never do anything, or not what they seem to say."""
    if clause.do in {"steal", "swap"} and clause.who == "you":
        yield "who", f"expected somebody else than “you” beside “{clause.do}”"
    if isinstance(clause.spaces, tuple) and len(set(clause.spaces)) == 1:
        yield "spaces", "expected two different numbers, or a single one"
    if clause.by == 0:
        yield "by", "expected −4 to 4, but not 0"
    if clause.cards == "as many" and clause.do != "draw":
        yield "cards", f"expected a number or “all”: “as many” stands beside “draw” only, not beside “{clause.do}”"


def line_mistakes(clauses: Sequence[Clause], path: str, *, answers: bool = False) -> Iterator[tuple[str, str]]:
    """What is wrong with a line of clauses."""
    if not 1 <= len(clauses) <= codes.LINE_ROWS:
        yield path, f"expected 1 to {codes.LINE_ROWS} clauses, found {len(clauses)}"
    before = stashed = False
    for number, clause in enumerate(clauses):
        place = f"{path}[{number}]"
        for word, expected in clause_mistakes(clause):
            yield f"{place}.{word}", expected
        if clause.who == "the same" and not before:
            yield f"{place}.who", "expected somebody in an earlier clause whom “the same” can mean"
        if clause.who == "the player" and not answers:
            yield f"{place}.who", "expected “the player” only in a Defensive card"
        if clause.do == "draw" and clause.cards == "as many" and not stashed:
            yield f"{place}.cards", "expected a “stash” in an earlier clause: “as many” are the cards that it put away"
        before = before or clause.who is not None
        stashed = stashed or clause.do == "stash"
        if (clause.do == "cancel") != (answers and number == 0):
            yield f"{place}.do", "expected “cancel” as the first clause of “answers”, and nowhere else"


def plain_line_mistakes(clauses: Sequence[Clause], path: str) -> Iterator[tuple[str, str]]:
    """What only a card that is played from the hand can do."""
    for place, clause in enumerate(clauses):
        if clause.do in {"lay", "end turn"}:
            yield f"{path}[{place}].do", f"expected no “{clause.do}” here: only Options cards do it"


def always_mistakes(clauses: Sequence[Clause], path: str) -> Iterator[tuple[str, str]]:
    """What holds all the time can only grant something to you."""
    yield from line_mistakes(clauses, path)
    for number, clause in enumerate(clauses):
        if clause.do != "grant" or clause.who != "you" or clause.lasts is not None or clause.on or clause.off:
            yield (
                f"{path}[{number}]",
                'expected { do = "grant", who = "you", gives = … } without “lasts”, “on” or “off”',
            )
