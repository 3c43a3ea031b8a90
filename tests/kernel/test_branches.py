"""A branch that is rolled with a table's dice: what was imagined follows from their secret, once that is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.branches import branch_off, new_branches
from ratskeller.kernel.dice import SCHEME, FairDice, make_commitment
from ratskeller.kernel.errors import BadRecord
from ratskeller.kernel.match import Match
from ratskeller.kernel.record import BRANCHED, Dice, Record
from ratskeller.kernel.replay import open_match, play_on, replay, verify
from tests.conformance.play import Driver, carry_out

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

SECRET = "ab" * 32
STEPS, SEAT = 40, 1
# Of each game: its rules, a step at which seat 2 does not know all if there are secrets, and what is imagined there
# from a fixed seed. What `redeal` draws belongs to the rules, for records of branches rest on it: whoever changes it
# raises `rules_version`, and this.
IMAGINED = {
    "condyle_cove": (2, 40, "a8c209d2976155cc"),
    "darkhouse": (1, 40, "2dd68d275e664d72"),
    "house_of_rath": (1, 40, "d22ba03e05551101"),
    "rathulhu": (1, 40, "0ec6f9d6c6c38706"),
    "rats_in_the_walls": (1, 61, "61d82fcc53eb4a18"),
}


def old_game(game: Game) -> Match:
    """A game that is over."""
    match, driver = Match(game, 3, seed=2), Driver(2)
    while not match.state.is_over():
        carry_out(match, *driver.choose(match.state))
    return match


def with_dice(record: Record, *, is_told: bool) -> Record:
    """The beginning of a branch of a record, whose table has dice, and has told their secret or not."""
    dice = Dice(
        scheme=SCHEME,
        commitment=make_commitment(SECRET),
        secret=SECRET if is_told else None,
        first=STEPS + 1,
    )
    branches = new_branches(record, STEPS, SEAT)
    header = msgspec.structs.replace(record.header, record=BRANCHED, seed=None, dice=dice, branches=branches)
    return Record(header, record.steps[:STEPS], None)


def test_what_was_imagined_follows_from_the_secret_of_the_dice() -> None:
    game = find_game("house_of_rath")
    hidden, told = (with_dice(old_game(game).record(), is_told=is_told) for is_told in (False, True))
    assert told.header.dice is not None
    dice = FairDice(SECRET, told.header.dice)
    match = replay(game, told)
    running = open_match(game, hidden.header)
    branch_off(running, dice)
    for line in hidden.steps:
        if line.by == "chance":
            running.deal(game.read_outcome(line.do))
        else:
            running.act(line.by, game.read_action(line.do))
        branch_off(running, dice)
    assert running.state.as_row() == match.state.as_row()
    assert list(match.imagined) == [STEPS]
    with pytest.raises(BadRecord, match="a secret that is not in the record"):
        replay(game, hidden)
    driver = Driver(3)
    while not match.state.is_over():
        if match.state.is_chance():
            match.deal_from(dice.rng_for(len(match.steps) + 1))
        else:
            carry_out(match, *driver.choose(match.state))
    assert verify(game, match.record()).rolls_derived


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_is_imagined_stays_the_same_as_long_as_the_rules_do(name: str) -> None:
    game = find_game(name)
    version, step, digest = IMAGINED[name]
    record = old_game(game).record()
    made = play_on(game, record, step, SEAT, names=["A", "B", "C"], bots=[], seed=7)
    assert (made.state.as_row() != replay(game, record, step).state.as_row()) == game.has_secrets
    assert (game.rules_version, f"{made.state.digest():016x}") == (version, digest)
