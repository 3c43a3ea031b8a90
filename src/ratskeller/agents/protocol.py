"""What an agent is told and what it may answer: the same for a class in Python and for a process in any language."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller.bots.bot import BadBot
from ratskeller.kernel.errors import BadText

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.state import State

PROTOCOL = 1
SEED_BITS = 53  # what any language can read as a whole number, JavaScript too
LISTED = 8  # legal actions, in an error
BRIEF = 80  # letters of a wrong answer, in an error


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """What an agent is told once, before a game."""

    protocol: int
    game: str  # with the version of its rules
    seats: int
    seat: int  # the agent's own, from 0
    seed: int  # for all that the agent leaves to chance
    layout: tuple[dict[str, Any], ...]  # what the numbers of an observation mean, part by part
    actions: tuple[str, ...]  # how each action is written, by its number


class Question(msgspec.Struct, frozen=True, tag_field="type", tag="question"):
    """What an agent is asked whenever its seat must act."""

    observation: tuple[int, ...]
    legal: tuple[int, ...]  # in rising order
    mask: tuple[int, ...]  # the same as 0 and 1 for every action of the game


def welcome(game: Game, seats: int, seat: int, seed: int) -> Welcome:
    """What the agent of a seat is told first."""
    return Welcome(
        protocol=PROTOCOL,
        game=f"{game.name}-v{game.rules_version}",
        seats=seats,
        seat=seat,
        seed=seed >> 64 - SEED_BITS,
        layout=tuple(part._asdict() for part in game.layout(seats).parts),
        actions=tuple(map(game.write_action, game.action_codes())),
    )


def question(imagined: State, seat: int, actions: int) -> Question:
    """What the agent of a seat is asked, made from what its seat imagines: the real position is nowhere near."""
    legal = imagined.legal_actions(seat)
    mask = [0] * actions
    for action in legal:
        mask[action] = 1
    return Question(tuple(imagined.observed(seat)), tuple(legal), tuple(mask))


def read_choice(game: Game, name: str, seat: int, asked: Question, given: object) -> int:
    """The action that an agent means, by its number or its notation; an error says what was expected."""
    code = _number(game, given)
    if code is None or not 0 <= code < len(asked.mask) or not asked.mask[code]:
        raise BadBot(f"The bot {name} in seat {seat} answered {brief(given)}; expected {listed(game, asked)}.")
    return code


def listed(game: Game, asked: Question) -> str:
    """What is legal, to read."""
    legal = asked.legal
    named = ", ".join(f"{code} ({game.write_action(code)})" for code in legal[:LISTED])
    more = f" or {len(legal) - LISTED} more" if len(legal) > LISTED else ""
    return f"one of the legal actions, by number or notation: {named}{more}"


def brief(given: object) -> str:
    """A wrong answer, as far as one wants to read it."""
    text = given if isinstance(given, str) else repr(given)
    text = " ".join(text.split())
    return f"“{text if len(text) <= BRIEF else text[: BRIEF - 1] + '…'}”"


def _number(game: Game, given: object) -> int | None:
    if isinstance(given, str):
        try:
            return game.read_action(given)
        except BadText:
            return None
    try:
        return None if isinstance(given, bool) else operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        return None
