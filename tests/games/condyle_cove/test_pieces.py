"""Condyle Cove as pieces of content: which there are, which step uses which, and who was dealt what."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.bots.random_bot import RandomBot
from ratskeller.games.condyle_cove import events
from ratskeller.games.condyle_cove.content_numbers import option_cards
from ratskeller.games.condyle_cove.pieces import CovePieces
from ratskeller.games.condyle_cove.pieces_dealt import trace_cards
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.pieces import NO_PIECE
from ratskeller.lab.piece_counter import PieceCounter
from tests.conformance.play import UNCOMPILED, Setup, play
from tests.games.condyle_cove.arrange import split
from tests.games.condyle_cove.box import GAME, NINE, own_options
from tests.games.condyle_cove.table import Table

if TYPE_CHECKING:
    from ratskeller.kernel.pieces import Pieces


def pieces_of(seats: int, packs: dict[str, Any] | None = None, **options: Any) -> Pieces:
    assert GAME.pieces is not None
    return GAME.pieces(GAME.set_up(seats, options, packs or {}))


def decks_of(pieces: Pieces) -> dict[str, int]:
    """How many cards each deck has."""
    found: Counter[str] = Counter()
    for piece in pieces.pieces:
        found[pieces.decks[piece.deck].name] += piece.copies
    return dict(found)


DEFENSIVE = "Defensive cards played in one's own turn, to make room"


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        (2, {}, {"Options cards": 40, DEFENSIVE: 4, "Acts of Desperation": 6, "Spaces": 14}),
        (4, {}, {"Options cards": 54, DEFENSIVE: 4, "Acts of Desperation": 6, "Spaces": 14}),
        (3, {"fourth_player": "always"}, {"Options cards": 54, DEFENSIVE: 4, "Acts of Desperation": 6, "Spaces": 14}),
        (
            3,
            {"winter": True, "benny": "yes", "passages": True},
            {
                "Options cards": 40,
                DEFENSIVE: 4,
                "Acts of Desperation": 6,
                "Last Winter": 21,
                "Haunted": 7,
                "Spaces": 18,
            },
        ),
        (
            1,
            {},
            {
                "Options cards": 28,
                DEFENSIVE: 4,
                "Acts of Desperation": 5,
                "The Boogeyman's Move deck": 8,
                "Options cards that he plays": 28,
                "Spaces": 10,
            },
        ),
    ],
)
def test_what_is_on_the_table_is_studied(seats: int, options: dict[str, Any], expected: dict[str, int]) -> None:
    assert decks_of(pieces_of(seats, **options)) == expected


def test_a_boogeyman_and_the_cemetery_may_stand_out() -> None:
    chosen = pieces_of(2, {"corner": "down_lexington"}, my_binky=1)
    names = [piece.name for piece in chosen.pieces]
    assert "MY BINKY" in names
    reasons = {piece.name: piece.reason for piece in chosen.pieces if piece.reason}
    assert "9.7" in reasons.pop("CEMETERY")
    assert sum(piece.copies for piece in chosen.pieces if piece.name in reasons) == 3
    assert all("12.2" in reason for reason in reasons.values())


def test_a_short_script_whose_counts_are_known() -> None:
    """Seat 1 plays three cards, one of them a Defensive one for nothing; seat 2 could answer each, and answers one."""
    table = Table(2).cove(NINE).pawns("town beach")
    table.hand(1, "TATTLETALE, LOST, CAT UNDER A LAMP").hand(2, "LUCKY PASSERBY, CURFEW").playing()
    pieces = CovePieces(table.state)
    counter = PieceCounter(pieces, 2)
    script = "play TATTLETALE, pass, play CAT UNDER A LAMP, pass, play LOST, play LUCKY PASSERBY"
    for step in split(script):
        while table.phase not in {"play", "answer"}:
            table.first_chance() if table.state.is_chance() else table.match.act(*first_choice(table))
        seat = table.state.mover
        counter.see_choice(table.state, seat, table.read_action(step, seat), RandomBot())
        table.do(step)
        counter.see_events(table.match.events[-1])
    found = {
        (pieces.decks[piece.deck].manner, piece.name): (each.plays, each.chosen, each.chances)
        for piece, each in zip(pieces.pieces, counter.tally.pieces, strict=True)
        if each.chances
    }
    assert found == {
        ("held", "TATTLETALE"): (1, 1, 1),
        ("held", "LOST"): (1, 1, 3),
        ("spare", "CAT UNDER A LAMP"): (1, 1, 2),
        ("held", "LUCKY PASSERBY"): (1, 1, 3),  # it could have answered every time; CURFEW is no answer
    }


def first_choice(table: Table) -> tuple[int, int]:
    return table.state.mover, table.state.legal_actions(table.state.mover)[0]


def test_going_somewhere_is_choosing_a_space_but_being_sent_is_not() -> None:
    table = Table(2).cove(NINE).pawns("town beach").hand(1, "BAD DOG").hand(2, "LOST").playing()
    pieces = CovePieces(table.state)
    table.play("play BAD DOG, pawn 2")
    assert table.phase == "where"
    assert {pieces.used_by(table.state, action) for action in table.state.legal_actions(0)} == {NO_PIECE}
    table.play(f"go {min(table.offers('go'))}").settle()
    happened = [pieces.happening(event.what) for events in table.match.events[-4:] for event in events]
    assert [seat for _, seat in filter(None, happened)] == [1]  # but it is a landing of seat 2
    while table.phase != "move":
        table.first_chance() if table.state.is_chance() else table.match.act(*first_choice(table))
    used = {pieces.used_by(table.state, action) for action in table.state.legal_actions(table.state.mover)}
    assert {pieces.decks[pieces.pieces[each].deck].manner for each in used - {NO_PIECE}} == {"place"}


def test_what_is_turned_up_is_known_by_its_event() -> None:
    packs = {kind: next(iter(known.values())) for kind, known in GAME.shipped_packs().items()}
    open_view = next(number for number, card in enumerate(option_cards(packs)) if str(card.name) == "OPEN VIEW")
    table, alone = pieces_of(2, winter=True, benny="yes"), pieces_of(1)
    act = table.happening(events.ActTurned(1, 0, 3))
    winter = table.happening(events.WinterTurned(1, codes.WINTER))
    haunted = table.happening(events.HauntedTurned(0, codes.HAUNTED))
    his = [alone.happening(event) for event in (events.MoveCardTurned(codes.SOLO, 3), events.HePlayed(open_view))]
    found = [(found, each) for found, some in ((table, (act, winter, haunted)), (alone, his)) for each in some if each]
    assert [(pieces.decks[pieces.pieces[piece].deck].name, seat) for pieces, (piece, seat) in found] == [
        ("Acts of Desperation", 1),
        ("Last Winter", 1),
        ("Haunted", 0),
        ("The Boogeyman's Move deck", 0),
        ("Options cards that he plays", 0),
    ]
    assert table.happening(events.Screamed(1, 0, 0)) is None


def test_turns_and_their_order_are_counted_from_the_first_player() -> None:
    table = Table(3).cove(NINE).pawns("town beach hill").turn(2)
    pieces = CovePieces(table.state)
    assert pieces.turns(table.state) == table.state.turns > 0
    table.state.first = 2
    assert pieces.order(table.state) == [2, 0, 1]


def test_a_deck_without_cards_is_none() -> None:
    """Own cards none of which is Defensive."""
    packs = own_options("CAT UNDER A LAMP")
    for card in packs["options"]["cards"]:
        if card["answers"]:
            card.update(answers=None, does=[{"do": "lose", "who": "everyone", "cards": 1, "from": "hand"}])
    assert DEFENSIVE not in decks_of(pieces_of(2, packs))


# ---- who was dealt what ------------------------------------------------------------------------------------


def record(card: int | None = None, shuffle: int = 0, until: int = 0) -> int:
    known = 0 if card is None else card + 1
    return known | shuffle << codes.FROM_SHIFT | until << codes.UNTIL_SHIFT


def test_a_card_that_was_seen_where_it_was_dealt_belongs_there() -> None:
    found = trace_cards([record(0), record(1), record(), record()], [0, 1, 0, 1], range(4))
    assert found == {0: [1, 0], 1: [0, 1], 2: [0.5, 0.5], 3: [0.5, 0.5]}


def test_a_card_that_nobody_saw_is_where_places_are_left() -> None:
    found = trace_cards([record(0), record(), record(), record()], [0, 1, 0, 1], range(4))
    assert found[3] == [pytest.approx(1 / 3), pytest.approx(2 / 3)]


def test_a_card_that_was_first_seen_after_a_shuffle_lay_in_what_went_into_it() -> None:
    dealt = [record(0, until=1), record(until=1), record(until=1), record()]  # the pile of seat 1, with a stolen card
    found = trace_cards([*dealt, record(3, shuffle=1), record(shuffle=1)], [0, 0, 1, 1], range(4))
    assert found[0] == [1, 0]
    assert found[3] == [0.5, 0.5]
    # Of the three places without a card two are half taken: 0.5 of seat 1, 1.5 of seat 2.
    assert found[1] == found[2] == [0.25, 0.75]


def test_shuffles_of_shuffles() -> None:
    dealt = [record(until=1), record(until=1), record(until=2), record()]
    once = [record(shuffle=1, until=2), record(shuffle=1, until=2)]
    found = trace_cards([*dealt, *once, record(2, shuffle=2)], [0, 0, 1, 1], range(4))
    assert found[2] == [pytest.approx(2 / 3), pytest.approx(1 / 3)]
    assert sum(shares[0] for shares in found.values()) == pytest.approx(2)


GAMES = 8 if UNCOMPILED else 20


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_card_is_lost_and_every_seat_has_its_number(seats: int) -> None:
    pieces = pieces_of(seats)
    shuffles = 0
    for seed in range(GAMES):
        state: Any = play(GAME, Setup(seats, {}, {}, seed)).state
        shuffles += state.shuffles
        deal = pieces.deal(state)
        assert deal is not None
        for seat in range(seats):
            assert sum(copies[seat] for copies in deal.copies.values()) == pytest.approx(deal.sizes[seat])
        for piece, copies in deal.copies.items():
            assert all(-1e-9 <= each <= pieces.pieces[piece].copies + 1e-9 for each in copies)
            if seats > 1:
                assert sum(copies) == pytest.approx(pieces.pieces[piece].copies)
    assert shuffles


def test_a_place_from_a_shuffle_of_known_cards_only_brings_no_unseen_card() -> None:
    """A known card alone in a pile is shuffled, then that pile with an unseen card of the other: it was the other's."""
    records = [record(0, until=1), record(until=2), record(shuffle=1, until=2), record(1, shuffle=2)]
    found = trace_cards(records, [0, 1], range(2))
    assert found == {0: [1.0, 0.0], 1: [0.0, 1.0]}
