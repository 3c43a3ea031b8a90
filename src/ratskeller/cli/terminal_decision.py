"""What a person at the table types: a choice from the list, or a question to the house."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NoReturn

from rich.padding import Padding
from rich.text import Text

from ratskeller.cli.terminal_choices import CHANGES, draw_choices, draw_in_full, may_be_in_full
from ratskeller.cli.terminal_rules import draw_passages, find_passages, read_rules
from ratskeller.cli.terminal_screen import INDENT
from ratskeller.cli.terminal_why import tell_why_not
from ratskeller.cli.words import DOOR, heard
from ratskeller.kernel.chances import nothing_at_stake
from ratskeller.kernel.errors import BadText, RatskellerError, Refused

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ratskeller.cli.terminal_anytime import AnytimeActions
    from ratskeller.cli.terminal_art import Art
    from ratskeller.cli.terminal_screen import Screen
    from ratskeller.kernel.game import Choice, Game, Scene
    from ratskeller.kernel.match import Match

COMMANDS = (
    "command-help",
    "command-log",
    "command-odds",
    "command-stakes",
    "command-why",
    "command-rules",
    "command-quit",
)


class Left(Exception):
    """Somebody has left the table."""


def number_choices(choices: Sequence[Choice], drawn: Mapping[int, int] | None = None) -> dict[int, Choice]:
    """A number for each choice. `announce 3` is number 3: who thinks of three rats types a 3.

    `drawn` are the numbers that the picture has for actions. What it has none for is counted on behind them, so that
    no number means one thing in the picture and another one in the list.
    """
    named = {choice.code: _number_in(choice.notation) for choice in choices}
    if drawn is not None:
        named = {choice.code: drawn.get(choice.code) for choice in choices}
    taken = [number for number in named.values() if number is not None]
    if len(taken) != len(set(taken)):
        return dict(enumerate(choices, start=1))
    first = max(taken, default=0) + 1 if drawn is not None else 1
    free = (number for number in range(first, len(choices) + max(taken, default=0) + 1) if number not in taken)
    numbered: dict[int, Choice] = {}
    for choice in choices:
        number = named[choice.code]
        numbered[next(free) if number is None else number] = choice
    return dict(sorted(numbered.items()))


def _number_in(notation: str) -> int | None:
    numbers = re.findall(r"\b\d+\b", notation)
    return int(numbers[0]) if len(numbers) == 1 and 0 < int(numbers[0]) < 1000 else None


def find_choice(match: Match, seat: int, numbered: Mapping[int, Choice], text: str) -> Choice:
    """The choice that somebody means, or an error that says what is wrong with it."""
    if text.isascii() and text.isdigit():
        if int(text) in numbered:
            return numbered[int(text)]
        raise BadText(DOOR("no-such-number", number=text, numbers=list(numbered)))
    offered = {choice.code: choice for choice in numbered.values()}
    try:
        code = match.game.read_action(text)
    except BadText as error:
        near = [choice for choice in offered.values() if _abbreviates(text, choice.notation)]
        if len(near) == 1:
            return near[0]
        if near:
            *others, last = [choice.notation for choice in near]
            raise BadText(DOOR("could-be", text=text, others=", ".join(others), last=last)) from None
        return _refuse_near(match, seat, text, error)
    return offered[code] if code in offered else _refuse(match, seat, code)


def _abbreviates(text: str, notation: str) -> bool:
    """Whether each word begins a word of the notation; numbers must be whole."""
    typed, full = text.lower().split(), notation.lower().split()
    return 0 < len(typed) <= len(full) and all(
        whole == word if word.isdigit() else whole.startswith(word) for word, whole in zip(typed, full, strict=False)
    )


def _refuse_near(match: Match, seat: int, text: str, error: BadText) -> NoReturn:
    """Nothing on offer fits; if one action of the game does, say why not that."""
    game = match.game
    near = [code for code in game.action_codes() if _abbreviates(text, game.write_action(code))]
    if len(near) == 1:
        _refuse(match, seat, near[0])
    raise error


def _refuse(match: Match, seat: int, code: int) -> NoReturn:
    refusal = match.game.refusal(match.state, seat, code, match.names)
    message, clause = refusal or (DOOR("not-offered"), None)
    raise Refused(message, clause)


class Decision:
    """The conversation with one person about one decision."""

    def __init__(self, screen: Screen, art: Art, match: Match, seat: int, anytime: AnytimeActions) -> None:
        """Somebody is asked to choose."""
        self.screen = screen
        self.art = art
        self.match = match
        self.seat = seat
        self.anytime = anytime
        self.scene: Scene = match.scene(seat, screen.language)
        drawn = art.numbers(self.scene.view, [choice.code for choice in self.scene.choices])
        self.numbered = number_choices(self.scene.choices, drawn)

    def choose(self) -> int:
        """Ask until there is an answer that can be carried out; return its code."""
        self._put()
        while True:
            text = self.screen.ask(DOOR("your-turn", who=self.match.names[self.seat]))
            if not text or self._answer(text):
                continue
            if text.lower() in self.anytime.actions(self.seat):
                self.screen.say(self.anytime.note(self.seat, text.lower()))
                silence = self.match.state.silence(self.seat)
                if any(choice.code == silence for choice in self.scene.choices):
                    return silence  # who passes for the next cards passes for this one too
                continue
            try:
                choice = find_choice(self.match, self.seat, self.numbered, text)
            except RatskellerError as error:
                self.screen.say(error.word(self.screen.language))
                continue
            if choice.warning is None or self._is_sure(choice.warning):
                return choice.code

    def _put(self) -> None:
        self.screen.show()
        self.screen.say(self.scene.prompt, "bold")
        self._list()
        if self.art.reminds(self.scene.view):
            for word, meaning in self.anytime.reminders(self.seat, self.screen.language):
                self.screen.say(DOOR("anytime", word=word, meaning=meaning), "dim")

    def _list(self) -> None:
        """All that can be chosen, with what is at stake; where that is too much to read, it can be asked for."""
        nothing = nothing_at_stake(self.match.game.words(self.screen.language))
        width = self.screen.width
        if may_be_in_full(self.numbered, nothing, width):
            self.screen.show(draw_in_full(self.numbered, nothing, width))
            return
        self.screen.show(draw_choices(self.numbered, width))
        if any(choice.stakes != nothing for choice in self.scene.choices):
            self.screen.say(DOOR("stakes-elsewhere"), "dim")

    def _is_sure(self, warning: str) -> bool:
        self.screen.say(f"{CHANGES} {warning}", "bold")
        return self.screen.confirm()

    def _answer(self, text: str) -> bool:
        """Answer a question to the house; False if it is none."""
        word, _, rest = text.partition(" ")
        match heard(word, *COMMANDS):
            case "command-help":
                self._help()
            case "command-log":
                lines = self.match.story(self.seat, 0, self.screen.language)
                self.screen.say_pages(Padding(Text(line), (0, 0, 0, INDENT)) for line in lines)
            case "command-odds":
                told = self.art.odds(self.scene.view, self.match.names, self.screen.language)
                self.screen.show_indented(told or Text(DOOR("no-odds").word(self.screen.language)))
            case "command-why":
                tell_why_not(self.screen, self.match, self.seat, rest.strip())
            case "command-stakes":
                self.screen.show(draw_in_full(self.numbered, "", self.screen.width))
                return True
            case "command-rules":
                show_rules(self.screen, self.match.game, rest.strip())
            case "command-quit":
                raise Left
            case _:
                return False
        self._put()
        return True

    def _help(self) -> None:
        say, example = DOOR.words(self.screen.language).say, self.scene.choices[-1].notation
        names = ("help-number", "help-changes", *COMMANDS)
        meanings = [(say(name), say(f"{name}.means", example=example)) for name in names]
        self.screen.show()
        self.screen.show_meanings([*meanings, *self.anytime.reminders(self.seat, self.screen.language)])


def show_rules(screen: Screen, game: Game, word: str) -> None:
    """The rules, or what they say about a word."""
    rules = list(read_rules(game, screen.language))
    found = find_passages(rules, word) if word else rules
    if found:
        screen.say_pages(draw_passages(found, word))
    else:
        screen.say(DOOR("not-in-rules", word=word))
