"""Condyle Cove: cards and spaces as they stand in a pack. What the words mean is in docs/cove-cards.md.

Types say which words there are; `problems` says which of them go together. compiler.py turns a pack into numbers.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Literal, get_args

import msgspec

from ratskeller.games.condyle_cove import codes
from ratskeller.kernel.packs import Pack, Provenance, translated

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
Where = Literal[
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
    "here",
]
Wheres = Annotated[tuple[Where, ...], msgspec.Meta(min_length=1)]
Attribute = Literal["steps", "draw", "firm", "safe_hand", "safe_pile", "safe_lose", "stuck", "open_hand", "bare"]
Lasts = Literal["now", "next", "round"]
What = Literal["act", "hand", "winter", "haunted", "for you", "for all"]
Zone = Literal["hand", "pile", "discard", "either"]
Goal = Literal["hand", "top", "bottom", "shuffle"]
Small = Annotated[int, msgspec.Meta(ge=1, le=9)]
Two = Annotated[tuple[Small, ...], msgspec.Meta(min_length=2, max_length=2)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=28)]


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


def clause_problems(clause: Clause) -> Iterator[tuple[str, str]]:
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
    if clause.do == "peek" and ((clause.what == "hand") != (clause.who is not None)):
        yield "do", "expected “who” for a look at a hand, and “cards” for one at Acts"
    if clause.do == "grant" and (clause.gives in {"steps", "draw"}) != (clause.by is not None):
        yield "gives", "expected “by” for steps and draw, and for nothing else"


def line_problems(clauses: Sequence[Clause], path: str, *, answers: bool = False) -> Iterator[tuple[str, str]]:
    """What is wrong with a line of clauses."""
    if not 1 <= len(clauses) <= codes.LINE_ROWS:
        yield path, f"expected 1 to {codes.LINE_ROWS} clauses, found {len(clauses)}"
    before = False
    for number, clause in enumerate(clauses):
        place = f"{path}[{number}]"
        for word, expected in clause_problems(clause):
            yield f"{place}.{word}", expected
        if clause.who == "the same" and not before:
            yield f"{place}.who", "expected somebody in an earlier clause whom “the same” can mean"
        if clause.who == "the player" and not answers:
            yield f"{place}.who", "expected “the player” only in a Defensive card"
        before = before or clause.who is not None
        if (clause.do == "cancel") != (answers and number == 0):
            yield f"{place}.do", "expected “cancel” as the first clause of “answers”, and nowhere else"


def always_problems(clauses: Sequence[Clause], path: str) -> Iterator[tuple[str, str]]:
    """What holds all the time can only grant something to you."""
    yield from line_problems(clauses, path)
    for number, clause in enumerate(clauses):
        if clause.do != "grant" or clause.who != "you" or clause.lasts is not None or clause.on or clause.off:
            yield (
                f"{path}[{number}]",
                'expected { do = "grant", who = "you", gives = … } without “lasts”, “on” or “off”',
            )


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card: what it is called, how often there is one, what it says and what it does."""

    name: Name
    count: Annotated[int, msgspec.Meta(ge=1, le=40)]
    text: Text
    name_from: Provenance
    count_from: Provenance
    effect_from: Provenance
    does: tuple[Clause, ...] | None = None
    either: Annotated[tuple[tuple[Clause, ...], ...], msgspec.Meta(min_length=2, max_length=2)] | None = (
        None  # one of two
    )
    answers: tuple[Clause, ...] | None = None  # a Defensive card
    at_start: tuple[Clause, ...] | None = None  # of a Permanent card
    always: tuple[Clause, ...] | None = None  # of a Permanent card
    permanent: bool = False
    stays: bool = False  # C43: goes to the discard pile although it brings cards back
    solo: Literal["dealt", "move", "removed", "only"] | None = None
    solo_spaces: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    name_de: Annotated[str, msgspec.Meta(max_length=28)] = ""
    text_de: Annotated[str, msgspec.Meta(max_length=300)] = ""
    source: str = ""

    def lines(self) -> Iterator[tuple[str, tuple[Clause, ...]]]:
        """All that it does, with the place in the file."""
        for word in ("does", "answers", "at_start", "always"):
            clauses = getattr(self, word)
            if clauses is not None:
                yield word, clauses
        for number, clauses in enumerate(self.either or ()):
            yield f"either[{number}]", clauses

    def is_spent(self) -> bool:
        """C43: whether it leaves the game after use."""
        clauses = [clause for _, line in self.lines() for clause in line]
        back = any(each.do in BRINGS_BACK or (each.do == "steal" and each.source == "discard") for each in clauses)
        return back and not self.stays

    def problems(self, path: str) -> Iterator[tuple[str, str]]:
        """What is wrong with it."""
        ways = [word for word in ("does", "either", "answers") if getattr(self, word) is not None]
        if self.permanent:
            if ways or (self.at_start is None and self.always is None):
                yield f"{path}.permanent", "expected “at_start” or “always” for a Permanent card, and nothing else"
        elif len(ways) != 1 or self.at_start is not None or self.always is not None:
            yield f"{path}.name", "expected just one of “does”, “either” and “answers”"
        for word, clauses in self.lines():
            if word == "always":
                yield from always_problems(clauses, f"{path}.always")
            else:
                yield from line_problems(clauses, f"{path}.{word}", answers=word == "answers")


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Cove card."""

    name: Name
    kind: Kind
    set: Literal["base", "passage", "winter", "benny"]
    text: Text
    name_from: Provenance
    effect_from: Provenance
    on_landing: tuple[Clause, ...] | None = None
    at_start: tuple[Clause, ...] | None = None
    always: tuple[Clause, ...] | None = None
    may_decline: bool = False
    name_de: Annotated[str, msgspec.Meta(max_length=28)] = ""
    text_de: Annotated[str, msgspec.Meta(max_length=300)] = ""
    source: str = ""

    def problems(self, path: str) -> Iterator[tuple[str, str]]:
        """What is wrong with it."""
        for word in ("on_landing", "at_start"):
            clauses = getattr(self, word)
            if clauses is not None:
                yield from line_problems(clauses, f"{path}.{word}")
        if self.always is not None:
            yield from always_problems(self.always, f"{path}.always")
        if self.may_decline and self.always is None:
            yield f"{path}.may_decline", "expected “always”: only that can be declined"


class Cards(Pack, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A deck of cards."""

    cards: tuple[Card, ...]

    def copies(self) -> Iterator[Card]:
        """Every single card, copies one after another."""
        for card in self.cards:
            for _ in range(card.count):
                yield card

    def problems(self) -> Iterator[tuple[str, str]]:
        """Every card by itself; no two may share a name."""
        names = Counter(card.name for card in self.cards)
        for number, card in enumerate(self.cards):
            yield from card.problems(f"cards[{number}]")
            if names[card.name] > 1:
                yield (
                    f"cards[{number}].name",
                    f"expected a name of its own, but {card.name!r} is there twice; use “count”",
                )

    def sentences(self, language: str) -> Iterator[str]:
        """What the rules understand of every card."""
        from ratskeller.games.condyle_cove.sentences import describe  # noqa: PLC0415 (which needs the words above)

        for card in self.cards:
            yield describe(translated(card, "name", language), card.count, card, language)

    def count_problems(self, wanted: int, what: str) -> Iterator[tuple[str, str]]:
        """The box has a fixed number of them."""
        found = sum(card.count for card in self.cards)
        if found != wanted:
            yield "cards", f"expected {wanted} {what}, found {found}"

    def plain_problems(self) -> Iterator[tuple[str, str]]:
        """Only Options cards are played from the hand."""
        for number, card in enumerate(self.cards):
            for word in ("answers", "solo", "solo_spaces"):
                if getattr(card, word) is not None:
                    yield f"cards[{number}].{word}", f"expected no “{word}” here: only Options cards have it"
            for word, clauses in card.lines():
                for place, clause in enumerate(clauses):
                    if clause.do in {"lay", "end turn"}:
                        yield (
                            f"cards[{number}].{word}[{place}].do",
                            f"expected no “{clause.do}” here: only Options cards do it",
                        )


class OptionsDeck(Cards, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The forty Options cards and the three for playing alone."""

    kind: Literal["options"]

    def problems(self) -> Iterator[tuple[str, str]]:
        """The numbers of the box, for several players and alone."""
        yield from Cards.problems(self)
        found = Counter[str]()
        for number, card in enumerate(self.cards):
            path = f"cards[{number}]"
            found[card.solo or "nothing"] += card.count
            if card.solo is None:
                yield f"{path}.name", "expected “solo”: dealt, move, removed or only"
            if (card.solo in {"move", "only"}) != (card.solo_spaces is not None):
                yield f"{path}.solo", "expected “solo_spaces” for a card of the Move deck, and for no other"
            if card.permanent:
                yield f"{path}.permanent", "expected no Permanent card among the Options cards"
        for word, wanted in (("dealt", 28), ("move", 5), ("removed", 7), ("only", 3)):
            if found[word] != wanted:
                yield "cards", f"expected {wanted} cards with solo = “{word}”, found {found[word]}"
        yield from lay_problems(self.cards)


class FourthDeck(Cards, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The cards for a fourth player."""

    kind: Literal["fourth_player"]

    def problems(self) -> Iterator[tuple[str, str]]:
        """Fourteen Options cards without a DETOUR."""
        yield from Cards.problems(self)
        yield from self.count_problems(codes.SOLO - codes.FOURTH, "cards for the fourth player")
        for number, card in enumerate(self.cards):
            if card.permanent:
                yield f"cards[{number}].permanent", "expected no Permanent card among the Options cards"
            if any(clause.do == "lay" for _, line in card.lines() for clause in line):
                yield f"cards[{number}].name", "expected no card that is laid out"


class Corner(Cards, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Cul-De-Sac with its six Acts of Desperation."""

    kind: Literal["corner"]

    def problems(self) -> Iterator[tuple[str, str]]:
        """Six Acts, at least one of which is a Boogeyman and at least one of which is not."""
        yield from Cards.problems(self)
        yield from self.plain_problems()
        yield from self.count_problems(codes.ACTS, "Acts")
        deadly = sum(is_deadly(card) for card in self.copies())
        if not 1 <= deadly < codes.ACTS:
            yield "cards", f"expected one to five Boogeymen, found {deadly}"


class Choices(Cards, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """MY BINKY and the other Boogeyman."""

    kind: Literal["choices"]

    def problems(self) -> Iterator[tuple[str, str]]:
        """First the good one, then the other."""
        yield from Cards.problems(self)
        yield from self.plain_problems()
        yield from self.count_problems(2, "cards")
        if [is_deadly(card) for card in self.copies()] != [False, True]:
            yield "cards", "expected first an Act that is no Boogeyman, then a Boogeyman"


class WinterDeck(Cards, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Last Winter cards."""

    kind: Literal["winter"]

    def problems(self) -> Iterator[tuple[str, str]]:
        """Twenty-one."""
        yield from Cards.problems(self)
        yield from self.plain_problems()
        yield from self.count_problems(codes.WINTERS, "Last Winter cards")


class HauntedDeck(Cards, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Haunted cards."""

    kind: Literal["haunted"]

    def problems(self) -> Iterator[tuple[str, str]]:
        """Seven."""
        yield from Cards.problems(self)
        yield from self.plain_problems()
        yield from self.count_problems(codes.HAUNTS, "Haunted cards")


class Cove(Pack, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Cove cards."""

    kind: Literal["cove"]
    spaces: tuple[Space, ...]

    def sentences(self, language: str) -> Iterator[str]:
        """What the rules understand of every space."""
        from ratskeller.games.condyle_cove.sentences import describe  # noqa: PLC0415

        for space in self.spaces:
            yield describe(translated(space, "name", language), 1, space, language)

    def problems(self) -> Iterator[tuple[str, str]]:
        """Nine spaces, and those of the expansions; alone one needs the CEMETERY."""
        for number, space in enumerate(self.spaces):
            yield from space.problems(f"spaces[{number}]")
        found = Counter[str](space.set for space in self.spaces)
        for word, wanted in (("base", 9), ("passage", 2), ("winter", 1), ("benny", 1)):
            if found[word] != wanted:
                yield "spaces", f"expected {wanted} spaces with set = “{word}”, found {found[word]}"
        kinds = {"passage": "passage", "winter": "cold", "benny": "ground"}
        for number, space in enumerate(self.spaces):
            special = space.kind in {*kinds.values(), "corner", "detour"}
            if kinds.get(space.set, space.kind if not special else "") != space.kind:
                yield f"spaces[{number}].kind", f"expected another kind for a space of the set “{space.set}”"
        if sum(space.kind == "cemetery" for space in self.spaces) != 1:
            yield "spaces", "expected just one space of the kind “cemetery”"


def is_deadly(card: Card) -> bool:
    """Whether it is a Boogeyman."""
    return any(clause.do == "die" for _, line in card.lines() for clause in line)


def lay_problems(cards: Sequence[Card]) -> Iterator[tuple[str, str]]:
    """There is room for so many DETOURs, and they do nothing else."""
    laid = 0
    for number, card in enumerate(cards):
        clauses = [clause for _, line in card.lines() for clause in line]
        if any(clause.do == "lay" for clause in clauses):
            laid += card.count
            if len(clauses) > 1:
                yield f"cards[{number}].name", "expected nothing else on a card that is laid out"
            if card.solo in {"dealt", "move", "only"}:
                yield f"cards[{number}].solo", "expected “removed”: alone nothing is laid out"
    if laid > codes.DETOURS:
        yield "cards", f"expected at most {codes.DETOURS} cards that are laid out, found {laid}"


VERBS: tuple[str, ...] = get_args(Verb)
WHOS: tuple[str, ...] = get_args(Who)
WHERES: tuple[str, ...] = get_args(Where)
ATTRIBUTES: tuple[str, ...] = get_args(Attribute)
