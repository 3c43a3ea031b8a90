"""From a record back to a game: replay, fork, and what can be said about its truth."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ratskeller.kernel.branches import branch_off, check_branches, first_roll, new_branches, past_branches
from ratskeller.kernel.dice import SCHEME, FairDice, false_seats, fits, has_failed, late_seats
from ratskeller.kernel.errors import (
    Altered,
    BadRecord,
    BadSetup,
    BadText,
    OtherVersion,
    RatskellerError,
    Refused,
    Truncated,
)
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import CHANCE, DEALER, HIDDEN
from ratskeller.kernel.record import BRANCHED, FORMAT, Record
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.words import COMMON

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.record import Dice, Header, StepLine
    from ratskeller.kernel.state import State


class Verdict(NamedTuple):
    """What `verify` found in a record that is in order."""

    match: Match
    finished: bool
    rolls: int
    rolls_derived: bool  # every roll and draw followed from the seed or the dice in the header …
    rolls_before: int = 0  # … but for those that came before the first step of the dice


def open_match(game: Game, header: Header) -> Match:
    """The game of a header, before its first step."""
    if header.rules_version != game.rules_version:
        raise OtherVersion(
            f"This record was played by version {header.rules_version} of the rules of {game.title}; "
            f"this program has version {game.rules_version}."
        )
    if header.seed is not None and not re.fullmatch("[0-9a-f]{16}", header.seed):
        raise BadRecord(f"The seed {header.seed!r} in the header is not 16 hexadecimal digits.")
    try:
        return Match(
            game,
            header.seats,
            header.options,
            header.packs,
            names=header.names,
            bots=header.bots,
            seed=None if header.seed is None else int(header.seed, 16),
            dice=header.dice,
            note=header.note,
            branches=header.branches,
        )
    except RatskellerError as error:
        raise BadRecord(f"The header of the record is wrong: {error}") from error


def replay(game: Game, record: Record, steps: int | None = None) -> Match:
    """Play a record again, checking every step; only the first `steps` if a number is given."""
    *_, match = walk(game, record, steps)
    if steps is None:
        _check_end(match, record)
    return match


def walk(game: Game, record: Record, steps: int | None = None) -> Iterator[Match]:
    """The game after no step, after one, after two …, each of them checked; it is one and the same match."""
    match = open_match(game, record.header)
    check_branches(record)
    branch_off(match)
    yield match
    for line in record.steps[:steps]:
        _repeat(match, line)
        branch_off(match)
        yield match


def seen_notation(game: Game, line: StepLine, before: State, viewer: int) -> str:
    """The notation of a step taken in a state, or nothing if that viewer saw nothing of it."""
    if line.by == "chance":
        seat, code = CHANCE, game.read_outcome(line.do)
    else:
        seat, code = line.by, game.read_action(line.do)
    return "" if before.glimpse(viewer, seat, code) == HIDDEN else line.do


def fork(match: Match, steps: int, dice: Dice | None = None) -> Match:
    """A new game that begins with the first steps of another. It carries no seed; dice of its own decide from there."""
    lines = match.steps[:steps]
    own_dice = None if dice is None else msgspec.structs.replace(dice, first=len(lines) + 1)
    past = past_branches(match.header, len(lines))
    header = msgspec.structs.replace(match.header, record=BRANCHED if past else FORMAT, branches=past)
    made = open_match(match.game, msgspec.structs.replace(header, seed=None, dice=own_dice))
    branch_off(made)
    for line in lines:
        _repeat(made, line)
        branch_off(made)
    return made


def play_on(
    game: Game, record: Record, steps: int, seat: int | None, *, names: Sequence[str], bots: Sequence[str], seed: int
) -> Match:
    """A new game that begins with the first steps of a record; from there a seed of its own decides.

    `seat`: the past is hidden as it knew it, and all else is imagined anew; None: the past is laid open.
    """
    if not 0 <= steps <= len(record.steps):
        raise BadSetup(COMMON("branch-no-step", step=steps, last=len(record.steps)))
    if seat is not None and not 0 <= seat < record.header.seats:
        raise BadSetup(COMMON("refused-seat", title=game.title, seat=seat, seats=record.header.seats))
    header = msgspec.structs.replace(
        record.header,
        record=BRANCHED,
        names=list(names),
        bots=list(bots),
        seed=f"{seed:016x}",
        dice=None,
        branches=new_branches(record, steps, seat),
    )
    match = replay(game, Record(header, record.steps, None), steps)
    check_not_over(match.state, steps)
    return match


def check_not_over(state: State, steps: int) -> None:
    """Refuse to play on where there is nothing left to play."""
    if state.is_over():
        raise BadSetup(COMMON("branch-over", step=steps))


def verify(game: Game, record: Record) -> Verdict:
    """Replay a record and derive its rolls again from its seed or dice; an error names the first step that is wrong."""
    if len(record.steps) > game.steps_max:
        message = f"The record has {len(record.steps)} steps; no game of {game.title} has more than {game.steps_max}."
        raise BadRecord(message)
    match = open_match(game, record.header)
    check_branches(record)
    dealer = _find_dealer(record)
    branch_off(match)
    rolls = rolls_before = 0
    for line in record.steps:
        if line.by == "chance" and match.state.is_chance():
            rolls += 1
            step = len(match.steps) + 1
            if dealer is not None and step < dealer.first:
                rolls_before += 1
            elif dealer is not None:
                fair = game.write_outcome(match.state.draw(dealer.rng_for(step)))
                if line.do != fair:
                    said = f"{dealer.source} “{fair}”, the record says “{line.do}”"
                    raise Altered(f"Step {line.n} is not fair: {said}.", line.n)
        _repeat(match, line)
        branch_off(match)
    _check_end(match, record)
    if match.state.is_over() and record.end is None:
        raise Truncated(
            "The record's last line is missing: the game is over, but the record does not tell how it ended."
        )
    return Verdict(match, match.state.is_over(), rolls, dealer is not None, rolls_before)


class _Dealer(NamedTuple):
    """Who decided the rolls, where a record tells it."""

    rng_for: Callable[[int], Rng]
    first: int  # the first step that was decided
    source: str


def _find_dealer(record: Record) -> _Dealer | None:
    header, dice = record.header, record.header.dice
    if header.seed is not None:
        stream = Rng(int(header.seed, 16)).split(DEALER)
        return _Dealer(lambda _: stream, first_roll(header), "the seed gives")
    if dice is not None:
        _check_attempts(dice, header.seats)
    if dice is None or dice.secret is None:
        return None
    if not fits(dice.secret, dice):
        raise Altered("The secret of the dice does not fit their commitment; one of the two was altered.", 0)
    if dice.first > len(record.steps) + 1:
        message = f"The dice decide from step {dice.first} on, but the record has only {len(record.steps)} steps."
        raise Altered(message, dice.first)
    added = "shares" if dice.scheme == SCHEME else "salts"
    return _Dealer(FairDice(dice.secret, dice).rng_for, dice.first, f"the secret and the {added} give")


def _check_attempts(dice: Dice, seats: int) -> None:
    """A game begins with the first attempt at which every share was opened, and with no other."""
    for number, attempt in enumerate(dice.attempts, start=1):
        which = f"attempt {number} of {len(dice.attempts)} to open the dice"
        if len(attempt.names) != seats:
            raise Altered(f"Seats were left out: {which} has {len(attempt.names)}, and {seats} played.", 0)
        if number < len(dice.attempts) and not has_failed(attempt):
            raise Altered(f"Every share was opened at {which}, but the game did not begin with it.", 0)
    if dice.attempts and has_failed(dice.attempts[-1]):
        last = dice.attempts[-1]
        seat = min([*false_seats(last), *late_seats(last)])
        raise Altered(f"The share of seat {seat + 1} does not fit its seal; one of the two was altered.", 0)


def _repeat(match: Match, line: StepLine) -> None:
    try:
        if line.by == "chance":
            match.deal(match.game.read_outcome(line.do))
        else:
            match.act(line.by, match.game.read_action(line.do))
    except Refused as error:
        raise Altered(f"Step {line.n} (“{line.do}”) is not legal: {error}", line.n, error.clause) from error
    except BadText as error:
        raise Altered(f"Step {line.n} cannot be read: {error}", line.n) from error
    if match.steps[-1].state != line.state:
        message = f"Step {line.n} (“{line.do}”) does not lead to the position that the record names; it was altered."
        raise Altered(message, line.n)


def _check_end(match: Match, record: Record) -> None:
    end = match.end()
    if record.end is not None and end is None:
        raise Altered("The record tells of an end, but the game is not over there.", len(record.steps))
    if record.end is not None and record.end != end:
        raise Altered("The record's last line does not tell how the game really ended.", len(record.steps))
