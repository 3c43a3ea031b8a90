"""Makes what Darkhouse has learnt of pages: from the last round back, a small net for what a page will still bring.

Pages are played, partly at random so that mistakes are known too, and noted after every round. From round nine back to
the first, what a noted page will bring is found by solving the next round exactly, with the net of that round judging
its end; the net of this round is fitted to that. Then more pages are played with the new nets, and all is done again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.darkhouse.rules.learnt import Learnt
from ratskeller.games.darkhouse.rules.mind import DarkhouseMind
from ratskeller.games.darkhouse.rules.round_solver import RoundSolver
from ratskeller.games.darkhouse.rules.self_play import play_page, value_ahead
from ratskeller.kernel.rng import Rng
from ratskeller.training.darkhouse_net import Net, fit_net
from ratskeller.training.darkhouse_spread import measure_spread

if TYPE_CHECKING:
    from ratskeller.training.training import Training

Row = list[int]  # of a page: the round, blocks with X's, the block under a deadline, the statuses
SWEEPS = 4
ROUGH = 2  # sweeps, the first ones, with a third of the work
POOL = 5  # sweeps whose pages are used
PAGES = 1200  # played before a sweep
FIRST_PAGES = 3400  # … before the first, by the policy
NOISES = (0, 0, 0, 5, 15)  # of a hundred moves, so many at random
FIRST_NOISES = (0, 5, 15, 30)
CHANGED = 0.07  # the part of the pages in which a block or two are made up
# By round: how many pages, and with how many numbers of the turn track each. A deadline makes the number matter.
WORK = {
    1: (600, 5),
    2: (1800, 5),
    3: (3000, 3),
    4: (4000, 3),
    5: (4500, 5),
    6: (6000, 3),
    7: (7000, 3),
    8: (7000, 5),
    9: (8000, 5),
}
TRIAL = 600  # pages played with the finished nets
ALL_EFFORT = 100


class Trainer:
    """A board, the nets as they are, and the pages noted so far."""

    def __init__(self, training: Training) -> None:
        """Begin with no nets, or with those that a broken-off training has kept."""
        import numpy as np  # noqa: PLC0415 (an extra)

        self.np: Any = np
        self.training = training
        self.state: Any = training.game.set_up(1, {"games": 1}, {})
        self.state.telling = False
        self.plan = self.state.content
        self.learnt = Learnt()
        self.learnt.sit_down(self.plan)
        self.solver = RoundSolver()
        self.solver.sit_down(self.plan, self.learnt)
        self.mind = DarkhouseMind()
        self.mind.sit_down(self.plan)
        self.nets = [Net.blank(np) for _ in range(codes.ROUNDS)]
        self.columns = np.array(self.learnt.column)
        self.near, self.far = np.array(self.learnt.near), np.array(self.learnt.far)

    # ---- pages ---------------------------------------------------------------------------------------------

    def play(self, pages: int, effort: int, noises: tuple[int, ...], stream: int) -> tuple[list[Row], list[int]]:
        """Play pages; their rows, and the scores of those without a random move."""
        self.mind.effort = effort
        rows: list[Row] = []
        scores: list[int] = []
        for number in range(pages):
            state = self.state.copy()
            state.telling = False
            noise = noises[number % len(noises)]
            played = play_page(state, self.mind, noise, Rng(self.training.seed).split(stream).split(number))
            rows += [row for row in played if row[0] > 0 and any(row[3:])]
            if noise == 0:
                scores.append(state.score(0))
        return rows, scores

    def change(self, row: Row, rng: Any) -> Row:
        """Make up what one block or two hold; seldom the one under a deadline, which would drown all else in X's."""
        made = list(row)
        for _ in range(1 + int(rng.integers(2))):
            block = int(rng.integers(1, codes.BLOCKS_END))
            if block == row[2] and rng.random() < 0.7:
                continue
            size = self.plan.boxes[block]
            empty = int(rng.integers(0, size + 1))
            numbers = range(codes.LEAST if empty == size - 1 else codes.MIXED, codes.FACES_END)
            kind = 0 if empty in {0, size} else int(rng.choice(list(numbers)))
            made[block + 2] = empty * codes.STATUS_KINDS + kind
        return made if any(made[3:]) else row

    # ---- nets ----------------------------------------------------------------------------------------------

    def describe(self, rows: list[Row]) -> Any:
        """What the net sees of pages, a line each: see learnt.py."""
        np = self.np
        table = np.array(rows)
        each = np.arange(len(rows))
        statuses, due = table[:, 3:], table[:, 2]
        seen = np.zeros((len(rows), codes.COLUMNS), dtype=np.float32)
        for block in range(1, codes.BLOCKS_END):
            seen[each, self.columns[block][statuses[:, block - 1]]] += 1
        status = np.where(due > 0, statuses[each, np.maximum(due - 1, 0)], 0)
        is_due = status > 0
        seen[each[is_due], self.columns[0][status[is_due]]] += 1
        near = np.where(is_due, self.near[1 << due], 0)
        seen[:, codes.COLUMN_DUE_NEAR] = near
        seen[:, codes.COLUMN_DUE_NEED] = near * (status // codes.STATUS_KINDS)
        seen[:, codes.COLUMN_BASE] = 1
        seen[:, codes.COLUMN_SHUT] = table[:, 1] > 0
        blocks = ((statuses > 0) << np.arange(1, codes.BLOCKS_END)).sum(1)
        seen[:, codes.COLUMN_NEAR], seen[:, codes.COLUMN_FAR] = self.near[blocks], self.far[blocks]
        return seen

    def ask(self, row: Row, tracks: int, rng: Any) -> float:
        """What a page will bring, over some numbers of the turn track."""
        numbers = codes.LEAST + rng.choice(codes.NUMBERS, tracks, replace=False)
        return float(sum(value_ahead(self.solver, self.learnt, self.plan, row, int(each)) for each in numbers)) / tracks

    def sweep(self, rows: list[Row], rng: Any, part: int, what: str) -> None:
        """Fit all nets anew, the last first, with a part of the work."""
        for played in range(codes.ROUNDS - 1, 0, -1):
            self.training.progress.show(codes.ROUNDS - 1 - played, codes.ROUNDS - 1, what)
            pages, tracks = WORK[played]
            noted = [row for row in rows if row[0] == played]
            chosen = [noted[i] for i in rng.permutation(len(noted))[: pages // part]]
            chosen = [self.change(row, rng) if rng.random() < CHANGED else row for row in chosen]
            values = self.np.array([self.ask(row, tracks, rng) for row in chosen])
            self.nets[played] = fit_net(self.np, self.describe(chosen), values, rng)
            self.use()

    def tables(self) -> dict[str, list[float]]:
        """The nets as they are written down, from round 1 on."""
        weights, outputs = zip(*(net.rounded(self.np) for net in self.nets[1:]), strict=True)
        return {"weight": [x for each in weights for x in each], "output": [x for each in outputs for x in each]}

    def use(self) -> None:
        """Let everybody who plays or solves know the nets."""
        for name, numbers in self.tables().items():
            self.learnt.learn(name, numbers)
            self.mind.learn(name, numbers)


def train(training: Training) -> None:
    """Make `learned/pages.toml` and `learned/spread.toml`."""
    trainer = Trainer(training)
    kept = training.kept("sweep") or {"done": 0, "nets": [], "rows": []}
    pools: list[list[Row]] = kept["rows"]
    trainer.nets[1:] = [Net.read(trainer.np, *net) for net in kept["nets"]] or trainer.nets[1:]
    trainer.use()
    for number in range(kept["done"], SWEEPS):
        what = f"sweep {number + 1} of {SWEEPS}"
        if number == 0:
            pools.append(trainer.play(FIRST_PAGES, 0, FIRST_NOISES, number)[0])
        else:
            pools.append(trainer.play(PAGES, ALL_EFFORT, NOISES, number)[0])
        pools = pools[-POOL:]
        rng = trainer.np.random.default_rng([training.seed, number])
        trainer.sweep([row for rows in pools for row in rows], rng, 3 if number < ROUGH else 1, what)
        nets = [net.written() for net in trainer.nets[1:]]
        training.keep("sweep", {"done": number + 1, "nets": nets, "rows": pools})
    _, scores = trainer.play(TRIAL, ALL_EFFORT, (0,), SWEEPS)
    mean = sum(scores) / TRIAL
    give = 1.96 * float(trainer.np.std(scores)) / TRIAL**0.5
    training.finish(
        "pages",
        "What a page of Darkhouse will still bring after each round: a small net for every round, see rules/learnt.py.",
        trainer.tables(),
        games=FIRST_PAGES + PAGES * (SWEEPS - 1) + TRIAL,
        strength=f"{mean:.1f} points a page, give or take {give:.1f}, over {TRIAL} pages",
    )
    measure_spread(training, trainer.mind)
