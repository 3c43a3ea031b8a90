"""The source files of the compiled rules, parsed, and what each of them defines."""

from __future__ import annotations

import ast
import operator
import tomllib
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PACKAGE = "ratskeller"
CHAPTERS = "rules"  # the folder of a game whose files become one extension
STATE = "state"  # the chapter that the extension is named for: it needs all the others


class Refusal(Exception):
    """Something in a source file that cannot be translated, with the place where it stands."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path}:{line}: {reason}")


@dataclass
class Module:
    """One parsed Python file."""

    name: str
    path: Path
    compiled: bool
    tree: ast.Module = field(repr=False)

    @cached_property
    def classes(self) -> dict[str, ast.ClassDef]:
        """The classes at the top of the file."""
        return {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}

    @cached_property
    def functions(self) -> dict[str, ast.FunctionDef]:
        """The functions at the top of the file."""
        return {node.name: node for node in self.tree.body if isinstance(node, ast.FunctionDef)}

    @cached_property
    def finals(self) -> dict[str, ast.expr]:
        """The names annotated `Final`, with what they are set to."""
        return {
            node.target.id: node.value
            for node in self.tree.body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value
            if ast.unparse(node.annotation).partition("[")[0] == "Final"
        }

    @cached_property
    def constants(self) -> dict[str, int]:
        """Those of the `Final` names that are whole numbers."""
        found: dict[str, int] = {}
        for name, expression in self.finals.items():
            value = whole_number(expression, found)
            if value is not None:
                found[name] = value
        return found

    @property
    def last_name(self) -> str:
        """The name without the package."""
        return self.name.rpartition(".")[2]

    @cached_property
    def variables(self) -> dict[str, ast.AnnAssign]:
        """The variables at the top of the file."""
        return {
            node.target.id: node
            for node in self.tree.body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        }

    @cached_property
    def names(self) -> dict[str, ast.stmt]:
        """All that is defined at the top of the file."""
        return {**self.classes, **self.functions, **self.variables}

    @cached_property
    def tables(self) -> set[str]:
        """The variables that are more than a number."""
        return {name for name, node in self.variables.items() if plain_number(node.value) is None}

    @property
    def has_pxd(self) -> bool:
        """Whether its C side is written by hand."""
        return self.path.with_suffix(".pxd").is_file()

    @property
    def is_native(self) -> bool:
        """Whether this is C for those who import it."""
        return self.compiled or self.has_pxd

    def refuse(self, node: ast.AST, reason: str) -> Refusal:
        """A refusal at the line of a node."""
        return Refusal(self.path, getattr(node, "lineno", 1), reason)


def _does_something(path: Path) -> bool:
    """Whether there is anything to compile in a file; one of constants alone only lends them to others."""
    if path.suffix == ".pyx":
        return True
    body = ast.parse(path.read_text(encoding="utf-8"), str(path)).body
    return any(isinstance(node, (ast.ClassDef, ast.FunctionDef)) for node in body)


_OPERATIONS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
}


def whole_number(node: ast.expr, names: dict[str, int]) -> int | None:
    """The value of a constant expression of whole numbers and known names, or None."""
    match node:
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            return value
        case ast.Name(id=name):
            return names.get(name)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            number = whole_number(operand, names)
            return None if number is None else -number
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATIONS:
            one, other = whole_number(left, names), whole_number(right, names)
            if one is None or other is None:
                return None
            try:
                return _OPERATIONS[type(op)](one, other)
            except (ArithmeticError, ValueError):
                return None  # Python will say so when it gets there
    return None


def plain_number(node: ast.expr | None) -> int | float | None:
    """The value of a number that is written out, or None."""
    match node:
        case ast.Constant(value=bool()):
            return None
        case ast.Constant(value=int(value)) | ast.Constant(value=float(value)):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            number = plain_number(operand)
            return None if number is None else -number
    return None


@dataclass(frozen=True)
class Unit:
    """What becomes one extension: the chapters of a game together, any other module alone."""

    name: str  # of the extension, which is one of the modules
    modules: list[Module]  # each after those that it imports


@dataclass
class Sources:
    """All modules of the project that the generator may look into."""

    root: Path  # the folder that holds the package
    compiled: list[Path]  # relative to root, in the order of compilation
    _modules: dict[str, Module | None] = field(default_factory=dict)

    @classmethod
    def of_project(cls, project: Path) -> Sources:
        """The sources named by `[tool.ratskeller] compiled` in pyproject.toml."""
        settings = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
        root = project / "src"
        found: list[Path] = []
        for pattern in settings["tool"]["ratskeller"]["compiled"]:
            matches = sorted(path for path in (root / PACKAGE).glob(pattern) if _does_something(path))
            found += [path.relative_to(root) for path in matches]
        return cls(root, found)

    def name_of(self, relative: Path) -> str:
        """The dotted module name of a file below root."""
        return ".".join(relative.with_suffix("").parts)

    def module(self, name: str) -> Module | None:
        """A module of the project by its dotted name, or None if it is none of ours."""
        if name not in self._modules:
            self._modules[name] = self._load(name)
        return self._modules[name]

    def all_compiled(self) -> Iterator[Module]:
        """Every compiled module."""
        for relative in self.compiled:
            if module := self.module(self.name_of(relative)):
                yield module

    def units(self) -> list[Unit]:
        """The extensions, each after those that it is built on."""
        chapters: dict[Path, list[Module]] = {}
        for relative in self.compiled:
            module = self.module(self.name_of(relative))
            if module:
                place = relative.parent if relative.parent.name == CHAPTERS else relative
                chapters.setdefault(place, []).append(module)
        found = []
        for place, modules in chapters.items():
            name = self.name_of(place / f"{STATE}.py") if place.name == CHAPTERS else modules[0].name
            found.append(Unit(name, self._in_order(modules)))
        return found

    def unit(self, name: str) -> Unit:
        """The extension of this name."""
        return next(unit for unit in self.units() if unit.name == name)

    def _in_order(self, modules: list[Module]) -> list[Module]:
        found: list[Module] = []
        waiting = {module.name: module for module in modules}

        def add(module: Module) -> None:
            waiting.pop(module.name)
            for node in module.tree.body:
                if isinstance(node, ast.ImportFrom) and node.module in waiting:
                    add(waiting[node.module])
            found.append(module)

        while waiting:
            add(next(iter(waiting.values())))
        return found

    @cached_property
    def heirs(self) -> dict[tuple[str, str], list[ast.ClassDef]]:
        """The compiled classes that derive from a class, near or far; a class is named with its module."""
        found: dict[tuple[str, str], list[ast.ClassDef]] = {}
        for module in self.all_compiled():
            for node in module.classes.values():
                if not module.has_pxd:
                    for place, ancestor in self.ancestors(module, node):
                        found.setdefault((place.name, ancestor.name), []).append(node)
        return found

    def origin(self, module: Module, name: str) -> Module | None:
        """The module that defines what a name at the top of a module means, if it is one of ours and named there."""
        if name in module.names:
            return module
        for node in module.tree.body:
            if isinstance(node, ast.ImportFrom) and name in {alias.name for alias in node.names}:
                return self.module(node.module or "")
        return None

    def constants_for(self, name: str) -> Iterator[Module]:
        """The modules that are not compiled but whose constants a compiled one has taken over, as sizes of rows."""
        module = self.module(name)
        for node in module.tree.body if module else ():
            if isinstance(node, ast.ImportFrom):
                other = self.module(node.module or "")
                if other and not other.is_native:
                    yield other

    def reached_from(self, name: str) -> set[str]:
        """A module and all those whose C side it is built on: what it imports, what those import, and so on."""
        found: set[str] = set()
        waiting = [name]
        while waiting:
            module = self.module(waiting.pop())
            if module and module.is_native and module.name not in found:
                found.add(module.name)
                waiting += [node.module or "" for node in module.tree.body if isinstance(node, ast.ImportFrom)]
        return found

    def _load(self, name: str) -> Module | None:
        relative = Path(*name.split(".")).with_suffix(".py")
        path = self.root / relative
        if not path.is_file():
            return None
        names = {self.name_of(each) for each in self.compiled}
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        return Module(name, path, name in names, tree)

    # ---- classes, wherever they come from --------------------------------------------------------------------

    def find_class(self, module: Module, name: str) -> tuple[Module, ast.ClassDef] | None:
        """A class that a module defines or imports from a module that is C."""
        if name in module.classes:
            return module, module.classes[name]
        for statement in module.tree.body:
            if isinstance(statement, ast.ImportFrom) and name in {alias.name for alias in statement.names}:
                other = self.module(statement.module or "")
                if other and other.is_native and name in other.classes:
                    return other, other.classes[name]
        return None

    def ancestors(self, module: Module, node: ast.ClassDef) -> Iterator[tuple[Module, ast.ClassDef]]:
        """The base of a class, the base of that one, and so on."""
        while node.bases:
            name = ast.unparse(node.bases[0])
            found = self.find_class(module, name)
            if found is None:
                raise module.refuse(node, f"the base class {name} is not a compiled one")
            yield found
            module, node = found


def name_of(node: ast.AST | None) -> str | None:
    """The identifier, if a node is just that."""
    return node.id if isinstance(node, ast.Name) else None


def fields_of(node: ast.ClassDef) -> dict[str, ast.expr]:
    """The annotated names in a class."""
    return {
        item.target.id: item.annotation
        for item in node.body
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
    }


def methods_of(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    """The methods of a class itself."""
    return {item.name: item for item in node.body if isinstance(item, ast.FunctionDef)}
