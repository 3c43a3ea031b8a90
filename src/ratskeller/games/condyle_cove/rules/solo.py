"""Condyle Cove, playing alone: your turn, the Boogeyman's turn, the ways to win and to lose (20, 21)."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.effects import run, run_thing
from ratskeller.games.condyle_cove.rules.grants import begin_grants, declinable, end_grants, granted
from ratskeller.games.condyle_cove.rules.hands import discard_played
from ratskeller.games.condyle_cove.rules.play import begin_card, forget_choices
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.slots import card_in, show, take_from_pile
from ratskeller.games.condyle_cove.rules.targets import ring_ahead
from ratskeller.games.condyle_cove.rules.turns import start_turn
from ratskeller.kernel.numbers import EVERYONE

# ---- your turn ---------------------------------------------------------------------------------------------


def begin_my_turn(state: Position) -> None:
    """21.8 to 21.14; S31: there is a limit."""
    state.pop()
    end_grants(state, HIM)
    if state.turns == TURNS_MAX:
        state.finish(END_TOO_LONG)
        return
    start_turn(state, 0)
    state.push(DO_HIS_TURN, 0, 0, 0, 0)
    state.push(DO_MY_DRAW, 0, 0, 0, 0)
    state.push(DO_PLAY, 0, 0, 0, 0)
    state.push(DO_MOVE, 0, 0, 0, 0)
    state.push(DO_SPACE, 0, 0, 0, 0)


def land_alone(state: Position) -> None:
    """S7, 21.21, 21.22, S6, S25: caught, or what the space says, then an Act for the CEMETERY."""
    box: Box = state.content
    top: int = state.depth - 1
    passed: int = state.stack[top][2]
    space: int = state.pawn[0]
    state.pop()
    if space == state.pawn[GHOST]:
        state.tell(EV_CAUGHT, EVERYONE, space, 0, 0, 0)
        state.finish(END_CAUGHT)
        return
    if box.kind[space] == KIND_CEMETERY:
        state.push(DO_LOSE, 0, 1, FROM_HAND, 0)
        passed = 1
    if passed:
        state.push(DO_MY_ACTS, 0, 0, 0, 0)
        state.push(DO_FLIP, 0, 0, 0, 0)
    if box.kind[space] != KIND_CEMETERY:
        run(state, box.on_landing[space], 0, BY_SPACE)


def check_acts(state: Position) -> None:
    """21.5, S5, S23: all Acts are used."""
    state.pop()
    if state.act_places == state.acts_up:
        state.finish(END_ACTS)


def may_play_name(state: Position, card: int) -> bool:
    """21.11, S13: whether no card of this name was played in this turn."""
    box: Box = state.content
    title: int = box.title[card]
    if title < 30:
        return not (state.names_low >> title) & 1
    return not (state.names_high >> (title - 30)) & 1


def note_name(state: Position, card: int) -> None:
    """A card was played in the own Play phase."""
    box: Box = state.content
    title: int = box.title[card]
    if title < 30:
        state.names_low |= 1 << title
    else:
        state.names_high |= 1 << (title - 30)


def begin_my_play(state: Position) -> None:
    """21.10, S3: at least one card. Who holds any is asked, whether or not their names were played before."""
    if state.held[0] == 0 or state.plays >= PLAYS_MAX:
        state.pop()
        return
    state.may_stop = state.plays > 0
    state.ask(ASK_PLAY, 0)


def go_on_with_my_draw(state: Position) -> None:
    """21.14, 21.7, S4: until there are four; with nothing to draw you have lost."""
    top: int = state.depth - 1
    due: int = min(HAND_MAX, HAND_MAX + granted(state, 0, DRAW_MORE))
    least: int = due + declinable(state, 0, DRAW_MORE)
    if state.stack[top][2] == 0:
        state.stack[top][2] = 1
        if state.piled[0] == 0 and state.held[0] < least:
            state.finish(END_NO_CARDS)
            return
    if state.held[0] >= due or state.piled[0] == 0:
        state.pop()
    elif state.held[0] >= least:
        state.may_stop = True
        state.ask(ASK_DRAW, 0)
    else:
        state.drawn += 1
        state.push(DO_TAKE, 0, 0, 0, 0)


# ---- his turn ----------------------------------------------------------------------------------------------


def begin_his_turn(state: Position) -> None:
    """21.15: he turns up the top card of his Move deck."""
    top: int = state.depth - 1
    if state.stack[top][1] == 0:
        state.pop()
        end_grants(state, 0)
        begin_grants(state, HIM)
        state.turn = HIM
        state.his_move_ends = False
        state.push(DO_MY_TURN, 0, 0, 0, 0)
        state.push(DO_HIS_TURN, 1, 0, 0, 0)
    else:
        state.wait(CH_MOVE_CARD)


def turn_move_card(state: Position, number: int) -> None:
    """A Move card: you may answer it, then he walks, then the rest of the card happens (S24); 21.16."""
    box: Box = state.content
    card: int = box.move_cards[number]
    spaces: int = box.move_spaces[number] + state.his_bonus
    state.pop()
    state.move_left ^= 1 << number
    if state.move_left == 0:
        state.move_left = (1 << MOVE_CARDS) - 1
    state.tell(EV_MOVE_CARD, EVERYONE, card, spaces, 0, 0)
    state.his_bonus = 0
    begin_card(state, HIM, card)
    state.push(DO_HIS_WALK, spaces, card, 0, 0)
    state.push(DO_WINDOW, HIM, 1, 0, 0)


def go_on_walking(state: Position) -> None:
    """21.6, 21.23, S8, S11, S20, S22: step by step."""
    box: Box = state.content
    top: int = state.depth - 1
    left: int = state.stack[top][1]
    card: int = state.stack[top][2]
    space: int
    is_moved: bool
    if state.stack[top][3] == 0:
        state.stack[top][3] = 1
        state.playing = 0
        if state.cancelled:
            state.cancelled = False
            state.pop()
            return
    if left == 0 or state.his_move_ends:
        space = state.pawn[GHOST]
        if left == 0 and state.stack[top][3] == 2 and box.kind[space] == KIND_HIGHWAY:
            state.his_bonus = STEPS
            state.tell(EV_HIS_BONUS, EVERYONE, STEPS, 0, 0, 0)
        is_moved = state.stack[top][3] == 2
        state.pop()
        run_thing(state, card, box.does[card], HIM, BY_MOVE_CARD)
        state.in_vain = not is_moved
        return
    space = ring_ahead(state, state.pawn[GHOST], 1)
    state.pawn[GHOST] = space
    state.stack[top][1] -= 1
    state.stack[top][3] = 2
    state.tell(EV_HE_MOVED, EVERYONE, space, left - 1, 0, 0)
    if space == state.pawn[0]:
        state.tell(EV_CAUGHT, EVERYONE, space, 1, 0, 0)
        state.finish(END_CAUGHT)
    elif space == CORNER:
        state.push(DO_HIS_FLIP, 0, 0, 0, 0)


def go_on_with_his_flip(state: Position) -> None:
    """21.23, S10: the top card of his Options deck is turned up and played."""
    top: int = state.depth - 1
    card: int
    if state.stack[top][1] == 0:
        state.stack[top][1] = 1
        show(state, IN_PILE, HIM, state.piled[HIM] - 1, ALL_KNOW)
        return
    state.pop()
    card = card_in(state, take_from_pile(state, HIM))
    begin_card(state, HIM, card)
    state.tell(EV_HE_PLAYED, EVERYONE, card, 0, 0, 0)
    state.push(DO_HIS_DONE, card, 0, 0, 0)
    state.push(DO_RUN, HIM, BY_HIM, card, 0)
    state.push(DO_WINDOW, HIM, 1, 0, 0)


def lay_his_card_away(state: Position) -> None:
    """S10; C43 holds for him too."""
    box: Box = state.content
    card: int = state.stack[state.depth - 1][1]
    state.pop()
    if box.spent[card] and not state.cancelled:
        state.gone[card] = 1
        state.tell(EV_SPENT, EVERYONE, card, 0, 0, 0)
    else:
        discard_played(state, HIM, card)
    state.playing = 0
    state.cancelled = False
    forget_choices(state)
