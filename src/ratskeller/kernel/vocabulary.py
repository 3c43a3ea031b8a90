"""The numbers of the core as typed values and as notation, and back: a game states its tables, the ways are here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec


class Happening(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that a step did. Every kind of event of a game is a subclass, with a tag of its own."""

    clause: ClassVar[str]  # that somebody reads who wonders why


# A kind of event that takes the details as they come, or a function of all of them that makes one.
EventReader = type[Happening] | Callable[..., Happening]


def as_it_is(plain: str) -> str:
    """There is one way to write it."""
    return plain


def dice_in_order(plain: str) -> str:
    """Dice may stand in any order behind the word; they are written lowest first."""
    word, *dice = plain.split(" ")
    return " ".join([word, *sorted(dice)])


class Notation:
    """All actions of a game, or all its outcomes. Case and spaces do not matter when one is read."""

    def __init__(
        self,
        values: Mapping[int, msgspec.Struct],
        write: Callable[[Any], str],
        like: str,
        tidy: Callable[[str], str] = as_it_is,
    ) -> None:
        """Tell the values by their numbers, and how each is written.

        `like`: the message of the game that says how one reads, as the end of a sentence for whoever wrote something
        else; `tidy`: makes the usual notation of any other that means the same, given in small letters with single
        spaces.
        """
        self._values = dict(sorted(values.items()))
        self.codes: Sequence[int] = tuple(self._values)
        self.texts = {code: write(value) for code, value in self._values.items()}
        self.like = like
        self._by_value = {value: code for code, value in self._values.items()}
        self._by_text = {text: code for code, text in self.texts.items()}
        self._tidy = tidy

    def value(self, code: int) -> msgspec.Struct:
        """The value behind a number."""
        return self._values[code]

    def code_of(self, value: Any) -> int:
        """The number of a value."""
        return self._by_value[value]

    def find(self, text: str) -> int | None:
        """The number behind a notation, if there is one."""
        return self._by_text.get(self._tidy(" ".join(text.lower().split())))


class Vocabulary:
    """What a game calls everything that is done, drawn and told. Each game makes one, in its `names.py`."""

    def __init__(self, actions: Notation, outcomes: Notation, events: Mapping[int, EventReader]) -> None:
        """Actions are numbered from 0 without a gap; events are told by their kind."""
        self.actions = actions
        self.outcomes = outcomes
        self.events = events

    def event(self, coded: Sequence[int]) -> Happening:
        """A coded event as a typed value: its kind, its audience (not needed here), its details."""
        kind, _, *details = coded
        reader = self.events[kind]
        if isinstance(reader, msgspec.StructMeta):
            details = details[: len(reader.__struct_fields__)]
        return reader(*details)
