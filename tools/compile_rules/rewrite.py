"""Rewrites a function for C: the same steps, with calls that need no lookup and without what only Python reads."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from tools.compile_rules.known import Scope

if TYPE_CHECKING:
    from tools.compile_rules.calls import Calls
    from tools.compile_rules.sources import Module


class Rewriter(ast.NodeTransformer):
    """Makes a new tree from the one of a function."""

    def __init__(self, calls: Calls, scope: Scope) -> None:
        """Take what is known of calls and of the function's names."""
        self.calls = calls
        self.scope = scope
        self.returns_nothing = returns_nothing(scope.function)

    @classmethod
    def for_module(cls, calls: Calls, module: Module) -> Rewriter:
        """For what stands outside all functions."""
        nobody = ast.arguments([], [], None, [], [], None, [])
        nothing = ast.FunctionDef("nothing", nobody, [], [], ast.Name("int", ast.Load()), None)
        return cls(calls, Scope(calls.sources, module, nothing, None))

    def function(self, name: str) -> ast.FunctionDef:
        """The function under the name that it has in C."""
        old = self.scope.function
        arguments = ast.arguments([], [ast.arg(each.arg) for each in old.args.args], None, [], [], None, [])
        body = [new for each in old.body if (new := self.visit(each)) is not None]
        return ast.copy_location(ast.FunctionDef(name, arguments, body or [ast.Pass()], [], None, None), old)

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Rewrite the parts into a new node; the old one is looked at again by others."""
        made = type(node)()
        for name, value in ast.iter_fields(node):
            if isinstance(value, list):
                parts = [self.visit(each) if isinstance(each, ast.AST) else each for each in value]
                parts = [each for each in parts if each is not None]
                if value and not parts and name == "body":
                    parts = [ast.copy_location(ast.Pass(), value[0])]
                setattr(made, name, parts)
            else:
                setattr(made, name, self.visit(value) if isinstance(value, ast.AST) else value)
        return ast.copy_location(made, node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """A name at the top of a module may have another one in the extension."""
        if node.id in self.scope.own_names:
            return node
        origin = self.calls.sources.origin(self.scope.module, node.id)
        if origin is None or not origin.compiled or origin.has_pxd or node.id in origin.classes:
            return node
        if origin not in self.calls.unit.modules and origin is not self.scope.module:
            return node
        return ast.copy_location(ast.Name(self.calls.name_of(origin, node.id), node.ctx), node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """A call whose function is known goes straight to it."""
        target = self.calls.target(self.scope, node)
        if target is None or node.keywords:
            return self.generic_visit(node)
        arguments = [self.visit(each) for each in node.args]
        match node.func:
            case ast.Attribute(value=ast.Name(id=name)) if name not in self.scope.own_names:
                pass  # Base.method(self, ...): all arguments are there
            case ast.Attribute(value=value):
                arguments.insert(0, self.visit(value))
        function = ast.copy_location(ast.Name(self.calls.c_name(target), ast.Load()), node.func)
        return ast.copy_location(ast.Call(function, arguments, []), node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        """The type stands in the `.pxd`."""
        if node.value is None:
            return None
        return ast.copy_location(ast.Assign([self.visit(node.target)], self.visit(node.value)), node)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        """`a.b += c` as `a.b = a.b + c`, where that is the same: Cython would hold on to `a` meanwhile."""
        if isinstance(node.target, ast.Name) or not _is_plain(node.target):
            return self.generic_visit(node)
        target, value = self.visit(node.target), self.visit(node.value)
        read = _reading(target)
        sum_ = ast.copy_location(ast.BinOp(read, node.op, value), node)
        return ast.copy_location(ast.Assign([target], sum_), node)

    def visit_Return(self, node: ast.Return) -> ast.AST:
        """What returns nothing gives 0, which costs less to tell from an error."""
        if self.returns_nothing:
            return ast.copy_location(ast.Return(ast.Constant(0)), node)
        return self.generic_visit(node)


def _is_plain(node: ast.expr) -> bool:
    """Whether it can be worked out twice without a difference."""
    allowed = (ast.Name, ast.Attribute, ast.Subscript, ast.Constant, ast.BinOp, ast.operator, ast.expr_context)
    return all(isinstance(each, allowed) for each in ast.walk(node))


def _reading(node: ast.expr) -> ast.expr:
    read = ast.parse(ast.unparse(node), mode="eval").body
    for each in ast.walk(read):
        ast.copy_location(each, node)
    return read


def returns_nothing(node: ast.FunctionDef) -> bool:
    """Whether a function is there for what it does."""
    return isinstance(node.returns, ast.Constant) and node.returns.value is None


def docstring_of(node: ast.ClassDef | ast.FunctionDef) -> ast.Expr | None:
    """The statement that says what it is, if there is one."""
    match node.body:
        case [ast.Expr(value=ast.Constant(value=str())) as text, *_]:
            return text
    return None


def without_docstring(node: ast.FunctionDef) -> ast.FunctionDef:
    """The function without it: C functions have nobody who would read it."""
    if docstring_of(node):
        node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node)]
    return node
