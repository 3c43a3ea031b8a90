"""What a table does with its dice, for tests without a table: rolls with them, and tells their secret at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ratskeller.kernel.dice import FairDice

if TYPE_CHECKING:
    from ratskeller.kernel.match import Match


def roll(match: Match, secret: str) -> None:
    """Let the dice of the header decide the next step."""
    assert match.header.dice is not None
    dice = FairDice(secret, match.header.dice)
    match.deal_from(dice.rng_for(len(match.steps) + 1))


def reveal(match: Match, secret: str) -> None:
    """Put the secret into the header."""
    assert match.header.dice is not None
    open_dice = msgspec.structs.replace(match.header.dice, secret=secret)
    match.header = msgspec.structs.replace(match.header, dice=open_dice)
