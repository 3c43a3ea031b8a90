"""Which function a call reaches, as far as that is known before anything runs, and its name in C."""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from tools.compile_rules.known import Scope
from tools.compile_rules.sources import methods_of

if TYPE_CHECKING:
    from tools.compile_rules.sources import Module, Sources, Unit


class Target(NamedTuple):
    """A function, or a method of a class."""

    module: Module
    owner: ast.ClassDef | None
    node: ast.FunctionDef


@dataclass
class Calls:
    """The calls of one extension."""

    sources: Sources
    unit: Unit
    copied: dict[str, Target] = field(default_factory=dict)  # from other extensions, by name in C
    waiting: list[Target] = field(default_factory=list)

    def next_copy(self) -> Target | None:
        """The next function of another extension that has to be written into this one too."""
        return self.waiting.pop() if self.waiting else None

    # ---- names -----------------------------------------------------------------------------------------------

    @cached_property
    def _shared_names(self) -> set[str]:
        """Names that several chapters give to things of their own."""
        count = Counter(name for module in self.unit.modules for name in module.names)
        shared = {name for name, times in count.items() if times > 1}
        for module in self.unit.modules:
            for name in sorted(shared & module.names.keys()):
                if not name.startswith("_"):
                    raise module.refuse(
                        module.names[name], f"another chapter has a {name} too; Python could not tell them apart"
                    )
        return shared

    def name_of(self, module: Module, name: str) -> str:
        """What a name at the top of a module is called in the extension."""
        if module not in self.unit.modules:
            return f"{module.last_name}_{name}" if name in module.names else name
        return f"{name}_of_{module.last_name}" if name in self._shared_names and name in module.names else name

    def c_name(self, target: Target) -> str:
        """What a function is called in the extension."""
        if target.owner:
            return f"{target.owner.name}_{target.node.name}"
        return self.name_of(target.module, target.node.name)

    # ---- classes ---------------------------------------------------------------------------------------------

    def is_leaf(self, module: Module, node: ast.ClassDef) -> bool:
        """Whether no compiled class derives from this one."""
        return (module.name, node.name) not in self.sources.heirs

    def _is_overridden(self, module: Module, node: ast.ClassDef, method: str) -> bool:
        return any(method in methods_of(heir) for heir in self.sources.heirs.get((module.name, node.name), ()))

    # ---- calls -----------------------------------------------------------------------------------------------

    def target(self, scope: Scope, call: ast.Call) -> Target | None:
        """The one function that a call can reach, if it can be called without asking Python."""
        found = self._find(scope, call.func)
        if found is None or not found.module.compiled or found.module.has_pxd:
            return None
        if found.module not in self.unit.modules:
            if not self._can_be_copied(found):
                return None
            name = self.c_name(found)
            if name not in self.copied:
                self.copied[name] = found
                self.waiting.append(found)
        return found

    def _find(self, scope: Scope, function: ast.expr) -> Target | None:
        match function:
            case ast.Name(id=name) if name not in scope.own_names:
                module = self.sources.origin(scope.module, name)
                return Target(module, None, module.functions[name]) if module and name in module.functions else None
            case ast.Attribute(value=ast.Name(id=name), attr=attr) if name not in scope.own_names and (
                kind := self.sources.find_class(scope.module, name)
            ):
                return self._method(*kind, attr)  # Base.method(self, ...)
            case ast.Attribute(value=value, attr=attr):
                outline = scope.known(value)
                if outline is None or outline.depth:
                    return None
                kind = self.sources.find_class(scope.module, outline.name)
                if kind is None or self._is_overridden(*kind, attr):
                    return None
                return self._method(*kind, attr)
        return None

    def _method(self, module: Module, node: ast.ClassDef, name: str) -> Target | None:
        for place, kind in [(module, node), *self.sources.ancestors(module, node)]:
            if name in methods_of(kind):
                return Target(place, kind, methods_of(kind)[name])
        return None

    def _can_be_copied(self, target: Target) -> bool:
        """Whether all that a function of another extension uses is there for this one too."""
        scope = Scope(self.sources, target.module, target.node, target.owner)
        used = {node.id for node in ast.walk(target.node) if isinstance(node, ast.Name)}
        return scope.is_c and not used & target.module.tables
