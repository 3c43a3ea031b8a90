"""The source files of the compiled rules, parsed, and what each of them defines."""

from __future__ import annotations

import ast
import tomllib
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path


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
    def constants(self) -> dict[str, int]:
        """The names annotated `Final` whose value is a whole number."""
        found: dict[str, int] = {}
        for node in self.tree.body:
            if not (isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value):
                continue
            if ast.unparse(node.annotation).startswith("Final"):
                value = whole_number(node.value, found)
                if value is not None:
                    found[node.target.id] = value
        return found


def whole_number(node: ast.expr, names: dict[str, int]) -> int | None:
    """The value of a constant expression of whole numbers and known names, or None."""
    match node:
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            return value
        case ast.Name(id=name):
            return names.get(name)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            value = whole_number(operand, names)
            return None if value is None else -value
        case ast.BinOp(left=left, op=op, right=right):
            one, other = whole_number(left, names), whole_number(right, names)
            if one is None or other is None:
                return None
            match op:
                case ast.Add():
                    return one + other
                case ast.Sub():
                    return one - other
                case ast.Mult():
                    return one * other
    return None


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
            matches = sorted((root / "ratskeller").glob(pattern))
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

    def _load(self, name: str) -> Module | None:
        relative = Path(*name.split(".")).with_suffix(".py")
        path = self.root / relative
        if not path.is_file():
            return None
        names = {self.name_of(each) for each in self.compiled}
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        return Module(name, path, name in names, tree)
