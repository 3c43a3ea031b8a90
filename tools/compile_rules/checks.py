"""Refuses what would compile but mean something else in C than in Python, or would silently stay slow Python."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from tools.compile_rules.known import OBJECTS
from tools.compile_rules.order import Order
from tools.compile_rules.sources import name_of, whole_number

if TYPE_CHECKING:
    from tools.compile_rules.known import Scope
    from tools.compile_rules.order import Effects
    from tools.compile_rules.sources import Refusal

READERS = {"len", "list", "tuple", "sum", "min", "max", "sorted"}  # take a whole row and leave it as it is
INT_RANGE = range(-(2**31), 2**31)


class Checker:
    """Looks at one function."""

    def __init__(self, scope: Scope, constants: dict[str, int], effects: Effects, slow: dict[str, str]) -> None:
        """Take what is known: whole numbers by name, what calls change, which imports are Python objects and why."""
        self.scope = scope
        self.constants = constants
        self.effects = effects
        self.slow = slow
        self.name = scope.function.name

    def refuse(self, node: ast.AST, reason: str) -> Refusal:
        """A refusal at the line of a node."""
        return self.scope.module.refuse(node, reason)

    def check(self) -> None:
        """Raise a Refusal for the first thing that is wrong."""
        function = self.scope.function
        if function.decorator_list:
            raise self.refuse(function, f"{self.name}: decorators are not translated")
        for node in ast.walk(function):
            if node is not function:
                self._check_language(node)
        for node in ast.walk(function):
            self._check_member(node)
            self._check_row(node)
            self._check_size(node)
            if self.scope.is_c:
                self._check_local(node)
                self._check_power(node)
                self._check_name(node)
        for clash in Order(self.effects).clashes(function):
            raise self.refuse(
                clash.node,
                f"Python reads {clash.field} before it calls {clash.call}, which may change it, and C after; "
                f"take one of the two into a local first",
            )

    def _check_language(self, node: ast.AST) -> None:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda() | ast.ClassDef():
                raise self.refuse(node, f"{self.name}: functions and classes inside a function are not translated")
            case ast.Yield() | ast.YieldFrom() | ast.Await() | ast.GeneratorExp():
                raise self.refuse(node, f"{self.name}: generators are not translated")
            case ast.Global() | ast.Nonlocal():
                raise self.refuse(node, f"{self.name}: global state does not belong in rules")
            case ast.Call(func=ast.Name(id="super")):
                raise self.refuse(node, "super() is a slow call; name the base class: Base.method(self, ...)")
            case ast.Call(func=ast.Name(id="range"), args=[_, _, step]) if not whole_number(step, {}):
                raise self.refuse(node, "C must know the step of a range; write it as a number")
            case ast.Subscript(slice=index) if (whole_number(index, self.constants) or 0) < 0:
                raise self.refuse(node, "an index below zero is garbage in C; count from the front")

    def _check_member(self, node: ast.AST) -> None:
        """A member of an object whose class C does not know is looked up by Python: slow, and a row is a copy."""
        if not (isinstance(node, ast.Attribute) and node.attr in self.scope.members):
            return
        holder = self.scope.known(node.value)
        if holder is None:
            root = node.value
            while isinstance(root, ast.Attribute):
                root = root.value
            if isinstance(root, ast.Name) and root.id not in self.scope.names and not self._is_assigned(root.id):
                return  # a class or a module
        elif holder.name in OBJECTS or self.scope.has_member(holder.name, node.attr):
            return
        what = ast.unparse(node.value)
        raise self.refuse(
            node, f"C does not know that {what} has {node.attr}; put {what} into an annotated local first"
        )

    def _is_assigned(self, name: str) -> bool:
        nodes = ast.walk(self.scope.function)
        return any(isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store) for node in nodes)

    def _check_name(self, node: ast.AST) -> None:
        if isinstance(node, ast.Name) and node.id in self.slow and not self._is_in_annotation(node):
            raise self.refuse(node, f"{node.id} {self.slow[node.id]}")

    def _is_in_annotation(self, node: ast.AST) -> bool:
        child, parent = node, self.scope.parents[node]
        while not isinstance(parent, ast.stmt | ast.arg):
            child, parent = parent, self.scope.parents[parent]
        return child is getattr(parent, "annotation", None) or child is getattr(parent, "returns", None)

    # ---- rows ------------------------------------------------------------------------------------------------

    def _check_row(self, node: ast.AST) -> None:
        """A fixed row is one list to Python, which may be shared, and to C a run of numbers, which is copied."""
        if not isinstance(node, ast.Attribute | ast.Name):
            return
        row = self.scope.known(node)
        if row is None or not row.depth:
            return
        depth = row.depth
        inner: ast.expr = node
        parent = self.scope.parents[inner]
        while depth and isinstance(parent, ast.Subscript) and parent.value is inner:
            if isinstance(parent.slice, ast.Slice):
                raise self.refuse(node, "a slice of a fixed row is not translated; use a loop")
            depth -= 1
            inner, parent = parent, self.scope.parents[parent]
        if depth == 0 or (depth == 1 and _only_reads(parent, inner)):
            return
        match parent:
            case ast.Assign(targets=[target], value=value) if target is inner:
                self._check_fresh(value)
            case ast.AnnAssign(target=target, value=value) if target is inner:
                self._check_fresh(value)
            case _:
                what = ast.unparse(inner)
                raise self.refuse(
                    node, f"{what} as a whole is shared in Python and copied in C; use its elements in a loop"
                )

    def _check_fresh(self, value: ast.expr | None) -> None:
        """What a whole row is set to must be a list that nobody else holds."""
        match value:
            case None:
                raise self.refuse(self.scope.function, f"{self.name}: a local row needs a value, such as [0] * 6")
            case ast.List() | ast.ListComp() | ast.Call():
                return
            case ast.BinOp(left=ast.List(elts=[ast.List(), *_]), op=ast.Mult()):
                raise self.refuse(value, "in Python all these rows would be the same list; use a comprehension")
            case ast.BinOp(left=ast.List(), op=ast.Mult(), right=ast.Constant()):
                return
            case ast.BinOp(left=ast.List(), op=ast.Mult()):
                raise self.refuse(
                    value, "C must know this length; write it as a number, which is checked against the type"
                )
        raise self.refuse(value, "a row is set to a fresh list only; anything else is shared in Python and copied in C")

    # ---- numbers ---------------------------------------------------------------------------------------------

    def _check_size(self, node: ast.AST) -> None:
        match node:
            case ast.AnnAssign(target=target, value=ast.expr() as value) | ast.Assign(targets=[target], value=value):
                kind = self.scope.known(target)
                number = whole_number(value, self.constants)
                if kind and kind.name in {"int", "Ints", "Grid"} and number is not None and number not in INT_RANGE:
                    raise self.refuse(node, f"{number} does not fit into a C int of 32 bits; use Long")

    def _check_power(self, node: ast.AST) -> None:
        match node:
            case ast.BinOp(op=ast.Pow(), right=right) | ast.AugAssign(op=ast.Pow(), value=right):
                if not (isinstance(right, ast.Constant) and isinstance(right.value, float)):
                    raise self.refuse(node, "whole powers overflow unnoticed in C; multiply, or make a table")

    # ---- locals ----------------------------------------------------------------------------------------------

    def _check_local(self, node: ast.AST) -> None:
        """A local without a type is a Python object, or a C number of a size nobody chose."""
        match node:
            case ast.Assign(targets=targets):
                for target in targets:
                    self._want_types(target)
            case ast.NamedExpr(target=target):
                self._want_types(target)
            case ast.For(target=target, iter=source) if not self._counts(source):
                self._want_types(target)

    def _want_types(self, target: ast.expr) -> None:
        match target:
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                for part in parts:
                    self._want_types(part)
            case ast.Starred():
                raise self.refuse(target, "a starred target is a Python list; use a loop")
            case ast.Name(id=name) if name not in self.scope.names:
                raise self.refuse(target, f"{name} needs a type: annotate it where it is first set")

    def _counts(self, source: ast.expr) -> bool:
        """Whether a loop over this gives C numbers."""
        if isinstance(source, ast.Call) and name_of(source.func) == "range":
            return True
        row = self.scope.known(source)
        return row is not None and row.depth == 1


def _only_reads(parent: ast.AST, row: ast.expr) -> bool:
    match parent:
        case ast.For(iter=source) | ast.comprehension(iter=source):
            return source is row
        case ast.Call(func=ast.Name(id=name), args=arguments):
            return name in READERS and row in arguments
        case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[ast.expr() as place]):
            return place is row
    return False
