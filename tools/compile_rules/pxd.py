"""Writes the `.pxd` of one module: its annotations, said again in C. What cannot be said is refused with its line.

What a rules file may contain, and why, is told in docs/compiled.md; what is refused inside functions is in checks.py.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tools.compile_rules.checks import Checker
from tools.compile_rules.known import NUMBERS, OBJECTS, ROWS, Scope
from tools.compile_rules.sources import (
    PACKAGE,
    Module,
    Sources,
    fields_of,
    methods_of,
    name_of,
    plain_number,
    whole_number,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tools.compile_rules.order import Effects

LOCALS = {
    "int": "cython.int",
    "bint": "cython.bint",
    "double": "cython.double",
    "long long": "cython.longlong",
    "unsigned long long": "cython.ulonglong",
}
# Fine names in Python that C or Cython keep for themselves, with messages that help nobody.
WORDS_OF_C = {"long", "complex", "include", "cdef", "cpdef", "ctypedef", "cimport", "sizeof", "errno", "NULL"}
STATE_BASE = "Block"  # its fields are one run of C ints, see kernel/native.pyx


@dataclass(frozen=True)
class CType:
    """What an annotation means in C."""

    name: str
    shape: tuple[int, ...] = ()

    @property
    def is_number(self) -> bool:
        """Whether this is a single C number."""
        return self.name in LOCALS and not self.shape

    @property
    def error(self) -> int:
        """The result that may mean an error."""
        return 77 if self.name == "unsigned long long" else -77

    def declare(self, name: str) -> str:
        """The declaration of a variable of this type."""
        return f"{self.name}{''.join(f'[{size}]' for size in self.shape)} {name}"

    def as_local(self) -> str:
        """The type as `cython.locals` wants it."""
        base = LOCALS.get(self.name, self.name)
        # In Python syntax the last bracket binds first, so the sizes stand the other way round.
        return base + "".join(f"[{size}]" for size in reversed(self.shape))


@dataclass
class Writer:
    """The declarations of one module."""

    sources: Sources
    module: Module
    effects: Effects
    class_modules: dict[str, Module] = field(default_factory=dict)
    constants: dict[str, int] = field(default_factory=dict)
    slow: dict[str, str] = field(default_factory=dict)  # imported names that stay Python objects, and why
    native_names: dict[str, str] = field(default_factory=dict)  # imported names that are C, and their modules
    python_names: dict[str, str] = field(default_factory=dict)  # the other ones, and how they are imported
    numbers: dict[str, tuple[str, str]] = field(default_factory=dict)  # constants: their types and values in C

    def __post_init__(self) -> None:
        """Read the imports and the constants."""
        for node in self.module.tree.body:
            if isinstance(node, ast.ImportFrom):
                self._import(node)
            elif isinstance(node, ast.Import):
                self._import_modules(node)
        for name in self.module.classes:
            self.class_modules[name] = self.module
        for name, node in self.module.variables.items():
            value = plain_number(node.value)
            if value is not None and name.startswith("_") and name not in self.module.finals:
                kind = self._type(node.annotation).name
                self.numbers[name] = (kind, _in_c(kind, value))

    # ---- the top of the file ---------------------------------------------------------------------------------

    def check_top(self, node: ast.stmt) -> None:
        """Refuse what may not stand at the top of a file."""
        match node:
            case ast.Import() | ast.ImportFrom():
                pass
            case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=[]):
                pass  # seen by mypy alone
            case ast.Expr(value=ast.Constant()):
                pass  # a docstring
            case _:
                raise self.module.refuse(
                    node, "only imports, constants, classes and functions may stand at the top of a file"
                )

    def declare_variable(self, node: ast.AnnAssign, own_name: str) -> str:
        """A variable of the module, under the name that it has in C."""
        name = name_of(node.target)
        if name is None or node.value is None:
            raise self.module.refuse(node, "only a plain name with a value may be annotated here")
        if not name.startswith("_"):
            raise self.module.refuse(
                node, f"{name} would be invisible to Python once it is C; put it in codes.py or call it _{name}"
            )
        if name in self.module.finals:
            raise self.module.refuse(
                node, f"give {name} its type (int, U64 ...) instead of Final, or put it in codes.py"
            )
        return f"cdef {self._type(node.annotation).declare(own_name)}"

    # ---- imports ---------------------------------------------------------------------------------------------

    def _import(self, node: ast.ImportFrom) -> None:
        if node.level:
            raise self.module.refuse(node, "relative imports are not translated; name the whole module")
        other = self.sources.module(node.module or "")
        if other is None:
            self._import_foreign(node)
            return
        if node.names[0].name == "*":
            if other.is_native:
                raise self.module.refuse(node, f"{other.name} is compiled; name what you import from it")
            self._import_constants(other, (name for name in other.finals if not name.startswith("_")))
            return
        for alias in node.names:
            name = alias.name
            if alias.asname:
                raise self.module.refuse(node, f"{name} is imported under another name, which is not translated")
            if other.is_native:
                self._import_native(other, name, node)
            elif name in other.finals:
                self._import_constants(other, [name])
            else:
                self.python_names[name] = f"from {other.name} import {name}"
                self.slow[name] = f"is from {other.name}, which is not compiled, so it would be slow"

    def _import_native(self, other: Module, name: str, node: ast.ImportFrom) -> None:
        if name in other.classes:
            self.class_modules[name] = other
        elif other.compiled and name not in other.functions and not other.has_pxd:
            raise self.module.refuse(node, f"{name} is not a class or function of {other.name}; C cannot import it")
        self.native_names[name] = other.name

    def _import_foreign(self, node: ast.ImportFrom) -> None:
        module = node.module or ""
        if module.partition(".")[0] == PACKAGE:
            raise self.module.refuse(node, f"there is no file {module}; import names from the module that defines them")
        for alias in node.names:
            name = alias.asname or alias.name
            self.python_names[name] = ast.unparse(ast.ImportFrom(module, [alias], 0))
            self.slow[name] = f"is from {module}, which is not compiled, so it would be slow"

    def _import_modules(self, node: ast.Import) -> None:
        for alias in node.names:
            name = alias.asname or alias.name.partition(".")[0]
            self.python_names[name] = ast.unparse(ast.Import([alias]))
            self.slow[name] = "is a Python module, and what is in it would be slow"

    def _import_constants(self, other: Module, names: Iterable[str]) -> None:
        for name in names:
            value = other.constants.get(name)
            if value is None:
                self.python_names[name] = f"from {other.name} import {name}"
                self.slow[name] = f"in {other.name} is not a whole number known there, so it would be slow"
                continue
            self.constants[name] = value
            kind = _smallest_type(value)
            if kind is None:
                self.python_names[name] = f"from {other.name} import {name}"
                self.slow[name] = f"in {other.name} does not fit into 64 bits"
            else:
                self.numbers[name] = (kind, _in_c(kind, value))

    # ---- classes ---------------------------------------------------------------------------------------------

    def declare_class(self, node: ast.ClassDef, *, is_final: bool) -> Iterator[str]:
        """A class with its fields, and the methods that Python and other extensions see."""
        if node.decorator_list or node.keywords:
            raise self.module.refuse(node, "a class may have no decorator and no keyword")
        if len(node.bases) > 1:
            raise self.module.refuse(node, "a class may have only one base")
        ancestors = [ancestor for _, ancestor in self.sources.ancestors(self.module, node)]
        inherited = {name for ancestor in ancestors for name in fields_of(ancestor)}
        names = [ancestor.name for ancestor in ancestors]
        methods = {name for ancestor in ancestors for name in methods_of(ancestor)}
        is_state = STATE_BASE in names
        if is_state and fields_of(node) and any(fields_of(each) for each in ancestors[: names.index(STATE_BASE)]):
            raise self.module.refuse(
                node, "a state class with fields gets no more of them below; C would pad between the two"
            )
        results = {self.result(item).name for item in methods_of(node).values()}
        yield ""
        if is_final and not results & {"long long", "unsigned long long"}:  # whose errors Cython gets wrong there
            yield "@cython.final"
        yield f"cdef class {node.name}{f'({names[0]})' if names else ''}:"
        body: list[str] = []
        for item in node.body:
            match item:
                case ast.AnnAssign():
                    body += self._field(item, inherited, is_state=is_state)
                case ast.FunctionDef():
                    # What is declared above keeps that declaration; a final class must not repeat it.
                    if not item.name.startswith("_") and item.name not in methods:
                        body.append(declare_method(self, item, node))
                case ast.Expr(value=ast.Constant()) | ast.Pass():
                    pass
                case _:
                    raise self.module.refuse(item, "only fields and methods may stand in a class")
        yield from (f"    {line}" for line in body or ["pass"])

    def _field(self, node: ast.AnnAssign, inherited: set[str], *, is_state: bool) -> Iterator[str]:
        name = name_of(node.target)
        if name is None or node.value is not None:
            raise self.module.refuse(node, "a field is a name with a type and no value; give the value in a method")
        self.check_word(name, node)
        ctype = self._type(node.annotation)
        if name in inherited:
            if ctype.is_number or ctype.shape:
                raise self.module.refuse(node, f"{name} is a field of the base class already")
            return  # a narrower class for an inherited field: known to mypy, checked by C where it is used
        if is_state and ctype.name not in {"int", "bint"}:
            raise self.module.refuse(
                node, f"{name}: a state holds only int, bool, Annotated[Ints, ...] and Annotated[Grid, ...]"
            )
        yield f"cdef public {ctype.declare(name)}"

    # ---- functions -------------------------------------------------------------------------------------------

    def check(self, node: ast.FunctionDef, owner: ast.ClassDef | None) -> None:
        """Refuse what cannot be translated."""
        scope = Scope(self.sources, self.module, node, owner)
        Checker(scope, self.constants, self.effects, self.slow).check()
        if node.name.startswith("__") and node.name != "__init__":
            raise self.module.refuse(node, f"{node.name}: of the special methods only __init__ is translated")
        arguments = node.args
        if arguments.defaults or arguments.kwonlyargs or arguments.vararg or arguments.kwarg or arguments.posonlyargs:
            raise self.module.refuse(node, f"{node.name}: only plain arguments without defaults are translated")

    def arguments(self, node: ast.FunctionDef, owner: ast.ClassDef | None) -> dict[str, CType]:
        """The types of a function's arguments, but for the first one of a method."""
        found: dict[str, CType] = {}
        for argument in node.args.args[1:] if owner else node.args.args:
            ctype = found[argument.arg] = self._type(argument.annotation, argument)
            if ctype.shape:
                raise self.module.refuse(
                    argument, f"{argument.arg}: a fixed row cannot be an argument; pass the object that holds it"
                )
            self.check_word(argument.arg, argument)
        return found

    def result(self, node: ast.FunctionDef) -> CType:
        """What a function gives back."""
        if isinstance(node.returns, ast.Constant) and node.returns.value is None:
            return CType("void")
        result = self._type(node.returns, node)
        if result.shape:
            raise self.module.refuse(node, f"{node.name}: a fixed row cannot be returned")
        return result

    def locals(self, node: ast.FunctionDef) -> dict[str, str]:
        """The variables of a function that are C's."""
        arguments = {argument.arg for argument in node.args.args}
        found: dict[str, str] = {}
        for inner in ast.walk(node):
            if not isinstance(inner, ast.AnnAssign):
                continue
            name = name_of(inner.target)
            if name is None:
                raise self.module.refuse(inner, "only a plain name may be annotated in a function")
            self.check_word(name, inner)
            kind = self._type(inner.annotation).as_local()
            if name in arguments or found.get(name, kind) != kind:
                raise self.module.refuse(inner, f"{name} is annotated twice, with different types")
            found[name] = kind
        return {name: kind for name, kind in found.items() if kind not in OBJECTS}

    def check_word(self, name: str, node: ast.AST) -> None:
        """Refuse a name that C keeps for itself."""
        if name in WORDS_OF_C:
            raise self.module.refuse(node, f"{name} is a word of C; choose another name")

    # ---- types -----------------------------------------------------------------------------------------------

    def _type(self, annotation: ast.expr | None, place: ast.AST | None = None) -> CType:
        if annotation is None:
            raise self.module.refuse(
                place or self.module.tree, "an annotation is missing; without it nothing becomes C"
            )
        match annotation:
            case ast.Constant(value=str(text)):
                return self._type(ast.parse(text, mode="eval").body, annotation)
            case ast.Name(id=name) if name in NUMBERS:
                return CType(NUMBERS[name])
            case ast.Name(id=name) if name in OBJECTS or name in self.class_modules:
                return CType(name)
            case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[ast.Name(id=kind), *sizes])):
                return self._row(annotation, kind, sizes)
            case ast.Subscript(value=ast.Name(id=name)) if name in OBJECTS:
                return CType(name)
            case ast.BinOp(left=left, op=ast.BitOr(), right=ast.Constant(value=None)):
                inner = self._type(left, place)
                if inner.name in self.class_modules or inner.name in OBJECTS:
                    return inner
        raise self.module.refuse(place or annotation, f"the type {ast.unparse(annotation)} is not translated")

    def _row(self, annotation: ast.expr, kind: str, sizes: list[ast.expr]) -> CType:
        shape = [whole_number(size, self.constants) for size in sizes]
        element, sizes_wanted = ROWS.get(kind, ("", -1))
        if len(shape) != sizes_wanted:
            raise self.module.refuse(
                annotation, f"{ast.unparse(annotation)}: write Annotated[Ints, n] or Annotated[Grid, n, m]"
            )
        known = tuple(size for size in shape if size is not None and size > 0)
        if len(known) != len(shape):
            raise self.module.refuse(
                annotation, f"{ast.unparse(annotation)}: sizes are positive whole numbers known here"
            )
        return CType(element, known)


def _smallest_type(value: int) -> str | None:
    if -(2**31) <= value < 2**31:
        return "int"
    if -(2**63) <= value < 2**63:
        return "long long"
    return "unsigned long long" if 0 <= value < 2**64 else None


def _in_c(kind: str, value: float) -> str:
    """A number as C writes it."""
    if kind == "unsigned long long":
        return f"{value}ULL"
    return f"{value}LL" if kind == "long long" else repr(value)


def declare_method(writer: Writer, node: ast.FunctionDef, owner: ast.ClassDef) -> str:
    """A method that Python and other extensions see, for the `.pxd`."""
    writer.check_word(node.name, node)
    arguments = (f"{ctype.name} {name}" for name, ctype in writer.arguments(node, owner).items())
    call = f"{node.name}({', '.join(['self', *arguments])})"
    result = writer.result(node)
    if result.name == "void":
        return f"cpdef {call}"  # gives None: so does a class of Python's that derives from this one
    return f"cpdef {result.name} {call}{f' except? {result.error}' if result.is_number else ''}"


def decorate(
    writer: Writer, node: ast.FunctionDef, owner: ast.ClassDef | None, *, is_public: bool, is_inline: bool
) -> Iterator[str]:
    """What makes a function C: its types, and how it hands on errors."""
    writer.check_word(node.name, node)
    result = writer.result(node)
    yield "cython.ccall" if is_public else "cython.cfunc"
    if is_inline:
        yield "cython.inline"
    if result.name == "void":
        yield "cython.returns(cython.int)"
        yield "cython.exceptval(-1)"
    else:
        yield f"cython.returns({result.as_local()})"
        if result.is_number:  # a value that is rarely a result, so that C seldom asks whether there was an error
            yield f"cython.exceptval({result.error}, check=True)"
    kinds = {"self": owner.name} if owner else {}
    kinds |= {name: ctype.as_local() for name, ctype in writer.arguments(node, owner).items()}
    kinds |= writer.locals(node)
    if kinds:
        yield f"cython.locals({', '.join(f'{name}={kind}' for name, kind in kinds.items())})"
