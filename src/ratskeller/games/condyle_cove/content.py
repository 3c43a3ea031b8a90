"""Condyle Cove: the packs. How many cards a deck has, and which cards may be in it."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, ClassVar, Literal

from ratskeller.games.condyle_cove.content_cards import Card, Space, is_deadly
from ratskeller.games.condyle_cove.content_grammar import plain_line_mistakes
from ratskeller.games.condyle_cove.content_sentences import describe
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.packs import Pack

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

NAME_MAX, TITLE_MAX = 28, 80  # letters


class Cards(Pack, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A deck of cards."""

    spends: ClassVar[bool] = True  # C43: its cards are played from the hand, and some of them leave the game then
    cards: tuple[Card, ...]

    def copies(self) -> Iterator[Card]:
        """Every single card, copies one after another."""
        for card in self.cards:
            for _ in range(card.count):
                yield card

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """Every card by itself; no two may share a name."""
        yield from heading_mistakes(self)
        names = Counter(str(card.name) for card in self.cards)
        for number, card in enumerate(self.cards):
            yield from card.mistakes(f"cards[{number}]")
            if names[str(card.name)] > 1:
                yield (
                    f"cards[{number}].name",
                    f"expected a name of its own, but {str(card.name)!r} is there twice; use “count”",
                )

    def sentences(self, language: str) -> Iterator[str]:
        """What the rules understand of every card."""
        for card in self.cards:
            spent = self.spends and card.is_spent()
            yield describe(card.name.word(language), card.count, card, language, is_spent=spent)


class OptionsDeck(Cards, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The forty Options cards and the three for playing alone."""

    kind: Literal["options"]

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """The numbers of the box, for several players and alone."""
        yield from Cards.mistakes(self)
        yield from permanent_mistakes(self.cards, "Options cards")
        found = Counter[str]()
        for number, card in enumerate(self.cards):
            path = f"cards[{number}]"
            found[card.solo or "nothing"] += card.count
            if card.solo is None:
                yield f"{path}.name", "expected “solo”: dealt, move, removed or only"
            if (card.solo in {"move", "only"}) != (card.solo_spaces is not None):
                yield f"{path}.solo", "expected “solo_spaces” for a card of the Move deck, and for no other"
        for word, wanted in (("dealt", 28), ("move", 5), ("removed", 7), ("only", 3)):
            if found[word] != wanted:
                yield "cards", f"expected {wanted} cards with solo = “{word}”, found {found[word]}"
        yield from lay_mistakes(self.cards)


class FourthDeck(Cards, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The cards for a fourth player."""

    kind: Literal["fourth_player"]

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """Fourteen Options cards without a DETOUR."""
        yield from Cards.mistakes(self)
        yield from permanent_mistakes(self.cards, "Options cards")
        yield from count_mistakes(self.cards, codes.SOLO - codes.FOURTH, "cards for the fourth player")
        for number, card in enumerate(self.cards):
            if any(clause.do == "lay" for _, line in card.lines() for clause in line):
                yield f"cards[{number}].name", "expected no card that is laid out"


class SideDeck(Cards, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A deck beside the Options cards: nobody plays it from the hand, and the box has a fixed number of its cards."""

    spends = False
    size: ClassVar[int]
    called: ClassVar[str]

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """What only Options cards have or do, and the number."""
        yield from Cards.mistakes(self)
        for number, card in enumerate(self.cards):
            yield from plain_mistakes(card, f"cards[{number}]")
        yield from count_mistakes(self.cards, self.size, self.called)


class Corner(SideDeck, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Cul-De-Sac with its six Acts of Desperation."""

    kind: Literal["corner"]
    size = codes.ACTS
    called = "Acts"

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """Six Acts, at least one of which is a Boogeyman and at least one of which is not."""
        yield from SideDeck.mistakes(self)
        yield from permanent_mistakes(self.cards, "Acts")
        deadly = sum(is_deadly(card) for card in self.copies())
        if not 1 <= deadly < codes.ACTS:
            yield "cards", f"expected one to five Boogeymen, found {deadly}"


class Choices(SideDeck, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """MY BINKY and the other Boogeyman."""

    kind: Literal["choices"]
    size = 2
    called = "cards"

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """First the good one, then the other."""
        yield from SideDeck.mistakes(self)
        yield from permanent_mistakes(self.cards, "Acts")
        if [is_deadly(card) for card in self.copies()] != [False, True]:
            yield "cards", "expected first an Act that is no Boogeyman, then a Boogeyman"


class WinterDeck(SideDeck, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Last Winter cards."""

    kind: Literal["winter"]
    size = codes.WINTERS
    called = "Last Winter cards"


class HauntedDeck(SideDeck, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Haunted cards."""

    kind: Literal["haunted"]
    size = codes.HAUNTS
    called = "Haunted cards"


class Cove(Pack, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Cove cards."""

    kind: Literal["cove"]
    spaces: tuple[Space, ...]

    def sentences(self, language: str) -> Iterator[str]:
        """What the rules understand of every space."""
        for space in self.spaces:
            yield describe(space.name.word(language), 1, space, language)

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """Nine spaces, and those of the expansions; alone one needs the CEMETERY."""
        yield from heading_mistakes(self)
        for number, space in enumerate(self.spaces):
            yield from space.mistakes(f"spaces[{number}]")
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


def heading_mistakes(pack: Pack) -> Iterator[tuple[str, str]]:
    """What a pack is called; the title of a Cul-De-Sac is also the name of a space."""
    if not re.fullmatch(r"\S{1,40}", pack.name):
        yield "name", "expected a short name without blanks, such as “mine”"
    longest = NAME_MAX if isinstance(pack, Corner) else TITLE_MAX
    titles = [str(pack.title), *filter(None, pack.title.by_language.values())]
    if any(title != title.strip() or not 1 <= len(title) <= longest for title in titles):
        yield "title", f"expected 1 to {longest} letters, without a blank at the beginning or end"


def lay_mistakes(cards: Sequence[Card]) -> Iterator[tuple[str, str]]:
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


def plain_mistakes(card: Card, path: str) -> Iterator[tuple[str, str]]:
    """What only Options cards have or do."""
    for word in ("either", "answers", "solo", "solo_spaces"):
        if getattr(card, word) is not None:
            yield f"{path}.{word}", f"expected no “{word}” here: only Options cards have it"
    for word, clauses in card.lines():
        yield from plain_line_mistakes(clauses, f"{path}.{word}")


def permanent_mistakes(cards: Sequence[Card], called: str) -> Iterator[tuple[str, str]]:
    """Only Last Winter and Haunted cards stay with a player."""
    for number, card in enumerate(cards):
        if card.permanent:
            yield f"cards[{number}].permanent", f"expected no Permanent card among the {called}"


def count_mistakes(cards: Sequence[Card], wanted: int, called: str) -> Iterator[tuple[str, str]]:
    """The box has a fixed number of them."""
    found = sum(card.count for card in cards)
    if found != wanted:
        yield "cards", f"expected {wanted} {called}, found {found}"
