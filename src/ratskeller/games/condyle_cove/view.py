"""Condyle Cove: what a seat, or a spectator, may know. Built field by field from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, cast, get_args

import msgspec

from ratskeller.games.condyle_cove.content_grammar import ATTRIBUTES, WHERES
from ratskeller.games.condyle_cove.rules import codes, grants, slots, turns
from ratskeller.games.condyle_cove.view_captions import CardInfo, SpaceInfo, table_captions

if TYPE_CHECKING:
    from ratskeller.games.condyle_cove.rules.position import Position

Phase = Literal[
    "going",
    "first",
    "cove",
    "card",
    "pick",
    "act_card",
    "winter_card",
    "haunted_card",
    "scream",
    "move_card",
    "cross",
    "pawn",
    "move",
    "play",
    "draw",
    "lay",
    "detour",
    "which",
    "who",
    "where",
    "answer",
    "lose",
    "stash",
    "act",
    "peek",
    "boogeyman",
    "over",
]
PHASES: tuple[Phase, ...] = get_args(Phase)  # in the order of the codes


class Spot(msgspec.Struct, frozen=True):
    """A space in play."""

    number: int
    x: int
    y: int
    kind: str
    info: SpaceInfo


class Slot(msgspec.Struct, frozen=True):
    """A card in a discard pile; None if the viewer does not know it."""

    card: int | None
    down: bool


class KnownCard(msgspec.Struct, frozen=True):
    """A card in a draw pile that the viewer knows; the top card has depth 1."""

    depth: int
    card: int


class Player(msgspec.Struct, frozen=True):
    """What lies in front of a player; alone also of the Boogeyman."""

    alive: bool
    out: int | None  # 1 for the first who went out
    hand: tuple[int | None, ...]
    pile: int
    pile_known: tuple[KnownCard, ...]
    discard: tuple[Slot, ...]  # the bottom card first
    permanents: tuple[int, ...]
    holds: dict[str, int]  # what spaces, cards and Permanent cards grant now
    quiet: bool
    rank: int | None  # once the game is over; alone only if it was won


class Act(msgspec.Struct, frozen=True):
    """A place in the row of Acts: face up, or face down and perhaps known to the viewer."""

    place: int
    up: bool
    act: int | None


class Chosen(msgspec.Struct, frozen=True):
    """Announced with the card that is being played (C28): whom it means, and where that pawn is to go."""

    pawn: int
    space: int | None


class Cell(msgspec.Struct, frozen=True):
    """A place of the map; the Cul-De-Sac lies at 0, 0."""

    x: int
    y: int


class View(msgspec.Struct, frozen=True):
    """The table from one seat."""

    viewer: int | None  # None for a spectator
    phase: Phase
    mover: int | None
    turn: int | None  # alone, 1 is the Boogeyman
    turns: int
    alone: bool
    benny: bool
    cove: tuple[Spot, ...]
    cove_left: int
    pawns: tuple[int | None, ...]  # the spaces they stand on; the fifth is Benny, or alone the Boogeyman
    players: tuple[Player, ...]
    him: Player | None  # alone
    acts: tuple[Act, ...]
    acts_down: int
    boogeymen_down: int
    deadly_to_enter: bool  # the Cul-De-Sac (C8)
    winter_left: int
    haunted_left: int
    playing: int | None
    player: int | None
    answering: int | None
    asked: tuple[int, ...]  # all who were asked for an answer; who has given one is not to be seen …
    replied: bool  # … but for one's own
    because: int | None  # the card, Act or other thing whose effect is asked about …
    because_space: int | None  # … or the space
    pawn: int | None  # the pawn that is being sent
    space: int | None  # the Cove card that is being laid …
    spaces_next: tuple[int, ...]  # … and those of the starting cross that come after it
    chosen: tuple[Chosen, ...]  # for the card that is being played
    cell: Cell | None  # where a DETOUR, or the card that it replaces, will lie
    replaced: int | None  # the space that a DETOUR will replace
    count: int | None  # how many cards are still to be discarded or may be put away
    drawn: int
    draws: int | None  # how many are due in this Draw phase
    may_stop: bool
    screams: int
    his_bonus: int
    move_left: int  # cards in the Move deck
    ending: int | None
    cards: dict[int, CardInfo]  # every card that can be seen here, by its number
    spaces: dict[int, SpaceInfo]  # the same for spaces that are not in play yet


def make_view(state: Position, viewer: int) -> View:
    """The table as one viewer may know it."""
    return _Maker(state, viewer).make()


class _Maker:
    """Collects the cards that are shown, so that their names can be told."""

    def __init__(self, state: Position, viewer: int) -> None:
        self.state, self.viewer = state, viewer
        packs = cast("dict[str, Any]", state.content.packs)
        acts, draws = tuple(state.content.act_title), state.content.draws_at_end
        self.captions = table_captions(packs, acts, draws=draws, alone=state.alone)
        self.shown: dict[int, CardInfo] = {}

    def card(self, number: int) -> int:
        """Note that a card is shown."""
        self.shown[number] = self.captions.things[number]
        return number

    def make(self) -> View:
        state, over = self.state, self.state.is_over()
        top = list(state.stack[state.depth - 1]) if state.depth else [0] * codes.FRAME_SIZE
        down = [place for place in range(codes.ACTS) if (state.act_places & ~state.acts_up) >> place & 1]
        up = {state.act[place] - 1 for place in range(codes.ACTS) if state.acts_up >> place & 1}
        deadly = list(state.content.deadly)[codes.ACT : codes.ACT + codes.ACTS]
        boogeymen = sum(deadly[act] for act in range(codes.ACTS) if act not in up) if not state.alone else 0
        space = self._space(top)
        because, because_space = self._because()
        return View(
            viewer=self.viewer if self.viewer >= 0 else None,
            phase=PHASES[state.phase],
            mover=state.mover if state.mover >= 0 and (state.alone or state.phase != codes.ASK_ANSWER) else None,
            turn=state.turn if state.turns and not over else None,
            turns=state.turns,
            alone=state.alone,
            benny=state.benny,
            cove=tuple(self._spots()),
            cove_left=turns.cove_cards(state),
            pawns=tuple(space if space >= 0 else None for space in state.pawn),
            players=tuple(self._player(seat) for seat in range(state.seats)),
            him=self._player(codes.HIM) if state.alone else None,
            acts=tuple(self._act(place) for place in range(codes.ACTS) if state.act_places >> place & 1),
            acts_down=len(down),
            boogeymen_down=boogeymen,
            deadly_to_enter=state.content.entering_kills and len(down) == boogeymen,
            winter_left=state.winter_left.bit_count(),
            haunted_left=state.haunted_left.bit_count(),
            playing=self.card(state.playing - 1) if state.playing else None,
            player=state.player if state.playing else None,
            answering=self.card(state.answering - 1) if state.answering else None,
            asked=tuple(seat for seat in range(state.seats) if state.asked_seats >> seat & 1),
            replied=self.viewer >= 0 and bool(state.replied >> self.viewer & 1),
            because=because,
            because_space=because_space,
            pawn=self._pawn(top),
            space=space,
            spaces_next=self._spaces_next(top),
            chosen=tuple(self._chosen()),
            cell=self._cell(),
            replaced=state.picked_swap - 1 if state.playing and state.picked_swap else None,
            count=self._count(top),
            drawn=state.drawn,
            draws=turns.draws_due(state, state.mover) if state.phase == codes.ASK_DRAW and not state.alone else None,
            may_stop=state.may_stop,
            screams=state.screams,
            his_bonus=state.his_bonus,
            move_left=state.move_left.bit_count(),
            ending=state.ending if over else None,
            cards=self.shown,
            spaces={each: self.captions.spaces[each] for each in self._spaces_next(top, space)},
        )

    def _spots(self) -> list[Spot]:
        state, kinds = self.state, list(self.state.content.kind)
        xs, ys = list(state.at_x), list(state.at_y)
        return [
            Spot(space, xs[space], ys[space], WHERES[kinds[space]], self.captions.spaces[space])
            for space in range(codes.SPACES)
            if state.laid >> space & 1
        ]

    def _slot(self, slot: int) -> int | None:
        card = slots.card_in(self.state, slot)
        if card < 0 or not slots.knows(slots.known_to(self.state, slot), self.viewer):
            return None
        return self.card(card)

    def _player(self, seat: int) -> Player:
        state = self.state
        pile = list(state.pile[seat])[: state.piled[seat]]
        known = [(len(pile) - place, self._slot(slot)) for place, slot in enumerate(pile)]
        discard = list(state.discard[seat])[: state.discarded[seat]]
        alive = state.is_in(seat) or (state.alone and seat == codes.HIM)
        return Player(
            alive=alive,
            out=state.out[seat] or None,
            hand=tuple(self._slot(slot) for slot in list(state.hand[seat])[: state.held[seat]]),
            pile=len(pile),
            pile_known=tuple(KnownCard(depth, card) for depth, card in reversed(known) if card is not None),
            discard=tuple(Slot(self._slot(slot), bool(slot & codes.DOWN)) for slot in discard),
            permanents=tuple(self.card(state.kept[i]) for i in range(state.keeps) if state.keeper[i] == seat),
            holds=self._holds(seat) if alive else {},
            quiet=bool(state.quiet >> seat & 1),
            rank=self._rank(seat),
        )

    def _rank(self, seat: int) -> int | None:
        state = self.state
        if not state.is_over() or seat >= state.seats or state.rank(seat) > state.seats:
            return None
        return state.rank(seat)

    def _holds(self, seat: int) -> dict[str, int]:
        found = {word: grants.granted(self.state, seat, number) for number, word in enumerate(ATTRIBUTES)}
        return {word: value for word, value in found.items() if value}

    def _act(self, place: int) -> Act:
        state = self.state
        up = bool(state.acts_up >> place & 1)
        known = state.act[place] > 0 and slots.knows(state.act_known[place], self.viewer)
        return Act(place, up, self.card(codes.ACT + state.act[place] - 1) if known else None)

    def _because(self) -> tuple[int | None, int | None]:
        """The card or other thing whose line is on top of what is to be done, or the space."""
        state = self.state
        does = list(state.content.does)
        for depth in range(state.depth - 1, -1, -1):
            frame = list(state.stack[depth])
            if frame[0] == codes.DO_LINE and frame[4] == codes.BY_SPACE and frame[3] < state.seats:
                return None, int(state.pawn[frame[3]])
            if frame[0] == codes.DO_LINE and frame[4] in {codes.BY_OPTION, codes.BY_ANSWER} and state.playing:
                return self.card(state.playing - 1), None
            if frame[0] == codes.DO_LINE and frame[1] in does:
                return self.card(does.index(frame[1])), None
            if frame[0] in {codes.DO_ANNOUNCE, codes.DO_WINDOW} and state.playing:
                return self.card(state.playing - 1), None
        return None, None

    def _chosen(self) -> list[Chosen]:
        """The picks of the card in play, each pawn once; one that may stay where it is has no space."""
        state, ends = self.state, dict[int, int | None]()
        if not state.playing:
            return []
        for picked, sent in zip(state.picked, state.picked_end, strict=True):
            if picked:
                ends.setdefault(picked - 1, None)
            ends.update({pawn: end - 1 for pawn, end in enumerate(sent) if 0 < end < codes.STAYED})
        return [Chosen(pawn, space) for pawn, space in ends.items()]

    def _cell(self) -> Cell | None:
        cell = self.state.picked_cell - 1
        if not self.state.playing or cell < 0:
            return None
        return Cell(cell % codes.SIDE - codes.REACH, cell // codes.SIDE - codes.REACH)

    def _pawn(self, top: list[int]) -> int | None:
        if self.state.phase != codes.ASK_WHERE:
            return None
        return top[7] if top[0] == codes.DO_ANNOUNCE else top[3]

    def _space(self, top: list[int]) -> int | None:
        if self.state.phase == codes.ASK_CROSS:
            return next(number - 1 for number in top[1 : codes.ARMS + 1] if number)
        return top[2] - 1 if self.state.phase == codes.ASK_LAY else None

    def _spaces_next(self, top: list[int], first: int | None = None) -> tuple[int, ...]:
        """C2: what the first player has drawn for the cross and not laid yet, but for the first of it."""
        drawn = [number - 1 for number in top[1 : codes.ARMS + 1] if number]
        coming = drawn[1:] if self.state.phase == codes.ASK_CROSS else []
        return tuple(coming) if first is None else (first, *coming)

    def _count(self, top: list[int]) -> int | None:
        if self.state.phase == codes.ASK_LOSE:
            return top[2]
        return top[3] if self.state.phase == codes.ASK_STASH else None
