"""Random pages beside a naive scoring from the rulebook (lines 76–94), random games beside a ledger, and chance."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random
from typing import Any

import pytest

from ratskeller.games.darkhouse.names import Arc, Place, Reroll, Roll, Stop, Track
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import NOT_NOW, SPECTATOR
from ratskeller.kernel.rng import Rng
from tests.conformance.play import UNCOMPILED
from tests.games.darkhouse.table import GAME, GOOD_ENOUGH, PERFECT, Table, own_board
from tests.games.darkhouse.traits import count_boxes

SIZES = {1: 4, 2: 6, 3: 6, 4: 6, 5: 6, 6: 8}
OWN_SIZES = {1: 8, 2: 6, 3: 6, 4: 4, 5: 6, 6: 6}
PENALTIES = ("each", "block", "once")
PAGES_OF_A_KIND = 300 if UNCOMPILED else 1500
GAMES_OF_A_KIND = 4 if UNCOMPILED else 12  # every other one with luck, so that pages get full

Page = dict[int, list[str]]  # by block, what stands in its boxes: "2" to "6", "X", or "" for an empty box


# ---- the naive scoring -------------------------------------------------------------------------------------


def block_points(number: int, boxes: list[str]) -> int:
    """What one block is worth, without its X's (78, 80, 81; D15, D16)."""
    points = 0
    for box in boxes:
        if box not in {"", "X"}:
            points += int(box)
    if "" in boxes or "X" in boxes:
        return points
    if all(box == boxes[0] for box in boxes):
        return points * 3 if number == 1 else points * 2
    return points


def cross_cost(page: Page, x_penalty: str) -> int:
    """What the X's of a page cost (82; D14)."""
    crossed = [boxes.count("X") for boxes in page.values() if "X" in boxes]
    if x_penalty == "each":
        return 20 * sum(crossed)
    if x_penalty == "block":
        return 20 * len(crossed)
    return 20 if crossed else 0


def page_points(page: Page, x_penalty: str, *, early: bool, over: bool) -> int:
    """What a page is worth (83, 87, 88; D35)."""
    points = sum(block_points(number, boxes) for number, boxes in page.items()) - cross_cost(page, x_penalty)
    if early:
        points += 22
    if over and not any("X" in boxes for boxes in page.values()):
        points += 22
    return points


def is_complete(page: Page) -> bool:
    """Whether every box of a page has a number."""
    return all(box not in {"", "X"} for boxes in page.values() for box in boxes)


def places(totals: list[int], sixes: list[int]) -> list[int]:
    """The place of everybody: by points, then by block 6 (94; D20)."""
    keys = list(zip(totals, sixes, strict=True))
    return [1 + sum(other > key for other in keys) for key in keys]


# ---- random pages ------------------------------------------------------------------------------------------


def random_page(random: Random, sizes: dict[int, int]) -> Page:
    """A page as it might stand when a game ends: blocks full, unfinished or shut, of one number or of many."""
    page: Page = {}
    for number, size in sizes.items():
        faces = random.choice(["2", "3", "4", "5", "6", "66665", "23456"])
        written = size if random.random() < 0.7 else random.randrange(size + 1)
        rest = random.choice(["", "X"])
        page[number] = [random.choice(faces) for _ in range(written)] + [rest] * (size - written)
    return page


def put(match: Match, seat: int, page: Page) -> None:
    """Write a page straight into a position: a hexadecimal digit for each face, the lowest one for X's."""
    state: Any = match.state
    written, empty = [list(row) for row in state.written], [list(row) for row in state.empty]
    for number, boxes in page.items():
        numbers = [0 if box == "X" else int(box) for box in boxes if box]
        written[state.page_of(seat, state.game)][number] = sum(1 << 4 * each for each in numbers)
        empty[seat][number] = boxes.count("")
    state.written, state.empty = written, empty


@pytest.mark.parametrize("x_penalty", PENALTIES)
@pytest.mark.parametrize("own", [False, True], ids=["tower", "own"])
def test_random_pages_agree_with_the_naive_scoring(x_penalty: str, *, own: bool) -> None:
    random, sizes = Random(x_penalty), OWN_SIZES if own else SIZES
    board = {"board": own_board(sizes.values())} if own else {}
    match = Match(GAME, 1, {"x_penalty": x_penalty}, board)
    factors: Counter[int] = Counter()
    for _ in range(PAGES_OF_A_KIND):
        page = random_page(random, sizes)
        put(match, 0, page)
        shown = GAME.view(match.state, SPECTATOR).seats[0].pages[0]
        assert [line.points for line in shown.blocks] == [block_points(number, page[number]) for number in page], page
        assert shown.cost == cross_cost(page, x_penalty), page
        assert shown.crosses == sum(boxes.count("X") for boxes in page.values()), page
        assert shown.total == page_points(page, x_penalty, early=bool(shown.early), over=False), page
        assert shown.no_x == 0
        assert all(line.sum * line.factor == line.points for line in shown.blocks)
        factors.update(line.factor for line in shown.blocks)
        assert match.state.score(0) == shown.total
    assert min(factors[factor] for factor in (1, 2, 3)) >= 100


# ---- random games ------------------------------------------------------------------------------------------


class Ledger:
    """A random game and, beside it, what the rulebook makes of the same steps."""

    def __init__(self, seed: int, x_penalty: str) -> None:
        self.random, last_deadline = Random(f"{x_penalty}{seed}"), seed % 4 < 2
        self.seats, self.games = self.random.choice((1, 1, 2, 3)), 3 if seed == 0 else 1
        self.luck = 40 if seed % 2 else 1  # so many times everybody rolls, and keeps the best
        self.met: set[str] = set()
        self.own = self.random.random() < 0.3
        self.sizes = OWN_SIZES if self.own else SIZES
        self.gray = [2, 3, 6, 9] if self.own else [1, 4, 7, 10]
        arcs = [(1, 2), (1, 6), (2, 3), (3, 4), (4, 5), (5, 6)]
        self.arcs = set(arcs) if self.own else {(1, 2), (3, 4), (5, 6), (1, 3), (3, 5), (2, 4), (4, 6)}
        board: Any = own_board(self.sizes.values(), arcs, self.gray) if self.own else "tower"
        self.x_penalty, self.last_deadline = x_penalty, last_deadline
        options = {"x_penalty": x_penalty, "last_deadline": last_deadline, "games": self.games}
        self.match = Match(GAME, self.seats, options, {"board": board})
        self.totals, self.sixes = [0] * self.seats, [0] * self.seats
        self.game = 0
        self.new_game()

    def new_game(self) -> None:
        """Wipe the pages."""
        self.game += 1
        self.round = 0
        self.track: list[int] = []
        self.pages: list[Page] = [{n: [""] * size for n, size in self.sizes.items()} for _ in range(self.seats)]
        self.early = [False] * self.seats
        self.new_round()

    def new_round(self) -> None:
        """Take the dice off the pages."""
        self.hand: list[list[int]] = [[] for _ in range(self.seats)]
        self.lying: list[Page] = [{n: [] for n in self.sizes} for _ in range(self.seats)]
        self.on_arcs: list[dict[tuple[int, int], int]] = [{} for _ in range(self.seats)]
        self.rolls = [0] * self.seats
        self.done = [all("" not in boxes for boxes in page.values()) for page in self.pages]
        if any(self.done):
            self.met.add("sits out")

    def open_blocks(self, seat: int) -> set[int]:
        """The blocks in reach: the one of the turn track and where paid arcs lead."""
        found = {self.track[-1]}
        for _ in range(6):
            found |= {end for arc in self.on_arcs[seat] if found & set(arc) for end in arc}
        return found

    def free(self, seat: int, block: int) -> int:
        """The empty boxes that no die of this round lies in."""
        return self.pages[seat][block].count("") - len(self.lying[seat][block])

    def legal(self, seat: int) -> set[str]:
        """What a seat may do now."""
        if self.done[seat]:
            return set()
        reach = self.open_blocks(seat)
        good = {face for face in self.hand[seat] if face >= 2}
        found = {f"place {face} in {n}" for face in good for n in reach if self.free(seat, n) > 0}
        found |= {
            f"arc {one}-{other} with {face}"
            for one, other in self.arcs
            for face in good
            if (one in reach) != (other in reach)
        }
        if self.rolls[seat] < 3:
            found.add("reroll")
        return found | {"stop"}

    def settle(self, seat: int) -> None:
        """Whether a seat has nothing left to do (D29), and whether the round is over then."""
        full = all(self.free(seat, n) <= 0 for n in self.sizes)
        if not self.hand[seat] or full or self.legal(seat) == {"stop"}:
            self.done[seat] = True
        self.end_round_if_done()

    def end_round_if_done(self) -> None:
        """Write the numbers, then the X's; then the bonus, the next round or the next game."""
        if not all(self.done):
            return
        for seat, page in enumerate(self.pages):
            for n, dice in self.lying[seat].items():
                for die in dice:
                    page[n][page[n].index("")] = die
            if self.round <= 9 and is_complete(page):
                self.early[seat] = True
                self.met.add("early")
            past = [square for square in self.gray if square <= self.round]
            if past and (self.round + 1 in self.gray or (self.round == 10 and self.last_deadline)):
                due = self.track[past[-1] - 1]
                page[due] = [box or "X" for box in page[due]]
                self.met.add("X" if "X" in page[due] else "in time")
        if self.round == 10 or all(all("" not in boxes for boxes in page.values()) for page in self.pages):
            self.met.add("to the end" if self.round == 10 else "closed")
            for seat in range(self.seats):
                self.totals[seat] += self.points(seat, over=True)
                self.sixes[seat] += block_points(6, self.pages[seat][6])
            if self.game < self.games:
                self.new_game()
            else:
                self.game += 1
            return
        self.new_round()

    def points(self, seat: int, *, over: bool) -> int:
        """What the page of this game is worth."""
        return page_points(self.pages[seat], self.x_penalty, early=self.early[seat], over=over)

    def step(self) -> None:
        """One step at random in both; players like to lay dice, and sixes most."""
        state = self.match.state
        if state.is_chance():
            roller = GAME.view(state, SPECTATOR).roller
            weighted = state.weighted_outcomes()
            faces = [each for each, _ in weighted]
            drawn = self.random.choices(faces, [weight for _, weight in weighted], k=self.luck)
            code = drawn[0] if roller is None else max(drawn, key=lambda each: sum(GAME.outcome(each).dice))  # type: ignore[attr-defined]
            self.match.deal(code)
            self.fell(GAME.outcome(code), roller)
            return
        seat = self.random.choice([seat for seat in range(self.seats) if not self.done[seat]])
        legal = sorted(self.legal(seat))
        code = GAME.read_action(self.random.choices(legal, [self.liking(each) for each in legal])[0])
        self.match.act(seat, code)
        self.did(seat, GAME.action(code))

    def liking(self, notation: str) -> float:
        """How much a random player likes an action."""
        if self.luck > 1:
            return {"stop": 0.01, "reroll": 0.5}.get(notation, 20.0 if notation.startswith("place") else 1.0)
        return {"stop": 0.2, "reroll": 1.0}.get(notation, 8.0 if notation.startswith("place 6") else 1.0)

    def fell(self, outcome: Any, roller: int | None) -> None:
        """Chance brought something."""
        match outcome:
            case Track(number=number):
                self.track.append(number)
                self.round += 1
            case Roll(dice=dice):
                assert roller is not None
                assert len(dice) == 6 - self.laid(roller)
                self.hand[roller] = list(dice)
                self.rolls[roller] += 1
                if self.rolls[roller] == 3:
                    self.settle(roller)

    def laid(self, seat: int) -> int:
        """The dice that a seat has laid this round."""
        return sum(map(len, self.lying[seat].values())) + len(self.on_arcs[seat])

    def did(self, seat: int, action: Any) -> None:
        """A seat did something."""
        match action:
            case Place(die=die, block=block):
                self.hand[seat].remove(die)
                self.lying[seat][block].append(str(die))
                self.settle(seat)
            case Arc(one=one, other=other, die=die):
                self.hand[seat].remove(die)
                self.on_arcs[seat][one, other] = die
                self.settle(seat)
            case Reroll():
                self.hand[seat] = []
            case Stop():
                self.done[seat] = True
                self.end_round_if_done()

    def compare(self) -> None:
        """Both must agree about every box, every die, every offer and every point."""
        view: Any = GAME.view(self.match.state, SPECTATOR)
        where = self.match.steps[-4:]
        over = self.game > self.games
        assert self.match.state.is_over() == over, where
        for seat, shown in enumerate(view.seats):
            for block in shown.blocks:
                boxes = self.pages[seat][block.number]
                lying = [] if over else self.lying[seat][block.number]
                numbers = sorted(int(box) for box in boxes if box not in {"", "X"})
                assert (list(block.written), block.crosses) == (numbers, boxes.count("X")), where
                assert list(block.lying) == sorted(map(int, lying)), where
                assert block.size == len(block.written) + len(block.lying) + block.crosses + block.empty, where
                assert block.size == count_boxes(self.match.state, seat, block.number), where
            points = self.totals[seat] + (0 if over else self.points(seat, over=False))
            assert shown.score == self.match.state.score(seat) == points, where
            if view.phase == "placing":
                self.compare_dice(seat, shown)
                offered = [GAME.write_action(code) for code in self.match.state.legal_actions(seat)]
                assert len(offered) == len(set(offered)), where
                assert set(offered) == self.legal(seat), where
        if view.phase == "placing":
            assert view.awaited == tuple(seat for seat in range(self.seats) if not self.done[seat]), where

    def compare_dice(self, seat: int, shown: Any) -> None:
        """Six dice for each who plays, wherever they are."""
        on_arcs = [arc.die for arc in shown.arcs if arc.die is not None]
        lying = [die for block in shown.blocks for die in block.lying]
        assert len(shown.dice) + shown.in_hand + len(on_arcs) + len(lying) == (0 if shown.sits_out else 6)
        assert sorted(on_arcs) == sorted(self.on_arcs[seat].values())
        if shown.playing:
            assert list(shown.dice) == sorted(self.hand[seat])


@pytest.mark.parametrize("x_penalty", PENALTIES)
def test_random_games_agree_with_the_ledger(x_penalty: str) -> None:
    met: set[str] = set()
    for seed in range(GAMES_OF_A_KIND):
        game = Ledger(seed, x_penalty)
        game.compare()
        while not game.match.state.is_over():
            game.step()
            game.compare()
        end = game.match.end()
        assert end is not None
        assert end.scores == game.totals
        assert end.ranks == places(game.totals, game.sixes)
        assert len(game.match.steps) <= GAME.steps_max
        met |= game.met
    assert met >= {"X", "in time", "closed", "to the end"}


# ---- chance, and what a finished game is worth -------------------------------------------------------------


def drawn(table: Table, times: int) -> Counter[str]:
    """What chance brings now, many times."""
    rng = Rng(5)
    return Counter(GAME.write_outcome(table.match.state.draw(rng)) for _ in range(times))


def is_near(found: int, times: int, chance: float) -> bool:
    """Whether something came about as often as it should, within five standard deviations."""
    return abs(found - times * chance) <= 5 * sqrt(times * chance * (1 - chance))


def test_the_number_of_the_turn_track_is_drawn_fairly() -> None:
    found = drawn(Table(), 2000)
    assert set(found) == {f"track {number}" for number in range(2, 7)}
    assert all(is_near(count, 2000, 1 / 5) for count in found.values())


@pytest.mark.parametrize("dice", [1, 2, 6])
def test_dice_are_drawn_fairly(dice: int) -> None:
    table = Table()
    table.fall("track 6")
    if dice < 6:
        table.roll("222222")
        table.work(1, f"2>6 x{6 - dice}", "reroll")
    found, chances = drawn(table, 4000), table.chances
    assert set(found) <= set(chances)
    assert {len(each.split()) - 1 for each in found} == {dice}
    for sixes in range(dice + 1):
        weight = sum(chances[each] for each in chances if each.count("6") == sixes)
        count = sum(found[each] for each in found if each.count("6") == sixes)
        assert is_near(count, 4000, weight / 6**dice)
    for face in range(1, 7):
        fell = sum(each.count(str(face)) * count for each, count in found.items())
        assert is_near(fell, 4000 * dice, 1 / 6)


def test_a_win_is_shared_and_alone_the_points_count() -> None:
    rewards = [Table(games=1).rounds(rounds).match.state.reward(0) for rounds in ([(2, "")] * 10, GOOD_ENOUGH, PERFECT)]
    assert rewards == [0.0, pytest.approx(367 / 524), pytest.approx(500 / 524)]
    three = Table().rounds(PERFECT * 3).match.state
    assert three.reward(0) == pytest.approx(500 / 524)
    level = Table(2, games=1).idle(10).match.state
    assert [level.reward(seat) for seat in (0, 1)] == [0.5, 0.5]
    apart = Table(2, games=1).round(4, "222222, 2>4 x6").idle(9, track=4).match.state
    assert [apart.reward(seat) for seat in (0, 1)] == [1.0, 0.0]


def test_what_is_no_action_or_no_seat_is_not_asked_for() -> None:
    state = Table(2).open(4, "222222", "222222").match.state
    for seat, code in ((0, 128), (0, -1), (2, 0), (-1, 0)):
        assert state.forbids(seat, code) == NOT_NOW
