"""Condyle Cove: imagining what a viewer cannot know, each way it may be as likely as the others (C56, C57, C67).

For a viewer every slot is either known, or one of those of its tag. Of each tag the viewer knows some members, for sure
behind its slots, and nothing of the rest. So the members are put behind random slots of their tag, and all other cards
that the viewer does not know fill what is left at random. What others know stays where it is: a card that somebody has
seen is exchanged for another one that this somebody has seen.

After a second shuffle of the same cards this is a little too well informed: it keeps apart what went into the second
shuffle and what did not, as it really was.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.condyle_cove.codes import *
from ratskeller.games.condyle_cove.position import Position
from ratskeller.games.condyle_cove.slots import (
    card_in,
    known_to,
    knows,
    make_slot,
    set_slot,
    size_of,
    slot_at,
    tag_of,
)
from ratskeller.kernel.numbers import Ints
from ratskeller.kernel.rng import Rng


def redeal_cards(state: Position, viewer: int, rng: Rng) -> None:
    """Replace all Options cards that a viewer does not know."""
    # What stands behind the slots of one tag: a card + 1 that the viewer knows to be there, or, negative, a card that
    # only others know to be there (who, as bits), or 0.
    behind: Annotated[Ints, 57] = [0] * 57
    member: Annotated[Ints, 57] = [0] * 57
    member_tag: Annotated[Ints, 57] = [0] * 57
    pool: Annotated[Ints, 57] = [0] * 57
    members: int = _list_members(state, viewer)
    tags: int = _gather(state, viewer)
    cards: int = 0
    slots: int
    at: int
    slot: int
    what: int
    card: int
    other: int
    for i in range(members):
        member[i] = state.actions[i]
        member_tag[i] = state.weights[i]
    for each in range(CARDS):
        if _is_hidden(state, each, viewer):
            pool[cards] = each
            cards += 1
    for i in range(cards - 1):
        other = i + rng.below(cards - i)
        card = pool[i]
        pool[i] = pool[other]
        pool[other] = card
    for tag in range(TAGS):
        if not (tags >> tag) & 1:
            continue
        slots = 0
        for i in range(members):
            if member_tag[i] == tag:
                behind[slots] = member[i]
                slots += 1
        for i in range(slots, CARDS):
            behind[i] = 0
        slots = _count_slots(state, tag, viewer)
        if tag > 0:
            for i in range(slots - 1):
                other = i + rng.below(slots - i)
                card = behind[i]
                behind[i] = behind[other]
                behind[other] = card
        at = 0
        for zone in range(3):
            for seat in range(SEATS_MAX):
                for place in range(size_of(state, zone, seat)):
                    slot = slot_at(state, zone, seat, place)
                    if tag_of(slot) != tag or (card_in(slot) >= 0 and knows(known_to(slot), viewer)):
                        continue
                    what = behind[at]
                    at += 1
                    if card_in(slot) < 0 and what == 0:
                        continue
                    card = what - 1
                    if what <= 0:
                        cards -= 1
                        card = pool[cards]
                        state.member[card] = -what
                        state.unseen[card] = 0
                    if card_in(slot) < 0:
                        state.group[card] = tag
                    else:
                        state.group[card] = 0
                        slot = make_slot(card, tag, known_to(slot)) | (slot & DOWN)
                        set_slot(state, zone, seat, place, slot)
    for i in range(cards):
        state.unseen[pool[i]] = 1
        state.member[pool[i]] = 0
        state.group[pool[i]] = 0
    state.unseen_cards = 0
    for each in range(CARDS):
        state.unseen_cards += state.unseen[each]


def _gather(state: Position, viewer: int) -> int:
    """The tags of all slots that a viewer does not know, as bits."""
    tags: int = 0
    slot: int
    for zone in range(3):
        for seat in range(SEATS_MAX):
            for place in range(size_of(state, zone, seat)):
                slot = slot_at(state, zone, seat, place)
                if card_in(slot) < 0 or not knows(known_to(slot), viewer):
                    tags |= 1 << tag_of(slot)
    return tags


def _count_slots(state: Position, tag: int, viewer: int) -> int:
    """How many slots of a tag a viewer does not know."""
    found: int = 0
    slot: int
    for zone in range(3):
        for seat in range(SEATS_MAX):
            for place in range(size_of(state, zone, seat)):
                slot = slot_at(state, zone, seat, place)
                if tag_of(slot) == tag and (card_in(slot) < 0 or not knows(known_to(slot), viewer)):
                    found += 1
    return found


def _list_members(state: Position, viewer: int) -> int:
    """What is known, by the viewer or by others, to be behind the slots of each tag, before anything is exchanged.

    It is filled into the scratch of the state: what stands there, and as its weight the tag.
    """
    slot: int
    state.count = 0
    for card in range(CARDS):
        if state.group[card] > 0:
            state.weigh(card + 1 if knows(state.member[card], viewer) else -state.member[card], state.group[card])
    for zone in range(3):
        for seat in range(SEATS_MAX):
            for place in range(size_of(state, zone, seat)):
                slot = slot_at(state, zone, seat, place)
                if tag_of(slot) > 0 and card_in(slot) >= 0 and not knows(known_to(slot), viewer):
                    if knows(state.member[card_in(slot)], viewer):
                        state.weigh(card_in(slot) + 1, tag_of(slot))
                    elif state.member[card_in(slot)] > 0:
                        state.weigh(-state.member[card_in(slot)], tag_of(slot))
    return state.count


def _is_hidden(state: Position, card: int, viewer: int) -> bool:
    """Whether a viewer knows nothing of where a card is."""
    slot: int
    if state.unseen[card]:
        return True
    if state.group[card] > 0:
        return not knows(state.member[card], viewer)
    for zone in range(3):
        for seat in range(SEATS_MAX):
            for place in range(size_of(state, zone, seat)):
                slot = slot_at(state, zone, seat, place)
                if card_in(slot) == card:
                    if knows(known_to(slot), viewer):
                        return False
                    return tag_of(slot) == 0 or not knows(state.member[card], viewer)
    return False


def redeal_acts(state: Position, viewer: int, rng: Rng) -> None:
    """Replace the Acts that others have looked at, and the place that somebody chose for the Boogeyman."""
    pool: Annotated[Ints, 6] = [0] * 6
    acts: int = 0
    chosen: int
    if state.put_by > 0 and not knows(state.act_known[state.put_at], viewer):
        _move_him(state, viewer, rng)
    for place in range(ACTS):
        if state.act[place] > 0 and not knows(state.act_known[place], viewer):
            if state.put_by > 0 and state.put_at == place:
                continue
            state.acts_hidden |= 1 << (state.act[place] - 1)
    for act in range(ACTS):
        if (state.acts_hidden >> act) & 1:
            pool[acts] = act
            acts += 1
    for place in range(ACTS):
        if state.act[place] > 0 and not knows(state.act_known[place], viewer):
            if state.put_by > 0 and state.put_at == place:
                continue
            chosen = rng.below(acts)
            state.act[place] = pool[chosen] + 1
            state.acts_hidden &= ~(1 << pool[chosen])
            acts -= 1
            pool[chosen] = pool[acts]


def _move_him(state: Position, viewer: int, rng: Rng) -> None:
    """The Boogeyman may have been put in any place that the viewer does not know."""
    places: int = 0
    at: int = -1
    old: int = state.put_at
    act: int = state.act[old] - 1
    bit: int = 1 << (state.put_by - 1)
    for place in range(ACTS):
        if (state.act_places & ~state.acts_up) >> place & 1 and not knows(state.act_known[place], viewer):
            places += 1
            if rng.below(places) == 0:
                at = place
    if at == old:
        return
    state.act_known[old] &= ~bit
    state.act[old] = 0
    if state.act_known[old] > 0:  # somebody else has looked there and saw another Act
        state.act[old] = state.act[at] if state.act[at] > 0 else _any_hidden(state, rng) + 1
        state.acts_hidden &= ~(1 << (state.act[old] - 1))
    elif state.act[at] > 0:
        state.acts_hidden |= 1 << (state.act[at] - 1)
    state.act[at] = act + 1
    state.act_known[at] |= bit
    state.put_at = at


def _any_hidden(state: Position, rng: Rng) -> int:
    """An Act that nobody has seen."""
    found: int = 0
    seen: int = 0
    for act in range(ACTS):
        if (state.acts_hidden >> act) & 1:
            seen += 1
            if rng.below(seen) == 0:
                found = act
    return found
