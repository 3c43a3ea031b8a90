"""Condyle Cove: its cards and spaces as pieces of content, for whoever studies them (`study`)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ratskeller.games.condyle_cove import events
from ratskeller.games.condyle_cove.content_cards import is_deadly
from ratskeller.games.condyle_cove.content_numbers import all_acts, number_spaces, option_cards
from ratskeller.games.condyle_cove.pieces_dealt import trace_cards
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.pieces import NO_PIECE, Deal, Deck, Manner, Piece, Pieces

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ratskeller.games.condyle_cove.content_cards import Card
    from ratskeller.games.condyle_cove.rules.state import CondyleCove

DEADLY = "A Boogeyman: whoever turns it up is out (12.2)."
# Why a card or a space may stand out, by its name.
REASONS = {"CEMETERY": "A trap, as printed: whoever lands there discards a card (9.7)."}


class CovePieces(Pieces):
    """The pieces of one table; what its options leave in the box is not among them."""

    solo_wins = (0.30, 0.45)

    def __init__(self, start: CondyleCove) -> None:
        """Read the first position of a table."""
        box = start.content
        packs: Mapping[str, Any] = box.packs  # type: ignore[assignment]
        self._alone = start.alone
        self._decks: list[Deck] = []
        self._pieces: list[Piece] = []
        options = option_cards(packs)
        self._dealt = [card for card in range(codes.CARDS) if box.used[card]]
        self._played = self._add("Options cards", "held", {card: options[card] for card in self._dealt})
        idle = {card: options[card] for card in self._dealt if box.defensive[card]}
        self._idle = self._add("Defensive cards played in one's own turn, to make room", "spare", idle)
        every = all_acts(packs)
        lying = [act for place, act in enumerate(box.act_title) if (start.act_places >> place) & 1]
        self._acts = self._add("Acts of Desperation", "turned", {act: every[act] for act in lying})
        self._winter, self._haunted, self._moves, self._his = ({} for _ in range(4))
        if start.winter_left:
            self._winter = self._add("Last Winter", "turned", _numbered(codes.WINTER, packs["winter"].copies()))
        if start.haunted_left:
            self._haunted = self._add("Haunted", "turned", _numbered(codes.HAUNTED, packs["haunted"].copies()))
        if start.alone:
            moves = {card: options[card] for card in box.move_cards}
            self._moves = self._add("The Boogeyman's Move deck", "turned", moves)
            self._his = self._add(
                "Options cards that he plays", "turned", {card: options[card] for card in self._dealt}
            )
        self._spaces = self._add_spaces(start, packs)
        self.decks, self.pieces = tuple(self._decks), tuple(self._pieces)

    def _add(self, name: str, manner: Manner, cards: Mapping[int, Card]) -> dict[int, int]:
        """Add a deck; the pieces by the numbers of their cards."""
        if not cards:
            return {}
        copies = Counter(str(card.name) for card in cards.values())
        self._decks.append(Deck(name, manner))
        numbers: dict[str, int] = {}
        for card in cards.values():
            title = str(card.name)
            if title not in numbers:
                numbers[title] = len(self._pieces)
                reason = DEADLY if is_deadly(card) else REASONS.get(title, "")
                self._pieces.append(Piece(title, len(self._decks) - 1, copies[title], reason))
        return {number: numbers[str(card.name)] for number, card in cards.items()}

    def _add_spaces(self, start: CondyleCove, packs: Mapping[str, Any]) -> dict[int, int]:
        box = start.content
        names = {codes.CORNER: str(packs["corner"].title)}
        names |= {
            number: str(space.name) for number, space in number_spaces(packs["cove"]).items() if box.space_used[number]
        }
        if any(box.lays[card] for card in self._dealt):
            names |= dict.fromkeys(range(codes.DETOUR, codes.SPACES), "DETOUR")
        self._decks.append(Deck("Spaces", "place"))
        numbers: dict[str, int] = {}
        for name in names.values():
            if name not in numbers:
                numbers[name] = len(self._pieces)
                copies = list(names.values()).count(name)
                self._pieces.append(Piece(name, len(self._decks) - 1, copies, REASONS.get(name, "")))
        return {space: numbers[name] for space, name in names.items()}

    def used_by(self, state: CondyleCove, action: int) -> int:  # type: ignore[override]
        """A card that is played or answers, or a space that is gone to in the Move phase."""
        if codes.PLAY <= action < codes.PUT:
            card = action - codes.PLAY
            return self._idle.get(card, self._played[card]) if state.phase == codes.ASK_PLAY else self._played[card]
        if codes.GO <= action < codes.REPLACE and state.phase == codes.ASK_MOVE:
            return self._spaces[action - codes.GO]
        return NO_PIECE

    def happening(self, event: Any) -> tuple[int, int] | None:
        """A card that was turned up, or a space that a player's pawn came to."""
        match event:
            case events.ActTurned(seat=seat, act=act):
                return self._acts[act], seat
            case events.WinterTurned(seat=seat, thing=thing):
                return self._winter[thing], seat
            case events.HauntedTurned(seat=seat, thing=thing):
                return self._haunted[thing], seat
            case events.MoveCardTurned(card=card):
                return self._moves[card], 0
            case events.HePlayed(card=card):
                return self._his[card], 0
            case events.Moved(pawn=pawn, space=space) if pawn < codes.GHOST:
                return self._spaces[space], pawn
        return None

    def deal(self, state: CondyleCove) -> Deal | None:  # type: ignore[override]
        """2.1, 20.4: the deck was dealt round from the first player; alone, half of it is the Boogeyman's."""
        cards = len(self._dealt)
        if self._alone:
            owners = [int(number >= cards // 2) for number in range(cards)]
        else:
            owners = [(state.first + number) % state.seats for number in range(cards)]
        seats = range(state.seats)
        copies = {piece: [0.0] * state.seats for piece in self._played.values()}
        for card, shares in trace_cards(state.record[: state.records], owners, self._dealt).items():
            for seat in seats:
                copies[self._played[card]][seat] += shares[seat]
        return Deal(cards, [owners.count(seat) for seat in seats], copies)

    def turns(self, state: CondyleCove) -> int:  # type: ignore[override]
        """Turns begun."""
        return state.turns

    def order(self, state: CondyleCove) -> list[int]:  # type: ignore[override]
        """Clockwise from the first player."""
        return [(state.first + number) % state.seats for number in range(state.seats)]


def _numbered(first: int, cards: Iterable[Card]) -> dict[int, Card]:
    return dict(enumerate(cards, start=first))
