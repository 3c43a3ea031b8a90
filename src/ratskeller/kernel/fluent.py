"""Messages in Project Fluent's format (FTL), read and turned into templates for `%`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Messages:
    """The messages of some FTL texts in one language. A later text may not say again what an earlier one says."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        """Read them; a text that is not FTL is a mistake of ours and raises."""
        self.language = language
        self._patterns: dict[str, ast.Pattern] = {}
        functions: dict[str, Any] = {"SPELL": self._spell}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        for text in texts:
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise ValueError(f"{language}.ftl: {entry.annotations[0].message}: {entry.content}")  # noqa: TRY004
                if isinstance(entry, ast.Message) and entry.value is not None:
                    if entry.id.name in self._patterns:
                        raise ValueError(f"{language}.ftl says {entry.id.name} twice")
                    self._patterns[entry.id.name] = entry.value
                    for part in entry.attributes:
                        self._patterns[f"{entry.id.name}.{part.id.name}"] = part.value
            self._bundle.add_resource(resource)

    def names(self) -> set[str]:
        """Every message, and every part (an attribute, in FTL) behind a dot."""
        return set(self._patterns)

    def variables(self, name: str) -> set[str]:
        """All facts that a message speaks of, itself or through others."""
        found = self._read(name)
        return found.keys | found.slots

    def keys(self, name: str) -> tuple[str, ...]:
        """The facts that decide how a message is worded, in a stable order; the others are only filled in."""
        return tuple(sorted(self._read(name).keys))

    def template(self, name: str, facts: Mapping[str, Any]) -> str:
        """A message for `%`: worded for the facts that decide, with a place for each of the others."""
        read = self._read(name)
        slots = read.slots - read.keys
        given = {key: _plain(facts[key]) for key in read.keys} | {slot: f"\0{slot}\1" for slot in slots}
        made = self._format(name, given).replace("%", "%%")
        for slot in slots:
            made = made.replace(f"\0{slot}\1", f"%({slot})s")
        return made

    def _format(self, name: str, facts: dict[str, Any]) -> str:
        whole, _, part = name.partition(".")
        message = self._bundle.get_message(whole)
        pattern: Any = message.attributes[part] if part else message.value
        said, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{self.language}.ftl cannot say {name} with {facts}: {errors[0]}")
        return str(said)

    def _spell(self, number: Any, first: str = "lower") -> str:
        """`SPELL($count)`: a whole number as a word, if it is a small one; with `first: "upper"` for a sentence."""
        said = self._format("number", {"number": fluent_number(int(number), useGrouping=False)})
        return said.capitalize() if first == "upper" else said

    def _read(self, name: str) -> _Reader:
        reader = _Reader(self._patterns)
        reader.visit(self._patterns[name])
        return reader


def _plain(fact: object) -> object:
    """What Fluent takes: a number without points between its thousands, and yes or no as a word."""
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    return fluent_number(fact, useGrouping=False) if isinstance(fact, int) else str(fact)


class _Reader(Visitor):
    """Finds the variables of a message: those that choose or are reckoned with, and those that are only shown."""

    def __init__(self, patterns: Mapping[str, ast.Pattern]) -> None:
        super().__init__()
        self._patterns = patterns
        self.keys: set[str] = set()
        self.slots: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (Fluent's name)
        self.keys |= _variables(node.selector)
        self.generic_visit(node)

    def visit_CallArguments(self, node: ast.CallArguments) -> None:  # noqa: N802
        for each in node.positional:
            self.keys |= _variables(each)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.slots.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self._patterns[node.id.name])


def _variables(node: ast.BaseNode) -> set[str]:
    return {node.id.name} if isinstance(node, ast.VariableReference) else set()
