"""Condyle Cove: imagining where all Options cards may be, as far as a viewer can tell (C56, C57, C67).

As long as nothing was shuffled, whatever the viewer has not seen may be any of the cards that the viewer has not seen.

After that everything is imagined from the beginning. Each card that was dealt is a thing without a name; it goes where
its record goes, and through every shuffle to one of the new records at random. What the viewer has seen gives things
their names: a card that was seen before must be among what went into the shuffle, and one that is seen for the first
time may be any of the things that have no name yet. In the end the other cards are given out as names at random. So
whatever anybody else has seen on the way fits together too.

If nothing that the viewer does not know has gone through two shuffles, every way to do so is as likely as it should be.
Otherwise some ways fit more histories than others: each has a weight, and of several guesses one is kept, by the rule
of Metropolis, so that it is kept as often as its weight says.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.slots import knows
from ratskeller.kernel.native import Content
from ratskeller.kernel.numbers import Ints
from ratskeller.kernel.rng import Rng


class Guess(Content):
    """Which thing every record holds, and the names of the things; scratch."""

    holds: Annotated[Ints, RECORDS]
    name: Annotated[Ints, CARDS]  # a card + 1; 0 for none
    things: int
    # The shuffle that is imagined: its records, which follow each other, and what went in and is not given out yet
    first: int
    end: int
    pool: Annotated[Ints, CARDS]
    left: int


def redeal_cards(state: Position, viewer: int, rng: Rng) -> None:
    """Replace all Options cards that a viewer does not know."""
    if state.shuffles == 0:
        _redeal_unshuffled(state, viewer, rng)
    else:
        _redeal_shuffled(state, viewer, rng)


def _redeal_unshuffled(state: Position, viewer: int, rng: Rng) -> None:
    """Each card that the viewer does not know is one of those; what nobody has seen there either stays open."""
    box: Box = state.content
    pool: Annotated[Ints, 57] = [0] * 57
    left: int = 0
    place: int
    card: int
    for each in range(CARDS):
        state.unseen[each] = box.used[each]
    for number in range(state.records):
        if _is_seen(state, number, viewer):
            state.unseen[(state.record[number] & CARD_BITS) - 1] = 0
    for each in range(CARDS):
        if state.unseen[each]:
            pool[left] = each
            left += 1
    state.unseen_cards = left
    for number in range(state.records):
        if not _is_seen(state, number, viewer):
            place = rng.below(left)
            card = pool[place]
            left -= 1
            pool[place] = pool[left]
            if state.record[number] & CARD_BITS:
                state.record[number] = (state.record[number] & ~CARD_BITS) | (card + 1)
                state.unseen[card] = 0
                state.unseen_cards -= 1


def _redeal_shuffled(state: Position, viewer: int, rng: Rng) -> None:
    weight: float = 0.0
    new: float
    wanted: int = GUESSES if _is_mixed(state, viewer) else 1
    tries: int = 0
    guess: Guess = Guess()
    kept: Guess = Guess() if wanted > 1 else guess
    last: Guess
    while wanted > 0 and tries < GUESSES_TRIED:
        tries += 1
        new = _guess(state, guess, viewer, rng)
        if new > 0.0:
            wanted -= 1
            if weight == 0.0 or rng.below(CERTAIN) < new / weight * CERTAIN:
                weight = new
                last = kept
                kept = guess
                guess = last
    if weight > 0.0:
        _name_the_rest(state, kept, rng)
        _write_back(state, kept)


def _is_seen(state: Position, number: int, viewer: int) -> bool:
    """Whether a viewer knows the card of a record."""
    word: int = state.record[number]
    return (word & CARD_BITS) != 0 and knows((word >> KNOWN_SHIFT) & KNOWN_MASK, viewer)


def _from(state: Position, number: int) -> int:
    return (state.record[number] >> FROM_SHIFT) & SHUFFLE_MASK


def _until(state: Position, number: int) -> int:
    return state.record[number] >> UNTIL_SHIFT


def _is_mixed(state: Position, viewer: int) -> bool:
    """Whether anything that the viewer does not know has gone from one shuffle into another."""
    if state.shuffles < 2:
        return False
    for number in range(state.records):
        if _from(state, number) > 0 and _until(state, number) > 0 and not _is_seen(state, number, viewer):
            return True
    return False


# ---- one guess ---------------------------------------------------------------------------------------------


def _guess(state: Position, guess: Guess, viewer: int, rng: Rng) -> float:
    """Imagine all from the deal on; return its weight, 0 for a contradiction."""
    weight: float = 1.0
    guess.things = 0
    while guess.things < state.records and _from(state, guess.things) == 0:
        guess.holds[guess.things] = guess.things
        guess.name[guess.things] = 0
        if _is_seen(state, guess.things, viewer):
            guess.name[guess.things] = state.record[guess.things] & CARD_BITS
        guess.things += 1
    guess.end = guess.things
    for shuffle in range(1, state.shuffles + 1):
        _gather(state, guess, shuffle)
        weight *= _give_seen(state, guess, viewer, rng)
        if weight > 0.0:
            weight *= _give_awaited(state, guess, viewer, rng)
        if weight == 0.0:
            return 0.0
        for number in range(guess.first, guess.end):
            if guess.holds[number] == CARDS:
                _give(guess, number, rng.below(guess.left))
    return weight


def _gather(state: Position, guess: Guess, shuffle: int) -> None:
    """What goes into a shuffle; the records that come out of it, after all older ones, hold nothing yet."""
    guess.first = guess.end
    guess.left = 0
    for number in range(guess.first):
        if _until(state, number) == shuffle:
            guess.pool[guess.left] = guess.holds[number]
            guess.left += 1
    while guess.end < state.records and _from(state, guess.end) == shuffle:
        guess.holds[guess.end] = CARDS
        guess.end += 1


def _give(guess: Guess, number: int, place: int) -> None:
    """A record gets the thing in a place of the pool."""
    guess.holds[number] = guess.pool[place]
    guess.left -= 1
    guess.pool[place] = guess.pool[guess.left]


def _give_seen(state: Position, guess: Guess, viewer: int, rng: Rng) -> float:
    """Records that the viewer has seen; the weight is the share of things that can be there."""
    weight: float = 1.0
    place: int
    name: int
    for number in range(guess.first, guess.end):
        if not _is_seen(state, number, viewer):
            continue
        name = state.record[number] & CARD_BITS
        place = _find(guess, name)
        if place == guess.left:
            weight *= _name_one(guess, name, rng)
            if weight == 0.0:
                return 0.0
            place = _find(guess, name)
        _give(guess, number, place)
    return weight


def _find(guess: Guess, name: int) -> int:
    """Where in the pool a thing of this name is; its end for nowhere."""
    place: int = 0
    while place < guess.left and guess.name[guess.pool[place]] != name:
        place += 1
    return place


def _name_one(guess: Guess, name: int, rng: Rng) -> float:
    """A card that the viewer sees for the first time: any thing of the pool that has no name."""
    free: int = 0
    place: int = 0
    chosen: int
    for thing in range(guess.things):
        if guess.name[thing] == name:
            return 0.0  # it is elsewhere
    for each in range(guess.left):
        free += 1 if guess.name[guess.pool[each]] == 0 else 0
    if free == 0:
        return 0.0
    chosen = rng.below(free)
    while chosen > 0 or guess.name[guess.pool[place]] != 0:
        chosen -= 1 if guess.name[guess.pool[place]] == 0 else 0
        place += 1
    guess.name[guess.pool[place]] = name
    return free / guess.left


def _give_awaited(state: Position, guess: Guess, viewer: int, rng: Rng) -> float:
    """Things that the viewer will see again after a later shuffle must go where that one can get them from."""
    weight: float = 1.0
    place: int = 0
    goals: int
    ways: int
    way: int
    chosen: int
    while place < guess.left:
        goals = _goals(state, guess, viewer, guess.name[guess.pool[place]])
        if goals == 0:
            place += 1
            continue
        ways = 0
        for number in range(guess.first, guess.end):
            if _is_way(state, guess, number, goals):
                ways += 1
        if ways == 0:
            return 0.0
        weight *= ways / guess.left
        chosen = rng.below(ways)
        way = guess.first
        while chosen > 0 or not _is_way(state, guess, way, goals):
            chosen -= 1 if _is_way(state, guess, way, goals) else 0
            way += 1
        _give(guess, way, place)
    return weight


def _is_way(state: Position, guess: Guess, number: int, goals: int) -> bool:
    """Whether a record that comes out holds nothing yet, and goes into a shuffle that leads to the goal."""
    return guess.holds[number] == CARDS and ((goals >> _until(state, number)) & 1) == 1


def _goals(state: Position, guess: Guess, viewer: int, name: int) -> int:
    """The later shuffles through which a card can have come to where the viewer saw it next, as bits; 0 for nowhere."""
    seen: int = guess.end
    goal: int
    found: int
    if name == 0:
        return 0
    while seen < state.records and not ((state.record[seen] & CARD_BITS) == name and _is_seen(state, seen, viewer)):
        seen += 1
    if seen == state.records:
        return 0
    goal = _from(state, seen)
    found = 1 << goal
    for number in range(seen - 1, guess.end - 1, -1):  # later shuffles have later records
        if _from(state, number) < goal and (found >> _until(state, number)) & 1 and not _is_seen(state, number, viewer):
            found |= 1 << _from(state, number)
    return found


# ---- what is made of it ------------------------------------------------------------------------------------


def _name_the_rest(state: Position, guess: Guess, rng: Rng) -> None:
    """All cards that the viewer has never seen, as names of the things that have none."""
    box: Box = state.content
    is_named: Annotated[Ints, 57] = [0] * 57
    place: int
    guess.left = 0
    for thing in range(guess.things):
        if guess.name[thing] > 0:
            is_named[guess.name[thing] - 1] = 1
    for card in range(CARDS):
        if box.used[card] and not is_named[card]:
            guess.pool[guess.left] = card
            guess.left += 1
    for thing in range(guess.things):
        if guess.name[thing] == 0:
            place = rng.below(guess.left)
            guess.name[thing] = guess.pool[place] + 1
            guess.left -= 1
            guess.pool[place] = guess.pool[guess.left]


def _write_back(state: Position, guess: Guess) -> None:
    """The position as it is guessed: what nobody has seen there either stays open."""
    box: Box = state.content
    name: int
    card: int
    for each in range(CARDS):
        state.group[each] = 0
        state.unseen[each] = box.used[each]
    for number in range(state.records):
        if state.record[number] & CARD_BITS:
            name = guess.name[guess.holds[number]]
            state.record[number] = (state.record[number] & ~CARD_BITS) | name
            state.unseen[name - 1] = 0
    state.unseen_cards = 0
    for number in range(state.records):
        if _until(state, number) == 0 and not state.record[number] & CARD_BITS:
            card = guess.name[guess.holds[number]] - 1
            if state.unseen[card]:
                state.unseen_cards += 1
            else:
                state.group[card] = _from(state, number)
