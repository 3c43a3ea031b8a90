"""What C will know about an expression: enough to tell a field from a Python attribute, and a row from a number."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from tools.compile_rules.sources import fields_of, methods_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.compile_rules.sources import Module, Sources

NUMBERS = {"int": "int", "bool": "bint", "float": "double", "Long": "long long", "U64": "unsigned long long"}
OBJECTS = {"list", "tuple", "dict", "str", "bytes", "object"}
ROWS = {"Ints": ("int", 1), "Floats": ("double", 1), "Grid": ("int", 2)}  # element and number of sizes


@dataclass(frozen=True)
class Outline:
    """A type in outline: the name of a class or a number, and how many indexes lead to a number."""

    name: str
    depth: int = 0


def outline(annotation: ast.expr | None) -> Outline | None:
    """The outline of an annotation; None where there is none or C learns nothing from it."""
    match annotation:
        case ast.Constant(value=str(text)):
            return outline(ast.parse(text, mode="eval").body)
        case ast.Name(id=name):
            return Outline(name)
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[ast.Name(id=kind), *_])):
            return Outline(kind, ROWS.get(kind, ("", 0))[1])
        case ast.Subscript(value=ast.Name(id=name)):
            return Outline(name)
        case ast.BinOp(left=left, op=ast.BitOr()):
            return outline(left)
    return None


@dataclass
class Scope:
    """One function, and what is known of the names in it."""

    sources: Sources
    module: Module
    function: ast.FunctionDef
    owner: ast.ClassDef | None
    parents: dict[ast.AST, ast.AST] = field(default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        """Note what every node is a part of."""
        for node in ast.walk(self.function):
            for child in ast.iter_child_nodes(node):
                self.parents[child] = node

    @cached_property
    def names(self) -> dict[str, Outline | None]:
        """The module's variables, the arguments and the annotated locals."""
        arguments = self.function.args.args
        found = {
            node.target.id: outline(node.annotation)
            for node in self.module.tree.body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        }
        found |= {each.arg: outline(each.annotation) for each in arguments}
        if self.owner and arguments:
            found[arguments[0].arg] = Outline(self.owner.name)
        for node in ast.walk(self.function):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found[node.target.id] = outline(node.annotation)
        return found

    @cached_property
    def own_names(self) -> set[str]:
        """The arguments, and all that is set in the function."""
        found = {each.arg for each in self.function.args.args}
        nodes = ast.walk(self.function)
        return found | {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}

    @cached_property
    def is_c(self) -> bool:
        """Whether this must be fast; a function that returns a Python object is for callers outside."""
        if self.function.name.startswith("__"):
            return False
        returns = outline(self.function.returns)
        return returns is None or returns.name not in OBJECTS

    @cached_property
    def members(self) -> set[str]:
        """The fields and methods of all classes that this module can name."""
        imported = (
            alias.name for node in self.module.tree.body if isinstance(node, ast.ImportFrom) for alias in node.names
        )
        found: set[str] = set()
        for name in [*self.module.classes, *imported]:
            for _, node in self._lineage(name):
                found |= fields_of(node).keys() | methods_of(node).keys()
        return found

    def _lineage(self, name: str) -> Iterator[tuple[Module, ast.ClassDef]]:
        """A class and all it descends from, the oldest last."""
        if found := self.sources.find_class(self.module, name):
            yield found
            yield from self.sources.ancestors(*found)

    def field(self, kind: str, name: str) -> Outline | None:
        """A field of a class as C sees it: a type that a subclass has narrowed is still the first one."""
        found = [fields_of(node)[name] for _, node in self._lineage(kind) if name in fields_of(node)]
        return outline(found[-1]) if found else None

    def has_member(self, kind: str, name: str) -> bool:
        """Whether a class has such a field or method."""
        return any(name in fields_of(node) or name in methods_of(node) for _, node in self._lineage(kind))

    def known(self, node: ast.expr) -> Outline | None:
        """What C knows of an expression."""
        match node:
            case ast.Name(id=name):
                return self.names.get(name)
            case ast.Attribute(value=value, attr=attr):
                holder = self.known(value)
                return self.field(holder.name, attr) if holder else None
            case ast.Subscript(value=value):
                row = self.known(value)
                return Outline(row.name, row.depth - 1) if row and row.depth else None
            case ast.Call(func=ast.Name(id=name)):
                return self._made_by(name)
            case ast.Call(func=ast.Attribute(value=value, attr=attr)):
                holder = self.known(value)
                methods = (methods_of(node).get(attr) for _, node in self._lineage(holder.name)) if holder else ()
                return next((outline(method.returns) for method in methods if method), None)
        return None

    def _made_by(self, name: str) -> Outline | None:
        if name in OBJECTS or any(self._lineage(name)):
            return Outline(name)
        for statement in self.module.tree.body:
            if isinstance(statement, ast.ImportFrom) and name in {alias.name for alias in statement.names}:
                other = self.sources.module(statement.module or "")
                return outline(other.functions[name].returns) if other and name in other.functions else None
        function = self.module.functions.get(name)
        return outline(function.returns) if function else None
