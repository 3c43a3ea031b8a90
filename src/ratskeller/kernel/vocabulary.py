"""The numbers of the core as typed values and as notation, and back: a game states its kinds, the ways are here."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec


def tag_of(name: str) -> str:
    """The tag of a class by its name: of `GaveUp`, `gave_up`."""
    return re.sub(r"\B(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=tag_of):
    """What a seat can do. Every kind of action of a game is a subclass."""


class Outcome(msgspec.Struct, frozen=True, tag_field="chance", tag=tag_of):
    """What chance can bring. Every kind of outcome of a game is a subclass."""


class Happening(msgspec.Struct, frozen=True, tag_field="event", tag=tag_of):
    """Something that a step did. Every kind of event of a game is a subclass.

    Its fields are the details of the event in their order. A detail becomes what the type of its field says: a number,
    yes or no, one of the literals by its place among them; with `Annotated[…, make]`, what `make` makes of it.
    """

    clause: ClassVar[str]  # that somebody reads who wonders why
    message: ClassVar[str]  # that tells it, where nothing else is said

    def facts(self, who: Sequence[str], **seats: str) -> dict[str, Any]:
        """Its fields as a message is told of them: its seat by name, as `who`; so its other `seats`, as told there."""
        facts = msgspec.structs.asdict(self)
        if "seat" in facts:
            facts["who"] = who[facts["seat"]]
        for field, fact in seats.items():
            if field in facts:
                facts[fact] = who[facts[field]]
        return facts


Kind = TypeVar("Kind", bound=type[msgspec.Struct])
HappeningKind = TypeVar("HappeningKind", bound=type[Happening])
EventReader = Callable[..., Happening]  # makes an event of all its details


def or_none(number: int) -> int | None:
    """None for 0."""
    return number or None


def bits_of(bits: int) -> tuple[int, ...]:
    """A set as a row of numbers."""
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)


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
        self, like: str, *, counted: Collection[str] = ("seat",), tidy: Callable[[str], str] = as_it_is
    ) -> None:
        """Begin with none.

        `like`: the message of the game that says how one reads, as the end of a sentence for whoever wrote something
        else; `counted`: the fields that are counted from 0 here and from 1 when they are written; `tidy`: makes the
        usual notation of any other that means the same, given in small letters with single spaces.
        """
        self.like = like
        self.texts: dict[int, str] = {}
        self._values: dict[int, msgspec.Struct] = {}
        self._by_text: dict[str, int] = {}
        self._counted = counted
        self._tidy = tidy

    def kind(self, first: int, values: Iterable[Any] = ((),), *ways: str) -> Callable[[Kind], Kind]:
        """Decorate a kind with the number of its first value, and with the field of each, or all its fields in a tuple.

        `ways`: how one is written, with its fields in braces, and how else it may be read; without any, it is written
        as its tag and its fields.
        """

        def add_all(kind: Kind) -> Kind:
            fields = kind.__struct_fields__
            tag = str(kind.__struct_config__.tag).replace("_", " ")
            patterns = ways or (" ".join([tag, *(f"{{{field}}}" for field in fields)]),)
            for code, each in enumerate(values, first):
                value = kind(*each) if isinstance(each, tuple) else kind(each)
                shown = msgspec.structs.asdict(value)
                shown.update({field: shown[field] + 1 for field in self._counted if field in shown})
                self.add(code, value, *(pattern.format_map(shown) for pattern in patterns))
            return kind

        return add_all

    def add(self, code: int, value: msgspec.Struct, *ways: str) -> None:
        """Take in a value with its number, how it is written, and how else it may be read."""
        self._values[code] = value
        self.texts[code] = ways[0]
        self._by_text.update(dict.fromkeys(ways, code))

    @cached_property
    def codes(self) -> Sequence[int]:
        """The numbers of all of them, in order."""
        return tuple(sorted(self._values))

    def __getitem__(self, code: int) -> msgspec.Struct:
        """The value behind a number."""
        return self._values[code]

    def tag(self, code: int) -> str:
        """The kind of the value behind a number, such as `bid`."""
        return str(self._values[code].__struct_config__.tag)

    def is_only(self, code: int) -> bool:
        """Whether the value behind a number is all there is of its kind."""
        return self.tag(code) in self._single

    @cached_property
    def _single(self) -> Collection[str]:
        """The kinds of which there is one value."""
        tags = [self.tag(code) for code in self._values]
        return {tag for tag in tags if tags.count(tag) == 1}

    def find(self, text: str) -> int | None:
        """The number behind a notation, if there is one."""
        return self._by_text.get(self._tidy(" ".join(text.lower().split())))


class Events(dict[int, EventReader]):
    """How each kind of event of a game is read, by the number by which a state tells it."""

    def kind(self, code: int, clause: str, read: EventReader | None = None) -> Callable[[HappeningKind], HappeningKind]:
        """Decorate a kind with its number and its clause, and with how it is `read` where its types do not say so."""

        def add(kind: HappeningKind) -> HappeningKind:
            kind.clause = clause
            kind.message = f"told-{kind.__struct_config__.tag}".replace("_", "-")
            self[code] = read or _reader_by_types(kind)
            return kind

        return add


def _reader_by_types(kind: type[Happening]) -> EventReader:
    types = get_type_hints(kind, include_extras=True)
    makers = [_maker(types[field]) for field in kind.__struct_fields__]
    if all(make is int for make in makers):  # most are, and a step makes several
        return lambda *details: kind(*details[: len(makers)])
    return lambda *details: kind(*[make(detail) for make, detail in zip(makers, details, strict=False)])


def _maker(wanted: Any) -> Any:
    """What makes a value of a type out of a detail: a number and a truth value are made by their types themselves."""
    if get_origin(wanted) is Annotated:
        return wanted.__metadata__[0]
    if get_origin(wanted) is Literal:
        return get_args(wanted).__getitem__
    return wanted
