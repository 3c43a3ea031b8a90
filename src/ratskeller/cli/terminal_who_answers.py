"""One question to all who share a keyboard: whoever wants to answer takes it, and silence is an answer (ADR 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.cli.terminal_decision import Left
from ratskeller.cli.words import DOOR, heard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.cli.terminal_anytime import AnytimeActions
    from ratskeller.cli.terminal_screen import Screen


class WhoAnswers:
    """The question whether any of some people wants to answer; what is asked, and of whom, everybody may know."""

    def __init__(
        self, screen: Screen, anytime: AnytimeActions, people: Sequence[int], asked: Sequence[int], holder: str
    ) -> None:
        """Some of the people are asked, by whoever holds the keyboard, if anybody does."""
        self.screen = screen
        self.anytime = anytime
        self.people = people
        self.asked = asked
        self.holder = holder
        self.names = anytime.match.names

    def ask(self) -> set[int]:
        """The seats that want the keyboard."""
        self._put()
        while True:
            text = self.screen.ask_afresh(DOOR("who-answers"))
            match text.lower().split():
                case []:
                    return set()
                case [word] if heard(word, "command-quit"):
                    raise Left
                case [word] if heard(word, "command-all"):
                    return set(self.asked)
                case [word] if heard(word, "command-help"):
                    self._put()
                case [word, *name] if self._who_may_say(word):
                    self._note(word, " ".join(name))
                case _:
                    found = self._find(text, self.asked)
                    if found is not None:
                        return {found}

    def _put(self) -> None:
        say = DOOR.words(self.screen.language).say
        asked = f" {say('or')} ".join(self.names[seat] for seat in self.asked)
        nobody = say("nobody-answers-holder", who=self.holder) if self.holder else say("nobody-answers")
        lines = {say("enter"): nobody, asked: say("takes-keyboard")}
        if len(self.asked) > 1:
            lines[say("command-all")] = say("command-all.means")
        for seat in self.people:
            reminders = self.anytime.reminders(seat, self.screen.language)
            lines |= {say("anytime-name", word=word): meaning for word, meaning in reminders}
        self.screen.show_meanings(lines.items())

    def _who_may_say(self, word: str) -> list[int]:
        return [seat for seat in self.people if word in self.anytime.actions(seat)]

    def _note(self, word: str, name: str) -> None:
        """Somebody says something for any time; where only one person is asked, a name is not needed."""
        speakers = self._who_may_say(word)
        if not name and len(self.asked) > 1:
            names = ", ".join(self.names[seat] for seat in speakers)
            self.screen.say(DOOR("who-says", word=word, names=names))
            return
        seat = self._find(name, speakers) if name else self.asked[0]
        if seat is not None:
            self.screen.say(self.anytime.note(seat, word))

    def _find(self, name: str, among: Sequence[int]) -> int | None:
        """Who is meant by a name or its beginning; if it is nobody, that is said."""
        called = {seat: self.names[seat].lower() for seat in among}
        near = [seat for seat, full in called.items() if full == name.lower()]
        near = near or [seat for seat, full in called.items() if full.startswith(name.lower())]
        if len(near) == 1:
            return near[0]
        names = ", ".join(self.names[seat] for seat in among)
        self.screen.say(DOOR("nobody-called", name=name, names=names))
        return None
