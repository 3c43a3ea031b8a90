"""The documented protocol is the real one: every example can be read, every type has one."""

from __future__ import annotations

import re
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ratskeller.cli.main import main
from ratskeller.kernel.epilogue import Epilogue
from ratskeller.rulebook import Rulebook
from ratskeller.server.problems import CAUSES, STATUS
from ratskeller.server.reach import Reach
from ratskeller.server.reading_routes import READING
from ratskeller.server.review_routes import REVIEWING
from ratskeller.server.routes import ROUTES
from ratskeller.tables import review_wire, wire
from ratskeller.tables.lesson import Lesson
from ratskeller.tables.table_replay import Moment, Outline

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = re.compile(r"<!-- (\w+) -->\n```json\n(.*?)\n```", re.DOTALL)
READ = (Rulebook, Lesson, Outline, Moment, Epilogue)
REVIEW = (*typing.get_args(review_wire.ReviewLine), review_wire.Retry, review_wire.TryOption, review_wire.Tried)
OVER_HTTP = (
    wire.NewTable,
    wire.PlayOn,
    wire.Opened,
    wire.Join,
    wire.Joined,
    wire.You,
    wire.Problem,
    Reach,
    *READ,
    *REVIEW,
)
LINES = (*typing.get_args(wire.FromHouse), *typing.get_args(wire.ToHouse))


def examples(name: str) -> list[tuple[str, str]]:
    found = EXAMPLE.findall((DOCS / "protocol" / name).read_text("utf-8"))
    assert found
    return [(kind, text) for kind, text in found]


def read_exactly(kind: Any, text: str) -> Any:
    """Read an example; it must have no field that the type has not, and lack none that is always sent."""
    value = msgspec.json.decode(text, type=kind)
    again = msgspec.json.decode(msgspec.json.encode(value))
    given = msgspec.json.decode(text)
    missing = set(again) - set(given) if kind in typing.get_args(wire.FromHouse) else set()
    assert not missing, f"{kind.__name__}: {missing}"
    assert {name: again[name] for name in given} == given
    return value


@pytest.mark.parametrize(("kind", "text"), examples("line.md"))
def test_every_line_in_the_documents_is_a_line(kind: str, text: str) -> None:
    value = read_exactly(getattr(wire, kind), text)
    union: Any = wire.FromHouse if type(value) in typing.get_args(wire.FromHouse) else wire.ToHouse
    assert type(msgspec.json.decode(text, type=union)) is type(value)
    if isinstance(value, wire.Table):
        read_exactly(wire.TableInfo, bytes(value.table).decode())


@pytest.mark.parametrize(("kind", "text"), examples("rest.md"))
def test_every_body_in_the_documents_is_a_body(kind: str, text: str) -> None:
    read_exactly({each.__name__: each for each in OVER_HTTP}[kind], text)


def test_every_type_is_in_the_documents() -> None:
    assert {kind for kind, _ in examples("line.md")} == {kind.__name__ for kind in LINES}
    assert {kind for kind, _ in examples("rest.md")} == {kind.__name__ for kind in OVER_HTTP}


def test_every_route_and_cause_is_in_the_documents() -> None:
    text = (DOCS / "protocol" / "rest.md").read_text("utf-8")
    for route in (*ROUTES, *READING, *REVIEWING):
        for path in route.paths:
            assert f"`{path.replace('{table:str}', '{id}').replace(':str}', '}')}" in text
    for cause in (*STATUS, *CAUSES.values(), "fault"):
        assert f"`{cause}`" in text


def test_every_option_of_serve_is_in_the_documents(capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / "hosting.md").read_text("utf-8")
    assert main(["serve", "--help"]) == 0
    for option in set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help"}:
        assert f"`{option}" in text, option


def test_links_between_documents_lead_somewhere() -> None:
    for page in (*(DOCS / "protocol").glob("*.md"), DOCS / "hosting.md"):
        for target in re.findall(r"\]\(([^)#:]+)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
