"""Condyle Cove: what the cards and spaces of a table are called and say, for whoever looks at them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller.games.condyle_cove.content_cards import is_deadly
from ratskeller.games.condyle_cove.content_numbers import all_acts, number_spaces, option_cards
from ratskeller.games.condyle_cove.content_sentences import way_sentence
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.games.condyle_cove.text import PHRASES
from ratskeller.kernel.packs import Provenance
from ratskeller.kernel.texts import Text, every_language

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ratskeller.games.condyle_cove.content_cards import Card, Space
    from ratskeller.games.condyle_cove.content_grammar import Clause

WEAKEST: tuple[Provenance, ...] = ("invented", "inferred", "printed")


class CardInfo(msgspec.Struct, frozen=True):
    """A card, as one reads it. `copy` tells like cards apart (C57)."""

    name: Text
    text: Text
    copy: int
    provenance: Provenance  # the weakest of name, number and effect
    kind: str  # option, defensive, act, boogeyman, winter or haunted
    permanent: bool
    ways: tuple[Text, ...]  # the effects between which its player chooses, if it has two


class SpaceInfo(msgspec.Struct, frozen=True):
    """A space, as one reads it."""

    name: Text
    text: Text
    provenance: Provenance
    kind: str


class Captions:
    """The names of everything at one table."""

    def __init__(self, packs: Mapping[str, Any], acts: tuple[int, ...], *, draws: bool, alone: bool) -> None:
        """`acts` says which of the eight Acts (those of the Cul-De-Sac, then the two choices) lie on the table.

        `draws`: whether a turn that a card ends has its Draw phase all the same (C27), which the card does not say.
        `alone`: then Cul-De-Sac and CEMETERY do something else than their texts say (21.21 to 21.23).
        """
        self.things: dict[int, CardInfo] = {}
        self.end_of_turn = PHRASES("card-ends-turn", draws=draws)
        every_act = all_acts(packs)
        self._add(0, option_cards(packs), "option")
        self._add(codes.ACT, [every_act[act] for act in acts], "act")
        self._add(codes.WINTER, list(packs["winter"].copies()), "winter")
        self._add(codes.HAUNTED, list(packs["haunted"].copies()), "haunted")
        self.acts = [_card(act, 1, "act") for act in every_act]
        corner = packs["corner"]
        self.spaces: dict[int, SpaceInfo] = {
            codes.CORNER: SpaceInfo(corner.title, _said("corner-text"), "printed", "corner"),
            **{number: _space(space) for number, space in number_spaces(packs["cove"]).items()},
        }
        detour = next((card for card in option_cards(packs) if any(each.do == "lay" for each in card.does or ())), None)
        for number in range(codes.DETOUR, codes.SPACES):
            name = detour.name if detour else _said("detour")
            self.spaces[number] = SpaceInfo(name, _said("detour-text"), "printed", "detour")
        if alone:
            for number, info in self.spaces.items():
                if info.kind in {"corner", "cemetery"}:
                    self.spaces[number] = msgspec.structs.replace(info, text=_said(f"alone-text-{info.kind}"))

    def _add(self, first: int, cards: list[Card], kind: str) -> None:
        copies: dict[str, int] = {}
        for number, card in enumerate(cards, start=first):
            name = str(card.name)
            copies[name] = copies.get(name, 0) + 1
            info = _card(card, copies[name], kind)
            if any(clause.do == "end turn" for clause in card.does or ()):
                info = msgspec.structs.replace(info, text=self._with_end(info.text))
            self.things[number] = info

    def _with_end(self, text: Text) -> Text:
        return every_language(lambda language: f"{text.word(language)} {self.end_of_turn.word(language)}")


def _said(name: str) -> Text:
    return every_language(PHRASES(name).word)


def _card(card: Card, copy: int, kind: str) -> CardInfo:
    weakest = min(card.name_from, card.count_from, card.effect_from, key=WEAKEST.index)
    if card.answers is not None:
        kind = "defensive"
    elif is_deadly(card):
        kind = "boogeyman"
    ways = tuple(map(_way, card.either or ()))
    return CardInfo(card.name, card.text, copy, weakest, kind, card.permanent, ways)


def _way(clauses: tuple[Clause, ...]) -> Text:
    return every_language(lambda language: way_sentence(clauses, PHRASES.words(language)))


def _space(space: Space) -> SpaceInfo:
    weakest = min(space.name_from, space.effect_from, key=WEAKEST.index)
    return SpaceInfo(space.name, space.text, weakest, space.kind)


_kept: dict[int, tuple[Any, Captions]] = {}
KEPT_MAX = 64


def table_captions(
    packs: Mapping[str, Any], acts: tuple[int, ...], *, draws: bool = False, alone: bool = False
) -> Captions:
    """The names of a table; the packs of a table never change, so they are read once."""
    key = hash((acts, draws, alone, *(id(pack) for pack in packs.values())))
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= KEPT_MAX:
            _kept.clear()
        found = _kept[key] = (
            list(packs.values()),
            Captions(packs, acts, draws=draws, alone=alone),
        )  # keeps the packs, so that their ids stay theirs
    return found[1]
