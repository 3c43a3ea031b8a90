"""Content as data: reading a pack from TOML, with errors that name the file, the line and what was expected."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar

import msgspec

from ratskeller.kernel.errors import BadPack
from ratskeller.kernel.texts import Text, Translations, read_translations, text_reader
from ratskeller.kernel.words import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

Provenance = Literal["printed", "inferred", "invented"]


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every pack begins with."""

    name: str
    title: Text
    note: Text = msgspec.field(default_factory=Text)

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """What the types cannot say: pairs of a path such as `rats.believed.giver` and what was expected there."""
        yield from ()

    def sentences(self, language: str) -> Iterator[str]:  # noqa: ARG002 (most packs say no more than what stands there)
        """What the rules understand of each part, for whoever checks a pack of their own."""
        yield from ()


P = TypeVar("P", bound=Pack)
# Far more than the largest pack of the house has, and little enough to be looked at in no time.
VALUES_MAX, LETTERS_MAX, DEPTH_MAX = 5_000, 100_000, 12


def read_pack(kind: type[P], text: str, source: str, translations: Translations | None = None) -> P:
    """A pack from the text of its file; `source` is what an error calls it."""
    try:
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # no TOML; a number of thousands of digits; a value too deep
        raise BadPack(not_toml(error, text, source)) from error
    return convert_pack(kind, values, source, text, translations)


def not_toml(error: Exception, text: str, source: str) -> str:
    """Where a text stops being TOML."""
    found = re.search(r"line (\d+)", str(error))
    line = found.group(1) if found else str(text.count("\n") + 1)
    reason = re.sub(r" \(at .*\)$", "", str(error))
    if reason == r"Illegal character '\n'":
        reason = "a text does not end on its line"
    elif isinstance(error, RecursionError):
        reason = "a value lies too deep in others"
    elif not isinstance(error, tomllib.TOMLDecodeError):
        reason = "a number is too long"
    return f"{source}:{line}: this is not TOML: {reason}."


class Shipped(NamedTuple):
    """A kind of packs: what one of them is, and the names of those that come with a game, the default first."""

    kind: type[Pack]
    names: tuple[str, ...]

    def read(self, package: str) -> dict[str, Pack]:
        """Those that come with a game, from the folder `packs` of its package."""
        return {
            name: read_pack(self.kind, self.text(package, name), f"{name}.toml", self.translations(package, name))
            for name in self.names
        }

    def text(self, package: str, name: str) -> str:
        """One of them as it stands in its file."""
        return (files(package) / "packs" / f"{name}.toml").read_text(encoding="utf-8")

    def translations(self, package: str, name: str) -> Translations:
        """What it says in other languages."""
        return read_translations(files(package) / "packs", name)


def convert_pack(
    kind: type[P],
    values: Mapping[str, Any],
    source: str,
    text: str = "",
    translations: Translations | None = None,
) -> P:
    """A pack from plain values, as they stand in a record."""
    check_bounds(values, source)
    wanted, found = _kind_of(kind), values.get("kind") if isinstance(values, dict) else None
    if wanted is not None and isinstance(found, str) and found != wanted:
        raise BadPack(f"{source}: this is a pack of the kind “{found}”, but one of the kind “{wanted}” is needed.")
    try:
        pack = fill(kind, modern(kind, values), translations)
    except msgspec.ValidationError as error:
        raise BadPack(_at(source, text, place_of(error), reason_of(kind, error))) from error
    for path, expected in (*unseen_signs(values), *pack.mistakes()):
        raise BadPack(_at(source, text, path, expected))
    return pack


def check_bounds(values: Any, source: str) -> None:
    """Refuse what is too much to be a pack before anything is made of it."""
    rest, seen, letters = [(values, 1)], 1, 0
    while rest:
        value, depth = rest.pop()
        if isinstance(value, str):
            letters += len(value)
        elif isinstance(value, (dict, list)):
            seen += len(value)
            if depth > DEPTH_MAX:
                raise BadPack(f"{source}: a value lies in more than {DEPTH_MAX} others.")
            if seen > VALUES_MAX:
                raise BadPack(f"{source}: it holds more than {VALUES_MAX} values.")
            letters += sum(map(len, value)) if isinstance(value, dict) else 0
            below = value.values() if isinstance(value, dict) else value
            rest.extend((each, depth + 1) for each in below)
        if letters > LETTERS_MAX:
            raise BadPack(f"{source}: its texts have more than {LETTERS_MAX} letters.")


def fill(kind: type[P], values: Any, translations: Translations | None = None) -> P:
    """A pack from plain values that fit; what they say together nobody has looked at."""
    return msgspec.convert(values, kind, dec_hook=text_reader(translations or {}))


def modern(kind: type[Pack], values: Any) -> Any:
    """The values of a pack that says `name_de` beside `name`, as packs once did, in today's form."""
    return _modern(values, msgspec.inspect.type_info(kind))


def _modern(values: Any, info: Any) -> Any:
    if isinstance(values, list):
        return [_modern(value, type_below(info, "")) for value in values]
    fields = fields_of(info)
    if not isinstance(values, dict) or not fields:
        return values
    made = {name: _modern(value, fields[name]) if name in fields else value for name, value in values.items()}
    for name in values:
        field, _, language = name.rpartition("_")
        if name not in fields and language in LANGUAGES and is_text(fields.get(field)):
            other, english = made.pop(name), made.get(field, "")
            if other:
                made[field] = {**(english if isinstance(english, dict) else {ENGLISH: english}), language: other}
    return made


def is_text(info: Any) -> bool:
    """Whether something is a text by language."""
    return isinstance(info, msgspec.inspect.CustomType) and issubclass(info.cls, Text)


def _kind_of(kind: type[Pack]) -> str | None:
    """What a pack of some type must call itself, if it must."""
    info: Any = msgspec.inspect.type_info(kind)
    words = [each.type.values for each in info.fields if each.name == "kind"]
    return str(words[0][0]) if words else None


UNSEEN = {"Cc", "Co", "Cs", "Zl", "Zp"}
TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def unseen_signs(values: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Where a text holds what cannot be seen but would break a line or turn round what stands beside it."""
    if isinstance(values, dict):
        for word, value in values.items():
            yield from unseen_signs(value, f"{path}.{word}".lstrip("."))
    elif isinstance(values, list):
        for number, value in enumerate(values):
            yield from unseen_signs(value, f"{path}[{number}]")
    elif isinstance(values, str):
        signs = [each for each in values if each != "\n" and (each in TURNING or unicodedata.category(each) in UNSEEN)]
        if signs:
            yield path, f"expected signs that can be seen, found U+{ord(signs[0]):04X}"


def place_of(error: msgspec.ValidationError) -> str:
    """The path of what is wrong."""
    return str(error).partition(" - at `$")[2].rstrip("`").lstrip(".")


def reason_of(kind: type[Pack], error: msgspec.ValidationError) -> str:
    """What is wrong with it, and what may stand there."""
    reason = str(error).partition(" - at `$")[0]
    return reason + _allowed(kind, reason, place_of(error))


NAMES = {
    "int": "a whole number",
    "str": "text",
    "bool": "true or false",
    "float": "a number with a fraction",
    "array": "a list",
}


def plainly(reason: str) -> str:
    """What is wrong, in words for people who write packs and no programs."""
    reason = re.sub(r"^Object missing required field `(.*)`", r"“\1” is missing", reason)
    reason = re.sub(r"^Object contains unknown field `(.*)`", r"“\1” is not known here", reason)
    reason = re.sub(r"^Invalid enum value '(.*)'", r"“\1” is not known here", reason)
    reason = re.sub(r"^Expected `(.*?)`", lambda found: f"expected {_named(found.group(1))}", reason)
    reason = re.sub(r", got `(.*)`$", lambda found: f", found {_named(found.group(1))}", reason)
    reason = reason.replace(" of length >=", " of length at least").replace(" of length <=", " of length at most")
    return reason.replace(" >= ", " of at least ").replace(" <= ", " of at most ")


def _named(types: str) -> str:
    """`int | null` is a whole number."""
    return " or ".join(NAMES.get(each, "a table") for each in types.split(" | ") if each != "null")


def _at(source: str, text: str, path: str, reason: str) -> str:
    unknown = re.search(r"unknown field `([^`]+)`", reason)
    line = line_of(text, f"{path}.{unknown.group(1)}" if unknown else path)
    where = f"{source}:{line}" if text else source
    return f"{where}: {path or 'the file'}: {plainly(reason)}."


def _allowed(kind: type[Pack], reason: str, path: str) -> str:
    """What may stand where a word is none of those that are allowed."""
    if not reason.startswith("Invalid enum value"):
        return ""
    found: Any = msgspec.inspect.type_info(kind)
    for part in _parts(path):
        found = type_below(found, part)
    kinds = kinds_of(found)
    words = [str(value) for each in kinds if isinstance(each, msgspec.inspect.LiteralType) for value in each.values]
    numbers = ["a number"] if any(isinstance(each, msgspec.inspect.IntType) for each in kinds) else []
    return f"; expected one of {', '.join(numbers + words)}" if words else ""


def kinds_of(info: Any) -> tuple[Any, ...]:
    """What something may be: one type, or each of several."""
    return tuple(info.types) if isinstance(info, msgspec.inspect.UnionType) else (info,)


def fields_of(info: Any) -> dict[str, Any]:
    """The types of all parts of something, by the names that they have in a file."""
    structs = [each for each in kinds_of(info) if isinstance(each, msgspec.inspect.StructType)]
    return {field.encode_name: field.type for each in structs for field in each.fields}


def type_below(info: Any, part: str) -> Any:
    """The type of a part of something."""
    collections = [each for each in kinds_of(info) if isinstance(each, msgspec.inspect.CollectionType)]
    return fields_of(info).get(part, collections[0].item_type if collections else info)


def _parts(path: str) -> list[str]:
    return [part for part in re.split(r"[.\[\]]+", path) if part]


def line_of(text: str, path: str) -> int:
    """The line on which a path such as `cards[2].name` stands in a TOML text, or the line nearest above it."""
    wanted = _parts(path)
    best, best_line = 0, 1
    for line, found in _all_paths(text):
        shared = 0
        while shared < min(len(found), len(wanted)) and found[shared] == wanted[shared]:
            shared += 1
        # A whole list, such as `cards`, stands where its first table does.
        if shared in {len(found), len(wanted)} and shared > best:
            best, best_line = shared, line
    return best_line


@lru_cache(maxsize=1)
def _all_paths(text: str) -> tuple[tuple[int, list[str]], ...]:
    return tuple(_paths(text))  # the same for every mistake of a pack


def _paths(text: str) -> Iterator[tuple[int, list[str]]]:
    """The path that each statement of a TOML text defines, with the line it begins on."""
    table: list[str] = []
    counts: dict[tuple[str, ...], int] = {}  # how many tables each array has so far
    for line, statement in _statements(text):
        if array := re.match(r"\s*\[\[\s*([^\]]+?)\s*\]\]", statement):
            *above, name = _split(array.group(1))
            place = (*_resolve(above, counts), name)
            table = [*place, str(counts.get(place, 0))]
            counts[place] = counts.get(place, 0) + 1
            yield line, table
        elif header := re.match(r"\s*\[\s*([^\]]+?)\s*\]", statement):
            table = _resolve(_split(header.group(1)), counts)
            yield line, table
        elif key := re.match(r"\s*([A-Za-z0-9_.\"-]+)\s*=", statement):
            path = [*table, *_split(key.group(1))]
            yield line, path
            yield from ((line + below, [*path, *place]) for below, place in _elements(statement[key.end() :]))


TEXTS = (r'"""(?:\\.|[^\\])*?"""', r"'''.*?'''", r'"(?:\\.|[^"\\])*"', r"'[^']*'")
PIECE = re.compile("|".join((*TEXTS, r"#[^\n]*", r"\n", r"[\[\]{},]", r"[^\s\[\]{},#\"']+")), re.DOTALL)


def _elements(value: str) -> Iterator[tuple[int, list[str]]]:
    """Where the elements of a list, and of lists in it, stand: so many lines below its beginning."""
    counts: list[int] = []
    braces = line = 0
    is_due = False  # an element comes next
    for piece in PIECE.findall(value):
        if piece == "\n":
            line += 1
        elif piece == "," and not braces:
            counts[-1] += 1
            is_due = True
        elif piece == "]" and not braces:
            counts.pop()
            is_due = False
        elif not piece.startswith("#"):
            if is_due and not braces:
                yield line, [str(count) for count in counts]
                is_due = False
            braces += (piece == "{") - (piece == "}")
            if piece == "[" and not braces:
                counts.append(0)
                is_due = True
            line += piece.count("\n")


def _split(name: str) -> list[str]:
    return name.replace('"', "").split(".")


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """The statements of a TOML text: a long value may take several lines."""
    begun: list[str] = []
    for line, content in enumerate(text.split("\n"), start=1):
        begun.append(content)
        try:
            tomllib.loads("\n".join(begun))
        except tomllib.TOMLDecodeError:
            continue
        yield line - len(begun) + 1, "\n".join(begun)
        begun = []


def _resolve(names: list[str], counts: Mapping[tuple[str, ...], int]) -> list[str]:
    """The path of a table's name: below an array it belongs to the newest table of that array."""
    path: list[str] = []
    for name in names:
        path.append(name)
        if tuple(path) in counts:
            path.append(str(counts[tuple(path)] - 1))
    return path
