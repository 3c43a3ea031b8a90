"""What is not offered, and why not: every action that a game knows, asked of the rules' own `forbids`.

Nothing here judges a second time. What it says depends only on what the asking seat may know: `forbids` is the same
for a position in which all the rest was redealt, and names are made of the seat's view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller.kernel.numbers import PERMITTED
from ratskeller.kernel.words import COMMON

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game, Names, ViewT
    from ratskeller.kernel.state import State
    from ratskeller.kernel.words import Words


class Forbidden(msgspec.Struct, frozen=True):
    """An action that is not offered."""

    action: Any
    notation: str
    text: str


class Obstacle(msgspec.Struct, frozen=True):
    """What stands in the way of some actions of one kind."""

    kind: str  # of the actions, in words
    says: str  # why not, as a sentence
    clause: str  # behind that: the one that forbids them, or the one behind what is asked instead
    is_asked: bool  # something of the kind is asked now, or may be done; only these actions are forbidden
    actions: tuple[Forbidden, ...]


def find_obstacles(
    game: Game, state: State, seat: int, names: Names, words: Words, only: int | None = None
) -> tuple[Obstacle, ...]:
    """What a seat is not offered now, by kind and by what stands in the way; first what a clause forbids.

    All of this table, or `only` one action, whichever it is: nothing stands in the way of one that is permitted.
    """
    view = game.view(state, seat)
    asked: set[str] = set()
    found: dict[tuple[str, int], list[Forbidden]] = {}
    for code in game.action_codes() if only is None else (only,):
        forbidding = state.forbids(seat, code)
        tag, notation = game.actions.tag(code), game.write_action(code)
        if forbidding == PERMITTED:
            asked.add(tag)
            continue
        text = game.called(view, code, names, words) or (notation if code == only else "")
        if text and game.actions.is_only(code):
            text = words.say(_kind(tag))
        if text:
            found.setdefault((tag, forbidding), []).append(Forbidden(game.action(code), notation, text))
    asked |= {tag for tag, forbidding in found if forbidding in game.clauses}
    obstacles = [
        Obstacle(
            words.say(_kind(tag)),
            *why_not(game, state, view, seat, forbidding, names, words),
            tag in asked,
            tuple(actions),
        )
        for (tag, forbidding), actions in found.items()
    ]
    return tuple(sorted(obstacles, key=lambda each: not each.is_asked))


def why_not(
    game: Game, state: State, view: ViewT, seat: int, forbidding: int, names: Names, words: Words
) -> tuple[str, str]:
    """A sentence and a clause for an answer of `forbids`."""
    clause = game.clauses.get(forbidding)
    if clause is not None:
        return COMMON("why-clause", says=clause.says).word(words.language), clause.id
    reason = game.not_now(state, seat, names)
    return COMMON("why-not-asked", reason=reason).word(words.language), game.prompt_clause(view)


def _kind(tag: str) -> str:
    """The message that names a kind of action."""
    return f"kind-{tag}".replace("_", "-")
