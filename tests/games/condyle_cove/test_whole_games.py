"""Condyle Cove: whole games at random. No card is lost or there twice, hands are small, choices without doubles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ratskeller.games.condyle_cove.rules import codes
from ratskeller.games.condyle_cove.rules.slots import card_in
from ratskeller.kernel.numbers import CHANCE, DEALER, PLAYERS
from ratskeller.kernel.rng import Rng
from tests.games.condyle_cove.box import GAME
from tests.games.condyle_cove.table import Table
from tests.games.condyle_cove.traits import cards_total

EVERYTHING = {"fourth_player": "always", "passages": True, "winter": True}
MODES: dict[str, tuple[int, dict[str, Any], str]] = {
    "two": (2, {}, "kiddie_corner"),
    "three": (3, {}, "kiddie_corner"),
    "four": (4, {"my_binky": 1, "other_boogeyman": 2}, "kiddie_corner"),
    "all for two": (2, {**EVERYTHING, "benny": "yes", "scream": 20}, "creepy_carnival"),
    "all for three": (3, {**EVERYTHING, "benny": "harder", "scream": 30, "cold": "draw"}, "beneath_the_cove"),
    "all for four": (4, EVERYTHING, "down_lexington"),
    "hollow days": (3, {"winter": True}, "hollow_days"),
    "alone": (1, {}, "kiddie_corner"),
    "alone elsewhere": (1, {"my_binky": 2}, "hollow_days"),
}
STEPS = 900


def options_cards(state: Any) -> None:
    """Every Options card of the table is in one place, and behind every card that nobody has seen there is one."""
    box, found, blank = state.content, Counter[int](), 0
    for zone, size in (("hand", "held"), ("pile", "piled"), ("discard", "discarded")):
        rows, sizes = getattr(state, zone), list(getattr(state, size))
        for seat in range(codes.SEATS_MAX):
            for slot in list(rows[seat])[: sizes[seat]]:
                card = card_in(state, slot)
                found[card] += 1 if card >= 0 else 0
                blank += card < 0
            assert not any(list(rows[seat])[sizes[seat] :]), "something lies beyond the end"
    gone, unseen, group = list(state.gone), list(state.unseen), list(state.group)
    found.update(card for card in range(codes.CARDS) if gone[card])
    found.update(card - 1 for card in state.detour_card if card)
    # What is on the table; alone, a card of the Move deck is none of these.
    found.update(card - 1 for card in (state.playing, state.answering) if card and box.used[card - 1])
    behind = [card for card in range(codes.CARDS) if unseen[card] or group[card]]
    found.update(behind)
    used = list(box.used)
    assert {card: times for card, times in found.items() if times} == {
        card: 1 for card in range(codes.CARDS) if used[card]
    }
    assert state.unseen_cards == sum(unseen)
    if any(state.piled):
        assert blank == len(behind)


def hands(state: Any) -> None:
    """7.1: nobody holds more than four, and everybody has seen what is held."""
    for seat in range(state.seats):
        held = list(state.hand[seat])[: state.held[seat]]
        assert len(held) <= 4
        unseen = [slot for slot in held if card_in(state, slot) < 0]
        assert len(unseen) <= (state.phase == codes.CH_CARD)  # a card that is being turned over


def the_map(state: Any) -> None:
    """8.2, 8.3: the Cove is in one piece, no two cards lie on a cell, four never make a square; nothing is lost."""
    spaces = [space for space in range(codes.SPACES) if state.laid >> space & 1]
    xs, ys, pawns = list(state.at_x), list(state.at_y), list(state.pawn)
    cells = {(xs[space], ys[space]) for space in spaces}
    assert len(cells) == len(spaces)
    reached: set[tuple[int, int]] = set()
    todo = [(0, 0)]
    while todo:
        x, y = todo.pop()
        if (x, y) in cells - reached:
            reached.add((x, y))
            todo += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    if not state.alone or state.turns:
        assert reached == cells
    assert not any({(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= cells for x, y in cells)
    detours = [space for space in spaces if space >= codes.DETOUR]
    assert detours == [codes.DETOUR + number for number, card in enumerate(state.detour_card) if card]
    assert state.laid & state.cove_left == 0
    if state.turns:
        used = sum(state.content.space_used[space] << space for space in range(1, codes.DETOUR))
        lost = used & ~(state.laid | state.cove_left)
        assert lost.bit_count() == (state.phase == codes.ASK_LAY)  # the one that is being laid
        for seat in range(state.seats):
            assert (pawns[seat] in spaces) == bool(state.alive >> seat & 1)
    assert pawns[codes.GHOST] in spaces or not ((state.benny or state.alone) and state.turns)


def other_decks(state: Any) -> None:
    """Acts, Last Winter and Haunted cards are each in one place."""
    acts = [act - 1 for act in state.act if act]
    assert len(set(acts)) == len(acts)
    everywhere = sum(1 << act for act in acts) | state.acts_hidden
    assert everywhere.bit_count() == state.act_places.bit_count() == len(acts) + state.acts_hidden.bit_count()
    kept = list(state.kept)[: state.keeps]
    assert len(set(kept)) == len(kept)
    for thing in kept:
        left, first = (state.haunted_left, 84) if thing >= 84 else (state.winter_left, 63)
        assert not left >> thing - first & 1
        assert state.content.permanent[thing]


def choices(state: Any) -> None:
    """Whoever is asked has something to choose, and nobody is offered a thing twice."""
    for seat in range(state.seats):
        offered = state.legal_actions(seat)
        assert len(set(offered)) == len(offered)
        assert not offered or state.is_in(seat) or state.phase == codes.ASK_BOOGEY
        assert bool(offered) >= (seat == state.mover)
    if state.phase in {codes.ASK_PLAY, codes.ASK_ANSWER} and not state.alone:
        for seat in asked(state):
            held = [card_in(state, slot) for slot in list(state.hand[seat])[: state.held[seat]]]
            defensive = list(state.content.defensive)
            wanted = [card for card in held if state.phase == codes.ASK_PLAY or defensive[card]]
            offered = [code - codes.PLAY for code in state.legal_actions(seat) if codes.PLAY <= code < codes.PUT]
            assert sorted(offered) == sorted(wanted)  # C21, 11.1
    if state.is_chance():
        outcomes = [code for code, _ in state.weighted_outcomes()]
        assert outcomes
        assert len(set(outcomes)) == len(outcomes)
        assert all(weight > 0 for _, weight in state.weighted_outcomes())


def asked(state: Any) -> list[int]:
    """Who has something to decide: the mover, or while a card may be answered all who have not yet let it happen."""
    if state.phase == codes.ASK_ANSWER:
        return [seat for seat in range(state.seats) if codes.STOP in state.legal_actions(seat)]
    return [state.mover]


def belongings(state: Any, seat: int) -> list[list[int]]:
    """All cards of a seat, and who knows them."""
    return [list(getattr(state, zone)[seat]) for zone in ("hand", "pile", "discard")]


CHECKS = (options_cards, hands, the_map, other_decks, choices)


def play_through(mode: str, seed: int) -> Any:
    """A whole game at random, with all checks after every step."""
    seats, options, pack = MODES[mode]
    state: Any = GAME.set_up(seats, options, {"corner": pack})
    stream = Rng(seed)
    dealer, players = stream.split(DEALER), stream.split(PLAYERS)
    left: dict[int, list[list[int]]] = {}  # 12.3: what those had who are out
    for _ in range(STEPS):
        for check in CHECKS:
            check(state)
        for seat in range(seats):
            if not state.is_in(seat):
                assert left.setdefault(seat, belongings(state, seat)) == belongings(state, seat)
        if state.is_over():
            return state
        state.told = 0  # what the last step did has been read
        if state.is_chance():
            state.apply(CHANCE, state.draw(dealer))
        else:
            seat = asked(state)[players.below(len(asked(state)))]
            offered = state.legal_actions(seat)
            state.apply(seat, offered[players.below(len(offered))])
    raise AssertionError(f"no end after {STEPS} steps")


@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_lost_and_nothing_is_there_twice(mode: str) -> None:
    state = play_through(mode, seed=1)
    assert cards_total(state) == sum(state.content.used)
    if not state.alone and state.ending != codes.END_LIMIT:
        assert state.count_in() == 1
        assert sorted(state.rank(seat) for seat in range(state.seats)) == list(range(1, state.seats + 1))


def test_while_somebody_is_asked_chance_brings_nothing() -> None:
    assert Table().pawns("town town").turn().state.weighted_outcomes() == []
