"""Condyle Cove: a card and a space as they stand in a pack. content_numbers.py turns them into numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from ratskeller.games.condyle_cove.content_grammar import (
    BRINGS_BACK,
    CardName,
    CardText,
    Clause,
    Kind,
    always_mistakes,
    line_mistakes,
    plain_line_mistakes,
)
from ratskeller.kernel.packs import Provenance
from ratskeller.kernel.texts import Text

if TYPE_CHECKING:
    from collections.abc import Iterator


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card: what it is called, how often there is one, what it says and what it does."""

    name: CardName
    count: Annotated[int, msgspec.Meta(ge=1, le=40)]
    text: CardText
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
    source: Text = msgspec.field(default_factory=Text)

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

    def mistakes(self, path: str) -> Iterator[tuple[str, str]]:
        """What is wrong with it."""
        yield from blank_mistakes(self, path)
        ways = [word for word in ("does", "either", "answers") if getattr(self, word) is not None]
        if self.permanent:
            if ways or (self.at_start is None and self.always is None):
                yield f"{path}.permanent", "expected “at_start” or “always” for a Permanent card, and nothing else"
        elif len(ways) != 1 or self.at_start is not None or self.always is not None:
            yield f"{path}.name", "expected just one of “does”, “either” and “answers”"
        for word, clauses in self.lines():
            if word == "always":
                yield from always_mistakes(clauses, f"{path}.always")
            else:
                yield from line_mistakes(clauses, f"{path}.{word}", answers=word == "answers")


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Cove card."""

    name: CardName
    kind: Kind
    set: Literal["base", "passage", "winter", "benny"]
    text: CardText
    name_from: Provenance
    effect_from: Provenance
    on_landing: tuple[Clause, ...] | None = None
    at_start: tuple[Clause, ...] | None = None
    always: tuple[Clause, ...] | None = None
    may_decline: bool = False
    source: Text = msgspec.field(default_factory=Text)

    def mistakes(self, path: str) -> Iterator[tuple[str, str]]:
        """What is wrong with it."""
        yield from blank_mistakes(self, path)
        for word in ("on_landing", "at_start"):
            clauses = getattr(self, word)
            if clauses is not None:
                yield from line_mistakes(clauses, f"{path}.{word}")
                yield from plain_line_mistakes(clauses, f"{path}.{word}")
        if self.always is not None:
            yield from always_mistakes(self.always, f"{path}.always")
        if self.may_decline and self.always is None:
            yield f"{path}.may_decline", "expected “always”: only that can be declined"


def blank_mistakes(part: Card | Space, path: str) -> Iterator[tuple[str, str]]:
    """Words that begin or end with a blank, or are nothing else, look wrong wherever they are shown."""
    for word, text in (("name", part.name), ("text", part.text)):
        if any(each != each.strip() for each in text.by_language.values()):
            yield f"{path}.{word}", "expected no blank at its beginning or end"


def is_deadly(card: Card) -> bool:
    """Whether it is a Boogeyman."""
    return any(clause.do == "die" for _, line in card.lines() for clause in line)
