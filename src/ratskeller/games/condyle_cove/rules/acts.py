"""Condyle Cove: Acts of Desperation, the Boogeyman, going out; Last Winter and Haunted cards (12, 16, 17)."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.effects import run_thing
from ratskeller.games.condyle_cove.rules.grants import clear_permanents, drop_grants_of, keep
from ratskeller.games.condyle_cove.rules.hands import discard_played
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.targets import first_bit, is_one
from ratskeller.kernel.numbers import EVERYONE


def face_down(state: Position) -> int:
    """The places of Acts that can still be turned up, as bits."""
    return state.act_places & ~state.acts_up


def are_all_deadly(state: Position) -> bool:
    """C8: whether only Boogeymen lie face down; what lies face up is known to all, so this is too."""
    box: Box = state.content
    good: int = 0
    for place in range(ACTS):
        good += 1 - box.deadly[ACT + place]
        if (state.acts_up >> place) & 1:
            good -= 1 - box.deadly[ACT + state.act[place] - 1]
    return good == 0


def go_on_flipping(state: Position) -> None:
    """12.1, C5, C53, S5: the player chooses one; alone it is the top of the stack."""
    actor: int = state.stack[state.depth - 1][1]
    places: int = face_down(state)
    if places == 0:
        state.pop()
    elif state.alone or is_one(places):
        turn_up(state, first_bit(places))
    else:
        state.asked_acts = places
        state.ask(ASK_ACT, actor)


def turn_up(state: Position, place: int) -> None:
    """An Act is turned up; chance says which."""
    actor: int = state.stack[state.depth - 1][1]
    state.pop()
    state.push(DO_ACT_SEEN, actor, place, 1, 0)
    show_act(state, place, ALL_KNOW)


def go_on_peeking(state: Position) -> None:
    """A look at face-down Acts, one after another, each once."""
    top: int = state.depth - 1
    actor: int = state.stack[top][1]
    places: int = face_down(state) & ~state.stack[top][3]
    if state.stack[top][2] == 0 or places == 0 or state.is_played_alone(actor):
        state.pop()
        return
    state.stack[top][2] -= 1
    if state.alone or is_one(places):
        peek_at(state, first_bit(places))
    else:
        state.asked_acts = places
        state.ask(ASK_PEEK, actor)


def peek_at(state: Position, place: int) -> None:
    """C52: everybody sees which one."""
    actor: int = state.stack[state.depth - 1][1]
    state.stack[state.depth - 1][3] |= 1 << place
    state.tell(EV_LOOKED_AT_ACT, EVERYONE, actor, place, 0, 0)
    state.push(DO_ACT_SEEN, actor, place, 0, 0)
    show_act(state, place, 1 << actor)


def show_act(state: Position, place: int, to: int) -> None:
    """Let somebody see an Act. Chance is asked even if it is known: else a look would tell where he waits (C52)."""
    state.show_place = place
    state.show_to = to
    state.wait(CH_ACT)


def shown_acts(state: Position) -> int:
    """What the Act that chance shows may be, as bits: the one that is known to lie there, or any that is not."""
    act: int = state.act[state.show_place]
    return 1 << (act - 1) if act > 0 else state.acts_hidden


def reveal_act(state: Position, act: int) -> None:
    """Chance has said which Act it is."""
    state.act[state.show_place] = act + 1
    state.acts_hidden &= ~(1 << act)
    state.act_known[state.show_place] |= state.show_to


def use_act(state: Position) -> None:
    """An Act was seen: by one player, or turned up and carried out."""
    box: Box = state.content
    top: int = state.depth - 1
    actor: int = state.stack[top][1]
    place: int = state.stack[top][2]
    act: int = state.act[place] - 1
    if not state.stack[top][3]:
        state.pop()
        state.tell(EV_SAW_ACT, 1 << actor, actor, place, box.act_title[act], 0)
        return
    state.pop()
    state.acts_up |= 1 << place
    state.acts_used += 1
    if state.put_by > 0 and state.put_at == place:
        state.put_by = 0
        state.put_at = 0
    state.tell(EV_ACT, EVERYONE, actor, place, box.act_title[act], 0)
    if box.deadly[ACT + act]:
        state.show_place = place
    run_thing(state, ACT + act, box.does[ACT + act], actor, BY_ACT)


# ---- going out ---------------------------------------------------------------------------------------------


def meet_boogeyman(state: Position) -> None:
    """12.2: whoever turned him up is out; then he goes back among the Acts (12.7, 12.8, C7)."""
    top: int = state.depth - 1
    seat: int = state.stack[top][1]
    if state.stack[top][2] == 0:
        state.stack[top][2] = 1
        if state.alone:
            state.finish(END_CAUGHT)
        else:
            leave(state, seat, END_BOOGEYMAN)
            if state.phase == GOING and seat == state.turn:
                state.cut(1)
                state.push(DO_BOOGEY, seat, 1, 0, 0)
        return
    if not _is_act_up(state):
        state.pop()
    elif state.outs == 1 and face_down(state) != 0:
        state.asked_acts = face_down(state) | (1 << state.show_place)
        state.ask(ASK_BOOGEY, seat)
    else:  # 12.7; alone among the Acts he has but one place (C59)
        shuffle_him(state)


def _is_act_up(state: Position) -> bool:
    """Whether it was an Act that killed, which now lies face up."""
    box: Box = state.content
    place: int = state.show_place
    if not (state.acts_up >> place) & 1:
        return False
    return box.deadly[ACT + state.act[place] - 1] != 0


def shuffle_him(state: Position) -> None:
    """12.7: the Acts that are face down and the Boogeyman are laid out anew."""
    seat: int = state.stack[state.depth - 1][1]
    state.pop()
    _turn_down(state)
    state.tell(EV_ACTS_SHUFFLED, EVERYONE, seat, 0, 0, 0)


def put_him(state: Position, place: int) -> None:
    """12.8, C7: in a place that only the player who goes out knows."""
    seat: int = state.stack[state.depth - 1][1]
    act: int = state.act[state.show_place] - 1
    state.pop()
    _turn_down(state)
    state.act[place] = act + 1
    state.act_known[place] = 1 << seat
    state.acts_hidden ^= 1 << act
    state.put_by = seat + 1
    state.put_at = place
    state.tell(EV_ACTS_SHUFFLED, EVERYONE, seat, 1, 0, 0)


def _turn_down(state: Position) -> None:
    """C52: nobody knows any more which Act lies where."""
    state.acts_up &= ~(1 << state.show_place)
    state.acts_used -= 1
    for place in range(ACTS):
        if (face_down(state) >> place) & 1:
            if state.act[place] > 0:
                state.acts_hidden |= 1 << (state.act[place] - 1)
            state.act[place] = 0
            state.act_known[place] = 0
    state.put_by = 0
    state.put_at = 0


def leave(state: Position, seat: int, how: int) -> None:
    """12.3, C29: pawn, hand, piles and Permanent cards are out of everybody's reach; 3.1, C34: the last one wins."""
    winner: int = 0
    state.outs += 1
    state.out[seat] = state.outs
    state.alive &= ~(1 << seat)
    state.pawn[seat] = NOWHERE
    state.asked_seats &= ~(1 << seat)
    if state.playing > 0 and state.player == seat:
        discard_played(state, seat, state.playing - 1)
        state.playing = 0
        _drop_answers(state)
    clear_permanents(state, seat)
    drop_grants_of(state, seat)
    state.tell(EV_OUT, EVERYONE, seat, how, 0, 0)
    if state.count_in() == 1:
        winner = first_bit(state.alive)
        state.tell(EV_WON, EVERYONE, winner, 0, 0, 0)
        state.finish(how)


def _drop_answers(state: Position) -> None:
    """The card that was asked about is gone: nobody is asked any more, and an answer that did this is laid away."""
    state.asked_seats = 0
    state.replied = 0
    if state.answering > 0:
        for frame in range(state.depth):
            if state.stack[frame][0] == DO_ANSWERED:
                discard_played(state, state.stack[frame][1], state.stack[frame][2])
        state.answering = 0


# ---- the decks of the expansions ---------------------------------------------------------------------------


def go_on_with_winter(state: Position) -> None:
    """16.3: the top Last Winter card, if there is one left."""
    if state.winter_left == 0:
        state.pop()
    else:
        state.wait(CH_WINTER)


def turn_winter(state: Position, card: int) -> None:
    """16.4: chance has said which Last Winter card it is."""
    actor: int = state.stack[state.depth - 1][1]
    state.pop()
    state.winter_left ^= 1 << card
    state.tell(EV_WINTER, EVERYONE, actor, WINTER + card, 0, 0)
    _use_turned(state, actor, WINTER + card)


def go_on_with_haunt(state: Position) -> None:
    """17.5: a Haunted card, if there is one left."""
    if state.haunted_left == 0:
        state.pop()
    else:
        state.wait(CH_HAUNT)


def turn_haunt(state: Position, card: int) -> None:
    """17.5: chance has said which Haunted card it is."""
    actor: int = state.stack[state.depth - 1][1]
    state.pop()
    state.haunted_left ^= 1 << card
    state.tell(EV_HAUNTED, EVERYONE, actor, HAUNTED + card, 0, 0)
    _use_turned(state, actor, HAUNTED + card)


def _use_turned(state: Position, actor: int, card: int) -> None:
    """16.4, 17.5, C37: a Permanent card stays beside the mat, any other is done and gone."""
    box: Box = state.content
    if box.permanent[card]:
        keep(state, actor, card)
    else:
        run_thing(state, card, box.does[card], actor, BY_WINTER)
