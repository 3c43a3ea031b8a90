"""Writes the TypeScript types of everything that goes over the wire, from the Python types themselves.

They are made anew before anything reads them (`npm run check`, the test command), and never committed.

A game needs no entry here. Its package tells by three habits: `view.View`, actions are Structs with the tag field `do`,
events are Structs with the tag field `event`.
"""

from __future__ import annotations

import enum
import importlib
import inspect
import json
import re
import types
import typing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import inspect as shapes

from ratskeller import rulebook, shelf
from ratskeller.catalogue import GAMES
from ratskeller.kernel import epilogue
from ratskeller.kernel.game import Scene
from ratskeller.server import reach, routes
from ratskeller.tables import lesson, review_wire, table_replay, wire
from tools.setup_env import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    Kind = type[msgspec.Struct]

FOLDER = ROOT / "web" / "src" / "wire"
NOTICE = "// Made by `python -m tools.wire_types` from the Python types. Change those, not this.\n"
WIDTH = 120

# What Python leaves open, because every game has its own: type parameters, and the fields they fill.
PARAMETERS = {
    "Choice": "<Action = unknown>",
    "Scene": "<View = unknown, Action = unknown>",
    "Told": "<What = unknown>",
    "SeatScene": "<View = unknown, Action = unknown>",
    "Moment": "<View = unknown, Action = unknown, What = unknown>",
    "LessonMoment": "<View = unknown, Action = unknown, What = unknown>",
    "Retry": "<View = unknown, Action = unknown>",
    "GameShown": "<View = unknown, Action = unknown, What = unknown>",
}
OPEN_FIELDS = {
    ("Choice", "action"): "Action",
    ("Scene", "view"): "View",
    ("Scene", "choices"): "readonly Choice<Action>[]",
    ("Told", "what"): "What",
    ("SeatScene", "scene"): "Scene<View, Action>",
    ("GameShown", "scenes"): "readonly SeatScene<View, Action>[]",
    ("GameShown", "told"): "readonly Told<What>[]",
    ("Table", "table"): "TableInfo",
    ("Moment", "scene"): "Scene<View, Action>",
    ("Moment", "told"): "readonly Told<What>[]",
    ("LessonMoment", "scene"): "Scene<View, Action>",
    ("LessonMoment", "told"): "readonly Told<What>[]",
    ("Retry", "scene"): "Scene<View, Action>",
}


def main() -> None:
    """Write every file, and remove those of a game that is gone."""
    files = every_file()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in FOLDER.glob("*.ts"):
        if file.name not in files:
            file.unlink()
    for name, text in files.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


def every_file() -> dict[str, str]:
    """The text of every generated file, by name."""
    return {"types.ts": house_types()} | {f"{name}.ts": game_types(name) for name in GAMES}


def house_types() -> str:
    """The line, the answers over HTTP, and the shelf."""
    modules = (wire, routes, reach, shelf, rulebook, table_replay, epilogue, review_wire)
    roots = [kind for module in modules for kind in structs_of([module])] + [Scene, lesson.Lesson]
    printer = Printer(modules)
    text = printer.print_all(roots)
    names = (vars(wire) | vars(review_wire)).items()
    unions = {name: value for name, value in names if isinstance(value, types.UnionType) and name[0].isupper()}
    printed = [f"export type {name} = {printer.type_of(shapes.type_info(value))}\n" for name, value in unions.items()]
    games = " | ".join(f"'{name}'" for name in GAMES)
    return "\n".join(
        [NOTICE, f"/** The games that this was made for. */\nexport type GameName = {games}\n", text, *printed]
    )


def game_types(name: str) -> str:
    """The view, the actions and the events of one game."""
    package = GAMES[name].package
    folder = Path(str(importlib.import_module(package).__file__)).parent
    modules = [importlib.import_module(f"{package}.{file.stem}") for file in sorted(folder.glob("[!_]*.py"))]
    found = structs_of(modules)
    actions = [kind for kind in found if is_tagged(kind, "do")]
    events = [kind for kind in found if is_tagged(kind, "event")]
    renamed = {kind: f"{kind.__name__}Action" for kind in actions} | {kind: f"{kind.__name__}Event" for kind in events}
    printer = Printer(modules, renamed)
    view = next(module for module in modules if module.__name__ == f"{package}.view").View
    return "\n".join(
        [
            NOTICE,
            printer.print_all([*actions, *events, view]),
            union_type("Action", (renamed[kind] for kind in actions)),
            union_type("Event", (renamed[kind] for kind in events)),
        ]
    )


def structs_of(modules: Iterable[types.ModuleType]) -> list[Kind]:
    """The Structs that some modules define, in the order of their sources."""
    return [
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]


def is_tagged(kind: Kind, field: str) -> bool:
    """Whether values of a kind tell what they are in a certain field; a common base has no fields and no tag."""
    config = kind.__struct_config__
    return config.tag_field == field and config.tag is not None and not kind.__subclasses__()


def union_type(name: str, members: Iterable[str]) -> str:
    """A union with a member on each line."""
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + "\n"


class Printer:
    """Prints types as TypeScript, each once, with all that they are made of."""

    def __init__(self, modules: Iterable[types.ModuleType], renamed: dict[Kind, str] | None = None) -> None:
        """`modules`: where names for literals are looked up; `renamed`: kinds that get another name."""
        self._renamed = renamed or {}
        self._named = dict(literals_of(modules))
        self._used: dict[str, str] = {}
        self._seen: dict[Kind, shapes.StructType] = {}
        self._answered: set[Kind] = set()

    def print_all(self, roots: Iterable[Kind]) -> str:
        """The types, and all types they lead to, by name."""
        for root in roots:
            self._walk(shapes.type_info(root))
        named = {self._name(kind): shape for kind, shape in self._seen.items()}
        bodies = [self._interface(name, shape) for name, shape in sorted(named.items())]
        return "\n".join([*(text for _, text in sorted(self._used.items())), *bodies])

    def _name(self, kind: Kind) -> str:
        return self._renamed.get(kind, kind.__name__)

    def _walk(self, shape: Any, *, answered: bool = False) -> None:
        """Note all Structs below a type, and which of them the house itself sends."""
        if isinstance(shape, shapes.StructType):
            answered = answered or not shape.forbid_unknown_fields
            if shape.cls in self._seen and (not answered or shape.cls in self._answered):
                return
            self._seen[shape.cls] = shape
            if answered:
                self._answered.add(shape.cls)
            for field in shape.fields:
                self._walk(field.type, answered=answered)
            return
        for part in parts_of(shape):
            self._walk(part, answered=answered)

    def _interface(self, name: str, shape: shapes.StructType) -> str:
        notes = field_notes(shape.cls)
        lines = [f"/** {inspect.cleandoc(shape.cls.__doc__ or name).splitlines()[0]} */"]
        lines.append(f"export interface {name}{PARAMETERS.get(name, '')} {{")
        if shape.tag is not None:
            lines.append(f"  readonly {shape.tag_field}: {literal(shape.tag)}")
        # The house always sends every field but an unset one; whoever asks may leave out what has a default.
        asked = shape.cls not in self._answered
        for field in shape.fields:
            printed = OPEN_FIELDS.get((name, field.encode_name)) or self.type_of(field.type)
            is_unset = not field.required and field.default is field.default_factory is msgspec.NODEFAULT
            mark = "?" if is_unset or (asked and not field.required) else ""
            if note := notes.get(field.name):
                lines.append(f"  /** {note.replace('None', 'null')} */")
            lines.append(f"  readonly {field.encode_name}{mark}: {printed}")
        return "\n".join([*lines, "}\n"])

    def type_of(self, shape: Any) -> str:
        """A type as TypeScript."""
        match shape:
            case shapes.StructType():
                return self._name(shape.cls)
            case shapes.LiteralType(values=values):
                return self._literal(tuple(values))
            case shapes.EnumType(cls=cls):
                return self._literal(tuple(member.value for member in cls))
            case shapes.UnionType(types=members):
                return " | ".join(dict.fromkeys(self.type_of(member) for member in members))
            case shapes.ListType(item_type=item) | shapes.VarTupleType(item_type=item):
                inner = self.type_of(item)
                return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
            case shapes.TupleType(item_types=items):
                return f"readonly [{', '.join(self.type_of(item) for item in items)}]"
            case shapes.DictType(key_type=key, value_type=value):
                some = isinstance(key, (shapes.LiteralType, shapes.EnumType))
                entry = f"Record<{self.type_of(key)}, {self.type_of(value)}>"
                return f"Readonly<{'Partial<' if some else ''}{entry}{'>' if some else ''}>"
        for kind, name in PLAIN.items():
            if isinstance(shape, kind):
                return name
        raise TypeError(f"There is no TypeScript for {shape} yet.")

    def _literal(self, values: tuple[Any, ...]) -> str:
        """The values, or the name that Python has for them."""
        union = " | ".join(literal(value) for value in values)
        name = self._named.get(frozenset(values))
        if name is None:
            return union
        broken = union if len(union) < WIDTH - 20 else "".join(f"\n  | {literal(value)}" for value in values)
        self._used[name] = f"export type {name} = {broken}\n".replace("= \n", "=\n")
        return name


PLAIN: dict[type, str] = {
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
    shapes.RawType: "unknown",
    shapes.CustomType: "string",  # a text, worded for who reads it
}


def parts_of(shape: Any) -> Iterator[Any]:
    """The types that a type is made of."""
    for name in ("types", "item_types"):
        yield from getattr(shape, name, ())
    for name in ("item_type", "key_type", "value_type"):
        if part := getattr(shape, name, None):
            yield part


def literals_of(modules: Iterable[types.ModuleType]) -> Iterator[tuple[frozenset[Any], str]]:
    """The names that modules have for sets of literals."""
    for module in modules:
        for name, value in vars(module).items():
            if typing.get_origin(value) is Literal:
                yield frozenset(typing.get_args(value)), name
            elif isinstance(value, type) and issubclass(value, enum.Enum) and list(value):
                yield frozenset(member.value for member in value), name


def literal(value: object) -> str:
    """A value as TypeScript writes it."""
    return f"'{value}'" if isinstance(value, str) and not set(value) & set("'\\") else json.dumps(value)


def field_notes(kind: Kind) -> dict[str, str]:
    """The comments that stand behind the fields of a Struct."""
    return dict(re.findall(r"^    (\w+): [^#\n]*#\s*(?!noqa|type:)(.+?)\s*$", inspect.getsource(kind), re.MULTILINE))


if __name__ == "__main__":
    main()
