"""Chapters 1 to 3: the game as a whole, what is in the box, and how it is set up."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from ratskeller.games.house_of_rath.events import BeginsHidden, CardBoxed, CardRemoved, CardSeen, Won
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import CHANCE, SPECTATOR
from ratskeller.kernel.rng import Rng
from tests.games.house_of_rath.table import GAME, ROOMS, Table

SEATS = [2, 3, 4, 5, 6]


def setup(seats: int, until: str, seed: int = 1, **options: Any) -> Match:
    """A game set up by a generator until a phase; whoever must remove a card removes the first."""
    match, rng = Match(GAME, seats, options), Rng(seed)
    while match.scene(SPECTATOR).view.phase != until:
        if match.state.is_chance():
            match.deal_from(rng)
        else:
            seat = match.scene(SPECTATOR).awaited[0]
            match.act(seat, match.state.legal_actions(seat)[0])
    return match


# ---- 1 Object ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_1_1_every_player_has_three_orphans(seats: int) -> None:
    match = setup(seats, "rolling")
    held: list[int] = []
    for seat in range(seats):
        mine = match.scene(seat).view.seats[seat]
        assert len(mine.hand) == mine.children == mine.down == 3
        held += mine.hand
    assert len(set(held)) == 3 * seats


def test_1_2_an_orphan_that_was_attacked_with_success_is_out_of_the_game() -> None:
    table = Table().orphans(rest="d", b="4").boogey(1).let_go(2).play("2: claim, fate 1")
    assert table.where(4) is None
    assert all(4 not in (*room.seen, *room.hidden) for room in table.view().rooms)
    table.play("learn 1, roll move")
    assert not table.can("move 4")
    assert table.refuses("move 4") == "1.2"


def test_1_3_whoever_has_the_last_living_orphan_wins() -> None:
    table = Table(2).orphans(b="4", d="(1) (2)").boogey(1).let_go(2).play("2: claim, fate 1")
    assert table.phase == "over"
    assert table.places == [1, 2]
    assert table.told(Won) == [Won(seat=0, orphans=2)]


# ---- 2 What is in the box ----------------------------------------------------------------------------------


def test_2_1_the_options_die_has_twelve_sides_and_the_fate_die_six() -> None:
    table = Table()
    assert all((12 * likely).denominator == 1 for likely in table.chances.values())
    table.orphans(rest="d", b="4").boogey(1).let_go(2).play("2: claim")
    assert table.chances == {f"fate {number}": Fraction(1, 6) for number in range(1, 7)}


def test_2_2_rooms_orphans_cards_locks_and_run_away_cards() -> None:
    view = Table().view()
    assert {room.room for room in view.rooms} == set(ROOMS)
    assert len(view.names.rooms) == 7
    assert [orphan.number for orphan in view.orphans] == list(range(1, 19))
    assert len(set(view.names.orphans)) == 18
    assert len(view.names.cards) == len({card.ability for card in view.names.cards}) == 7
    assert view.locks_left == 8
    assert {text for text in map(GAME.write_action, GAME.action_codes()) if text.startswith("reveal ")} == {
        f"reveal {orphan}" for orphan in range(1, 19)
    }


# ---- 3 Setting up ------------------------------------------------------------------------------------------


def test_3_1_the_room_of_mourning_lies_in_the_middle() -> None:
    match = Match(GAME, 3)
    middle = match.scene(SPECTATOR).view.rooms[0]
    assert (middle.room, middle.border) == ("m", None)
    assert set(middle.touches) == set("abcdef")


def test_3_2_rooms_with_the_same_border_lie_opposite_each_other() -> None:
    rooms = {room.room: room for room in Match(GAME, 3).scene(SPECTATOR).view.rooms}
    for one, other in ("ad", "be", "cf"):
        assert rooms[one].border == rooms[other].border
        assert (rooms[one].q + rooms[other].q, rooms[one].r + rooms[other].r) == (0, 0)
    assert Counter(room.border for room in rooms.values()) == {None: 1, 0: 2, 1: 2, 2: 2}
    assert all(len(rooms[room].touches) == 3 for room in "abcdef")
    assert all("m" in rooms[room].touches for room in "abcdef")


def test_3_3_three_orphans_begin_in_each_of_the_outer_rooms() -> None:
    for seed in range(5):
        rooms = setup(4, "hiding", seed).scene(SPECTATOR).view.rooms
        assert {room.room: len(room.seen) for room in rooms} == {"m": 0} | dict.fromkeys("abcdef", 3)


def test_3_3_by_lot_so_that_every_way_is_equally_likely() -> None:
    match = Match(GAME, 2)
    left = Counter(dict.fromkeys("abcdef", 3))
    for room in "aaabbcdecfbdefcdef":
        chances = dict(match.state.weighted_outcomes())
        total = sum(chances.values())
        assert {GAME.write_outcome(code): Fraction(weight, total) for code, weight in chances.items()} == {
            f"place {each}": Fraction(number, left.total()) for each, number in left.items() if number
        }
        match.deal(GAME.read_outcome(f"place {room}"))
        left[room] -= 1
    assert match.scene(SPECTATOR).view.phase == "hiding"


def test_3_4_rath_begins_in_the_room_of_mourning() -> None:
    assert Match(GAME, 2).scene(SPECTATOR).view.rath == "m"
    assert setup(5, "rolling").scene(SPECTATOR).view.rath == "m"


def test_3_5_three_orphans_begin_hidden() -> None:
    match = setup(3, "hiding")
    for number, drawn in enumerate((5, 9, 14)):
        assert len(match.state.weighted_outcomes()) == 18 - number
        events = match.deal(GAME.read_outcome(f"begin hidden {drawn}"))
        assert BeginsHidden(drawn) in [event.what for event in events if event.is_for(SPECTATOR)]
    assert match.scene(SPECTATOR).view.phase == "dealing"
    assert {orphan.number for orphan in match.scene(SPECTATOR).view.orphans if orphan.hidden} == {5, 9, 14}
    assert all(orphan.room for orphan in match.scene(SPECTATOR).view.orphans)


def test_3_6_all_eighteen_cards_are_shuffled_again() -> None:
    match = setup(3, "dealing")
    weights = match.state.weighted_outcomes()
    assert [GAME.write_outcome(code) for code, _ in weights] == [f"deal {orphan}" for orphan in range(1, 19)]
    assert len({weight for _, weight in weights}) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_7_up_to_four_players_get_four_cards_and_remove_one(seats: int) -> None:
    match = setup(seats, "removing")
    hands = [match.scene(seat).view.seats[seat].hand for seat in range(seats)]
    assert [len(hand) for hand in hands] == [4] * seats
    for seat, hand in enumerate(hands):
        assert {choice.notation for choice in match.scene(seat).choices if "remove" in choice.notation} == {
            f"remove {card}" for card in hand
        }
        other = next(card for card in range(1, 19) if card not in hand)
        assert match.state.forbids(seat, GAME.read_action(f"remove {other}")) != 0
    match.act(1, GAME.read_action(f"remove {hands[1][2]}"))
    told = {viewer: [event.what for event in match.events[-1] if event.is_for(viewer)] for viewer in (SPECTATOR, 0, 1)}
    assert told[SPECTATOR] == told[0] == [CardRemoved(1)]
    assert CardBoxed(1, hands[1][2]) in told[1]
    mine = match.scene(1).view.seats[1]
    assert (mine.removed, mine.hand) == (hands[1][2], tuple(card for card in hands[1] if card != hands[1][2]))
    assert match.scene(0).view.seats[1].removed is None
    assert not match.scene(1).choices or all("remove" not in choice.notation for choice in match.scene(1).choices)
    assert match.scene(SPECTATOR).view.phase == "removing"


def test_3_7_the_removed_card_is_nobodys_any_more() -> None:
    table = Table(2).orphans(rest="d", b="14").boogey(1)
    assert table.refuses("claim", seat=2) == "12.3"
    table.let_go()
    assert table.where(14) is None


@pytest.mark.parametrize("seats", [5, 6])
def test_3_8_five_or_six_players_get_three_cards_and_remove_none(seats: int) -> None:
    match = setup(seats, "starting")
    assert [len(match.scene(seat).view.seats[seat].hand) for seat in range(seats)] == [3] * seats
    assert all("remove" not in step.do for step in match.steps)
    assert all(match.scene(seat).view.seats[seat].removed is None for seat in range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_3_9_cards_lie_face_down(seats: int) -> None:
    match = setup(seats, "rolling")
    for viewer in (SPECTATOR, *range(seats)):
        for seat, shown in enumerate(match.scene(viewer).view.seats):
            assert (shown.down, shown.up) == (3, ())
            assert (shown.hand is not None) == (seat == viewer)
    told = [(event.audience, event.what) for events in match.events for event in events]
    dealt = [(audience, what.seat) for audience, what in told if isinstance(what, CardSeen)]
    assert len(dealt) == seats * (4 if seats <= 4 else 3)
    assert all(audience == 1 << seat for audience, seat in dealt)


def test_3_9_nobody_else_sees_which_card_is_dealt() -> None:
    match = setup(3, "dealing")
    code = GAME.read_outcome("deal 7")
    assert match.state.glimpse(0, CHANCE, code) == code
    assert [match.state.glimpse(viewer, CHANCE, code) for viewer in (1, 2, SPECTATOR)] == [-1, -1, -1]


@pytest.mark.parametrize("seats", SEATS)
def test_3_10_as_many_run_away_cards_as_players(seats: int) -> None:
    view = setup(seats, "rolling").scene(SPECTATOR).view
    assert view.lessons_left == seats
    assert view.lessons_used == ()
    assert [seat.lessons for seat in view.seats] == [0] * seats


def test_3_10_of_seven_shuffled_cards_any_can_be_in_the_pile() -> None:
    table = Table(2).orphans(rest="d", b="4").boogey(1).let_go(2).play("2: claim, fate 1")
    assert table.chances == {f"learn {card}": Fraction(1, 7) for card in range(1, 8)}


def test_3_11_the_locks_lie_at_the_side() -> None:
    view = setup(3, "rolling").scene(SPECTATOR).view
    assert (view.locks_left, view.locks_gone) == (8, 0)
    assert all(room.locks == () for room in view.rooms)


def test_3_12_somebody_begins() -> None:
    for first in (1, 2, 3):
        table = Table(first=first)
        assert (table.whose, table.phase) == (first, "rolling")


# ---- rulings -----------------------------------------------------------------------------------------------


def test_H35_the_hidden_three_are_drawn_from_all_before_the_deal() -> None:
    match = setup(4, "hiding")
    assert all(seat.down == 0 for seat in match.scene(SPECTATOR).view.seats)
    assert len({weight for _, weight in match.state.weighted_outcomes()}) == 1
    match = setup(4, "dealing")
    hidden = [orphan.number for orphan in match.scene(SPECTATOR).view.orphans if orphan.hidden]
    match.deal(GAME.read_outcome(f"deal {hidden[0]}"))
    assert match.scene(0).view.seats[0].hand == (hidden[0],)


def test_H35_a_card_is_removed_after_looking() -> None:
    match = setup(2, "removing")
    assert len(match.scene(1).view.seats[1].hand) == 4
    assert match.scene(1).awaited == (0, 1)


@pytest.mark.parametrize("seats", [2, 3])
def test_H36_the_pile_is_never_filled_up(seats: int) -> None:
    table = Table(seats).lessons(1, " ".join(str(card) for card in range(1, seats + 1)))
    assert table.view().lessons_left == 0
    table.orphans(rest="d", b="4").boogey(2).let_go(2).play("2: claim, fate 1")
    assert table.phase == "rolling"
    assert table.seat(2).lessons == 0


@pytest.mark.parametrize("seats", SEATS)
def test_H50_who_begins_is_drawn_by_lot(seats: int) -> None:
    match = setup(seats, "starting")
    weights = match.state.weighted_outcomes()
    assert [GAME.write_outcome(code) for code, _ in weights] == [f"begin {seat}" for seat in range(1, seats + 1)]
    assert len({weight for _, weight in weights}) == 1


@pytest.mark.parametrize("seats", [1, 7])
def test_2_2_there_are_cards_for_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 6 seats"):
        Match(GAME, seats)
