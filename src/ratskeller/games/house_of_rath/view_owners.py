"""House of Rath: what a viewer can conclude about whose the orphans are. It counts what redeal.py would deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ratskeller.games.house_of_rath.rules import codes
from ratskeller.games.house_of_rath.rules.redeal import Deal

if TYPE_CHECKING:
    from ratskeller.games.house_of_rath.rules.position import Position


class Guess(NamedTuple):
    """Who may have an orphan in their care, as far as one viewer can tell."""

    seats: tuple[int, ...]
    nobody: bool  # it may be an extra


def guess_all(state: Position, viewer: int) -> tuple[Guess, ...]:
    """For every orphan. Exact: there is a deal that fits for everything that is named, and for nothing else."""
    if state.is_over():
        return tuple(_known(state, orphan) for orphan in range(codes.ORPHANS))
    deal = Deal()
    deal.gather(state, viewer)
    return tuple(_guess(state, deal, orphan) for orphan in range(codes.ORPHANS))


def _known(state: Position, orphan: int) -> Guess:
    owner = state.owner_of(orphan)
    return Guess((owner,), nobody=False) if owner >= 0 else Guess((), nobody=True)


def _guess(state: Position, deal: Deal, orphan: int) -> Guess:
    lives = bool(deal.living >> orphan & 1)
    if not lives and not deal.dead >> orphan & 1:
        return _known(state, orphan)
    needs = deal.needs
    spare = deal.living.bit_count() - needs.bit_count()  # living ones that no seat must have
    down = list(deal.down)
    seats = []
    for seat in range(state.seats):
        is_needy = bool(needs >> seat & 1)
        fits = (is_needy or spare > 0) if lives else (not is_needy or down[seat] > 1)
        if down[seat] > 0 and fits:
            seats.append(seat)
    elsewhere = deal.places - sum(down)
    return Guess(tuple(seats), nobody=elsewhere > 0 and (not lives or spare > 0))
