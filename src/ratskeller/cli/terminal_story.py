"""The story of a game in the terminal: each step a sentence, with what came of it set in a little."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ratskeller.cli.terminal_screen import INDENT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ratskeller.cli.terminal_art import Art
    from ratskeller.cli.terminal_screen import Screen
    from ratskeller.kernel.game import Event
    from ratskeller.kernel.match import Match


class StoryLine(NamedTuple):
    """One event of the story."""

    event: Event
    is_consequence: bool  # of an action that was told before it


UNTOLD = -1  # not even the opening has been told


def story_lines(match: Match, since: int, may_know: Callable[[Event], bool]) -> Iterator[StoryLine]:
    """The events after so many steps that somebody may know; UNTOLD begins with the opening."""
    for step in range(since + 1, len(match.steps) + 1):
        yield from step_lines(match, step, may_know)


def step_lines(match: Match, step: int, may_know: Callable[[Event], bool]) -> Iterator[StoryLine]:
    """The events of one step, counted from 1, that somebody may know; those of the opening for 0."""
    follows = step > 1 and match.steps[step - 1].by == "chance"  # upon whatever came before, be it chance too
    for place, event in enumerate(match.events[step - 1] if step else match.opening):
        if may_know(event):
            yield StoryLine(event, is_consequence=follows or (step > 0 and place > 0))


def show_event(screen: Screen, art: Art, match: Match, line: StoryLine, viewer: int) -> None:
    """Tell one event, with its drawing if it has one."""
    opens = art.opens(line.event.what)
    indent = 2 * INDENT if line.is_consequence and not opens else INDENT
    if opens:
        screen.show()
    screen.say(match.sentence(line.event.what, viewer, screen.language), indent=indent)
    drawn = art.vignette(line.event.what)
    if drawn is not None:
        screen.show_indented(drawn, 3 * INDENT)
