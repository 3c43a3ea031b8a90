"""“Why not?” at the terminal: what stands in the way of an action, of what fits a word, or by which clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ratskeller.cli.words import DOOR
from ratskeller.kernel.errors import BadText
from ratskeller.kernel.obstacles import find_obstacles

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ratskeller.cli.terminal_screen import Screen
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.obstacles import Obstacle

NAMED = 6  # actions of one kind that are named; of more, how many


def tell_why_not(screen: Screen, match: Match, seat: int, asked: str) -> None:
    """Say what stands in the way of what somebody asks for: a notation, a clause, any word, or nothing for all."""
    found = list(_find(match, seat, asked, screen.language))
    if asked and not found:
        screen.say(DOOR("why-nothing" if _is_known(match, asked) else "why-unknown", asked=asked))
    for line in _lines(found, screen.language):
        screen.show_indented(line)


def _find(match: Match, seat: int, asked: str, language: str) -> Iterator[Obstacle]:
    words, game = match.game.words(language), match.game
    try:
        only = game.read_action(asked) if asked else None
    except BadText:
        only = None
    obstacles = find_obstacles(game, match.state, seat, match.names, words, only)
    if only is not None or not asked:
        yield from obstacles
        return
    wanted = asked.casefold()
    for obstacle in obstacles:
        if wanted == obstacle.clause.casefold() or wanted in obstacle.kind.casefold():
            yield obstacle
            continue
        actions = tuple(each for each in obstacle.actions if wanted in f"{each.notation} {each.text}".casefold())
        if actions:
            yield type(obstacle)(obstacle.kind, obstacle.says, obstacle.clause, obstacle.is_asked, actions)


def _is_known(match: Match, asked: str) -> bool:
    """Whether it is an action or a clause at all: then nothing stands in its way, and it stands in no way."""
    if asked in {clause.id for clause in match.game.clauses.values()}:
        return True
    try:
        match.game.read_action(asked)
    except BadText:
        return False
    return True


def _lines(obstacles: Iterable[Obstacle], language: str) -> Iterator[Text]:
    """What a clause forbids, with the actions; then the kinds of which nothing is asked, one reason for all."""
    idle: dict[str, list[str]] = {}
    for obstacle in obstacles:
        names = [action.text for action in obstacle.actions]
        if not obstacle.is_asked:
            idle.setdefault(_sentence(obstacle, language), []).append(obstacle.kind)
            continue
        yield Text(obstacle.kind, "bold")
        if names != [obstacle.kind]:
            more = len(names) - NAMED
            shown = ", ".join(names[:NAMED]) + (DOOR("why-more", count=more).word(language) if more > 0 else "")
            yield Text(f"  {shown}")
        yield Text(f"  {_sentence(obstacle, language)}", "italic")
    for sentence, kinds in idle.items():
        yield Text(", ".join(dict.fromkeys(kinds)), "bold")
        yield Text(f"  {sentence}", "italic")


def _sentence(obstacle: Obstacle, language: str) -> str:
    return DOOR("why-clause-behind", says=obstacle.says, clause=obstacle.clause).word(language)
