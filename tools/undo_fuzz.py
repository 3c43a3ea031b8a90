"""Random play with random undos, to find one from which somebody has learnt something.

    python -m tools.undo_fuzz [GAME ...] --undos 100000 --seed 1

Over all numbers of seats, options and packs, at random. Whenever an undo is permitted, an oracle that does not rest on
views judges it: either redealing, for any viewer, never changes a word of the position before or after the action, so
nothing at all is hidden; or nobody else got a byte of the action, and it looks the same to the seat whatever is hidden
from it. Then the record must be what it was before the action, and the game goes on. The dice are those of a table, so
in the end `verify` must derive every roll, whatever was taken back in between.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import msgspec

from ratskeller.kernel.dice import SCHEME, FairDice, make_commitment
from ratskeller.kernel.errors import RatskellerError
from ratskeller.kernel.game import Event
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import HIDDEN, SPECTATOR
from ratskeller.kernel.record import Dice, write_record
from ratskeller.kernel.replay import verify
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.texts import encode
from ratskeller.kernel.undo import take_back, why_not_undo
from ratskeller.kernel.words import ENGLISH
from tools.differential import Setup, all_setups, read_seats
from tools.every_game import EVERY_GAME, find_any_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.record import StepLine
    from ratskeller.kernel.state import State

REDEALS = 4  # by the oracle, for every viewer, before and after
ASKED = 0.5  # how often an action is wanted back
OUT_OF_TURN = 0.25
QUESTIONED = 0.05  # how often somebody wants an action back that is not theirs


class TooMuch(AssertionError):
    """Something was permitted that should not be, or an undo left a trace."""


def fuzz(game: Game, undos: int, seed: int) -> Counter[str]:
    """Play games until so many actions have been taken back; what was seen on the way."""
    chance = Random(f"{game.name} {seed}")
    setups = all_setups(game, read_seats(game, "all"))
    found: Counter[str] = Counter()
    while found["undos"] < undos:
        play(game, chance.choice(setups), chance, found, undos)
    return found


def play(game: Game, setup: Setup, chance: Random, found: Counter[str], undos: int) -> None:
    """One game, to its end or until enough has been taken back."""
    secret = f"{chance.getrandbits(256):064x}"
    dice = Dice(scheme=SCHEME, commitment=make_commitment(secret))
    match = Match(game, *setup, dice=dice)
    try:
        while not match.state.is_over() and found["undos"] < undos:
            step(match, FairDice(secret, dice), chance, found)
        match.header = msgspec.structs.replace(match.header, dice=msgspec.structs.replace(dice, secret=secret))
        found["rolls"] += verify(game, match.record()).rolls
    except (TooMuch, RatskellerError) as error:
        error.add_note(f"{setup}\n{write_record(match.record())}")
        raise
    found["games"] += 1


def step(match: Match, dice: FairDice, chance: Random, found: Counter[str]) -> None:
    """A step of chance or of a seat, and then perhaps back."""
    state = match.state
    others = [seat for seat in range(state.seats) if seat != state.mover and state.legal(seat)]
    if state.is_chance() and not (others and chance.random() < OUT_OF_TURN):
        match.deal_from(dice.rng_for(len(match.steps) + 1))
        refuse_all(match)
        return
    seat = chance.choice(others) if others and (state.mover < 0 or chance.random() < OUT_OF_TURN) else state.mover
    before, lines = state.copy(), list(match.steps)
    match.act(seat, chance.choice(state.legal_actions(seat)))
    found["actions"] += 1
    if chance.random() < QUESTIONED:
        refuse_all(match, but=seat)
    while match.steps and chance.random() < ASKED and undo(match, found):
        if len(match.steps) == len(lines):
            check_traces(match, before, lines)


def refuse_all(match: Match, but: int | None = None) -> None:
    """Nobody may take back what is not theirs."""
    for seat in range(match.state.seats):
        if seat != but and why_not_undo(match, seat) is None:
            raise TooMuch(f"seat {seat} may take back step {len(match.steps)}, which is not its own")


def undo(match: Match, found: Counter[str]) -> bool:
    """Take the last step back, if it is permitted; whether it was."""
    last = match.steps[-1]
    if last.by == "chance":
        return False
    reason = why_not_undo(match, last.by)
    if reason is not None:
        found[str(reason)] += 1
        return False
    before = match.before()
    if before is None or match.state.is_over():
        raise TooMuch(f"step {last.n} is a roll or the last one")
    found[judge(match, before, last.by, match.game.read_action(last.do))] += 1
    gone = take_back(match, last.by)
    if gone != last:
        raise TooMuch(f"not step {last.n} was taken back, but {gone}")
    found["undos"] += 1
    return True


def check_traces(match: Match, before: State, lines: list[StepLine]) -> None:
    """After an undo everything is as before the action."""
    same = (match.state.as_row(), match.steps, len(match.events)) == (before.as_row(), lines, len(lines))
    if not same or (lines and lines[-1].state != f"{match.state.digest():016x}"):
        raise TooMuch(f"taking back step {len(lines) + 1} has left a trace")


# ---- the oracle ------------------------------------------------------------------------------------------------------


def judge(match: Match, before: State, seat: int, code: int) -> str:
    """Which of the two reasons there is for permitting an undo; TooMuch if there is neither."""
    rng = Rng(match.state.digest())
    viewers = (*range(before.seats), SPECTATOR)
    if not any(is_hidden(state, viewer, rng) for state in (before, match.state) for viewer in viewers):
        return "open"
    for viewer in viewers:
        if viewer != seat and receive(match, before.copy(), viewer) != receive(
            match, before.copy(), viewer, seat, code
        ):
            raise TooMuch(f"viewer {viewer} got something of step {len(match.steps)}, and may see it taken back")
    learnt = receive(match, before.copy(), seat, seat, code)
    for _ in range(REDEALS):
        imagined = before.copy()
        imagined.redeal(seat, rng)
        if receive(match, imagined, seat, seat, code) != learnt:
            raise TooMuch(f"seat {seat} has learnt something from step {len(match.steps)}, and may take it back")
    return "unseen"


def is_hidden(state: State, viewer: int, rng: Rng) -> bool:
    """Whether there is anything that a viewer does not know."""
    row = state.as_row()
    imagined = state.copy()
    for _ in range(REDEALS):
        imagined.redeal(viewer, rng)
        if imagined.as_row() != row:
            return True
    return False


def receive(match: Match, state: State, viewer: int, seat: int = SPECTATOR, code: int = HIDDEN) -> bytes:
    """All the bytes that a viewer gets: of an action, if there is one, and of the position."""
    told: list[Event] = []
    if seat >= 0:
        state.telling = True
        state.told = 0
        state.apply(seat, code)
        told = [Event(coded[1], match.game.event(coded)) for coded in state.told_events()]
    mine = [event for event in told if event.is_for(viewer)]
    story = [match.sentence(event.what, viewer) for event in mine]
    return encode([mine, story, match.game.scene(state, viewer, match.names, match.game.words(ENGLISH))])


# ---- the command -----------------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """Fuzz the games and say how much was taken back."""
    parser = argparse.ArgumentParser(prog="python -m tools.undo_fuzz", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help="all games when none is named")
    parser.add_argument("--undos", type=int, default=100_000, help="how many in all, shared evenly by the games")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    try:
        games = [find_any_game(name) for name in wanted.names or EVERY_GAME]
        for game in games:
            started = time.monotonic()
            found = fuzz(game, -(-wanted.undos // len(games)), wanted.seed)
            seconds = time.monotonic() - started
            told = ", ".join(f"{count} {what}" for what, count in sorted(found.items()))
            print(f"{game.name}: {told}, in {seconds:.0f} seconds (seed {wanted.seed}).", flush=True)
    except TooMuch as error:
        print(error, *getattr(error, "__notes__", ()), sep="\n")
        return 1
    except RatskellerError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
