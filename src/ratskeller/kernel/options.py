"""Table options: typed Structs with defaults and descriptions, read from plain values with clear errors."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from ratskeller.kernel.errors import BadSetup

if TYPE_CHECKING:
    from collections.abc import Mapping


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of every game's options. A field is `Annotated[type, msgspec.Meta(description=...)]` with a default."""


class OptionInfo(msgspec.Struct, frozen=True):
    """One option as a form or a help page needs it."""

    name: str
    type: Literal["choice", "flag", "number", "text"]
    default: Any
    description: str
    choices: tuple[Any, ...] = ()
    least: int | None = None
    most: int | None = None


@cache
def describe_options(kind: type[Options]) -> tuple[OptionInfo, ...]:
    """Every option of a game, in order."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_describe(field, hints[field.name]) for field in msgspec.structs.fields(kind))


def _describe(field: msgspec.structs.FieldInfo, hint: Any) -> OptionInfo:
    plain, *metas = get_args(hint)
    meta = next(each for each in metas if isinstance(each, msgspec.Meta))
    description = meta.description or ""
    if get_origin(plain) is Literal:
        return OptionInfo(field.name, "choice", field.default, description, choices=get_args(plain))
    if plain is bool:
        return OptionInfo(field.name, "flag", field.default, description)
    if plain is int:
        return OptionInfo(field.name, "number", field.default, description, least=meta.ge, most=meta.le)  # type: ignore[arg-type]
    return OptionInfo(field.name, "text", field.default, description)


T = TypeVar("T", bound=Options)


def read_options(kind: type[T], values: Mapping[str, Any]) -> T:
    """Options from plain values, as they stand in JSON."""
    known = {info.name: info for info in describe_options(kind)}
    for name in values:
        if name not in known:
            offered = ", ".join(known) or "none"
            raise BadSetup(f"There is no option {name!r}; the options are: {offered}.")
    try:
        return msgspec.convert(dict(values), kind)
    except msgspec.ValidationError as error:
        place = re.search(r"`\$\.(\w+)", str(error))
        if place is None:
            raise BadSetup(f"The options do not fit: {error}.") from error
        name = place.group(1)
        raise BadSetup(_expected(known[name], values[name])) from error


def read_option_texts(kind: type[Options], texts: Mapping[str, str]) -> dict[str, Any]:
    """Plain values from texts such as `must_turn=yes` on a command line."""
    known = {info.name: info for info in describe_options(kind)}
    return {name: _from_text(known.get(name), text) for name, text in texts.items()}


def _from_text(info: OptionInfo | None, text: str) -> Any:
    if info is None:
        return text
    if info.type == "flag":
        words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
        if text.lower() not in words:
            raise BadSetup(_expected(info, text))
        return words[text.lower()]
    if info.type == "number" or (info.choices and isinstance(info.choices[0], int)):
        try:
            return int(text)
        except ValueError:
            raise BadSetup(_expected(info, text)) from None
    return text


def _expected(info: OptionInfo, got: Any) -> str:
    return f"Option {info.name!r} cannot be {got!r}; it takes {expectation(info)}."


def expectation(info: OptionInfo) -> str:
    """What an option takes, in words."""
    if info.type == "choice":
        return "one of " + ", ".join(str(each) for each in info.choices)
    if info.type == "flag":
        return "yes or no"
    if info.type == "number":
        return f"a whole number from {info.least} to {info.most}"
    return "a text"
