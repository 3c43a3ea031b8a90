"""How far the segments of a round of The Rats in the Walls are from equilibrium, as they are solved: in brains.

    python -m tools.rats_equilibrium --seats 3
    python -m tools.rats_equilibrium --seats 4 --rounds 5000 --sheet other_reading

For each segment: the dice in the cup, the number to be beaten, what all players could gain together, each by playing
otherwise alone (with what comes after the segment as it is), and what the segment brings to the Giver and those after.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from ratskeller.catalogue import find_game
from ratskeller.games.rats_in_the_walls.rules.codes import DICE_MAX, RATS_END, SEATS_MAX
from ratskeller.kernel.match import Match
from ratskeller.training.rats_in_the_walls import Scale, solve_table, summary

if TYPE_CHECKING:
    from collections.abc import Sequence

GAME = find_game("rats_in_the_walls")


def main(arguments: Sequence[str] | None = None) -> None:
    """Solve all segments and say how well."""
    scale = Scale()
    parser = argparse.ArgumentParser(prog="python -m tools.rats_equilibrium")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=scale.rounds, help="for each segment")
    parser.add_argument("--sweeps", type=int, default=scale.sweeps, help="over all segments")
    parser.add_argument("--sheet", default=GAME.packs["payout"].names[0])
    asked = parser.parse_args(arguments)
    content: Any = Match(GAME, asked.seats, {}, {"payout": asked.sheet}).state.content
    table = solve_table(asked.seats, content, asked.rounds, asked.sweeps)
    print(f"{'dice':>4} {'beat':>5} {'distance':>9}  brains for the Giver and those after")
    for kind, distance in enumerate(table.distance):
        if distance >= 0:
            dice, claim = divmod(kind, RATS_END)
            beat = str(claim) if dice < DICE_MAX else f"none{'*' * (claim + 1)}"
            roles = table.worth.role[SEATS_MAX * kind : SEATS_MAX * kind + asked.seats]
            print(
                f"{min(dice + 1, DICE_MAX):4} {beat:>5} {distance:9.4f}  {' '.join(f'{each:+.3f}' for each in roles)}"
            )
    mean, worst = summary(table)
    print(f"mean {mean:.4f}, worst {worst:.4f} brains; * so many have denied rats on five dice (the last: everybody)")


if __name__ == "__main__":
    main()
