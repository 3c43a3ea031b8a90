"""Random games beside a second, naive Rathulhu: every score, every legal action, every tile and every token."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ratskeller.games.rathulhu.kinds import ROWS, TILES
from ratskeller.games.rathulhu.rules import codes
from ratskeller.kernel.numbers import CHANCE
from tests.conformance.play import UNCOMPILED
from tests.games.rathulhu.oracle import Oracle, score
from tests.games.rathulhu.table import BOX, GAME, Table, read_tiles
from tests.games.rathulhu.traits import tiles_of

GAMES_OF_A_KIND = 15 if UNCOMPILED else 50
ACTIONS = [GAME.write_action(code) for code in GAME.action_codes()]
OUTCOMES = [GAME.write_outcome(code) for code in GAME.outcome_codes()]
NAMES = [str(tile) for tile in TILES]
WHOLE_BOX = [BOX[str(tile)] for tile in TILES]
MET = {
    *(f"aeon {aeon} by {by}" for aeon in (1, 2, 3) for by in ("time", "tokens")),
    *("no bids", "eight discarded", "old one", "choice", "lost"),
}


class Game:
    """A match and the oracle beside it; players are at random, but some tables draw more and bid less than others."""

    def __init__(self, seed: int, seats: int) -> None:
        self.random = Random(seed * 7 + seats)
        self.state: Any = GAME.set_up(seats, {}, {})
        self.state.telling = False
        self.steps: list[str] = []
        self.oracle = Oracle(seats)
        self.calm = self.random.choice((0.3, 0.7, 0.97))

    def play(self) -> None:
        """Play to the end and compare after every step."""
        self.compare()
        while not self.state.is_over():
            aeons = len(self.oracle.sheets)
            self.step()
            self.compare()
            if len(self.oracle.sheets) > aeons:
                self.compare_sheet()
        assert [self.state.rank(seat) for seat in range(self.state.seats)] == self.oracle.places()
        assert len(self.steps) <= 920

    def step(self) -> None:
        """One step of chance or of a player, in both."""
        if self.state.is_chance():
            outcomes = self.state.weighted_outcomes()
            code = self.random.choices([each for each, _ in outcomes], [weight for _, weight in outcomes])[0]
            self.state.apply(CHANCE, code)
            self.steps.append(OUTCOMES[code])
        else:
            legal = sorted(self.oracle.legal())
            calm = [each for each in ("draw", "pass") if each in legal and self.random.random() < self.calm]
            self.steps.append(calm[0] if calm else self.random.choice(legal))
            self.state.apply(self.state.mover, GAME.read_action(self.steps[-1]))
        self.oracle.apply(self.steps[-1])

    def compare(self) -> None:
        """Both must agree about everything on the table."""
        state, oracle, where = self.state, self.oracle, self.steps[-3:]
        held, up, down = list(state.held), list(state.up), list(state.down)
        assert state.is_chance() == (oracle.phase in ("dealing", "drawing")), where
        assert state.is_over() == (oracle.phase == "over"), where
        others = len(self.steps) % 7 == 0  # that nobody else is offered anything is looked at now and then
        for seat in range(state.seats):
            if others or seat == state.mover:
                self.compare_actions(seat)
            mine = {NAMES[kind]: count for kind, count in enumerate(held[seat]) if count}
            if oracle.phase == "losing":  # the Setbacks lie there until they are resolved (9.4)
                mine = {tile: count for tile, count in mine.items() if "setback" not in tile}
            assert mine == +oracle.held[seat], where
            assert up[seat] == sum(1 << token for token in oracle.up[seat]), where
            assert down[seat] == sum(1 << token for token in oracle.down[seat]), where
        assert list(state.favour)[: state.seats] == oracle.favour, where
        assert [NAMES[kind] if kind != codes.EMPTY else "" for kind in state.track] == oracle.track, where
        assert (state.time, state.board_token, state.aeon) == (oracle.signs, oracle.board, oracle.aeon), where
        self.count_tiles()

    def compare_actions(self, seat: int) -> None:
        """Both must offer a seat the same."""
        offered = [ACTIONS[code] for code in self.state.legal_actions(seat)]
        wanted = self.oracle.legal() if seat == self.oracle.mover and not self.state.is_chance() else set()
        assert sorted(offered) == sorted(wanted), self.steps[-3:]

    def count_tiles(self) -> None:
        """All 180 tiles are somewhere, each once."""
        state = self.state
        found = [sum(counts) for counts in zip(state.bag, state.discarded, *state.held, strict=True)]
        for kind in state.track:
            if kind != codes.EMPTY:
                found[kind] += 1
        found[codes.ELDER_SIGN] += state.time
        assert found == WHOLE_BOX, self.steps[-3:]
        assert state.bag_tiles == sum(state.bag)
        if len(self.steps) % 50 == 0:  # the state counts for itself, too
            assert tiles_of(state) == WHOLE_BOX
            assert sum(tiles_of(state)) == 180

    def compare_sheet(self) -> None:
        """An Aeon has been scored: the sheet must say what the oracle says, row by row."""
        view: Any = GAME.view(self.state, 0)
        aeon, sheets = len(self.oracle.sheets), self.oracle.sheets[-1]
        lines = {line.row: line for line in view.sheet if line.aeon == aeon}
        assert [self.state.score(seat) for seat in range(self.state.seats)] == self.oracle.favour
        assert list(lines) == list(ROWS if aeon == 3 else ROWS[:6])
        for row, name in enumerate(ROWS):
            if name in lines:
                assert [cell.points for cell in lines[name].cells] == [rows[row] for rows in sheets]
            else:
                assert [rows[row] for rows in sheets] == [0] * len(sheets)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_agree_with_the_oracle(seats: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(GAMES_OF_A_KIND):
        game = Game(seed, seats)
        game.play()
        met.update(+game.oracle.met)
    assert set(met) == MET


# ---- hand-made collections ---------------------------------------------------------------------------------

ALL_SITES = ", ".join(f"5 site {number}" for number in range(1, 9))
ALL_TOMES = ", ".join(f"5 tome {number}" for number in range(1, 6))
EVERYTHING = f"25 shoggoth, 25 cultist, 12 altar, {ALL_TOMES}, {ALL_SITES}, 8 old one, 5 relic"
EXTREMES: dict[str, tuple[str, ...]] = {
    "nothing at all": ("", "", ""),
    "everything at one": (EVERYTHING, ""),
    "everything at the last of five": ("", "", "", "", EVERYTHING),
    "cultists without an altar": ("25 cultist", "12 altar", ""),
    "one altar for all cultists": ("24 cultist, altar", "cultist, 11 altar"),
    "every number of tome types": (
        "tome 1",
        "2 tome 1, tome 2",
        "tome 3, tome 4, tome 5",
        "tome 2, tome 3, tome 4, tome 5",
        "tome 1, tome 2, tome 3, tome 4, tome 5",
    ),
    "every number of sites alike": ("site 1", "2 site 2", "3 site 3", "4 site 4", "5 site 5"),
    "six, seven and eight types of sites": (
        "site 1, site 2, site 3, site 4, site 5, site 6",
        "site 2, site 3, site 4, site 5, site 6, site 7, site 8",
        ", ".join(f"site {number}" for number in range(1, 9)),
    ),
    "shoggoths level at the top": ("12 shoggoth", "12 shoggoth", "shoggoth"),
    "shoggoths level at the bottom": ("23 shoggoth", "shoggoth", "shoggoth"),
    "shoggoths level": ("5 shoggoth",) * 5,
    "shoggoths at every height": ("shoggoth", "2 shoggoth", "3 shoggoth", "4 shoggoth", ""),
}


@pytest.mark.parametrize("aeon", [1, 2, 3])
@pytest.mark.parametrize("name", EXTREMES)
def test_an_extreme_collection_is_scored_as_the_sheet_says(name: str, aeon: int) -> None:
    collections = EXTREMES[name]
    table = Table(len(collections)).aeon(aeon)
    held: list[Counter[str]] = []
    for seat, tiles in enumerate(collections, start=1):
        held.append(Counter({str(tile): count for tile, count in read_tiles(tiles)}) if tiles else Counter())
        if tiles:
            table.give(seat, tiles)
    tokens = [table.up(seat) for seat in range(1, len(collections) + 1)]
    wanted = score(held, tokens, is_last=aeon == 3)
    table.end_aeon()
    assert table.favour == [10 + sum(rows) for rows in wanted]
    for row, line in enumerate(ROWS[: 9 if aeon == 3 else 6]):
        assert table.paid(line, aeon) == [rows[row] for rows in wanted]
    assert table.tiles() == BOX


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_collections_are_scored_as_the_sheet_says(data: st.DataObject) -> None:
    seats, aeon = data.draw(st.integers(2, 5)), data.draw(st.sampled_from([1, 2, 3, 3]))
    left, held = Counter(BOX), [Counter[str]() for _ in range(seats)]
    table = Table(seats).aeon(aeon)
    scoring = [tile for tile in BOX if "setback" not in tile and tile != "elder sign"]
    for seat in range(seats):
        for tile in data.draw(st.lists(st.sampled_from(scoring), unique=True, max_size=10)):
            count = data.draw(st.integers(0, left[tile]))
            left[tile] -= count
            held[seat][tile] += count
            table.give(seat + 1, f"{count} {tile}")
    shuffled = data.draw(st.permutations(table.all_tokens()))
    size = (len(shuffled) - 1) // seats
    hands = [set(shuffled[1 + seat * size : 1 + (seat + 1) * size]) for seat in range(seats)]
    table.tokens(*(" ".join(map(str, hand)) for hand in hands), board=shuffled[0])
    wanted = score(held, hands, is_last=aeon == 3)
    table.end_aeon()
    assert table.favour == [10 + sum(rows) for rows in wanted]
