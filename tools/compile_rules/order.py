"""Finds expressions whose parts C would take in another order than Python.

Python reads `self.pot` in `self.pot + self._pay(seat)` before it calls `_pay`; the C that Cython writes makes the call
first. It matters only when the call changes what was read, so this follows every call to the fields it may change.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from tools.compile_rules.sources import methods_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tools.compile_rules.sources import Sources

EVERYTHING = "*"


class Event(NamedTuple):
    """A field that is read, or a call, in the order of Python."""

    name: str
    node: ast.expr
    is_call: bool = False


class Clash(NamedTuple):
    """A field that is read before a call that may change it."""

    node: ast.expr
    field: str
    call: str


@dataclass
class Effects:
    """Which fields a call may change. Functions are told apart by name alone, which is on the safe side."""

    changes: dict[str, set[str]] = field(default_factory=dict)
    calls: dict[str, set[str]] = field(default_factory=dict)

    @classmethod
    def of(cls, sources: Sources) -> Effects:
        """The effects of everything in the compiled modules."""
        made = cls({"assign": {EVERYTHING}, "recall": {EVERYTHING}})
        for module in sources.all_compiled():
            functions = list(module.functions.values())
            for kind in module.classes.values():
                functions += methods_of(kind).values()
            for function in functions:
                made._note(function)
        return made

    def _note(self, function: ast.FunctionDef) -> None:
        changes = self.changes.setdefault(function.name, set())
        calls = self.calls.setdefault(function.name, set())
        for node in ast.walk(function):
            match node:
                case ast.Attribute(attr=attr, ctx=ast.Store()):
                    changes.add(attr)
                case ast.Subscript(ctx=ast.Store()):
                    changes.add(_root_field(node))
                case ast.Call(func=ast.Attribute(attr=called) | ast.Name(id=called)):
                    calls.add(called)

    def changed_by(self, name: str) -> set[str]:
        """All fields that calling something of this name may change."""
        seen: set[str] = set()
        waiting = [name]
        while waiting:
            called = waiting.pop()
            if called not in seen:
                seen.add(called)
                waiting += self.calls.get(called, ())
        return {each for called in seen for each in self.changes.get(called, ())}


def _root_field(node: ast.expr) -> str:
    """The field that an indexed expression is in, or nothing for a local."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.attr if isinstance(node, ast.Attribute) else ""


@dataclass
class Order:
    """Looks through the expressions of a function."""

    effects: Effects

    def clashes(self, function: ast.FunctionDef) -> Iterator[Clash]:
        """Every field that a later call in the same expression may change."""
        for node in ast.walk(function):
            match node:
                case ast.Assign(targets=targets, value=value):
                    yield from self._clash([value, *targets])
                case ast.AugAssign(target=target, value=value):
                    yield from self._clash([target, value])
                case ast.stmt():
                    for child in ast.iter_child_nodes(node):
                        if isinstance(child, ast.expr):
                            yield from self._clash([child])
                case ast.BoolOp() | ast.IfExp() | ast.Call() | ast.ListComp() | ast.SetComp() | ast.DictComp():
                    # Each part is finished before the next one begins; what stands inside a part is looked at here.
                    for part in _parts(node):
                        yield from self._clash(part)

    def _clash(self, expressions: Iterable[ast.expr]) -> Iterator[Clash]:
        read: dict[str, ast.expr] = {}
        for expression in expressions:
            for event in self._events(expression):
                if not event.is_call:
                    read.setdefault(event.name, event.node)
                    continue
                changed = self.effects.changed_by(event.name)
                for name, node in read.items():
                    if name in changed or EVERYTHING in changed:
                        yield Clash(node, name, event.name)

    def _events(self, node: ast.expr) -> Iterator[Event]:
        """What an expression leaves to be read by C at the end, and the calls that it makes."""
        match node:
            case ast.BoolOp() | ast.IfExp() | ast.Call() | ast.ListComp() | ast.SetComp() | ast.DictComp():
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Call):
                        match inner.func:
                            case ast.Attribute(attr=called) | ast.Name(id=called):
                                yield Event(called, inner, is_call=True)
            case ast.Subscript(value=value, slice=index):
                # The row is found first but looked into only when the index is there.
                inner = value
                while isinstance(inner, ast.Subscript):
                    yield from self._events(inner.slice)
                    inner = inner.value
                yield from self._events(index)
                yield from self._events(inner)
            case ast.Attribute(value=value, attr=attr):
                yield from self._events(value)
                yield Event(attr, node)
            case _:
                for child in ast.iter_child_nodes(node):
                    if isinstance(child, ast.expr):
                        yield from self._events(child)


def _parts(node: ast.expr) -> Iterator[list[ast.expr]]:
    """The parts of an expression that C keeps in order, each with what it has to keep together."""
    match node:
        case ast.Call(args=arguments, keywords=keywords):
            yield [*arguments, *(keyword.value for keyword in keywords)]
        case ast.BoolOp(values=values):
            yield from ([value] for value in values)
        case _:
            for child in ast.walk(node):
                if isinstance(child, ast.expr) and child is not node:
                    yield [child]
