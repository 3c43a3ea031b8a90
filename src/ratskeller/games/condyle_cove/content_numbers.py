"""Condyle Cove: packs into the numbers of a Box, which the rules carry out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.condyle_cove.content_cards import is_deadly
from ratskeller.games.condyle_cove.content_grammar import ATTRIBUTES, VERBS, WHERES, WHOS
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.games.condyle_cove.rules.position import Box

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ratskeller.games.condyle_cove.content import Cove
    from ratskeller.games.condyle_cove.content_cards import Card, Space
    from ratskeller.games.condyle_cove.content_grammar import Clause

ZONES = {"hand": codes.FROM_HAND, "pile": codes.FROM_PILE, "discard": codes.FROM_DISCARD, "either": codes.FROM_EITHER}
GOALS = {"hand": codes.TO_HAND, "top": codes.TO_TOP, "bottom": codes.TO_BOTTOM, "shuffle": codes.TO_SHUFFLE}
LASTS = {"now": codes.LASTS_NOW, "next": codes.LASTS_NEXT, "round": codes.LASTS_ROUND}
WHATS = {
    "act": codes.AN_ACT,
    "hand": codes.A_HAND,
    "winter": codes.A_WINTER,
    "haunted": codes.A_HAUNT,
    "for you": codes.FOR_YOU,
    "for all": codes.FOR_ALL,
}
SETS = {"base": codes.COVE, "passage": codes.PASSAGE, "winter": codes.COLD, "benny": codes.GROUND}
MOVES_THE_COVE = {"move", "place", "swap", "lay"}


class Wishes:
    """Which parts of the packs a table uses."""

    def __init__(
        self, *, alone: bool, fourth: bool, passages: bool, winter: bool, benny: bool, binky: int, other: int
    ) -> None:
        """`binky` and `other` are places of Acts that are replaced, 0 for none; see `choose_acts`."""
        self.alone, self.fourth, self.passages = alone, fourth, passages
        self.winter, self.benny, self.binky, self.other = winter, benny, binky, other


def all_acts(packs: Mapping[str, Any]) -> list[Card]:
    """The six Acts of the Cul-De-Sac, MY BINKY and the other Boogeyman."""
    return [*packs["corner"].copies(), *packs["choices"].copies()]


def choose_acts(packs: Mapping[str, Any], wishes: Wishes) -> list[int]:
    """19: which of these lie on the table. A number says which good Act is replaced; 6 is the first Boogeyman."""
    every = all_acts(packs)
    acts = list(range(codes.ACTS))
    good = [act for act in acts if not is_deadly(every[act])]
    bad = [act for act in acts if is_deadly(every[act])]
    if wishes.binky:
        acts[good[wishes.binky - 1]] = codes.ACTS
    if wishes.other == codes.ACTS:
        acts[bad[0]] = codes.ACTS + 1
    elif wishes.other:
        acts[good[wishes.other - 1]] = codes.ACTS + 1
    return acts


class Compiler:
    """Fills a box; rows and lines are collected first."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = []
        self.first: list[int] = [0]
        self.sizes: list[int] = [0]

    def line(self, clauses: Sequence[Clause] | None) -> int:
        """Add a line and return its number; nothing is line 0."""
        if clauses is None:
            return 0
        self.first.append(len(self.rows))
        self.sizes.append(len(clauses))
        moved = False
        for clause in clauses:
            row = _row(clause)
            needs_place = clause.on or clause.off or clause.do in MOVES_THE_COVE
            row[codes.R_LATE] = int(moved and bool(needs_place) and clause.who != "the same")
            if moved and clause.do in MOVES_THE_COVE:
                row[codes.R_LATE] = 1
            self.rows.append(row)
            moved = moved or clause.do in MOVES_THE_COVE
        return len(self.first) - 1

    def things(self, box: Box, first: int, cards: Sequence[Card]) -> None:
        """Cards that have a program, from a number on."""
        tables = {
            name: list(getattr(box, name))
            for name in (
                *("does", "choices", "at_start", "always", "permanent", "defensive", "spent", "lays", "deadly"),
                "title",
            )
        }
        titles: dict[str, int] = {}
        lines: dict[Card, dict[str, int]] = {}  # not by their names: two decks may have different cards of one name
        for thing, card in enumerate(cards, start=first):
            if card not in lines:
                ways = card.either or (card.does or card.answers,)
                made = [self.line(way) for way in ways]
                lines[card] = {
                    "does": made[0],
                    "at_start": self.line(card.at_start),
                    "always": self.line(card.always),
                }
            for word, line in lines[card].items():
                tables[word][thing] = line
            tables["choices"][thing] = len(card.either or (1,))
            tables["permanent"][thing] = int(card.permanent)
            tables["defensive"][thing] = int(card.answers is not None)
            tables["spent"][thing] = int(card.is_spent())
            tables["lays"][thing] = int(any(clause.do == "lay" for clause in card.does or ()))
            tables["deadly"][thing] = int(is_deadly(card))
            tables["title"][thing] = titles.setdefault(str(card.name), len(titles))
        for name, table in tables.items():
            setattr(box, name, table)

    def spaces(self, box: Box, cove: Cove, wishes: Wishes, corner_line: int) -> None:
        """The spaces and what they do."""
        used = {"base": True, "passage": wishes.passages, "winter": wishes.winter, "benny": wishes.benny}
        kind, in_use, landing, start, always, decline = ([0] * codes.SPACES for _ in range(6))
        for number, space in number_spaces(cove).items():
            kind[number] = WHERES.index(space.kind)
            in_use[number] = int(used[space.set])
            landing[number], start[number] = self.line(space.on_landing), self.line(space.at_start)
            always[number], decline[number] = self.line(space.always), int(space.may_decline)
        start[codes.CORNER] = corner_line
        for number in range(codes.DETOUR, codes.SPACES):
            kind[number] = codes.KIND_DETOUR
        box.kind, box.space_used, box.on_landing = kind, in_use, landing
        box.space_start, box.space_always, box.may_decline = start, always, decline

    def finish(self, box: Box) -> None:
        """Write the rows and lines down."""
        empty = [0] * codes.ROW_SIZE
        box.rows = self.rows + [list(empty) for _ in range(codes.ROWS_MAX - len(self.rows))]
        box.line_first = self.first + [0] * (codes.LINES_MAX - len(self.first))
        box.line_rows = self.sizes + [0] * (codes.LINES_MAX - len(self.sizes))


def number_spaces(cove: Cove) -> dict[int, Space]:
    """The numbers of all spaces of a pack: those of a set follow each other."""
    found: dict[int, Space] = {}
    for space in cove.spaces:
        number = SETS[space.set]
        while number in found:
            number += 1
        found[number] = space
    return found


def option_cards(packs: Mapping[str, Any]) -> list[Card]:
    """All Options cards by number: the forty, those for the fourth player, those for playing alone."""
    deck = list(packs["options"].copies())
    usual = [card for card in deck if card.solo != "only"]
    return [*usual, *packs["fourth_player"].copies(), *(card for card in deck if card.solo == "only")]


def make_box(packs: Mapping[str, Any], wishes: Wishes) -> Box:
    """The content of a table."""
    box, made = Box(), Compiler()
    options = option_cards(packs)
    made.things(box, 0, options)
    every = all_acts(packs)
    acts = choose_acts(packs, wishes)
    box.act_title = acts
    made.things(box, codes.ACT, [every[act] for act in acts])
    made.things(box, codes.WINTER, list(packs["winter"].copies()))
    made.things(box, codes.HAUNTED, list(packs["haunted"].copies()))
    flip = [0] * codes.ROW_SIZE
    flip[codes.R_VERB], flip[codes.R_WHAT] = codes.FLIP, codes.AN_ACT
    made.first.append(len(made.rows))
    made.sizes.append(1)
    made.rows.append(flip)
    made.spaces(box, packs["cove"], wishes, len(made.first) - 1)
    made.finish(box)
    _choose_cards(box, options, wishes)
    box.packs = packs
    return box


def _choose_cards(box: Box, options: Sequence[Card], wishes: Wishes) -> None:
    """Which Options cards are dealt; alone, which are in the Move deck."""
    used = [0] * codes.CARDS
    move: list[tuple[int, int]] = []
    for number, card in enumerate(options):
        if wishes.alone:
            used[number] = int(card.solo == "dealt" and number < codes.FOURTH)
            if card.solo in {"move", "only"}:
                move.append((number, card.solo_spaces or 0))
        else:
            used[number] = int(number < codes.FOURTH or (wishes.fourth and number < codes.SOLO))
    box.used = used
    if move:
        box.move_cards = [number for number, _ in move]
        box.move_spaces = [spaces for _, spaces in move]


def _mask(kinds: Sequence[str] | None) -> int:
    return sum([1 << WHERES.index(kind) for kind in kinds or ()])


def _row(clause: Clause) -> list[int]:
    """A clause as a row of numbers."""
    row = [0] * codes.ROW_SIZE
    row[codes.R_VERB] = VERBS.index(clause.do) + 1
    row[codes.R_WHO] = WHOS.index(clause.who) if clause.who else codes.WHO_YOU
    row[codes.R_FILTER] = codes.FILTER_ON if clause.on else codes.FILTER_OFF if clause.off else codes.FILTER_NONE
    row[codes.R_MASK] = _mask(clause.on or clause.off)
    if clause.if_on or clause.if_off:
        row[codes.R_COND] = codes.COND_ON if clause.if_on else codes.COND_OFF
        row[codes.R_COND_MASK] = _mask(clause.if_on or clause.if_off)
    elif clause.if_alone or clause.if_shared:
        row[codes.R_COND] = codes.COND_ALONE if clause.if_alone else codes.COND_SHARED
    spaces = clause.spaces if isinstance(clause.spaces, tuple) else (clause.spaces or 0, 0)
    row[codes.R_LOW], row[codes.R_ALT] = spaces
    if clause.up_to is not None:
        row[codes.R_LOW], row[codes.R_UP_TO] = clause.up_to, 1
    if clause.cards is not None:
        row[codes.R_LOW] = {"all": codes.ALL_CARDS, "as many": codes.AS_MANY}.get(str(clause.cards)) or int(
            clause.cards
        )
    elif clause.do == "peek":
        row[codes.R_LOW] = 1
    row[codes.R_FROM] = ZONES[clause.source] if clause.source else 0
    row[codes.R_TO] = GOALS[clause.to] if clause.to else 0
    row[codes.R_SPACES] = _mask(clause.at or clause.not_at)
    row[codes.R_NOT] = int(clause.not_corner or clause.not_at is not None)
    row[codes.R_ATTRIBUTE] = ATTRIBUTES.index(clause.gives) if clause.gives else 0
    row[codes.R_VALUE] = clause.by if clause.by is not None else 1
    row[codes.R_LASTS] = LASTS[clause.lasts or "now"]
    row[codes.R_WHAT] = WHATS[clause.what] if clause.what else 0
    row[codes.R_NOT_SOLO] = int(not clause.solo)
    return row
