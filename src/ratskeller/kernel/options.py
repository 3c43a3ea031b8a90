"""Table options: typed Structs with defaults and descriptions, read from plain values with clear errors."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.words import COMMON, ENGLISH, Saying

if TYPE_CHECKING:
    from collections.abc import Mapping


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of every game's options. A field is `Annotated[type, described(saying)]` with a default."""


def described(says: Saying, *, ge: int | None = None, le: int | None = None) -> msgspec.Meta:
    """What an option means, and the bounds of a number. Its parts are a `title` and a label for each choice."""
    return msgspec.Meta(description=says.name, ge=ge, le=le, extra={"says": says})


class OptionInfo(msgspec.Struct, frozen=True):
    """One option as a form or a help page needs it."""

    name: str
    type: Literal["choice", "flag", "number", "text"]
    default: Any
    description: str
    choices: tuple[Any, ...] = ()
    least: int | None = None
    most: int | None = None
    title: str = ""  # a few words for a form …
    labels: tuple[str, ...] = ()  # … and for each of the choices


def describe_options(kind: type[Options], language: str | None = ENGLISH) -> tuple[OptionInfo, ...]:
    """Every option of a game, in order, described in a language (None: not described)."""
    return _describe_all(kind, language)


@cache
def _describe_all(kind: type[Options], language: str | None) -> tuple[OptionInfo, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_describe(field, hints[field.name], language) for field in msgspec.structs.fields(kind))


def _describe(field: msgspec.structs.FieldInfo, hint: Any, language: str | None) -> OptionInfo:
    plain, *metas = get_args(hint)
    meta = next(each for each in metas if isinstance(each, msgspec.Meta))
    info = OptionInfo(field.name, _type_of(plain), field.default, meta.description or "", least=meta.ge, most=meta.le)  # type: ignore[arg-type]
    if info.type == "choice":
        info = msgspec.structs.replace(info, choices=get_args(plain))
    says: Saying | None = (meta.extra or {}).get("says")
    if says is None or language is None:
        return info
    labels = tuple(says.part(each).word(language) if isinstance(each, str) else str(each) for each in info.choices)
    title = says.part("title").word(language)
    return msgspec.structs.replace(info, description=says.word(language), title=title, labels=labels)


def _type_of(plain: Any) -> Literal["choice", "flag", "number", "text"]:
    if get_origin(plain) is Literal:
        return "choice"
    return "flag" if plain is bool else "number" if plain is int else "text"


T = TypeVar("T", bound=Options)


def read_options(kind: type[T], values: Mapping[str, Any]) -> T:
    """Options from plain values, as they stand in JSON."""
    known = {info.name: info for info in describe_options(kind, None)}
    for name in values:
        if name not in known:
            raise BadSetup(COMMON("setup-option", name=repr(name), offered=", ".join(known) or COMMON("none")))
    try:
        return msgspec.convert(dict(values), kind)
    except msgspec.ValidationError as error:
        place = re.search(r"`\$\.(\w+)", str(error))
        if place is None:
            raise BadSetup(COMMON("setup-options", reason=str(error))) from error
        name = place.group(1)
        raise BadSetup(_expected(known[name], values[name])) from error


def read_option_texts(kind: type[Options], texts: Mapping[str, str]) -> dict[str, Any]:
    """Plain values from texts such as `must_turn=yes` on a command line."""
    known = {info.name: info for info in describe_options(kind, None)}
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


def _expected(info: OptionInfo, got: Any) -> Saying:
    return COMMON("setup-option-value", name=repr(info.name), got=repr(got), expected=expectation(info))


def expectation(info: OptionInfo) -> Saying:
    """What an option takes, in words."""
    if info.type == "choice":
        return COMMON("takes-choice", choices=", ".join(str(each) for each in info.choices))
    if info.type == "flag":
        return COMMON("takes-flag")
    if info.type == "number":
        return COMMON("takes-number", least=info.least, most=info.most)
    return COMMON("takes-text")
